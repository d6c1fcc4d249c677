### Caverna: de namen van goederen, velden, inrichtingen en buit, en wat ze doen.

## Goederen

caverna-good-wood = hout
caverna-good-stone = steen
caverna-good-ore = erts
caverna-good-ruby = robijn
caverna-good-grain = graan
caverna-good-vegetable = groente
caverna-good-food = voedsel
caverna-good-gold = goud
caverna-good-dog = hond
caverna-good-sheep = schaap
caverna-good-donkey = ezel
caverna-good-wild-boar = everzwijn
caverna-good-cattle = rund
caverna-count =
    { $good ->
        [wood] { $count } hout
        [stone] { $count } steen
        [ore] { $count } erts
        [ruby] { $count ->
            [one] { $count } robijn
           *[other] { $count } robijnen
        }
        [grain] { $count } graan
        [vegetable] { $count ->
            [one] { $count } groente
           *[other] { $count } groenten
        }
        [food] { $count } voedsel
        [gold] { $count } goud
        [dog] { $count ->
            [one] { $count } hond
           *[other] { $count } honden
        }
        [sheep] { $count ->
            [one] { $count } schaap
           *[other] { $count } schapen
        }
        [donkey] { $count ->
            [one] { $count } ezel
           *[other] { $count } ezels
        }
        [wild-boar] { $count ->
            [one] { $count } everzwijn
           *[other] { $count } everzwijnen
        }
       *[cattle] { $count ->
            [one] { $count } rund
           *[other] { $count } runderen
        }
    }

## Actievelden

caverna-space-ruby-mining = Robijnwinning
caverna-space-ruby-mining-about =
    Neem alle robijnen hier, 1 per ronde (met twee spelers pas vanaf ronde 3). Heb je een
    robijnmijn, dan krijg je 1 robijn extra.
caverna-space-housework = Huishoudelijk werk
caverna-space-housework-about =
    Je krijgt 1 hond. Daarvoor of daarna mag je ook een grot inrichten met een tegel uit het aanbod.
caverna-space-slash-and-burn = Brandlandbouw
caverna-space-slash-and-burn-about =
    Leg een tegel weide+akker en zaai dan, of doe maar een van de twee.
caverna-space-drift-mining-1-3 = Steenwinning
caverna-space-drift-mining-1-3-about =
    Neem alle steen hier, 1 per ronde. Ervoor of erna mag je een tegel grot+tunnel leggen.
caverna-space-excavation-1-3 = Uitgraving
caverna-space-excavation-1-3-about =
    Neem alle steen hier, 1 per ronde. Ervoor of erna mag je een tegel grot+tunnel of grot+grot
    leggen.
caverna-space-starting-player-1-3 = Startspeler
caverna-space-starting-player-1-3-about =
    Je bent startspeler vanaf de volgende ronde, neemt al het voedsel hier, 1 per ronde, en krijgt 2
    erts.
caverna-space-logging-1-3 = Houtkap
caverna-space-logging-1-3-about =
    Neem al het hout hier (op een leeg veld komen er 3 bij, anders 1). Daarna mag een bewapende
    dwerg op expeditie van niveau 1.
caverna-space-supplies = Proviand
caverna-space-supplies-about = Je krijgt 1 hout, 1 steen, 1 erts, 1 voedsel en 2 goud.
caverna-space-ore-mining-1-3 = Ertswinning
caverna-space-ore-mining-1-3-about =
    Neem al het erts hier (op een leeg veld komen er 2 bij, anders 1) en krijg 2 erts extra voor
    elke ertsmijn die je hebt.
caverna-space-wood-gathering = Hout sprokkelen
caverna-space-wood-gathering-about = Neem al het hout hier, 1 per ronde.
caverna-space-clearing-1-3 = Ontginning
caverna-space-clearing-1-3-about =
    Neem al het hout hier, 1 per ronde. Ervoor of erna mag je een tegel weide+akker leggen.
