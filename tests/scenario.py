"""Scenarios in words: moves by name, refusals by code and clause, what a move changed and told."""

from collections.abc import Iterator
from typing import Any, TypeGuard

from dolmen.core.game import NO_MOVE, Game
from dolmen.core.message import Arg, Message, Who

Dump = dict[str, Any]


def names(game: Game[Any], s: Any) -> list[str]:
    """All legal moves; at chance all outcomes."""
    return [game.moves.name(move) for move in game.legal(s)]


def play(game: Game[Any], s: Any, *moves: str) -> None:
    """Plays moves in place; every one must be legal."""
    for name in moves:
        move = game.moves.parse(name)
        code = game.reasons[game.reason(s, move)].code
        assert game.reason(s, move) == 0, f"{name}: {code}; legal: {names(game, s)}"
        game.apply(s, move)


def why(game: Game[Any], s: Any, move: str) -> tuple[str, str]:
    """Why a move is refused: the code and the clause."""
    found = game.reasons[game.reason(s, game.moves.parse(move))]
    return found.code, found.clause


def changes(game: Game[Any], s: Any, *moves: str) -> Dump:
    """Plays moves and gives all that changed: the new values by their places in the dump."""
    before = game.dump(s)
    play(game, s, *moves)
    return dict(_differences(before, game.dump(s), ""))


def story(game: Game[Any], s: Any, *moves: str, seat: int | None = None) -> list[str]:
    """Plays moves and gives what that viewer is told of them, by event and arguments."""
    s.events = []
    play(game, s, *moves)
    heard = [game.tell(s, event, seat) for event in s.events]
    return [_spoken(message) for message in heard if message is not None]


def priced(game: Game[Any], s: Any, move: str) -> list[str]:
    """What a move costs and brings, or lacks: kind, what and how much, the seat where it is another
    than the actor's, and where on the board."""
    return [
        " ".join(
            [
                f"{one.kind} {one.what} {one.amount:+}",
                *([] if one.seat is None else [f"P{one.seat}"]),
                *([one.at] if one.at else []),
            ]
        )
        for one in game.effects(s, game.moves.parse(move))
    ]


def view(game: Game[Any], s: Any, seat: int | None) -> Dump:
    """What a seat sees, or a spectator."""
    return game.view(s, seat)


def dump(game: Game[Any], s: Any) -> Dump:
    """The whole position."""
    return game.dump(s)


def sheets(game: Game[Any], s: Any) -> list[list[tuple[str, int]]]:
    """The score sheets of all seats."""
    return [game.sheet(s, seat) for seat in range(game.seats)]


def _differences(before: object, after: object, at: str) -> Iterator[tuple[str, object]]:
    """The new values of all that differs, taken apart as long as both have the same shape."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in before:
            yield from _differences(before[key], after[key], f"{at}.{key}" if at else key)
    elif _nested(before) and _nested(after) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _differences(old, new, f"{at}.{i}")
    elif before != after:
        yield at, after


def _nested(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list) and any(isinstance(item, dict | list) for item in value)


def _spoken(message: Message) -> str:
    event = message.id.partition("-event-")[2]
    return " ".join([event, *(_word(arg) for arg in message.args.values())])


def _word(arg: Arg) -> str:
    if isinstance(arg, Who):
        return f"P{arg.seat}"
    if isinstance(arg, Message):
        return " ".join(_word(inner) for inner in arg.args.values())
    return str(arg)


def stakes(game: Game[Any], s: Any) -> tuple[list[str], str | None]:
    """What a person is asked about once more, and the move that leaves nothing to decide."""
    forced = game.forced(s)
    gambles = [game.moves.name(move) for move in game.gambles(s)]
    return gambles, None if forced == NO_MOVE else game.moves.name(forced)
