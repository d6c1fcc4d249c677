### Tips voor een eerste partij Meduris: elke tip komt als het voor het eerst gebeurt.

web-hint-meduris-goal =
    Je wint met de meeste punten, uit offers aan de druïde, runenstenen en tempels. De partij
    eindigt als iemand alle hutten en beide tempels heeft gebouwd, na ongeveer drie kwartier. In je
    beurt wordt er gedobbeld; dan verplaats je een arbeider, bouw je een hut of bouw je een tempel.
web-hint-meduris-workers =
    De berg heeft vier hoogvlaktes: hout, wol, koper en steen. Vóór het spel zet iedereen er
    arbeiders neer, de een boven op de ander. Hoe hoger een arbeider staat, hoe meer hij later
    ophaalt.
web-hint-meduris-die =
    Toont de dobbelsteen een materiaal, dan brengt elke arbeider op die hoogvlakte zijn eigenaar één
    kaartje, in ieders beurt. Plus: iedereen neemt een kaartje naar keuze. Min: iedereen geeft er
    een terug.
web-hint-meduris-plus = De dobbelsteen toont plus: neem één kaartje van een materiaal dat er nog is.
web-hint-meduris-minus =
    De dobbelsteen toont min: iedereen moet één kaartje teruggeven. Jij kiest welk.
web-hint-meduris-act =
    Nu een van de drie: een arbeider verplaatsen, een hut bouwen of een tempel bouwen. Een arbeider
    die verplaatst wordt, laat zijn nieuwe hoogvlakte opbrengen: één kaartje voor de onderste
    arbeider, twee voor de tweede, drie voor de derde, ook voor arbeiders van anderen. Sleep een
    arbeider naar een andere hoogvlakte, of druk op hem en dan op de hoogvlakte.
web-hint-meduris-hut =
    Op de verlichte velden van de ring kun je bouwen. Een hut kost de twee materialen van haar veld,
    maal de grootte die de nederzetting krijgt: naast andere hutten is ze duurder, maar brengt ze
    bij offers meer op. Druk op een veld en lees wat het kost voordat je bouwt.
web-hint-meduris-temple =
    Je hebt twee tempels. Een tempel kost alleen de twee materialen van zijn veld, wat er ook naast
    staat, en levert aan het eind een punt op voor elke hut van de nederzettingen die hem
    raken; een hut alleen telt ook.
web-hint-meduris-swap =
    Kom je iets tekort: geef drie kaartjes en neem er een van een ander materiaal, voordat je bouwt
    of verplaatst.
web-hint-meduris-pay =
    Bij het betalen mag je elk verschuldigd kaartje vervangen door drie andere. Wat je niet kiest,
    betaal je zoals het er staat.
web-hint-meduris-stock =
    Deze kaartjes gingen naar je voorraad, die alleen jij ziet. Je betaalt er hutten en tempels mee,
    en offers.
web-hint-meduris-rune =
    Wie een hut bouwt, neemt de runensteen van haar district, ook van een ander. Runen scoren
    telkens als de druïde de rivier oversteekt, en aan het eind: één is 1 waard, twee 3, drie 6,
    enzovoort.
web-hint-meduris-steps =
    Bij elk gebouw gaat de druïde verder. De eerste drie brengen hem alleen de stenen treden af;
    vanaf het vierde loopt hij de ring rond.
web-hint-meduris-druid =
    De druïde loopt naar de volgende hut en vraagt de eigenaar om een offer, en daarna bij elke hut
    die er meteen achter staat. Iedereen kan gevraagd worden, in ieders beurt: houd kaartjes voor
    hem over.
web-hint-meduris-offer =
    Beide materialen van het veld leveren zoveel punten op als de nederzetting hutten telt, van wie ze ook
    zijn. Eén materiaal levert 1 punt op. Niets geven kost je een punt.
web-hint-meduris-river =
    De druïde stak de grote rivier over: iedereen scoort een punt voor elke runensteen.
web-hint-meduris-last = Iemand heeft alles gebouwd. De anderen hebben elk nog één beurt.
web-hint-meduris-circuit =
    De druïde maakt nu zijn laatste ronde en vraagt bij elke hut één keer. Daarna tellen tempels en
    runen.
