"""Why a move of Caverna is refused: each reason with its code, its clause and its message."""

from typing import Final

from dolmen.core.message import Why

# Reasons why a move is refused; index 0 is no refusal.
LEGAL: Final = 0
GAME_OVER: Final = 1
CHANCE_FIRST: Final = 2
NOT_DRAWN_NOW: Final = 3
NO_SUCH_SEAT: Final = 4
NOT_IN_DECK: Final = 5
NO_SUCH_MARKER: Final = 6
NOT_NOW: Final = 7
NO_EXCHANGE_NOW: Final = 8
ANIMALS_FIRST: Final = 9
SPOILS_ACTION: Final = 10
NOT_ENOUGH: Final = 11
TOO_FEW_RUBIES: Final = 12
NO_SUCH_FURNISHING: Final = 13
NO_COINS_OPEN: Final = 14
NO_SUCH_WEAPON: Final = 15
WEAPON_TRAVELS: Final = 16
NO_FOREST_SPOT: Final = 17
FIRST_TILE: Final = 18
UNDER_STABLE: Final = 19
NO_MOUNTAIN_SPOT: Final = 20
OUTSIDE: Final = 21
SPACE_ABSENT: Final = 22
SPACE_OCCUPIED: Final = 23
SPACE_USELESS: Final = 24
IMITATION_USELESS: Final = 25
NO_OVERTAKING: Final = 26
MUST_PLACE: Final = 27
NOT_OCCUPIED: Final = 28
OWN_DWARF: Final = 29
NOT_IMITABLE: Final = 30
NOTHING_TO_IMITATE: Final = 31
NOT_OFFERED: Final = 32
NO_TUNNELS: Final = 33
NO_TUNNEL: Final = 34
NO_MEADOW: Final = 35
TOO_LITTLE_WOOD: Final = 36
NO_STABLE_LEFT: Final = 37
NO_STABLE_SPOT: Final = 38
TOO_LITTLE_STONE: Final = 39
FURNISHING_TAKEN: Final = 40
NOT_A_DWELLING: Final = 41
NO_CAVERN: Final = 42
TOO_EXPENSIVE: Final = 43
NO_SITE: Final = 44
NOT_THAT_PAYMENT: Final = 45
NO_ROOM: Final = 46
FAMILY_FULL: Final = 47
NO_FIELD: Final = 48
NO_CROP: Final = 49
SOWN_ENOUGH: Final = 50
ARMED: Final = 51
TOO_LITTLE_ORE: Final = 52
UNARMED: Final = 53
TOO_WEAK: Final = 54
TAKEN_ALREADY: Final = 55
LOOT_USELESS: Final = 56
BOUGHT_ALREADY: Final = 57
TOO_LITTLE_GOLD: Final = 58
NOTHING_TO_TAKE: Final = 59
NOT_PARENTS: Final = 60
NEWBORNS_UNHOUSED: Final = 61
BIRTHS_DECLINED: Final = 62
TOO_MANY_SPECIES: Final = 63
CAVE_USED: Final = 64
FEEDS_TOO_MUCH: Final = 65
UNDER_SIX: Final = 66
KEPT_ALREADY: Final = 67
PART_FIRST: Final = 68
GOODS_FIRST: Final = 69
NOT_THIS_PHASE: Final = 70
NOT_THIS_STEP: Final = 71
ONLY_EXCHANGES: Final = 72
NO_FOOD_FOR_CATTLE: Final = 73
NO_ORE_TO_TRADE: Final = 74
NO_MATERIAL: Final = 75
TOO_LITTLE_FOOD: Final = 76
# A part that the action does not offer: each verb cites its own chapter.
NO_FIELD_TILE_HERE: Final = 77
NO_TUNNEL_TILE_HERE: Final = 78
NO_CAVERN_TILE_HERE: Final = 79
NO_EXTENSION_HERE: Final = 80
NO_ORE_MINE_HERE: Final = 81
NO_RUBY_MINE_HERE: Final = 82
NO_FENCE_HERE: Final = 83
NO_STABLE_HERE: Final = 84
NO_FURNISHING_HERE: Final = 85
NO_CHILD_HERE: Final = 86
NO_SOWING_HERE: Final = 87
NO_FORGE_HERE: Final = 88
NO_EXPEDITION_HERE: Final = 89
NO_MARKET_HERE: Final = 90
NO_TRADE_HERE: Final = 91


def _why(code: str, clause: str) -> Why:
    return Why(code, clause, f"caverna-why-{code}")