caverna-space-sustenance-1-3 = Levensonderhoud
caverna-space-sustenance-1-3-about =
    Neem al het voedsel hier, 1 per ronde, en krijg 1 graan. Ervoor of erna mag je een tegel
    weide+akker leggen.
caverna-space-strip-mining = Dagbouw
caverna-space-strip-mining-about =
    Neem al het erts en alle steen hier (op een leeg veld komt er 1 erts bij, anders 1 steen) en
    krijg 2 hout.
caverna-space-imitation-3 = Imitatie
caverna-space-imitation-3-about =
    Betaal 4 voedsel en gebruik een veld waar een dwerg van een tegenstander staat, zonder de
    goederen die zich daar ophopen. Startspeler mag niet.
caverna-space-forest-exploration-3 = Bosverkenning
caverna-space-forest-exploration-3-about = Neem al het hout hier, 1 per ronde, en krijg 1 groente.
caverna-space-drift-mining-4-7 = Steenwinning
caverna-space-drift-mining-4-7-about =
    Neem alle steen hier, 2 per ronde. Ervoor of erna mag je een tegel grot+tunnel leggen.
caverna-space-excavation-4-7 = Uitgraving
caverna-space-excavation-4-7-about =
    Neem alle steen hier (op een leeg veld komen er 2 bij, anders 1). Ervoor of erna mag je een
    tegel grot+tunnel of grot+grot leggen.
caverna-space-starting-player-4-7 = Startspeler
caverna-space-starting-player-4-7-about =
    Je bent startspeler vanaf de volgende ronde, neemt al het voedsel hier, 1 per ronde, en krijgt 1
    robijn.
caverna-space-imitation-4-7 = Imitatie
caverna-space-imitation-4-7-about =
    Betaal 2 voedsel en gebruik een veld waar een dwerg van een tegenstander staat, zonder de
    goederen die zich daar ophopen. Startspeler en andere velden Imitatie mogen niet.
caverna-space-logging-4-7 = Houtkap
caverna-space-logging-4-7-about =
    Neem al het hout hier, 3 per ronde. Daarna mag een bewapende dwerg op expeditie van niveau 1.
caverna-space-growth = Groei
caverna-space-growth-about =
    Je krijgt 1 hout, 1 steen, 1 erts, 1 voedsel en 2 goud, of je neemt een gezinsuitbreiding als je
    woonruimte hebt.
caverna-space-ore-mining-4-7 = Ertswinning
caverna-space-ore-mining-4-7-about =
    Neem al het erts hier (op een leeg veld komen er 3 bij, anders 2) en krijg 2 erts extra voor
    elke ertsmijn die je hebt.
caverna-space-forest-exploration-4-7 = Bosverkenning
caverna-space-forest-exploration-4-7-about =
    Neem al het hout hier (op een leeg veld komen er 2 bij, anders 1) en krijg 2 voedsel.
caverna-space-clearing-4-7 = Ontginning
caverna-space-clearing-4-7-about =
    Neem al het hout hier, 2 per ronde. Ervoor of erna mag je een tegel weide+akker leggen.
caverna-space-sustenance-4-7 = Levensonderhoud
caverna-space-sustenance-4-7-about =
    Neem al het graan en alle groente hier (op een leeg veld komt er 1 graan bij, anders 1 groente).
    Ervoor of erna mag je een tegel weide+akker leggen.
caverna-space-depot = Depot
caverna-space-depot-about = Neem al het hout en al het erts hier, van elk 1 per ronde.
caverna-space-small-scale-drift-mining = Kleine steenwinning
caverna-space-small-scale-drift-mining-about =
    Je krijgt 1 steen. Ervoor of erna mag je een tegel grot+tunnel leggen.
caverna-space-weekly-market = Weekmarkt
caverna-space-weekly-market-about =
    Je krijgt 4 goud en mag dan voor goud kopen, van elke soort hoogstens één: hout, steen, erts,
    graan, schaap, ezel voor 1; groente, hond, everzwijn voor 2; rund voor 3.
