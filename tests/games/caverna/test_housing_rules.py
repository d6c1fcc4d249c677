"""Chapter ANIMALS, second half: where animals live, and what happens to those without room."""

import pytest

import dolmen
from tests.games.caverna import referee
from tests.games.caverna.boards import working
from tests.games.caverna.scenes import (
    ASIDE,
    FARM_ANIMALS,
    Scene,
    broken,
    dwarf,
    of_kind,
    open_caverna,
    player,
    refused_load,
)
from tests.laws import clause

SMALL = {"4,3": "small_pasture"}
LARGE = {"4,2": "large_pasture east", "4,3": "large_pasture"}
RUBY_GOODS = [
    f"ruby {good}"
    for good in (
        *("wood", "stone", "ore", "grain", "vegetable", "food", "gold"),
        *("dog", "sheep", "donkey", "wild_boar"),
    )
]
ALL_KINDS = {"sheep", "donkey", "wild_boar", "cattle"}


def fits(goods: str, board: dict[str, str], dwarfs: int = 2) -> bool:
    """Whether a position in which somebody owns these animals is possible."""
    owner = player(goods, board=board, dwarfs=[dwarf() for _ in range(dwarfs)])
    refused = None
    try:
        open_caverna().load({"round": 1, "players": [owner]})
    except dolmen.Refusal as refusal:
        refused = refusal.message
    assert refused is None or broken(refused) == ["CAV-ANIMALS-24"]
    return refused is None


def most(species: str, board: dict[str, str], others: str = "", dwarfs: int = 2) -> int:
    """The most animals of that species that the board houses beside the others."""
    return next(n for n in range(60) if not fits(f"{others} {species} {n + 1}", board, dwarfs))


def extra(board: dict[str, str], dogs: int = 0) -> dict[str, int]:
    """How many of each species find room besides the two in the entrance."""
    found = {name: most(name, board, f"dog {dogs}") - 2 for name in FARM_ANIMALS}
    return {name: count for name, count in found.items() if count}


@clause("CAV-ANIMALS-14")
def test_animals_rearrange_themselves() -> None:
    """Four sheep lived in pasture and entrance; the pasture is needed whole for donkeys."""
    board = SMALL | {"2,4": "ruby_mine"}
    here = working(5, player("sheep 2", board=board), spaces={"donkey_farming": {"donkey": 3}})
    here.play("place donkey_farming", "take")
    assert here.goods() == {"sheep": 2, "donkey": 3}
    assert "end" in here.legal()


@clause("CAV-ANIMALS-15")
def test_a_pasture_houses_one_species() -> None:
    assert extra(LARGE) == dict.fromkeys(FARM_ANIMALS, 4)
    assert fits("sheep 4 cattle 2", LARGE)
    assert not fits("sheep 3 cattle 3", LARGE)
    assert not fits("sheep 1 cattle 1 donkey 1", LARGE)


@clause("CAV-ANIMALS-16")
@pytest.mark.parametrize(
    ("board", "capacity"),
    [
        (SMALL, 2),
        ({"4,3": "small_pasture stable"}, 4),
        (LARGE, 4),
        (LARGE | {"4,3": "large_pasture stable"}, 8),
        (LARGE | {"4,2": "large_pasture east stable"}, 8),
        ({"4,2": "large_pasture east stable", "4,3": "large_pasture stable"}, 16),
        ({"3,3": "large_pasture south stable", "4,3": "large_pasture stable"}, 16),
    ],
)
def test_the_capacity_of_pastures(board: dict[str, str], capacity: int) -> None:
    assert extra(board) == dict.fromkeys(FARM_ANIMALS, capacity)


@clause("CAV-ANIMALS-17")
def test_a_stable_on_a_meadow_houses_one_of_any_species_in_the_forest_one_boar() -> None:
    assert extra({"4,3": "meadow stable"}) == dict.fromkeys(FARM_ANIMALS, 1)
    assert extra({"4,3": "stable"}) == {"wild_boar": 1}
    assert fits("sheep 1 donkey 1 cattle 1", {"4,3": "meadow stable", "4,2": "meadow stable"})
    assert fits("wild_boar 5", {"1,1": "stable", "2,2": "stable", "3,3": "stable"})


