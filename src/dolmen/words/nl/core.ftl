### Wat elk spel kan zeggen: weigeringen, beschadigde partijbestanden, lijstjes in een zin.

## Lijstjes

list-more = { $left }, { $right }
list-last = { $left } en { $right }

## Taal, spellen, plaatsen, opties en bots

language-unknown = De taal ‘{ $language }’ is er niet. Talen: { $allowed }.
title-unknown = Het spel ‘{ $title }’ is er niet. Spellen: { $allowed }.
title-near = Het spel ‘{ $title }’ is er niet. Bedoelde je { $near }?
title-broken = Het spel ‘{ $title }’ is geïnstalleerd, maar kan niet gespeeld worden: { $fault }
seats-refused = { $title } speel je met { $allowed }, niet met { $seats }.
option-unknown = { $title } heeft geen optie ‘{ $option }’. Opties: { $allowed }.
option-refused =
    De optie { $option } van { $title } kan niet ‘{ $value }’ zijn. Toegestaan: { $allowed }.
number-refused =
    De optie { $option } vraagt een geheel getal van { $low } tot en met { $high }, niet ‘{ $value
    }’.
bot-unknown = De bot ‘{ $bot }’ bestaat niet. Bots: { $allowed }.

## Wat een zet kost en oplevert

effect-gain = +{ $what }
effect-loss = −{ $what }
effect-left = nog { $what } over
effect-due = kost { $what }
effect-follows = dan +{ $what }
effect-follows-loss = dan −{ $what }
effect-lacks = ontbreekt: { $what }
effect-other = { $player }: { $effect }

## Zetten

move-unknown = De zet ‘{ $text }’ bestaat niet.
move-illegal = De zet ‘{ $move }’ kan nu niet. { $reason } ({ $clause })
record-crossings =
    { $count ->
        [one] Eén keer is er iets teruggenomen
       *[other] { $count } keer is er iets teruggenomen
    } over dobbelstenen, kaarten of iemands antwoord heen: wat kwam was toen bekend, en het kwam precies zo terug.
record-advice =
    { $count ->
        [one] { $name } vroeg een bot één keer om goede zetten.
       *[other] { $name } vroeg een bot { $count } keer om goede zetten.
    }
log-point = Er is geen stand na zet { $asked }. Toegestaan: 0 tot en met { $most }.
log-ahead = Er is niets over van wat teruggenomen is om opnieuw te spelen.
log-over = De partij is al afgelopen.
log-ending = Een partij stopt voor het einde als iemand opgeeft, als iedereen het ermee eens is of als de beheerder de tafel sluit.

## Standen

position-malformed =
    Wat bij /{ $where } staat, klopt niet: verwacht { $expected }, gekregen { $got }.
position-impossible = Deze stand is in strijd met { $clause }. { $rule }
position-breaks-laws = Deze stand is in strijd met { $count } regels: { $laws }
position-law = { $clause } (“{ $rule }”)

## Partijbestanden

record-damaged = Regel { $line } van het partijbestand is beschadigd. { $reason }
record-empty = Het partijbestand is leeg.
value-too-large = Een getal past niet in 64 bits.
value-too-long = Een tekst heeft { $count } tekens, maar hoogstens { $most } zijn toegestaan.
value-half-character = Een tekst bevat een half teken, dat niet getoond kan worden.
record-not-json = Elke regel moet één JSON-object zijn.
record-foreign =
    Een partijbestand begint met het formaat ‘{ $expected }’, maar hier staat ‘{ $got }’.
record-header =
    De kop moet title, version, seats, options en names noemen, met een naam voor elke plaats.
record-version =
    Het partijbestand volgt versie { $got } van de spelregels, maar dit programma speelt versie
    { $expected }.
record-older =
    De partij is begonnen onder versie { $was } van de spelregels. Onder versie { $is }, die dit
    programma speelt, klopt deze regel niet meer: { $why }
