### Meduris: the rules, clause by clause. Clause ids are those of the rule source.

meduris-rules-title = Meduris: the rules
meduris-rules-intro =
    You settle at the foot of Mount Meduris: your workers fetch wood, wool, copper and stone from
    its high plains, you turn these into huts and temples, and the druid goes round from hut to hut
    and asks each owner for an offering. Of the printed four-player side with its 40 fields only
    part is known, so ours is our own design in the spirit of the printed one, and a board file can
    replace it. In the examples Red, Green (light green) and Blue sit clockwise at the 32-field
    board unless told otherwise; fields that are not named are unbuilt and have no chip, and
    whatever is not mentioned plays no part.

## Setup

MED-SETUP = Setting up
MED-SETUP-01 =
    Meduris is for 2, 3 or 4 players; a game with any other number is refused. All players keep
    their seats, and the seats run clockwise.
MED-SETUP-02 =
    The colours are red, light green, blue and purple, and no two players share one. With two
    players they are always blue and purple, the only ones that come with 12 huts and 3 workers.
    Three players take any three colours, and four take all of them.
MED-SETUP-03 =
    With two or three players you use the side of the board with 32 fields, with four players the
    side with 40.
MED-SETUP-04 =
    The N fields (N is 32 or 40) are numbered clockwise from 0 to N − 1 and close into a ring: the
    neighbours of field i are fields i − 1 and i + 1, counted modulo N. So fields N − 1 and 0 are
    neighbours too, even though the great river runs between them. Every field shows two different
    materials and lies in one of nine districts, each made up of consecutive fields.
MED-SETUP-05 = All score markers begin on 5.
MED-SETUP-06 =
    Mix the six bonus chips face down (two each of “2”, “hut” and “druid”), put them on six
    different fields and then turn them up. All the way round the ring, each chip and the next have
    at least three fields without a chip between them, so they are at least 4 apart along the ring.
    That leaves 6864 possible sets of fields on the 32-field side and 135660 on the side with 40.
    (house ruling)
MED-SETUP-07 =
    Example, the layout of the set-up photo: the 32-field board has no chips yet. You lay “hut” on
    field 2, “2” on field 8, “druid” on field 12, “druid” on field 17, “hut” on field 21 and “2” on
    field 26. This is accepted: 5, 3, 4, 3, 4 and 7 fields in between are free. With the chip of
    field 12 on field 11 instead it is refused, because between 8 and 11 only fields 9 and 10 are
    left.
MED-SETUP-08 =
    The druid begins on a temple of his own, which is not part of the ring. From there three stone
    steps lead down to the path and meet it just before field 0. Nothing has been built on any
    field.
MED-SETUP-09 =
    You begin with a hidden stock: 1 chip each of wood, wool, copper and stone. All the rest makes
    up the public piles on the mountain, one per material: 16 chips each with 2 players, 15 with 3,
    or 14 with 4. For each material, the pile and all stocks always add up to 18.
MED-SETUP-10 =
    Your pieces stand in a reserve that everybody can see: 2 temples, and 12 huts with 2 players or
    8 huts with 3 or 4.
MED-SETUP-11 =
    There are nine rune stones, one for each district. They lie next to the board and belong to
    nobody yet.
MED-SETUP-12 =
    Choose who starts. When a program runs the game, it picks the starting player by lot, unless the
    table has named a seat. (house ruling)
MED-SETUP-13 =
    You have 3 workers with 2 players, or 2 workers with 3 or 4. The starting player puts one worker
    on a high plain, then the others do the same in clockwise order, and so it goes round until no
    worker is left. You may choose any plain with fewer than three workers, and yours goes on top of
    those already there. Nothing is produced by this. The first turn then goes to the starting
    player.
MED-SETUP-14 =
    The only secret is what the stocks contain. The piles, reserves, runes, scores, stacks of
    workers, bonus chips (even one beneath a hut), the druid and the die are there for all to see.
    (house ruling)
MED-SETUP-15 =
    Apart from the starting seat and the colours, there are five options. The option bonus is
    "random" (the default), "photo" (the layout of MED-SETUP-07, for the 32 printed fields only), a
    list of six fields that you choose, which MED-SETUP-06 must allow and whose chips are drawn by
    lot, or a layout you spell out, with two chips of each kind. The option stalemate_end is on (the
    default) or off, see MED-FINALE-03. The option idle_limit is a number of rounds from 0 to 1000,
    20 by default, and 0 turns it off, see MED-FINALE-12. The option open_stocks is off (the
    default) or on, and when on it shows the stocks that MED-SETUP-14 keeps secret. The option board
    is the printed or designed side from the data file (the default) or a custom board, see
    MED-SETUP-16. Anything else is refused, and the refusal names it.
MED-SETUP-16 =
    A custom board must meet these conditions. It has 32 fields for 2 or 3 players, or 40 fields for
    4, numbered from 0 and with no number missing. Every field shows two of the four materials, and
    they differ. There are exactly nine districts, and each is a single block of consecutive numbers
    with at least one field in it, so no district reaches across the river. Coordinates are not
    required. Any other board is refused, and the refusal says why. As there are always fewer huts
    than fields, no row of huts can ever close the ring.
