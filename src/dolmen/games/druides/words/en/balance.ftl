### What `dolmen balance` tells apart.

druides-balance-servant = Servant
druides-balance-ritual = Place of a ritual