@clause("CAV-ANIMALS-18", "CAV-COMPONENTS-03")
@pytest.mark.parametrize(
    ("board", "found"),
    [
        ({}, {}),
        ({"2,4": "deep_tunnel", "2,5": "ore_mine"}, {"donkey": 1}),
        ({"2,4": "ruby_mine"}, {"donkey": 1}),
        ({"2,4": "ruby_mine", "2,5": "ore_mine"}, {"donkey": 2}),
        ({"3,4": "breakfast_room"}, {"cattle": 3}),
        ({"3,4": "cuddle_room"}, {"sheep": 2}),
        ({"3,4": "mixed_dwelling"}, dict.fromkeys(FARM_ANIMALS, 2)),
        ({"3,4": "stubble_room", "4,3": "field"}, dict.fromkeys(FARM_ANIMALS, 1)),
        ({"3,4": "stubble_room", "4,3": "field grain 1"}, {}),
    ],
)
def test_rooms_in_the_mountain(board: dict[str, str], found: dict[str, int]) -> None:
    assert extra(board) == found


@clause("CAV-ANIMALS-18")
def test_the_entrance_houses_two_animals_of_one_species() -> None:
    assert {name for name in FARM_ANIMALS if fits(f"{name} 2", {})} == ALL_KINDS
    assert not fits("sheep 1 cattle 1", {})
    assert not fits("sheep 3", {})


@clause("CAV-ANIMALS-18")
def test_the_cuddle_room_houses_a_sheep_for_each_dwarf() -> None:
    board = {"3,4": "cuddle_room"} | dict.fromkeys(["2,4", "1,4", "1,5"], "dwelling")
    assert [most("sheep", board, dwarfs=n) for n in (2, 3, 4, 5)] == [4, 5, 6, 7]


@clause("CAV-ANIMALS-19")
@pytest.mark.parametrize(
    "board",
    [
        {"4,3": "meadow", "4,2": "meadow"},
        {"4,3": "field"},
        {"4,3": "field grain 3"},
        {"2,4": "cavern"},
        {"2,4": "tunnel"},
        {"2,4": "tunnel", "2,5": "tunnel"},
        {"3,4": "dwelling"},
    ],
)
def test_other_spaces_house_no_farm_animal(board: dict[str, str]) -> None:
    assert extra(board) == {}


@clause("CAV-ANIMALS-20")
def test_dogs_never_lack_room_and_take_none() -> None:
    here = working(1, player("dog 30 sheep 2"))
    assert here.goods() == {"dog": 30, "sheep": 2}
    assert extra(SMALL, dogs=1) == extra(SMALL)


@clause("CAV-ANIMALS-20", "CAV-CONVERT-04")
def test_dogs_are_never_eaten() -> None:
    """Neither as an exchange nor where animals lack room: no such move exists."""
    here = working(2, player("dog 3 wild_boar 2"), spaces={"sheep_farming": {"sheep": 1}})
    names = [here.game.moves.name(move) for move in range(here.game.moves.count)]
    assert [name for name in names if "dog" in name.split()] == [
        "ruby dog",
        "loot dog",
        "market dog",
    ]
    here.play("place sheep_farming", "take")
    assert here.legal() == ["eat sheep", "eat wild_boar"]
    assert here.play("eat sheep").goods()["dog"] == 3


@clause("CAV-ANIMALS-21")
@pytest.mark.parametrize(
    ("board", "dogs", "sheep"),
    [
        ({"4,3": "meadow"}, 1, 2),
        ({"4,3": "meadow stable"}, 1, 2),
        ({"4,3": "meadow", "4,2": "meadow"}, 1, 2),
        ({"4,3": "meadow", "4,2": "meadow"}, 2, 4),
        ({"4,3": "meadow stable", "4,2": "meadow"}, 1, 3),
        (SMALL, 1, 2),
        (SMALL, 4, 5),
        (LARGE, 3, 4),
        (LARGE, 5, 6),
        (SMALL | {"3,3": "meadow"}, 2, 5),
        ({"4,2": "large_pasture east stable", "4,3": "large_pasture stable"}, 9, 16),
    ],
)
def test_n_dogs_watch_one_sheep_more_stables_being_ignored(
    board: dict[str, str], dogs: int, sheep: int
) -> None:
    assert most("sheep", board, f"dog {dogs} cattle 2") == sheep


@clause("CAV-ANIMALS-21")
def test_no_other_farm_animal_stands_where_dogs_watch() -> None:
    """Three sheep watched on the meadow with a stable: its stable houses nobody beside them."""
    board = {"4,3": "meadow stable"}
    assert fits("dog 2 sheep 3 cattle 2", board)
    assert not fits("dog 2 sheep 3 cattle 2 donkey 1", board)
    assert not fits("dog 2 sheep 1 wild_boar 1 cattle 2", board)


