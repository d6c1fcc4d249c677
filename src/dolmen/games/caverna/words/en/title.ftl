### Caverna: moves, questions, events and reasons. Names are in names.ftl.

caverna-title = Caverna
caverna-about = Lead a clan of dwarfs: dig caves, clear the forest, keep animals, go on expeditions.
caverna-daily = Alone, from a dealt start: half of the furnishings are drawn, and the cards come in a drawn order.
caverna-kept = every tile, furnishing, dwarf and animal was where the rules allow it.

## The home board

caverna-cell = row { $row }, column { $column }
caverna-direction =
    { $direction ->
        [north] above it
        [east] to the right of it
        [south] below it
       *[west] to the left of it
    }

## The score sheet

caverna-sheet-animals = Animals
caverna-sheet-missing = Missing farm animals
caverna-sheet-grain = Grain
caverna-sheet-vegetables = Vegetables
caverna-sheet-rubies = Rubies
caverna-sheet-dwarfs = Dwarfs
caverna-sheet-unused = Unused spaces
caverna-sheet-tiles = Furnishings, pastures and mines
caverna-sheet-gold = Gold
caverna-sheet-begging = Begging markers
caverna-chapter-food = Food
caverna-chapter-growth = Growth
caverna-chapter-animals = Animals
caverna-chapter-expeditions = Expeditions
caverna-chapter-treasure = Rubies and gold
caverna-chapter-furnishings = Furnishings, pastures and mines
caverna-chapter-land = Unused land
caverna-chapters-about =
    Expeditions: what the score sheet gained from the first loot of each expedition until the dwarf was
    home, in goods, animals, tiles and furnishings. It is counted there only. What became of loot later
    (animals eaten, ore forged) is counted in the other chapters.

## Moves, as they stand in a list of choices

caverna-move-ruby = Exchange a ruby: { $good }
caverna-move-buy-meadow = Buy a meadow for a ruby: { $cell }
caverna-move-buy-field = Buy a field for a ruby: { $cell }
caverna-move-buy-tunnel = Buy a tunnel for a ruby: { $cell }
caverna-move-buy-cavern = Buy a cavern for two rubies: { $cell }
caverna-move-eat =
    { $what ->
        [sheep] Eat a sheep
        [donkey] Eat a donkey
        [donkeys] Eat two donkeys together
        [wild-boar] Eat a wild boar
        [cattle] Eat 1 cattle
        [grain] Eat 1 grain
       *[vegetable] Eat a vegetable
    }
caverna-move-coins = Exchange 2 gold for 1 food
caverna-move-coin = Add 1 gold to the exchange for 1 more food
caverna-move-use =
    { $what ->
        [cooking-cave] Cooking cave: 1 grain and 1 vegetable for 5 food
        [trader] Trader: 2 gold for 1 wood, 1 stone and 1 ore
        [spare-part-storage] Spare part storage: 1 wood, 1 stone and 1 ore for 2 gold
        [hunting-parlor] Hunting parlor: 2 wild boars for 2 gold and 2 food
        [beer-parlor-for-gold] Beer parlor: 2 grain for 3 gold
        [beer-parlor-for-food] Beer parlor: 2 grain for 4 food
       *[blacksmithing-parlor] Blacksmithing parlor: 1 ruby and 1 ore for 2 gold and 1 food
    }
caverna-move-disarm = Hand in a weapon of strength { $what } of a dwarf at home
caverna-move-disarm-placed = Hand in a weapon of strength { $what } of a dwarf out at work
caverna-move-place = Place a dwarf: { $space }
caverna-move-place-imitation = Place a dwarf: { $space } for { $count } food
caverna-move-overtake = Pay a ruby to place the dwarf of strength { $what } first
caverna-move-stay = Leave the dwarf at home
caverna-move-imitate = Imitate: { $space }
caverna-move-imitate-imitation = Imitate: { $space } for { $count } food
caverna-move-meadow-field = Meadow on { $cell }, field { $direction }
caverna-move-cavern-tunnel = Cavern on { $cell }, tunnel { $direction }
caverna-move-cavern-cavern = Cavern on { $cell }, second cavern { $direction }
caverna-move-ore-mine = Ore mine on { $cell }, deep tunnel { $direction }
caverna-move-ruby-mine = Ruby mine on { $cell }
caverna-move-small-pasture = Small pasture on { $cell }
caverna-move-large-pasture = Large pasture on { $cell } and the space { $direction }
caverna-move-stable = Stable on { $cell }
caverna-move-furnish = Furnish: { $furnishing }
caverna-move-grow = Family growth
caverna-move-sow = Sow: { $good }
caverna-move-forge = Forge a weapon of strength { $what }
caverna-move-loot = Loot: { $loot }
caverna-move-market = Buy at the market: { $good }
caverna-move-trade = Trade 2 ore for 2 gold and 1 food
caverna-move-extend =
    { $what ->
        [forest] Extend the forest: 1 wood and a meadow and field
       *[mountain] Extend the cave: 1 stone and a cavern and tunnel
    }
