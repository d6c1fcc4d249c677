### Tips voor een eerste partij Druides: elke tip komt als het voor het eerst gebeurt.

web-hint-druides-goal =
    Je wint met de meeste punten: één voor elk amulet dat je dienaren uit rituelen halen. De partij
    eindigt na het elfde ritueel, na ongeveer een halfuur. In je beurt mag je een ritueel
    aankondigen, dan leg je twee kaarten gedekt bij plekken, en dan trek je kaarten.
web-hint-druides-ritual =
    Bij een verlichte plek liggen drie of meer kaarten, waaronder een dienaar: je mag er een ritueel
    aankondigen, ook als er niets van jou ligt. Het aankondigen zelf levert niets op, dus kijk wiens
    dienaren er wachten. Heb je eenmaal een kaart gelegd, dan kan het deze beurt niet meer.
web-hint-druides-places =
    Kies een kaart uit je hand en dan een van de mystieke plekken. Elke plek heeft één soort
    edelsteen, en alleen die worden daar amuletten. Je kaarten liggen gedekt: een verkeerde steen is
    bluf.
web-hint-druides-servants =
    Dienaren halen de amuletten. Bij een ritueel neemt het laagste getal als eerste, zoveel als het
    aangeeft, dan het volgende; de laatste in de rij krijgt de hele rest, veel of niets.
web-hint-druides-pair =
    Elke beurt leg je twee kaarten: twee edelstenen, of een edelsteen en een dienaar, bij één plek
    of bij twee. Twee dienaren in één beurt mag niet.
web-hint-druides-discard =
    Je mag één edelsteen afleggen, om plaats te maken voor een betere. Het hoeft niet.
web-hint-druides-draw =
    Vul je hand als je wilt aan tot zeven kaarten, één voor één: edelstenen van de stapel of
    dienaren uit je eigen reserve. Je ziet elke kaart voordat je de volgende kiest.
web-hint-druides-turned =
    Een ritueel: alle edelstenen en dienaren bij die plek worden omgedraaid. Edelstenen van de soort
    van de plek worden amuletten; de andere worden afgelegd.
web-hint-druides-amulets =
    Hier levert elke passende edelsteen één amulet op, wat zijn getal ook is: dat is de optie ‘per
    kaart’. Met de optie ‘per getal’ levert een passende 5 vijf amuletten op.
web-hint-druides-served =
    De dienaren zijn aan de beurt in de volgorde van hun getal, het laagste eerst; de laatste neemt
    alles wat over is. Daarna gaan ze terug naar de reserve van hun eigenaar.
web-hint-druides-column =
    Je amuletten zijn punten: je pion klimt langs de zuil van stenen. Met de optie ‘per getal’ kan
    de zuil de partij beëindigen: een pion die boven de zuil uit zou moeten klimmen terwijl een
    andere nog op de onderste kaart staat, wint meteen.
web-hint-druides-place =
    Na een ritueel komt er een nieuwe plek voor de oude. Zijn er geen plekken meer, dan wordt de rij
    korter; na het elfde ritueel is de partij afgelopen.
