### Hints for a first game of Druides: each is said when its thing first happens.

web-hint-druides-goal =
    You win with the most points: one for every amulet that your servants fetch from rituals. The
    game ends after the eleventh ritual, after half an hour or so. In your turn you may announce a
    ritual, then you play two cards face down at places, then you draw.
web-hint-druides-ritual =
    At a lit place lie three cards or more, a servant among them: you may announce a ritual there,
    even if nothing is yours. Announcing brings nothing by itself, so look whose servants wait
    there. Once you have played a card it is too late for this turn.
web-hint-druides-places =
    Choose a card of your hand, then one of the mystic places. Each place has one kind of gem, and
    only gems of that kind become amulets there. Your cards lie face down: a wrong gem is a bluff.
web-hint-druides-servants =
    Servants fetch the amulets. In a ritual the lowest number takes first, as many as it says, then
    the next; the last in line gets all the rest, much or nothing.
web-hint-druides-pair =
    Every turn you play two cards: two gems, or a gem and a servant, at one place or at two. Two
    servants in one turn are not allowed.
web-hint-druides-discard = You may throw one gem away, to make room for a better one. You need not.
web-hint-druides-draw =
    Fill your hand up to seven cards if you like, one by one: gems from the deck, or servants from
    your own reserve. You see each card before you choose the next.
web-hint-druides-turned =
    A ritual: all gems and servants at that place are turned up. Gems of the kind of the place
    become amulets; the others are discarded.
web-hint-druides-amulets =
    Here every matching gem makes one amulet, whatever its number: that is the option “by card”.
    With the option “by number” a matching 5 makes five amulets.
web-hint-druides-served =
    The servants are served by their numbers, the lowest first; the last one takes everything that
    is left. Then they go home to their owners’ reserves.
web-hint-druides-column =
    Your amulets are points: your pawn climbs the column of stones. With the option “by number” the
    column can end the game: a pawn that would have to climb off its top, while another still stands
    on the lowest card, wins at once.
web-hint-druides-place =
    After a ritual a new place takes the slot of the old one. When no place is left to come, the row
    becomes shorter; after the eleventh ritual the game is over.
