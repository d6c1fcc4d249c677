### Druides: the rules, clause by clause. Clause ids are those of the rule source.

druides-rules-title = Druides: the rules
druides-rules-intro =
    You are druids who turn raw gems into enchanted amulets. Face down, card by card, you lay gems
    and servants at the mystic places, until somebody dares to announce a ritual. The gems that suit
    the place then become amulets, the servants help themselves, the lowest value first, and the
    last one in line gets whatever is left, a treasure or nothing at all.

## Components

DRU-COMP = Components
DRU-COMP-01 =
    Druides is for 2, 3 or 4 players; a game with any other number is refused. Everybody keeps the
    same seat all game, and the seats are numbered in clockwise order.
DRU-COMP-02 =
    There are 24 servant cards in four sets, told apart by their red, blue, black or green backs.
    Each set has the values 1 to 6, one card of each, and belongs to a single player.
DRU-COMP-03 =
    There are 54 gem cards in six kinds: jet, garnet, amber, emerald, sapphire and amethyst. Each
    kind has the numbers 1 to 9, one card of each. From behind, all gems look the same, and no
    servant back looks like them.
DRU-COMP-04 =
    There are twelve mystic place cards. Each shows one kind of gem, and every one of the six kinds
    appears on exactly two places.
DRU-COMP-05 =
    There are six score cards with five circles each. Laid one above the other, they form a single
    score column of 30 circles. (house ruling)
DRU-COMP-06 = Each player has one pawn in the colour of that player.
DRU-COMP-07 =
    Every gem, servant and place card is always in exactly one spot. The 54 gems are shared among
    the gem deck, the hands, the gem piles at the places, the discard pile and the spent pile. The
    six servants of each player are shared among that player’s reserve, that player’s hand and the
    servant rows at the places. The 12 places are shared among the place deck, the row and the
    finished pile. (house ruling)
DRU-COMP-08 =
    Everybody may see the row with the kind of each place; at each place, how many gems are in its
    pile and whose servants lie there, in the order they were played; and for each player, how many
    gems and how many servants are in hand and how many cards are in the reserve. Open to all are
    also how many cards lie in the place deck, the gem deck, the spent pile and the discard pile,
    which gems the spent pile holds, all scores, and the kinds in the finished pile (which tells you
    what the place deck still holds). Gems that a ritual sent to the discard pile stay known until
    that pile is shuffled in. Whatever a ritual turns up is seen by all at that moment.
    (house ruling)
DRU-COMP-09 =
    The value of a servant that has not been revealed is known only to its owner. The kind and
    number of a gem that has not been revealed are known only to the player who holds it, played it
    or discarded it. The order of a deck or reserve is known to nobody, not even to the owner.
    Spectators see only what is public. (house ruling)
DRU-COMP-10 =
    Your own view shows you your hand; each of your gems and servants lying at a place, and at which
    place; and the gems you discarded face down, as long as the discard pile has not been shuffled
    in. It also shows which servants are in your reserve, since those are the ones that are nowhere
    else, but not their order. (house ruling)
DRU-COMP-11 =
    When the discard pile is turned into the gem deck, its gems vanish from every view, even those a
    ritual had revealed or you had discarded yourself. When a servant goes home, opponents’ views
    lose sight of it immediately. The log of earlier rituals can still be read, but the views draw
    no conclusions from it. (house ruling)
DRU-COMP-12 =
    What a seat must hold possible: the gems missing from its view may be spread over the other
    players’ hands, their gems at places, their face-down discards and the gem deck, with every
    spread that fits all public numbers counting equally. The six servants of each opponent may be
    split in any way over hand, played cards and reserve. The seat’s own reserve and the place deck
    may be in any order. (house ruling)

## Setup

DRU-SETUP = Setting up
DRU-SETUP-01 =
    Give each player one set of servants and the pawn of the same colour. Servants and pawns of
    colours nobody plays are out of the game. (house ruling)
DRU-SETUP-02 =
    Build the score column and put all pawns on its very first circle, the lowest one of the bottom
    card. That circle stands for score 0. (house ruling)
DRU-SETUP-03 =
    Shuffle the 12 places and lay six of them, from the top, face up in slots 1 to 6 of the row. The
    six others become the place deck, face down. The same kind may well show up twice in the row.
    (house ruling)
DRU-SETUP-04 =
    Shuffle the 54 gems and deal four to each player. What remains is the gem deck, face down: 46
    cards with 2 players, 42 with 3, or 38 with 4.
DRU-SETUP-05 =
    Shuffle the six servants of each player separately. Chance decides which three come to hand; the
    three others stay face down as that player’s reserve. (house ruling)
DRU-SETUP-06 =
    All players now have a hand of exactly 7 cards. The discard pile, the spent pile and the
    finished pile are still empty, and there has been no ritual yet.
DRU-SETUP-07 =
    The oldest player goes first, and play continues clockwise. When a program runs the game, it
    picks the first seat by lot, unless the table has named one. (house ruling)
