### Caverna: de spelregels, regel voor regel. De ids zijn die van de regels in de bron.

caverna-rules-title = Caverna: de spelregels
caverna-rules-intro =
    Je leidt een clan van dwergen die in een grot aan de rand van een bos woont. Je stuurt ze aan
    het werk: ze ontginnen het bos voor akkers en weides, graven grotten en tunnels in de berg,
    richten die grotten in, delven erts en robijnen, en gaan met zelfgesmede wapens op expeditie.
    Een vak van je spelersbord schrijven we als (rij, kolom): rij 1 is boven en rij 4 onder, de
    kolommen 1 tot en met 3 zijn bos en 4 tot en met 6 berg. De ingang is (4,4), de lege grot (3,4),
    en het bosvak voor de ingang (4,3). Velden zijn de actievelden, vakken zijn die van je
    spelersbord. Wat in een voorbeeld niet genoemd wordt, speelt geen rol.

## Voorbereiding

CAV-SETUP = Voorbereiding
CAV-SETUP-01 =
    Je speelt Caverna met 1 tot en met 7 spelers; elk ander aantal wordt geweigerd. Elke speler
    heeft een eigen kleur, met één spelersbord, 5 dwergen en 3 stallen. Kleuren waar niemand mee
    speelt, doen niet mee.
CAV-SETUP-02 =
    Je begint met precies 2 dwergen in het spel: ze staan in de ingang, zijn volwassen en hebben
    geen wapen. Je andere 3 dwergen liggen nog ongeboren in je voorraad, en je 3 stallen zijn nog
    niet gebouwd.
CAV-SETUP-03 =
    Wie de eerste startspeler is, bepalen jullie zelf: de tafel mag een plaats aanwijzen. Wijst
    niemand er een aan, dan loot het programma.
CAV-SETUP-04 =
    Met 2 of meer spelers hangt je beginvoedsel af van je plaats, met de klok mee geteld vanaf de
    startspeler: de 1e en de 2e krijgen 1 voedsel, de 3e krijgt er 2, en de 4e en alle volgende
    krijgen er 3. Verder heb je nog niets: geen andere goederen, geen goud, geen dieren en geen
    wapens.
CAV-SETUP-05 =
    Voorbeeld: met de klok mee zitten A, B, C, D en E, en C is startspeler. C en D beginnen met 1
    voedsel, E met 2, en A en B met 3.
CAV-SETUP-06 =
    Drie basisborden horen bij elk spel. Het ene heeft de rondevelden 1 tot en met 3 en de drie
    actievelden Robijnwinning, Huishoudelijk werk en Brandlandbouw; het andere heeft de rondevelden
    4 tot en met 12. Het derde heeft twee kanten. Met 1 tot 3 spelers toont het Steenwinning,
    Uitgraving, Startspeler, Houtkap, Proviand, Ertswinning, Hout sprokkelen, Ontginning en
    Levensonderhoud; met 4 tot 7 spelers toont het Steenwinning, Uitgraving, Startspeler, Imitatie,
    Houtkap, Groei, Ertswinning, Bosverkenning, Ontginning en Levensonderhoud.
CAV-SETUP-07 =
    Bij sommige aantallen spelers komen er borden bij. Met 3 is dat een klein bord met Dagbouw,
    Imitatie en Bosverkenning. Met 5, 6 of 7 is het een groot bord met Depot, Kleine steenwinning,
    Weekmarkt, Imitatie, Gereedschapsverhuur en Omheiningen bouwen, op de kant voor 5 of op die voor
    6 en 7. Met 7 komt daar nog een klein bord bij, met Groot depot, Imitatie en Uitbreiding. Met 1,
    2 of 4 spelers is er geen extra bord.
CAV-SETUP-08 =
    Voorbeeld: jullie spelen met zijn drieën. Dan liggen de actievelden van het kleine extra bord er
    altijd bij; vergeten kun je ze niet.
CAV-SETUP-09 =
    Met 3 of meer spelers worden zeven oogstfiches, 4 groene bladeren en 3 rode vraagtekens, geschud
    en gedekt neergelegd, één op elk van de rondevelden 6 tot en met 12. Niemand kent hun volgorde
    voordat ze worden omgedraaid. De gebeurteniskaart begint leeg.
CAV-SETUP-10 =
    De optie furnishings kiest de inrichtingen: "full" (de standaard) is alles, "introductory" is de
    beginnersset van 27 soorten. Wat niet in de gekozen set zit, doet niet mee; wat er wel in zit,
    ligt vanaf het begin open en is voor iedereen te koop. Alles samen zijn het 47 unieke tegels
    plus het gewone woonvertrek. De beginnersset bestaat uit Woonvertrek, de twee Eenvoudige
    woonvertrekken, Knuffelkamer, Ontbijtkamer, Stoppelkamer, Timmerman, Steenhouwer, Smid,
    Houtleverancier, Steenleverancier, Robijnleverancier, Slachtgrot, Kookgrot, Werkgrot, Weefkamer,
    Melkkamer, Jachtkamer, Bierkamer, Steenopslag, Ertsopslag, Hoofdopslag, Wapenopslag, Schatkamer,
    Voorraadkamer, Schrijfkamer en Voederkamer.
CAV-SETUP-11 = Advies: speel met 6 of 7 spelers met alle inrichtingen. De beginnersset mag dan ook.
CAV-SETUP-12 =
    Met 3 of meer spelers telt de stapel 12 rondekaarten. Van boven naar onder zijn dat de 3 kaarten
    van periode 1, de kaart van ronde 4, de 2 andere kaarten van periode 2, de 3 van periode 3 en de
    3 van periode 4. Binnen elke groep is de volgorde toevallig, en ze blijft geheim tot de kaarten
    worden omgedraaid. (huisregel)
CAV-SETUP-13 =
    De kaarten horen bij deze perioden. Periode 1: Wapensmederij, Schapenfokkerij en Aanleg
    ertsmijn. Periode 2: Kinderwens (in ronde 4), Ezelfokkerij en Aanleg robijnmijn. Periode 3:
    Ertslevering, Gezinsleven en Verkenning. Periode 4: Ertshandel, Avontuur en Robijnlevering.
CAV-SETUP-14 =
    De kaart van ronde 4 is één kaart met twee kanten: Kinderwens en Dringende kinderwens. Hoe ze in
    de stapel ligt, maakt niet uit.
CAV-SETUP-15 =
    De lijst met buit en het overzicht van robijnen en oogst mag iedereen op elk moment raadplegen.
    Ze veranderen niets aan het spel.

## Spelmateriaal

CAV-COMPONENTS = Bord, goederen en tegels
CAV-COMPONENTS-01 =
    Een spelersbord heeft links het bos en rechts de berg, elk met 4 rijen van 3 vakken, samen 24
    vakken. In het bos komen alleen akkers, weides (later omheinde weides) en stallen; in de berg
    komen alleen grotten en tunnels, die later een inrichting of een mijn kunnen krijgen.
CAV-COMPONENTS-02 =
    In de berg zijn twee grotten voorgedrukt: de ingang op (4,4), die al is ingericht, en een lege
    grot erboven op (3,4). Alle andere bergvakken zijn nog massieve rots.
CAV-COMPONENTS-03 =
    In de ingang wonen 2 dwergen, en daarnaast is er plaats voor 2 dieren van dezelfde soort.
CAV-COMPONENTS-04 =
    De goederen zijn hout, steen en erts (samen de bouwmaterialen), robijnen, graan, groente,
    voedsel, goud en de dieren: honden, schapen, ezels, everzwijnen en runderen. De laatste vier
    soorten zijn boerderijdieren; honden zijn dat niet.
CAV-COMPONENTS-05 =
    Schaars zijn alleen je 5 dwergen (met het Extra woonvertrek 6), je 3 stallen en het ene
    exemplaar van elke unieke inrichting. Al het andere is onbeperkt: je loopt nooit goederen of een
    tegel mis omdat de doos leeg is.
CAV-COMPONENTS-06 =
    Voorbeeld: fiches voor grotere aantallen veranderen niets aan de regels. Staat één everzwijn op
    een fiche 4× in een grote omheinde weide, dan zitten daar 4 everzwijnen.
CAV-COMPONENTS-07 =
    Er zijn drie soorten dubbele tegels, elk met een voorkant en een achterkant: grot+tunnel of
    grot+grot; weide+akker of kleine omheinde weide+akker; diepe tunnel+ertsmijn of grote omheinde
    weide. Er zijn ook drie soorten enkele tegels: tunnel of grot; robijnmijn of akker; weide of
    kleine omheinde weide. Andere landschapstegels zijn er niet, dus ook geen tegel tunnel+tunnel.
    (huisregel)
CAV-COMPONENTS-08 =
    Van goud telt alleen het totaal: munten van 1, 2 en 10 kun je altijd wisselen. De sterkte van
    een wapen is een geheel getal van 1 tot en met 14, en er mogen zoveel even sterke wapens zijn
    als nodig is.

## Ronde

CAV-ROUND = De ronden
CAV-ROUND-01 =
    Het spel duurt 12 ronden, genummerd van 1 tot en met 12; met 1 of 2 spelers zijn het er 11, want
    ronde 9 valt dan weg. De ronden vormen vier perioden: 1 tot en met 3, 4 tot en met 6, 7 tot en
    met 9, en 10 tot en met 12.
CAV-ROUND-02 =
    Elke ronde heeft vijf fasen, altijd in deze volgorde: onthullen, aanvullen, werken, naar huis,
    oogsten. Een fase begint pas als de vorige voor iedereen voorbij is. (huisregel)
CAV-ROUND-03 =
    Wat er in fase 5 gebeurt, hangt af van de oogst van die ronde (CAV-HARVEST-01 tot en met
    CAV-HARVEST-05). Het kan ook niets zijn.
CAV-ROUND-04 =
    Inrichtingen die ‘aan het begin van de ronde’ werken, de Mijnwerker en de leveranciers, doen dat
    voor alle spelers tussen fase 2 en fase 3. Een leverancier betaalt vanaf de ronde na de aankoop,
    zoveel ronden als erop staat: de Houtleverancier 7 keer 1 hout, de Steenleverancier 5 keer 1
    steen, de Robijnleverancier 4 keer 1 robijn. Alleen ronden die echt gespeeld worden tellen, dus
    een overgeslagen ronde 9 niet; wat na de laatste ronde zou komen, is verloren. (huisregel)
CAV-ROUND-05 =
    Voorbeeld: met 2 spelers bouw je in ronde 7 de Houtleverancier, die 7 ronden werkt. Je krijgt 1
    hout in elk van de ronden 8, 10, 11 en 12, samen dus 4.

## Onthullen

