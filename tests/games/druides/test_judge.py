"""The judge of Druides: what it wants, by how much, and which moves it does not think of."""

from typing import Any, Final

import pytest

import dolmen
from dolmen.bots import Budget
from dolmen.bots.judges import judge
from dolmen.bots.searcher import Searcher
from dolmen.core.game import OVER, Game, new_buffer
from dolmen.core.judge import ONE, Judge, new_numbers
from dolmen.core.rng import Rng
from dolmen.games.druides import priors
from dolmen.games.druides.judge import PRIORS, WEIGHTS
from dolmen.games.druides.judge import announces_next as next_to_announce
from tests.games.druides import scenes
from tests.games.druides.scenes import hand, place
from tests.scenario import play

Table = tuple[Game[Any], Any]

# Round numbers, so that what is asserted can be seen.
ROUND: Final = {
    "scale": 200,
    "heat": 100,
    "late": 100,
    "rival_point": 50,
    "ritual_next": 80,
    "ritual_later": 60,
    "rival_ritual": 40,
    "promise": 10,
    "blank": 7,
    "servant": 30,
    "fitting": 20,
    "ritual_rival": 50,
    "gem_alone": 801,
    "gem_shared": 402,
    "gem_early": 153,
    "gem_theirs": 34,
    "gem_astray": 15,
    "gem_filling": 86,
    "gem_loose": 47,
    "servant_first": 88,
    "servant_amulet": 200,
    "servant_before": 59,
    "servant_take": 100,
    "servant_behind": 21,
    "servant_rest": 60,
    "servant_again": 12,
    "keep": 203,
    "discard_fitting": 14,
    "discard_loose": 105,
    "stop": 26,
    "draw_gem": 157,
    "draw_servant": 148,
    "draw_more": 49,
    "fits_theirs": 75,
    "fits_shared": 70,
    "fits_early": 30,
    "fits_mine": 20,
}


def position(seats: int, at: Any = None, *, amulets: str = "cards", **keys: Any) -> Table:
    """As in the scenes, but at a table of the usual kind."""
    return scenes.position(seats, at, amulets=amulets, **keys)


def judged(game: Game[Any]) -> Judge[Any]:
    assert tuple(ROUND) == WEIGHTS
    return judge(game, list(ROUND.values()))


def worth(table: Table, seat: int = 0) -> int:
    game, s = table
    return judged(game).value(s, seat)


def sensible(table: Table) -> list[str]:
    """The names of the moves that are worth a thought."""
    game, s = table
    out = new_buffer(game.moves.count)
    return [game.moves.name(int(out[i])) for i in range(judged(game).sensible(s, out))]


def chances(table: Table) -> list[int]:
    game, s = table
    out = new_numbers([0] * game.seats)
    judged(game).chances(s, out)
    return list(out)


def scored(*scores: int, rituals: int = 6) -> Table:
    """A table with these scores and nothing else of note."""
    held = [hand("amber 1")]
    return position(len(scores), scores=list(scores), rituals=rituals, hands=held, step="place")


def test_points_are_wanted_and_those_of_the_best_rival_feared() -> None:
    assert worth(scored(12, 5, 5)) - worth(scored(11, 5, 5)) == 100
    assert worth(scored(12, 9, 5)) - worth(scored(12, 8, 5)) == -50
    assert worth(scored(12, 9, 5)) == worth(scored(12, 9, 8))


def test_a_hand_is_what_it_holds_and_what_it_will_draw() -> None:
    row = {slot: place(kind) for slot, kind in enumerate(["jet", "jet", "amber", "amber"], 1)}
    few, gem, servant, fitting = (
        worth(
            position(
                2, row, scores=[0, 0], rituals=8, step="place", hands=[hand("emerald 1", *cards)]
            )
        )
        for cards in ([], ["sapphire 5"], ["servant 1"], ["jet 5"])
    )
    # Each takes the room of a card to come; a gem is one amulet whatever its number.
    assert (gem - few, servant - few, fitting - few) == (-7, 30 - 7, 20 - 7)