caverna-move-take = Take the goods
caverna-move-pay =
    { $what ->
        [plain] Pay the price as it is
        [ore-for-wood] Pay 1 ore in place of 1 wood
        [ore-for-stone] Pay 1 ore in place of 1 stone
       *[ore-for-both] Pay 1 ore each in place of 1 wood and 1 stone
    }
caverna-move-site = Put it on { $cell }
caverna-move-lay = Lay it on { $cell }
caverna-move-breed =
    { $count ->
        [0] No newborn animals
       *[other] Newborn animals: { $animals }
    }
caverna-move-harvest =
    { $what ->
        [fields] Harvest the fields
       *[breeding] Let the animals breed
    }
caverna-move-cave = Working cave: feed a dwarf instead ({ $good })
caverna-move-feed = Pay { $what } food
caverna-move-keep = Pay a ruby to keep the goods: { $space }
caverna-move-stop = That is enough
caverna-move-end = Done
caverna-move-first = Chance lets { $player } go first
caverna-move-reveal = Chance turns up a card: { $space }
caverna-move-marker =
    { $what ->
        [leaf] Chance turns up a leaf
       *[question] Chance turns up a question mark
    }

## What a move costs and brings

caverna-effect-point =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
caverna-effect-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
caverna-effect-dwarf =
    { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarfs
    }
caverna-effect-cavern =
    { $count ->
        [one] an empty cavern
       *[other] { $count } empty caverns
    }
caverna-effect-strength = { $count } strength
caverna-effect-armed = weapon of strength { $strength }
caverna-effect-token = you start the next round

## Questions

caverna-ask-work =
    { $strength ->
        [0] { $player }, where do you place an unarmed dwarf?
       *[other] { $player }, where do you place your dwarf of strength { $strength }?
    }
caverna-ask-overtake =
    { $player }, where do you place the dwarf of strength { $strength } you chose?
caverna-ask-act = { $player }, what do you do on the space “{ $space }”?
caverna-ask-more = { $player }, do you do anything else on the space “{ $space }”?
caverna-ask-imitate = { $player }, which space do you imitate?
caverna-ask-loot =
    { $count ->
        [one] { $player }, choose one more item of loot, or return.
       *[other] { $player }, choose loot: { $count } items are left.
    }
caverna-ask-sow = { $player }, what do you sow?
caverna-ask-market = { $player }, what do you buy at the market?
caverna-ask-trade = { $player }, do you trade more ore?
caverna-ask-furnish = { $player }, which furnishing do you build?
caverna-ask-stable = { $player }, where do you build the stable?
caverna-ask-pasture = { $player }, which meadow do you fence?
caverna-ask-lay = { $player }, where do you lay the tile?
caverna-ask-breed = { $player }, which animals breed?
caverna-ask-house = { $player }, not all animals have room: which do you turn into food?
caverna-ask-pay = { $player }, how do you pay for “{ $furnishing }”?
caverna-ask-site = { $player }, where do you put “{ $furnishing }”?
caverna-ask-keep = { $player }, do you pay rubies to keep full spaces from being emptied?
caverna-ask-choose = { $player }, do you harvest your fields or let your animals breed?
caverna-ask-feed =
    { $count ->
        [0] { $player }, your dwarfs need no food now: go on when you are ready.
       *[other] { $player }, your dwarfs need { $count } food: how much do you pay?
    }
