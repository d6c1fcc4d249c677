"""The levels of bots: their settings, how long they take, and which is above which."""

import pytest

from dolmen.bots import LEVELS, THINKERS, USUAL, Budget
from dolmen.bots.levels import DEFAULTS, Level, above, level, own_budget
from dolmen.games import seat_counts
from tests.sample import ALL


@pytest.mark.parametrize("title", ALL)
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_of_every_title_thinks_in_a_known_way_for_three_seconds_at_most(
    title: str, name: str
) -> None:
    for seats in seat_counts(title):
        found = level(title, name, seats)
        assert found.thinker in THINKERS
        assert 0 <= found.budget.seconds <= 3
        assert own_budget(title, name, seats) == found.budget
        low, mean, high = found.rating.low, found.rating.mean, found.rating.high
        assert low <= mean <= high


def test_who_is_no_level_has_no_budget_of_its_own() -> None:
    assert own_budget(ALL[0], "greedy", 2) == Budget()


def test_a_title_without_levels_gets_those_of_the_house() -> None:
    for name in LEVELS:
        default = DEFAULTS[name]
        budget = Budget(default["iterations"], default["seconds"])
        expected = Level(default["thinker"], budget, default["settings"])
        assert level("nobody-s", name, 2) == expected


@pytest.mark.parametrize(("seconds", "waited"), [(0.0, 0.0), (0.29, 0.0), (0.3, 0.3), (3.0, 3.0)])
def test_what_is_quick_takes_no_time(seconds: float, waited: float) -> None:
    assert Level("search", Budget(0, seconds), {}).seconds == waited


@pytest.mark.parametrize(
    ("bots", "next_level"),
    [
        ([], None),
        (["random"], "novice"),
        (["novice", "random"], "player"),
        (["player", "novice"], "expert"),
        # Whoever knows the title but is no level counts as the usual one.
        (["greedy"], "expert"),
        (["expert"], "master"),
        (["novice", "master"], None),
    ],
)
def test_the_level_above_is_that_above_the_strongest(
    bots: list[str], next_level: str | None
) -> None:
    assert above(bots) == next_level


def test_who_sits_down_unasked_is_a_level() -> None:
    assert USUAL in LEVELS