MED-SETUP-17 =
    Example: all of these boards are refused. One has 31 fields; one has 32 fields but is meant for
    4 players; on one, field 7 shows wood twice; on one, fields 3 and 9 belong to the same district
    although field 5 belongs to another.

## Turn

MED-TURN = Your turn
MED-TURN-01 =
    Turns go round clockwise. In your turn you make move 1/2, the small yield, and after it move
    2/2. You cannot leave out either of them or change their order.
MED-TURN-02 =
    As move 2/2 you do exactly one of three things: take a big yield, build a hut or build a temple.
    You cannot pass; at least one big yield is always possible. (house ruling)
MED-TURN-03 =
    When others have something to choose in your turn (on plus or minus, or at an offering), they do
    so in the order laid down for it, and nothing else happens until they have.
MED-TURN-04 =
    Your turn ends when the druid has moved and any interim scoring and all of the ritual are done.
    Then it is your left neighbour’s turn, no matter who made the last offering.
MED-TURN-05 =
    You cannot do what the rules do not allow, whether a piece is missing, the field is forbidden
    or your payment falls short. Such an action is refused, and everything stays as it was.
MED-TURN-06 =
    Your turn runs in this order: the die; all choices that the die calls for, other players’ and
    your own; as many separate swaps as you like (MED-SWAP-04); one action as move 2/2, with all its
    consequences; the tests at the end of the turn (MED-FINALE-13).

## Small yield

MED-SMALL = Move 1/2: the small yield
MED-SMALL-01 =
    On your turn, roll the die. It has six faces, wood, wool, copper, stone, plus and minus, and
    each comes up with the same chance.
MED-SMALL-02 =
    If a material comes up, all workers on the plain of that material go to work, whoever they
    belong to. Each brings its owner exactly 1 chip from the pile, however high or low it stands in
    the stack.
MED-SMALL-03 =
    If the pile does not have enough chips, serve the stack from the top down: the top worker, then
    the one under it, then the bottom one. Whoever comes after the last chip goes without. An empty
    pile gives nothing until chips have come back to it.
MED-SMALL-04 =
    On plus, all players may take 1 chip each, of whatever material they like and no matter where
    their workers are. The active player is first, and the others follow clockwise.
MED-SMALL-05 =
    On plus you may only choose a pile that has chips left; whoever comes later has to make do with
    what remains. You need not take a chip if you do not want one. If all four piles are empty,
    nobody gets anything. (house ruling)
MED-SMALL-06 =
    On minus, all players have to put 1 chip of their choice back on its pile. The active player is
    first, and the others follow clockwise, having seen what was returned before. If you have no
    chips, you return nothing, and it costs you nothing else. (house ruling)
MED-SMALL-07 =
    Example, the first half of example 1 in the rulebook: on the wood plain stand Blue, Blue and
    Green, from bottom to top, and no worker of Red’s; the wood pile has at least 3 chips. Red rolls
    wood. Green gets 1 wood, Blue gets 2 and Red gets 0. Red continues with move 2/2.
MED-SMALL-08 =
    Example of a shortage, after the FAQ: the workers stand as before, but the wood pile has only 2
    chips. Wood is rolled. Green, on top, gets 1, Blue’s upper worker gets 1 and Blue’s lower worker
    gets 0, which brings the pile to 0. If wood is rolled once more, nobody gets any.
MED-SMALL-09 =
    Example of plus with a single chip left, after the FAQ: the piles hold 1 wood, 0 wool, 0 copper
    and 0 stone, and Blue is the active player. Blue rolls plus and takes the wood. Red and Green
    get nothing, wherever their workers are.

## Big yield

MED-BIG = Move 2/2: the big yield
MED-BIG-01 =
    Pick up one of your own workers, any one you like, even from the middle or the bottom of a
    stack. The workers above it come down by one and stay in the same order.
MED-BIG-02 =
    Place the worker on top of the stack on another plain, where there are at most two workers so
    far. Its old plain is not allowed, and neither is one with three workers.
MED-BIG-03 =
    Now the plain it has come to produces, once, and no other plain does. With heights counted from
    1 at the bottom, the worker at height h brings its owner h chips of that material. One worker
    alone brings 1, two workers bring 2 + 1, and three bring 3 + 2 + 1.
MED-BIG-04 =
    Everyone with a worker on that plain gets chips, so your opponents do too. If several workers
    there belong to the same player, their chips add up.
MED-BIG-05 =
    If the pile does not have enough, the top worker takes all it is entitled to, as far as the
    chips go; then the next does the same, then the bottom one. Each takes what is still there, and
    that may be just a part or nothing at all.
MED-BIG-06 =
    You may make this move even when the pile is empty; it then yields 0. A big yield leaves the
    druid where he is and earns neither a rune nor points.
