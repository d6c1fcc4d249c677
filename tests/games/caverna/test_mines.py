"""Chapter MINES: ore mines and ruby mines, and the spaces where they pay."""

import pytest

from tests.games.caverna.boards import at, twins, working
from tests.games.caverna.scenes import ASIDE, dwarf, of_kind, player
from tests.laws import clause

ROW = {"2,4": "tunnel", "2,5": "tunnel", "2,6": "tunnel"}
# An ore mine with its deep tunnel, and a ruby mine on an ordinary tunnel.
ORE = {"2,4": "deep_tunnel", "2,5": "ore_mine"}
LOOT_OF_ONE = ["loot all_weapons_plus_1", "loot wood", "loot dog"]


@clause("CAV-MINES-01")
def test_an_ore_mine_covers_two_tunnels_the_player_choosing_which_one_is_the_mine() -> None:
    here = working(3, player(board=ROW)).play("place ore_mine_construction")
    assert here.legal() == twins("ore-mine", "2,4-2,5", "2,5-2,6")
    for move, mine, deep in (
        ("ore-mine 2 5 west", "2,5", "2,4"),
        ("ore-mine 2 4 east", "2,4", "2,5"),
    ):
        there = here.copy().play(move)
        assert there.board() == ROW | {"3,4": "cavern", mine: "ore_mine", deep: "deep_tunnel"}
        assert there.goods() == {"ore": 3}
        assert there.actor() == 1


@clause("CAV-MINES-01", "CAV-MINES-03")
def test_without_the_tile_there_is_no_ore() -> None:
    """An armed dwarf goes on the expedition alone."""
    worker = player(board=ROW, dwarfs=[dwarf(1), ASIDE])
    here = working(3, worker).play("place ore_mine_construction", "loot wood", "stop")
    assert here.goods() == {"wood": 1}
    assert here.board() == ROW | {"3,4": "cavern"}


@clause("CAV-MINES-02")
def test_no_half_lies_on_a_deep_tunnel_cavern_mine_or_rock() -> None:
    board = {
        "2,4": "tunnel",
        "2,5": "deep_tunnel",
        "2,6": "ore_mine",
        "1,4": "ruby_mine",
        "1,5": "tunnel",
        "1,6": "cavern",
        "3,5": "carpenter",
        "4,5": "tunnel",
    }
    here = working(3, player(board=board))
    assert here.why("place ore_mine_construction") == ("space-useless", "CAV-WORK-07")
    here = working(3, player(board=board | {"4,6": "tunnel"})).play("place ore_mine_construction")
    assert here.legal() == twins("ore-mine", "4,5-4,6")
    for refused in ("2 4 east", "2 5 west", "1 5 south", "1 5 east", "2 4 north", "4 6 north"):
        assert here.why(f"ore-mine {refused}") == ("no-tunnels", "CAV-MINES-02")


@clause("CAV-MINES-03")
def test_the_builder_may_go_on_a_level_2_expedition_too() -> None:
    worker = player(board=ROW, dwarfs=[dwarf(1), ASIDE])
    here = working(3, worker).play("place ore_mine_construction")
    assert here.legal() == [*twins("ore-mine", "2,4-2,5", "2,5-2,6"), *LOOT_OF_ONE]
    here.play("ore-mine 2 4 east")
    assert here.legal() == [*LOOT_OF_ONE, "end"]
    here.play("loot wood")
    assert here.legal() == ["loot all_weapons_plus_1", "loot dog", "stop"]
    here.play("loot dog")
    assert here.goods() == {"ore": 3, "wood": 1, "dog": 1}
    assert here.dwarfs()[0] == (2, "ore_mine_construction", False)
    assert here.actor() == 1


@clause("CAV-MINES-03")
def test_the_tile_comes_before_the_expedition() -> None:
    worker = player(board=ROW, dwarfs=[dwarf(1), ASIDE])
    here = working(3, worker).play("place ore_mine_construction", "loot wood")
    assert of_kind(here.legal(), "ore-mine") == []
    assert here.play("stop").actor() == 1


@clause("CAV-MINES-04")
def test_a_tunnel_bought_with_a_ruby_becomes_half_of_the_mine() -> None:
    here = working(3, player("ruby 1", board={"2,4": "tunnel"}))
    assert here.why("place ore_mine_construction") == ("space-useless", "CAV-WORK-07")
    here.play("buy tunnel 2 5", "place ore_mine_construction", "ore-mine 2 5 west")
    assert here.board() == {"2,4": "deep_tunnel", "2,5": "ore_mine", "3,4": "cavern"}
    assert here.goods() == {"ore": 3}


@clause("CAV-MINES-04")
def test_two_single_tunnels_do_as_well() -> None:
    here = working(3, player("ruby 2"))
    here.play("buy tunnel 2 4", "buy tunnel 1 4", "place ore_mine_construction")
    assert here.legal() == twins("ore-mine", "1,4-2,4")
    assert here.play("ore-mine 1 4 south").goods() == {"ore": 3}


