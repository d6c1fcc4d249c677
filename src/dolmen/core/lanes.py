"""Games side by side in compiled code: one step of each, then what its actor sees and may do, in
packed buffers that are made once. `dolmen.batch` shows them as arrays.

A lane plays one game after the other. Its dice follow from its seed and the number of its game
alone, whatever the other lanes do."""

from typing import Final, final

from dolmen.core.game import (
    OVER,
    Buffer,
    Game,
    Mask,
    State,
    fitting,
    new_buffer,
    new_mask,
)
from dolmen.core.native import i16, i64, vec
from dolmen.core.rng import MOST, Rng
from dolmen.core.trail import Trail

# Who plays a seat: whoever steps the lanes, the lanes themselves at random, or a bot outside.
ASKED: Final = 0
AT_RANDOM: Final = 1
OUTSIDE: Final = 2

ALL_WELL: Final = -1
BYTE: Final = 256
# The stream of whoever plays at random in a rollout; no lane comes to a game of that number.
CHOICES: Final = MOST


def set_of(players: list[int], kind: i64) -> i64:
    """The seats that are played so, as a set of bits."""
    seats: i64 = 0
    bit: i64 = 1
    for player in players:
        if player == kind:
            seats |= bit
        bit += bit
    return seats


@final
class Lanes:
    """So many games of one title, as many lanes as there are seeds."""

    def __init__(self, game: Game[State], seeds: list[int], players: list[int]) -> None:
        count: i64 = len(seeds)
        self.game: Game[State] = game
        self.count: i64 = count
        self.seats: i64 = game.seats
        self.table: i64 = game.moves.count
        self.width: i64 = game.bounds.moves
        self.size: i64 = game.observation.size
        self.most: i64 = game.bounds.decisions
        self.players: vec[i64] = vec[i64]([i64(player) for player in players])
        self.asked: i64 = set_of(players, ASKED)
        self.seeds: list[int] = list(seeds)
        self.states: list[State] = []
        self.rngs: list[Rng] = []
        self.choices: list[Rng] = []
        # By lane: the move of the step under way.
        self.chosen: Buffer = new_buffer(count)
        self.scratch: Buffer = new_buffer(self.table)
        # By lane: how many games it began, decisions in this one, who decides, and how many moves.
        self.games: vec[i64] = vec[i64]([i64(0)] * count)
        self.decisions: vec[i64] = vec[i64]([i64(0)] * count)
        self.actors: Buffer = new_buffer(count)
        self.counts: vec[i64] = vec[i64]([i64(0)] * count)
        self.moves: Buffer = new_buffer(count * self.width)
        self.masks: Mask = new_mask(count * self.table)
        self.observations: Buffer = new_buffer(count * self.size)
        # What the last step ended: returns and points of the game that is over.
        self.ended: Mask = new_mask(count)
        self.cut: Mask = new_mask(count)
        self.returns: vec[float] = vec[float]([0.0] * (count * self.seats))
        self.points: Buffer = new_buffer(count * self.seats)
        self.scores: Buffer = new_buffer(count * self.seats)
        _i: i64
        for _i in range(count):
            self.states.append(game.start())
            self.rngs.append(Rng(0))
            self.choices.append(Rng(0))

    def begin(self) -> None:
        """A new game in every lane, the first by its seed."""
        lane: i64
        for lane in range(self.count):
            self.games[lane] = 0
            self.choices[lane] = Rng(self.seeds[lane], CHOICES)
            self.settle(lane)
            self.begin_game(lane)
            self.look(lane, self.go_on(lane, self.states[lane]))

    def begin_game(self, lane: i64) -> None:
        """The next game of a lane."""
        self.states[lane] = self.game.start()
        self.rngs[lane] = Rng(self.seeds[lane], self.games[lane])
        self.games[lane] += 1
        self.decisions[lane] = 0

    def settle(self, lane: i64) -> None:
        """What the last step ended is told; nothing has ended since."""
        if self.ended[lane] == 0 and self.cut[lane] == 0:
            return
        self.ended[lane] = 0
        self.cut[lane] = 0
        seat: i64
        for seat in range(lane * self.seats, lane * self.seats + self.seats):
            self.returns[seat] = 0.0
            self.points[seat] = 0

    def wrong(self, moves: bytes) -> i64:
        """Takes a move for every lane: words of two bytes, the low one first. The first lane whose
        move is not legal, or ALL_WELL: then `step` plays them."""
        masks = self.masks
        chosen = self.chosen
        table = self.table
        base: i64 = 0
        lane: i64
        for lane in range(self.count):
            low: i64 = moves[2 * lane]
            high: i64 = moves[2 * lane + 1]
            move = high * BYTE + low
            if move >= table or masks[base + move] == 0:
                return lane
            chosen[lane] = i16(move)
            base += table
        return ALL_WELL

    def step(self) -> None:
        """The move that `wrong` took in every lane, and what follows until somebody is asked
        again."""
        lane: i64
        for lane in range(self.count):
            self.settle(lane)
            self.play(lane, i64(self.chosen[lane]))

    def play(self, lane: i64, move: i64) -> None:
        """One legal move of whoever is asked in a lane."""
        s = self.states[lane]
        self.game.apply(s, move)
        self.decisions[lane] += 1
        self.look(lane, self.go_on(lane, s))

    def new_trail(self, steps: i64) -> Trail:
        """Room for so many steps of all lanes."""
        return Trail(self.count, steps, self.size, self.table, self.seats)

    def rollout(self, trail: Trail) -> None:
        """So many steps of every lane as `step` plays them, whoever is asked choosing at random,
        and all that they were. Lane by lane: what a lane reads and writes is near all the while."""
        trail.forget_ends()
        lane: i64
        for lane in range(self.count):
            self.roll(lane, trail)

    def roll(self, lane: i64, trail: Trail) -> None:
        """The steps of one lane: as far as its game goes, and then of the next."""
        s = self.states[lane]
        row = lane * trail.steps
        end = row + trail.steps
        while row < end:
            self.settle(lane)
            left = self.most - self.decisions[lane]
            until = row + left if row + left < end else end
            before = row
            row = self.game.roll(
                s, self.asked, self.choices[lane], self.rngs[lane], trail, row, until
            )
            self.decisions[lane] += row - before
            s = self.go_on(lane, s)
            if self.ended[lane] != 0 or self.cut[lane] != 0:
                self.keep_end(lane, trail, row - 1)
        self.look(lane, s)

    def keep_end(self, lane: i64, trail: Trail, row: i64) -> None:
        """What the step of a row ended."""
        trail.ends.append(row)
        trail.ended[row] = self.ended[lane]
        trail.cut[row] = self.cut[lane]
        seat: i64
        for seat in range(self.seats):
            trail.returns[row * self.seats + seat] = self.returns[lane * self.seats + seat]
            trail.points[row * self.seats + seat] = self.points[lane * self.seats + seat]

    def go_on(self, lane: i64, s: State) -> State:
        """Chance and random players, until somebody is asked, and the position then. A game that is
        over is told, and the next one begins."""
        game = self.game
        rng = self.rngs[lane]
        while True:
            actor = game.run_chance(s, rng)
            if actor == OVER or self.decisions[lane] >= self.most:
                self.end(lane, actor == OVER)
                self.begin_game(lane)
                s = self.states[lane]
                rng = self.rngs[lane]
            elif self.players[actor] == AT_RANDOM:
                count = game.fill(s, self.scratch)
                game.apply(s, i64(self.scratch[rng.below(count)]))
                self.decisions[lane] += 1
            else:
                self.actors[lane] = i16(actor)
                return s

    def end(self, lane: i64, over: bool) -> None:
        """Tells what a game came to; one that was cut is worth nothing to anybody."""
        s = self.states[lane]
        if over:
            self.ended[lane] = 1
        else:
            self.cut[lane] = 1
        returns = self.game.returns(s)
        scores = self.game.scores(s)
        seat: i64
        for seat in range(self.seats):
            self.returns[lane * self.seats + seat] = returns[seat]
            self.points[lane * self.seats + seat] = fitting(scores[seat])

    def score(self) -> None:
        """Writes the points of every seat, as if all games ended now."""
        lane: i64
        seat: i64
        for lane in range(self.count):
            scores = self.game.scores(self.states[lane])
            for seat in range(self.seats):
                self.scores[lane * self.seats + seat] = fitting(scores[seat])

    def outside(self) -> list[int]:
        """The lanes where a bot outside is asked."""
        found: list[int] = []
        lane: i64
        for lane in range(self.count):
            if self.players[i64(self.actors[lane])] == OUTSIDE:
                found.append(lane)
        return found

    def look(self, lane: i64, s: State) -> None:
        """Writes what whoever is asked in a lane sees and may do, right after the move: all that it
        reads is still near. Bots outside look for themselves."""
        actor = i64(self.actors[lane])
        if self.players[actor] != ASKED:
            return
        game = self.game
        scratch = self.scratch
        moves = self.moves
        masks = self.masks
        game.observe_into(s, actor, self.observations, lane * self.size)
        first = lane * self.width
        base = lane * self.table
        # Only what was marked is wiped: masks are wide, and few moves are legal.
        i: i64
        for i in range(first, first + self.counts[lane]):
            masks[base + i64(moves[i])] = 0
        count = game.fill(s, scratch)
        self.counts[lane] = count
        for i in range(count):
            move = scratch[i]
            moves[first + i] = move
            masks[base + i64(move)] = 1

    def sample(self, rng: Rng, out: Buffer) -> None:
        """A random legal move for every lane."""
        lane: i64
        for lane in range(self.count):
            out[lane] = self.moves[lane * self.width + rng.below(self.counts[lane])]