caverna-space-imitation-5 = Imitatie
caverna-space-imitation-5-about =
    Betaal 4 voedsel en gebruik een veld waar een dwerg van een tegenstander staat, zonder de
    goederen die zich daar ophopen. Startspeler en andere velden Imitatie mogen niet.
caverna-space-hardware-rental-5 = Gereedschapsverhuur
caverna-space-hardware-rental-5-about =
    Een bewapende dwerg mag op expeditie van niveau 2, en daarna mag je zaaien; doe minstens een van
    de twee.
caverna-space-fence-building-5 = Omheiningen bouwen
caverna-space-fence-building-5-about =
    Neem al het hout hier, 1 per ronde. Daarna mag je een kleine omheinde weide maken voor 2 hout
    en/of een grote voor 4 hout.
caverna-space-drift-mining-6-7 = Kleine steenwinning
caverna-space-drift-mining-6-7-about =
    Neem alle steen hier, 1 per ronde. Ervoor of erna mag je een tegel grot+tunnel leggen.
caverna-space-imitation-6-7 = Imitatie
caverna-space-imitation-6-7-about =
    Betaal 1 voedsel en gebruik een veld waar een dwerg van een tegenstander staat, zonder de
    goederen die zich daar ophopen. Startspeler en andere velden Imitatie mogen niet.
caverna-space-hardware-rental-6-7 = Gereedschapsverhuur
caverna-space-hardware-rental-6-7-about =
    Je krijgt 2 hout. Daarna mag een bewapende dwerg op expeditie van niveau 2, en dan mag je
    zaaien.
caverna-space-fence-building-6-7 = Omheiningen bouwen
caverna-space-fence-building-6-7-about =
    Neem al het hout hier (op een leeg veld komen er 2 bij, anders 1). Daarna mag je een kleine
    omheinde weide maken voor 2 hout en/of een grote voor 4 hout.
caverna-space-large-depot = Groot depot
caverna-space-large-depot-about =
    Neem al het hout, al het erts en alle steen hier. Elke ronde komt er van elk 1 bij, en op een
    leeg veld 1 hout meer.
caverna-space-imitation-7 = Imitatie
caverna-space-imitation-7-about =
    Gebruik gratis een veld waar een dwerg van een tegenstander staat, zonder de goederen die zich
    daar ophopen. Startspeler en andere velden Imitatie mogen niet.
caverna-space-extension = Uitbreiding
caverna-space-extension-about =
    Je krijgt 1 hout en mag een tegel weide+akker leggen, of je krijgt 1 steen en mag een tegel
    grot+tunnel leggen.
caverna-space-blacksmithing = Wapensmederij
caverna-space-blacksmithing-about =
    Smeed een wapen voor een ongewapende dwerg, met sterkte 1 tot en met 8 voor evenveel erts, en ga
    dan op expeditie van niveau 3; of doe maar een van de twee.
caverna-space-sheep-farming = Schapenfokkerij
caverna-space-sheep-farming-about =
    Eerst mag je een kleine omheinde weide maken voor 2 hout, een grote voor 4 hout en/of een stal
    bouwen voor 1 steen. Neem dan alle schapen hier, 1 per ronde.
caverna-space-ore-mine-construction = Aanleg ertsmijn
caverna-space-ore-mine-construction-about =
    Leg een tegel diepe tunnel+ertsmijn op twee tunnels naast elkaar en krijg 3 erts; daarna mag een
    bewapende dwerg op expeditie van niveau 2. Of doe maar een van de twee.
caverna-space-wish-for-children = Kinderwens
caverna-space-wish-for-children-about =
    Neem een gezinsuitbreiding als je woonruimte hebt, of bouw een woonvertrek.
caverna-space-donkey-farming = Ezelfokkerij
caverna-space-donkey-farming-about =
    Eerst mag je een kleine omheinde weide maken voor 2 hout, een grote voor 4 hout en/of een stal
    bouwen voor 1 steen. Neem dan alle ezels hier, 1 per ronde.
