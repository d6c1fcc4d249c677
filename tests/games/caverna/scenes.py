"""Positions of Caverna for scenarios: what matters is named, the rest is that of the start."""

from collections.abc import Mapping
from typing import Any, Final

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.message import Arg, Message, Who
from tests.scenario import Dump, names, play, why

GOODS: Final = (
    "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold",
    "dog", "sheep", "donkey", "wild_boar", "cattle",
)  # fmt: skip
FARM_ANIMALS: Final = ("sheep", "donkey", "wild_boar", "cattle")
# What a load takes for missing cards: the solo order, with exploration where others have round 9.
CARDS: Final = (
    "blacksmithing", "sheep_farming", "ore_mine_construction",
    "wish_for_children", "donkey_farming", "ruby_mine_construction",
    "ore_delivery", "family_life", "exploration",
    "ore_trading", "adventure", "ruby_delivery",
)  # fmt: skip

# Phases in which the marker of the round lies face up.
MARKED: Final = ("work", "choose", "feed", "breed", "bred")


class Scene:
    """A game and a state of it, driven by the names of moves."""

    def __init__(self, game: Game[Any], state: Any) -> None:
        self.game = game
        self.state = state
        self.state.events = []

    def legal(self) -> list[str]:
        """All legal moves in their order; at chance all outcomes."""
        return names(self.game, self.state)

    def play(self, *moves: str) -> "Scene":
        """Plays moves, each of them checked to be legal; what they tell replaces what was told."""
        self.state.events = []
        play(self.game, self.state, *moves)
        return self

    def why(self, move: str) -> tuple[str, str]:
        """Why a move is refused: the code and the clause; ("", "") for a legal one."""
        return why(self.game, self.state, move)

    def actor(self) -> int:
        """Whose decision this is: a seat, -1 for chance, -2 when the game is over."""
        return int(self.game.actor(self.state))

    def dump(self) -> Dump:
        """The whole position."""
        return self.game.dump(self.state)

    def view(self, seat: int | None = None) -> Dump:
        """What a seat sees, or a spectator."""
        return self.game.view(self.state, seat)

    def player(self, seat: int = 0) -> Dump:
        """One player of the dump."""
        found: Dump = self.dump()["players"][seat]
        return found

    def board(self, seat: int = 0) -> dict[str, str]:
        """What lies on a home board, by "row,col"."""
        found: dict[str, str] = self.player(seat)["board"]
        return found

    def goods(self, seat: int = 0) -> dict[str, int]:
        """What a seat holds; goods that it has none of are left out."""
        return {good: count for good, count in self.player(seat)["goods"].items() if count}

    def on(self, space: str) -> dict[str, int]:
        """The goods lying on a space."""
        lying: dict[str, int] = self.dump()["spaces"].get(space, {})
        return {good: count for good, count in lying.items() if count}

    def sheet(self, seat: int = 0) -> list[tuple[str, int]]:
        """The score sheet of a seat."""
        return self.game.sheet(self.state, seat)

    def score(self, seat: int = 0) -> int:
        """The points of a seat."""
        return int(self.game.scores(self.state)[seat])

    def events(self) -> list[str]:
        """What the last play told a spectator: the event and its arguments in words."""
        heard = [self.game.tell(self.state, event, None) for event in self.state.events]
        return [spoken(message) for message in heard if message is not None]

    def told(self, kind: str) -> list[str]:
        """The events of one kind that the last play told."""
        return [event for event in self.events() if event.split()[0] == kind]

    def dwarfs(self, seat: int = 0) -> list[tuple[int, str | None, bool]]:
        """The dwarfs in play: weapon, where (None: in the cave), whether born this round."""
        listed = self.player(seat)["dwarfs"]
        return [(each["weapon"], each["at"], bool(each.get("born"))) for each in listed]

    def copy(self) -> "Scene":
        """The same position once more, to try something else in it."""
        return Scene(self.game, self.state.clone())


def spoken(message: Message) -> str:
    """An event in words, as in "gained P0 wood 3"."""
    event = message.id.partition("-event-")[2]
    return " ".join([event, *(_word(arg) for arg in message.args.values())])


def _word(arg: Arg) -> str:
    if isinstance(arg, Who):
        return f"P{arg.seat}"
    if not isinstance(arg, Message):
        return str(arg)
    if arg.args:
        return " ".join(_word(inner).replace("-", "_") for inner in arg.args.values())
    # caverna-good-wild-boar is the good wild_boar.
    return "_".join(arg.id.split("-")[2:])


def open_caverna(seats: int = 2, **options: object) -> Game[Any]:
    """A table of Caverna."""
    return dolmen.game("caverna", seats, **options)


def opening(seats: int = 2, **options: object) -> Scene:
    """The start of a game, before the first chance."""
    game = open_caverna(seats, **options)
    return Scene(game, game.start())


