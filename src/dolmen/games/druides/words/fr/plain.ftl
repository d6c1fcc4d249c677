### Druides sur la page sans script.

plain-druides-option =
    { $option ->
        [first] Qui commence
       *[amulets] Comment les gemmes deviennent des amulettes
    }
plain-druides-value =
    { $value ->
        [first-none] tiré au sort
        [amulets-numbers] Par nombre : une gemme 5 qui correspond donne cinq amulettes (variante souvent décrite)
       *[amulets-cards] Par carte : chaque gemme qui correspond donne une amulette (le livret)
    }
plain-druides-moves =
    { $kind ->
        [ritual] Annoncer un rituel
        [no-ritual] Pas de rituel
        [place-gem] Jouer une gemme
        [place-servant] Jouer un serviteur
        [discard] Défausser une gemme
        [keep] Ne rien défausser
        [draw-gem] Piocher une gemme
        [draw-servant] Piocher un serviteur
       *[stop] Ne plus piocher
    }
plain-druides-target =
    { $kind ->
        [slot] lieu { $name }
        [card] { $name }
        [discard] défausse
        [deck] pioche de gemmes
        [reserve] réserve
        [places] lieux à venir
       *[seat] votre tour
    }
plain-druides-step =
    { $step ->
        [ritual] annoncer un rituel ou non
        [place] jouer la première carte
        [place-second] jouer une deuxième carte
        [place-gem] jouer une gemme comme deuxième carte
        [discard] défausser une gemme ou non
        [draw] piocher des cartes
        [new-place] un nouveau lieu est retourné
        [gem-due] une gemme est donnée
        [servant-due] un serviteur est donné
        [lay-places] les lieux sont posés
        [deal-gems] les gemmes sont distribuées
        [deal-servants] les serviteurs sont distribués
        [draw-first] le premier joueur est tiré au sort
       *[over] la partie est finie
    }
plain-druides-winner = Arrêté en haut de la colonne et vainqueur
plain-druides-ritual-held = Un rituel a eu lieu pendant ce tour
plain-druides-column = Colonne de score
plain-druides-column-span = cercles { $low } à { $high }
plain-druides-deck = Pioche de gemmes
plain-druides-discard = Défausse
plain-druides-discard-known = Connues de vous dans la défausse
plain-druides-spent = Gemmes épuisées
plain-druides-finished = Rituels accomplis
plain-druides-places = Lieux à venir
plain-druides-places-left = { $count } { druides-kind }
plain-druides-row = Lieux
plain-druides-slot = Lieu { $number }
plain-druides-place = Sorte
plain-druides-gems = Gemmes
plain-druides-gems-known = Gemmes connues de vous
plain-druides-servants = Serviteurs
plain-druides-servant =
    { $value ->
        [0] un caché ({ $owner })
       *[other] le { $value } ({ $owner })
    }
plain-druides-hand-gems = Gemmes en main
plain-druides-hand-servants = Serviteurs en main
plain-druides-home = Serviteurs en réserve
plain-druides-gems-held = Nombre de gemmes
plain-druides-servants-held = Nombre de serviteurs
plain-druides-reserve = Taille de la réserve
