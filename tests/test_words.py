"""The catalogues: the same messages in three languages, all of them used, and all of them speak."""

import ast
import re
import string
import subprocess
import sys
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dolmen
from dolmen.core.game import EVERYONE, Event
from dolmen.core.message import Message, Refusal, Who
from dolmen.games import TITLES, seat_counts
from dolmen.games.caverna import ask as caverna_ask
from dolmen.games.caverna import data as caverna_data
from dolmen.games.caverna import flows as caverna_flows
from dolmen.games.caverna import state as caverna_state
from dolmen.games.caverna import text as caverna
from dolmen.games.druides import state as druides_state
from dolmen.games.druides import text as druides
from dolmen.games.druides.events import GEM_DRAWN
from dolmen.games.druides.moves import KIND_NAMES
from dolmen.games.meduris import data as meduris_data
from dolmen.games.meduris import state as meduris_state
from dolmen.games.meduris import text as meduris
from dolmen.words import LANGUAGES, LONGEST, Speechless, Words, language, plain, unfold
from tests import pagewords

SOURCE: Final = Path(dolmen.__file__).parent
CATALOGUES: Final = sorted(path.name for path in (SOURCE / "words" / "en").glob("*.ftl"))
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
NO_BREAK: Final = "\u00a0\u202f"


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
def body(lang: str, catalogue: str) -> list[Any]:
    source = (SOURCE / "words" / lang / catalogue).read_text(encoding="utf-8")
    return list(FluentParser().parse(source).body)


