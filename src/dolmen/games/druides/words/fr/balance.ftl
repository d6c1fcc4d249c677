### Ce que distingue `dolmen balance`.

druides-balance-servant = Serviteur
druides-balance-ritual = Lieu d’un rituel
