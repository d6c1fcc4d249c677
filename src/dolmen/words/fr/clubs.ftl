### Clubs : des rencontres que l’on rejoint par un lien.

club-title = Clubs
club-about =
    Une rencontre entre gens qui en connaissent le lien : des rondes faites pour vous, ou ce que vous jouez de toute façon. Qui la
    rejoint figure au classement, avec un nom, pour qui a le lien ; ses tables sont publiques. Les robots servent de mesure aux cotes.
club-mine = Mes rencontres
club-none = Vous n’avez encore créé ni rejoint aucune rencontre.
club-make = Créer une rencontre
club-name = Nom de la rencontre
club-game = Jeu
club-seats = Joueurs par table
club-kind = Formule
club-kind-of =
    { $kind ->
        [robin] Rondes : chacun rencontre chacun
       *[free] Libre : les parties que tous leurs joueurs y mettent
    }
club-rounds = Rondes (vide : autant qu’il en faut)
club-level = Robots là où il manque du monde
club-send = Créer
club-round-of = Ronde { $round } sur { $rounds }
club-not-begun = Elle n’a pas commencé. Envoyez son lien à qui doit jouer, puis lancez la première ronde.
club-time = Chaque tour a une semaine, et chacun deux de plus en réserve par partie. Une fois tout épuisé, un robot joue jusqu’à son retour.
club-people =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
club-join = Rejoindre
club-join-about = Vous figurez alors au classement, sous ce nom. Vous pouvez partir à tout moment.
club-leave = M’enlever de cette rencontre
club-leave-about = Votre nom et vos résultats quittent le classement ; les parties en cours continuent.
club-next =
    { $round ->
        [1] Lancer la première ronde
       *[other] Lancer la ronde { $round }
    }
club-standings = Classement
club-place = Place
club-games = Parties
club-wins = Victoires
club-beaten = Battus
club-beaten-about = Battus : la part des adversaires arrivés derrière ; une égalité compte pour moitié.
club-points = Moyenne
club-part = { NUMBER($part, maximumFractionDigits: 2) }
club-rating = Cote
club-rating-range = { NUMBER($rating, useGrouping: 0) } (de { NUMBER($low, useGrouping: 0) } à { NUMBER($high, useGrouping: 0) })
club-anchors = Les cotes sont d’OpenSkill, sûres à 95 % ; les robots ne bougent pas : { $bots }.
club-anchor = { bot-level } { NUMBER($rating, useGrouping: 0) }
club-tables = Parties
club-no-tables = Aucune partie encore.
club-more = D’autres parties
club-free-tables = Parties déposées
club-agreed = { $agreed } sur { $needed } veulent qu’elle compte
club-counted = compte
club-put = Qu’elle compte
club-put-of = Que ma partie avec { $names } compte
club-offers = Mes parties qui pourraient compter
club-offers-about =
    Une partie compte quand tous ceux qui l’ont jouée la déposent ; elle est alors publique. Elle doit avoir le jeu, le nombre de
    joueurs et les options de la rencontre.
club-turn = à vous de jouer
club-result = { $name } { $points }
club-you = vous
club-watch = Regarder