def test_a_ritual_is_worth_more_to_who_may_announce_next() -> None:
    """Two jets and a servant of P0. P1 has nothing there."""
    row = {3: place("jet", "P0 jet 9", "P0 jet 8", "P0:6")}
    held = [hand("amber 1"), hand("amber 2")]
    now = position(2, row, scores=[0, 0], hands=held, step="ritual")
    later = position(2, row, scores=[0, 0], hands=held, step="place")
    assert worth(now) - worth(later) == 2 * (80 - 60)
    # For P1 the place is only what it brings the other; it would not announce there.
    assert worth(now, 1) == worth(later, 1)
    assert [next_to_announce(table[1].d) for table in (now, later)] == [0, 1]
    third = position(3, row, scores=[0, 0, 0], hands=[*held, hand("amber 3")], step="place", seat=2)
    assert next_to_announce(third[1].d) == 0


def test_a_place_that_is_not_ripe_is_a_promise() -> None:
    held = [hand("amber 1"), hand("amber 2")]
    empty, promise = (
        position(2, {3: place("jet", *cards)}, scores=[0, 0], hands=held, step="place")
        for cards in ([], ["P0 jet 9", "P0:6"])
    )
    assert worth(promise) - worth(empty) == 10
    assert worth(promise, 1) - worth(empty, 1) == -10


def test_servants_share_as_they_are_served() -> None:
    """Three amulets: the two of P1 takes two, the six of P0 the rest."""
    row = {3: place("jet", "P0 jet 9", "P0 jet 8", "P0 jet 7", "P0:6", "P1:2")}
    held = [hand("amber 1"), hand("amber 2")]
    shared = position(2, row, scores=[0, 0], hands=held, step="ritual")
    empty = position(2, {3: place("jet")}, scores=[0, 0], hands=held, step="place")
    # P0 announces next: 80 - 2 * 40 is nothing. P1 would have 2 * 60 - 40.
    assert worth(shared) - worth(empty) == 10 * (2 * 1 - 3)
    assert worth(shared, 1) - worth(empty, 1) == 10 * (2 * 2 - 3) + 80


def test_numbers_count_where_the_table_says_so() -> None:
    row = {1: place("jet", "P0 jet 9", "P0:6")}
    held = [hand("jet 5"), hand("amber 2")]
    cards, numbers = (
        position(2, row, scores=[0, 0], hands=held, step="place", amulets=amulets)
        for amulets in ("cards", "numbers")
    )
    assert worth(numbers) - worth(cards) == 10 * (9 - 1) + 20 * (5 - 1)


def test_a_lead_is_a_chance_and_a_late_one_a_better_one() -> None:
    assert chances(scored(5, 5))[0] > chances(scored(5, 6))[0]
    early, late = chances(scored(4, 2, rituals=1)), chances(scored(4, 2, rituals=9))
    assert late[0] > early[0] > ONE // 2


@pytest.mark.parametrize(("scores", "won"), [([29, 3], [ONE, 0]), ([3, 29], [0, ONE])])
def test_a_game_that_is_over_is_certain(scores: list[int], won: list[int]) -> None:
    row = {3: place("jet", "P1 jet 8", "P0 jet 7", "P0:1", "P1:5")}
    game, s = position(2, row, scores=scores, step="ritual")
    play(game, s, "ritual 3")
    assert game.actor(s) == OVER
    assert chances((game, s)) == won
    points = game.scores(s)
    assert worth((game, s)) == 100 * (points[0] - points[1])


def test_of_gems_of_a_kind_one_is_thought_of() -> None:
    row = {slot: place(kind) for slot, kind in enumerate(["jet", "amber"], 1)}
    held = [hand("jet 2", "jet 7", "amber 1", "servant 3"), hand("amber 2")]
    table = position(2, row, scores=[0, 0], rituals=10, hands=held, step="place")
    assert sensible(table) == [
        *("jet 2 to 1", "jet 2 to 2", "amber 1 to 1", "amber 1 to 2"),
        *("servant 3 to 1", "servant 3 to 2"),
    ]
    play(*table, "servant 3 to 1", "amber 1 to 1")
    assert sensible(table) == ["discard jet 2", "keep gems"]


