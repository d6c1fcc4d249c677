"""The `dolmen` command: chooses the language, reads the command line, and turns every refusal into
one clear line."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from dolmen import __version__, engine
from dolmen.commands import (
    FAILED,
    INTERRUPTED,
    PIPE_CLOSED,
    REFUSED,
    arena,
    balance,
    fork,
    hint,
    hosting,
    play,
    replay,
    rules,
    serve,
    simulate,
    titles,
    tune,
    verify,
)
from dolmen.commands.help import HELP_FLAGS, VERSION_FLAGS, Help, explain
from dolmen.commands.screen import console
from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed
from dolmen.words import LANGUAGES, Words, language

LANG: Final = "--lang"


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
        code: int = build(words)(rest) or 0
        sys.stdout.flush()
        return code
    except CycloptsError as error:
        return refuse(explain(error), words)
    except Refusal as refusal:
        return refuse(refusal.message, words)
    except BrokenPipeError:
        raise
    except OSError as error:
        refuse(Message("cli-failed", {"why": error.strerror or str(error)}), words)
        return FAILED


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


def build(words: Words) -> App:
    """The whole command line in one language."""
    app = App(
        name="dolmen",
        help=words.text("cli-help"),
        usage=words.text("cli-help-usage"),
        help_flags=HELP_FLAGS,
        help_format="plaintext",
        help_formatter=Help(words),
        help_epilogue=words.text("cli-everywhere", allowed=listed(LANGUAGES)),
        version=words.text("cli-version", version=__version__, engine=engine.kind()),
        version_flags=VERSION_FLAGS,
        group_commands=Group(words.text("cli-heading-commands")),
        group_arguments=Group(words.text("cli-heading-arguments")),
        group_parameters=Group(words.text("cli-heading-parameters")),
        default_parameter=Parameter(negative=()),
        console=console(),
        exit_on_error=False,
        print_error=False,
        suppress_keyboard_interrupt=False,
        result_action="return_value",
    )
    for flag in (*HELP_FLAGS, *VERSION_FLAGS):
        app[flag].show = False
    # In the order in which they are listed.
    ordered = (
        play,
        serve,
        rules,
        titles,
        simulate,
        arena,
        balance,
        tune,
        replay,
        fork,
        hint,
        verify,
        hosting,
    )
    for command in ordered:
        command.add(app, words)
    for place, name in enumerate(name for name in app if not name.startswith("-")):
        app[name].sort_key = place  # in the order of adding, not of the alphabet
    return app
