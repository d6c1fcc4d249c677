"""`dolmen simulate`: bots play many games, and every one is checked."""

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import perf_counter
from types import FrameType
from typing import Annotated, Any, NamedTuple

from cyclopts import App, Parameter

from dolmen import engine
from dolmen.bots import seat_bot
from dolmen.commands import FAILED, INTERRUPTED
from dolmen.commands.arguments import (
    DEFAULT_SEATS,
    WHOLE,
    bot_names,
    bots_typed,
    check_seed,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.screen import show_json, show_line, show_table
from dolmen.commands.tally import Tally
from dolmen.commands.waiting import TICK, progress, warn_when_slow
from dolmen.core.fair import Dice, seed_of
from dolmen.core.game import CHANCE, OVER, Game, new_buffer
from dolmen.core.message import Message, Refusal
from dolmen.core.playout import playout
from dolmen.core.rng import Rng
from dolmen.words import Words


class Plan(NamedTuple):
    """What is to be simulated."""

    game: Game[Any]
    bots: list[str]
    seed: int
    games: int


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="simulate",
        help=words.text("cli-simulate-help"),
        usage=words.text("cli-simulate-usage"),
    )
    def simulate(
        title: Annotated[str, title_typed(words)],
        /,
        *,
        seats: Annotated[int, WHOLE, Parameter(help=words.text("cli-seats"))] = DEFAULT_SEATS,
        games: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-games"))] = 1000,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        bots: Annotated[str, bots_typed(words, "cli-simulate-bots")] = "random",
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        game = open_table(title, seats, option)
        if games < 1:
            raise Refusal("cli-games-refused", games=str(games))
        check_seed(seed)
        plan = Plan(game, bot_names(bots, seats), seed, games)
        warn_when_slow(words)
        return report(plan, run(plan, words), words, json)


def run(plan: Plan, words: Words) -> Tally:
    """Plays the games, fewer if Ctrl-C is pressed."""
    tally = Tally(plan.game)
    begun, due = perf_counter(), 0.0
    play = random_player(plan) if set(plan.bots) == {"random"} else bots_player(plan)
    with (
        interruptible() as interrupted,
        progress(plan.games, words.text("cli-simulate-progress")) as tick,
    ):
        for number in range(1, plan.games + 1):
            started = perf_counter()
            end, decisions = play(number)
            ended = perf_counter()
            tally.add(end, decisions, ended - started)
            if ended >= due:
                tick(number)
                due = ended + TICK
            if interrupted():
                break
    tally.all_seconds = perf_counter() - begun
    return tally


Player = Callable[[int], tuple[Any, int]]


def random_player(plan: Plan) -> Player:
    """Plays game number n wholly inside compiled code; gives its end and the decisions taken."""
    game = plan.game
    out = new_buffer(game.moves.count)

    def play(number: int) -> tuple[Any, int]:
        s = game.start()
        decisions = playout(game, s, Rng(plan.seed, number), out)
        return s, decisions

    return play


def bots_player(plan: Plan) -> Player:
    """The same with a bot of its own for every seat; dice and bots all follow from the number, and
    whoever plays with the same seed meets the same dice."""
    game = plan.game

    def play(number: int) -> tuple[Any, int]:
        dice = Dice(seed_of(plan.seed, number), [None] * game.seats)
        thoughts = Rng(plan.seed, number)
        bots = [seat_bot(name, game, thoughts.word(), seat) for seat, name in enumerate(plan.bots)]
        s = game.start()
        moves = decisions = 0
        drawn: dict[str, int] = {}
        while (actor := game.actor(s)) != OVER:
            moves += 1
            if actor == CHANCE:
                game.apply(s, dice.roll(game, s, moves, drawn))
            else:
                game.apply(s, bots[actor].choose(s))
                decisions += 1
        return s, decisions

    return play


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Tells whether Ctrl-C was pressed, so that a game is counted whole or not at all; pressed
    again, it interrupts at once."""
    pressed = False

    def press(number: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


def report(plan: Plan, tally: Tally, words: Words, as_json: bool) -> int:
    """Says what came out and gives the exit code."""
    if as_json:
        show_json(as_object(plan, tally))
    else:
        show(plan, tally, words)
    for law, number in tally.broken.items():
        broken = words.text("cli-simulate-broken", law=law, game=number, seed=str(plan.seed))
        print(f"dolmen: {broken}", file=sys.stderr)
    if tally.broken:
        return FAILED
    return INTERRUPTED if tally.games < plan.games else 0


def as_object(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result for programs."""
    return {
        "title": plan.game.title,
        "version": plan.game.version,
        "options": plan.game.options,
        "seed": plan.seed,
        "asked": plan.games,
        "games": tally.games,
        "decisions": tally.decisions,
        "seats": [{**row._asdict(), "bot": plan.bots[row.seat]} for row in tally.rows()],
        "laws": [law for law, _ in plan.game.laws(plan.game.start())],
        "broken": tally.broken,
        "engine": engine.kind(),
        "seconds": round(tally.seconds, 6),
        "decisions_per_second": round(tally.speed()),
        "all_seconds": round(tally.all_seconds, 6),
        "checked_decisions_per_second": round(tally.checked_speed()),
    }


def show(plan: Plan, tally: Tally, words: Words) -> None:
    """The result for people."""
    game = plan.game
    name = words.text(f"{game.title}-title")
    show_line(words.text("cli-simulate-plan", title=name, seats=game.seats, seed=str(plan.seed)))
    if tally.games < plan.games:
        show_line(words.text("cli-simulate-stopped", games=tally.games, asked=plan.games))
    if not tally.games:
        return
    each = tally.decisions / tally.games
    show_line(words.text("cli-simulate-played", games=tally.games, each=each))
    print()
    show_table(_headings(words), _rows(plan.bots, tally, words), numbers=4)
    print()
    if not tally.broken:
        laws = len(game.laws(game.start()))
        if words.has(f"{game.title}-kept"):
            kept = Message(f"{game.title}-kept")
            show_line(words.text("cli-simulate-laws", count=laws, kept=kept))
        else:
            show_line(words.text("cli-simulate-laws-only", count=laws))
    speed, checked = round(tally.speed()), round(tally.checked_speed())
    show_line(words.text("cli-simulate-speed", speed=speed, checked=checked, engine=engine.kind()))


def _headings(words: Words) -> list[str]:
    return [
        words.text("cli-heading-seat"),
        words.text("cli-heading-bot"),
        words.text("cli-heading-won"),
        words.text("cli-heading-mean"),
        words.text("cli-heading-lowest"),
        words.text("cli-heading-highest"),
    ]


def _rows(bots: Sequence[str], tally: Tally, words: Words) -> list[list[str]]:
    return [
        [
            str(row.seat),
            bots[row.seat],
            words.text("cli-percent", value=100 * row.won),
            words.text("cli-decimal", value=row.mean),
            str(row.lowest),
            str(row.highest),
        ]
        for row in tally.rows()
    ]
