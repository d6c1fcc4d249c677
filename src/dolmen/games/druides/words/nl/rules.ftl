### Druides: de spelregels, regel voor regel. De ids zijn die van de regels in de bron.

druides-rules-title = Druides: de spelregels
druides-rules-intro =
    Jullie zijn druïden die ruwe edelstenen in betoverde amuletten veranderen. Kaart voor kaart leg
    je edelstenen en dienaren gedekt bij de mystieke plekken, tot iemand een ritueel durft aan te
    kondigen. De edelstenen die bij de plek passen, worden dan amuletten; de dienaren pakken hun
    deel, de laagste waarde eerst, en de laatste in de rij krijgt wat er overblijft: een schat of
    helemaal niets.

## Onderdelen

DRU-COMP = Onderdelen
DRU-COMP-01 =
    Je speelt Druides met 2, 3 of 4 spelers; elk ander aantal wordt geweigerd. Iedereen houdt het
    hele spel dezelfde plaats, en de plaatsen zijn met de klok mee genummerd.
DRU-COMP-02 =
    Er zijn 24 dienaarkaarten in vier series, te herkennen aan hun rode, blauwe, zwarte of groene
    rug. Elke serie bevat de waarden 1 tot en met 6, van elke waarde één kaart, en is van één
    speler.
DRU-COMP-03 =
    Er zijn 54 edelsteenkaarten in zes soorten: git, granaat, barnsteen, smaragd, saffier en
    amethist. Elke soort bevat de getallen 1 tot en met 9, van elk getal één kaart. De ruggen van
    alle edelstenen zijn gelijk, en geen enkele dienaar heeft zo’n rug.
DRU-COMP-04 =
    Er zijn twaalf kaarten met een mystieke plek. Op elke plek staat één soort edelsteen, en elk van
    de zes soorten staat op precies twee plekken.
DRU-COMP-05 =
    Er zijn zes scorekaarten met elk vijf cirkels. Boven elkaar gelegd vormen ze samen één
    scorekolom van 30 cirkels. (huisregel)
DRU-COMP-06 = Elke speler heeft één pion in de eigen kleur.
DRU-COMP-07 =
    Elke edelsteen, dienaar en plekkaart is altijd op precies één plaats. De 54 edelstenen zijn
    verdeeld over de edelsteenstapel, de handen, de stapeltjes edelstenen bij de plekken, de
    aflegstapel en de verbruikte stapel. De zes dienaren van een speler zijn verdeeld over zijn of
    haar reserve, zijn of haar hand en de rijtjes dienaren bij de plekken. De 12 plekken zijn
    verdeeld over de plekkenstapel, de rij en de afgehandelde stapel. (huisregel)
DRU-COMP-08 =
    Iedereen mag dit zien: de rij met de soort van elke plek; bij elke plek hoeveel edelstenen er op
    het stapeltje liggen en van wie de dienaren zijn, in de volgorde waarin ze gespeeld zijn; en van
    elke speler hoeveel edelstenen en hoeveel dienaren die in de hand heeft en hoeveel kaarten er in
    de reserve zitten. Ook open zijn de aantallen kaarten van edelsteenstapel, aflegstapel,
    verbruikte stapel en plekkenstapel, de edelstenen van de verbruikte stapel, alle scores en de
    soorten in de afgehandelde stapel (zodat je ook weet wat er nog in de plekkenstapel zit).
    Edelstenen die door een ritueel op de aflegstapel kwamen, blijven bekend tot die stapel wordt
    geschud. Wat een ritueel onthult, is op dat moment voor iedereen te zien. (huisregel)
DRU-COMP-09 =
    De waarde van een dienaar die niet onthuld is, kent alleen de eigenaar. De soort en het getal
    van een edelsteen die niet onthuld is, kent alleen de speler die hem in de hand heeft, gespeeld
    heeft of afgelegd heeft. De volgorde van een stapel of reserve kent niemand, ook de eigenaar
    niet. Een toeschouwer ziet alleen wat openbaar is. (huisregel)
