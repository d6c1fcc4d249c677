"""Caverna on the pages without script: what the keys of its view are called, and how they read."""

from typing import Any, Final

from dolmen.core.message import Message
from dolmen.games.caverna.data import FURNISHINGS
from dolmen.server.plain.position import PARTS, Reading, Term, Terms, Voice, seat, some, word


def unsaid(_: Any, __: Voice) -> str:
    """What another term says already."""
    return ""


def harvest(value: Any, voice: Voice) -> str:
    """The harvest under way, if there is one."""
    if value == "none":
        return ""
    return voice.words.text("plain-caverna-harvest-kind", harvest=value)


def called(kind: str) -> Reading:
    """A space or furnishing by its name."""

    def read(value: Any, voice: Voice) -> str:
        return voice.say(_named(kind, value))

    return read


def _named(kind: str, id: str) -> Message:
    return Message(f"caverna-{kind}-{id.replace('_', '-')}")


def goods(value: Any, voice: Voice) -> str:
    """How many of each good; what is missing is left out."""
    named = {good.replace("_", "-"): count for good, count in value.items() if count}
    return voice.words.join(
        [voice.words.text("caverna-count", good=good, count=n) for good, n in named.items()]
    )


def does(kind: str) -> Reading:
    """What a space or furnishing does."""

    def read(value: Any, voice: Voice) -> str:
        return voice.say(Message(f"{_named(kind, value).id}-about"))

    return read


def price(value: Any, voice: Voice) -> str:
    """What a furnishing costs."""
    cost = next(tile.cost for tile in FURNISHINGS if tile.id == value)
    return goods(cost, voice) or voice.words.text("plain-caverna-free")


def reduced(value: Any, voice: Voice) -> str:
    """What furnishings cost that cost their buyer less than is printed."""
    said = []
    for id, cost in value.items():
        what = goods(cost, voice) or voice.words.text("plain-caverna-free")
        tile = voice.say(_named("furnishing", id))
        said.append(voice.say(Message("plain-caverna-at", {"cell": tile, "what": what})))
    return PARTS.join(said)


def worth(value: Any, _: Voice) -> str:
    """The points printed on a furnishing."""
    return str(next(tile.points for tile in FURNISHINGS if tile.id == value))


def dwarf(value: Any, voice: Voice) -> str:
    """A dwarf: its weapon, and where it is."""
    place = "newborn" if value["born"] else value["at"] or "home"
    weapon = voice.words.text("plain-caverna-weapon", strength=value["weapon"])
    if place in ("newborn", "home", "aside"):
        where = voice.words.text("plain-caverna-place", place=place)
    else:
        where = voice.say(_named("space", place))
    return f"{weapon} ({where})"


def cell(key: str, voice: Voice) -> str:
    """A cell of a home board, or the animals that no cell takes."""
    if key == "waiting":
        return voice.words.text("plain-caverna-waiting")
    row, _, column = key.partition(",")
    return voice.words.text("caverna-cell", row=int(row), column=int(column))


def home(value: Any, voice: Voice) -> str:
    """What lies on each cell of a home board."""
    said = []
    for key, words in value.items():
        kind, *more = words.split()
        if kind in _OWN_TILES:
            tile = voice.words.text("plain-caverna-tile", tile=kind.replace("_", "-"))
        else:
            tile = voice.say(_named("furnishing", kind))
        if more and more[0] in ("grain", "vegetable"):
            tile += f", {goods({more[0]: int(more[1])}, voice)}"
        elif "stable" in more:
            tile += f", {voice.words.text('plain-caverna-tile', tile='stable')}"
        said.append(
            voice.say(Message("plain-caverna-at", {"cell": cell(key, voice), "what": tile}))
        )
    return PARTS.join(said)


def animals(value: Any, voice: Voice) -> str:
    """Which animals live where."""
    said = [
        voice.say(
            Message("plain-caverna-at", {"cell": cell(key, voice), "what": goods(here, voice)})
        )
        for key, here in value.items()
    ]
    return PARTS.join(said)


def suppliers(value: Any, voice: Voice) -> str:
    """Suppliers that still pay, and for how many rounds."""
    said = [
        voice.say(
            Message(
                "plain-caverna-supplier", {"furnishing": _named("furnishing", id), "count": rounds}
            )
        )
        for id, rounds in value.items()
        if rounds
    ]
    return voice.words.join(said)


_OWN_TILES: Final = frozenset(
    {
        "meadow",
        "field",
        "small_pasture",
        "large_pasture",
        "stable",
        "cavern",
        "tunnel",
        "deep_tunnel",
        "ore_mine",
        "ruby_mine",
    }
)

TERMS: Final[Terms] = {
    "phase": Term("plain-step", word("plain-caverna-phase", "phase")),
    "round": Term("plain-caverna-round"),
    "seat": Term("plain-turn", seat),
    "asked": Term("plain-caverna-asked", seat),
    "token": Term("plain-caverna-token", seat),
    "marker": Term("plain-caverna-marker", word("plain-caverna-marker-kind", "marker")),
    "leaves": Term("plain-caverna-leaves", some),
    "questions": Term("plain-caverna-questions", some),
    "harvest": Term("plain-caverna-harvest", harvest),
    "action": Term("plain-caverna-action"),
    "action.space": Term("plain-caverna-action", called("space")),
    "action.imitating": Term("plain-caverna-imitating"),
    "action.level": Term("plain-caverna-level", some),
    "turn": Term("plain-turn"),
    "turn.dwarf": Term("plain-caverna-dwarfs", unsaid),
    "turn.space": Term("plain-caverna-action", unsaid),
    "turn.imitating": Term("plain-caverna-imitating", unsaid),
    "turn.acted": Term("plain-caverna-acted"),
    "turn.overtaking": Term("plain-caverna-overtaking", some),
    "turn.coins": Term("plain-caverna-coins"),
    "turn.strength": Term("plain-caverna-strength", some),
    "cave_fed": Term("plain-caverna-cave-fed"),
    "kept": Term("plain-caverna-kept", called("space")),
    "players": Term("plain-players"),
    "players.score": Term("plain-points"),
    "players.goods": Term("plain-caverna-goods", goods),
    "players.dwarfs": Term("plain-caverna-dwarfs", dwarf),
    "players.room": Term("plain-caverna-room"),
    "players.due": Term("plain-caverna-due", some),
    "players.begging": Term("plain-caverna-begging", some),
    "players.choice": Term("plain-caverna-choice", word("plain-caverna-choice-kind", "choice")),
    "players.board": Term("plain-caverna-home", home),
    "players.animals": Term("plain-caverna-animals", animals),
    "players.stables": Term("plain-caverna-stables"),
    "players.owned": Term("plain-caverna-owned", called("furnishing")),
    "players.affordable": Term("plain-caverna-affordable", called("furnishing")),
    "players.prices": Term("plain-caverna-prices", reduced),
    "players.suppliers": Term("plain-caverna-suppliers", suppliers),
    "players.extended": Term("plain-caverna-extended"),
    "spaces": Term("plain-caverna-spaces", heads=called("space")),
    "spaces.goods": Term("plain-caverna-goods", goods),
    "spaces.dwarf": Term("plain-caverna-occupant", seat),
    "spaces.does": Term("plain-caverna-does", does("space")),
    "cards": Term("plain-caverna-cards", called("space")),
    "furnishings": Term("plain-caverna-furnishings", heads=called("furnishing")),
    "furnishings.price": Term("plain-caverna-price", price),
    "furnishings.points": Term("plain-points", worth),
    "furnishings.does": Term("plain-caverna-does", does("furnishing")),
}