caverna-space-ruby-mine-construction = Aanleg robijnmijn
caverna-space-ruby-mine-construction-about =
    Leg een robijnmijn op een tunnel of op een diepe tunnel; op een diepe krijg je 1 robijn.
caverna-space-ore-delivery = Ertslevering
caverna-space-ore-delivery-about =
    Neem alle steen en al het erts hier, van elk 1 per ronde, en krijg 2 erts extra voor elke
    ertsmijn die je hebt.
caverna-space-family-life = Gezinsleven
caverna-space-family-life-about = Neem een gezinsuitbreiding als je woonruimte hebt, en/of zaai.
caverna-space-exploration = Verkenning
caverna-space-exploration-about = Een bewapende dwerg gaat op expeditie van niveau 4.
caverna-space-ore-trading = Ertshandel
caverna-space-ore-trading-about = Ruil 2 erts voor 2 goud en 1 voedsel, tot drie keer.
caverna-space-adventure = Avontuur
caverna-space-adventure-about =
    Smeed een wapen voor een ongewapende dwerg, met sterkte 1 tot en met 8 voor evenveel erts, en ga
    dan op expeditie van niveau 1 en, als je wilt, nog eens. Het smeden of de expedities mag je
    overslaan.
caverna-space-ruby-delivery = Robijnlevering
caverna-space-ruby-delivery-about =
    Neem alle robijnen hier (op een leeg veld komen er 2 bij, anders 1). Heb je minstens 2
    robijnmijnen, dan krijg je 1 robijn extra.
caverna-space-urgent-wish-for-children = Dringende kinderwens
caverna-space-urgent-wish-for-children-about =
    Bouw een woonvertrek en neem dan, als je wilt, een gezinsuitbreiding; of krijg 3 goud.

## Inrichtingen

caverna-furnishing-dwelling = Woonvertrek
caverna-furnishing-dwelling-about = Woonruimte voor 1 dwerg. Het raakt nooit op.
caverna-furnishing-simple-dwelling-4-2 = Eenvoudig woonvertrek (4 hout, 2 steen)
caverna-furnishing-simple-dwelling-4-2-about = Woonruimte voor 1 dwerg.
caverna-furnishing-simple-dwelling-3-3 = Eenvoudig woonvertrek (3 hout, 3 steen)
caverna-furnishing-simple-dwelling-3-3-about = Woonruimte voor 1 dwerg.
caverna-furnishing-mixed-dwelling = Gemengd woonvertrek
caverna-furnishing-mixed-dwelling-about =
    Woonruimte voor 1 dwerg, en daarnaast plaats voor 2 dieren van dezelfde soort.
caverna-furnishing-couple-dwelling = Echtelijk woonvertrek
caverna-furnishing-couple-dwelling-about =
    Woonruimte voor 2 dwergen; voor elk van hen heb je nog een eigen gezinsuitbreiding nodig.
caverna-furnishing-additional-dwelling = Extra woonvertrek
caverna-furnishing-additional-dwelling-about =
    Woonruimte voor alleen je zesde dwerg, die geboren kan worden zodra je er vijf hebt.
caverna-furnishing-cuddle-room = Knuffelkamer
caverna-furnishing-cuddle-room-about =
    Plaats voor zoveel schapen als je dwergen hebt, pasgeborenen meegeteld.
caverna-furnishing-breakfast-room = Ontbijtkamer
caverna-furnishing-breakfast-room-about = Plaats voor 3 runderen.
caverna-furnishing-stubble-room = Stoppelkamer
caverna-furnishing-stubble-room-about =
    Elke akker van jou zonder gewas biedt plaats aan 1 boerderijdier van welke soort ook.
caverna-furnishing-work-room = Werkkamer
caverna-furnishing-work-room-about =
    Je mag ook tunnels en diepe tunnels zonder mijn inrichten. Deze tegel zelf komt op een grot.
