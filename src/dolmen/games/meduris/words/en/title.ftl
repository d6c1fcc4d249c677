### Meduris: chips, moves, questions, events and reasons.

meduris-title = Meduris
meduris-about = Send workers up the mountain, build huts and temples, and please the druid.
meduris-daily = With two players: you and a bot, the same dice for everybody.
meduris-kept = all 72 material chips, every hut, temple and worker and the nine runes were there.

## Materials, die, bonus chips and districts

meduris-material =
    { $material ->
        [wood] wood
        [wool] wool
        [copper] copper
       *[stone] stone
    }
meduris-chips =
    { $material ->
        [wood] { $count } wood
        [wool] { $count } wool
        [copper] { $count } copper
       *[stone] { $count } stone
    }
meduris-face =
    { $face ->
        [wood] wood
        [wool] wool
        [copper] copper
        [stone] stone
        [plus] plus
       *[minus] minus
    }
meduris-chip =
    { $chip ->
        [two] “2” (+2 points)
        [hut] “hut” (free hut)
       *[druid] “druid” (stored offering)
    }
meduris-district =
    { $district ->
        [serpent] serpent
        [lozenge] lozenge
        [sprout] sprout
        [arch] arch
        [spiral] spiral
        [wave] wave
        [fish] fish
        [hook] hook
        [arrow] arrow
       *[other] { $district }
    }

## The score sheet

meduris-sheet-start = Start
meduris-sheet-offerings = Offering rituals
meduris-sheet-refusals = Refusals
meduris-sheet-bonus = Bonus chips
meduris-sheet-interim = Interim scorings
meduris-sheet-temples = Temples
meduris-sheet-runes = Rune stones

## Moves, as they stand in a list of choices

meduris-move-worker = Place a worker on the { $plain } plain
meduris-move-lift = Move worker ({ $plain }, height { $height }) to { $to }
meduris-move-hut = Build a hut on field { $field }
meduris-move-temple = Build a temple on field { $field }
meduris-move-swap = Swap three other chips for 1 { $material }
meduris-move-give = Give 1 { $material }
meduris-move-replace = Replace 1 { $material } with three other chips
meduris-move-pay = Pay what is due
meduris-move-offer-nothing = Offer nothing
meduris-move-offer-one = Offer only { $material }
meduris-move-offer-both = Offer both materials
meduris-move-offer-chip = Use the “druid” chip as your offering
meduris-move-take = Take 1 { $material }
meduris-move-decline = Take nothing
meduris-move-return = Return 1 { $material }
meduris-move-first = Chance lets { $player } go first
meduris-move-lay = Chance lays a bonus chip on field { $field }
meduris-move-turn = Chance turns up a bonus chip: { $chip }
meduris-move-roll = Chance rolls { $face }

## What a move costs and brings

meduris-effect-due = { $chips } (you have { $have })
meduris-effect-others =
    { $count ->
        [one] { $count } chip other than { $material }
       *[other] { $count } chips other than { $material }
    }
meduris-effect-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
meduris-effect-rune = rune stone “{ $district }”
meduris-effect-settlement =
    { $count ->
        [one] settlement of { $count } hut
       *[other] settlement of { $count } huts
    }
meduris-effect-free = free, by the “hut” chip
meduris-effect-stored = the chip { $chip } stays under the hut
meduris-effect-steps = the druid goes to stone step { $step }
meduris-effect-druid = the druid goes to field { $field } ({ $player })
    .you = the druid goes to field { $field } (you)
meduris-effect-river = the druid crosses the river
meduris-effect-piece =
    { $piece ->
        [hut] a hut
       *[temple] a temple
    }

## Questions

meduris-ask-place-worker = { $player }, place a worker on a high plain.
meduris-ask-take = { $player }, the die shows plus: which chip do you take?
meduris-ask-return = { $player }, the die shows minus: which chip do you return?
meduris-ask-act = { $player }, move a worker, build a hut or build a temple.
meduris-ask-swap =
    { $count ->
        [one] { $player }, give one last chip for the { $material } you take.
       *[other] { $player }, give { $count } chips for the { $material } you take.
    }
meduris-ask-pay =
    { $purpose ->
        [hut] { $player }, pay { $price } for the hut, or replace a chip.
        [temple] { $player }, pay { $price } for the temple, or replace a chip.
        [one] { $player }, offer { $price }, or replace the chip.
       *[both] { $player }, offer { $price }, or replace a chip.
    }
