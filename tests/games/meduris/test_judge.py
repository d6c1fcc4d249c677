"""The judge: what a position is worth by its stage, whose chances are how good, and the moves that
the levels find by it."""

from typing import Any, Final

import pytest

import dolmen
from dolmen.bots import Budget, seat_bot
from dolmen.bots.judges import judge as shipped
from dolmen.core.game import OVER, new_buffer
from dolmen.core.judge import FADING, ONE, Judge, new_numbers
from dolmen.games.meduris.judge import MERITS, STAGES, WEIGHTS, blend, open_judge
from dolmen.games.meduris.merits import NAMES as MERIT_NAMES
from tests.game_walks import walk
from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.scenario import names, play

THINKING: Final = ("player", "expert", "master")


def judge(game: Any, scale: int = 200, heat: int = 100, **weights: int) -> Any:
    """A judge that knows nothing but what is named: a feature in all stages (`points`), in one of
    them (`late_points`), or a merit."""
    known = {"scale": scale, "heat": heat}
    for name, weight in weights.items():
        plain = name.replace("_", "-")
        if plain in WEIGHTS:
            known[plain] = weight
        else:
            known |= {f"{stage}-{plain}": weight for stage in STAGES}
    assert known.keys() <= set(WEIGHTS)
    return open_judge(game, new_numbers([known.get(name, 0) for name in WEIGHTS]))


def chances(known: Judge[Any], s: Any, seats: int = 3) -> list[int]:
    out = new_numbers([0] * seats)
    known.chances(s, out)
    return list(out)


# What a position is worth


def test_weights_go_from_stage_to_stage() -> None:
    """With ten pieces each: none left is late, five the middle, all of them early, and between them
    parts of both, in tenths."""
    numbers = [0] * len(WEIGHTS)
    for stage, weight in zip(STAGES, (1000, 100, 10), strict=True):
        numbers[WEIGHTS.index(f"{stage}-runes")] = weight
    rows = list(blend(new_numbers(numbers), 10))
    runes = WEIGHTS.index("early-runes") - WEIGHTS.index("early-points")
    features = len(rows) // 11
    found = [rows[left * features + runes] for left in range(11)]
    assert found[:6] == [100, 280, 460, 640, 820, 1000]
    assert found[6:] == [2800, 4600, 6400, 8200, 10000]
    assert sum(rows) == sum(found)


def test_the_weights_of_moves_come_last() -> None:
    assert WEIGHTS[MERITS:] == MERIT_NAMES


def test_a_position_is_worth_the_lead_over_the_best_rival() -> None:
    game, s = position(scores={RED: 9, GREEN: 7, BLUE: 5})
    known = judge(game, points=100)
    assert [known.value(s, seat) for seat in range(3)] == [200, -200, -400]


def test_the_stage_follows_whoever_is_nearest_to_the_end() -> None:
    """Red has half of its pieces left; the others, who have all, do not matter."""
    game, s = position(huts={RED: [0, 5, 10, 15, 20]}, druid=20, scores={RED: 9, GREEN: 7, BLUE: 5})
    assert judge(game, middle_points=100).value(s, RED) == 200
    assert judge(game, early_points=100, late_points=100).value(s, RED) == 0


