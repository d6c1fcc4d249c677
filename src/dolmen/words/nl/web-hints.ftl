### Leren door te spelen: de eerste partij, haar tips, een goede zet.

web-hint = Tip
web-hint-goal = Waar het om gaat
web-hint-goal-generic =
    Speel tegen bots en leer onderweg: de vraag zegt wat je moet beslissen, en elke tip komt als
    iets voor het eerst gebeurt.
web-hint-begin = Beginnen maar
web-hint-close = Begrepen
web-hint-no-more = Geen tips meer
web-hint-rule = De regel
web-hint-any-play =
    Wat er van je gevraagd wordt, staat altijd hier in één zin, met daaronder elke zet die kan. Op
    het bord heeft alles waarop je kunt drukken een gouden stippelring; druk je op iets zonder ring,
    dan hoor je waarom niet.
web-hint-any-others =
    Wat de anderen doen, zie je één voor één, met een regel in woorden; druk op het bord om het over
    te slaan. Alles staat in het logboek, elke regel met zijn clausule (§).
web-hint-any-back =
    Vergist? Neem het terug: tegen alleen bots kan dat ook nadat ze geantwoord hebben.
web-hint-setting = Een tip als iets voor het eerst gebeurt
web-hint-again = Toon de tips opnieuw
web-hint-learning = Leren
web-advice = Goede zetten
web-advice-thinking = Een bot denkt na …
web-advice-play = Speel hem
web-advice-told = Iedereen aan tafel hoort dat je het vroeg.
web-advice-by = De bot ziet niet meer dan jij.
web-first-game-about =
    Nieuw hier? Een eerste partij begint met het doel, geeft een tip als iets voor het eerst
    gebeurt, en een bot stelt een goede zet voor wanneer je erom vraagt.
