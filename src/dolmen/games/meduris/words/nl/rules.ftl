### Meduris: de spelregels, regel voor regel. De ids zijn die van de regels in de bron.

meduris-rules-title = Meduris: de spelregels
meduris-rules-intro =
    Jullie vestigen je aan de voet van de berg Meduris: je arbeiders halen hout, wol, koper en steen
    van de hoogvlaktes, jij bouwt daarmee hutten en tempels, en de druïde gaat rond van hut naar hut
    en vraagt elke eigenaar om een offergave. Van de gedrukte kant voor vier spelers, met 40 velden,
    is maar een deel bekend; de onze is daarom een eigen ontwerp in de geest van de gedrukte, en een
    bordbestand kan hem vervangen. In de voorbeelden zitten Rood, Groen (lichtgroen) en Blauw met de
    klok mee aan het bord met 32 velden, tenzij er iets anders staat; velden die niet genoemd
    worden, zijn onbebouwd en hebben geen chip, en wat niet vermeld wordt, speelt geen rol.

## Voorbereiding

MED-SETUP = Voorbereiding
MED-SETUP-01 =
    Je speelt Meduris met 2, 3 of 4 spelers; elk ander aantal wordt geweigerd. Iedereen houdt zijn
    of haar plaats, en de plaatsen volgen elkaar met de klok mee op.
MED-SETUP-02 =
    De kleuren zijn rood, lichtgroen, blauw en paars, en geen twee spelers hebben dezelfde. Met twee
    spelers zijn het altijd blauw en paars, de enige met 12 hutten en 3 arbeiders. Drie spelers
    nemen drie kleuren naar keuze, vier spelers nemen ze allemaal.
MED-SETUP-03 =
    Met twee of drie spelers gebruik je de kant van het bord met 32 velden, met vier spelers de kant
    met 40.
MED-SETUP-04 =
    De N velden (N is 32 of 40) zijn met de klok mee genummerd van 0 tot en met N − 1 en vormen een
    gesloten ring: de buren van veld i zijn de velden i − 1 en i + 1, geteld modulo N. Ook de velden
    N − 1 en 0 zijn dus buren, al loopt de grote rivier ertussen. Elk veld toont twee verschillende
    materialen en ligt in een van de negen gebieden, die elk uit opeenvolgende velden bestaan.
MED-SETUP-05 = Alle puntentellers beginnen op 5.
MED-SETUP-06 =
    Meng de zes bonuschips gedekt (twee keer ‘2’, twee keer ‘hut’ en twee keer ‘druïde’), leg ze op
    zes verschillende velden en draai ze dan om. Over de hele ring liggen er tussen een chip en de
    volgende minstens drie velden zonder chip; langs de ring liggen ze dus minstens 4 uit elkaar. Zo
    zijn er 6864 mogelijke groepen velden op de kant met 32 en 135660 op de kant met 40. (huisregel)
MED-SETUP-07 =
    Voorbeeld, de verdeling op de foto van de voorbereiding: het bord met 32 velden heeft nog geen
    chips. Je legt ‘hut’ op veld 2, ‘2’ op veld 8, ‘druïde’ op veld 12, ‘druïde’ op veld 17, ‘hut’
    op veld 21 en ‘2’ op veld 26. Dat wordt geaccepteerd: ertussen zijn 5, 3, 4, 3, 4 en 7 velden
    vrij. Ligt de chip van veld 12 op veld 11, dan wordt het geweigerd, want tussen 8 en 11 blijven
    alleen de velden 9 en 10 over.
MED-SETUP-08 =
    De druïde begint op zijn eigen tempel, die niet bij de ring hoort. Vandaar leiden drie
    steenvelden naar het pad, waar ze vlak voor veld 0 op uitkomen. Op geen enkel veld is iets
    gebouwd.
MED-SETUP-09 =
    Je begint met een verborgen voorraad: elk 1 kaartje hout, wol, koper en steen. De rest vormt de
    openbare stapels op de berg, één per materiaal: elk 16 kaartjes met 2 spelers, 15 met 3 of 14
    met 4. Voor elk materiaal zijn de stapel en alle voorraden samen altijd 18.
MED-SETUP-10 =
    Je stukken staan in een reserve die iedereen kan zien: 2 tempels, en 12 hutten met 2 spelers of
    8 hutten met 3 of 4.
MED-SETUP-11 =
    Er zijn negen runenstenen, één per gebied. Ze liggen naast het bord en zijn nog van niemand.
MED-SETUP-12 =
    Bepaal wie begint. Leidt een programma het spel, dan loot het de startspeler, tenzij de tafel
    een plaats heeft aangewezen. (huisregel)
MED-SETUP-13 =
    Je hebt 3 arbeiders met 2 spelers, of 2 arbeiders met 3 of 4. De startspeler zet één arbeider op
    een hoogvlakte, dan doen de anderen met de klok mee hetzelfde, en zo gaat het rond tot er geen
    arbeider meer over is. Je kiest een hoogvlakte met minder dan drie arbeiders, en de jouwe komt
    boven op de arbeiders die er al staan. Dit levert niets op. Daarna is de eerste beurt voor de
    startspeler.
MED-SETUP-14 =
    Alleen de inhoud van de voorraden is geheim. De stapels, reserves, runen, scores, torens van
    arbeiders, bonuschips (ook een die onder een hut ligt), de druïde en de dobbelsteen zijn voor
    iedereen te zien. (huisregel)
MED-SETUP-15 =
    Naast de beginnende plaats en de kleuren zijn er vijf opties. De optie bonus is "random" (de
    standaard), "photo" (de verdeling van MED-SETUP-07, alleen voor de 32 gedrukte velden), een
    lijst van zes velden die je kiest, die MED-SETUP-06 toestaat en waarvan de chips worden geloot,
    of een verdeling die je zelf opgeeft, met twee chips van elke soort. De optie stalemate_end is
    aan (de standaard) of uit, zie MED-FINALE-03. De optie idle_limit is een aantal ronden van 0 tot
    en met 1000, standaard 20, en met 0 staat ze uit, zie MED-FINALE-12. De optie open_stocks is uit
    (de standaard) of aan; aan toont ze de voorraden die volgens MED-SETUP-14 geheim zijn. De optie
    board is de gedrukte of zelf ontworpen kant uit het gegevensbestand (de standaard) of een eigen
    bord, zie MED-SETUP-16. Al het andere wordt geweigerd, en de weigering noemt het bij naam.