def test_who_is_ahead_by_the_scale_has_twice_the_chance() -> None:
    game, s = position(scores={RED: 9, GREEN: 7, BLUE: 5})
    assert chances(judge(game, scale=200, points=100), s) == [part * ONE // 7 for part in (4, 2, 1)]
    # From the side of the last seat it is the same.
    game, s = position(scores={RED: 5, GREEN: 7, BLUE: 9})
    assert chances(judge(game, scale=200, points=100), s) == [part * ONE // 7 for part in (1, 2, 4)]


def test_chances_are_finer_than_their_steps() -> None:
    """A lead of a thirty-second of the scale lies in the middle between no step and one."""
    game, s = position(scores={RED: 6, GREEN: 5, BLUE: 5})
    behind = FADING[0] - (FADING[0] - FADING[1]) // 2
    found = chances(judge(game, scale=3200, points=100), s)
    assert found == [part * ONE // (ONE + 2 * behind) for part in (ONE, behind, behind)]


def test_nobody_is_without_hope_before_the_end() -> None:
    game, s = position(scores={RED: 90, GREEN: 5, BLUE: 5})
    assert chances(judge(game, scale=1, points=100), s) == [ONE * ONE // (ONE + 2), 0, 0]


def test_a_game_that_is_over_is_judged_by_its_ranks() -> None:
    game, s = position(
        "over",
        final=True,
        huts={RED: [15, 17], GREEN: [20]},
        runes={"spiral": RED, "wave": GREEN},
        scores={RED: 30, GREEN: 31},
    )
    known = judge(game, points=1)
    # A rune each.
    assert game.scores(s) == [31, 32, 5]
    assert chances(known, s) == [0, ONE, 0]
    assert [known.value(s, seat) for seat in range(3)] == [-100, 100, -2700]


def test_the_last_offerings_are_made_by_habit_before_the_end_is_judged() -> None:
    """In the final circuit Green can still give both at a row of two and wins by it."""
    game, s = position(
        "offer",
        final=True,
        huts={GREEN: [9, 10], RED: [20, 25]},
        runes={"sprout": GREEN, "wave": RED, "hook": RED},
        druid=10,
        mark=10,
        asked=GREEN,
        payment={"field": 10},
        stocks={1: "copper 1 wood 1"},
        scores={RED: 10, GREEN: 11},
    )
    assert game.scores(s) == [13, 12, 5]
    assert chances(judge(game), s) == [0, ONE, 0]
    assert judge(game).value(s, GREEN) == 100


def test_a_hut_that_is_being_paid_for_counts_as_built() -> None:
    game, s = position(stocks={0: "wood 4 stone 1 wool 2"})
    known = judge(game, huts=100)
    assert known.value(s, RED) == 0
    play(game, s, "hut 18")
    assert names(game, s) == ["replace stone", "pay"]
    assert known.value(s, RED) == 100
    # A hundred is half of the scale: the odds are the root of two to one and one.
    red, green, blue = chances(known, s)
    assert green == blue
    assert abs(red - 0.4142 * ONE) < 0.001 * ONE


def test_what_weights_count_for_is_what_a_position_is_worth() -> None:
    """Of eight pieces left of ten, six parts are early and four of the middle."""
    game, s = position(huts={RED: [4], GREEN: [9]}, temples={RED: [20]})
    red = dict(zip(WEIGHTS, judge(game).coefficients(s)[RED], strict=True))
    assert [red[f"{stage}-points"] for stage in STAGES] == [5 * 6, 5 * 4, 0]
    assert [red[f"{stage}-huts"] for stage in STAGES] == [6, 4, 0]
    assert {red[name] for name in ("scale", "heat", *MERIT_NAMES)} == {0}
    weights = [100 + 3 * i for i in range(len(WEIGHTS))]
    known: Any = open_judge(game, new_numbers(weights))
    worths = [
        sum(weight * times for weight, times in zip(weights, row, strict=True)) // 10
        for row in known.coefficients(s)
    ]
    assert known.value(s, RED) == worths[RED] - max(worths[GREEN], worths[BLUE])


def test_of_a_decided_game_no_weight_counts() -> None:
    game, s = position("over", final=True, huts={RED: [15]})
    assert judge(game).coefficients(s) == []


# Moves


def weighed(known: Judge[Any], game: Any, s: Any) -> dict[str, int]:
    """The sensible moves, each with how much it is worth a thought."""
    moves, out = new_buffer(game.moves.count), new_numbers([0] * game.moves.count)
    count = known.sensible(s, moves)
    known.weigh(s, moves, count, out)
    return {game.moves.name(int(moves[i])): int(out[i]) for i in range(count)}


def test_actions_are_weighed_by_their_merits() -> None:
    """A temple between two huts scores two: it is two heats better than one that scores nothing,
    and a heat is twice as much."""
    game, s = position(huts={RED: [18], GREEN: [20]}, stocks={0: "wool 1 copper 1"})
    found = weighed(judge(game, temple_score=100), game, s)
    assert not any(name.startswith("swap") for name in found)
    # Wool and copper are shown by fields 19, 0, 2, 6, 11 and 27.
    lone = {found[f"temple {field}"] for field in (0, 2, 6, 11, 27)}
    assert len(lone) == 1
    assert abs(found["temple 19"] - 4 * lone.pop()) <= 4


def test_other_choices_are_weighed_by_rules_of_thumb() -> None:
    game, s = position("return", face="minus", asked=RED, stocks={0: "wood 2 stone 3"})
    assert weighed(judge(game), game, s) == {"return wood": 3, "return stone": 4}


def test_a_key_tells_positions_apart() -> None:
    game, s = position()
    known = judge(game)
    key = known.key(s)
    assert 0 <= key < 1 << 62
    assert known.key(s.clone()) == key
    play(game, s, names(game, s)[0])
    assert known.key(s) != key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_moves_are_legal_in_order_and_never_none(seats: int) -> None:
    game = dolmen.game("meduris", seats=seats)
    known = shipped(game)
    out = new_buffer(game.moves.count)
    for s, _ in walk(game, seats):
        if game.actor(s) >= 0:
            found = [int(out[i]) for i in range(known.sensible(s, out))]
            assert found
            assert found == [move for move in game.legal(s) if move in set(found)]
        if game.actor(s) != OVER:
            assert abs(sum(chances(known, s, seats)) - ONE) <= seats


# What the levels find


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(2))
def test_the_offering_that_wins_is_made(level: str, seed: int) -> None:
    """The last hut of the final circuit: both materials bring two points and the game."""
    game, s = position(
        "offer",
        final=True,
        huts={GREEN: [9, 10], RED: [20, 25]},
        runes={"sprout": GREEN, "wave": RED, "hook": RED},
        druid=10,
        mark=10,
        asked=GREEN,
        payment={"field": 10},
        stocks={1: "copper 1 wood 1"},
        scores={RED: 10, GREEN: 11},
    )
    bot = seat_bot(level, game, seed, GREEN, Budget(iterations=60))
    assert names(game, s) == ["offer nothing", "offer wood", "offer copper", "offer both"]
    assert game.moves.name(bot.choose(s)) == "offer both"


@pytest.mark.parametrize("level", THINKING)
@pytest.mark.parametrize("seed", range(2))
def test_the_temple_that_wins_is_built(level: str, seed: int) -> None:
    """Red's last turn; Green has placed everything and has no chips for the final circuit. A
    construction brings the druid over the river: Green has six points by its runes then, loses
    four at the row from 7 to 10, twelve in the circuit, and has 21 for the runes: 31. A lift leaves
    it 29. Red's 25 need the eight points of a temple between the two rows; at field 6 it would be
    four."""
    game, s = position(
        seats=2,
        last_turns=1,
        huts={GREEN: [7, 8, 9, 10, 12, 13, 14, 15, 21, 22, 23, 24]},
        temples={GREEN: [4, 30]},
        druid=24,
        stocks={0: "wool 1 copper 1", 1: ""},
        scores={RED: 25, GREEN: 20},
    )
    assert {"temple 6", "temple 11", "temple 27", "hut 27"} <= set(names(game, s))
    bot = seat_bot(level, game, seed, RED, Budget(iterations=150))
    assert game.moves.name(bot.choose(s)) == "temple 11"