DRU-COMP-10 =
    In je eigen weergave zie je je hand; al je edelstenen en dienaren die bij een plek liggen, en
    bij welke plek; en de edelstenen die je gedekt hebt afgelegd, zolang de aflegstapel niet geschud
    is. Je ziet er ook welke dienaren in je reserve zitten, want dat zijn de dienaren die nergens
    anders zijn, maar niet in welke volgorde. (huisregel)
DRU-COMP-11 =
    Als de aflegstapel de nieuwe edelsteenstapel wordt, verdwijnen de edelstenen daarin uit ieders
    weergave, ook als een ritueel ze eerder onthuld had of je ze zelf had afgelegd. Een dienaar die
    naar huis gaat, verdwijnt meteen uit de weergave van de tegenstanders. Het logboek van eerdere
    rituelen blijft leesbaar, maar de weergave trekt er geen conclusies uit. (huisregel)
DRU-COMP-12 =
    Wat een plaats voor mogelijk moet houden: de edelstenen die niet in zijn weergave staan, kunnen
    verdeeld zijn over de handen van de anderen, hun edelstenen bij plekken, hun gedekt afgelegde
    edelstenen en de edelsteenstapel; elke verdeling die met alle openbare aantallen klopt, telt
    even zwaar. De zes dienaren van elke tegenstander kunnen op elke manier verdeeld zijn over hand,
    gespeelde kaarten en reserve. De eigen reserve en de plekkenstapel kunnen in elke volgorde
    liggen. (huisregel)

## Voorbereiding

DRU-SETUP = Voorbereiding
DRU-SETUP-01 =
    Elke speler krijgt een serie dienaren en de pion in dezelfde kleur. Dienaren en pionnen van
    kleuren waar niemand mee speelt, doen niet mee. (huisregel)
DRU-SETUP-02 =
    Leg de scorekolom neer en zet alle pionnen op de allereerste cirkel: de laagste van de onderste
    kaart. Die cirkel staat voor score 0. (huisregel)
DRU-SETUP-03 =
    Schud de 12 plekken en leg de eerste zes open in vak 1 tot en met 6 van de rij. De zes andere
    vormen, gedekt, de plekkenstapel. Dezelfde soort kan best twee keer in de rij liggen.
    (huisregel)
DRU-SETUP-04 =
    Schud de 54 edelstenen en geef elke speler er vier. De rest vormt, gedekt, de edelsteenstapel:
    46 kaarten met 2 spelers, 42 met 3 of 38 met 4.
DRU-SETUP-05 =
    De zes dienaren van elke speler worden apart geschud. Het toeval bepaalt welke drie de speler in
    de hand krijgt; de andere drie blijven gedekt liggen als reserve. (huisregel)
DRU-SETUP-06 =
    Iedereen heeft nu precies 7 kaarten in de hand. De aflegstapel, de verbruikte stapel en de
    afgehandelde stapel zijn nog leeg, en er is nog geen ritueel geweest.
DRU-SETUP-07 =
    De oudste speler begint en daarna gaat het met de klok mee. Leidt een programma het spel, dan
    loot het de eerste plaats, tenzij de tafel er een heeft aangewezen. (huisregel)
DRU-SETUP-08 =
    Naast de plaats die begint is er maar één optie: amulets="cards", de standaard, of
    amulets="numbers" (zie DRU-SCORE-01). Elke andere optie of waarde wordt geweigerd, en de
    weigering noemt die bij naam. (huisregel)

## Beurt

DRU-TURN = Je beurt
DRU-TURN-01 =
    Je beurt heeft vier stappen, altijd in deze volgorde: stap 1, als je wilt een ritueel houden;
    stap 2, twee kaarten spelen; stap 3, als je wilt een edelsteen afleggen; stap 4, als je wilt je
    hand aanvullen. Daarna is met de klok mee de volgende plaats aan de beurt.
DRU-TURN-02 =
    Alleen in stap 1 kun je een ritueel aankondigen: heb je deze beurt al een kaart gespeeld, dan is
    het te laat.
DRU-TURN-03 =
    In stap 2 speel je precies twee kaarten uit je hand, allebei gedekt: twee edelstenen, of een
    edelsteen en een dienaar. Twee dienaren in dezelfde beurt spelen mag nooit. (huisregel)