MED-BIG-07 =
    Example, the second half of example 1 in the rulebook: on the stone plain, Red is at the bottom
    and Green on top; the other worker of Red’s is on wool; the stone pile has at least 6 chips. Red
    moves the worker from wool to stone. The stone plain is now, from bottom to top, Red, Green,
    Red. Red gets 4 stone (3 + 1) and Green gets 2; the wool plain produces nothing.
MED-BIG-08 =
    Example of taking a worker out from below: the wood plain is, from bottom to top, Red, Blue,
    Green, and on the copper plain there is Blue. Red moves the worker from wood to copper. Now the
    wood plain is Blue, Green, and the copper plain is Blue, Red. Red gets 2 copper and Blue gets 1;
    wood is not produced.
MED-BIG-09 =
    Example of a shortage: everything is as in MED-BIG-07, except that the stone pile has 4 chips.
    Red moves to stone. The top worker, Red’s, gets 3, Green’s gets 1 and the bottom one, Red’s
    again, gets 0. The stone pile is down to 0.

## Swap

MED-SWAP = Swapping three for one
MED-SWAP-01 =
    Whatever you pay for, a hut, a temple or an offering, you may replace any chip that is due with
    three chips of other materials, alike or not. Each of them goes to the pile of its own kind. The
    pile of the material you replace is left alone, so it may well be empty. (house ruling)
MED-SWAP-02 =
    You may replace more than one chip: for n replaced chips you pay 3n further chips from your
    stock.
MED-SWAP-03 = You may replace a chip even if you do have the one that is due. (house ruling)
MED-SWAP-04 =
    There is also the separate swap, in your own turn only, after the die and all choices it calls
    for but ahead of your action in move 2/2. You return three chips and take one of a material that
    none of those three shows, provided that its pile is not empty; you may do so as often as you
    like. Choice by choice, you first say which chip you take, then you give the three in the fixed
    order wood, wool, copper, stone. You are offered the swap only if you have three chips of other
    materials. (house ruling)
MED-SWAP-05 =
    There is no other way to exchange anything: no other rate, no trade with another player, and no
    paying with runes, points or pieces.
MED-SWAP-06 =
    Example of replacing a chip while building: fields 17, 18 and 19 are unbuilt, Blue has just 1
    wood, 2 wool and 1 copper, and the stone pile is at 0. Blue builds a hut on field 18 (stone and
    wood) with the wood, and with 2 wool and 1 copper for the stone. This is legal. It empties
    Blue’s stock; the piles grow by 1 wood, 2 wool and 1 copper, and stone stays at 0.
MED-SWAP-07 =
    Example: Blue has just 1 wood and 2 wool and wants to build the hut of MED-SWAP-06. This is
    refused, and nothing changes.
MED-SWAP-08 =
    Exactly which payments are legal? Say the price is k chips of material a and k chips of material
    b; for a hut, k is the settlement factor, for a temple or the offering of both materials it is
    1. A payment is a set of chips from your stock. It is legal if there are numbers p and q, each
    from 0 to k, so that you can divide it into four parts: k − p chips of a plus k − q of b, which
    pay directly; 3p chips without any a, which stand for the p chips of a you replaced; and 3q
    chips without any b, which stand for the q chips of b you replaced. No chip counts twice, you
    get no change, and no chip may be left over. Three chips that stand for an a may include b, and
    three that stand for a b may include a, even if you pay all the b (or all the a) that is due
    directly. All that matters is which chips you pay: if the same chips can be divided in two ways,
    it is still a single payment. As a sum, with A, B and O for the numbers of chips of a, of b and
    of the other two materials in the payment: 0 ≤ B − (k − q) ≤ 3p, 0 ≤ A − (k − p) ≤ 3q and A + B
    + O = 2k + 2(p + q).
MED-SWAP-09 =
    The offering of one material costs 1 chip of a, and a may be either of the two materials of the
    field. You give one chip of a, or three chips without any a.
MED-SWAP-10 =
    Say the price is j chips of a and k chips of b, and compare it with your stock: some a or b may
    be missing, some may be spare. You can pay if, and only if, 3 × (missing a + missing b) is no
    more than spare a + spare b + all your chips of the other two materials. Only then may you
    choose that building or offering.
MED-SWAP-11 =
    Paying choice by choice, in the reference form, goes like this. Having chosen the field or the
    offering, you may say “replace a” (no more than k times) and after that “replace b” (no more
    than k times). Each time you then give three chips, one after another, and none of the material
    you are replacing. With “pay” you finish, and everything you have not replaced is taken
    directly. All chips given for the same replaced material have to follow the fixed order wood,
    wool, copper, stone, where a chip may be followed by an equal one. You are offered only such
    choices as still let you finish the payment within this form, fixed order and “first a, then b”
    included; for example, you cannot give your only copper first if that leaves nothing but wood
    for the other two. Once you have begun a set of three, MED-SWAP-10 by itself is not a sufficient
    test. So you never get stuck, and you can reach every payment of MED-SWAP-08 and no other one,
    some of them in more than one way. Each chip goes to its pile the moment you give it, and where
    “pay” is all you could choose, you need not be asked. Any other form is just as good, as long as
    it leads to the same payments.
