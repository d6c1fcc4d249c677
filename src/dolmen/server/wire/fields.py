"""What messages and bodies are made of: sizes, and values of few kinds."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from dolmen.games import TITLES, seat_counts

FRAME_LIMIT: Final = 8 * 1024
BODY_LIMIT: Final = 64 * 1024
RECORD_LIMIT: Final = 1024 * 1024
LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 100
LONGEST_CHAT: Final = 500
LONGEST_MOVE: Final = 100
LONGEST_TYPED: Final = 200

Language = Literal["en", "fr", "nl"]
# Where a table stands: people still sit down; it is played; the rules ended it; its players did;
# or it was begun under other rules, or is full, and can only be looked at.
Status = Literal["open", "playing", "over", "ended", "frozen"]
# Who plays a seat: nobody yet, a person, or a bot.
SeatKind = Literal["open", "person", "bot"]
# What a line of a log does there: nothing special, begin a turn, or let a chance go by.
Role = Literal["", "turn", "pass"]
# What an entry of a log is: a move, one that was prepared before its turn, a take-back, a move
# played again after one, a take-back across a barrier, a proposal of one, consent or refusal, an
# early end, a seat that went to a bot or back or shows what it sees, somebody who asked for advice.
EntryKind = Literal[
    "move",
    "prepared",
    "undo",
    "redo",
    "crossed",
    "propose",
    "agree",
    "refuse",
    "end",
    "seat",
    "advice",
]
# What an effect is: see core/effect.py.
EffectKind = Literal["change", "left", "due", "follows", "becomes", "lacks"]
# How something typed was taken: as a question, as a move that is meant, as one of several, as one
# that is refused, or as nothing known.
HeardKind = Literal["answer", "move", "several", "refused", "unknown"]
# What a table can vote on.
Ballot = Literal["end", "bot"]

# As many as sit at the largest table of any title.
MOST_SEATS: Final = max(max(seat_counts(title)) for title in TITLES)
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
# Chosen by the client, once for each message: sent twice under one id, a message counts once.
ClientId = Annotated[str, Meta(min_length=1, max_length=64)]
MoveName = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
# Moves that are asked about at once: as many as anybody shows as buttons.
MOST_ASKED: Final = 40
MoveNames = Annotated[list[MoveName], Meta(min_length=1, max_length=MOST_ASKED)]
TargetName = Annotated[str, Meta(min_length=1, max_length=LONGEST_MOVE)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]
# What the host of a server does, or whoever had themselves removed.
DeedKind = Literal[
    "line-removed",
    "table-closed",
    "table-deleted",
    "record-deleted",
    "name-removed",
    "person-deleted",
    "person-left",
    "address-blocked",
    "identity-blocked",
    "unblocked",
]