MED-SETUP-16 =
    Een eigen bord moet aan deze voorwaarden voldoen. Het heeft 32 velden voor 2 of 3 spelers, of 40
    velden voor 4, genummerd vanaf 0 zonder dat er een nummer ontbreekt. Elk veld toont twee van de
    vier materialen, en die verschillen van elkaar. Er zijn precies negen gebieden, en elk is één
    blok van opeenvolgende nummers met minstens één veld; geen gebied loopt dus over de rivier door.
    Coördinaten hoeven er niet bij. Elk ander bord wordt geweigerd, en de weigering zegt waarom.
    Omdat er altijd minder hutten dan velden zijn, kan een rij hutten de ring nooit sluiten.
MED-SETUP-17 =
    Voorbeeld: al deze borden worden geweigerd. Het ene heeft 31 velden; een ander heeft 32 velden
    maar is voor 4 spelers bedoeld; op weer een ander toont veld 7 twee keer hout; op nog een ander
    horen de velden 3 en 9 bij hetzelfde gebied terwijl veld 5 bij een ander hoort.

## Beurt

MED-TURN = Je beurt
MED-TURN-01 =
    De beurten gaan met de klok mee rond. In je beurt speel je fase 1/2, de kleine opbrengst, en
    daarna fase 2/2. Je kunt geen van beide overslaan en de volgorde niet veranderen.
MED-TURN-02 =
    In fase 2/2 doe je precies één van drie dingen: een grote opbrengst nemen, een hut bouwen of een
    tempel bouwen. Passen kan niet; minstens één grote opbrengst is altijd mogelijk. (huisregel)
MED-TURN-03 =
    Hebben anderen in jouw beurt iets te kiezen (bij plus of min, of bij een offergave), dan doen ze
    dat in de volgorde die daarvoor geldt, en tot dat gebeurd is, gaat er niets anders verder.
MED-TURN-04 =
    Je beurt eindigt als de druïde verplaatst is en een eventuele tussentelling en het hele ritueel
    klaar zijn. Dan is je linkerbuur aan de beurt, wie er ook als laatste geofferd heeft.
MED-TURN-05 =
    Wat de regels niet toestaan, kun je niet doen: er ontbreekt een stuk, het veld mag niet of je
    betaling schiet tekort. Zo’n actie wordt geweigerd, en alles blijft zoals het was.
MED-TURN-06 =
    Je beurt verloopt in deze volgorde: de dobbelsteen; alle keuzes waar de dobbelsteen om vraagt,
    die van anderen en die van jezelf; zoveel losse ruilen als je wilt (MED-SWAP-04); één actie van
    fase 2/2, met alles wat eruit volgt; de controles aan het einde van de beurt (MED-FINALE-13).

## Kleine opbrengst

MED-SMALL = Fase 1/2: de kleine opbrengst
MED-SMALL-01 =
    Gooi in je beurt de dobbelsteen. Die heeft zes kanten, hout, wol, koper, steen, plus en min, en
    ze hebben allemaal evenveel kans.
MED-SMALL-02 =
    Gooi je een materiaal, dan gaan alle arbeiders op de hoogvlakte van dat materiaal aan het werk,
    van wie ze ook zijn. Elk brengt zijn eigenaar precies 1 kaartje van de stapel, hoe hoog of laag
    hij ook in de toren staat.
MED-SMALL-03 =
    Heeft de stapel niet genoeg kaartjes, dan ga je de toren van boven naar beneden af: de bovenste
    arbeider, dan die eronder, dan de onderste. Wie na het laatste kaartje komt, krijgt niets. Een
    lege stapel geeft niets tot er kaartjes op terugkomen.
MED-SMALL-04 =
    Bij plus mag elke speler 1 kaartje nemen van het materiaal dat hij of zij wil, waar de arbeiders
    ook staan. De actieve speler begint, en de anderen volgen met de klok mee.
MED-SMALL-05 =
    Bij plus kun je alleen een stapel kiezen waar nog kaartjes op liggen; wie later komt, moet het
    doen met wat er over is. Wil je geen kaartje, dan hoef je er geen te nemen. Zijn alle vier de
    stapels leeg, dan krijgt niemand iets. (huisregel)
MED-SMALL-06 =
    Bij min moet elke speler 1 kaartje naar eigen keuze op de stapel terugleggen. De actieve speler
    begint, en de anderen volgen met de klok mee en hebben dan gezien wat er eerder is teruggelegd.
    Heb je geen kaartjes, dan leg je niets terug, en het kost je verder niets. (huisregel)
MED-SMALL-07 =
    Voorbeeld, de eerste helft van voorbeeld 1 uit het regelboek: op de hoogvlakte van het hout
    staan, van onder naar boven, Blauw, Blauw en Groen, en geen arbeider van Rood; de houtstapel
    heeft minstens 3 kaartjes. Rood gooit hout. Groen krijgt 1 hout, Blauw krijgt er 2 en Rood 0.
    Rood gaat verder met fase 2/2.
MED-SMALL-08 =
    Voorbeeld van een tekort, naar de FAQ: de arbeiders staan net zo, maar de houtstapel heeft maar
    2 kaartjes. Er wordt hout gegooid. Groen, bovenop, krijgt 1, de hoogste arbeider van Blauw
    krijgt 1 en de laagste van Blauw 0; de stapel komt op 0. Wordt er nog eens hout gegooid, dan
    krijgt niemand iets.
MED-SMALL-09 =
    Voorbeeld van plus met nog maar één kaartje, naar de FAQ: op de stapels liggen 1 hout, 0 wol, 0
    koper en 0 steen, en Blauw is de actieve speler. Blauw gooit plus en neemt het hout. Rood en
    Groen krijgen niets, waar hun arbeiders ook staan.

## Grote opbrengst

MED-BIG = Fase 2/2: de grote opbrengst
MED-BIG-01 =
    Pak een van je eigen arbeiders, welke je maar wilt, ook midden uit een toren of van onderen. De
    arbeiders erboven zakken één plaats en blijven in dezelfde volgorde.
MED-BIG-02 =
    Zet de arbeider boven op de toren van een andere hoogvlakte, waar tot dan toe hoogstens twee
    arbeiders staan. Zijn oude hoogvlakte mag niet, en een met drie arbeiders ook niet.
MED-BIG-03 =
    Nu levert de hoogvlakte waar hij aankomt één keer op, en geen andere. Tel je de hoogtes vanaf 1
    onderaan, dan brengt de arbeider op hoogte h zijn eigenaar h kaartjes van dat materiaal. Eén
    arbeider alleen brengt 1, twee arbeiders brengen 2 + 1 en drie brengen 3 + 2 + 1.
MED-BIG-04 =
    Iedereen met een arbeider op die hoogvlakte krijgt kaartjes, dus ook je tegenstanders. Zijn daar
    meerdere arbeiders van dezelfde speler, dan tel je hun kaartjes op.
