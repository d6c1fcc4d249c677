### De tafelserver: wat hij weigert, wat hij over een tafel vertelt, en zijn opdracht.

## Weigeringen, per code

server-malformed = Dit bericht is niet te lezen: { $why }.
server-no-text = het is geen tekst
server-stale =
    Dit was voor een eerdere stand bedoeld. De tafel heeft nu { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }.
server-not-your-turn = Je bent niet aan de beurt: { $who } is aan zet.
server-not-playing = Aan deze tafel kan nu niets gespeeld worden.
server-already-started = De partij is al begonnen.
server-nonce-brought = Wat deze plaats voor de dobbelstenen meebrengt, ligt al vast.
server-no-same-dice =
    Deze partij is niet met dezelfde dobbelstenen over te spelen: het partijbestand toont hun
    startgetal niet, of ze zijn van de eerste vorm, die van elke zet afhangt.
server-many-means = Je kunt op hoogstens { $most } manieren bericht krijgen; verwijder er eerst een.
server-no-mail = Deze server stuurt geen mails.
server-nothing-to-take-back = Er is niets om terug te nemen.
server-seat-taken = Deze plaats is bezet.
server-somebody-sits = { $who } zit hier. Maak de plaats eerst vrij als een bot er moet spelen.
server-seats-open = Er zijn nog plaatsen vrij: wacht op spelers of zet er bots neer.
server-no-open-seat = Aan deze tafel is geen plaats vrij.
server-no-person = Dit kan alleen bij iemand die zelf op deze plaats speelt.
server-no-bot-seat = Op deze plaats valt geen bot voor iemand in.
server-gave-up = { $who } gaf de partij op; alleen { $who } kan de plaats terugnemen.
server-still-here =
    { $who } is er, of was er daarnet nog. Een bot mag pas voor iemand spelen als er { $away } s
    lang niemand op de plaats is geweest: vraag het op zijn vroegst over { $wait } s opnieuw.
server-still-running = De partij is nog bezig.
server-watching = Je zit niet op deze plaats.
server-not-host = Alleen de gastheer van de tafel mag dit.
server-wrong-key = Deze privélink is niet of niet meer geldig.
server-foreign-origin = Dit kwam van een andere site.
server-other-scheme =
    Deze pagina kwam via https, en de server weet van geen proxy die dat spreekt. Wie hem draait, stelt
    met --address in wat mensen intypen, of met --proxy het adres van de proxy.
server-foreign-host =
    Deze server luistert niet naar die naam. Wie hem draait kan zijn naam instellen met --address;
    zijn adres in cijfers werkt altijd.
server-unknown-table = Deze tafel bestaat niet.
server-unknown-record = Dit partijbestand bestaat niet.
server-unknown-lesson = Deze les bestaat niet.
server-unknown-exercise = Hier is geen betere zet te vinden: de terugblik heeft er geen, of is er niet meer.
server-unknown-puzzle = Deze puzzel bestaat niet.
server-unknown-means = Zo’n manier om je te berichten is er niet, of het is niet de jouwe.
server-unknown-day = Van die dag is er geen partij.
server-day-open =
    Deze partij heeft de dobbelstenen van vandaag. Alleen wie ze speelt, ziet ze voor de dag voorbij
    is, om middernacht in Greenwich.
server-day-over = Deze dag is voorbij: de partijen zijn nu te bekijken, en opnieuw te spelen met dezelfde dobbelstenen.
server-day-played = Wat getrokken is, blijft getrokken: in de partij van de dag wordt het niet teruggenomen.
server-unknown-club = Dit evenement bestaat niet.
server-club-closed = Aan dit evenement kan niemand meer meedoen: de ronden zijn begonnen, of het heeft { $most } leden.
server-club-table =
    Deze partij kan hier niet tellen: ze is van een ander spel, andere grootte of andere opties, ze gaat verder
    uit een andere partij, is niet afgelopen, of iemand had twee plaatsen.
server-no-round = De volgende ronde kan nu niet worden gemaakt: de vorige is nog niet afgelopen, of er is er geen meer.
server-no-member = Je bent geen lid van dit evenement.
server-unknown-sequel = Dit vervolg is niet gespeeld, of alweer vergeten. Vraag het opnieuw.
server-unknown-page = Hier is niets.
server-unbuilt-docs =
    De documentatie zit niet in deze installatie: in een kopie van de broncode maakt ‘make site’ haar, en een pakket van ‘make wheels’ bevat haar.
