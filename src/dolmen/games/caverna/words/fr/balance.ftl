### Ce que distingue `dolmen balance`.

caverna-balance-space = Case Action
caverna-balance-furnishing = Aménagement
