### De pagina zonder script: links, formulieren en de stand in woorden.

## Op elke pagina

plain-skip = Naar de inhoud
plain-nav = Pagina’s
plain-language = Taal
plain-footer = Deze pagina werkt zonder script, met het toetsenbord en met een schermlezer.
plain-refused = Dat lukte niet.
plain-clause = Zie { $clause }
plain-to-home = Naar de beginpagina
plain-yes = ja
plain-no = nee
plain-save = Bewaren

## De beginpagina

plain-home-title = Bordspellen aan één tafel
plain-home-about = Speel meteen, alleen tegen bots of met anderen. Niemand hoeft zich aan te melden.
plain-my-games = Mijn partijen
plain-your-turn = Jij bent aan de beurt
plain-table-status =
    { $status ->
        [open] wacht op spelers
        [playing] wordt gespeeld
        [over] afgelopen
        [ended] eerder gestopt
       *[frozen] alleen nog te bekijken
    }
plain-titles = Spellen
plain-seat-counts = Voor { $least } tot { $most } spelers.
plain-play-now = Speel nu { $title } tegen bots
plain-make = Maak een tafel voor { $title }
plain-docs = Hoe je speelt, host en verder bouwt: de documentatie
plain-public-tables = Openbare tafels
plain-no-public-tables = Er is nu geen openbare tafel.
plain-open-seats =
    { $count ->
        [one] { $count } plaats vrij
       *[other] { $count } plaatsen vrij
    }
plain-upload = Een partijbestand openen
plain-upload-file = Een partijbestand, hoogstens 1 MiB
plain-upload-send = Verstuur de partij

## Een tafel maken

plain-seats = Aantal plaatsen
plain-seats-change = Verander het aantal plaatsen
plain-my-name = Mijn naam
plain-who-sits = Plaatsen
plain-seat = Plaats { $number }
plain-player-kind =
    { $kind ->
        [me] ik
        [open] vrij, voor wie meedoet
       *[guest] iemand anders aan dit scherm
    }
plain-guest-name = Naam op plaats { $number }, voor iemand aan dit scherm
plain-options = Spelopties
plain-default = zoals gewoonlijk
plain-option-typed = { $option }, iets anders ({ $hint }); leeg: zoals hierboven gekozen
plain-how = Hoe er gespeeld wordt
plain-public =
    Openbaar: iedereen mag kijken, en gaan zitten op vrije plaatsen. Anders alleen wie de link
    heeft.
plain-lasting = Over dagen: niemand wacht aan het scherm op de anderen.
plain-no-advice = Zonder raad: niemand vraagt een bot om goede zetten.
plain-advice = Graag goede zetten
plain-advice-about = Een bot die niet meer ziet dan jij, zoekt ze. Iedereen hoort dat je het vroeg.
plain-webhook = Een https-adres dat hoort wie er aan de beurt is (alleen als je er een hebt)
plain-make-send = Open de tafel

## Wie ik ben

plain-me = Ik
plain-carry = Mijn partijen op een ander apparaat
plain-carry-about =
    Open deze privélink op het andere apparaat. Wie hem heeft, kan als jou
    spelen: deel hem met niemand.
plain-carry-show = Toon mijn privélink
plain-carry-nobody =
    Zodra je een tafel hebt gemaakt of ergens bent gaan zitten, staat je privélink hier.
plain-carry-here = Met deze link ben je { $name } op dit apparaat, met alle partijen van { $name }.
plain-carry-take = Wees hier deze persoon

## Een tafel

plain-table-title = Een tafel voor { $title }
plain-status-open =
    { $count ->
        [0] Iedereen is er. De gastheer kan de partij beginnen.
        [one] Wacht op spelers: { $count } plaats is vrij.
       *[other] Wacht op spelers: { $count } plaatsen zijn vrij.
    }
plain-status-playing = Wachten op { $name }
plain-status-over =
    { $count ->
        [one] De partij is afgelopen. { $names } wint!
       *[other] De partij is afgelopen. { $names } delen de overwinning!
    }
plain-private-link =
    Met deze privélink kan de plaats op een ander apparaat worden overgenomen. Je ziet hem alleen
    nu.