MED-SWAP-12 =
    Example of all payments: fields 17, 18 and 19 are unbuilt, and Blue has just 4 wood, 2 wool and
    1 stone. Blue builds a hut on field 18 (stone and wood). There are exactly five legal payments.
    The first is 1 wood and 1 stone. Replacing the stone gives three: 4 wood, or 3 wood and 1 wool,
    or 2 wood and 2 wool. Replacing both gives one: 3 wood for the stone, plus 2 wool and 1 stone
    for the wood. Replacing only the wood gives none: the stone is paid directly, and the two wool
    that remain are not enough for a set of three.
MED-SWAP-13 =
    Example of several replaced chips: there is a hut on field 19, and fields 17, 18 and 20 are
    unbuilt, so a hut on field 18 has factor 2 and costs 2 stone and 2 wood. If Blue has 2 wood and
    6 wool, Blue can pay and uses up everything. If Blue has 5 wood and 3 wool, Blue can pay as
    well: 2 wood directly and, for the two stones, 3 wood and 3 wool, divided into two sets of three
    in any way. If Blue has 5 wood and 2 wool, it is refused: 6 chips are needed and only 5 are
    spare. If Blue has 1 stone, 1 wood and 5 wool, it is refused: the 2 missing chips call for 6,
    and only 5 are spare.

## Hut

MED-HUT = Move 2/2: building a hut
MED-HUT-01 =
    You may build a hut on any field where there is no hut and no temple yet; a bonus chip does not
    stand in the way. You need a hut in your reserve.
MED-HUT-02 =
    A hut costs the two materials of its field, each of them times the settlement factor
    (MED-SETTLE-02). The chips you pay go to their piles straight away.
MED-HUT-03 =
    Building a hut takes effect in this order: you pay; you place the hut; the bonus chip; the rune;
    the druid’s move, with interim scoring and ritual; the tests at the end of the turn
    (MED-FINALE-13).
MED-HUT-04 =
    What has been built stays: no building is ever moved, taken away or exchanged for another.
    Building a hut does not earn points in itself.
MED-HUT-05 =
    Example of a lone hut: fields 1, 2 and 3 are unbuilt, and Green has just 1 wool and 1 copper.
    Green builds a hut on field 2 (wool and copper). Green’s stock is now empty, the wool pile and
    the copper pile have 1 chip more each, Green has 1 hut less in reserve and holds the serpent
    rune, and the score has not changed.

## Rune

MED-RUNE = Rune stones
MED-RUNE-01 =
    Once you have placed a hut, take the rune stone of the district it stands in. If another player
    has it, take it from there; otherwise it is still next to the board.
MED-RUNE-02 =
    If it was yours already, nothing changes. So a rune is always with the player who built the most
    recent hut in its district.
MED-RUNE-03 =
    You keep your runes in front of you, visible to all. Each of the nine has one owner at most.
MED-RUNE-04 =
    Building a temple neither brings you a rune nor costs anyone a rune. You cannot offer a rune,
    pay with it or trade it.
MED-RUNE-05 =
    Example: Red has a hut on field 19 and holds the wave rune. Blue builds a hut on field 18. Now
    Blue holds the wave rune, and Red has 1 rune less. If Red builds a temple on field 17 later on,
    the rune stays with Blue.

## Temple

MED-TEMPLE = Move 2/2: building a temple
MED-TEMPLE-01 =
    You may build a temple on any field where there is no hut, no temple and no bonus chip. You need
    a temple in your reserve, and you get only two for the whole game.
MED-TEMPLE-02 =
    A temple always costs one chip of each of the two materials of its field, no matter what its
    neighbours are. You may replace chips as MED-SWAP-01 allows.
MED-TEMPLE-03 =
    You take no rune for it. The druid moves just as he would for a hut. A temple earns its points
    in the final scoring and not before.
MED-TEMPLE-04 =
    A settlement stops at a temple, and temples never count as huts. You may build a temple beside
    another one.
MED-TEMPLE-05 =
    Example: there are huts on fields 18, 19 and 20, field 21 is unbuilt and has no chip, and Blue
    has just 1 wool and 1 stone. Blue builds a temple on field 21 (wool and stone). This is legal.
    It empties Blue’s stock, no rune changes hands, and the settlement is still of size 3.
MED-TEMPLE-06 =
    Example: there is a bonus chip on field 21, no matter which. Blue wants to build a temple there;
    this is refused.

## Bonus

MED-BONUS = Bonus chips
MED-BONUS-01 =
    “2” (+2 points): you pay for the hut as always and score 2 points immediately, before the druid
    moves. The chip is out of the game.
