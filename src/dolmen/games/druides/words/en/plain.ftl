### Druides on the pages without script.

plain-druides-option =
    { $option ->
        [first] Who goes first
       *[amulets] How gems become amulets
    }
plain-druides-value =
    { $value ->
        [first-none] drawn by lot
        [amulets-numbers] By number: a matching gem numbered 5 makes five amulets (a widely described variant)
       *[amulets-cards] By card: each matching gem makes one amulet (the booklet)
    }
plain-druides-moves =
    { $kind ->
        [ritual] Announce a ritual
        [no-ritual] No ritual
        [place-gem] Play a gem
        [place-servant] Play a servant
        [discard] Discard a gem
        [keep] Discard nothing
        [draw-gem] Draw a gem
        [draw-servant] Draw a servant
       *[stop] Stop drawing
    }
plain-druides-target =
    { $kind ->
        [slot] place { $name }
        [card] { $name }
        [discard] discard pile
        [deck] gem deck
        [reserve] reserve
        [places] places to come
       *[seat] your turn
    }
plain-druides-step =
    { $step ->
        [ritual] announce a ritual or not
        [place] play the first card
        [place-second] play a second card
        [place-gem] play a gem as second card
        [discard] discard a gem or not
        [draw] draw cards
        [new-place] a new place is turned up
        [gem-due] a gem is dealt
        [servant-due] a servant is dealt
        [lay-places] the places are laid
        [deal-gems] gems are dealt
        [deal-servants] servants are dealt
        [draw-first] the first player is drawn
       *[over] the game is over
    }
plain-druides-winner = Stopped at the top of the column and wins
plain-druides-ritual-held = A ritual was held this turn
plain-druides-column = Score column
plain-druides-column-span = circles { $low } to { $high }
plain-druides-deck = Gem deck
plain-druides-discard = Discard pile
plain-druides-discard-known = Known to you in the discard pile
plain-druides-spent = Spent gems
plain-druides-finished = Rituals held
plain-druides-places = Places to come
plain-druides-places-left = { $count } { druides-kind }
plain-druides-row = Places
plain-druides-slot = Place { $number }
plain-druides-place = Kind
plain-druides-gems = Gems
plain-druides-gems-known = Gems you know
plain-druides-servants = Servants
plain-druides-servant =
    { $value ->
        [0] a hidden one of { $owner }
       *[other] { $value } of { $owner }
    }
plain-druides-hand-gems = Gems in hand
plain-druides-hand-servants = Servants in hand
plain-druides-home = Servants in reserve
plain-druides-gems-held = Number of gems
plain-druides-servants-held = Number of servants
plain-druides-reserve = Size of the reserve