plain-final = kan niet worden teruggenomen
plain-moves-at = { $moves }: { $where }
plain-take-back = Neem deze beurt terug
plain-take-back-one = Alleen mijn laatste zet
plain-take-back-alone = Terug naar mijn keuze daarvoor: de antwoorden van de bots gaan mee, dezelfde dobbelstenen en kaarten komen weer
plain-redo = Speel opnieuw wat ik terugnam
plain-propose = Vraag de anderen om terug te gaan naar mijn keuze daarvoor
plain-proposal =
    { $count ->
        [one] { $name } stelt voor één zet terug te gaan.
       *[other] { $name } stelt voor { $count } zetten terug te gaan.
    }
plain-proposal-awaits = Iedereen moet het ermee eens zijn. Moet nog antwoorden: { $names }.
plain-proposal-agree = Ik ben het ermee eens
plain-proposal-refuse = Ik ben het er niet mee eens
plain-proposal-withdraw = Trek het voorstel in
plain-refreshing = Deze pagina kijkt elke 5 seconden opnieuw.
plain-refresh-stop = Stop daarmee
plain-refresh-start = Kijk elke 5 seconden opnieuw
plain-why = Waarom kan ik niet …?
plain-why-about = Een plaats of een zet, in je eigen woorden
plain-why-send = Waarom niet?
plain-why-legal = dit kan nu.
plain-sheet = Scoreblad
plain-sheet-now = Punten tot nu toe
plain-total = Totaal
plain-rank = Plaats
plain-rematch = Nog een keer, zelfde plaatsen
plain-rematch-watch = Ze spelen nog een keer: kijken
plain-to-replay = Bekijk de partij zet voor zet
plain-download = Download de partij
plain-dice = Dobbelstenen en kaarten
plain-dice-about =
    Vóór de eerste zet maakte de tafel de vastlegging bekend. Het startgetal, dat nu te zien is,
    past erbij, en elke worp en elke kaart volgt eruit: “dolmen verify” controleert dat met het
    partijbestand.
plain-commitment = Vastlegging
plain-commitment-about =
    Ze bindt de tafel aan worpen en kaarten die ze later niet meer kan kiezen; aan het eind is het
    startgetal te zien.
plain-seed = Startgetal
plain-position = De stand
plain-story = Wat er gebeurde, het nieuwste eerst
plain-seat-open = vrij
plain-seat-you = (jij)
plain-seat-host = (gastheer)
plain-seat-bot = ({ bot-role })
plain-seat-stand-in = (een bot valt in: { bot-level })
plain-seat-resigned = (heeft opgegeven)
plain-seat-online = (nu hier)
plain-join = Ga zitten op plaats { $number }
plain-bot-here = Zet een bot op plaats { $number }
plain-leave = Verlaat plaats { $number }
plain-free = Maak de plaats van { $name } vrij
plain-hand-over = Laat een bot spelen voor { $name }
plain-hand-back = Laat { $name } weer zelf spelen
plain-start = Start de partij
plain-invite = Stuur anderen deze link naar de tafel:
plain-votes = Stemmen
plain-vote-end = De partij nu beëindigen: { $agreed } van { $needed } zijn het eens.
plain-vote-bot = Een bot speelt voor { $name }: { $agreed } van { $needed } zijn het eens.
plain-vote-agree = Ik ben het ermee eens
plain-vote-withdraw = Trek mijn stem in
plain-end = Beëindig de partij nu
plain-resign = Geef op
plain-confirm =
    { $what ->
        [resign] Geef je op?
       *[end] Beëindig je de partij nu?
    }
plain-confirm-ends = De partij is dan voor iedereen afgelopen, en niemand kan dat terugnemen.
plain-confirm-bot = Een bot speelt dan voor je verder. Zolang de partij duurt kun je je plaats terugnemen.
plain-confirm-back = Nee, terug naar de tafel
plain-chat = Praten
plain-chat-line = Iets voor iedereen aan tafel
plain-chat-send = Zeg het
plain-chat-write = Zeg iets (de pagina blijft dan staan terwijl je schrijft)
plain-host = Voor de gastheer
plain-webhook-set = Stel een webhook in, die hoort wanneer iemand aan de beurt is
plain-about-table = Over deze tafel
plain-kept = Bewaard
plain-kept-days =
    { $days ->
        [one] tot { $days } dag na het einde
       *[other] tot { $days } dagen na het einde
    }
