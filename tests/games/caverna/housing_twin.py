"""Housing farm animals by trying everything: slow, and written from the rules alone.

A home board is what the dump says of a player: `board`, `goods` and `dwarfs`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

SPECIES: Final = ("sheep", "donkey", "wild_boar", "cattle")
Herd = tuple[int, ...]  # sheep, donkeys, boars, cattle still outside, dogs still free


class Place(NamedTuple):
    """Somewhere animals live: how many of one species, which ones, and whether dogs can watch."""

    name: str
    holds: int
    species: tuple[str, ...]
    watched: bool = False


def places(player: Mapping[str, Any]) -> list[Place]:
    """CAV-ANIMALS-15 to 23, and the rooms of the furnishings."""
    board: Mapping[str, str] = player["board"]
    tiles = set(board.values())
    found = [Place("4,4", 2, SPECIES)]  # CAV-COMPONENTS-03
    for cell, content in board.items():
        kind, *more = content.split()
        stables = content.endswith("stable")
        if content == "stable":
            found.append(Place(cell, 1, ("wild_boar",)))
        elif kind == "meadow":
            found.append(Place(cell, int(stables), SPECIES, watched=True))
        elif kind == "small_pasture":
            found.append(Place(cell, 4 if stables else 2, SPECIES, watched=True))
        elif kind == "large_pasture" and more[:1] in (["east"], ["south"]):
            built = stables + board[other_half(cell, more[0])].endswith("stable")
            found.append(Place(cell, 4 * 2**built, SPECIES, watched=True))
        elif kind in ("ore_mine", "ruby_mine"):
            found.append(Place(cell, 1, ("donkey",)))
        elif content == "field" and "stubble_room" in tiles:
            found.append(Place(cell, 1, SPECIES))
        elif kind == "mixed_dwelling":
            found.append(Place(cell, 2, SPECIES))
        elif kind == "cuddle_room":
            found.append(Place(cell, len(player["dwarfs"]), ("sheep",)))
        elif kind == "breakfast_room":
            found.append(Place(cell, 3, ("cattle",)))
    return found


def other_half(cell: str, side: str) -> str:
    """The second cell of a large pasture."""
    row, column = (int(number) for number in cell.split(","))
    return f"{row},{column + 1}" if side == "east" else f"{row + 1},{column}"


def housed(player: Mapping[str, Any]) -> bool:
    """Whether some arrangement houses all farm animals (CAV-ANIMALS-27)."""
    goods = player["goods"]
    herd = tuple(goods.get(name, 0) for name in (*SPECIES, "dog"))
    outside = {herd}
    for place in places(player):
        outside = {left for before in outside for left in after(place, before)}
        if any(not any(left[:4]) for left in outside):
            return True
    return not any(herd[:4])


def after(place: Place, herd: Herd) -> Iterator[Herd]:
    """What is left outside for every way to use a place: one species, watched sheep, or nobody.

    A place that some animal outside could use is never better left empty."""
    used = False
    for i, name in enumerate(SPECIES):
        if name in place.species and place.holds and herd[i]:
            used = True
            yield (*herd[:i], max(0, herd[i] - place.holds), *herd[i + 1 :])
    if not used:
        yield herd
    if place.watched and herd[0]:
        for dogs in range(1, herd[4] + 1):
            yield (max(0, herd[0] - dogs - 1), *herd[1:4], herd[4] - dogs)


def faults(player: Mapping[str, Any], arrangement: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What is wrong with animals that stand like this: nothing, if the list is empty."""
    board: Mapping[str, str] = player["board"]
    goods = player["goods"]
    wrong = [
        f"{standing} {name} stand, {goods.get(name, 0)} are owned"
        for name in (*SPECIES, "dog")
        if (standing := sum(group.get(name, 0) for group in arrangement.values()))
        != goods.get(name, 0)
    ]
    # Both cells of a large pasture are one place.
    first_half = {
        other_half(cell, side): cell
        for cell, content in board.items()
        for side in ("east", "south")
        if content.startswith(f"large_pasture {side}")
    }
    standing_at: dict[str, dict[str, int]] = {}
    for cell, group in arrangement.items():
        here = standing_at.setdefault(first_half.get(cell, cell), {})
        for name, count in group.items():
            here[name] = here.get(name, 0) + count
    known = {place.name: place for place in places(player)}
    for cell, group in standing_at.items():
        animals = {name: count for name, count in group.items() if name != "dog" and count}
        if animals and not fits(known.get(cell), animals, group.get("dog", 0)):
            wrong.append(f"{cell} cannot house {group}")
    return wrong


def fits(place: Place | None, animals: Mapping[str, int], dogs: int) -> bool:
    """Whether these farm animals can stand there together, so many dogs being there too."""
    if place is None or len(animals) > 1:
        return False
    ((name, count),) = animals.items()
    if name in place.species and count <= place.holds:
        return True
    return place.watched and name == "sheep" and dogs >= 1 and count <= dogs + 1
