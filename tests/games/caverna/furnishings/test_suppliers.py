"""The three suppliers and the miner: goods at the beginning of rounds."""

import pytest

from tests.games.caverna.furnishings.tiles import at_housework, eve, holder, price, with_dog
from tests.games.caverna.scenes import Scene, counts, dwarf, player, scene
from tests.laws import clause

SUPPLIERS = [
    ("wood_supplier", "wood", 7),
    ("stone_supplier", "stone", 5),
    ("ruby_supplier", "ruby", 4),
]


# Nobody works for wood, everybody eats, and question marks come first.
HABITS = (
    "place ruby_mining",
    "place starting_player_1_3",
    "place ore_mining_1_3",
    "place drift_mining_1_3",
    "place excavation_1_3",
    "marker question",
    "feed 4",
    "feed 2",
    "harvest fields",
    "end",
)


def play_round(s: Scene) -> list[str]:
    """Plays to the beginning of the next round and gives what is gained then."""
    here = s.dump()["round"]
    while s.dump()["round"] == here or s.dump()["phase"] != "work":
        legal = s.legal()
        s.play(next((move for move in HABITS if move in legal), legal[0]))
    return s.told("gained")


@clause("CAV-FURNISH-07", "CAV-ROUND-04")
@pytest.mark.parametrize(("tile", "count"), [(tile, count) for tile, _, count in SUPPLIERS])
def test_a_supplier_gives_nothing_in_the_round_in_which_it_is_built(tile: str, count: int) -> None:
    s = at_housework(price(tile)).play(f"furnish {tile}")
    assert s.player()["suppliers"][tile] == count
    assert s.goods() == with_dog()


@clause("CAV-ROUND-04", "CAV-FURNISH-07")
@pytest.mark.parametrize(("tile", "good", "count"), SUPPLIERS)
def test_a_supplier_gives_one_good_at_the_beginning_of_a_round_as_long_as_it_pays(
    tile: str, good: str, count: int
) -> None:
    s = eve(holder("", tile, suppliers={tile: count}))
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    assert s.goods() == {good: 1}
    assert s.player()["suppliers"][tile] == count - 1
    spent = eve(holder("", tile, suppliers={tile: 0}))
    spent.play("place ore_mining_1_3", "reveal sheep_farming")
    assert spent.goods() == {}


@clause("CAV-ROUND-04")
def test_the_last_payment_of_a_supplier_is_the_last() -> None:
    s = eve(holder("", "stone_supplier", suppliers={"stone_supplier": 1}))
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    assert s.goods() == counts("stone 1")
    s.play("place starting_player_1_3", "place ore_mining_1_3")
    s.play("place drift_mining_1_3", "end")
    before = s.goods()
    s.play("place wood_gathering")
    assert s.dump()["round"] == 3
    assert s.goods() == before


@clause("CAV-ROUND-04", "CAV-WORK-23")
def test_suppliers_pay_all_players_after_the_supply_and_the_seam_adds_its_ore() -> None:
    s = eve(
        holder("", "stone_supplier seam", suppliers={"stone_supplier": 3}),
    )
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    assert s.goods() == counts("stone 1 ore 1")
    told = s.events()
    supplied = [i for i, line in enumerate(told) if line.startswith("supplied")]
    gained = [i for i, line in enumerate(told) if line.startswith("gained P0")]
    assert max(supplied) < min(gained)
    assert [told[i] for i in gained] == ["gained P0 stone 1", "gained P0 ore 1"]


@clause("CAV-ROUND-05", "CAV-ROUND-04", "CAV-TWO-02")
def test_a_wood_supplier_built_in_round_7_of_two_players_pays_in_rounds_8_10_11_and_12() -> None:
    s = scene(
        round=7,
        marker="leaf",
        questions=1,
        leaves=0,
        players=[player("stone 1 food 90"), player("food 90")],
    )
    s.play("place housework", "furnish wood_supplier")
    paid = []
    while s.dump()["round"] < 12:
        gained = play_round(s)
        paid.append(
            (s.dump()["round"], [line for line in gained if line.startswith("gained P0 wood")])
        )
    assert paid == [(n, ["gained P0 wood 1"]) for n in (8, 10, 11, 12)]


