"""Drivers that stay inside compiled code: random games and move-tree counts."""

from dolmen.core.game import Buffer, Game, S, new_buffer
from dolmen.core.native import i64
from dolmen.core.rng import Rng


def playout(game: Game[S], s: S, rng: Rng, out: Buffer) -> i64:
    """Plays uniformly to the end, in place; gives the number of players' decisions."""
    return game.playout(s, rng, out)


def playouts(game: Game[S], games: i64, seed: i64) -> tuple[int, int]:
    """Random games on one stream; the number of decisions and a checksum of all scores."""
    rng = Rng(seed)
    out = new_buffer(game.moves.count)
    moves: i64 = 0
    check: i64 = 0
    _i: i64
    for _i in range(games):
        s = game.start()
        moves += playout(game, s, rng, out)
        for score in game.scores(s):
            check = (check * 31 + i64(score)) % 1000003
    return moves, check


def clones(s: S, count: i64) -> None:
    """That many clones, one after the other: to be timed."""
    _i: i64
    for _i in range(count):
        s.clone()


def perft(game: Game[S], s: S, depth: i64) -> int:
    """The number of move sequences of that length (a chance outcome counts as a move, unweighted);
    a game that ends earlier counts nothing."""
    if depth == 0:
        return 1
    out = new_buffer(game.moves.count)
    count = game.fill(s, out)
    if depth == 1:
        return count
    total: i64 = 0
    i: i64
    for i in range(count):
        c = s.clone()
        game.apply(c, i64(out[i]))
        total += i64(perft(game, c, depth - 1))
    return total
