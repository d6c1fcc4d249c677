### Caverna: zetten, vragen, gebeurtenissen en redenen. De namen staan in names.ftl.

caverna-title = Caverna
caverna-about = Leid een dwergenclan: graaf grotten, ontgin het bos, houd dieren en ga op expeditie.
caverna-daily = Alleen, met een gedeelde beginopstelling: de helft van de inrichtingen wordt getrokken, en de kaarten komen in een getrokken volgorde.
caverna-kept = elke tegel, inrichting, dwerg en elk dier lag waar de regels het toestaan.

## Het eigen bord

caverna-cell = rij { $row }, kolom { $column }
caverna-direction =
    { $direction ->
        [north] erboven
        [east] rechts ervan
        [south] eronder
       *[west] links ervan
    }

## Het scoreblad

caverna-sheet-animals = Dieren
caverna-sheet-missing = Ontbrekende boerderijdieren
caverna-sheet-grain = Graan
caverna-sheet-vegetables = Groente
caverna-sheet-rubies = Robijnen
caverna-sheet-dwarfs = Dwergen
caverna-sheet-unused = Ongebruikte vakken
caverna-sheet-tiles = Inrichtingen, omheinde weiden en mijnen
caverna-sheet-gold = Goud
caverna-sheet-begging = Bedelfiches
caverna-chapter-food = Voedsel
caverna-chapter-growth = Gezin
caverna-chapter-animals = Dieren
caverna-chapter-expeditions = Expedities
caverna-chapter-treasure = Robijnen en goud
caverna-chapter-furnishings = Inrichtingen, weiden en mijnen
caverna-chapter-land = Ongebruikte grond
caverna-chapters-about =
    Expedities: wat het scoreblad erbij kreeg vanaf de eerste buit van elke expeditie tot de dwerg thuis
    was, aan goederen, dieren, tegels en inrichtingen. Het telt alleen daar. Wat er later met de buit gebeurde
    (dieren opgegeten, erts gesmeed), telt in de andere hoofdstukken.

## Zetten, zoals ze in een lijst met keuzes staan

caverna-move-ruby = Ruil een robijn: { $good }
caverna-move-buy-meadow = Koop een weide voor een robijn: { $cell }
caverna-move-buy-field = Koop een akker voor een robijn: { $cell }
caverna-move-buy-tunnel = Koop een tunnel voor een robijn: { $cell }
caverna-move-buy-cavern = Koop een grot voor twee robijnen: { $cell }
caverna-move-eat =
    { $what ->
        [sheep] Eet een schaap
        [donkey] Eet een ezel
        [donkeys] Eet twee ezels samen
        [wild-boar] Eet een everzwijn
        [cattle] Eet een rund
        [grain] Eet 1 graan
       *[vegetable] Eet een groente
    }
caverna-move-coins = Ruil 2 goud voor 1 voedsel
caverna-move-coin = Leg 1 goud bij voor nog 1 voedsel
caverna-move-use =
    { $what ->
        [cooking-cave] Kookgrot: 1 graan en 1 groente voor 5 voedsel
        [trader] Handelaar: 2 goud voor 1 hout, 1 steen en 1 erts
        [spare-part-storage] Onderdelenopslag: 1 hout, 1 steen en 1 erts voor 2 goud
        [hunting-parlor] Jachtkamer: 2 everzwijnen voor 2 goud en 2 voedsel
        [beer-parlor-for-gold] Bierkamer: 2 graan voor 3 goud
        [beer-parlor-for-food] Bierkamer: 2 graan voor 4 voedsel
       *[blacksmithing-parlor] Smeedkamer: 1 robijn en 1 erts voor 2 goud en 1 voedsel
    }
