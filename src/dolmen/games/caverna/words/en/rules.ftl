### Caverna: the rules, clause by clause. Clause ids are those of the rule source.

caverna-rules-title = Caverna: the rules
caverna-rules-intro =
    You lead a clan of dwarfs who live in a cave at the edge of a forest. You send them out to work:
    they clear the forest for fields and pastures, dig caverns and tunnels into the mountain,
    furnish the caverns, mine ore and rubies, and go on expeditions with the weapons they forge. A
    space of the home board is written (row, column): row 1 is at the top and row 4 at the bottom,
    columns 1 to 3 are forest and 4 to 6 mountain. The entrance of the cave is (4,4), the empty
    cavern (3,4), and the forest space in front of the entrance (4,3). In the examples whatever is
    not mentioned plays no part.

## Setup

CAV-SETUP = Setting up
CAV-SETUP-01 =
    Caverna is for 1 to 7 players; a game with any other number is refused. You choose a colour that
    nobody else has, and with it come a home board, 5 dwarfs and 3 stables. Colours that nobody
    chose stay in the box.
CAV-SETUP-02 =
    You begin with 2 dwarfs, both adult and unarmed, in the entrance of your cave. The other 3 are
    not born yet and wait beside your board, and none of your 3 stables is built.
CAV-SETUP-03 =
    Choose freely who starts. When a program runs the game, it picks the starting player by lot,
    unless the table has named a seat.
CAV-SETUP-04 =
    With two or more players, the starting player and the next one clockwise begin with 1 food each,
    the third begins with 2, and everybody after that with 3. Apart from this food you own nothing:
    no goods, no gold, no animals, no weapons.
CAV-SETUP-05 =
    Example: five players sit clockwise in the order A, B, C, D, E, and C starts. C and D get 1 food
    each, E gets 2, and A and B get 3 each.
CAV-SETUP-06 =
    Two boards are in every game: the one with round spaces 1 to 3, on which Ruby mining, Housework
    and Slash-and-burn are printed, and the one with round spaces 4 to 12. The third basic board has
    two sides. With 1 to 3 players it shows Drift mining, Excavation, Starting player, Logging,
    Supplies, Ore mining, Wood gathering, Clearing and Sustenance. With 4 to 7 players it shows
    Drift mining, Excavation, Starting player, Imitation, Logging, Growth, Ore mining, Forest
    exploration, Clearing and Sustenance.
CAV-SETUP-07 =
    Some player counts add boards. With 3 players, a small one: Strip mining, Imitation and Forest
    exploration. With 5, a large one: Depot, Small-scale drift mining, Weekly market, Imitation,
    Hardware rental and Fence building. With 6 or 7, its other side: Depot, a second Drift mining,
    Weekly market, Imitation, Hardware rental and Fence building. With 7, a small one too: Large
    depot, Imitation and Extension. With 1, 2 or 4 players nothing is added.
CAV-SETUP-08 =
    Example: three players set up a game. The three spaces of the small extra board are there from
    the start; they cannot be forgotten.
CAV-SETUP-09 =
    With three or more players, there are seven harvest markers: 3 red question marks and 4 green
    leaves. They are mixed and laid face down, one each, on round spaces 6 to 12. Nobody may know
    which lies where until they are turned up. No question mark has been recorded on the event card
    yet.
CAV-SETUP-10 =
    The option furnishings is "full" (the default) or "introductory". The full set is all that the
    box holds: the ordinary dwelling and 47 tiles of which there is just one each. The introductory
    set has 27 of these 48 types. Tiles outside the chosen set are not in the game; all the others
    are on offer to everybody from the start.
CAV-SETUP-11 =
    Advice: with 6 or 7 players, take the full set of furnishings, as the default does. You may
    still choose the introductory one.
CAV-SETUP-12 =
    With three or more players, there is a deck of 12 round cards. From the top down it has the 3
    cards of stage 1, then the round-4 card, then the other 2 of stage 2, then the 3 of stage 3 and
    the 3 of stage 4. Within each of these groups the order is random, and nobody knows it until the
    cards are turned up. (house ruling)
CAV-SETUP-13 =
    The cards of stage 1 are Blacksmithing, Sheep farming and Ore mine construction. Stage 2 has
    Wish for children (in round 4), Donkey farming and Ruby mine construction. Stage 3 has Ore
    delivery, Family life and Exploration. Stage 4 has Ore trading, Adventure and Ruby delivery.
CAV-SETUP-14 =
    The round-4 card is one card with two faces, Wish for children and Urgent wish for children.
    Which of them is up while it is still in the deck makes no difference.
CAV-SETUP-15 =
    All players may look at the list of loot and at the reminder about rubies and harvests whenever
    they like. Both are only there to be read; nothing is kept on them.

## Components

CAV-COMPONENTS = Boards, goods and tiles
CAV-COMPONENTS-01 =
    Your home board has 24 spaces in 4 rows: forest on the left (columns 1 to 3) and mountain on the
    right (columns 4 to 6), 12 spaces each. The forest takes only fields, meadows, the pastures made
    from meadows, and stables. The mountain takes only caverns and tunnels, which you may later
    furnish or turn into mines.
CAV-COMPONENTS-02 =
    Two caverns are printed in the mountain: the entrance on (4,4), which is furnished already, and
    an empty cavern on (3,4). All other mountain spaces are bare rock.
CAV-COMPONENTS-03 =
    The entrance has room for 2 dwarfs and, besides them, for 2 animals of the same species.
CAV-COMPONENTS-04 =
    The goods are wood, stone and ore, which are called building materials; rubies; grain and
    vegetables; food; gold; and the animals: dogs, sheep, donkeys, wild boars and cattle. All
    animals except dogs are farm animals.
CAV-COMPONENTS-05 =
    Only three things can run out: your own dwarfs (5, besides the special sixth one), your own
    stables (3) and the furnishings that exist just once. Of everything else there is always enough,
    so you never go without a good or a tile because the box is empty.
CAV-COMPONENTS-06 =
    Example: markers that stand for several goods are just a way to save space. If one wild boar
    stands on a 4× marker in your large pasture, you have 4 wild boars there.
CAV-COMPONENTS-07 =
    These are the double tiles, front and back: cavern and tunnel, or two caverns; meadow and field,
    or small pasture and field; deep tunnel and ore mine, or large pasture. The single tiles are
    tunnel or cavern, ruby mine or field, and meadow or small pasture. There are no others; in
    particular, no tile shows two tunnels. (house ruling)
CAV-COMPONENTS-08 =
    Gold is simply an amount: the coins are worth 1, 2 or 10, and you can always get change. Weapons
    have a whole strength from 1 to 14, and any number of them may be equally strong.

## Round

CAV-ROUND = The rounds
CAV-ROUND-01 =
    A game lasts 12 rounds, numbered 1 to 12. With 1 or 2 players there are 11: number 9 is left
    out. The rounds form four stages: 1 to 3, 4 to 6, 7 to 9 and 10 to 12.
CAV-ROUND-02 =
    Every round has five phases, always in this order: reveal, supply, work, return home, harvest. A
    phase begins only when everybody is done with the one before. (house ruling)
CAV-ROUND-03 =
    What happens in the harvest phase depends on the round (CAV-HARVEST-01 to 05). It may be
    nothing.
CAV-ROUND-04 =
    Furnishings that work at the beginning of a round (the miner and the three suppliers) do so for
    all players after the supply and before the work phase. A supplier pays in the rounds after the
    one in which you built it, and only rounds that are really played count, so not a round 9 that
    is left out. What would come after the last round is lost. (house ruling)
CAV-ROUND-05 =
    Example: in a game of two, the wood supplier, which pays for 7 rounds, is built in round 7. It
    pays 1 wood in rounds 8, 10, 11 and 12, so 4 wood altogether.

## Reveal

CAV-REVEAL = Phase 1: reveal
CAV-REVEAL-01 =
    Turn up the top round card and lay it on the first round space that is still empty. From the
    work phase of this round until the end of the game it is an action space for everybody.