meduris-ask-give =
    { $count ->
        [one] { $player }, give one last chip in place of the { $material }.
       *[other] { $player }, give { $count } chips in place of the { $material }.
    }
meduris-ask-offer =
    { $size ->
        [1] { $player }, the druid is at your lone hut on field { $field }: what do you offer?
            Here one material brings 1 point, and both bring no more.
       *[other] { $player }, the druid is at your hut on field { $field }: what do you offer?
            One material brings 1 point, both bring { $size }.
    }
meduris-ask-chance = Chance decides.
meduris-ask-over = The game is over.

## Events

meduris-event-bonus-laid = A bonus chip lies face down on field { $field }.
meduris-event-bonus-turned = The chip on field { $field } is { $chip }.
meduris-event-starts = { $player } goes first.
    .you = You go first.
meduris-event-worker-placed = { $player } places a worker on the { $plain } plain.
    .you = You place a worker on the { $plain } plain.
meduris-event-turn-began = It is { $player }’s turn.
    .you = It is your turn.
meduris-event-rolled = { $player } rolls { $face }.
    .you = You roll { $face }.
meduris-event-chips-gained = { $player } gets { $count } { $material }.
    .you = You get { $count } { $material }.
meduris-event-chip-taken = { $player } takes 1 { $material }.
    .you = You take 1 { $material }.
meduris-event-declined = { $player } takes no chip.
    .you = You take no chip.
meduris-event-chip-returned = { $player } returns 1 { $material }.
    .you = You return 1 { $material }.
meduris-event-worker-lifted = { $player } moves a worker from { $plain } to { $to }.
    .you = You move a worker from { $plain } to { $to }.
meduris-event-chip-given = { $player } gives 1 { $material }.
    .you = You give 1 { $material }.
meduris-event-swapped = { $player } takes 1 { $material } in the swap.
    .you = You take 1 { $material } in the swap.
meduris-event-free-building = { $player } has the “hut” chip there and pays nothing.
    .you = You have the “hut” chip there and pay nothing.
meduris-event-chips-paid = { $player } pays { $count } { $material }.
    .you = You pay { $count } { $material }.
meduris-event-hut-built = { $player } builds a hut on field { $field }.
    .you = You build a hut on field { $field }.
meduris-event-temple-built = { $player } builds a temple on field { $field }.
    .you = You build a temple on field { $field }.
meduris-event-bonus-two = { $player } scores 2 points for the bonus chip.
    .you = You score 2 points for the bonus chip.
meduris-event-rune-taken = { $player } takes the { $district } rune.
    .you = You take the { $district } rune.
meduris-event-druid-steps = The druid goes to stone step { $step }.
meduris-event-druid-at = The druid stops at field { $field } and asks { $player }.
    .you = The druid stops at field { $field } and asks you.
meduris-event-runes-scored =
    { $count ->
        [one] The druid crosses the river: { $player } scores { $count } point for a rune.
       *[other] The druid crosses the river: { $player } scores { $count } points for runes.
    }
    .you =
        { $count ->
            [one] The druid crosses the river: you score { $count } point for a rune.
           *[other] The druid crosses the river: you score { $count } points for runes.
        }
meduris-event-offered =
    { $count ->
        [one] The offering ritual brings { $player } { $count } point.
       *[other] The offering ritual brings { $player } { $count } points.
    }
    .you =
        { $count ->
            [one] The offering ritual brings you { $count } point.
           *[other] The offering ritual brings you { $count } points.
        }
meduris-event-refused =
    { $count ->
        [0] { $player } offers nothing and has no point to lose.
        [one] { $player } offers nothing and loses { $count } point.
       *[other] { $player } offers nothing and loses { $count } points.
    }
    .you =
        { $count ->
            [0] You offer nothing and have no point to lose.
            [one] You offer nothing and lose { $count } point.
           *[other] You offer nothing and lose { $count } points.
        }
meduris-event-chip-offered = { $player } uses the “druid” chip as an offering.
    .you = You use the “druid” chip as an offering.
meduris-event-last-turns = { $player } has placed everything: one last turn for all others.
    .you = You have placed everything: one last turn for all others.