CAV-REVEAL = Fase 1: onthullen
CAV-REVEAL-01 =
    In fase 1 wordt de bovenste rondekaart omgedraaid en op het lege rondeveld met het laagste
    nummer gelegd. Vanaf de werkfase van deze ronde tot het einde van het spel is ze een actieveld
    voor alle spelers.
CAV-REVEAL-02 = De kaart van ronde 4 komt altijd in ronde 4, met de kant Kinderwens.
CAV-REVEAL-03 =
    Zodra in periode 3 Gezinsleven verschijnt, draait de kaart van ronde 4 om naar Dringende
    kinderwens, voor de rest van het spel. Al in diezelfde ronde kun je de gewone kant niet meer
    gebruiken.
CAV-REVEAL-04 =
    Met 2 of meer spelers wordt vanaf ronde 6 ook het oogstfiche van de ronde omgedraaid; het blijft
    liggen tot de oogst. Een blad kondigt een gewone oogst aan. Een vraagteken kondigt een
    gebeurtenis aan, en welke hangt ervan af of het in dit spel het 1e, het 2e of het 3e vraagteken
    is.
CAV-REVEAL-05 =
    Voorbeeld: is er nog geen vraagteken geweest en verschijnt er nu een, dan is er deze ronde geen
    oogst. Is er al één afgehandeld, dan betekent het volgende dat iedereen 1 voedsel per dwerg
    betaalt.
CAV-REVEAL-06 =
    De optie markers zegt wanneer je het oogstfiche ziet: met "start" (de standaard) wordt het in
    fase 1 omgedraaid, met "end" pas als fase 5 begint, en tot dan kent niemand het. Wat er gebeurt,
    is in beide gevallen hetzelfde. (huisregel)

## Aanvullen

CAV-SUPPLY = Fase 2: aanvullen
CAV-SUPPLY-01 =
    In fase 2 krijgt elk aanvulveld in het spel, ook de kaart die net is omgedraaid, zijn gedrukte
    goederen uit de algemene voorraad, boven op wat er nog ligt. Altijd: Robijnwinning 1 robijn
    (maar zie CAV-TWO-04). Met 1 tot 3 spelers: Steenwinning 1 steen, Uitgraving 1 steen,
    Startspeler 1 voedsel, Houtkap 3 (1) hout, Ertswinning 2 (1) erts, Hout sprokkelen 1 hout,
    Ontginning 1 hout, Levensonderhoud 1 voedsel; met 3 ook Dagbouw 1 erts (1 steen) en
    Bosverkenning 1 hout. Met 4 tot 7 spelers: Steenwinning 2 steen, Uitgraving 2 (1) steen,
    Startspeler 1 voedsel, Houtkap 3 hout, Ertswinning 3 (2) erts, Bosverkenning 2 (1) hout,
    Ontginning 2 hout, Levensonderhoud 1 graan (1 groente); met 5 tot 7 ook Depot 1 hout en 1 erts;
    Omheiningen bouwen 1 hout met 5 of 2 (1) hout met 6 of 7; met 6 of 7 Kleine steenwinning 1
    steen; met 7 Groot depot 2 (1) hout, 1 erts en 1 steen. Op de kaarten: Schapenfokkerij 1 schaap,
    Ezelfokkerij 1 ezel, Ertslevering 1 steen en 1 erts, Robijnlevering 2 (1) robijnen.
CAV-SUPPLY-02 =
    Staat er ‘n’, dan komen er elke ronde n goederen bij. Staat er ‘n (m)’, dan zijn het er n als
    het veld op dat moment helemaal leeg is, en anders m. Noemen de twee getallen verschillende
    goederen, dan bepaalt dezelfde vraag welk van de twee erbij komt.
CAV-SUPPLY-03 = Er is geen maximum aan wat zich op een veld ophoopt, behalve solo (CAV-SOLO-07).
CAV-SUPPLY-04 =
    Een veld zonder pijl krijgt in fase 2 niets. Wat het geeft, komt uit de algemene voorraad op het
    moment dat je het gebruikt.
CAV-SUPPLY-05 =
    Neem je goederen van een aanvulveld, dan neem je ze allemaal. Wat op een ongebruikt veld ligt,
    blijft liggen voor de volgende ronden.
CAV-SUPPLY-06 =
    Voorbeeld: op een veld ‘3 hout’ liggen er nog 3; na het aanvullen zijn het er 6. Een leeg veld
    ‘3 (1) hout’ heeft na drie keer aanvullen achtereenvolgens 3, 4 en 5 hout, en nadat iemand het
    leegmaakt weer 3.
CAV-SUPPLY-07 =
    Voorbeeld: met 4 tot 7 spelers staat op Levensonderhoud ‘1 graan (1 groente)’, en het veld is
    leeg. Na drie keer aanvullen ligt er achtereenvolgens 1 graan; 1 graan en 1 groente; 1 graan en
    2 groenten. Is het leeggehaald, dan begint het weer met 1 graan.

## Werken

CAV-WORK = Fase 3: werken
CAV-WORK-01 =
    De startspeler begint, en de beurten gaan met de klok mee rond. In je beurt plaats je precies
    één dwerg. De fase duurt tot iedereen alle dwergen heeft geplaatst die thuis stonden.
CAV-WORK-02 =
    Je plaatst je dwerg op een vrij actieveld dat in het spel is. Op een veld staat hoogstens één
    dwerg per ronde, en het blijft bezet tot fase 4.
CAV-WORK-03 = Je voert de actie meteen en helemaal uit, voordat de volgende speler aan de beurt is.
CAV-WORK-04 =
    Alleen dwergen die thuis staan, kun je plaatsen: geen ongeboren dwergen en geen dwergen die deze
    ronde geboren zijn.
CAV-WORK-05 = Heb je geen dwerg meer thuis, dan word je overgeslagen terwijl de anderen verdergaan.
CAV-WORK-06 =
    Voorbeeld: met 2 spelers begint A, met 2 dwergen; B heeft er 4. De dwergen worden geplaatst in
    de volgorde A, B, A, B, B, B.
CAV-WORK-07 =
    Je mag een dwerg alleen plaatsen als je minstens één actie van het veld echt uitvoert; een veld
    bezet houden zonder het te gebruiken, wordt geweigerd, en niets nemen is geen actie. Al het
    andere op het veld is vrijwillig, behalve de goederen van CAV-WORK-19. (huisregel)
CAV-WORK-08 =
    Je plaatst eerst je ongewapende dwergen en dan de bewapende, van zwak naar sterk. Alleen de
    dwergen die nog thuis staan tellen mee, en tussen gelijken kies je zelf.
CAV-WORK-09 =
    Voor 1 robijn mag je één bewapende dwerg plaatsen tegen die volgorde in. Daarna geldt de
    volgorde weer, tenzij je opnieuw een robijn betaalt. (huisregel)
CAV-WORK-10 =
    Voorbeeld: thuis staan alleen een dwerg met sterkte 3 en een met sterkte 14. Zonder robijn mag
    je alleen die met sterkte 3 plaatsen; betaal je 1 robijn, dan mag die met sterkte 14.
CAV-WORK-11 =
    Voorbeeld: je hebt vier ongewapende dwergen en één met sterkte 14. Wil je die laatste vóór alle
    andere plaatsen, dan is 1 robijn genoeg, hoeveel dwergen hij ook voorbijgaat.
CAV-WORK-12 =
    ‘Of’: je voert precies één van de mogelijkheden uit. Alleen de Logeerkamer maakt er ‘en/of’ van,
    in de volgorde die je wilt: wie aan de ene mogelijkheid begint, sluit geen onderdeel van een
    andere af dat nog kan. (huisregel)
CAV-WORK-13 =
    ‘En/of’: je voert een, meer of alle mogelijkheden uit, minstens één, in de volgorde die je wilt.
    (huisregel)
CAV-WORK-14 =
    ‘En dan/of’: je voert een, meer of alle mogelijkheden uit, minstens één, en wat je kiest doe je
    in de gedrukte volgorde.
CAV-WORK-15 =
    ‘En dan’: de tweede actie mag alleen als je de eerste hebt uitgevoerd, en ze blijft vrijwillig.
    Dit staat op Dringende kinderwens (eerst een woonvertrek, dan gezinsuitbreiding) en op Avontuur
    (eerst de ene expeditie, dan de andere). (huisregel)
CAV-WORK-16 =
    Materialen, graan, groente, voedsel, robijnen en goud die je krijgt, gaan naar je eigen
    voorraad, zichtbaar voor iedereen. Dieren gaan daar nooit heen: die komen meteen op je
    spelersbord.
CAV-WORK-17 =
    Kun of wil je een boerderijdier dat je krijgt niet houden, dan zet je het om in voedsel (zie het
    hoofdstuk CAV-CONVERT), aan het einde van het onderdeel dat het bracht (CAV-ANIMALS-25) en
    voordat het volgende begint. Je mag geen dier weigeren, weggooien of laten wachten. (huisregel)
CAV-WORK-18 =
    Welke velden er zijn, hangt af van het aantal spelers en van de kaarten die al liggen. Een veld
    dat er niet is, kun je niet gebruiken en niet imiteren.
CAV-WORK-19 =
    Een onderdeel dat alleen goederen geeft, opgehoopte of vaste, sla je nooit over. Je krijgt
    alles, op de gedrukte plaats: bij ‘en/of’ mag dat voor of na de rest, bij ‘of’ alleen in de tak
    die je kiest, en wie imiteert, krijgt alleen de vaste goederen. Afzien mag je van tegels,
    bouwen, zaaien, gezinsuitbreiding, smeden, expedities, aankopen en ruilen. (huisregel)
CAV-WORK-20 =
    Heb je je dwerg geplaatst maar nog geen onderdeel uitgevoerd, dan wordt een ruil geweigerd die
    geen enkel onderdeel van het veld mogelijk zou laten. Is er een onderdeel gedaan, dan vervalt
    een later onderdeel dat niet meer kan, en wat gedaan is, blijft gelden. Een voorgeschreven
    volgorde verplicht je nooit tot een onderdeel. (huisregel)
CAV-WORK-21 =
    Je mag een veld alleen kiezen als je minstens één onderdeel kunt uitvoeren met je goederen en je
    bord van dat moment, na aftrek van een robijn voor CAV-WORK-09 of van het voedsel voor een
    imitatie. Heb je daar een ruil of een enkele tegel voor nodig, dan doe je die eerst, in dezelfde
    beurt vóór het plaatsen. De uitkomst is dezelfde als vlak voor het onderdeel. (huisregel)
