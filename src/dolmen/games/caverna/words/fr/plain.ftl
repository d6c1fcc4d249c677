### Caverna sur la page sans script.

plain-caverna-option =
    { $option ->
        [first] Qui commence
        [deal] Mise en place tirée (0 : celle du jeu)
        [furnishings] Aménagements
       *[markers] Marqueurs de récolte
    }
plain-caverna-value =
    { $value ->
        [deal-0] celle du jeu
        [first-none] tiré au sort
        [furnishings-full] tous les 48
        [furnishings-introductory] les 27 d’une première partie
        [markers-start] révélés au début du tour
       *[markers-end] révélés à la fin du tour
    }
plain-caverna-moves =
    { $kind ->
        [ruby] Échanger un rubis
        [buy-meadow] Acheter une prairie pour un rubis
        [buy-field] Acheter un champ pour un rubis
        [buy-tunnel] Acheter un tunnel pour un rubis
        [buy-cavern] Acheter une grotte pour deux rubis
        [eat] Changer des ressources en nourriture
        [coins] Changer de l’Or en nourriture
        [coin] Changer plus d’Or en nourriture
        [use] Utiliser un aménagement
        [disarm] Rendre l’arme d’un nain chez lui
        [disarm-placed] Rendre l’arme d’un nain au travail
        [place] Placer un nain
        [overtake] Faire passer un nain plus fort
        [stay] Laisser le nain chez lui
        [imitate] Imiter une case
        [meadow-field] Poser une prairie et un champ
        [cavern-tunnel] Poser une grotte et un tunnel
        [cavern-cavern] Poser deux grottes
        [ore-mine] Poser une mine de minerai et un tunnel profond
        [ruby-mine] Poser une mine de rubis
        [small-pasture] Clôturer un petit pâturage
        [large-pasture] Clôturer un grand pâturage
        [stable] Construire une étable
        [furnish] Aménager une grotte
        [grow] Croissance du clan
        [sow] Semer
        [forge] Forger une arme
        [loot] Prendre du butin
        [market] Acheter au marché
        [trade] Échanger du minerai
        [extend] Agrandir le plateau
        [take] Prendre les ressources
        [pay] Payer
        [site] Choisir la place de l’aménagement
        [lay] Choisir la place de la tuile
        [breed] Faire naître des animaux
        [harvest] Choisir la récolte
        [cave] Nourrir un nain dans la Grotte de séjour
        [feed] Nourrir les nains
        [keep] Garder des ressources pour un rubis
        [stop] S’arrêter là
       *[end] Terminer
    }
plain-caverna-target =
    { $kind ->
        [home] ligne { $row }, colonne { $column }
        [space] case Action
        [furnishing] aménagement
        [loot] butin
        [market] marché hebdomadaire
        [ruby] rubis
        [eat] nourriture
        [good] ressources
        [use] un de vos aménagements
        [dwarf] nain
        [forge] arme
        [extend] plateau
        [pay] prix
        [breed] nouveau-nés
        [harvest] récolte
        [feed] repas
        [take] ressources de la case
        [stop] cette partie
        [marker] marqueur de récolte
        [seat] premier joueur
       *[end] votre tour
    }

## La position

plain-caverna-phase =
    { $phase ->
        [work] placement des nains
        [keep] ressources des cases pleines, gardées ou perdues
        [choose] champs ou reproduction
        [feed] repas des nains
        [breed] reproduction des animaux
        [bred] échanges après la reproduction
        [last] derniers échanges
        [draw-first] tirage du premier joueur
        [reveal] révélation d’une case
        [marker] révélation d’un marqueur de récolte
       *[over] la partie est finie
    }
plain-caverna-round = Numéro du tour
plain-caverna-asked = Décide maintenant
plain-caverna-token = Premier joueur
plain-caverna-marker = Marqueur de récolte du tour
plain-caverna-marker-kind =
    { $marker ->
        [leaf] feuille : une récolte
       *[question] point d’interrogation : un événement
    }
plain-caverna-leaves = Feuilles jusqu’ici
plain-caverna-questions = Points d’interrogation jusqu’ici
plain-caverna-harvest = Récolte
plain-caverna-harvest-kind =
    { $harvest ->
        [normal] champs, repas et reproduction
        [food] seulement 1 PN par nain
       *[choice] champs ou reproduction, et repas
    }
plain-caverna-action = Action
plain-caverna-imitating = Par imitation
plain-caverna-level = Butins restants
plain-caverna-acted = Quelque chose y a été fait
plain-caverna-overtaking = Force du nain qui passe devant
plain-caverna-coins = De l’Or est en train d’être échangé
plain-caverna-strength = Force pendant l’expédition
plain-caverna-cave-fed = La Grotte de séjour a nourri un nain
plain-caverna-kept = Ressources gardées
plain-caverna-goods = Ressources
plain-caverna-dwarfs = Nains
plain-caverna-weapon =
    { $strength ->
        [0] sans arme
       *[other] force { $strength }
    }
plain-caverna-place =
    { $place ->
        [home] chez lui
        [aside] mis de côté
       *[newborn] nouveau-né
    }
plain-caverna-room = Place pour des nains
plain-caverna-due = PN à payer maintenant
plain-caverna-begging = Marqueurs de mendicité
plain-caverna-choice = Choix
plain-caverna-choice-kind =
    { $choice ->
        [fields] champs
       *[breeding] reproduction
    }
plain-caverna-home = Plateau individuel
plain-caverna-at = { $cell } : { $what }
plain-caverna-tile =
    { $tile ->
        [meadow] prairie
        [field] champ
        [small-pasture] petit pâturage
        [large-pasture] grand pâturage
        [stable] étable
        [cavern] grotte
        [tunnel] tunnel
        [deep-tunnel] tunnel profond
        [ore-mine] mine de minerai
       *[ruby-mine] mine de rubis
    }
plain-caverna-waiting = sans place
plain-caverna-animals = Animaux et où ils vivent
plain-caverna-stables = Étables restantes
plain-caverna-owned = Aménagements possédés
plain-caverna-affordable = Aménagements payables
plain-caverna-prices = Prix réduits
plain-caverna-suppliers = Fournisseurs
plain-caverna-supplier = { $furnishing } (tours restants : { $count })
plain-caverna-extended = Chambre d’amis utilisée sur Agrandissement
plain-caverna-spaces = Cases Action
plain-caverna-occupant = Nain de
plain-caverna-cards = Cartes de tour en jeu
plain-caverna-furnishings = Aménagements disponibles
plain-caverna-does = Effet
plain-caverna-price = Prix
plain-caverna-free = gratuit
