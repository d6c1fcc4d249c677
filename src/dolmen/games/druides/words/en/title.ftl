### Druides: cards, moves, questions, events and reasons.

druides-title = Druides
druides-about = Lay gems and servants at mystic places, and dare to announce a ritual in time.
druides-daily = With two players: you and a bot, the same places and servants for everybody.
druides-kept = all 54 gems, every servant and the 12 places were there.

## Cards

druides-kind =
    { $kind ->
        [jet] jet
        [garnet] garnet
        [amber] amber
        [emerald] emerald
        [sapphire] sapphire
       *[amethyst] amethyst
    }
druides-gem = { druides-kind } { $number }
druides-place =
    { $kind ->
        [jet] Jet place
        [garnet] Garnet place
        [amber] Amber place
        [emerald] Emerald place
        [sapphire] Sapphire place
       *[amethyst] Amethyst place
    }

## The score sheet

druides-sheet-ritual = Ritual { $number }

## Moves, as they stand in a list of choices

druides-move-ritual = Announce a ritual at place { $slot }
druides-move-no-ritual = Hold no ritual
druides-move-place-gem = Play { $gem } at place { $slot }
druides-move-place-servant = Play servant { $value } at place { $slot }
druides-move-discard = Discard { $gem }
druides-move-keep = Discard nothing
druides-move-draw-gem = Draw a gem
druides-move-draw-servant = Draw a servant
druides-move-stop = Stop drawing
druides-move-first = Chance lets { $player } go first
druides-move-lay = Chance lays: { $place }
druides-move-deal-gem = Chance deals { $gem }
druides-move-deal-servant = Chance deals servant { $value }

## What a move costs and brings

druides-effect-cards =
    { $card ->
        [gem] { $count ->
            [one] { $count } gem
           *[other] { $count } gems
        }
        [servant] { $count ->
            [one] { $count } servant
           *[other] { $count } servants
        }
       *[card] { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }
    }
druides-effect-lie =
    { $count ->
        [one] then { $count } card lies there
       *[other] then { $count } cards lie there
    }
druides-effect-ripe = then a ritual can be held there
druides-effect-shown =
    { $count ->
        [0] no gem is turned up
        [one] { $count } gem is turned up
       *[other] { $count } gems are turned up
    }
druides-effect-served =
    { $count ->
        [one] { $count } servant is served, { $own } of them yours
       *[other] { $count } servants are served, { $own } of them yours
    }

## Questions

druides-ask-ritual = { $player }, do you announce a ritual?
druides-ask-placing = { $player }, play a card at a place.
druides-ask-second = { $player }, play a second card.
druides-ask-second-gem = { $player }, play a gem as your second card.
druides-ask-discarding = { $player }, do you discard a gem?
druides-ask-drawing = { $player }, do you draw a card?
druides-ask-chance = Chance decides.
druides-ask-over = The game is over.

## Events

druides-event-starts = { $player } goes first.
    .you = You go first.
druides-event-place-laid = New: { $place } ({ $slot }).
druides-event-gem-drawn = { $player } draws a gem.
    .you = You draw a gem.
druides-event-gem-drawn-own = { $player } draws { $gem }.
    .you = You draw { $gem }.
druides-event-servant-drawn = { $player } draws a servant.
    .you = You draw a servant.
druides-event-servant-drawn-own = { $player } draws servant { $value }.
    .you = You draw servant { $value }.
druides-event-turn-began = It is { $player }’s turn.
    .you = It is your turn.
druides-event-ritual-announced = { $player } announces a ritual: { $place } ({ $slot }).
    .you = You announce a ritual: { $place } ({ $slot }).
druides-event-gem-matches = Turned up: { $gem }. It matches.
druides-event-gem-does-not-match = Turned up: { $gem }. It does not match.
druides-event-amulets-made =
    { $count ->
        [0] There are no amulets to share.
        [one] There is { $count } amulet to share.
       *[other] There are { $count } amulets to share.
    }
druides-event-servant-served =
    { $count ->
        [0] Servant { $value } of { $player } goes away with nothing.
        [one] Servant { $value } of { $player } takes { $count } amulet.
       *[other] Servant { $value } of { $player } takes { $count } amulets.
    }
    .you =
        { $count ->
            [0] Your servant { $value } goes away with nothing.
            [one] Your servant { $value } takes { $count } amulet.
           *[other] Your servant { $value } takes { $count } amulets.
        }
