### Les pages autour de la table : accueil, nouvelles tables, parties revues, règles, première partie guidée.

## À plusieurs endroits

web-pages-unreachable = Le serveur ne répond pas pour l’instant. Réessayez dans un moment.
web-pages-yes = oui
web-pages-no = non
web-pages-save = Enregistrer
web-pages-saved = C’est enregistré.
web-pages-copied = Copié
web-pages-seat = Place { $number }
web-pages-seat-of = Place { $number } : { $who }
web-pages-my-name = Mon nom
web-pages-player =
    { $kind ->
        [me] moi
        [open] libre, pour qui veut
       *[guest] quelqu’un d’autre à cet écran
    }

## L’accueil

web-pages-motto =
    Des jeux à une même table de pierre. Jouez tout de suite, contre des robots ou entre amis,
    sans inscription.
web-pages-docs = Comment on joue, héberge et prolonge Dolmen : la documentation
web-pages-seat-counts =
    { $least ->
        [1] Seul, ou jusqu’à { $most } joueurs
       *[other] De { $least } à { $most } joueurs
    }
web-pages-play-now = Jouer tout de suite
web-pages-play-now-title = Jouer tout de suite à { $title } contre des robots
web-pages-learn = Première partie guidée
web-pages-make = Ouvrir une table
web-pages-make-title = Ouvrir une table de { $title }
web-pages-rules-title = Règles de { $title }
web-pages-turn-at = { $title }, avec { $names }
web-pages-turns-more =
    { $count ->
        [one] { $count } autre partie vous attend
       *[other] { $count } autres parties vous attendent
    }
web-pages-my-games = Mes parties
web-pages-no-games =
    Vous n’êtes encore à aucune table. « Jouer tout de suite » lance une partie contre des robots.
web-pages-public = Tables publiques
web-pages-no-public =
    Il n’y a pas de table publique en ce moment. Ouvrez-en une, d’autres pourront s’y asseoir.
web-pages-open-seats =
    { $count ->
        [0] tout le monde est là
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-pages-status =
    { $status ->
        [open] attend des joueurs
        [playing] en cours
        [over] finie
        [ended] arrêtée avant la fin
       *[frozen] à consulter seulement
    }
web-pages-lasting-short = sur plusieurs jours
web-pages-go-on = Continuer
web-pages-look = Revoir
web-pages-join = S’asseoir
web-pages-watch = Regarder
web-pages-more =
    { $count ->
        [one] Afficher { $count } de plus
       *[other] Afficher { $count } de plus
    }
web-pages-upload = Ouvrir un fichier de partie
web-pages-upload-file = Un fichier de partie, 1 Mio au plus
web-pages-me = Moi
web-pages-notices = Me prévenir quand c’est à moi, même quand je regarde ailleurs
web-pages-notices-refused = Ce navigateur n’autorise pas les notifications d’ici.
web-pages-mine = Mes résultats, mots de secours et le reste
web-pages-watched = Parties que je suis
web-pages-carry = Mes parties sur un autre appareil
web-pages-carry-about =
    Ouvrez ce lien privé sur l’autre appareil. Toute personne qui l’a peut jouer à votre place : ne
    le partagez pas.
web-pages-my-link = Mon lien privé

## Ouvrir une table

web-pages-seats = Nombre de places
web-pages-who-sits = Places
web-pages-guest-name = Nom
web-pages-how = Comment on joue
web-pages-by-link = Par lien : seules les personnes qui ont le lien trouvent la table
web-pages-is-public = Publique : tout le monde peut regarder, et s’asseoir aux places libres
web-pages-is-live = En direct : tout le monde est là
web-pages-is-lasting = Sur plusieurs jours : personne n’attend les autres devant l’écran
web-pages-has-advice = Conseils permis : qui doit jouer peut demander de bons coups à un robot, et tout le monde l’apprend
web-pages-options = Options du jeu
web-pages-option-first = Qui commence
web-pages-value-first-none = tiré au sort
web-pages-value-usual = comme d’habitude
web-pages-own = autre chose, en JSON…
web-pages-own-of = { $option }, en JSON
web-pages-not-json = Ce qui est écrit pour « { $option } » n’est pas du JSON.
web-pages-webhook = Webhook (https), appelé à chaque tour (facultatif)
web-pages-make-send = Ouvrir la table

## Une table qui attend

web-pages-table-title = Une table de { $title }
web-pages-waiting =
    { $count ->
        [0] Tout le monde est là. L’hôte peut lancer la partie.
        [one] On attend des joueurs : { $count } place libre.
       *[other] On attend des joueurs : { $count } places libres.
    }
web-pages-seat-open = libre
web-pages-sit-here = S’asseoir ici
web-pages-bot-here = Mettre un robot
web-pages-free = Libérer la place
web-pages-leave = Quitter la place
web-pages-start = Lancer la partie
web-pages-start-later =
    La partie peut commencer dès que toutes les places sont prises ; mettez un robot où personne ne
    vient.
web-pages-host-starts = { $host } lancera la partie.
web-pages-invite = Inviter les autres
web-pages-invite-about =
    Envoyez-leur ce lien. Qui l’a peut s’asseoir à une place libre, ou regarder.
web-pages-invite-public =
    Tout le monde trouve cette table sur l’accueil. Ce lien y mène directement.
web-pages-seat-link = Lien privé de ma place
web-pages-seat-link-about =
    Avec lui, la place { $number } se joue aussi depuis un autre appareil. Gardez-le pour vous : il
    ne sera plus montré.

## Liens privés

web-pages-sit = Une place à une table
web-pages-table-of = { $title }, table ouverte par { $host }
web-pages-sit-about =
    Ce lien privé vaut pour une place. Asseyez-vous, et cet appareil pourra la jouer dès maintenant.
web-pages-sit-take = S’asseoir
web-pages-carry-here = Mes parties, sur cet appareil
web-pages-carry-here-about =
    Ce lien privé fait aussi de cet appareil le vôtre : même nom, mêmes parties. Qui jouait ici
    avant n’y est alors plus connu.
web-pages-carry-take = Continuer ici

## Le résultat

web-pages-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] { $names } se partagent la victoire !
    }
