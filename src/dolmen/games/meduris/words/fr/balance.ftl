### Ce que distingue `dolmen balance`.

meduris-balance-temple = Temple sur la case
meduris-balance-rune = Pierre runique