DRU-TURN-04 =
    Voor elk van de twee kaarten kies je vrij een plek die op dat moment in de rij ligt. Je mag twee
    keer dezelfde plek kiezen of twee verschillende.
DRU-TURN-05 =
    Een edelsteen leg je op het stapeltje edelstenen boven de plek; een dienaar sluit rechts aan bij
    het rijtje dienaren onder de plek. Een gespeelde kaart blijft liggen: alleen een ritueel op
    diezelfde plek haalt hem daar weg.
DRU-TURN-06 =
    Bij een plek mag een onbeperkt aantal kaarten liggen, en ook een onbeperkt aantal van je eigen
    dienaren. (huisregel)
DRU-TURN-07 =
    Kaarten spelen is verplicht. Zit er geen toegestaan tweetal in je hand, dan speel je zoveel
    kaarten als wel mag: één dienaar als je geen edelsteen hebt, je edelsteen als het je enige is en
    je geen dienaar hebt, en niets als je hand leeg is. (huisregel)
DRU-TURN-08 =
    In stap 3 mag je één edelsteen uit je hand gedekt op de aflegstapel leggen. Meer dan één mag
    niet, en een dienaar mag nooit. Je hoeft er alleen nog een edelsteen voor in je hand te hebben.
    (huisregel)
DRU-TURN-09 =
    Houd je geen ritueel, speel je geen kaart en trek je geen kaart, dan is je beurt een lege beurt;
    dat telt voor DRU-END-05. Dit kan je alleen overkomen als je hand aan het begin van de beurt
    leeg was. (huisregel)
DRU-TURN-10 =
    Je speelt je twee kaarten na elkaar en kiest zelf welke eerst; omdat er hoogstens één dienaar
    bij is, maakt dat niet uit voor waar de kaarten terechtkomen. Is de eerste een dienaar, dan moet
    de tweede een edelsteen zijn. Welke kaart je ook eerst speelt, je kunt de stap altijd afmaken.
DRU-TURN-11 =
    Een stap waarin je niets te kiezen hebt, wordt zonder vraag overgeslagen: stap 1 als geen plek
    geschikt is, stap 2 als je hand leeg is, stap 3 als je geen edelsteen in je hand hebt, en stap 4
    als je al 7 kaarten hebt of er niets te trekken valt. Zo kan een hele beurt voorbijgaan zonder
    dat je iets beslist.

## Hand

DRU-HAND = Je hand aanvullen
DRU-HAND-01 =
    In stap 4 mag je zoveel kaarten trekken als je wilt, van geen enkele tot het aantal waarmee je
    hand op 7 komt. Edelstenen en dienaren tellen samen, en een hand heeft nooit meer dan 7 kaarten.
    (huisregel)
DRU-HAND-02 =
    Je trekt kaart voor kaart. Telkens kies je eerst waarvandaan, van de edelsteenstapel of uit je
    eigen reserve, en je bekijkt de getrokken kaart voordat je opnieuw kiest.
DRU-HAND-03 =
    Trek je uit je reserve, dan krijg je puur bij toeval een van de kaarten daarin, elk met evenveel
    kans. Een lege reserve kun je niet kiezen. (huisregel)
DRU-HAND-04 =
    Wil je een edelsteen terwijl de edelsteenstapel op is, schud dan eerst de hele aflegstapel tot
    een nieuwe edelsteenstapel. Is ook de aflegstapel leeg, dan kun je de edelsteenstapel niet
    kiezen. De verbruikte stapel wordt nooit meegeschud. (huisregel)
DRU-HAND-05 =
    Je mag op elk moment ophouden met trekken, en dan is je beurt voorbij. Je beurt is ook voorbij
    zodra je zeven kaarten hebt of nergens meer iets kunt trekken.

## Ritueel

DRU-RITUAL = Rituelen
DRU-RITUAL-01 =
    Een plek heet geschikt als er minstens 3 kaarten liggen, waaronder minstens één dienaar.
    Edelstenen en dienaren tellen allebei mee, van wie ze ook zijn. (huisregel)
DRU-RITUAL-02 =
    Ben je aan de beurt, dan mag je op elke geschikte plek een ritueel aankondigen, ook als er geen
    kaart van jou ligt.
