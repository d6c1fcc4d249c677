### Le plateau de Druides sur la page.

## Les lieux

web-druides-row = Les lieux
web-druides-slot = { $place } ({ $slot }) : { $gems }, { $servants }
web-druides-closed = Lieu { $slot } : fermé
web-druides-at = { $place } ({ $slot })
web-druides-move-card = { $card } : { $where }
web-druides-move-ritual = Annoncer un rituel : { $where }
web-druides-gone = aucun lieu
web-druides-gems =
    { $count ->
        [0] aucune gemme
        [one] { $count } gemme
       *[other] { $count } gemmes
    }
web-druides-gems-known = { $gems } (dont vous connaissez { $known })
web-druides-no-servants = aucun serviteur
web-druides-servant = serviteur
web-druides-servant-value = serviteur { $value }
web-druides-servant-of = un serviteur ({ $player })
web-druides-servant-value-of = serviteur { $value } ({ $player })
web-druides-ritual = Rituel
web-druides-ritual-at = Rituel : { $place } ({ $slot })

## Les pioches

web-druides-decks = Pioches
web-druides-deck =
    { $count ->
        [one] gemme à piocher
       *[other] gemmes à piocher
    }
web-druides-places =
    { $count ->
        [one] lieu à venir
       *[other] lieux à venir
    }
web-druides-discard = à la défausse
web-druides-spent = hors jeu
web-druides-counted = { $count } { $what }
web-druides-seen = Ce que l’on a vu
web-druides-seen-discard = Défausse, connue de vous
web-druides-seen-none = rien

## Les mains

web-druides-hand = Votre main
web-druides-hand-of = { $player }
web-druides-hand-holds = { $gems }, { $servants }
web-druides-servants =
    { $count ->
        [0] aucun serviteur
        [one] { $count } serviteur
       *[other] { $count } serviteurs
    }
web-druides-draw = Piocher
web-druides-end = Ne plus piocher et finir le tour
web-druides-hand-empty = Votre main est vide.
web-druides-hands-open = Toutes les mains sont ouvertes
web-druides-reserve = réserve
web-druides-reserve-holds =
    { $count ->
        [0] Votre réserve : aucun serviteur
        [one] Votre réserve : { $count } serviteur
       *[other] Votre réserve : { $count } serviteurs
    }
web-druides-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## La colonne de score et le rituel

web-druides-column = Colonne de score de { $low } à { $high } : { $pawns }
web-druides-pawn = { $player } à { $score }
web-druides-show = Rituel annoncé par { $player } : { $place }
web-druides-skip = Passer

## Les sortes de coups, quand il y en a beaucoup

web-druides-moves =
    { $kind ->
        [jet] Jais
        [garnet] Grenat
        [amber] Ambre
        [emerald] Émeraude
        [sapphire] Saphir
        [amethyst] Améthyste
        [servant] Serviteurs
        [ritual] Rituels
        [discard] Défausser
       *[other] Autres
    }

## Les options d’une table

web-pages-option-druides-amulets = Comment les gemmes deviennent des amulettes
web-pages-value-druides-amulets-numbers = par nombre
web-pages-value-druides-amulets-cards = par carte (le livret)
web-pages-about-druides-amulets =
    Par carte : chaque gemme qui correspond donne une amulette, comme le dit le livret. Par nombre :
    une gemme 5 qui correspond donne cinq amulettes, comme on décrit le plus souvent le jeu ; alors
    la colonne peut mettre fin à la partie.

## What the signs mean

web-druides-legend-gems = gemmes en main
web-druides-legend-servants = serviteurs en main
web-druides-legend-ritual = un rituel possible maintenant
