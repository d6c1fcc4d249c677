### Caverna sur la page : comment s’appellent les éléments de son plateau.

## Les parties du plateau

web-caverna-places = Les parties du plateau
web-caverna-place =
    { $place ->
        [work] Actions
        [home] Habitat
        [rooms] Aménager
       *[loot] Butin
    }
web-caverna-home-of = Plateau : { $player }
web-caverna-back-home = Revenir au mien
web-caverna-show-board = Montrer ce plateau : { $player }
web-caverna-supply = Marchandises et nains : { $player }

## Tours et cases

web-caverna-work = Actions
web-caverna-spaces =
    { $taken ->
        [one] { $count } cases, { $taken } occupée
       *[other] { $count } cases, { $taken } occupées
    }
web-caverna-rounds = Tours
web-caverna-round = Tour { $round } sur { $last }, étape { $stage }
web-caverna-round-ends =
    Tour { $round } : { $ending ->
        [none] pas de récolte
        [normal] récolte
        [food] 1 PN par nain
        [choice] récolte, avec les champs ou la reproduction
        [past] terminé
       *[hidden] son marqueur est encore face cachée
    }
web-caverna-announce =
    { $ending ->
        [none] Ce tour finit sans récolte.
        [normal] Ce tour finit par une récolte : champs, repas, reproduction.
        [food] À la fin de ce tour, chaque nain mange 1 PN.
        [choice] Ce tour finit par une récolte : champs ou reproduction, et repas.
       *[hidden] Nul ne sait encore comment finit ce tour.
    }
web-caverna-markers =
    Marqueurs encore cachés : { $leaves } avec une feuille, { $questions } avec un point
    d’interrogation.
web-caverna-stage = Étape { $stage }, tours { $from } à { $to }
web-caverna-hidden = Tour { $round }
web-caverna-hidden-of = Encore à venir dans cette étape : { $cards }
web-caverna-kept = conservé
web-caverna-holds = { $what } : { $parts }
web-caverna-counted = { $count } { $good }
web-caverna-standing =
    { $strength ->
        [0] nain sans arme ({ $player })
       *[other] nain ({ $player }), force { $strength }
    }

## Le plateau Habitat

web-caverna-entrance = Entrée
web-caverna-stable = étable
web-caverna-ground =
    { $ground ->
        [forest] forêt
        [rock] roche
        [entrance] entrée
        [meadow] prairie
        [field] champ
        [tunnel] tunnel
        [deep-tunnel] tunnel profond
        [ore-mine] mine de minerai
        [ruby-mine] mine de rubis
        [small-pasture] petit pâturage
        [large-pasture] grand pâturage
       *[cavern] grotte
    }
web-caverna-tools = Ce que l’on pose
web-caverna-kind =
    { $kind ->
        [meadow-field] Prairie et champ
        [cavern-tunnel] Grotte et tunnel
        [cavern-cavern] Deux grottes
        [ore-mine] Mine de minerai et tunnel profond
        [ruby-mine] Mine de rubis
        [small-pasture] Petit pâturage
        [large-pasture] Grand pâturage
        [stable] Étable
        [site] Aménagement
        [buy-meadow] Prairie
        [buy-field] Champ
        [buy-tunnel] Tunnel
        [buy-cavern] Grotte
       *[lay] Tuile
    }
web-caverna-choose-spot = Choisissez une case éclairée de votre plateau.
web-caverna-turn-hint =
    (La moitié de la case que vous pointez, ou les flèches du clavier, tournent la tuile.)
web-caverna-lay = Poser ici
web-caverna-turn = Tourner

## Ce que possède un clan

web-caverna-stock = { $good } : { $count }
web-caverna-dwarf =
    { $strength ->
        [0] nain sans arme
       *[other] nain de force { $strength }
    }, { $state ->
        [home] à l’habitat
        [born] nouveau-né
       *[out] au travail
    }
web-caverna-dwarfs =
    { $count ->
        [one] { $count } nain
       *[other] { $count } nains
    }
web-caverna-begging =
    { $count ->
        [one] { $count } marqueur de mendicité
       *[other] { $count } marqueurs de mendicité
    }
web-caverna-points =
    { $count ->
        [one] { $count } point pour l’instant
       *[other] { $count } points pour l’instant
    }
