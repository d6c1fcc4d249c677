"""What is done to the C between mypyc and the C compiler."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dolmen.bots import search
from dolmen.core import blocks, game, judge, lanes, playout, rng
from dolmen.engine import tune

CHECK = """
    cpy_r_r2 = (int64_t)cpy_r_d.len;
    cpy_r_r3 = (uint64_t)cpy_r_at < (uint64_t)cpy_r_r2;
    if (cpy_r_r3) goto CPyL6;
    cpy_r_r4 = cpy_r_at + cpy_r_r2;
    cpy_r_r5 = (uint64_t)cpy_r_r4 < (uint64_t)cpy_r_r2;
    if (cpy_r_r5) goto CPyL5;
    PyErr_SetNone(PyExc_IndexError);
"""


START = """
PyMODINIT_FUNC PyInit_m__mypyc(void) {
    return NULL;
}
"""
TABLE = """
    static struct export_table_m exports = {
        &CPyDef_m___fill,
        &CPyDef_m___apply,
    };
"""


def library(name: str, code: str, header: str = "", internal: str = "") -> tune.Library:
    c = f'#include "__native_internal_{name}.h"\n{code}{START}'
    return tune.Library(name, c, header, internal)


def test_functions_are_found_however_they_are_indented() -> None:
    code = """
int64_t CPyDef_a(int64_t cpy_r_x) {
    if (cpy_r_x) {
        CPy_TypeError("} not a brace", '{');
    }
    return 1;
}
        PyObject *CPyDef_b(void)
        {
            return NULL;
        }
static struct PyMethodDef methods[] = {
    {"a", NULL},
};
"""
    found = tune.functions(code)
    assert list(found) == ["CPyDef_a", "CPyDef_b"]
    assert found["CPyDef_a"].prototype == "int64_t CPyDef_a(int64_t cpy_r_x)"
    assert found["CPyDef_b"].body.strip() == "return NULL;"


def test_what_nothing_hot_calls_is_cold() -> None:
    code = """
char CPyDef_m___Game___fill(void) {
    return CPyDef_m___helper();
}
char CPyDef_m___helper(void) {
    return 1;
}
char CPyDef_m___Game___sheet(void) {
    return CPyDef_m___helper();
}
char CPyDef_m___Game___view(void) {
    CPyDef_m___helper();
    return CPyDef_m___arrange();
}
char CPyDef_m___arrange(void) {
    return 1;
}
char CPyDef_m_____top_level__(void) {
    return CPyDef_m___helper();
}
PyObject *CPyPy_m___Game___fill(void) {
    return CPyDef_m___Game___fill();
}
PyObject *CPyPy_m___helper(void) {
    return CPyDef_m___helper();
}
PyObject *CPyInit_m(void)
{
    return NULL;
}
static int exec_m__mypyc(void)
{
    return CPyDef_m_____top_level__();
}
"""
    tuned = tune.tune(library("m", code))
    found = tune.functions(code)
    seldom = [name for name in found if f"{name}(void) DOLMEN_SELDOM;" in tuned]
    once = [name for name in found if f"{name}(void) DOLMEN_ONCE;" in tuned]
    warm = [name for name in found if f"{name}(void) DOLMEN_WARM;" in tuned]
    assert seldom == ["CPyDef_m___Game___sheet"]
    assert warm == ["CPyDef_m___Game___view", "CPyDef_m___arrange"]
    assert once == ["CPyDef_m_____top_level__", "CPyPy_m___helper", "CPyInit_m", "exec_m__mypyc"]
    assert "extern __typeof__(PyErr_SetNone) PyErr_SetNone CPy_COLD;" in tuned


def test_the_branch_for_negative_indices_goes() -> None:
    code = f"char CPyDef_m___fill(VecU8 cpy_r_d, int64_t cpy_r_at) {{{CHECK}}}\n"
    tuned = tune.tune(library("m", code))
    assert "if (likely(cpy_r_r3)) goto CPyL6;" in tuned
    assert "if (0) goto CPyL5;" in tuned


def test_a_title_has_copies_of_what_it_calls_in_the_core() -> None:
    core = """
char CPyDef_core___note(PyObject *cpy_r_s) {
    CPy_AddTraceback("game.py", "note", 1, CPyStatic_core___globals);
    return CPyDef_core___keep(CPyStatic_core___BIT);
}
char CPyDef_core___keep(VecU8 cpy_r_d) {
    return CPyDef_core___text();
}
char CPyDef_core___text(void) {
    return CPyStatics[3] == NULL;
}
"""
    title = """
