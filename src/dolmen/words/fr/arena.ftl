### Les robots entre eux : `dolmen arena`.

arena-bots =
    Qui joue : { $allowed }. S’il y a plus de robots que de places, toutes les combinaisons se
    rencontrent ; s’il y en a moins, le premier a une place et les autres se partagent le reste.
arena-games = Le nombre de parties, complété en blocs entiers : les mêmes dés une fois pour chaque rotation des places.
arena-seats = Le nombre de joueurs (par défaut : autant que de robots).
arena-time = Le temps de calcul de chaque coup, en millisecondes (par défaut : celui du niveau du robot).
arena-iterations = Le nombre d’itérations de chaque coup, pour les mêmes parties sur toute machine.
arena-jobs = Le nombre de processus qui jouent en même temps.
arena-sprt =
    S’arrêter dès que la part de victoires du premier robot est claire : deux parts (0.50,0.55) ou
    deux écarts Elo (0,30).
arena-json =
    Garder chaque partie dans un fichier, une ligne JSON chacune, et reprendre de là après une
    interruption ; avec -, n’écrire que l’objet final.
arena-plot = Dessiner dans un fichier (.svg) comment le résultat s’est précisé.
arena-ray = Jouer sur la grappe Ray à cette adresse, avec tous ses cœurs.

## Résultats

arena-running = { $bot } : { $share } ({ $low } – { $high })
arena-played =
    { $blocks ->
        [one] { $games } parties en 1 bloc avec les mêmes dés.
       *[other]
            { NUMBER($games, useGrouping: "true") } parties en
            { NUMBER($blocks, useGrouping: "true") } blocs, chacun avec les mêmes dés.
    }
arena-played-alone =
    { $games ->
        [one] 1 partie.
       *[other] { NUMBER($games, useGrouping: "true") } parties.
    }
arena-heading-interval = 95 % entre
arena-heading-thinking = CPU par coup
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-heading-rating = Force
arena-axis-games = Parties
arena-axis-share = Part de victoires
arena-axis-points = Points
arena-ratio = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-sprt-high = C’est décidé : { $bot } gagne { $high } plutôt que { $low } (log du rapport de vraisemblance { $ratio }, borne { $bound }).
arena-sprt-low = C’est décidé : { $bot } gagne { $low } plutôt que { $high } (log du rapport de vraisemblance { $ratio }, borne { $bound }).
arena-sprt-open = Rien n’est décidé entre { $low } et { $high } pour { $bot } (log du rapport de vraisemblance { $ratio }, borne { $bound }).

## Refus

arena-count = { $option } demande { $least } ou plus, pas { $count }.
arena-budget = Choisissez soit --time, soit --iterations.
arena-one-bot = { $bot } jouerait contre lui-même et gagnerait toujours. Nommez un autre robot à côté, ou mesurez-en un seul avec dolmen simulate.
arena-bot-twice = { $bot } est nommé deux fois : ses parties contre lui-même ne diraient rien. Nommez chaque robot une fois ; moins de robots que de places remplissent la table.
arena-sprt-refused =
    --sprt demande deux parts entre 0 et 1 ou deux écarts Elo, le plus petit d’abord, et des robots
    à départager ; pas « { $sprt } ».
arena-unwritable = Impossible d’écrire dans { $path } : { $why }.
arena-taken = Une autre commande écrit en ce moment dans { $path } ; attendez-la ou choisissez un autre fichier.
arena-foreign = { $path } contient les parties d’une autre arène (différence : { $what }) ; choisissez un autre fichier.
arena-damaged = La ligne { $line } du fichier de l’arène est abîmée. { $reason }
arena-line = Ce n’est pas une ligne que dolmen arena a écrite.
arena-no-game = { $path } n’a pas de partie { $game }.
arena-illegal = Le robot { $bot } a choisi un coup interdit dans la partie { $game } : { $move }.
arena-died = La même tâche ({ $what }) a fait mourir { $count } processus ; elle n’est pas retentée.
arena-picture = { $path } n’est pas un nom d’image ; il doit finir par { $suffix }.
arena-build = Une machine de la grappe a une autre version ({ $theirs } au lieu de { $ours }) ; ses parties ne comptent pas. Installez la même partout.
arena-cluster = La grappe à l’adresse { $address } ne fonctionne pas : { $why }

## Réglage : `dolmen tune`

tune-seats = Le nombre de joueurs ; les poids ne valent alors que pour ces tables (par défaut : la table habituelle, et toutes les autres).
tune-generations = Le nombre de générations.
tune-population = Le nombre de candidats par génération (par défaut : selon le nombre de poids).
tune-positions = Le nombre de parties depuis des positions au hasard, pour chaque candidat.
tune-panel = Qui sont les autres, tirés pour chaque partie : { $allowed }.
tune-spread = De combien les poids peuvent être faux au début, en centièmes.
tune-start = Les poids de départ (par défaut : ceux du jeu).
tune-json = Garder chaque génération dans un fichier, une ligne JSON chacune, et reprendre de là après une interruption.
tune-out = Où écrire les poids (par défaut : à l’écran).
tune-plot = Dessiner dans un fichier (.svg) ce que vaut chaque génération.
tune-progress = Réglage
tune-worth = { $mean } ({ $low } à { $high })
tune-played =
    { $generations ->
        [one] { $generations } génération ; la meilleure est la numéro { $best }.
       *[other] { $generations } générations ; la meilleure est la numéro { $best }.
    }
tune-heading-weight = Poids
tune-heading-before = Avant
tune-heading-after = Après
tune-gain = Meilleur de { $gain } qu’avant, dans des parties qui n’ont servi à aucun choix (en victoires, ou en points de qui joue seul).
tune-axis-generations = Générations
tune-axis-worth = Valeur
tune-too-many = C’est trop de parties : générations fois positions ne peut dépasser { $most }.
tune-start-refused = { $path } ne contient pas de poids pour le jeu { $title }.
