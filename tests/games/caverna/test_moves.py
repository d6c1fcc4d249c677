"""The move table: names, numbers and targets, and the numbers that the rules count with."""

from typing import Final

import pytest

import dolmen
from dolmen.games.caverna import moves
from tests.games.caverna.box import FULL_ONLY, INTRODUCTORY, SPACES
from tests.games.caverna.scenes import CARDS, FARM_ANIMALS, GOODS

Cell = tuple[int, int]
STEPS: Final = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
# One step outside the board a tile may hang; no corner touches the board.
FOREST: Final = [
    (row, column)
    for row in range(6)
    for column in range(4)
    if (row, column) not in ((0, 0), (5, 0))
]
MOUNTAIN: Final = [
    (row, column)
    for row in range(6)
    for column in range(4, 8)
    if (row, column) not in ((0, 7), (5, 7), (5, 4))
]
ROCK: Final = [cell for cell in MOUNTAIN if cell not in ((4, 4), (3, 4))]


def inside(cell: Cell) -> bool:
    return 1 <= cell[0] <= 4 and 1 <= cell[1] <= 6


def spell(cells: list[Cell]) -> list[str]:
    return [f"{row} {column}" for row, column in cells]


def pairs(
    cells: list[Cell], ways: tuple[str, ...] = tuple(STEPS), hanging: bool = False
) -> list[str]:
    """Two cells with a common side, one of them on the board unless both may hang."""
    found = []
    for row, column in cells:
        for way in ways:
            other = (row + STEPS[way][0], column + STEPS[way][1])
            if other in cells and (hanging or inside((row, column)) or inside(other)):
                found.append(f"{row} {column} {way}")
    return found


def named(word: str, things: list[str] | tuple[str, ...]) -> list[str]:
    return [f"{word} {thing}" for thing in things]


ALL_SPACES: Final = [
    *dict.fromkeys(space for seats in (2, 3, 4, 5, 6, 7) for space in SPACES[seats]),
    *CARDS,
    "urgent_wish_for_children",
]
ON_BOARD: Final = [cell for cell in sorted(FOREST + MOUNTAIN) if inside(cell)]
SETS: Final = [
    " ".join(animal for i, animal in enumerate(FARM_ANIMALS) if mask >> i & 1) or "nothing"
    for mask in range(16)
]
MARKET: Final = [good for good in GOODS if good not in ("ruby", "food", "gold")]
LOOT: Final = [
    "all_weapons_plus_1", "wood", "dog", "grain", "sheep", "stone", "donkey", "vegetable", "ore",
    "wild_boar", "gold", "furnish_cavern", "stable", "tunnel", "small_pasture", "cattle",
    "large_pasture", "meadow", "dwelling", "field", "sow", "cavern", "breed",
]  # fmt: skip
USES: Final = [
    "cooking_cave", "trader", "spare_part_storage", "hunting_parlor", "beer_parlor for gold",
    "beer_parlor for food", "blacksmithing_parlor",
]  # fmt: skip
EATEN: Final = ["sheep", "donkey", "donkeys", "wild_boar", "cattle", "grain", "vegetable"]
PAYING: Final = ["plain", "ore for wood", "ore for stone", "ore for both"]
KEPT: Final = [
    "ruby_mining", "excavation_1_3", "logging_1_3", "ore_mining_1_3", "wood_gathering",
    "sustenance_1_3", "sheep_farming", "donkey_farming", "ore_delivery", "ruby_delivery",
]  # fmt: skip


def kind_names() -> dict[str, list[str]]:
    """Every kind of move with the names of its moves, in order."""
    board_forest = spell([cell for cell in FOREST if inside(cell)])
    board_rock = spell([cell for cell in ROCK if inside(cell)])
    strengths = [str(strength) for strength in range(1, 15)]
    return {
        "ruby": named("ruby", [good for good in GOODS if good != "ruby"]),
        "buy-meadow": named("buy meadow", board_forest),
        "buy-field": named("buy field", board_forest),
        "buy-tunnel": named("buy tunnel", board_rock),
        "buy-cavern": named("buy cavern", board_rock),
        "eat": named("eat", EATEN),
        "coins": ["coins"],
        "coin": ["coin"],
        "use": named("use", USES),
        "disarm": named("disarm", strengths),
        "disarm-placed": named("disarm placed", strengths),
        "place": named("place", moves.TABLE.kinds["place"].args[0]),
        "overtake": named("overtake", strengths),
        "stay": ["stay home"],
        "imitate": named("imitate", moves.TABLE.kinds["place"].args[0]),
        "meadow-field": named("meadow-field", pairs(FOREST)),
        "cavern-tunnel": named("cavern-tunnel", pairs(ROCK)),
        "cavern-cavern": named("cavern-cavern", pairs(ROCK, ("east", "south"))),
        "ore-mine": named("ore-mine", pairs(ROCK, hanging=True)),
        "ruby-mine": named("ruby-mine", spell(ROCK)),
        "small-pasture": named("small-pasture", spell(FOREST)),
        "large-pasture": named("large-pasture", pairs(FOREST, ("east", "south"), hanging=True)),
        "stable": named("stable", spell(FOREST)),
        "furnish": named("furnish", moves.TABLE.kinds["furnish"].args[0]),
        "grow": ["grow"],
        "sow": ["sow grain", "sow vegetable"],
        "forge": named("forge", strengths[:8]),
        "loot": named("loot", LOOT),
        "market": named("market", MARKET),
        "trade": ["trade ore"],
        "extend": ["extend forest", "extend mountain"],
        "take": ["take"],
        "pay": named("pay", PAYING),
        "site": named("site", spell([cell for cell in MOUNTAIN if cell != (4, 4)])),
        "lay": named("lay", spell([c for c in ON_BOARD if c not in ((4, 4), (3, 4))])),
        "breed": named("breed", SETS),
        "harvest": ["harvest fields", "harvest breeding"],
        "cave": ["cave wood", "cave stone", "cave ore"],
        "feed": named("feed", [str(food) for food in range(13)]),
        "keep": named("keep", KEPT),
        "stop": ["stop"],
        "end": ["end"],
        "first": named("first", [f"P{seat}" for seat in range(7)]),
        "reveal": named("reveal", CARDS),
        "marker": ["marker leaf", "marker question"],
    }