char CPyDef_m___apply(PyObject *cpy_r_s) {
    CPy_AddTraceback("rules.py", "apply", 1, CPyStatic_m___globals);
    exports_core.CPyDef_core___text();
    return exports_core.CPyDef_core___note(cpy_r_s);
}
"""
    table = "CPyDef_core___note CPyDef_core___keep CPyDef_core___text CPyStatic_core___BIT"
    tuned = tune.tune(library("m", title), library("core", core, header=table))
    found = tune.functions(tuned)
    assert set(found) == {
        "CPyDef_m___apply",
        "copy_CPyDef_core___note",
        "copy_CPyDef_core___keep",
    }
    assert "exports_core.CPyDef_core___text();" in found["CPyDef_m___apply"].body
    assert "return copy_CPyDef_core___note(cpy_r_s);" in found["CPyDef_m___apply"].body
    note = found["copy_CPyDef_core___note"].body
    assert "CPyStatic_m___globals" in note
    assert "copy_CPyDef_core___keep((*exports_core.CPyStatic_core___BIT))" in note
    assert "(*exports_core.CPyDef_core___text)()" in found["copy_CPyDef_core___keep"].body


def test_python_asks_a_library_for_its_start_alone() -> None:
    assert "DOLMEN_ASKED PyMODINIT_FUNC PyInit_m__mypyc(void) {" in tune.tune(library("m", ""))


def test_a_table_that_no_other_library_reads_keeps_nothing() -> None:
    read = tune.tune(library("m", TABLE))
    assert "&CPyDef_m___fill," in read
    unread = tune.tune(library("m", TABLE), is_read=False)
    assert "static struct export_table_m exports;" in unread
    assert "&CPyDef_m___fill," not in unread
    with pytest.raises(tune.TuningError, match="no table of what others may read in the C of m"):
        tune.tune(library("m", ""), is_read=False)


def test_a_library_is_read_by_who_names_its_table() -> None:
    core = library("core", "")
    assert core.is_read_by(library("m", "exports_core.CPyDef_core___note();"))
    assert not core.is_read_by(library("m", "exports_other.CPyDef_other___note();"))


def started(name: str) -> str:
    """What mypyc writes for a module."""
    start = f"PyMODINIT_FUNC\nPyInit_{name}(void)\n{{\n    return NULL;\n}}\n"
    last = f"PyMODINIT_FUNC PyInit___init__(void) {{ return PyInit_{name}(); }}\n"
    return f"{tune.HEADERS}\n{start}\n// distutils sometimes asks for this\n{last}"


def test_the_modules_of_a_folder_start_from_one_file() -> None:
    c = tune.starts({name: started(name) for name in ("sow", "harvest")})
    assert c.count(tune.HEADERS) == 1
    assert tune.START.findall(c) == ["PyInit_sow", "PyInit_harvest"]


@pytest.mark.parametrize(
    "changed",
    [
        started("sow").replace("Python.h", "Cobra.h"),
        started("sow").replace("// distutils", "// setuptools"),
        started("harvest"),
        f"int before;\n{started('sow')}",
    ],
    ids=["headers", "last", "name", "before"],
)
def test_a_module_that_starts_otherwise_fails_the_build(changed: str) -> None:
    with pytest.raises(tune.TuningError, match="the module sow starts otherwise than it did"):
        tune.starts({"sow": changed})


def other_c() -> Iterator[tuple[str, tune.Library, tune.Library | None]]:
    """C as another mypyc might write it."""
    changed = CHECK.replace("(uint64_t)", "(size_t)")
    yield (
        "of 30 checks of an index only 0",
        library("m", "".join(f"char CPyDef_f{n}(void) {{{changed}}}\n" for n in range(30))),
        None,
    )
    yield "no body of CPyDef_f", library("m", "", internal="extern char CPyDef_f(void);\n"), None
    yield "does not include its header", tune.Library("m", START, "", ""), None
    twice = START.replace("m__mypyc", "n__mypyc")
    yield "2 starts in the C of m", library("m", twice), None
    calls = "char CPyDef_f(void) { exports_core.CPyDef_note(); CPyStatic_m___globals; }\n"
    yield "nothing of core can be copied", library("m", calls), library("core", "")


@pytest.mark.parametrize(
    ("what", "changed", "core"), list(other_c()), ids=lambda value: str(value)[:9]
)
def test_c_that_is_not_as_expected_fails_the_build(
    what: str, changed: tune.Library, core: tune.Library | None
) -> None:
    with pytest.raises(tune.TuningError, match=what):
        tune.tune(changed, core)


def test_what_is_hot_is_there() -> None:
    parts = (game.Game, game.State, rng.Rng, playout, judge.Judge, search.Search, lanes.Lanes)
    for name in tune.HOT | tune.WARM:
        assert any(hasattr(part, name) for part in parts), name


def block(name: str) -> str:
    """A function of the blocks, as mypyc writes it."""
    return f"""
char CPyDef_m___core___blocks___{name}(int64_t cpy_r_at) {{
    return 2;
}}
"""


def test_every_block_has_its_loop() -> None:
    found = [name for name, one in vars(blocks).items() if callable(one)]
    assert {name for name in found if vars(blocks)[name].__module__ == blocks.__name__} == set(
        tune.BLOCKS
    )


def test_a_loop_stands_before_what_mypyc_wrote_of_a_block() -> None:
    core = library("core", "".join(block(name) for name in tune.BLOCKS))
    tuned = tune.functions(tune.tune(core))
    for name, loop in tune.BLOCKS.items():
        body = tuned[f"CPyDef_m___core___blocks___{name}"].body
        assert body == f"#ifdef DOLMEN_BLOCKS\n{loop}#endif\n    return 2;"


def test_a_block_that_is_not_found_fails_the_build() -> None:
    core = library("core", "".join(block(name) for name in tune.BLOCKS if name != "pack"))
    with pytest.raises(tune.TuningError, match="no body of the blocks pack"):
        tune.tune(core)
