"""Games in a file: taken up again, never mixed with others."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from dolmen.arena.book import Book
from dolmen.arena.play import play
from dolmen.bots.seated import Played
from dolmen.core.message import Message, Refusal
from tests.arena.plans import plan

TWO = plan("random", "random")


def filled(path: Path, numbers: range) -> Book:
    """A book with some games."""
    with Book(path, TWO) as book:
        for number in numbers:
            book.add(play(TWO, number))
    return book


def kept(path: Path) -> dict[int, Played]:
    """The games that a book has when it is opened."""
    with Book(path, TWO) as book:
        return book.games


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    book = filled(path, range(1, 4))
    assert kept(path) == book.games
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["game"] for line in lines] == [1, 2, 3]
    assert [line["block"] for line in lines] == [1, 1, 2]
    assert [line["rotation"] for line in lines] == [0, 1, 0]
    assert lines[0]["dice"] == lines[1]["dice"] != lines[2]["dice"]
    assert lines[0]["arena"] == TWO.terms()


@pytest.mark.parametrize("cut", [1, 100, -30])
def test_half_a_line_is_cut_off(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "games.jsonl"
    filled(path, range(1, 4))
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2]) + lines[2][:cut])
    with Book(path, TWO) as book:
        assert sorted(book.games) == [1, 2]
        book.add(play(TWO, 3))
    assert sorted(kept(path)) == [1, 2, 3]
    assert len(path.read_bytes().splitlines()) == 3


def test_half_of_the_first_line_is_cut_off_too(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    filled(path, range(1, 2))
    path.write_bytes(path.read_bytes()[:60])
    assert kept(path) == {}
    assert path.read_bytes() == b""


def test_the_closing_line_makes_room_for_another(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for number in (1, 2):
        with Book(path, TWO) as book:
            book.add(play(TWO, number))
            book.write({"games": number})
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line.get("game") for line in lines] == [1, 2, None]


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (plan("random", "greedy"), "bots"),
        (plan("random", "random", seed=2), "seed"),
        (TWO._replace(budget=None), "budget"),
        (plan("random", "random", seats=3), "seats"),
    ],
)
def test_a_file_of_another_arena_is_refused(tmp_path: Path, other: object, what: str) -> None:
    path = tmp_path / "games.jsonl"
    filled(path, range(1, 3))
    before = path.read_bytes()
    with pytest.raises(Refusal) as refused:
        Book(path, other)  # type: ignore[arg-type]  # a plan
    assert refused.value.message.id == "arena-foreign"
    assert refused.value.message.args["what"] == what
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "not JSON\n" + text,
        lambda text: "my diary",
        lambda text: "[]\n",
        lambda text: '{"format": "dolmen-record/1"}\n',
        lambda text: text.replace('"ranks"', '"rank"'),
        lambda text: text.replace('"game": 1', '"game": "one"'),
    ],
)
def test_what_is_no_arenas_is_refused_and_left_alone(
    tmp_path: Path, spoil: Callable[[str], str]
) -> None:
    path = tmp_path / "games.jsonl"
    filled(path, range(1, 3))
    path.write_text(spoil(path.read_text()))
    before = path.read_bytes()
    with pytest.raises(Refusal) as refused:
        Book(path, TWO)
    assert refused.value.message.id == "arena-damaged"
    assert path.read_bytes() == before


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "no" / "where.jsonl"):
        with pytest.raises(Refusal) as refused:
            Book(path, TWO)
        assert refused.value.message.id == "arena-unwritable"


def test_a_file_that_another_run_writes_to_is_refused_until_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with Book(path, TWO) as book:
        book.add(play(TWO, 1))
        before = path.read_bytes()
        with pytest.raises(Refusal) as refused:
            Book(path, TWO)
        assert refused.value.message == Message("arena-taken", {"path": str(path)})
        assert path.read_bytes() == before
        # Whoever was refused has taken nothing away.
        with pytest.raises(Refusal):
            Book(path, TWO)
    assert sorted(kept(path)) == [1]


def test_a_disk_without_locks_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr("fcntl.flock", none)
    assert sorted(filled(tmp_path / "games.jsonl", range(1, 3)).games) == [1, 2]