server-no-such-method = Dat kan hier niet.
server-no-seat = Deze plaats bestaat niet.
server-no-point = Het partijbestand heeft maar { $most } zetten.
server-too-large = Dit is te groot: hoogstens { $most } KiB.
server-too-slow = Dit deed er te lang over om aan te komen.
server-too-many =
    Te veel tegelijk. Kom over { $wait ->
        [one] { $wait } seconde
       *[other] { $wait } seconden
    } terug.
server-bots-alone =
    { $most ->
        [one] Er loopt van hieruit al een tafel zonder mensen
       *[other] Er lopen van hieruit al { $most } tafels zonder mensen
    }: wacht tot er een afgelopen is.
server-busy =
    Er worden nu te veel partijen bekeken. Probeer het over { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } opnieuw.
server-record-long = Dit partijbestand is te lang: hoogstens { $most } zetten.
server-no-more-take-backs =
    Aan deze tafel kan niets meer worden teruggenomen: daar zijn { $most } regels aan opgegaan. De
    partij gaat door.
server-nothing-to-redo = Er is niets over van wat teruggenomen is om opnieuw te spelen.
server-past-barrier =
    Anderen hebben sindsdien gespeeld, of er is iets getrokken of getoond: de hele tafel moet het ermee eens
    zijn. Je kunt het voorstellen.
server-proposal-open = Er ligt al een voorstel: dat moet eerst beantwoord worden.
server-proposed-already = Je hebt in deze stand al iets voorgesteld: speel eerst verder.
server-no-proposal = Dit voorstel staat niet meer open.
server-nobody-to-ask = Iedereen zou het ermee eens moeten zijn, maar er is niemand om voor { $who } te antwoorden.
server-advice-off = Aan deze tafel vraagt niemand een bot om raad: zo is ze gemaakt.
server-no-more-advice = Van deze tafel zijn { $most } regels voor teruggenomen zetten en raad; ze zijn allemaal gebruikt.
server-no-advice = Geen bot weet hier nu iets op. Probeer het zo nog eens.
server-unstored =
    De database is nu niet bereikbaar, dus er is niets veranderd. Probeer het zo nog eens.
server-frozen = Deze tafel kan alleen bekeken worden. { $why }
server-hello-first = Er moet eerst een begroeting (hello) komen.
server-blocked = De beheerder van deze server heeft je geblokkeerd. Reden: { $why }.
server-no-reason = geen opgegeven
server-table-deleted = De beheerder van deze server heeft deze tafel verwijderd. Reden: { $why }.
server-no-word = Om hier tafels te maken heb je het woord nodig dat de beheerder geeft. Geef het op de eerste pagina, onder ‘Tafels maken’.
server-wrong-word = Dat is niet het woord.
server-host-only = Alleen de beheerder maakt tafels op deze server. Je kunt aanschuiven via hun links.
server-tables-full = Deze server bewaart hoogstens { $most } tafels, en die zijn er al. Vraag de beheerder om ruimte.
server-uploads-full = Deze server bewaart hoogstens { $most } geüploade partijen, en die zijn er al.
server-disk-full = Deze server mag { $most } MB schijfruimte gebruiken, en dat doet hij. Vraag de beheerder om ruimte.
server-broken = Hier ging iets mis. Er is niets verloren; probeer het opnieuw.

server-nothing-here = Hier is nu niets te doen.
server-players-count = Er zijn { $seats } plaatsen, maar { $count } spelers genoemd.
server-player-unknown = Niemand heet hier { $player }. Mogelijk: { $allowed }.
server-player-twice = Maar één plaats kan { $player } zijn.
server-names-count = Er zijn { $seats } plaatsen, maar { $count } namen.
server-name-refused = ‘{ $name }’ kan geen naam zijn: een naam heeft 1 tot { $most } tekens op één regel.

## Wat er aan een tafel gebeurt

server-somebody = Gast
server-took-back =
    { $count ->
        [one] { $who } nam een zet terug.
       *[other] { $who } nam { $count } zetten terug.
    }
server-asked-advice = { $who } vraagt een bot om een goede zet.
server-crossed-alone =
    { $count ->
        [one] { $who } gaat één zet terug, hoewel die niet meer terug te nemen was. Dezelfde dobbelstenen en kaarten komen weer.
       *[other] { $who } gaat { $count } zetten terug, met de worpen en antwoorden van anderen. Dezelfde dobbelstenen en kaarten komen weer.
    }
server-crossed-agreed =
    { $count ->
        [one] Iedereen is het eens: het spel gaat één zet terug, zoals { $who } voorstelde. Dezelfde dobbelstenen en kaarten komen weer.
       *[other] Iedereen is het eens: het spel gaat { $count } zetten terug, zoals { $who } voorstelde. Dezelfde dobbelstenen en kaarten komen weer.
    }
