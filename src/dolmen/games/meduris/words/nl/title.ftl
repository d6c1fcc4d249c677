### Meduris: kaartjes, zetten, vragen, gebeurtenissen en redenen.

meduris-title = Meduris
meduris-about = Stuur arbeiders de berg op, bouw hutten en tempels, en bewaar iets voor de druïde.
meduris-daily = Met twee spelers: jij en een bot, voor iedereen dezelfde dobbelstenen.
meduris-kept = alle 72 kaartjes, alle hutten, tempels en arbeiders en de negen runen waren er nog.

## Materialen, dobbelsteen, bonuschips en gebieden

meduris-material =
    { $material ->
        [wood] hout
        [wool] wol
        [copper] koper
       *[stone] steen
    }
meduris-chips =
    { $material ->
        [wood] { $count } hout
        [wool] { $count } wol
        [copper] { $count } koper
       *[stone] { $count } steen
    }
meduris-face =
    { $face ->
        [wood] hout
        [wool] wol
        [copper] koper
        [stone] steen
        [plus] plus
       *[minus] min
    }
meduris-chip =
    { $chip ->
        [two] ‘2’ (+2 punten)
        [hut] ‘hut’ (gratis hut)
       *[druid] ‘druïde’ (bewaarde offergave)
    }
meduris-district =
    { $district ->
        [serpent] slang
        [lozenge] ruit
        [sprout] scheut
        [arch] boog
        [spiral] spiraal
        [wave] golf
        [fish] vis
        [hook] haak
        [arrow] pijl
       *[other] { $district }
    }

## Het scoreblad

meduris-sheet-start = Begin
meduris-sheet-offerings = Offerrituelen
meduris-sheet-refusals = Weigeringen
meduris-sheet-bonus = Bonuschips
meduris-sheet-interim = Tussentellingen
meduris-sheet-temples = Tempels
meduris-sheet-runes = Runenstenen

## Zetten, zoals ze in een lijst met keuzes staan

meduris-move-worker = Zet een arbeider op de hoogvlakte { $plain }
meduris-move-lift = Zet arbeider ({ $plain }, hoogte { $height }) op { $to }
meduris-move-hut = Bouw een hut op veld { $field }
meduris-move-temple = Bouw een tempel op veld { $field }
meduris-move-swap = Ruil drie andere kaartjes voor 1 { $material }
meduris-move-give = Geef 1 { $material }
meduris-move-replace = Vervang 1 { $material } door drie andere kaartjes
meduris-move-pay = Betaal de prijs
meduris-move-offer-nothing = Offer niets
meduris-move-offer-one = Offer alleen { $material }
meduris-move-offer-both = Offer beide materialen
meduris-move-offer-chip = Gebruik de chip ‘druïde’ als offergave
meduris-move-take = Neem 1 { $material }
meduris-move-decline = Neem niets
meduris-move-return = Leg 1 { $material } terug
meduris-move-first = Het toeval laat { $player } beginnen
meduris-move-lay = Het toeval legt een bonuschip op veld { $field }
meduris-move-turn = Het toeval draait een bonuschip om: { $chip }
meduris-move-roll = Het toeval gooit { $face }

## Wat een zet kost en oplevert

meduris-effect-due = { $chips } (je hebt { $have })
meduris-effect-others =
    { $count ->
        [one] { $count } andere chip dan { $material }
       *[other] { $count } andere chips dan { $material }
    }
meduris-effect-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
meduris-effect-rune = rune ‘{ $district }’
meduris-effect-settlement =
    { $count ->
        [one] nederzetting van { $count } hut
       *[other] nederzetting van { $count } hutten
    }
meduris-effect-free = gratis, door de chip ‘hut’
meduris-effect-stored = de chip { $chip } blijft onder de hut liggen
meduris-effect-steps = de druïde gaat naar steenveld { $step }
meduris-effect-druid = de druïde gaat naar veld { $field } ({ $player })
    .you = de druïde gaat naar veld { $field } (jij)