caverna-furnishing-guest-room = Logeerkamer
caverna-furnishing-guest-room-about =
    Waar een veld je laat kiezen met ‘of’, mag je allebei doen, in de volgorde die je wilt; op
    Uitbreiding maar één keer per spel.
caverna-furnishing-office-room = Kantoor
caverna-furnishing-office-room-about =
    Eén helft van een dubbele tegel weide+akker, grot+tunnel of grot+grot mag één vak buiten de
    buitenrand van je bord liggen. Je krijgt telkens 2 goud en gebruikt die helft als elke andere.
caverna-furnishing-carpenter = Timmerman
caverna-furnishing-carpenter-about =
    Je betaalt 1 hout minder voor elke inrichting en voor elke omheinde weide.
caverna-furnishing-stone-carver = Steenhouwer
caverna-furnishing-stone-carver-about =
    Je krijgt meteen 2 steen. Daarna betaal je 1 steen minder voor elke inrichting en voor elke
    stal.
caverna-furnishing-blacksmith = Smid
caverna-furnishing-blacksmith-about =
    Je krijgt meteen 2 erts. Daarna kost elk wapen dat je smeedt 2 erts minder; sterker dan 8 smeed
    je nog altijd niet.
caverna-furnishing-miner = Mijnwerker
caverna-furnishing-miner-about =
    Aan het begin van elke ronde krijg je 1 erts voor elke ertsmijn van jou met een ezel erin.
caverna-furnishing-builder = Bouwmeester
caverna-furnishing-builder-about =
    Betaal je een inrichting, dan mag je 1 hout van de prijs vervangen door 1 erts en/of 1 steen
    door 1 erts.
caverna-furnishing-trader = Handelaar
caverna-furnishing-trader-about =
    Op elk moment, zo vaak je wilt: betaal 2 goud en krijg 1 hout, 1 steen en 1 erts. Heb je de
    Onderdelenopslag, dan leg je deze tegel daarop en is die voorgoed uit het spel.
caverna-furnishing-wood-supplier = Houtleverancier
caverna-furnishing-wood-supplier-about =
    Je krijgt 1 hout aan het begin van elk van de volgende 7 ronden.
caverna-furnishing-stone-supplier = Steenleverancier
caverna-furnishing-stone-supplier-about =
    Je krijgt 1 steen aan het begin van elk van de volgende 5 ronden.
caverna-furnishing-ruby-supplier = Robijnleverancier
caverna-furnishing-ruby-supplier-about =
    Je krijgt 1 robijn aan het begin van elk van de volgende 4 ronden.
caverna-furnishing-dog-school = Hondenschool
caverna-furnishing-dog-school-about = Voortaan krijg je 1 hout bij elke hond die je krijgt.
caverna-furnishing-quarry = Steengroeve
caverna-furnishing-quarry-about = Je krijgt 1 steen voor elke ezel die bij jou geboren wordt.
caverna-furnishing-seam = Ertsader
caverna-furnishing-seam-about = Voortaan krijg je 1 erts bij elke steen die je krijgt.
caverna-furnishing-slaughtering-cave = Slachtgrot
caverna-furnishing-slaughtering-cave-about =
    Elk boerderijdier dat je in voedsel omzet, geeft 1 voedsel extra.
caverna-furnishing-cooking-cave = Kookgrot
caverna-furnishing-cooking-cave-about =
    Op elk moment, zo vaak je wilt: zet 1 graan en 1 groente samen om in 5 voedsel.
caverna-furnishing-working-cave = Werkgrot
caverna-furnishing-working-cave-about =
    Telkens als je voedt, mag je één dwerg voeden met 1 hout, 1 steen of 2 erts in plaats van
    voedsel.
caverna-furnishing-mining-cave = Mijngrot
caverna-furnishing-mining-cave-about =
    Telkens als je voedt, betaal je 1 voedsel minder voor elke ezel in een ertsmijn of robijnmijn
    van jou.
