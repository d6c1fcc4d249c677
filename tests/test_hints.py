"""The hints of a first game: what each waits for exists in its title, its clause is a rule, and in
games as newcomers play them every one of them has its moment."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import dolmen
from dolmen.bots import seat_bot
from dolmen.core.course import take_step
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Message, Who
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.words import Words
from tests.sample import ALL
from tests.title_messages import messages

PAGE: Final = Path(dolmen.__file__).parents[2] / "web" / "src"
# Games after which a hint that never came is given up: newcomers play anyhow, bots as they do.
MOST_GAMES: Final = 40


def lessons(title: str) -> dict[str, Any]:
    """The table of a title."""
    found: dict[str, Any] = json.loads((PAGE / "games" / title / "hints.json").read_bytes())
    return found


def game_of(title: str) -> Game[Any]:
    """A first game of a title."""
    return open_game(title, TITLES[title].quick_seats, **TITLES[title].first_game)


def moments(game: Game[Any], seed: int) -> Iterator[set[tuple[str, str]]]:
    """What could be a hint's moment for seat 0, position by position: the page knows no more
    (web/src/lib/hints.ts)."""
    rng = Rng(seed)
    newcomer = "random" if seed % 2 else "greedy"
    bots = [seat_bot(newcomer, game, seed, 0)]
    bots += [seat_bot("greedy", game, seed, seat) for seat in range(1, game.seats)]
    s = game.start()
    while (actor := int(game.actor(s))) != OVER:
        if actor == 0:
            legal = {("legal", game.describe(move).id) for move in game.legal(s)}
            yield legal | {("asked", game.ask(s).id)}
        move = game.draw(s, rng) if actor == CHANCE else bots[actor].choose(s)
        step = take_step(game, s, move)
        s = step.after
        told = [told.message for told in step.told(0)]
        yield {("told", message.id) for message in told} | {
            ("mine", message.id) for message in told if of_me(message)
        }


def of_me(message: Message) -> bool:
    """Whether something that is told is about seat 0."""
    return message.args.get("player") == Who(0)


@pytest.mark.parametrize("title", ALL)
def test_every_hint_waits_for_something_that_the_title_can_say(title: str) -> None:
    game, table = game_of(title), lessons(title)
    events = {kind.message for kind in game.events}
    known = {
        "told": events,
        "mine": {kind.message for kind in game.events if "player" in kind.args},
        "legal": {game.describe(move).id for move in range(game.moves.count)},
        "asked": {message.id for message in messages(title)},
    }
    rules = set(Words("en").ids(f"{title}-rules"))
    assert table["goal"] in rules
    names = [hint["name"] for hint in table["hints"]]
    assert len(names) == len(set(names)) >= 8
    for hint in table["hints"]:
        assert hint["id"] in known[hint["on"]], hint
        assert hint["clause"] in rules, hint


@pytest.mark.wide
@pytest.mark.parametrize("title", ALL)
def test_every_hint_has_its_moment_in_some_first_game(title: str) -> None:
    game = game_of(title)
    waiting = {(hint["on"], hint["id"]) for hint in lessons(title)["hints"]}
    for seed in range(MOST_GAMES):
        for seen in moments(game, seed):
            waiting -= seen
        if not waiting:
            return
    assert waiting == set()