meduris-effect-river = de druïde steekt de rivier over
meduris-effect-piece =
    { $piece ->
        [hut] een hut
       *[temple] een tempel
    }

## Vragen

meduris-ask-place-worker = { $player }, zet een arbeider op een hoogvlakte.
meduris-ask-take = { $player }, de dobbelsteen toont plus: welk kaartje neem je?
meduris-ask-return = { $player }, de dobbelsteen toont min: welk kaartje leg je terug?
meduris-ask-act = { $player }, verplaats een arbeider, bouw een hut of bouw een tempel.
meduris-ask-swap =
    { $count ->
        [one] { $player }, geef nog één kaartje voor het kaartje { $material } dat je neemt.
       *[other] { $player }, geef { $count } kaartjes voor het kaartje { $material } dat je neemt.
    }
meduris-ask-pay =
    { $purpose ->
        [hut] { $player }, betaal { $price } voor de hut, of vervang een kaartje.
        [temple] { $player }, betaal { $price } voor de tempel, of vervang een kaartje.
        [one] { $player }, offer { $price }, of vervang het kaartje.
       *[both] { $player }, offer { $price }, of vervang een kaartje.
    }
meduris-ask-give =
    { $count ->
        [one] { $player }, geef nog één kaartje in de plaats van { $material }.
       *[other] { $player }, geef { $count } kaartjes in de plaats van { $material }.
    }
meduris-ask-offer =
    { $size ->
        [1] { $player }, de druïde staat bij je losse hut op veld { $field }: wat offer je?
            Hier levert één materiaal 1 punt op, en beide niet meer.
       *[other] { $player }, de druïde staat bij je hut op veld { $field }: wat offer je?
            Eén materiaal levert 1 punt op, beide leveren er { $size } op.
    }
meduris-ask-chance = Het toeval beslist.
meduris-ask-over = Het spel is afgelopen.

## Gebeurtenissen

meduris-event-bonus-laid = Op veld { $field } ligt een omgekeerde bonuschip.
meduris-event-bonus-turned = De chip op veld { $field } is { $chip }.
meduris-event-starts = { $player } begint.
    .you = Jij begint.
meduris-event-worker-placed = { $player } zet een arbeider op de hoogvlakte { $plain }.
    .you = Je zet een arbeider op de hoogvlakte { $plain }.
meduris-event-turn-began = { $player } is aan de beurt.
    .you = Jij bent aan de beurt.
meduris-event-rolled = { $player } gooit { $face }.
    .you = Je gooit { $face }.
meduris-event-chips-gained = { $player } krijgt { $count } { $material }.
    .you = Je krijgt { $count } { $material }.
meduris-event-chip-taken = { $player } neemt 1 { $material }.
    .you = Je neemt 1 { $material }.
meduris-event-declined = { $player } neemt geen kaartje.
    .you = Je neemt geen kaartje.
meduris-event-chip-returned = { $player } legt 1 { $material } terug.
    .you = Je legt 1 { $material } terug.
meduris-event-worker-lifted = { $player } verplaatst een arbeider van { $plain } naar { $to }.
    .you = Je verplaatst een arbeider van { $plain } naar { $to }.
meduris-event-chip-given = { $player } geeft 1 { $material }.
    .you = Je geeft 1 { $material }.
meduris-event-swapped = { $player } neemt 1 { $material } in ruil.
    .you = Je neemt 1 { $material } in ruil.
meduris-event-free-building = { $player } heeft daar de chip ‘hut’ en betaalt niets.
    .you = Je hebt daar de chip ‘hut’ en betaalt niets.
meduris-event-chips-paid = { $player } betaalt { $count } { $material }.
    .you = Je betaalt { $count } { $material }.
meduris-event-hut-built = { $player } bouwt een hut op veld { $field }.
    .you = Je bouwt een hut op veld { $field }.
meduris-event-temple-built = { $player } bouwt een tempel op veld { $field }.
    .you = Je bouwt een tempel op veld { $field }.
