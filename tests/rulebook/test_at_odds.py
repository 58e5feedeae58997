"""A used file that shuts out what it uses itself: the cure points at that file, and is told once."""

from __future__ import annotations

from pathlib import Path

from unorules.rulebook.check import check


def test_the_file_at_fault_is_named_and_no_cure_twice(tmp_path: Path) -> None:
    head = 'format = 1\nid = "{}"\nkind = "house-rule"\ntitle = {{ en = "x" }}\n'
    (tmp_path / "below.toml").write_text(head.format("below") + 'excludes = ["bounce"]\nuses = ["bounce"]\n', "utf-8")
    file = tmp_path / "above.toml"
    file.write_text(head.format("above") + 'uses = ["below"]\n', "utf-8")
    [found] = [one for one in check(file).findings if one.code == "RS401"]
    first, *others = found.helps
    assert (first.key, first.params["file"], first.params["line"]) == ("at-odds", "below.toml", 5)
    assert [each.key for each in others] == ["take-out"]
