### Het commando `dolmen`: hulppagina’s, uitkomsten en weigeringen.

## Hulppagina’s

cli-help = Een tafel voor bordspellen: speel, lees de spelregels, laat bots duizenden keren spelen.
cli-help-usage = dolmen COMMANDO [OPTIES]
cli-usage = Gebruik: { $line }
cli-default = (standaard: { $value })
cli-everywhere =
    Bij elk commando: --lang ({ $allowed }) voor de taal, --help voor de hulppagina.
    dolmen --version noemt de versie.
cli-version =
    { $engine ->
        [compiled] dolmen { $version } (motor: gecompileerd)
       *[interpreted] dolmen { $version } (motor: geïnterpreteerd)
    }
cli-heading-commands = Commando’s
cli-heading-arguments = Argumenten
cli-heading-parameters = Opties

cli-label-title = SPEL
cli-label-rule = REGEL
cli-label-game = PARTIJ
cli-label-file = BESTAND
cli-label-name = NAAM
cli-label-shell = SHELL
cli-label-option = SLEUTEL=WAARDE

cli-title = Wat er gespeeld wordt; dolmen titles toont wat er is.
cli-seats = Het aantal spelers.
cli-option =
    Een optie van het spel; mag meer dan eens. De waarde mag JSON zijn, of @ en de naam van een
    bestand met JSON.
cli-json-help = Eén JSON-object, voor programma’s.

cli-titles-help = Toon de spellen, hun plaatsen en hun opties.
cli-titles-usage = dolmen titles [OPTIES]

cli-rules-help = Lees de spelregels, in hun geheel of regel voor regel.
cli-rules-usage = dolmen rules [REGEL]
cli-rules-rule =
    Een spel, een hoofdstuk ({ $chapter }) of een regel ({ $clause }); zonder: alle hoofdstukken.

cli-simulate-help = Laat bots veel partijen spelen en controleer ze allemaal.
cli-simulate-usage = dolmen simulate SPEL [OPTIES]
cli-simulate-games = Hoeveel partijen.
cli-simulate-seed = Waar de dobbelstenen beginnen: hetzelfde startgetal geeft dezelfde partijen.
cli-simulate-bots = Eén bot voor alle plaatsen, of een voor elke plaats: { $allowed }.

cli-arena-help = Bots tegen elkaar laten spelen tot bekend is hoe sterk ze zijn.
cli-arena-usage = dolmen arena SPEL --bots BOT[,BOT...] [OPTIES]

cli-tune-help = Al spelend betere gewichten voor de bots van een spel vinden.
cli-tune-usage = dolmen tune SPEL [OPTIES]

cli-replay-help = Toon een opgeslagen partij zet voor zet, en het bord op elk moment.
cli-replay-usage = dolmen replay BESTAND [OPTIES]
cli-replay-record = Het bestand van een partij, zoals dolmen play dat bewaart.
cli-replay-at = Stop na zoveel zetten (standaard: aan het einde).
cli-replay-as = Gezien vanaf die plaats; anders door een toeschouwer, en alle handen zodra de partij uit is.
cli-replay-game = Het nummer van een partij in een bestand van dolmen arena.

cli-hint-help = Goede zetten op een punt van een opgeslagen partij, voor wie daar aan zet is.
cli-hint-usage = dolmen hint BESTAND [OPTIES]
cli-hint-record = Een partijbestand: een partij die is verlaten, of een die voorbij is.
cli-hint-at = Na zoveel zetten ervan; zonder dit: waar ze nu staat.
cli-hint-title = Goede zetten voor { $name } na zet { $count }
cli-hint-nobody = Na zet { $count } is niemand aan zet. Kies met --at een ander punt.
cli-review-help = Hoe een partij ervoor stond, wat geluk was, wat spel, en welke zetten beter waren.
cli-review-usage = dolmen review BESTAND [OPTIES]
cli-puzzles-help = Zoek puzzels in partijen van bots: standen met één zet die bewezen de beste is.
cli-puzzles-usage = dolmen puzzles TITEL --out BESTAND [OPTIES]
cli-verify-help = Controleer de dobbelstenen en kaarten van een afgelopen partij.
cli-verify-usage = dolmen verify BESTAND [OPTIES]
cli-verify-record = Het bestand van een partij, zoals een tafelserver het geeft.

