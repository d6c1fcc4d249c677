"""What of a position is read to tell who will win it."""

from typing import Any

from dolmen.core.judge import new_numbers
from dolmen.games.meduris.features import FEATURES, NAMES, ROOM, read
from tests.games.meduris.scenes import BLUE, GREEN, RED, position


def seen(s: Any, seats: int = 3) -> list[dict[str, int]]:
    """The features of every seat by name, without those that are 0."""
    out = new_numbers([9] * FEATURES * seats)
    read(s, out, new_numbers([9] * ROOM))
    numbers = [list(out)[FEATURES * seat : FEATURES * (seat + 1)] for seat in range(seats)]
    return [
        {name: number for name, number in zip(NAMES, row, strict=True) if number} for row in numbers
    ]


def test_rows_runes_rituals_and_chips_are_read() -> None:
    """A row of three before Red's temple; the druid goes there next, then back to Blue's hut."""
    _, s = position(
        huts={RED: [18, 19], GREEN: [20], BLUE: [5]},
        temples={RED: [21]},
        druid=5,
        runes={"wave": GREEN, "lozenge": BLUE},
        stocks={0: "wood 5 wool 1", 1: "", 2: "stone 1"},
        plains={"wood": [RED, GREEN, BLUE], "wool": [RED, GREEN, BLUE]},
    )
    red, green, blue = seen(s)
    assert red == {
        "points": 5,
        "temples": 3,
        "pieces-left": 7,
        "rows": 6,
        "huts": 2,
        "ritual": 6,
        "kinds": 2,
        "first-chips": 3,
        "more-chips": 5,
        "chips": 6,
        # Two wood and two wool take one swap; copper and stone take two.
        "pays-one": 6,
        "pays-two": 1,
        "offerings": 2,
        "yield": 1,
        "to-act": 1,
        # At field 17, beside the row.
        "site": 3,
    }
    assert green == {
        "points": 5,
        "rune-score": 1,
        "runes": 1,
        "pieces-left": 9,
        "rows": 3,
        "huts": 1,
        "ritual": 3,
        "yield": 1,
        "site": 3,
        # Whoever takes it builds the fourth hut of the row, at field 17.
        "hold": 4,
    }
    # Field 7 takes a lone hut.
    assert {name: blue[name] for name in ("ritual-after", "chips", "kinds", "hold")} == {
        "ritual-after": 1,
        "chips": 1,
        "kinds": 1,
        "hold": 1,
    }
    assert "ritual" not in blue
    assert "pays-one" not in blue


def test_what_cannot_be_taken_is_safe_and_what_is_stored_counts() -> None:
    """Both fields of the arch are built. The free hut beside them is the cheapest of its district,
    though it would be the third of a row; a temple may not stand there, but at field 17 between two
    lone huts."""
    _, s = position(
        "roll",
        seat=GREEN,
        asked=GREEN,
        huts={RED: [12, 13, 16, 18], GREEN: [24, 25]},
        temples={GREEN: [1, 2]},
        druid=25,
        runes={"arch": RED, "spiral": RED, "wave": RED, "fish": GREEN, "hook": GREEN},
        chips={"14": "hut", "18": "druid"},
        stocks={0: "wood 9 wool 9 copper 9 stone 9"},
        plains={"wood": [GREEN, RED], "stone": [RED], "wool": [GREEN, BLUE], "copper": [BLUE]},
    )
    red, green, _ = seen(s)
    names = ("safe-runes", "hold", "rune-score", "druid-chips", "pays-three", "yield", "offerings")
    # The runes of the spiral and the wave cost a lone hut. The worker put on the wood is the third
    # and has a second one below it. Four huts ask for two chips each.
    assert [red[name] for name in names] == [1, 7 + 1 + 1, 6, 1, 6, 5, 8]
    assert red["site"] == 2
    assert "site" not in green
    assert (green["to-roll"], "to-act" in green, "to-act" in red) == (1, False, False)


def test_an_empty_pile_yields_nothing() -> None:
    _, s = position(
        stocks={1: "", 2: ""},
        piles="wood 1 wool 0 copper 0 stone 0",
        plains={"wood": [RED, GREEN], "wool": [RED], "copper": [GREEN], "stone": [BLUE, BLUE]},
    )
    assert [seat["yield"] for seat in seen(s)] == [1, 1, 1]


def test_on_his_steps_the_druid_asks_nobody_at_once() -> None:
    _, s = position(huts={RED: [4], GREEN: [9]})
    assert ["ritual" in seat for seat in seen(s)] == [False, False, False]


def test_without_huts_he_asks_nobody_at_all() -> None:
    _, s = position(temples={RED: [4, 5], GREEN: [9], BLUE: [12]}, druid="step3")
    assert ["ritual" in seat for seat in seen(s)] == [False, False, False]


def test_from_the_last_step_he_comes_to_the_first_hut() -> None:
    _, s = position(huts={RED: [4], GREEN: [9], BLUE: [20]})
    red, green, blue = seen(s)
    assert (red["ritual"], green["ritual-after"], "ritual" in blue) == (1, 1, False)