CAV-WORK-22 =
    Is er voor geen enkele dwerg die volgens CAV-WORK-08 aan de beurt is een veld dat je kunt
    gebruiken met de goederen die je hebt en zonder te ruilen, dan mag je een van die dwergen
    opzijzetten. Hij blijft tot de volgende ronde thuis, geldt als geplaatst, telt niet meer mee
    voor de volgorde, en je beurt gaat voorbij. Anders wordt passen geweigerd. Tot een ruil word je
    nooit gedwongen. (huisregel)
CAV-WORK-23 =
    Soms levert een opbrengst weer iets op: de bonus van een bedekt vak, de Hondenschool, de
    Ertsader, de Steengroeve, de Fokgrot, het Kantoor. Dat krijg je meteen, voor de volgende keuze,
    eerst de oorzaak en dan het gevolg. Zulke gevolgen voegen alleen goederen toe en draaien nooit
    in een kring; de langste keten is pasgeboren ezel, steen, erts. (huisregel)
CAV-WORK-24 =
    Voorbeeld: je kleine omheinde weide is vol met 2 schapen, je ingang is vol met 2 everzwijnen, en
    je hebt geen andere ruimte, geen hout en geen steen. Je gebruikt Schapenfokkerij, waar 3 schapen
    staan. Je neemt ze alle 3 en zet dan 3 schapen om (3 voedsel), of 2 everzwijnen en 1 schaap (5
    voedsel), waarna de 4 schapen die overblijven de weide en de ingang vullen. Schapen op het veld
    laten staan, wordt geweigerd.
CAV-WORK-25 =
    Voorbeeld: je hebt een ongewapende dwerg, 1 robijn en 0 erts. Wapensmederij wordt geweigerd.
    Ruil je eerst de robijn voor erts, dan mag het wel, en tussen het plaatsen en het smeden kun je
    dat ene erts niet aan iets anders uitgeven, bijvoorbeeld in de Onderdelenopslag.

## Tegels

CAV-TILES = Tegels in berg en bos
CAV-TILES-01 =
    Op Uitgraving en op Steenwinning hoopt zich steen op. Wie het veld gebruikt, neemt alle steen en
    mag ook één dubbele tegel in de berg leggen.
CAV-TILES-02 =
    Steenwinning geeft alleen grot+tunnel. Uitgraving geeft naar keuze grot+tunnel of grot+grot, en
    geen enkel ander veld geeft grot+grot. (huisregel)
CAV-TILES-03 =
    Een dubbele tegel in de berg bedekt twee lege bergvakken met een gemeenschappelijke zijde, en
    minstens één daarvan grenst met een zijde aan een bezet bergvak; schuin telt nooit. Welke helft
    waar ligt, kies je zelf.
CAV-TILES-04 =
    De twee voorgedrukte grotten zijn vanaf het begin bezet; later geldt dat ook voor elke grot,
    elke tunnel, elke mijn en elk ingericht vak.
CAV-TILES-05 =
    Voorbeeld: op het beginbord passen er voor een dubbele tegel in de berg precies zes paren
    vakken: (1,4) en (2,4), (2,4) en (2,5), (2,5) en (3,5), (3,5) en (3,6), (3,5) en (4,5), (4,5) en
    (4,6).
CAV-TILES-06 =
    Bedek je een ondergronds meer met een tegel, dan krijg je meteen het gedrukte voedsel: 1 op vak
    (4,5) en 2 op vak (1,6).
CAV-TILES-07 =
    Is er in de berg geen paar vakken dat mag, dan leg je er geen dubbele tegel; in het bos net zo.
    Een enkele tegel krijg je er nooit voor in de plaats. De andere acties van het veld blijven
    mogelijk.
CAV-TILES-08 =
    Kleine steenwinning (5 tot 7 spelers) geeft steen en, als je wilt, een tegel grot+tunnel: met 5
    spelers telkens 1 steen uit de algemene voorraad, met 6 of 7 de steen die er is opgehoopt, 1 per
    ronde. Uitbreiding (7 spelers) geeft 1 steen en, als je wilt, een tegel grot+tunnel, of 1 hout
    en, als je wilt, een tegel weide+akker; je kiest één van de twee. De steen of het hout krijg je
    ook zonder de tegel. (huisregel)
CAV-TILES-09 =
    Met 4 tot 7 spelers hoopt de steen zich op Steenwinning (2 per ronde) sneller op dan op
    Uitgraving (2 op een leeg veld, anders 1).
CAV-TILES-10 =
    Ontginning en Levensonderhoud geven hun goederen en, als je wilt, een tegel weide+akker. Op
    Ontginning is dat opgehoopt hout; op Levensonderhoud is het met 1 tot 3 spelers het opgehoopte
    voedsel plus 1 graan, en met 4 tot 7 spelers opgehoopt graan en opgehoopte groente.
    Brandlandbouw geeft een tegel weide+akker en laat je zaaien.
CAV-TILES-11 =
    Een tegel weide+akker bedekt twee bosvakken met een gemeenschappelijke zijde waar nog geen tegel
    ligt. Welke helft waar ligt, kies je zelf.
CAV-TILES-12 =
    De eerste tegel met weide of akker die je legt, dubbel of enkel, moet het bosvak voor de ingang
    bedekken, (4,3). Bij een dubbele tegel mag dat met elk van de twee helften.
CAV-TILES-13 =
    Voorbeeld: in een onaangeroerd bos kun je de eerste tegel weide+akker op vier manieren leggen:
    op (4,3) en (3,3) of op (4,3) en (4,2), telkens in twee richtingen.
CAV-TILES-14 =
    Elke volgende bostegel moet met een zijde grenzen aan een akker, een weide of een omheinde
    weide. Een stal in onbedekt bos telt daarvoor niet. Akkers hoeven niet aan akkers te grenzen en
    weides niet aan weides.
CAV-TILES-15 =
    Bedek je een everzwijnhol met een tegel, (1,3) of (3,1), dan krijg je meteen 1 everzwijn, dat je
    onderbrengt of omzet in 2 voedsel. Bedek je de beek, (4,2), dan krijg je 1 voedsel.
CAV-TILES-16 =
    Zo’n gedrukte bonus krijg je één keer: de eerste keer dat er een tegel op het vak komt, dubbel
    of enkel, gekocht of buitgemaakt. Bonusvakken grenzen nergens aan elkaar, dus een tegel levert
    er hoogstens één op. (huisregel)
CAV-TILES-17 =
    Op één van de twee bosvakken mag een stal staan: de tegel schuift eronder, en daar moet de helft
    met de weide liggen. Een akker komt nooit onder een stal, dus op twee vakken met een stal past
    geen tegel weide+akker.
CAV-TILES-18 =
    Een tegel ligt helemaal op het bord en in zijn eigen helft; alleen het Kantoor maakt daar een
    uitzondering op (CAV-TILES-21).
CAV-TILES-19 =
    Tegels worden nooit weggehaald of verplaatst. Iets bedekken kan, naast wat inrichtingen zelf
    toestaan (CAV-FURNISH-04 en CAV-FURNISH-05), alleen zo: een inrichting op een grot, diepe
    tunnel+ertsmijn op twee tunnels, een robijnmijn op een tunnel of diepe tunnel, een kleine
    omheinde weide op een weide, een grote op twee weides.
CAV-TILES-20 =
    Staat er een stal op het vak voor de ingang, dan bindt die je eerste tegel: daar kan eerst
    alleen een weide komen, enkel of als helft van een dubbele tegel. Een enkele akker als eerste
    tegel wordt dan geweigerd.
CAV-TILES-21 =
    Voorbeeld: met het Kantoor mag één helft van een dubbele tegel één vak buiten de buitenrand
    liggen (rij 0 of 5, kolom 0 of 7), maar nooit over de grens tussen bos en berg. In een
    onaangeroerd bos heeft de eerste tegel weide+akker dan zes plaatsen: die van CAV-TILES-13, en
    (4,3) en (5,3) in twee richtingen. Die laatste twee leveren meteen 2 goud op.

## Zaaien

CAV-SOW = Zaaien
CAV-SOW-01 =
    Zaai je graan, dan leg je 1 graan uit je voorraad op een lege akker en voeg je er 2 uit de
    algemene voorraad aan toe, samen 3. Zaai je groente, dan leg je er 1 en voeg je er 1 aan toe,
    samen 2.
CAV-SOW-02 =
    Met één zaaiactie zaai je hoogstens 2 akkers graan en hoogstens 2 akkers groente. Een derde
    akker van dezelfde soort wordt geweigerd, ook als je van de andere niets zaait.
CAV-SOW-03 =
    Op een akker ligt maar één gewas, en zaaien kan alleen als hij helemaal leeg is. Is hij
    leeggeoogst, dan mag je er weer zaaien; is er nog maar een deel geoogst, dan niet.
CAV-SOW-04 =
    Voor elke akker heb je 1 graan of 1 groente uit je voorraad nodig. Die mag je tijdens de actie
    nog met een robijn kopen.
CAV-SOW-05 =
    Voorbeeld: je hebt 1 graan, 1 groente en twee lege akkers en zaait ze allebei. Op de ene liggen
    nu 3 graan, op de andere 2 groenten, en in je voorraad is er van beide niets meer.
CAV-SOW-06 =
    Voorbeeld: je hebt 2 robijnen, geen graan of groente, geen lege akker en een bosvak waar een
    akker mag. Je gaat zaaien: 1 robijn koopt een akker, 1 robijn koopt 1 graan, en op de nieuwe
    akker liggen ten slotte 3 graan.
CAV-SOW-07 =
    Zaaien kun je vanaf het begin op Brandlandbouw en, zodra de kaart ligt, op Gezinsleven; met 5
    tot 7 spelers ook op Gereedschapsverhuur, en op expeditie met de buit ‘Zaaien’ (sterkte 12).
CAV-SOW-08 =
    Wat op je akkers ligt, zit niet in je voorraad: voordat het geoogst is, kun je het niet eten,
    uitgeven of zaaien.

## Inrichten

CAV-FURNISH = Een grot inrichten
CAV-FURNISH-01 =
    Inrichten kun je vanaf het begin op Huishoudelijk werk, en op expeditie met de buit ‘Grot
    inrichten’ (sterkte 7). Alleen een woonvertrek bouwen kan ook op andere plaatsen (hoofdstuk
    CAV-DWELLING).
CAV-FURNISH-02 =
    Je neemt één inrichting uit het aanbod, een woonvertrek mag ook, betaalt de hele prijs die erop
    staat aan de algemene voorraad en legt de tegel op een lege grot van jezelf.
CAV-FURNISH-03 = Zonder lege grot of zonder de middelen om te betalen kun je niet inrichten.
CAV-FURNISH-04 =
    De voorgedrukte lege grot mag je inrichten. Een tunnel, een diepe tunnel, een mijn of massieve
    rots mag je nooit inrichten; alleen met de Werkkamer mogen tunnels en diepe tunnels zonder mijn
    ook. De Werkkamer zelf komt op een gewone grot.
