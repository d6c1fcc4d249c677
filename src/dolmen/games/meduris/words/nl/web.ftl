### Meduris op de pagina: hoe de onderdelen van het speelbord heten.

## Het speelbord

web-meduris-board = Speelbord van Meduris
web-meduris-field = veld { $field } in { $district }: { $a } en { $b }
web-meduris-field-hut =
    { $count ->
        [one] veld { $field } in { $district }: losse hut van { $player }
       *[other] veld { $field } in { $district }: hut van { $player } in een nederzetting van { $count }
    }
web-meduris-field-temple = veld { $field } in { $district }: tempel van { $player }
web-meduris-with-chip = { $name }, bonuschip { $chip }
web-meduris-face-down = gedekt
web-meduris-plain = hoogvlakte { $material }, arbeiders van onder naar boven: { $who }
web-meduris-plain-empty = hoogvlakte { $material }, geen arbeider
web-meduris-worker = arbeider van { $player } op de hoogvlakte { $material }, hoogte { $height }
web-meduris-pile =
    { $count ->
        [one] stapel { $material }: { $count } kaartje
       *[other] stapel { $material }: { $count } kaartjes
    }
web-meduris-druid-temple = de druïde, op zijn tempel
web-meduris-druid-step = de druïde, op trede { $step }
web-meduris-druid-field = de druïde, bij veld { $field }
web-meduris-rune = rune { $district }: in het bezit van { $player }
web-meduris-rune-free = rune { $district }: nog van niemand

## Je scherm en de dobbelsteen

web-meduris-screen = Jouw scherm
web-meduris-only-you = alleen jij ziet dit
web-meduris-table = De dobbelsteen
web-meduris-last-turns = Laatste beurten: nog { $count }
web-meduris-final = Laatste rondgang van de druïde
web-meduris-watching = Wat de spelers hebben, ligt achter hun scherm.
web-meduris-stock = achter je scherm: { $chips }
web-meduris-die = de dobbelsteen: { $face }, gegooid door { $player }
web-meduris-die-none = de dobbelsteen, nog niet gegooid

## Betalen en offeren

web-meduris-decide-pay = Betalen bij veld { $field }
web-meduris-decide-swap = Drie ruilen voor één
web-meduris-decide-offer = Offerritueel bij veld { $field }
web-meduris-due = Nog te betalen:
web-meduris-nothing-due = niets meer
web-meduris-replaces = Met andere kaartjes betalen
web-meduris-give = Geef
web-meduris-in-place = In plaats van
web-meduris-given =
    { $count ->
        [one] { $count } van de drie kaartjes gegeven
       *[other] { $count } van de drie kaartjes gegeven
    }

## Spelers

web-meduris-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
web-meduris-huts-left =
    { $count ->
        [one] nog { $count } hut
       *[other] nog { $count } hutten
    }
web-meduris-temples-left =
    { $count ->
        [one] nog { $count } tempel
       *[other] nog { $count } tempels
    }
web-meduris-workers-left =
    { $count ->
        [one] nog { $count } arbeider te plaatsen
       *[other] nog { $count } arbeiders te plaatsen
    }
web-meduris-runes = Runenstenen
web-meduris-behind = Achter het scherm

## Soorten zetten, als het er veel zijn

web-meduris-moves =
    { $kind ->
        [worker] Arbeiders plaatsen
        [lift] Arbeiders verplaatsen
        [hut] Hutten
        [temple] Tempels
        [swap] Drie voor één ruilen
        [give] Geven
        [replace] Vervangen
        [offer] Offeren
        [take] Nemen
        [return] Teruggeven
       *[other] Meer
    }

## Opties van een tafel

web-pages-option-meduris-colours = Kleuren
web-pages-value-meduris-colours-red = rood (zon)
web-pages-value-meduris-colours-lightgreen = lichtgroen (blad)
web-pages-value-meduris-colours-blue = blauw (druppel)
web-pages-value-meduris-colours-purple = paars (ster)
web-pages-option-meduris-bonus = Bonuschips
web-pages-value-meduris-bonus-random = willekeurig
web-pages-value-meduris-bonus-photo = zoals op de foto van het spel (32 velden)
web-pages-value-meduris-bonus-picture = op velden die we kiezen, de soorten geloot
web-meduris-bonus-fields = De velden van de bonuschips
web-meduris-bonus-field = Veld { $field }
web-meduris-bonus-chosen = { $count } van { $due } velden gekozen
web-pages-option-meduris-stalemate-end =
    Slotronde als al het materiaal van de hoogvlaktes is genomen en niemand wil bouwen (Engelse
    spelregels)
web-pages-option-meduris-idle-limit = Het eindigt ook na zoveel rondes zonder gebouw (0: nooit)
web-pages-option-meduris-open-stocks = Voorraden liggen open
web-pages-option-meduris-board = Bord
web-pages-value-meduris-board-none = het gewone bord

## What the signs mean

web-meduris-legend-huts = hutten die nog te bouwen zijn
web-meduris-legend-temples = tempels die nog te bouwen zijn
web-meduris-legend-runes = runenstenen in bezit