MED-BONUS-02 =
    “Hut” (free hut): you pay nothing whatsoever, not even what a settlement would add to the price.
    The chip is out of the game; the rune and the druid follow as always. (house ruling)
MED-BONUS-03 =
    “Druid” (stored offering): you pay for the hut as always and build it on top of the chip, which
    remains on its field.
MED-BONUS-04 =
    Each time the druid asks at a hut with a “druid” chip beneath it, the owner may discard that
    chip and give no materials. It counts as if both had been given. (house ruling)
MED-BONUS-05 =
    You decide afresh at each visit whether to use it, and you may do so even in the ritual that
    this very hut has brought about, or in the final circuit. It works only once, only at this hut
    and only for the owner. If it is still there at the end, it is worth nothing.
MED-BONUS-06 =
    Example: there is a “2” chip on field 8, fields 7 and 9 are unbuilt, and Red has score 5 and
    just 1 stone and 1 copper. Red builds a hut on field 8. Red pays both chips and goes up to score
    7; the “2” chip is gone, and Red holds the sprout rune. After that the druid moves.
MED-BONUS-07 =
    Example: there is a “hut” chip on field 21, there are huts on fields 18, 19 and 20, fields 17
    and 22 are unbuilt, and Green’s stock is empty. Green builds a hut on field 21. Green pays
    nothing, although the factor is 4; the chip is gone, and Green holds the wave rune.
MED-BONUS-08 =
    Example: Green has a hut with a “druid” chip beneath it on field 12, and Red has a hut on field
    13; fields 10, 11 and 14 are unbuilt, there is a temple on field 20, and the druid is at the hut
    on field 9. Green has score 10 and an empty stock. A temple is built on field 30, and Green
    discards the chip. Green goes up to 12, as the row has size 2; the chip is gone, and the druid
    moves on to field 13 and asks Red. The next time he visits field 12, Green has to give materials
    or lose a point.

## Settlement

MED-SETTLE = Settlements
MED-SETTLE-01 =
    Two or more huts in a row without a gap, in whatever colours, are a settlement. It may reach
    over several districts and even over the great river; temples and unbuilt fields are its
    borders.
MED-SETTLE-02 =
    The settlement factor of a new hut is the size of its row, that is, the number of huts in that
    row once the new one is in place. A lone hut is a row of size 1, so its factor is 1.
MED-SETTLE-03 =
    You pay each of the two materials as many times as the factor says: 2 + 2 for the second hut, 3
    + 3 for the third, k + k for the k-th. There is no upper limit.
MED-SETTLE-04 =
    If a hut closes the gap between two rows, their sizes being a and b, its factor is a + b + 1.
MED-SETTLE-05 =
    It makes no difference which colours the huts have, whose they are, and whether the new one is
    at one end of the row, at the other or in the middle.
MED-SETTLE-06 =
    Only huts are subject to the factor. The price of a temple is not multiplied, and nor is an
    offering.
MED-SETTLE-07 =
    Example, number 3 in the rulebook: Red has huts on fields 19 and 20, Blue has a temple on field
    21, and field 17 is unbuilt. Blue builds a hut on field 18 (stone and wood). It costs 3 stone
    and 3 wood.
MED-SETTLE-08 =
    Example across the river: there is a hut on field 31, and fields 30 and 1 are unbuilt. Somebody
    builds a hut on field 0 (wool and copper). It costs 2 wool and 2 copper.
MED-SETTLE-09 =
    Example of a temple as border: there are huts on fields 18, 19 and 20 and a temple on field 21,
    and field 23 is unbuilt. Somebody builds a hut on field 22 (wood and copper). It costs 1 wood
    and 1 copper.
MED-SETTLE-10 =
    Example of joining: there are huts on fields 5, 6 and 8, and fields 4 and 9 are unbuilt.
    Somebody builds a hut on field 7 (wood and stone). It costs 4 wood and 4 stone.

## Druid

MED-DRUID = The druid’s path
MED-DRUID-01 =
    Each construction, whether of a hut or of a temple, makes the druid move exactly once. Apart from that
    he moves only in the final circuit.
MED-DRUID-02 =
    With the first three constructions of the game he goes to stone step 1, then to step 2, then to
    step 3. This causes no ritual and no interim scoring.
MED-DRUID-03 =
    The fourth construction makes him leave step 3. He joins the path on the same side of the river
    as field 0, so field 0 is the first one he can come to. This causes no interim scoring.
    (house ruling)
MED-DRUID-04 =
    Once on the path, he walks clockwise until he comes to a hut and stops at it, whoever owns it.
    The hut he starts from does not count, but one that has just been built does. Then a ritual
    begins.
MED-DRUID-05 = He never goes back, and temples and unbuilt fields never make him stop.
MED-DRUID-06 =
    As long as there is no hut on the board, he stays on step 3, even if more and more temples are
    built. When the first hut is built, he walks to it.
MED-DRUID-07 =
    When a ritual is over, he stays at the hut he visited last. It is the clockwise end of its row.
