nim-title = Nim
nim-about = Three heaps of stones. Who takes the last stone wins.
nim-move = Take { $count } from heap { $heap }
nim-ask = { $player }, take stones from one heap.
nim-event-took =
    { $count ->
        [one] { $player } takes { $count } stone from heap { $heap }.
       *[other] { $player } takes { $count } stones from heap { $heap }.
    }
nim-sheet-last = The last stone
nim-why-too-few = There are not so many stones in that heap.