@clause("CAV-ANIMALS-22")
def test_the_examples_of_watching() -> None:
    for dogs, sheep in ((1, 2), (2, 3), (3, 4)):
        assert most("sheep", {"4,3": "meadow"}, f"dog {dogs} cattle 2") == sheep
    stabled = {"4,3": "small_pasture stable"}
    assert most("sheep", stabled, "dog 2 cattle 2") == 4
    assert most("sheep", stabled, "dog 4 cattle 2") == 5


@clause("CAV-ANIMALS-23")
def test_dogs_watch_sheep_only_and_never_in_the_forest_on_fields_or_in_the_mountain() -> None:
    assert extra({"4,3": "meadow"}, dogs=3) == {"sheep": 4}
    assert extra({"4,3": "field"}, dogs=3) == {}
    assert extra({"1,1": "stable"}, dogs=3) == {"wild_boar": 1}
    assert extra({"2,4": "cavern", "3,4": "cuddle_room"}, dogs=3) == {"sheep": 2}


@clause("CAV-ANIMALS-25")
def test_a_market_use_is_settled_once_when_it_is_over() -> None:
    here = working(1, player("wood 1"), seats=5).play("place weekly_market")
    here.play("market sheep", "market donkey")
    assert here.goods() == {"wood": 1, "gold": 2, "sheep": 1, "donkey": 1}
    assert "market wild_boar" in here.legal()
    here.play("stop")
    assert here.legal() == ["eat sheep", "eat donkey", "coins"]
    here.play("eat donkey")
    assert here.goods() == {"wood": 1, "gold": 2, "sheep": 1, "food": 1}


@clause("CAV-CONVERT-08", "CAV-ANIMALS-25")
def test_rubies_make_room_for_animals_that_just_came() -> None:
    """Two sheep fill the entrance; on a meadow the dog watches two more."""
    here = working(1, player("ruby 2 dog 1 sheep 2")).play("ruby sheep")
    assert of_kind(here.legal(), "ruby", "eat") == [*RUBY_GOODS, "eat sheep"]
    assert here.why("place supplies") == ("animals-first", "CAV-ANIMALS-25")
    here.play("buy meadow 4 3")
    assert here.goods() == {"dog": 1, "sheep": 3}
    assert "place supplies" in here.legal()


@clause("CAV-CONVERT-08", "CAV-ANIMALS-25")
def test_more_animals_may_come_while_others_are_settled_and_all_of_them_are() -> None:
    here = working(1, player("ruby 2 cattle 2")).play("ruby sheep", "ruby donkey")
    assert here.legal() == ["eat sheep", "eat donkey", "eat cattle"]
    assert here.dump()["stack"] == [{"node": "house", "progress": 0}]
    here.play("eat sheep", "eat donkey")
    assert here.goods() == {"cattle": 2, "food": 2}
    assert "place supplies" in here.legal()


@clause("CAV-CONVERT-08", "CAV-ANIMALS-25")
def test_furnishings_coins_and_weapons_are_exchanged_while_animals_are_settled() -> None:
    board = {"3,4": "trader", "3,5": "peaceful_cave"}
    owner = player("ruby 1 gold 3 cattle 2 grain 1", board=board, dwarfs=[dwarf(), dwarf(3)])
    here = working(1, owner).play("ruby sheep")
    eating = ["eat sheep", "eat cattle", "eat grain"]
    assert here.legal() == [*eating, "coins", "use trader", "disarm 3"]
    here.play("use trader", "disarm 3", "eat grain", "eat sheep")
    assert here.goods() == {"cattle": 2, "gold": 1, "wood": 1, "stone": 1, "ore": 1, "food": 5}


@clause("CAV-CONVERT-02", "CAV-ANIMALS-25")
def test_an_exchange_of_gold_goes_on_while_animals_are_settled() -> None:
    here = working(1, player("ruby 1 gold 3 cattle 2")).play("ruby sheep", "coins")
    assert here.legal() == ["eat sheep", "eat cattle", "coin"]
    again = Scene(here.game, here.game.load(here.dump()))
    assert again.play("coin", "eat sheep").goods() == {"cattle": 2, "food": 3}