MED-DRUID-08 =
    If he is standing at the only hut on the board, he goes once all the way round, crosses the
    river, which causes an interim scoring, and asks at the same hut again. (house ruling)
MED-DRUID-09 =
    Example, number 2 in the rulebook: the druid is on step 3; Green has a hut on field 2, two more
    huts are on fields 10 and 20, and fields 0, 1 and 3 are unbuilt. The fourth hut is built on
    field 14. The druid goes to field 2, and there is no interim scoring. There Green offers 1 wool
    and earns 1 point, and the ritual is over.
MED-DRUID-10 =
    Example of a hut behind him: there are huts on fields 15, 16 and 22 and a temple on field 5,
    fields 17 and 23 are unbuilt, and the druid is on field 16. Somebody builds a hut on field 14.
    The druid goes to field 22, and the hut on field 14 is not asked.

## Offering

MED-OFFER = The offering ritual
MED-OFFER-01 =
    In a ritual the druid asks first at the hut where he has stopped. If there is a hut on the very
    next field clockwise, he goes there and asks again, and so on. When that field is unbuilt or has
    a temple, the ritual is over.
MED-OFFER-02 =
    At each hut the owner decides, even when somebody else is the active player: give nothing, give
    one material, give both, or use the “druid” chip if there is one. Owners may refuse even if they
    could give something. If you have nothing to give, it counts as giving nothing.
MED-OFFER-03 =
    The druid wants one chip of each of the two materials of the field, and no factor ever applies.
    The chips you give go to their piles straight away, and you may replace chips as MED-SWAP-01
    allows.
MED-OFFER-04 = For one of the two materials, whichever you choose, you score 1 point.
MED-OFFER-05 =
    For both materials you score as many points as there are huts in the entire row, in whatever
    colours.
MED-OFFER-06 = For nothing you lose 1 point, except that a score cannot fall below 0. (house ruling)
MED-OFFER-07 =
    A lone hut follows the same rules, so there you score 1 point for both materials just as for
    one. (house ruling)
MED-OFFER-08 = All points are counted immediately, before the druid moves on.
MED-OFFER-09 =
    If several huts in the row are yours, you decide at each one when he gets there, with whatever
    you have left by then.
MED-OFFER-10 =
    Some huts of the row may lie behind the hut where the ritual starts. They count for its size,
    but the druid does not ask them.
MED-OFFER-11 =
    Example, the ritual of number 3 in the rulebook: Green has a hut on field 15, Red on fields 16,
    19 and 20, Blue on field 22; Blue has a temple on field 21; field 17 is unbuilt, and the druid
    is on field 16. All scores are 5; Blue has just 4 stone and 4 wood, Red just 1 wood. Blue builds
    a hut on field 18, paying 3 stone and 3 wood and taking the wave rune, and gives stone and wood
    at field 18. Red gives nothing at field 19 (wool and copper) and the wood at field 20 (wood and
    stone). The druid has visited fields 18, 19 and 20 and stays on field 20. Blue has 8, Red has 5
    − 1 + 1 = 5; nobody is asked at fields 22 and 16, and the player after Blue is next.
MED-OFFER-12 =
    Example of the lower limit: Red has score 0 and a lone hut on field 9, where the druid arrives.
    Red gives nothing. Red still has score 0.
MED-OFFER-13 =
    Example of a lone hut: Red has score 5 and just 1 wool and 1 stone, and the druid is at Red’s
    lone hut on field 9. Red gives both. Red now has score 6, and both chips are gone.

## River

MED-RIVER = Crossing the great river
MED-RIVER-01 = When the druid goes from field N − 1 to field 0, he crosses the great river.
MED-RIVER-02 =
    At that very moment play stops for an interim scoring: all players score 1 point for each rune
    stone they have. After that, the walk or the ritual continues.
MED-RIVER-03 =
    It does not matter whether he crosses on his way after a construction or while moving on within
    a settlement during a ritual. In the second case the scoring takes place before the next
    offering. (house ruling)
MED-RIVER-04 =
    If the hut that set the druid in motion has just brought in a rune, that rune already counts for
    the builder.
MED-RIVER-05 =
    He may cross many times, and each time there is a scoring. Coming down from the stone steps does
    not count as crossing, and the final circuit is without interim scoring.
MED-RIVER-06 =
    Example, number 4 in the rulebook: Blue has huts on fields 30 and 31, Green on field 2, Red on
    fields 10 and 14; fields 0, 1 and 3 are unbuilt, and the druid is on field 31. Red holds 2 runes
    (sprout and spiral), Green 1 (serpent) and Blue 1 (arrow), and all scores are 5. Red builds a
    temple on field 5. First Red goes to 7, Green to 6 and Blue to 6. Then the druid stops on field
    2 and asks Green, who gives one material and goes to 7. The player after Red is next.