caverna-move-disarm = Lever een wapen met sterkte { $what } in van een dwerg thuis
caverna-move-disarm-placed = Lever een wapen met sterkte { $what } in van een dwerg aan het werk
caverna-move-place = Zet een dwerg: { $space }
caverna-move-place-imitation = Zet een dwerg: { $space } voor { $count } voedsel
caverna-move-overtake = Betaal een robijn om de dwerg met sterkte { $what } eerst te zetten
caverna-move-stay = Laat de dwerg thuis
caverna-move-imitate = Doe na: { $space }
caverna-move-imitate-imitation = Doe na: { $space } voor { $count } voedsel
caverna-move-meadow-field = Weide op { $cell }, akker { $direction }
caverna-move-cavern-tunnel = Grot op { $cell }, tunnel { $direction }
caverna-move-cavern-cavern = Grot op { $cell }, tweede grot { $direction }
caverna-move-ore-mine = Ertsmijn op { $cell }, diepe tunnel { $direction }
caverna-move-ruby-mine = Robijnmijn op { $cell }
caverna-move-small-pasture = Kleine omheinde weide op { $cell }
caverna-move-large-pasture = Grote omheinde weide op { $cell } en het vak { $direction }
caverna-move-stable = Stal op { $cell }
caverna-move-furnish = Richt in: { $furnishing }
caverna-move-grow = Gezinsuitbreiding
caverna-move-sow = Zaai: { $good }
caverna-move-forge = Smeed een wapen met sterkte { $what }
caverna-move-loot = Buit: { $loot }
caverna-move-market = Koop op de markt: { $good }
caverna-move-trade = Ruil 2 erts voor 2 goud en 1 voedsel
caverna-move-extend =
    { $what ->
        [forest] Breid het bos uit: 1 hout en een weide met akker
       *[mountain] Breid de grot uit: 1 steen en een grot met tunnel
    }
caverna-move-take = Neem de goederen
caverna-move-pay =
    { $what ->
        [plain] Betaal de prijs zoals hij is
        [ore-for-wood] Betaal 1 erts in plaats van 1 hout
        [ore-for-stone] Betaal 1 erts in plaats van 1 steen
       *[ore-for-both] Betaal telkens 1 erts in plaats van 1 hout en 1 steen
    }
caverna-move-site = Zet het op { $cell }
caverna-move-lay = Leg hem op { $cell }
caverna-move-breed =
    { $count ->
        [0] Geen jongen
       *[other] Jongen: { $animals }
    }
caverna-move-harvest =
    { $what ->
        [fields] Oogst de akkers
       *[breeding] Laat de dieren jongen krijgen
    }
caverna-move-cave = Werkgrot: voed een dwerg anders ({ $good })
caverna-move-feed = Betaal { $what } voedsel
caverna-move-keep = Betaal een robijn om de goederen te bewaren: { $space }
caverna-move-stop = Zo is het genoeg
caverna-move-end = Klaar
caverna-move-first = Het toeval laat { $player } beginnen
caverna-move-reveal = Het toeval draait een kaart om: { $space }
caverna-move-marker =
    { $what ->
        [leaf] Het toeval draait een blad om
       *[question] Het toeval draait een vraagteken om
    }

## Wat een zet kost en oplevert

caverna-effect-point =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
caverna-effect-begging =
    { $count ->
        [one] { $count } bedelfiche
       *[other] { $count } bedelfiches
    }
caverna-effect-dwarf =
    { $count ->
        [one] { $count } dwerg
       *[other] { $count } dwergen
    }
caverna-effect-cavern =
    { $count ->
        [one] een lege grot
       *[other] { $count } lege grotten
    }
caverna-effect-strength = { $count } sterkte
caverna-effect-armed = wapen met sterkte { $strength }
caverna-effect-token = je begint de volgende ronde

## Vragen

caverna-ask-work =
    { $strength ->
        [0] { $player }, waar zet je een ongewapende dwerg?
       *[other] { $player }, waar zet je je dwerg met sterkte { $strength }?
    }
caverna-ask-overtake = { $player }, waar zet je de dwerg met sterkte { $strength } die je koos?
caverna-ask-act = { $player }, wat doe je op het veld ‘{ $space }’?
caverna-ask-more = { $player }, doe je nog iets op het veld ‘{ $space }’?
caverna-ask-imitate = { $player }, welk veld doe je na?
caverna-ask-loot =
    { $count ->
        [one] { $player }, kies nog één stuk buit, of keer terug.
       *[other] { $player }, kies buit: je mag nog { $count } stukken nemen.
    }
