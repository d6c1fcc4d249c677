### Druides : cartes, coups, questions, événements et raisons.

druides-title = Druides
druides-about = Déposez gemmes et serviteurs auprès des lieux mystiques, et osez le rituel à temps.
druides-daily = À deux : vous et un robot, les mêmes lieux et les mêmes serviteurs pour tous.
druides-kept = les 54 gemmes, tous les serviteurs et les 12 lieux étaient là.

## Cartes

druides-kind =
    { $kind ->
        [jet] jais
        [garnet] grenat
        [amber] ambre
        [emerald] émeraude
        [sapphire] saphir
       *[amethyst] améthyste
    }
druides-gem = { druides-kind } { $number }
druides-place =
    { $kind ->
        [jet] Lieu de jais
        [garnet] Lieu de grenat
        [amber] Lieu d’ambre
        [emerald] Lieu d’émeraude
        [sapphire] Lieu de saphir
       *[amethyst] Lieu d’améthyste
    }

## La feuille de score

druides-sheet-ritual = Rituel { $number }

## Les coups, tels qu’ils figurent dans une liste de choix

druides-move-ritual = Annoncer un rituel au lieu { $slot }
druides-move-no-ritual = Ne pas annoncer de rituel
druides-move-place-gem = Jouer { $gem } au lieu { $slot }
druides-move-place-servant = Jouer le serviteur { $value } au lieu { $slot }
druides-move-discard = Se défausser de la carte { $gem }
druides-move-keep = Ne rien défausser
druides-move-draw-gem = Piocher une gemme
druides-move-draw-servant = Piocher un serviteur
druides-move-stop = Ne plus piocher
druides-move-first = Le hasard fait commencer { $player }
druides-move-lay = Le hasard pose : { $place }
druides-move-deal-gem = Le hasard donne la gemme { $gem }
druides-move-deal-servant = Le hasard donne le serviteur { $value }

## Ce qu’un coup coûte et rapporte

druides-effect-cards =
    { $card ->
        [gem] { $count ->
            [one] { $count } gemme
           *[other] { $count } gemmes
        }
        [servant] { $count ->
            [one] { $count } serviteur
           *[other] { $count } serviteurs
        }
       *[card] { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        }
    }
druides-effect-lie =
    { $count ->
        [one] { $count } carte s’y trouvera
       *[other] { $count } cartes s’y trouveront
    }
druides-effect-ripe = un rituel y sera possible
druides-effect-shown =
    { $count ->
        [0] aucune gemme n’est révélée
        [one] { $count } gemme est révélée
       *[other] { $count } gemmes sont révélées
    }
druides-effect-served =
    { $count ->
        [one] { $count } serviteur est servi, dont { $own } à vous
       *[other] { $count } serviteurs sont servis, dont { $own } à vous
    }

## Questions

druides-ask-ritual = { $player }, annoncez-vous un rituel ?
druides-ask-placing = { $player }, jouez une carte auprès d’un lieu.
druides-ask-second = { $player }, jouez une deuxième carte.
druides-ask-second-gem = { $player }, jouez une gemme comme deuxième carte.
druides-ask-discarding = { $player }, vous défaussez-vous d’une gemme ?
druides-ask-drawing = { $player }, piochez-vous une carte ?
druides-ask-chance = Le hasard décide.
druides-ask-over = La partie est finie.

## Événements

druides-event-starts = { $player } commence.
    .you = Vous commencez.
druides-event-place-laid = Nouveau : { $place } ({ $slot }).
druides-event-gem-drawn = { $player } pioche une gemme.
    .you = Vous piochez une gemme.
druides-event-gem-drawn-own = { $player } pioche la gemme { $gem }.
    .you = Vous piochez la gemme { $gem }.
druides-event-servant-drawn = { $player } pioche un serviteur.
    .you = Vous piochez un serviteur.
druides-event-servant-drawn-own = { $player } pioche le serviteur { $value }.
    .you = Vous piochez le serviteur { $value }.
druides-event-turn-began = À { $player } de jouer.
    .you = À vous de jouer.
druides-event-ritual-announced = { $player } annonce un rituel : { $place } ({ $slot }).
    .you = Vous annoncez un rituel : { $place } ({ $slot }).
druides-event-gem-matches = Révélée : { $gem }. Elle correspond.
druides-event-gem-does-not-match = Révélée : { $gem }. Elle ne correspond pas.
druides-event-amulets-made =
    { $count ->
        [0] Il n’y a aucune amulette à partager.
        [one] Il y a { $count } amulette à partager.
       *[other] Il y a { $count } amulettes à partager.
    }
druides-event-servant-served =
    { $count ->
        [0] { $player } : le serviteur { $value } repart les mains vides.
        [one] { $player } : le serviteur { $value } prend { $count } amulette.
       *[other] { $player } : le serviteur { $value } prend { $count } amulettes.
    }
    .you =
        { $count ->
            [0] Votre serviteur { $value } repart les mains vides.
            [one] Votre serviteur { $value } prend { $count } amulette.
           *[other] Votre serviteur { $value } prend { $count } amulettes.
        }
