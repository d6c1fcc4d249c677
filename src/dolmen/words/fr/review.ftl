### L’analyse d’une partie : `dolmen review`, et sur la page.

review-help-record = La partie enregistrée, une fois finie.
review-help-seat = Seulement les coups de cette place, comptée à partir de 0, chacun avec plus de parties.
review-help-budget = Temps de calcul en secondes, environ ; il est converti en parties jouées jusqu’au bout.
review-help-games = Parties jouées jusqu’au bout, au lieu d’un temps : le même nombre donne la même analyse.
review-help-json = Écrire tous les chiffres dans un fichier, pour les programmes.
review-help-html = Écrire l’analyse dans une page pour n’importe quel navigateur.
review-progress = Analyse

## Titres

review-title = Analyse de { $title }
review-basis =
    { NUMBER($games, useGrouping: "true") } parties ont été jouées jusqu’au bout par des joueurs rapides et
    raisonnables (graine { $seed }, Dolmen { $release }, règles { $version }).
review-basis-alone =
    Des suites de coups ont été essayées, pendant le temps de { NUMBER($games, useGrouping: "true") } parties
    (graine { $seed }, Dolmen { $release }, règles { $version }).
review-honest =
    Un coup n’est relevé que si des parties à part le prouvent, d’après ce que sa place pouvait savoir. Sinon,
    il n’y a pas de différence nette : l’analyse conseille, le résultat demeure.
review-heading-sums = Chance et jeu
review-heading-curve = L’état de la partie
review-heading-luck = Les tirages les plus chanceux et les plus malchanceux
review-heading-marks = Les coups qui ont coûté
review-heading-turned = Où la partie a basculé
review-heading-points = D’où viennent les points
review-heading-turns = Les tours qui ont coûté des points
review-axis-moves = Coups
review-axis-chance = Chances de gagner (%)
review-axis-points = Points de la meilleure suite trouvée

## Colonnes

review-column-player = Joueur
review-column-start = Début
review-column-luck = Chance
review-column-play = Son jeu
review-column-others = Jeu des autres
review-column-rest = Reste
review-column-result = Résultat
review-column-without = Sans la chance
review-column-accuracy = Précision
review-column-error = Erreur par coup
review-column-move = Coup
review-column-what = Quoi
review-column-expected = Attendu
review-column-likely = Probabilité
review-column-played = Joué
review-column-better = Meilleur
review-column-loss = Perte
review-column-grade = Note
review-column-why = Pourquoi
review-column-master = Maître
review-column-best = Meilleure suite
review-column-given = Perdu

## Phrases

review-sums =
    Début + chance + son jeu + jeu des autres + reste = résultat. Seul ce qui est prouvé compte comme jeu ; le
    reste est ce qui ne l’est pas, et ce que tous ont joué mieux ou moins bien que les joueurs rapides.
review-percent = { NUMBER($value, maximumFractionDigits: 0) } %
review-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-interval = { $mean } ({ $low } à { $high })
review-likely = 1 sur { NUMBER($of, maximumFractionDigits: 0) }
review-grade =
    { $grade ->
        [best] le meilleur
        [excellent] excellent
        [good] bon
        [inaccuracy] imprécision
        [mistake] erreur
        [blunder] gaffe
       *[unclear] pas de différence nette
    }
review-grades = { $name } : { $grades }.
review-grade-count = { $count } × { review-grade }
review-no-luck = Aucun tirage n’a changé grand-chose.
review-no-marks = D’aucun coup il n’est prouvé qu’un autre valait mieux.
review-no-turn = La partie n’a jamais nettement basculé.
review-turned = { $name }, coups { $first } à { $last } : { $before } → { $after }
review-decided = À partir du coup { $count }, { $name } avait 90 % ou plus.
review-line = puis { $line }
review-master = Moyenne de { $games } parties d’un maître contre lui-même.
review-alone =
    { $points } points. La meilleure suite trouvée en a { $best } : { $lost } points ont été perdus, tour par
    tour comme ci-dessous ; chaque suite est jouable.
review-alone-none = Aucune meilleure suite n’a été trouvée à partir d’aucun tour.
review-written = Écrit : { $path }

## Sur la page

review-link = Analyse
review-about =
    Ce qui fut chance et ce qui fut jeu, quels coups ont donné quelque chose et ce qui aurait été mieux : le
    serveur rejoue la suite de la partie après chaque coup, de nombreuses fois. Cela prend environ une
    minute ; un premier aperçu vient plus tôt.
review-begin = Analyser cette partie
review-finer = Regarder de plus près
review-state =
    { $state ->
        [waiting] D’autres passent d’abord ; l’analyse commence bientôt.
       *[running]
            { $stage ->
                [0] Premier aperçu : { $done } %
                [1] Ceci est un premier aperçu ; l’analyse continue : { $done } %
               *[other] Elle s’affine pendant la lecture : { $done } %
            }
    }