CAV-FURNISH-05 =
    Een inrichting die er ligt, wordt nooit weggehaald, verplaatst of bedekt. De enige uitzondering
    zijn de twee tegels die elkaar vervangen: de Handelaar en de Onderdelenopslag. (huisregel)
CAV-FURNISH-06 =
    Een unieke inrichting die iemand genomen heeft, is voor niemand meer te koop. Het gewone
    Woonvertrek kan iedereen zo vaak bouwen als hij of zij wil.
CAV-FURNISH-07 =
    Wat een inrichting kan, geldt voor de eigenaar zodra ze er ligt. Wat dat is, staat bij de tegel
    zelf. Maakt een inrichting iets goedkoper, dan zakt de prijs nooit onder 0.
CAV-FURNISH-08 =
    Voorbeeld: je hebt het beginbord en 4 hout en 3 steen. Op Huishoudelijk werk bouw je een gewoon
    Woonvertrek op (3,4). Je hout en steen zijn op, je clan heeft meer woonruimte, en nog eens
    inrichten kan pas als je weer een grot hebt gegraven.
CAV-FURNISH-09 =
    Heb je de Handelaar en neem je de Onderdelenopslag, of andersom, dan moet je de nieuwe tegel op
    de oude leggen. Daar is geen lege grot voor nodig, en er gaat er ook geen mee op. De bedekte
    tegel is voorgoed uit het spel: hij werkt niet meer, levert geen punten op, telt voor geen
    enkele andere tegel mee en komt nooit terug in het aanbod. (huisregel)
CAV-FURNISH-10 =
    Een inrichting maakt haar eigen prijs nooit lager en helpt die ook niet te betalen; wat ze
    meteen geeft, komt na het betalen. Haar blijvende werking geldt al voor elk later onderdeel van
    dezelfde actie. Bouw je op Huishoudelijk werk bijvoorbeeld eerst de Hondenschool en neem je dan
    de hond, dan krijg je er 1 hout bij.

## Woonvertrekken

CAV-DWELLING = Woonvertrekken bouwen
CAV-DWELLING-01 =
    Een woonvertrek bouwen kun je op beide kanten van de kaart van ronde 4. Je neemt dan een
    woonvertrek en geen andere inrichting: het gewone of een van de bijzondere. Alles uit het
    hoofdstuk CAV-FURNISH geldt ook hier.
CAV-DWELLING-02 = Een gewoon woonvertrek kost 4 hout en 3 steen.
CAV-DWELLING-03 =
    Elk woonvertrek geeft woonruimte voor 1 dwerg; alleen in het Echtelijk woonvertrek wonen er 2.
    De woonruimte van je clan is 2, voor de ingang, plus die van alle woonvertrekken die je gebouwd
    hebt, behalve het Extra woonvertrek (CAV-GROWTH-10).
CAV-DWELLING-04 =
    Op expeditie kun je als buit (sterkte 11) een gewoon woonvertrek bouwen voor 2 hout en 2 steen,
    maar geen ander.
CAV-DWELLING-05 =
    Het Extra woonvertrek geeft alleen een zesde dwerg onderdak. Voor de eerste vijf helpt het niet,
    ook niet als je het eerder bouwt. (huisregel)

## Gezinsuitbreiding

CAV-GROWTH = Gezinsuitbreiding
CAV-GROWTH-01 =
    Gezinsuitbreiding vind je op Kinderwens, Dringende kinderwens en Gezinsleven, en met 4 tot 7
    spelers ook op Groei.
CAV-GROWTH-02 =
    Ze mag alleen als je clan woonruimte heeft voor meer dwergen dan je er in het spel hebt. Voor
    een zesde dwerg geldt CAV-GROWTH-10.
CAV-GROWTH-03 =
    Een dwerg uit je voorraad komt bij de dwerg die de actie uitvoert, ongewapend en zonder een
    ander veld te bezetten. Deze ronde doet de pasgeborene niets; hij gaat met de anderen naar huis
    en is vanaf de volgende ronde een gewone volwassene.
CAV-GROWTH-04 =
    Een clan telt hoogstens 5 dwergen, of 6 met het Extra woonvertrek. Meer gezinsuitbreiding wordt
    geweigerd.
CAV-GROWTH-05 =
    Gebruik je een veld, dan levert dat hoogstens één pasgeborene op. Je mag wel meerdere velden met
    gezinsuitbreiding gebruiken, zelfs in dezelfde ronde, zolang je woonruimte hebt.
CAV-GROWTH-06 =
    Voorbeeld: je hebt woonruimte voor 4 dwergen en 3 dwergen in het spel. Met een gezinsuitbreiding
    worden het er 4; een tweede zonder nieuw woonvertrek wordt geweigerd.
CAV-GROWTH-07 =
    Kinderwens geeft gezinsuitbreiding of een woonvertrek, naar keuze. Dringende kinderwens geeft
    een woonvertrek en dan, als je wilt, gezinsuitbreiding, of anders 3 goud; gezinsuitbreiding mag
    daar alleen nadat je met dezelfde actie een woonvertrek hebt gebouwd. (huisregel)
CAV-GROWTH-08 =
    Voorbeeld: je hebt 2 dwergen, woonruimte voor 2, 4 hout, 3 steen en een lege grot. Op Dringende
    kinderwens bouw je een gewoon woonvertrek en neem je dan gezinsuitbreiding: je clan telt 3
    dwergen, van wie één pasgeboren. Bouw je niet, dan wordt de gezinsuitbreiding daar geweigerd.
CAV-GROWTH-09 =
    Gezinsleven geeft gezinsuitbreiding en/of zaaien: het ene, het andere of beide, in de volgorde
    die je wilt.
CAV-GROWTH-10 =
    Stel dat je n dwergen in het spel hebt, pasgeborenen meegeteld. Gezinsuitbreiding mag als n
    kleiner is dan 5 en je woonruimte groter is dan n, of als n gelijk is aan 5 en je het Extra
    woonvertrek hebt. Een zesde dwerg is verder als de andere: hij eet, werkt en levert een punt op.
    (huisregel)
CAV-GROWTH-11 =
    Voorbeeld: met 5 dwergen en het Extra woonvertrek mag gezinsuitbreiding, maar een zevende dwerg
    wordt geweigerd. Met 4 dwergen, woonruimte voor 4 en het Extra woonvertrek wordt ze geweigerd.
    Met 5 dwergen en woonruimte voor 6 zonder het Extra woonvertrek wordt ze ook geweigerd.

## Mijnen

CAV-MINES = Mijnen
CAV-MINES-01 =
    Met Aanleg ertsmijn (periode 1) leg je een tegel diepe tunnel+ertsmijn op twee gewone tunnels
    met een gemeenschappelijke zijde. Je kiest zelf welk vak de mijn wordt, en je krijgt 3 erts.
    Zonder de tegel krijg je geen erts.
CAV-MINES-02 =
    Geen helft van die tegel mag op een diepe tunnel, een grot, een mijn of massieve rots liggen.
CAV-MINES-03 = Daarnaast of in plaats daarvan mag de dwerg daar op expeditie van niveau 2.
CAV-MINES-04 =
    Voorbeeld: je hebt één tunnel met een leeg buurvak waar een tunnel mag, en 1 robijn. Je koopt op
    Aanleg ertsmijn eerst een enkele tunnel ernaast en bouwt dan. De twee vakken zijn nu diepe
    tunnel en ertsmijn, de robijn is weg, en je krijgt 3 erts. Met twee enkele tunnels mag het net
    zo goed.
CAV-MINES-05 =
    Met Aanleg robijnmijn (periode 2, ronde 5 of 6) leg je één robijnmijn op een lege tunnel. Op een
    diepe tunnel levert dat meteen 1 robijn op, op een gewone tunnel niets.
CAV-MINES-06 =
    Vlak ervoor mag je met 1 robijn een enkele tunnel kopen en daar de robijnmijn op leggen.
    (huisregel)
CAV-MINES-07 =
    Ligt er een robijnmijn op een gewone tunnel, dan kan dat vak geen deel meer worden van een
    ertsmijn. Op een diepe tunnel laat ze de ertsmijn ernaast zoals die was.
CAV-MINES-08 =
    Een ertsmijn is 3 punten waard en een robijnmijn 4. In elke mijn, van welke soort ook, kan 1
    ezel staan.
CAV-MINES-09 =
    Ertswinning en Robijnwinning zijn er vanaf ronde 1. Ertslevering is een kaart van periode 3,
    Robijnlevering een van periode 4. (huisregel)
CAV-MINES-10 =
    Wie een van deze vier velden gebruikt, neemt alle goederen die erop liggen, van welke soort ook.
    (huisregel)
CAV-MINES-11 =
    Ertswinning en Ertslevering geven daarbovenop 2 erts uit de algemene voorraad voor elke ertsmijn
    die je hebt.
CAV-MINES-12 =
    Robijnwinning geeft 1 robijn extra als je minstens 1 robijnmijn hebt, Robijnlevering 1 robijn
    extra als je er minstens 2 hebt; meer dan 1 is het nooit.
CAV-MINES-13 =
    Voorbeeld: je hebt 2 ertsmijnen en op Ertswinning liggen 3 erts: je krijgt er 7. Je hebt 3
    robijnmijnen en op Robijnwinning liggen 2 robijnen: je krijgt er 3. Je hebt 1 robijnmijn en op
    Robijnlevering liggen 2 robijnen: je krijgt er 2.

## Robijnen

CAV-RUBY = Robijnen
CAV-RUBY-01 =
    Op elk moment dat jij aan zet bent (CAV-CONVERT-08), mag je 1 robijn ruilen voor 1 hout, steen,
    erts, graan, groente, goud, hond, schaap, ezel of everzwijn. Een rund kost 1 robijn en 1
    voedsel. (huisregel)
CAV-RUBY-02 = Je kunt 1 robijn ook rechtstreeks omzetten in 2 voedsel.
CAV-RUBY-03 =
    Voor 1 robijn koop je een enkele akker of weide. Die leg je meteen op een bosvak naast een
    akker, een weide of een omheinde weide; heb je die nog niet, dan op het vak voor de ingang.
CAV-RUBY-04 =
    Voor 1 robijn koop je een enkele tunnel en voor 2 robijnen een enkele grot. Die leg je meteen op
    een leeg bergvak naast een bezet bergvak.
CAV-RUBY-05 =
    Een tegel die je niet meteen volgens de regels kunt leggen, kun je niet kopen. Je bewaart er
    geen voor later.
