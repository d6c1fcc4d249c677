"""What a person is asked twice, and what not at all."""

from tests.games.meduris.scenes import BLUE, GREEN, RED, at, position, without
from tests.laws import clause
from tests.scenario import names, play, stakes

RICH = {0: "wood 9 wool 9 copper 9 stone 9", 1: "", 2: ""}


@clause("MED-TEMPLE-01")
def test_the_last_temple_is_a_gamble_and_the_first_is_not() -> None:
    game, s = position(stocks=RICH)
    assert any(move.startswith("temple") for move in names(game, s))
    assert stakes(game, s) == ([], None)
    game, s = position(stocks=RICH, temples={RED: [9]}, chips={})
    assert stakes(game, s) == (at("temple", without([9])), None)


@clause("MED-OFFER-02")
def test_an_owner_with_nothing_to_offer_has_nothing_to_decide() -> None:
    game, s = position(
        huts={RED: [9], GREEN: [12], BLUE: [13]},
        temples={RED: [14]},
        druid=9,
        seat=BLUE,
        stocks={0: "", 1: "", 2: "stone 1 copper 1"},
    )
    play(game, s, "temple 30")
    assert names(game, s) == ["offer nothing"]
    assert stakes(game, s) == ([], "offer nothing")