review-failed = L’analyse a été interrompue. Ce qui est là reste ; relancez-la pour continuer.
review-of-chance = Chances de gagner
review-of-points = Points à la fin
review-here = Après le coup { $at } : { $said }
review-here-seat = { $name } { $value }
review-see = Revoir ce coup
review-loss = { $loss } des chances de gagner, { $points } points
review-classes = Ce que veulent dire les mots
review-class = { $grade } : perd plus que { $least }, sans doute possible
review-class-point = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
review-class-unclear = Là où les parties ne le prouvent pas, il n’y a pas de différence nette. Ce qui semblait le mieux est « le meilleur ».
review-accuracy-about =
    La précision est celle de lichess, d’après ce que chaque coup a sûrement perdu ; l’erreur est ce qui est
    perdu par décision, en moyenne.
review-lucky = Les plus chanceux
review-unlucky = Les moins chanceux
review-expected = attendu { $expected }, { $likely }
review-given = { $lost ->
        [one] { $lost } point donné ; la meilleure suite fait { $best }
       *[other] { $lost } points donnés ; la meilleure suite fait { $best }
    }
review-play-on = Rejouer à partir d’ici

## Trouver le meilleur coup

exercise-title = Trouver le meilleur coup
exercise-number = Meilleur coup { $number } sur { $of }
exercise-task =
    { $name } a joué ici : { $played } ({ $grade }). Cela a coûté environ { $loss } des chances de gagner. Trouvez
    un meilleur coup : le premier que vous jouez compte.
exercise-tried = Vous avez joué : { $tried }
exercise-best = Juste ! C’est le coup que l’analyse a trouvé.
exercise-right = Juste ! Les parties ne prouvent d’aucun coup qu’il vaut mieux que le vôtre.
exercise-close = Presque. Votre coup perd sûrement quelque chose face au meilleur, mais trop peu pour être relevé : { $loss } des chances de gagner.
exercise-wrong = Pas encore. Face au meilleur coup, il perd { $loss } des chances de gagner.
exercise-same = C’est ce qui a été joué. Autre chose vaut mieux.
exercise-task-alone =
    { $name } a commencé ici un tour par : { $played } ({ $grade }). Après un autre début, les recherches trouvent
    environ { $lost } points de plus. Trouvez-en un : le premier coup que vous jouez compte.
exercise-right-alone = Juste ! Les recherches ne prouvent d’aucun début qu’il vaut mieux que le vôtre.
exercise-close-alone = Presque. Après votre coup, les recherches trouvent sûrement moins de points qu’après le meilleur, mais trop peu pour être relevé. La différence : { $lost }.
exercise-wrong-alone = Pas encore. Après votre coup, les recherches trouvent moins de points qu’après le meilleur. La différence : { $lost }.
exercise-best-line = La meilleure suite trouvée d’ici rapporte { $best } points.
exercise-measuring = Votre coup est mesuré face au meilleur, par de nombreuses parties jouées jusqu’au bout. Un instant …
exercise-failed = Votre coup n’a pas pu être mesuré.
exercise-answer = Mieux : { $better }
exercise-had = L’analyse pensait à : { $better }
exercise-why = Pourquoi : { $reasons }
exercise-show = Montrer la réponse
exercise-skip = Passer
exercise-next = Suivant
exercise-again = Essayer encore
exercise-measure = Mesurer de nouveau
exercise-back = Vers l’analyse
exercise-last = C’était le dernier de cette partie.
exercise-begin = Trouver soi-même un meilleur coup
exercise-all = Trouver les meilleurs coups
exercise-about =
    Les coups qui ont donné quelque chose, posés en questions à une table à vous : cherchez-en un meilleur avant
    de lire lequel. Chaque réponse est mesurée comme le fait l’analyse ; toute réponse qui n’est pas prouvée
    moins bonne est juste.
exercise-seat =
    { $count ->
        [one] { $name } : un coup
       *[other] { $name } : { $count } coups
    }
exercise-found = { $count } sur { $of } trouvés
exercise-choose = Votre coup
exercise-answer-with = Le jouer

## Les mêmes dés, un autre coup

sequel-title = Un autre coup, les mêmes dés
sequel-begin = Essayer un autre coup ici
sequel-about = Choisissez un autre coup pour { $name }, sur le plateau ou dans la liste. Des robots continuent à partir de là.
sequel-nobody = Personne ne décide ici : allez jusqu’à une décision pour essayer un autre coup.
sequel-find = Tapez pour trouver un coup
sequel-none = Aucun coup ne s’appelle ainsi.
sequel-played = (comme il a été joué)
sequel-choose = Un autre coup
sequel-send = Continuer ainsi
sequel-dice =
    { $dice ->
        [same] Les dés sont ceux de cette partie : chaque pile donne ce qu’elle a donné, peu importe qui tire.
        [first] Les dés de cette partie sont de la première forme : ils dépendent du numéro du coup et ne se continuent pas après un autre. Ces parties ont leurs propres dés.
        [given] Ce moment vient d’un autre fichier, avec d’autres dés. Ces parties ont leurs propres dés.
       *[unknown] Ce fichier ne montre pas de graine : ses dés ne peuvent pas continuer. Ces parties ont leurs propres dés.
    }