druides-event-servant-stopped =
    { $count ->
        [0] { $player } : le serviteur { $value } mènerait le pion au-delà du haut de la colonne.
        [one] { $player } : le serviteur { $value } mène le pion { $count } cercle plus haut, tout en haut.
       *[other] { $player } : le serviteur { $value } mène le pion { $count } cercles plus haut, tout en haut.
    }
    .you =
        { $count ->
            [0] Votre serviteur { $value } mènerait le pion au-delà du haut de la colonne.
            [one] Votre serviteur { $value } mène le pion { $count } cercle plus haut, tout en haut.
           *[other] Votre serviteur { $value } mène le pion { $count } cercles plus haut, tout en haut.
        }
druides-event-column-grew =
    La carte de score du bas passe en haut : la colonne va désormais de { $low } à { $high }.
druides-event-place-closed = Aucun nouveau lieu n’arrive : le lieu { $slot } est fermé.
druides-event-gem-placed = { $player } joue une gemme : { $place } ({ $slot }).
    .you = Vous jouez une gemme : { $place } ({ $slot }).
druides-event-gem-placed-own = { $player } joue la gemme { $gem } : { $place } ({ $slot }).
    .you = Vous jouez la gemme { $gem } : { $place } ({ $slot }).
druides-event-servant-placed = { $player } joue un serviteur : { $place } ({ $slot }).
    .you = Vous jouez un serviteur : { $place } ({ $slot }).
druides-event-servant-placed-own = { $player } joue le serviteur { $value } : { $place } ({ $slot }).
    .you = Vous jouez le serviteur { $value } : { $place } ({ $slot }).
druides-event-gem-discarded = { $player } défausse une gemme.
    .you = Vous défaussez une gemme.
druides-event-gem-discarded-own = { $player } défausse la gemme { $gem }.
    .you = Vous défaussez la gemme { $gem }.
druides-event-deck-shuffled =
    { $count ->
        [one] La défausse devient la nouvelle pioche de gemmes : { $count } gemme.
       *[other]
            La défausse, bien mélangée, devient la nouvelle pioche de gemmes : { $count } gemmes.
    }
druides-event-blank-turn = { $player } ne joue ni ne pioche aucune carte : un tour blanc.
    .you = Vous ne jouez ni ne piochez aucune carte : un tour blanc.
druides-event-ended-rituals = C’était le onzième rituel : la partie est finie.
druides-event-ended-column =
    Un pion se trouve encore sur la carte du bas : { $player } ne peut pas dépasser le haut
    et gagne aussitôt.
    .you =
        Un pion se trouve encore sur la carte du bas : vous ne pouvez pas dépasser le haut
        et gagnez aussitôt.
druides-event-ended-blank =
    Personne n’a joué ni pioché de carte pendant tout un tour de table : la partie est finie.

## Pourquoi un coup est refusé

druides-why-game-over = La partie est finie.
druides-why-setting-up = La mise en place n’est pas encore terminée.
druides-why-card-coming = Une carte est en route vers une main : attendez-la.
druides-why-place-coming = Un nouveau lieu va être retourné : attendez-le.
druides-why-chance-decides = C’est le hasard qui en décide, pas un joueur.
druides-why-not-drawn-now = Le hasard ne tire pas cela maintenant.
druides-why-not-there = Il n’y est pas, on ne peut donc pas le tirer.
druides-why-no-place-there = Ce lieu est fermé.
druides-why-ritual-held = Vous avez déjà accompli un rituel pendant ce tour : un seul est permis.
druides-why-ritual-too-late =
    Un rituel s’annonce avant la première carte : il est trop tard pendant ce tour.
druides-why-too-few-cards = Un rituel demande au moins 3 cartes auprès du lieu.
druides-why-no-servant-there = Un rituel demande au moins un serviteur auprès du lieu.
druides-why-ritual-open = Décidez d’abord si vous accomplissez un rituel.
druides-why-empty-hand = Votre main est vide : vous devez annoncer un rituel.
druides-why-no-ritual-step = L’étape du rituel est déjà passée pour ce tour.
druides-why-place-first = Jouez d’abord vos cartes.
druides-why-placed-already = Le moment de jouer des cartes est passé pour ce tour.
druides-why-gem-not-held = Cette gemme n’est pas dans votre main.
druides-why-servant-not-held = Ce serviteur n’est pas dans votre main.
druides-why-two-servants =
    Un seul serviteur par tour : votre deuxième carte doit être une gemme.
druides-why-no-discard-step = L’étape de la défausse est passée pour ce tour.
druides-why-discard-not-held = Vous ne pouvez défausser qu’une gemme de votre main.
druides-why-discard-first = Décidez d’abord si vous défaussez une gemme.
druides-why-no-gem-left = Il n’y a plus de gemme à piocher : pioche et défausse sont vides.
druides-why-reserve-empty = Votre réserve est vide : il n’y a aucun serviteur à piocher.

## Ce qui parle pour le coup que conseille un robot

druides-advice-win = la victoire
druides-advice-points = des points tout de suite
druides-advice-rivals = le retard du meilleur rival
druides-advice-ritual = un rituel qui vous profite
druides-advice-hand = une bonne main