caverna-ask-bred = { $player }, do you exchange anything after the breeding?
caverna-ask-last = { $player }, do you exchange anything before the scoring?
caverna-ask-chance = Chance decides.
caverna-ask-over = The game is over.

## Events

caverna-event-started = { $player } goes first.
    .you = You go first.
caverna-event-round-began = Round { $round } begins.
caverna-event-revealed = New space: { $space }.
caverna-event-urgent = The wish for children becomes urgent.
caverna-event-marker =
    { $marker ->
        [leaf] The marker shows a leaf: this round ends with a harvest.
       *[question] The marker shows a question mark: this round ends with an event.
    }
caverna-event-supplied = { $space }: +{ $goods }.
caverna-event-cleared = Too many goods lay there, so the space is emptied: { $space }.
caverna-event-kept = { $player } pays a ruby to keep the goods: { $space }.
    .you = You pay a ruby to keep the goods: { $space }.
caverna-event-gained = { $player }: +{ $goods }.
    .you = You: +{ $goods }.
caverna-event-spent = { $player }: −{ $goods }.
    .you = You: −{ $goods }.
caverna-event-placed =
    { $strength ->
        [0] { $player } places an unarmed dwarf: { $space }.
       *[other] { $player } places a dwarf of strength { $strength }: { $space }.
    }
    .you =
        { $strength ->
            [0] You place an unarmed dwarf: { $space }.
           *[other] You place a dwarf of strength { $strength }: { $space }.
        }
caverna-event-overtook = { $player } lets the dwarf of strength { $strength } go first.
    .you = You let the dwarf of strength { $strength } go first.
caverna-event-stayed =
    { $strength ->
        [0] { $player } has no use for an unarmed dwarf, who stays at home.
       *[other] { $player } has no use for the dwarf of strength { $strength }, who stays at home.
    }
    .you =
        { $strength ->
            [0] You have no use for an unarmed dwarf, who stays at home.
           *[other] You have no use for the dwarf of strength { $strength }, who stays at home.
        }
caverna-event-imitated = { $player } imitates: { $space }.
    .you = You imitate: { $space }.
caverna-event-token = { $player } takes the starting-player token.
    .you = You take the starting-player token.
caverna-event-tile-laid =
    { $tile ->
        [meadow] { $player } lays a meadow: { $cell }.
        [field] { $player } lays a field: { $cell }.
        [tunnel] { $player } digs a tunnel: { $cell }.
        [cavern] { $player } digs a cavern: { $cell }.
        [deep-tunnel] { $player } digs a deep tunnel: { $cell }.
        [ore-mine] { $player } opens an ore mine: { $cell }.
       *[ruby-mine] { $player } opens a ruby mine: { $cell }.
    }
    .you =
        { $tile ->
            [meadow] You lay a meadow: { $cell }.
            [field] You lay a field: { $cell }.
            [tunnel] You dig a tunnel: { $cell }.
            [cavern] You dig a cavern: { $cell }.
            [deep-tunnel] You dig a deep tunnel: { $cell }.
            [ore-mine] You open an ore mine: { $cell }.
           *[ruby-mine] You open a ruby mine: { $cell }.
        }
caverna-event-fenced =
    { $size ->
        [small] { $player } fences a small pasture: { $cell }.
       *[large] { $player } fences a large pasture: { $cell }.
    }
    .you =
        { $size ->
            [small] You fence a small pasture: { $cell }.
           *[large] You fence a large pasture: { $cell }.
        }
caverna-event-stabled = { $player } builds a stable: { $cell }.
    .you = You build a stable: { $cell }.
caverna-event-furnished = { $player } furnishes “{ $furnishing }”: { $cell }.
    .you = You furnish “{ $furnishing }”: { $cell }.
caverna-event-covered = The tile “{ $furnishing }” of { $player } is covered for good.
    .you = Your tile “{ $furnishing }” is covered for good.
caverna-event-grown = The clan of { $player } grows by one dwarf.
    .you = Your clan grows by one dwarf.
caverna-event-sown = { $player } sows { $good }: { $cell }.
    .you = You sow { $good }: { $cell }.
caverna-event-forged = { $player } forges a weapon of strength { $strength }.
    .you = You forge a weapon of strength { $strength }.
