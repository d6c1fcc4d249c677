### Partijen met dezelfde dobbelstenen, naast elkaar.

same-title = Dezelfde dobbelstenen: { $title }
same-about =
    { $count ->
        [one] Nog niemand anders heeft deze partij met dezelfde dobbelstenen uitgespeeld. Stuur de link naar je vrienden!
       *[other] { $count } partijen hadden dezelfde dobbelstenen. Vergelijk elke plaats met zichzelf: wie daar zat, had hetzelfde geluk.
    }
same-friends = Speel het met mijn vrienden
same-friends-about = Een nieuwe tafel met deze dobbelstenen; de uitslag komt naast deze te staan voor wie de link van een van beide heeft.
same-link = Alle partijen met deze dobbelstenen, naast elkaar
same-game = Partij
same-first = De eerste partij
same-number = Partij { $number }
same-mine = van mij
same-given-up = – eerder beëindigd
same-result =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, plaats { $rank }
same-best = beste op deze plaats
same-playing =
    { $count ->
        [one] { $count } tafel met deze dobbelstenen is nog niet klaar.
       *[other] { $count } tafels met deze dobbelstenen zijn nog niet klaar.
    }
same-back = Terug naar de partij
