"""Help pages and mistakes on the command line, in the words of the chosen language."""

from difflib import get_close_matches
from typing import TYPE_CHECKING, get_args

from cyclopts import App, Argument, CycloptsError
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from dolmen.commands.screen import show_heading, show_line, show_pairs
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.words import Words

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel, InlineText
    from rich.console import Console, ConsoleOptions


class Help:
    """Draws a help page; cyclopts calls these methods."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: "Console", options: "ConsoleOptions", usage: object) -> None:
        """The line that says how to type the command."""
        show_line(self.words.text("cli-usage", line=str(usage).strip()))

    def render_description(
        self, console: "Console", options: "ConsoleOptions", about: "InlineText"
    ) -> None:
        """What the command is for."""
        print()
        show_line(_plain(about))

    def __call__(self, console: "Console", options: "ConsoleOptions", panel: "HelpPanel") -> None:
        """A list of commands or parameters under its heading."""
        if panel.entries:
            print()
            show_heading(str(panel.title))
            show_pairs([(f"  {_label(entry)}", self._about(entry)) for entry in panel.entries])

    def _about(self, entry: "HelpEntry") -> str:
        about = _plain(entry.description)
        # What may be given several times has none to begin with.
        if entry.default in (None, "()") or entry.type is bool:
            return about
        return f"{about} {self.words.text('cli-default', value=entry.default)}"


def _plain(about: "InlineText") -> str:
    """The text inside what cyclopts made of a catalogue's text."""
    return str(about.primary_renderable).strip()


def _label(entry: "HelpEntry") -> str:
    """How an entry is typed: "TITLE", "--seats N" or "simulate"."""
    if entry.positional_label and entry.metavar:
        return entry.metavar
    return ", ".join(entry.display_labels_with_metavar)


def explain(error: CycloptsError) -> Refusal:
    """A mistake on the command line as one of our own refusals."""
    if isinstance(error, UnknownCommandError) and error.unused_tokens and error.app:
        return _unknown_command(error.unused_tokens[0], error.app)
    if isinstance(error, UnknownOptionError):
        return _unknown_option(error)
    if isinstance(error, MissingArgumentError) and error.argument:
        if error.argument.index is None or error.keyword:
            return Refusal("cli-value-missing", option=error.keyword or error.argument.name)
        return Refusal("cli-argument-missing", argument=_name(error.argument))
    if isinstance(error, CoercionError) and error.token and error.argument:
        id = "cli-not-a-number" if _is_number(error) else "cli-wrong-value"
        return Refusal(id, name=_name(error.argument), value=error.token.value)
    if isinstance(error, RepeatArgumentError):
        return Refusal("cli-option-twice", option=error.token.keyword or "")
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return Refusal("cli-too-many", argument=error.unused_tokens[0])
    return Refusal("cli-not-understood")


def _is_number(error: CoercionError) -> bool:
    """Whether a whole number was asked for, or one or none."""
    return int in (error.target_type, *get_args(error.target_type))


def _unknown_command(typed: str, app: App) -> Refusal:
    commands = [name for name in app if not name.startswith("-")]
    if typed.startswith("-"):
        return Refusal("cli-option-unknown", option=typed)
    near = get_close_matches(typed, commands, n=1)
    if near:
        return Refusal("cli-command-near", command=typed, near=near[0])
    return Refusal("cli-command-unknown", command=typed, allowed=listed(commands))


def _unknown_option(error: UnknownOptionError) -> Refusal:
    typed = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    near = get_close_matches(typed, known, n=1)
    if near:
        return Refusal("cli-option-near", option=typed, near=near[0])
    return Refusal("cli-option-unknown", option=typed)


def _name(argument: Argument) -> str:
    """How the help page calls a parameter."""
    if argument.index is None:
        return argument.name
    return argument.parameter.metavar or argument.name
