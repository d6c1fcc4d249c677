### Caverna in the terminal: pages, boards and signs.

## Players

terminal-caverna-bot = (bot { $name })
terminal-caverna-you = (you)
terminal-caverna-step-furnish = Furnish: { $offer }
terminal-caverna-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Pages

terminal-caverna-page =
    { $page ->
        [spaces] Spaces
        [home] Home
        [tiles] Furnishings
        [now] Furnishings
        [later] Yellow tiles
        [loot] Loot
       *[players] Players
    }
terminal-caverna-exchanges = At any time
terminal-caverna-ruby-tiles = Tiles for rubies, at any time

## The round

terminal-caverna-before = Before the first round
terminal-caverna-round = Round { $round } of { $most }, stage { $stage }
terminal-caverna-ends =
    { $how ->
        [none] no harvest at its end
        [normal] ends with a harvest (2 food a dwarf)
        [food] ends with 1 food a dwarf, no harvest
        [choice] ends with a harvest: fields or breeding
       *[unknown] its marker is turned up at the end
    }
terminal-caverna-markers = to come: { $leaves } leaves, { $questions } “?”

## Goods and dwarfs

terminal-caverna-goods = You have
terminal-caverna-goods-of = In stock
terminal-caverna-nothing = nothing
terminal-caverna-free = free
terminal-caverna-begging =
    { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }
terminal-caverna-at-home = at home
terminal-caverna-aside = set aside
terminal-caverna-newborn = newborn
terminal-caverna-room = (room for { $count })
terminal-caverna-supplier = { $name }: { $count } more

## The home board

terminal-caverna-entrance = Entrance
terminal-caverna-tile =
    { $tile ->
        [meadow] meadow
        [field] field
        [small-pasture] pasture
        [large-pasture] large past
        [cavern] cavern
        [tunnel] tunnel
        [deep-tunnel] deep tunnel
        [ore-mine] ore mine
        [ruby-mine] ruby mine
       *[stable] stable
    }
terminal-caverna-printed =
    { $what ->
        [boar] +1 boar
        [food] +1 food
       *[two-food] +2 food
    }
terminal-caverna-waiting =
    No room for { $animals }: turn animals into food until all others have room.

## Feeding and prices

terminal-caverna-feeding =
    { $missing ->
        [0] Your dwarfs need { $due } food, you have { $food }: that is enough.
        [one] Your dwarfs need { $due } food, you have { $food }: without 1 more you take a begging marker (−3 points).
       *[other] Your dwarfs need { $due } food, you have { $food }: without { $missing } more you take { $missing } begging markers (−3 points each).
    }
terminal-caverna-as-food =
    As food: sheep 1, donkey 1 (two together 3), wild boar 2, cattle 3, grain 1, vegetable 2, ruby
    2; of gold, one more than the food.
terminal-caverna-price-market =
    Prices in gold: wood, stone, ore, grain, sheep and donkey 1; vegetable, dog and wild boar 2;
    cattle 3. One of each at most.
terminal-caverna-price-forge =
    A weapon costs as much ore as its strength; a stronger one brings better loot.

## Furnishings and loot

terminal-caverna-offer =
    { $colour ->
        [orange] Dwellings, with price and points
        [green] For the game
       *[yellow] For the end
    }
terminal-caverna-loot-rule =
    Before each item, the strength it takes. A weapon gains 1 after each expedition.
terminal-caverna-loot-first = Strength { $strength }: the first item begins the expedition.
terminal-caverna-loot-left =
    { $count ->
        [one] Strength { $strength }: one more item, each only once.
       *[other] Strength { $strength }: { $count } more items, each only once.
    }
terminal-caverna-explained = { $name }: { $does }
terminal-caverna-explained-space = What the spaces do
terminal-caverna-explained-furnishing = What the furnishings do
terminal-caverna-explained-loot = What the loot is

## Signs

terminal-caverna-legend-dwarf = a dwarf of the red sun with a weapon of strength 3; 0: unarmed
terminal-caverna-legend-token = goes first
terminal-caverna-legend-stable = a stable; with a number: stables still to be built
terminal-caverna-legend-open = can be chosen now
terminal-caverna-legend-coming = a round card that is still to come
terminal-caverna-legend-tile = a tile, with what lives or grows on it below
terminal-caverna-legend-furnished = a furnished cavern