web-pages-points =
    { $points ->
        [one] Avec { $points } point
       *[other] Avec { $points } points
    }
web-ending-you-win = Vous gagnez !
web-ending-you-share = Vous partagez la victoire avec { $names } !
web-ending-ahead =
    { $count ->
        [0] { $names } a autant de points ; le départage vous donne la victoire.
        [one] Vous devancez { $names } d’un point.
       *[other] Vous devancez { $names } de { $count } points.
    }
web-ending-behind =
    { $count ->
        [0] Vous êtes numéro { $place } sur { $of }, à égalité de points avec { $names }.
        [one] Vous êtes numéro { $place } sur { $of }, { $count } point derrière { $names }.
       *[other] Vous êtes numéro { $place } sur { $of }, { $count } points derrière { $names }.
    }
web-ending-you-score = Votre score : { $score }
web-ending-scores = { $name } a un score de { $score }
web-ending-best = Votre meilleur score ici : { $score }.
web-ending-best-now = Votre meilleur score ici jusqu’à présent !
web-ending-yardstick = Un score à viser : { $score }.
web-ending-share = Partager
web-pages-again = Encore une partie, mêmes places
web-pages-next-game = Vers la partie suivante
web-pages-next-watch = Ils rejouent : regarder la partie
web-pages-lessons = Leçons
web-pages-puzzles = Problèmes
web-pages-review = Analyse
web-pages-replay = Revoir la partie
web-pages-sheet = Feuille de score
web-pages-total = Total
web-pages-rank = Rang
web-pages-gains = D’où viennent les points
web-pages-gains-start = au départ
web-pages-gains-silent = Quelque chose que seul son joueur a appris.
web-pages-gains-move = coup { $n }
web-pages-dice = Dés et cartes
web-pages-verified = vérifié : chaque dé et chaque carte découle de la graine
web-pages-dice-about =
    Avant le premier coup, la table a publié son engagement : il lie la graine, les options et ce
    que les places ont apporté. « dolmen verify » vérifie chaque dé et chaque carte avec la partie.
web-pages-seed = Graine
web-pages-same-dice = Rejouer avec les mêmes dés
web-pages-same-dice-about =
    À une nouvelle table, les mêmes dés et les mêmes cartes reviennent, quels que soient les
    joueurs. Qui connaît cette partie les connaît déjà.
web-pages-same-dice-bots = Contre des robots
web-pages-same-dice-people = Avec d’autres
web-pages-duplicate = Cette partie a eu les dés d’une autre.
web-pages-compare = Comparer les deux
web-pages-compare-title = Deux parties avec les mêmes dés
web-pages-compare-first = La première partie
web-pages-compare-second = La partie qui a suivi
web-pages-compare-other =
    Attention : ces deux parties n’ont pas eu les mêmes dés, leurs engagements diffèrent.

## Revoir une partie

web-pages-first = Début
web-pages-back = Précédent
web-pages-play = Lecture
web-pages-pause = Pause
web-pages-next = Suivant
web-pages-last = Fin
web-pages-slider = Coup
web-pages-picture = Image de cette position
web-pages-picture-png = Enregistrer en PNG
web-pages-picture-svg = Enregistrer en SVG
web-pages-picture-move = coup { $at }
web-pages-picture-failed = Ce navigateur n’a pas pu dessiner l’image ; le SVG marche peut-être.
web-pages-curve = Points
web-pages-eyes = Vu par
web-pages-spectator = un spectateur
web-pages-branch = Jouer à partir d’ici
web-pages-branch-seat = Moi à la place de
web-pages-branch-about = Une nouvelle table commence à ce point, avec des robots aux autres places.
web-pages-branch-end = Ici la partie est finie ; revenez un peu en arrière pour rejouer.
web-pages-download = Télécharger la partie

## Les règles

web-pages-to-table = Retour à la table
web-pages-search = Chercher dans les règles
web-pages-clauses =
    { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }
web-pages-contents = Sommaire
web-pages-nothing-found = Aucune clause ne dit cela.
web-pages-show-all = Tout montrer
