### Meduris sur la page sans script.

plain-meduris-option =
    { $option ->
        [first] Qui commence
        [colours] Couleurs
        [bonus] Jetons bonus
        [stalemate_end] Tour final quand toutes les matières premières des hauts plateaux ont été prises et que personne ne veut construire (règle anglaise)
        [idle_limit] Finit après tant de tours sans construction
        [open_stocks] Stocks visibles de tous
       *[board] Plateau de jeu
    }
plain-meduris-value =
    { $value ->
        [first-none] tiré au sort
        [bonus-random] au hasard
        [bonus-photo] comme sur la photo du jeu
       *[board-none] celui de Dolmen
    }
plain-meduris-material =
    { $name ->
        [wood] bois
        [wool] laine
        [copper] cuivre
       *[stone] pierre
    }
plain-meduris-moves =
    { $kind ->
        [worker] Poser un ouvrier
        [lift] Déplacer un ouvrier
        [hut] Construire une hutte
        [temple] Construire un temple
        [swap] Échanger des tuiles
        [give] Donner une tuile
        [replace] Remplacer une tuile
        [pay] Payer
        [offer-nothing] Ne rien offrir
        [offer-one] Offrir une matière première
        [offer-both] Offrir les deux matières premières
        [offer-chip] Utiliser le jeton bonus
        [take] Prendre une tuile
        [decline] Ne rien prendre
       *[return] Rendre une tuile
    }
plain-meduris-target =
    { $kind ->
        [plain] haut plateau { plain-meduris-material }
        [field] case { $name }
        [pile] tas { plain-meduris-material }
        [stock] { plain-meduris-material } de votre stock
        [price] ce qui est dû
        [druid] druide
        [die] dé
        [bonus] jetons bonus
       *[seat] votre tour
    }
plain-meduris-step =
    { $step ->
        [place-worker] poser les ouvriers
        [take] prendre une tuile
        [return] rendre une tuile
        [act] déplacer un ouvrier ou construire
        [swap] échanger des tuiles
        [pay] payer
        [give] donner des tuiles à la place d’une autre
        [offer] offrir au druide
        [roll] le dé est lancé
        [lay-bonus] les jetons bonus sont posés
        [turn-bonus] les jetons bonus sont retournés
        [draw-first] le premier joueur est tiré au sort
       *[over] la partie est finie
    }
plain-meduris-asked = Décide maintenant
plain-meduris-die = Dé
plain-meduris-druid = Druide
plain-meduris-stop =
    { $stop ->
        [temple] à son temple
        [step1] sur la case pavée 1
        [step2] sur la case pavée 2
       *[step3] sur la case pavée 3
    }
plain-meduris-due = Reste à payer
plain-meduris-due-field = Payé à la case
plain-meduris-replacing = En cours de remplacement
plain-meduris-to-give = Tuiles encore à donner
plain-meduris-last-turns = Derniers tours à jouer
plain-meduris-final = Circuit final du druide
plain-meduris-piles = Tas
plain-meduris-plains = Ouvriers sur les hauts plateaux, de bas en haut
plain-meduris-plain-workers = { meduris-material } : { $names }
plain-meduris-runes = Pierres runiques
plain-meduris-rune = { meduris-district } : { $name }
plain-meduris-colour = Couleur
plain-meduris-colour-name =
    { $colour ->
        [red] rouge
        [lightgreen] vert clair
        [blue] bleu
       *[purple] violet
    }
plain-meduris-stock = Stock
plain-meduris-huts = Huttes restantes
plain-meduris-temples = Temples restants
plain-meduris-workers = Ouvriers restants
plain-meduris-fields = Cases
plain-meduris-field = Case { $number }
plain-meduris-building = Construction
plain-meduris-building-kind =
    { $kind ->
        [hut] hutte ({ $owner }), { $run ->
            [1] isolée
           *[other] dans une colonie de { $run }
        }
       *[temple] temple ({ $owner })
    }
plain-meduris-materials = Matières premières
plain-meduris-chip = Jeton bonus
plain-meduris-chip-kind =
    { $chip ->
        [face-down] face cachée
       *[other] { meduris-chip }
    }
plain-meduris-district = District
