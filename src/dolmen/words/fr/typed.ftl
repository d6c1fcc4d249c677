### Ce que l’on tape à une table, et les réponses en mots : dans le terminal et sur la page.

## Coups

typed-not-a-move = « { $text } » n’est pas un coup.
typed-near = Vouliez-vous dire :
typed-several =
    { $count ->
        [one] { $count } coup convient. Précisez :
       *[other] { $count } coups conviennent. Précisez :
    }
typed-ask-help = Tapez { $letter } pour savoir ce que l’on peut taper.

## Questions

typed-letter =
    { $question ->
        [asked] q
        [turn] t
        [moves] c
        [goods] b
        [place] l
        [score] s
        [last] d
        [overview] v
       *[help] a
    }
typed-about =
    { $question ->
        [asked] la question qui m’est posée
        [turn] à qui de jouer
        [moves] mes coups possibles ; avec un mot, ceux qui le contiennent
        [goods] mes biens ; avec un nom, ceux de ce joueur
        [place] les lieux ; avec un nom ou un numéro, ce qui s’y trouve, ce que je peux y faire et pourquoi pas le reste
        [score] les points de chacun
        [last] les derniers coups ; avec un nombre, autant de lignes
        [overview] vue d’ensemble de la partie
       *[help] cette aide, comme « ? »
    }
typed-help =
    Tapez un coup avec les mots de la liste, ou le début de chaque mot s’il suffit à le distinguer. Ou
    posez une question d’une lettre :

## Réponses

typed-line = { $label } : { $text }
typed-of = { $what } ({ $whose })
typed-your-turn = C’est à vous de jouer.
typed-moves =
    { $count ->
        [one] { $count } coup possible :
       *[other] { $count } coups possibles :
    }
typed-narrow = Tapez { $letter } et un mot pour entendre les coups qui le contiennent.
typed-none-fits = Aucun coup possible ne contient « { $text } ».
typed-has = Ce que possède { $name } :
typed-nobody = Personne ici ne s’appelle « { $text } ».
typed-no-place = Rien ici ne s’appelle « { $text } ».
typed-name-place = Tapez la lettre suivie d’un de ces noms ou du numéro.
typed-empty = rien
typed-more =
    { $count ->
        [one] Et { $count } autre.
       *[other] Et { $count } autres.
    }
typed-no-score = Les points se comptent à la fin.
typed-total =
    { $points ->
        [one] { $name } : { $points } point, rang { $rank }
       *[other] { $name } : { $points } points, rang { $rank }
    }
typed-nothing-yet = Il ne s’est encore rien passé.
