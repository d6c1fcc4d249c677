### La partie de chaque jour, et les listes des meilleures de toujours.

daily-title = Partie du jour : { $title }
daily-best-title = Records : { $title }
daily-about =
    Tout le monde joue cette partie aujourd’hui, avec les mêmes dés pour tous. Vous avez un seul essai : il
    commence quand vous appuyez sur le bouton. Rien de ce qui a été tiré ne se reprend, et aucun robot ne
    conseille. L’essai compte s’il se termine avant la fin du jour, à minuit heure de Greenwich (UTC).
daily-honest =
    Un seul essai compte par identité. Qui joue une seconde fois sous un autre nom, ou s’est fait raconter la
    partie, sait ce qui vient : personne ne peut le vérifier. Votre nom et vos points figurent dans la liste,
    pour tout le monde.
daily-best-about =
    La partie telle qu’elle est imprimée, où rien n’est laissé au hasard. Jouez-la autant que vous voulez : la
    meilleure de vos parties figure dans cette liste, avec votre nom, pour tout le monde.
daily-company =
    { $count ->
        [0] Vous jouez sans adversaire.
        [one] Vous jouez contre { $count } robot : { bot-level }.
       *[other] Vous jouez contre { $count } robots : { bot-level }.
    }
daily-ends = Le jour se termine dans { $hours } h { $minutes } min.
daily-ends-here = Chez vous, c’est à { $clock }.
daily-over =
    Ce jour est terminé. Toutes ses parties peuvent être revues, et rejouées avec les mêmes dés.
daily-play = Jouer la partie du jour
daily-play-best = Jouer pour cette liste
daily-go-on = Continuer ma partie
daily-my-game = Ma partie
daily-mine =
    { $state ->
        [open] Votre essai est en cours.
        [counted] Vous avez { $points ->
            [one] { $points } point
           *[other] { $points } points
        } : place { $place } sur { $count }.
        [late] Votre partie s’est terminée après son jour : elle ne compte pas.
       *[left] Vous avez abandonné, ou un robot a joué pour vous : cette partie ne compte pas.
    }
daily-list = Les meilleurs résultats
daily-list-of = Les meilleurs résultats du { $day }
daily-none = Personne n’a encore terminé cette partie.
daily-playing =
    { $count ->
        [one] { $count } partie est encore en cours.
       *[other] { $count } parties sont encore en cours.
    }
daily-par =
    Repère : un robot ({ bot-level }) a fait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
daily-par-pending = Un robot ({ bot-level }) la joue aussi, comme repère, dès le premier essai.
daily-place = Place
daily-name = Nom
daily-points = Points
daily-rank = À la table
daily-rank-of = { $rank } sur { $seats }
daily-replay = Revoir
daily-replay-of = Revoir cette partie, jouée par { $name }
daily-best-replay = Revoir la meilleure partie
daily-sealed = Les parties se revoient une fois le jour terminé : avant, elles révéleraient les dés.
daily-days = Jours précédents
daily-today = Aujourd’hui
daily-seal = Sceau de la graine du jour
daily-to-list = Vers la liste du jour
daily-to-best = Vers la liste des records
daily-you = vous
daily-links = Parties du jour