caverna-furnishing-breeding-cave = Fokgrot
caverna-furnishing-breeding-cave-about =
    Worden er bij jou tegelijk 1, 2, 3 of 4 boerderijdieren geboren, dan krijg je 1, 2, 3 of 5
    voedsel.
caverna-furnishing-peaceful-cave = Vredesgrot
caverna-furnishing-peaceful-cave-about =
    Op elk moment: lever het wapen van een dwerg in voor zoveel voedsel als de sterkte ervan. De
    dwerg is dan ongewapend.
caverna-furnishing-weaving-parlor = Weefkamer
caverna-furnishing-weaving-parlor-about =
    Je krijgt meteen 1 voedsel voor elk schaap dat je hebt. Aan het einde: 1 bonuspunt per 2
    schapen.
caverna-furnishing-milking-parlor = Melkkamer
caverna-furnishing-milking-parlor-about =
    Je krijgt meteen 1 voedsel voor elk rund dat je hebt. Aan het einde: 1 bonuspunt per rund.
caverna-furnishing-state-parlor = Staatsiezaal
caverna-furnishing-state-parlor-about =
    Je krijgt meteen 2 voedsel voor elk woonvertrek dat eraan grenst. Aan het einde: 4 bonuspunten
    voor elk woonvertrek dat eraan grenst. De ingang telt beide keren mee.
caverna-furnishing-hunting-parlor = Jachtkamer
caverna-furnishing-hunting-parlor-about =
    Op elk moment, zo vaak je wilt: geef 2 everzwijnen voor 2 goud en 2 voedsel.
caverna-furnishing-beer-parlor = Bierkamer
caverna-furnishing-beer-parlor-about =
    Op elk moment, zo vaak je wilt: geef 2 graan uit je voorraad voor 3 goud of voor 4 voedsel.
caverna-furnishing-blacksmithing-parlor = Smeedkamer
caverna-furnishing-blacksmithing-parlor-about =
    Op elk moment, zo vaak je wilt: geef 1 robijn en 1 erts voor 2 goud en 1 voedsel.
caverna-furnishing-stone-storage = Steenopslag
caverna-furnishing-stone-storage-about =
    Aan het einde: 1 bonuspunt voor elke steen die je over hebt.
caverna-furnishing-ore-storage = Ertsopslag
caverna-furnishing-ore-storage-about = Aan het einde: 1 bonuspunt per 2 erts die je over hebt.
caverna-furnishing-spare-part-storage = Onderdelenopslag
caverna-furnishing-spare-part-storage-about =
    Op elk moment, zo vaak je wilt: geef 1 hout, 1 steen en 1 erts voor 2 goud. Heb je de Handelaar,
    dan leg je deze tegel daarop en is die voorgoed uit het spel.
caverna-furnishing-main-storage = Hoofdopslag
caverna-furnishing-main-storage-about =
    Aan het einde: 2 bonuspunten voor elke gele inrichting die je hebt, deze meegeteld.
caverna-furnishing-weapon-storage = Wapenopslag
caverna-furnishing-weapon-storage-about = Aan het einde: 3 bonuspunten voor elke bewapende dwerg.
caverna-furnishing-supplies-storage = Uitrustingsopslag
caverna-furnishing-supplies-storage-about =
    Aan het einde: 8 bonuspunten als al je dwergen bewapend zijn.
caverna-furnishing-broom-chamber = Bezemkamer
caverna-furnishing-broom-chamber-about =
    Aan het einde: 5 bonuspunten als je 5 dwergen hebt, 10 als je er 6 hebt.
caverna-furnishing-treasure-chamber = Schatkamer
caverna-furnishing-treasure-chamber-about =
    Aan het einde: 1 bonuspunt voor elke robijn die je over hebt.
caverna-furnishing-food-chamber = Voorraadkamer
caverna-furnishing-food-chamber-about =
    Aan het einde: 2 bonuspunten voor elk paar van 1 graan en 1 groente, in je voorraad en op je
    akkers samen.