CAV-REVEAL-02 = The round-4 card is always the card of round 4, and it then shows Wish for children.
CAV-REVEAL-03 =
    The moment Family life comes up, in stage 3, the round-4 card is turned to Urgent wish for
    children and stays so. From that very round on, nobody can use its first face any more.
CAV-REVEAL-04 =
    With two or more players, from round 6 on, the harvest marker of the round is turned up together
    with the card and lies there until the harvest. A leaf promises a normal harvest. A question
    mark brings an event: the first one in the game the first event, the second one the second, the
    third one the third.
CAV-REVEAL-05 =
    Example: the first question mark of the game comes up. This round ends without a harvest. Later
    another one comes up; that round ends with 1 food to pay for each dwarf.
CAV-REVEAL-06 =
    The option markers is "start" (the default) or "end". With "start" the harvest marker is turned
    up in phase 1. With "end" it is turned up only when the harvest phase begins, and nobody,
    computer players included, knows it before. The harvest or event itself is the same either way.
    (house ruling)

## Supply

CAV-SUPPLY = Phase 2: supply
CAV-SUPPLY-01 =
    Every accumulation space in play gets its printed goods from the general supply, even the card
    that has just been turned up. They are added to whatever is still there.
CAV-SUPPLY-02 =
    If a space prints a single number, that many goods come each round. If it prints “n (m)”, n
    goods come when the space is empty at that moment, and m when anything at all is left on it.
    Where the two stand for different goods, the same question decides which good it is.
CAV-SUPPLY-03 =
    Goods may pile up on a space without any limit. Only the solo game has one (CAV-SOLO-07).
CAV-SUPPLY-04 =
    Spaces without the arrow get nothing in this phase. What they give comes from the general supply
    when somebody uses them.
CAV-SUPPLY-05 =
    Whoever takes the goods of an accumulation space takes them all. If nobody comes, they stay
    there for later rounds.
CAV-SUPPLY-06 =
    Example: a space that gets 3 wood each round still has 3 on it, so after the supply it has 6. A
    space that prints “3 (1)” wood starts empty and is supplied three rounds in a row: it has 3,
    then 4, then 5. Once it has been emptied, 3 come again.
CAV-SUPPLY-07 =
    Example: with 4 to 7 players Sustenance prints “1 grain (1 vegetable)”, and it is empty. In
    three rounds in a row it has 1 grain, then 1 grain and 1 vegetable, then 1 grain and 2
    vegetables. When it has been emptied, it starts again with 1 grain.

## Work

CAV-WORK = Phase 3: work
CAV-WORK-01 =
    The starting player goes first, and then turns go round clockwise. In your turn you place
    exactly one dwarf. The phase goes on until all players have placed all the dwarfs that were in
    their caves.
CAV-WORK-02 =
    You place your dwarf on an action space that is in play and free. A space takes a single dwarf a
    round and stays occupied until the dwarfs return home.
CAV-WORK-03 =
    You carry out the action at once and to its end; only then is it the next player’s turn.
CAV-WORK-04 =
    You can place only dwarfs that stand in your cave, so neither the unborn nor those born in this
    round.
CAV-WORK-05 = If you have no dwarf left in your cave, you are passed over while the others carry on.
CAV-WORK-06 =
    Example: A, who starts, has 2 dwarfs, and B has 4. They place in the order A, B, A, B, B, B.
CAV-WORK-07 =
    You may place a dwarf only if you really carry out at least one action of the space; just
    blocking it is refused, and taking nothing is not an action. Beyond that one action you are free
    to leave things out, except for goods, which you always receive (CAV-WORK-19). (house ruling)
CAV-WORK-08 =
    Your unarmed dwarfs go first, then the armed ones from the weakest weapon to the strongest. Only
    the dwarfs that are still in your cave are compared, and among equals you choose.
CAV-WORK-09 =
    For 1 ruby you may place one armed dwarf out of this order. Your next placement has to follow it
    again, unless you pay another ruby. (house ruling)
CAV-WORK-10 =
    Example: the only dwarfs you have at home are of strength 3 and 14. Without a ruby you have to
    place the one of strength 3. If you pay 1 ruby, you may place the one of strength 14.
CAV-WORK-11 =
    Example: you have four unarmed dwarfs and one of strength 14, and you want to place the armed
    one before all others. That takes 1 ruby, no matter how many it overtakes.
CAV-WORK-12 =
    Where a space says “or” (or “either … or”), you carry out exactly one of the options. Only the
    guest room makes it an “and/or”, in any order: beginning one option closes no part of another
    that could still be done. (house ruling)
CAV-WORK-13 =
    Where a space says “and/or”, you carry out one, several or all of the options, but at least one,
    in any order you like. (house ruling)
CAV-WORK-14 =
    Where a space says “and then/or”, you also carry out one, several or all, but at least one, and
    you keep to the printed order.
CAV-WORK-15 =
    Where a space says “and then”, you may do the second thing only if you have done the first, and
    you need not do it. There are two such places: on Urgent wish for children, growth follows the
    dwelling, and on Adventure, the second expedition follows the first. (house ruling)
CAV-WORK-16 =
    Materials, crops, food, rubies and gold that you receive go to your supply, where everybody can
    see them. Animals do not: they go straight onto your home board.
CAV-WORK-17 =
    If you receive a farm animal that you cannot or do not want to keep, you turn it into food at
    the usual rate at the end of the part of the action that brought it, before the next part begins
    (CAV-ANIMALS-25). You cannot refuse an animal, throw it away or let it wait. (house ruling)
CAV-WORK-18 =
    Which spaces there are depends on the number of players and on the cards turned up so far. A
    space that is not there can be neither used nor imitated.
CAV-WORK-19 =
    If part of an action only gives you goods, whether they have piled up or come fresh from the
    general supply, you do not leave it out. You receive all of them, at the printed place in the
    order; under “and/or” you choose whether before or after the rest, under “or” it goes with the
    option you chose, and an imitator gets only what does not pile up. Anything else may be
    declined: tiles, building, sowing, forging, expeditions, growth, trades and purchases.
    (house ruling)
CAV-WORK-20 =
    Between placing your dwarf and finishing a first part, you may not make an exchange that would
    leave you unable to do anything on the space. After that first part, anything that has become
    impossible is simply left out, and what you have done stands. The printed order never forces you
    to do a part. (house ruling)
CAV-WORK-21 =
    You may choose a space only if you can do at least one part of it with the goods and the board
    you have right then, after paying any ruby for the order or food for an imitation. If you need
    an exchange or a single tile first, you make it earlier in the same turn, before you place the
    dwarf. It comes to the same as making it just ahead of the part. (house ruling)
CAV-WORK-22 =
    If none of the dwarfs whose turn it is by weapon can use any space with what you own, without an
    exchange, you may let one of them stay behind. It remains in your cave for this round, counts as
    placed, no longer holds up stronger dwarfs, and your turn is over. In any other case you cannot
    pass. You are never forced to make an exchange. (house ruling)
CAV-WORK-23 =
    Some gains set off others: the printed bonus of a space you cover, the dog school, the seam, the
    quarry, the breeding cave and the office room. They happen at once, cause before effect, before
    anything else is decided. They only ever add goods and never go round in a circle; the longest
    chain is a newborn donkey that brings a stone that brings an ore. (house ruling)
CAV-WORK-24 =
    Example: 2 sheep fill your small pasture and 2 wild boars your entrance; you have no other room,
    no wood and no stone. You use Sheep farming, with 3 sheep on it. You must take all three and
    then turn into food either 3 sheep, for 3 food, or 2 wild boars and 1 sheep, for 5 food; in the
    second case the sheep you keep fill pasture and entrance. You cannot leave any sheep on the
    space.
CAV-WORK-25 =
    Example: your dwarf is unarmed, and you have 1 ruby and no ore. Blacksmithing is refused. If you
    first exchange the ruby for an ore, it is allowed; but until the weapon is forged, you cannot
    spend that only ore on anything else, such as the spare part storage.

## Tiles

