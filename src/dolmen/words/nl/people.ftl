### Wat mensen zonder account voor zichzelf hebben: uitslagen, woorden die hen terugbrengen, stilte van
### sommigen, partijen die ze volgen, wat ze van een plaats laten zien, en zetten die ze voorbereiden.

people-mine = Mijn uitslagen en instellingen

## Uitslagen

people-results = Mijn uitslagen
people-results-none = Je hebt hier nog geen partij uitgespeeld.
people-results-count =
    { $count ->
        [one] { $count } uitgespeelde partij
       *[other] { $count } uitgespeelde partijen
    }
people-results-about = Gewonnen telt partijen tegen anderen die volgens de regels eindigden of doordat iemand opgaf. Gemiddelden en records tellen partijen die volgens de regels eindigden. Partijen op één scherm en partijen die halverwege begonnen staan alleen in de lijst.
people-column-players = Spelers
people-column-games = Partijen
people-column-won = Gewonnen
people-column-mean = Gemiddelde
people-mean = { NUMBER($mean, maximumFractionDigits: 1) }
people-column-best = Record
people-seats-all = alle
people-opponents = Tegen wie
people-column-opponent = Tegenstander
people-column-before = Ik lag voor
people-column-behind = Ik lag achter
people-last = De laatste partijen
people-placed =
    { $of ->
        [1] { $score } punten
       *[other] nummer { $place } van { $of }, { $score } punten
    }
people-counts-not = telt niet mee

## Alles, of niets

people-export = Neem het mee
people-export-about = Alles wat deze server over je bewaart, in een bestand.
people-export-json = Alles (JSON)
people-export-csv = Mijn partijen als tabel (CSV)
people-leave = Verwijder alles over mij
people-leave-about = Je naam, je uitslagen, je lijsten, je herstelwoorden en je chatregels worden voorgoed verwijderd. Partijen die je met anderen speelde blijven, zonder naam. Partijen die je alleen of tegen bots speelde verdwijnen ook.
people-leave-sure = Ja, verwijder alles over mij
people-left = Alles over jou is verwijderd.

## Herstelwoorden

people-words = Herstelwoorden
people-words-about = Je browser is wie je bent. Raakt die kwijt, dan brengen acht woorden je partijen terug in elke browser. Schrijf ze op papier; wie ze heeft, kan hier spelen alsof hij jou is.
people-words-since = Je kreeg woorden op { $date }. Ze worden niet meer getoond; nieuwe komen in hun plaats.
people-words-make = Geef me herstelwoorden
people-words-anew = Geef me nieuwe woorden
people-words-shown = Schrijf deze woorden nu op, in deze volgorde. Ze worden één keer getoond, en oudere gelden niet meer.
people-recover = Ik heb herstelwoorden
people-recover-about = Typ je woorden. Deze browser is dan wie je was; heeft hij eigen partijen onder een andere naam, bewaar dan eerst zijn privélink.
people-recover-label = Mijn woorden
people-recover-take = Breng mijn partijen hierheen
people-recovered = Welkom terug, { $name }.

## Iemand niet horen

people-muted = Mensen die ik heb gedempt
people-muted-about = Hun chatregels zijn voor jou alleen ingeklapt, aan elke tafel. Niemand krijgt het te horen.
people-muted-none = Niemand. Aan een tafel kun je iemand dempen via het menu.
people-mute = Demp { $name }
people-unmute = Hoor { $name } weer
people-muted-line = { $name } (gedempt) zei iets

## Kijken

people-watched = Partijen die ik volg
people-watched-none = Geen. Als je naar een partij kijkt, kun je haar volgen via het menu.
people-watch = Volg deze partij
people-unwatch = Volg deze partij niet meer

## Laten zien wat een plaats ziet

people-share = Laat zien wat ik zie
people-share-about = Wie zo’n link heeft, ziet wat jij ziet en kan niets doen. De tafel krijgt te horen dat er een is.
people-share-delay = Hoeveel later
people-share-late-moves =
    { $count ->
        [one] { $count } zet later
       *[other] { $count } zetten later
    }
people-share-late-minutes =
    { $count ->
        [one] { $count } minuut later
       *[other] { $count } minuten later
    }
people-share-at-once = meteen
people-share-make = Maak de link
people-share-link = De link; hij wordt één keer getoond
people-share-end = Beëindig link { $number }
people-looking = Je ziet wat { $name } ziet, { $when }. Je kunt alleen kijken.

## Een zet voorbereiden

people-prepare = Bereid mijn volgende zet voor
people-prepare-about = Hij wordt gespeeld als je aan de beurt komt, als hij dan kan en niets van wat je noemt is veranderd. Anders vervalt hij, en alleen jij hoort dat.
people-prepare-find = Een zet in woorden
people-prepare-choose = Zetten die misschien kunnen als je aan de beurt komt
people-prepare-none = Er is nu geen zet te voorzien. Je kunt er een typen.
people-prepare-chosen = Voorbereid: { $moves }
people-prepare-then = daarna
people-prepare-more = Nog een zet daarna
people-prepare-keeps = Alleen als dit zo blijft
people-prepare-kept = Alleen als dit zo blijft: { $places }
people-prepare-save = Bereid hem voor
people-prepare-back = Neem hem terug
people-prepare-read = Begrepen
