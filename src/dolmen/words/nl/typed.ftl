### Wat iemand aan een tafel typt, en de antwoorden in woorden: in de terminal en op de pagina.

## Zetten

typed-not-a-move = “{ $text }” is geen zet.
typed-near = Bedoelde je:
typed-several =
    { $count ->
        [one] { $count } zet past. Typ verder:
       *[other] { $count } zetten passen. Typ verder:
    }
typed-ask-help = Typ { $letter } om te horen wat je kunt typen.

## Vragen

typed-letter =
    { $question ->
        [asked] v
        [turn] b
        [moves] z
        [goods] g
        [place] p
        [score] s
        [last] l
        [overview] o
       *[help] h
    }
typed-about =
    { $question ->
        [asked] de vraag die mij gesteld wordt
        [turn] wie er aan de beurt is
        [moves] mijn mogelijke zetten; met een woord die waarin het voorkomt
        [goods] mijn goederen; met een naam die van die speler
        [place] de plekken; met een naam of nummer wat daar is, wat ik er kan doen en waarom de rest niet
        [score] ieders punten
        [last] de laatste zetten; met een getal zoveel regels ervan
        [overview] overzicht van de partij
       *[help] deze hulp, net als “?”
    }
typed-help =
    Typ een zet in de woorden van de lijst, of van elk woord zoveel als nodig is om hem te herkennen. Of
    stel een vraag van één letter:

## Antwoorden

typed-line = { $label }: { $text }
typed-of = { $what } van { $whose }
typed-your-turn = Je bent aan de beurt.
typed-moves =
    { $count ->
        [one] { $count } mogelijke zet:
       *[other] { $count } mogelijke zetten:
    }
typed-narrow = Typ { $letter } en een woord om de zetten te horen waarin het voorkomt.
typed-none-fits = In geen enkele mogelijke zet komt “{ $text }” voor.
typed-has = Wat { $name } heeft:
typed-nobody = Hier heet niemand “{ $text }”.
typed-no-place = Hier heet niets “{ $text }”.
typed-name-place = Typ de letter met een van deze namen of met het nummer.
typed-empty = niets
typed-more =
    { $count ->
        [one] En nog { $count }.
       *[other] En nog { $count }.
    }
typed-no-score = De punten worden aan het eind geteld.
typed-total =
    { $points ->
        [one] { $name }: { $points } punt, plaats { $rank }
       *[other] { $name }: { $points } punten, plaats { $rank }
    }
typed-nothing-yet = Er is nog niets gebeurd.