@clause("CAV-WORK-20", "CAV-CONVERT-08")
def test_what_settles_animals_must_leave_something_to_do_as_well() -> None:
    """The only part is to sow, and there is one grain to do it with."""
    owner = player("ruby 1 grain 1 cattle 2", board={"4,3": "field", "3,3": "meadow"})
    here = working(8, owner).play("place family_life", "ruby sheep")
    assert here.legal() == ["eat sheep", "eat cattle"]
    assert here.why("eat grain") == ("spoils-action", "CAV-WORK-20")
    here.play("eat sheep", "sow grain")
    assert here.goods() == {"cattle": 2, "food": 1}


@clause("CAV-ANIMALS-25")
def test_each_loot_item_is_settled_before_the_next() -> None:
    here = working(1, player("cattle 2", dwarfs=[dwarf(5), ASIDE])).play("place blacksmithing")
    here.play("loot sheep")
    assert here.legal() == ["eat sheep", "eat cattle"]
    assert here.why("loot wood") == ("animals-first", "CAV-ANIMALS-25")
    here.play("eat cattle")
    assert here.legal() == ["eat sheep", "eat cattle"]
    here.play("eat cattle")
    assert here.goods() == {"sheep": 1, "food": 6}
    assert "loot wild_boar" in here.legal()


@clause("CAV-ANIMALS-25")
def test_the_normal_rates_hold_with_the_effects_of_tiles() -> None:
    board = {"3,4": "slaughtering_cave", "2,4": "hunting_parlor"}
    spaces = {"sheep_farming": {"sheep": 1}}
    here = working(2, player("wild_boar 2", board=board), spaces=spaces)
    here.play("place sheep_farming", "take")
    assert here.legal() == ["eat sheep", "eat wild_boar", "use hunting_parlor"]
    assert here.copy().play("eat sheep").goods() == {"wild_boar": 2, "food": 2}
    here.play("use hunting_parlor")
    assert here.goods() == {"sheep": 1, "gold": 2, "food": 2}


@clause("CAV-ANIMALS-25")
def test_only_what_no_arrangement_houses_is_settled() -> None:
    spaces = {"sheep_farming": {"sheep": 2}}
    here = working(2, player("dog 1 cattle 2", board={"4,3": "meadow"}), spaces=spaces)
    here.play("place sheep_farming", "take")
    assert here.goods() == {"dog": 1, "cattle": 2, "sheep": 2}
    assert here.legal() == ["eat sheep", "eat cattle", "end"]


@clause("CAV-ANIMALS-26")
def test_sowing_a_stubble_field_takes_its_room_away() -> None:
    board = {"3,4": "stubble_room", "4,3": "field", "4,2": "field"}
    here = working(8, player("grain 1 sheep 2 donkey 1 cattle 1", board=board))
    here.play("place family_life", "sow grain")
    assert here.board()["4,2"] == "field grain 3"
    assert here.legal() == ["eat sheep", "eat donkey", "eat cattle"]
    here.play("eat donkey")
    assert here.goods() == {"sheep": 2, "cattle": 1, "food": 1}


@clause("CAV-ANIMALS-25", "CAV-ANIMALS-26")
def test_stubble_is_settled_when_the_sowing_is_over_not_between_two_sowings() -> None:
    """Three fields with an animal each, two of them sown: two species have to go."""
    board = {"3,4": "stubble_room"} | dict.fromkeys(["4,1", "4,2", "4,3"], "field")
    owner = player("grain 3 sheep 2 donkey 1 wild_boar 1 cattle 1", board=board)
    here = working(8, owner).play("place family_life", "sow grain")
    assert here.legal() == [
        "eat sheep",
        "eat donkey",
        "eat wild_boar",
        "eat cattle",
        "eat grain",
        "sow grain",
        "stop",
    ]
    here.play("sow grain")
    assert here.legal() == [
        "eat sheep",
        "eat donkey",
        "eat wild_boar",
        "eat cattle",
        "eat grain",
    ]
    here.play("eat donkey", "eat wild_boar")
    assert here.goods() == {"grain": 1, "sheep": 2, "cattle": 1, "food": 3}
    assert here.legal() == ["eat sheep", "eat cattle", "eat grain", "end"]


@clause("CAV-ANIMALS-24", "CAV-ANIMALS-25")
@pytest.mark.parametrize(
    ("space", "first"),
    [
        ("family_life", "sow grain"),
        ("blacksmithing", "loot sow"),
        ("weekly_market", "market sheep"),
    ],
)
def test_a_position_in_which_animals_are_not_due_to_be_settled_yet_is_a_possible_one(
    space: str, first: str
) -> None:
    board = {"3,4": "stubble_room", "4,3": "field", "4,2": "field"}
    full = player("grain 3 ruby 1 donkey 2 cattle 2", board=board, dwarfs=[dwarf(14), dwarf(14)])
    here = working(8, full, seats=5)
    here.play(f"place {space}", first)
    if first == "loot sow":
        here.play("sow grain")
    assert "stop" in here.legal()
    assert not referee.is_housed(here.player())
    assert [law for law, holds in here.game.laws(here.state) if not holds] == []
    again = here.game.load(here.dump())
    assert again.numbers() == here.state.numbers()


