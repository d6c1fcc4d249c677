### The board of Druides on the page.

## Places

web-druides-row = The places
web-druides-slot = { $place } ({ $slot }): { $gems }, { $servants }
web-druides-closed = Place { $slot }: closed
web-druides-at = { $place } ({ $slot })
web-druides-move-card = { $card } to { $where }
web-druides-move-ritual = Announce a ritual: { $where }
web-druides-gone = no place
web-druides-gems =
    { $count ->
        [0] no gems
        [one] { $count } gem
       *[other] { $count } gems
    }
web-druides-gems-known = { $gems } ({ $known } known to you)
web-druides-no-servants = no servants
web-druides-servant = servant
web-druides-servant-value = servant { $value }
web-druides-servant-of = a servant of { $player }
web-druides-servant-value-of = servant { $value } of { $player }
web-druides-ritual = Ritual
web-druides-ritual-at = Ritual: { $place } ({ $slot })

## Decks

web-druides-decks = Decks
web-druides-deck =
    { $count ->
        [one] gem to draw
       *[other] gems to draw
    }
web-druides-places =
    { $count ->
        [one] place to come
       *[other] places to come
    }
web-druides-discard = discarded
web-druides-spent = spent
web-druides-counted = { $count } { $what }
web-druides-seen = What has been seen
web-druides-seen-discard = Discarded, known to you
web-druides-seen-none = none

## Hands

web-druides-hand = Your hand
web-druides-hand-of = { $player }
web-druides-hand-holds = { $gems }, { $servants }
web-druides-servants =
    { $count ->
        [0] no servants
        [one] { $count } servant
       *[other] { $count } servants
    }
web-druides-draw = Draw
web-druides-end = Stop drawing and end the turn
web-druides-hand-empty = Your hand is empty.
web-druides-hands-open = All hands lie open
web-druides-reserve = reserve
web-druides-reserve-holds =
    { $count ->
        [0] Your reserve: no servants
        [one] Your reserve: { $count } servant
       *[other] Your reserve: { $count } servants
    }
web-druides-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## The score column and the ritual

web-druides-column = Score column from { $low } to { $high }: { $pawns }
web-druides-pawn = { $player } at { $score }
web-druides-show = Ritual of { $player }: { $place }
web-druides-skip = Skip

## Kinds of moves, where there are many

web-druides-moves =
    { $kind ->
        [jet] Jet
        [garnet] Garnet
        [amber] Amber
        [emerald] Emerald
        [sapphire] Sapphire
        [amethyst] Amethyst
        [servant] Servants
        [ritual] Rituals
        [discard] Discard
       *[other] More
    }

## Options of a table

web-pages-option-druides-amulets = How gems become amulets
web-pages-value-druides-amulets-numbers = by number
web-pages-value-druides-amulets-cards = by card (the booklet)
web-pages-about-druides-amulets =
    By card: each matching gem makes one amulet, as the booklet says. By number: a matching gem
    numbered 5 makes five amulets, as the game is mostly described; then the column can end the
    game.

## What the signs mean

web-druides-legend-gems = gems in hand
web-druides-legend-servants = servants in hand
web-druides-legend-ritual = a ritual that can be held now