DRU-SETUP-08 =
    Apart from the starting seat there is one option only: amulets="cards", which is the default, or
    amulets="numbers" (see DRU-SCORE-01). Any other option or value is refused, and the refusal
    names it. (house ruling)

## Turn

DRU-TURN = Your turn
DRU-TURN-01 =
    Your turn runs through four steps, always in this order: step 1, hold a ritual if you like; step
    2, play two cards; step 3, discard one gem if you like; step 4, refill your hand if you like.
    After that, it is the turn of the next seat clockwise.
DRU-TURN-02 =
    Step 1 is your only chance to announce a ritual: once you have played a card this turn, it is
    too late.
DRU-TURN-03 =
    In step 2 you play exactly two cards from your hand, both face down: either two gems, or a gem
    and a servant. You may never play two servants in the same turn. (house ruling)
DRU-TURN-04 =
    For each of the two cards you choose any place that is in the row at that time. You may choose
    the same place twice or two different places.
DRU-TURN-05 =
    Gems go onto the gem pile above the place; a servant joins the servant row below the place, at
    its right-hand end. Once played, a card stays put: only a ritual at that very place can take it
    away.
DRU-TURN-06 =
    A place can hold any number of cards, and you may have as many of your own servants there as you
    like. (house ruling)
DRU-TURN-07 =
    You cannot skip playing cards. If your hand contains no permitted pair, play as many cards as
    are permitted: one servant if you have no gem, your gem if it is your only one and you have no
    servant, and nothing if your hand is empty. (house ruling)
DRU-TURN-08 =
    In step 3 you may lay one gem from your hand face down on the discard pile. One is the limit,
    and servants cannot be discarded. All you need is a gem still in your hand. (house ruling)
DRU-TURN-09 =
    If you hold no ritual, play no card and draw no card, your turn counts as a blank turn, which
    matters for DRU-END-05. This can happen only if your hand was empty when the turn began.
    (house ruling)
DRU-TURN-10 =
    You play your two cards one by one and decide which goes first; as no more than one of them is a
    servant, this makes no difference to where any card ends up. If the first is a servant, the
    second has to be a gem. Whatever you play first, you can always complete the step.
DRU-TURN-11 =
    A step in which you have nothing to choose is skipped without a question: step 1 if no place is
    eligible, step 2 if your hand is empty, step 3 if you hold no gem, and step 4 if you already
    hold 7 cards or there is nothing to draw. So a whole turn can go by without you deciding
    anything.

## Hand

DRU-HAND = Refilling your hand
DRU-HAND-01 =
    In step 4 you may draw as many cards as you wish, from none at all up to the number that brings
    your hand to 7. Gems and servants count together, and no hand ever has more than 7 cards.
    (house ruling)
DRU-HAND-02 =
    You draw card by card. Each time you first choose where from, the gem deck or your own reserve,
    and you look at the card you got before you choose again.
DRU-HAND-03 =
    Drawing from your reserve gives you one of its cards by pure chance, each being equally likely.
    You cannot choose a reserve that is empty. (house ruling)
DRU-HAND-04 =
    If you want a gem but the gem deck has run out, first shuffle all of the discard pile to make a
    new gem deck. If there are no discards either, you cannot choose the gem deck. Cards of the
    spent pile never come back this way. (house ruling)
DRU-HAND-05 =
    You are free to stop drawing whenever you like, and your turn is then over. It is also over as
    soon as you hold seven cards or have nowhere left to draw from.

## Ritual

DRU-RITUAL = Rituals
DRU-RITUAL-01 =
    A place is called eligible if 3 or more cards lie there, among them at least one servant. Gems
    and servants both count, no matter who played them. (house ruling)
DRU-RITUAL-02 =
    On your turn you are free to announce a ritual at whichever eligible place you like, even one
    where none of the cards is yours.
DRU-RITUAL-03 = You may hold no more than one ritual in a turn. (house ruling)
DRU-RITUAL-04 =
    Turn up every gem and every servant at that place, so that all can see them. The gems are shown
    as one lot, without saying who played which. Cards at other places stay face down.
    (house ruling)
DRU-RITUAL-05 =
    The gems whose kind is that of the place turn into amulets. All its other gems are put on the
    discard pile.
DRU-RITUAL-06 =
    A ritual is allowed even if not one gem matches, or if there are no gems at all. No one scores
    in that case, but everything else happens as usual. (house ruling)
DRU-RITUAL-07 =
    When the scoring is done, the matching gems are put on the spent pile and are out of the game.
    (house ruling)
DRU-RITUAL-08 =
    When the scoring is done, all servants at the place go back to the reserves of their owners, and
    those reserves are shuffled. If it is your turn, you may draw a servant that came home this way
    in step 4 of the very same turn. (house ruling)
DRU-RITUAL-09 =
    If your hand is empty when your turn begins and some place is eligible, you have to announce a
    ritual. Which eligible place you take is up to you. (house ruling)