CAV-TILES = Laying tiles
CAV-TILES-01 =
    Stone piles up on Excavation and on Drift mining. You take all of it and may also lay one double
    tile in your mountain. With 1 to 3 players each gets 1 stone a round; with 4 to 7, Drift mining
    gets 2, and Excavation gets 2 when empty and otherwise 1.
CAV-TILES-02 =
    On Drift mining you can lay only cavern and tunnel. On Excavation you choose between cavern and
    tunnel, or two caverns; no other space gives you a tile with two caverns. (house ruling)
CAV-TILES-03 =
    A double tile in the mountain covers two empty mountain spaces side by side, and at least one of
    them shares a side with a mountain space that is occupied. Corners never count. You may turn the
    tile as you like.
CAV-TILES-04 =
    The two printed caverns are occupied from the start. Later all your caverns, tunnels, mines and
    furnished spaces are.
CAV-TILES-05 =
    Example: on a board as it is at the start, a double tile in the mountain fits on exactly six
    pairs of spaces: (1,4)-(2,4), (2,4)-(2,5), (2,5)-(3,5), (3,5)-(3,6), (3,5)-(4,5) and
    (4,5)-(4,6).
CAV-TILES-06 =
    When you cover an underground lake with a tile, you get its printed food at once: 1 food on
    (4,5), and 2 food on (1,6).
CAV-TILES-07 =
    If no pair of mountain spaces is possible, you cannot lay a double tile there, and the same goes
    for the forest. You do not get a single tile for it. You may still use whatever else the space
    offers.
CAV-TILES-08 =
    With 5 to 7 players there is one more place for a cavern and tunnel tile. With 5 it is
    Small-scale drift mining, which gives 1 stone whenever it is used; with 6 or 7 it is the second
    Drift mining, where 1 stone piles up each round. With 7 players there is also Extension: you
    take either 1 stone, with a cavern and tunnel tile if you like, or 1 wood, with a meadow and
    field tile if you like, but not both. In all these cases you get the stone or wood whether or
    not you lay the tile. (house ruling)
CAV-TILES-09 =
    With 4 to 7 players Drift mining fills up faster than Excavation: 2 stone every round, as
    against 2 on an empty space and 1 on any other.
CAV-TILES-10 =
    On Clearing and on Sustenance you take the goods and may lay a meadow and field tile. Clearing
    gets 1 wood a round with 2 or 3 players, 2 with 4 to 7. On Sustenance, with 1 to 3 players, 1
    food piles up each round, and its user gets 1 grain besides; with 4 to 7, it gets 1 grain when
    empty and otherwise 1 vegetable. On Slash-and-burn you may lay a meadow and field tile and then
    sow.
CAV-TILES-11 =
    A meadow and field tile covers two forest spaces side by side on which no tile lies yet. You may
    turn it as you like.
CAV-TILES-12 =
    The first meadow or field tile you lay, single or double, has to cover the forest space in front
    of your cave entrance, (4,3). A double tile may do so with either half.
CAV-TILES-13 =
    Example: your forest is untouched. There are four ways to lay your first meadow and field tile:
    on (4,3)-(3,3) and on (4,3)-(4,2), each of them either way round.
CAV-TILES-14 =
    Every forest tile after that has to share a side with a field, meadow or pasture of yours. A
    stable that stands on bare forest does not count as such. Fields need not be next to fields, nor
    meadows next to meadows.
CAV-TILES-15 =
    When you cover a boar den with a tile, on (1,3) or (3,1), you get 1 wild boar at once; house it
    or turn it into 2 food. When you cover the stream, on (4,2), you get 1 food.
CAV-TILES-16 =
    A printed bonus is paid once, by the first tile that covers the space, whether single or double,
    bought or looted, or slid under a stable. As no two bonus spaces are neighbours, a tile never
    pays more than one. (house ruling)
CAV-TILES-17 =
    One of the two forest spaces may have a stable on it: slide the tile under it, with the meadow
    half on that space. Since a field never goes under a stable, two spaces that both have one
    cannot take a meadow and field tile.
CAV-TILES-18 =
    All of a tile lies on your board, and in the half it belongs to. Only the office room lets you
    lay one half of a double tile outside (CAV-TILES-21).
CAV-TILES-19 =
    You never take away or move a tile. What you may build over is only this: a furnishing on a
    cavern (with the work room, on a tunnel too, and CAV-FURNISH-09 is a case of its own); deep
    tunnel and ore mine on two tunnels; a ruby mine on a tunnel or deep tunnel; a small pasture on a
    meadow; a large pasture on two meadows.
CAV-TILES-20 =
    If a stable stands on the space in front of the entrance, your first tile has to put a meadow
    there, either a single one or the meadow half of a double tile. A single field as your first
    tile is refused then.
CAV-TILES-21 =
    Example: if you own the office room, a double tile may stick out of your board with one half,
    one space beyond the outer edge (row 0 or 5, column 0 or 7) but not over the border of forest
    and mountain, and you take 2 gold each time. In an untouched forest your first meadow and field
    tile then has six ways to lie: the four of CAV-TILES-13, and (4,3)-(5,3) either way round. The
    last two pay the 2 gold.

## Sow

CAV-SOW = Sowing
CAV-SOW-01 =
    To sow, put 1 grain from your supply on an empty field and add 2 from the general supply, so
    that 3 lie there; or put 1 vegetable on it and add 1, so that 2 lie there.
CAV-SOW-02 =
    With one sow action you sow 2 fields with grain and 2 with vegetables at most. A third of the
    same crop is refused, even if you sow none of the other.
CAV-SOW-03 =
    A field holds a single kind of crop, and you can sow it only when it is completely empty. So you
    may sow it again after the last of its crop has been harvested, but not before.
CAV-SOW-04 =
    For every field you sow you need 1 of that crop in your supply. You may buy it with a ruby
    during the action.
CAV-SOW-05 =
    Example: you have 1 grain, 1 vegetable and two empty fields, and you sow both. One field has 3
    grain now and the other 2 vegetables; your supply has none of either.
CAV-SOW-06 =
    Example: you have 2 rubies, no crops and no empty field, but a forest space where a field may
    go. When you sow, you buy a field for 1 ruby and a grain for the other, and the new field ends
    up with 3 grain.
CAV-SOW-07 =
    You may sow on Slash-and-burn from the start and on Family life once it has come up. With 5 to 7
    players you may also sow on Hardware rental, and with a weapon of strength 12 or more as loot.
CAV-SOW-08 =
    Crops on your fields do not belong to your supply: until they are harvested, you cannot eat,
    spend or sow them.

## Furnish

CAV-FURNISH = Furnishing caverns
CAV-FURNISH-01 =
    You may furnish a cavern on Housework, which is there from the start, and with a weapon of
    strength 7 or more as loot.
CAV-FURNISH-02 =
    To furnish, choose a tile on offer, a dwelling if you like, pay its whole printed price to the
    general supply and lay it on one of your empty caverns.
CAV-FURNISH-03 = If you have no empty cavern or cannot pay, you cannot furnish.
CAV-FURNISH-04 =
    You may furnish the empty cavern printed on your board. A tunnel, a deep tunnel, a mine or bare
    rock cannot be furnished; only the work room lets you furnish tunnels and deep tunnels that have
    no mine.
CAV-FURNISH-05 =
    A furnishing stays where it is: it is not removed, moved or built over. There is one exception,
    the spare part storage and the trader, which take each other’s place (CAV-FURNISH-09).
    (house ruling)
CAV-FURNISH-06 =
    When somebody has taken a furnishing that exists only once, nobody else can have it. Ordinary
    dwellings never run out; anybody may build any number of them.
CAV-FURNISH-07 =
    What a furnishing does holds for its owner from the moment it is laid. Each tile says what that
    is.
CAV-FURNISH-08 =
    Example: your board is as at the start, and you have 4 wood and 3 stone. On Housework you build
    an ordinary dwelling on (3,4). Your wood and stone are gone, your clan has more room, and you
    cannot furnish anything more until you have dug another cavern.
CAV-FURNISH-09 =
    If you own the trader and take the spare part storage, or the other way round, you have to lay
    the new tile on the old one; you neither need nor use an empty cavern. The tile underneath is
    out of the game for good: it does nothing, scores nothing, no other tile counts it, and it is
    never on offer again. (house ruling)
