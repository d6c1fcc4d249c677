"""The commands of `dolmen`, one module each: `add` puts a command into the app, in the words of one
language, and functions beside it do the work and give the exit code."""

from typing import Final

# How a command can end, 0 aside.
FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