REASONS: Final = [
    Why("legal", "", ""),
    _why("game-over", "CAV-END-01"),
    _why("chance-first", "CAV-ROUND-02"),
    _why("not-drawn-now", "CAV-ROUND-02"),
    _why("no-such-seat", "CAV-SETUP-01"),
    _why("not-in-deck", "CAV-SETUP-12"),
    _why("no-such-marker", "CAV-SETUP-09"),
    _why("not-now", "CAV-WORK-03"),
    _why("no-exchange-now", "CAV-CONVERT-08"),
    _why("animals-first", "CAV-ANIMALS-25"),
    _why("spoils-action", "CAV-WORK-20"),
    _why("not-enough", "CAV-CONVERT-01"),
    _why("too-few-rubies", "CAV-RUBY-08"),
    _why("no-such-furnishing", "CAV-FURNISH-07"),
    _why("no-coins-open", "CAV-CONVERT-02"),
    _why("no-such-weapon", "CAV-WEAPONS-04"),
    _why("weapon-travels", "CAV-EXPEDITION-14"),
    _why("no-forest-spot", "CAV-TILES-14"),
    _why("first-tile", "CAV-TILES-12"),
    _why("under-stable", "CAV-TILES-17"),
    _why("no-mountain-spot", "CAV-TILES-03"),
    _why("outside", "CAV-TILES-18"),
    _why("space-absent", "CAV-WORK-18"),
    _why("space-occupied", "CAV-WORK-02"),
    _why("space-useless", "CAV-WORK-07"),
    _why("imitation-useless", "CAV-IMITATE-08"),
    _why("no-overtaking", "CAV-WORK-08"),
    _why("must-place", "CAV-WORK-22"),
    _why("not-occupied", "CAV-IMITATE-02"),
    _why("own-dwarf", "CAV-IMITATE-03"),
    _why("not-imitable", "CAV-IMITATE-03"),
    _why("nothing-to-imitate", "CAV-IMITATE-09"),
    _why("not-offered", "CAV-WORK-12"),
    _why("no-tunnels", "CAV-MINES-02"),
    _why("no-tunnel", "CAV-MINES-05"),
    _why("no-meadow", "CAV-ANIMALS-05"),
    _why("too-little-wood", "CAV-ANIMALS-04"),
    _why("no-stable-left", "CAV-ANIMALS-11"),
    _why("no-stable-spot", "CAV-ANIMALS-10"),
    _why("too-little-stone", "CAV-ANIMALS-09"),
    _why("furnishing-taken", "CAV-FURNISH-06"),
    _why("not-a-dwelling", "CAV-DWELLING-01"),
    _why("no-cavern", "CAV-FURNISH-03"),
    _why("too-expensive", "CAV-FURNISH-03"),
    _why("no-site", "CAV-FURNISH-04"),
    _why("not-that-payment", "CAV-FURNISH-02"),
    _why("no-room", "CAV-GROWTH-02"),
    _why("family-full", "CAV-GROWTH-04"),
    _why("no-field", "CAV-SOW-03"),
    _why("no-crop", "CAV-SOW-04"),
    _why("sown-enough", "CAV-SOW-02"),
    _why("armed", "CAV-WEAPONS-03"),
    _why("too-little-ore", "CAV-WEAPONS-02"),
    _why("unarmed", "CAV-EXPEDITION-01"),
    _why("too-weak", "CAV-EXPEDITION-03"),
    _why("taken-already", "CAV-EXPEDITION-02"),
    _why("loot-useless", "CAV-EXPEDITION-02"),
    _why("bought-already", "CAV-MARKET-03"),
    _why("too-little-gold", "CAV-MARKET-04"),
    _why("nothing-to-take", "CAV-WORK-07"),
    _why("not-parents", "CAV-HARVEST-15"),
    _why("newborns-unhoused", "CAV-HARVEST-16"),
    _why("births-declined", "CAV-HARVEST-22"),
    _why("too-many-species", "CAV-HARVEST-22"),
    _why("cave-used", "CAV-HARVEST-24"),
    _why("feeds-too-much", "CAV-HARVEST-24"),
    _why("under-six", "CAV-SOLO-07"),
    _why("kept-already", "CAV-SOLO-08"),
    _why("part-first", "CAV-WORK-07"),
    _why("goods-first", "CAV-WORK-19"),
    _why("not-this-phase", "CAV-ROUND-02"),
    _why("not-this-step", "CAV-HARVEST-07"),
    _why("only-exchanges", "CAV-END-04"),
    _why("no-food-for-cattle", "CAV-RUBY-01"),
    _why("no-ore-to-trade", "CAV-TRADE-03"),
    _why("no-material", "CAV-CONVERT-04"),
    _why("too-little-food", "CAV-HARVEST-12"),
    _why("no-field-tile-here", "CAV-TILES-10"),
    _why("no-tunnel-tile-here", "CAV-TILES-01"),
    _why("no-cavern-tile-here", "CAV-TILES-02"),
    _why("no-extension-here", "CAV-TILES-08"),
    _why("no-ore-mine-here", "CAV-MINES-01"),
    _why("no-ruby-mine-here", "CAV-MINES-05"),
    _why("no-fence-here", "CAV-ANIMALS-02"),
    _why("no-stable-here", "CAV-ANIMALS-09"),
    _why("no-furnishing-here", "CAV-FURNISH-01"),
    _why("no-child-here", "CAV-GROWTH-01"),
    _why("no-sowing-here", "CAV-SOW-07"),
    _why("no-forge-here", "CAV-WEAPONS-01"),
    _why("no-expedition-here", "CAV-EXPEDITION-08"),
    _why("no-market-here", "CAV-MARKET-01"),
    _why("no-trade-here", "CAV-TRADE-03"),
]