caverna-furnishing-prayer-chamber = Gebedskamer
caverna-furnishing-prayer-chamber-about =
    Aan het einde: 8 bonuspunten als geen van je dwergen bewapend is.
caverna-furnishing-writing-chamber = Schrijfkamer
caverna-furnishing-writing-chamber-about =
    Aan het einde: tot 7 punten die je zou verliezen voor ontbrekende soorten, ongebruikte vakken en
    bedelfiches, verlies je niet.
caverna-furnishing-fodder-chamber = Voederkamer
caverna-furnishing-fodder-chamber-about = Aan het einde: 1 bonuspunt per 3 boerderijdieren.

## Buit

caverna-loot-all-weapons-plus-1 = Alle wapens +1
caverna-loot-all-weapons-plus-1-about =
    Na de expeditie worden de wapens van al je bewapende dwergen 1 sterker, tot hoogstens 14.
caverna-loot-wood = 1 hout
caverna-loot-wood-about = Je krijgt 1 hout.
caverna-loot-dog = 1 hond
caverna-loot-dog-about = Je krijgt 1 hond.
caverna-loot-grain = 1 graan
caverna-loot-grain-about = Je krijgt 1 graan.
caverna-loot-sheep = 1 schaap
caverna-loot-sheep-about = Je krijgt 1 schaap.
caverna-loot-stone = 1 steen
caverna-loot-stone-about = Je krijgt 1 steen.
caverna-loot-donkey = 1 ezel
caverna-loot-donkey-about = Je krijgt 1 ezel.
caverna-loot-vegetable = 1 groente
caverna-loot-vegetable-about = Je krijgt 1 groente.
caverna-loot-ore = 2 erts
caverna-loot-ore-about = Je krijgt 2 erts.
caverna-loot-wild-boar = 1 everzwijn
caverna-loot-wild-boar-about = Je krijgt 1 everzwijn.
caverna-loot-gold = 2 goud
caverna-loot-gold-about = Je krijgt 2 goud.
caverna-loot-furnish-cavern = Grot inrichten
caverna-loot-furnish-cavern-about =
    Richt een lege grot in met een tegel uit het aanbod, voor de gewone prijs.
caverna-loot-stable = Gratis stal
caverna-loot-stable-about = Bouw 1 stal zonder te betalen.
caverna-loot-tunnel = Tunnel
caverna-loot-tunnel-about =
    Leg gratis een enkele tunnel op een leeg bergvak naast een bezet bergvak.
caverna-loot-small-pasture = Kleine omheinde weide voor 1 hout
caverna-loot-small-pasture-about = Omhein een van je weides voor 1 hout.
caverna-loot-cattle = 1 rund
caverna-loot-cattle-about = Je krijgt 1 rund.
caverna-loot-large-pasture = Grote omheinde weide voor 2 hout
caverna-loot-large-pasture-about = Omhein twee weides naast elkaar als één geheel voor 2 hout.
caverna-loot-meadow = Weide
caverna-loot-meadow-about = Leg gratis een enkele weide in je bos.
caverna-loot-dwelling = Gewoon woonvertrek voor 2 hout en 2 steen
caverna-loot-dwelling-about = Bouw een gewoon woonvertrek voor 2 hout en 2 steen.
caverna-loot-field = Akker
caverna-loot-field-about = Leg gratis een enkele akker in je bos.
caverna-loot-sow = Zaaien
caverna-loot-sow-about = Zaai hoogstens 2 akkers graan en hoogstens 2 akkers groente.
caverna-loot-cavern = Grot
caverna-loot-cavern-about = Leg gratis een enkele grot op een leeg bergvak naast een bezet bergvak.
caverna-loot-breed = Voortplanting van hoogstens 2 soorten
caverna-loot-breed-about =
    Kies 1 of 2 soorten boerderijdieren waarvan je er minstens 2 hebt: elk krijgt 1 jong, als je het
    kunt onderbrengen.