caverna-ask-sow = { $player }, wat zaai je?
caverna-ask-market = { $player }, wat koop je op de markt?
caverna-ask-trade = { $player }, ruil je nog meer erts?
caverna-ask-furnish = { $player }, welke inrichting bouw je?
caverna-ask-stable = { $player }, waar bouw je de stal?
caverna-ask-pasture = { $player }, welke weide omhein je?
caverna-ask-lay = { $player }, waar leg je de tegel?
caverna-ask-breed = { $player }, welke dieren krijgen jongen?
caverna-ask-house = { $player }, niet alle dieren hebben plaats: welke maak je tot voedsel?
caverna-ask-pay = { $player }, hoe betaal je ‘{ $furnishing }’?
caverna-ask-site = { $player }, waar zet je ‘{ $furnishing }’?
caverna-ask-keep = { $player }, betaal je robijnen zodat volle velden niet worden geleegd?
caverna-ask-choose = { $player }, oogst je je akkers of laat je je dieren jongen krijgen?
caverna-ask-feed =
    { $count ->
        [0] { $player }, je dwergen hebben nu niets nodig: ga verder wanneer je wilt.
       *[other] { $player }, je dwergen hebben { $count } voedsel nodig: hoeveel betaal je?
    }
caverna-ask-bred = { $player }, ruil je nog iets na de geboortes?
caverna-ask-last = { $player }, ruil je nog iets voor de puntentelling?
caverna-ask-chance = Het toeval beslist.
caverna-ask-over = De partij is afgelopen.

## Gebeurtenissen

caverna-event-started = { $player } begint.
    .you = Jij begint.
caverna-event-round-began = Ronde { $round } begint.
caverna-event-revealed = Nieuw actieveld: { $space }.
caverna-event-urgent = De kinderwens wordt dringend.
caverna-event-marker =
    { $marker ->
        [leaf] Het fiche toont een blad: deze ronde eindigt met een oogst.
       *[question] Het fiche toont een vraagteken: deze ronde eindigt met een gebeurtenis.
    }
caverna-event-supplied = { $space }: +{ $goods }.
caverna-event-cleared = Er lagen te veel goederen, dus het veld wordt geleegd: { $space }.
caverna-event-kept = { $player } betaalt een robijn om de goederen te bewaren: { $space }.
    .you = Je betaalt een robijn om de goederen te bewaren: { $space }.
caverna-event-gained = { $player }: +{ $goods }.
    .you = Jij: +{ $goods }.
caverna-event-spent = { $player }: −{ $goods }.
    .you = Jij: −{ $goods }.
caverna-event-placed =
    { $strength ->
        [0] { $player } zet een ongewapende dwerg: { $space }.
       *[other] { $player } zet een dwerg met sterkte { $strength }: { $space }.
    }
    .you =
        { $strength ->
            [0] Je zet een ongewapende dwerg: { $space }.
           *[other] Je zet een dwerg met sterkte { $strength }: { $space }.
        }
caverna-event-overtook = { $player } laat de dwerg met sterkte { $strength } voorgaan.
    .you = Je laat de dwerg met sterkte { $strength } voorgaan.
caverna-event-stayed =
    { $strength ->
        [0] { $player } kan een ongewapende dwerg niet gebruiken; hij blijft thuis.
       *[other] { $player } kan de dwerg met sterkte { $strength } niet gebruiken; hij blijft thuis.
    }
    .you =
        { $strength ->
            [0] Je kunt een ongewapende dwerg niet gebruiken; hij blijft thuis.
           *[other] Je kunt de dwerg met sterkte { $strength } niet gebruiken; hij blijft thuis.
        }
caverna-event-imitated = { $player } doet na: { $space }.
    .you = Je doet na: { $space }.
caverna-event-token = { $player } neemt het startspelerfiche.
    .you = Je neemt het startspelerfiche.
