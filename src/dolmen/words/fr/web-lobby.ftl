### Vers une table et retour : à quoi ressemble un jeu, mes parties, l’abandon, et là où il n’y a rien.

## Un jeu sur la première page

web-lobby-minutes =
    { $same ->
        [true] environ { $most } minutes
       *[false] { $least } à { $most } minutes
    }
web-lobby-weight =
    { $level ->
        [light] vite appris
        [medium] quelques règles à apprendre
       *[heavy] beaucoup à apprendre
    }
web-lobby-seated =
    { $count ->
        [0] « Jouer tout de suite » : vous en solitaire.
        [one] « Jouer tout de suite » : vous et { $count } robot.
       *[other] « Jouer tout de suite » : vous et { $count } robots.
    }
web-lobby-daily = Partie du jour
web-lobby-daily-about = Les mêmes dés pour tout le monde, une fois par jour.
web-lobby-best = Records

## Mes parties

web-lobby-alone = en solitaire
web-lobby-nobody-yet = encore personne d’autre
web-lobby-one-screen = sur un même écran : { $names }
web-lobby-company =
    { $kind ->
        [bots] { $count ->
            [one] contre un robot, { $names }
           *[other] contre des robots, { $names }
        }
       *[people] avec { $names }
    }
web-lobby-result =
    { $said ->
        [won] Gagnée, avec { $score } points
        [shared] Victoire partagée, avec { $score } points
       *[placed] Place { $place } sur { $of }, avec { $score } points
    }
web-lobby-scored = Score { $score }
web-lobby-won-by = Gagnée par { $names }, avec { $score } points
web-lobby-i-gave-up = Vous avez abandonné la partie.
web-lobby-clear = Vider cette liste
web-lobby-clear-about =
    Vider cette liste ? Seule la liste de ce navigateur oublie les parties. Elles restent où elles
    sont, et qui a le lien les retrouve ; une partie qui avance revient dans la liste.
web-lobby-clear-over =
    { $count ->
        [one] Enlever { $count } partie terminée
       *[other] Enlever { $count } parties terminées
    }
web-lobby-clear-all =
    { $count ->
        [one] Enlever cette partie
       *[other] Enlever les { $count } parties
    }
web-lobby-cleared = La liste est vide. « Jouer tout de suite » commence une nouvelle partie contre des robots.

## Abandonner, et perdre sa place

web-resign-about =
    { $ends ->
        [true] Abandonner met fin à la partie.
       *[false] Un robot continue pour vous. Vous pourrez reprendre votre place tant que la partie dure.
    }
web-gave-up = Vous avez abandonné la partie, un robot joue pour vous. Vous pouvez revenir.
web-pages-unseated =
    { $host } a libéré votre place : vous n’êtes plus assis à cette table. Vous pouvez prendre une
    place libre, ou retourner à l’accueil.

## Là où il n’y a rien

web-lobby-missing-about =
    { $page ->
        [table] Cette table n’existe pas : elle a été enlevée, ou son lien n’est pas complet.
        [seat] Cette table n’existe pas : elle a été enlevée, ou son lien n’est pas complet.
        [record] Cette partie n’existe pas : elle a été enlevée, ou son lien n’est pas complet.
        [compare] L’une de ces parties n’existe pas : elle a été enlevée, ou le lien n’est pas complet.
        [rules] Il n’y a pas de règles d’un jeu de ce nom.
        [make] Il n’y a pas de jeu de ce nom.
       *[other] Cette adresse ne mène nulle part.
    }
web-lobby-meant = Peut-être cherchiez-vous ceci
web-lobby-instead = Ce qu’il y a

## Les règles en un coup d’œil

web-lobby-overview = Comment on joue
web-lobby-all-rules = Toutes les règles, une à une

## The server as a whole

web-lobby-making = Créer des tables
web-lobby-by-word = Qui a le mot de passe de l’hôte peut créer des tables ici.
web-lobby-by-host = Seul l’hôte crée des tables ici ; on les rejoint par leurs liens.
web-lobby-word = Le mot de passe
web-lobby-say-word = Valider
web-lobby-version = Dolmen { $version }
web-lobby-house = À propos de ce serveur
