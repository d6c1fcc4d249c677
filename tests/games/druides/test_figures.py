"""What the page shows of the box."""

from dolmen.games.druides.figures import figures


def test_the_page_shows_six_kinds_a_hand_of_seven_and_a_column_of_six_stones() -> None:
    kinds = ("jet", "garnet", "amber", "emerald", "sapphire", "amethyst")
    assert figures() == {"kinds": kinds, "hand": 7, "stones": 6, "circles": 5}
