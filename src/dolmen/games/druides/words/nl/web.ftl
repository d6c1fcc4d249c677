### Het bord van Druides op de pagina.

## De plekken

web-druides-row = De plekken
web-druides-slot = { $place } ({ $slot }): { $gems }, { $servants }
web-druides-closed = Plek { $slot }: vervallen
web-druides-at = { $place } ({ $slot })
web-druides-move-card = { $card } bij { $where }
web-druides-move-ritual = Kondig een ritueel aan: { $where }
web-druides-gone = geen plek
web-druides-gems =
    { $count ->
        [0] geen edelstenen
        [one] { $count } edelsteen
       *[other] { $count } edelstenen
    }
web-druides-gems-known = { $gems } (je kent { $known })
web-druides-no-servants = geen dienaren
web-druides-servant = dienaar
web-druides-servant-value = dienaar { $value }
web-druides-servant-of = een dienaar van { $player }
web-druides-servant-value-of = dienaar { $value } van { $player }
web-druides-ritual = Ritueel
web-druides-ritual-at = Ritueel: { $place } ({ $slot })

## De stapels

web-druides-decks = Stapels
web-druides-deck =
    { $count ->
        [one] edelsteen te trekken
       *[other] edelstenen te trekken
    }
web-druides-places =
    { $count ->
        [one] plek op komst
       *[other] plekken op komst
    }
web-druides-discard = afgelegd
web-druides-spent = verbruikt
web-druides-counted = { $count } { $what }
web-druides-seen = Wat is gezien
web-druides-seen-discard = Afgelegd, door jou gekend
web-druides-seen-none = niets

## De handen

web-druides-hand = Jouw hand
web-druides-hand-of = { $player }
web-druides-hand-holds = { $gems }, { $servants }
web-druides-servants =
    { $count ->
        [0] geen dienaren
        [one] { $count } dienaar
       *[other] { $count } dienaren
    }
web-druides-draw = Trek
web-druides-end = Stop met trekken en beëindig je beurt
web-druides-hand-empty = Je hand is leeg.
web-druides-hands-open = Alle handen liggen open
web-druides-reserve = reserve
web-druides-reserve-holds =
    { $count ->
        [0] Jouw reserve: geen dienaren
        [one] Jouw reserve: { $count } dienaar
       *[other] Jouw reserve: { $count } dienaren
    }
web-druides-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## De scorekolom en het ritueel

web-druides-column = Scorekolom van { $low } tot { $high }: { $pawns }
web-druides-pawn = { $player } op { $score }
web-druides-show = Ritueel van { $player }: { $place }
web-druides-skip = Overslaan

## Soorten zetten, als het er veel zijn

web-druides-moves =
    { $kind ->
        [jet] Git
        [garnet] Granaat
        [amber] Barnsteen
        [emerald] Smaragd
        [sapphire] Saffier
        [amethyst] Amethist
        [servant] Dienaren
        [ritual] Rituelen
        [discard] Afleggen
       *[other] Meer
    }

## Opties van een tafel

web-pages-option-druides-amulets = Hoe edelstenen amuletten worden
web-pages-value-druides-amulets-numbers = per getal
web-pages-value-druides-amulets-cards = per kaart (het boekje)
web-pages-about-druides-amulets =
    Per kaart: elke passende edelsteen levert één amulet op, zoals het boekje zegt. Per getal: een
    passende edelsteen met een 5 levert vijf amuletten op, zoals het spel meestal wordt beschreven;
    dan kan de zuil de partij beëindigen.

## What the signs mean

web-druides-legend-gems = edelstenen in de hand
web-druides-legend-servants = dienaren in de hand
web-druides-legend-ritual = een ritueel dat nu kan
