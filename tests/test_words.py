"""The catalogues: the same messages in three languages, all of them used, and all of them speak."""

import ast
import re
import string
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dolmen
from dolmen.arena.balance import groups_of
from dolmen.core.message import Message, Refusal, Who
from dolmen.games import TITLES, seat_counts
from dolmen.server.lessons import lessons_of
from dolmen.words import (
    LANGUAGES,
    LONGEST,
    PLAYER,
    TO_YOU,
    Speechless,
    Words,
    language,
    plain,
    unfold,
)
from dolmen.words.overview import HEADING, read_overview
from tests import pagewords, sample

SOURCE: Final = Path(dolmen.__file__).parent
# What all titles share, and what each has beside its rules.
FOLDERS: Final = (
    "words",
    *sorted(path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.glob("games/*/words/en")),
)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
NO_BREAK: Final = "\u00a0\u202f"
# Arguments that may begin with a vowel: people, and gems.
NAMED: Final = "player|who|whose|name|names|owner|host|gem"
# One thing has one name in a language. What was chosen is a place, a game record or log, the start
# number of the dice, a position and the rulebooks' own terms; these are the names they had besides.
NOT_SAID: Final = {
    "en": "promise of the dice|bot greedy",
    "fr": "sièges?|promesse des dés|au foyer|au trait|rituel de don|agrandir la famille"
    "|robot greedy",
    "nl": "stoel(en)?|verslag|spelbestand|(opgenomen|vastgelegde) partij|stelling(en)?|zomaar-bot"
    "|grondstof(fen)?|houtvlakte|wolvlakte",
}


# What the catalogues hold


class Entry(NamedTuple):
    """A message as it is written."""

    variables: frozenset[str]
    messages: frozenset[str]
    choices: frozenset[frozenset[str]]  # the words that selections tell apart, plurals left out
    texts: tuple[str, ...]


class Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: set[frozenset[str]] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if not keys <= PLURALS:
            self.choices.add(frozenset(keys))
        self.generic_visit(node)

    def entry(self) -> Entry:
        return Entry(
            frozenset(self.variables),
            frozenset(self.messages),
            frozenset(self.choices),
            tuple(self.texts),
        )


@cache
def catalogues(lang: str) -> dict[str, Path]:
    """The catalogues of a language, by folder and name."""
    return {
        f"{folder}: {path.name}": path
        for folder in FOLDERS
        for path in sorted((SOURCE / folder / lang).glob("*.ftl"))
    }


