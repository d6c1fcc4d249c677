"""Good moves for a person: what a strong bot would play and two more that are worth a thought, how
the game goes on after each, and why, in words.

What is told of a move rests on what its seat may know: worlds are drawn anew for each sample. The
bot that names the moves has looked at them for long, and whatever looked best to it looks better
than it is; so each is measured afresh, by games that are played on from there. Every move meets the
same worlds and the same luck."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from math import inf
from typing import Any, Final, NamedTuple

from dolmen.bots.bot import Bot
from dolmen.bots.budget import Budget
from dolmen.bots.continuation import Continuation
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.bots.greedy import WORLDS, Greedy, lead_to, lore
from dolmen.bots.judges import judge
from dolmen.bots.plan import open_turns
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games import TITLES, room

# In every lore a point is worth so much.
POINT: Final = 100
# Reasons that are given, and how large the second must be beside the first, at least: a third.
MOST: Final = 2
SHARE: Final = 3
# Nothing is said in points beyond so many: then the game is won or lost by it.
MOST_POINTS: Final = 50
# Moves that are advised, games that are played on after each, and those that are in any case.
MOVES: Final = 3
GAMES: Final = 200
FEWEST_GAMES: Final = 10
# What the bot may think, and how long the games may take. Iterations and games are spent first, but
# where the engine is not compiled: so that the same position gets the same advice.
THOUGHT: Final = Budget(iterations=3000, seconds=1.0)
SAMPLE_SECONDS: Final = 1.0
# The terms of a lore, in its own order: the message that names each, and what it is worth.
Terms = Callable[[Any, int], list[tuple[str, int]]]


class Reason(NamedTuple):
    """What is better about a position: by how many hundredths of a point, and in words."""

    gain: int
    words: Message


class Advised(NamedTuple):
    """A move, this seat's chance to win after it and its points in the end, and why; without
    reasons no other move looks worse."""

    move: int
    chance: Interval
    points: Interval
    reasons: list[Reason]


class Advice(NamedTuple):
    """Moves, the best first; whether the first is better than the second beyond their intervals;
    and by how many games each was measured."""

    moves: list[Advised]
    is_clear: bool
    games: int


def advise(
    bot: Bot,
    game: Game[Any],
    state: Any,
    seat: int,
    seed: int,
    games: int = GAMES,
    seconds: float = SAMPLE_SECONDS,
) -> Advice:
    """What a bot advises the seat that is to move, and how each move does: by so many games, or by
    as many as can be played in so long."""
    rng = Rng(seed, seat)
    legal = game.legal(state)
    moves = legal if len(legal) == 1 else candidates(bot, game, state, seat, seed)
    if moves[0] not in legal:
        # Nothing can be played after it; whoever asked says that the bot went astray.
        return Advice([Advised(moves[0], share_of([]), mean_of([]), [])], False, 0)
    sample = Sample(game, moves)
    sample.play(state, seat, rng, games, seconds)
    found = [
        Advised(
            move,
            share_of(sample.won[i]),
            mean_of(sample.points[i]),
            reasons(game, state, seat, move, rng),
        )
        for i, move in enumerate(moves)
    ]
    first, others = found[0], sorted(found[1:], key=partial(_promise, game), reverse=True)
    # The bot's own choice comes first, unless another one is better beyond doubt.
    if others and _is_better(game, others[0], first):
        first, others = others[0], sorted([first, *others[1:]], key=partial(_promise, game))[::-1]
    is_clear = not others or _is_better(game, first, others[0])
    return Advice([first, *others], is_clear, sample.games)


def _promise(game: Game[Any], one: Advised) -> float:
    """Who plays alone cannot but win: there points tell."""
    return one.points.mean if game.seats == 1 else one.chance.mean


def _is_better(game: Game[Any], one: Advised, other: Advised) -> bool:
    """Whether a move is better beyond doubt."""
    if game.seats == 1:
        return one.points.low > other.points.high
    return one.chance.low > other.chance.high


def candidates(bot: Bot, game: Game[Any], state: Any, seat: int, seed: int) -> list[int]:
    """The move that the bot would play, and those it thought of most beside it; what it does not
    tell of is taken by what the lore likes."""
    # Its own world: it may play on in the one that it gets.
    chosen = bot.choose(state.clone())
    liked = [move for move in bot.ranking if move != chosen]
    if len(liked) < MOVES - 1:
        one_ahead = Greedy(game, seed, seat)
        one_ahead.choose(state)
        liked += [move for move in one_ahead.ranking if move != chosen and move not in liked]
    return [chosen, *liked[: MOVES - 1]]


def finisher(game: Game[Any]) -> Callable[[Any, Rng], None]:
    """What plays a game on to its end, in place, as quick and sensible players would: by whole
    turns where its title has them."""
    if game.title not in TITLES or room(game.title, "turns") is None:
        return Continuation(game, judge(game)).play_on
    turns = open_turns(game)

    def finish(s: Any, rng: Rng) -> None:
        turns.length = 0
        turns.finish(s, rng)

    return finish


class Sample:
    """Games that are played on after each of some moves."""

    def __init__(self, game: Game[Any], moves: Sequence[int]) -> None:
        self.game = game
        self.moves = moves
        self.games = 0
        self.won: list[list[float]] = [[] for _ in moves]
        self.points: list[list[float]] = [[] for _ in moves]
        self._finish = finisher(game)

    def play(self, state: Any, seat: int, rng: Rng, games: int, seconds: float) -> None:
        """Plays so many games after each move, or as many as can be played in so long (0: no
        matter how long): a few in any case."""
        until = time.thread_time() + (seconds or inf)
        while self.games < games:
            if self.games >= FEWEST_GAMES and time.thread_time() > until:
                return
            world, luck = self.game.determinize(state, seat, rng), rng.word()
            for i, move in enumerate(self.moves):
                self._play_one(world.clone(), seat, i, move, luck)
            self.games += 1

    def _play_one(self, s: Any, seat: int, i: int, move: int, luck: int) -> None:
        game = self.game
        game.apply(s, move)
        self._finish(s, Rng(luck))
        ranks = game.ranks(s)
        self.won[i].append(1 / ranks.count(1) if ranks[seat] == 1 else 0.0)
        self.points[i].append(float(game.scores(s)[seat]))


def reasons(game: Game[Any], state: Any, seat: int, move: int, rng: Rng) -> list[Reason]:
    """Why that move rather than another, from what its seat may know. A lore without terms does
    not say. It is compared with the middle of all others and not with the next best one, which is
    often the same thing in another order."""
    others = [other for other in game.legal(state) if other != move]
    known = lore(game)
    terms: Terms | None = getattr(known, "terms", None)
    if terms is None or not others:
        return []
    gains: dict[str, int] = {}
    for _ in range(WORLDS):
        world, seed = game.determinize(state, seat, rng), rng.word()
        for term, worth in terms(lead_to(game, world, move, seed), seat):
            gains[term] = gains.get(term, 0) + worth * len(others)
        for other in others:
            for term, worth in terms(lead_to(game, world, other, seed), seat):
                gains[term] = gains.get(term, 0) - worth
    found = [
        _reason(term, gain // (len(others) * WORLDS))
        for term, gain in gains.items()
        if gain >= len(others) * WORLDS
    ]
    # The largest first, and of equals the one that the lore names first.
    found.sort(key=lambda reason: -reason.gain)
    return [reason for reason in found[:MOST] if reason.gain * SHARE >= found[0].gain]


def _reason(term: str, gain: int) -> Reason:
    points = (gain + POINT // 2) // POINT
    what = Message(term)
    if not 0 < points <= MOST_POINTS:
        return Reason(gain, what)
    return Reason(gain, Message("advice-points", {"what": what, "points": points}))