caverna-event-looted = { $player } brings home: { $loot }.
    .you = You bring home: { $loot }.
caverna-event-experienced = The dwarf of { $player } returns with strength { $strength }.
    .you = Your dwarf returns with strength { $strength }.
caverna-event-armed = All weapons of { $player } gain 1 strength.
    .you = All your weapons gain 1 strength.
caverna-event-disarmed = { $player } hands in a weapon of strength { $strength }.
    .you = You hand in a weapon of strength { $strength }.
caverna-event-turn-ended = { $player } ends the turn.
    .you = You end your turn.
caverna-event-home = All dwarfs return home.
caverna-event-harvest =
    { $harvest ->
        [none] There is no harvest this round.
        [normal] It is harvest time.
        [food] There is no harvest, but every dwarf eats 1 food.
       *[choice] It is harvest time, but everybody has either fields or breeding.
    }
caverna-event-chose =
    { $choice ->
        [fields] { $player } chooses the fields.
       *[breeding] { $player } chooses the breeding.
    }
    .you =
        { $choice ->
            [fields] You choose the fields.
           *[breeding] You choose the breeding.
        }
caverna-event-fed = { $player } pays { $count } food for the clan.
    .you = You pay { $count } food for your clan.
caverna-event-cave-fed = { $player } feeds a dwarf in the working cave with { $good }.
    .you = You feed a dwarf in the working cave with { $good }.
caverna-event-begged =
    { $count ->
        [one] { $player } takes a begging marker.
       *[other] { $player } takes { $count } begging markers.
    }
    .you =
        { $count ->
            [one] You take a begging marker.
           *[other] You take { $count } begging markers.
        }
caverna-event-bred = An animal is born to { $player }: { $good }.
    .you = An animal is born to you: { $good }.
caverna-event-over = The game is over and is scored.

## Why a move is refused

caverna-why-game-over = The game is over.
caverna-why-chance-first = The table has to draw something first.
caverna-why-not-drawn-now = Chance does not draw this now.
caverna-why-no-such-seat = Nobody sits there.
caverna-why-not-in-deck = That card cannot come up this round.
caverna-why-no-such-marker = There is no such marker left.
caverna-why-not-now = That is not asked now.
caverna-why-no-exchange-now = Nothing can be exchanged in the middle of this step.
caverna-why-animals-first = First turn animals into food until all others have room.
caverna-why-spoils-action = With that exchanged you could do nothing on this space any more.
caverna-why-not-enough = You do not have the goods for that.
caverna-why-too-few-rubies = You do not have the rubies for that.
caverna-why-no-such-furnishing = You do not own that furnishing.
caverna-why-no-coins-open = First exchange 2 gold: then each further gold adds a food.
caverna-why-no-such-weapon = None of those dwarfs bears a weapon of that strength.
caverna-why-weapon-travels = That weapon is on an expedition just now.
caverna-why-no-forest-spot =
    A forest tile takes free spaces beside your fields, meadows and pastures.
