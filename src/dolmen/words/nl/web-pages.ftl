### De pagina’s rond de tafel: begin, nieuwe tafels, terugkijken, regels en het eerste spel met hulp.

## Op veel plaatsen

web-pages-unreachable = De server is nu niet bereikbaar. Probeer het zo nog eens.
web-pages-yes = ja
web-pages-no = nee
web-pages-save = Bewaren
web-pages-saved = Bewaard.
web-pages-copied = Gekopieerd
web-pages-seat = Plaats { $number }
web-pages-seat-of = Plaats { $number }: { $who }
web-pages-my-name = Mijn naam
web-pages-player =
    { $kind ->
        [me] ik
        [open] vrij, voor wie meedoet
       *[guest] iemand anders aan dit scherm
    }

## De beginpagina

web-pages-motto =
    Bordspellen aan één stenen tafel. Speel meteen, tegen bots of met vrienden; niemand hoeft
    zich aan te melden.
web-pages-docs = Hoe je speelt, host en verder bouwt: de documentatie
web-pages-seat-counts =
    { $least ->
        [1] Alleen, of met hoogstens { $most }
       *[other] { $least } tot { $most } spelers
    }
web-pages-play-now = Nu spelen
web-pages-play-now-title = Nu spelen: { $title } tegen bots
web-pages-learn = Eerste partij met uitleg
web-pages-make = Tafel openen
web-pages-make-title = Tafel openen voor { $title }
web-pages-rules-title = Regels van { $title }
web-pages-turn-at = { $title }, met { $names }
web-pages-turns-more =
    { $count ->
        [one] nog { $count } partij wacht op je
       *[other] nog { $count } partijen wachten op je
    }