cli-play-help = Speel in de terminal, tegen bots of tegen elkaar.
cli-play-usage = dolmen play [SPEL] [OPTIES]
cli-play-title = Wat er gespeeld wordt (standaard: { $default }).
cli-play-seats = Hoeveel er meespelen, jij erbij (standaard: { $default }).
cli-play-bots =
    Wie op de andere plaatsen zit, één voor alle of een voor elke plaats: { $allowed } (standaard:
    { $default }).
cli-play-name = Je naam; met meer mensen al jullie namen, met komma’s ertussen.
cli-play-seed = Waar de dobbelstenen beginnen (standaard: dat weet niemand).
cli-play-resume = Ga verder met een partij die je verlaten hebt: haar bestand, of haar nummer in dolmen games; zonder waarde de laatste.
cli-play-save = Waar het partijbestand bewaard wordt (standaard: een nieuw bestand bij je gegevens).
cli-games-help = Toon de partijen die je in de terminal verlaten hebt.
cli-games-usage = dolmen games [OPTIES]
cli-games-finished = In plaats daarvan die voorbij zijn.
cli-games-remove = Verwijder er een, bij zijn nummer of zijn bestand, of allemaal (all).
cli-new-title-help = Begin een eigen spel: regels, woorden en tests die je stap voor stap verandert.
cli-new-title-usage = dolmen new-title NAAM [OPTIES]
cli-new-title-name = Hoe het heet: kleine letters en cijfers, een letter eerst.
cli-new-title-folder = Waar het geschreven wordt (standaard: dolmen-NAAM).
cli-new-title-refused = “{ $name }” kan geen spel heten: kleine letters en cijfers, een letter eerst, hoogstens 40, geen woord van Python.
cli-new-title-taken = Er is al een spel of een Python-pakket “{ $name }”. Kies een andere naam.
cli-new-title-exists = { $folder } is er al en blijft zoals het is. Kies met --folder een andere map.
cli-new-title-next = Installeer het nu en speel: pip install -e { $folder } en dan dolmen play { $title }. Het README.md erin zegt hoe het verder gaat.
cli-completion-help = Toon wat een shell nodig heeft om opdrachten aan te vullen.
cli-completion-usage = dolmen completion SHELL
cli-completion-shell = Welke: { $allowed }.
cli-doctor-help = Zeg wat er op deze machine ontbreekt of traag is, en wat eraan te doen is.
cli-doctor-usage = dolmen doctor [OPTIES]

## Spellen en spelregels

cli-heading-title = Spel
cli-heading-seats = Plaatsen
cli-heading-options = Opties
cli-heading-clauses = Regels
cli-heading-chapter = Hoofdstuk
cli-heading-about = Gaat over
cli-titles-note =
    De eerste waarde van een optie is de standaard; --option SLEUTEL=WAARDE kiest een andere.
    Waar […] of {"{"}…{"}"} staat, mag ook JSON, en ook uit een bestand: --option SLEUTEL=@BESTAND.
cli-rules-note = dolmen rules SPEL toont het hele boekje, dolmen rules { $chapter } een hoofdstuk.

## Simulaties

cli-simulate-progress = Bezig
cli-simulate-plan =
    { $seats ->
        [one] { $title }, { $seats } plaats, startgetal { $seed }.
       *[other] { $title }, { $seats } plaatsen, startgetal { $seed }.
    }
cli-simulate-stopped =
    Gestopt na { NUMBER($games, useGrouping: "true") } van de
    { NUMBER($asked, useGrouping: "true") } partijen.
cli-simulate-played =
    { $games ->
        [one] 1 partij, { NUMBER($each, maximumFractionDigits: 1) } beslissingen.
       *[other]
            { NUMBER($games, useGrouping: "true") } partijen,
            elk { NUMBER($each, maximumFractionDigits: 1) } beslissingen.
    }