caverna-why-first-tile = Your first forest tile must cover the space before the cave entrance.
caverna-why-under-stable = A field cannot lie under a stable.
caverna-why-no-mountain-spot = A mountain tile takes free spaces beside your cave.
caverna-why-outside = Only the owner of the office room may lay half a tile outside the board.
caverna-why-space-absent = That space is not in play.
caverna-why-space-occupied = A dwarf stands there already.
caverna-why-space-useless = You could do nothing there now.
caverna-why-imitation-useless = You lack the food, or there is nothing you could imitate.
caverna-why-no-overtaking = There is no dwarf of that strength at home that would have to wait.
caverna-why-must-place = There is a space your dwarf can use, so it cannot stay at home.
caverna-why-not-occupied = Nobody stands there, so there is nobody to imitate.
caverna-why-own-dwarf = Your own dwarf stands there: only others can be imitated.
caverna-why-not-imitable = That space cannot be imitated.
caverna-why-nothing-to-imitate = There is nothing you could do there without its goods.
caverna-why-not-offered = The action does not offer that, or not any more.
caverna-why-no-tunnels = An ore mine takes two ordinary tunnels side by side.
caverna-why-no-tunnel = A ruby mine takes a tunnel that carries nothing.
caverna-why-no-meadow = Only meadows can be fenced.
caverna-why-too-little-wood = You have too little wood for the fence.
caverna-why-no-stable-left = You have built all three stables.
caverna-why-no-stable-spot = A stable takes bare forest, a meadow or a pasture without a stable.
caverna-why-too-little-stone = You have too little stone for the stable.
caverna-why-furnishing-taken = That furnishing is not on offer.
caverna-why-not-a-dwelling = Only a dwelling can be built here.
caverna-why-no-cavern = You have no empty cavern for it.
caverna-why-too-expensive = You cannot pay its price.
caverna-why-no-site = It cannot be put there.
caverna-why-not-that-payment = You cannot pay it that way.
caverna-why-no-room = Your dwellings have no room for another dwarf.
caverna-why-family-full = Your clan cannot have more dwarfs.
caverna-why-no-field = You have no empty field.
caverna-why-no-crop = You have no such crop in your supply.
caverna-why-sown-enough = One sowing takes at most two fields of each crop.
caverna-why-armed = The dwarf is armed already.
caverna-why-too-little-ore = You have too little ore.
caverna-why-unarmed = Only an armed dwarf can go on an expedition.
caverna-why-too-weak = The weapon is too weak for that.
caverna-why-taken-already = Each item is taken only once on an expedition.
caverna-why-loot-useless = You could not make use of that now.
caverna-why-bought-already = The market sells one of each kind only.
caverna-why-too-little-gold = You have too little gold.
caverna-why-nothing-to-take = There is nothing to take.
caverna-why-not-parents = It takes two animals of a species to breed.
caverna-why-newborns-unhoused = There is no room for all those newborns.
caverna-why-births-declined = A newborn that has room is not turned away.
caverna-why-too-many-species = Loot lets at most two species breed.
caverna-why-cave-used = The working cave has no other dwarf to feed.
caverna-why-feeds-too-much = Your dwarfs do not need that much.
caverna-why-under-six = Fewer than six goods lie there, so nothing is lost.
caverna-why-kept-already = The goods there are kept already.
caverna-why-part-first = First something must be done.
caverna-why-goods-first = First take the goods: they are never left behind.
caverna-why-not-this-phase = That belongs to another phase of the round.
caverna-why-not-this-step = That belongs to another step of the harvest.
caverna-why-only-exchanges = Before the scoring there are only exchanges left.
caverna-why-no-food-for-cattle = Cattle cost 1 food besides the ruby.
caverna-why-no-ore-to-trade = Each trade takes 2 ore.
caverna-why-no-material = You do not have that material, or not enough of it.
caverna-why-too-little-food = You have too little food.
caverna-why-no-field-tile-here = No meadow and field is laid in this action, or not any more.
caverna-why-no-tunnel-tile-here = No cavern and tunnel is laid in this action, or not any more.
caverna-why-no-cavern-tile-here = Only an excavation brings two caverns, once each time.
caverna-why-no-extension-here = The action does not let you choose between forest and mountain now.
caverna-why-no-ore-mine-here = No ore mine is built in this action, or not any more.
caverna-why-no-ruby-mine-here = No ruby mine is built there in this action, or not any more.
caverna-why-no-fence-here = No such pasture is fenced in this action, or not any more.
caverna-why-no-stable-here = No stable is built in this action, or not any more.
caverna-why-no-furnishing-here = Nothing is furnished in this action, or not any more.
caverna-why-no-child-here = The family does not grow in this action, or not any more.
caverna-why-no-sowing-here = Nothing is sown in this action, or not any more.
caverna-why-no-forge-here = No weapon is forged in this action, or not any more.
caverna-why-no-expedition-here = No expedition sets out in this action, or not any more.
caverna-why-no-market-here = Nothing is bought in this action, or not any more.
caverna-why-no-trade-here = No ore is traded in this action, or not any more.

## What speaks for a move that a bot advises

caverna-advice-points = points
caverna-advice-larder = food for the clan
caverna-advice-farm = fields, young animals and caverns to come
caverna-advice-clan = more dwarfs, room for them and their weapons
caverna-advice-materials = materials to build with
