### Meduris in één oogopslag: enkele panelen voor de regels. Een kop eindigt op -name.

meduris-overview-goal-name = Het doel
meduris-overview-goal =
    Jullie vestigen je rond de berg Meduris. Hutten, tempels, runenstenen en offergaven aan de druïde
    brengen punten; wie er aan het eind de meeste heeft, wint.
meduris-overview-small-name = Eerst de dobbelsteen
meduris-overview-small =
    Je beurt begint met de dobbelsteen. Toont hij een materiaal, dan brengt elke arbeider op die
    hoogvlakte zijn eigenaar één kaartje. Bij plus neemt iedereen een kaartje naar keuze, bij min
    geeft iedereen er een terug.
meduris-overview-big-name = Dan een arbeider verplaatsen …
meduris-overview-big =
    Je mag een van je arbeiders boven op een andere hoogvlakte zetten. Iedereen die daar staat
    brengt op: de onderste één kaartje, de tweede twee, de derde drie.
meduris-overview-build-name = … of bouwen
meduris-overview-build =
    Een hut kost de twee materialen van haar veld: één keer als ze alleen staat, twee keer als tweede
    hut van een nederzetting, drie keer als derde. Je wint er de runensteen van het gebied mee. Een
    tempel kost altijd één van elk.
meduris-overview-druid-name = De druïde
meduris-overview-druid =
    Telkens als iemand bouwt, loopt de druïde door naar de volgende hut, en door heel haar
    nederzetting. Geef hem beide materialen van je veld en je scoort zoveel punten als de
    nederzetting hutten heeft; één materiaal geeft 1 punt, niets geven kost er 1.
meduris-overview-end-name = Het einde
meduris-overview-end =
    Heeft iemand alle hutten en beide tempels gebouwd, dan krijgen de anderen nog één beurt en maakt
    de druïde een laatste ronde. Daarna scoort elke tempel de hutten van de nederzettingen ernaast,
    en n runenstenen scoren 1 + 2 + … + n. Onderweg levert elke oversteek van de rivier 1 punt per
    rune op.
