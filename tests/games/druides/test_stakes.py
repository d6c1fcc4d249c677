"""What a person is asked twice, and what not at all."""

from tests.games.druides.scenes import hand, place, position
from tests.laws import clause
from tests.scenario import names, play, stakes


@clause("DRU-RITUAL-03")
def test_a_ritual_is_a_gamble_and_nothing_else_is() -> None:
    game, s = position(
        2,
        {
            3: place("jet", "P0 jet 3", "P1 jet 5", "P1:2"),
            5: place("sapphire", "P0 sapphire 1", "P1 amber 4", "P0:3"),
        },
        hands=[hand("emerald 7", "servant 1"), hand("emerald 8")],
        step="ritual",
    )
    assert names(game, s) == ["ritual 3", "ritual 5", "no ritual"]
    assert stakes(game, s) == (["ritual 3", "ritual 5"], None)
    play(game, s, "no ritual")
    assert stakes(game, s) == ([], None)


@clause("DRU-RITUAL-09")
def test_a_ritual_that_must_be_held_is_still_asked_about() -> None:
    game, s = position(
        2,
        {3: place("jet", "P0 jet 3", "P1 jet 5", "P1:2")},
        hands=[hand(), hand("emerald 8")],
        step="ritual",
    )
    assert names(game, s) == ["ritual 3"]
    assert stakes(game, s) == (["ritual 3"], None)
