"""A referee who knows the law and not the engine: points, beds and stalls from a dump alone."""

from collections import Counter
from functools import cache
from typing import Final

from tests.games.caverna.scenes import FARM_ANIMALS
from tests.scenario import Dump

# Printed points; a tile that is not listed has none.
POINTS: Final = {
    "dwelling": 3, "mixed_dwelling": 4, "couple_dwelling": 5, "additional_dwelling": 5,
    "cuddle_room": 2, "stubble_room": 1, "work_room": 2, "stone_carver": 1, "blacksmith": 3,
    "miner": 3, "builder": 2, "trader": 2, "wood_supplier": 2, "stone_supplier": 1,
    "ruby_supplier": 2, "quarry": 2, "seam": 1, "slaughtering_cave": 2, "cooking_cave": 2,
    "working_cave": 2, "mining_cave": 2, "breeding_cave": 2, "peaceful_cave": 2,
    "hunting_parlor": 1, "beer_parlor": 3, "blacksmithing_parlor": 2,
    "ore_mine": 3, "ruby_mine": 4, "small_pasture": 2,
}  # fmt: skip
DWELLINGS: Final = {
    "dwelling": 1, "simple_dwelling_4_2": 1, "simple_dwelling_3_3": 1, "mixed_dwelling": 1,
    "couple_dwelling": 2, "additional_dwelling": 0,
}  # fmt: skip
YELLOW: Final = (
    "weaving_parlor", "milking_parlor", "state_parlor", "hunting_parlor", "beer_parlor",
    "blacksmithing_parlor", "stone_storage", "ore_storage", "spare_part_storage", "main_storage",
    "weapon_storage", "supplies_storage", "broom_chamber", "treasure_chamber", "food_chamber",
    "prayer_chamber", "writing_chamber", "fodder_chamber",
)  # fmt: skip
FIRST_YELLOW: Final = 30  # its place among all furnishings
ON_BOARD: Final = {(row, column) for row in range(1, 5) for column in range(1, 7)}


def cell_of(key: str) -> tuple[int, int]:
    """ "4,3" is row 4, column 3."""
    row, column = key.split(",")
    return int(row), int(column)


def tiles_of(own: Dump) -> Counter[str]:
    """What lies on a board, by the first word of each cell."""
    return Counter(word.split()[0] for word in own["board"].values())


def crops_on(own: Dump, crop: str) -> int:
    """Tokens on the fields."""
    words = [word.split() for word in own["board"].values()]
    return sum(int(word[2]) for word in words if word[0] == "field" and word[1:2] == [crop])


def room(own: Dump) -> int:
    """CAV-DWELLING-03 How many dwarfs a clan has beds for; the sixth needs the additional one."""
    tiles = tiles_of(own)
    beds = 2 + sum(beds * tiles[tile] for tile, beds in DWELLINGS.items())
    if beds >= 5 and tiles["additional_dwelling"]:
        return 6
    return min(beds, 5)


def beside_dwellings(own: Dump) -> int:
    """Dwellings, the entrance included, that share a side with the state parlor."""
    board = {cell_of(key): word for key, word in own["board"].items()} | {(4, 4): "dwelling"}
    row, column = next(cell for cell, word in board.items() if word == "state_parlor")
    sides = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return sum(board.get(side) in DWELLINGS for side in sides)


def bonus(own: Dump, tile: str) -> int | None:
    """CAV-SCORE-06 The bonus line of a yellow tile, None if it has none."""
    goods = own["goods"]
    weapons = [each["weapon"] for each in own["dwarfs"]]
    tiles = tiles_of(own)
    farm = sum(goods[animal] for animal in FARM_ANIMALS)
    grain = goods["grain"] + crops_on(own, "grain")
    vegetables = goods["vegetable"] + crops_on(own, "vegetable")
    lines = {
        "weaving_parlor": goods["sheep"] // 2,
        "milking_parlor": goods["cattle"],
        "stone_storage": goods["stone"],
        "ore_storage": goods["ore"] // 2,
        "main_storage": 2 * sum(tiles[yellow] for yellow in YELLOW),
        "weapon_storage": 3 * sum(weapon > 0 for weapon in weapons),
        "supplies_storage": 8 if all(weapons) else 0,
        "broom_chamber": {5: 5, 6: 10}.get(len(weapons), 0),
        "treasure_chamber": goods["ruby"],
        "food_chamber": 2 * min(grain, vegetables),
        "prayer_chamber": 0 if any(weapons) else 8,
        "fodder_chamber": farm // 3,
    }
    return 4 * beside_dwellings(own) if tile == "state_parlor" else lines.get(tile)


