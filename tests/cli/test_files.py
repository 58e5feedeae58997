"""A file is written whole or not at all, and never over another one unasked."""

import os
import stat
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from unorules.cli.files import BESIDE, ChangedError, NoFileError, ReadOnlyError, as_it_is, write_new


def test_a_new_file_is_written_and_nothing_is_left_beside_it(tmp_path):
    write_new(tmp_path / "sheet.md", "å\n")
    assert (tmp_path / "sheet.md").read_bytes() == "å\n".encode()
    assert [each.name for each in tmp_path.iterdir()] == ["sheet.md"]


def test_a_file_that_is_there_stays_as_it_is(tmp_path):
    (tmp_path / "sheet.md").write_text("mine")
    with pytest.raises(FileExistsError):
        write_new(tmp_path / "sheet.md", "theirs")
    assert (tmp_path / "sheet.md").read_text() == "mine"
    assert [each.name for each in tmp_path.iterdir()] == ["sheet.md"]


def test_a_file_that_appears_meanwhile_stays_too(tmp_path, monkeypatch):
    target = tmp_path / "sheet.md"
    link = os.link

    def appear(source, place):
        target.write_text("mine")
        link(source, place)

    monkeypatch.setattr(os, "link", appear)
    with pytest.raises(FileExistsError):
        write_new(target, "theirs")
    assert target.read_text() == "mine"


def test_without_hard_links_it_is_written_all_the_same(tmp_path, monkeypatch):
    def refuse(source, place):
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    write_new(tmp_path / "sheet.md", "text")
    assert (tmp_path / "sheet.md").read_text() == "text"


def test_overwriting_keeps_the_rights_of_the_file(tmp_path):
    target = tmp_path / "sheet.md"
    target.write_text("old")
    target.chmod(0o640)
    write_new(target, "new", over=True)
    assert target.read_text() == "new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


def test_a_link_is_followed_not_replaced(tmp_path):
    target = tmp_path / "real.md"
    target.write_text("old")
    (tmp_path / "link.md").symlink_to(target)
    write_new(tmp_path / "link.md", "new", over=True)
    assert (tmp_path / "link.md").is_symlink()
    assert target.read_text() == "new"


def test_a_folder_is_not_overwritten(tmp_path):
    with pytest.raises(IsADirectoryError):
        write_new(tmp_path, "text", over=True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
@pytest.mark.parametrize("over", [False, True])
def test_a_pipe_stays_a_pipe(over, tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NoFileError):
        write_new(tmp_path / "pipe", "text", over=over)
    assert (tmp_path / "pipe").is_fifo()


def test_links_that_go_round_in_a_circle_are_an_os_error(tmp_path):
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(OSError, match=r"."):
        write_new(tmp_path / "a", "text", over=True)


def test_where_nothing_can_be_written_it_is_an_os_error(tmp_path):
    with pytest.raises(OSError, match="No such file"):
        write_new(tmp_path / "nowhere" / "sheet.md", "text")


def test_a_file_marked_read_only_stays_whoever_writes(tmp_path):
    target = tmp_path / "sheet.md"
    target.write_text("mine")
    target.chmod(0o444)
    with pytest.raises(ReadOnlyError):
        write_new(target, "theirs", over=True)
    assert target.read_text() == "mine"


def test_what_somebody_changed_since_it_was_read_stays(tmp_path):
    target = tmp_path / "evening.toml"
    target.write_text("one")
    was = as_it_is(target, 1000)
    target.write_text("one and two")
    with pytest.raises(ChangedError):
        write_new(target, "one and three", over=True, was=was)
    target.unlink()
    with pytest.raises(ChangedError):
        write_new(target, "one and three", over=True, was=was)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="files are held nowhere else")
def test_of_many_that_count_up_one_file_at_once_each_counts(tmp_path):
    target = tmp_path / "count"
    target.write_text("0")

    def one_more(_):
        while True:
            was = as_it_is(target, 1000)
            try:
                return write_new(target, str(int(was) + 1), over=True, was=was)
            except ChangedError:
                time.sleep(0.001)

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(one_more, range(100)))
    assert target.read_text() == "100"
    assert list(tmp_path.iterdir()) == [target]


def test_what_killed_writers_left_is_taken_away_after_an_hour(tmp_path):
    old, new, other = (tmp_path / f".{name}{BESIDE}" for name in ("sheet.md.a", "sheet.md.b", "other.md.c"))
    for each in (old, new, other):
        each.touch()
    for each in (old, other):
        os.utime(each, (0, 0))
    write_new(tmp_path / "sheet.md", "text")
    assert not old.exists() and new.exists() and other.exists()