MED-BIG-05 =
    Heeft de stapel niet genoeg, dan neemt de bovenste arbeider alles waar hij recht op heeft,
    zolang er kaartjes zijn; dan doet de volgende hetzelfde, dan de onderste. Elk neemt wat er nog
    ligt, en dat kan ook maar een deel zijn of helemaal niets.
MED-BIG-06 =
    Je mag deze zet ook doen als de stapel leeg is; de opbrengst is dan 0. Bij een grote opbrengst
    blijft de druïde waar hij is, en je krijgt geen rune en geen punten.
MED-BIG-07 =
    Voorbeeld, de tweede helft van voorbeeld 1 uit het regelboek: op de hoogvlakte van de steen
    staat Rood onderaan en Groen erboven; de andere arbeider van Rood staat bij de wol; de
    steenstapel heeft minstens 6 kaartjes. Rood verplaatst de arbeider van wol naar steen. De
    hoogvlakte van de steen is nu, van onder naar boven, Rood, Groen, Rood. Rood krijgt 4 steen (3 +
    1) en Groen krijgt er 2; de hoogvlakte van de wol levert niets op.
MED-BIG-08 =
    Voorbeeld van een arbeider die van onderen wordt weggenomen: de hoogvlakte van het hout is, van
    onder naar boven, Rood, Blauw, Groen, en op die van het koper staat Blauw. Rood verplaatst de
    arbeider van hout naar koper. De hoogvlakte van het hout is nu Blauw, Groen, en die van het
    koper Blauw, Rood. Rood krijgt 2 koper en Blauw krijgt er 1; er komt geen hout.
MED-BIG-09 =
    Voorbeeld van een tekort: alles is als in MED-BIG-07, alleen heeft de steenstapel 4 kaartjes.
    Rood gaat naar steen. De bovenste arbeider, van Rood, krijgt 3, die van Groen 1 en de onderste,
    weer van Rood, 0. De steenstapel komt op 0.

## Ruilen

MED-SWAP = Drie ruilen voor één
MED-SWAP-01 =
    Waar je ook voor betaalt, een hut, een tempel of een offergave, je mag elk kaartje dat nodig is
    vervangen door drie kaartjes van andere materialen, gelijk of gemengd. Die drie gaan naar hun
    eigen stapels. De stapel van het vervangen materiaal blijft erbuiten en mag dus best leeg zijn.
    (huisregel)
MED-SWAP-02 =
    Je mag meer dan één kaartje vervangen: voor n vervangen kaartjes betaal je 3n extra kaartjes uit
    je voorraad.
MED-SWAP-03 = Je mag een kaartje ook vervangen als je het gevraagde wel hebt. (huisregel)
MED-SWAP-04 =
    Er is ook de losse ruil, alleen in je eigen beurt, na de dobbelsteen en alle keuzes waar die om
    vraagt, en voor de actie van fase 2/2. Je legt drie kaartjes terug en neemt er één van een
    materiaal dat op geen van die drie staat, als de stapel daarvan tenminste niet leeg is; dat mag
    zo vaak je wilt. Keuze voor keuze zeg je eerst welk kaartje je neemt, en dan geef je de drie in
    de vaste volgorde hout, wol, koper, steen. De ruil wordt je alleen aangeboden als je drie
    kaartjes van andere materialen hebt. (huisregel)
MED-SWAP-05 =
    Anders ruilen kan niet: er is geen andere koers, je handelt niet met andere spelers, en je
    betaalt niet met runen, punten of stukken.
MED-SWAP-06 =
    Voorbeeld van vervangen tijdens het bouwen: de velden 17, 18 en 19 zijn onbebouwd, Blauw heeft
    alleen 1 hout, 2 wol en 1 koper, en de steenstapel staat op 0. Blauw bouwt een hut op veld 18
    (steen en hout) met het hout, en met 2 wol en 1 koper voor de steen. Dat mag. De voorraad van
    Blauw is nu leeg; de stapels krijgen er 1 hout, 2 wol en 1 koper bij, en steen blijft op 0.
MED-SWAP-07 =
    Voorbeeld: Blauw heeft alleen 1 hout en 2 wol en wil de hut van MED-SWAP-06 bouwen. Dat wordt
    geweigerd, en er verandert niets.
MED-SWAP-08 =
    Welke betalingen mogen precies? Stel dat de prijs k kaartjes van materiaal a en k kaartjes van
    materiaal b is; bij een hut is k de nederzettingsfactor, bij een tempel of de offergave van
    beide materialen is het 1. Een betaling is een groep kaartjes uit je voorraad. Ze mag als er
    getallen p en q zijn, elk van 0 tot en met k, waarmee je haar in vier delen kunt splitsen: k − p
    kaartjes van a en k − q kaartjes van b, die rechtstreeks betalen; 3p kaartjes zonder enige a,
    die in de plaats komen van de p vervangen kaartjes van a; en 3q kaartjes zonder enige b, die in
    de plaats komen van de q vervangen kaartjes van b. Geen kaartje telt dubbel, je krijgt niets
    terug, en er mag geen kaartje overblijven. Bij drie kaartjes die voor een a komen, mag b zitten,
    en bij drie die voor een b komen, mag a zitten, ook als je alle b (of alle a) die nodig is
    rechtstreeks betaalt. Het gaat er alleen om welke kaartjes je betaalt: kun je dezelfde kaartjes
    op twee manieren splitsen, dan blijft het één betaling. Als rekensom, met A, B en O voor de
    aantallen kaartjes van a, van b en van de andere twee materialen in de betaling: 0 ≤ B − (k − q)
    ≤ 3p, 0 ≤ A − (k − p) ≤ 3q en A + B + O = 2k + 2(p + q).
MED-SWAP-09 =
    De offergave van één materiaal kost 1 kaartje van a, en a mag elk van de twee materialen van het
    veld zijn. Je geeft één kaartje van a, of drie kaartjes zonder enige a.
MED-SWAP-10 =
    Stel dat de prijs j kaartjes van a en k kaartjes van b is, en vergelijk die met je voorraad: er
    kan a of b tekort zijn, en er kan over zijn. Je kunt betalen als, en alleen als, 3 × (tekort a +
    tekort b) niet meer is dan a over + b over + al je kaartjes van de andere twee materialen.
    Alleen dan kun je dat gebouw of die offergave kiezen.
