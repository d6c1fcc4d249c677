### Bots tegen elkaar: `dolmen arena`.

arena-bots =
    Wie er spelen: { $allowed }. Zijn er meer bots dan plaatsen, dan treffen ze elkaar in elke
    combinatie; zijn er minder, dan heeft de eerste één plaats en delen de andere de rest.
arena-games = Hoeveel partijen, aangevuld tot hele blokken: dezelfde dobbelstenen, één keer voor elke draaiing van de plaatsen.
arena-seats = Het aantal spelers (standaard: zoveel als er bots zijn).
arena-time = Rekentijd voor elke zet, in milliseconden (standaard: wat het niveau van de bot zegt).
arena-iterations = Iteraties voor elke zet, voor dezelfde partijen op elke machine.
arena-jobs = Hoeveel processen tegelijk spelen.
arena-sprt =
    Stoppen zodra duidelijk is welk aandeel de eerste bot wint: twee aandelen (0.50,0.55) of twee
    Elo-verschillen (0,30).
arena-json =
    Elke partij in een bestand bewaren, een JSON-regel per stuk, en daar na een onderbreking verder
    gaan; met - alleen het slotobject tonen.
arena-plot = In een bestand (.svg) tekenen hoe het resultaat duidelijk werd.
arena-ray = Op het Ray-cluster op dit adres spelen, met al zijn kernen.

## Resultaten

arena-running = { $bot }: { $share } ({ $low } – { $high })
arena-played =
    { $blocks ->
        [one] { $games } partijen in 1 blok met dezelfde dobbelstenen.
       *[other]
            { NUMBER($games, useGrouping: "true") } partijen in
            { NUMBER($blocks, useGrouping: "true") } blokken, elk met dezelfde dobbelstenen.
    }
arena-played-alone =
    { $games ->
        [one] 1 partij.
       *[other] { NUMBER($games, useGrouping: "true") } partijen.
    }
arena-heading-interval = 95% tussen
arena-heading-thinking = CPU per zet
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms
arena-heading-rating = Sterkte
arena-axis-games = Partijen
arena-axis-share = Aandeel gewonnen
arena-axis-points = Punten
arena-ratio = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-sprt-high = Beslist: { $bot } wint eerder { $high } dan { $low } (log-aannemelijkheidsverhouding { $ratio }, grens { $bound }).
arena-sprt-low = Beslist: { $bot } wint eerder { $low } dan { $high } (log-aannemelijkheidsverhouding { $ratio }, grens { $bound }).
arena-sprt-open = Niet beslist tussen { $low } en { $high } voor { $bot } (log-aannemelijkheidsverhouding { $ratio }, grens { $bound }).

## Weigeringen

arena-count = { $option } vraagt { $least } of meer, niet { $count }.
arena-budget = Kies --time of --iterations, niet allebei.
arena-one-bot = { $bot } zou tegen zichzelf spelen en altijd winnen. Noem er een andere bot bij, of meet één bot met dolmen simulate.
arena-bot-twice = { $bot } is twee keer genoemd: zijn partijen tegen zichzelf zeggen niets. Noem elke bot één keer; minder bots dan plaatsen vullen de tafel.
arena-sprt-refused =
    --sprt vraagt twee aandelen tussen 0 en 1 of twee Elo-verschillen, het laagste eerst, en bots om
    te vergelijken; niet ‘{ $sprt }’.
arena-unwritable = { $path } kan niet worden geschreven: { $why }.
arena-taken = Een andere opdracht schrijft op dit moment naar { $path }; wacht daarop of kies een ander bestand.
arena-foreign = { $path } bevat partijen van een andere arena (verschil: { $what }); kies een ander bestand.
arena-damaged = Regel { $line } van het arenabestand is beschadigd. { $reason }
arena-line = Het is geen regel die dolmen arena heeft geschreven.
arena-no-game = { $path } heeft geen partij { $game }.
arena-illegal = De bot { $bot } koos een ongeldige zet in partij { $game }: { $move }.
arena-died = Aan dezelfde taak ({ $what }) zijn { $count } processen gestorven; ze wordt niet opnieuw geprobeerd.
arena-picture = { $path } is geen naam voor een afbeelding; hij moet op { $suffix } eindigen.
arena-build = Een machine van het cluster heeft een andere versie ({ $theirs }, niet { $ours }); haar partijen tellen niet. Installeer overal dezelfde.
arena-cluster = Het cluster op { $address } werkt niet: { $why }

## Afstellen: `dolmen tune`

tune-seats = Het aantal spelers; de gewichten gelden dan alleen voor zulke tafels (standaard: de gewone tafel, en alle andere).
tune-generations = Hoeveel generaties.
tune-population = Kandidaten per generatie (standaard: naar het aantal gewichten).
tune-positions = Partijen vanaf willekeurige standen voor elke kandidaat.
tune-panel = Wie de anderen zijn, voor elke partij geloot: { $allowed }.
tune-spread = Hoe ver de gewichten er eerst naast mogen zitten, in honderdsten.
tune-start = Gewichten om mee te beginnen (standaard: die van het spel).
tune-json = Elke generatie in een bestand bewaren, een JSON-regel per stuk, en daar na een onderbreking verder gaan.
tune-out = Waar de gewichten worden geschreven (standaard: op het scherm).
tune-plot = In een bestand (.svg) tekenen wat elke generatie waard is.
tune-progress = Afstellen
tune-worth = { $mean } ({ $low } tot { $high })
tune-played =
    { $generations ->
        [one] { $generations } generatie; de beste is nummer { $best }.
       *[other] { $generations } generaties; de beste is nummer { $best }.
    }
tune-heading-weight = Gewicht
tune-heading-before = Voor
tune-heading-after = Na
tune-gain = { $gain } beter dan eerst, in partijen waarmee niets werd gekozen (in winst, of in punten van wie alleen speelt).
tune-axis-generations = Generaties
tune-axis-worth = Waarde
tune-too-many = Dat zijn te veel partijen: generaties maal posities mag hoogstens { $most } zijn.
tune-start-refused = { $path } bevat geen gewichten voor het spel { $title }.
