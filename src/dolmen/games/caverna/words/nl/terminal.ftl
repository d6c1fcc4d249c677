### Caverna in de terminal: bladzijden, borden en tekens.

## De spelers

terminal-caverna-bot = (bot { $name })
terminal-caverna-you = (jij)
terminal-caverna-step-furnish = Inrichten: { $offer }
terminal-caverna-points =
    { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }

## De bladzijden

terminal-caverna-page =
    { $page ->
        [spaces] Velden
        [home] Thuis
        [tiles] Inrichtingen
        [now] Inrichtingen
        [later] Gele tegels
        [loot] Buit
       *[players] Spelers
    }
terminal-caverna-exchanges = Op elk moment
terminal-caverna-ruby-tiles = Tegels voor robijnen, op elk moment

## De ronde

terminal-caverna-before = Voor de eerste ronde
terminal-caverna-round = Ronde { $round } van { $most }, periode { $stage }
terminal-caverna-ends =
    { $how ->
        [none] eindigt zonder oogst
        [normal] eindigt met een oogst (2 voedsel per dwerg)
        [food] eindigt met 1 voedsel per dwerg, zonder oogst
        [choice] eindigt met een oogst: akkers of fokken
       *[unknown] het fiche wordt aan het eind omgedraaid
    }
terminal-caverna-markers = nog: { $leaves } bladeren, { $questions } “?”

## Goederen en dwergen

terminal-caverna-goods = Je hebt
terminal-caverna-goods-of = In voorraad
terminal-caverna-nothing = niets
terminal-caverna-free = gratis
terminal-caverna-begging =
    { $count ->
        [one] { $count } bedelfiche
       *[other] { $count } bedelfiches
    }
terminal-caverna-at-home = thuis
terminal-caverna-aside = terzijde
terminal-caverna-newborn = pasgeboren
terminal-caverna-room = (ruimte voor { $count })
terminal-caverna-supplier = { $name }: nog { $count }

## Het thuisbord

terminal-caverna-entrance = Ingang
terminal-caverna-tile =
    { $tile ->
        [meadow] weide
        [field] akker
        [small-pasture] omheind
        [large-pasture] gr. omh.
        [cavern] grot
        [tunnel] tunnel
        [deep-tunnel] diepe tunn.
        [ore-mine] ertsmijn
        [ruby-mine] robijnmijn
       *[stable] stal
    }
terminal-caverna-printed =
    { $what ->
        [boar] +1 zwijn
        [food] +1 voedsel
       *[two-food] +2 voedsel
    }
terminal-caverna-waiting =
    Geen plaats voor { $animals }: maak van dieren voedsel tot alle andere plaats hebben.

## Voeden en betalen

terminal-caverna-feeding =
    { $missing ->
        [0] Je dwergen hebben { $due } voedsel nodig, je hebt { $food }: dat is genoeg.
        [one] Je dwergen hebben { $due } voedsel nodig, je hebt { $food }: zonder nog 1 neem je een bedelfiche (−3 punten).
       *[other] Je dwergen hebben { $due } voedsel nodig, je hebt { $food }: zonder nog { $missing } neem je { $missing } bedelfiches (−3 punten elk).
    }
terminal-caverna-as-food =
    Als voedsel: schaap 1, ezel 1 (twee samen 3), everzwijn 2, rund 3, graan 1, groente 2, robijn 2;
    van goud één meer dan het voedsel.
terminal-caverna-price-market =
    Prijzen in goud: hout, steen, erts, graan, schaap en ezel 1; groente, hond en everzwijn 2; rund
    3. Hoogstens één van elk.
terminal-caverna-price-forge =
    Een wapen kost zoveel erts als het sterk is; een sterker wapen brengt betere buit.

## Inrichtingen en buit

terminal-caverna-offer =
    { $colour ->
        [orange] Woonvertrekken, met prijs en punten
        [green] Voor tijdens het spel
       *[yellow] Voor het einde
    }
terminal-caverna-loot-rule =
    Voor elke buit staat hoe sterk je moet zijn. Een wapen wint 1 na elke expeditie.
