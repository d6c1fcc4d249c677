### Druides in één oogopslag: enkele panelen voor de regels. Een kop eindigt op -name.

druides-overview-goal-name = Het doel
druides-overview-goal =
    Bij de mystieke plekken worden edelstenen amuletten, en elke amulet brengt je pion één cirkel
    hoger op de scorekolom. Wie aan het eind het hoogst staat, wint.
druides-overview-turn-name = Je beurt
druides-overview-turn =
    Leg twee kaarten uit je hand gedekt neer: twee edelstenen, of een edelsteen en een dienaar.
    Edelstenen gaan boven een plek naar keuze, dienaren eronder. Alleen jij weet wat je neerlegde.
druides-overview-refill-name = Afleggen en trekken
druides-overview-refill =
    Leg desgewenst één edelsteen af; vul dan je hand aan tot hoogstens zeven kaarten, van de stapel
    edelstenen of uit je eigen dienaren.
druides-overview-ritual-name = Het ritueel
druides-overview-ritual =
    Waar drie kaarten liggen, waaronder een dienaar, mag je aan het begin van je beurt een ritueel
    aankondigen, in plaats van te wachten tot een ander het doet. Alle kaarten daar worden omgedraaid.
    Alleen edelstenen van de soort van de plek worden amuletten.
druides-overview-share-name = Wie krijgt hoeveel
druides-overview-share =
    De dienaren pakken hun deel, de laagste waarde eerst, elk zoveel amuletten als zijn waarde. De
    laatste neemt alles wat er overblijft: een schat, of niets.
druides-overview-end-name = Het einde
druides-overview-end =
    Na elk ritueel komt er een nieuwe plek in de plaats van de oude. Het spel is uit na elf rituelen,
    of als een pion boven de kolom uit zou komen terwijl een andere nog op de laagste kaart staat.
