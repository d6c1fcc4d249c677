"""What is asked for most and must not wait for a parser: the list of the commands, and the
version."""

from typing import Final

from dolmen import __version__, engine
from dolmen.commands import COMMANDS
from dolmen.commands.screen import show_heading, show_line, show_pairs
from dolmen.core.options import listed
from dolmen.words import LANGUAGES, Words

HELP_FLAGS: Final = ("--help", "-h")
VERSION_FLAGS: Final = ("--version",)


def version(words: Words) -> str:
    """Which release it is, and which build of the engine runs."""
    return words.text("cli-version", version=__version__, engine=engine.kind())


def everywhere(words: Words) -> str:
    """What every command takes."""
    return words.text("cli-everywhere", allowed=listed(LANGUAGES))


def show(words: Words) -> None:
    """The commands in their order."""
    show_line(words.text("cli-usage", line=words.text("cli-help-usage")))
    print()
    show_line(words.text("cli-help"))
    print()
    show_heading(words.text("cli-heading-commands"))
    show_pairs([(f"  {name}", words.text(f"cli-{name}-help")) for name in COMMANDS])
    print()
    show_line(everywhere(words))
