### Clubs: evenementen waar je met een link aan meedoet.

club-title = Clubs
club-about =
    Een evenement onder mensen die de link kennen: ronden die voor je worden gemaakt, of wat je toch al speelt. Wie meedoet, staat
    met een naam in de stand, voor wie de link heeft; de tafels zijn openbaar. De bots zijn de maat van de ratings.
club-mine = Mijn evenementen
club-none = Je hebt nog geen evenement gemaakt en doet nog nergens mee.
club-make = Maak een evenement
club-name = Naam van het evenement
club-game = Spel
club-seats = Spelers aan een tafel
club-kind = Hoe er gespeeld wordt
club-kind-of =
    { $kind ->
        [robin] Ronden: iedereen treft iedereen
       *[free] Vrij: partijen die al hun spelers inbrengen
    }
club-rounds = Ronden (leeg: zoveel als nodig)
club-level = Bots waar mensen ontbreken
club-send = Maken
club-round-of = Ronde { $round } van { $rounds }
club-not-begun = Het is nog niet begonnen. Stuur de link naar wie moet meespelen en begin dan de eerste ronde.
club-time = Elke beurt heeft een week, en iedereen heeft er per partij nog twee in reserve. Is dat op, dan speelt een bot tot je terug bent.
club-people =
    { $count ->
        [one] { $count } lid
       *[other] { $count } leden
    }
club-join = Meedoen
club-join-about = Je staat dan onder deze naam in de stand. Je kunt altijd weer weg.
club-leave = Haal mij uit dit evenement
club-leave-about = Je naam en uitslagen gaan uit de stand; partijen die bezig zijn, gaan door.
club-next =
    { $round ->
        [1] Begin de eerste ronde
       *[other] Maak ronde { $round }
    }
club-standings = Stand
club-place = Plaats
club-games = Partijen
club-wins = Gewonnen
club-beaten = Verslagen
club-beaten-about = Verslagen: het deel van alle tegenstanders dat erachter eindigde; gelijk telt half.
club-points = Gemiddelde
club-part = { NUMBER($part, maximumFractionDigits: 2) }
club-rating = Rating
club-rating-range = { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } tot { NUMBER($high, useGrouping: 0) })
club-anchors = De ratings zijn van OpenSkill, met 95 % zekerheid; de bots staan vast: { $bots }.
club-anchor = { bot-level } { NUMBER($rating, useGrouping: 0) }
club-tables = Partijen
club-no-tables = Nog geen partij.
club-more = Meer partijen
club-free-tables = Ingebrachte partijen
club-agreed = { $agreed } van { $needed } willen dat ze telt
club-counted = telt
club-put = Laat ze tellen
club-put-of = Laat mijn partij met { $names } tellen
club-offers = Mijn partijen die kunnen tellen
club-offers-about =
    Een partij telt als iedereen die ze speelde haar inbrengt; vanaf dan is ze openbaar. Ze moet het spel, het aantal spelers en de
    opties van het evenement hebben.
club-turn = jij bent aan zet
club-result = { $name } { $points }
club-you = jij
club-watch = Bekijken
