"""The title in the register of titles, and its options."""

import pytest

import dolmen
from dolmen import games

EVERY_COUNT = range(1, 8)


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["caverna"].name == "Caverna"
    assert games.seat_counts("caverna") == (1, 2, 3, 4, 5, 6, 7)
    for seats in EVERY_COUNT:
        chairs = ", ".join(str(seat) for seat in range(seats))
        listed = {option.name: option.choices() for option in games.options("caverna", seats)}
        assert listed == {
            "first": f"none, {chairs}",
            "furnishings": "full, introductory",
            "markers": "start, end",
            **({"deal": "0, 0..9999"} if seats == 1 else {}),
        }


@pytest.mark.parametrize("seats", EVERY_COUNT)
def test_the_title_says_what_it_is(seats: int) -> None:
    game = dolmen.game("caverna", seats)
    assert (game.title, game.version, game.seats) == ("caverna", 2, seats)
    alone = {"deal": 0} if seats == 1 else {}
    assert game.options == {"first": None, "furnishings": "full", "markers": "start", **alone}
    chosen = {"first": seats - 1, "furnishings": "introductory", "markers": "end", **alone}
    assert dolmen.game("caverna", seats, **chosen).options == chosen
