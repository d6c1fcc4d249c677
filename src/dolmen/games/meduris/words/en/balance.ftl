### What `dolmen balance` tells apart.

meduris-balance-temple = Temple on field
meduris-balance-rune = Rune stone
