"""Who plays whom: rotations, orders, combinations, and the same dice for all of a block."""

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import dolmen.arena.plan
from dolmen.arena.plan import Plan, build_of, line_ups
from dolmen.arena.play import play, record
from dolmen.bots.seated import Played
from dolmen.core.fair import coming
from dolmen.core.game import CHANCE, Game
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.core.verdict import judge
from tests.arena.plans import plan
from tests.core.stones import Stones, StonesState
from tests.sample import ALL, LIGHT, SOLO


def test_a_block_has_every_rotation_of_the_seats() -> None:
    three = plan("random", "greedy", "player", seats=3)
    assert [three.seating(number) for number in (1, 2, 3)] == [
        (0, 0, ("random", "greedy", "player")),
        (0, 1, ("player", "random", "greedy")),
        (0, 2, ("greedy", "player", "random")),
    ]
    # In the next block they sit the other way round.
    assert three.seating(4) == (1, 0, ("random", "player", "greedy"))
    assert three.seating(7) == (2, 0, ("random", "greedy", "player"))


def test_every_bot_has_every_seat_equally_often() -> None:
    four = plan("random", "greedy", "plain", "player", "master", seats=4)
    games = 5 * 6 * 4  # combinations, orders, rotations
    places = Counter(
        (bot, seat)
        for number in range(1, games + 1)
        for seat, bot in enumerate(four.seating(number).bots)
    )
    assert set(places.values()) == {games // 5}


def test_more_bots_than_seats_meet_in_every_combination() -> None:
    assert line_ups(("a", "b", "c"), 2) == list(combinations("abc", 2))
    assert line_ups(("a", "b"), 1) == [("a",), ("b",)]


def test_fewer_bots_than_seats_give_the_first_one_seat() -> None:
    assert line_ups(("a", "b"), 4) == [("a", "b", "b", "b")]
    assert line_ups(("a", "b", "c"), 4) == [("a", "b", "c", "b")]
    assert line_ups(("a",), 2) == [("a", "a")]
    assert line_ups(("a", "b", "b", "b"), 4) == [("a", "b", "b", "b")]


def chances(game: Game[Any], played: Played) -> dict[tuple[str, int], tuple[object, str]]:
    """What chance decided, by pile and ordinal: what could come, and what came."""
    found: dict[tuple[str, int], tuple[object, str]] = {}
    drawn: dict[str, int] = {}
    s = game.start()
    for number, name in enumerate(played.moves, start=1):
        if game.actor(s) == CHANCE:
            chance = coming(game, s, number, drawn)
            drawn[chance.pile] = chance.ordinal
            found[chance.pile, chance.ordinal] = ((game.legal(s), game.weights(s)), name)
        game.apply(s, game.moves.parse(name))
    return found


@pytest.mark.parametrize("title", ALL)
def test_all_rotations_of_a_block_meet_the_same_chance(title: str) -> None:
    two = plan("greedy", "random", title=title, seats=2)
    game = two.game
    first, second, other = (chances(game, play(two, number)) for number in (1, 2, 3))
    assert first
    # Where the same things could come, the same thing came, whatever was played between.
    same = [key for key in first.keys() & second.keys() if first[key][0] == second[key][0]]
    assert len(same) >= min(len(first), 4)
    assert [first[key] for key in same] == [second[key] for key in same]
    # The next block has other dice.
    assert len(first) == 1 or first != other


def test_a_game_follows_from_its_number() -> None:
    two = plan("plain", "greedy")

    def told(number: int) -> tuple[object, ...]:
        game = play(two, number)
        return game[:6]  # all but the times

    assert told(3) == told(3)
    assert told(3) != told(5)
    # Bots of the two rotations think apart from each other.
    seeds = {two.thoughts(number, seat) for number in (1, 2, 3) for seat in (0, 1)}
    assert len({seed for pair in seeds for seed in pair}) == 12


@pytest.mark.parametrize("title", ALL)
def test_a_game_is_a_record_that_can_be_verified(title: str) -> None:
    two = plan("random", "greedy", title=title, seats=2)
    played = play(two, 2)
    log = record(two, played)
    assert log.is_over
    assert (tuple(log.scores()), tuple(log.ranks())) == (played.scores, played.ranks)
    assert log.bots == list(played.bots) == ["greedy", "random"]
    assert judge(log).value == "verified"
    decided = sum(played.choices)
    assert 0 < decided < len(played.moves)
    times = zip(played.longest, played.seconds, strict=True)
    assert all(0 <= most <= spent for most, spent in times)


def test_who_plays_alone_has_blocks_of_one_game() -> None:
    alone = plan("random", title=SOLO, seats=1)
    assert [alone.seating(number).block for number in (1, 2, 3)] == [0, 1, 2]
    assert play(alone, 1).parts() == [1.0]
    assert (alone.whole(5), plan("a", "b", seats=3).whole(5)) == (5, 6)


def test_a_shared_win_counts_in_parts() -> None:
    game = Played(1, ("a",) * 3, (5, 5, 1), (1, 1, 3), (), (), (), ())
    assert game.parts() == [0.5, 0.5, 0.0]


class Shown(Stones):
    """Notes what a bot is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.worlds: list[StonesState] = []

    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        world = super().determinize(s, seat, rng)
        assert world is not s
        self.worlds.append(world)
        return world

    def legal(self, s: StonesState) -> list[int]:
        # A bot asks for the moves of a world that it was shown, the arena for those of chance.
        assert self.actor(s) == CHANCE or any(s is world for world in self.worlds)
        return super().legal(s)


def test_a_bot_is_shown_a_world_and_never_the_position() -> None:
    game = Shown()
    play(Plan(game, ("random", "random"), 1), 1)
    assert len(game.worlds) >= 3


def test_an_illegal_choice_is_a_fault_of_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dolmen.bots.rand.Random.choose", lambda self, state: 0)
    with pytest.raises(Refusal) as refused:
        play(plan("random", "random"), 1)
    assert refused.value.message.id == "arena-illegal"


def test_a_build_is_known_by_what_decides_how_bots_play() -> None:
    builds = {build_of(title) for title in ALL}
    assert len(builds) == len(ALL)
    assert build_of(LIGHT) == build_of(LIGHT)
    assert build_of("unknown") not in builds
    terms = plan("random", "greedy").terms()
    assert terms["build"] == build_of(LIGHT)
    assert list(terms) == [
        "title",
        "version",
        "seats",
        "options",
        "bots",
        "seed",
        "budget",
        "build",
    ]


def test_a_rating_that_is_written_down_is_no_other_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else games that a rating came from could not be gone on with."""
    source = "[player]\nseconds = 1\n[player.rating]\nmean = 0\nlow = 0\nhigh = 0\n"
    file = tmp_path / "levels.toml"
    monkeypatch.setattr(dolmen.arena.plan, "files", lambda package: tmp_path)
    monkeypatch.setattr(dolmen.arena.plan, "SHARED", ())

    def build(levels: str) -> str:
        file.write_text(levels, encoding="utf-8")
        return build_of.__wrapped__(LIGHT)

    before = build(source)
    assert build(source.replace("mean = 0", "mean = 1500")) == before
    assert build(source.replace("seconds = 1", "seconds = 2")) != before
    file.rename(tmp_path / "weights.toml")
    assert build_of.__wrapped__(LIGHT) != before
