"""The printed components of Druides, and tables over them."""

from typing import Final

from dolmen.core.native import i16, i64, u8, vec

# DRU-COMP-01 Two to four players.
SEATS: Final = 4
# DRU-COMP-03 Gems: six kinds, nine numbers.
KINDS: Final = 6
NUMBERS: Final = 9
GEMS: Final = KINDS * NUMBERS
# DRU-COMP-02 Servants: the values 1 to 6 in each set.
VALUES: Final = 6
# DRU-COMP-04, DRU-SETUP-03 Places, and the slots of the row.
PLACES: Final = 2 * KINDS
SLOTS: Final = 6
# DRU-COMP-05 The column: six cards of five circles.
CARD_CIRCLES: Final = 5
CIRCLES: Final = 6 * CARD_CIRCLES

# DRU-SETUP-04, DRU-SETUP-05, DRU-HAND-01
DEALT_GEMS: Final = 4
DEALT_SERVANTS: Final = 3
HAND_LIMIT: Final = 7

# DRU-RITUAL-01, DRU-END-01
RITUAL_CARDS: Final = 3
LAST_RITUAL: Final = PLACES - 1

# A slot whose place went away for good (DRU-REPLACE-02), or was not laid yet.
NO_KIND: Final = KINDS

# A gem is 9 * kind + number - 1.
KIND_OF: Final = vec[u8]([u8(gem // 9) for gem in range(54)])
NUMBER_OF: Final = vec[i64]([i64(gem % 9 + 1) for gem in range(54)])

# Sets are bits: the gem deck is one of 54 bits in seven bytes, servants and slots are one byte.
ALL_SERVANTS: Final = (1 << VALUES) - 1
ALL_SLOTS: Final = (1 << SLOTS) - 1
# mypyc 2.4.1 miscompiles `1 << n` for n >= 31, so single bits come from tables: the bit of a gem in
# a whole word, and that of a gem, servant or slot in its byte.
WORD_BIT: Final = vec[i64]([i64(1 << gem) for gem in range(54)])
BIT: Final = vec[u8]([u8(1 << gem % 8) for gem in range(54)])

# The bits set in a byte, and the place of its k-th set bit (8 * byte + k): to draw from a set, and
# as moves count. Tables are of the type they are used with: nothing is converted in the hot code.
ONES: Final = vec[i64]([i64(byte.bit_count()) for byte in range(256)])
NTH: Final = vec[i64](
    [
        i64(([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[k])
        for byte in range(256)
        for k in range(8)
    ]
)
STEP: Final = vec[i16]([i16(NTH[i]) for i in range(8 * 256)])
