"""What a title promises learners, for `conform`: numbers where the layout says, within bounds, and
the same by every way of asking."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from dolmen.core.description import HIGHEST, LOWEST
from dolmen.core.game import CHANCE, OVER, Game, new_buffer, new_mask
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail

Demand = Callable[..., None]
# What stands where nothing may be written.
UNTOUCHED: Final = 77
# Decisions of a rollout that are compared.
ROWS: Final = 40
# Sums of fractions are nearly 0.
NEARLY: Final = 1e-9


def check_layout(game: Game[Any], demand: Demand) -> None:
    """Slices have names of their own and lie side by side; bounds are bounds; a game has an id."""
    slices = game.observation.slices
    names = [one.name for one in slices]
    demand(len(set(names)) == len(names), "slices have names of their own", names)
    for one in slices:
        lasting = LOWEST <= one.low <= one.high <= HIGHEST
        demand(lasting and one.start < one.stop, "a slice has bounds of 16 bits", one)
    bounds = game.bounds
    whole = bounds.decisions > 0 and bounds.moves > 0 and bounds.outcomes >= 0
    demand(whole and bounds.lowest <= bounds.highest, "bounds are bounds", bounds)
    spec = game.spec
    demand(str(spec).startswith(spec.id), "a game has an id", spec)


def check_numbers(game: Game[Any], s: Any, seat: int, seen: list[int], demand: Demand) -> None:
    """An observation fits its layout, and is the same in a buffer."""
    layout = game.observation
    demand(len(seen) == layout.size, "observations have one length, that of the layout", seat)
    small = all(type(number) is int for number in seen)
    demand(small, "observations are whole numbers", seat)
    for one in layout.slices:
        part = seen[one.start : one.stop]
        fitting = one.low <= min(part) and max(part) <= one.high
        demand(fitting, "an observation stays within its bounds", one.name, part)
    out = new_buffer(layout.size + 3)
    for at in (0, 1, layout.size + 1, layout.size + 2):
        out[at] = UNTOUCHED
    game.observe_into(s, seat, out, 1)
    written = [int(number) for number in out]
    around = [written[0], *written[layout.size + 1 :]]
    demand(written[1 : layout.size + 1] == seen, "observe_into writes what observe gives", seat)
    demand(around == [UNTOUCHED] * 3, "observe_into writes nothing else", seat)


def check_mask(game: Game[Any], s: Any, demand: Demand) -> None:
    """A mask marks the legal moves and no others, and there are no more than the bounds say."""
    count, legal = game.moves.count, game.legal(s)
    mask, moves = new_mask(count + 2), new_buffer(count)
    for at in range(count + 2):
        mask[at] = UNTOUCHED
    filled = int(game.mask_into(s, mask, 1, moves))
    marked = [int(mark) for mark in mask]
    listed = [int(moves[i]) for i in range(filled)]
    due = [int(move in legal) for move in range(count)]
    demand(listed == legal and marked[1:-1] == due, "a mask marks the legal moves", listed)
    demand(marked[0] == marked[-1] == UNTOUCHED, "mask_into writes nothing else")
    bounds = game.bounds
    most = bounds.outcomes if game.actor(s) == CHANCE else bounds.moves
    demand(len(legal) <= most, "no more moves at once than the bounds say", len(legal), most)


def check_returns(game: Game[Any], s: Any, decisions: int, demand: Demand) -> None:
    """Nothing before the end; then within bounds, in the order of the ranks, and zero-sum."""
    returns, bounds = game.returns(s), game.bounds
    demand(len(returns) == game.seats, "every seat has a return", returns)
    if game.actor(s) != OVER:
        demand(not any(returns), "before the end nothing is returned", returns)
        return
    demand(decisions <= bounds.decisions, "no game is longer than the bounds say", decisions)
    within = all(bounds.lowest <= one <= bounds.highest for one in returns)
    demand(within, "returns stay within their bounds", returns)
    if game.seats > 1:
        demand(abs(sum(returns)) < NEARLY, "returns sum to 0", returns)
        ranked = list(zip(game.ranks(s), returns, strict=True))
        falling = all(
            (one > another) == (rank < other) for rank, one in ranked for other, another in ranked
        )
        demand(falling, "returns follow the ranks", ranked)


def check_roll(game: Game[Any], number: int, demand: Demand) -> None:
    """A rollout keeps what the contract's own loop would keep: of all seats, and up to the first
    decision of one who is not asked."""
    everyone = 2**game.seats - 1
    for asked in (everyone, everyone - 2 ** (number % game.seats)):
        own = rolled(game, game.roll, asked, number)
        due = rolled(game, partial(Game.roll, game), asked, number)
        demand(own == due, "roll keeps what the contract's own loop would", own[0], due[0])


def rolled(game: Game[Any], roll: Callable[..., int], asked: int, number: int) -> list[Any]:
    """What a loop keeps of a new game, from the second row on: how far it came, where the game
    stands, and all that was written."""
    s = game.start()
    trail = Trail(1, ROWS, game.observation.size, game.moves.count, game.seats)
    end = int(roll(s, asked, Rng(29, number), Rng(31, number), trail, 1, ROWS))
    kept = (trail.observations, trail.bits, trail.actors, trail.moves)
    return [end, game.dump(s), *([int(one) for one in buffer] for buffer in kept)]
