"""What the server refuses, and why: a closed list of codes, each with its sentence and its status
in HTTP."""

from typing import Final

from dolmen.core.course import Illegal
from dolmen.core.message import Arg, Message, Refusal

# The code of a refusal, and how HTTP calls it. The sentence of a code is the message `server-CODE`.
STATUS: Final = {
    "malformed": 400,
    "refused": 422,
    "illegal": 409,
    "stale": 409,
    "not-your-turn": 409,
    "not-playing": 409,
    "already-started": 409,
    "nothing-to-take-back": 409,
    "no-more-take-backs": 409,
    "nothing-to-redo": 409,
    "past-barrier": 409,
    "proposal-open": 409,
    "proposed-already": 409,
    "no-proposal": 409,
    "nobody-to-ask": 409,
    "advice-off": 409,
    "no-more-advice": 409,
    "no-advice": 503,
    "seat-taken": 409,
    "somebody-sits": 409,
    "seats-open": 409,
    "no-open-seat": 409,
    "no-person": 409,
    "no-bot-seat": 409,
    "gave-up": 409,
    "still-here": 409,
    "still-running": 409,
    "nonce-brought": 409,
    "no-same-dice": 409,
    "club-closed": 409,
    "club-table": 409,
    "no-round": 409,
    "no-member": 403,
    "many-means": 409,
    "day-open": 409,
    "day-over": 409,
    "day-played": 409,
    "no-mail": 409,
    "watching": 403,
    "not-host": 403,
    "wrong-key": 403,
    "blocked": 403,
    "no-word": 403,
    "wrong-word": 403,
    "wrong-words": 403,
    "mistyped-word": 403,
    "still-seated": 409,
    "watches-full": 409,
    "mutes-full": 409,
    "not-prepared": 409,
    "shares-full": 409,
    "seat-full": 409,
    "nobody-here": 403,
    "host-only": 403,
    "foreign-origin": 403,
    "other-scheme": 403,
    "foreign-host": 421,
    "unknown-table": 404,
    "table-deleted": 410,
    "unknown-record": 404,
    "unknown-lesson": 404,
    "unknown-exercise": 404,
    "unknown-puzzle": 404,
    "unknown-means": 404,
    "unknown-day": 404,
    "unknown-club": 404,
    "unknown-sequel": 404,
    "unknown-page": 404,
    "unbuilt-docs": 404,
    "no-such-method": 405,
    "no-seat": 404,
    "no-point": 404,
    "too-large": 413,
    "too-slow": 408,
    "record-long": 413,
    "too-many": 429,
    "bots-alone": 429,
    "tables-full": 507,
    "uploads-full": 507,
    "disk-full": 507,
    "busy": 503,
    "unstored": 503,
    "frozen": 409,
    "hello-first": 400,
    "broken": 500,
}


class Denied(Refusal):
    """A refusal with its code."""

    def __init__(self, code: str, **args: Arg) -> None:
        super().__init__(f"server-{code}", **args)
        self.code = code

    def __reduce__(self) -> tuple[object, ...]:
        return (deny, (self.code, self.message))


def deny(code: str, message: Message) -> Denied:
    """The same refusal again, in another process."""
    return Denied(code, **message.args)


def table_deleted(why: str) -> Denied:
    """What is said of a table that the host of the server deleted."""
    return Denied("table-deleted", why=why or Message("server-no-reason"))


def code_of(refusal: Refusal) -> str:
    """The code of any refusal: the rules' own, or that something asked for cannot be had."""
    if isinstance(refusal, Denied):
        return refusal.code
    return "illegal" if isinstance(refusal, Illegal) else "refused"


def clause_of(refusal: Refusal) -> str | None:
    """The clause behind a refused move."""
    return refusal.why.clause if isinstance(refusal, Illegal) else None
