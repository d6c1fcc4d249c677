"""Moves as they are told over the socket: legal ones, why others are refused, what they cost and
bring, and which a bot advises."""

from msgspec import Struct

from dolmen.server.wire.fields import EffectKind
from dolmen.server.wire.phrases import Phrase


class LegalMove(Struct, omit_defaults=True):
    """A move that is legal now: its name, the element it lights up, its words, and whether it
    cannot be taken back. The rules say which few are a `gamble`, to be asked about once more, and
    which one is `forced`: it leaves nothing to decide, so that a client may play it unasked."""

    move: str
    target: str
    words: Phrase
    final: bool
    gamble: bool = False
    forced: bool = False


class WhyNot(Struct):
    """Why one move is refused."""

    move: str
    words: Phrase
    code: str
    clause: str
    reason: Phrase


class EffectTold(Struct, omit_defaults=True):
    """One thing that a move costs or brings, or that a refused one lacks: what it is about, how
    much (what goes away is below 0), and the same in words. `seat` is there where it concerns
    another than the seat that asks, `at` where it is at a target of the board."""

    kind: EffectKind
    what: str
    amount: int
    words: Phrase
    seat: int | None = None
    at: str = ""


class Explanation(Struct, tag="why", tag_field="type"):
    """The answer to why: legal moves there, refused ones with their reasons, or one reason for
    all of them (not your turn, nothing to do here ...); and by the names of moves what each costs,
    brings or lacks, where its title says so."""

    n: int
    id: str
    general: Phrase | None
    legal: list[LegalMove]
    refused: list[WhyNot]
    effects: dict[str, list[EffectTold]]


class AdviceReason(Struct):
    """What is better after an advised move than after the other moves, on the whole: by how many
    hundredths of a point, and in words."""

    gain: int
    words: Phrase


class Estimate(Struct):
    """What was found by playing on: the mean, and its 95 % interval."""

    mean: float
    low: float
    high: float


class AdvisedMove(Struct):
    """A move that is worth a thought: this seat's chance to win after it and its points in the end,
    why it is better than the other moves, and what it costs and brings."""

    move: LegalMove
    chance: Estimate
    points: Estimate
    reasons: list[AdviceReason]
    effects: list[EffectTold]


class Advice(Struct, tag="advice", tag_field="type"):
    """The answer to advice: up to three moves, first the one that `bot` would play, from what this
    seat may know. After each the game was played on `games` times; `clear` says that the first is
    better than the second beyond their intervals. That somebody asked is an entry, so `n` may be
    one more than that of the question."""

    n: int
    id: str
    bot: str
    moves: list[AdvisedMove]
    clear: bool
    games: int
