### Reprendre sur la page : un tour, au-delà de la réponse des robots, à nouveau, et d’un commun accord.

web-take-back-turn = Reprendre mon tour
web-take-back-across = Revenir au début de mon tour
web-take-back-across-about = Les réponses des robots partent aussi ; les mêmes dés et cartes reviendront. Le fichier de partie le dit.
web-redo = Rejouer
web-propose = Demander à revenir
web-propose-about = Tous doivent être d’accord pour revenir au début de votre dernier tour.
web-proposed =
    { $count ->
        [one] { $who } propose de revenir un coup en arrière.
       *[other] { $who } propose de revenir { $count } coups en arrière.
    }
web-proposal-awaited = Doivent encore répondre : { $names }
web-agree = Je suis d’accord
web-disagree = Je ne suis pas d’accord
web-withdraw = Retirer
web-crossings =
    { $count ->
        [one] Une fois, quelque chose a été repris au-delà de dés, de cartes ou d’une réponse.
       *[other] { $count } fois, quelque chose a été repris au-delà de dés, de cartes ou d’une réponse.
    }
