### Lessen: kleine opgaven bij standen uit echte partijen, welke titel ook.

lessons-title = Lessen: { $title }
lessons-about =
    Kleine opgaven bij standen uit echte partijen. Elke les is een eigen tafel: probeer met aanwijzer,
    toetsenbord of door te typen, neem terug, vraag waarom niet. Deze browser onthoudt wat je hebt opgelost.
lessons-progress = { $count } van { $of } opgelost
lessons-number = Les { $number } van { $of }
lessons-start = Begin
lessons-again = Nog eens
lessons-solved = Opgelost
lessons-hint = Tip
lessons-done = Opgelost!
lessons-missed = Dat was iets anders. Neem het terug, of probeer nog eens.
lessons-next = Volgende les
lessons-all = Alle lessen
lessons-whole = Dat was de laatste. Nu spelen!
lessons-none = Voor deze titel zijn er nog geen lessen.