MED-SWAP-11 =
    Keuze voor keuze betalen gaat in de standaardvorm zo. Heb je het veld of de offergave gekozen,
    dan kun je ‘vervang a’ zeggen (hoogstens k keer) en daarna ‘vervang b’ (hoogstens k keer).
    Telkens geef je dan drie kaartjes, een voor een, en geen enkel van het materiaal dat je
    vervangt. Met ‘betaal’ sluit je af, en alles wat je niet vervangen hebt, wordt rechtstreeks
    genomen. Alle kaartjes die je voor hetzelfde vervangen materiaal geeft, volgen de vaste volgorde
    hout, wol, koper, steen, waarbij gelijke na elkaar mogen komen. Je krijgt alleen keuzes waarna
    je de betaling binnen deze vorm nog kunt afmaken, de vaste volgorde en ‘eerst a, dan b’
    inbegrepen; zo kun je niet eerst je enige koper geven als er dan voor de andere twee alleen hout
    overblijft. Ben je eenmaal aan een drietal begonnen, dan is MED-SWAP-10 alleen niet genoeg als
    controle. Zo loop je nooit vast, en je kunt alle betalingen van MED-SWAP-08 bereiken en geen
    andere, sommige op meer dan één manier. Elk kaartje gaat naar zijn stapel op het moment dat je
    het geeft, en waar ‘betaal’ de enige keuze is, hoeft je niets gevraagd te worden. Elke andere
    vorm is net zo goed, als die maar tot dezelfde betalingen leidt.
MED-SWAP-12 =
    Voorbeeld van alle betalingen: de velden 17, 18 en 19 zijn onbebouwd, en Blauw heeft alleen 4
    hout, 2 wol en 1 steen. Blauw bouwt een hut op veld 18 (steen en hout). Er zijn precies vijf
    betalingen die mogen. De eerste is 1 hout en 1 steen. De steen vervangen geeft er drie: 4 hout,
    of 3 hout en 1 wol, of 2 hout en 2 wol. Beide vervangen geeft er één: 3 hout voor de steen, plus
    2 wol en 1 steen voor het hout. Alleen het hout vervangen geeft er geen: de steen is
    rechtstreeks betaald, en de twee wol die overblijven, zijn niet genoeg voor een drietal.
MED-SWAP-13 =
    Voorbeeld van meer vervangen kaartjes: er staat een hut op veld 19, en de velden 17, 18 en 20
    zijn onbebouwd, dus een hut op veld 18 heeft factor 2 en kost 2 steen en 2 hout. Heeft Blauw 2
    hout en 6 wol, dan kan Blauw betalen en gaat alles op. Heeft Blauw 5 hout en 3 wol, dan kan het
    ook: 2 hout rechtstreeks en, voor de twee stenen, 3 hout en 3 wol, hoe dan ook verdeeld over
    twee groepjes van drie. Heeft Blauw 5 hout en 2 wol, dan wordt het geweigerd: er zijn 6 kaartjes
    nodig en maar 5 over. Heeft Blauw 1 steen, 1 hout en 5 wol, dan wordt het geweigerd: de 2
    ontbrekende kaartjes vragen er 6, en er zijn er maar 5 over.

## Hut

MED-HUT = Fase 2/2: een hut bouwen
MED-HUT-01 =
    Je mag een hut bouwen op elk veld waar nog geen hut en geen tempel staat; een bonuschip zit niet
    in de weg. Je hebt een hut in je reserve nodig.
MED-HUT-02 =
    Een hut kost de twee materialen van haar veld, elk maal de nederzettingsfactor (MED-SETTLE-02).
    De kaartjes die je betaalt, gaan meteen naar hun stapels.
MED-HUT-03 =
    Een hut bouwen werkt in deze volgorde: je betaalt; je plaatst de hut; de bonuschip; de rune; de
    verplaatsing van de druïde, met tussentelling en ritueel; de controles aan het einde van de
    beurt (MED-FINALE-13).
MED-HUT-04 =
    Wat er staat, blijft staan: geen gebouw wordt ooit verplaatst, weggehaald of door een ander
    vervangen. Een hut bouwen levert op zichzelf geen punten op.
MED-HUT-05 =
    Voorbeeld van een losse hut: de velden 1, 2 en 3 zijn onbebouwd, en Groen heeft alleen 1 wol en
    1 koper. Groen bouwt een hut op veld 2 (wol en koper). De voorraad van Groen is nu leeg, de
    wolstapel en de koperstapel hebben elk 1 kaartje meer, Groen heeft 1 hut minder in reserve en
    bezit de rune van de slang, en de score is niet veranderd.

## Rune

MED-RUNE = Runenstenen
MED-RUNE-01 =
    Heb je een hut geplaatst, neem dan de runensteen van het gebied waar ze staat. Heeft een andere
    speler die, dan neem je hem daar weg; anders ligt hij nog naast het bord.
MED-RUNE-02 =
    Had je hem al, dan verandert er niets. Een rune is dus altijd bij de speler die de nieuwste hut
    in dat gebied heeft gebouwd.
MED-RUNE-03 =
    Je runen liggen voor je, zichtbaar voor iedereen. Elk van de negen heeft hoogstens één eigenaar.
MED-RUNE-04 =
    Een tempel bouwen brengt je geen rune en kost ook niemand een rune. Je kunt een rune niet
    offeren, er niet mee betalen en hem niet ruilen.
MED-RUNE-05 =
    Voorbeeld: Rood heeft een hut op veld 19 en bezit de rune van de golf. Blauw bouwt een hut op
    veld 18. Nu bezit Blauw de rune van de golf, en Rood heeft 1 rune minder. Bouwt Rood later een
    tempel op veld 17, dan blijft de rune bij Blauw.

## Tempel

MED-TEMPLE = Fase 2/2: een tempel bouwen
MED-TEMPLE-01 =
    Je mag een tempel bouwen op elk veld waar geen hut, geen tempel en geen bonuschip is. Je hebt
    een tempel in je reserve nodig, en je krijgt er maar twee voor het hele spel.
MED-TEMPLE-02 =
    Een tempel kost altijd één kaartje van elk van de twee materialen van zijn veld, wat er ook
    naast staat. Je mag kaartjes vervangen zoals MED-SWAP-01 toestaat.
MED-TEMPLE-03 =
    Je neemt er geen rune voor. De druïde gaat verder zoals bij een hut. Een tempel levert zijn
    punten op in de eindtelling en niet eerder.
MED-TEMPLE-04 =
    Een nederzetting houdt op bij een tempel, en tempels tellen nooit als hut. Je mag een tempel
    naast een andere bouwen.
MED-TEMPLE-05 =
    Voorbeeld: er staan hutten op de velden 18, 19 en 20, veld 21 is onbebouwd en heeft geen chip,
    en Blauw heeft alleen 1 wol en 1 steen. Blauw bouwt een tempel op veld 21 (wol en steen). Dat
    mag. De voorraad van Blauw is nu leeg, geen rune gaat naar een ander, en de nederzetting heeft
    nog altijd grootte 3.
MED-TEMPLE-06 =
    Voorbeeld: er ligt een bonuschip op veld 21, om het even welke. Blauw wil er een tempel bouwen;
    dat wordt geweigerd.

