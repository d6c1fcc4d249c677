"""The record on disk."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen.terminal.record import next_path, save


def broken() -> Iterator[str]:
    yield "first"
    raise OSError("the disk is full")


def test_a_record_is_written_into_a_folder_that_is_made_if_need_be(tmp_path: Path) -> None:
    path = tmp_path / "games" / "table.jsonl"
    save(path, ["one", "two"])
    save(path, ["one", "two", "thrée"])
    assert path.read_text(encoding="utf-8") == "one\ntwo\nthrée\n"
    assert list(path.parent.iterdir()) == [path]


def test_a_failed_write_leaves_the_old_record_and_no_rubbish(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    save(path, ["old"])
    with pytest.raises(OSError, match="full"):
        save(path, broken())
    assert path.read_text() == "old\n"
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_synced_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.open

    def refuse(name: str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if Path(name) == tmp_path:
            raise PermissionError("no")
        return real(name, flags, mode, dir_fd=dir_fd)

    monkeypatch.setattr(os, "open", refuse)
    save(tmp_path / "table.jsonl", ["one"])
    assert (tmp_path / "table.jsonl").read_text() == "one\n"


def test_the_next_record_has_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "table.jsonl"
    assert next_path(path).name == "table-2.jsonl"
    (tmp_path / "table-2.jsonl").touch()
    assert next_path(path).name == "table-3.jsonl"
