"""A position in words: any view becomes facts and tables, by the terms of its title.

A view is nested JSON. Its terms say, for every key, how the key is called and how its values are
read; what is empty is left out. A key without a term is an error that the tests find."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from dolmen.core.message import Message, Who
from dolmen.words import Words
from dolmen.words.facts import NOTHING, Fact, Grid, Position, Row

# Between the parts of one reading that somebody may ask for alone: what lies on each cell.
PARTS: Final = "; "


class Voice:
    """Speaks to one reader: their language, and the names at the table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def say(self, message: Message) -> str:
        """A message in words."""
        return self.words.say(message, self.names)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]


Reading = Callable[[Any, Voice], str]


class Term(NamedTuple):
    """What a key of a view is called, and how its value is read.

    A list of objects is a table, unless they are read as phrases: `row` names its rows, counted
    from `first`; without it they are the players. So are names, or objects by name, where `heads`
    says how the names are read: a column that the objects do not have is read from the name."""

    label: str
    read: Reading | None = None
    row: str | None = None
    first: int = 1
    heads: Reading | None = None


Terms = Mapping[str, Term]


def tell_position(view: Mapping[str, Any], terms: Terms, voice: Voice) -> Position:
    """A view in words, facts and tables in the order of the terms."""
    told = Position([], [])
    _check_known(view, "", terms)
    for key, term in terms.items():
        value = view.get(key)
        if "." in key or value is None:
            continue
        if term.heads is not None or (_is_table(value) and term.read is None):
            told.grids.append(_grid(key, term, value, terms, voice))
        else:
            told.facts.extend(_facts(key, value, terms, voice))
    return told


def _check_known(view: Mapping[str, Any], above: str, terms: Terms) -> None:
    for key in view:
        if above + key not in terms:
            raise KeyError(f"nobody says how {above + key!r} is called")


def _is_table(value: Any) -> bool:
    """Whether a value is a list of objects."""
    return isinstance(value, list) and any(isinstance(item, dict) for item in value)


def _facts(path: str, value: Any, terms: Terms, voice: Voice) -> list[Fact]:
    """A value as facts: an object without a reading of its own is one for each key."""
    term = terms[path]
    if isinstance(value, dict) and term.read is None:
        _check_known(value, f"{path}.", terms)
        return [
            fact
            for key, inner in value.items()
            for fact in _facts(f"{path}.{key}", inner, terms, voice)
        ]
    text = _text(term, value, voice)
    return [Fact(voice.words.text(term.label), text)] if text else []


def _grid(path: str, term: Term, value: Any, terms: Terms, voice: Voice) -> Grid:
    lines: list[Row] = []
    rows = list(value) if term.heads is None else _named_rows(path, value, terms)
    heads = _heads(term, value, voice)
    flat = [_flat(path, row or {}, terms) for row in rows]
    keys = [key for key in terms if any(key in row for row in flat)]
    texts = [
        [_text(terms[key], row[key], voice) if key in row else "" for key in keys] for row in flat
    ]
    kept = [i for i in range(len(keys)) if any(row[i] for row in texts)]
    for head, cells in zip(heads, texts, strict=True):
        lines.append(Row(head, [cells[k] or NOTHING for k in kept]))
    columns = [voice.words.text(terms[keys[k]].label) for k in kept]
    return Grid(voice.words.text(term.label), columns, lines, path)


def _heads(term: Term, value: Any, voice: Voice) -> list[str]:
    """What the rows of a table are called."""
    if term.heads is not None:
        return [term.heads(name, voice) for name in value]
    if term.row is None:
        return [voice.name(i) for i in range(len(value))]
    return [voice.words.text(term.row, number=term.first + i) for i in range(len(value))]


def _named_rows(path: str, value: Any, terms: Terms) -> list[dict[str, Any]]:
    """The rows of names or objects by name, each with all its columns."""
    columns = [key.removeprefix(f"{path}.") for key in terms if key.startswith(f"{path}.")]
    objects = value if isinstance(value, dict) else {name: {} for name in value}
    return [dict.fromkeys(columns, name) | row for name, row in objects.items()]


def _flat(path: str, row: Mapping[str, Any], terms: Terms) -> dict[str, Any]:
    """An object of a table with the objects inside it spread out, unless they read as one."""
    _check_known(row, f"{path}.", terms)
    cells: dict[str, Any] = {}
    for key, value in row.items():
        inner = f"{path}.{key}"
        if isinstance(value, dict) and terms[inner].read is None:
            cells |= _flat(inner, value, terms)
        else:
            cells[inner] = value
    return cells


def _text(term: Term, value: Any, voice: Voice) -> str:
    """A value in words; empty if there is nothing to say."""
    if value is None or value is False or value in ([], {}):
        return ""
    if isinstance(value, list):
        return voice.words.join([_text(term, item, voice) for item in value])
    if term.read is not None:
        return term.read(value, voice)
    if value is True:
        return voice.words.text("plain-yes")
    if isinstance(value, int):
        return str(value)
    raise KeyError(f"nobody says what {value!r} means for {term.label}")


# --- Readings ------------------------------------------------------------------------------------


def seat(value: Any, voice: Voice) -> str:
    """A seat by the name of who sits there."""
    return voice.name(value)


def some(value: Any, _: Voice) -> str:
    """A number that is not worth a word while it is 0."""
    return str(value) if value else ""


def word(id: str, arg: str) -> Reading:
    """One word of a closed list: a message that tells them apart by this argument."""

    def read(value: Any, voice: Voice) -> str:
        return voice.words.text(id, **{arg: value})

    return read


def phrase(id: str, **parts: str) -> Reading:
    """An object as one phrase; `parts` says what each argument is made of: "seat" for a name, ""
    for the value itself. What the object lacks is 0."""

    def read(value: Any, voice: Voice) -> str:
        args = {}
        for key, kind in parts.items():
            found = value.get(key)
            args[key] = Who(found) if kind == "seat" else 0 if found is None else found
        return voice.say(Message(id, args))

    return read


def counts(id: str, arg: str) -> Reading:
    """How many of each word: a message with this argument and `count`; none are left out."""

    def read(value: Any, voice: Voice) -> str:
        said = [
            voice.words.text(id, **{arg: key}, count=count) for key, count in value.items() if count
        ]
        return voice.words.join(said)

    return read


def holdings(id: str, arg: str, held: str) -> Reading:
    """Who has or stands at each word: a message with this argument and who it is in `held`; what
    nobody has is left out."""

    def read(value: Any, voice: Voice) -> str:
        said = []
        for key, seats in value.items():
            several = seats if isinstance(seats, list) else [] if seats is None else [seats]
            if several:
                names = voice.words.join([voice.name(one) for one in several])
                said.append(voice.words.text(id, **{arg: key, held: names}))
        return PARTS.join(said)

    return read
