### Wat elk spel kan zeggen: weigeringen, beschadigde verslagen, lijstjes in een zin.

## Lijstjes

list-more = { $left }, { $right }
list-last = { $left } en { $right }

## Taal, spellen, stoelen, opties en bots

language-unknown = De taal ‘{ $language }’ is er niet. Talen: { $allowed }.
title-unknown = Het spel ‘{ $title }’ is er niet. Spellen: { $allowed }.
title-broken = Het spel ‘{ $title }’ is geïnstalleerd, maar kan niet gespeeld worden: { $fault }
seats-refused = { $title } speel je niet met { $seats } stoelen. Toegestaan: { $allowed }.
option-unknown = { $title } heeft geen optie ‘{ $option }’. Opties: { $allowed }.
option-refused =
    De optie { $option } van { $title } kan niet ‘{ $value }’ zijn. Toegestaan: { $allowed }.
number-refused =
    De optie { $option } vraagt een geheel getal van { $low } tot en met { $high }, niet ‘{ $value }’.
bot-unknown = De bot ‘{ $bot }’ bestaat niet. Bots: { $allowed }.

## Zetten

move-unknown = De zet ‘{ $text }’ bestaat niet.
move-illegal = De zet ‘{ $move }’ kan nu niet. { $reason } ({ $clause })
log-point = Er is geen stand na zet { $asked }. Toegestaan: 0 tot en met { $most }.
log-over = Het spel is al afgelopen.
log-ending =
    Een spel stopt voor het einde als een van de stoelen opgeeft of als iedereen het ermee eens is.

## Standen

position-malformed =
    Wat bij /{ $where } staat, klopt niet: verwacht { $expected }, gekregen { $got }.
position-impossible = Deze stand is in strijd met { $clause }. { $rule }
position-breaks-laws = Deze stand is in strijd met { $count } regels: { $laws }
position-law = { $clause } (“{ $rule }”)

## Verslagen

record-damaged = Regel { $line } van het verslag is beschadigd. { $reason }
record-empty = Het verslag is leeg.
value-too-large = Een getal past niet in 64 bits.
value-too-long = Een tekst heeft { $count } tekens, maar hoogstens { $most } zijn toegestaan.
value-half-character = Een tekst bevat een half teken, dat niet getoond kan worden.
record-not-json = Elke regel moet één JSON-object zijn.
record-foreign = Een verslag begint met het formaat ‘{ $expected }’, maar hier staat ‘{ $got }’.
record-header =
    De kop moet title, version, seats, options en names noemen, met een naam voor elke stoel.
record-version =
    Het verslag volgt versie { $got } van de spelregels, maar dit programma speelt versie
    { $expected }.
record-line = Een zet heeft precies de sleutels n, seat en move.
record-number = Het nummer van deze zet zou { $expected } moeten zijn, maar is { $got }.
record-seat =
    { $expected ->
        [none] Deze zet is aan het toeval, maar het verslag geeft hem aan stoel { $got }.
       *[other] Deze zet is van stoel { $expected }, maar het verslag geeft hem aan { $got ->
            [none] het toeval
           *[other] stoel { $got }
        }.
    }
record-after-end = Na de slotregel mag niets meer komen.
record-early-end = Hier sluit het verslag, maar het spel is nog niet afgelopen.
record-unclosed = Het spel is afgelopen, maar de slotregel met de scores ontbreekt.
record-scores =
    De scores zouden { $expected } moeten zijn, maar het verslag zegt { $got }, of de rangen
    verschillen.
record-given =
    De kop neemt de eerste zetten over uit een ander verslag, { $given } in totaal, maar er zijn er
    maar { $moves }.
record-commitment = Een belofte telt 64 hexadecimale cijfers in kleine letters, of is null.
record-closing =
    De slotregel heeft de sleutels scores, ranks en seed, en ended en seat als de spelers het spel
    hebben gestopt.
record-seed = Een startgetal telt 32 hexadecimale cijfers in kleine letters, of is null.
record-seed-foreign =
    De kop belooft een ander startgetal: de SHA-256 van dit startgetal is { $found }.
record-seed-early =
    Het startgetal wordt getoond in de slotregel, als het spel is afgelopen, niet in de kop.
record-dice =
    De dobbelstenen van een verslag hebben de vorm { $expected } als de kop er een noemt, niet
    { $got }.
record-nonces =
    Bij zulke dobbelstenen heeft de kop een lijst nonces: voor elke stoel 32 hexadecimale cijfers in
    kleine letters, of null.
record-duplicate =
    De naam van de partij met dezelfde dobbelstenen telt hoogstens 64 letters en cijfers.
record-terms =
    De kop belooft niet dit startgetal met deze opties, overgenomen zetten en nonces: hun belofte
    zou { $found } zijn.

## Oordelen over de dobbelstenen van een verslag

dice-no-commitment =
    Er is niets te controleren: deze tafel heeft vooraf niets over haar dobbelstenen beloofd.
dice-open =
    Er is nog niets te controleren: het spel gaat verder, en het startgetal wordt pas aan het einde
    getoond.
dice-none =
    Er is niets te controleren: er is geen dobbelsteen gegooid en geen kaart getrokken.
dice-no-seed = Niet bevestigd: het verslag toont het startgetal van de dobbelstenen niet.
dice-foreign =
    Niet bevestigd: de tafel heeft dit startgetal, deze opties en overgenomen zetten niet beloofd.
dice-given-free =
    { $count ->
        [one]
            Niet bevestigd: de eerste zet komt uit een ander verslag, en dobbelstenen van de eerste
            vorm leggen die niet vast.
       *[other]
            Niet bevestigd: de eerste { $count } zetten komen uit een ander verslag, en dobbelstenen
            van de eerste vorm leggen die niet vast.
    }
dice-wrong =
    Regel { $line } is niet wat de dobbelstenen gaven: ‘{ $expected }’ moest komen, maar het verslag
    zegt ‘{ $found }’. Foute dobbelstenen en kaarten: { $wrong } van { $count }.
