### De tafel in de terminal: toetsen, panelen, meldingen en schermen.

## Vragen en antwoorden

terminal-type-here = Typ een zet, of kies met ↑ ↓
terminal-your-turn = Jouw beurt: { $question }
terminal-sure = Hier hangt veel van af. Druk nog eens op Enter om het te doen, of kies iets anders.
terminal-setting = De tafel wordt klaargezet …
terminal-hurry-here = Enter: niet wachten
terminal-thinks = { $name } denkt na …
terminal-over = De partij is afgelopen. F5 toont de uitslag.
terminal-choose-first = Kies een zet met ↑ en ↓ en druk op Enter; of typ hem.
terminal-none-fits = Geen zet in de lijst past. Enter vertelt waarom.
terminal-several-fit =
    { $count ->
        [one] Er past { $count } zet. Kies hem met ↓.
       *[other] Er passen { $count } zetten. Typ verder, of kies met ↑ en ↓.
    }

## Toetsen onderaan

terminal-name-enter = Enter
terminal-name-escape = Esc
terminal-key-help = Hulp
terminal-key-rules = Regels
terminal-key-back = Terugnemen
terminal-key-page = Pagina
terminal-key-result = Uitslag
terminal-key-advice = Raad
terminal-advice-thinking = Een bot denkt na …
terminal-key-quit = Stoppen
terminal-key-close = Sluiten
terminal-key-look = De tafel bekijken
terminal-key-lift = Mijn kaarten tonen
terminal-key-chapters = Hoofdstukken

## Meldingen

terminal-taken-back =
    { $count ->
        [one] { $count } zet teruggenomen.
       *[other] { $count } zetten teruggenomen.
    }
terminal-nothing-back =
    Er is niets terug te nemen: de laatste zet gaf de beurt door, liet iets aan het toeval over of
    liet iets verborgens zien.
terminal-redone =
    { $count ->
        [one] { $count } zet opnieuw gespeeld.
       *[other] { $count } zetten opnieuw gespeeld.
    }
terminal-nothing-again = Er is niets over van wat teruggenomen is om opnieuw te spelen.
terminal-interpreted =
    De spelregels zijn hier niet gecompileerd. Om te spelen is dat prima; met “make engine” denken
    de bots sneller.
terminal-unsaved = niet bewaard!
terminal-save-failed =
    De partij kon niet bewaard worden in { $path }: { $reason }. Je kunt verder spelen; elke zet
    probeert het opnieuw.
terminal-small =
    Deze tafel heeft { $width } kolommen en { $height } regels nodig. Maak het venster groter, of de
    letters kleiner.

## Het toetsenbord doorgeven

terminal-pass = Geef het toetsenbord aan { $name }.
terminal-lift = { $name }, druk op Enter als niemand anders kijkt.

## Hulp

terminal-help-keys = Toetsen
terminal-help-arrows = een zet in de lijst kiezen
terminal-help-number = die regel van de lijst aanwijzen, zolang er niets getypt is
terminal-help-enter = hem spelen; terwijl de anderen spelen: niet wachten
terminal-help-type =
    een zet of een deel ervan typen, zoals in de lijst of zoals in de partijbestanden
terminal-help-escape = het veld leegmaken; een stap van de lijst verlaten
terminal-help-tab = naar de lijst, het logboek of het bord gaan, om daar te bladeren
terminal-help-back = neem je beurt terug, tegen bots alleen ook je keuze daarvoor (of U in de lijst)
terminal-help-redo = speel opnieuw wat teruggenomen is
terminal-help-help = deze hulp
terminal-help-rules = de spelregels; na een weigering gaan ze open bij die regel
terminal-help-advice = goede zetten voor jou, van een bot die niet meer ziet dan jij
terminal-help-page = de volgende bladzijde van het bord, en de vorige, als het er meer heeft
terminal-help-roll = door het bord bladeren, als het hoger is dan zijn plaats
terminal-help-quit = bewaren en stoppen (of Ctrl+C); ook na elke zet wordt de partij bewaard
terminal-help-signs = Tekens
terminal-help-barrier = een zet die je niet terug kunt nemen
terminal-help-turn = deze speler is aan de beurt

## Spelregels

terminal-search = Zoek in de spelregels
terminal-nothing-found = Dat staat in geen enkele regel.

## De uitslag

terminal-winner =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
terminal-you-win =
    { $count ->
        [0] Je wint!
       *[other] Je deelt de overwinning met { $names }!
    }
terminal-total = Totaal
terminal-rank = Plaats
terminal-next-again = Nieuwe partij, zelfde plaatsen
terminal-next-look = De tafel bekijken
terminal-next-quit = Stoppen

## Na het laatste scherm

terminal-farewell-open =
    Je partij is bewaard in { $path }

    Speel verder met: { $command } play --lang nl --resume { $file }
terminal-farewell-over =
    Het partijbestand van deze partij staat in { $path }

    Lees het na met: { $command } replay --lang nl { $file }
terminal-farewell-unsaved = De partij kon niet bewaard worden in { $path }

## Spelers

terminal-mark-red-sun = rode zon
terminal-mark-blue-drop = blauwe druppel
terminal-mark-black-moon = zwarte maan
terminal-mark-green-leaf = groen blad
terminal-mark-purple-star = paarse ster
terminal-mark-yellow-peak = gele top
terminal-mark-white-ring = witte ring
