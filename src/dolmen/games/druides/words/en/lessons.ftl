### Lessons of Druides: each by its name: what it is called, the task, a hint, and why it was right.

druides-lesson-gem = A gem where it belongs
druides-lesson-gem-task = Play a gem at a place of its own kind.
druides-lesson-gem-hint = Each place shows its kind of gem. You hold a garnet and an amber: there is a place for each.
druides-lesson-gem-done = Only gems of the place’s kind become amulets there. The more of them lie at a place, the more its servants fetch.

druides-lesson-servant = A servant
druides-lesson-servant-task = Send one of your servants to a place.
druides-lesson-servant-hint = Servants are the cards with a number in your colour. Any place will do.
druides-lesson-servant-done = Without a servant nobody fetches anything. The lowest number is served first, and takes as many amulets as it says.

druides-lesson-pair = A gem and a servant
druides-lesson-pair-task = Play a gem and a servant in one turn. No ritual this time.
druides-lesson-pair-hint = First say that you announce none. Then the two cards, in either order, at one place or at two.
druides-lesson-pair-done = Two cards every turn, but never two servants: so a servant always comes with a gem.

druides-lesson-bluff = A bluff
druides-lesson-bluff-task = Play a gem that fits nowhere.
druides-lesson-bluff-hint = No place here is one of emeralds. Whichever place you choose, nobody sees what lies there.
druides-lesson-bluff-done = Face down every card looks the same. A bluff makes a place look rich, or gets rid of a gem that you cannot use.

druides-lesson-discard = Room in the hand
druides-lesson-discard-task = After your two cards throw a gem away.
druides-lesson-discard-hint = Announce no ritual, play two cards; then you are asked whether a gem shall go.
druides-lesson-discard-done = One gem a turn may go, to make room for a better one. You draw up to seven cards afterwards.

druides-lesson-draw = A servant for the hand
druides-lesson-draw-task = Draw a servant instead of a gem.
druides-lesson-draw-hint = Your own servants lie beside you; press them, or choose the move in the list.
druides-lesson-draw-done = You see each card before you choose the next. Whoever has no servants in the hand can send none.

druides-lesson-ritual = Your first ritual
druides-lesson-ritual-task = Announce a ritual that brings you points at once.
druides-lesson-ritual-hint = A ritual may be announced at a lit place. Your own servant waits there.
druides-lesson-ritual-done = All cards of the place are turned up. Its gems became amulets, and your servant fetched his share: a point each.

druides-lesson-choose = The right ritual
druides-lesson-choose-task = Two rituals are possible. Announce the one that pays you.
druides-lesson-choose-hint = Look whose servants wait at each of the two places. Announcing brings nothing by itself.
druides-lesson-choose-done = It is the servants that score, not whoever announces. At the other place nothing would have been yours.

druides-lesson-rich = A rich place
druides-lesson-rich-task = Announce a ritual that brings you four points or more.
druides-lesson-rich-hint = Many cards lie at the lit place, and the last servant in line gets all that is left.
druides-lesson-rich-done = The lower numbers take what they say, the last takes the rest, much or nothing. Here it was much.