plain-table-kind =
    { $public ->
        [yes] { $lasting ->
            [yes] Openbaar, over meerdere dagen.
           *[no] Openbaar, live.
        }
       *[no] { $lasting ->
            [yes] Alleen met de link, over meerdere dagen.
           *[no] Alleen met de link, live.
        }
    }

## Het scherm doorgeven, en privélinks

plain-pass = Geef het scherm aan { $name }.
plain-pass-about = { $name } gaat verder als niemand anders kijkt.
plain-lift = Ik ben { $name }: toon mijn kant
plain-sit = Ga zitten
plain-sit-about =
    Dit is de privélink van plaats { $number } aan een tafel voor { $title }, die van { $name }.
plain-watch = Bekijk de tafel alleen

## Nakijken

plain-review-again = Kijk hoe ver hij is
plain-replay = Nakijken: { $title }
plain-replay-at = Na zet { $at } van { $most }
plain-replay-steps = Door de partij
plain-replay-first = Begin
plain-replay-back = Terug
plain-replay-next = Verder
plain-replay-last = Einde
plain-replay-go = Na zet nummer
plain-replay-show = Toon
plain-look-from = Kijk vanaf
plain-spectator = de plaats van een toeschouwer
plain-happened = Wat er gebeurde
plain-branch = Vanaf hier verder spelen
plain-branch-seat = Mijn plaats
plain-branch-send = Speel vanaf hier verder tegen bots
plain-verified =
    Bevestigd: het startgetal past bij de vastlegging, en elke worp en elke kaart volgt eruit.
plain-same-dice = Speel het met dezelfde dobbelstenen
plain-same-dice-about =
    Aan een nieuwe tafel komen dezelfde worpen en kaarten terug, wie er ook speelt. Wie deze partij
    kent, kent ze al.
plain-same-dice-send = Tegen bots spelen
plain-duplicate = Deze partij had de dobbelstenen van een ander.

## Spelregels

plain-search = Zoek in de spelregels
plain-search-send = Zoek
plain-search-all = Toon alle spelregels
plain-search-nothing = Dat staat in geen enkele regel.
plain-chapters = Hoofdstukken
plain-overview = Hoe je speelt

## De stand van elk spel

plain-step = Stap
plain-turn = Beurt
plain-players = Spelers
plain-points = Punten

## Notices

plain-notices = Berichten zonder open pagina
plain-notices-about = Ze zeggen dat je aan de beurt bent en niets over het spel, en blijven stil zolang je aan tafel zit. Meldingen op een apparaat zet je aan op de pagina met script.
plain-notices-means =
    { $kind ->
        [push] Een apparaat: { $at }
        [discord] Discord: { $at }
        [slack] Slack: { $at }
        [ntfy] ntfy: { $at }
       *[mail] Dagelijkse mail: { $at }
    }
plain-notices-webhook = Mijn webhook (https) bij Discord, Slack of ntfy
plain-notices-form = Vorm
plain-notices-form-name =
    { $form ->
        [discord] Discord
        [slack] Slack
       *[ntfy] ntfy
    }
plain-notices-guess = volgens het adres
plain-notices-add = Toevoegen
plain-notices-try = Stuur een proefbericht
plain-notices-remove = Verwijderen
plain-mail =
    { $what ->
        [confirm] Een mail per dag van Dolmen
       *[stop] Geen mails meer van Dolmen
    }
plain-mail-press =
    { $what ->
        [confirm] Ja, stuur me één mail per dag met de partijen die op mij wachten
       *[stop] Stuur geen mails meer naar dit adres
    }
plain-mail-done =
    { $what ->
        [confirm] Het adres is bevestigd. Op dagen dat er partijen wachten, komt er één mail.
       *[stop] Het adres is vergeten. Er komen geen mails meer.
    }
