"""`python -m dolmen` is the `dolmen` command."""

import gc
import sys
from typing import Final

# What is imported is no garbage; to look for some among it, at every 700th object and again at the
# end, takes a third of a start.
UNCOLLECTED: Final = 50_000


def main() -> int:
    """Runs one command and gives its exit code, as the last thing that the process does."""
    gc.set_threshold(UNCOLLECTED)
    from dolmen.cli import main as run_command

    code = run_command()
    gc.freeze()
    return code


if __name__ == "__main__":
    sys.exit(main())