cli-simulate-laws =
    Aan het einde van elke partij klopten alle { $count } wetten van het spel: { $kept }
cli-simulate-laws-only =
    { $count ->
        [one] Aan het einde van elke partij klopte de wet van het spel.
       *[other] Aan het einde van elke partij klopten alle { $count } wetten van het spel.
    }
cli-simulate-speed =
    { $engine ->
        [compiled] Snelheid: { NUMBER($speed, useGrouping: "true") } beslissingen per seconde in het spel, { NUMBER($checked, useGrouping: "true") } met de controle van elke partij (gecompileerde motor).
       *[interpreted] Snelheid: { NUMBER($speed, useGrouping: "true") } beslissingen per seconde in het spel, { NUMBER($checked, useGrouping: "true") } met de controle van elke partij (geïnterpreteerde motor).
    }
cli-simulate-broken =
    Partij { $game } van startgetal { $seed } overtreedt regel { $law } (zie dolmen rules { $law }).
cli-heading-seat = Plaats
cli-heading-bot = Bot
cli-heading-won = Gewonnen
cli-heading-mean = Gemiddeld
cli-heading-lowest = Laagste
cli-heading-highest = Hoogste
cli-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-engine-none = De motor wordt geïnterpreteerd, veel langzamer; make engine compileert hem.
cli-engine-module = De motor wordt geïnterpreteerd, veel langzamer: de Python-module { $module } ontbreekt.
doctor-heading-kind = Staat
doctor-heading-what = Bevinding
doctor-kind =
    { $kind ->
        [fine] goed
        [slow] kan beter
       *[wrong] fout
    }
doctor-version = Dolmen { $version } op Python { $python }.
doctor-compiled = De motor is gecompileerd.
doctor-no-compiler = Er is geen C-compiler; op Debian: apt install gcc python3-dev
doctor-speed = Willekeurige partijen gaan hier met { NUMBER($speed, useGrouping: "true") } beslissingen per seconde.
doctor-extra = De pakketten van [{ $extra }] zijn geïnstalleerd.
doctor-page = De pagina is gebouwd.
doctor-no-page = De pagina is niet gebouwd, dus worden de pagina’s zonder script getoond; make page bouwt haar, met npm en Node 20.19 of nieuwer.
doctor-folder = In { $path } kan geschreven worden, er is { NUMBER($free, useGrouping: "true") } MB vrij.
doctor-folder-refused = In { $path } kan niet geschreven worden: kies een andere map met --data, of geef haar een andere eigenaar.
doctor-database = De database is te lezen; tafels en partijen erin: { $count }.
doctor-push = Berichten naar apparaten worden ondertekend met een sleutel die de database bewaart.
doctor-push-new = De sleutel waarmee berichten naar apparaten worden ondertekend, wordt gemaakt zodra iemand erom vraagt.
doctor-push-here = Browsers nemen zulke berichten alleen via https aan, of van deze machine zelf: --address noemt geen https-adres.
doctor-push-broken = De sleutel in de database waarmee berichten naar apparaten worden ondertekend, is beschadigd: niemand krijgt ze. Zet een back-up terug.
doctor-no-mail = Er is geen mailserver ingesteld (--smtp), dus niemand krijgt een mail per dag aangeboden.
doctor-mail = De mailserver { $host } antwoordt op poort { $port } en laat Dolmen binnen.
doctor-mail-refused = De mailserver { $host } neemt op poort { $port } geen mail aan: { $why }. Vergelijk --smtp met wat je provider zegt.
doctor-mail-links = Links in mails leiden alleen naar deze machine: geef met --address het openbare adres.
doctor-files = Een proces mag hier { $most } bestanden open hebben, en elke bezoeker is er een: ulimit -n { $wanted }
doctor-ascii = Deze sessie heeft geen UTF-8, dus toont de terminal eenvoudige tekens: export LANG=C.UTF-8

## Partijbestanden

