"""What the page shows of the box."""

from dolmen.games.meduris.figures import figures


def test_the_page_shows_the_districts_of_both_sides_and_how_many_chips_lie_on_them() -> None:
    assert figures() == {
        "materials": ("wood", "wool", "copper", "stone"),
        "districts": {32: [5, 3, 4, 2, 3, 5, 3, 4, 3], 40: [6, 4, 5, 3, 4, 5, 4, 5, 4]},
        "fields": {2: 32, 3: 32, 4: 40},
        "bonus_chips": 6,
    }