## Bonus

MED-BONUS = Bonuschips
MED-BONUS-01 =
    ‘2’ (+2 punten): je betaalt de hut zoals altijd en scoort meteen 2 punten, voordat de druïde
    verder gaat. De chip is uit het spel.
MED-BONUS-02 =
    ‘Hut’ (gratis hut): je betaalt helemaal niets, ook niet wat een nederzetting bij de prijs zou
    doen. De chip is uit het spel; de rune en de druïde volgen zoals altijd. (huisregel)
MED-BONUS-03 =
    ‘Druïde’ (bewaarde offergave): je betaalt de hut zoals altijd en bouwt haar boven op de chip,
    die op zijn veld blijft.
MED-BONUS-04 =
    Telkens als de druïde vraagt bij een hut met een chip ‘druïde’ eronder, mag de eigenaar de chip
    inleveren in plaats van materialen. Dat telt alsof beide gegeven zijn. (huisregel)
MED-BONUS-05 =
    Bij elk bezoek beslis je opnieuw of je hem gebruikt, en dat mag zelfs in het ritueel dat deze
    hut zelf heeft veroorzaakt of in de laatste rondgang. Hij werkt maar één keer, alleen bij deze
    hut en alleen voor de eigenaar. Ligt hij er aan het einde nog, dan is hij niets waard.
MED-BONUS-06 =
    Voorbeeld: er ligt een chip ‘2’ op veld 8, de velden 7 en 9 zijn onbebouwd, en Rood heeft score
    5 en alleen 1 steen en 1 koper. Rood bouwt een hut op veld 8. Rood betaalt beide kaartjes en
    gaat naar score 7; de chip ‘2’ is weg, en Rood bezit de rune van de scheut. Daarna gaat de
    druïde verder.
MED-BONUS-07 =
    Voorbeeld: er ligt een chip ‘hut’ op veld 21, er staan hutten op de velden 18, 19 en 20, de
    velden 17 en 22 zijn onbebouwd, en de voorraad van Groen is leeg. Groen bouwt een hut op veld
    21. Groen betaalt niets, al is de factor 4; de chip is weg, en Groen bezit de rune van de golf.
MED-BONUS-08 =
    Voorbeeld: Groen heeft op veld 12 een hut met een chip ‘druïde’ eronder, en Rood heeft een hut
    op veld 13; de velden 10, 11 en 14 zijn onbebouwd, er staat een tempel op veld 20, en de druïde
    staat bij de hut op veld 9. Groen heeft score 10 en een lege voorraad. Er wordt een tempel
    gebouwd op veld 30, en Groen levert de chip in. Groen gaat naar 12, want de rij heeft grootte 2;
    de chip is weg, en de druïde gaat door naar veld 13 en vraagt Rood. Bij zijn volgende bezoek aan
    veld 12 moet Groen materialen geven of een punt verliezen.

## Nederzetting

MED-SETTLE = Nederzettingen
MED-SETTLE-01 =
    Twee of meer hutten op een rij zonder gat ertussen, in welke kleuren ook, vormen een
    nederzetting. Die mag over meerdere gebieden en zelfs over de grote rivier lopen; tempels en
    onbebouwde velden zijn haar grenzen.
MED-SETTLE-02 =
    De nederzettingsfactor van een nieuwe hut is de grootte van haar rij, dus het aantal hutten in
    die rij als de nieuwe er staat. Een losse hut is een rij met grootte 1, dus haar factor is 1.
MED-SETTLE-03 =
    Je betaalt elk van de twee materialen zo vaak als de factor zegt: 2 + 2 voor de tweede hut, 3 +
    3 voor de derde, k + k voor de k-de. Een bovengrens is er niet.
MED-SETTLE-04 =
    Sluit een hut het gat tussen twee rijen, met groottes a en b, dan is haar factor a + b + 1.
MED-SETTLE-05 =
    Het maakt niet uit welke kleuren de hutten hebben, van wie ze zijn, en of de nieuwe aan het ene
    uiteinde van de rij staat, aan het andere of in het midden.
MED-SETTLE-06 =
    De factor geldt alleen voor hutten. De prijs van een tempel wordt niet vermenigvuldigd, en een
    offergave ook niet.
MED-SETTLE-07 =
    Voorbeeld, nummer 3 uit het regelboek: Rood heeft hutten op de velden 19 en 20, Blauw heeft een
    tempel op veld 21, en veld 17 is onbebouwd. Blauw bouwt een hut op veld 18 (steen en hout). Die
    kost 3 steen en 3 hout.
MED-SETTLE-08 =
    Voorbeeld over de rivier heen: er staat een hut op veld 31, en de velden 30 en 1 zijn onbebouwd.
    Iemand bouwt een hut op veld 0 (wol en koper). Die kost 2 wol en 2 koper.
MED-SETTLE-09 =
    Voorbeeld van een tempel als grens: er staan hutten op de velden 18, 19 en 20 en een tempel op
    veld 21, en veld 23 is onbebouwd. Iemand bouwt een hut op veld 22 (hout en koper). Die kost 1
    hout en 1 koper.
MED-SETTLE-10 =
    Voorbeeld van samenvoegen: er staan hutten op de velden 5, 6 en 8, en de velden 4 en 9 zijn
    onbebouwd. Iemand bouwt een hut op veld 7 (hout en steen). Die kost 4 hout en 4 steen.

## Druïde

MED-DRUID = Het pad van de druïde
MED-DRUID-01 =
    Elke bouw, van een hut of een tempel, laat de druïde precies één keer verder gaan. Verder
    beweegt hij alleen in de laatste rondgang.
MED-DRUID-02 =
    Bij de eerste drie keer bouwen in het spel gaat hij naar steenveld 1, dan naar steenveld 2, dan
    naar steenveld 3. Dat geeft geen ritueel en geen tussentelling.
MED-DRUID-03 =
    Bij de vierde keer bouwen verlaat hij steenveld 3. Hij komt op het pad aan dezelfde kant van de
    rivier als veld 0, dus veld 0 is het eerste dat hij kan bereiken. Dat geeft geen tussentelling.
    (huisregel)
MED-DRUID-04 =
    Eenmaal op het pad loopt hij met de klok mee tot hij een hut tegenkomt, van wie die ook is, en
    blijft daar staan. De hut waar hij vertrekt telt niet mee, maar een die net gebouwd is wel. Dan
    begint een ritueel.
MED-DRUID-05 =
    Hij gaat nooit terug, en voor een tempel of een onbebouwd veld blijft hij nooit staan.
MED-DRUID-06 =
    Zolang er geen hut op het bord staat, blijft hij op steenveld 3, ook als er steeds meer tempels
    komen. Wordt de eerste hut gebouwd, dan loopt hij daarheen.