terminal-caverna-loot-first = Sterkte { $strength }: met de eerste buit begint de expeditie.
terminal-caverna-loot-left =
    { $count ->
        [one] Sterkte { $strength }: nog één buit, elke maar één keer.
       *[other] Sterkte { $strength }: nog { $count } buit, elke maar één keer.
    }
terminal-caverna-explained = { $name }: { $does }
terminal-caverna-explained-space = Wat de velden doen
terminal-caverna-explained-furnishing = Wat de inrichtingen doen
terminal-caverna-explained-loot = Wat de buit is

## Korte namen, waar de hele niet passen

terminal-caverna-short-furnishing =
    { $id ->
        [dwelling] Woonvertr.
        [simple-dwelling-4-2] Eenv. won. 4+2
        [simple-dwelling-3-3] Eenv. won. 3+3
        [mixed-dwelling] Gemengd w.
        [couple-dwelling] Echtelijk w.
        [additional-dwelling] Extra woonv.
        [cuddle-room] Knuffelk.
        [breakfast-room] Ontbijtk.
        [stubble-room] Stoppelk.
        [guest-room] Logeerk.
        [stone-carver] Steenhouw.
        [builder] Bouwmr.
        [trader] Handelaar
        [wood-supplier] Houtlev.
        [stone-supplier] Steenlev.
        [ruby-supplier] Robijnlev.
        [dog-school] Hondensch.
        [quarry] Groeve
        [slaughtering-cave] Slachtgrot
        [cooking-cave] Kookgrot
        [working-cave] Werkgrot
        [breeding-cave] Fokgrot
        [state-parlor] Staatsiez.
        [hunting-parlor] Jachtkamer
        [blacksmithing-parlor] Smeedkamer
        [stone-storage] Steenopsl.
        [ore-storage] Ertsopslag
        [spare-part-storage] Onderdelen
        [main-storage] Hoofdopsl.
        [weapon-storage] Wapenopsl.
        [supplies-storage] Uitrusting
        [treasure-chamber] Schatkamer
        [food-chamber] Voorraadk.
        [prayer-chamber] Gebedsk.
        [writing-chamber] Schrijfk.
        [fodder-chamber] Voederk.
       *[other] { "" }
    }
terminal-caverna-short-loot =
    { $id ->
        [all-weapons-plus-1] Alle wapens +1
        [furnish-cavern] Grot inrichten
        [small-pasture] Kl. weide, 1 hout
        [large-pasture] Gr. weide, 2 hout
        [dwelling] Woonvertrek (2+2)
        [breed] Jongen: 2 soorten
       *[other] { "" }
    }
terminal-caverna-short-space =
    { $id ->
        [ruby-mining] Robijnwin.
        [drift-mining-1-3] Steenwin.
        [drift-mining-4-7] Steenwin.
        [drift-mining-6-7] Kl. steenwin.
        [small-scale-drift-mining] Kl. steenwin.
        [ore-mining-1-3] Ertswin.
        [ore-mining-4-7] Ertswin.
        [wood-gathering] Sprokkelen
        [strip-mining] Dagbouw
        [forest-exploration-3] Bosverk.
        [forest-exploration-4-7] Bosverk.
        [hardware-rental-5] Gereedschap
        [hardware-rental-6-7] Gereedschap
        [fence-building-5] Omheiningen
        [fence-building-6-7] Omheiningen
        [sheep-farming] Schapen
        [donkey-farming] Ezels
        [ore-mine-construction] Ertsmijn
        [ruby-mine-construction] Robijnmijn
        [ore-delivery] Ertslev.
        [ruby-delivery] Robijnlev.
        [urgent-wish-for-children] Dringende wens
       *[other] { "" }
    }

## Tekens

terminal-caverna-legend-dwarf = een dwerg van de rode zon met een wapen van sterkte 3; 0: ongewapend
terminal-caverna-legend-token = begint
terminal-caverna-legend-stable = een stal; met een getal: stallen die nog gebouwd kunnen worden
terminal-caverna-legend-open = kan nu gekozen worden
terminal-caverna-legend-coming = een rondekaart die nog moet komen
terminal-caverna-legend-tile = een tegel, met eronder wat er leeft of groeit
terminal-caverna-legend-furnished = een ingerichte grot