meduris-event-circuit = The final round begins: the druid makes his final circuit.
meduris-event-ended = Temples and runes are scored: the game is over.

## Why a move is refused

meduris-why-game-over = The game is over.
meduris-why-setting-up = The table is still being set up.
meduris-why-die-coming = The die is about to be rolled: wait for it.
meduris-why-chance-decides = Chance decides that, not a player.
meduris-why-not-drawn-now = Chance does not draw this now.
meduris-why-bonus-too-close = At least three free fields must lie between two bonus chips.
meduris-why-no-such-chip = There is no such bonus chip left to turn up.
meduris-why-no-such-seat = Nobody sits there.
meduris-why-workers-first = First all workers are placed.
meduris-why-workers-stand = All your workers stand on plains already.
meduris-why-plain-full = Three workers stand on that plain, and it holds no more.
meduris-why-die-choices-first = First everybody settles what the die asks for.
meduris-why-no-die-choice = The die asks for no such choice now.
meduris-why-pile-empty = That pile is empty.
meduris-why-not-in-stock = You have no such chip in your stock.
meduris-why-offering-first = First comes the offering ritual: the druid is waiting.
meduris-why-payment-first = First finish the payment you have begun.
meduris-why-swap-first = First give the chips for the swap you have begun.
meduris-why-no-worker-there = You have no worker at that height of that plain.
meduris-why-same-plain = The worker stands there already: choose another plain.
meduris-why-no-such-field = There is no such field on this board.
meduris-why-field-built = Somebody has built there already.
meduris-why-no-hut-left = You have no hut left.
meduris-why-no-temple-left = You have no temple left.
meduris-why-chip-on-field = A bonus chip lies there: only a hut can be built on it.
meduris-why-too-few-chips = You have too few chips to pay for that, even by replacing some.
meduris-why-swap-too-few = A swap takes three chips of other materials, and you have fewer.
meduris-why-no-giving-now = You have nothing to pay for now.
meduris-why-not-for-itself = A chip cannot stand for its own material.
meduris-why-out-of-order = Chips are given in the order wood, wool, copper, stone.
meduris-why-leaves-too-little = With that chip gone you could not finish the payment.
meduris-why-no-payment-now = There is nothing to pay now.
meduris-why-not-due = No chip of that material is due.
meduris-why-replace-first = Some of the chips due are missing from your stock: replace these first.
meduris-why-first-settled = You have begun to replace the second material: the first is settled.
meduris-why-no-offering-now = The druid is not asking you for an offering now.
meduris-why-not-of-field = The field does not show that material, so the druid does not want it.
meduris-why-offer-unpayable = You have too few chips for that offering, even by replacing some.
meduris-why-no-druid-chip = There is no “druid” chip under this hut.

## Boards, bonus chips and colours that are refused

meduris-colours-refused =
    The colours break { $clause }: each of the { $seats } players has a colour of their own.
meduris-board-refused = This board breaks { $clause }. { $reason }
meduris-board-fields = A board is an object that lists its “fields”, as docs/boards describes it.
meduris-board-size = It has { $count } fields, but with { $seats } players it takes { $due }.
meduris-board-index = Field { $field } has the index { $got }: the fields are numbered from 0.
meduris-board-materials = Field { $field } must show two different materials.
meduris-board-district = Field { $field } is in no district.
meduris-board-split = The district “{ $district }” is in two parts.
meduris-board-districts = It has { $count } districts, but it takes { $due }.
meduris-bonus-refused = These bonus chips break { $clause }. { $reason }
meduris-bonus-count =
    It takes { $due } chips, two each of two, hut and druid; these { $count } are others.
meduris-bonus-fields =
    { $count ->
        [one] It takes { $due } fields; this is one.
       *[other] It takes { $due } fields; these are { $count }.
    }
meduris-bonus-twice = Field { $field } is named twice: every chip has a field of its own.
meduris-bonus-close =
    Fields { $one } and { $other } are too close: at least three fields between
    chips stay free.
meduris-bonus-photo = The layout of the photo is made for the printed board only.

## What speaks for a move that a bot advises

meduris-advice-win = winning the game
meduris-advice-points = points, with runes and temples
meduris-advice-income = offerings to come at your huts
meduris-advice-built = buildings of your own on the board
meduris-advice-stock = the materials in your stock
meduris-advice-rivals = leaving less to the others
