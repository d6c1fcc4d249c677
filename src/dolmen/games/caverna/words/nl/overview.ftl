### Caverna in één oogopslag: enkele panelen voor de regels. Een kop eindigt op -name.

caverna-overview-goal-name = Het doel
caverna-overview-goal =
    Je leidt een dwergenclan aan de rand van een bos. Vul je bord: dieren, gewassen, tegels,
    inrichtingen, robijnen, goud en dwergen brengen punten; lege vakken en ontbrekende
    boerderijdieren kosten er. Wie na de laatste ronde de meeste heeft, wint.
caverna-overview-work-name = Stuur een dwerg aan het werk
caverna-overview-work =
    Om de beurt zet iedereen een dwerg op een vrij actieveld, neemt wat er ligt en doet wat er staat.
    Op een veld kan per ronde één dwerg, en elke ronde komt er een nieuw veld bij.
caverna-overview-board-name = Bos en berg
caverna-overview-board =
    Ontgin links het bos voor akkers en weides, en omhein die weides. Graaf rechts grotten en tunnels
    in de berg: grotten worden ingericht, tunnels worden mijnen.
caverna-overview-dwarfs-name = Meer dwergen, met wapens
caverna-overview-dwarfs =
    Met een vrije woning kan je clan groeien, tot vijf dwergen: elke ronde één actie meer. Van erts
    smeed je wapens; een gewapende dwerg gaat op expeditie en brengt buit mee, hoe sterker hoe beter.
caverna-overview-harvest-name = De oogst
caverna-overview-harvest =
    Vanaf de derde ronde eindigen de meeste rondes met een oogst: elke ingezaaide akker geeft één
    gewas, elke dwerg eet 2 voedsel, en twee boerderijdieren van een soort krijgen een jong. Elk
    voedsel dat je mist kost een bedelfiche, en dus 3 punten.
caverna-overview-score-name = De telling
caverna-overview-score =
    Elk dier, elke groente, robijn, dwerg en elk goud is 1 punt, graan een half. Op inrichtingen,
    mijnen en omheinde weiden staan hun punten. Elk ongebruikt vak kost 1 punt, elke soort
    boerderijdier die je mist kost er 2.
