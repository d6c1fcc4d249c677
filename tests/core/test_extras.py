"""Imports of what a plain installation leaves out."""

import subprocess
import sys

import pytest

from dolmen.core.extras import extra_missing


def test_the_error_names_the_extra() -> None:
    error = extra_missing("batch")
    assert type(error) is ImportError
    assert str(error) == (
        'A plain installation has no batch. To install it: pip install "dolmen[batch]"'
    )


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [
        ("dolmen.batch", "numpy", "batch"),
        ("dolmen.adapters.gymnasium", "gymnasium", "gymnasium"),
        ("dolmen.adapters.pettingzoo", "pettingzoo", "pettingzoo"),
        ("dolmen.adapters.openspiel", "pyspiel", "openspiel"),
    ],
)
def test_an_import_without_its_extra_says_which_one(module: str, missing: str, extra: str) -> None:
    program = f"""
import sys
sys.modules[{missing!r}] = None
try:
    import {module}
except ImportError as error:
    print(error)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True, check=True
    )
    assert done.stdout == f"{extra_missing(extra)}\n"
