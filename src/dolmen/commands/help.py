"""Help pages and mistakes on the command line, in the words of the chosen language."""

from difflib import get_close_matches
from typing import Final, get_args

from cyclopts import App, Argument, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)
from cyclopts.help import HelpEntry, HelpPanel, InlineText
from rich.console import Console, ConsoleOptions

from dolmen.commands.screen import show_grid, show_heading, show_line
from dolmen.core.message import Message
from dolmen.core.options import listed
from dolmen.words import Words

HELP_FLAGS: Final = ("--help", "-h")
VERSION_FLAGS: Final = ("--version",)


class Help:
    """Draws a help page; cyclopts calls these methods."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        """The line that says how to type the command."""
        show_line(self.words.text("cli-usage", line=str(usage).strip()))

    def render_description(
        self, console: Console, options: ConsoleOptions, about: InlineText
    ) -> None:
        """What the command is for."""
        print()
        show_line(_plain(about))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        """A list of commands or parameters under its heading."""
        if panel.entries:
            print()
            show_heading(str(panel.title))
            show_grid([(f"  {_label(entry)}", self._about(entry)) for entry in panel.entries])

    def _about(self, entry: HelpEntry) -> str:
        about = _plain(entry.description)
        # What may be given several times has none to begin with.
        if entry.default in (None, "()") or entry.type is bool:
            return about
        return f"{about} {self.words.text('cli-default', value=entry.default)}"


def _plain(about: InlineText) -> str:
    """The text inside what cyclopts made of a catalogue's text."""
    return str(about.primary_renderable).strip()


def _label(entry: HelpEntry) -> str:
    """How an entry is typed: "TITLE", "--seats N" or "simulate"."""
    if entry.positional_label and entry.metavar:
        return entry.metavar
    return ", ".join(entry.display_labels_with_metavar)


def explain(error: CycloptsError) -> Message:
    """A mistake on the command line as one of our own messages."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens and error.app:
        return _unknown_command(error.unused_tokens[0], error.app)
    if isinstance(error, UnknownOptionError):
        return _unknown_option(error)
    if isinstance(error, MissingArgumentError) and error.argument:
        if error.argument.index is None or error.keyword:
            return Message("cli-value-missing", {"option": error.keyword or error.argument.name})
        return Message("cli-argument-missing", {"argument": _name(error.argument)})
    if isinstance(error, CoercionError) and error.token and error.argument:
        given = {"name": _name(error.argument), "value": error.token.value}
        return Message("cli-not-a-number" if _is_number(error) else "cli-wrong-value", given)
    if isinstance(error, RepeatArgumentError):
        return Message("cli-option-twice", {"option": error.token.keyword or ""})
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return Message("cli-too-many", {"argument": error.unused_tokens[0]})
    return Message("cli-not-understood")


def _is_number(error: CoercionError) -> bool:
    """Whether a whole number was asked for, or one or none."""
    return int in (error.target_type, *get_args(error.target_type))


def _unknown_command(typed: str, app: App) -> Message:
    commands = [name for name in app if not name.startswith("-")]
    if typed.startswith("-"):
        return Message("cli-option-unknown", {"option": typed})
    near = get_close_matches(typed, commands, n=1)
    if near:
        return Message("cli-command-near", {"command": typed, "near": near[0]})
    return Message("cli-command-unknown", {"command": typed, "allowed": listed(commands)})


def _unknown_option(error: UnknownOptionError) -> Message:
    typed = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    near = get_close_matches(typed, known, n=1)
    if near:
        return Message("cli-option-near", {"option": typed, "near": near[0]})
    return Message("cli-option-unknown", {"option": typed})


def _name(argument: Argument) -> str:
    """How the help page calls a parameter."""
    if argument.index is None:
        return argument.name
    return argument.parameter.metavar or argument.name