DRU-RITUAL-03 = Je mag niet meer dan één ritueel per beurt houden. (huisregel)
DRU-RITUAL-04 =
    Draai alle edelstenen en alle dienaren van die plek om, zodat iedereen ze ziet. De edelstenen
    worden samen getoond, zonder te vertellen wie welke heeft gespeeld. Bij andere plekken blijft
    alles gedekt. (huisregel)
DRU-RITUAL-05 =
    De edelstenen van dezelfde soort als de plek worden amuletten. Edelstenen van een andere soort
    gaan naar de aflegstapel.
DRU-RITUAL-06 =
    Een ritueel mag ook als geen enkele edelsteen past, of als er helemaal geen edelsteen ligt.
    Niemand scoort dan, maar verder gaat alles zoals anders. (huisregel)
DRU-RITUAL-07 =
    Na het verdelen van de punten gaan de passende edelstenen naar de verbruikte stapel en zijn ze
    uit het spel. (huisregel)
DRU-RITUAL-08 =
    Na het verdelen van de punten gaan alle dienaren van de plek terug naar de reserve van hun
    eigenaar, en die reserve wordt geschud. Ben je aan de beurt, dan mag je zo’n teruggekeerde
    dienaar al in stap 4 van diezelfde beurt weer trekken. (huisregel)
DRU-RITUAL-09 =
    Is je hand leeg als je beurt begint en is er een geschikte plek, dan moet je een ritueel
    aankondigen. Welke geschikte plek je neemt, mag je zelf weten. (huisregel)
DRU-RITUAL-10 =
    Een ritueel verloopt zo: het aankondigen; de kaarten onthullen; de edelstenen die niet passen
    afleggen; de dienaren een voor een laten nemen, waarbij elke pion meteen vooruitgaat; de
    edelstenen van de amuletten op de verbruikte stapel leggen; de dienaren naar huis sturen; de
    plek vervangen; kijken of het spel afgelopen is; doorgaan met stap 2. Eindigt het spel tijdens
    het verdelen van de punten, dan vervalt alles wat daarna zou komen. (huisregel)

## Punten

DRU-SCORE = Amuletten verdelen
DRU-SCORE-01 =
    Elke passende edelsteenkaart levert één amulet op, welk getal er ook op staat, zoals het boekje
    zegt: dit is de optie amulets="cards", de standaard. Met amulets="numbers", zoals het spel
    meestal wordt beschreven, levert een passende edelsteen zoveel amuletten op als het getal dat
    erop staat: tel de getallen op. (huisregel)
DRU-SCORE-02 =
    Elke amulet is één punt: de pion van de eigenaar van de dienaar gaat één cirkel omhoog.
DRU-SCORE-03 =
    De dienaren komen een voor een aan bod, van de laagste waarde naar de hoogste. Bij gelijke
    waarden begin je bij de speler die het ritueel aankondigde en ga je met de klok mee. Eén speler
    kan nooit twee dienaren met gelijke waarde hebben. (huisregel)
DRU-SCORE-04 =
    Elke dienaar behalve de laatste neemt zoveel amuletten als zijn waarde, of alle resterende als
    het er minder zijn.
DRU-SCORE-05 =
    De dienaar die als laatste neemt, krijgt alles wat er nog is. Dat kan meer zijn dan zijn waarde,
    precies zijn waarde, minder of niets. Een dienaar die er alleen ligt, is de laatste.
DRU-SCORE-06 =
    Alle amuletten worden uitgedeeld: wat de dienaren samen nemen, is precies het aantal amuletten.
DRU-SCORE-07 =
    Liggen er meerdere dienaren van jou bij de plek, dan komt elk daarvan apart aan bod. Het
    voorrecht van DRU-SCORE-05 geldt voor maar één kaart: de allerlaatste. (huisregel)
DRU-SCORE-08 = Een ritueel aankondigen levert op zichzelf niets op.

## Vervangen

DRU-REPLACE = Een nieuwe plek
DRU-REPLACE-01 =
    Na het verdelen van de punten gaat de plek naar de afgehandelde stapel. Leg de bovenste kaart
    van de plekkenstapel open in hetzelfde vak; er liggen nog geen kaarten bij.
