"""What a seat sees as numbers: a fixed shape, its own seat known, and nothing beyond the view."""

from tests.games.caverna.scenes import opening, player, scene


def test_an_observation_tells_who_looks() -> None:
    here = opening(3, first=1)
    looked = [here.game.observe(here.state, seat) for seat in range(3)]
    assert len({tuple(seen) for seen in looked}) == 3


def test_what_differs_in_a_view_differs_in_the_numbers() -> None:
    plain = scene(2, round=2)
    changed = [
        scene(2, round=2, token=1),
        scene(2, round=2, players=[player("wood 1")]),
        scene(2, round=2, players=[player(), player("wood 1")]),
        scene(2, round=2, players=[player(board={"4,3": "meadow"})]),
        scene(2, round=2, players=[player(begging=1)]),
        scene(2, round=2, spaces={"logging_1_3": {"wood": 1}}),
        scene(2, round=2, cards=["blacksmithing", "ore_mine_construction"]),
        scene(2, round=2).play("place housework"),
    ]
    for other in changed:
        assert other.view() != plain.view()
        assert other.game.observe(other.state, 0) != plain.game.observe(plain.state, 0)


def test_what_the_table_settled_beforehand_is_no_part_of_what_is_seen() -> None:
    """The same position of tables with another option looks the same, so far as it is the same."""
    start = scene(2, round=2)
    late = scene(2, options={"markers": "end"}, round=2)
    assert late.view() == start.view()