CAV-FURNISH-10 =
    A furnishing neither lowers nor helps to pay its own price, as what it gives at once comes after
    the payment. What it does from then on already works for the later parts of the same action: if
    you build the dog school on Housework first and take the dog after it, you get 1 wood.

## Dwelling

CAV-DWELLING = Dwellings
CAV-DWELLING-01 =
    Both faces of the round-4 card let you build a dwelling, either an ordinary one or one of the
    special ones, and nothing else. All rules for furnishing apply.
CAV-DWELLING-02 = The price of an ordinary dwelling is 4 wood and 3 stone.
CAV-DWELLING-03 =
    The ordinary dwelling, each simple dwelling and the mixed dwelling have room for 1 more dwarf,
    and the couple dwelling has room for 2. Your clan has room for 2 dwarfs in the entrance plus all
    those in your dwellings; the additional dwelling does not count here (CAV-GROWTH-10).
CAV-DWELLING-04 =
    With a weapon of strength 11 or more you may also build an ordinary dwelling as loot, for 2 wood
    and 2 stone.
CAV-DWELLING-05 =
    The additional dwelling has room for the sixth dwarf and for nobody else. Built early, it stands
    empty until then. (house ruling)

## Growth

CAV-GROWTH = Family growth
CAV-GROWTH-01 =
    Your family can grow on Wish for children, on Urgent wish for children, on Family life and, with
    4 to 7 players, on Growth.
CAV-GROWTH-02 = It can grow only if your clan has more room than you have dwarfs in play.
CAV-GROWTH-03 =
    Take one of your unborn dwarfs and put it, unarmed, beside the dwarf that is acting; it takes up
    no space of its own. It does nothing in this round, goes home with the others and is an adult
    like them from the next round on.
CAV-GROWTH-04 =
    You can have 5 dwarfs at most, or 6 with the additional dwelling. Any growth beyond that is
    refused.
CAV-GROWTH-05 =
    You get no more than one child each time you use a space. But you may use several such spaces,
    even in the same round, as long as there is room.
CAV-GROWTH-06 =
    Example: your clan has room for 4 dwarfs, and you have 3. With a growth you have 4; a second
    growth is refused until you have another dwelling.
CAV-GROWTH-07 =
    On Wish for children you either let your family grow, if there is room, or build a dwelling. On
    Urgent wish for children you either build a dwelling and then, if you like, let your family
    grow, or take 3 gold; there you cannot grow without building a dwelling in the same action.
    (house ruling)
CAV-GROWTH-08 =
    Example: you have 2 dwarfs, room for 2, 4 wood, 3 stone and an empty cavern. On Urgent wish for
    children you build an ordinary dwelling and then grow: you have 3 dwarfs, one of them newborn.
    If you do not build, the growth is refused.
CAV-GROWTH-09 = On Family life you may let your family grow and/or sow, in either order.
CAV-GROWTH-10 =
    Count your dwarfs in play, newborns included. With fewer than 5, you can grow if your clan has
    room for more than that. With exactly 5, you can grow only if you own the additional dwelling.
    The sixth dwarf works, eats and scores like any other. (house ruling)
CAV-GROWTH-11 =
    Example, each case separately: with 5 dwarfs and the additional dwelling you can grow, but a
    seventh dwarf is refused. With 4 dwarfs, room for 4 and the additional dwelling you cannot. With
    5 dwarfs and room for 6, but without the additional dwelling, you cannot either.

## Mines

CAV-MINES = Mines
CAV-MINES-01 =
    On Ore mine construction, a card of stage 1, you lay a deep tunnel and ore mine tile on two
    ordinary tunnels that share a side, and you choose which of the two becomes the mine. You get 3
    ore for it; without the tile there is no ore.
CAV-MINES-02 =
    This tile cannot lie on a deep tunnel, a cavern, a mine or bare rock, not even with one half.
CAV-MINES-03 =
    After that, or instead of it, you may send your dwarf from there on a level-2 expedition.
CAV-MINES-04 =
    Example: you have one tunnel with a suitable empty space beside it, and 1 ruby. You first buy a
    single tunnel for that space and then build. Both tunnels become deep tunnel and ore mine, the
    ruby is spent, and you get 3 ore. Two single tunnels would do just as well.
CAV-MINES-05 =
    On Ruby mine construction, a card of stage 2 that comes in round 5 or 6, you lay a ruby mine on
    one of your empty tunnels. On a deep tunnel it brings you 1 ruby at once, on an ordinary one
    nothing.
CAV-MINES-06 =
    Just before, you may buy a single tunnel for 1 ruby and lay the ruby mine on it. (house ruling)
CAV-MINES-07 =
    A ruby mine on an ordinary tunnel uses up that tunnel, so it cannot become part of an ore mine
    any more. On a deep tunnel it does no harm to the ore mine next to it.
CAV-MINES-08 =
    You score 3 points for an ore mine and 4 for a ruby mine. Each of your mines has room for 1
    donkey.
CAV-MINES-09 =
    Ore mining and Ruby mining are there from round 1. Ore delivery is a card of stage 3, Ruby
    delivery one of stage 4. (house ruling)
CAV-MINES-10 =
    Whichever of these four spaces you use, you take everything on it, of whatever kind; on Ore
    delivery there is stone as well as ore. (house ruling)
CAV-MINES-11 =
    On Ore mining and on Ore delivery you get another 2 ore from the general supply for each ore
    mine you own.
CAV-MINES-12 =
    On Ruby mining you get 1 more ruby if you own a ruby mine, and on Ruby delivery 1 more if you
    own two. It is never more than 1.
CAV-MINES-13 =
    Example, each case separately: with 2 ore mines and 3 ore on Ore mining you get 7 ore. With 3
    ruby mines and 2 rubies on Ruby mining you get 3 rubies. With 1 ruby mine and 2 rubies on Ruby
    delivery you get 2 rubies.

## Ruby

CAV-RUBY = Rubies
CAV-RUBY-01 =
    At any time (CAV-CONVERT-08) you may exchange 1 ruby for 1 wood, stone, ore, grain, vegetable,
    gold, dog, sheep, donkey or wild boar. Cattle cost you 1 ruby and 1 food. (house ruling)
CAV-RUBY-02 = You may also turn 1 ruby straight into 2 food.
CAV-RUBY-03 =
    For 1 ruby you may buy a single field or a single meadow. Lay it at once on a forest space next
    to one of your fields, meadows or pastures; if you have none yet, it goes in front of the
    entrance.
CAV-RUBY-04 =
    For 1 ruby you may buy a single tunnel, and for 2 rubies a single cavern. Lay it at once on an
    empty mountain space that shares a side with your cave.
CAV-RUBY-05 =
    If there is nowhere to lay a tile right away, you cannot buy it. You cannot put one by for
    later.
CAV-RUBY-06 = A single meadow may be slid under a stable in the forest, but a single field may not.
CAV-RUBY-07 = For 1 ruby one dwarf may be placed out of the order of weapons (CAV-WORK-09).
CAV-RUBY-08 =
    You may make as many exchanges as you have rubies for, even one after another within an action.
    Nothing can be exchanged for rubies, and rubies do not buy pastures, stables, mines or
    furnishings themselves.
CAV-RUBY-09 =
    Example: you have 1 ruby, 2 wood and a forest space where a meadow may go. On a space that lets
    you fence, you buy a meadow and fence it. You have a small pasture, and neither ruby nor wood is
    left.
CAV-RUBY-10 =
    Example: with 1 ruby and 1 food you take cattle. Both are spent, and you have 1 cattle to house
    or to turn into food. If you have 1 ruby and no way to come by any food, it is refused.

## Trade

CAV-TRADE = Supplies and ore trading
CAV-TRADE-01 =
    Supplies (with 4 to 7 players: Growth) is there from the start and gives 1 wood, 1 stone, 1 ore,
    1 food and 2 gold.
CAV-TRADE-02 =
    On Growth, with 4 to 7 players, you may let your family grow instead of taking these goods, but
    not do both, unless you own the guest room. With 1 to 3 players Supplies offers no growth.
