"""The title in the register of titles, and its options."""

import dolmen
from dolmen import games
from dolmen.core.options import Option


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["druides"].name == "Druides"
    assert games.seat_counts("druides") == (2, 3, 4)
    assert games.options("druides", 3) == [
        Option("first", (None, 0, 1, 2)),
        Option("amulets", ("cards", "numbers")),
    ]


def test_the_title_says_what_it_is() -> None:
    game = dolmen.game("druides", seats=3, amulets="cards", first=1)
    assert (game.title, game.seats, game.options) == (
        "druides",
        3,
        {"first": 1, "amulets": "cards"},
    )
