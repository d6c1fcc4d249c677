"""The 48 furnishings as the data file of the law prints them, and positions to try them in."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from tests.games.caverna.scenes import Scene, counts, dwarf, player, scene
from tests.scenario import Dump


class Tile(NamedTuple):
    """A furnishing as it is printed."""

    colour: str
    points: int
    introductory: bool
    price: dict[str, int]


# Id, colour, printed points (* is 0), sets that have it, price.
PRINTED: Final = """
    dwelling orange 3 both wood 4 stone 3
    simple_dwelling_4_2 orange 0 both wood 4 stone 2
    simple_dwelling_3_3 orange 0 both wood 3 stone 3
    mixed_dwelling orange 4 full wood 5 stone 4
    couple_dwelling orange 5 full wood 8 stone 6
    additional_dwelling orange 5 full wood 4 stone 3
    cuddle_room green 2 both wood 1
    breakfast_room green 0 both wood 1
    stubble_room green 1 both wood 1 ore 1
    work_room green 2 full stone 1
    guest_room green 0 full wood 1 stone 1
    office_room green 0 full stone 1
    carpenter green 0 both stone 1
    stone_carver green 1 both wood 1
    blacksmith green 3 both wood 1 stone 2
    miner green 3 full wood 1 stone 1
    builder green 2 full stone 1
    trader green 2 full wood 1
    wood_supplier green 2 both stone 1
    stone_supplier green 1 both wood 1
    ruby_supplier green 2 both wood 2 stone 2
    dog_school green 0 full
    quarry green 2 full wood 1
    seam green 1 full wood 2
    slaughtering_cave green 2 both wood 2 stone 2
    cooking_cave green 2 both stone 2
    working_cave green 2 both wood 1 stone 1
    mining_cave green 2 full wood 3 stone 2
    breeding_cave green 2 full grain 1 stone 1
    peaceful_cave green 2 full wood 2 stone 2
    weaving_parlor yellow * both wood 2 stone 1
    milking_parlor yellow * both wood 2 stone 2
    state_parlor yellow * full stone 3 gold 5
    hunting_parlor yellow 1 both wood 2
    beer_parlor yellow 3 both wood 2
    blacksmithing_parlor yellow 2 full ore 3
    stone_storage yellow * both wood 3 ore 1
    ore_storage yellow * both wood 1 stone 2
    spare_part_storage yellow 0 full wood 2
    main_storage yellow * both wood 2 stone 1
    weapon_storage yellow * both wood 3 stone 2
    supplies_storage yellow * full food 3 wood 1
    broom_chamber yellow * full wood 1
    treasure_chamber yellow * both wood 1 stone 1
    food_chamber yellow * both wood 2 vegetable 2
    prayer_chamber yellow * full wood 2
    writing_chamber yellow 0 both stone 2
    fodder_chamber yellow * both grain 2 stone 1"""


def _printed() -> dict[str, Tile]:
    found = {}
    for line in PRINTED.split("\n")[1:]:
        name, colour, points, sets, *price = line.split()
        found[name] = Tile(
            colour, int(points.replace("*", "0")), sets == "both", counts(" ".join(price))
        )
    return found


TILES: Final = _printed()
# Yellow tiles without a line of their own on the score sheet (CAV-SCORE-09, -10).
NO_BONUS_LINE: Final = (
    "hunting_parlor",
    "beer_parlor",
    "blacksmithing_parlor",
    "spare_part_storage",
    "writing_chamber",
)
# Where given tiles lie: beside the printed cavern, which stays empty, and on from there.
SITES: Final = ("3,5", "3,6", "2,4", "2,5", "2,6", "1,4", "1,5", "1,6", "4,5", "4,6")
MEADOWS: Final = {"4,2": "meadow", "4,3": "meadow", "3,3": "meadow"}
# Room for 16 animals of one species.
RANGE: Final = {"4,2": "large_pasture east stable", "4,3": "large_pasture stable"}
# Five dwarfs need three more rooms than the entrance has.
ROOMY: Final = "dwelling dwelling dwelling"


def rooms(tiles: str) -> dict[str, str]:
    """A mountain with these tiles and the printed cavern empty."""
    return dict(zip(SITES, tiles.split(), strict=False))


def holder(
    goods: str = "",
    tiles: str = "",
    land: Mapping[str, str] | None = None,
    dwarfs: list[Dump] | None = None,
    **more: Any,
) -> Dump:
    """A player with these goods and furnishings; `land` is the rest of the board."""
    return player(goods, board=rooms(tiles) | dict(land or {}), dwarfs=dwarfs, **more)


def at_work(
    goods: str = "",
    tiles: str = "",
    land: Mapping[str, str] | None = None,
    dwarfs: list[Dump] | None = None,
    *,
    seats: int = 2,
    in_round: int = 5,
    others: list[Dump] | None = None,
    **keys: Any,
) -> Scene:
    """P0 is to place a dwarf; a round with a harvest marker shows a leaf."""
    marker = {"marker": "leaf"} if in_round > 5 and seats > 1 else {}
    players = [holder(goods, tiles, land, dwarfs), *(others or [])]
    return scene(seats, round=in_round, players=players, **(marker | keys))


def at_housework(
    goods: str = "", tiles: str = "", land: Mapping[str, str] | None = None, **keys: Any
) -> Scene:
    """P0 has just placed a dwarf on housework.

    The dog comes by itself once something is furnished: its moment is a choice only before."""
    return at_work(goods, tiles, land, **keys).play("place housework")


def on_expedition(
    strength: int, goods: str = "", tiles: str = "", land: Mapping[str, str] | None = None
) -> Scene:
    """P0 has just placed a dwarf of that strength on blacksmithing, for three items of loot."""
    armed = [dwarf(strength), dwarf(14)]
    return at_work(goods, tiles, land, armed).play("place blacksmithing")


def at_feeding(
    goods: str = "",
    tiles: str = "",
    land: Mapping[str, str] | None = None,
    dwarfs: list[Dump] | None = None,
    *,
    in_round: int = 5,
    phase: str = "feed",
) -> Scene:
    """P0 is asked in the harvest of round 5; round 4 ends with a payment of 1 food a dwarf."""
    players = [holder(goods, tiles, land, dwarfs)]
    harvest: dict[str, Any] = {"harvest": "food"} if in_round == 4 else {}
    return scene(round=in_round, phase=phase, players=players, **harvest)


def at_breeding(goods: str = "", tiles: str = "", land: Mapping[str, str] | None = None) -> Scene:
    """P0 is about to breed."""
    return at_feeding(goods, tiles, land, phase="breed")


def last_exchanges(
    goods: str = "",
    tiles: str = "",
    land: Mapping[str, str] | None = None,
    dwarfs: list[Dump] | None = None,
) -> Scene:
    """The solo player is asked for the last exchanges before scoring."""
    return scene(1, round=12, phase="last", players=[holder(goods, tiles, land, dwarfs)])


def eve(first: Dump, **keys: Any) -> Scene:
    """Round 1, which has no harvest, ends with P1's `place ore_mining_1_3`; P0 is as given."""
    ours = [dwarf(0, "housework"), dwarf(0, "slash_and_burn")]
    theirs = [dwarf(0, "logging_1_3"), dwarf()]
    players = [{"dwarfs": ours} | first, player(dwarfs=theirs)]
    ore = {"ore_mining_1_3": {"ore": 2}}
    return scene(round=1, seat=1, players=players, **({"spaces": ore} | keys))


