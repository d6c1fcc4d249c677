### Meduris sur la page : le nom des éléments de son plateau de jeu.

## Le plateau de jeu

web-meduris-board = Plateau de jeu de Meduris
web-meduris-field = case { $field }, district { $district } : { $a } et { $b }
web-meduris-field-hut =
    { $count ->
        [one] case { $field }, district { $district } : hutte isolée ({ $player })
       *[other] case { $field }, district { $district } : hutte ({ $player }), colonie de { $count } huttes
    }
web-meduris-field-temple = case { $field }, district { $district } : temple ({ $player })
web-meduris-with-chip = { $name }, jeton bonus { $chip }
web-meduris-face-down = face cachée
web-meduris-plain = haut plateau { $material }, ouvriers de bas en haut : { $who }
web-meduris-plain-empty = haut plateau { $material }, sans ouvrier
web-meduris-worker = ouvrier ({ $player }) sur le haut plateau { $material }, hauteur { $height }
web-meduris-pile =
    { $count ->
        [one] pile { $material } : { $count } tuile
       *[other] pile { $material } : { $count } tuiles
    }
web-meduris-druid-temple = le druide, sur son temple
web-meduris-druid-step = le druide, sur la marche { $step }
web-meduris-druid-field = le druide, à la case { $field }
web-meduris-rune = rune { $district } : détenue par { $player }
web-meduris-rune-free = rune { $district } : encore à personne

## Votre paravent et le dé

web-meduris-screen = Votre paravent
web-meduris-only-you = visible de vous seul
web-meduris-table = Le dé
web-meduris-last-turns = Derniers tours : encore { $count }
web-meduris-final = Circuit final du druide
web-meduris-watching = Les tuiles des joueurs sont cachées derrière leurs paravents.
web-meduris-stock = derrière votre paravent : { $chips }
web-meduris-die = le dé : { $face }, lancé par { $player }
web-meduris-die-none = le dé, pas encore lancé

## Payer et offrir

web-meduris-decide-pay = Payer à la case { $field }
web-meduris-decide-swap = Échanger trois contre une
web-meduris-decide-offer = Rituel d’offrande à la case { $field }
web-meduris-due = Encore dû :
web-meduris-nothing-due = plus rien
web-meduris-replaces = Payer avec d’autres tuiles
web-meduris-give = Donner
web-meduris-in-place = À la place de
web-meduris-given =
    { $count ->
        [one] { $count } tuile donnée sur trois
       *[other] { $count } tuiles données sur trois
    }

## Joueurs

web-meduris-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-meduris-huts-left =
    { $count ->
        [one] { $count } hutte restante
       *[other] { $count } huttes restantes
    }
web-meduris-temples-left =
    { $count ->
        [one] { $count } temple restant
       *[other] { $count } temples restants
    }
web-meduris-workers-left =
    { $count ->
        [one] { $count } ouvrier à poser
       *[other] { $count } ouvriers à poser
    }
web-meduris-runes = Pierres runiques
web-meduris-behind = Derrière le paravent

## Les sortes de coups, quand il y en a beaucoup

web-meduris-moves =
    { $kind ->
        [worker] Placer des ouvriers
        [lift] Déplacer des ouvriers
        [hut] Huttes
        [temple] Temples
        [swap] Échanger trois contre une
        [give] Donner
        [replace] Remplacer
        [offer] Offrir
        [take] Prendre
        [return] Rendre
       *[other] Autres
    }

## Les options d’une table

web-pages-option-meduris-colours = Couleurs
web-pages-value-meduris-colours-red = rouge (soleil)
web-pages-value-meduris-colours-lightgreen = vert clair (feuille)
web-pages-value-meduris-colours-blue = bleu (goutte)
web-pages-value-meduris-colours-purple = violet (étoile)
web-pages-option-meduris-bonus = Jetons bonus
web-pages-value-meduris-bonus-random = au hasard
web-pages-value-meduris-bonus-photo = comme sur la photo du jeu (32 cases)
web-pages-value-meduris-bonus-picture = sur des cases choisies, sortes au hasard
web-meduris-bonus-fields = Les cases des jetons bonus
web-meduris-bonus-field = Case { $field }
web-meduris-bonus-chosen = Cases choisies : { $count } sur { $due }
web-pages-option-meduris-stalemate-end =
    Tour final quand toutes les matières premières des hauts plateaux ont été prises et que personne
    ne veut construire (règle anglaise)
web-pages-option-meduris-idle-limit =
    Elle finit aussi après tant de tours sans construction (0 : jamais)
web-pages-option-meduris-open-stocks = Stocks visibles de tous
web-pages-option-meduris-board = Plateau de jeu
web-pages-value-meduris-board-none = celui de Dolmen

## What the signs mean

web-meduris-legend-huts = huttes à construire
web-meduris-legend-temples = temples à construire
web-meduris-legend-runes = pierres runiques détenues
