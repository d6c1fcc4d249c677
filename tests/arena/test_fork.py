"""A game taken up at some move: the same dice for every try, nothing played twice, clear errors."""

from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.arena.fork import Fork, ForkBook, play, played, rows
from dolmen.arena.hands import by_processes
from dolmen.core.game import CHANCE
from dolmen.core.log import Damaged
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from tests.core.stones import DEAL, SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.sample import LIGHT

OPENING = (DEAL, DEAL + 2, TAKE_ONE)


def fork(**more: Any) -> Fork:
    """A small game after its first decision."""
    given: dict[str, Any] = {"bots": ("random", "random"), "games": 4, "seed": 3, **more}
    return Fork(Stones(), OPENING, **given)


def test_a_fork_goes_on_from_its_move() -> None:
    asked = fork()
    s, drawn = asked.start()
    assert asked.game.dump(s) == {
        "cards": [1, 3],
        "shown": [0, 0],
        "taken": [1, 0],
        "left": 5,
        "seat": 1,
    }
    assert drawn == {"deal": 2}
    outcomes = list(played(asked))
    assert [(one.place, one.number) for one in outcomes] == [(0, 1), (0, 2), (0, 3), (0, 4)]
    for one in outcomes:
        assert sum(one.scores) == 1 + 3 + 6
        assert sum(one.parts) == 1
        taken = [name for name in one.moves if name.startswith("take")]
        assert sum(2 if name == "take two" else 1 for name in taken) == 5


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(played(fork())) == list(played(fork()))
    assert list(played(fork())) != list(played(fork(seed=4)))


def test_every_try_meets_the_same_dice() -> None:
    """The first chance after a try is the same, whichever move was tried."""
    game = dolmen.game(LIGHT, 2, first=0)
    s, rng, moves = game.start(), Rng(5), []
    while game.actor(s) == CHANCE:
        moves.append(int(game.draw(s, rng)))
        game.apply(s, moves[-1])
    legal = [game.moves.name(move) for move in game.legal(s)]
    asked = Fork(game, tuple(moves), ("greedy", "greedy"), 2, 1, (legal[0], legal[1]))
    one, other = (play(asked, (place, 1)) for place in (0, 1))
    assert (one.moves[0], other.moves[0]) == (legal[0], legal[1])
    first = [
        next(name for name in found.moves if name.startswith("deal gem") or "deal" in name)
        for found in (one, other)
    ]
    assert first[0] == first[1]


def test_what_the_games_come_to_seat_by_seat() -> None:
    asked = fork(tries=("take one", "show card"), games=6)
    found = rows(asked, list(played(asked)))
    assert [(row.tried, row.seat, row.bot, row.games) for row in found] == [
        ("take one", 0, "random", 6),
        ("take one", 1, "random", 6),
        ("show card", 0, "random", 6),
        ("show card", 1, "random", 6),
    ]
    for first, second in (found[:2], found[2:]):
        assert first.share.mean + second.share.mean == pytest.approx(1)
        assert first.points.mean + second.points.mean == pytest.approx(10)
        assert first.share.low <= first.share.mean <= first.share.high
    assert rows(asked, [])[0].games == 0


def test_several_processes_play_the_same_games() -> None:
    asked = Fork(dolmen.game(LIGHT, 2), (), ("random", "random"), 3)
    alone = {one.number: one for one in played(asked)}
    assert {one.number: one for one in played(asked, by_processes(2))} == alone


def test_a_file_is_gone_on_from(tmp_path: Path) -> None:
    path, asked = tmp_path / "fork.jsonl", fork()
    whole = list(played(asked))
    with ForkBook(path, asked) as book:
        for one in whole[:2]:
            book.add(one)
        book.write({"closing": True})
    with ForkBook(path, asked) as book:
        assert list(book.games.values()) == whole[:2]
        rest = list(played(asked, known=book.games))
        assert rest == whole[2:]
        for one in rest:
            book.add(one)
    with ForkBook(path, asked) as book:
        assert list(book.games.values()) == whole
    with pytest.raises(Refusal, match="seed"):
        ForkBook(path, fork(seed=9))
    path.write_text("no fork\n", encoding="utf-8")
    with pytest.raises(Damaged):
        ForkBook(path, asked)


@pytest.mark.parametrize(
    ("moves", "more", "id"),
    [
        ((DEAL, DEAL), {}, "move-illegal"),
        ((DEAL, DEAL + 1, TAKE_TWO, TAKE_TWO, TAKE_TWO), {}, "fork-over"),
        (OPENING, {"bots": ("random",)}, "fork-bots"),
        (OPENING, {"bots": ("random", "merlin")}, "bot-unknown"),
        (OPENING, {"tries": ("castle",)}, "move-unknown"),
        ((*OPENING, SHOW), {"tries": ("show card",)}, "move-illegal"),
        ((DEAL,), {"tries": ("take one",)}, "fork-chance"),
    ],
)
def test_what_cannot_be_played_on_is_refused(
    moves: tuple[int, ...], more: dict[str, Any], id: str
) -> None:
    asked = fork(**more)._replace(moves=moves)
    with pytest.raises(Refusal) as refused:
        next(played(asked))
    assert refused.value.message.id == id
