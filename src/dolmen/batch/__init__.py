"""Thousands of games side by side, for whoever learns from them: NumPy arrays in and out, compiled
code between (`core.lanes`), no Python for a move unless a bot of the project thinks about it.

batch = Batch(dolmen.game(TITLE, 3), games=1024, seed=1)
look = batch.look
while learning:
    look = batch.step(policy(look.observations, look.masks))
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from dolmen.core.extras import extra_missing

try:
    import numpy as np
except ImportError as error:
    raise extra_missing("batch") from error

from dolmen.batch.arrays import Window
from dolmen.batch.given import is_whole
from dolmen.bots import Bot, Budget, seat_bot
from dolmen.core.game import Game, new_buffer
from dolmen.core.lanes import ALL_WELL, ASKED, AT_RANDOM, OUTSIDE, Lanes
from dolmen.core.message import Refusal
from dolmen.core.rng import MOST, Rng

# Actions cross as words of two bytes, the low one first.
WORD: Final = "<i2"
RANDOM: Final = "random"


class Look(NamedTuple):
    """What all games show after a step, a row a game. The arrays are always the same ones and hold
    the last step: copy what is to be kept. `ended` and `cut` tell of the game that was over in that
    step (cut: after as many decisions as the bounds allow); its `rewards` (returns) and `points`
    stand there once, while everything else is already of the next game."""

    observations: Any
    masks: Any
    actors: Any
    rewards: Any
    points: Any
    ended: Any
    cut: Any


@dataclass(frozen=True, slots=True)
class Rollout:
    """What so many steps of all games were, a row a step, in it one a game. `observations`, `masks`
    and `actors` are what stood there before the move in `moves`; `rewards`, `points`, `ended` and
    `cut` what a `Look` tells after it. The arrays of as many steps are always the same ones: copy
    what is to be kept. Masks are kept as `bits`, eight moves a byte, the lowest first."""

    table: int
    observations: Any
    bits: Any
    actors: Any
    moves: Any
    rewards: Any
    points: Any
    ended: Any
    cut: Any

    @property
    def masks(self) -> Any:
        """The masks as a `Look` has them: a new array, eight times as large as the bits."""
        return np.unpackbits(self.bits, axis=-1, count=self.table, bitorder="little").view(bool)


class Batch:
    """So many games of one title. Each has a seed; its dice follow from that and from how many
    games came before it, whatever happens beside it. Seats in `opponents` are played by bots of the
    project; whoever steps the batch is asked for all others."""

    def __init__(
        self,
        game: Game[Any],
        games: int,
        seed: int = 0,
        opponents: Mapping[int, str] | None = None,
        budget: Budget | None = None,
    ) -> None:
        if not is_whole(games) or games < 1:
            raise Refusal("batch-games", count=str(games))
        if not isinstance(opponents or {}, Mapping):
            raise Refusal("batch-opponents", example=repr({1: "random"}), got=repr(opponents))
        self.game = game
        self.opponents = {seat: str(bot) for seat, bot in (opponents or {}).items()}
        self.budget = budget
        players = [ASKED] * game.seats
        for seat, bot in self.opponents.items():
            if not is_whole(seat) or not 0 <= seat < game.seats:
                raise Refusal("batch-seat", seat=str(seat), last=str(game.seats - 1))
            seat_bot(bot, game, seed, seat, budget)  # refuses a name that is none
            players[seat] = AT_RANDOM if bot == RANDOM else OUTSIDE
        if ASKED not in players:
            raise Refusal("batch-nobody")
        self._players = players
        self._lanes = Lanes(game, _seeds(seed, games), players)
        self._bots: dict[tuple[int, int, int], Bot] = {}
        self._worlds = [Rng(one, 1) for one in self._lanes.seeds]
        self._sampler = Rng(seed, 2)
        self._samples = new_buffer(games)
        lanes, table = self._lanes, game.moves.count
        seats, size = game.seats, game.observation.size
        self._windows = [
            Window(lanes.observations, "int16", (games, size)),
            Window(lanes.masks, "bool", (games, table)),
            Window(lanes.actors, "int16", (games,)),
            Window(lanes.returns, "float64", (games, seats)),
            Window(lanes.points, "int16", (games, seats)),
            Window(lanes.ended, "bool", (games,)),
            Window(lanes.cut, "bool", (games,)),
        ]
        self._scores = Window(lanes.scores, "int16", (games, seats))
        self._trail: _Trail | None = None
        self._sampled = Window(self._samples, "int16", (games,))
        self.look = Look(*(window.array for window in self._windows))
        self.reset()

    @property
    def games(self) -> int:
        """How many games lie side by side."""
        return int(self._lanes.count)

    def reset(self, seeds: Sequence[int] | None = None) -> Look:
        """Begins everywhere anew, with these seeds, one a game, or with those it had."""
        if seeds is not None:
            try:
                given = list(seeds)
            except TypeError:  # one for all
                given = []
            known = [int(one) for one in given if is_whole(one) and 0 <= one <= MOST]
            if len(known) != self.games or len(known) != len(given):
                raise Refusal("batch-seeds", count=str(self.games))
            self._lanes.seeds = known
        self._worlds = [Rng(one, 1) for one in self._lanes.seeds]
        self._bots = {}
        self._lanes.begin()
        return self._show()

    def step(self, moves: Any) -> Look:
        """One move in every game, by whoever is asked there (`look.actors`). Where one is not legal
        nothing is played anywhere."""
        try:
            words = np.ascontiguousarray(moves)
        except ValueError:  # lists of several lengths
            raise Refusal("batch-shape", count=str(self.games), got=repr(moves)) from None
        if words.shape != (self.games,) or words.dtype.kind not in "iu":
            raise Refusal("batch-shape", count=str(self.games), got=f"{words.dtype}{words.shape}")
        fit = words
        if words.dtype != WORD:
            fit = np.clip(words, -1, self.game.moves.count).astype(WORD)
        data = fit.tobytes()
        wrong = int(self._lanes.wrong(data))
        if wrong != ALL_WELL:
            raise Refusal("batch-illegal", game=str(wrong), move=str(words[wrong]))
        self._lanes.step()
        return self._show()

    def rollout(self, steps: int) -> Rollout:
        """So many steps in one call, whoever is asked choosing at random, and all that they were:
        as many times `step(sample())`, but each game is played through all of its steps before the
        next one, which is faster. What each game chooses follows from its seed.
        Only bots inside can play along."""
        if not is_whole(steps) or steps < 1:
            raise Refusal("batch-steps", count=str(steps))
        if OUTSIDE in self._players:
            raise Refusal("batch-rollout")
        trail = self._trail
        if trail is None or trail.steps != steps:
            trail = self._trail = _Trail(self._lanes, steps)
        self._lanes.rollout(trail.trail)
        self._show()
        return trail.show()

    def sample(self) -> Any:
        """A random legal move for every game; the array is always the same one."""
        self._lanes.sample(self._sampler, self._samples)
        self._sampled.refresh()
        return self._sampled.array

    def scores(self) -> Any:
        """The points of every seat, as if all games ended now, for whoever rewards steps; the array
        is always the same one."""
        self._lanes.score()
        self._scores.refresh()
        return self._scores.array

    def state(self, number: int) -> Any:
        """A copy of one of the positions, for whoever wants to look inside."""
        return self._lanes.states[number].clone()

    def _show(self) -> Look:
        while waiting := self._lanes.outside():
            for lane in waiting:
                self._think(lane)
        for window in self._windows:
            window.refresh()
        return self.look

    def _think(self, lane: int) -> None:
        """A bot chooses in a world that its seat cannot rule out, and its move is played."""
        lanes, game = self._lanes, self.game
        seat, s = int(lanes.actors[lane]), lanes.states[lane]
        world = game.determinize(s, seat, self._worlds[lane])
        lanes.play(lane, self._bot(lane, seat).choose(world))

    def _bot(self, lane: int, seat: int) -> Bot:
        """The bot of a seat in the present game of a lane; each game has a new one."""
        number = int(self._lanes.games[lane])
        found = self._bots.get((lane, seat, number))
        if found is None:
            self._bots.pop((lane, seat, number - 1), None)
            seed = int(Rng(self._lanes.seeds[lane], number).word())
            found = seat_bot(self.opponents[seat], self.game, seed, seat, self.budget)
            self._bots[lane, seat, number] = found
        return found


class _Trail:
    """A rollout of so many steps: where it is written, and how it is shown. It is written game by
    game, and shown step by step."""

    def __init__(self, lanes: Lanes, steps: int) -> None:
        self.steps = steps
        self.table = int(lanes.table)
        trail = self.trail = lanes.new_trail(steps)
        rows, seats = (int(lanes.count), steps), int(lanes.seats)
        self._windows = [
            Window(trail.observations, "int16", (*rows, int(lanes.size))),
            Window(trail.bits, "uint8", (*rows, int(trail.bytes))),
            Window(trail.actors, "int16", rows),
            Window(trail.moves, "int16", rows),
            Window(trail.returns, "float64", (*rows, seats)),
            Window(trail.points, "int16", (*rows, seats)),
            Window(trail.ended, "bool", rows),
            Window(trail.cut, "bool", rows),
        ]

    def show(self) -> Rollout:
        """All of it as it now is."""
        for window in self._windows:
            window.refresh()
        return Rollout(self.table, *(one.array.swapaxes(0, 1) for one in self._windows))


def _seeds(seed: int, games: int) -> list[int]:
    """The seeds of so many games, side by side from the first on."""
    if not is_whole(seed) or not 0 <= seed <= MOST - games:
        raise Refusal("batch-seed", seed=str(seed))
    return list(range(seed, seed + games))
