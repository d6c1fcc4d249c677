"""The printed figures that the page shows; `make wire` writes them into the folder it has there."""

from itertools import groupby

from dolmen.games.meduris.data import BONUS_CHIPS, DESIGNED_40, FIELDS, MATERIAL_NAMES, PRINTED_32


def figures() -> dict[str, object]:
    """The materials, how many fields each district of a side has, round the ring, how many fields
    a board has by seats, and how many bonus chips lie on them."""
    sides = (PRINTED_32, DESIGNED_40)
    return {
        "materials": MATERIAL_NAMES,
        "districts": {
            len(side): [
                len(list(fields)) for _, fields in groupby(side, key=lambda field: field[2])
            ]
            for side in sides
        },
        "fields": {seats: int(FIELDS[seats]) for seats in (2, 3, 4)},
        "bonus_chips": BONUS_CHIPS,
    }
