"""The office room: half a tile over the edge, and what can be done with it (CAV-TILES-21)."""

from tests.games.caverna.boards import FOREST, alike, at, twins, working
from tests.games.caverna.scenes import ASIDE, Scene, dwarf, of_kind, player
from tests.laws import clause

# The six pairs of CAV-TILES-05.
SIX = ["1,4-2,4", "2,4-2,5", "2,5-3,5", "3,5-3,6", "3,5-4,5", "4,5-4,6"]


def builder(board: dict[str, str], goods: str = "") -> Scene:
    """Seat 0 to move in round 1 with that board; no space holds any goods."""
    return working(1, player(goods, board=board))


@clause("CAV-TILES-21")
def test_the_office_room_lets_half_a_first_tile_hang_below_for_two_gold() -> None:
    here = builder({"3,4": "office_room"}).play("place clearing_1_3")
    assert here.legal() == twins("meadow-field", "4,3-3,3", "4,3-4,2", "4,3-5,3")
    gold = {move: here.copy().play(move).goods().get("gold", 0) for move in here.legal()}
    assert {move for move, gained in gold.items() if gained} == {
        "meadow-field 4 3 south",
        "meadow-field 5 3 north",
    }
    assert set(gold.values()) == {0, 2}
    assert here.play("meadow-field 5 3 north").board() == {
        "3,4": "office_room",
        "4,3": "field",
        "5,3": "meadow",
    }


@clause("CAV-TILES-21")
def test_the_office_room_works_in_the_mountain_and_never_across_the_border() -> None:
    here = builder({"3,4": "office_room"}).play("place excavation_1_3")
    pairs = [*SIX, "4,5-5,5"]
    assert here.legal() == [*twins("cavern-tunnel", *pairs), *alike("cavern-cavern", *pairs)]
    here.play("cavern-cavern 4 5 south")
    assert here.goods() == {"food": 1, "gold": 2}
    assert here.board() == {"3,4": "office_room", "4,5": "cavern", "5,5": "cavern"}


@clause("CAV-TILES-21")
def test_a_hanging_half_links_later_tiles_of_which_one_half_is_on_the_board() -> None:
    """(5,3) and (4,0) hang; (5,2) and (3,0) come into reach from the board only."""
    board = {"3,4": "office_room"} | dict.fromkeys(["4,3", "5,3", "4,2", "4,1", "4,0"], "meadow")
    here = builder(board).play("place clearing_1_3")
    assert here.legal() == twins(
        "meadow-field",
        "2,1-3,1",
        "2,2-3,2",
        "2,3-3,3",
        "3,0-3,1",
        "3,1-3,2",
        "3,2-3,3",
    )


@clause("CAV-TILES-21", "CAV-MINES-01")
def test_mines_on_hanging_tunnels_pay_no_gold() -> None:
    """The office room with mines at the edge: on and off the board, and both halves off it."""
    board = {"3,4": "office_room", "3,5": "cavern", "3,6": "cavern"} | dict.fromkeys(
        ["4,5", "5,5", "4,6", "5,6"], "tunnel"
    )
    here = working(6, player(board=board))
    mine = here.copy().play("place ore_mine_construction")
    assert mine.legal() == twins("ore-mine", "4,5-5,5", "4,5-4,6", "4,6-5,6", "5,5-5,6")
    mine.play("ore-mine 5 5 north")
    assert mine.goods() == {"ore": 3}
    assert mine.board() == board | {"5,5": "ore_mine", "4,5": "deep_tunnel"}
    outside = here.copy().play("place ore_mine_construction", "ore-mine 5 6 west")
    assert outside.board() == board | {"5,6": "ore_mine", "5,5": "deep_tunnel"}
    ruby = here.play("place ruby_mine_construction")
    assert ruby.legal() == at("ruby-mine", "4,5", "4,6", "5,5", "5,6")
    assert ruby.play("ruby-mine 5 6").goods() == {}


@clause("CAV-TILES-21")
def test_hanging_halves_are_sown_fenced_stabled_and_furnished_and_change_no_score() -> None:
    board = {"3,4": "office_room", "4,3": "meadow", "5,3": "meadow", "4,5": "tunnel"}
    spaces = {"sheep_farming": {"sheep": 1}}
    worker = player("wood 7 stone 1", board=board | {"5,5": "cavern"})
    here = working(2, worker, spaces=spaces)
    unused = dict(here.sheet())["unused"]
    assert unused == -20
    fenced = here.copy().play("place sheep_farming")
    assert fenced.legal() == [
        *at("small-pasture", "4,3", "5,3"),
        "large-pasture 4 3 south",
        *at("stable", *FOREST, "5,3"),
        "take",
    ]
    fenced.play("large-pasture 4 3 south", "stable 5 3", "take")
    assert fenced.board()["5,3"] == "large_pasture stable"
    assert dict(fenced.sheet())["unused"] == unused
    here.play("place housework", "furnish cuddle_room")
    assert here.board()["5,5"] == "cuddle_room"


@clause("CAV-TILES-21")
def test_single_tiles_never_hang_over_the_edge() -> None:
    board = {"3,4": "office_room", "4,3": "meadow", "5,3": "field"}
    here = builder(board, "ruby 2")
    assert of_kind(here.legal(), "buy") == [
        *at("buy meadow", "3,3", "4,2"),
        *at("buy field", "3,3", "4,2"),
        *at("buy tunnel", "2,4", "3,5", "4,5"),
        *at("buy cavern", "2,4", "3,5", "4,5"),
    ]
    here = working(9, player(board=board, dwarfs=[dwarf(14), ASIDE]), seats=3).play(
        "place exploration", "loot meadow"
    )
    assert here.legal() == at("lay", "3,3", "4,2")