cli-replay-title = { $title }, versie { $version } van de spelregels
cli-replay-person = Plaats { $seat }: { $name }
cli-replay-bot = Plaats { $seat }: { $name } ({ bot-role })
cli-replay-options = Opties: { $options }
cli-replay-over =
    { $count ->
        [one] { $count } zet, de partij is afgelopen.
       *[other] { $count } zetten, de partij is afgelopen.
    }
cli-replay-open =
    { $count ->
        [one] { $count } zet, de partij gaat verder.
       *[other] { $count } zetten, de partij gaat verder.
    }
cli-replay-closed =
    { $count ->
        [one] { $count } zet, daarna sloot de beheerder van de server de tafel.
       *[other] { $count } zetten, daarna sloot de beheerder van de server de tafel.
    }
cli-replay-lapsed =
    { $count ->
        [one] { $count } zet, daarna schoof niemand aan en verviel de tafel.
       *[other] { $count } zetten, daarna schoof niemand aan en verviel de tafel.
    }
cli-replay-agreed =
    { $count ->
        [one] { $count } zet, daarna besloten de spelers om te stoppen.
       *[other] { $count } zetten, daarna besloten de spelers om te stoppen.
    }
cli-replay-resigned =
    { $count ->
        [one] { $count } zet, daarna gaf { $name } op.
       *[other] { $count } zetten, daarna gaf { $name } op.
    }
cli-replay-given =
    { $count ->
        [one] De eerste zet komt uit een ander partijbestand.
       *[other] De eerste { $count } zetten komen uit een ander partijbestand.
    }
cli-replay-fair = De dobbelstenen en kaarten zijn te controleren: dat doet dolmen verify.
cli-replay-position = De stand na zet { $count }
cli-replay-view = Wat plaats { $seat } ziet na zet { $count }
cli-replay-watched = Wat een toeschouwer ziet na zet { $count }
cli-replay-scores = Scores
cli-replay-total = Totaal
cli-replay-rank = Rang
cli-verify-seed = Het startgetal van de dobbelstenen is { $seed }.
cli-verify-commitment =
    Het past bij de vastlegging { $commitment }; die moet de tafel voor de eerste zet hebben
    getoond.
cli-verify-first-form =
    De dobbelstenen zijn van de eerste vorm: de vastlegging legt alleen het startgetal vast, niet de
    opties.
cli-verify-nonces =
    { $seats ->
        [one]
            De vastlegging omvat de opties, de overgenomen zetten en wat de plaats meebracht: {
            $count } van { $seats } nonce.
       *[other]
            De vastlegging omvat de opties, de overgenomen zetten en wat de plaatsen meebrachten: {
            $count } van { $seats } nonces.
    }
cli-verify-duplicate =
    Het zegt dat de tafel de dobbelstenen van { $origin } had: dan is de vastlegging van dat
    partijbestand dezelfde.
cli-verify-given =
    { $count ->
        [one]
            De eerste zet komt uit een ander partijbestand: de vastlegging omvat hem, zijn
            dobbelstenen worden hier niet opnieuw gegooid.
       *[other]
            De eerste { $count } zetten komen uit een ander partijbestand: de vastlegging omvat ze,
            hun dobbelstenen worden hier niet opnieuw gegooid.
    }
cli-verify-held =
    { $count ->
        [one] Bevestigd: de enige dobbelsteen of kaart is wat het startgetal geeft.
       *[other] Bevestigd: alle { $count } dobbelstenen en kaarten zijn wat het startgetal geeft.
    }

## Spelen

cli-play-you = Speler
cli-play-another = Speler { $number }
cli-play-no-terminal =
    Om te spelen heb je een terminal nodig: hier is de in- of uitvoer een bestand of een pijp.
cli-play-over = De partij in { $path } is afgelopen; dolmen replay vertelt haar.
cli-play-resume-only =
    Met --resume is de tafel zoals je haar verliet: { $choice } kun je niet opnieuw kiezen.
