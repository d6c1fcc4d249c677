### Caverna op de pagina: hoe de delen van het bord heten.

## Delen van het bord

web-caverna-places = Delen van het bord
web-caverna-place =
    { $place ->
        [work] Acties
        [home] Thuis
        [rooms] Inrichten
       *[loot] Buit
    }
web-caverna-home-of = Thuisbord van { $player }
web-caverna-back-home = Terug naar het mijne
web-caverna-show-board = Toon het thuisbord van { $player }
web-caverna-supply = Goederen en dwergen van { $player }

## Rondes en velden

web-caverna-work = Acties
web-caverna-spaces = { $count } velden, { $taken } bezet
web-caverna-rounds = Rondes
web-caverna-round = Ronde { $round } van { $last }, periode { $stage }
web-caverna-round-ends =
    Ronde { $round }: { $ending ->
        [none] geen oogst
        [normal] oogst
        [food] 1 voedsel per dwerg
        [choice] oogst, met akkers of jongen
        [past] voorbij
       *[hidden] het fiche ligt nog omgekeerd
    }
web-caverna-announce =
    { $ending ->
        [none] Deze ronde eindigt zonder oogst.
        [normal] Deze ronde eindigt met een oogst: akkers, voeden, jongen.
        [food] Aan het eind van deze ronde eet elke dwerg 1 voedsel.
        [choice] Deze ronde eindigt met een oogst: akkers of jongen, en voeden.
       *[hidden] Niemand weet nog hoe deze ronde eindigt.
    }
web-caverna-markers =
    Fiches die nog omgekeerd liggen: { $leaves } met een blad, { $questions } met een vraagteken.
web-caverna-stage = Periode { $stage }, rondes { $from } tot { $to }
web-caverna-hidden = Ronde { $round }
web-caverna-hidden-of = Komt nog in deze periode: { $cards }
web-caverna-kept = bewaard
web-caverna-holds = { $what }: { $parts }
web-caverna-counted = { $count } { $good }
web-caverna-standing =
    { $strength ->
        [0] ongewapende dwerg van { $player }
       *[other] dwerg van { $player }, sterkte { $strength }
    }

## Het thuisbord

web-caverna-entrance = Ingang
web-caverna-stable = stal
web-caverna-ground =
    { $ground ->
        [forest] bos
        [rock] rots
        [entrance] ingang
        [meadow] weide
        [field] akker
        [tunnel] tunnel
        [deep-tunnel] diepe tunnel
        [ore-mine] ertsmijn
        [ruby-mine] robijnmijn
        [small-pasture] kleine omheinde weide
        [large-pasture] grote omheinde weide
       *[cavern] grot
    }
web-caverna-tools = Wat je legt
web-caverna-kind =
    { $kind ->
        [meadow-field] Weide en akker
        [cavern-tunnel] Grot en tunnel
        [cavern-cavern] Twee grotten
        [ore-mine] Ertsmijn en diepe tunnel
        [ruby-mine] Robijnmijn
        [small-pasture] Kleine omheinde weide
        [large-pasture] Grote omheinde weide
        [stable] Stal
        [site] Inrichting
        [buy-meadow] Weide
        [buy-field] Akker
        [buy-tunnel] Tunnel
        [buy-cavern] Grot
       *[lay] Tegel
    }
web-caverna-choose-spot = Kies een verlicht vak op je bord.
web-caverna-turn-hint =
    (De helft van het vak die je aanwijst, of de pijltjestoetsen, draaien de tegel.)
web-caverna-lay = Hier leggen
web-caverna-turn = Draaien

## Wat een clan heeft

web-caverna-stock = { $good }: { $count }
web-caverna-dwarf =
    { $strength ->
        [0] ongewapende dwerg
       *[other] dwerg met sterkte { $strength }
    }, { $state ->
        [home] thuis
        [born] pasgeboren
       *[out] aan het werk
    }
web-caverna-dwarfs =
    { $count ->
        [one] { $count } dwerg
       *[other] { $count } dwergen
    }
web-caverna-begging =
    { $count ->
        [one] { $count } bedelfiche
       *[other] { $count } bedelfiches
    }
web-caverna-points =
    { $count ->
        [one] { $count } punt tot nu toe
       *[other] { $count } punten tot nu toe
    }
