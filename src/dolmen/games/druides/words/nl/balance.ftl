### Wat `dolmen balance` onderscheidt.

druides-balance-servant = Dienaar
druides-balance-ritual = Plek van een ritueel
