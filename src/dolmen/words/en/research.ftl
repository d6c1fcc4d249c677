### Games side by side, and other people’s frameworks

batch-games = A batch takes 1 game or more, not { $count }.
batch-seat = There is no seat { $seat }; seats go from 0 to { $last }.
batch-nobody = Every seat is played by a bot: at least one has to be left to you.
batch-seed = A batch begins with a seed from 0 up, and so must its last; got { $seed }.
batch-seeds = A batch takes one seed from 0 up for each of its { $count } games.
batch-shape = A step takes { $count } whole numbers, one a game; got { $got }.
batch-illegal = Move { $move } is not legal in game { $game }; nothing was played.
adapter-manner = Illegal moves can be met in these ways: { $allowed }; got { $given }.
adapter-opponents = This table needs { $count } opponents, or one name for all of them; got { $got }.
