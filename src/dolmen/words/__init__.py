"""Every sentence a person reads, in three languages: Fluent catalogues and who speaks them."""

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime.types import FluentType, fluent_number

from dolmen.core.message import Arg, Message, Refusal, Who
from dolmen.core.options import listed
from dolmen.games import TITLES
from dolmen.words.catalogues import Catalogues

LANGUAGES: Final = ("en", "fr", "nl")
# What is spoken where a title of somebody else has no words in a language.
SPARE: Final = "en"

# Fluent refuses longer texts inside a sentence; nobody reads that much of a wrong value anyway.
LONGEST: Final = 800
SUFFIX: Final = ".ftl"
# What the catalogue of a title is called whose messages the rules name.
OF_TITLE: Final = "title"
# What of a title's words the page shows; the clauses of its rules are read one by one.
ON_PAGE: Final = (OF_TITLE, "names", "web", "hints")
# The argument that a sentence is about, and the attribute that says it to that very person.
PLAYER: Final = "player"
TO_YOU: Final = "you"
# What sets the language of a session, as POSIX ranks it.
LOCALE_KEYS: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class Speechless(KeyError):
    """A message that a catalogue does not have, or an argument that the message misses."""

    def __str__(self) -> str:
        return str(self.args[0])


class Words:
    """One language: turns messages into sentences."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            raise Refusal("language-unknown", language=lang, allowed=listed(LANGUAGES))
        self.lang = lang
        self._catalogues = _load(lang)

    def say(self, message: Message, names: Sequence[str] = (), listener: int | None = None) -> str:
        """A message in words, players by name (P0, P1 ... where there are no names). Whoever is
        the player of it and listens is no third person: "You draw a gem"."""
        args = {key: self._value(value, names, listener) for key, value in message.args.items()}
        is_you = listener is not None and message.args.get(PLAYER) == Who(listener)
        return self._format(message.id, args, TO_YOU if is_you else "")

    def text(self, id: str, /, **args: Arg | float) -> str:
        """The same for a message written on the spot."""
        return self._format(id, {key: self._value(value, ()) for key, value in args.items()})

    def join(self, texts: Sequence[str]) -> str:
        """Texts as a list inside a sentence: "a, b and c"."""
        if len(texts) < 2:
            return "".join(texts)
        *most, last = texts
        left = most[0]
        for text in most[1:]:
            left = self._format("list-more", {"left": left, "right": text})
        return self._format("list-last", {"left": left, "right": last})

    def has(self, id: str) -> bool:
        """Whether there is such a message: a title of somebody else may have few words."""
        return any(spoken.find(id) is not None for spoken in (self._catalogues, _load(SPARE)))

    def ids(self, catalogue: str) -> tuple[str, ...]:
        """The messages of one catalogue ("server", and those of a title: "<title>" and, with the
        name of the file, "<title>-rules"), in the order they are written."""
        return self._catalogues.ids(catalogue) or _load(SPARE).ids(catalogue)

    def read(self, catalogue: str) -> None:
        """Parses a whole catalogue, which takes a while the first time: a server has a thread do it
        before it shows all clauses of a title."""
        self._catalogues.read(catalogue)

    def _value(
        self, value: Arg | float, names: Sequence[str], listener: int | None = None
    ) -> str | FluentType:
        """An argument as Fluent takes it."""
        if isinstance(value, str):
            return plain(value)
        if isinstance(value, Message):
            return self.say(value, names, listener)
        if isinstance(value, Who):
            known = 0 <= value.seat < len(names)
            return plain(names[value.seat]) if known else f"P{value.seat}"
        if isinstance(value, tuple):
            return self.join([self.say(message, names, listener) for message in value])
        # No thousands separators, unless a message asks for them: seeds and slots have none.
        return fluent_number(value, useGrouping=False)

    def _format(self, id: str, args: Mapping[str, str | FluentType], to: str = "") -> str:
        spoken, pattern = self._catalogues, self._catalogues.find(id, to)
        if pattern is None:
            spoken = _load(SPARE)
            pattern = spoken.find(id, to)
        if pattern is None:
            raise Speechless(f"no message {id!r} in the {self.lang} catalogues")
        told, errors = spoken.bundle.format_pattern(pattern, dict(args))
        if errors:
            raise Speechless(f"message {id!r} in {self.lang}, given {sorted(args)}: {errors[0]}")
        return unfold(str(told))


def read_all() -> None:
    """Reads every catalogue of every language at once."""
    for lang in LANGUAGES:
        _load(lang).read_all()


@cache
def _load(lang: str) -> Catalogues:
    return Catalogues(lang, _sources(lang))


def _sources(lang: str) -> Iterator[tuple[str, str]]:
    """All catalogues of a language by name; from a zip as well, so not by paths."""
    for name, file in _files(lang):
        yield name, file.read_text(encoding="utf-8")
    if lang == SPARE:
        for title in TITLES:
            yield "", _bare(title)


def _bare(title: str) -> str:
    """What a title is called that brings no words: lists of titles show it beside the others. The
    first message of an id stands, so its own are preferred."""
    name = json.dumps(TITLES[title].name, ensure_ascii=False)
    return f'{title}-title = {{ {name} }}\n{title}-about = {{ "" }}\n'


def _files(lang: str) -> Iterator[tuple[str, Traversable]]:
    """The catalogues by name: the shared ones, then those that each title has beside its rules."""
    yield from _folder(files(__name__).joinpath(lang))
    for title in TITLES.values():
        for name, file in _folder(files(title.package).joinpath("words", lang)):
            yield (title.id if name == OF_TITLE else f"{title.id}-{name}"), file


def page_sources(title: str, lang: str) -> list[str]:
    """The catalogues of a title that the page shows, as they are written. Later messages stand in
    for earlier ones: the language's own for those of the spare one, any of them for the bare name
    that a title without words is called by."""
    sources = [_bare(title)]
    words = files(TITLES[title].package).joinpath("words")
    for spoken in dict.fromkeys((SPARE, lang)):
        for name, file in _folder(words.joinpath(spoken)):
            if name in ON_PAGE:
                sources.append(file.read_text(encoding="utf-8"))
    return sources


def _folder(folder: Traversable) -> list[tuple[str, Traversable]]:
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(SUFFIX)]
    found.sort(key=lambda file: file.name)
    return [(file.name.removesuffix(SUFFIX), file) for file in found]


def unfold(text: str) -> str:
    """A line break of a catalogue is a space, an empty line is a new paragraph."""
    return re.sub(r"(?<!\n)\n(?!\n)", " ", text)


def plain(text: str) -> str:
    """Somebody's text, fit for a line on a screen: no control characters, and an end."""
    if len(text) > LONGEST:
        text = text[:LONGEST] + "…"
    if text.isprintable():
        # By far the most, and it is asked for every name in every sentence.
        return text
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(char) in ("Cc", "Cs") else char
        for char in text
    )


def language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refusal("language-unknown", language=asked, allowed=listed(LANGUAGES))
        return asked
    set_up = next((environ[key] for key in LOCALE_KEYS if environ.get(key)), "")
    prefix = re.split(r"[_.@-]", set_up, maxsplit=1)[0].lower()
    return prefix if prefix in LANGUAGES else "en"