druides-event-servant-stopped =
    { $count ->
        [0] Servant { $value } of { $player } would lead the pawn past the top of the column.
        [one] Servant { $value } of { $player } leads the pawn { $count } circle up, to the very top.
       *[other] Servant { $value } of { $player } leads the pawn { $count } circles up, to the very top.
    }
    .you =
        { $count ->
            [0] Your servant { $value } would lead the pawn past the top of the column.
            [one] Your servant { $value } leads the pawn { $count } circle up, to the very top.
           *[other] Your servant { $value } leads the pawn { $count } circles up, to the very top.
        }
druides-event-column-grew =
    The lowest score card goes on top: the column now runs from { $low } to { $high }.
druides-event-place-closed = No new place comes: place { $slot } is closed.
druides-event-gem-placed = { $player } plays a gem: { $place } ({ $slot }).
    .you = You play a gem: { $place } ({ $slot }).
druides-event-gem-placed-own = { $player } plays { $gem }: { $place } ({ $slot }).
    .you = You play { $gem }: { $place } ({ $slot }).
druides-event-servant-placed = { $player } plays a servant: { $place } ({ $slot }).
    .you = You play a servant: { $place } ({ $slot }).
druides-event-servant-placed-own = { $player } plays servant { $value }: { $place } ({ $slot }).
    .you = You play servant { $value }: { $place } ({ $slot }).
druides-event-gem-discarded = { $player } discards a gem.
    .you = You discard a gem.
druides-event-gem-discarded-own = { $player } discards { $gem }.
    .you = You discard { $gem }.
druides-event-deck-shuffled =
    { $count ->
        [one] The discard pile becomes the new gem deck: { $count } gem.
       *[other] The discard pile becomes the new gem deck: { $count } gems, well shuffled.
    }
druides-event-blank-turn = { $player } neither plays nor draws a card: a blank turn.
    .you = You neither play nor draw a card: a blank turn.
druides-event-ended-rituals = That was the eleventh ritual: the game is over.
druides-event-ended-column =
    A pawn still stands on the bottom card, so { $player } cannot pass the top and wins at once.
    .you =
        A pawn still stands on the bottom card, so you cannot pass the top and win at once.
druides-event-ended-blank = Nobody played or drew a card for a whole round: the game is over.

## Why a move is refused

druides-why-game-over = The game is over.
druides-why-setting-up = The table is still being set up.
druides-why-card-coming = A card is on its way to a hand: wait for it.
druides-why-place-coming = A new place is about to be turned up: wait for it.
druides-why-chance-decides = Chance decides that, not a player.
druides-why-not-drawn-now = Chance does not draw this now.
druides-why-not-there = It is not there to be drawn.
druides-why-no-place-there = That place is closed.
druides-why-ritual-held = You have held a ritual this turn, and one is the limit.
druides-why-ritual-too-late = A ritual comes before your first card, so it is too late this turn.
druides-why-too-few-cards = A ritual needs at least 3 cards at the place.
druides-why-no-servant-there = A ritual needs at least one servant at the place.
druides-why-ritual-open = First decide whether you hold a ritual.
druides-why-empty-hand = Your hand is empty, so you have to announce a ritual.
druides-why-no-ritual-step = You have already gone past the ritual step this turn.
druides-why-place-first = First play your cards.
druides-why-placed-already = Playing cards is over for this turn.
druides-why-gem-not-held = That gem is not in your hand.
druides-why-servant-not-held = That servant is not in your hand.
druides-why-two-servants = Only one servant a turn: your second card must be a gem.
druides-why-no-discard-step = The discard step of this turn is over.
druides-why-discard-not-held = You can only discard a gem from your hand.
druides-why-discard-first = First decide whether you discard a gem.
druides-why-no-gem-left = There is no gem left to draw: deck and discard pile are empty.
druides-why-reserve-empty = Your reserve is empty: there is no servant to draw.

## What speaks for a move that a bot advises

druides-advice-win = winning the game
druides-advice-points = points at once
druides-advice-rivals = holding the leader back
druides-advice-ritual = a ritual that pays you
druides-advice-hand = a good hand
