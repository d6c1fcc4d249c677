### Lessons of Meduris: each by its name: what it is called, the task, a hint, and why it was right.

meduris-lesson-worker = A worker on top
meduris-lesson-worker-task = Place your worker where it stands third.
meduris-lesson-worker-hint = On one of the four high plains two workers stand already. Yours goes on top of them.
meduris-lesson-worker-done = When a plain yields, the lowest worker brings one chip, the second two, the third three. Height pays.

meduris-lesson-lift = Moving a worker
meduris-lesson-lift-task = Move one of your workers to another plain.
meduris-lesson-lift-hint = Drag a worker to another plain, or press it and then the plain. This is one of the three things to do in a turn.
meduris-lesson-lift-done = The plain it goes to yields at once: for you by the height it reached, and for everybody else who stands there.

meduris-lesson-hut = A hut
meduris-lesson-hut-task = Build a hut.
meduris-lesson-hut-hint = Lit fields can be built on. Press one: it says the price before anything is paid.
meduris-lesson-hut-done = Huts are what offerings, runes and temples count. A lonely hut is cheap; one beside others costs more and brings more.

meduris-lesson-temple = A temple
meduris-lesson-temple-task = Build a temple.
meduris-lesson-temple-hint = At a lit field choose the temple instead of the hut. It costs one chip of each of the two materials.
meduris-lesson-temple-done = A temple never gets dearer by its neighbours. In the end it scores a point for every hut of the settlements that touch it; a hut alone counts too.

meduris-lesson-swap = Three for one
meduris-lesson-swap-task = Swap three chips for one of another material.
meduris-lesson-swap-hint = Press the pile of what you want, then give three of your chips.
meduris-lesson-swap-done = The swap is expensive, but a hut a turn earlier is often worth it. After it you still move or build.

meduris-lesson-replace = Paying in another way
meduris-lesson-replace-task = Build, and pay a chip that is due with three others.
meduris-lesson-replace-hint = Choose a hut; where the price is shown, press the material that you would rather keep.
meduris-lesson-replace-done = Each chip that is due may be paid by three others. So nothing is out of reach while you have enough of anything.

meduris-lesson-rune = A rune stone
meduris-lesson-rune-task = Build a hut that brings you a rune stone.
meduris-lesson-rune-hint = The ring has districts. Whoever builds a hut there takes its rune, even from another player.
meduris-lesson-rune-done = Runes score whenever the druid crosses the great river, and in the end: one is 1, two are 3, three are 6 …

meduris-lesson-bonus = A bonus chip
meduris-lesson-bonus-task = Build on the field whose bonus brings two points at once.
meduris-lesson-bonus-hint = Chips lie on some fields. One of them shows two points.
meduris-lesson-bonus-done = The first building on such a field takes what lies there: points, a cheaper hut, or help with an offering.

meduris-lesson-take = Plus
meduris-lesson-take-task = The die shows plus: take a chip.
meduris-lesson-take-hint = Press the pile of the material that you need most. Declining would bring nothing.
meduris-lesson-take-done = With plus everybody takes a chip, with minus everybody gives one back, whoever’s turn it is.

meduris-lesson-offer = The druid asks
meduris-lesson-offer-task = Build so that the druid comes to you, and make an offering.
meduris-lesson-offer-hint = Every building sends the druid on, to the next hut. Give him a material of that field.
meduris-lesson-offer-done = Both materials score as many points as the settlement has huts, one scores 1, and nothing costs you a point.

meduris-lesson-past = The druid to your rival
meduris-lesson-past-task = Give a chip back, then build the hut that sends the druid past you to a rival’s hut.
meduris-lesson-past-hint = The druid goes on to the next hut behind him. Look at whose that is before you build, and build elsewhere.
meduris-lesson-past-done = Whoever has no chips left pays with a point. When you build you choose the moment at which the others are asked.