def test_every_move_has_its_name_and_number() -> None:
    table = moves.TABLE
    listed = {
        code: [table.name(move) for move in range(kind.first, kind.first + kind.count)]
        for code, kind in table.kinds.items()
    }
    assert listed == kind_names()
    assert [table.name(move) for move in range(table.count)] == [
        name for names in kind_names().values() for name in names
    ]


def test_the_counts_of_the_law() -> None:
    names = kind_names()
    assert len(names["place"]) == 51
    assert len(names["furnish"]) == 48
    assert len(names["loot"]) == 23
    assert moves.TABLE.count == 699
    assert sorted(moves.TABLE.kinds["place"].args[0]) == sorted(ALL_SPACES)
    assert sorted(moves.TABLE.kinds["furnish"].args[0]) == sorted([*INTRODUCTORY, *FULL_ONLY])


CONSTANTS: Final = {
    "ruby": "RUBY_FOR",
    "coins": "COINS",
    "stable": "STABLE_AT",
    "first": "FIRST_SEAT",
    "marker": "TURN_MARKER",
}


def test_the_numbers_of_the_rules_are_those_of_the_table() -> None:
    for code, kind in moves.TABLE.kinds.items():
        constant = CONSTANTS.get(code, code.upper().replace("-", "_"))
        assert getattr(moves, constant) == kind.first, code
    assert moves.TABLE.count == moves.MOVES == len(moves.AS_MOVE)
    assert [int(move) for move in moves.AS_MOVE] == list(range(moves.MOVES))


CASES: Final = [
    ("ruby wild_boar", "ruby:wild_boar"),
    ("buy meadow 3 2", "home:1:3-2"),
    ("buy field 4 3", "home:1:4-3"),
    ("buy tunnel 2 4", "home:1:2-4"),
    ("buy cavern 2 4", "home:1:2-4"),
    ("eat donkeys", "eat:donkeys"),
    ("coins", "good:gold"),
    ("coin", "good:gold"),
    ("use beer_parlor for food", "use:beer_parlor for food"),
    ("disarm 5", "dwarf:5"),
    ("disarm placed 14", "dwarf:14"),
    ("place logging_1_3", "space:logging_1_3"),
    ("overtake 14", "dwarf:14"),
    ("stay home", "dwarf:home"),
    ("imitate sheep_farming", "space:sheep_farming"),
    ("meadow-field 4 3 north", "home:1:4-3"),
    ("cavern-tunnel 3 5 east", "home:1:3-5"),
    ("cavern-cavern 3 5 south", "home:1:3-5"),
    ("ore-mine 3 6 west", "home:1:3-6"),
    ("ruby-mine 3 5", "home:1:3-5"),
    ("small-pasture 4 0", "home:1:4-0"),
    ("large-pasture 4 2 east", "home:1:4-2"),
    ("stable 0 3", "home:1:0-3"),
    ("furnish carpenter", "furnishing:carpenter"),
    ("grow", "dwarf:newborn"),
    ("sow vegetable", "good:vegetable"),
    ("forge 8", "forge:8"),
    ("loot all_weapons_plus_1", "loot:all_weapons_plus_1"),
    ("market cattle", "market:cattle"),
    ("trade ore", "good:ore"),
    ("extend forest", "extend:forest"),
    ("take", "take"),
    ("pay ore for both", "pay:ore for both"),
    ("site 3 4", "home:1:3-4"),
    ("lay 2 4", "home:1:2-4"),
    ("breed sheep cattle", "breed:sheep cattle"),
    ("harvest breeding", "harvest:breeding"),
    ("cave ore", "good:ore"),
    ("feed 12", "feed:12"),
    ("keep logging_1_3", "space:logging_1_3"),
    ("stop", "stop"),
    ("end", "end"),
    ("first P6", "seat:6"),
    ("reveal adventure", "space:adventure"),
    ("marker leaf", "marker"),
]


@pytest.mark.parametrize(("name", "target"), CASES, ids=[case[0] for case in CASES])
def test_every_kind_of_move_has_its_target(name: str, target: str) -> None:
    move = moves.TABLE.parse(name)
    assert moves.TABLE.name(move) == name
    assert moves.TABLE.target(move, 1) == target


def test_no_kind_of_move_is_left_out() -> None:
    kinds = {moves.TABLE.decode(moves.TABLE.parse(name))[0].code for name, _ in CASES}
    assert kinds == set(moves.TABLE.kinds)


def test_every_name_parses_back_in_any_letter_case_and_spacing() -> None:
    table = moves.TABLE
    for move in range(table.count):
        name = table.name(move)
        assert name.isascii()
        assert table.parse(name) == move
        assert table.parse(f"  {name.upper().replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place home",
        "forge 9",
        "forge 0",
        "eat dog",
        "feed 13",
        "feed -1",
        "breed donkey sheep",
        "meadow-field 4 3 east",
        "first P7",
        "reveal urgent_wish_for_children",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        moves.TABLE.parse(text)
    assert refused.value.message.id == "move-unknown"
