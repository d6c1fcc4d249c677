"""Imports of what a plain installation leaves out."""

import sys
from importlib.util import find_spec, module_from_spec

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
def test_an_import_without_its_extra_says_which_one(
    module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    spec = find_spec(module)
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(ImportError) as refused:
        spec.loader.exec_module(module_from_spec(spec))
    assert str(refused.value) == str(extra_missing(extra))
