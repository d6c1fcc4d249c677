"""What is printed under tiles: lakes, dens and the stream (CAV-TILES-06, -15, -16)."""

from tests.games.caverna.boards import FOREST, ROCK, at, working
from tests.games.caverna.scenes import Scene, player
from tests.laws import clause


def builder(board: dict[str, str] | None = None, goods: str = "") -> Scene:
    """Seat 0 to move in round 1 with that board; no space holds any goods."""
    return working(1, player(goods, board=board or {}))


@clause("CAV-TILES-06")
def test_covering_a_lake_gives_its_food_at_once() -> None:
    assert builder().play("place drift_mining_1_3", "cavern-tunnel 3 5 south").goods() == {
        "food": 1
    }
    board = {"2,4": "cavern", "2,5": "tunnel"}
    here = builder(board).play("place drift_mining_1_3", "cavern-tunnel 1 5 east")
    assert here.goods() == {"food": 2}
    assert here.told("gained") == ["gained P0 food 2"]


@clause("CAV-TILES-15")
def test_a_den_gives_a_boar_to_be_housed() -> None:
    board = {"4,3": "meadow", "4,2": "field"}
    here = builder(board).play("place clearing_1_3", "meadow-field 4 1 north")
    assert here.goods() == {"wild_boar": 1}
    assert here.actor() == 0
    assert here.legal() == ["eat wild_boar", "end"]


@clause("CAV-TILES-15")
def test_a_boar_without_room_is_converted_into_two_food() -> None:
    board = {"4,3": "meadow", "4,2": "field"}
    here = builder(board, "sheep 2").play("place clearing_1_3", "meadow-field 3 1 south")
    assert here.goods() == {"sheep": 2, "wild_boar": 1}
    assert here.legal() == ["eat sheep", "eat wild_boar"]
    assert here.why("end") == ("animals-first", "CAV-ANIMALS-25")
    assert here.play("eat wild_boar").goods() == {"sheep": 2, "food": 2}
    assert here.legal() == ["eat sheep", "end"]


@clause("CAV-TILES-15")
def test_the_stream_gives_one_food() -> None:
    here = builder().play("place clearing_1_3", "meadow-field 4 3 west")
    assert here.goods() == {"food": 1}


@clause("CAV-TILES-16")
def test_printed_bonuses_come_with_single_tiles_too_and_lie_apart() -> None:
    """Each space covered last, all others being covered: five spaces pay, as printed.

    The front space cannot be last; that it pays nothing shows wherever a first tile is laid."""
    paid = {}
    for cell in FOREST[:-1]:
        rest = dict.fromkeys((other for other in FOREST if other != cell), "meadow")
        paid[cell] = builder(rest, "ruby 1").play(*at("buy field", cell)).goods()
    for cell in ROCK:
        rest = dict.fromkeys((other for other in ROCK if other != cell), "cavern")
        paid[cell] = builder(rest, "ruby 1").play(*at("buy tunnel", cell)).goods()
    assert {cell: goods for cell, goods in paid.items() if goods} == {
        "1,3": {"wild_boar": 1},
        "3,1": {"wild_boar": 1},
        "4,2": {"food": 1},
        "1,6": {"food": 2},
        "4,5": {"food": 1},
    }


@clause("CAV-TILES-16")
def test_a_bonus_is_paid_once() -> None:
    """The meadow on the stream is fenced, the cavern on the lake furnished: nothing more comes."""
    board = {"4,3": "meadow", "4,2": "meadow", "4,5": "cavern"}
    spaces = {"sheep_farming": {"sheep": 1}}
    here = working(2, player("wood 2", board=board), spaces=spaces)
    here.play("place sheep_farming", "small-pasture 4 2", "take")
    assert here.goods() == {"sheep": 1}
    here = builder(board, "wood 1").play("place housework", "furnish broom_chamber", "site 4 5")
    assert here.goods() == {"dog": 1}