@cache
def entries(lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for catalogue in CATALOGUES:
        for node in body(lang, catalogue):
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
    folder = SOURCE / "words" / lang
    assert sorted(path.name for path in folder.iterdir() if path.suffix == ".ftl") == CATALOGUES
    allowed = (ftl.Message, ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    for catalogue in CATALOGUES:
        odd = [node for node in body(lang, catalogue) if not isinstance(node, allowed)]
        assert not odd, f"{lang}/{catalogue}: {[getattr(node, 'content', node) for node in odd]}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    ids = Counter(
        node.id.name
        for catalogue in CATALOGUES
        for node in body(lang, catalogue)
        if isinstance(node, ftl.Message)
    )
    assert [id for id, count in ids.items() if count > 1] == []


@pytest.mark.parametrize("lang", ["fr", "nl"])
@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_every_language_has_the_same_messages(lang: str, catalogue: str) -> None:
    name = catalogue.removesuffix(".ftl")
    assert Words(lang).ids(name) == Words("en").ids(name)


@pytest.mark.parametrize("lang", ["fr", "nl"])
def test_a_message_takes_the_same_arguments_and_tells_the_same_apart(lang: str) -> None:
    for id, entry in entries("en").items():
        other = entries(lang)[id]
        assert other.variables == entry.variables, id
        assert other.messages == entry.messages, id
        assert other.choices == entry.choices, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_kinds_of_gems_have_names(lang: str) -> None:
    for id in ("druides-kind", "druides-place"):
        assert entries(lang)[id].choices == {frozenset(KIND_NAMES)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_materials_faces_chips_and_districts_have_names(lang: str) -> None:
    known = {
        "meduris-material": meduris_data.MATERIAL_NAMES,
        "meduris-chips": meduris_data.MATERIAL_NAMES,
        "meduris-face": meduris_data.FACE_NAMES,
        "meduris-chip": meduris_data.CHIP_NAMES,
        # A board of somebody's own has other districts.
        "meduris-district": (*meduris_data.DISTRICT_NAMES, "other"),
    }
    for id, names in known.items():
        assert entries(lang)[id].choices == {frozenset(names)}
    assert Words(lang).text("meduris-district", district="Old Hill") == "Old Hill"


def test_french_puts_no_break_spaces_before_its_tall_punctuation() -> None:
    for id, entry in entries("fr").items():
        for piece in entry.texts:
            for match in re.finditer(r"(^|.)[:;?!»]", piece, re.DOTALL):
                assert match[1] in tuple(NO_BREAK), f"{id}: {piece!r}"
            assert not re.search(f"«(?![{NO_BREAK}])", piece), f"{id}: {piece!r}"


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_english_and_dutch_put_none(lang: str) -> None:
    for id, entry in entries(lang).items():
        for piece in entry.texts:
            assert not re.search(f"[ {NO_BREAK}][:;?!]", piece), f"{id}: {piece!r}"


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
    found = {id for id in known if id.isupper()} | set(told())
    for tree in modules().values():
        texts = literals(tree) | set(TITLES) | {f"{title}-rules" for title in TITLES}
        forms = list(templates(tree))
        found |= {id for id in known - found if makes(id, texts, forms)}
    found |= {said.id for said in said_in_pages()} & known
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


def druides_says(game: Any) -> Iterator[Message]:
    """Headings, questions and events of Druides, with some arguments."""
    yield from (druides.heading(f"ritual:{number}") for number in range(1, 12))
    s = game.start()
    for phase in range(druides_state.FINISH + 1):
        s.phase = phase
        yield druides.ask(s)
    for kind, a, b, c in product(range(len(game.events)), (0, 1, 2), (0, 1, 2, 5), (0, 1, 5)):
        for viewer in (None, 0, 1, 2):
            message = druides.tell(Event(kind, EVERYONE, False, a, b, c), viewer)
            assert message is not None
            yield message


# Values for the arguments of events of Meduris.
VALUES: Final = {
    "player": (0, 3),
    "field": (0, 39),
    "count": (0, 1, 2, 5),
    "material": range(4),
    "plain": range(4),
    "to": range(4),
    "face": range(6),
    "chip": (1, 2, 3),
    "district": range(9),
    "step": (-3, -2, -1),
}


def meduris_says(game: Any) -> Iterator[Message]:
    """Headings, questions and events of Meduris."""
    s = game.start()
    yield from (meduris.heading(category) for category, _ in game.sheet(s, 0))
    purposes = range(meduris_state.FOR_HUT, meduris_state.FOR_BOTH + 1)
    for phase, purpose, count in product(range(meduris_state.FINISH + 1), purposes, (1, 3)):
        s.phase, s.purpose, s.to_give = phase, purpose, count
        s.a, s.due_a, s.b, s.due_b, s.replacing = 1, count, 3, count - 1, 1
        yield meduris.ask(s)
    for kind in game.events:
        for args in product(*(VALUES[name] for name in kind.args)):
            a, b, c = (*args, 0, 0, 0)[:3]
            message = game.tell(s, Event(kind.number, EVERYONE, False, a, b, c), None)
            assert message is not None
            yield message


# Values for the arguments of events of Caverna.
CAVERNA_VALUES: Final = {
    "player": (0, 6),
    "round": (1, 12),
    "space": range(len(caverna_data.SPACES)),
    "marker": (1, 2),
    "good": range(len(caverna_data.GOOD_NAMES)),
    "count": (1, 2, 5),
    "strength": (0, 1, 14),
    "cell": (9, 36, 46),
    "tile": range(len(caverna.TILE_NAMES)),
    "size": (0, 1),
    "furnishing": range(len(caverna_data.FURNISHINGS)),
    "loot": range(len(caverna_data.LOOT)),
    "harvest": range(len(caverna_data.EVENT_NAMES)),
    "choice": (0, 1),
}


def caverna_says(game: Any) -> Iterator[Message]:
    """Headings, questions, events and explanations of Caverna."""
    s = game.start()
    bonuses = [f"bonus:{tile}" for tile in range(caverna_data.FIRST_YELLOW, 48)]
    yield from (game.heading(category) for category, _ in game.sheet(s, 0))
    yield from map(caverna.heading, bonuses)
    yield from caverna_questions(s)
    for kind in game.events:
        for args in product(*(CAVERNA_VALUES[name] for name in kind.args)):
            a, b, c = (*args, 0, 0, 0)[:3]
            yield game.tell(s, Event(kind.number, EVERYONE, False, a, b, c), None)
    for named, ids in (
        ("space", caverna_data.SPACE_NAMES),
        ("furnishing", caverna_data.FURNISHING_NAMES),
        ("loot", caverna_data.LOOT_NAMES),
    ):
        for id in ids:
            yield Message(f"{caverna.named(named, id).id}-about")


def caverna_questions(s: Any) -> Iterator[Message]:
    """What is asked in every phase, and at every part of an action that asks something."""
    for phase, chosen in product(range(caverna_state.FINISH + 1), (0, 1)):
        s.d[caverna_state.PHASE], s.d[caverna_state.CHOSEN] = phase, chosen
        yield caverna_ask.ask(s)
    s.d[caverna_state.PHASE], s.d[caverna_state.CHOSEN] = caverna_state.WORK, 0
    s.d[caverna_state.DWARF] = s.d[caverna_state.FLOW] = 1
    asking = set(caverna_ask._STEPS)
    for node, atom in enumerate(caverna_flows.ATOM_OF):
        for acted in (0, 1) if atom < 0 or atom in asking else ():
            s.d[caverna_state.FLOW + 1], s.d[caverna_state.ACTED] = node, acted
            yield caverna_ask.ask(s)


SAYS: Final[dict[str, Callable[[Any], Iterator[Message]]]] = {
    "caverna": caverna_says,
    "druides": druides_says,
    "meduris": meduris_says,
}


@cache
def messages(title: str) -> tuple[Message, ...]:
    """All that a title can say."""
    game = dolmen.game(title, seats=4)
    told = [game.describe(move) for move in range(game.moves.count)]
    told += [Message(why.message) for why in game.reasons[1:]]
    return (*told, *SAYS[title](game))


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_two_moves_read_alike(title: str, lang: str) -> None:
    words = Words(lang)
    for seats in seat_counts(title):
        game = dolmen.game(title, seats=seats)
        spoken = Counter(words.say(game.describe(move)).casefold() for move in at_table(game))
        assert [sentence for sentence, count in spoken.items() if count > 1] == []


def at_table(game: Any) -> list[int]:
    """The moves that may come up with so many seats: in Caverna each number has its own spaces."""
    moves = range(game.moves.count)
    if game.title != "caverna":
        return list(moves)
    absent = {
        f"space:{space.id}"
        for space in caverna_data.SPACES
        if space.players and str(game.seats) not in space.players
    }
    return [move for move in moves if game.moves.target(move, 0) not in absent]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_clause_behind_a_reason_is_written(title: str, lang: str) -> None:
    for why in dolmen.game(title, seats=4).reasons[1:]:
        assert Words(lang).text(why.clause)


def test_the_owner_hears_which_card_it_was_and_others_do_not() -> None:
    drawn = Event(GEM_DRAWN, EVERYONE, False, 0, 24, 0)
    heard = [druides.tell(drawn, viewer) for viewer in (0, 1, None)]
    english = Words("en")
    assert [english.say(message, ["Ann", "Bo"]) for message in heard if message] == [
        "Ann draws amber 7.",
        "Ann draws a gem.",
        "Ann draws a gem.",
    ]


def test_a_price_is_a_list_with_plurals_of_the_language() -> None:
    due = tuple(
        Message("meduris-chips", {"material": material, "count": count})
        for material, count in (("stone", 2), ("wood", 2), ("wool", 1))
    )
    ask = Message("meduris-ask-pay", {"player": Who(0), "purpose": "hut", "price": due})
    assert [Words(lang).say(ask, ["Ann"]) for lang in LANGUAGES] == [
        "Ann, pay 2 stone, 2 wood and 1 wool for the hut, or replace a chip.",
        "Ann, payez 2 pierres, 2 bois et 1 laine pour la hutte, ou remplacez une tuile.",
        "Ann, betaal 2 steen, 2 hout en 1 wol voor de hut, of vervang een kaartje.",
    ]


# How Words speaks


def test_arguments_may_be_numbers_texts_players_and_messages() -> None:
    gem = Message("druides-gem", {"kind": "amber", "number": 7})
    placed = Message("druides-event-gem-placed-own", {"player": Who(1), "gem": gem, "slot": 2})
    assert Words("en").say(placed, ["Ann", "Bo"]) == "Bo plays amber 7 at slot 2."
    assert Words("fr").say(placed) == "P1 joue la gemme ambre 7 à l’emplacement 2."
    assert Words("nl").say(placed, ["Ann"]) == "P1 speelt barnsteen 7 bij vak 2."


def test_several_messages_become_a_list_of_the_language() -> None:
    gems = tuple(Message("druides-gem", {"kind": "jet", "number": n}) for n in (1, 2, 3))
    assert (
        Words("en").text("move-unknown", text=gems) == "There is no move “jet 1, jet 2 and jet 3”."
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
    assert "\n" not in Words("en").text("DRU-COMP-08")
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
    assert "xxx…" in Words("fr").text("title-unknown", title=long, allowed="druides")
    assert Words("en").say(Message("druides-event-starts", {"player": Who(0)}), ["\x07"])[0] == "�"


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
        dolmen.game("druides", seats=9)
    assert str(caught.value) == "druides cannot be played with 9 seats. Allowed: 2, 3, 4."


def test_the_words_are_found_inside_a_zip(tmp_path: Path) -> None:
    packed = tmp_path / "dolmen.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for path in SOURCE.rglob("*"):
            if path.suffix in (".py", ".ftl") and "_compiled" not in path.parts:
                archive.write(path, path.relative_to(SOURCE.parent))
    script = "from dolmen.words import Words; print(Words('fr').text('DRU-COMP'), Words.__module__)"
    command = f"import sys; sys.path.insert(0, {str(packed)!r}); {script}"
    done = subprocess.run(
        [sys.executable, "-P", "-c", command], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["Matériel", "dolmen.words"]


def test_ids_are_plain_names() -> None:
    letters = set(string.ascii_letters + string.digits + "-")
    assert [id for id in entries("en") if not letters.issuperset(id)] == []
