"""Why a move cannot be played: somebody names a place or a move in their own words."""

from typing import Any, Final

from dolmen.core.effect import spoken
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.server.plain.position import Voice
from dolmen.server.table.desk import Desk
from dolmen.server.table.dispatch import Dispatch
from dolmen.server.viewers import Actor
from dolmen.server.wire.fields import LONGEST_MOVE, MOST_ASKED
from dolmen.server.wire.messages import ServerMessage
from dolmen.server.wire.moves import Explanation, LegalMove
from dolmen.server.wire.requests import AskWhy
from dolmen.words import Words
from dolmen.words.typed_moves import fold

# So many moves are explained at once.
MOST: Final = 12


def meant_targets(desk: Desk, seat: int) -> list[str]:
    """Everything a move of that seat could light up, in the order of the moves."""
    moves = desk.match.game.moves
    return list(dict.fromkeys(moves.target(move, seat) for move in range(moves.count)))


def meant_moves(desk: Desk, text: str, words: Words) -> list[str]:
    """The moves whose name or words hold all that was typed, the fewest words first."""
    game = desk.match.game
    typed = fold(text).split()
    found: list[tuple[int, str]] = []
    for move in range(game.moves.count):
        name = game.moves.name(move)
        spoken = words.say(game.describe(move), desk.match.seats.names)
        for phrase in (fold(name).split(), fold(spoken).split()):
            if typed and all(part in phrase for part in typed):
                found.append((len(phrase), name))
                break
    return [name for _, name in sorted(found, key=lambda pair: pair[0])[:MOST]]


def tell_prices(
    game: Game[Any], state: Any, legal: list[LegalMove], voice: Voice
) -> dict[str, str]:
    """What moves cost and bring, in words, by the names of the moves; not of a list so long that
    nobody reads it."""
    if len(legal) > MOST_ASKED:
        return {}

    def say(message: Message) -> str:
        return voice.words.say(message, voice.names)

    moves = {move.move: game.moves.parse(move.move) for move in legal}
    told = {name: spoken(game.effects(state, move), say) for name, move in moves.items()}
    return {name: line for name, line in told.items() if line}


async def explain(
    dispatch: Dispatch, table: str, actor: Actor, asked: list[AskWhy]
) -> ServerMessage:
    """The answers to several questions as one; if none explains anything, the first."""
    answers = [await dispatch.act(table, actor, question) for question in asked]
    whys = [answer for answer in answers if isinstance(answer, Explanation)]
    if not whys:
        return answers[0]
    for other in whys[1:]:
        whys[0].legal.extend(other.legal)
        whys[0].refused.extend(other.refused)
        whys[0].effects.update(other.effects)
    return whys[0]


def questions(desk: Desk, seat: int, text: str, words: Words) -> list[AskWhy]:
    """What to ask the rules about: a target by its name, or moves by their words."""
    wanted = " ".join(text.split())[:LONGEST_MOVE]
    if wanted in meant_targets(desk, seat):
        return [AskWhy("why", target=wanted)]
    names = meant_moves(desk, wanted, words)
    # A name that means nothing is asked as it is: the refusal says so.
    return [AskWhy("why", move=name) for name in names or [wanted]]
