### What `dolmen balance` tells apart.

caverna-balance-space = Action space
caverna-balance-furnishing = Furnishing
