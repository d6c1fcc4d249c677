### Lessons of Caverna: each by its name: what it is called, the task, a hint, and why it was right.

caverna-lesson-wood = A dwarf at work
caverna-lesson-wood-task = Place a dwarf where he brings wood.
caverna-lesson-wood-hint = Lit action spaces are free. Two of them have wood lying on them.
caverna-lesson-wood-done = What has gathered on a space goes to whoever comes first; what is left grows every round.

caverna-lesson-tile = New land
caverna-lesson-tile-task = Lay a tile on your board.
caverna-lesson-tile-hint = Drift mining digs into the mountain, sustenance and slash-and-burn clear the forest. Choose one, then where the tile lies.
caverna-lesson-tile-done = Every empty space of your board costs a point in the end, and nothing can be built on what is not cleared or dug.

caverna-lesson-furnish = A furnishing
caverna-lesson-furnish-task = Furnish a cavern.
caverna-lesson-furnish-hint = Housework allows it. You pay what the tile says, and it needs an empty cavern.
caverna-lesson-furnish-done = Dwellings make room for dwarfs, other furnishings change the rules for you or bring points in the end.

caverna-lesson-sow = The first seed
caverna-lesson-sow-task = Sow grain in a field.
caverna-lesson-sow-hint = Slash-and-burn lets you lay a field and sow. You have grain.
caverna-lesson-sow-done = One grain on a field becomes three: one comes at each harvest.

caverna-lesson-points = Points at once
caverna-lesson-points-task = Gain at least four points with one dwarf.
caverna-lesson-points-hint = Each space that you cover is one point less to lose. And what the space brings may count as well.
caverna-lesson-points-done = New land, goods that count, and a furnishing: small sums that add up over a whole game.

caverna-lesson-fence = A pasture
caverna-lesson-fence-task = Fence in a pasture.
caverna-lesson-fence-hint = Sheep farming allows it. You need a meadow and the wood for a fence.
caverna-lesson-fence-done = A small pasture holds two animals of one kind, a large one four, and a stable doubles that.

caverna-lesson-forge = A weapon
caverna-lesson-forge-task = Forge a weapon for a dwarf.
caverna-lesson-forge-hint = At the blacksmith ore becomes a weapon: its strength is the ore that you pay.
caverna-lesson-forge-done = An armed dwarf may go on expeditions. With each of them his weapon grows stronger.

caverna-lesson-loot = An expedition
caverna-lesson-loot-task = Forge a weapon and take some loot.
caverna-lesson-loot-hint = Blacksmithing is followed by an expedition. What you may take depends on the strength of the weapon.
caverna-lesson-loot-done = Loot costs nothing but the dwarf’s turn. The stronger the weapon, the better the choice.

caverna-lesson-ruby = A ruby’s worth
caverna-lesson-ruby-task = Spend a ruby, at any time in your turn.
caverna-lesson-ruby-hint = Ruby mining brings one. In your turn a ruby buys a good, or a tile that you could not lay otherwise.
caverna-lesson-ruby-done = Rubies are the joker: they stand in for nearly everything, but each is a point as well.

caverna-lesson-feed = The harvest
caverna-lesson-feed-task = Bring your dwarfs through a harvest.
caverna-lesson-feed-hint = Place your last dwarf, end your turn; then pay food for each of them. Other goods can be eaten as well.
caverna-lesson-feed-done = Who cannot feed begs, and each begging marker costs three points. So look at the harvest two rounds before.

caverna-lesson-grow = A newborn
caverna-lesson-grow-task = Let your family grow.
caverna-lesson-grow-hint = The space for wishes makes it possible, if there is room in a dwelling for one more.
caverna-lesson-grow-done = One dwarf more is one action more in every round, and a point; and one more mouth at the harvest.

caverna-lesson-mine = A mine
caverna-lesson-mine-task = Build a mine on a tunnel.
caverna-lesson-mine-hint = An ore mine takes two tunnels side by side, one of which becomes deep; a ruby mine takes a single one.
caverna-lesson-mine-done = Mines are worth points, and they pay whenever the space of their ore or ruby is used.