CAV-TRADE-03 =
    On Ore trading, a card of stage 4, you exchange 2 ore for 2 gold and 1 food, once, twice or
    three times.
CAV-TRADE-04 =
    Example: you have 6 ore and trade three times. You have no ore left and get 6 gold and 3 food.
    If you had 9 ore, 3 would be left, because a fourth trade is refused.

## Market

CAV-MARKET = The weekly market
CAV-MARKET-01 =
    Weekly market is there only with 5 to 7 players, and then from the start. First you get 4 gold.
CAV-MARKET-02 =
    Then you may buy with gold. Wood, stone, ore, grain, a sheep or a donkey costs 1, a vegetable, a
    dog or a wild boar costs 2, and cattle cost 3. Nothing else is for sale.
CAV-MARKET-03 = You buy no more than one of each kind.
CAV-MARKET-04 =
    You may also spend gold you had before. You need not buy anything, you keep what you do not
    spend, and you always get change.
CAV-MARKET-05 = Animals you have bought may be turned into food at once.
CAV-MARKET-06 =
    Example: you come with 11 gold and buy all ten kinds. You spend 15 gold and have none left. If
    you come with 0 gold, you may buy a sheep, a donkey and a vegetable, but two sheep and a
    vegetable are refused.

## Animals

CAV-ANIMALS = Fences, stables and animals
CAV-ANIMALS-01 =
    On Sheep farming, a card of stage 1, 1 sheep comes each round, and on Donkey farming, of stage
    2, 1 donkey. You may first fence and/or build one stable; then you take the animals, all that
    are there.
CAV-ANIMALS-02 =
    You may fence on Sheep farming, on Donkey farming and, with 5 to 7 players, on Fence building.
    As loot, fences are cheaper: a small pasture for 1 wood from strength 9 on, a large one for 2
    wood from strength 10 on.
CAV-ANIMALS-03 =
    One fence action makes a small pasture, a large pasture or one of each, but not two of a kind.
    (house ruling)
CAV-ANIMALS-04 =
    A small pasture costs 2 wood and takes up one meadow. A large one costs 4 wood and takes up two
    meadows that share a side; they need not have come with the same tile.
CAV-ANIMALS-05 = Only meadows can be fenced: no fields, no bare forest, nothing in the mountain.
CAV-ANIMALS-06 =
    A pasture stays what it is. You cannot divide it, join it with another, enlarge it or turn it
    back into a meadow, so a small one never becomes part of a large one.
CAV-ANIMALS-07 =
    Example: you have 3 meadows, two of them side by side, 6 wood and 1 stone, and there are 2 sheep
    on Sheep farming. You do everything it offers. You now have a large pasture, a small pasture, a
    stable and 2 sheep in your pastures, and neither wood nor stone is left.
CAV-ANIMALS-08 =
    Wild boars and cattle do not pile up on any space. You get them from dens, as loot, for rubies,
    at the market and by breeding.
CAV-ANIMALS-09 =
    On Sheep farming and on Donkey farming you may build one stable for 1 stone, never more than one
    each time. As loot, from strength 8 on, one stable costs nothing.
CAV-ANIMALS-10 =
    A stable may stand on bare forest, where it needs no neighbours, on a meadow or on a space of a
    pasture. It cannot stand on a field or in the mountain.
CAV-ANIMALS-11 =
    A space has room for one stable, so a large pasture may have two. You have 3 stables, and once
    built they stay.
CAV-ANIMALS-12 =
    A forest space with a stable may become a meadow later, though never a field. A meadow with a
    stable may be fenced as a small pasture or as part of a large one. The stable stays in any case.
CAV-ANIMALS-13 = A stable built on the stream or on a den brings no bonus.
CAV-ANIMALS-14 =
    You may move your animals about on your home board at any time, as long as they all end up in
    allowed places.
CAV-ANIMALS-15 =
    A pasture holds farm animals of a single species, 2 for each of its spaces. Every stable in it
    doubles what the whole pasture holds.
CAV-ANIMALS-16 =
    Example: a small pasture holds 2 animals, and 4 with a stable. A large pasture holds 4, with one
    stable 8, and with two stables 16.
CAV-ANIMALS-17 =
    A stable on a meadow that is not fenced holds 1 farm animal of any species. A stable on bare
    forest holds 1 wild boar and nothing else.
CAV-ANIMALS-18 =
    Each ore mine or ruby mine holds 1 donkey, and the entrance holds up to 2 animals of the same
    species. Among the furnishings, the breakfast room holds 3 cattle, the cuddle room as many sheep
    as you have dwarfs, the mixed dwelling 2 animals of the same species; and with the stubble room,
    each of your empty fields holds 1 farm animal.
CAV-ANIMALS-19 =
    Farm animals cannot stay on a meadow without stable or dog, on a field, in bare forest, in a
    cavern, in a tunnel or in a deep tunnel, unless a furnishing says so.
CAV-ANIMALS-20 =
    Dogs may stand on any space of your home board, and any number of them. There is always room for
    them, and they take none away.
CAV-ANIMALS-21 =
    Dogs can watch sheep. On a meadow or in a pasture with one or more dogs you may keep one sheep
    more than there are dogs, instead of what usually holds there; stables on it are then ignored,
    and no other farm animals may be there. You decide this for each meadow or pasture. A large
    pasture is a single place. (house ruling)
CAV-ANIMALS-22 =
    Example: 1, 2 or 3 dogs on a meadow let you keep 2, 3 or 4 sheep there. In a small pasture with
    one stable and 2 dogs, the dogs would watch 3 sheep, but without them the pasture holds 4
    anyway.
CAV-ANIMALS-23 =
    Dogs watch only sheep, not donkeys, wild boars or cattle. On forest spaces, on fields and in the
    mountain they do not watch at all.
CAV-ANIMALS-24 =
    After every part of an action and every step of a harvest, all your animals are in places that
    can hold them. (house ruling)
CAV-ANIMALS-25 =
    This is checked each time you have taken animals, finished a loot item, covered a den, finished
    buying at the market, made a ruby exchange, or finished sowing or fencing; breeding never brings
    too many (CAV-HARVEST-22). If there is no way to house all your farm animals, you turn farm
    animals of your choice into food, new or old ones, at the usual rates and with the help of your
    furnishings, until all fit. (house ruling)
CAV-ANIMALS-26 =
    You can lose room for animals in two ways only: by sowing a field where an animal lives thanks
    to the stubble room, and by joining two meadows that have stables or dogs into a large pasture,
    which takes a single species. Dogs, dwarfs, stables, mines and furnished rooms do not go away.
    If animals are left over, CAV-ANIMALS-25 applies.
CAV-ANIMALS-27 =
    Moving animals about is free and not a move of the game; it is enough that your animals could
    all be placed somehow. When something counts the donkeys in your mines, it counts your donkeys
    or the mines in question, whichever is less, because you could always put them there.
CAV-ANIMALS-28 =
    Example: two neighbouring meadows have a stable each, with 1 sheep on one and 1 cattle on the
    other; 2 wild boars are in your entrance, and there is no other room. You turn the meadows into
    a large pasture. There is room for no more than two of the three species, so you turn one of
    them into food.

## Weapons

CAV-WEAPONS = Weapons
CAV-WEAPONS-01 =
    Blacksmithing, of stage 1, lets you forge and go on a level-3 expedition. Adventure, of stage 4,
    lets you forge and go on two level-1 expeditions.
CAV-WEAPONS-02 =
    Only the dwarf that is acting can forge, and only while it is unarmed. You pay from 1 to 8 ore,
    as you choose, and its weapon has that strength; however much ore you own, you cannot forge one
    stronger than 8. With the blacksmith it costs you 2 ore less.
CAV-WEAPONS-03 =
    A dwarf carries a single weapon. Once armed it cannot forge again, nor improve or change its
    weapon by paying ore.
CAV-WEAPONS-04 =
    A weapon belongs to its dwarf. It cannot be passed on, lost or thrown away; only the peaceful
    cave lets you hand weapons in.
