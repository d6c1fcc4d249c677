"""What people do at a table, written down before it is done: moves with the chance that follows
them, take-backs, talk, votes, seats handed over, and how it ends.

Moves and take-backs are the game; the rest stands around it, and is the same in every world."""

import random
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final, Literal, NamedTuple

from dolmen.core.course import Course
from dolmen.core.game import CHANCE

Kind = Literal[
    "move", "take_back", "chat", "vote", "unvote", "accuse", "leave", "come_back", "resign"
]

# How often somebody takes back what can be, and how often a move is one that can be taken back.
TAKES_BACK: Final = 0.3
KEEPS_OPEN: Final = 0.7
# After how many deeds something happens beside the game.
TALK_EVERY: Final = 3
BESIDE: Final[tuple[Kind, ...]] = ("leave", "chat", "vote")
LINES: Final = ("well played", "à toi, Bo", 'a "quoted" <b>line</b>')


class Deed(NamedTuple):
    """One thing that somebody does. `body` is the move, or the line; of a take-back "one" if it is
    of one move only. `chance` is what the dice bring after a move; `undone` says that the move is
    taken back later."""

    seat: int
    kind: Kind
    body: str = ""
    chance: tuple[str, ...] = ()
    undone: bool = False


def play(course: Course[Any], most: int, rng: random.Random) -> list[Deed]:
    """How a game could go on for that many deeds, or up to the last decision before its end: what
    is hidden lies open then."""
    deeds: list[Deed] = []
    # The moves that can be taken back.
    since_barrier: list[int] = []
    while len(deeds) < most and course.actor >= 0:
        seat = course.actor
        if since_barrier and rng.random() < TAKES_BACK:
            body = rng.choice(("one", "all"))
            course = course.fork()
            for i in take_back(course, body, since_barrier):
                deeds[i] = deeds[i]._replace(undone=True)
            deeds.append(Deed(seat, "take_back", body))
            continue
        course = course.fork()
        name = _step(course, _choose(course, rng))
        chance = tuple(draw(course, rng))
        if course.is_over:
            break
        since_barrier = [*since_barrier, len(deeds)] if course.barrier < len(course.moves) else []
        deeds.append(Deed(seat, "move", name, chance))
    return deeds


def draw(course: Course[Any], rng: random.Random) -> Iterator[str]:
    """Chance up to the next decision."""
    while course.actor == CHANCE:
        game, state = course.game, course.state
        (move,) = rng.choices(game.legal(state), game.weights(state))
        yield _step(course, move)


def take_back(course: Course[Any], body: str, moves: list[int]) -> list[int]:
    """Takes one move back, or all since the last barrier; gives those of the moves that went."""
    point = len(course.moves) - 1 if body == "one" else course.barrier
    count = len(course.moves) - point
    course.back_to(point)
    gone = moves[-count:]
    del moves[-count:]
    return gone


def _step(course: Course[Any], move: int) -> str:
    course.step(move)
    return course.game.moves.name(move)


def _choose(course: Course[Any], rng: random.Random) -> int:
    legal = course.game.legal(course.state)
    finals = course.game.finals(course.state)
    open_still = [move for move, final in zip(legal, finals, strict=True) if not final]
    return rng.choice(open_still if open_still and rng.random() < KEEPS_OPEN else legal)


def with_talk(deeds: Sequence[Deed], seats: int, rng: random.Random) -> Iterator[Deed]:
    """The same with talk, votes and handed seats between them."""
    waiting: list[Kind] = []
    for i, (deed, following) in enumerate(zip_longest(deeds, deeds[1:]), start=1):
        yield deed
        if i % TALK_EVERY:
            continue
        waiting = waiting or list(BESIDE)
        # The host, who may hand a seat over, sits at the first; no bot is to move meanwhile.
        can_leave = following is not None and following.seat != 0
        able = [kind for kind in waiting if kind == "chat" or seats > 1]
        able = [kind for kind in able if kind != "leave" or can_leave]
        for kind in able[:1]:
            waiting.remove(kind)
            yield from _beside(kind, rng.randrange(seats), rng)


def _beside(kind: Kind, seat: int, rng: random.Random) -> list[Deed]:
    """Something beside the game that leaves it as it was."""
    if kind == "chat":
        return [Deed(seat, "chat", rng.choice(LINES))]
    if kind == "vote":
        return [Deed(seat, "vote"), Deed(seat, "unvote"), Deed(seat, "accuse")]
    return [Deed(0, "leave"), Deed(0, "come_back")]


def ending(seats: int, actor: int, rng: random.Random) -> list[Deed]:
    """How people end a game: all agree, or somebody gives up who is not to move."""
    if seats > 1 and rng.random() < 0.5:
        return [Deed(rng.choice([seat for seat in range(seats) if seat != actor]), "resign")]
    return [Deed(seat, "vote") for seat in range(seats)]
