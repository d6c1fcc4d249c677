"""The title in the register of titles, and its options."""

import dolmen
from dolmen import games


def test_the_register_knows_seats_and_options() -> None:
    assert dolmen.TITLES["meduris"].name == "Meduris"
    assert games.seat_counts("meduris") == (2, 3, 4)
    listed = {
        seats: [(option.name, option.choices()) for option in games.options("meduris", seats)]
        for seats in (2, 3)
    }
    assert listed == {
        2: [
            ("first", "none, 0, 1"),
            ("colours", "['blue', 'purple'], […]"),
            ("bonus", "random, photo, […], {…}"),
            ("stalemate_end", "True, False"),
            ("idle_limit", "20, 0..1000"),
            ("open_stocks", "False, True"),
            ("board", "none, {…}"),
        ],
        3: [
            ("first", "none, 0, 1, 2"),
            ("colours", "['red', 'lightgreen', 'blue'], […]"),
            ("bonus", "random, photo, […], {…}"),
            ("stalemate_end", "True, False"),
            ("idle_limit", "20, 0..1000"),
            ("open_stocks", "False, True"),
            ("board", "none, {…}"),
        ],
    }


def test_the_title_says_what_it_is() -> None:
    game = dolmen.game("meduris", 2, first=1, idle_limit=5, open_stocks=True)
    assert (game.title, game.version, game.seats) == ("meduris", 1, 2)
    assert game.options == {
        "first": 1,
        "colours": ["blue", "purple"],
        "bonus": "random",
        "stalemate_end": True,
        "idle_limit": 5,
        "open_stocks": True,
        "board": None,
    }
