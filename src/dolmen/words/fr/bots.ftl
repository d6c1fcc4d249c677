# Les robots : leurs niveaux, leur façon de jouer, leur temps de réflexion, leur force.

bot-level =
    { $bot ->
        [novice] débutant
        [player] joueur
        [expert] expert
        [master] maître
        [greedy] rapide
        [random] au hasard
        [plain] recherche simple
       *[other] { $bot }
    }
bot-role = robot, { bot-level }
bot-levels = Niveau des robots
bot-character =
    { $bot ->
        [novice] Joue raisonnablement, mais se trompe comme un débutant.
        [player] Joue solidement : qui manque d’attention perd.
        [expert] Anticipe et profite de chaque erreur.
       *[master] Joue de son mieux, pour qui cherche un adversaire à sa mesure.
    }
bot-time =
    { $seconds ->
        [0] Répond aussitôt.
       *[other] Réfléchit jusqu’à { NUMBER($seconds, maximumFractionDigits: 1) } s par coup.
    }
bot-rating = Classement { NUMBER($mean, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) }).
bot-rating-given = Classement { NUMBER($mean, useGrouping: 0) } : les autres sont mesurés d’après lui.
bot-thinks = { $who } réfléchit …
bot-stronger = Encore une, contre des robots plus forts ({ bot-level })
