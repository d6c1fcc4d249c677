### Meduris : tuiles, coups, questions, événements et raisons.

meduris-title = Meduris
meduris-about = Envoyez vos ouvriers sur le mont, bâtissez, et gardez de quoi contenter le druide.
meduris-daily = À deux : vous et un robot, les mêmes dés pour tous.
meduris-kept =
    les 72 tuiles, toutes les huttes, tous les temples et ouvriers et les neuf runes étaient là.

## Matières, dé, jetons bonus et districts

meduris-material =
    { $material ->
        [wood] bois
        [wool] laine
        [copper] cuivre
       *[stone] pierre
    }
meduris-chips =
    { $material ->
        [wood] { $count } bois
        [wool]
            { $count ->
                [one] { $count } laine
               *[other] { $count } laines
            }
        [copper]
            { $count ->
                [one] { $count } cuivre
               *[other] { $count } cuivres
            }
       *[stone]
            { $count ->
                [one] { $count } pierre
               *[other] { $count } pierres
            }
    }
meduris-face =
    { $face ->
        [wood] bois
        [wool] laine
        [copper] cuivre
        [stone] pierre
        [plus] plus
       *[minus] moins
    }
meduris-chip =
    { $chip ->
        [two] « 2 » (+2 points)
        [hut] « hutte » (construction gratuite)
       *[druid] « druide » (offrande différée)
    }
meduris-district =
    { $district ->
        [serpent] serpent
        [lozenge] losange
        [sprout] pousse
        [arch] arche
        [spiral] spirale
        [wave] vague
        [fish] poisson
        [hook] crochet
        [arrow] flèche
       *[other] { $district }
    }

## La feuille de score

meduris-sheet-start = Départ
meduris-sheet-offerings = Rituels d’offrande
meduris-sheet-refusals = Refus
meduris-sheet-bonus = Jetons bonus
meduris-sheet-interim = Classements runiques intermédiaires
meduris-sheet-temples = Temples
meduris-sheet-runes = Pierres runiques

## Les coups, tels qu’ils figurent dans une liste de choix

meduris-move-worker = Poser un ouvrier sur le haut plateau { $plain }
meduris-move-lift = Ouvrier ({ $plain }, hauteur { $height }) vers { $to }
meduris-move-hut = Construire une hutte sur la case { $field }
meduris-move-temple = Construire un temple sur la case { $field }
meduris-move-swap = Échanger trois autres tuiles contre une tuile { $material }
meduris-move-give = Donner une tuile { $material }
meduris-move-replace = Payer trois autres tuiles au lieu d’une tuile { $material }
meduris-move-pay = Payer ce qui est dû
meduris-move-offer-nothing = Ne rien offrir
meduris-move-offer-one = Offrir { $material } seulement
meduris-move-offer-both = Offrir les deux matières premières
meduris-move-offer-chip = Utiliser le jeton « druide » comme offrande
meduris-move-take = Prendre une tuile { $material }
meduris-move-decline = Ne rien prendre
meduris-move-return = Rendre une tuile { $material }
meduris-move-first = Le hasard fait commencer { $player }
meduris-move-lay = Le hasard pose un jeton bonus sur la case { $field }
meduris-move-turn = Le hasard retourne un jeton bonus : { $chip }
meduris-move-roll = Le hasard lance le dé : { $face }

## Ce qu’un coup coûte et rapporte

meduris-effect-due = { $chips } (vous en avez { $have })
meduris-effect-others =
    { $count ->
        [one] { $count } tuile autre que { $material }
       *[other] { $count } tuiles autres que { $material }
    }
meduris-effect-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
meduris-effect-rune = rune « { $district } »
meduris-effect-settlement =
    { $count ->
        [one] colonie de { $count } hutte
       *[other] colonie de { $count } huttes
    }
meduris-effect-free = gratuit grâce au jeton « hutte »
meduris-effect-stored = le jeton { $chip } reste sous la hutte
meduris-effect-steps = le druide va sur la case pavée { $step }
meduris-effect-druid = le druide va à la case { $field } ({ $player })
    .you = le druide va à la case { $field } (vous)