CAV-WEAPONS-05 = No weapon is ever stronger than 14. Whatever would go beyond is lost.
CAV-WEAPONS-06 =
    A dwarf that has just forged its weapon may set out straight away on the expedition that the
    same space offers. It need not: you may use the space just for forging, and if your dwarf is
    armed already, just for the expedition.
CAV-WEAPONS-07 =
    If your dwarf is unarmed and you cannot pay for any weapon, with ore of your own, by exchanging
    something for ore or because a tile makes it free, you cannot place it on Blacksmithing or
    Adventure.
CAV-WEAPONS-08 =
    Weapons do nothing to other players. Everybody may see which dwarfs are armed and how strongly.

## Expedition

CAV-EXPEDITION = Expeditions
CAV-EXPEDITION-01 = Only the dwarf that is acting goes on the expedition, and it has to be armed.
CAV-EXPEDITION-02 =
    An expedition has a level from 1 to 4. You choose that many different items of loot or fewer,
    but at least one. You take them one at a time, in any order, each of them once; you cannot
    choose one that you cannot carry out. (house ruling)
CAV-EXPEDITION-03 =
    Every item asks for a certain strength, and your dwarf’s weapon must have at least that. From 1:
    all weapons +1, 1 wood, 1 dog. From 2: 1 grain, 1 sheep. From 3: 1 stone, 1 donkey. From 4: 1
    vegetable, 2 ore. From 5: 1 wild boar. From 6: 2 gold. From 7: furnish a cavern. From 8: a free
    stable. From 9: a tunnel, a small pasture for 1 wood. From 10: 1 cattle, a large pasture for 2
    wood. From 11: a meadow, an ordinary dwelling for 2 wood and 2 stone. From 12: a field, sowing.
    From 14: a cavern, breeding up to 2 species.
CAV-EXPEDITION-04 =
    What one item has brought you may already be used for the next item of the same expedition.
CAV-EXPEDITION-05 =
    “All weapons +1” takes effect only after the expedition, so it opens up no further loot during
    it. It makes the weapons of all your armed dwarfs stronger, the traveller’s too, and gives
    nobody a weapon.
CAV-EXPEDITION-06 =
    When an expedition ends, whatever its level, the traveller’s weapon becomes stronger by 1. This
    may take it beyond 8, but not beyond 14.
CAV-EXPEDITION-07 =
    The two expeditions of Adventure are separate. After the first the weapon gains 1; the second
    counts with the new strength and may bring the same loot again.
CAV-EXPEDITION-08 =
    Exploration, a card of stage 3, is a level-4 expedition; with 1 or 2 players it is not in the
    game. The other expeditions are Logging (level 1), Ore mine construction (level 2),
    Blacksmithing (level 3), Adventure (level 1, twice) and, with 5 to 7 players, Hardware rental
    (level 2).
CAV-EXPEDITION-09 =
    Animals you loot are housed or turned into food at once. Loot that lets you build or lay
    something follows the usual rules of furnishings, dwellings, tiles, pastures and stables, at the
    prices of the loot list.
CAV-EXPEDITION-10 =
    Example: a dwarf of strength 1 goes on a level-3 expedition and takes “all weapons +1”, 1 dog
    and 1 wood. All three are allowed, and nothing else would be. Afterwards the dwarf has strength
    3.
CAV-EXPEDITION-11 =
    Example: you have 10 ore and an unarmed dwarf on Blacksmithing. You pay 7 ore, and your loot is
    1 dog (from strength 1), 2 gold (from 6) and furnishing a cavern (from 7). You have 3 ore left,
    before you pay for the furnishing, and the dwarf ends up with strength 8.
CAV-EXPEDITION-12 =
    Example: you have a dwarf of strength 5, one of strength 14 and an unarmed one. The first takes
    “all weapons +1” on its expedition. Now they have strength 7, strength 14 and no weapon.
CAV-EXPEDITION-13 =
    Advice: while you are still choosing loot, the others may play on, as long as everything turns
    out as if you had chosen right away.
CAV-EXPEDITION-14 =
    What counts for the loot is the strength at the start of the expedition. At its end “all weapons
    +1” is added first and the point of experience after it, neither going beyond 14, before a
    second expedition on the same space begins. While a dwarf is on its way, you cannot hand in its
    weapon at the peaceful cave. (house ruling)

## First

CAV-FIRST = The starting player
CAV-FIRST-01 =
    The token of the starting player does not move on by itself. Whoever uses the Starting player
    space takes it; if nobody does, it stays where it is.
CAV-FIRST-02 =
    On this space you also take all the food that has piled up there, 1 a round, and get 2 ore with
    1 to 3 players or 1 ruby with 4 to 7.
CAV-FIRST-03 =
    The new starting player goes first from the next round on. In the current work phase the order
    stays as it is.
CAV-FIRST-04 =
    If you have the token already, you may use the space all the same, for its goods, and you keep
    the token.
CAV-FIRST-05 =
    Outside the work phase, whenever players are asked one after another (effects at the beginning
    of a round, steps of a harvest, last exchanges), it goes clockwise from whoever has the token at
    that moment. The order has no influence on the results. (house ruling)

## Imitate

CAV-IMITATE = Imitation
CAV-IMITATE-01 =
    There are Imitation spaces from 3 players on, and you pay their price in food first. They cost 4
    food with 3 players and 2 with 4; with 5 players there are two, for 2 and 4; with 6 two, for 2
    and 1; with 7 three, for 2, 1 and 0. (house ruling)
CAV-IMITATE-02 =
    You choose a space where an opponent’s dwarf stands at that moment, and carry out its action as
    if you had placed your dwarf there.
CAV-IMITATE-03 =
    You cannot choose Starting player, another Imitation space, a free space or a space where a
    dwarf of your own stands. (house ruling)
CAV-IMITATE-04 =
    Your dwarf stays on the Imitation space. For the space you imitate and the dwarf on it, nothing
    changes.
CAV-IMITATE-05 =
    You do not get goods that pile up on the imitated space. Everything else it offers is yours:
    tiles, goods that come fresh from the general supply, what your mines add, building, sowing,
    growth and the expedition, with the weapon of your imitating dwarf.
CAV-IMITATE-06 = Several Imitation spaces may be used for the same target or for different ones.
CAV-IMITATE-07 =
    Example: an opponent is on Ore mining; you own 2 ore mines and 2 food, and Imitation costs 2.
    You imitate it. Your food is 0, you get 4 ore, and nothing is taken from the space.
CAV-IMITATE-08 =
    You cannot use Imitation if you lack the food, even after turning goods into food, or if there
    is no space to imitate of which you could carry out some action. (house ruling)
CAV-IMITATE-09 =
    This is what is left for an imitator. Where goods only pile up (Wood gathering, Depot, Large
    depot) there is nothing, so you cannot choose these. You can choose Ore mining and Ore delivery
    only if you own an ore mine, Ruby mining if you own a ruby mine, and Ruby delivery if you own 2
    of those. On Excavation, Drift mining, Clearing and, with 4 to 7 players, Sustenance, there is
    just the tile; on Sustenance with 1 to 3 players there is 1 grain and, if you like, the tile.
    Sheep farming and Donkey farming leave fences and/or a stable, Fence building the fences,
    Logging the expedition, Strip mining 2 wood, and Forest exploration 1 vegetable with 3 players
    or 2 food with 4 to 7. All other spaces can be imitated in full. (house ruling)
CAV-IMITATE-10 =
    When you imitate, it is your own things that count: your weapon, your goods, your tiles, your
    furnishings, the guest room too. A newborn stays with its parent on the Imitation space. Paying
    the price alone is not an action, so it does not satisfy CAV-WORK-07.
CAV-IMITATE-11 =
    Example: there are 3 players, an opponent is on Sheep farming, and you have 4 food, 2 wood and 1
    meadow. You imitate it. Food and wood are spent, the meadow is a small pasture, and you get no
    sheep.

## Home

CAV-HOME = Phase 4: return home
CAV-HOME-01 =
    When all dwarfs have been placed, they all go back to their owners’ dwellings, the newborn with
    them, and every action space is free again.
