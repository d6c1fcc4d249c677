### Hints for a first game of Meduris: each is said when its thing first happens.

web-hint-meduris-goal =
    You win with the most points, from offerings to the druid, from rune stones and from temples.
    The game ends when somebody has built all huts and both temples, after three quarters of an hour
    or so. In your turn the die is rolled; then you move a worker, build a hut or build a temple.
web-hint-meduris-workers =
    The mountain has four high plains: wood, wool, copper and stone. Before the game everybody puts
    workers there, one on top of the other. Higher workers fetch more later.
web-hint-meduris-die =
    When the die shows a material, every worker on its plain brings its owner one chip, in anybody’s
    turn. Plus: everybody takes a chip of their choice. Minus: everybody gives one back.
web-hint-meduris-plus = The die shows plus: take one chip of any material that is still there.
web-hint-meduris-minus = The die shows minus: everybody has to give one chip back. You choose which.
web-hint-meduris-act =
    Now one of three: move a worker, build a hut or build a temple. A worker that moves makes its
    new plain produce: one chip for the lowest worker, two for the second, three for the third, for
    the others’ workers too. Drag a worker to another plain, or press it and then the plain.
web-hint-meduris-hut =
    The lit fields of the ring are where you can build. A hut costs the two materials of its field,
    times the size that the settlement gets: next to other huts it is dearer, but it brings more at
    offerings. Press a field and read what it costs before you build.
web-hint-meduris-temple =
    You have two temples. One costs only the two materials of its field, whatever stands beside it,
    and at the end it scores a point for each hut of the settlements that touch
    it; a hut alone counts too.
web-hint-meduris-swap =
    If something is missing: give three chips and take one of another material, before you build or
    move.
web-hint-meduris-pay =
    When you pay you may replace each chip that is due by three others. What you do not choose is
    paid as printed.
web-hint-meduris-stock =
    These chips went to your stock, which only you see. You pay huts and temples with them, and
    offerings.
web-hint-meduris-rune =
    Whoever builds a hut takes the rune stone of its district, even from somebody else. Runes score
    each time the druid crosses the river, and at the end: one is worth 1, two 3, three 6, and so
    on.
web-hint-meduris-steps =
    Every building makes the druid move. The first three only bring him down the stone steps; from
    the fourth on he walks round the ring.
web-hint-meduris-druid =
    The druid walks on to the next hut and asks its owner for an offering, then at every hut that
    stands right behind it. Everybody can be asked, in anybody’s turn: keep some chips for him.
web-hint-meduris-offer =
    Both materials of the field score as many points as the settlement has huts, whoever owns
    them. One material scores 1 point. Nothing costs you a point.
web-hint-meduris-river =
    The druid crossed the great river: everybody scores a point for each rune stone.
web-hint-meduris-last = Somebody has built everything. Each of the others has one turn left.
web-hint-meduris-circuit =
    The druid now makes his last round and asks at every hut once. After that temples and runes are
    scored.