server-proposed =
    { $count ->
        [one] { $who } stelt voor één zet terug te gaan.
       *[other] { $who } stelt voor { $count } zetten terug te gaan.
    }
server-agreed = { $who } is het ermee eens.
server-proposal-refused = { $who } is het er niet mee eens: er wordt niets teruggenomen.
server-proposal-withdrawn = { $who } trekt het voorstel in.
server-proposal-away = { $who } is er niet meer: er wordt niets teruggenomen.
server-line-removed = De beheerder heeft deze regel verwijderd.
server-ended-lapsed = Niemand schoof op tijd aan: de tafel is vervallen.
server-ended-closed = De beheerder van deze server heeft de tafel gesloten.
server-ended-closed-why = De beheerder van deze server heeft de tafel gesloten: { $why }
server-seat-nameless = De beheerder van deze server heeft een naam verwijderd. Deze speler heet nu { $who }.
server-seat-blocked = De beheerder van deze server heeft { $who } geblokkeerd.
server-ended-agreed = De spelers spraken af de partij te beëindigen.
server-ended-resigned = { $who } gaf de partij op.
server-seat-host = { $who } is weg: de gastheer laat een bot ({ bot-level }) verder spelen.
server-seat-vote = { $who } is weg: de anderen laten een bot ({ bot-level }) verder spelen.
server-seat-own = { $who } laat een bot ({ bot-level }) verder spelen.
server-seat-time = De tijd van { $who } is om: een bot ({ bot-level }) speelt verder tot die terug is.
server-seat-resigned = { $who } gaf de partij op: een bot ({ bot-level }) speelt verder.
server-seat-back = { $who } speelt weer zelf.
server-frozen-entry = Regel { $n } kan met de regels van nu niet nagespeeld worden: { $why }
server-frozen-rules =
    Ze begon met versie { $was } van de regels en zou met versie { $is } anders verlopen.
server-frozen-full =
    De partij telt { $most } zetten, zoveel als een tafel kan bevatten. Er gaat niets verloren: geef
    op of kom overeen om te stoppen, dan is het partijbestand er.

## dolmen serve

cli-serve-help = Tafels voor mensen en bots in de browser aanbieden.
cli-serve-usage = dolmen serve [OPTIES]
cli-label-folder = MAP
serve-host = Het adres om op te luisteren; 0.0.0.0 voor iedereen in het netwerk.
serve-port = De poort; 0 neemt een vrije.
serve-database =
    Waar tafels bewaard worden: postgresql://user@host/naam, of sqlite:///bestand (standaard: een
    bestand in de gegevensmap).
serve-data = De gegevensmap (standaard: bij je eigen gegevens).
serve-address =
    Wat mensen intikken om hier te komen, als er een proxy voor staat: https://spellen.club
serve-proxy = Het adres of netwerk van die proxy, die geloofd wordt over wie er komt; meer met komma’s ertussen.
serve-metrics-port = Een eigen poort voor de cijfers van Prometheus; anders antwoordt /metrics alleen deze machine.
serve-keep-days =
    Hoeveel dagen een tafel na haar einde bewaard wordt; tafels die er al zijn houden wat hun
    beloofd is (standaard: voor altijd).
serve-bot-workers = Hoeveel processen voor de bots denken.
serve-bot-seconds = Hoeveel seconden een bot voor een zet mag rekenen voor hij gestopt wordt; zijn niveau neemt er hoogstens de helft van.
serve-bot-megabytes = Hoeveel geheugen een bot mag nemen, in megabytes.
serve-replay-workers = Hoeveel processen partijbestanden naspelen.
serve-replay-queue = Hoeveel vragen over partijbestanden mogen wachten.
serve-review-seconds = Processorseconden voor de terugblik op een partij.
serve-reviews-per-hour = Hoeveel terugblikken één adres per uur mag beginnen.
serve-table-entries =
    Hoeveel regels een tafel kan bevatten; de helft is voor zetten die blijven staan.
serve-record-moves = Hoeveel zetten een partijbestand mag hebben dat iemand meebrengt.
serve-rooms = Hoeveel tafels in het geheugen blijven als niemand kijkt.
serve-away-seconds =
    Hoeveel seconden er niemand op een plaats geweest moet zijn voordat een bot ze mag spelen.
