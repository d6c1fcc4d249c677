"""What a seat believes of cards that it cannot see: gems of others fit where they lie, more often
than chance has it, and all that the seat knows stays as it is."""

from typing import Any, Final

import pytest

import dolmen
from dolmen.bots.judges import judge
from dolmen.core.game import OVER, Game
from dolmen.core.judge import Judge
from dolmen.core.rng import Rng
from dolmen.games.druides.beliefs import NAMES
from dolmen.games.druides.judge import BELIEFS, WEIGHTS
from tests.game_walks import walk
from tests.games.druides.scenes import hand, place, position
from tests.games.druides.walks import MANNERS
from tests.scenario import play

THEIRS, SHARED, EARLY, MINE = NAMES
# P1 has a servant at the jet, both at the garnet, nobody at the emerald, P0 at the sapphire. To all
# of them P1 laid a gem that fits and one that does not, P0 one that does not.
ROW: Final = {
    1: place("jet", "P1 amber 1", "P1 jet 9", "P0 amber 2", "P1:3"),
    2: place("garnet", "P1 amber 3", "P1 garnet 9", "P0 amber 4", "P1:4", "P0:5"),
    3: place("emerald", "P1 amber 5", "P1 emerald 9", "P0 amber 6"),
    4: place("sapphire", "P1 amber 7", "P1 sapphire 9", "P0 amber 8", "P0:6"),
}
HANDS: Final = [hand("amethyst 1", "servant 1"), hand("amethyst 2", "servant 1")]


def believer(game: Game[Any], **odds: int) -> Judge[Any]:
    """A judge that believes nothing but this."""
    weights = dict.fromkeys(WEIGHTS, 1) | dict.fromkeys(NAMES, 0) | odds
    return judge(game, list(weights.values()))


def row_of(**keys: Any) -> tuple[Game[Any], Any]:
    table = {"hands": HANDS, "step": "place", **keys}
    return position(2, ROW, scores=[0, 0], rituals=8, **table)


def believed(game: Game[Any], s: Any, seed: int = 1, **odds: int) -> Any:
    """What P0 believes, as a dump that the laws of the title accept."""
    world = s.clone()
    believer(game, **odds).believe(world, 0, Rng(seed))
    dump = game.dump(world)
    assert game.dump(game.load(dump)) == dump
    assert game.view(world, 0) == game.view(s, 0)
    return dump


def piles(dump: Any) -> list[list[str]]:
    """The kinds of the gems that P1 laid, by place."""
    return [
        [gem.split()[0] for gem in laid["gems"][1]] if laid is not None else []
        for laid in dump["row"][:4]
    ]


AS_LAID: Final = [
    ["amber", "jet"],
    ["amber", "garnet"],
    ["amber", "emerald"],
    ["amber", "sapphire"],
]


def test_the_names_stand_last() -> None:
    assert WEIGHTS[BELIEFS:] == NAMES


@pytest.mark.parametrize("at", range(4))
def test_gems_of_others_fit_by_whose_servants_lie_there(at: int) -> None:
    """In each kind of place a weight of its own, and only what does not fit is exchanged."""
    game, s = row_of()
    sure = {[THEIRS, SHARED, EARLY, MINE][at]: 100}
    laid = [sorted(pile) for pile in piles(believed(game, s, **sure))]
    assert laid == [
        [AS_LAID[slot][1]] * 2 if slot == at else sorted(AS_LAID[slot]) for slot in range(4)
    ]


def test_who_believes_nothing_leaves_a_world_as_it_is() -> None:
    game, s = row_of()
    assert believed(game, s) == game.dump(s)


def test_a_weight_is_how_many_of_a_hundred() -> None:
    game, s = row_of()
    fitting = sum(
        piles(believed(game, s, seed, **{THEIRS: 70}))[0].count("jet") for seed in range(400)
    )
    assert abs(fitting - 400 - 280) < 40


# All jets but that at the place and one more: P0 discarded them, so that they are nowhere else.
KNOWN: Final = [f"jet {number}" for number in (1, 2, 3, 4, 6, 7, 8)]


@pytest.mark.parametrize(
    ("keys", "spot"),
    [
        ({"discarded": [KNOWN, ["jet 5"]]}, "discard"),
        ({"hands": [HANDS[0], hand("amethyst 2", "jet 5", "servant 1")]}, "hand"),
        ({}, "deck"),
        # What P0 itself holds or discarded, and what everybody saw, is nowhere else either.
        ({"discarded": [[*KNOWN, "jet 5"], []]}, None),
        ({"hands": [hand("amethyst 1", "jet 5", "servant 1"), HANDS[1]]}, None),
        ({"discarded_by_rituals": ["jet 5"]}, None),
    ],
    ids=["discard", "hand", "deck", "own discard", "own hand", "shown"],
)
def test_a_gem_that_fits_comes_from_where_it_may_be(keys: dict[str, Any], spot: str | None) -> None:
    """The gem that lay there is now where the other was."""
    game, s = row_of(**{"discarded": [KNOWN, []]} | keys)
    before, after = game.dump(s), believed(game, s, **{THEIRS: 100})
    if spot is None:
        assert after == before
        return
    assert sorted(after["row"][0]["gems"][1]) == ["jet 5", "jet 9"]
    assert [where(before, "jet 5"), where(after, "amber 1")] == [[spot], [spot]]


def where(dump: Any, gem: str) -> list[str]:
    """Where a gem is that lies at no place."""
    spots = {
        "deck": dump["deck"],
        "hand": dump["hands"][1]["gems"],
        "discard": dump["discarded"][1],
    }
    return [spot for spot, gems in spots.items() if gem in gems]


def test_at_the_end_all_is_known() -> None:
    """DRU-END-07 The last ritual is held, and cards that still lie elsewhere stay what they are."""
    row = {1: ROW[1], 3: place("emerald", "P0 emerald 1", "P0 emerald 2", "P0:6")}
    game, s = position(2, row, scores=[0, 0], rituals=10, hands=HANDS, step="ritual")
    play(game, s, "ritual 3")
    assert game.actor(s) == OVER
    assert believed(game, s, **dict.fromkeys(NAMES, 100)) == game.dump(s)


@pytest.mark.wide
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_believed_rests_on_what_is_seen(seats: int) -> None:
    """In any position of a game the world stays one that the seat cannot rule out, and whoever sees
    the same believes the same."""
    game = dolmen.game("druides", seats)
    known = believer(game, **dict.fromkeys(NAMES, 60))
    compared = 0
    for number, (s, _) in enumerate(walk(game, seats, MANNERS[0])):
        seat = number % seats
        alike = game.determinize(s, seat, Rng(number))
        found = []
        for shown in (s, alike):
            world = game.determinize(shown, seat, Rng(7, number))
            known.believe(world, seat, Rng(8, number))
            assert game.view(world, seat) == game.view(s, seat)
            found.append(game.dump(world))
            assert game.dump(game.load(found[-1])) == found[-1]
        assert found[0] == found[1]
        compared += game.dump(s) != found[0]
    assert compared > 10
