"""What the sources of the page say: the messages they name, and those they put together."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from dolmen.games import TITLES, options, seat_counts

PAGE: Final = Path(__file__).parents[1] / "web" / "src"
QUOTED: Final = re.compile(r"'([^'\n]*)'")
TEMPLATE: Final = re.compile(r"`([^`\n]*)`")
HOLE: Final = re.compile(r"\$\{[^}]*\}")
# `text` of the page and its like: the message first, then its arguments.
CALL: Final = re.compile(r"(?<![\w.])(?:words\.)?text\(\s*'([\w-]+)'\s*(,\s*\{)?")
OF_A_TITLE: Final = re.compile(r"(?<![\w.])(?:words\.)?text\(`\$\{[\w.]*title\}(-[\w-]+)`")
KEY: Final = re.compile(r"\s*(\w+)\s*(?::|$)")
BRACKETS: Final = {"(": ")", "[": "]", "{": "}"}


class Called(NamedTuple):
    """A message that the page names: its id, its arguments, and where."""

    id: str
    args: frozenset[str] | None  # None: not written out
    where: str


@cache
def sources() -> dict[str, str]:
    """The files of the page, tests aside."""
    files = [*PAGE.rglob("*.svelte"), *PAGE.rglob("*.ts")]
    return {
        str(path.relative_to(PAGE)): path.read_text(encoding="utf-8")
        for path in sorted(files)
        if not path.name.endswith((".test.ts", ".d.ts"))
    }


def shipped(lang: str) -> list[Path]:
    """The catalogues that the page has in a language, by the patterns of words/<language>.ts and of
    words/chapters.ts, where a star stands for the language."""
    source = (PAGE / "words" / f"{lang}.ts").read_text(encoding="utf-8")
    found: list[Path] = []
    pattern = re.compile(r"'(?:\.\./){3}([^'{]+)\{([^'}]+)\}(\.ftl)'")
    for head, names, tail in pattern.findall(source):
        for name in names.split(","):
            found += PAGE.parents[1].glob(f"{head}{name}{tail}")
    later = (PAGE / "words" / "chapters.ts").read_text(encoding="utf-8")
    for path in re.findall(r"'(?:\.\./){3}([^']+\.ftl)'", later):
        found += PAGE.parents[1].glob(path.replace("words/*/", f"words/{lang}/"))
    return sorted(found)


@cache
def chosen_words() -> frozenset[str]:
    """Names and values of options, which ids of the form are made of (lib/optionWords.ts)."""
    found = {"none", "usual"}
    for title in TITLES:
        for seats in seat_counts(title):
            for option in options(title, seats):
                found.add(option.name.replace("_", "-"))
                text = json.dumps(list(option.allowed))
                found.update(re.findall(r'"([a-z]+)"', text))
    return frozenset(found)


@cache
def hint_words() -> frozenset[str]:
    """Names of the hints of the titles, which ids are made of (lib/hints.ts)."""
    tables = [json.loads(path.read_bytes()) for path in PAGE.glob("games/*/hints.json")]
    return frozenset(hint["name"] for table in tables for hint in table["hints"])


def parts(source: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """The texts of a file, and its templates that may make an id."""
    texts = set(QUOTED.findall(source)) | set(TITLES) | chosen_words() | hint_words()
    forms = []
    for template in TEMPLATE.findall(source):
        fixed = HOLE.split(template)
        if len(fixed) > 1 and re.fullmatch(r"[a-z-]*", "".join(fixed)) and any(fixed):
            forms.append(re.compile("(.+?)".join(map(re.escape, fixed))))
    return texts, forms


def calls() -> Iterator[Called]:
    """Messages whose id stands in the call itself; those of a title for every title."""
    for name, source in sources().items():
        for match in CALL.finditer(source):
            args = keys(source, match.end() - 1) if match[2] else frozenset[str]()
            yield Called(match[1], args, name)
        for match in OF_A_TITLE.finditer(source):
            for title in TITLES:
                yield Called(title + match[1], None, name)


def named() -> Iterator[Called]:
    """Ids of the page's own catalogues, wherever they stand."""
    for name, source in sources().items():
        for text in QUOTED.findall(source):
            if re.fullmatch(r"web-[a-z-]+[a-z]", text):
                yield Called(text, None, name)


def keys(source: str, start: int) -> frozenset[str] | None:
    """The keys of the object that begins there; None if some come from elsewhere."""
    found = set()
    for entry in entries(source, start):
        match = KEY.match(entry)
        if match is None:
            return None
        found.add(match[1])
    return frozenset(found)


def entries(source: str, start: int) -> list[str]:
    """The entries of an object, cut at the commas between them."""
    open_brackets: list[str] = []
    found = [""]
    for letter in source[start:]:
        if letter in BRACKETS:
            open_brackets.append(BRACKETS[letter])
            if len(open_brackets) == 1:
                continue
        elif open_brackets and letter == open_brackets[-1]:
            open_brackets.pop()
            if not open_brackets:
                break
        if letter == "," and len(open_brackets) == 1:
            found.append("")
        else:
            found[-1] += letter
    return [entry for entry in found if entry.strip()]