MED-RIVER-07 =
    Example of crossing during a ritual: Red has huts on fields 22 and 31, Blue on field 30, Green
    on field 0; field 1 is unbuilt, and the druid is on field 22. Red holds 2 runes (fish and arrow)
    and Green 1 (serpent), and all scores are 5. A temple is built on field 10; Blue gives both
    materials at field 30, Red one at field 31, Green both at field 0. The points come in this
    order: Blue has 8; Red has 6; the interim scoring brings Red to 8 and Green to 6; Green has 9.
    The druid is on field 0.

## Finale

MED-FINALE = The finale
MED-FINALE-01 =
    When you have placed both temples and all your huts, you bring about the finale. Your turn is
    first played to its end, with the druid and the ritual.
MED-FINALE-02 =
    After that all other players, in clockwise order, have exactly one full turn left, and you have
    none. If somebody else also places the last piece in these turns, no more turns are added.
    (house ruling)
MED-FINALE-03 =
    There is another way into the final round, then without last turns: all four piles are empty and
    nobody wants to build. For the program, with n players, this means n turns in a row, one by each
    player, all without a construction, and all four piles empty at the end of every one of them.
    (house ruling)
MED-FINALE-04 =
    In the final round the die is laid next to the druid, so that his hut is marked. Rolling,
    yields, constructions and separate swaps are over.
MED-FINALE-05 =
    The druid now makes his final circuit. He walks clockwise from one ritual to the next, and no
    construction is needed to set him off. The first hut ahead of the mark comes first; the marked
    hut, being the last of its row, comes last. So each hut is asked exactly once. (house ruling)
MED-FINALE-06 =
    In the circuit, offerings follow all rules of the chapter MED-OFFER: the same choices, the size
    of the row, −1 for giving nothing, replaced chips and the “druid” chip.
MED-FINALE-07 =
    The circuit is without interim scoring. When it is done, the final scoring follows, and that is
    the end of the game.
MED-FINALE-08 =
    Example of the order: there are huts on fields 2, 15, 16, 18, 19, 20 and 22 and a temple on
    field 21, and the druid is on field 20. The final round begins. The druid asks at fields 22, 2,
    15, 16, 18, 19 and 20, in this order, with sizes 1, 1, 2, 2, 3, 3 and 3. Runes earn nothing when
    he crosses the river.
MED-FINALE-09 =
    Example of the last turns: the seats are Red, Green, Blue. Green places the last piece. When
    that turn is over, Blue and then Red have one turn each, and the final round begins. Green has
    no more turns.
MED-FINALE-10 =
    If nobody can place anything any more, the final round starts immediately, and there are no last
    turns. This is tested at the end of each turn and is so when two things are true: no player has
    a hut in reserve, or all fields are built on; and no player has a temple in reserve, or all
    unbuilt fields have a bonus chip. Whether anyone could pay is left out of account.
    (house ruling)
MED-FINALE-11 =
    If the druid is still on his temple or on a step when the final round starts, there is no mark.
    He comes in before field 0 and asks every hut once, from field 0 up to field N − 1; the size of
    a row is counted as always, across the river too. If there is no hut at all, there is no
    circuit. (house ruling)
MED-FINALE-12 =
    This keeps the game from going on for ever: after as many rounds in a row without a construction
    as idle_limit says (20 unless changed), the final round starts immediately, and there are no
    last turns. With n players, one round stands for n turns. So every game ends, after (pieces + 1)
    × 20 × n turns at most, plus last turns. With idle_limit 0 nothing forces it to end.
    (house ruling)
MED-FINALE-13 =
    At the end of each turn the tests come in this order. (1) If the last turns are running, count
    one off; after the last of them the final round starts, and the other tests are left out. (2)
    MED-FINALE-01. (3) MED-FINALE-10. (4) MED-FINALE-03. (5) MED-FINALE-12. (6) If none of this
    applies, it is the next player’s turn.
MED-FINALE-14 =
    Example of a stalemate: there are 3 players, and all piles are empty. Red, Green and Blue each
    end their turn by moving a worker without any yield, and each time all piles are still empty
    afterwards. After Blue’s turn the final round starts. Suppose instead that Green rolls minus and
    one chip returned is still in a pile when Green’s turn ends: then the count starts afresh with
    Blue’s turn.
MED-FINALE-15 =
    Example of a circuit from the steps: Red has a hut on field 31 and Green on field 0, the druid
    is on step 2, and MED-FINALE-03 applies. The final round begins. Field 0 is asked first and
    field 31 last, both with size 2, and there is no interim scoring.
MED-FINALE-16 =
    Example of nobody being able to place: there are 4 players, all reserves are without huts and
    have one temple each, and the four fields still unbuilt all have a bonus chip. The turn ends.
    The final round starts at once.
MED-FINALE-17 =
    Example of idling: there are 2 players, and idle_limit is 20. In 40 turns in a row nobody
    builds, and the wood pile is never empty when a turn ends. After the 40th of these turns the
    final round starts. If there is a construction in the 39th, it does not start.

## Score

MED-SCORE = Final scoring
MED-SCORE-01 =
    When the circuit is done, score the temples and then the runes. Whoever has the highest score
    wins.
