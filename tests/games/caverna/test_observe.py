"""What a seat sees as numbers: a fixed shape, itself first, small, and nothing beyond the view."""

from typing import Any

from dolmen.core.conform import demand
from dolmen.core.measures import check_returns
from dolmen.games.caverna.data import FURNISHING_NAMES, LOOT_COUNT, SPACE_NAMES
from dolmen.games.caverna.observation import PROGRESS_BITS
from tests.games.caverna.scenes import OVER, opening, player, scene, step


def seen(here: Any, seat: int) -> dict[str, list[int]]:
    """What a seat sees in a scene, by the names of the slices."""
    found: dict[str, list[int]] = here.game.observation.named(here.game.observe(here.state, seat))
    return found


def plane(**cells: int) -> list[int]:
    """Six rows of eight cells, 0 but for those named, as in plane(c13=1) for row 1, column 3."""
    found = [0] * 48
    for name, value in cells.items():
        found[8 * int(name[1]) + int(name[2])] = value
    return found


def listed(names: tuple[str, ...], *chosen: str) -> list[int]:
    """1 for each of the chosen names."""
    return [int(name in chosen) for name in names]


def test_a_seat_observes_itself_first() -> None:
    here = scene(3, round=2, token=1, players=[player("wood 2"), player("wood 5"), player("ore 1")])
    looked = [seen(here, seat) for seat in range(3)]
    assert [one["seat0_goods"][:3] for one in looked] == [[2, 0, 0], [5, 0, 0], [0, 0, 1]]
    assert [one["seat1_goods"][:3] for one in looked] == [[5, 0, 0], [0, 0, 1], [2, 0, 0]]
    assert [one["seat2_goods"][:3] for one in looked] == [[0, 0, 1], [2, 0, 0], [5, 0, 0]]
    assert [one["token"] for one in looked] == [[1], [0], [2]]


def test_before_it_is_drawn_nobody_has_the_token() -> None:
    here = opening(3)
    assert [seen(here, seat)["token"] for seat in range(3)] == [[3]] * 3
    assert seen(here, 0)["phase"] == [7]


def test_a_home_board_is_three_planes() -> None:
    board = {
        "4,3": "field",
        "3,3": "meadow stable",
        "2,3": "small_pasture",
        "1,3": "field grain 3",
        "1,2": "field vegetable 2",
        "3,1": "large_pasture east",
        "3,2": "large_pasture",
        "1,4": "tunnel",
        "1,5": "deep_tunnel",
        "1,6": "ore_mine",
        "2,6": "ruby_mine",
        "2,4": "dwelling",
        "2,5": "office_room",
    }
    here = scene(2, round=2, players=[player(board=board)])
    looked = seen(here, 1)
    assert looked["seat1_land"] == plane(
        c43=1,
        c33=2,
        c23=3,
        c13=1,
        c12=1,
        c31=4,
        c32=4,
        c34=5,
        c14=6,
        c15=7,
        c16=8,
        c26=9,
        c24=10,
        c25=11,
    )
    assert looked["seat1_crops"] == plane(c13=3, c12=-2)
    assert looked["seat1_stables"] == plane(c33=1)
    assert looked["seat1_owned"] == listed(FURNISHING_NAMES, "dwelling", "office_room")
    assert looked["tile_cells"][FURNISHING_NAMES.index("office_room")] == 8 * 2 + 5
    assert looked["seat0_land"] == plane(c34=5)


def test_dwarfs_spaces_and_the_action_under_way() -> None:
    here = scene(2, round=2, token=0).play("place housework")
    looked = seen(here, 1)
    space = SPACE_NAMES.index("housework")
    assert looked["turn"] == [1]
    assert looked["space"] == [space]
    assert looked["occupants"] == [2 * int(at == space) for at in range(len(SPACE_NAMES))]
    assert looked["seat1_dwarfs_at"] == [space + 1, 0, -1, -1, -1, -1]
    assert looked["seat1_weapons"] == [0, 0, -1, -1, -1, -1]
    assert looked["flow_depth"][0] > 0
    assert seen(scene(2, round=2), 1)["flow_depth"] == [0]


def test_how_far_the_longest_part_has_come_fits() -> None:
    """Loot is taken an item a bit, and one bit says that no more is wanted."""
    assert PROGRESS_BITS >= LOOT_COUNT


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
    assert seen(late, 0) == seen(start, 0)


def test_alone_hundreds_of_points_are_the_return() -> None:
    here = opening(1)
    decisions = 0
    while here.actor() != OVER:
        check_returns(here.game, here.state, decisions, demand)
        step(here)
        decisions += 1
    check_returns(here.game, here.state, decisions, demand)
    assert here.game.returns(here.state) == [here.game.scores(here.state)[0] / 100]
