"""The `dolmen` command: chooses the language, reads the command line, and turns every refusal into
one clear line."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from dolmen.commands import FAILED, INTERRUPTED, PIPE_CLOSED, REFUSED, first_page
from dolmen.commands.first_page import HELP_FLAGS, VERSION_FLAGS
from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed
from dolmen.words import LANGUAGES, Words, language

LANG: Final = "--lang"
HELP: Final = "help"
RESUME: Final = "--resume"
LAST: Final = "1"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            # A letter that the screen does not have is no reason to stop.
            stream.reconfigure(errors="replace")
    try:
        return run(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has enough; what is left goes nowhere, and quietly.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def run(arguments: Sequence[str]) -> int:
    """Does what the command line says, in the language that it asks for."""
    words = Words(language(None, os.environ))
    try:
        asked, rest = take_language(arguments)
        words = Words(language(asked, os.environ))
        code = obey(spelled_out(rest), words)
        sys.stdout.flush()
        return code
    except Refusal as refusal:
        return refuse(refusal.message, words)
    except BrokenPipeError:
        raise
    except OSError as error:
        refuse(Message("cli-failed", {"why": error.strerror or str(error)}), words)
        return FAILED


def obey(arguments: Sequence[str], words: Words) -> int:
    """Answers at once what needs no parser, else does the command that is typed."""
    typed = list(arguments)
    if not typed or typed in ([flag] for flag in HELP_FLAGS):
        first_page.show(words)
        return 0
    if typed in ([flag] for flag in VERSION_FLAGS):
        print(first_page.version(words))
        return 0
    from dolmen.commands import parser  # a third of the time that a start takes

    return parser.obey(arguments, words)


def refuse(message: Message, words: Words) -> int:
    """One line on what is wrong."""
    print(f"dolmen: {words.say(message)}", file=sys.stderr)
    return REFUSED


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for, wherever it stands, and the other arguments: it must be known before
    anything can be said about them."""
    asked: str | None = None
    rest: list[str] = []
    left = iter(arguments)
    for argument in left:
        if argument == "--":
            return asked, [*rest, argument, *left]
        if argument == LANG:
            asked = next(left, None)
            if asked is None:
                raise Refusal("cli-language-missing", allowed=listed(LANGUAGES))
        elif argument.startswith(f"{LANG}="):
            asked = argument.removeprefix(f"{LANG}=")
        else:
            rest.append(argument)
    return asked, rest


def spelled_out(arguments: list[str]) -> list[str]:
    """`dolmen help play`, as many type it, is `dolmen play --help`; `--resume` without a file is
    the last game that was left."""
    if arguments[:1] == [HELP]:
        return [*arguments[1:], HELP_FLAGS[0]]
    found: list[str] = []
    for argument, following in zip(arguments, [*arguments[1:], "-"], strict=False):
        found.append(argument)
        if argument == RESUME and following.startswith("-"):
            found.append(LAST)
    return found
