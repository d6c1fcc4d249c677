### Des parties avec les mêmes dés, côte à côte.

same-title = Les mêmes dés : { $title }
same-about =
    { $count ->
        [one] Personne d’autre n’a encore terminé cette partie avec les mêmes dés. Envoyez son lien à vos amis !
       *[other] { $count } parties ont eu les mêmes dés. Comparez chaque place à elle-même : on y avait la même chance.
    }
same-friends = La jouer avec mes amis
same-friends-about = Une nouvelle table avec ces dés ; son résultat figurera à côté de celui-ci pour qui a le lien de l’une ou de l’autre.
same-link = Toutes les parties avec ces dés, côte à côte
same-game = Partie
same-first = La première partie
same-number = Partie { $number }
same-mine = la mienne
same-given-up = – terminée avant la fin
same-result =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $rank }
same-best = meilleur à cette place
same-playing =
    { $count ->
        [one] { $count } table avec ces dés n’est pas encore terminée.
       *[other] { $count } tables avec ces dés ne sont pas encore terminées.
    }
same-back = Retour à la partie
