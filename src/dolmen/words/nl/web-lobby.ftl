### Naar een tafel en terug: hoe een spel is, mijn partijen, opgeven, en waar niets is.

## Een spel op de eerste pagina

web-lobby-minutes =
    { $same ->
        [true] ongeveer { $most } minuten
       *[false] { $least } tot { $most } minuten
    }
web-lobby-weight =
    { $level ->
        [light] snel te leren
        [medium] enkele regels te leren
       *[heavy] veel te leren
    }
web-lobby-seated =
    { $count ->
        [0] “Nu spelen”: jij alleen.
        [one] “Nu spelen”: jij en { $count } bot.
       *[other] “Nu spelen”: jij en { $count } bots.
    }
web-lobby-daily = Partij van vandaag
web-lobby-daily-about = Voor iedereen dezelfde dobbelstenen, één keer per dag.
web-lobby-best = Beste ooit

## Mijn partijen

web-lobby-alone = alleen
web-lobby-nobody-yet = nog niemand anders
web-lobby-one-screen = aan één scherm: { $names }
web-lobby-company =
    { $kind ->
        [bots] { $count ->
            [one] tegen een bot, { $names }
           *[other] tegen bots, { $names }
        }
       *[people] met { $names }
    }
web-lobby-result =
    { $said ->
        [won] Gewonnen, met { $score } punten
        [shared] Gedeelde overwinning, met { $score } punten
       *[placed] Plaats { $place } van { $of }, met { $score } punten
    }
web-lobby-scored = Score { $score }
web-lobby-won-by = Gewonnen door { $names }, met { $score } punten
web-lobby-i-gave-up = Je gaf de partij op.
web-lobby-clear = Wis deze lijst
web-lobby-clear-about =
    Deze lijst wissen? Alleen de lijst in deze browser vergeet de partijen. Ze blijven waar ze zijn,
    en wie een link heeft vindt ze terug; een partij die verdergaat komt terug in de lijst.
web-lobby-clear-over =
    { $count ->
        [one] Wis { $count } partij die voorbij is
       *[other] Wis { $count } partijen die voorbij zijn
    }
web-lobby-clear-all =
    { $count ->
        [one] Wis die ene partij
       *[other] Wis alle { $count }
    }
web-lobby-cleared = De lijst is gewist. “Nu spelen” begint een nieuwe partij tegen bots.

## Opgeven, en een plaats verliezen

web-resign-about =
    { $ends ->
        [true] Opgeven beëindigt de partij.
       *[false] Een bot speelt voor je verder. Zolang de partij duurt kun je je plaats terugnemen.
    }
web-gave-up = Je gaf de partij op, en een bot speelt voor je. Je kunt terugkomen.
web-pages-unseated =
    { $host } maakte je plaats weer vrij: je zit nu niet aan deze tafel. Neem een open plaats, of ga
    terug naar de eerste pagina.

## Waar niets is

web-lobby-missing-about =
    { $page ->
        [table] Deze tafel bestaat niet: ze is verwijderd, of de link is niet volledig.
        [seat] Deze tafel bestaat niet: ze is verwijderd, of de link is niet volledig.
        [record] Deze partij bestaat niet: ze is verwijderd, of de link is niet volledig.
        [compare] Een van deze partijen bestaat niet: ze is verwijderd, of de link is niet volledig.
        [rules] Er zijn geen regels van een spel met deze naam.
        [make] Er is geen spel met deze naam.
       *[other] Dit adres leidt nergens heen.
    }
web-lobby-meant = Misschien zocht je dit
web-lobby-instead = Wat er wel is

## De regels in één oogopslag

web-lobby-overview = Hoe je speelt
web-lobby-all-rules = Alle regels, een voor een

## The server as a whole

web-lobby-making = Tafels maken
web-lobby-by-word = Wie het woord van de beheerder heeft mag hier tafels maken.
web-lobby-by-host = Alleen de beheerder maakt hier tafels; anderen schuiven aan via hun links.
web-lobby-word = Het woord
web-lobby-say-word = Zeg het
web-lobby-version = Dolmen { $version }
web-lobby-house = Over deze server