caverna-event-tile-laid =
    { $tile ->
        [meadow] { $player } legt een weide: { $cell }.
        [field] { $player } legt een akker: { $cell }.
        [tunnel] { $player } graaft een tunnel: { $cell }.
        [cavern] { $player } graaft een grot: { $cell }.
        [deep-tunnel] { $player } graaft een diepe tunnel: { $cell }.
        [ore-mine] { $player } opent een ertsmijn: { $cell }.
       *[ruby-mine] { $player } opent een robijnmijn: { $cell }.
    }
    .you =
        { $tile ->
            [meadow] Je legt een weide: { $cell }.
            [field] Je legt een akker: { $cell }.
            [tunnel] Je graaft een tunnel: { $cell }.
            [cavern] Je graaft een grot: { $cell }.
            [deep-tunnel] Je graaft een diepe tunnel: { $cell }.
            [ore-mine] Je opent een ertsmijn: { $cell }.
           *[ruby-mine] Je opent een robijnmijn: { $cell }.
        }
caverna-event-fenced =
    { $size ->
        [small] { $player } legt een kleine omheinde weide aan: { $cell }.
       *[large] { $player } legt een grote omheinde weide aan: { $cell }.
    }
    .you =
        { $size ->
            [small] Je legt een kleine omheinde weide aan: { $cell }.
           *[large] Je legt een grote omheinde weide aan: { $cell }.
        }
caverna-event-stabled = { $player } bouwt een stal: { $cell }.
    .you = Je bouwt een stal: { $cell }.
caverna-event-furnished = { $player } richt ‘{ $furnishing }’ in: { $cell }.
    .you = Je richt ‘{ $furnishing }’ in: { $cell }.
caverna-event-covered = De tegel ‘{ $furnishing }’ van { $player } is voorgoed bedekt.
    .you = Je tegel ‘{ $furnishing }’ is voorgoed bedekt.
caverna-event-grown = De clan van { $player } telt een dwerg meer.
    .you = Je clan telt een dwerg meer.
caverna-event-sown = { $player } zaait { $good }: { $cell }.
    .you = Je zaait { $good }: { $cell }.
caverna-event-forged = { $player } smeedt een wapen met sterkte { $strength }.
    .you = Je smeedt een wapen met sterkte { $strength }.
caverna-event-looted = { $player } brengt mee: { $loot }.
    .you = Je brengt mee: { $loot }.
caverna-event-experienced = De dwerg van { $player } keert terug met sterkte { $strength }.
    .you = Je dwerg keert terug met sterkte { $strength }.
caverna-event-armed = Alle wapens van { $player } worden 1 sterker.
    .you = Al je wapens worden 1 sterker.
caverna-event-disarmed = { $player } levert een wapen met sterkte { $strength } in.
    .you = Je levert een wapen met sterkte { $strength } in.
caverna-event-turn-ended = { $player } beëindigt de beurt.
    .you = Je beëindigt je beurt.
caverna-event-home = Alle dwergen keren naar huis terug.
caverna-event-harvest =
    { $harvest ->
        [none] Deze ronde is er geen oogst.
        [normal] Het is oogsttijd.
        [food] Er is geen oogst, maar elke dwerg eet 1 voedsel.
       *[choice] Het is oogsttijd, maar iedereen kiest tussen akkers en jongen.
    }
caverna-event-chose =
    { $choice ->
        [fields] { $player } kiest de akkers.
       *[breeding] { $player } kiest de jongen.
    }
    .you =
        { $choice ->
            [fields] Je kiest de akkers.
           *[breeding] Je kiest de jongen.
        }
caverna-event-fed = { $player } betaalt { $count } voedsel voor de clan.
    .you = Je betaalt { $count } voedsel voor je clan.
caverna-event-cave-fed = { $player } voedt een dwerg in de werkgrot met { $good }.
    .you = Je voedt een dwerg in de werkgrot met { $good }.
caverna-event-begged =
    { $count ->
        [one] { $player } neemt een bedelfiche.
       *[other] { $player } neemt { $count } bedelfiches.
    }
    .you =
        { $count ->
            [one] Je neemt een bedelfiche.
           *[other] Je neemt { $count } bedelfiches.
        }
caverna-event-bred = Bij { $player } wordt een dier geboren: { $good }.
    .you = Bij jou wordt een dier geboren: { $good }.