DRU-RITUAL-10 =
    A ritual goes like this: announce it; reveal the cards; discard the gems that do not match;
    serve the servants one by one, moving each pawn right away; put the amulet gems on the spent
    pile; send the servants home; replace the place; check for the end of the game; go on to step 2.
    Should the game end while you are scoring, everything that would come later is dropped.
    (house ruling)

## Score

DRU-SCORE = Sharing out the amulets
DRU-SCORE-01 =
    Every matching gem card makes one amulet, whatever its number, as the booklet says: this is the
    option amulets="cards", the default. With amulets="numbers", as the game is mostly described, a
    matching gem makes as many amulets as its number: add up the numbers. (house ruling)
DRU-SCORE-02 =
    Each amulet is worth one point: the pawn of the servant’s owner goes up by one circle.
DRU-SCORE-03 =
    Servants are served from the lowest value to the highest. If values are equal, start with the
    player who announced the ritual and go round clockwise. One player can never have two servants
    of equal value. (house ruling)
DRU-SCORE-04 =
    Every servant except the last takes as many amulets as its value, or all that remain if there
    are fewer.
DRU-SCORE-05 =
    The servant that is served last takes everything that remains. That may be more than its value,
    exactly its value, less, or nothing. A servant that is alone at the place counts as the last.
DRU-SCORE-06 =
    All amulets are handed out: what the servants take together is exactly the number of amulets
    there were.
DRU-SCORE-07 =
    If you have several servants at the place, each of them is served separately, when its value
    comes up. The right described in DRU-SCORE-05 belongs to one card only, the very last.
    (house ruling)
DRU-SCORE-08 = Announcing a ritual does not earn you anything in itself.

## Replace

DRU-REPLACE = A new place
DRU-REPLACE-01 =
    After the scoring, move the place to the finished pile. Turn up the top card of the place deck
    and lay it in that same slot; it begins with no cards.
DRU-REPLACE-02 =
    If there is no card in the place deck any more, the slot is removed, so the row becomes one
    place shorter. (house ruling)
DRU-REPLACE-03 =
    Once r rituals have been held, there are min(6, 12 − r) places left in the row and max(0, 6 − r)
    in the place deck.
DRU-REPLACE-04 =
    The player who announced the ritual then continues with step 2. The row counts as it is now, so
    the new place may be used too.

## Track

DRU-TRACK = The score column
DRU-TRACK-01 =
    A score is a whole number, 0 or more, and never goes down. If b is the lowest score in the
    column, the column shows the scores b to b + 29; at the start b is 0. Numbering the cards
    upwards from c = 0 at the bottom, card c shows the scores b + 5c to b + 5c + 4. (house ruling)
DRU-TRACK-02 = One circle has room for any number of pawns. (house ruling)
DRU-TRACK-03 =
    For each amulet the pawn climbs one circle, one step after another. It completes all its steps
    before the next servant gets its share. (house ruling)
DRU-TRACK-04 =
    If a step would take a pawn beyond b + 29 while no other pawn stands on the bottom card (scores
    b to b + 4), put that card on top of the column: b goes up by 5 and the pawn takes its step.
    This can happen several times while one servant is being served, with a fresh check each time.
DRU-TRACK-05 =
    If a step would take a pawn beyond b + 29 while another pawn stands on the bottom card, the pawn
    stays where it is and the game is over immediately, see DRU-END-03. A pawn that has not scored
    yet counts as well. (house ruling)
DRU-TRACK-06 = A pawn that stops on the uppermost circle has not gone past it.

## End

DRU-END = End of the game
DRU-END-01 =
    The game is over immediately once just one place remains that has had no ritual, that is, after
    the 11th ritual. The player whose turn it is does not play steps 2 to 4 any more, and the round
    is not finished. (house ruling)
DRU-END-02 =
    Whoever has the highest score wins. Cards still in hands, in reserves or at the last place count
    for nothing.
DRU-END-03 =
    If DRU-TRACK-05 ends the game, the owner of the pawn that could not take its step wins alone,
    even with another pawn on the same top circle. Amulets that have not been handed out are lost,
    and the cards of the ritual remain where they lie. Behind the winner, the other players are
    ranked by their scores. (house ruling)
DRU-END-04 =
    If the game ended by DRU-END-01 or DRU-END-05, all players who tie for the highest score win
    together. Players with equal scores have equal rank. (house ruling)
DRU-END-05 =
    With n players, n blank turns one after another end the game immediately, and the highest score
    wins. (house ruling)
DRU-END-06 =
    Should DRU-TRACK-05 come up during the 11th ritual, the winner is found by DRU-END-03.
    (house ruling)
DRU-END-07 =
    Once the game is over, nothing more can be done: every action is refused. All cards that were
    hidden may now be shown.
DRU-END-08 =
    The game needs no limit on turns. With n players and M = 11 + 12·(54 + 6n), it provably lasts
    n·(2M + n + 1) turns at the most, no matter how you play; real games are much shorter.