MED-SCORE-02 =
    For each of your temples, add the size of the row that touches it from behind and the size of
    the row that touches it ahead. A lone hut counts 1, and where no hut touches the temple you
    count 0. The colours of the huts do not matter, and the river does not divide a row.
MED-SCORE-03 =
    If a row touches two temples, all of it counts for each of them, no matter whose temples they
    are.
MED-SCORE-04 =
    A temple next to yours is worth nothing to you, and you do not count what lies beyond it.
    (house ruling)
MED-SCORE-05 = If you have n rune stones, you score 1 + 2 + … + n points, which is n(n + 1)/2.
MED-SCORE-06 =
    You score nothing for materials, for bonus chips you did not use or for pieces you did not
    build.
MED-SCORE-07 =
    The score track goes from 0 to 99. Above 99 points you add a 100 chip, and above 199 you turn it
    to its 200 side. There is no limit to the score itself.
MED-SCORE-08 =
    Example: there are huts on fields 15, 16, 18, 19, 20 and 22, fields 14 and 23 are unbuilt, and
    Red has a temple on field 17, Blue on field 21. Red’s temple scores 2 + 3 = 5 and Blue’s scores
    3 + 1 = 4.
MED-SCORE-09 =
    Example, the picture on the summary page: there are huts on fields 8, 9, 11, 12 and 13 and a
    temple on field 10, and fields 7 and 14 are unbuilt. The temple scores 2 + 3 = 5.
MED-SCORE-10 =
    Example, each case tested separately: with 0, 1, 3, 5 and 9 runes, players score 0, 1, 6, 15 and
    45 points.

## Ties

MED-TIES = Ties
MED-TIES-01 =
    If scores are equal, the win goes to the tied player who has built more, huts and temples taken
    together.
MED-TIES-02 =
    If that is equal too, it goes to the one who has more chips left after the final circuit, with
    all materials added up. (house ruling)
MED-TIES-03 =
    If even that is equal, those players win together. The places behind the winner are ranked by
    the same three comparisons.
MED-TIES-04 =
    Example: the final scores are Red 60, Green 60 and Blue 58. Red has built 8 huts and 1 temple,
    Green 7 huts and 2 temples; Red has 3 chips left and Green has 1. So Red wins. If Green had 3
    chips instead, Red and Green would win together.

## Questions

MED-FAQ = Questions and pictures
MED-FAQ-01 =
    Example, the picture about the price: the photo shows the 40-field side. Blue has a hut on field
    3 of the 40-field board, Purple on its field 5. Somebody builds a hut on field 4 of the 40-field
    board (wool and wood). It costs 3 wool and 3 wood. The same on the 32-field board: there are
    huts on fields 22 and 24, and fields 21 and 25 are unbuilt. Somebody builds a hut on field 23
    (wood and wool). It costs 3 wood and 3 wool.
MED-FAQ-02 =
    Example, the picture about the fourth hut: the druid is on step 3; Red has a hut on field 31,
    Green on field 0, Blue on field 3; fields 1 and 30 are unbuilt, and Green has score 5. The
    fourth hut is built on field 10. The druid stops on field 0, and there is no interim scoring.
    Green can score up to 2 points: for both materials, wool and copper, Green goes to 7. The hut on
    field 31 is not asked, the ritual is over, and the next player has a turn. (The photo shows the
    40-field side, with Red on field 39 of the 40-field board, Green on its field 0 and Blue on its
    field 3.)
MED-FAQ-03 =
    Example of a settlement growing right in front of the druid: Blue has a hut on field 18, Red on
    fields 19 and 20; there is a temple on field 5; the druid is on field 20, fields 17, 21 and 22
    are unbuilt, and Green has score 5. Green builds a hut on field 21 for 4 wool and 4 stone, and
    then gives both materials at field 21. The druid asks only there, and Green goes to 9.
MED-FAQ-04 =
    Example of four temples first: there is no hut yet. Four temples are built. After the third the
    druid is on step 3, and after the fourth he is still there. Then the first hut is built, on
    field 31. He walks to field 31, without interim scoring, and holds one ritual there.
MED-FAQ-05 =
    Example of temples side by side: there are huts on fields 20, 23 and 24; Blue has a temple on
    field 21, Red on field 22; fields 19 and 25 are unbuilt. Blue’s temple is worth 1 in the final
    scoring, and Red’s is worth 2.
MED-FAQ-06 =
    Example of walking past temples: there are huts on fields 16 and 19 and temples on fields 17 and
    18, field 20 is unbuilt, and the druid is on field 16. A temple is built on field 29. The druid
    stops on field 19.
MED-FAQ-07 =
    Example of refusing: Red has score 5 and just 2 wool and 2 stone, and the druid is at Red’s lone
    hut on field 9. Red gives nothing. Red now has score 4 and still has all the chips.
MED-FAQ-08 =
    The screen goes on showing you as the active player, with the die in front of you, until the
    ritual that your turn set off is over.
