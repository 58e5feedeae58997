"""What is kept of files: never older than the files, never half of it, and nothing where nothing may be kept."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from unorules import store
from unorules.i18n.messages import Messages
from unorules.rulebook.compiled import Unread, as_data, from_data
from unorules.rulebook.shelf import SHIPPED, open_file, shipped_ruleset


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache folder of the test's own."""
    monkeypatch.setenv(store.VARIABLE, str(tmp_path / "cache"))
    yield tmp_path / "cache"


def built(path: Path) -> store.Kept | None:
    return store.kept("test", [path], lambda: {"text": path.read_text(encoding="utf-8"), "ü": [1, None]})


def test_what_was_kept_is_found_again_without_building(place: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first", encoding="utf-8")
    assert built(file) is not None
    again = store.kept("test", [file], lambda: pytest.fail("built twice"))
    assert again is not None
    assert (again.get("text"), again.get("ü"), again.get("nothing")) == ("first", [1, None], None)


@pytest.mark.parametrize("other", ["other", "longer than before", ""])
def test_a_file_that_changed_is_built_anew(place: Path, tmp_path: Path, other: str) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first", encoding="utf-8")
    built(file)
    file.write_text(other, encoding="utf-8")
    os.utime(file, ns=(1, 1))  # even one that looks older than what was kept
    found = built(file)
    assert found is not None
    assert found.get("text") == other


def test_a_file_that_changes_while_it_is_built_is_not_kept(place: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first", encoding="utf-8")

    def build() -> dict[str, str]:
        text = file.read_text(encoding="utf-8")
        file.write_text("second", encoding="utf-8")
        return {"text": text}

    assert store.kept("test", [file], build) is None
    found = built(file)
    assert found is not None
    assert found.get("text") == "second"


@pytest.mark.parametrize("spoil", [b"", b"{}", b"{}\n", b"[1]\n[2]", b'{"mark": 1}\n', b"\xff\x00\n", None])
def test_a_spoilt_file_is_built_anew(place: Path, tmp_path: Path, spoil: bytes | None) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first", encoding="utf-8")
    built(file)
    (path,) = place.iterdir()
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - 3] if spoil is None else spoil)
    found = built(file)
    assert found is not None
    assert found.get("text") == "first"
    assert path.read_bytes() == data


def test_many_at_once_leave_one_whole_file(place: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first" * 1000, encoding="utf-8")
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(built, [file] * 40))
    assert all(each is not None and each.get("text") == "first" * 1000 for each in found)
    assert len(list(place.iterdir())) == 1


def test_what_killed_builders_left_is_taken_away_after_an_hour(place: Path, tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_text("first", encoding="utf-8")
    built(file)
    (kept,) = place.iterdir()
    old, new = place / f".{kept.name}.old", place / f".{kept.name}.new"
    old.touch()
    new.touch()
    os.utime(old, (0, 0))
    file.write_text("second", encoding="utf-8")
    built(file)
    assert sorted(place.iterdir()) == sorted([kept, new])


def test_nothing_is_kept_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(store.VARIABLE, "")
    assert store.kept("test", [tmp_path], lambda: pytest.fail("built")) is None


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no such rights here")
def test_a_folder_that_cannot_be_written_to_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv(store.VARIABLE, str(tmp_path / "file" / "cache"))
    assert store.kept("test", [tmp_path / "file"], lambda: pytest.fail("built")) is None


def test_without_a_home_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: (_ for _ in ()).throw(RuntimeError))
    assert store.folder({}) is None
    assert store.folder({"XDG_CACHE_HOME": "beside"}) is None
    if sys.platform != "win32":
        assert store.folder({"XDG_CACHE_HOME": "/c"}) == Path("/c/unorules")


@pytest.mark.parametrize("language", ["en", "fi", "nb", "sv"])
def test_kept_wording_is_the_wording_of_the_files(language: str, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = ("options.uno.penalty.name", "ask.empty", "rules.match", "cli.about", "nothing.at.all", "options.uno")
    fresh = Messages(language)
    told = [fresh.has(key) and fresh(key, question="") for key in keys]
    assert any(place.iterdir())
    monkeypatch.setenv(store.VARIABLE, "")
    plain = Messages(language)
    assert [plain.has(key) and plain(key, question="") for key in keys] == told
    assert dict(fresh.templates("options")) == dict(plain.templates("options"))


@pytest.mark.parametrize("name", SHIPPED)
def test_a_kept_ruleset_is_the_one_of_the_file(name: str) -> None:
    path, file = shipped_ruleset(name).toml.path, f"rulesets/{name}.toml"
    read = open_file(path, file)
    data = as_data(read)  # type: ignore[arg-type]
    assert data is not None
    again = from_data(data, Unread(file, path))
    assert as_data(again) == data
    for each in ("values", "sources", "uses", "excludes", "pins", "title", "because", "base", "kind"):
        assert getattr(again, each) == getattr(read, each)
    assert [again.origin(key) for key in again.values] == [read.origin(key) for key in read.values]  # type: ignore[union-attr]
    assert again.toml.data == read.toml.data  # type: ignore[union-attr]