MED-DRUID-07 =
    Na een ritueel blijft hij bij de hut die hij als laatste heeft bezocht. Dat is, met de klok mee,
    het einde van haar rij.
MED-DRUID-08 =
    Staat hij bij de enige hut op het bord, dan loopt hij een heel rondje, steekt de rivier over,
    wat een tussentelling geeft, en vraagt opnieuw bij dezelfde hut. (huisregel)
MED-DRUID-09 =
    Voorbeeld, nummer 2 uit het regelboek: de druïde staat op steenveld 3; Groen heeft een hut op
    veld 2, twee andere hutten staan op de velden 10 en 20, en de velden 0, 1 en 3 zijn onbebouwd.
    De vierde hut wordt gebouwd op veld 14. De druïde gaat naar veld 2, en er is geen tussentelling.
    Groen geeft 1 wol en scoort 1 punt, en het ritueel is voorbij.
MED-DRUID-10 =
    Voorbeeld van een hut achter hem: er staan hutten op de velden 15, 16 en 22 en een tempel op
    veld 5, de velden 17 en 23 zijn onbebouwd, en de druïde staat bij veld 16. Iemand bouwt een hut
    op veld 14. De druïde gaat naar veld 22, en bij veld 14 wordt niets gevraagd.

## Offergave

MED-OFFER = Het offerritueel
MED-OFFER-01 =
    In een ritueel vraagt de druïde eerst bij de hut waar hij is blijven staan. Staat er met de klok
    mee op het veld direct daarna een hut, dan gaat hij daarheen en vraagt weer, enzovoort. Is dat
    veld onbebouwd of staat er een tempel, dan is het ritueel voorbij.
MED-OFFER-02 =
    Bij elke hut beslist de eigenaar, ook als iemand anders de actieve speler is: niets geven, één
    materiaal geven, beide geven, of de chip ‘druïde’ gebruiken als die er ligt. Je mag ook weigeren
    als je wel iets kunt geven. Heb je niets om te geven, dan geldt dat als niets geven.
MED-OFFER-03 =
    De druïde wil één kaartje van elk van de twee materialen van het veld, en een factor geldt
    nooit. De kaartjes die je geeft, gaan meteen naar hun stapels, en je mag kaartjes vervangen
    zoals MED-SWAP-01 toestaat.
MED-OFFER-04 = Voor één van de twee materialen, welk je maar wilt, scoor je 1 punt.
MED-OFFER-05 =
    Voor beide materialen scoor je zoveel punten als de hele rij hutten telt, in welke kleuren ook.
MED-OFFER-06 = Voor niets verlies je 1 punt, maar een score kan niet onder 0 zakken. (huisregel)
MED-OFFER-07 =
    Voor een losse hut gelden dezelfde regels, dus daar scoor je 1 punt voor beide materialen, net
    als voor één. (huisregel)
MED-OFFER-08 = Alle punten worden meteen geteld, voordat de druïde verder gaat.
MED-OFFER-09 =
    Zijn meerdere hutten van de rij van jou, dan beslis je bij elke hut als hij daar aankomt, met
    wat je dan nog hebt.
MED-OFFER-10 =
    Soms liggen er hutten van de rij achter de hut waar het ritueel begint. Die tellen mee voor de
    grootte, maar de druïde vraagt er niets.
MED-OFFER-11 =
    Voorbeeld, het ritueel van nummer 3 uit het regelboek: Groen heeft een hut op veld 15, Rood op
    de velden 16, 19 en 20, Blauw op veld 22; Blauw heeft een tempel op veld 21; veld 17 is
    onbebouwd, en de druïde staat bij veld 16. Alle scores zijn 5; Blauw heeft alleen 4 steen en 4
    hout, Rood alleen 1 hout. Blauw bouwt een hut op veld 18, betaalt daarvoor 3 steen en 3 hout,
    neemt de rune van de golf en geeft steen en hout bij veld 18. Rood geeft niets bij veld 19 (wol
    en koper) en het hout bij veld 20 (hout en steen). De druïde heeft de velden 18, 19 en 20
    bezocht en blijft bij veld 20. Blauw heeft 8, Rood heeft 5 − 1 + 1 = 5; bij de velden 22 en 16
    wordt niets gevraagd, en de speler na Blauw is aan de beurt.
MED-OFFER-12 =
    Voorbeeld van de ondergrens: Rood heeft score 0 en een losse hut op veld 9, waar de druïde
    aankomt. Rood geeft niets. Rood heeft nog altijd score 0.
MED-OFFER-13 =
    Voorbeeld van een losse hut: Rood heeft score 5 en alleen 1 wol en 1 steen, en de druïde staat
    bij de losse hut van Rood op veld 9. Rood geeft beide. Rood heeft nu score 6, en beide kaartjes
    zijn weg.

## Rivier

MED-RIVER = De grote rivier oversteken
MED-RIVER-01 = Gaat de druïde van veld N − 1 naar veld 0, dan steekt hij de grote rivier over.
MED-RIVER-02 =
    Op dat moment ligt het spel stil voor een tussentelling: elke speler scoort 1 punt voor elke
    runensteen die hij of zij heeft. Daarna gaat de wandeling of het ritueel door.
MED-RIVER-03 =
    Het maakt niet uit of hij oversteekt terwijl hij na een bouw op weg is, of terwijl hij tijdens
    een ritueel binnen een nederzetting verder gaat. In het tweede geval komt de telling voor de
    volgende offergave. (huisregel)
MED-RIVER-04 =
    Heeft de hut die de druïde op weg stuurde net een rune opgeleverd, dan telt die rune al mee voor
    de bouwer.
MED-RIVER-05 =
    Hij kan vele keren oversteken, en elke keer is er een telling. Van de steenvelden komen geldt
    niet als oversteken, en de laatste rondgang is zonder tussentelling.
MED-RIVER-06 =
    Voorbeeld, nummer 4 uit het regelboek: Blauw heeft hutten op de velden 30 en 31, Groen op veld
    2, Rood op de velden 10 en 14; de velden 0, 1 en 3 zijn onbebouwd, en de druïde staat bij veld
    31. Rood bezit 2 runen (scheut en spiraal), Groen 1 (slang) en Blauw 1 (pijl), en alle scores
    zijn 5. Rood bouwt een tempel op veld 5. Eerst gaat Rood naar 7, Groen naar 6 en Blauw naar 6.
    Dan blijft de druïde bij veld 2 staan en vraagt Groen, die één materiaal geeft en naar 7 gaat.
    Daarna is de speler na Rood aan de beurt.
