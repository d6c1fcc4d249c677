### Het vak op de pagina om in te typen, en wat daar gezegd wordt.

web-typed = Een zet of vraag typen
web-typed-answers = Antwoorden
web-typed-hint = “?” en Enter: wat je kunt typen. Pijl omhoog: wat ik eerder typte. Escape: terug naar de tafel.
web-typed-sure = Hier hangt veel van af. Druk nog eens op Enter om het te doen, of typ iets anders.
web-typed-changed = Intussen is er iets anders gebeurd. Druk op Enter om het opnieuw te proberen.
web-spoken-more =
    { $count ->
        [one] Daarvoor gebeurde er nog { $count } ding. Het staat in het logboek.
       *[other] Daarvoor gebeurden er nog { $count } dingen. Ze staan in het logboek.
    }