record-line = Een zet heeft precies de sleutels n, seat en move.
record-number = Het nummer van deze zet zou { $expected } moeten zijn, maar is { $got }.
record-seat =
    { $expected ->
        [none] Deze zet is aan het toeval, maar het partijbestand geeft hem aan plaats { $got }.
       *[other] Deze zet is van plaats { $expected }, maar het partijbestand geeft hem aan { $got ->
            [none] het toeval
           *[other] plaats { $got }
        }.
    }
record-after-end = Na de slotregel mag niets meer komen.
record-early-end = Hier sluit het partijbestand, maar de partij is nog niet afgelopen.
record-unclosed = De partij is afgelopen, maar de slotregel met de scores ontbreekt.
record-scores =
    De scores zouden { $expected } moeten zijn, maar het partijbestand zegt { $got }, of de rangen
    verschillen.
record-given =
    De kop neemt de eerste zetten over uit een ander partijbestand, { $given } in totaal, maar er
    zijn er maar { $moves }.
record-commitment = Een vastlegging telt 64 hexadecimale cijfers in kleine letters, of is null.
record-closing =
    De slotregel heeft de sleutels scores, ranks en seed, en ended en seat als de spelers de partij
    hebben gestopt.
record-seed = Een startgetal telt 32 hexadecimale cijfers in kleine letters, of is null.
record-seed-foreign =
    De kop belooft een ander startgetal: de SHA-256 van dit startgetal is { $found }.
record-seed-early =
    Het startgetal wordt getoond in de slotregel, als de partij is afgelopen, niet in de kop.
record-dice =
    De dobbelstenen van een partijbestand hebben de vorm { $expected } als de kop er een noemt, niet
    { $got }.
record-nonces =
    Bij zulke dobbelstenen heeft de kop een lijst nonces: voor elke plaats 32 hexadecimale cijfers
    in kleine letters, of null.
record-duplicate =
    De naam van de partij met dezelfde dobbelstenen telt hoogstens 64 letters en cijfers.
record-terms =
    De kop belooft niet dit startgetal met deze opties, overgenomen zetten en nonces: hun
    vastlegging zou { $found } zijn.

## Oordelen over de dobbelstenen van een partijbestand

dice-no-commitment =
    Er is niets te controleren: deze tafel heeft vooraf niets over haar dobbelstenen beloofd.
dice-open =
    Er is nog niets te controleren: de partij gaat verder, en het startgetal wordt pas aan het einde
    getoond.
dice-none =
    Er is niets te controleren: er is geen dobbelsteen gegooid en geen kaart getrokken.
dice-no-seed = Niet bevestigd: het partijbestand toont het startgetal van de dobbelstenen niet.
dice-foreign =
    Niet bevestigd: de tafel heeft dit startgetal, deze opties en overgenomen zetten niet beloofd.
dice-given-free =
    { $count ->
        [one]
            Niet bevestigd: de eerste zet komt uit een ander partijbestand, en dobbelstenen van de
            eerste vorm leggen die niet vast.
       *[other]
            Niet bevestigd: de eerste { $count } zetten komen uit een ander partijbestand, en
            dobbelstenen van de eerste vorm leggen die niet vast.
    }
dice-wrong =
    Regel { $line } is niet wat de dobbelstenen gaven: ‘{ $expected }’ moest komen, maar het
    partijbestand zegt ‘{ $found }’. Foute dobbelstenen en kaarten: { $wrong } van { $count }.

## Wat voor de zet pleit die een bot aanraadt

advice-points =
    { $points ->
        [one] { $what } (ongeveer { $points } punt)
       *[other] { $what } (ongeveer { $points } punten)
    }
advice-lead = je voorsprong op de anderen
advice-chance = { $mean }% kans om te winnen ({ $low } tot { $high })
advice-end =
    { $mean ->
        [one] { $mean } punt aan het eind ({ $low } tot { $high })
       *[other] { $mean } punten aan het eind ({ $low } tot { $high })
    }
advice-clear = De eerste is duidelijk beter dan de tweede.
advice-unclear = Geen duidelijk verschil tussen de eerste twee.
advice-only = Het is de enige zet.
advice-alike = Geen zet lijkt hier beter dan een andere.
advice-because = Hij is beter dan je andere zetten voor: { $reasons }.
