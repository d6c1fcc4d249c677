### Caverna dans le terminal : pages, plateaux et signes.

## Les joueurs

terminal-caverna-bot = (robot { $name })
terminal-caverna-you = (vous)
terminal-caverna-step-furnish = Aménager : { $offer }
terminal-caverna-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Les pages

terminal-caverna-page =
    { $page ->
        [spaces] Actions
        [home] Chez moi
        [tiles] Aménagements
        [now] Aménagements
        [later] Jaunes
        [loot] Butin
       *[players] Joueurs
    }
terminal-caverna-exchanges = À tout moment
terminal-caverna-ruby-tiles = Des tuiles pour des rubis, à tout moment

## Le tour

terminal-caverna-before = Avant le premier tour
terminal-caverna-round = Tour { $round } sur { $most }, étape { $stage }
terminal-caverna-ends =
    { $how ->
        [none] sans récolte à la fin
        [normal] à la fin, récolte (2 PN par nain)
        [food] à la fin, 1 PN par nain, pas de récolte
        [choice] à la fin, récolte : champs ou reproduction
       *[unknown] son marqueur est révélé à la fin
    }
terminal-caverna-markers = à venir : { $leaves } feuilles, { $questions } « ? »

## Ressources et nains

terminal-caverna-goods = Vous avez
terminal-caverna-goods-of = En réserve
terminal-caverna-nothing = rien
terminal-caverna-free = gratuit
terminal-caverna-begging =
    { $count ->
        [one] { $count } marqueur de mendicité
       *[other] { $count } marqueurs de mendicité
    }
terminal-caverna-at-home = chez lui
terminal-caverna-aside = de côté
terminal-caverna-newborn = nouveau-né
terminal-caverna-room = (de la place pour { $count })
terminal-caverna-supplier = { $name } : encore { $count }

## Le plateau individuel

terminal-caverna-entrance = Entrée
terminal-caverna-tile =
    { $tile ->
        [meadow] prairie
        [field] champ
        [small-pasture] pâturage
        [large-pasture] gr. pâtur.
        [cavern] grotte
        [tunnel] tunnel
        [deep-tunnel] tun. profond
        [ore-mine] m. minerai
        [ruby-mine] m. rubis
       *[stable] étable
    }
terminal-caverna-printed =
    { $what ->
        [boar] +1 sanglier
        [food] +1 PN
       *[two-food] +2 PN
    }
terminal-caverna-waiting =
    Pas de place pour { $animals } : changez des animaux en nourriture jusqu’à ce que les autres
    aient de la place.

## Nourrir et payer

terminal-caverna-feeding =
    { $missing ->
        [0] Il faut { $due } PN à vos nains, vous en avez { $food } : cela suffit.
        [one] Il faut { $due } PN à vos nains, vous en avez { $food } : s’il en manque 1, vous prenez un marqueur de mendicité (−3 points).
       *[other] Il faut { $due } PN à vos nains, vous en avez { $food } : s’il en manque { $missing }, vous prenez { $missing } marqueurs de mendicité (−3 points chacun).
    }
terminal-caverna-as-food =
    En PN : mouton 1, âne 1 (deux ensemble 3), sanglier 2, bœuf 3, céréale 1, légume 2, rubis 2 ; en
    Or, un de plus que de PN.
terminal-caverna-price-market =
    Prix en Or : bois, pierre, minerai, céréale, mouton et âne 1 ; légume, chien et sanglier 2 ;
    bœuf 3. Un de chaque au plus.
terminal-caverna-price-forge =
    Une arme coûte autant de minerai que sa force ; plus forte, elle rapporte un meilleur butin.

## Aménagements et butin

terminal-caverna-offer =
    { $colour ->
        [orange] Habitations, avec prix et points
        [green] Pour la partie
       *[yellow] Pour la fin
    }
terminal-caverna-loot-rule =
    Devant chaque butin, la force qu’il demande. Une arme gagne 1 après chaque expédition.
terminal-caverna-loot-first = Force { $strength } : le premier butin commence l’expédition.
terminal-caverna-loot-left =
    { $count ->
        [one] Force { $strength } : encore un butin, chacun une seule fois.
       *[other] Force { $strength } : encore { $count } butins, chacun une seule fois.
    }
terminal-caverna-explained = { $name } : { $does }
terminal-caverna-explained-space = Ce que font les cases Action
terminal-caverna-explained-furnishing = Ce que font les aménagements
terminal-caverna-explained-loot = Ce qu’est le butin

## Signes

terminal-caverna-legend-dwarf = un nain du soleil rouge avec une arme de force 3 ; 0 : sans arme
terminal-caverna-legend-token = joue en premier
terminal-caverna-legend-stable = une étable ; avec un nombre : les étables à construire
terminal-caverna-legend-open = peut être choisi maintenant
terminal-caverna-legend-coming = une carte de tour encore à venir
terminal-caverna-legend-tile = une tuile, avec ce qui y vit ou y pousse en dessous
terminal-caverna-legend-furnished = une grotte aménagée
