"""What the greedy bot knows of Druides: whose points it fears, and what it does about them."""

from typing import Any

import pytest

import dolmen
from dolmen.bots import seat_bot
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from dolmen.games.druides.lore import terms, value
from tests.game_walks import walk
from tests.games.druides.scenes import hand, place, position
from tests.scenario import play


def chosen(table: tuple[Game[Any], Any], seat: int = 0) -> set[str]:
    """What the greedy bot plays, whatever it guesses."""
    game, s = table
    return {game.moves.name(seat_bot("greedy", game, seed, seat).choose(s)) for seed in range(8)}


def worth(scores: list[int], seat: int = 0) -> int:
    """A position with these scores and nothing else of note."""
    held = [hand("amber 1")]
    return value(position(len(scores), scores=scores, rituals=6, hands=held, step="place")[1], seat)


def test_points_are_wanted_and_those_of_the_best_rival_feared() -> None:
    assert worth([12, 5, 5]) - worth([11, 5, 5]) == 100
    assert worth([12, 9, 5]) - worth([12, 8, 5]) == -60
    assert worth([12, 9, 5]) == worth([12, 9, 8])
    assert worth([12, 9, 5], seat=1) < worth([12, 9, 5], seat=0)


def test_cards_in_hand_are_wanted_servants_more_and_gems_of_places_in_the_row() -> None:
    row = {slot: place(kind) for slot, kind in enumerate(["jet", "jet", "amber", "amber"], 1)}
    few, gem, servant, fitting = (
        value(
            position(
                2, row, scores=[0, 0], rituals=8, step="place", hands=[hand("emerald 1", *cards)]
            )[1],
            0,
        )
        for cards in ([], ["sapphire 5"], ["servant 1"], ["jet 5"])
    )
    assert (gem - few, servant - few, fitting - few) == (12, 26, 32)


ROWS = {
    "own": place("jet", "P0 jet 9", "P1 jet 8", "P0:6", "P1:1"),
    "theirs": place("jet", "P0 jet 9", "P1 jet 8", "P1:6", "P0:1"),
}


def test_a_ritual_that_pays_is_held_and_one_that_pays_the_rival_is_not() -> None:
    held = [hand("amber 1"), hand("amber 2")]
    for whose, moves in (("own", {"ritual 3"}), ("theirs", {"no ritual"})):
        table = position(2, {3: ROWS[whose]}, scores=[0, 0], hands=held, step="ritual")
        assert "no ritual" in [table[0].moves.name(move) for move in table[0].legal(table[1])]
        assert chosen(table) == moves


def test_of_two_rituals_the_one_that_brings_more_is_held() -> None:
    rows = {
        2: place("jet", "P1 jet 2", "P0 jet 1", "P0:3", "P1:2"),
        3: place("amber", "P1 amber 9", "P0 amber 8", "P0:6", "P1:1"),
    }
    assert chosen(position(2, rows, scores=[0, 0], step="ritual")) == {"ritual 3"}


def test_a_servant_is_sent_where_the_amulets_are() -> None:
    rows = {
        2: place("jet", "P1 jet 9", "P1 jet 8", "P1 jet 7"),
        3: place("amber", "P1 amber 1"),
    }
    held = [hand("servant 6"), hand("garnet 1")]
    table = position(2, rows, scores=[0, 0], hands=held, step="place")
    assert chosen(table) == {"servant 6 to 2"}


@pytest.mark.parametrize(("scores", "wins"), [([29, 3], True), ([3, 29], False)])
def test_a_game_that_is_won_or_lost_is_worth_all_there_is(scores: list[int], wins: bool) -> None:
    game, s = position(
        2, {3: place("jet", "P1 jet 8", "P0 jet 7", "P0:2", "P1:5")}, scores=scores, step="ritual"
    )
    play(game, s, "ritual 3")
    assert game.actor(s) == OVER
    assert value(s, 0) == (1_000_000 if wins else -1_000_000)


@pytest.mark.wide
@pytest.mark.parametrize("amulets", ["numbers", "cards"])
def test_greedy_players_end_their_games(amulets: str) -> None:
    game = dolmen.game("druides", 2, amulets=amulets)
    bots = [seat_bot("greedy", game, 3, seat) for seat in range(2)]
    rng, s = Rng(3), game.start()
    while (actor := game.actor(s)) != OVER:
        game.apply(s, game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s))
    assert value(s, game.ranks(s).index(1)) == 1_000_000


@pytest.mark.wide
@pytest.mark.parametrize(
    ("seats", "amulets", "wins"),
    [
        (2, "numbers", 6),
        (3, "numbers", 6),
        (4, "numbers", 6),
        (2, "cards", 6),
        (3, "cards", 3),
        (4, "cards", 4),
    ],
)
def test_it_beats_those_who_play_anyhow(seats: int, amulets: str, wins: int) -> None:
    """Six games from fixed seeds, each from another seat. One gem a card leaves more to luck."""
    game = dolmen.game("druides", seats, amulets=amulets)
    won = 0
    for seed in range(6):
        greedy = seed % seats
        bots = [
            seat_bot("greedy" if seat == greedy else "random", game, seed, seat)
            for seat in range(seats)
        ]
        rng, s = Rng(seed), game.start()
        while (actor := game.actor(s)) != OVER:
            game.apply(s, game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s))
        won += game.ranks(s)[greedy] == 1 and game.ranks(s).count(1) == 1
    assert won >= wins


def test_a_rival_who_is_close_to_the_top_is_not_served() -> None:
    """Fifteen amulets for P0 are worth more than one for P1, unless that one wins P1 the game."""
    row = {3: place("jet", "P0 jet 9", "P1 jet 7", "P1:1", "P0:6")}
    held = [hand("amber 1"), hand("amber 2")]
    far = position(2, row, scores=[0, 3], hands=held, step="ritual")
    assert chosen(far) == {"ritual 3"}
    near = position(2, row, scores=[0, 29], hands=held, step="ritual")
    assert chosen(near) == {"no ritual"}


@pytest.mark.parametrize("amulets", ["cards", "numbers"])
def test_terms_are_what_a_position_is_worth(amulets: str) -> None:
    game = dolmen.game("druides", seats=3, amulets=amulets)
    for s, _ in walk(game, 5):
        for seat in range(3):
            assert sum(worth for _, worth in terms(s, seat)) == value(s, seat)
