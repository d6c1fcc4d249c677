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
        [large-pasture] gr. pât.
        [cavern] grotte
        [tunnel] tunnel
        [deep-tunnel] tun. profond
        [ore-mine] m. minerai
        [ruby-mine] m. rubis
       *[stable] étable
    }
terminal-caverna-printed =
    { $what ->
        [boar] +1 sangl.
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

## Noms courts, là où les noms entiers n’ont pas la place

terminal-caverna-short-furnishing =
    { $id ->
        [dwelling] Habitation
        [simple-dwelling-4-2] Hab. rud. 4+2
        [simple-dwelling-3-3] Hab. rud. 3+3
        [mixed-dwelling] Hab. mixte
        [couple-dwelling] Hab. conjugale
        [additional-dwelling] Hab. suppl.
        [cuddle-room] S. repos
        [breakfast-room] S. manger
        [stubble-room] Chaume
        [guest-room] Ch. d’amis
        [stone-carver] Taill. pierre
        [builder] Bâtisseur
        [trader] March. matér.
        [wood-supplier] Fourn. bois
        [stone-supplier] Fourn. pierre
        [ruby-supplier] Fourn. rubis
        [dog-school] Dressage
        [quarry] Carrière
        [slaughtering-cave] Abattoir
        [cooking-cave] Cuisine
        [working-cave] Grotte séjour
        [breeding-cave] Grotte élevage
        [state-parlor] Assemblée
        [hunting-parlor] Trophées
        [blacksmithing-parlor] Forge
        [stone-storage] Réserve pierre
        [ore-storage] Réserve minerai
        [spare-part-storage] Surplus
        [main-storage] Réserve princ.
        [weapon-storage] Armurerie
        [supplies-storage] Équipement
        [treasure-chamber] Salle trésor
        [food-chamber] Garde-m.
        [prayer-chamber] Chapelle
        [writing-chamber] Scriptor.
        [fodder-chamber] Rés. fourrage
       *[other] { "" }
    }
terminal-caverna-short-loot =
    { $id ->
        [all-weapons-plus-1] +1 à chaque arme
        [furnish-cavern] Aménager caverne
        [small-pasture] Petit pâtur. 1 bois
        [large-pasture] Grand pâtur. 2 bois
        [dwelling] Habitation (2+2)
        [breed] Reproduct. 2 espèces
       *[other] { "" }
    }
terminal-caverna-short-space =
    { $id ->
        [ruby-mining] Extr. rubis
        [drift-mining-1-3] Extr. pierre
        [drift-mining-4-7] Extr. pierre
        [drift-mining-6-7] Pte extr. pierre
        [small-scale-drift-mining] Pte extr. pierre
        [ore-mining-1-3] Extr. minerai
        [ore-mining-4-7] Extr. minerai
        [wood-gathering] Ramass. bois
        [strip-mining] Mine ciel ouv.
        [forest-exploration-3] Explor. forêt
        [forest-exploration-4-7] Explor. forêt
        [hardware-rental-5] Loc. matériel
        [hardware-rental-6-7] Loc. matériel
        [fence-building-5] Clôtures
        [fence-building-6-7] Clôtures
        [sheep-farming] Moutons
        [donkey-farming] Ânes
        [ore-mine-construction] Mine minerai
        [ruby-mine-construction] Mine rubis
        [ore-delivery] Livr. minerai
        [ruby-delivery] Livr. rubis
        [urgent-wish-for-children] Désir urgent
       *[other] { "" }
    }

## Signes

terminal-caverna-legend-dwarf = un nain du soleil rouge avec une arme de force 3 ; 0 : sans arme
terminal-caverna-legend-token = joue en premier
terminal-caverna-legend-stable = une étable ; avec un nombre : les étables à construire
terminal-caverna-legend-open = peut être choisi maintenant
terminal-caverna-legend-coming = une carte de tour encore à venir
terminal-caverna-legend-tile = une tuile, avec ce qui y vit ou y pousse en dessous
terminal-caverna-legend-furnished = une grotte aménagée