web-caverna-first = startspeler
web-caverna-waiting = Zonder onderdak: { $animals }

## Stappen

web-caverna-step =
    { $phase ->
        [keep] Goederen bewaren
        [choose] Oogst
        [breed] Jongen
        [bred] Na de geboortes
        [last] Voor de puntentelling
       *[work] Je dwerg
    }
web-caverna-end = Beëindig je beurt
web-caverna-forge = Smeed een wapen met sterkte
web-caverna-market = Koop op de markt
web-caverna-feeding = Voeden
web-caverna-owed = Je dwergen hebben nodig
web-caverna-there = Je hebt
web-caverna-missing = Te kort
web-caverna-bowls = { $paid } van { $due } voedsel
web-caverna-feed-more = Ruil hieronder iets voor voedsel, of neem bedelfiches.
web-caverna-beg = Minder betalen en bedelen
web-caverna-fed = iedereen is gevoed

## Ruilen

web-caverna-exchange = Ruilen
web-caverna-possible =
    { $count ->
        [0] nu niets te ruilen
        [one] { $count } mogelijkheid
       *[other] { $count } mogelijkheden
    }
web-caverna-to-food = Voor voedsel
web-caverna-for-ruby = Voor een robijn
web-caverna-by-room = Met je inrichtingen

## Inrichtingen

web-caverna-rooms = Inrichtingen
web-caverna-rooms-count = { $count } te koop
web-caverna-rooms-payable = { $count } te koop, { $payable } binnen je bereik; gestippeld: nog niet
web-caverna-filter = Welke inrichtingen worden getoond
web-caverna-all = Alle
web-caverna-colour =
    { $colour ->
        [orange] Oranje
        [green] Groen
       *[yellow] Geel
    }
web-caverna-group =
    { $colour ->
        [orange] Woonvertrekken
        [green] Kamers en grotten
       *[yellow] Salons, opslag en zalen
    }
web-caverna-payable = Binnen mijn bereik
web-caverna-none = Geen van deze.
web-caverna-price =
    { $points ->
        [one] { $furnishing }: { $price }, { $points } punt
       *[other] { $furnishing }: { $price }, { $points } punten
    }
web-caverna-free = gratis

## Buit

web-caverna-loot = Buit
web-caverna-loot-left =
    { $count ->
        [one] sterkte { $strength }, nog { $count } stuk
       *[other] sterkte { $strength }, nog { $count } stukken
    }
web-caverna-strongest =
    { $strength ->
        [0] geen van je dwergen is gewapend
       *[other] je sterkste dwerg: { $strength }
    }
web-caverna-strength = sterkte
web-caverna-loot-item = { $loot }, vanaf sterkte { $strength }

## Soorten zetten, als het er veel zijn

web-caverna-moves =
    { $kind ->
        [ruby] Robijnen inwisselen
        [buy] Tegels kopen voor robijnen
        [eat] Eten
        [use] Inrichting gebruiken
        [disarm] Wapens inleveren
        [place] Een dwerg plaatsen
        [overtake] Een andere dwerg eerst
        [imitate] Nadoen
        [meadow-field] Weide en akker
        [cavern-tunnel] Grot en tunnel
        [cavern-cavern] Twee grotten
        [ore-mine] Ertsmijnen
        [ruby-mine] Robijnmijnen
        [small-pasture] Kleine omheinde weiden
        [large-pasture] Grote omheinde weiden
        [stable] Stallen
        [furnish] Inrichten
        [forge] Smeden
        [loot] Buit
        [market] Markt
        [pay] Betalen
        [site] Waar het komt
        [lay] Waar hij komt
        [breed] Jonge dieren
        [feed] De clan voeden
        [keep] Goederen bewaren
       *[other] Meer
    }

## Opties van een tafel

web-pages-option-caverna-deal = Gedeelde beginopstelling: nummer van de trekking van inrichtingen en kaarten (0: zoals gedrukt)
web-pages-option-caverna-furnishings = Inrichtingen
web-pages-value-caverna-furnishings-full = alle 48
web-pages-value-caverna-furnishings-introductory = beginset van 27, voor een eerste spel
web-pages-option-caverna-markers = Oogstfiches worden omgedraaid
web-pages-value-caverna-markers-start = aan het begin van de ronde
web-pages-value-caverna-markers-end = pas als de oogst begint
