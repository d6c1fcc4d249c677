### Wat `dolmen balance` onderscheidt.

meduris-balance-temple = Tempel op veld
meduris-balance-rune = Runensteen