caverna-event-over = De partij is afgelopen, de punten worden geteld.

## Waarom een zet wordt geweigerd

caverna-why-game-over = De partij is afgelopen.
caverna-why-chance-first = Eerst moet er aan de tafel iets worden getrokken.
caverna-why-not-drawn-now = Het toeval trekt dit nu niet.
caverna-why-no-such-seat = Daar zit niemand.
caverna-why-not-in-deck = Die kaart kan deze ronde niet komen.
caverna-why-no-such-marker = Zo’n fiche is er niet meer.
caverna-why-not-now = Dat wordt nu niet gevraagd.
caverna-why-no-exchange-now = Midden in deze stap kan niets worden geruild.
caverna-why-animals-first = Maak eerst dieren tot voedsel tot alle andere plaats hebben.
caverna-why-spoils-action = Na die ruil zou je op dit veld niets meer kunnen doen.
caverna-why-not-enough = Daar heb je de goederen niet voor.
caverna-why-too-few-rubies = Daar heb je de robijnen niet voor.
caverna-why-no-such-furnishing = Die inrichting heb je niet.
caverna-why-no-coins-open = Ruil eerst 2 goud: daarna geeft elk goud erbij nog 1 voedsel.
caverna-why-no-such-weapon = Geen van die dwergen draagt een wapen met die sterkte.
caverna-why-weapon-travels = Dat wapen is net op expeditie.
caverna-why-no-forest-spot =
    Een bostegel ligt op vrije vakken naast je akkers, weiden en omheinde weiden.
caverna-why-first-tile = Je eerste bostegel moet het vak voor de ingang van de grot bedekken.
caverna-why-under-stable = Een akker kan niet onder een stal liggen.
caverna-why-no-mountain-spot = Een bergtegel ligt op vrije vakken naast je grotten.
caverna-why-outside = Alleen wie het kantoor heeft, legt een halve tegel buiten het bord.
caverna-why-space-absent = Dat veld is niet in het spel.
caverna-why-space-occupied = Daar staat al een dwerg.
caverna-why-space-useless = Daar zou je nu niets kunnen doen.
caverna-why-imitation-useless = Je mist het voedsel, of er is niets wat je kunt nadoen.
caverna-why-no-overtaking = Er is thuis geen dwerg met die sterkte die zou moeten wachten.
caverna-why-must-place = Je dwerg kan een veld gebruiken en blijft dus niet thuis.
caverna-why-not-occupied = Daar staat niemand, dus er is niemand om na te doen.
caverna-why-own-dwarf = Daar staat je eigen dwerg: je doet alleen anderen na.
caverna-why-not-imitable = Dat veld kun je niet nadoen.
caverna-why-nothing-to-imitate = Zonder de goederen daar zou je er niets kunnen doen.
caverna-why-not-offered = De actie biedt dat niet, of niet meer.
caverna-why-no-tunnels = Een ertsmijn vraagt twee gewone tunnels naast elkaar.
caverna-why-no-tunnel = Een robijnmijn vraagt een tunnel waar niets op ligt.
caverna-why-no-meadow = Alleen een weide kan worden omheind.
caverna-why-too-little-wood = Je hebt te weinig hout voor de omheining.
caverna-why-no-stable-left = Je hebt alle drie de stallen gebouwd.
caverna-why-no-stable-spot =
    Een stal staat in kaal bos, op een weide of op een omheinde weide zonder stal.
