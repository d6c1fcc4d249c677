"""Monte Carlo tree search over worlds that a seat cannot rule out (single-observer ISMCTS).

Each iteration draws a world, walks down the one tree of decisions as far as it is known, asks the
judge of the title at the first new position (or plays on to the end), and adds what came of
it to every node on the way. Choices follow from the seed and the number of iterations alone."""

from typing import Final, final

from dolmen.bots.tree import (
    CHILD,
    LOG_UNIT,
    MOVE,
    NEXT,
    NOBODY,
    OPEN,
    PRIOR,
    ROOT_UNIT,
    SUMS,
    VISITS,
    WORTH,
    Tree,
    log,
    root,
)
from dolmen.core.game import CHANCE, NO_MOVE, OVER, Buffer, Game, State, new_buffer
from dolmen.core.judge import ONE, Judge, new_numbers
from dolmen.core.native import i64, vec
from dolmen.core.rng import Rng

# Decisions from the root to the end of a walk, at most.
DEEPEST: Final = 500
ALL: Final = 100  # per cent
# Priors at the root differ by the seed, by up to so many parts of EVEN: else the first of equal
# moves would always be played.
EVEN: Final = 512
JITTER: Final = 64
# Noise is the sum of four even draws; DEVIATION is how far it strays.
DRAWS: Final = 4
RANGE: Final = 1 << 16
DEVIATION: Final = 37837


