"""Runs a command unless it succeeded before with the very same files.

python tools/stamp.py STAMP PATH... -- COMMAND...

Files count by their content, not by their time: a branch that was left and entered again
changes nothing. It needs no package, so that any Python will do."""

import hashlib
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

# What is made here, not written.
MADE = {"node_modules", "__pycache__", "_compiled", "built"}


def files(paths: Sequence[str]) -> Iterator[Path]:
    """The files below, in an order that is always the same; of a Python package what it reads."""
    for path in map(Path, paths):
        for file in sorted(path.rglob("*")):
            if not MADE.intersection(file.parts) and file.is_file() and file.suffix != ".py":
                yield file


def digest(paths: Sequence[str], command: Sequence[str]) -> str:
    """What the command and all the files come to."""
    sum_ = hashlib.sha256("\0".join(command).encode())
    for file in files(paths):
        sum_.update(f"\0{file}\0".encode())
        sum_.update(hashlib.sha256(file.read_bytes()).digest())
    return sum_.hexdigest()


def main(arguments: Sequence[str]) -> int:
    """The exit code of the command, or 0 where it need not run."""
    stamp, *rest = arguments
    at = rest.index("--")
    paths, command = rest[:at], rest[at + 1 :]
    now = digest(paths, command)
    kept = Path(stamp)
    if kept.exists() and kept.read_text(encoding="ascii") == now:
        print(f"{' '.join(paths)}: as it was when it was checked")
        return 0
    code = subprocess.run(command, check=False).returncode
    if code == 0:
        kept.write_text(now, encoding="ascii")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
