### Wat `dolmen balance` onderscheidt.

caverna-balance-space = Actieveld
caverna-balance-furnishing = Inrichting