def sheet(own: Dump) -> list[tuple[str, int]]:
    """CAV-SCORE-12 The score sheet of a player."""
    goods = own["goods"]
    tiles = tiles_of(own)
    used = {cell_of(key) for key in own["board"]} | {(4, 4), (3, 4)}
    losses = [
        2 * sum(goods[animal] == 0 for animal in FARM_ANIMALS),
        len(ON_BOARD - used),
        3 * own["begging"],
    ]
    # CAV-SCORE-09 The writing chamber lowers the losses where they stand, seven points of them.
    saved = 7 if tiles["writing_chamber"] else 0
    for i, loss in enumerate(losses):
        losses[i] = max(0, loss - saved)
        saved = max(0, saved - loss)
    missing, unused, begging = (-loss for loss in losses)
    # A large pasture is two cells of 2 points each.
    printed = sum(POINTS.get(tile, 0) * count for tile, count in tiles.items())
    printed += 2 * tiles["large_pasture"]
    lines = [
        ("animals", goods["dog"] + sum(goods[animal] for animal in FARM_ANIMALS)),
        ("missing", missing),
        ("grain", (goods["grain"] + crops_on(own, "grain") + 1) // 2),
        ("vegetables", goods["vegetable"] + crops_on(own, "vegetable")),
        ("rubies", goods["ruby"]),
        ("dwarfs", len(own["dwarfs"])),
        ("unused", unused),
        ("tiles", printed),
    ]
    for i, tile in enumerate(YELLOW):
        points = bonus(own, tile) if tiles[tile] else None
        if points is not None:
            lines.append((f"bonus:{FIRST_YELLOW + i}", points))
    return [*lines, ("gold", goods["gold"]), ("begging", begging)]


def areas(own: Dump) -> list[tuple[int, bool]]:
    """Areas of one species: how many animals, and whether dogs can watch sheep there."""
    found = [(2, False)] * (1 + tiles_of(own)["mixed_dwelling"])
    board = {cell_of(key): word.split() for key, word in own["board"].items()}
    for (row, column), word in board.items():
        stabled = word[-1] == "stable"
        if word[0] == "small_pasture":
            found.append((4 if stabled else 2, True))
        elif word[0] == "meadow":
            found.append((1 if stabled else 0, True))
        elif word[0] == "large_pasture" and word[1:2] in (["east"], ["south"]):
            east = word[1] == "east"
            other = board[(row, column + 1) if east else (row + 1, column)]
            found.append((4 << (stabled + (other[-1] == "stable")), True))
    return sorted(found, reverse=True)


def is_housed(own: Dump) -> bool:
    """CAV-ANIMALS-15 to 23 Whether some arrangement has room for all farm animals."""
    goods = own["goods"]
    tiles = tiles_of(own)
    words = list(own["board"].values())
    sheep = goods["sheep"] - (len(own["dwarfs"]) if tiles["cuddle_room"] else 0)
    donkeys = goods["donkey"] - tiles["ore_mine"] - tiles["ruby_mine"]
    boars = goods["wild_boar"] - words.count("stable")
    cattle = goods["cattle"] - (3 if tiles["breakfast_room"] else 0)
    anywhere = words.count("field") if tiles["stubble_room"] else 0
    left = tuple(max(0, count) for count in (sheep, donkeys, boars, cattle))
    return _fits(left, anywhere, goods["dog"], tuple(areas(own)))


@cache
def _fits(
    left: tuple[int, ...], anywhere: int, dogs: int, rooms: tuple[tuple[int, bool], ...]
) -> bool:
    if sum(left) <= anywhere:
        return True
    if not rooms:
        return False
    (size, watched), *others = rooms
    rest = tuple(others)
    for species in range(4):
        if left[species] and size:
            after = (*left[:species], max(0, left[species] - size), *left[species + 1 :])
            if _fits(after, anywhere, dogs, rest):
                return True
    if watched and left[0]:
        for some in range(1, min(dogs, left[0]) + 1):
            if _fits((max(0, left[0] - some - 1), *left[1:]), anywhere, dogs - some, rest):
                return True
    return _fits(left, anywhere, dogs, rest)