@final
class Search:
    """A thought about one position after the other, for one seat of one game.

    `explore`: how much what was seldom tried is preferred, in hundredths; `urgency`: by how many
    hundredths of a win a move that was never tried is thought to be worse than its node;
    `playouts`: what per cent of a result comes from a game that is played on instead of the judge;
    `plain`: UCT, which asks no judge for priors and plays on at random; `noise`: how far, in
    hundredths of a point, the seat misjudges its moves; `bound`: nodes of the tree at most."""

    def __init__(
        self,
        game: Game[State],
        judge: Judge[State],
        seat: i64,
        rng: Rng,
        explore: i64,
        urgency: i64,
        playouts: i64,
        plain: bool,
        noise: i64,
        bound: i64,
    ) -> None:
        self.game: Game[State] = game
        self.judge: Judge[State] = judge
        self.seat: i64 = seat
        self.seats: i64 = game.seats
        self.rng: Rng = rng
        self.explore: i64 = explore
        self.urgency: i64 = urgency * ONE // ALL
        self.playouts: i64 = playouts
        self.plain: bool = plain
        self.noise: i64 = noise
        # Whether worths are summed beside chances: for hints, and for who misjudges them.
        self.worths: bool = noise > 0
        # Where nothing is hidden from the seat, all worlds are the position itself.
        self.hidden: bool = game.eyes(seat) is not None
        # Room for every move at the root, so that one is always known.
        least: i64 = game.moves.count + 1
        self.tree: Tree = Tree(game.seats, bound if bound > least else least)
        self.iterations: i64 = 0
        self.tie_seed: i64 = 0
        # The root is a world that the seat cannot rule out.
        self.state: State = game.start()
        # One who plays alone has worths instead of chances: they are seen between these.
        self.low: i64 = 0
        self.high: i64 = 0
        self.moves: Buffer = new_buffer(game.moves.count)
        self.weights: vec[i64] = new_numbers([0] * game.moves.count)
        self.places: vec[i64] = new_numbers([0] * game.moves.count)
        self.path: vec[i64] = new_numbers([0] * (DEEPEST + 1))
        self.result: vec[i64] = new_numbers([0] * game.seats)
        self.played: vec[i64] = new_numbers([0] * game.seats)

    def begin(self, s: State) -> None:
        """Forgets what was thought, and takes up a position."""
        self.tree.clear()
        self.state = s
        self.iterations = 0
        # Once for the whole thought, so that looking at it does not change it.
        self.tie_seed = self.rng.word()

    def run(self, iterations: i64) -> None:
        """So many iterations more."""
        end = self.iterations + iterations
        while self.iterations < end:
            self.iterate()
            self.iterations += 1

    def iterate(self) -> None:
        """Down the tree in one world, and back."""
        game = self.game
        rng = self.rng
        world = self.draw_world()
        top = self.tree.top()
        node = top
        depth: i64 = 0
        self.path[0] = node
        while True:
            actor = game.actor(world)
            while actor == CHANCE:
                game.apply(world, game.draw(world, rng))
                actor = game.actor(world)
            if actor == OVER:
                self.finish(world)
                break
            if (self.tree.rows[node + VISITS] == 0 and node != top) or depth == DEEPEST:
                self.evaluate(world)
                break
            node = self.descend(world, node, actor, self.judge.sensible(world, self.moves))
            if node == NOBODY:
                self.evaluate(world)
                break
            game.apply(world, self.tree.rows[node + MOVE])
            depth += 1
            self.path[depth] = node
        self.back_up(world, depth)

    def draw_world(self) -> State:
        """A world that the seat cannot rule out, to be played in: any, or a likely one."""
        if not self.hidden:
            return self.state.clone()
        world = self.game.determinize(self.state, self.seat, self.rng)
        if not self.plain:
            self.judge.believe(world, self.seat, self.rng)
        return world

    # At the end of a walk

    def evaluate(self, world: State) -> None:
        """What a position promises each seat."""
        if self.playouts == 0:
            self.estimate(world)
            return
        if self.playouts < ALL:
            self.estimate(world)
            seat: i64
            for seat in range(self.seats):
                self.played[seat] = self.result[seat]
        if self.plain:
            self.game.playout(world, self.rng, self.moves)
        else:
            self.judge.play_on(world, self.rng, self.moves)
        self.finish(world)
        if self.playouts < ALL:
            for seat in range(self.seats):
                mixed = self.result[seat] * self.playouts
                mixed += self.played[seat] * (ALL - self.playouts)
                self.result[seat] = mixed // ALL

    def estimate(self, world: State) -> None:
        """What the judge thinks of it."""
        if self.seats == 1:
            self.result[0] = self.judge.value(world, 0)
        else:
            self.judge.chances(world, self.result)

    def finish(self, world: State) -> None:
        """What a game that is over brought."""
        if self.seats == 1:
            self.result[0] = self.judge.value(world, 0)
        else:
            self.judge.outcome(world, self.result)

    def back_up(self, world: State, depth: i64) -> None:
        """Adds the result to all nodes of the walk."""
        rows = self.tree.rows
        result = self.result
        worth: i64 = self.judge.value(world, self.seat) if self.worths else 0
        if self.seats == 1:
            if self.iterations == 0:
                self.low = result[0]
                self.high = result[0]
            elif result[0] < self.low:
                self.low = result[0]
            elif result[0] > self.high:
                self.high = result[0]
        i: i64
        seat: i64
        for i in range(depth + 1):
            node = self.path[i]
            rows[node + VISITS] += 1
            rows[node + WORTH] += worth
            for seat in range(self.seats):
                rows[node + SUMS + seat] += result[seat]

    # On the way down

    def descend(self, world: State, node: i64, actor: i64, count: i64) -> i64:
        """The child to go on with, or NOBODY: the tree is full."""
        if not self.match(node, count):
            self.widen(world, node, count)
        return self.pick_plain(node, actor, count) if self.plain else self.pick(node, actor, count)

    def match(self, node: i64, count: i64) -> bool:
        """Finds the child of each of the moves; false if one has none yet."""
        rows = self.tree.rows
        child = rows[node + CHILD]
        whole = True
        i: i64
        for i in range(count):
            move = i64(self.moves[i])
            while child != NOBODY and rows[child + MOVE] < move:
                child = rows[child + NEXT]
            if child != NOBODY and rows[child + MOVE] == move:
                self.places[i] = child
                child = rows[child + NEXT]
            else:
                self.places[i] = NOBODY
                whole = False
        return whole

    def widen(self, world: State, node: i64, count: i64) -> None:
        """Adds a child for each of the moves that has none, as long as there is room."""
        tree = self.tree
        if not tree.has_room(count):
            return
        i: i64
        total: i64 = count
        if not self.plain:
            self.judge.weigh(world, self.moves, count, self.weights)
            total = 0
            for i in range(count):
                total += self.weights[i]
        rows = tree.rows
        before: i64 = NOBODY
        for i in range(count):
            place = self.places[i]
            if place == NOBODY:
                move = i64(self.moves[i])
                follower = rows[before + NEXT] if before != NOBODY else rows[node + CHILD]
                # Children that are not possible in this world lie between.
                while follower != NOBODY and rows[follower + MOVE] < move:
                    before = follower
                    follower = rows[before + NEXT]
                place = tree.add(move, follower)
                if before != NOBODY:
                    rows[before + NEXT] = place
                else:
                    rows[node + CHILD] = place
                prior: i64 = ONE // total if self.plain else self.weights[i] * ONE // total
                if node == tree.top():
                    prior += prior * self.rng.below(JITTER) // EVEN
                rows[place + PRIOR] = prior if prior > 0 else 1
                self.places[i] = place
            before = place

    def mean(self, place: i64, actor: i64) -> i64:
        """The mean result of a node for a seat, from 0 to ONE."""
        rows = self.tree.rows
        mean = rows[place + SUMS + actor] // rows[place + VISITS]
        if self.seats > 1:
            return mean
        return (mean - self.low) * ONE // (self.high - self.low + 1)

    def pick(self, node: i64, actor: i64, count: i64) -> i64:
        """PUCT: the best mean, and what is worth a thought and had few; NOBODY if none is known."""
        rows = self.tree.rows
        found: i64 = NOBODY
        best: i64 = 0
        # What was never tried: a little worse than all that was tried here.
        fresh: i64 = ONE // 2
        if rows[node + VISITS] > 0:
            fresh = self.mean(node, actor) - self.urgency
        i: i64
        for i in range(count):
            place = self.places[i]
            if place == NOBODY:
                continue
            rows[place + OPEN] += 1
            visits = rows[place + VISITS]
            worth: i64 = self.mean(place, actor) if visits > 0 else fresh
            wish = self.explore * rows[place + PRIOR] // ALL * root(rows[place + OPEN])
            worth += wish // (ROOT_UNIT * (visits + 1))
            if found == NOBODY or worth > best:
                best = worth
                found = place
        return found

    def pick_plain(self, node: i64, actor: i64, count: i64) -> i64:
        """UCT: each once, in any order; then the best mean, and what was seldom tried."""
        rows = self.tree.rows
        found: i64 = NOBODY
        best: i64 = 0
        untried: i64 = 0
        ties: i64 = 0
        i: i64
        for i in range(count):
            place = self.places[i]
            if place == NOBODY:
                continue
            rows[place + OPEN] += 1
            visits = rows[place + VISITS]
            if visits == 0:
                untried += 1
                if self.rng.below(untried) == 0:
                    found = place
            elif untried == 0:
                doubt = root(log(rows[place + OPEN]) * (ONE // LOG_UNIT) // visits)
                # The root of a number of parts of ONE: 256 times that of the number itself.
                doubt = doubt * (ONE // 256) // ROOT_UNIT
                worth = self.mean(place, actor) + self.explore * doubt // ALL
                if found == NOBODY or worth > best:
                    best = worth
                    found = place
                    ties = 1
                elif worth == best:
                    ties += 1
                    if self.rng.below(ties) == 0:
                        found = place
        return found

    # What was found

    def best(self) -> i64:
        """The move that was tried most, the better one of equals; NO_MOVE before any was. Who
        misjudges moves takes the one that looks best to it."""
        rows = self.tree.rows
        rng = Rng(self.tie_seed)
        found: i64 = NO_MOVE
        most: i64 = 0
        mean: i64 = 0
        ties: i64 = 0
        child = rows[self.tree.top() + CHILD]
        while child != NOBODY:
            visits = rows[child + VISITS]
            if visits > 0:
                worth: i64 = rows[child + SUMS + self.seat] // visits
                if self.noise > 0:
                    visits = rows[child + WORTH] // visits + self.misjudged(rng)
                if found == NO_MOVE or visits > most or (visits == most and worth > mean):
                    found = rows[child + MOVE]
                    most = visits
                    mean = worth
                    ties = 1
                elif visits == most and worth == mean:
                    ties += 1
                    if rng.below(ties) == 0:
                        found = rows[child + MOVE]
            child = rows[child + NEXT]
        return found

    def misjudged(self, rng: Rng) -> i64:
        """By how much a worth is misjudged this time."""
        drawn: i64 = -(DRAWS * RANGE) // 2
        _i: i64
        for _i in range(DRAWS):
            drawn += rng.below(RANGE)
        return drawn * self.noise // DEVIATION

    def looked(self) -> list[tuple[int, int, int, int, int]]:
        """Each move at the root: its number, visits, mean chance of the seat (alone: its mean
        worth), mean worth where it was asked for, and prior."""
        rows = self.tree.rows
        listed: list[tuple[int, int, int, int, int]] = []
        child = rows[self.tree.top() + CHILD]
        while child != NOBODY:
            visits = rows[child + VISITS]
            tried: i64 = visits if visits > 0 else 1
            listed.append(
                (
                    rows[child + MOVE],
                    visits,
                    rows[child + SUMS + self.seat] // tried,
                    rows[child + WORTH] // tried,
                    rows[child + PRIOR],
                )
            )
            child = rows[child + NEXT]
        return listed
