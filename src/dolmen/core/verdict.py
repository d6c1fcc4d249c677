"""Whether the dice of a record were fair: *verified* only where every die and card was compared
with what the table had committed to; where there is none to compare, that is a verdict too."""

from typing import Any, Final, Literal, NamedTuple

from dolmen.core.course import playing
from dolmen.core.fair import Chance, coming
from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.core.message import Message

Value = Literal["verified", "nothing-to-check", "not-verified"]
VERIFIED: Final = "verified"
NOTHING: Final = "nothing-to-check"
NOT_VERIFIED: Final = "not-verified"


class Check(NamedTuple):
    """One die or card of a record: where it stands, what could come and how likely, what the record
    says and what the dice had to give."""

    chance: Chance
    outcomes: list[int]
    weights: list[int]
    found: int
    expected: int

    @property
    def holds(self) -> bool:
        """Whether the record says what the dice gave."""
        return self.found == self.expected

    @property
    def line(self) -> int:
        """The line of the record that it stands in: the header is the first."""
        return self.chance.number + 1


class Verdict(NamedTuple):
    """What is to be said of the dice of a record, what was compared, and the reason where it is not
    verified."""

    value: Value
    checks: list[Check]
    why: Message | None = None


def judge(log: Log[Any]) -> Verdict:
    """The verdict on a record. Moves that it took over from another are bound by the commitment of
    the second form; in the first, anybody could have called a changed die a given one."""
    if log.commitment is None:
        return Verdict(NOTHING, [], Message("dice-no-commitment"))
    if not log.is_over:
        return Verdict(NOTHING, [], Message("dice-open"))
    if log.seed is None:
        return Verdict(NOT_VERIFIED, [], Message("dice-no-seed"))
    if log.due_commitment() != log.commitment:
        return Verdict(NOT_VERIFIED, [], Message("dice-foreign"))
    checks = check(log)
    wrong = [found for found in checks if not found.holds]
    if wrong:
        return Verdict(NOT_VERIFIED, checks, _tell_wrong(log, wrong, len(checks)))
    if log.nonces is None and log.given:
        return Verdict(NOT_VERIFIED, checks, Message("dice-given-free", {"count": log.given}))
    if not checks:
        return Verdict(NOTHING, checks, Message("dice-none"))
    return Verdict(VERIFIED, checks)


def check(log: Log[Any]) -> list[Check]:
    """Every die and card that the table drew itself, compared with what its dice had to give. Those
    of given moves were drawn by other dice and are left out, but count as drawn."""
    dice = log.dice()
    game = log.game
    s = game.start()
    drawn: dict[str, int] = {}
    checks: list[Check] = []
    for number, move in enumerate(playing(game, s, log.moves), start=1):
        if game.actor(s) == CHANCE:
            chance = coming(game, s, number, drawn)
            drawn[chance.pile] = chance.ordinal
            if number > log.given:
                outcomes, weights = game.legal(s), game.weights(s)
                expected = outcomes[dice.outcome(chance, weights)]
                checks.append(Check(chance, outcomes, weights, move, expected))
    return checks


def _tell_wrong(log: Log[Any], wrong: list[Check], count: int) -> Message:
    first, name = wrong[0], log.game.moves.name
    said: dict[str, Any] = {
        "line": first.line,
        "expected": name(first.expected),
        "found": name(first.found),
        "wrong": len(wrong),
        "count": count,
    }
    return Message("dice-wrong", said)