DRU-REPLACE-02 =
    Is de plekkenstapel leeg, dan vervalt het vak en telt de rij één plek minder. (huisregel)
DRU-REPLACE-03 =
    Na r rituelen telt de rij min(6, 12 − r) plekken en de plekkenstapel max(0, 6 − r) kaarten.
DRU-REPLACE-04 =
    De speler die het ritueel aankondigde, gaat verder met stap 2. Daarbij geldt de rij zoals die nu
    is, dus de nieuwe plek doet ook mee.

## Scorekolom

DRU-TRACK = De scorekolom
DRU-TRACK-01 =
    Een score is een geheel getal, 0 of meer, en gaat nooit omlaag. Is b de laagste score in de
    kolom, dan toont de kolom de scores b tot en met b + 29; in het begin is b gelijk aan 0. Nummer
    je de kaarten naar boven toe vanaf c = 0 onderaan, dan staan op kaart c de scores b + 5c tot en
    met b + 5c + 4. (huisregel)
DRU-TRACK-02 = Op één cirkel mag een onbeperkt aantal pionnen staan. (huisregel)
DRU-TRACK-03 =
    Voor elke amulet klimt de pion één cirkel, stap na stap. Hij zet al zijn stappen voordat de
    volgende dienaar zijn deel krijgt. (huisregel)
DRU-TRACK-04 =
    Zou een pion met een stap boven b + 29 komen en staat er geen andere pion op de onderste kaart
    (scores b tot en met b + 4), leg die kaart dan bovenaan: b wordt 5 hoger en de pion zet zijn
    stap. Dat kan meer dan eens gebeuren terwijl één dienaar zijn deel krijgt; telkens kijk je
    opnieuw.
DRU-TRACK-05 =
    Zou een pion met een stap boven b + 29 komen terwijl er een andere pion op de onderste kaart
    staat, dan blijft hij staan en is het spel meteen afgelopen, zie DRU-END-03. Ook een pion die
    nog niets gescoord heeft, telt mee. (huisregel)
DRU-TRACK-06 = Een pion die op de bovenste cirkel stopt, is er nog niet voorbij.

## Einde

DRU-END = Einde van het spel
DRU-END-01 =
    Het spel is meteen afgelopen zodra er nog maar één plek zonder ritueel over is, dus na het 11e
    ritueel. De speler die aan de beurt is, speelt stap 2 tot en met 4 niet meer, en de ronde wordt
    niet afgemaakt. (huisregel)
DRU-END-02 =
    Wie de hoogste score heeft, wint. Kaarten in handen, in reserves of bij de laatste plek zijn
    niets meer waard.
DRU-END-03 =
    Maakt DRU-TRACK-05 een einde aan het spel, dan wint alleen de eigenaar van de pion die zijn stap
    niet kon zetten, ook als er nog een pion op dezelfde bovenste cirkel staat. Amuletten die nog
    niet uitgedeeld zijn, vervallen, en de kaarten van het ritueel blijven liggen waar ze liggen. De
    anderen komen op volgorde van score achter de winnaar. (huisregel)
DRU-END-04 =
    Eindigde het spel door DRU-END-01 of DRU-END-05, dan winnen alle spelers met de hoogste score
    samen. Gelijke scores geven een gelijke rang. (huisregel)
DRU-END-05 =
    Met n spelers is het spel na n lege beurten op rij meteen afgelopen, en de hoogste score wint.
    (huisregel)
DRU-END-06 =
    Doet DRU-TRACK-05 zich voor tijdens het 11e ritueel, dan beslist DRU-END-03. (huisregel)
DRU-END-07 =
    Na het einde kan er niets meer: elke actie wordt geweigerd. Alle verborgen kaarten mogen dan
    getoond worden.
DRU-END-08 =
    Een grens aan het aantal beurten is niet nodig. Met n spelers en M = 11 + 12·(54 + 6n) is te
    bewijzen dat het spel binnen n·(2M + n + 1) beurten afgelopen is, wat de spelers ook doen; in de
    praktijk veel eerder.
