nim-rules-title = The rules of Nim
nim-rules-intro = Older than anybody knows.

NIM-TAKE = Taking stones

NIM-TAKE-01 = In your turn take one or more stones, all from the same heap.
NIM-TAKE-02 = There are three heaps, of three, four and five stones.
NIM-TAKE-03 = Who takes the last stone wins.
