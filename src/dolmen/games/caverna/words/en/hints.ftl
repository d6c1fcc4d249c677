### Hints for a first game of Caverna: each is said when its thing first happens.

web-hint-caverna-goal =
    You win with the most points: for animals, crops, rubies, dwarfs, furnished caverns, pastures
    and mines. Every unused space of your home board costs a point. There are twelve rounds (eleven
    for two players), an hour or two. In your turn you send one dwarf to a work space and do what it
    says.
web-hint-caverna-work =
    Send a dwarf to a free work space: it takes all goods that lie there, or does what the space
    says. One dwarf a space; all of them go home at the end of the round.
web-hint-caverna-act =
    A space may offer several things. Do at least one of them; what you do not want you may leave.
web-hint-caverna-forest =
    The left half of your home board is forest. A tile of meadow and field clears two spaces of it;
    the first must begin in front of your cave. Fields are for sowing, meadows become pastures.
web-hint-caverna-mountain =
    The right half of your home board is mountain. Dig beside what is dug already: caverns can be
    furnished, tunnels become mines.
web-hint-caverna-sow =
    Sow on empty fields: one grain becomes three, one vegetable two. Each harvest brings one of them
    from every field.
web-hint-caverna-furnish =
    Furnish an empty cavern: dwellings make room for more dwarfs, others bring goods, help or
    points. Dotted tiles you cannot pay for yet.
web-hint-caverna-pasture =
    Animals need room: a fenced meadow (2 wood) holds two of one kind, a double one (4 wood) four. A
    stable makes more room.
web-hint-caverna-ruby =
    A ruby is a joker: at any time it becomes a good, an animal, food or a single tile. Kept, it is
    worth a point.
web-hint-caverna-forge =
    A dwarf without a weapon may forge one: each ore is one strength. Armed dwarfs go on
    expeditions, and work after the unarmed ones.
web-hint-caverna-loot =
    An expedition: choose different things that your dwarf is strong enough for, as many as the
    level says. Afterwards its weapon is 1 stronger.
web-hint-caverna-feed =
    Every dwarf eats 2 food. What is missing you can make of grain, vegetables, animals, rubies or
    gold. For each food you do not pay you take a begging marker: −3 points.
web-hint-caverna-breed =
    Of each farm animal of which you have two, one young is born, if there is room for it. Dogs do
    not breed.
web-hint-caverna-house = Not all animals have room. Those that you cannot keep become food.
web-hint-caverna-supply =
    At the beginning of each round a new work space comes up and goods pile up on many spaces.
    Nobody took them? Then there are more next time, and whoever comes takes all.
web-hint-caverna-growth =
    The clan has grown. That needs room for one more dwarf: the entrance sleeps two, each dwelling
    more. The newborn works from the next round on, and eats.
web-hint-caverna-token =
    Whoever uses the space “Starting player” goes first from the next round on, and first choice is
    worth much.
web-hint-caverna-home =
    The dwarfs go home. At the players’ names you read everybody’s score as if the game ended now:
    unused spaces and missing kinds of farm animals still cost points.
web-hint-caverna-marker =
    The marker shows how the round ends: a leaf means harvest, a question mark an event: no harvest,
    one food for each dwarf, or a choice of fields or animals.
web-hint-caverna-harvest =
    Harvest, in three steps: one crop from each sown field, then feeding, then breeding. From here
    on nearly every round ends like this: keep food ready.
