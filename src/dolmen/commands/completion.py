"""`dolmen completion`: what a shell needs to complete commands, titles, bots, options and rules."""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.words import Words

Shell = Literal["bash", "zsh", "fish"]
SHELLS: Final[tuple[Shell, ...]] = ("bash", "zsh", "fish")

# The script defines a function and ties it to nothing: sourced, it has to say what it completes; as
# a file of zsh's own (_dolmen on $fpath) it is called while it is read.
TIED: Final = """if [ "$funcstack[1]" = "_dolmen" ]; then
  _cyclopts_dolmen "$@"
else
  compdef _cyclopts_dolmen dolmen
fi"""


def offered(_: object) -> Iterable[str]:
    """The shells."""
    return SHELLS


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="completion",
        help=words.text("cli-completion-help"),
        usage=words.text("cli-completion-usage"),
    )
    def completion(
        shell: Annotated[
            str,
            Parameter(
                help=words.text("cli-completion-shell", allowed=listed(SHELLS)),
                metavar=words.text("cli-label-shell"),
                completer=offered,
            ),
        ],
        /,
    ) -> int:
        if shell not in SHELLS:
            raise Refusal("cli-completion-unknown", shell=shell, allowed=listed(SHELLS))
        script = app.generate_completion(shell=shell)
        print(script)
        if shell == "zsh":
            print(TIED)
        return 0
