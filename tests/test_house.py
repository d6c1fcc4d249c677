"""The rules of the house: every clause has a test, every rule test names its clause, and more."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

import pytest

import dolmen
from dolmen import engine
from tests import sample
from tests.laws import clauses, titles

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = sorted((ROOT / "src").rglob("*.py"))
# What is no part of the package, and is read as often.
BESIDE: Final = sorted(
    file for folder in ("tests", "tools", "bench") for file in (ROOT / folder).rglob("*.py")
)
TESTS: Final = ROOT / "tests" / "games"
GAMES: Final = ROOT / "src" / "dolmen" / "games"

# A file is named after what is in it.
SAYS_NOTHING: Final = {"utils", "util", "helpers", "helper", "common", "misc"}
MOST_LINES: Final = 600
# An exception to the types or to the coverage says why on the same line.
WAIVER: Final = re.compile(r"#\s*(?:type:\s*ignore(?:\[[^\]]*\])?|pragma:\s*no cover)(?P<why>.*)")
# References to clauses that are no clauses: numbers of questions, and ranges.
NOWHERE: Final = re.compile(r"\bAMB-[0-9]+|(?<![A-Z-])A-[0-9]+|-[0-9]{2} (?:to|and|,) -?[0-9]{2}\b")
CLAUSE: Final = re.compile(r"\b[A-Z]{3}-[A-Z]+-[0-9]{2}\b")
# A larger number in compiled code needs a name.
LARGEST: Final = 255
# Where numbers are used, and what an expression of plain numbers is made of.
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
BODIES: Final = (ast.FunctionDef, ast.ClassDef)
PLAIN: Final = (ast.BinOp, ast.UnaryOp, ast.Constant, ast.operator, ast.unaryop)


class RuleTest(NamedTuple):
    """A test function and the clauses it names."""

    file: Path
    name: str
    clauses: list[str]

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}::{self.name}"


def read_tests(file: Path) -> list[RuleTest]:
    """The test functions of a file, read without running it."""
    found = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            named = [id for mark in node.decorator_list for id in named_by(mark)]
            found.append(RuleTest(file, node.name, named))
    return found


def named_by(mark: ast.expr) -> list[str]:
    """The ids in @clause("…", …) or @pytest.mark.clause("…", …)."""
    if not isinstance(mark, ast.Call):
        return []
    function = mark.func
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    if name != "clause":
        return []
    return [ast.literal_eval(arg) for arg in mark.args]


def rule_tests(title: str) -> list[RuleTest]:
    """All tests of a title."""
    files = sorted((TESTS / title).rglob("test_*.py"))
    return [test for file in files for test in read_tests(file)]


def test_there_are_titles_with_clauses() -> None:
    """So that the checks below do not pass for want of anything to check."""
    assert titles() == sorted(sample.ALL)
    assert all(len(clauses(title)) > 50 for title in titles())


@pytest.mark.parametrize("title", titles())
def test_every_clause_has_a_test(title: str) -> None:
    named = {id for test in rule_tests(title) for id in test.clauses}
    assert [id for id in clauses(title) if id not in named] == []


@pytest.mark.parametrize("title", titles())
def test_every_rule_test_names_a_clause(title: str) -> None:
    """A rule test is one in a file that is named after a chapter of the rules."""
    chapters = {f"test_{chapter}.py" for chapter in clauses(title).values()}
    assert [
        str(test) for test in rule_tests(title) if test.file.name in chapters and not test.clauses
    ] == []


@pytest.mark.parametrize("title", titles())
def test_every_clause_named_is_one(title: str) -> None:
    known = clauses(title)
    assert [
        f"{test} names {id}" for test in rule_tests(title) for id in test.clauses if id not in known
    ] == []


@pytest.mark.parametrize("title", titles())
def test_every_chapter_has_its_file(title: str) -> None:
    files = {file.name for file in (TESTS / title).glob("test_*.py")}
    chapters = dict.fromkeys(clauses(title).values())
    assert [chapter for chapter in chapters if f"test_{chapter}.py" not in files] == []


@pytest.mark.parametrize("title", titles())
def test_no_two_tests_of_a_file_share_a_name(title: str) -> None:
    """The second would silently take the place of the first."""
    listed = [str(test) for test in rule_tests(title)]
    assert [name for name in dict.fromkeys(listed) if listed.count(name) > 1] == []


def test_a_file_is_named_after_what_is_in_it() -> None:
    assert [str(file) for file in [*SOURCES, *BESIDE] if file.stem in SAYS_NOTHING] == []


def test_no_file_is_longer_than_six_hundred_lines() -> None:
    """Printed components may be: they are tables."""
    assert [
        f"{file.relative_to(ROOT)}: {lines} lines"
        for file in [*SOURCES, *BESIDE]
        if file.name != "data.py"
        and (lines := len(file.read_text(encoding="utf-8").splitlines())) > MOST_LINES
    ] == []


# A server has many parts: each is read at one sitting and does one thing.
SERVER: Final = [file for file in SOURCES if "server" in file.relative_to(ROOT).parts]
SITTING: Final = 250
MOST_METHODS: Final = 15
MANY_METHODS: Final = {
    "Census": "counts for the host, one query each",
    "Reader": "what is asked of the store, one query each",
    "Records": "what is asked of games that are over, a line or two each",
    "Request": "a request on its way in, with the events of the protocol of its base",
    "Socket": "a socket slice by slice, with the events of the protocol of its base",
}


def test_a_module_of_the_server_is_read_at_one_sitting() -> None:
    lengths = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in SERVER}
    assert len(lengths) > 150
    assert {str(file): lines for file, lines in lengths.items() if lines > SITTING} == {}


def test_a_class_of_the_server_has_few_methods_or_a_reason() -> None:
    methods = {
        node.name: sum(isinstance(part, FUNCTIONS) for part in node.body)
        for file in SERVER
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    found = {name for name, count in methods.items() if count > MOST_METHODS}
    assert found == MANY_METHODS.keys()


def test_every_exception_to_types_or_coverage_says_why() -> None:
    unexplained = []
    for file in [*SOURCES, *BESIDE]:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            waiver = WAIVER.search(line)
            if waiver and len(re.findall(r"\w+", waiver["why"])) < 2:
                unexplained.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()}")
    assert unexplained == []


def test_how_hard_a_search_tries_is_a_factor_of_the_environment() -> None:
    """But for the profile that somebody asks for by its name."""
    fixed = [
        f"{file.relative_to(ROOT)}: {ast.unparse(word.value)}"
        for file in BESIDE
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        for word in node.keywords
        if word.arg == "max_examples" and not ast.unparse(word.value).startswith("times(")
    ]
    assert fixed == ["tests/conftest.py: 2000"]


@pytest.mark.parametrize("title", titles())
def test_every_event_stands_at_its_number_and_cites_a_clause(title: str) -> None:
    game = dolmen.game(title, seats=2)
    assert [kind.number for kind in game.events] == list(range(len(game.events)))
    assert [kind for kind in game.events if kind.clause not in clauses(title)] == []


# From the clause to the code


def sources(title: str) -> list[Path]:
    """The code of a title."""
    return sorted((GAMES / title).rglob("*.py"))


def named_in_code(title: str) -> set[str]:
    """The clauses that stand in it."""
    return {id for file in sources(title) for id in CLAUSE.findall(file.read_text("utf-8"))}


def nothing_to_decide(title: str) -> dict[str, str]:
    """Clauses that leave the code of a title nothing to decide, each with the reason."""
    listed = GAMES / title / "nothing_to_decide.toml"
    return tomllib.loads(listed.read_text(encoding="utf-8")) if listed.is_file() else {}


@pytest.mark.parametrize("title", titles())
def test_every_clause_is_named_where_it_is_decided_or_leaves_nothing_to_decide(title: str) -> None:
    """In full, so that a search for a clause ends in the code."""
    named = named_in_code(title)
    listed = nothing_to_decide(title)
    assert [id for id in clauses(title) if id not in named | listed.keys()] == []
    assert [id for id in listed if id in named] == []
    assert sorted((named | listed.keys()) - clauses(title).keys()) == []
    assert [id for id, why in listed.items() if not why.strip()] == []


@pytest.mark.parametrize("title", titles())
def test_an_example_leads_to_the_clauses_that_decide_it(title: str) -> None:
    code = named_in_code(title)
    examples = {id: why for id, why in nothing_to_decide(title).items() if "example" in why}
    decided = {id: CLAUSE.findall(why) for id, why in examples.items()}
    assert [id for id, by in decided.items() if not by or not code.issuperset(by)] == []


@pytest.mark.parametrize("title", titles())
def test_no_reference_leads_nowhere(title: str) -> None:
    """Neither to a list of questions that is not here, nor to a range of clauses."""
    assert [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()}"
        for file in sources(title)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if NOWHERE.search(line)
    ] == []


@pytest.mark.parametrize("title", titles())
def test_no_large_number_in_compiled_code_is_unexplained(title: str) -> None:
    """Masks, offsets and first numbers are expressions over named bits; what is printed is data."""
    manifest = tomllib.loads((GAMES / title / "title.toml").read_text(encoding="utf-8"))
    hot = [(GAMES / title / name.replace(".", "/")).with_suffix(".py") for name in manifest["hot"]]
    assert [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for file in hot
        if file.name != "data.py"
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > LARGEST
    ] == []
    assert [
        f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"
        for file in hot
        if file.name != "data.py"
        for node in put_together(file.read_text(encoding="utf-8"))
    ] == []


def put_together(source: str) -> list[ast.expr]:
    """Large numbers that a function makes of small ones without a name, such as `7 << 12`."""
    tree = ast.parse(source)
    inside = [node for part in tree.body if isinstance(part, BODIES) for node in ast.walk(part)]
    return [
        node
        for node in inside
        if isinstance(node, ast.BinOp | ast.UnaryOp)
        and all(isinstance(leaf, PLAIN) for leaf in ast.walk(node))
        and abs(eval(ast.unparse(node), {})) > LARGEST
    ]


def test_a_large_number_is_found_however_it_is_written() -> None:
    named = "GIVING: Final = 7 << 12\n"
    assert [ast.unparse(node) for node in put_together(named)] == []
    for written in ("1 << 12 | 7", "~(3 << 8)", "16 * 16"):
        found = put_together(f"def f(d: i64) -> i64:\n    return d & ({written})\n")
        assert ast.unparse(ast.parse(written).body[0]) in [ast.unparse(node) for node in found]


class Inline(NamedTuple):
    """The large numbers of a shared compiled module that stand in a formula of their own."""

    why: str
    numbers: list[int]


INLINE: Final = {
    "dolmen.core.rng": Inline(
        "the constants of published functions, in their formulas",
        [65535, 65535, 2146121005, 2221713035, 2654435769],
    ),
    "dolmen.core.playout": Inline("a checksum modulo a prime", [1000003]),
    "dolmen.core.judge": Inline("half of what is shifted out, to round", [1 << 15]),
    "dolmen.bots.search": Inline("the root of ONE, as its comment says", [256]),
    "dolmen.bots.tree": Inline(
        "logarithms as a sum with forty bits behind the point", [2 << 40, 2 << 40, 2 << 40, 1 << 39]
    ),
}


def test_a_large_number_of_the_shared_compiled_code_has_a_name() -> None:
    """What titles share counts other things than bits; there a name is enough."""
    titled = set(titles())
    shared = [m for group in engine.groups() if group.name not in titled for m in group.modules]
    assert len(shared) > 5
    texts = {
        module: (ROOT / "src" / module.replace(".", "/")).with_suffix(".py").read_text("utf-8")
        for module in shared
    }
    found = {module: numbers for module in shared if (numbers := unnamed_numbers(texts[module]))}
    assert found == {module: inline.numbers for module, inline in INLINE.items()}
    assert all(inline.why for inline in INLINE.values())


def test_a_large_number_of_shared_code_is_found_however_it_is_written() -> None:
    assert unnamed_numbers("MASK: Final = 4095\n") == []
    parts = {"4095": [4095], "7 << 12 | 1": [28673, 28672], "-4096": [4096, 4096]}
    for written, numbers in parts.items():
        assert unnamed_numbers(f"def f(d: i64) -> i64:\n    return d & ({written})\n") == numbers


def unnamed_numbers(source: str) -> list[int]:
    """Large numbers of a module that are no part of a constant with a name, and those that its
    functions make of small ones."""
    inside = [node for node in ast.parse(source).body if not isinstance(node, ast.AnnAssign)]
    written = [
        node.value
        for part in inside
        for node in ast.walk(part)
        if isinstance(node, ast.Constant) and type(node.value) is int and node.value > LARGEST
    ]
    return written + [abs(eval(ast.unparse(node), {})) for node in put_together(source)]