def scene(seats: int = 2, *, options: Mapping[str, object] | None = None, **position: Any) -> Scene:
    """A position through `load`: the keys of the dump, those not named take their usual value.

    From round 6 on a leaf is up unless another marker is named, and as few question marks have
    been seen before as the leaves of the box allow."""
    game = open_caverna(seats, **(options or {}))
    number = position.get("round", 0)
    if seats > 1 and number >= 6 and position.get("phase", "work") in MARKED:
        late = game.options["markers"] == "end" and position.get("phase", "work") == "work"
        marker = position.setdefault("marker", None if late else "leaf")
        leaves = (3 if seats == 2 else 4) - (marker == "leaf")
        earlier = number - 6 - (seats == 2 and number > 9)
        position.setdefault("questions", max(0, earlier - leaves))
    elif seats > 1 and position.get("phase") in ("last", "over"):
        position.setdefault("questions", 3)
    return Scene(game, game.load(position))


def player(
    goods: str = "",
    *,
    board: Mapping[str, str] | None = None,
    dwarfs: list[Dump] | None = None,
    **more: Any,
) -> Dump:
    """A player for `scene(players=[...])`, the goods as in "wood 4 sheep 2"."""
    words = goods.split()
    found: Dump = {
        "goods": {good: int(count) for good, count in zip(words[::2], words[1::2], strict=True)}
    }
    if board is not None:
        found["board"] = dict(board)
    if dwarfs is not None:
        found["dwarfs"] = dwarfs
    return found | more


def dwarf(weapon: int = 0, at: str | None = None, *, born: bool = False) -> Dump:
    """A dwarf of a player: at home, on a space or aside."""
    found: Dump = {"weapon": weapon, "at": at}
    return found | {"born": True} if born else found


def counts(text: str) -> dict[str, int]:
    """Goods as a dict, as in counts("wood 4 sheep 2")."""
    found: dict[str, int] = player(text)["goods"]
    return found


def of_kind(moves: list[str], *kinds: str) -> list[str]:
    """The moves whose first word is one of these."""
    return [move for move in moves if move.split()[0] in kinds]


def refusal(seats: int = 2, **options: object) -> Message:
    """Why a table is refused."""
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("caverna", seats, **options)
    return refused.value.message


def refused_load(seats: int = 2, **position: Any) -> Message:
    """Why a position is refused."""
    game = open_caverna(seats)
    with pytest.raises(dolmen.Refusal) as refused:
        game.load(position)
    return refused.value.message


def broken(message: Message) -> list[Arg]:
    """The clauses that a refused position breaks, all of them."""
    if message.id == "position-impossible":
        return [message.args["clause"]]
    assert message.id == "position-breaks-laws"
    laws = message.args["laws"]
    assert isinstance(laws, tuple)
    return [law.args["clause"] for law in laws]


CHANCE, OVER = -1, -2
ASIDE: Final = {"weapon": 0, "at": "aside"}


def lone_dwarf(
    seats: int = 2, *, options: Mapping[str, object] | None = None, **position: Any
) -> Scene:
    """Seat 0 has the only dwarf of the round that is not placed yet: the others were set aside.

    Players named in `players` keep what they name."""
    named: list[Dump] = position.pop("players", [])
    players = []
    for seat in range(seats):
        own = dict(named[seat]) if seat < len(named) else player()
        own.setdefault("dwarfs", [ASIDE, dwarf() if seat == 0 else ASIDE])
        players.append(own)
    return scene(seats, options=options, players=players, **position)


def quiet(moves: list[str]) -> str:
    """What a player does who only wants the game to go on: one thing done, then the end."""
    for kind in ("end", "stop", "take", "harvest", "place", "stay", "imitate"):
        found = of_kind(moves, kind)
        if found:
            return found[0]
    for kind in ("feed", "breed"):
        found = of_kind(moves, kind)
        if found:
            return found[-1]
    exchanges = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm", "overtake")
    acting = [move for move in moves if move.split()[0] not in exchanges]
    return (acting or moves)[0]


def step(here: Scene, *preferred: str) -> str:
    """Plays one of the preferred moves if it is legal, else a quiet one; gives its name."""
    legal = here.legal()
    move = next((move for move in preferred if move in legal), None) or quiet(legal)
    here.play(move)
    return move


def until_round(here: Scene, number: int, *preferred: str) -> list[str]:
    """Plays on quietly to the first decision of a player in that round; gives all that was told."""
    told: list[str] = []
    while here.actor() == CHANCE or here.dump()["round"] < number:
        assert here.actor() != OVER, f"the game was over before round {number}"
        step(here, *preferred)
        told += here.events()
    return told


def until_chance(here: Scene) -> list[str]:
    """Plays on quietly to the next chance, or to the end; gives all that was told."""
    told: list[str] = []
    while here.actor() >= 0:
        step(here)
        told += here.events()
    return told