cli-play-save-exists = { $path } bestaat al en blijft zoals het is; kies een ander bestand.
cli-games-heading-file = Bestand
cli-games-none = Je hebt geen partij verlaten: er is er geen in { $folder }.
cli-games-none-finished = In { $folder } staat geen partij die voorbij is.
cli-games-note = dolmen play --resume gaat verder met de eerste, dolmen play --resume NUMMER met een andere. Het zijn bestanden in { $folder }.
cli-games-note-finished = dolmen replay BESTAND toont er een. Het zijn bestanden in { $folder }.
cli-games-removed =
    { $count ->
        [one] { $file } is verwijderd.
       *[other] { $count } partijen zijn verwijderd.
    }
cli-games-no-such =
    { $count ->
        [0] Er is geen partij nummer { $number }: je hebt er geen verlaten.
        [one] Er is geen partij nummer { $number }: je hebt er { $count } verlaten.
       *[other] Er is geen partij nummer { $number }: je hebt er { $count } verlaten.
    }
cli-games-heading-played = Laatste zet
cli-games-heading-moves = Zetten
cli-games-heading-names = Spelers
cli-games-heading-title = Spel
cli-games-heading-number = Nr.

## Weigeringen

cli-command-unknown = Het commando ‘{ $command }’ bestaat niet. Commando’s: { $allowed }.
cli-command-near = Het commando ‘{ $command }’ bestaat niet. Bedoelde je { $near }?
cli-option-unknown = De optie { $option } bestaat hier niet; --help toont de opties.
cli-option-near = De optie { $option } bestaat hier niet. Bedoelde je { $near }?
cli-option-twice = { $option } staat er twee keer.
cli-names-count =
    { $count ->
        [one] --name geeft één naam ({ $names }), maar er spelen { $people } mensen.
       *[other] --name geeft { $count } namen ({ $names }), maar er spelen { $people } mensen.
    }
cli-name-twice = Twee mensen kunnen niet allebei ‘{ $name }’ heten.
cli-option-form = Een optie van het spel schrijf je als SLEUTEL=WAARDE, niet als ‘{ $option }’.
cli-option-json = De waarde van { $option } is geen geldige JSON: { $value }.
cli-value-missing = { $option } heeft een waarde nodig.
cli-argument-missing = { $argument } ontbreekt; --help vertelt wat het is.
cli-too-many = ‘{ $argument }’ is een argument te veel.
cli-not-a-number = { $name } vraagt een geheel getal, niet ‘{ $value }’.
cli-wrong-value = { $name } kan niet ‘{ $value }’ zijn.
cli-not-understood = Deze opdrachtregel betekent hier niets; --help vertelt wat wel kan.
cli-language-missing = --lang heeft een waarde nodig: { $allowed }.
cli-completion-unknown = Er is geen aanvulling voor ‘{ $shell }’. Shells: { $allowed }.
cli-games-refused = Er moet minstens 1 partij zijn, niet { $games }.
cli-seed-refused = Een startgetal is een getal van 0 tot en met { $most }, niet { $seed }.
cli-bots-count =
    Er zijn { $seats } bots nodig, of één naam voor alle, maar ‘{ $bots }’ noemt er { $count }.
cli-seat-refused = Plaats { $seat } bestaat niet. Toegestaan: 0 tot en met { $most }.
cli-name-refused = ‘{ $name }’ kan niet: een naam heeft 1 tot { $most } letters.
cli-rule-near = De regel ‘{ $rule }’ bestaat niet. Bedoelde je { $near }?
cli-rule-unknown = De regel ‘{ $rule }’ bestaat niet. Spellen: { $allowed }.
cli-file-missing = Het bestand { $path } bestaat niet.
cli-json-folder = { $path } is een map, geen bestand met JSON.
cli-json-broken = { $path } is geen JSON: regel { $line } klopt niet.
cli-file-folder = { $path } is een map, geen partijbestand.
cli-file-not-text = { $path } is geen partijbestand (geen UTF-8-tekst).
cli-file-unreadable = { $path } is niet te lezen: { $why }.
cli-failed = Dat lukte niet: { $why }.
cli-extra-missing =
    De gewone installatie heeft geen { $extra }. Zo komt het erbij: pip install "dolmen[{ $extra }]"
