"""The printed components of Druides, and tables over them."""

from typing import Final

from dolmen.core.native import i64, u8, vec

# DRU-COMP-02 to 06
KINDS: Final = 6
NUMBERS: Final = 9
GEMS: Final = 54
VALUES: Final = 6
SEATS: Final = 4
PLACES: Final = 12
SLOTS: Final = 6
CIRCLES: Final = 30
CARD_CIRCLES: Final = 5

# DRU-SETUP-04, DRU-SETUP-05, DRU-HAND-01
DEALT_GEMS: Final = 4
DEALT_SERVANTS: Final = 3
HAND_LIMIT: Final = 7

# DRU-RITUAL-01, DRU-END-01
RITUAL_CARDS: Final = 3
LAST_RITUAL: Final = 11

# A slot whose place went away for good (DRU-REPLACE-02), or was not laid yet.
NO_KIND: Final = 6

# A gem is 9 * kind + number - 1, a servant 6 * seat + value - 1.
KIND_OF: Final = vec[u8]([u8(gem // 9) for gem in range(54)])
NUMBER_OF: Final = vec[i64]([i64(gem % 9 + 1) for gem in range(54)])

OWNER_OF: Final = vec[i64]([i64(servant // 6) for servant in range(24)])

# mypyc 2.4.1 miscompiles `1 << n` for n >= 31, so single bits come from a table.
BIT: Final = vec[i64]([i64(1 << gem) for gem in range(54)])
ALL_GEMS: Final = (1 << 54) - 1
ALL_SERVANTS: Final = 63
SERVANT_BIT: Final = vec[u8]([u8(1 << servant % 6) for servant in range(24)])

# The bits set in a byte, and the place of its k-th set bit (8 * byte + k): to draw from a set.
# Tables of numbers to count with are i64: nothing is to be converted in the hot code.
ONES: Final = vec[i64]([i64(byte.bit_count()) for byte in range(256)])
NTH: Final = vec[i64](
    [
        i64(([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[k])
        for byte in range(256)
        for k in range(8)
    ]
)
