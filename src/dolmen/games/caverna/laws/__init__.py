"""What holds in every position of Caverna, each law named by its clause."""

from dolmen.games.caverna.laws.boards import (
    animals_fit,
    cave_fits,
    cells_fit,
    clan_fits,
    crops_fit,
    extension_fits,
    forest_fits,
    front_fits,
    furnishings_fit,
    goods_fit,
    mines_fit,
    stables_fit,
    stocks_fit,
    suppliers_fit,
    weapons_fit,
)
from dolmen.games.caverna.laws.rounds import (
    cards_fit,
    choices_fit,
    harvest_fits,
    kept_fits,
    markers_fit,
    occupants_fit,
    round_fits,
    working_cave_fits,
)
from dolmen.games.caverna.laws.turn import can_move, turn_laws
from dolmen.games.caverna.state import CavernaState


def laws(s: CavernaState) -> list[tuple[str, bool]]:
    """Every law and whether it holds."""
    return [*standing_laws(s), ("CAV-WORK-07", can_move(s))]


def standing_laws(s: CavernaState) -> list[tuple[str, bool]]:
    """What holds even before what follows by itself has been played."""
    seats = range(s.seats)
    return [
        ("CAV-COMPONENTS-04", goods_fit(s)),
        ("CAV-WORK-18", stocks_fit(s)),
        ("CAV-TILES-19", all(cells_fit(s, seat) for seat in seats)),
        ("CAV-TILES-12", all(front_fits(s, seat) for seat in seats)),
        ("CAV-TILES-14", all(forest_fits(s, seat) for seat in seats)),
        ("CAV-TILES-03", all(cave_fits(s, seat) for seat in seats)),
        ("CAV-MINES-01", all(mines_fit(s, seat) for seat in seats)),
        ("CAV-ANIMALS-11", all(stables_fit(s, seat) for seat in seats)),
        ("CAV-SOW-03", all(crops_fit(s, seat) for seat in seats)),
        ("CAV-FURNISH-06", furnishings_fit(s)),
        ("CAV-HOME-03", all(clan_fits(s, seat) for seat in seats)),
        ("CAV-WEAPONS-05", all(weapons_fit(s, seat) for seat in seats)),
        ("CAV-ANIMALS-24", all(animals_fit(s, seat) for seat in seats)),
        ("CAV-ROUND-01", round_fits(s)),
        ("CAV-REVEAL-01", cards_fit(s)),
        ("CAV-SETUP-09", markers_fit(s)),
        ("CAV-WORK-02", occupants_fit(s)),
        ("CAV-HARVEST-07", harvest_fits(s)),
        ("CAV-HARVEST-04", choices_fit(s)),
        ("CAV-HARVEST-24", working_cave_fits(s)),
        ("CAV-SOLO-08", kept_fits(s)),
        ("CAV-ROUND-04", all(suppliers_fit(s, seat) for seat in seats)),
        ("CAV-TILES-08", all(extension_fits(s, seat) for seat in seats)),
        *turn_laws(s),
    ]
