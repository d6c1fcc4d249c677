"""The `dolmen` command: chooses the language, reads the command line, and turns every refusal into
one clear line."""

import os
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from dolmen import __version__, engine
from dolmen.commands import FAILED, INTERRUPTED, PIPE_CLOSED, REFUSED
from dolmen.commands.help import HELP_FLAGS, VERSION_FLAGS, Help, explain
from dolmen.commands.screen import console
from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed
from dolmen.words import LANGUAGES, Words, language

LANG: Final = "--lang"
# The commands in the order in which they are listed, and the module that adds each of them. Only
# the one that is typed is imported: a list of commands must not wait for a server.
COMMANDS: Final[Mapping[str, str]] = {
    "play": "play",
    "games": "games",
    "serve": "serve",
    "doctor": "doctor",
    "rules": "rules",
    "titles": "titles",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "tune": "tune",
    "replay": "replay",
    "fork": "fork",
    "hint": "hint",
    "review": "review",
    "puzzles": "puzzles",
    "verify": "verify",
    "tables": "hosting",
    "check-records": "hosting",
    "backup": "hosting",
    "restore": "hosting",
    "admin": "housekeeping",
    "stats": "housekeeping",
    "export": "housekeeping",
    "delete": "housekeeping",
    "new-title": "new_title",
    "completion": "completion",
}
# What shells ask by, before the words that are typed so far.
COMPLETING: Final = "__complete"
HELP: Final = "help"
RESUME: Final = "--resume"
LAST: Final = "1"
COMPLETION: Final = "completion"


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
        rest = spelled_out(rest)
        code: int = build(words, command_in(rest))(rest) or 0
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


def command_in(arguments: Sequence[str]) -> str | None:
    """The command that is typed, or being typed."""
    words = arguments[1:] if arguments[:1] == [COMPLETING] else arguments
    return words[0] if words else None


def build(words: Words, asked: str | None = None) -> App:
    """The command line in one language: the command that is asked for, all others by name alone.
    What completes them needs them all."""
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
    needed = COMMANDS.values() if asked == COMPLETION else [COMMANDS.get(asked or "")]
    for module in dict.fromkeys(filter(None, needed)):
        import_module(f"dolmen.commands.{module}").add(app, words)
    for place, name in enumerate(COMMANDS):
        if name not in app:
            app.command(App(name=name, help=words.text(f"cli-{name}-help")))
        app[name].sort_key = place  # not in the order of the alphabet
    return app