MED-RIVER-07 =
    Voorbeeld van oversteken tijdens een ritueel: Rood heeft hutten op de velden 22 en 31, Blauw op
    veld 30, Groen op veld 0; veld 1 is onbebouwd, en de druïde staat bij veld 22. Rood bezit 2
    runen (vis en pijl) en Groen 1 (slang), en alle scores zijn 5. Er wordt een tempel gebouwd op
    veld 10; Blauw geeft beide materialen bij veld 30, Rood één bij veld 31, Groen beide bij veld 0.
    De punten komen in deze volgorde: Blauw heeft 8; Rood heeft 6; de tussentelling brengt Rood op 8
    en Groen op 6; Groen heeft 9. De druïde staat bij veld 0.

## Finale

MED-FINALE = De finale
MED-FINALE-01 =
    Heb je beide tempels en al je hutten geplaatst, dan breng je de finale op gang. Eerst speel je
    je beurt helemaal uit, met de druïde en het ritueel.
MED-FINALE-02 =
    Daarna hebben alle andere spelers, met de klok mee, nog precies één hele beurt, en jij geen
    meer. Plaatst in die beurten nog iemand zijn of haar laatste stuk, dan komen er geen beurten
    bij. (huisregel)
MED-FINALE-03 =
    Er is nog een weg naar de slotronde, en dan zonder laatste beurten: alle vier de stapels zijn
    leeg en niemand wil bouwen. Voor het programma betekent dat, met n spelers, n beurten op rij,
    één van elke speler, allemaal zonder bouw en allemaal met vier lege stapels aan het einde.
    (huisregel)
MED-FINALE-04 =
    In de slotronde ligt de dobbelsteen naast de druïde, zodat zijn hut gemarkeerd is. Gooien,
    opbrengsten, bouwen en losse ruilen zijn voorbij.
MED-FINALE-05 =
    De druïde maakt nu zijn laatste rondgang. Hij loopt met de klok mee van het ene ritueel naar het
    andere, en er hoeft niet voor gebouwd te worden. Eerst komt de eerste hut voorbij de markering;
    de gemarkeerde hut, de laatste van haar rij, komt als laatste. Zo komt elke hut precies één keer
    aan bod. (huisregel)
MED-FINALE-06 =
    In de rondgang volgen offergaven alle regels van het hoofdstuk MED-OFFER: dezelfde keuzes, de
    grootte van de rij, −1 voor niets geven, vervangen kaartjes en de chip ‘druïde’.
MED-FINALE-07 =
    De rondgang is zonder tussentelling. Is hij klaar, dan volgt de eindtelling, en dan is het spel
    afgelopen.
MED-FINALE-08 =
    Voorbeeld van de volgorde: er staan hutten op de velden 2, 15, 16, 18, 19, 20 en 22 en een
    tempel op veld 21, en de druïde staat bij veld 20. De slotronde begint. De druïde vraagt bij de
    velden 22, 2, 15, 16, 18, 19 en 20, in deze volgorde, met de groottes 1, 1, 2, 2, 3, 3 en 3.
    Runen leveren niets op als hij de rivier oversteekt.
MED-FINALE-09 =
    Voorbeeld van de laatste beurten: de plaatsen zijn Rood, Groen, Blauw. Groen plaatst het laatste
    stuk. Na die beurt hebben Blauw en dan Rood elk één beurt, en de slotronde begint. Groen heeft
    geen beurt meer.
MED-FINALE-10 =
    Kan niemand nog iets plaatsen, dan begint de slotronde meteen, zonder laatste beurten. Dat wordt
    aan het einde van elke beurt gecontroleerd, en het is zo als twee dingen waar zijn: geen speler
    heeft een hut in reserve, of alle velden zijn bebouwd; en geen speler heeft een tempel in
    reserve, of op alle onbebouwde velden ligt een bonuschip. Of iemand kan betalen, telt hierbij
    niet mee. (huisregel)
MED-FINALE-11 =
    Staat de druïde nog op zijn tempel of op een steenveld als de slotronde begint, dan is er geen
    markering. Hij komt vóór veld 0 binnen en vraagt één keer bij elke hut, van veld 0 tot en met
    veld N − 1; de grootte van een rij tel je zoals altijd, ook over de rivier. Is er helemaal geen
    hut, dan is er geen rondgang. (huisregel)
MED-FINALE-12 =
    Dit voorkomt dat het spel eindeloos doorgaat: na zoveel ronden op rij zonder bouw als idle_limit
    zegt (20 als er niets veranderd is), begint de slotronde meteen, zonder laatste beurten. Met n
    spelers staat één ronde voor n beurten. Elk spel loopt dus af, na hoogstens (stukken + 1) × 20 ×
    n beurten, plus laatste beurten. Met idle_limit op 0 dwingt niets een einde af. (huisregel)
MED-FINALE-13 =
    Aan het einde van elke beurt komen de controles in deze volgorde. (1) Lopen de laatste beurten,
    tel er dan één af; na de laatste begint de slotronde, en de andere controles vervallen. (2)
    MED-FINALE-01. (3) MED-FINALE-10. (4) MED-FINALE-03. (5) MED-FINALE-12. (6) Geldt niets hiervan,
    dan is de volgende speler aan de beurt.
MED-FINALE-14 =
    Voorbeeld van een patstelling: er zijn 3 spelers, en alle stapels zijn leeg. Rood, Groen en
    Blauw eindigen elk hun beurt met een verplaatste arbeider die niets oplevert, en telkens zijn
    alle stapels daarna nog leeg. Na de beurt van Blauw begint de slotronde. Stel nu dat Groen min
    gooit en dat één teruggelegd kaartje nog op een stapel ligt als de beurt van Groen eindigt: dan
    begint het tellen opnieuw met de beurt van Blauw.
MED-FINALE-15 =
    Voorbeeld van een rondgang vanaf de steenvelden: Rood heeft een hut op veld 31 en Groen op veld
    0, de druïde staat op steenveld 2, en MED-FINALE-03 geldt. De slotronde begint. Bij veld 0 wordt
    het eerst gevraagd en bij veld 31 het laatst, beide met grootte 2, en er is geen tussentelling.
MED-FINALE-16 =
    Voorbeeld dat niemand kan plaatsen: er zijn 4 spelers, alle reserves zijn zonder hutten en
    hebben elk één tempel, en op de vier velden die nog onbebouwd zijn, ligt overal een bonuschip.
    De beurt eindigt. De slotronde begint meteen.
MED-FINALE-17 =
    Voorbeeld van stilstand: er zijn 2 spelers, en idle_limit is 20. In 40 beurten op rij bouwt
    niemand, en de houtstapel is aan het einde van een beurt nooit leeg. Na de 40e van die beurten
    begint de slotronde. Wordt er in de 39e gebouwd, dan gebeurt dat niet.

## Punten

