"""Housing: the engine against a twin that tries everything, and what the view draws."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import dolmen
from dolmen.core.rng import Rng
from dolmen.games.caverna.data import GOOD_NAMES
from dolmen.games.caverna.housing import fits, housed
from dolmen.games.caverna.state import place_of
from tests.games.caverna import housing_twin
from tests.games.caverna.boards import working
from tests.games.caverna.housing_twin import SPECIES, faults, places
from tests.games.caverna.layouts import random_owner
from tests.games.caverna.scenes import ASIDE, dwarf, of_kind, open_caverna
from tests.games.caverna.walks import MANNERS, Manner, fruitfully, walk
from tests.laws import clause
from tests.scenario import Dump, dump, names, view

BOARDS = 400
HERDS = 10


def random_herd(rng: Rng, owner: Dump) -> dict[str, int]:
    """Animals about as many as the board may hold, so that the answer is in doubt."""
    dogs = [0, 0, 1, 2, 3, 5][rng.below(6)]
    room = sum(place.holds for place in places(owner)) + dogs
    few = SPECIES[: 1 + rng.below(4)] if rng.below(2) else SPECIES
    herd = dict.fromkeys((*SPECIES, "dog"), 0) | {"dog": dogs}
    for _ in range(room * (5 + rng.below(6)) // 10):
        herd[few[rng.below(len(few))]] += 1
    return herd


def cases(seed: int) -> Iterator[tuple[Rng, Dump]]:
    """Random players, each with the generator to draw herds from."""
    rng = Rng(seed)
    for _ in range(BOARDS):
        yield rng, random_owner(rng)


@pytest.mark.wide
@clause("CAV-ANIMALS-27")
@pytest.mark.parametrize("seed", range(2))
def test_the_exact_test_agrees_with_trying_everything(seed: int) -> None:
    game = open_caverna()
    answers = []
    for rng, owner in cases(seed):
        s = game.load({"round": 1, "players": [owner]})
        p = place_of(0)
        for _ in range(HERDS):
            owner["goods"] = random_herd(rng, owner)
            for name, count in owner["goods"].items():
                s.d[p + GOOD_NAMES.index(name)] = count
            expected = housing_twin.housed(owner)
            assert housed(s.d, p) == expected, owner
            answers.append(expected)
    # Neither answer is rare, or the comparison would say little.
    assert len(answers) == BOARDS * HERDS
    assert 0.2 < sum(answers) / len(answers) < 0.8


@pytest.mark.wide
@clause("CAV-HARVEST-16")
def test_newborns_fit_where_trying_everything_houses_them() -> None:
    game = open_caverna()
    answers = []
    for rng, owner in islice(cases(2), BOARDS // 4):
        herd = random_herd(rng, owner)
        owner["goods"] = dict(herd)
        s = game.load({"round": 1, "players": [owner | {"goods": {}}]})
        p = place_of(0)
        for name, count in herd.items():
            s.d[p + GOOD_NAMES.index(name)] = count
        for born in range(1, 16):
            for i, name in enumerate(SPECIES):
                owner["goods"][name] = herd[name] + (born >> i & 1)
            expected = housing_twin.housed(owner)
            assert fits(s.d, p, born) == expected, (owner, born)
            answers.append(expected)
    assert 0.1 < sum(answers) / len(answers) < 0.9


@pytest.mark.wide
@clause("CAV-HARVEST-22")
def test_the_loot_breeds_exactly_the_sets_that_trying_everything_houses() -> None:
    """One or two species with two parents each; with none that fits the item is refused."""
    bred = refused = 0
    for rng, owner in islice(cases(5), BOARDS // 2):
        herd = random_herd(rng, owner)
        owner["goods"] = herd
        if not housing_twin.housed(owner):
            continue
        owner["dwarfs"] = [dwarf(14), *[ASIDE] * (len(owner["dwarfs"]) - 1)]
        here = working(5, owner).play("place logging_1_3")
        sets = [[name for i, name in enumerate(SPECIES) if born >> i & 1] for born in range(1, 16)]
        fitting = [
            "breed " + " ".join(born)
            for born in sets
            if len(born) <= 2
            and all(herd[name] >= 2 for name in born)
            and housing_twin.housed(owner | {"goods": herd | {n: herd[n] + 1 for n in born}})
        ]
        if fitting:
            assert here.play("loot breed").legal() == fitting, owner
            bred += 1
        else:
            assert here.why("loot breed") == ("loot-useless", "CAV-EXPEDITION-02"), owner
            refused += 1
    assert bred > 20
    assert refused > 10


@pytest.mark.wide
@clause("CAV-ANIMALS-24")
def test_a_position_is_possible_if_and_only_if_its_animals_can_be_housed() -> None:
    game = open_caverna()
    for rng, owner in cases(3):
        owner["goods"] = random_herd(rng, owner)
        try:
            game.load({"round": 1, "players": [owner]})
        except dolmen.Refusal:
            assert not housing_twin.housed(owner)
        else:
            assert housing_twin.housed(owner)


@pytest.mark.wide
@clause("CAV-ANIMALS-14")
def test_the_animals_stand_validly_where_the_view_draws_them() -> None:
    game = open_caverna()
    drawn = 0
    for rng, owner in cases(4):
        owner["goods"] = random_herd(rng, owner)
        if not housing_twin.housed(owner):
            continue
        s = game.load({"round": 1, "players": [owner]})
        seen = view(game, s, None)["players"][0]
        assert faults(dump(game, s)["players"][0], seen["animals"]) == [], owner
        drawn += 1
    assert drawn > BOARDS // 4


def settling(legal: list[str]) -> bool:
    """Whether the actor is being asked to convert animals that lack room."""
    return of_kind(legal, "eat", "use") == legal


@pytest.mark.wide
@clause("CAV-ANIMALS-24")
@pytest.mark.parametrize(("seats", "manner"), [(1, fruitfully), (2, MANNERS[0]), (3, fruitfully)])
def test_whenever_somebody_decides_all_animals_are_housed_or_being_settled(
    seats: int, manner: Manner
) -> None:
    game = open_caverna(seats)
    settled = 0
    for s, _ in walk(game, seats, manner):
        homeless = [seat for seat in range(seats) if not at_home(game, s, seat)]
        if homeless:
            assert homeless == [game.actor(s)]
            settled += settling(names(game, s))
    assert settled > 0


def at_home(game: Any, s: Any, seat: int) -> bool:
    """Whether the animals of a seat have room and the view draws them validly."""
    own = dump(game, s)["players"][seat]
    if not housing_twin.housed(own):
        return False
    assert faults(own, view(game, s, None)["players"][seat]["animals"]) == []
    return True


@pytest.mark.parametrize(
    ("board", "goods", "answer"),
    [
        ({}, {"sheep": 2}, True),
        ({}, {"sheep": 1, "cattle": 1}, False),
        ({"4,3": "meadow"}, {"sheep": 5, "dog": 1}, False),
        ({"4,3": "meadow"}, {"sheep": 4, "dog": 1}, True),
        ({"4,3": "small_pasture stable"}, {"donkey": 4, "cattle": 2}, True),
        ({"4,3": "small_pasture stable"}, {"donkey": 5, "cattle": 2}, False),
        ({"4,2": "large_pasture east", "4,3": "large_pasture stable"}, {"cattle": 10}, True),
        ({"4,2": "large_pasture east", "4,3": "large_pasture stable"}, {"cattle": 11}, False),
    ],
)
def test_the_twin_knows_the_simple_cases(
    board: dict[str, str], goods: dict[str, int], answer: bool
) -> None:
    """So that the twin itself is under some test: worked out by hand from the rules."""
    owner = {"board": board, "goods": goods, "dwarfs": [dwarf(), dwarf()]}
    assert housing_twin.housed(owner) == answer


def test_the_twin_finds_faults() -> None:
    owner = {
        "board": {"4,3": "small_pasture", "4,2": "meadow"},
        "goods": {"sheep": 3, "cattle": 1, "dog": 1},
        "dwarfs": [dwarf(), dwarf()],
    }
    good = {"4,3": {"sheep": 1}, "4,2": {"sheep": 2, "dog": 1}, "4,4": {"cattle": 1}}
    assert faults(owner, good) == []
    assert faults(owner, good | {"4,4": {}}) == ["0 cattle stand, 1 are owned"]
    mixed = {"4,3": {"sheep": 1, "cattle": 1}, "4,2": {"sheep": 2, "dog": 1}}
    assert len(faults(owner, mixed)) == 1
    unwatched = {"4,3": {"sheep": 1, "dog": 1}, "4,2": {"sheep": 2}, "4,4": {"cattle": 1}}
    assert len(faults(owner, unwatched)) == 1