web-pages-my-games = Mijn partijen
web-pages-no-games = Je zit nog aan geen tafel. “Nu spelen” begint een partij tegen bots.
web-pages-public = Openbare tafels
web-pages-no-public = Er is nu geen openbare tafel. Maak er een, dan kunnen anderen meedoen.
web-pages-open-seats =
    { $count ->
        [0] iedereen is er
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
web-pages-status =
    { $status ->
        [open] wacht op spelers
        [playing] wordt gespeeld
        [over] afgelopen
        [ended] eerder gestopt
       *[frozen] alleen nog te bekijken
    }
web-pages-lasting-short = over meerdere dagen
web-pages-go-on = Verder
web-pages-look = Bekijken
web-pages-join = Meedoen
web-pages-watch = Kijken
web-pages-more =
    { $count ->
        [one] Toon er nog { $count }
       *[other] Toon er nog { $count }
    }
web-pages-upload = Een partijbestand openen
web-pages-upload-file = Een partijbestand, hoogstens 1 MiB
web-pages-me = Ik
web-pages-notices = Laat me weten wanneer ik aan de beurt ben, ook als ik ergens anders kijk
web-pages-notices-refused = Deze browser staat hier geen meldingen toe.
web-pages-mine = Mijn uitslagen, herstelwoorden en meer
web-pages-watched = Partijen die ik volg
web-pages-carry = Mijn partijen op een ander apparaat
web-pages-carry-about =
    Open deze privélink op het andere apparaat. Wie deze link heeft, kan als jou spelen: deel hem
    met niemand.
web-pages-my-link = Mijn privélink

## Een tafel maken

web-pages-seats = Aantal plaatsen
web-pages-who-sits = Plaatsen
web-pages-guest-name = Naam
web-pages-how = Hoe er gespeeld wordt
web-pages-by-link = Met link: alleen wie de link heeft, vindt de tafel
web-pages-is-public = Openbaar: iedereen mag kijken, en meedoen op vrije plaatsen
web-pages-is-live = Live: iedereen is er nu
web-pages-is-lasting = Beurt om beurt: over meerdere dagen
web-pages-has-advice = Raad mag: wie aan zet is, mag een bot om goede zetten vragen, en iedereen hoort dat
web-pages-options = Spelopties
web-pages-option-first = Wie begint
web-pages-value-first-none = geloot
web-pages-value-usual = zoals gewoonlijk
web-pages-own = iets anders, als JSON …
web-pages-own-of = { $option }, als JSON
web-pages-not-json = Wat bij “{ $option }” staat, is geen JSON.
web-pages-webhook = Webhook (https), bij elke beurt aangeroepen (optioneel)
web-pages-make-send = Open de tafel

## Een tafel die wacht

web-pages-table-title = Een tafel voor { $title }
web-pages-waiting =
    { $count ->
        [0] Iedereen is er. De gastheer kan beginnen.
        [one] Wacht op spelers: { $count } plaats is vrij.
       *[other] Wacht op spelers: { $count } plaatsen zijn vrij.
    }
web-pages-seat-open = vrij
web-pages-sit-here = Hier zitten
web-pages-bot-here = Zet hier een bot
web-pages-free = Plaats vrijmaken
web-pages-leave = Plaats verlaten
web-pages-start = Start de partij
web-pages-start-later = Het kan beginnen zodra elke plaats bezet is; zet een bot waar niemand komt.
web-pages-host-starts = { $host } start de partij.
web-pages-invite = Anderen uitnodigen
web-pages-invite-about =
    Stuur hun deze link. Wie hem heeft, kan op een vrije plaats gaan zitten, of kijken.
web-pages-invite-public =
    Iedereen vindt deze tafel op de beginpagina. Deze link leidt er direct heen.
web-pages-seat-link = Privélink van mijn plaats
web-pages-seat-link-about =
    Daarmee kan plaats { $number } ook op een ander apparaat worden gespeeld. Houd hem voor jezelf:
    je ziet hem later niet meer.

## Privélinks

web-pages-sit = Een plaats aan een tafel
web-pages-table-of = { $title }, tafel van { $host }
web-pages-sit-about =
    Deze privélink is voor één plaats. Ga zitten, dan kan dit apparaat er voortaan mee spelen.
web-pages-sit-take = Ga zitten
web-pages-carry-here = Mijn partijen, op dit apparaat
web-pages-carry-here-about =
    Deze privélink maakt ook dit apparaat van jou: dezelfde naam, dezelfde partijen. Wie hier eerder
    speelde, is hier dan niet meer bekend.
web-pages-carry-take = Hier verder

## De uitslag

web-pages-winners =
    { $count ->
        [one] { $names } wint!
       *[other] { $names } delen de overwinning!
    }
web-pages-points =
    { $points ->
        [one] Met { $points } punt
       *[other] Met { $points } punten
    }
web-ending-you-win = Je wint!
web-ending-you-share = Je deelt de overwinning met { $names }!
web-ending-ahead =
    { $count ->
        [0] { $names } heeft er evenveel; de beslissing bij gelijkspel valt in jouw voordeel uit.
        [one] Dat is { $count } punt meer dan { $names }.
       *[other] Dat is { $count } punten meer dan { $names }.
    }
web-ending-behind =
    { $count ->
        [0] Je bent nummer { $place } van { $of }, met evenveel punten als { $names }.
        [one] Je bent nummer { $place } van { $of }, { $count } punt achter { $names }.
       *[other] Je bent nummer { $place } van { $of }, { $count } punten achter { $names }.
    }
web-ending-you-score = Jouw score: { $score }
web-ending-scores = Score van { $name }: { $score }
web-ending-best = Je beste score hier: { $score }.
web-ending-best-now = Je beste score hier tot nu toe!
web-ending-yardstick = Een score om naar te streven: { $score }.
web-ending-share = Delen
web-pages-again = Nog een keer, zelfde plaatsen
web-pages-next-game = Naar de volgende partij
web-pages-next-watch = Ze spelen nog een keer: meekijken
web-pages-lessons = Lessen
web-pages-puzzles = Puzzels
web-pages-review = Terugblik
web-pages-replay = Terugkijken
web-pages-sheet = Scoreblad
web-pages-total = Totaal
web-pages-rank = Plaats
web-pages-gains = Waar de punten vandaan kwamen
web-pages-gains-start = aan het begin
web-pages-gains-silent = Iets wat alleen de speler zelf hoorde.
web-pages-gains-move = zet { $n }
web-pages-dice = Dobbelstenen en kaarten
web-pages-verified = gecontroleerd: elke worp en elke kaart volgt uit het startgetal
web-pages-dice-about =
    Vóór de eerste zet maakte de tafel haar vastlegging bekend: die legt het startgetal, de opties
    en wat de plaatsen meebrachten vast. “dolmen verify” controleert elke worp en elke kaart met het
    partijbestand.
web-pages-seed = Startgetal
web-pages-same-dice = Speel het met dezelfde dobbelstenen
web-pages-same-dice-about =
    Aan een nieuwe tafel komen dezelfde worpen en kaarten terug, wie er ook speelt. Wie deze partij
    kent, kent ze al.
web-pages-same-dice-bots = Tegen bots
web-pages-same-dice-people = Met anderen
web-pages-duplicate = Deze partij had de dobbelstenen van een ander.
web-pages-compare = Vergelijk de twee
web-pages-compare-title = Twee partijen met dezelfde dobbelstenen
web-pages-compare-first = De eerste partij
web-pages-compare-second = De partij die volgde
web-pages-compare-other =
    Let op: deze twee partijen hadden niet dezelfde dobbelstenen, hun vastleggingen verschillen.

## Terugkijken

web-pages-first = Begin
web-pages-back = Terug
web-pages-play = Afspelen
web-pages-pause = Pauze
web-pages-next = Volgende
web-pages-last = Einde
web-pages-slider = Zet
web-pages-picture = Afbeelding van deze stand
web-pages-picture-png = Opslaan als PNG
web-pages-picture-svg = Opslaan als SVG
web-pages-picture-move = zet { $at }
web-pages-picture-failed = Deze browser kon de afbeelding niet tekenen; de SVG lukt misschien wel.
web-pages-curve = Punten
web-pages-eyes = Gezien door
web-pages-spectator = een toeschouwer
web-pages-branch = Hier verder spelen
web-pages-branch-seat = Ik in plaats van
web-pages-branch-about = Een nieuwe tafel begint op dit punt, met bots op de andere plaatsen.
web-pages-branch-end = Hier is de partij afgelopen; ga iets terug om verder te spelen.
web-pages-download = Download de partij

## De regels

web-pages-to-table = Terug naar de tafel
web-pages-search = Zoek in de regels
web-pages-clauses =
    { $count ->
        [one] { $count } clausule
       *[other] { $count } clausules
    }
web-pages-contents = Inhoud
web-pages-nothing-found = Geen clausule zegt dat.
web-pages-show-all = Toon alles