@clause("CAV-MINES-05")
@pytest.mark.parametrize(("tunnel", "gained"), [("tunnel", {}), ("deep_tunnel", {"ruby": 1})])
def test_a_ruby_mine_lies_on_a_tunnel_and_on_a_deep_one_gives_a_ruby(
    tunnel: str, gained: dict[str, int]
) -> None:
    """The space can be used with an ordinary tunnel alone, and with a deep one alone."""
    board = {"2,4": tunnel} | ({"2,5": "ore_mine"} if tunnel == "deep_tunnel" else {})
    here = working(6, player(board=board)).play("place ruby_mine_construction")
    assert here.legal() == ["ruby-mine 2 4"]
    here.play("ruby-mine 2 4")
    assert here.board() == board | {"2,4": "ruby_mine", "3,4": "cavern"}
    assert here.goods() == gained


@clause("CAV-MINES-05")
def test_ruby_mine_construction_is_refused_without_a_tunnel() -> None:
    here = working(6, player(board={"2,4": "cavern"}))
    assert here.why("place ruby_mine_construction") == ("space-useless", "CAV-WORK-07")


@clause("CAV-MINES-05")
def test_only_one_ruby_mine_is_built_per_action() -> None:
    board = ROW | {"1,4": "deep_tunnel", "1,5": "ore_mine"}
    here = working(6, player("grain 1", board=board)).play("place ruby_mine_construction")
    assert here.legal() == ["eat grain", *at("ruby-mine", "1,4", "2,4", "2,5", "2,6")]
    deep = here.copy().play("ruby-mine 1 4")
    assert deep.goods() == {"grain": 1, "ruby": 1}
    assert of_kind(deep.legal(), "ruby-mine") == []
    here.play("ruby-mine 2 4")
    assert here.legal() == ["eat grain", "end"]
    assert here.why("ruby-mine 1 4") == ("no-ruby-mine-here", "CAV-MINES-05")


@clause("CAV-MINES-06")
def test_a_tunnel_bought_just_before_takes_the_ruby_mine() -> None:
    here = working(6, player("ruby 1"))
    assert here.why("place ruby_mine_construction") == ("space-useless", "CAV-WORK-07")
    here.play("buy tunnel 3 5", "place ruby_mine_construction", "ruby-mine 3 5")
    assert here.board() == {"3,4": "cavern", "3,5": "ruby_mine"}
    assert here.goods() == {}


@clause("CAV-MINES-07")
def test_a_ruby_mine_on_an_ordinary_tunnel_takes_it_from_ore_mines() -> None:
    here = working(6, player(board={"2,4": "ruby_mine", "2,5": "tunnel"}))
    assert here.why("place ore_mine_construction") == ("space-useless", "CAV-WORK-07")


@clause("CAV-MINES-07")
def test_a_ruby_mine_on_a_deep_tunnel_leaves_the_ore_mine_beside_it() -> None:
    here = working(6, player(board=ORE), spaces={"ore_mining_1_3": {"ore": 1}})
    here.play("place ruby_mine_construction", "ruby-mine 2 4")
    assert here.board() == {"2,4": "ruby_mine", "2,5": "ore_mine", "3,4": "cavern"}
    assert dict(here.sheet())["tiles"] == 7
    here = working(6, player(board=here.board()), spaces={"ore_mining_1_3": {"ore": 1}})
    assert here.play("place ore_mining_1_3").goods() == {"ore": 3}


@clause("CAV-MINES-08")
def test_mines_are_worth_three_and_four_points_and_house_a_donkey_each() -> None:
    board = ORE | {"1,4": "ruby_mine", "1,5": "ruby_mine"}
    here = working(1, player("donkey 3 sheep 2", board=board))
    assert dict(here.sheet())["tiles"] == 3 + 4 + 4
    animals = here.view()["players"][0]["animals"]
    assert animals == {
        "1,4": {"donkey": 1},
        "1,5": {"donkey": 1},
        "2,5": {"donkey": 1},
        "4,4": {"sheep": 2},
    }


@clause("CAV-MINES-08")
def test_donkeys_move_into_an_ore_mine_the_moment_it_is_built() -> None:
    """Two in the entrance, one brought by the expedition of the same action: all are housed."""
    worker = player("donkey 2", board=ROW, dwarfs=[dwarf(3), ASIDE])
    here = working(3, worker).play("place ore_mine_construction", "ore-mine 2 4 east")
    here.play("loot donkey")
    assert here.goods() == {"donkey": 3, "ore": 3}
    assert "stop" in here.legal()
    assert here.why("stop") == ("legal", "")


@clause("CAV-MINES-09")
def test_when_the_spaces_of_the_mines_are_there() -> None:
    """Ore mining and ruby mining from round 1, the deliveries with their cards."""
    spaces = {"ruby_mining": {"ruby": 1}, "ore_mining_1_3": {"ore": 1}}
    here = working(1, spaces=spaces)
    for space in ("ruby_mining", "ore_mining_1_3"):
        assert here.why(f"place {space}") == ("legal", "")
    for space in ("ore_delivery", "ruby_delivery"):
        assert here.why(f"place {space}") == ("space-absent", "CAV-WORK-18")
    stages = {7: "ore_delivery", 12: "ruby_delivery"}
    for number, card in stages.items():
        before = working(number - 1)
        assert before.why(f"place {card}") == ("space-absent", "CAV-WORK-18")
        there = working(number, spaces={card: {"ore": 1} if number == 7 else {"ruby": 1}})
        assert there.why(f"place {card}") == ("legal", "")