CAV-RUBY-06 = Een enkele weide mag onder een stal in het bos schuiven, een enkele akker niet.
CAV-RUBY-07 = Voor 1 robijn geldt de volgorde van plaatsen voor één dwerg niet (CAV-WORK-09).
CAV-RUBY-08 =
    Je mag ruilen zolang je robijnen hebt, ook een paar keer na elkaar binnen één actie. Niets kun
    je terugruilen voor robijnen, en omheinde weides, stallen, mijnen en inrichtingen koop je er
    niet rechtstreeks mee.
CAV-RUBY-09 =
    Voorbeeld: je hebt 1 robijn, 2 hout en een bosvak waar een weide mag. Tijdens het omheinen koop
    je een weide en omheint haar meteen. Het vak is nu een kleine omheinde weide, en je robijn en je
    hout zijn op.
CAV-RUBY-10 =
    Voorbeeld: je hebt 1 robijn en 1 voedsel en neemt een rund. Beide zijn op, en je moet het rund
    onderbrengen of omzetten. Heb je 1 robijn en kun je op geen enkele manier aan voedsel komen, dan
    wordt het rund geweigerd.

## Handel

CAV-TRADE = Proviand en handel
CAV-TRADE-01 =
    Proviand is er vanaf het begin (maar niet solo) en geeft 1 hout, 1 steen, 1 erts, 1 voedsel en 2
    goud.
CAV-TRADE-02 =
    Met 4 tot 7 spelers heet dat veld Groei. Je mag er in plaats van die goederen een
    gezinsuitbreiding nemen, niet allebei. Met 1 tot 3 spelers is er op Proviand geen
    gezinsuitbreiding.
CAV-TRADE-03 =
    Op Ertshandel (periode 4) ruil je 2 erts voor 2 goud en 1 voedsel, 1 tot 3 keer per gebruik.
CAV-TRADE-04 =
    Voorbeeld: met 6 erts ruil je op Ertshandel drie keer: je hebt geen erts meer en krijgt 6 goud
    en 3 voedsel. Met 9 erts houd je er 3 over, want een vierde ruil wordt geweigerd.

## Markt

CAV-MARKET = De weekmarkt
CAV-MARKET-01 =
    Weekmarkt is er alleen met 5 tot 7 spelers, vanaf het begin. Je krijgt er eerst 4 goud.
CAV-MARKET-02 =
    Daarna kun je er voor goud kopen: hout, steen, erts, een schaap, een ezel of graan voor 1; een
    hond, een everzwijn of een groente voor 2; een rund voor 3. Iets anders is er niet te koop.
CAV-MARKET-03 = Van elke soort koop je per keer hoogstens één.
CAV-MARKET-04 =
    Je mag goud bijleggen dat je al had. Kopen hoeft niet, goud dat je niet uitgeeft houd je, en
    wisselgeld is er altijd.
CAV-MARKET-05 = Dieren die je koopt, mag je meteen omzetten in voedsel.
CAV-MARKET-06 =
    Voorbeeld: je had 11 goud en koopt alle tien de soorten: je geeft 15 uit en houdt 0 over. Had je
    0 goud, dan mogen een schaap, een ezel en een groente samen; twee schapen en een groente worden
    geweigerd.

## Dieren

CAV-ANIMALS = Dieren, omheiningen en stallen
CAV-ANIMALS-01 =
    Op Schapenfokkerij (periode 1) hopen zich schapen op, op Ezelfokkerij (periode 2) ezels. Je mag
    er eerst omheinen en/of één stal bouwen, en dan neem je de dieren die er staan, allemaal.
CAV-ANIMALS-02 =
    Omheinen kun je op Schapenfokkerij en Ezelfokkerij, en met 5 tot 7 spelers op Omheiningen
    bouwen. Op expeditie is het goedkoper: een kleine omheinde weide voor 1 hout (sterkte 9), een
    grote voor 2 hout (sterkte 10).
CAV-ANIMALS-03 =
    Met één omheinactie maak je hoogstens één kleine en hoogstens één grote omheinde weide; allebei
    mag. (huisregel)
CAV-ANIMALS-04 =
    Een kleine omheinde weide kost 2 hout en neemt één weidevak in. Een grote kost 4 hout en neemt
    twee weidevakken met een gemeenschappelijke zijde in, van welke tegels die ook komen.
CAV-ANIMALS-05 = Alleen een weide kun je omheinen, nooit een akker, onbedekt bos of een bergvak.
CAV-ANIMALS-06 =
    Een omheinde weide is definitief: ze wordt nooit gesplitst, samengevoegd, vergroot of weer
    gewone weide. Een kleine kan dus geen deel van een grote worden.
CAV-ANIMALS-07 =
    Voorbeeld: je hebt 3 weides, waarvan twee naast elkaar, 6 hout en 1 steen. Je gebruikt
    Schapenfokkerij, met 2 schapen, helemaal. Je hebt nu 1 grote en 1 kleine omheinde weide en 1
    stal, je hout en je steen zijn op, en de 2 schapen zijn ondergebracht.
CAV-ANIMALS-08 =
    Op geen enkel veld hopen zich everzwijnen of runderen op. Die komen uit everzwijnholen, buit,
    robijnen, de markt en voortplanting.
CAV-ANIMALS-09 =
    Op Schapenfokkerij en Ezelfokkerij mag je voor 1 steen één stal bouwen, nooit meer per gebruik.
    Op expeditie bouw je er met de buit ‘Gratis stal’ (sterkte 8) één zonder te betalen.
CAV-ANIMALS-10 =
    Een stal komt op onbedekt bos, waar ook, of op een vak met een weide of omheinde weide; nooit op
    een akker en nooit in de berg.
CAV-ANIMALS-11 =
    Op elk vak staat hoogstens één stal, op een grote omheinde weide dus hoogstens twee. Je hebt er
    maar 3, en een stal blijft voorgoed staan.
CAV-ANIMALS-12 =
    Een bosvak met een stal kan later een weide worden, maar nooit een akker. Een weide met een stal
    mag je omheinen, klein of groot. De stal blijft staan.
CAV-ANIMALS-13 = Bouw je een stal op de beek of op een everzwijnhol, dan levert dat geen bonus op.
CAV-ANIMALS-14 =
    Je mag je dieren op je spelersbord op elk moment herschikken, als het resultaat mag.
CAV-ANIMALS-15 =
    In een omheinde weide staan boerderijdieren van één soort, 2 per vak. Elke stal erin verdubbelt
    de ruimte.
CAV-ANIMALS-16 =
    Voorbeeld: een kleine omheinde weide zonder stal heeft ruimte voor 2 dieren en met 1 stal voor
    4; een grote zonder stal voor 4, met 1 stal voor 8 en met 2 stallen voor 16.
CAV-ANIMALS-17 =
    Een stal op een gewone weide biedt plaats aan 1 boerderijdier van welke soort ook. Een stal in
    onbedekt bos biedt plaats aan 1 everzwijn en aan niets anders.
CAV-ANIMALS-18 =
    In elke ertsmijn en elke robijnmijn kan 1 ezel staan, en in de ingang staan tot 2 dieren van één
    soort. De Ontbijtkamer biedt plaats aan tot 3 runderen, de Knuffelkamer aan zoveel schapen als
    je dwergen hebt (pasgeborenen meegeteld), en het Gemengd woonvertrek aan tot 2 dieren van één
    soort naast zijn dwerg. Met de Stoppelkamer mag op elke akker zonder gewas 1 boerderijdier van
    welke soort ook staan.
CAV-ANIMALS-19 =
    Op een weide zonder stal of hond, op een akker, in onbedekt bos, in een grot, in een tunnel en
    in een diepe tunnel is geen plaats voor boerderijdieren, tenzij een inrichting die geeft.
CAV-ANIMALS-20 =
    Honden mogen op elk vak van je spelersbord staan, met hoeveel ze ook zijn. Ze hebben altijd
    plaats en nemen er geen in.
CAV-ANIMALS-21 =
    Staan er op een weide of in een omheinde weide n honden, minstens 1, dan mag je de gewone regels
    daar laten voor wat ze zijn: er is dan plaats voor n + 1 schapen. Stallen tellen dan niet mee,
    en andere boerderijdieren mogen er niet bij. Je kiest per weide wat je het beste uitkomt, en een
    grote omheinde weide is daarbij één geheel. (huisregel)
CAV-ANIMALS-22 =
    Voorbeeld: met 1, 2 of 3 honden op één weide is daar plaats voor 2, 3 of 4 schapen. Een kleine
    omheinde weide met één stal en 2 honden heeft volgens de hondenregel plaats voor 3 schapen,
    tegen 4 volgens de gewone regel.
CAV-ANIMALS-23 =
    Honden bewaken alleen schapen, geen ezels, everzwijnen of runderen, en ze doen dat nooit in het
    bos of op een akker.
CAV-ANIMALS-24 =
    Na elk onderdeel van een actie en na elke stap van de oogst klopt je bord met alles wat over
    ruimte voor dieren gezegd is. (huisregel)
CAV-ANIMALS-25 =
    Of alles past, wordt nagegaan aan het einde van elk van deze dingen: dieren nemen, één stuk
    buit, een tegel op een everzwijnhol, alle aankopen van één marktbezoek samen, één ruil met een
    robijn, zaaien of omheinen. (Bij voortplanting is er nooit iets te veel, zie CAV-HARVEST-22.) Is
    er geen schikking waarin al je boerderijdieren plaats hebben, dan zet je er om tot het past,
    naar keuze nieuwe of oude, tegen de gewone koers en met de werking van je inrichtingen.
    (huisregel)
CAV-ANIMALS-26 =
    Ruimte voor dieren kan maar in twee gevallen krimpen: als je een akker inzaait waar dankzij de
    Stoppelkamer een dier staat, en als je twee weides met stallen of honden samenvoegt tot één
    grote omheinde weide, waar maar één soort mag. Honden, dwergen, stallen, mijnen en ruimte in
    inrichtingen verdwijnen nooit. Wat te veel is, regel je volgens CAV-ANIMALS-25.
CAV-ANIMALS-27 =
    Herschikken is gratis en geen zet: je bord klopt als er één schikking van je dieren is die mag.
    Telt een inrichting ezels in mijnen, dan is dat het kleinste van twee getallen, je ezels en de
    mijnen waar het om gaat; zo kun je ze altijd neerzetten.
CAV-ANIMALS-28 =
    Voorbeeld: je hebt twee weides naast elkaar, elk met een stal, met 1 schaap en 1 rund, en in de
    ingang 2 everzwijnen; meer ruimte is er niet. Maak je van de weides één grote omheinde weide,
    dan kunnen maar twee van de drie soorten blijven, en je zet de derde om.