meduris-effect-river = le druide franchit le fleuve
meduris-effect-piece =
    { $piece ->
        [hut] une hutte
       *[temple] un temple
    }

## Questions

meduris-ask-place-worker = { $player }, posez un ouvrier sur un haut plateau.
meduris-ask-take = { $player }, le dé montre plus : quelle tuile prenez-vous ?
meduris-ask-return = { $player }, le dé montre moins : quelle tuile rendez-vous ?
meduris-ask-act = { $player }, déplacez un ouvrier, ou construisez une hutte ou un temple.
meduris-ask-swap =
    { $count ->
        [one] { $player }, donnez une dernière tuile contre la tuile { $material }.
       *[other] { $player }, donnez { $count } tuiles contre la tuile { $material }.
    }
meduris-ask-pay =
    { $purpose ->
        [hut] { $player }, payez { $price } pour la hutte, ou remplacez une tuile.
        [temple] { $player }, payez { $price } pour le temple, ou remplacez une tuile.
        [one] { $player }, offrez { $price }, ou remplacez la tuile.
       *[both] { $player }, offrez { $price }, ou remplacez une tuile.
    }
meduris-ask-give =
    { $count ->
        [one] { $player }, donnez une dernière tuile à la place de la tuile { $material }.
       *[other] { $player }, donnez { $count } tuiles à la place de la tuile { $material }.
    }
meduris-ask-offer =
    { $size ->
        [1] { $player }, le druide est à votre hutte isolée de la case { $field } : qu’offrez-vous ?
            Ici, une matière première rapporte 1 point ; les deux ne rapportent pas plus.
       *[other] { $player }, le druide est à votre hutte de la case { $field } : qu’offrez-vous ?
            Une matière première rapporte 1 point, les deux en rapportent { $size }.
    }
meduris-ask-chance = Le hasard décide.
meduris-ask-over = La partie est finie.

## Événements

meduris-event-bonus-laid = Un jeton bonus est posé face cachée sur la case { $field }.
meduris-event-bonus-turned = Le jeton de la case { $field } est { $chip }.
meduris-event-starts = { $player } commence.
    .you = Vous commencez.
meduris-event-worker-placed = { $player } pose un ouvrier sur le haut plateau { $plain }.
    .you = Vous posez un ouvrier sur le haut plateau { $plain }.
meduris-event-turn-began = À { $player } de jouer.
    .you = À vous de jouer.
meduris-event-rolled = { $player } lance le dé : { $face }.
    .you = Vous lancez le dé : { $face }.
meduris-event-chips-gained =
    { $count ->
        [one] { $player } reçoit { $count } tuile { $material }.
       *[other] { $player } reçoit { $count } tuiles { $material }.
    }
    .you =
        { $count ->
            [one] Vous recevez { $count } tuile { $material }.
           *[other] Vous recevez { $count } tuiles { $material }.
        }
meduris-event-chip-taken = { $player } prend une tuile { $material }.
    .you = Vous prenez une tuile { $material }.
meduris-event-declined = { $player } ne prend pas de tuile.
    .you = Vous ne prenez pas de tuile.
meduris-event-chip-returned = { $player } rend une tuile { $material }.
    .you = Vous rendez une tuile { $material }.
meduris-event-worker-lifted =
    { $player } déplace un ouvrier du haut plateau { $plain } au haut plateau { $to }.
    .you =
        Vous déplacez un ouvrier du haut plateau { $plain } au haut plateau { $to }.
meduris-event-chip-given = { $player } donne une tuile { $material }.
    .you = Vous donnez une tuile { $material }.
meduris-event-swapped = { $player } prend une tuile { $material } en échange.
    .you = Vous prenez une tuile { $material } en échange.
meduris-event-free-building = { $player } profite du jeton « hutte » et ne paie rien.
    .you = Vous profitez du jeton « hutte » et ne payez rien.
meduris-event-chips-paid =
    { $count ->
        [one] { $player } paie { $count } tuile { $material }.
       *[other] { $player } paie { $count } tuiles { $material }.
    }
    .you =
        { $count ->
            [one] Vous payez { $count } tuile { $material }.
           *[other] Vous payez { $count } tuiles { $material }.
        }