@clause("CAV-MINES-10")
@pytest.mark.parametrize(
    ("space", "lying"),
    [
        ("ore_mining_1_3", {"ore": 4}),
        ("ore_delivery", {"stone": 3, "ore": 2}),
        ("ruby_mining", {"ruby": 3}),
        ("ruby_delivery", {"ruby": 4}),
    ],
)
def test_all_goods_of_the_space_are_taken(space: str, lying: dict[str, int]) -> None:
    here = working(12, spaces={space: lying}).play(f"place {space}")
    assert here.goods() == lying
    assert here.on(space) == {}


@clause("CAV-MINES-11")
@pytest.mark.parametrize(("space", "lying"), [("ore_mining_1_3", {}), ("ore_delivery", {"ore": 1})])
@pytest.mark.parametrize("mines", [1, 2, 3])
def test_each_ore_mine_adds_two_ore(space: str, lying: dict[str, int], mines: int) -> None:
    """With no ore lying there the mines alone make the space useful."""
    rows = [("1,4", "1,5"), ("2,4", "2,5"), ("3,5", "3,6")]
    board: dict[str, str] = {}
    for mine, deep in rows[:mines]:
        board |= {mine: "ore_mine", deep: "deep_tunnel"}
    board |= {"2,4": board.get("2,4", "cavern")}
    here = working(7, player(board=board), spaces={space: lying}).play(f"place {space}")
    assert here.goods() == {"ore": 2 * mines + lying.get("ore", 0)}


@clause("CAV-MINES-12")
@pytest.mark.parametrize(
    ("space", "mines", "bonus"),
    [
        ("ruby_mining", 0, 0),
        ("ruby_mining", 1, 1),
        ("ruby_mining", 2, 1),
        ("ruby_mining", 3, 1),
        ("ruby_delivery", 0, 0),
        ("ruby_delivery", 1, 0),
        ("ruby_delivery", 2, 1),
        ("ruby_delivery", 3, 1),
    ],
)
def test_ruby_mines_add_one_ruby_at_most(space: str, mines: int, bonus: int) -> None:
    board = dict.fromkeys(["2,4", "1,4", "1,5"][:mines], "ruby_mine")
    here = working(12, player(board=board), spaces={space: {"ruby": 2}}).play(f"place {space}")
    assert here.goods() == {"ruby": 2 + bonus}


@clause("CAV-MINES-12")
def test_a_bonus_alone_makes_the_space_useful() -> None:
    here = working(12, player(board={"2,4": "ruby_mine"}))
    assert here.why("place ruby_delivery") == ("space-useless", "CAV-WORK-07")
    assert here.play("place ruby_mining").goods() == {"ruby": 1}


@clause("CAV-MINES-13")
def test_the_examples_of_the_four_spaces() -> None:
    two = {"2,4": "ore_mine", "2,5": "deep_tunnel", "1,4": "ore_mine", "1,5": "deep_tunnel"}
    here = working(12, player(board=two), spaces={"ore_mining_1_3": {"ore": 3}})
    assert here.play("place ore_mining_1_3").goods() == {"ore": 7}
    three = dict.fromkeys(["2,4", "1,4", "1,5"], "ruby_mine")
    here = working(12, player(board=three), spaces={"ruby_mining": {"ruby": 2}})
    assert here.play("place ruby_mining").goods() == {"ruby": 3}
    one = {"2,4": "ruby_mine"}
    here = working(12, player(board=one), spaces={"ruby_delivery": {"ruby": 2}})
    assert here.play("place ruby_delivery").goods() == {"ruby": 2}


@clause("CAV-SUPPLY-02")
def test_strip_mining_gives_ore_when_empty_and_stone_when_not() -> None:
    """Its refill: 1 ore on the empty space, then 1 stone a round; 2 wood come with them."""
    aside = [player(dwarfs=[ASIDE, ASIDE]) for _ in range(2)]
    for lying, filled in (
        ({}, {"ore": 1}),
        ({"ore": 1}, {"ore": 1, "stone": 1}),
        ({"ore": 1, "stone": 2}, {"ore": 1, "stone": 3}),
    ):
        worker = player(dwarfs=[dwarf(), ASIDE])
        spaces = {"strip_mining": lying, "wood_gathering": {"wood": 1}}
        here = working(1, worker, *aside, seats=3, spaces=spaces)
        here.play("place wood_gathering", "reveal sheep_farming")
        assert here.on("strip_mining") == filled
        here.play("place strip_mining")
        assert here.goods() == filled | {"wood": 3}
        assert here.on("strip_mining") == {}