## Wapens

CAV-WEAPONS = Wapens
CAV-WEAPONS-01 =
    Wapensmederij (periode 1) geeft smeden en een expeditie van niveau 3. Avontuur (periode 4) geeft
    smeden en twee expedities van niveau 1.
CAV-WEAPONS-02 =
    Alleen de dwerg die de actie uitvoert kan smeden, en alleen als hij geen wapen heeft. Je betaalt
    1 tot en met 8 erts, naar keuze, en hij krijgt een wapen van die sterkte; meer dan 8 wordt het
    nooit, hoeveel erts je ook hebt.
CAV-WEAPONS-03 =
    Een dwerg draagt hoogstens één wapen. Een bewapende dwerg kan niet nog eens smeden en zijn wapen
    niet met erts verbeteren of vervangen.
CAV-WEAPONS-04 =
    Een wapen blijft bij zijn dwerg: doorgeven, verliezen of wegdoen kan niet. Alleen met de
    Vredesgrot mag je wapens inleveren, voor zoveel voedsel als hun sterkte.
CAV-WEAPONS-05 = Sterker dan 14 wordt een wapen nooit: wat daarboven zou komen, is verloren.
CAV-WEAPONS-06 =
    Met het nieuwe wapen mag de dwerg meteen op de expeditie van hetzelfde veld. Een bewapende dwerg
    mag het veld ook voor niets dan de expeditie gebruiken, een ongewapende voor niets dan het
    smeden.
CAV-WEAPONS-07 =
    Kun je voor een ongewapende dwerg geen enkel wapen betalen (geen erts, geen ruil die erts geeft,
    geen Smid die het gratis maakt), dan mag hij niet op Wapensmederij of Avontuur.
CAV-WEAPONS-08 =
    Wapens doen niets tegen andere spelers. Wie er bewapend is, en hoe sterk, kan iedereen zien.

## Expeditie

CAV-EXPEDITION = Expedities
CAV-EXPEDITION-01 =
    Alleen de dwerg die de actie uitvoert kan op expeditie, en alleen als hij bewapend is.
CAV-EXPEDITION-02 =
    Een expeditie van niveau N (1 tot en met 4) levert minstens 1 en hoogstens N verschillende
    stukken buit op, elk één keer. Je kiest ze en voert ze uit, één voor één, in de volgorde die je
    wilt. Buit die je niet kunt uitvoeren, kun je niet kiezen. (huisregel)
CAV-EXPEDITION-03 =
    Elk stuk buit vraagt een sterkte die het wapen van de dwerg minstens moet hebben. Sterkte 1:
    alle wapens +1, 1 hout of 1 hond. 2: 1 graan of 1 schaap. 3: 1 steen of 1 ezel. 4: 1 groente of
    2 erts. 5: 1 everzwijn. 6: 2 goud. 7: een grot inrichten. 8: een gratis stal. 9: een tunnel, of
    een kleine omheinde weide voor 1 hout. 10: 1 rund, of een grote omheinde weide voor 2 hout. 11:
    een weide, of een gewoon woonvertrek voor 2 hout en 2 steen. 12: een akker, of zaaien. 14: een
    grot, of voortplanting van hoogstens 2 soorten.
CAV-EXPEDITION-04 =
    Wat een stuk buit oplevert, mag je gebruiken voor een later stuk van dezelfde expeditie.
CAV-EXPEDITION-05 =
    ‘Alle wapens +1’ werkt pas na de expeditie en maakt dus niets extra bereikbaar. Het versterkt al
    je bewapende dwergen, ook de reiziger, en bewapent niemand.
CAV-EXPEDITION-06 =
    Aan het einde van elke expeditie, van welk niveau ook, wordt het wapen van de dwerg 1 sterker,
    ook boven 8, tot en met 14.
CAV-EXPEDITION-07 =
    De twee expedities van Avontuur staan los van elkaar. Na de eerste wordt het wapen 1 sterker, de
    tweede gebruikt die nieuwe sterkte, en je mag er opnieuw iets nemen wat je in de eerste al nam.
CAV-EXPEDITION-08 =
    Verkenning (periode 3, niet met 1 of 2 spelers) is een expeditie van niveau 4. Andere velden met
    expedities zijn Houtkap (niveau 1), Aanleg ertsmijn (niveau 2), Gereedschapsverhuur (niveau 2,
    met 5 tot 7 spelers), Wapensmederij (niveau 3) en Avontuur (twee keer niveau 1).
CAV-EXPEDITION-09 =
    Dieren uit buit breng je meteen onder of zet je meteen om. Voor buit waarmee je bouwt, gelden de
    hoofdstukken CAV-FURNISH, CAV-DWELLING, CAV-TILES en CAV-ANIMALS, tegen de prijs van de
    buitlijst.
CAV-EXPEDITION-10 =
    Voorbeeld: een dwerg met sterkte 1 gaat op expeditie van niveau 3 en neemt ‘alle wapens +1’, 1
    hond en 1 hout. Dat mag, iets anders zou niet mogen, en daarna is zijn sterkte 3.
CAV-EXPEDITION-11 =
    Voorbeeld: je hebt 10 erts en zet een ongewapende dwerg op Wapensmederij. Je betaalt 7 erts, en
    als buit neem je 1 hond (sterkte 1), 2 goud (sterkte 6) en een grot inrichten (sterkte 7).
    Voordat je de inrichting betaalt, heb je nog 3 erts; aan het einde is zijn sterkte 8.
CAV-EXPEDITION-12 =
    Voorbeeld: je hebt een dwerg met sterkte 5, een met sterkte 14 en een zonder wapen. Neemt die
    met sterkte 5 ‘alle wapens +1’, dan hebben ze daarna 7, 14 en niets.
CAV-EXPEDITION-13 =
    Advies: terwijl iemand buit kiest, mogen de anderen al verderspelen, als de uitkomst maar
    dezelfde is als wanneer alles meteen gebeurt.
CAV-EXPEDITION-14 =
    Wat je mag nemen, hangt af van de sterkte aan het begin van de expeditie. ‘Alle wapens +1’ en
    dan de ervaring van +1 komen er aan het einde bij, elk tot hoogstens 14, voordat een tweede
    expeditie van hetzelfde veld begint. Tijdens de expeditie kun je het wapen van de reiziger niet
    inleveren in de Vredesgrot. (huisregel)

## Startspeler

CAV-FIRST = De startspeler
CAV-FIRST-01 =
    Het startspelersfiche gaat nooit vanzelf door: wie het actieveld Startspeler gebruikt, krijgt
    het, en anders blijft het waar het is.
CAV-FIRST-02 =
    Wie dat veld gebruikt, neemt ook al het voedsel dat er is opgehoopt, plus 2 erts (1 tot 3
    spelers) of 1 robijn (4 tot 7 spelers).
CAV-FIRST-03 =
    De nieuwe startspeler begint vanaf de volgende ronde; in de lopende werkfase verandert de
    volgorde niet.
CAV-FIRST-04 =
    Heb je het fiche al, dan mag je het veld ook gebruiken, voor de goederen; je houdt het fiche.
CAV-FIRST-05 =
    Wordt er buiten de werkfase speler voor speler iets gevraagd (aan het begin van de ronde, in de
    oogst, bij de laatste ruilen), dan gaat dat met de klok mee vanaf wie op dat moment het fiche
    heeft. Voor de uitkomst maakt dat niets uit. (huisregel)

## Imiteren

CAV-IMITATE = Imitatie
CAV-IMITATE-01 =
    Vanaf 3 spelers is er een veld Imitatie, met 5 tot 7 spelers zijn er meer. Elk heeft een eigen
    prijs in voedsel, die je eerst betaalt: met 3 spelers 4; met 4 spelers 2; met 5 spelers 2 en 4;
    met 6 spelers 2 en 1; met 7 spelers 2, 1 en 0. (huisregel)
CAV-IMITATE-02 =
    Je kiest een veld waar op dat moment een dwerg van een tegenstander staat, en voert de actie
    daarvan uit alsof je er geplaatst had.
CAV-IMITATE-03 =
    Je kunt niet kiezen: Startspeler, een ander veld Imitatie, een leeg veld, of een veld waar een
    dwerg van jezelf staat. (huisregel)
CAV-IMITATE-04 =
    Je dwerg blijft op Imitatie staan. Aan het geïmiteerde veld en de dwerg daar verandert niets.
CAV-IMITATE-05 =
    Goederen die op het geïmiteerde veld zijn opgehoopt, krijg je niet. Al het andere krijg je wel:
    tegels, vaste goederen, de extra’s per mijn, bouwen, zaaien, gezinsuitbreiding, en een expeditie
    met het eigen wapen van je dwerg.
CAV-IMITATE-06 = Meerdere velden Imitatie mogen hetzelfde veld navolgen of verschillende.
CAV-IMITATE-07 =
    Voorbeeld: een tegenstander staat op Ertswinning, jij hebt 2 ertsmijnen en 2 voedsel, en
    Imitatie kost 2 voedsel. Je imiteert Ertswinning: je voedsel is op, je krijgt 4 erts, en van het
    veld zelf gaat niets af.
CAV-IMITATE-08 =
    Heb je het voedsel niet, ook niet na omzetten, of is er geen veld waarvan je iets kunt
    uitvoeren, dan kun je Imitatie niet gebruiken. (huisregel)
CAV-IMITATE-09 =
    Dit blijft er over om te imiteren. Op velden met alleen opgehoopte goederen (Hout sprokkelen,
    Depot, Groot depot) niets, dus die kun je niet kiezen. Ertswinning en Ertslevering alleen met
    een ertsmijn, Robijnwinning met 1 robijnmijn, Robijnlevering met 2. Alleen de tegel op
    Uitgraving, Steenwinning, Ontginning, Levensonderhoud (4 tot 7 spelers) en Kleine steenwinning
    (6 of 7 spelers); op Levensonderhoud met 3 spelers 1 graan en, als je wilt, de tegel. Omheinen
    en/of een stal op Schapenfokkerij en Ezelfokkerij, omheinen op Omheiningen bouwen, de expeditie
    op Houtkap, de vaste goederen op Dagbouw en Bosverkenning. Elk ander veld helemaal. (huisregel)
CAV-IMITATE-10 =
    Je eigen toestand telt: je eigen wapen, goederen, tegels en inrichtingen, de Logeerkamer
    inbegrepen. Een pasgeborene blijft bij zijn ouder op Imitatie. Alleen de prijs betalen is geen
    actie in de zin van CAV-WORK-07.
CAV-IMITATE-11 =
    Voorbeeld: met 3 spelers staat een tegenstander op Schapenfokkerij, en jij hebt 4 voedsel, 2
    hout en 1 weide. Je imiteert het veld en omheint: je voedsel en je hout zijn op, de weide is een
    kleine omheinde weide, en een schaap krijg je niet.