meduris-event-hut-built = { $player } construit une hutte sur la case { $field }.
    .you = Vous construisez une hutte sur la case { $field }.
meduris-event-temple-built = { $player } construit un temple sur la case { $field }.
    .you = Vous construisez un temple sur la case { $field }.
meduris-event-bonus-two = { $player } marque 2 points grâce au jeton bonus.
    .you = Vous marquez 2 points grâce au jeton bonus.
meduris-event-rune-taken = { $player } prend la rune « { $district } ».
    .you = Vous prenez la rune « { $district } ».
meduris-event-druid-steps = Le druide avance sur la case pavée { $step }.
meduris-event-druid-at =
    Le druide s’arrête à la case { $field } et demande une offrande : à { $player } de répondre.
    .you =
        Le druide s’arrête à la case { $field } et demande une offrande : à vous de répondre.
meduris-event-runes-scored =
    { $count ->
        [one] Le druide franchit le fleuve : { $player } marque { $count } point pour sa rune.
       *[other] Le druide franchit le fleuve : { $player } marque { $count } points pour ses runes.
    }
    .you =
        { $count ->
            [one] Le druide franchit le fleuve : vous marquez { $count } point pour votre rune.
           *[other] Le druide franchit le fleuve : vous marquez { $count } points pour vos runes.
        }
meduris-event-offered =
    { $count ->
        [one] Le rituel d’offrande rapporte { $count } point à { $player }.
       *[other] Le rituel d’offrande rapporte { $count } points à { $player }.
    }
    .you =
        { $count ->
            [one] Le rituel d’offrande vous rapporte { $count } point.
           *[other] Le rituel d’offrande vous rapporte { $count } points.
        }
meduris-event-refused =
    { $count ->
        [0] { $player } n’offre rien et n’a pas de point à perdre.
        [one] { $player } n’offre rien et perd { $count } point.
       *[other] { $player } n’offre rien et perd { $count } points.
    }
    .you =
        { $count ->
            [0] Vous n’offrez rien et n’avez pas de point à perdre.
            [one] Vous n’offrez rien et perdez { $count } point.
           *[other] Vous n’offrez rien et perdez { $count } points.
        }
meduris-event-chip-offered = { $player } utilise le jeton « druide » comme offrande.
    .you = Vous utilisez le jeton « druide » comme offrande.
meduris-event-last-turns = { $player } a tout construit : encore un tour pour chacun des autres.
    .you = Vous avez tout construit : encore un tour pour chacun des autres.
meduris-event-circuit = Le tour final commence : le druide fait son circuit final.
meduris-event-ended = On compte les temples et les runes : la partie est finie.

## Pourquoi un coup est refusé

meduris-why-game-over = La partie est finie.
meduris-why-setting-up = La mise en place n’est pas encore terminée.
meduris-why-die-coming = Le dé va être lancé : attendez-le.
meduris-why-chance-decides = C’est le hasard qui en décide, pas un joueur.
meduris-why-not-drawn-now = Le hasard ne tire pas cela maintenant.
meduris-why-bonus-too-close = Il faut au moins trois cases libres entre deux jetons bonus.
meduris-why-no-such-chip = Il ne reste pas de tel jeton bonus à retourner.
meduris-why-no-such-seat = Personne n’est assis là.
meduris-why-workers-first = On pose d’abord tous les ouvriers.
meduris-why-workers-stand = Tous vos ouvriers sont déjà sur des hauts plateaux.
meduris-why-plain-full = Trois ouvriers sont sur ce haut plateau, et il n’en porte pas plus.
meduris-why-die-choices-first = Chacun fait d’abord ce que le dé demande.
meduris-why-no-die-choice = Le dé ne demande pas ce choix maintenant.
meduris-why-pile-empty = Ce tas est vide.
meduris-why-not-in-stock = Vous n’avez pas cette tuile dans votre stock.
meduris-why-offering-first = D’abord le rituel d’offrande : le druide attend.
meduris-why-payment-first = Finissez d’abord le paiement commencé.
meduris-why-swap-first = Donnez d’abord les tuiles de l’échange commencé.
meduris-why-no-worker-there = Vous n’avez pas d’ouvrier à cette hauteur de ce haut plateau.
meduris-why-same-plain = L’ouvrier y est déjà : choisissez un autre haut plateau.
meduris-why-no-such-field = Cette case n’existe pas sur ce plateau de jeu.
meduris-why-field-built = Cette case est déjà bâtie.
meduris-why-no-hut-left = Il ne vous reste plus de hutte.
meduris-why-no-temple-left = Il ne vous reste plus de temple.
meduris-why-chip-on-field = Un jeton bonus s’y trouve : seule une hutte peut s’y construire.
meduris-why-too-few-chips = Vous n’avez pas assez de tuiles pour payer, même en remplaçant.
meduris-why-swap-too-few =
    Un échange demande trois tuiles d’autres matières premières, et vous en avez moins.