meduris-event-bonus-two = { $player } scoort 2 punten voor de bonuschip.
    .you = Je scoort 2 punten voor de bonuschip.
meduris-event-rune-taken = { $player } neemt de rune ‘{ $district }’.
    .you = Je neemt de rune ‘{ $district }’.
meduris-event-druid-steps = De druïde gaat naar steenveld { $step }.
meduris-event-druid-at =
    De druïde blijft staan bij veld { $field } en vraagt { $player } iets te offeren.
    .you =
        De druïde blijft staan bij veld { $field } en vraagt je iets te offeren.
meduris-event-runes-scored =
    { $count ->
        [one] De druïde steekt de rivier over: { $player } scoort { $count } punt voor een rune.
       *[other] De druïde steekt de rivier over: { $player } scoort { $count } punten voor runen.
    }
    .you =
        { $count ->
            [one] De druïde steekt de rivier over: je scoort { $count } punt voor een rune.
           *[other] De druïde steekt de rivier over: je scoort { $count } punten voor runen.
        }
meduris-event-offered =
    { $count ->
        [one] Het offerritueel levert { $player } { $count } punt op.
       *[other] Het offerritueel levert { $player } { $count } punten op.
    }
    .you =
        { $count ->
            [one] Het offerritueel levert je { $count } punt op.
           *[other] Het offerritueel levert je { $count } punten op.
        }
meduris-event-refused =
    { $count ->
        [0] { $player } offert niets en heeft geen punt te verliezen.
        [one] { $player } offert niets en verliest { $count } punt.
       *[other] { $player } offert niets en verliest { $count } punten.
    }
    .you =
        { $count ->
            [0] Je offert niets en hebt geen punt te verliezen.
            [one] Je offert niets en verliest { $count } punt.
           *[other] Je offert niets en verliest { $count } punten.
        }
meduris-event-chip-offered = { $player } gebruikt de chip ‘druïde’ als offergave.
    .you = Je gebruikt de chip ‘druïde’ als offergave.
meduris-event-last-turns = { $player } heeft alles geplaatst: nog één beurt voor alle anderen.
    .you = Je hebt alles geplaatst: nog één beurt voor alle anderen.
meduris-event-circuit = De slotronde begint: de druïde maakt zijn laatste rondgang.
meduris-event-ended = Tempels en runen worden geteld: het spel is afgelopen.

## Waarom een zet geweigerd wordt

meduris-why-game-over = Het spel is afgelopen.
meduris-why-setting-up = De tafel wordt nog klaargezet.
meduris-why-die-coming = De dobbelsteen wordt zo gegooid: wacht daar even op.
meduris-why-chance-decides = Dat beslist het toeval, niet een speler.
meduris-why-not-drawn-now = Het toeval trekt dit nu niet.
meduris-why-bonus-too-close = Tussen twee bonuschips liggen minstens drie vrije velden.
meduris-why-no-such-chip = Zo’n bonuschip is er niet meer om te draaien.
meduris-why-no-such-seat = Daar zit niemand.
meduris-why-workers-first = Eerst worden alle arbeiders gezet.
meduris-why-workers-stand = Al je arbeiders staan al op een hoogvlakte.
meduris-why-plain-full = Op die hoogvlakte staan drie arbeiders, en meer mogen er niet.
meduris-why-die-choices-first = Eerst doet iedereen wat de dobbelsteen vraagt.
meduris-why-no-die-choice = De dobbelsteen vraagt nu niet om die keuze.
meduris-why-pile-empty = Die stapel is leeg.
meduris-why-not-in-stock = Zo’n kaartje heb je niet in je voorraad.
meduris-why-offering-first = Eerst komt het offerritueel: de druïde wacht.
meduris-why-payment-first = Maak eerst de betaling af waar je aan begonnen bent.
meduris-why-swap-first = Geef eerst de kaartjes voor de ruil waar je aan begonnen bent.
meduris-why-no-worker-there = Op die hoogte van die hoogvlakte heb je geen arbeider.
meduris-why-same-plain = De arbeider staat daar al: kies een andere hoogvlakte.
meduris-why-no-such-field = Dat veld is er niet op dit bord.
meduris-why-field-built = Daar is al gebouwd.
meduris-why-no-hut-left = Je hebt geen hut meer over.
meduris-why-no-temple-left = Je hebt geen tempel meer over.
meduris-why-chip-on-field = Daar ligt een bonuschip: er kan alleen een hut op komen.
meduris-why-too-few-chips = Je hebt te weinig kaartjes om dat te betalen, ook met vervangen.
meduris-why-swap-too-few = Een ruil kost drie kaartjes van andere materialen, en je hebt er minder.
meduris-why-no-giving-now = Er is nu niets om een kaartje voor te geven.
meduris-why-not-for-itself = Een kaartje kan niet in de plaats komen van zijn eigen materiaal.
meduris-why-out-of-order = Je geeft kaartjes in de volgorde hout, wol, koper, steen.
meduris-why-leaves-too-little = Zonder dat kaartje zou je de betaling niet kunnen afmaken.
meduris-why-no-payment-now = Er is nu niets te betalen.
meduris-why-not-due = Van dat materiaal is geen kaartje nodig.
meduris-why-replace-first = Je mist een deel van de kaartjes die nodig zijn: vervang die eerst.
meduris-why-first-settled =
    Je bent al begonnen het tweede materiaal te vervangen: het eerste staat vast.
