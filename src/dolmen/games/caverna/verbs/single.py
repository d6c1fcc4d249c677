"""Single tiles, laid at once: bought for rubies at any time, or as loot. Chapter CAV-RUBY."""

from dolmen.core.flow import FRAME, close_flow, open_flow, top_node
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import cave_spots, field_spots, lay_single, meadow_spots, wooded
from dolmen.games.caverna.data import RUBY
from dolmen.games.caverna.effects import spend
from dolmen.games.caverna.flows import (
    ARG_OF,
    CAVERN_TILE,
    EXCHANGES,
    FIELD_TILE,
    LOOT_LAY_BIT,
    LOOT_LAY_NODE,
    MEADOW_TILE,
    TUNNEL_TILE,
)
from dolmen.games.caverna.grid import (
    FOREST_BOARD_ARGUMENTS,
    FOREST_BOARD_BIT,
    LAY_ARGUMENTS,
    LAY_BIT,
    ROCK_ARGUMENTS,
    ROCK_BIT,
    arguments,
)
from dolmen.games.caverna.refusals import (
    FIRST_TILE,
    NO_FOREST_SPOT,
    NO_MOUNTAIN_SPOT,
    TOO_FEW_RUBIES,
    UNDER_STABLE,
)
from dolmen.games.caverna.state import COINS_OPEN, FLOW, CavernaState, count_bits, place_of


def is_open(asked: i64) -> bool:
    """CAV-RUBY-08, CAV-CONVERT-08 Like every exchange, as often as there are rubies."""
    return asked & EXCHANGES != 0


def spots(d: vec[i64], p: i64, tile: i64) -> i64:
    """CAV-RUBY-03, CAV-RUBY-04 The cells where a single tile may be laid."""
    if tile == MEADOW_TILE:
        return meadow_spots(d, p)
    return field_spots(d, p) if tile == FIELD_TILE else cave_spots(d, p)


def price(tile: i64) -> i64:
    """CAV-RUBY-03, CAV-RUBY-04 Rubies for a single tile: two for a cavern."""
    if tile == CAVERN_TILE:
        return 2
    return 1


def why_no_spot(d: vec[i64], p: i64, bit: i64, tile: i64) -> i64:
    """CAV-RUBY-05, CAV-RUBY-06, CAV-TILES-12, CAV-TILES-14 Why a tile cannot be laid on a cell."""
    if tile >= TUNNEL_TILE:
        return NO_MOUNTAIN_SPOT
    if meadow_spots(d, p) & bit != 0:
        return UNDER_STABLE
    return FIRST_TILE if wooded(d, p) == 0 else NO_FOREST_SPOT


def why_not_for_rubies(d: vec[i64], p: i64, bit: i64, tile: i64) -> i64:
    """CAV-RUBY-08 Too few rubies, or no place."""
    return TOO_FEW_RUBIES if d[p + RUBY] < price(tile) else why_no_spot(d, p, bit, tile)


def lay_for_rubies(s: CavernaState, seat: i64, bit: i64, tile: i64) -> None:
    """CAV-RUBY-03, CAV-RUBY-04 Paid and laid."""
    s.d[COINS_OPEN] = 0
    spend(s, seat, RUBY, price(tile))
    lay_single(s, seat, tile, bit)


# Bought for rubies, one kind of move a tile


def meadow_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-RUBY-03 One ruby and a place."""
    if d[p + RUBY] < price(MEADOW_TILE):
        return 0
    return arguments(spots(d, p, MEADOW_TILE), FOREST_BOARD_ARGUMENTS, 0)


def meadow_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    return why_not_for_rubies(d, p, FOREST_BOARD_BIT[argument], MEADOW_TILE)


def meadow_play(s: CavernaState, seat: i64, argument: i64) -> None:
    lay_for_rubies(s, seat, FOREST_BOARD_BIT[argument], MEADOW_TILE)


def field_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-RUBY-03, CAV-RUBY-06, CAV-TILES-20 One ruby and a place without a stable."""
    if d[p + RUBY] < price(FIELD_TILE):
        return 0
    return arguments(spots(d, p, FIELD_TILE), FOREST_BOARD_ARGUMENTS, 0)


def field_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    return why_not_for_rubies(d, p, FOREST_BOARD_BIT[argument], FIELD_TILE)


def field_play(s: CavernaState, seat: i64, argument: i64) -> None:
    lay_for_rubies(s, seat, FOREST_BOARD_BIT[argument], FIELD_TILE)


def tunnel_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-RUBY-04 One ruby and a place."""
    if d[p + RUBY] < price(TUNNEL_TILE):
        return 0
    return arguments(spots(d, p, TUNNEL_TILE), ROCK_ARGUMENTS, 0)


def tunnel_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    return why_not_for_rubies(d, p, ROCK_BIT[argument], TUNNEL_TILE)


def tunnel_play(s: CavernaState, seat: i64, argument: i64) -> None:
    lay_for_rubies(s, seat, ROCK_BIT[argument], TUNNEL_TILE)


def cavern_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-RUBY-04 Two rubies and a place."""
    if d[p + RUBY] < price(CAVERN_TILE):
        return 0
    return arguments(spots(d, p, CAVERN_TILE), ROCK_ARGUMENTS, 0)


def cavern_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    return why_not_for_rubies(d, p, ROCK_BIT[argument], CAVERN_TILE)


def cavern_play(s: CavernaState, seat: i64, argument: i64) -> None:
    lay_for_rubies(s, seat, ROCK_BIT[argument], CAVERN_TILE)


# Loot: where the tile goes


def looted_is_open(asked: i64) -> bool:
    """CAV-EXPEDITION-09 While a looted tile waits for its place."""
    return asked & LOOT_LAY_BIT != 0


def loot(s: CavernaState, seat: i64, tile: i64) -> None:
    """Lays a looted tile if there is one place for it, else asks."""
    cells = spots(s.d, place_of(seat), tile)
    if cells & (cells - 1) != 0:
        open_flow(s.d, FLOW, LOOT_LAY_NODE + tile)
        return
    lay_single(s, seat, tile, cells)


def looted_tile(d: vec[i64]) -> i64:
    """The tile that waits for its place."""
    return ARG_OF[d[FLOW + d[FLOW]] % FRAME]


def looted_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-EXPEDITION-09 The usual places."""
    return arguments(spots(d, p, looted_tile(d)), LAY_ARGUMENTS, 0)


def looted_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    return why_no_spot(d, p, LAY_BIT[argument], looted_tile(d))


def looted_play(s: CavernaState, seat: i64, argument: i64) -> None:
    tile = ARG_OF[top_node(s.d, FLOW)]
    close_flow(s.d, FLOW)
    lay_single(s, seat, tile, LAY_BIT[argument])


def law(d: vec[i64], p: i64, node: i64, progress: i64) -> bool:
    """CAV-EXPEDITION-09 A looted tile waits only if there is a choice where it goes."""
    return progress == 0 and count_bits(spots(d, p, ARG_OF[node])) > 1