def test_where_numbers_count_every_gem_is_thought_of() -> None:
    held = [hand("jet 2", "jet 7", "amber 1", "servant 3"), hand("amber 2")]
    row = {1: place("jet")}
    table = position(2, row, scores=[0, 0], hands=held, step="place", amulets="numbers")
    play(*table, "servant 3 to 1", "amber 1 to 1")
    assert sensible(table) == ["discard jet 2", "discard jet 7", "keep gems"]


def test_a_game_played_on_has_rituals_of_use_to_their_holders_alone() -> None:
    """The place of jet holds three amulets for P0, that of amber two for P1: whoever is in step 1
    takes its own place first. What is of use to nobody but others is never announced."""
    row = {
        2: place("amber", "P0 amber 1", "P1 amber 2", "P1:3"),
        3: place("jet", "P0 jet 9", "P0 jet 8", "P0 jet 7", "P0:6"),
    }
    held = [hand("amber 5"), hand("amber 6")]
    for seat, mine in ((0, "ritual 3"), (1, "ritual 2")):
        game, s = position(2, row, scores=[0, 0], hands=held, step="ritual", seat=seat)
        assert game.moves.name(held_by(game, s)) == mine
    nothing = {2: place("amber", "P1 amber 1", "P1 amber 2", "P1:3")}
    game, s = position(2, nothing, scores=[0, 0], hands=held, step="ritual", seat=0)
    assert game.moves.name(held_by(game, s)) == "no ritual"


def held_by(game: Game[Any], s: Any) -> int:
    """The ritual that a game played on begins with."""
    weights = new_numbers(list(ROUND.values()))
    return int(priors.best_ritual(s.d, int(game.actor(s)), weights, PRIORS))


def test_who_has_no_card_holds_the_best_of_bad_rituals() -> None:
    nothing = {
        2: place("amber", "P1 amber 1", "P1 amber 2", "P1:3"),
        3: place("jet", "P1 jet 1", "P1 amber 3", "P1:2"),
    }
    held = [hand(), hand("amber 6")]
    game, s = position(2, nothing, scores=[0, 0], hands=held, step="ritual", seat=0)
    assert game.moves.name(held_by(game, s)) == "ritual 3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_played_on_to_its_end_by_its_dice(seats: int) -> None:
    game = dolmen.game("druides", seats)
    ends = []
    for seed in (1, 1, 2):
        s = game.start()
        judged(game).play_on(s, Rng(seed), new_buffer(game.moves.count))
        assert game.actor(s) == OVER
        ends.append(game.dump(s))
    assert ends[0] == ends[1] != ends[2]


def weighed(table: Table) -> dict[str, int]:
    """What each of the sensible moves is worth a thought."""
    game, s = table
    out, moves = new_numbers([0] * game.moves.count), new_buffer(game.moves.count)
    count = judged(game).sensible(s, moves)
    judged(game).weigh(s, moves, count, out)
    return {game.moves.name(int(moves[i])): int(out[i]) for i in range(count)}


def test_a_ritual_weighs_what_it_brings() -> None:
    """Three amulets, one of them for P1 by its servant of one: 200 less 50 is one and a half
    hundreds more than none, and so many times twice."""
    row = {
        2: place("amber", "P0:3", "P0 jet 1", "P0 jet 2"),
        3: place("jet", "P0 jet 9", "P0 jet 8", "P0 jet 7", "P0:6", "P1:1"),
    }
    held = [hand("amber 1"), hand("amber 2")]
    found = weighed(position(2, row, scores=[0, 0], hands=held, step="ritual"))
    assert list(found) == ["ritual 2", "ritual 3", "no ritual"]
    assert found["ritual 2"] == found["no ritual"]
    assert found["ritual 3"] * 1000 // found["no ritual"] == 2828


