"""Breaks the code in listed ways, one at a time, and looks whether a test notices.

python -m tools.mutants [--only WORD] [--tree FOLDER]

The lists are tests/mutants.toml and the mutants.toml of each title's tests. Each row says where,
what is written there, what is written instead, and which tests should fail. A scratch copy is
changed, never the tree; everything runs interpreted, since compiled code would not notice. `--tree`
takes code and tests of another checkout, so that two states of the suite can be compared."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LISTS: Final = ("tests/mutants.toml", "tests/games/*/mutants.toml")
# What a suite needs of a tree.
COPIED: Final = ("src", "tests", "bench", "tools", "examples", "docs", "pyproject.toml")
LEFT_OUT: Final = shutil.ignore_patterns("_compiled", "built", "__pycache__")
# pytest: some test failed, or could not even be read.
KILLED: Final = (1, 2)
# A mutant that makes a loop endless is found out too.
LONGEST: Final = 900.0


class Mutant(NamedTuple):
    """One change: what it is about, where it is looked for, the text and what stands instead."""

    part: str
    about: str
    where: Sequence[str]
    old: str
    new: str
    tests: Sequence[str]


class Stale(Exception):
    """The text is not there any more, or more than once; it says where."""


def read_lists() -> Iterator[Mutant]:
    """Every mutant that is listed."""
    for pattern in LISTS:
        for file in sorted(ROOT.glob(pattern)):
            for row in tomllib.loads(file.read_text(encoding="utf-8"))["mutant"]:
                yield Mutant(**row)


def find(tree: Path, mutant: Mutant) -> Path:
    """The one file that has the text."""
    files = [file for where in mutant.where for file in sorted(tree.glob(where))]
    found = [file for file in files if file.read_text(encoding="utf-8").count(mutant.old) == 1]
    if len(found) != 1:
        raise Stale(f"{mutant.old!r} is in {len(found)} of {len(files)} files")
    return found[0]


def copy(tree: Path, into: Path) -> None:
    """A scratch copy to break."""
    for name in COPIED:
        if (tree / name).is_dir():
            shutil.copytree(tree / name, into / name, ignore=LEFT_OUT)
        elif (tree / name).exists():
            shutil.copy(tree / name, into / name)


def run(scratch: Path, tests: Sequence[str]) -> int:
    """How the tests end; those that this tree does not have are left out, and none see nothing."""
    there = [
        str(file.relative_to(scratch)) for test in tests for file in sorted(scratch.glob(test))
    ]
    if not there:
        return 0
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *there]
    environ = {**os.environ, "DOLMEN_PURE": "1", "PYTHONPATH": str(scratch / "src")}
    try:
        done = subprocess.run(
            [*command, "-m", "not wide"] if _knows_wide(scratch) else command,
            cwd=scratch,
            env=environ,
            capture_output=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return 1
    return done.returncode


def _knows_wide(scratch: Path) -> bool:
    return '"wide' in (scratch / "pyproject.toml").read_text(encoding="utf-8")


def judge(scratch: Path, mutant: Mutant) -> str:
    """Killed, survived, or stale."""
    try:
        file = find(scratch, mutant)
    except Stale as stale:
        return f"STALE: {stale}"
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(mutant.old, mutant.new), encoding="utf-8")
    try:
        code = run(scratch, mutant.tests)
    finally:
        file.write_text(whole, encoding="utf-8")
    if code in KILLED:
        return "killed"
    return "SURVIVED" if code == 0 else f"STALE: pytest ended with {code}"


def main() -> int:
    """Prints a row for each mutant; 1 if any is not killed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="those with this word in part or about")
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout")
    asked = parser.parse_args()
    chosen = [m for m in read_lists() if asked.only in f"{m.part} {m.about}"]
    missed = 0
    with tempfile.TemporaryDirectory(prefix="dolmen-mutants-") as folder:
        scratch = Path(folder)
        copy(asked.tree, scratch)
        for mutant in chosen:
            found = judge(scratch, mutant)
            missed += found != "killed"
            print(f"| {mutant.part} | {mutant.about} | {found} |", flush=True)
    print(f"{len(chosen) - missed} of {len(chosen)} killed")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