@clause("CAV-ANIMALS-25")
@pytest.mark.parametrize(
    ("step", "last"), [("feed", "feed 4"), ("breed", "breed nothing"), ("bred", "end")]
)
def test_animals_are_settled_in_the_harvest_too(step: str, last: str) -> None:
    """A cow for a ruby, or a boar from a den that a bought field covers."""
    board = {"4,3": "meadow", "3,3": "field", "2,3": "field"}
    owner = player("ruby 1 food 4 sheep 2", board=board)
    here = working(5, owner, seats=1, phase=step, harvest="normal")
    den = here.copy().play("buy field 1 3")
    assert den.legal() == ["eat sheep", "eat wild_boar"]
    assert den.why(last) == ("animals-first", "CAV-ANIMALS-25")
    here.play("ruby cattle")
    assert here.legal() == ["eat sheep", "eat cattle"]
    here.play("eat cattle")
    assert here.goods() == {"food": 6, "sheep": 2}
    assert here.legal()[-1] == last


@clause("CAV-ANIMALS-25")
def test_animals_are_settled_in_the_last_exchanges_too() -> None:
    here = working(12, player("ruby 1 sheep 2"), seats=1, phase="last").play("ruby donkey")
    assert here.legal() == ["eat sheep", "eat donkey"]
    assert here.play("eat donkey").legal() == ["eat sheep", "end"]


@clause("CAV-ANIMALS-18")
def test_a_newborn_dwarf_makes_room_in_the_cuddle_room_at_once() -> None:
    board = {"3,4": "cuddle_room", "2,4": "dwelling"}
    here = working(8, player("ruby 1 sheep 4", board=board)).play("place family_life", "grow")
    here.play("ruby sheep")
    assert here.goods() == {"sheep": 5}
    assert here.legal() == ["eat sheep", "end"]


@clause("CAV-ANIMALS-26")
def test_joining_two_watched_meadows_may_cost_room() -> None:
    """Three dogs watch 2 + 3 sheep on two meadows, but 4 on the large pasture."""
    board = {"4,2": "meadow", "4,3": "meadow"}
    here = working(2, player("wood 4 dog 3 sheep 5 wild_boar 2", board=board))
    here.play("place sheep_farming", "large-pasture 4 2 east")
    assert here.legal() == ["eat sheep", "eat wild_boar"]
    here.play("eat sheep")
    assert here.goods() == {"dog": 3, "sheep": 4, "wild_boar": 2, "food": 1}


@clause("CAV-ANIMALS-27")
def test_rearranging_is_no_move() -> None:
    here = working(1, player("sheep 2", board=SMALL))
    kinds = {here.game.moves.name(move).split()[0] for move in range(here.game.moves.count)}
    assert kinds & {"move", "house", "arrange", "rearrange", "put"} == set()
    assert of_kind(here.legal(), "eat") == ["eat sheep"]


@clause("CAV-ANIMALS-28")
@pytest.mark.parametrize("species", ["sheep", "cattle", "wild_boar"])
def test_two_stabled_meadows_joined_keep_two_of_three_species(species: str) -> None:
    board = {"4,2": "meadow stable", "4,3": "meadow stable"}
    here = working(2, player("wood 4 sheep 1 cattle 1 wild_boar 2", board=board))
    here.play("place sheep_farming", "large-pasture 4 2 east")
    assert here.legal() == ["eat sheep", "eat wild_boar", "eat cattle"]
    here.play(*[f"eat {species}"] * (2 if species == "wild_boar" else 1))
    food = {"sheep": 1, "cattle": 3, "wild_boar": 4}[species]
    left = {"sheep": 1, "cattle": 1, "wild_boar": 2, "food": food}
    del left[species]
    assert here.goods() == left


@clause("CAV-ANIMALS-24")
def test_a_position_without_room_for_its_animals_is_refused() -> None:
    for goods in ("sheep 3", "donkey 1 cattle 1", "wild_boar 2 sheep 1"):
        message = refused_load(2, round=1, players=[player(goods)])
        assert message.id.startswith("position")