def test_a_gem_weighs_by_what_lies_where_it_goes() -> None:
    row = {
        1: place("jet", "P0:6"),
        2: place("jet", "P0:5", "P1:1"),
        3: place("garnet", "P1:2"),
        4: place("garnet"),
    }
    held = [hand("jet 1", "garnet 1", "emerald 1"), hand("amber 2")]
    found = weighed(position(2, row, scores=[0, 0], rituals=8, hands=held, step="place"))
    assert found == {
        "jet 1 to 1": 801,
        "jet 1 to 2": 402,
        "jet 1 to 3": 15,
        "jet 1 to 4": 15,
        "garnet 1 to 1": 15,
        "garnet 1 to 2": 15,
        "garnet 1 to 3": 34,
        "garnet 1 to 4": 153,
        "emerald 1 to 1": 86,
        "emerald 1 to 2": 47,
        "emerald 1 to 3": 47,
        "emerald 1 to 4": 47,
    }


def test_a_servant_weighs_by_when_it_would_be_served() -> None:
    row = {
        1: place("jet", "P0 jet 1", "P0 jet 2"),
        2: place("garnet", "P1:2", "P1 garnet 1", "P1 garnet 2", "P1 garnet 3", "P1 garnet 4"),
        3: place("amber", "P0:4"),
        4: place("amber", "P1:1"),
    }
    held = [hand("servant 1", "servant 3"), hand("emerald 2")]
    found = weighed(position(2, row, scores=[0, 0], rituals=8, hands=held, step="place"))
    assert found == {
        "servant 1 to 1": 88 + 2 * 200,
        "servant 3 to 1": 88 + 2 * 200,
        "servant 1 to 2": 59 + 100,
        "servant 3 to 2": 21 + 2 * 60,
        "servant 1 to 3": 12,
        "servant 3 to 3": 12,
        "servant 1 to 4": 21,
        "servant 3 to 4": 21,
    }


def test_what_fits_is_kept_and_servants_are_drawn_while_few_are_held() -> None:
    row = {1: place("jet"), 2: place("amber")}
    held = [hand("jet 2", "emerald 1"), hand("amber 2")]
    table = position(2, row, scores=[0, 0], rituals=10, hands=held, step="discard", acted=True)
    assert weighed(table) == {"discard jet 2": 14, "discard emerald 1": 105, "keep gems": 203}
    play(*table, "keep gems")
    assert weighed(table) == {"draw gem": 157, "draw servant": 148, "stop": 26}
    many = [hand("jet 2", "servant 1", "servant 2", "servant 3"), hand("amber 2")]
    table = position(2, row, scores=[0, 0], rituals=10, hands=many, step="draw", acted=True)
    assert weighed(table) == {"draw gem": 157, "draw servant": 49, "stop": 26}


def test_a_search_holds_the_ritual_that_wins() -> None:
    """The eleventh ritual is the last: three amulets for P0, who is two behind. Anything else
    leaves P1 the last word."""
    row = {3: place("jet", "P0 jet 9", "P0 jet 8", "P0 jet 7", "P0:6"), 4: place("amber")}
    held = [hand("garnet 1"), hand("garnet 2")]
    game, s = position(2, row, scores=[4, 6], rituals=10, hands=held, step="ritual")
    for seed in range(4):
        bot = Searcher(game, seed, 0, Budget(60), {})
        assert game.moves.name(bot.choose(s)) == "ritual 3"
        best = max(bot.looks(), key=lambda look: look.visits)
        assert best.chance == ONE


def test_positions_have_keys_of_their_own() -> None:
    game = dolmen.game("druides", 2)
    known = judged(game)
    keys = {known.key(s) for s in (game.start(), scored(1, 2)[1], scored(2, 1)[1])}
    assert len(keys) == 3