caverna-why-too-little-stone = Je hebt te weinig steen voor de stal.
caverna-why-furnishing-taken = Die inrichting is niet te krijgen.
caverna-why-not-a-dwelling = Hier kan alleen een woonvertrek worden gebouwd.
caverna-why-no-cavern = Je hebt er geen lege grot voor.
caverna-why-too-expensive = Je kunt de prijs niet betalen.
caverna-why-no-site = Daar kan het niet staan.
caverna-why-not-that-payment = Zo kun je het niet betalen.
caverna-why-no-room = Je woonvertrekken hebben geen plaats voor nog een dwerg.
caverna-why-family-full = Je clan kan niet meer dwergen tellen.
caverna-why-no-field = Je hebt geen lege akker.
caverna-why-no-crop = Je hebt dat gewas niet in je voorraad.
caverna-why-sown-enough = Eén keer zaaien is voor hoogstens twee akkers van elk gewas.
caverna-why-armed = De dwerg is al gewapend.
caverna-why-too-little-ore = Je hebt te weinig erts.
caverna-why-unarmed = Alleen een gewapende dwerg gaat op expeditie.
caverna-why-too-weak = Daar is het wapen te zwak voor.
caverna-why-taken-already = Elk stuk buit neem je maar één keer op een expeditie.
caverna-why-loot-useless = Daar zou je nu niets mee kunnen doen.
caverna-why-bought-already = De markt verkoopt maar één van elke soort.
caverna-why-too-little-gold = Je hebt te weinig goud.
caverna-why-nothing-to-take = Er is niets te nemen.
caverna-why-not-parents = Voor een jong zijn twee dieren van een soort nodig.
caverna-why-newborns-unhoused = Er is geen plaats voor al die jongen.
caverna-why-births-declined = Een jong dat plaats heeft, wordt niet geweigerd.
caverna-why-too-many-species = Buit laat hoogstens twee soorten jongen krijgen.
caverna-why-cave-used = De werkgrot heeft geen andere dwerg te voeden.
caverna-why-feeds-too-much = Zoveel hebben je dwergen niet nodig.
caverna-why-under-six = Er liggen minder dan zes goederen, dus er gaat niets verloren.
caverna-why-kept-already = De goederen daar worden al bewaard.
caverna-why-part-first = Eerst moet er iets worden gedaan.
caverna-why-goods-first = Neem eerst de goederen: die blijven nooit liggen.
caverna-why-not-this-phase = Dat hoort bij een andere fase van de ronde.
caverna-why-not-this-step = Dat hoort bij een andere stap van de oogst.
caverna-why-only-exchanges = Voor de telling kan er alleen nog worden geruild.
caverna-why-no-food-for-cattle = Een rund kost naast de robijn ook 1 voedsel.
caverna-why-no-ore-to-trade = Elke ruil kost 2 erts.
caverna-why-no-material = Je hebt dat materiaal niet, of niet genoeg.
caverna-why-too-little-food = Je hebt te weinig voedsel.
caverna-why-no-field-tile-here = De actie legt geen weide en akker, of niet meer.
caverna-why-no-tunnel-tile-here = De actie legt geen grot en tunnel, of niet meer.
caverna-why-no-cavern-tile-here = Alleen een uitgraving geeft twee grotten, één keer per actie.
caverna-why-no-extension-here = De actie laat je nu niet kiezen tussen bos en berg.
caverna-why-no-ore-mine-here = Met deze actie bouw je geen ertsmijn, of niet meer.
caverna-why-no-ruby-mine-here = Met deze actie bouw je daar geen robijnmijn, of niet meer.
caverna-why-no-fence-here = Met deze actie omhein je zo’n weide niet, of niet meer.
caverna-why-no-stable-here = Met deze actie bouw je geen stal, of niet meer.
caverna-why-no-furnishing-here = Met deze actie richt je niets in, of niet meer.
caverna-why-no-child-here = Met deze actie groeit je gezin niet, of niet meer.
caverna-why-no-sowing-here = Met deze actie zaai je niet, of niet meer.
caverna-why-no-forge-here = Met deze actie smeed je geen wapen, of niet meer.
caverna-why-no-expedition-here = Met deze actie ga je niet op expeditie, of niet meer.
caverna-why-no-market-here = Met deze actie koop je niets, of niet meer.
caverna-why-no-trade-here = Met deze actie ruil je geen erts, of niet meer.

## Wat voor de zet pleit die een bot aanraadt

caverna-advice-points = punten
caverna-advice-larder = voedsel voor de clan
caverna-advice-farm = latere velden, jongen en grotten
caverna-advice-clan = meer dwergen, plaats voor hen en hun wapens
caverna-advice-materials = bouwmateriaal