serve-work-per-second = Hoeveel milliseconden werk één adres per seconde mag kosten.
serve-work-burst = Hoeveel milliseconden werk één adres ineens mag kosten.
serve-work-at-once = Hoeveel dingen tegelijk voor één adres gedaan worden.
serve-connections-per-address = Hoeveel verbindingen één adres open mag houden.
serve-bot-tables-per-address = Hoeveel tafels zonder mensen één adres mag laten lopen.
serve-tables-per-hour = Hoeveel tafels één adres per uur mag maken.
serve-joins-per-minute = Hoe vaak één adres per minuut mag gaan zitten.
serve-chat-per-minute = Hoeveel regels één adres per minuut mag zeggen.
serve-notices-per-hour = Hoe vaak één adres per uur om berichten mag vragen, of ze mag proberen.
serve-smtp = De mailserver voor één mail per dag aan wie dat wil: smtp://gebruiker:wachtwoord@host:587, of smtps://.
serve-open-days = Na hoeveel dagen een tafel vervalt waar niemand aanschuift; 0: nooit.
serve-mail-from = Van wie die mails komen.
serve-mail-hour = Het uur van de dag, in universele tijd, waarop ze vertrekken.
serve-label-mail = ADRES
serve-smtp-refused = --smtp moet smtp://host of smtps://host zijn, zo nodig met gebruiker:wachtwoord@ ervoor en een poort erachter.
serve-mail-refused = --smtp en --mail-from horen bij elkaar: geef ze allebei, of geen van beide.
serve-from-refused = --mail-from moet een adres noemen, zoals ‘Dolmen <games@games.club>’, niet ‘{ $sender }’.
serve-hour-refused = --mail-hour moet van 0 tot 23 zijn, niet { $hour }.
serve-log-level = Hoeveel er in het logboek komt.
serve-open-browser = Het meteen in de browser tonen.
serve-database-wait = Hoeveel seconden bij de start wordt gewacht op een database die nog niet antwoordt.
serve-making = Wie tafels mag maken (standaard: everybody, iedereen, of word, wie het woord heeft als er een is).
serve-word = Het woord waarmee mensen tafels mogen maken; de variabele houdt het uit de lijst van processen.
serve-label-word = WOORD
serve-most-tables = Hoeveel tafels de server in totaal bewaart.
serve-most-uploads = Hoeveel geüploade partijen de server in totaal bewaart.
serve-most-megabytes = Hoe groot de database mag zijn om nieuwe tafels en partijen aan te nemen, in MB.
serve-waiting = De database { $url } antwoordt nog niet ({ $reason }). Er wordt hoogstens { $seconds } s gewacht.
serve-waiting-others = Processen van een andere versie van Dolmen gebruiken de database { $url } nog. Er wordt hoogstens { $seconds } s gewacht tot ze stoppen.
serve-making-refused = --making neemt { $allowed }, niet { $making }.
serve-word-refused = --making word en --word horen bij elkaar: geef beide, of geen van beide.
serve-ready = Dolmen staat klaar op { $address } (stoppen met Ctrl+C)
serve-ready-behind = Dolmen staat klaar op { $address } en luistert op { $listening } (stoppen met Ctrl+C)
serve-no-port = Poort { $port } van { $host } is niet te gebruiken: { $why }.
serve-port-refused = { $option } is een poort van 0 tot { $most }, niet { $port }.
serve-data-refused = De gegevensmap { $path } is niet te gebruiken: { $why }.
serve-proxy-refused = --proxy is een nummer van een machine of een netwerk, zoals 127.0.0.1 of 10.0.0.0/8, niet ‘{ $proxy }’.
serve-too-small = { $option } is { $value }, maar moet minstens { $least } zijn.
serve-level = Er is geen logniveau { $level }. Mogelijk: { $allowed }.
serve-address-refused = ‘{ $address }’ is geen adres: het begint met http:// of https://, dan een host.


## dolmen tables, check-records, backup, restore

cli-tables-help = De tafels van een server opsommen.
cli-tables-usage = dolmen tables [OPTIES]
cli-check-records-help = Alles wat een server bewaart naspelen en melden wat afwijkt.
cli-check-records-usage = dolmen check-records [OPTIES]
cli-backup-help = Alles wat een server bewaart naar een bestand kopiëren, ook terwijl hij loopt.
cli-backup-usage = dolmen backup BESTAND [OPTIES]
cli-restore-help = Een lege database vullen vanuit een reservekopie.
cli-restore-usage = dolmen restore BESTAND [OPTIES]
hosting-database = De database van de server (standaard: die van dolmen serve).
hosting-file = De reservekopie; een naam op .gz wordt gecomprimeerd, - schrijft naar de standaarduitvoer. Ze bevat geheimen: houd haar voor jezelf.
hosting-no-tables = Nog geen tafels.
hosting-backing-up = Reservekopie
hosting-restoring = Terugzetten
hosting-checking = Controle
hosting-heading-id = Tafel
hosting-heading-title = Spel
hosting-heading-status = Toestand
hosting-heading-names = Spelers
hosting-heading-waits = Aan zet
hosting-heading-moved = Laatste wijziging (UTC)
hosting-heading-entries = Regels
hosting-status =
    { $status ->
        [open] wacht op spelers
        [playing] bezig
        [over] afgelopen
        [ended] door de spelers beëindigd
       *[frozen] alleen te bekijken
    }
