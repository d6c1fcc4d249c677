"""What a move costs and brings, as its player may know it."""

import pytest

from tests.games.druides.scenes import hand, place, position
from tests.laws import clause
from tests.scenario import play, priced

AT = {
    1: place("jet", "P0 jet 3", "P1 amber 5", "P0:5", "P1:2", "P0:6"),
    2: place("amber", "P1 amber 1", "P0 garnet 2"),
    3: place("emerald", "P1:3"),
    4: place("sapphire", "P0 sapphire 1"),
}
HANDS = [hand("emerald 7", "emerald 8", "servant 1"), hand("emerald 9", "servant 1")]


@clause("DRU-RITUAL-01", "DRU-RITUAL-04", "DRU-SCORE-03")
@pytest.mark.parametrize(
    ("move", "effects"),
    [
        # How many gems and servants there are everybody can count; what they are nobody is told.
        ("ritual 1", ["becomes gem +2 slot:1", "becomes servant +3 slot:1"]),
        ("ritual 2", ["lacks servant +1"]),
        ("ritual 3", ["lacks card +2"]),
        ("ritual 4", ["lacks servant +1", "lacks card +1"]),
        ("ritual 5", ["lacks servant +1", "lacks card +2"]),
        ("no ritual", []),
    ],
)
def test_a_ritual_says_what_it_shows_or_what_is_missing(move: str, effects: list[str]) -> None:
    game, s = position(2, AT, hands=HANDS, step="ritual")
    assert priced(game, s, move) == effects


@clause("DRU-RITUAL-03")
def test_a_second_ritual_lacks_no_card() -> None:
    game, s = position(2, AT, hands=HANDS, step="ritual")
    play(game, s, "no ritual")
    assert priced(game, s, "ritual 1") == []
    assert priced(game, s, "ritual 2") == ["lacks servant +1"]


@clause("DRU-TURN-05")
@pytest.mark.parametrize(
    ("move", "effects"),
    [
        ("emerald 7 to 3", ["change gem -1", "becomes place +2 slot:3"]),
        (
            "servant 1 to 2",
            ["change servant -1", "becomes place +3 slot:2", "becomes ritual +1 slot:2"],
        ),
        ("emerald 7 to 2", ["change gem -1", "becomes place +3 slot:2"]),
        (
            "emerald 8 to 1",
            ["change gem -1", "becomes place +6 slot:1", "becomes ritual +1 slot:1"],
        ),
        ("emerald 9 to 3", []),
    ],
)
def test_a_card_leaves_the_hand_and_joins_those_of_its_place(move: str, effects: list[str]) -> None:
    game, s = position(2, AT, hands=HANDS, step="place")
    assert priced(game, s, move) == effects


@clause("DRU-TURN-08", "DRU-HAND-02", "DRU-HAND-03")
def test_a_card_that_will_be_drawn_is_told_by_its_deck_alone() -> None:
    game, s = position(2, AT, hands=HANDS, step="place")
    play(game, s, "emerald 7 to 3", "servant 1 to 3")
    assert priced(game, s, "discard emerald 8") == ["change gem -1"]
    assert priced(game, s, "keep gems") == []
    assert priced(game, s, "draw gem") == []
    play(game, s, "keep gems")
    assert priced(game, s, "draw gem") == ["follows gem +1"]
    assert priced(game, s, "draw servant") == ["follows servant +1"]
    assert priced(game, s, "stop") == []


@clause("DRU-HAND-01")
def test_what_effects_count_is_what_the_hand_holds() -> None:
    game, s = position(2, AT, hands=HANDS, step="place")
    assert [game.holdings(s, seat) for seat in (0, 1)] == [
        {"gem": 2, "servant": 1},
        {"gem": 1, "servant": 1},
    ]