meduris-why-no-giving-now = Vous n’avez rien à payer maintenant.
meduris-why-not-for-itself = Une tuile ne peut pas tenir lieu de sa propre matière première.
meduris-why-out-of-order = Les tuiles se donnent dans l’ordre bois, laine, cuivre, pierre.
meduris-why-leaves-too-little = Sans cette tuile, vous ne pourriez pas finir le paiement.
meduris-why-no-payment-now = Il n’y a rien à payer maintenant.
meduris-why-not-due = Aucune tuile de cette matière première n’est due.
meduris-why-replace-first = Il vous manque une partie des tuiles dues : remplacez-les d’abord.
meduris-why-first-settled =
    Vous avez commencé à remplacer la seconde matière première : la première est réglée.
meduris-why-no-offering-now = Le druide ne vous demande pas d’offrande maintenant.
meduris-why-not-of-field = La case ne montre pas cette matière première : le druide n’en veut pas.
meduris-why-offer-unpayable =
    Vous n’avez pas assez de tuiles pour cette offrande, même en remplaçant.
meduris-why-no-druid-chip = Il n’y a pas de jeton « druide » sous cette hutte.

## Plateaux, jetons bonus et couleurs refusés

meduris-colours-refused =
    Les couleurs enfreignent { $clause } : chacun des { $seats } joueurs a la sienne.
meduris-board-refused = Ce plateau enfreint { $clause }. { $reason }
meduris-board-fields = Un plateau est un objet qui donne la liste de ses cases (« fields »), comme le décrit docs/boards.
meduris-board-size = Il a { $count } cases, mais à { $seats } joueurs il en faut { $due }.
meduris-board-index = La case { $field } a l’index { $got } : les cases se comptent à partir de 0.
meduris-board-materials = La case { $field } doit montrer deux matières premières différentes.
meduris-board-district = La case { $field } n’est dans aucun district.
meduris-board-split = Le district « { $district } » est en deux morceaux.
meduris-board-districts = Il a { $count } districts, mais il en faut { $due }.
meduris-bonus-refused = Ces jetons bonus enfreignent { $clause }. { $reason }
meduris-bonus-count =
    Il faut { $due } jetons, deux de chaque sorte (two, hut, druid) ; ces { $count } en sont
    d’autres.
meduris-bonus-fields =
    { $count ->
        [one] Il faut { $due } cases ; en voici { $count }.
       *[other] Il faut { $due } cases ; en voici { $count }.
    }
meduris-bonus-twice = La case { $field } est nommée deux fois : chaque jeton a sa propre case.
meduris-bonus-close =
    Les cases { $one } et { $other } sont trop proches : entre deux jetons, trois cases au moins
    restent libres.
meduris-bonus-photo = La disposition de la photo n’est faite que pour le plateau imprimé.

## Ce qui parle pour le coup que conseille un robot

meduris-advice-win = la victoire
meduris-advice-points = des points, runes et temples compris
meduris-advice-income = les offrandes à venir à vos huttes
meduris-advice-built = vos constructions sur le plateau
meduris-advice-stock = les matières premières de votre stock
meduris-advice-rivals = moins pour les autres