## Naar huis

CAV-HOME = Fase 4: naar huis
CAV-HOME-01 =
    Zijn alle dwergen geplaatst, dan gaan ze allemaal terug naar de woonvertrekken van hun eigenaar,
    ook de pasgeborenen, en alle actievelden zijn weer vrij.
CAV-HOME-02 = Welke dwerg in welk woonvertrek slaapt, maakt niets uit.
CAV-HOME-03 =
    Je hebt nooit meer dwergen dan er woonruimte is, het Extra woonvertrek voor de zesde meegeteld:
    voor elke dwerg is er plaats.

## Oogsten

CAV-HARVEST = Fase 5: oogsten
CAV-HARVEST-01 =
    De ronden 1 en 2 eindigen zonder oogst, ronde 3 met een gewone oogst. Aan het einde van ronde 4
    betaal je 1 voedsel per dwerg, ook voor een pasgeborene, en je oogst geen akkers en niets plant
    zich voort.
CAV-HARVEST-02 =
    Ronde 5 eindigt met een gewone oogst, en elke ronde van 6 tot en met 12 zonder vraagteken ook.
CAV-HARVEST-03 =
    Bij het eerste vraagteken is er geen oogst. Bij het tweede betaal je 1 voedsel per dwerg, ook
    voor een pasgeborene, en verder niets.
CAV-HARVEST-04 =
    Bij het derde vraagteken voert elke speler de akkerstap uit of de voortplantingsstap, niet
    allebei; de voedingsstap verloopt gewoon. Je kiest vóór de akkerstap, de startspeler eerst en
    dan met de klok mee, en iedereen ziet het. (huisregel)
CAV-HARVEST-05 =
    Is een vraagteken afgehandeld, dan komt het op de gebeurteniskaart. Hoeveel er al geweest zijn,
    kan iedereen zien.
CAV-HARVEST-06 =
    Voorbeeld: met 3 of meer spelers liggen op de ronden 6 tot en met 12 blad, vraagteken, blad,
    vraagteken, vraagteken, blad, blad. De ronden 1 tot en met 12 eindigen dan zo: niets, niets,
    oogst, 1 voedsel, oogst, oogst, niets, oogst, 1 voedsel, keuze, oogst, oogst.
CAV-HARVEST-07 =
    Een gewone oogst heeft drie stappen, in deze volgorde: akkers, voeden, voortplanting.
CAV-HARVEST-08 =
    Akkerstap: van elke ingezaaide akker gaat precies 1 graan of 1 groente naar je voorraad. Dat kun
    je meteen gebruiken voor het voeden dat volgt.
CAV-HARVEST-09 =
    Voorbeeld: op de ene akker liggen 3 graan, op de andere 2 groenten. Na twee oogsten heb je 2
    graan en 2 groenten meer; op de eerste akker ligt nog 1 graan, en de tweede is leeg.
CAV-HARVEST-10 =
    Voeden kost 2 voedsel per dwerg, maar 1 voor een dwerg die geboren is in de ronde die net
    gespeeld is. Vanaf de volgende keer kost ook die er 2. (huisregel)
CAV-HARVEST-11 =
    Voorbeeld: je hebt 3 volwassenen en 1 pasgeborene. Het voeden kost je 7 voedsel; eindigt de
    ronde met 1 voedsel per dwerg, dan kost het er 4.
CAV-HARVEST-12 =
    Kom je voedsel tekort, dan mag je goederen omzetten. Voor elk voedsel dat je niet betaalt, krijg
    je 1 bedelfiche. Dat mag je ook kiezen als je wel kunt betalen, en het geldt net zo als je 1
    voedsel per dwerg betaalt. (huisregel)
CAV-HARVEST-13 =
    Een dwerg opgeven om voedsel te sparen kan niet. Bedelfiches raak je nooit kwijt, en elk kost je
    aan het einde 3 punten.
CAV-HARVEST-14 =
    Voorbeeld: je hebt 3 volwassenen, 4 voedsel en niets om om te zetten. Na het voeden is je
    voedsel op en heb je 2 bedelfiches, dus −6 punten.
CAV-HARVEST-15 =
    Voortplanting: van elke soort boerderijdier waarvan je er minstens 2 hebt, krijg je precies 1
    jong, als er plaats voor is. Meer dan 1 per soort en per oogst wordt het nooit.
CAV-HARVEST-16 =
    Alle jongen komen tegelijk en moeten samen met de dieren die je al hebt een plaats vinden;
    herschikken mag. Een jong waar geen plaats voor is, krijg je niet.
CAV-HARVEST-17 = Honden planten zich niet voort. De ouders mogen overal staan, samen of apart.
CAV-HARVEST-18 =
    Bij de geboorte kun je de jongen en hun ouders niet omzetten: eerst moeten de jongen op je bord
    staan. Daarna mag het wel. (huisregel)
CAV-HARVEST-19 =
    Voorbeeld: je hebt 2 everzwijnen, een ingang met plaats voor 2 dieren en één stal in onbedekt
    bos. Bij de voortplanting wordt er 1 everzwijn geboren, en alle 3 hebben ze plaats.
CAV-HARVEST-20 =
    Voorbeeld: heb je 6 schapen en ruimte genoeg, dan zijn het er na de voortplanting 7. Heb je 1
    ezel, dan blijft het er 1; heb je 4 honden, dan blijven het er 4.
CAV-HARVEST-21 =
    Voorbeeld: 2 schapen vullen een kleine omheinde weide en 2 everzwijnen de ingang; verder is er
    alleen plaats in één stal op een weide. Bij de voortplanting past er één jong, en jij kiest van
    welke soort.
CAV-HARVEST-22 =
    De voortplanting is één keuze, die je niet kunt onderbreken. Ervoor en erna mag je ruilen en
    omzetten, ook om plaats te maken of om precies 2 ouders over te houden, maar niet ertussen. Je
    kiest uit de groepen soorten waarvan alle jongen samen passen. In een oogst moet je een groep
    nemen waar geen soort meer bij past: geboortes die passen, sla je niet af. Met de buit
    ‘Voortplanting van hoogstens 2 soorten’ kies je er 1 of 2. (huisregel)
CAV-HARVEST-23 =
    Voorbeeld: je hebt 3 schapen en alleen plaats voor 3 schapen. Eet je er in de voedingsstap één,
    dan krijgen de 2 andere een jong en zijn het er weer 3. Eet je er vooraf geen, dan wordt er geen
    schaap geboren.
CAV-HARVEST-24 =
    Je moet 2 voedsel per dwerg betalen, 1 voor een pasgeborene, of 1 per dwerg als de ronde zo
    eindigt. Met de Werkgrot mag je één dwerg voeden met 1 hout, 1 steen of 2 erts: zijn hele deel
    gaat eraf. Met de Mijngrot gaat er daarna 1 af voor elke ezel die op dat moment in een mijn kan
    staan; ezels die je vóór het betalen opeet, tellen niet meer. Onder 0 komt het nooit. Je betaalt
    zoveel je wilt, tot het hele bedrag, en voor de rest krijg je bedelfiches. (huisregel)

## Omzetten

CAV-CONVERT = Omzetten in voedsel
CAV-CONVERT-01 =
    Op elk moment dat jij aan zet bent (CAV-CONVERT-08), mag je goederen omzetten in voedsel, zo
    vaak je wilt. (huisregel)
CAV-CONVERT-02 =
    Goud: n + 1 goud geeft in één keer n voedsel, met n minstens 1. Alleen munten tellen: punten van
    tegels of omheinde weides zijn geen goud.
CAV-CONVERT-03 =
    Een schaap geeft 1 voedsel, een everzwijn 2, een rund 3, graan 1 per stuk, groente 2 per stuk en
    een robijn 2. Eén ezel alleen geeft 1, twee ezels samen geven 3.
CAV-CONVERT-04 =
    Honden, hout, steen, erts en dwergen kun je niet in voedsel omzetten, tenzij een inrichting het
    toestaat. Met inrichtingen kan dit: de Slachtgrot geeft 1 voedsel extra voor elk boerderijdier
    dat je omzet; de Kookgrot geeft 5 voedsel voor 1 graan en 1 groente samen; de Vredesgrot geeft
    voor een wapen zoveel voedsel als zijn sterkte; de Jachtkamer geeft 2 goud en 2 voedsel voor 2
    everzwijnen; de Bierkamer geeft 3 goud of 4 voedsel voor 2 graan; de Smeedkamer geeft 2 goud en
    1 voedsel voor 1 robijn en 1 erts.
CAV-CONVERT-05 =
    Omzetten in voedsel kun je niet terugdraaien. Een dier dat je omzet, gaat meteen van je bord en
    maakt zijn plaats vrij.
CAV-CONVERT-06 =
    Voorbeeld: 2, 3 of 4 goud in één keer geeft 1, 2 of 3 voedsel. Zet je 4 goud om als 2 en nog
    eens 2, dan krijg je er 2.
CAV-CONVERT-07 = Voorbeeld: 3 ezels die je samen omzet, geven 4 voedsel; 4 ezels geven er 6.
CAV-CONVERT-08 =
    ‘Op elk moment’ is bij elke keuze die jij zelf maakt: in je eigen beurt vóór het plaatsen,
    tussen twee onderdelen, tussen twee stukken buit, twee akkers die je zaait of twee aankopen,
    terwijl je dieren die net zijn gekomen een plek geeft (CAV-ANIMALS-25), en voor het einde van je
    beurt; telkens als je je dwergen voedt (ook als het 1 voedsel per dwerg
    is) en vlak voor en na je voortplanting; bij de laatste ruilen voor de telling. Het kan niet in
    de beurt van een ander, en niet midden in iets ondeelbaars: een prijs betalen, een tegel leggen,
    één voortplanting. (huisregel)
CAV-CONVERT-09 =
    Geen ruil kun je eindeloos herhalen: niets levert robijnen of wapens op, en zonder die uit te
    geven gaan goederen maar één kant op, van dieren, gewassen en materialen naar goud of voedsel,
    van goud naar voedsel en, met de Handelaar, van goud naar materialen. Het enige paar dat in een
    kring zou lopen, de Handelaar (2 goud voor 1 hout, 1 steen en 1 erts) en de Onderdelenopslag
    (andersom), werkt bij één eigenaar nooit samen (CAV-FURNISH-09).
CAV-CONVERT-10 =
    Voorbeeld: je hebt de Handelaar en 2 goud en ruilt. Je hebt 0 goud en krijgt 1 hout, 1 steen en
    1 erts, en geen enkele ruil maakt van die drie weer goud. Bouw je daarna de Onderdelenopslag,
    dan ligt die op de Handelaar, die je niet meer kunt gebruiken.

