### De lessen van Meduris, elk bij zijn naam: hoe hij heet, de opgave, een tip, en waarom het goed was.

meduris-lesson-worker = Een arbeider bovenop
meduris-lesson-worker-task = Plaats je arbeider waar hij als derde staat.
meduris-lesson-worker-hint = Op een van de vier hoogvlakten staan al twee arbeiders. De jouwe komt daarbovenop.
meduris-lesson-worker-done = Als een hoogvlakte opbrengt, haalt de onderste arbeider één chip, de tweede twee, de derde drie. Hoogte loont.

meduris-lesson-lift = Een arbeider verplaatsen
meduris-lesson-lift-task = Verplaats een van je arbeiders naar een andere hoogvlakte.
meduris-lesson-lift-hint = Sleep een arbeider, of druk op hem en dan op de hoogvlakte. Dat is een van de drie dingen die in een beurt kunnen.
meduris-lesson-lift-done = De hoogvlakte waar hij komt brengt meteen op: voor jou naar de hoogte die hij bereikt, en voor ieder die er staat.

meduris-lesson-hut = Een hut
meduris-lesson-hut-task = Bouw een hut.
meduris-lesson-hut-hint = Op verlichte velden kan gebouwd worden. Druk erop: het veld zegt zijn prijs voor er iets betaald wordt.
meduris-lesson-hut-done = Offers, runen en tempels tellen hutten. Alleen is een hut goedkoop; naast andere kost ze meer en brengt ze meer op.

meduris-lesson-temple = Een tempel
meduris-lesson-temple-task = Bouw een tempel.
meduris-lesson-temple-hint = Kies op een verlicht veld de tempel in plaats van de hut. Hij kost één chip van elk van de twee materialen.
meduris-lesson-temple-done = Een tempel wordt door zijn buren nooit duurder. Aan het einde scoort hij een punt per hut van de nederzettingen die hem raken; een hut alleen telt ook.

meduris-lesson-swap = Drie voor één
meduris-lesson-swap-task = Ruil drie chips voor één van een ander materiaal.
meduris-lesson-swap-hint = Druk op de stapel van wat je wilt, en geef dan drie van je chips.
meduris-lesson-swap-done = De ruil is duur, maar een hut een beurt eerder is dat vaak waard. Daarna verplaats of bouw je nog.

meduris-lesson-replace = Anders betalen
meduris-lesson-replace-task = Bouw, en betaal een verschuldigde chip met drie andere.
meduris-lesson-replace-hint = Kies een hut; druk bij de prijs op het materiaal dat je liever houdt.
meduris-lesson-replace-done = Elke verschuldigde chip mag met drie andere betaald worden. Zo is niets onbereikbaar zolang je genoeg hebt.

meduris-lesson-rune = Een runensteen
meduris-lesson-rune-task = Bouw een hut die je een runensteen oplevert.
meduris-lesson-rune-hint = De ring heeft districten. Wie er een hut bouwt neemt de rune, ook van een andere speler.
meduris-lesson-rune-done = Runen scoren telkens als de druïde de grote rivier oversteekt, en aan het einde: één is 1, twee zijn 3, drie zijn 6 …

meduris-lesson-bonus = Een bonuschip
meduris-lesson-bonus-task = Bouw op het veld waarvan de bonus meteen twee punten oplevert.
meduris-lesson-bonus-hint = Op sommige velden liggen chips. Eén daarvan toont twee punten.
meduris-lesson-bonus-done = Het eerste gebouw op zo’n veld neemt wat er ligt: punten, een goedkopere hut of hulp bij een offer.

meduris-lesson-take = Plus
meduris-lesson-take-task = De dobbelsteen toont plus: neem een chip.
meduris-lesson-take-hint = Druk op de stapel van het materiaal dat je het meest nodig hebt. Afzien zou niets opleveren.
meduris-lesson-take-done = Bij plus neemt ieder een chip, bij min geeft ieder er een terug, wie er ook aan de beurt is.

meduris-lesson-offer = De druïde vraagt
meduris-lesson-offer-task = Bouw zo dat de druïde bij jou komt, en breng een offer.
meduris-lesson-offer-hint = Elk gebouw stuurt de druïde verder, naar de volgende hut. Geef hem een materiaal van dat veld.
meduris-lesson-offer-done = Beide materialen scoren zoveel punten als de nederzetting hutten telt, één scoort 1, en niets kost je een punt.

meduris-lesson-past = De druïde naar de ander
meduris-lesson-past-task = Geef een chip terug en bouw dan de hut die de druïde langs jou naar een hut van een tegenstander stuurt.
meduris-lesson-past-hint = De druïde gaat naar de volgende hut. Kijk van wie die is voor jou bouwt, en bouw elders.
meduris-lesson-past-done = Wie geen chips meer heeft betaalt met een punt. Door te bouwen kies je het moment waarop de anderen gevraagd worden.
