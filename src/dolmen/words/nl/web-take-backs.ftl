### Terugnemen op de pagina: een beurt, over het antwoord van de bots heen, opnieuw, en samen afgesproken.

web-take-back-turn = Mijn beurt terugnemen
web-take-back-across = Terug naar het begin van mijn beurt
web-take-back-across-about = De antwoorden van de bots gaan mee; dezelfde dobbelstenen en kaarten komen weer. Het partijbestand vermeldt het.
web-redo = Opnieuw spelen
web-propose = Vragen om terug te gaan
web-propose-about = Iedereen moet het eens zijn om terug te gaan naar het begin van je laatste beurt.
web-proposed =
    { $count ->
        [one] { $who } stelt voor één zet terug te gaan.
       *[other] { $who } stelt voor { $count } zetten terug te gaan.
    }
web-proposal-awaited = Moet nog antwoorden: { $names }
web-agree = Ik ben het ermee eens
web-disagree = Ik ben het er niet mee eens
web-withdraw = Intrekken
web-crossings =
    { $count ->
        [one] Eén keer is er iets teruggenomen over dobbelstenen, kaarten of iemands antwoord heen.
       *[other] { $count } keer is er iets teruggenomen over dobbelstenen, kaarten of iemands antwoord heen.
    }