## Punten

CAV-SCORE = Eindtelling
CAV-SCORE-01 =
    Elk dier is 1 punt waard, honden ook. Voor elk van de vier soorten boerderijdieren waarvan je er
    geen hebt, verlies je 2 punten; geen hond hebben kost niets.
CAV-SCORE-02 =
    Graan in je voorraad en op je akkers telt voor een half punt per stuk, en het totaal rond je
    naar boven af. Groente in je voorraad en op je akkers telt voor 1 punt per stuk.
CAV-SCORE-03 =
    Elke robijn, elke dwerg in het spel en elk goud is 1 punt waard. Elk bedelfiche kost 3 punten.
CAV-SCORE-04 =
    Elk vak van je spelersbord zonder tegel en zonder stal kost 1 punt. De twee voorgedrukte grotten
    en grotten zonder inrichting gelden als gebruikt.
CAV-SCORE-05 =
    Inrichtingen zijn de punten waard die erop staan, een kleine omheinde weide 2, een grote 4, een
    ertsmijn 3 en een robijnmijn 4, welke dieren er ook in staan.
CAV-SCORE-06 =
    Gele inrichtingen kunnen bonuspunten geven, elk op een eigen regel. Weefkamer: 1 per 2 schapen.
    Melkkamer: 1 per rund. Staatsiezaal: 4 per woonvertrek dat eraan grenst, de ingang meegeteld.
    Steenopslag: 1 per steen. Ertsopslag: 1 per 2 erts. Hoofdopslag: 2 per gele inrichting die je
    hebt, zichzelf meegeteld. Wapenopslag: 3 per bewapende dwerg. Uitrustingsopslag: 8 als al je
    dwergen bewapend zijn. Bezemkamer: 5 met 5 dwergen, 10 met 6. Schatkamer: 1 per robijn.
    Voorraadkamer: 2 per paar van 1 graan en 1 groente, in je voorraad en op je akkers samen.
    Gebedskamer: 8 als geen van je dwergen bewapend is. Voederkamer: 1 per 3 boerderijdieren. Delen
    rond je naar beneden af.
CAV-SCORE-07 =
    Weefkamer, Melkkamer, Voederkamer, Voorraadkamer en Schatkamer hebben een eigen bonusregel. Die
    komt boven op de gewone punten van de goederen die ze tellen.
CAV-SCORE-08 =
    Voorbeeld: heb je de Weefkamer en schapen, dan tellen je schapen één keer als dieren en nog eens
    op de bonusregel van de Weefkamer.
CAV-SCORE-09 =
    De Schrijfkamer heeft geen bonusregel: ze verlaagt, op de regels zelf, wat je verliest voor
    ontbrekende soorten, ongebruikte vakken en bedelfiches. Samen scheelt dat hoogstens 7 punten, en
    nooit meer dan je verliest.
CAV-SCORE-10 =
    Jachtkamer, Bierkamer, Smeedkamer en Onderdelenopslag hebben geen bonusregel: ze maken vóór de
    telling goud van je goederen, en dat telt als goud. De Onderdelenopslag geeft 2 goud voor 1
    hout, 1 steen en 1 erts; de andere drie staan in CAV-CONVERT-04. (huisregel)
CAV-SCORE-11 = Voedsel, hout, steen, erts, wapens en stallen zijn op zichzelf niets waard.
CAV-SCORE-12 =
    Het scoreblad heeft per speler deze regels: dieren, ontbrekende soorten, graan, groente,
    robijnen, dwergen, ongebruikte vakken, inrichtingen met omheinde weides en mijnen, gele
    bonussen, goud met bedelfiches, en het totaal.
CAV-SCORE-13 =
    Voorbeeld, het bord van 80 punten uit het regelboek: 21 dieren (2 + 4 + 2 + 3 + 10, namelijk 2
    honden en 19 boerderijdieren van alle vier de soorten), inrichtingen van 2 + 2 + 2 en
    woonvertrekken van 3 + 3, omheinde weides van 2 + 4, 5 groenten, 1 robijn, 12 goud, 9 graan, 4
    dwergen en de Voederkamer (6 voor 19 boerderijdieren). Zonder mijnen en zonder ongebruikte
    vakken is dat 21 voor de dieren, 0 voor ontbrekende soorten, 12 voor inrichtingen en
    woonvertrekken, 6 voor omheinde weides, 18 voor groente, robijn en goud, 5 voor het graan, 4
    voor de dwergen en 6 voor de Voederkamer, samen 72. Het regelboek noemt 80; waar de andere 8
    vandaan komen, zegt het niet.
CAV-SCORE-14 =
    Voorbeeld: hetzelfde bord met 2 ertsmijnen en 1 robijnmijn erbij (+10) en 2 ongebruikte vakken
    (−2) levert 80 punten op. Deze aanvulling hebben wij gekozen; ze staat niet in het regelboek.
CAV-SCORE-15 =
    Voorbeeld: een onaangeroerd beginbord van 24 vakken met 2 dwergen en verder niets levert 2 − 8 −
    22 = −28 punten op. Een score heeft geen ondergrens en geen bovengrens.

## Einde

CAV-END = Het einde van het spel
CAV-END-01 =
    Het spel eindigt na fase 5 van ronde 12, met hoeveel spelers je ook bent. Wat in de laatste
    oogst geboren wordt, telt mee.
CAV-END-02 =
    Wie de meeste punten heeft, wint. Staan meer spelers samen bovenaan, dan winnen ze allemaal; een
    tiebreak is er niet.
CAV-END-03 =
    Vóór de telling mag elke speler nog gratis omzetten en de tegels gebruiken die goederen in goud
    veranderen, ook wie er dan pas aan denkt.
CAV-END-04 =
    Deze laatste ruilen zijn één stap per speler na fase 5 van ronde 12, ook als er in die fase
    niets gebeurde. Alles uit de hoofdstukken CAV-CONVERT en CAV-RUBY mag, met enkele tegels en hun
    gedrukte bonus, en ook inrichtingen die op elk moment werken. De telling begint als iedereen
    klaar is.

## Solo

CAV-SOLO = Alleen spelen
CAV-SOLO-01 =
    Solo gelden de algemene regels, behalve waar hier iets anders staat. Je probeert zoveel punten
    te halen als je kunt; 100 is een mooi doel, geen voorwaarde.
CAV-SOLO-02 =
    Je begint met 2 voedsel en plaatst al je dwergen na elkaar. De volgorde naar wapens geldt ook
    nu, en met een robijn mag je ervan afwijken.
CAV-SOLO-03 =
    De rondekaarten komen in een vaste volgorde: 1 Wapensmederij, 2 Schapenfokkerij, 3 Aanleg
    ertsmijn, 4 Kinderwens, 5 Ezelfokkerij, 6 Aanleg robijnmijn, 7 Ertslevering, 8 Gezinsleven, 10
    Ertshandel, 11 Avontuur, 12 Robijnlevering. Ronde 9 en Verkenning zijn er niet.
CAV-SOLO-04 =
    De kaart van ronde 4 kun je vóór ronde 4 niet gebruiken. Dan toont ze Kinderwens, en in ronde 8
    draait ze met Gezinsleven om naar haar dringende kant.
CAV-SOLO-05 =
    Je speelt op de borden voor 2 spelers, maar vier gedrukte velden zijn afgedekt en doen niet mee:
    Steenwinning, Ontginning, Proviand en Startspeler. Een veld Imitatie is er niet. (huisregel)
CAV-SOLO-06 =
    Er zijn geen oogstfiches en geen gebeurtenissen. Een gewone oogst is er in de ronden 3, 5, 6, 7,
    8, 10, 11 en 12, in ronde 4 betaal je 1 voedsel per dwerg, en in de ronden 1 en 2 gebeurt er
    niets.
CAV-SOLO-07 =
    Voordat fase 2 goederen toevoegt, wordt elk aanvulveld met 6 of meer goederen, alle soorten
    samen geteld, leeggemaakt. Daarna wordt het aangevuld als een leeg veld. (huisregel)
CAV-SOLO-08 =
    Voor 1 robijn per veld mag je de goederen deze keer laten liggen. Het veld wordt dan gewoon
    aangevuld en mag boven 6 komen; de volgende ronde wordt het opnieuw bekeken.
CAV-SOLO-09 = Op Robijnwinning hopen zich vanaf ronde 1 robijnen op.
CAV-SOLO-10 =
    Voorbeeld: op een veld ‘3 (1) hout’ liggen 6 hout als fase 2 komt. Zonder te betalen liggen er
    daarna 3, voor 1 robijn zijn het er 7. Liggen er 5, dan worden het er 6 zonder dat je iets
    betaalt.
CAV-SOLO-11 =
    Zo begint een ronde solo: onthullen, nagaan waar 6 of meer goederen liggen, robijnen betalen,
    velden leegmaken, aanvullen, en dan wat aan het begin van de ronde werkt. Een robijn die je in
    die ronde van de Robijnleverancier krijgt, komt dus te laat om een veld te redden. (huisregel)
CAV-SOLO-12 =
    De optie deal is een getal van 0 tot 9999. 0, de standaard, is het solospel zoals het gedrukt
    is. Elk ander getal geeft een eigen beginopstelling, altijd dezelfde voor hetzelfde getal: van
    de inrichtingen waarvan er maar één is, doen er 24 mee, en de kaarten van elke fase komen in
    een andere volgorde; Kinderwens komt nog altijd in ronde 4. Je mag de volgorde altijd nakijken.
    (huisregel)

## Twee spelers

CAV-TWO = Met twee spelers
CAV-TWO-01 =
    Verkenning gaat uit het spel: er zijn 11 kaarten, en periode 3 bestaat alleen uit Ertslevering
    en Gezinsleven.
CAV-TWO-02 =
    Ronde 9 is er niet. Na ronde 8 komt ronde 10, en de kaart daarvan gaat op rondeveld 10; in
    totaal zijn er 11 ronden.
CAV-TWO-03 =
    Eén groen blad gaat uit het spel. De 3 bladeren en 3 vraagtekens die overblijven, worden geschud
    en op de ronden 6, 7, 8, 10, 11 en 12 gelegd, dus alle drie de gebeurtenissen komen altijd voor.
CAV-TWO-04 =
    Op Robijnwinning komt in de ronden 1 en 2 geen robijn. Vanaf ronde 3 wordt het gewoon aangevuld.
CAV-TWO-05 =
    Er is geen veld Imitatie en geen extra bord, en het basisbord ligt op de kant voor 1 tot 3
    spelers. Beide spelers beginnen met 1 voedsel.
