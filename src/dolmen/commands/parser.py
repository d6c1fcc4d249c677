"""The command line as cyclopts reads it: the command that is typed, all others by name alone."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from cyclopts import App, CycloptsError, Group, Parameter

from dolmen.commands import COMMANDS
from dolmen.commands.first_page import HELP_FLAGS, VERSION_FLAGS, everywhere, version
from dolmen.commands.help import Help, explain
from dolmen.words import Words

# What shells ask by, before the words that are typed so far.
COMPLETING: Final = "__complete"
COMPLETION: Final = "completion"


def obey(arguments: Sequence[str], words: Words) -> int:
    """Does what is typed and gives the exit code; a mistake in it is refused."""
    try:
        return build(words, command_in(arguments))(arguments) or 0
    except CycloptsError as error:
        raise explain(error) from None


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
        help_epilogue=everywhere(words),
        version=lambda: version(words),
        version_flags=VERSION_FLAGS,
        group_commands=Group(words.text("cli-heading-commands")),
        group_arguments=Group(words.text("cli-heading-arguments")),
        group_parameters=Group(words.text("cli-heading-parameters")),
        default_parameter=Parameter(negative=()),
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
