"""The balance laboratory: what is told apart, how it is counted, and what is kept."""

from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.arena import balance
from dolmen.arena.balance import (
    Examined,
    Laboratory,
    Notebook,
    TraitRow,
    examined,
    groups_of,
    laboratory,
    rows,
    traits,
)
from dolmen.arena.hands import by_processes
from dolmen.arena.picture import Axes, Bar, draw_bars
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.core.message import Refusal
from tests.core.stones import DEAL, SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.sample import ALL, LIGHT, seats, with_option


def lab(**more: Any) -> Laboratory:
    """A small study of the lightest title."""
    return laboratory(LIGHT, 2, ["random"], 2, seed=3, **more)


@pytest.mark.parametrize("title", ALL)
def test_every_title_says_what_is_told_apart(title: str) -> None:
    """Its groups are there in a game, kinds and keys are those of the title."""
    game = dolmen.game(title, seats(title))
    groups = groups_of(title)
    assert groups
    for kind in groups.get("moves", {}).values():
        assert game.moves.kinds[kind].args
    view: Any = game.view(game.start(), None)
    for key in groups.get("lists", {}).values():
        assert isinstance(view["players"][0][key], list)
    for key in groups.get("owners", {}).values():
        assert isinstance(view[key], dict)


class Shown(Stones):
    """Shows what each player has, and whose what is."""

    def view(self, s: Any, seat: int | None) -> dict[str, object]:
        players = [{"stones": ["few" if taken < 4 else "many"]} for taken in s.taken]
        return {"players": players, "prizes": {"gold": 1, "silver": None}}


def test_traits_are_of_moves_lists_and_owners() -> None:
    game = Shown()
    s = game.start()
    played = []
    for move in (DEAL, DEAL + 1, SHOW, TAKE_TWO, TAKE_ONE, TAKE_TWO, TAKE_ONE):
        played.append((int(game.actor(s)), move))
        game.apply(s, move)
    told = {
        "moves": {"haul": "take"},
        "lists": {"wealth": "stones"},
        "owners": {"prize": "prizes"},
    }
    assert traits(game, played, s, told) == [
        {("haul", "two"), ("wealth", "many")},
        {("haul", "one"), ("wealth", "few"), ("prize", "gold")},
    ]
    # A title that says nothing: all kinds of moves with an argument.
    assert traits(game, played, s, {}) == [{("take", "two")}, {("take", "one")}]


def test_blocks_count_once_and_what_brings_most_comes_first() -> None:
    def seen(number: int, winner: int, *own: str) -> Examined:
        parts = tuple(float(seat == winner) for seat in range(2))
        named = tuple((("seat", str(seat)), ("tile", own[seat])) for seat in range(2))
        return Examined(0, number, parts, (10 + number, 5), named)

    games = [seen(1, 0, "a", "b"), seen(2, 0, "a", "a"), seen(3, 1, "b", "a")]
    assert rows(games) == [
        TraitRow("seat", "0", 3, 6, share_of([1.0, 0.0]), mean_of([11.5, 13])),
        TraitRow("seat", "1", 3, 6, share_of([0.0, 1.0]), mean_of([5, 5])),
        TraitRow("tile", "a", 4, 6, share_of([2 / 3, 1.0]), mean_of([28 / 3, 5])),
        TraitRow("tile", "b", 2, 6, share_of([0.0, 0.0]), mean_of([5, 13])),
    ]
    assert rows([]) == []


def test_a_study_plays_every_rotation_and_every_value() -> None:
    title = with_option("amulets")
    study = laboratory(title, 2, ["random", "greedy"], 1, varied=["amulets"], seed=3)
    assert study.games == 2
    games = list(examined(study))
    assert [(game.place, game.number) for game in games] == [(0, 1), (1, 1), (0, 2), (1, 2)]
    for game in games:
        value = ("cards", "numbers")[game.place]
        for seat, own in enumerate(game.traits):
            assert own[:2] == (("option", f"amulets={value}"), ("seat", str(seat)))
    assert list(examined(study)) == games


def test_several_processes_find_the_same() -> None:
    alone = {game.number: game for game in examined(lab())}
    assert {game.number: game for game in examined(lab(), by_processes(2))} == alone


def test_a_notebook_is_gone_on_from(tmp_path: Path) -> None:
    path, whole = tmp_path / "balance.jsonl", list(examined(lab()))
    with Notebook(path, lab()) as book:
        book.add(whole[0])
        book.write({"closing": True})
    with Notebook(path, lab()) as book:
        assert list(book.games.values()) == whole[:1]
        assert list(examined(lab(), known=book.games)) == whole[1:]
    with pytest.raises(Refusal, match="plans"):
        Notebook(path, lab(given={"first": 1}))


@pytest.mark.parametrize("option", ["colour", "deal"])
def test_only_listed_options_are_varied(option: str) -> None:
    with pytest.raises(Refusal) as refused:
        lab(varied=[option])
    assert refused.value.message.id == "balance-option"


@pytest.mark.parametrize(
    ("text", "fault"), [("moves = 3", "moves"), ("[spaces]\n", "spaces"), ("= 3", "Invalid")]
)
def test_a_file_that_cannot_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, fault: str
) -> None:
    (tmp_path / "balance.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(balance, "files", lambda package: tmp_path)
    groups_of.cache_clear()
    with pytest.raises(Refusal, match=fault):
        groups_of(LIGHT)
    (tmp_path / "balance.toml").unlink()
    assert groups_of(LIGHT) == {}
    groups_of.cache_clear()


def test_bars_have_a_heading_a_line_and_a_dot() -> None:
    bars = [Bar("Tile"), Bar("a <b>", Interval(0.5, 0.25, 0.75)), Bar("c", Interval(0, -1, 2))]
    drawn = draw_bars(bars, Axes("Study", "Share", "", 0, 1, 0.5))
    assert drawn.count("<circle") == 2
    assert "a &lt;b&gt;" in drawn
    assert 'stroke-dasharray="5 4"' in drawn
    assert "5 4" not in draw_bars(bars, Axes("Study", "Share", "", 1, 1))