hosting-fault =
    { $kind ->
        [table] Tafel
       *[record] Partijbestand
    } { $id }: { $why }
hosting-checked =
    { $count ->
        [one] { $count } tafel of partijbestand
       *[other] { $count } tafels en partijbestanden
    } nagespeeld, { $faults ->
        [0] alles zoals het gespeeld is.
        [one] { $faults } wijkt af.
       *[other] { $faults } wijken af.
    }
hosting-backed-up = Reservekopie in { $path }: tafels { $tables }, logregels { $entries }.
hosting-restored = Teruggezet uit { $path }: tafels { $tables }, logregels { $entries }.

## Mensen zonder account

server-nobody-here = Deze server kent je nog niet: speel eerst een partij, of kies een naam.
server-wrong-words = Deze woorden brengen niemand terug. Het zijn er { $count }, in hun volgorde; zijn er sindsdien nieuwe gegeven, dan gelden alleen die.
server-mistyped-word =
    { $near ->
        [none] Woord { $number } hoort niet bij de woorden die hier gegeven worden.
       *[other] Woord { $number } hoort niet bij de woorden die hier gegeven worden. Is het “{ $near }”?
    }
server-still-seated =
    { $count ->
        [one] Anderen spelen met je aan een tafel. Speel die partij eerst uit of geef haar op.
       *[other] Anderen spelen met je aan { $count } tafels. Speel die partijen eerst uit of geef ze op.
    }
server-mutes-full = Je hebt { $most } mensen gedempt, en meer gaat niet.
server-watches-full = Je volgt { $most } partijen, en meer gaat niet.
## Time to think

server-span =
    { $unit ->
        [days]
            { $count ->
                [one] 1 dag
               *[other] { $count } dagen
            }
        [hours]
            { $count ->
                [one] 1 uur
               *[other] { $count } uur
            }
        [minutes]
            { $count ->
                [one] 1 minuut
               *[other] { $count } minuten
            }
       *[seconds]
            { $count ->
                [one] 1 seconde
               *[other] { $count } seconden
            }
    }
server-allowance = { $turn } per beurt, en { $bank } reserve
server-allowance-turn = { $turn } per beurt
server-time-runs = { $name } heeft nog { $left } om na te denken; deze beurt duurt nu { $used }.
server-time-bank = { $name }: { $left } reserve
server-lapses = Als niemand aanschuift, vervalt de tafel over { $span }.
server-lapses-after = Een tafel waar niemand aanschuift, vervalt na { $span }.
server-allowance-label = Bedenktijd
server-allowance-none = Geen: er raakt nooit iets op
server-allowance-bot = Als die om is
server-allowance-about = Als iemands tijd om is, speelt een bot van dit niveau tot die terug is. Niemand verliest erdoor.
server-time-left = nog { $span }

## The mail a day

server-mail-label = Eén mail per dag met de partijen die op mij wachten
server-mail-about = Het adres krijgt eerst een mail met een link; tot die geopend is, wordt er niets anders gestuurd.
server-unconfirmed = (nog niet bevestigd)
server-shares-full = Er zijn { $most } links naar wat deze plaats ziet, en meer gaat niet. Beëindig er eerst een.
server-seat-full = { $most } mensen of browsers hebben deze plaats al, en meer gaat niet.
server-seat-shared = { $who } laat via een link zien wat die plaats ziet.
server-seat-shared-late = { $who } laat via een link, wat later, zien wat die plaats ziet.
server-seat-unshared = { $who } beëindigde een link die liet zien wat die plaats ziet.

## Voorbereide zetten

server-prepared = { $who } had deze zet voorbereid.
server-not-prepared = Er kan nu niets worden voorbereid: jij bent aan de beurt, of niemand speelt deze plaats.
server-prepared-played = Wat je had voorbereid is gespeeld: { $moves }.
server-prepared-illegal = Wat je had voorbereid is niet gespeeld: ‘{ $move }’ kan nu niet. { $reason }
server-prepared-changed = Wat je had voorbereid is niet gespeeld: { $place } is veranderd.
server-prepared-passed = De rest van wat je had voorbereid is niet gespeeld: iemand anders kwam aan de beurt.