def furnishable(goods: str, wood: int = 0, stone: int = 0, owned: str = "") -> list[str]:
    """The moves that furnish all that these goods pay, with so much less wood and stone."""
    held = counts(goods)
    less = {"wood": wood, "stone": stone}
    return [
        f"furnish {name}"
        for name, tile in TILES.items()
        if (name == "dwelling" or name not in owned.split())
        and all(held.get(good, 0) >= n - less.get(good, 0) for good, n in tile.price.items())
    ]


def with_dog(goods: str = "") -> dict[str, int]:
    """These goods and the dog of housework."""
    held = counts(goods)
    return held | {"dog": held.get("dog", 0) + 1}


def price(tile: str) -> str:
    """A printed price, as in "wood 4 stone 3"."""
    return " ".join(f"{good} {count}" for good, count in TILES[tile].price.items())


def line_of(tile: str) -> str:
    """What the score sheet calls the bonus line of a tile."""
    return f"bonus:{list(TILES).index(tile)}"


def sheet(bonus: Mapping[str, int] | None = None, **lines: int) -> list[tuple[str, int]]:
    """A whole score sheet: the lines not named are those of two dwarfs who own nothing else."""
    nothing = {
        "animals": 0,
        "missing": -8,
        "grain": 0,
        "vegetables": 0,
        "rubies": 0,
        "dwarfs": 2,
        "unused": -22,
        "tiles": 0,
    }
    rows = nothing | {line_of(tile): points for tile, points in (bonus or {}).items()}
    rows |= {"gold": 0, "begging": 0}
    assert lines.keys() <= rows.keys()
    return list((rows | lines).items())