@clause("CAV-ROUND-04")
def test_with_three_players_round_9_counts_for_a_supplier() -> None:
    rubies = holder("food 9", "ruby_supplier", suppliers={"ruby_supplier": 1})
    placed = [dwarf(0, "housework"), dwarf(0, "slash_and_burn")]
    s = scene(
        3,
        round=8,
        marker="question",
        questions=0,
        seat=2,
        players=[
            rubies | {"dwarfs": placed},
            player(dwarfs=[dwarf(0, "logging_1_3"), dwarf(0, "wood_gathering")]),
            player(dwarfs=[dwarf(0, "ore_mining_1_3"), dwarf()]),
        ],
    )
    s.play("place supplies", "end", "marker leaf")
    assert s.dump()["round"] == 9
    assert s.goods() == counts("food 9 ruby 1")


@clause("CAV-SOLO-11")
def test_a_ruby_of_the_supplier_comes_too_late_to_keep_a_space_in_solo() -> None:
    """Round 2 begins while 6 wood lie on logging; without a ruby nothing is asked."""
    owner = holder("", "ruby_supplier", suppliers={"ruby_supplier": 4})
    owner["dwarfs"] = [dwarf(0, "housework"), dwarf()]
    s = scene(
        1,
        round=1,
        players=[owner],
        spaces={"logging_1_3": {"wood": 6}, "wood_gathering": {"wood": 1}},
    )
    s.play("place wood_gathering")
    assert (s.dump()["round"], s.dump()["phase"]) == (2, "work")
    assert s.on("logging_1_3") == {"wood": 3}
    assert s.goods() == counts("wood 1 ruby 1")


MINES = {"2,4": "ore_mine", "1,4": "deep_tunnel", "2,5": "ore_mine", "1,5": "deep_tunnel"}


@clause("CAV-ROUND-04", "CAV-ANIMALS-27")
@pytest.mark.parametrize(
    ("donkeys", "land", "ore"),
    [
        (0, MINES, 0),
        (1, MINES, 1),
        (2, MINES, 2),
        (4, MINES, 2),
        (2, {"2,4": "ruby_mine", "2,5": "ruby_mine"}, 0),
        (2, {"2,4": "ore_mine", "1,4": "ruby_mine"}, 1),
    ],
)
def test_the_miner_gives_one_ore_for_each_ore_mine_with_a_donkey(
    donkeys: int, land: dict[str, str], ore: int
) -> None:
    """Ruby mines do not count (ruling D35); donkeys are where they count most."""
    s = eve(holder(f"donkey {donkeys}" if donkeys else "", "miner", land))
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    mined = {"ore": ore} if ore else {}
    held = {"donkey": donkeys} if donkeys else {}
    assert s.goods() == mined | held


@clause("CAV-ROUND-04")
def test_the_miner_pays_every_round_and_only_at_its_beginning() -> None:
    s = eve(holder("donkey 2", "miner", MINES))
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    assert s.goods() == counts("ore 2 donkey 2")
    s.play("place starting_player_1_3", "end", "place ore_mining_1_3")
    s.play("place drift_mining_1_3", "end")
    before = s.goods()
    s.play("place wood_gathering")
    assert s.dump()["round"] == 3
    assert s.goods() == before | {"ore": before["ore"] + 2}


@clause("CAV-ROUND-04", "CAV-FURNISH-07")
def test_without_the_miner_donkeys_bring_no_ore() -> None:
    s = eve(holder("donkey 2", "", MINES))
    s.play("place ore_mining_1_3", "reveal sheep_farming")
    assert s.goods() == counts("donkey 2")