CAV-HOME-02 = It makes no difference which dwarf sleeps in which dwelling.
CAV-HOME-03 = You never have more dwarfs than your clan has room for, so each of them finds a bed.

## Harvest

CAV-HARVEST = Phase 5: harvest
CAV-HARVEST-01 =
    Rounds 1 and 2 end without a harvest, and round 3 ends with a normal one. At the end of round 4
    you only pay 1 food for each of your dwarfs, newborns included; nothing comes from the fields,
    and nothing breeds.
CAV-HARVEST-02 =
    Round 5 ends with a normal harvest, and so does every round from 6 to 12 that does not show a
    question mark.
CAV-HARVEST-03 =
    The first question mark means that there is no harvest. The second means that you pay 1 food for
    each dwarf, newborns included, and that is all.
CAV-HARVEST-04 =
    With the third question mark, everybody chooses either the field step or the breeding step and
    does only that one; the feeding step takes place as usual. You choose openly, in turn order from
    the starting player, before the field step. (house ruling)
CAV-HARVEST-05 =
    Once its event is over, a question mark moves to the event card, so everybody can see how many
    there have been.
CAV-HARVEST-06 =
    Example: with three or more players, rounds 7, 9 and 10 show question marks, and rounds 6, 8, 11
    and 12 show leaves. Rounds 1 and 2 end with nothing, round 3 with a harvest, round 4 with 1 food
    per dwarf, rounds 5 and 6 with a harvest, round 7 with nothing, round 8 with a harvest, round 9
    with 1 food per dwarf, round 10 with the choice between field and breeding, rounds 11 and 12
    with a harvest.
CAV-HARVEST-07 = A normal harvest has three steps: first the fields, then feeding, then breeding.
CAV-HARVEST-08 =
    In the field step you take exactly 1 crop from each of your sown fields into your supply. You
    may use it for the feeding right after.
CAV-HARVEST-09 =
    Example: you have a field with 3 grain and another with 2 vegetables, and there are two
    harvests. They bring you 2 grain and 2 vegetables; the first field still has 1 grain, and the
    second is empty.
CAV-HARVEST-10 =
    In the feeding step each of your dwarfs eats 2 food. A dwarf born in the round that is just
    ending eats only 1 this time; from the next feeding on it eats 2 as well. (house ruling)
CAV-HARVEST-11 =
    Example: you have 3 adult dwarfs and 1 newborn. A normal feeding costs you 7 food. At the end of
    a round where each dwarf eats 1 food, it is 4.
CAV-HARVEST-12 =
    If you are short of food, you may turn goods into food. For each food you do not pay you take 1
    begging marker, in the 1-food rounds too. You may take markers even if you could pay.
    (house ruling)
CAV-HARVEST-13 =
    You cannot give up dwarfs to save food. You never get rid of begging markers, and each costs you
    3 points in the end.
CAV-HARVEST-14 =
    Example: you have 3 adult dwarfs, 4 food and nothing to turn into food. In the feeding step all
    your food goes, and you take 2 begging markers, that is −6 points.
CAV-HARVEST-15 =
    In the breeding step you get exactly 1 young of every species of farm animals of which you own
    at least 2, if you can house it. It is never more than 1 of a species in a harvest.
CAV-HARVEST-16 =
    All young are born at the same time, and they have to fit in together with the animals you have;
    you may move these about. A young animal without room is not born at all.
CAV-HARVEST-17 = Dogs do not breed. The parents may live anywhere, together or apart.
CAV-HARVEST-18 =
    At the birth itself you cannot turn the young or their parents into food. First the young are
    placed on your board; after that you may eat any of them. (house ruling)
CAV-HARVEST-19 =
    Example: you have 2 wild boars, an entrance with room for 2 animals, and a stable on bare
    forest. In the breeding step 1 wild boar is born, and all 3 have a place.
CAV-HARVEST-20 =
    Example, with plenty of room: after the breeding step, 6 sheep have become 7, 1 donkey is still
    1, and 4 dogs are still 4.
CAV-HARVEST-21 =
    Example: 2 sheep fill your small pasture, 2 wild boars fill your entrance, and the only free
    place is a stable on a meadow. In the breeding step one young animal has room, and you choose
    whether it is a sheep or a wild boar.
CAV-HARVEST-22 =
    Breeding is a single choice that nothing can interrupt. Before it and after it you may make
    exchanges, with any species; so you may eat animals first to make room, down to the 2 parents
    that a birth needs. You choose a set of species whose young all fit. In a harvest it must be a
    set to which no further species could be added, so you do not turn down births for which there
    is room; with the loot “breed up to 2 types” it has 1 or 2 species. (house ruling)
CAV-HARVEST-23 =
    Example: you have 3 sheep and room for just 3. If you eat one in the feeding step, the other 2
    breed, and you have 3 again. If you eat none, no sheep is born.
CAV-HARVEST-24 =
    This is how much food you owe. Count 2 for each dwarf, or 1 for a newborn, or 1 for every dwarf
    in a 1-food round. If you feed one dwarf through the working cave, take off all that this dwarf
    eats. With the mining cave take off 1 for each donkey that is in a mine when you pay; donkeys
    you have eaten by then no longer count. It never goes below 0. You pay as much of it as you
    like, and the rest becomes begging markers. (house ruling)

## Convert

CAV-CONVERT = Turning goods into food
CAV-CONVERT-01 =
    You may turn goods into food at any time (CAV-CONVERT-08) and as often as you like.
    (house ruling)
CAV-CONVERT-02 =
    With gold you always pay 1 extra for each exchange: 2 gold for 1 food, 3 gold for 2 food, and so
    on. Only coins count as gold here, not the points of tiles or pastures.
CAV-CONVERT-03 =
    A sheep gives 1 food, a wild boar 2, cattle 3, a grain 1, a vegetable 2 and a ruby 2. A donkey
    by itself gives 1, but two donkeys together give 3.
CAV-CONVERT-04 =
    Dogs, wood, stone, ore and dwarfs cannot be turned into food. Only a furnishing can change that;
    for instance, the working cave lets you feed one dwarf with 1 wood, 1 stone or 2 ore.
CAV-CONVERT-05 =
    Food cannot be turned back into anything. An animal that you turn into food leaves your board at
    once, and its place is free.
CAV-CONVERT-06 =
    Example: 2, 3 or 4 gold exchanged in one go give 1, 2 or 3 food. If you exchange 4 gold as 2 and
    2, you get just 2 food.
CAV-CONVERT-07 = Example: 3 donkeys turned into food together give 4 food, and 4 donkeys give 6.
CAV-CONVERT-08 =
    “At any time” means whenever you yourself have something to decide. In your own turn this is
    before you place your dwarf, between two parts of an action, between two items of loot, two
    sowings or two purchases, while you settle animals that have just come (CAV-ANIMALS-25), and
    before you end the turn. It is also in each of your feedings,
    those with 1 food per dwarf included, just before and just after your breeding, and in the last
    exchanges before scoring. It is not in other players’ turns, and not in the middle of something
    that cannot be divided, such as paying a price, laying a tile or a breeding. (house ruling)
CAV-CONVERT-09 =
    No exchange can go on for ever. Nothing gives you rubies or weapons, and unless you spend one of
    those, goods flow one way only: animals, crops and materials become gold or food, gold becomes
    food or, with the trader, materials. The trader (2 gold for 1 wood, 1 stone and 1 ore) and the
    spare part storage (the reverse) could form a circle, but nobody ever has the use of both
    (CAV-FURNISH-09).
CAV-CONVERT-10 =
    Example: you own the trader and 2 gold, and you trade. You have 0 gold and get 1 wood, 1 stone
    and 1 ore, and there is no exchange that turns these three into gold again. If you then build
    the spare part storage, it lies on the trader, and you cannot use the trader any more.

## Score

CAV-SCORE = Scoring
CAV-SCORE-01 =
    Each animal is worth 1 point, dogs included. For each of the four species of farm animals that
    you do not have at all, you lose 2 points; having no dogs costs nothing.
