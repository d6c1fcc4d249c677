"""Questions of one letter. Each language has its own letters; the question mark asks for help in
all of them."""

from typing import Final, NamedTuple

from dolmen.words import Words
from dolmen.words.typed_moves import fold

QUESTIONS: Final = (
    "asked",
    "turn",
    "moves",
    "goods",
    "place",
    "score",
    "last",
    "overview",
    "help",
)
# Those that take something more: a name, a place, a number. After any other letter nothing follows:
# so a move may be typed by the first letters of its words.
WITH_MORE: Final = frozenset({"moves", "goods", "place", "last"})


class Question(NamedTuple):
    """What somebody wants to know, and about what."""

    kind: str
    about: str = ""


def letter(kind: str, words: Words) -> str:
    """What a question is asked by."""
    return words.text("typed-letter", question=kind)


def find_question(text: str, words: Words) -> Question | None:
    """The question that was typed, if it is one."""
    if text.strip() == "?":
        return Question("help")
    asked, _, about = text.strip().partition(" ")
    kind = next((kind for kind in QUESTIONS if letter(kind, words) == fold(asked)), None)
    if kind is None or (about and kind not in WITH_MORE):
        return None
    return Question(kind, fold(about))
