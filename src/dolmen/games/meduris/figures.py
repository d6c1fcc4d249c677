"""The printed figures that the page shows; `make wire` writes them into the folder it has there."""

from itertools import groupby

from dolmen.games.meduris.data import DESIGNED_40, MATERIAL_NAMES, PRINTED_32


def figures() -> dict[str, object]:
    """The materials, and how many fields each district of a side has, round the ring."""
    sides = (PRINTED_32, DESIGNED_40)
    return {
        "materials": MATERIAL_NAMES,
        "districts": {
            len(side): [
                len(list(fields)) for _, fields in groupby(side, key=lambda field: field[2])
            ]
            for side in sides
        },
    }