CAV-SCORE-02 =
    Count the grain in your supply and on your fields: it is worth half a point each, and the sum is
    rounded up. Each vegetable in your supply or on your fields is worth 1 point.
CAV-SCORE-03 =
    Each ruby is worth 1 point, each dwarf in play 1 and each gold 1. Each begging marker costs you
    3.
CAV-SCORE-04 =
    You lose 1 point for each space of your home board that has neither a tile nor a stable. The two
    printed caverns count as used, and so do caverns that you have not furnished.
CAV-SCORE-05 =
    Furnishings are worth the points printed on them, a small pasture 2, a large pasture 4, an ore
    mine 3 and a ruby mine 4. Whether animals live there is of no importance.
CAV-SCORE-06 =
    Yellow furnishings may bring bonus points, and each has a line of its own. Weaving parlor: 1 for
    every 2 sheep. Milking parlor: 1 for each cattle. State parlor: 4 for each dwelling next to it.
    Stone storage: 1 for each stone. Ore storage: 1 for every 2 ore. Main storage: 2 for each of
    your yellow furnishings, itself included. Weapon storage: 3 for each armed dwarf. Supplies
    storage: 8 if all your dwarfs are armed. Broom chamber: 5 with 5 dwarfs, 10 with 6. Treasure
    chamber: 1 for each ruby. Food chamber: 2 for each pair of 1 grain and 1 vegetable. Prayer
    chamber: 8 if none of your dwarfs is armed. Fodder chamber: 1 for every 3 farm animals.
CAV-SCORE-07 =
    The weaving parlor, the milking parlor, the fodder chamber, the food chamber and the treasure
    chamber score on their bonus lines. The goods they count have their normal points besides.
CAV-SCORE-08 =
    Example: you own the weaving parlor and some sheep. The sheep count once among your animals and
    a second time on the bonus line of the tile.
CAV-SCORE-09 =
    The writing chamber has no bonus line. It takes up to 7 points off what you lose for missing
    species, unused spaces and begging markers, in those categories themselves, and it never turns a
    loss into a gain.
CAV-SCORE-10 =
    The hunting parlor, the beer parlor, the blacksmithing parlor and the spare part storage have no
    bonus line either. Before scoring they turn goods into gold, and that counts as gold: 2 wild
    boars for 2 gold and 2 food; 2 grain for 3 gold (or 4 food); 1 ruby and 1 ore for 2 gold and 1
    food; 1 wood, 1 stone and 1 ore for 2 gold. (house ruling)
CAV-SCORE-11 = Food, wood, stone, ore, weapons and stables bring no points of their own.
CAV-SCORE-12 =
    The score sheet has a line for each of these: animals; missing species; grain; vegetables;
    rubies; dwarfs; unused spaces; furnishings, pastures and mines; yellow bonuses; gold and
    begging; total.
CAV-SCORE-13 =
    Example, the board that the rulebook gives as worth 80 points: 21 animals (2 + 4 + 2 + 3 + 10),
    2 of them dogs and 19 farm animals, with no species missing; furnishings worth 2, 2 and 2 and
    dwellings worth 3 and 3; pastures worth 2 and 4; 5 vegetables, 1 ruby, 12 gold, 9 grain, 4
    dwarfs, and the fodder chamber. With no mine and no unused space this scores 21 for the animals,
    0 for missing species, 12 for furnishings, 6 for pastures, 18 for vegetables, ruby and gold, 5
    for grain, 4 for dwarfs and 6 for the fodder chamber. Together that is 72. The rulebook prints
    80 and does not say where the other 8 come from.
CAV-SCORE-14 =
    Example: the same board, to which we have added 2 ore mines and 1 ruby mine (+10) and 2 unused
    spaces (−2), scores 80. These additions are ours, not the rulebook’s.
CAV-SCORE-15 =
    Example: a board of 24 spaces as it is at the start, with 2 dwarfs and nothing else, scores 2 −
    8 − 22 = −28. There is no lowest and no highest score.

## End

CAV-END = The end of the game
CAV-END-01 =
    The game ends after the harvest phase of round 12, whatever the number of players. Animals born
    in that last harvest still count.
CAV-END-02 =
    Whoever has the most points wins. If several players have the most, all of them win; nothing
    breaks the tie.
CAV-END-03 =
    Before the scoring you may still turn goods into food and use the furnishings that make gold,
    even if you think of it only at that moment.
CAV-END-04 =
    For these last exchanges every player has one step after the harvest phase of round 12, even if
    that phase was empty. You may use all exchanges for food and for rubies, single tiles and their
    printed bonuses included, and all furnishings that work at any time. The scoring begins when
    everybody is done.

## Solo

CAV-SOLO = Playing alone
CAV-SOLO-01 =
    Alone you play by the general rules, apart from what this chapter says. You try to score as much
    as you can; 100 points is a mark to aim for, not a condition.
CAV-SOLO-02 =
    You begin with 2 food, and you place all your dwarfs one after another. The order of weapons
    still holds, and so does the ruby that lifts it.
CAV-SOLO-03 =
    The round cards come in a fixed order: in round 1 Blacksmithing, 2 Sheep farming, 3 Ore mine
    construction, 4 Wish for children, 5 Donkey farming, 6 Ruby mine construction, 7 Ore delivery, 8
    Family life, 10 Ore trading, 11 Adventure, 12 Ruby delivery. There is no round 9 and no
    Exploration.
CAV-SOLO-04 =
    You cannot use the round-4 card before round 4. Then it shows Wish for children, and when Family
    life comes in round 8 it turns to Urgent wish for children.
CAV-SOLO-05 =
    You use the boards for two players, but four printed spaces are covered and out of play: Drift
    mining, Clearing, Supplies and Starting player. There is no Imitation either. (house ruling)
CAV-SOLO-06 =
    There are no harvest markers and no events. Rounds 1 and 2 end with nothing, and round 4 with 1
    food to pay for each dwarf; rounds 3, 5, 6, 7, 8, 10, 11 and 12 end with a normal harvest.
CAV-SOLO-07 =
    Before the supply of a round, every accumulation space with 6 or more goods on it is emptied;
    goods of all kinds are counted together. After that it is supplied as an empty space.
    (house ruling)
CAV-SOLO-08 =
    For 1 ruby you may keep the goods of one such space this time; what the supply adds is put on
    top, even beyond 6. In the next round it is tested again.
CAV-SOLO-09 = On Ruby mining, rubies pile up from round 1 on.
CAV-SOLO-10 =
    Example: a space that prints “3 (1)” wood has 6 wood when the supply comes. It then has 3 if you
    do not pay, and 7 if you pay 1 ruby. If it has 5 wood, it has 6 afterwards, and nothing is to be
    paid.
CAV-SOLO-11 =
    A round alone begins in this order: the card is revealed, the spaces are tested for 6 goods, you
    pay rubies, the other spaces are emptied, the supply comes, and then effects at the beginning of
    the round. So a ruby that the ruby supplier brings you in that round comes too late to protect a
    space. (house ruling)
CAV-SOLO-12 =
    The option deal is a number from 0 to 9999. 0, the default, is the printed game alone. Every
    other number deals a start of its own, always the same for the same number: of the furnishings
    that there is just one of, 24 are in the game, and the cards of each stage come in another
    order; Wish for children still comes in round 4. You may look up the order at any time. (house
    ruling)

## Two

CAV-TWO = Playing with two
CAV-TWO-01 =
    Exploration is taken out, which leaves 11 cards; stage 3 has only Ore delivery and Family life.
CAV-TWO-02 =
    There is no round 9: after round 8 comes round 10, and its card goes on round space 10. That
    makes 11 rounds.
CAV-TWO-03 =
    One green leaf is taken out. The 3 leaves and 3 question marks are mixed and laid on rounds 6,
    7, 8, 10, 11 and 12, so all three events are sure to happen.
CAV-TWO-04 =
    On Ruby mining no ruby is added in rounds 1 and 2. From round 3 on, 1 comes each round as usual.
CAV-TWO-05 =
    There is no Imitation and no extra board, and the third basic board shows its side for 1 to 3
    players. You both begin with 1 food.