MED-SCORE = Eindtelling
MED-SCORE-01 =
    Is de rondgang klaar, dan tel je de tempels en daarna de runen. Wie de hoogste score heeft,
    wint.
MED-SCORE-02 =
    Voor elk van je tempels tel je de grootte van de rij die er van achteren aan raakt en de grootte
    van de rij die er van voren aan raakt bij elkaar op. Een losse hut telt 1, en waar geen hut aan
    de tempel raakt, tel je 0. De kleuren van de hutten maken niet uit, en de rivier breekt een rij
    niet af.
MED-SCORE-03 =
    Raakt een rij aan twee tempels, dan telt ze voor elk daarvan helemaal mee, van wie die tempels
    ook zijn.
MED-SCORE-04 =
    Een tempel naast de jouwe is voor jou niets waard, en wat erachter ligt, telt niet mee.
    (huisregel)
MED-SCORE-05 = Heb je n runenstenen, dan scoor je 1 + 2 + … + n punten, oftewel n(n + 1)/2.
MED-SCORE-06 =
    Materialen, bonuschips die je niet gebruikt hebt en stukken die je niet gebouwd hebt, leveren
    niets op.
MED-SCORE-07 =
    Het scorespoor loopt van 0 tot en met 99. Boven 99 punten leg je er een chip van 100 bij, en
    boven 199 draai je die naar de kant met 200. De score zelf heeft geen grens.
MED-SCORE-08 =
    Voorbeeld: er staan hutten op de velden 15, 16, 18, 19, 20 en 22, de velden 14 en 23 zijn
    onbebouwd, en Rood heeft een tempel op veld 17, Blauw op veld 21. De tempel van Rood levert 2 +
    3 = 5 op en die van Blauw 3 + 1 = 4.
MED-SCORE-09 =
    Voorbeeld, het plaatje op de samenvatting: er staan hutten op de velden 8, 9, 11, 12 en 13 en
    een tempel op veld 10, en de velden 7 en 14 zijn onbebouwd. De tempel levert 2 + 3 = 5 op.
MED-SCORE-10 =
    Voorbeeld, elk geval apart bekeken: met 0, 1, 3, 5 en 9 runen scoor je 0, 1, 6, 15 en 45 punten.

## Gelijke stand

MED-TIES = Gelijke stand
MED-TIES-01 =
    Zijn scores gelijk, dan wint van die spelers degene die het meest heeft gebouwd, hutten en
    tempels samen geteld.
MED-TIES-02 =
    Is dat ook gelijk, dan wint degene die na de laatste rondgang de meeste kaartjes over heeft,
    alle materialen opgeteld. (huisregel)
MED-TIES-03 =
    Is zelfs dat gelijk, dan winnen die spelers samen. De plaatsen achter de winnaar volgen uit
    dezelfde drie vergelijkingen.
MED-TIES-04 =
    Voorbeeld: de eindscores zijn Rood 60, Groen 60 en Blauw 58. Rood heeft 8 hutten en 1 tempel
    gebouwd, Groen 7 hutten en 2 tempels; Rood heeft 3 kaartjes over en Groen 1. Dus wint Rood. Had
    Groen in plaats daarvan 3 kaartjes, dan zouden Rood en Groen samen winnen.

## Vragen

MED-FAQ = Vragen en plaatjes
MED-FAQ-01 =
    Voorbeeld, het plaatje over de prijs: de foto toont de kant met 40 velden. Blauw heeft een hut
    op veld 3 van het bord met 40 velden, Paars op veld 5 daarvan. Iemand bouwt een hut op veld 4
    van het bord met 40 velden (wol en hout). Die kost 3 wol en 3 hout. Zo ook op het bord met 32
    velden: er staan hutten op de velden 22 en 24, en de velden 21 en 25 zijn onbebouwd. Iemand
    bouwt een hut op veld 23 (hout en wol). Die kost 3 hout en 3 wol.
MED-FAQ-02 =
    Voorbeeld, het plaatje over de vierde hut: de druïde staat op steenveld 3; Rood heeft een hut op
    veld 31, Groen op veld 0, Blauw op veld 3; de velden 1 en 30 zijn onbebouwd, en Groen heeft
    score 5. De vierde hut wordt gebouwd op veld 10. De druïde blijft bij veld 0 staan, en er is
    geen tussentelling. Groen kan tot 2 punten scoren: voor beide materialen, wol en koper, gaat
    Groen naar 7. Bij veld 31 wordt niets gevraagd, het ritueel is voorbij, en de volgende speler is
    aan de beurt. (De foto toont de kant met 40 velden, met Rood op veld 39 van het bord met 40
    velden, Groen op veld 0 daarvan en Blauw op veld 3 daarvan.)
MED-FAQ-03 =
    Voorbeeld van een nederzetting die vlak voor de druïde groeit: Blauw heeft een hut op veld 18,
    Rood op de velden 19 en 20; er staat een tempel op veld 5; de druïde staat bij veld 20, de
    velden 17, 21 en 22 zijn onbebouwd, en Groen heeft score 5. Groen bouwt een hut op veld 21 voor
    4 wol en 4 steen, en geeft daarna beide materialen bij veld 21. De druïde vraagt alleen daar, en
    Groen gaat naar 9.
MED-FAQ-04 =
    Voorbeeld van eerst vier tempels: er is nog geen hut. Er worden vier tempels gebouwd. Na de
    derde staat de druïde op steenveld 3, en na de vierde staat hij daar nog. Dan wordt de eerste
    hut gebouwd, op veld 31. Hij loopt naar veld 31, zonder tussentelling, en houdt daar één
    ritueel.
MED-FAQ-05 =
    Voorbeeld van tempels naast elkaar: er staan hutten op de velden 20, 23 en 24; Blauw heeft een
    tempel op veld 21, Rood op veld 22; de velden 19 en 25 zijn onbebouwd. In de eindtelling levert
    de tempel van Blauw 1 op en die van Rood 2.
MED-FAQ-06 =
    Voorbeeld van tempels voorbijlopen: er staan hutten op de velden 16 en 19 en tempels op de
    velden 17 en 18, veld 20 is onbebouwd, en de druïde staat bij veld 16. Er wordt een tempel
    gebouwd op veld 29. De druïde blijft bij veld 19 staan.
MED-FAQ-07 =
    Voorbeeld van weigeren: Rood heeft score 5 en alleen 2 wol en 2 steen, en de druïde staat bij de
    losse hut van Rood op veld 9. Rood geeft niets. Rood heeft nu score 4 en houdt alle kaartjes.
MED-FAQ-08 =
    Het scherm blijft jou als actieve speler tonen, met de dobbelsteen voor je, tot het ritueel dat
    je beurt veroorzaakte voorbij is.