@cache
def body(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def ids(path: Path) -> list[str]:
    return [node.id.name for node in body(path) if isinstance(node, ftl.Message)]


@cache
def entries(lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in catalogues(lang).values():
        for node in body(path):
            if isinstance(node, ftl.Message):
                reader = Reader()
                reader.visit(node)
                found[node.id.name] = reader.entry()
    return found


def needs(id: str) -> frozenset[str]:
    """The arguments that a message asks for, those of the messages inside it included."""
    entry = entries("en")[id]
    return entry.variables.union(*(needs(inner) for inner in entry.messages))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_catalogues_and_nothing_but_messages(lang: str) -> None:
    assert len(FOLDERS) == 1 + len(sample.ALL)
    assert list(catalogues(lang)) == list(catalogues("en"))
    allowed = (ftl.Message, ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    for path in catalogues(lang).values():
        odd = [node for node in body(path) if not isinstance(node, allowed)]
        assert not odd, f"{path}: {[getattr(node, 'content', node) for node in odd]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    found = Counter(id for path in catalogues(lang).values() for id in ids(path))
    assert [id for id, count in found.items() if count > 1] == []


@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("catalogue", catalogues("en"))
def test_every_language_has_the_same_messages(lang: str, catalogue: str) -> None:
    assert ids(catalogues(lang)[catalogue]) == ids(catalogues("en")[catalogue])


def test_a_catalogue_is_asked_for_by_its_name_and_its_title() -> None:
    title = sample.LIGHT
    folder = f"games/{title}/words"
    for name, catalogue in (
        ("cli", "words: cli.ftl"),
        (title, f"{folder}: title.ftl"),
        (f"{title}-rules", f"{folder}: rules.ftl"),
    ):
        assert list(Words("fr").ids(name)) == ids(catalogues("fr")[catalogue])
    assert Words("en").ids("nonsense") == ()


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_a_message_takes_the_same_arguments_and_tells_the_same_apart(lang: str) -> None:
    for id, entry in entries("en").items():
        other = entries(lang)[id]
        assert other.variables == entry.variables, id
        assert other.messages == entry.messages, id
        assert other.choices == entry.choices, id


def test_french_puts_no_break_spaces_before_its_tall_punctuation() -> None:
    for id, entry in entries("fr").items():
        for piece in entry.texts:
            # What an address has inside is no punctuation of a sentence.
            for match in re.finditer(r"(^|.)[:;?!»](?![\w/])", piece, re.DOTALL):
                assert match[1] in tuple(NO_BREAK), f"{id}: {piece!r}"
            assert not re.search(f"«(?![{NO_BREAK}])", piece), f"{id}: {piece!r}"


def test_french_has_no_word_before_a_name_that_a_vowel_would_cut() -> None:
    """No "de Erwan": the sentence is put another way, since nobody knows who will be named."""
    cut = re.compile(rf"\b(?:de|que|jusque|lorsque) {{ \$(?:{NAMED}) }}", re.IGNORECASE)
    texts = [path.read_text(encoding="utf-8") for path in catalogues("fr").values()]
    assert [said for text in texts for said in cut.findall(text)] == []


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_english_and_dutch_put_none(lang: str) -> None:
    for id, entry in entries(lang).items():
        for piece in entry.texts:
            assert not re.search(f"[ {NO_BREAK}][:;?!]", piece), f"{id}: {piece!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_has_one_name(lang: str) -> None:
    other = re.compile(rf"\b(?:{NOT_SAID[lang]})\b", re.IGNORECASE)
    found = [id for id, entry in entries(lang).items() if other.search(" ".join(entry.texts))]
    assert found == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_are_typographic_and_spaces_single(lang: str) -> None:
    for id, entry in entries(lang).items():
        for piece in entry.texts:
            assert "'" not in piece, f"{id}: {piece!r}"
            assert "  " not in piece, f"{id}: {piece!r}"


# What the code says


class Said(NamedTuple):
    """A message that the code makes on the spot: its id, its arguments, and where."""

    id: str
    args: frozenset[str] | None  # None: not written out
    where: str


@cache
def modules() -> dict[Path, ast.Module]:
    files = [path for path in SOURCE.rglob("*.py") if "_compiled" not in path.parts]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


def literals(tree: ast.AST) -> set[str]:
    """The texts in a module, docstrings aside."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
    }


def templates(tree: ast.AST) -> Iterator[re.Pattern[str]]:
    """f-strings that may make an id: f"terminal-help-{id}"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "(.+)"
                for part in node.values
            ]
            if re.fullmatch(r"[a-z\\-]+", "".join(parts).replace("(.+)", "")):
                yield re.compile("".join(parts))


def makes(id: str, texts: set[str], forms: list[re.Pattern[str]]) -> bool:
    """Whether a module has that text, or a template for it that its own texts can fill."""
    if id in texts:
        return True
    matches = [match for form in forms if (match := form.fullmatch(id))]
    return any(all(makes(part, texts, forms) for part in match.groups()) for match in matches)


@cache
def used() -> frozenset[str]:
    """Messages that the code names, titles put in; clauses; and whatever those refer to."""
    known = set(entries("en"))
    # What a damaged record or backup is called is put together of two modules.
    found = {id for id in known if id.isupper() or id.endswith("-damaged")} | set(told())
    for tree in modules().values():
        texts = literals(tree) | set(TITLES) | {f"{title}-rules" for title in TITLES}
        forms = list(templates(tree))
        found |= {id for id in known - found if makes(id, texts, forms)}
    found |= {said.id for said in said_in_pages()} & known
    for title in TITLES:
        for panel in read_overview(title, Words("en")):
            found |= {f"{title}-overview-{panel.id}", f"{title}-overview-{panel.id}{HEADING}"}
        for lesson in lessons_of(title):
            parts = ("", "-task", "-hint", "-done")
            found |= {f"{title}-lesson-{lesson.name}{part}" for part in parts}
        groups = [group for kind in groups_of(title).values() for group in kind]
        found |= {f"{title}-balance-{group}" for group in groups} & known
    for source in pagewords.sources().values():
        texts, forms = pagewords.parts(source)
        found |= {id for id in known - found if makes(id, texts, forms)}
    inner = {message for id in found for message in entries("en")[id].messages}
    return frozenset(found | inner)


def said() -> Iterator[Said]:
    """Calls of Message, Refusal, Words.text and makers of refusals whose id stands there."""
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                says = name in ("Message", "Refusal", "text") or name.endswith("_refused")
                if says and isinstance(first, ast.Constant):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Said(str(first.value), arguments(node, name), where)
    yield from said_in_pages()


def said_in_pages() -> Iterator[Said]:
    """Calls of say in the templates of the server; rendering them checks the arguments."""
    for path in SOURCE.rglob("*.html"):
        for id in re.findall(r'\bsay\("([A-Za-z-]+)"', path.read_text(encoding="utf-8")):
            yield Said(id, None, str(path.relative_to(SOURCE)))


def arguments(call: ast.Call, name: str) -> frozenset[str] | None:
    """The arguments of a message, if the call spells them out."""
    if name == "Message":
        given = call.args[1] if len(call.args) > 1 else ast.Dict(keys=[], values=[])
        if not isinstance(given, ast.Dict):
            return None
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def test_every_message_is_used() -> None:
    assert sorted(set(entries("en")) - used()) == []


def test_every_message_in_the_code_exists_and_gets_its_arguments() -> None:
    count = 0
    for id, args, where in said():
        count += 1
        assert id in entries("en"), f"{where}: no message {id!r}"
        assert args is None or needs(id) <= args, f"{where}: {id} needs {sorted(needs(id))}"
    assert count > 80


# What the titles say


def knowing(title: str) -> Any:
    """The module beside the tests of a title that knows all it can say: `says(game)` gives every
    heading, question and event, `absent(game)` the targets that are not on a table of its size;
    where seats hold cards of their own, `hand(view, seat, words)` names them."""
    return import_module(f"tests.games.{title}.sentences")


@cache
def messages(title: str) -> tuple[Message, ...]:
    """All that a title can say."""
    game = dolmen.game(title, seats=4)
    told = [game.describe(move) for move in range(game.moves.count)]
    told += [Message(why.message) for why in game.reasons[1:]]
    return (*told, *knowing(title).says(game))


def events(title: str) -> list[Message]:
    """All that a title can say of what happened, each once."""
    told = [message for message in messages(title) if "-event-" in message.id]
    return list({repr(message): message for message in told}.values())


@cache
def told() -> frozenset[str]:
    """The ids among them."""

    def ids(message: Message) -> set[str]:
        inner: list[Message] = []
        for arg in message.args.values():
            if isinstance(arg, Message):
                inner.append(arg)
            elif isinstance(arg, tuple) and not isinstance(arg, Who):
                inner += arg
        return {message.id}.union(*(ids(arg) for arg in inner))

    return frozenset(id for title in TITLES for message in messages(title) for id in ids(message))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_title_speaks_in_whole_sentences(title: str, lang: str) -> None:
    words = Words(lang)
    names = ["Ann", "Bo", "Cy", "Di"]
    for message in messages(title):
        sentence = words.say(message, names)
        assert sentence.strip() == sentence
        assert "{" not in sentence
        assert "  " not in sentence
        assert not sentence[0].islower(), sentence
        if "-event-" in message.id or "-why-" in message.id or "-ask-" in message.id:
            assert sentence[-1] in ".?", sentence


def read_pattern(pattern: ftl.Pattern) -> Entry:
    reader = Reader()
    reader.visit(pattern)
    return reader.entry()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_happens_to_a_player_is_also_said_to_that_very_player(lang: str) -> None:
    count = 0
    for path in catalogues(lang).values():
        for node in body(path):
            if not isinstance(node, ftl.Message) or node.value is None:
                continue
            id, said = node.id.name, read_pattern(node.value)
            is_about = "-event-" in id and PLAYER in said.variables
            names = [attribute.id.name for attribute in node.attributes]
            assert names == [TO_YOU] or not (names or is_about), id
            for attribute in node.attributes:
                to_you = read_pattern(attribute.value)
                assert to_you.variables == said.variables - {PLAYER}, id
                assert to_you[1:3] == said[1:3], id
                count += 1
    assert count > 60


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_listener_is_no_third_person_and_everybody_else_is(title: str, lang: str) -> None:
    words = Words(lang)
    for message in events(title):
        player, said = message.args.get(PLAYER), words.say(message)
        if not isinstance(player, Who):
            assert words.say(message, (), 0) == said
            continue
        assert words.say(message, (), player.seat + 1) == said
        heard = words.say(message, (), player.seat)
        name = re.compile(rf"\bP{player.seat}\b")
        assert name.search(said), said
        assert not name.search(heard), heard
        assert heard[0].isupper(), heard
        assert heard.endswith("."), heard


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_two_moves_read_alike(title: str, lang: str) -> None:
    words = Words(lang)
    for seats in seat_counts(title):
        game = dolmen.game(title, seats=seats)
        absent = knowing(title).absent(game)
        moves = [m for m in range(game.moves.count) if game.moves.target(m, 0) not in absent]
        spoken = Counter(words.say(game.describe(move)).casefold() for move in moves)
        assert [sentence for sentence, count in spoken.items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_clause_behind_a_reason_is_written(title: str, lang: str) -> None:
    for why in dolmen.game(title, seats=4).reasons[1:]:
        assert Words(lang).text(why.clause)


# How Words speaks


def test_several_messages_become_a_list_of_the_language() -> None:
    numbers = tuple(Message("log-point", {"asked": n, "most": 7}) for n in (1, 2, 3))
    said = [Words("en").say(number) for number in numbers]
    assert (
        Words("en").text("move-unknown", text=numbers)
        == f"There is no move “{said[0]}, {said[1]} and {said[2]}”."
    )
    assert Words("fr").join(["a", "b", "c", "d"]) == "a, b, c et d"
    assert Words("nl").join(["a", "b"]) == "a en b"
    assert Words("en").join(["a"]) == "a"
    assert Words("en").join([]) == ""


def test_numbers_are_not_grouped_unless_a_message_asks_for_it() -> None:
    assert "12345" in Words("en").text("log-point", asked=12345, most=7)
    stopped = [
        Words(lang).text("cli-simulate-stopped", games=1234, asked=5678) for lang in LANGUAGES
    ]
    assert [re.findall(r"[0-9][\W0-9]+[0-9]", sentence) for sentence in stopped] == [
        ["1,234", "5,678"],
        ["1\u202f234", "5\u202f678"],
        ["1.234", "5.678"],
    ]


def test_plurals_follow_the_language() -> None:
    def story(lang: str) -> list[str]:
        words = Words(lang)
        return [words.text("cli-replay-open", count=count).split(",")[0] for count in (0, 1, 2)]

    assert story("en") == ["0 moves", "1 move", "2 moves"]
    assert story("fr") == ["0 coup", "1 coup", "2 coups"]
    assert story("nl") == ["0 zetten", "1 zet", "2 zetten"]


def test_a_line_break_is_a_space_and_an_empty_line_stays() -> None:
    texts = [Words("en").text(id) for id in Words("en").ids(f"{sample.LIGHT}-rules")]
    assert not any("\n" in text for text in texts)
    assert unfold("a\nb\n\nc\nd\n\n\ne") == "a b\n\nc d\n\n\ne"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_message_or_argument_is_never_shown_as_its_id(lang: str) -> None:
    with pytest.raises(Speechless, match=f"no message 'nonsense' in the {lang} catalogues"):
        Words(lang).text("nonsense")
    with pytest.raises(KeyError, match=r"'log-point'.*given .'asked'.*most"):
        Words(lang).text("log-point", asked=3)


def test_a_strangers_text_cannot_play_with_the_screen() -> None:
    assert plain("a\x1b[2Jb\nc\ud800") == "a�[2Jb�c�"
    assert plain("é\u00a0ñ’ 漢") == "é\u00a0ñ’ 漢"
    long = "x" * 5000
    assert plain(long) == "x" * LONGEST + "…"
    assert "xxx…" in Words("fr").text("title-unknown", title=long, allowed="none")
    asked = Message("title-unknown", {"title": Who(0), "allowed": ""})
    assert "�" in Words("en").say(asked, ["\x07"])


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    for ask in (lambda: Words("de"), lambda: language("de", {})):
        with pytest.raises(Refusal, match=r"There is no language “de”. Languages: en, fr, nl."):
            ask()


@pytest.mark.parametrize(
    ("asked", "environ", "chosen"),
    [
        (None, {}, "en"),
        ("nl", {"LC_ALL": "fr_FR.UTF-8"}, "nl"),
        (None, {"LANG": "fr_BE.UTF-8"}, "fr"),
        (None, {"LANG": "nl"}, "nl"),
        (None, {"LANG": "nl_NL@euro"}, "nl"),
        (None, {"LANG": "nl_NL", "LC_MESSAGES": "fr_FR"}, "fr"),
        (None, {"LANG": "nl_NL", "LC_MESSAGES": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "french"}, "en"),
    ],
)
def test_the_language_asked_for_or_that_of_the_session(
    asked: str | None, environ: dict[str, str], chosen: str
) -> None:
    assert language(asked, environ) == chosen


def test_a_refusal_speaks_english_to_whoever_prints_it() -> None:
    with pytest.raises(Refusal) as caught:
        dolmen.game(sample.LIGHT, seats=99)
    assert str(caught.value).startswith(f"{sample.LIGHT} is played by ")


def test_the_words_are_found_inside_a_zip(tmp_path: Path) -> None:
    packed = tmp_path / "dolmen.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in SOURCE.rglob("*"):
            if path.suffix in (".py", ".ftl", ".toml") and "_compiled" not in path.parts:
                archive.write(path, path.relative_to(SOURCE.parent))
    title = sample.LIGHT
    script = (
        "import dolmen; from dolmen.words import Words; words = Words('fr');"
        f"print(words.text('plain-points'), words.text('{title}-title'), dolmen.__file__)"
    )
    command = f"import sys; sys.path.insert(0, {str(packed)!r}); {script}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", command], capture_output=True, text=True, check=True
    )
    points, name, where = done.stdout.split()
    assert (points, name) == ("Points", dolmen.TITLES[title].name)
    assert where.startswith(str(packed))


def test_ids_are_plain_names() -> None:
    letters = set(string.ascii_letters + string.digits + "-")
    assert [id for id in entries("en") if not letters.issuperset(id)] == []


# Turns of phrase that readers of English stumbled over: foreign syntax, or one too many of a kind.
FOREIGN: Final = re.compile(r"\b(?:be it|so not:|to be had|by it only|parted by)", re.IGNORECASE)
ONE_TOO_MANY: Final = re.compile(r"\bwhoever\b", re.IGNORECASE)


def foreign(text: str, *, shared: bool) -> list[str]:
    """Such turns in a text. The rules of a title may say *whoever*: it is how rules speak."""
    found = FOREIGN.findall(text)
    return [*found, *ONE_TOO_MANY.findall(text)] if shared else found


def test_english_is_what_people_say() -> None:
    of_all = {
        id for name, path in catalogues("en").items() if name[:6] == "words:" for id in ids(path)
    }
    said = {id: " ".join(" ".join(entry.texts).split()) for id, entry in entries("en").items()}
    assert {id: text for id, text in said.items() if foreign(text, shared=id in of_all)} == {}


def test_the_docs_are_written_so_too() -> None:
    root = SOURCE.parents[1]
    pages = [
        root / "README.md",
        *(root / "docs").glob("*.md"),
        *(root / "docs/tutorials").glob("*"),
    ]
    assert len(pages) > 20
    found = {page.name: foreign(page.read_text(encoding="utf-8"), shared=False) for page in pages}
    assert {name: turns for name, turns in found.items() if turns} == {}