meduris-why-no-offering-now = De druïde vraagt je nu niet om een offergave.
meduris-why-not-of-field = Dat materiaal staat niet op het veld: de druïde wil het niet.
meduris-why-offer-unpayable = Je hebt te weinig kaartjes voor die offergave, ook met vervangen.
meduris-why-no-druid-chip = Onder deze hut ligt geen chip ‘druïde’.

## Borden, bonuschips en kleuren die geweigerd worden

meduris-colours-refused =
    De kleuren zijn in strijd met { $clause }: elk van de { $seats } spelers heeft een eigen kleur.
meduris-board-refused = Dit bord is in strijd met { $clause }. { $reason }
meduris-board-fields = Een bord is een object met de lijst van zijn velden (“fields”), zoals docs/boards beschrijft.
meduris-board-size =
    Het heeft { $count } velden, maar met { $seats } spelers moeten het er { $due } zijn.
meduris-board-index = Veld { $field } heeft index { $got }: de velden tel je vanaf 0.
meduris-board-materials = Veld { $field } moet twee verschillende materialen tonen.
meduris-board-district = Veld { $field } ligt in geen enkel gebied.
meduris-board-split = Het gebied ‘{ $district }’ bestaat uit twee stukken.
meduris-board-districts = Het heeft { $count } gebieden, maar het moeten er { $due } zijn.
meduris-bonus-refused = Deze bonuschips zijn in strijd met { $clause }. { $reason }
meduris-bonus-count =
    Het moeten { $due } chips zijn, twee van elke soort (two, hut, druid); deze { $count } zijn
    andere.
meduris-bonus-fields =
    { $count ->
        [one] Het moeten { $due } velden zijn; dit is er één.
       *[other] Het moeten { $due } velden zijn; dit zijn er { $count }.
    }
meduris-bonus-twice = Veld { $field } wordt twee keer genoemd: elke chip heeft een eigen veld.
meduris-bonus-close =
    De velden { $one } en { $other } liggen te dicht bij elkaar: tussen twee chips
    blijven minstens drie velden vrij.
meduris-bonus-photo = De verdeling van de foto is alleen voor het gedrukte bord.

## Wat voor de zet pleit die een bot aanraadt

meduris-advice-win = de winst
meduris-advice-points = punten, met runen en tempels
meduris-advice-income = latere offers bij je hutten
meduris-advice-built = eigen gebouwen op het bord
meduris-advice-stock = het materiaal in je voorraad
meduris-advice-rivals = minder voor de anderen