web-caverna-first = premier joueur
web-caverna-waiting = Sans abri : { $animals }

## Les pas d’une action

web-caverna-step =
    { $phase ->
        [keep] Marchandises à conserver
        [choose] Récolte
        [breed] Reproduction
        [bred] Après la reproduction
        [last] Avant le décompte
       *[work] Votre nain
    }
web-caverna-end = Finir le tour
web-caverna-forge = Forger une arme de force
web-caverna-market = Acheter au marché
web-caverna-feeding = Repas
web-caverna-owed = Il faut à vos nains
web-caverna-there = Vous avez
web-caverna-missing = Il manque
web-caverna-bowls = { $paid } PN sur { $due }
web-caverna-feed-more =
    Échangez ci-dessous quelque chose contre de la nourriture, ou prenez des marqueurs de mendicité.
web-caverna-beg = Payer moins et mendier
web-caverna-fed = tous sont nourris

## Échanges

web-caverna-exchange = Échanger
web-caverna-possible =
    { $count ->
        [0] rien à échanger pour l’instant
        [one] { $count } possibilité
       *[other] { $count } possibilités
    }
web-caverna-to-food = Contre de la nourriture
web-caverna-for-ruby = Contre un rubis
web-caverna-by-room = Par vos aménagements

## Aménagements

web-caverna-rooms = Aménagements
web-caverna-rooms-count = { $count } proposés
web-caverna-rooms-payable =
    { $count } proposés, { $payable } à votre portée ; en pointillés : pas encore
web-caverna-filter = Les aménagements montrés
web-caverna-all = Tous
web-caverna-colour =
    { $colour ->
        [orange] Orange
        [green] Vert
       *[yellow] Jaune
    }
web-caverna-group =
    { $colour ->
        [orange] Habitations
        [green] Salles et grottes
       *[yellow] Salons, réserves et chambres
    }
web-caverna-payable = À ma portée
web-caverna-none = Aucun de ceux-là.
web-caverna-price =
    { $points ->
        [one] { $furnishing } : { $price }, { $points } point
       *[other] { $furnishing } : { $price }, { $points } points
    }
web-caverna-free = gratuit

## Butin

web-caverna-loot = Butin
web-caverna-loot-left =
    { $count ->
        [one] force { $strength }, encore { $count } pièce
       *[other] force { $strength }, encore { $count } pièces
    }
web-caverna-strongest =
    { $strength ->
        [0] aucun de vos nains n’est armé
       *[other] votre nain le plus fort : { $strength }
    }
web-caverna-strength = force
web-caverna-loot-item = { $loot }, dès la force { $strength }

## Les sortes de coups, quand il y en a beaucoup

web-caverna-moves =
    { $kind ->
        [ruby] Échanger des rubis
        [buy] Acheter des tuiles en rubis
        [eat] Manger
        [use] Utiliser des aménagements
        [disarm] Rendre des armes
        [place] Placer un nain
        [overtake] Un autre nain d’abord
        [imitate] Imiter
        [meadow-field] Prairie et champ
        [cavern-tunnel] Grotte et tunnel
        [cavern-cavern] Deux grottes
        [ore-mine] Mines de minerai
        [ruby-mine] Mines de rubis
        [small-pasture] Petits pâturages
        [large-pasture] Grands pâturages
        [stable] Étables
        [furnish] Aménager
        [forge] Forger
        [loot] Butin
        [market] Marché
        [pay] Payer
        [site] Où le mettre
        [lay] Où la poser
        [breed] Animaux à naître
        [feed] Nourrir le clan
        [keep] Conserver les marchandises
       *[other] Autres
    }

## Les options d’une table

web-pages-option-caverna-deal = Mise en place tirée : numéro du tirage des aménagements et des cartes (0 = celle du jeu)
web-pages-option-caverna-furnishings = Aménagements
web-pages-value-caverna-furnishings-full = les 48
web-pages-value-caverna-furnishings-introductory = jeu d’initiation de 27, pour une première partie
web-pages-option-caverna-markers = Les marqueurs de récolte se retournent
web-pages-value-caverna-markers-start = au début du tour
web-pages-value-caverna-markers-end = seulement quand la récolte commence