sequel-state =
    { $state ->
        [waiting] D’autres passent d’abord ; cela commence bientôt.
       *[running] La partie continue : { $done } %
    }
sequel-stop = Arrêter
sequel-failed = La suite n’a pas pu être jouée. Essayez encore une fois.
sequel-tried = Essayé : { $tried }
sequel-instead = Joué : { $played }
sequel-won = Après « { $tried } », { $name } gagne { $won } des parties et obtient { $points } points ; après « { $played } », { $truly } et { $theirs } points.
sequel-made = Après « { $tried } », { $name } obtient { $points } points ; après « { $played } », { $theirs }.
sequel-verdict =
    { $clear ->
        [better] Meilleur avec ces dés, sans aucun doute : { $gain }.
        [worse] Moins bon avec ces dés, sans aucun doute : { $gain }.
       *[unclear] Pas de différence nette : { $gain }.
    }
sequel-basis = { NUMBER($games, useGrouping: "true") } parties de joueurs rapides après chaque coup.
sequel-step = Parcourir une partie de robots ({ $bot })
sequel-seen = Ce n’est pas la partie jouée : des robots ({ $bot }) continuent après « { $tried } ».
sequel-back = Revenir à la vraie partie
sequel-other = En essayer un autre
sequel-end = Dans celle-ci, les points à la fin : { $scores }.
sequel-of-points = Points
sequel-of-lead = En tête
sequel-curve = De ce coup jusqu’à la fin
sequel-line-true = la vraie partie
sequel-line-tried = après le coup essayé, avec la bande de neuf parties sur dix
sequel-line-played = après le coup joué
sequel-line-lead = après le coup essayé, avec son intervalle
sequel-seat = De qui
sequel-column-far = Avancement
sequel-column-true = Vraie partie
sequel-column-tried = Essayé
sequel-column-band = Neuf sur dix
sequel-column-played = Joué
sequel-column-lead = En tête
sequel-table = La courbe en tableau
sequel-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Refus

review-running = Cette partie n’est pas finie : l’analyse dirait ce qu’une place ne peut savoir. Analysez-la après la fin.
review-seat = Il n’y a pas de place { $seat } : choisissez de 0 à { $most }.
review-solo = { $title } ne peut être analysé pour un seul joueur : les tours entiers lui manquent.
review-budget = { $option } demande un nombre au-dessus de 0, pas { $given }.
review-both = Choisissez soit --budget, soit --games.
review-twice = { $path } est nommé deux fois : ce qui est écrit prendrait la place de ce qui s’y trouve.

## Problèmes

puzzles-out = Ajouter les problèmes à ce fichier, une ligne JSON chacun.
puzzles-games = Nombre de parties du robot contre lui-même où chercher.
puzzles-first = Le numéro de la première partie : pour continuer où une autre recherche a fini.
puzzles-bot = De qui sont les parties : un niveau ou un autre robot.
puzzles-progress = Recherche
puzzles-found = { $count } trouvés
puzzles-written =
    { $count ->
        [one] { $count } problème de { $games } parties écrit : { $path }
       *[other] { $count } problèmes de { $games } parties écrits : { $path }
    }

puzzle-title = Problèmes : { $title }
puzzle-about =
    Des positions de parties de robots où un coup vaut nettement mieux que tous les autres, sans être celui qui
    paraît le meilleur à première vue. Des milliers de parties le prouvent. Le premier coup que vous jouez à la
    table est votre réponse.
puzzle-rating = Votre classement : { $rating } ({ $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }). Seul ce navigateur le retient.
puzzle-today = Le problème du jour
puzzle-next = Un problème
puzzle-this = Résoudre ce problème
puzzle-number = Problème { $number } sur { $of }
puzzle-task = Un coup vaut ici nettement mieux que tous les autres. Trouvez-le : le premier que vous jouez compte.
puzzle-best = Juste ! C’est le coup.
puzzle-had = Le problème pensait à : { $better }
puzzle-gain = Il gagne { $gain } plus souvent que le deuxième meilleur coup.
puzzle-rated = Votre classement : { $rating }
puzzle-done = Tous les problèmes de ce jeu sont faits. Demain il y en aura un nouveau du jour, et chacun peut être repris.
puzzle-none = Ce jeu n’a pas encore de problèmes.
puzzle-all = Tous les problèmes
puzzle-share = Un problème de { $title }
