"""The table itself: the board, what is asked, the moves, and the story."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Vertical
from textual.events import Resize
from textual.widgets import Footer, Static

from dolmen.bots.advice import Advice
from dolmen.core.effect import spoken
from dolmen.core.message import Message
from dolmen.terminal.boards import Board, Pages, Scene
from dolmen.terminal.boards import Line as Listed
from dolmen.terminal.choices import Choice, Choices
from dolmen.terminal.drawing import Drawing, Pane
from dolmen.terminal.look import ACCENT, BAD, FRESH, INK, INK_2
from dolmen.terminal.screens.language import Spoken
from dolmen.terminal.story import Story
from dolmen.terminal.table import Line, Table
from dolmen.words import Words, plain
from dolmen.words.advice import tell_odds, tell_reasons, tell_verdict
from dolmen.words.typed_moves import Reader

# Below this the board has no room; from these on it gets more.
LEAST_WIDTH: Final = 76
LEAST_HEIGHT: Final = 22
WIDE: Final = 120
TALL: Final = 36
# From here on several pages of a board are side by side, or one above the other.
VAST: Final = 160
# What the board then takes of the height at most, and what of that is no board.
SHARE: Final = 0.7
FRAME: Final = 3


class Play(Spoken[None]):
    """One table, as its viewer sees it."""

    CSS = """
    Play { layers: table over; overflow: hidden; background: $background; }
    Play #head { height: 1; padding: 0 1; background: $table-2; }
    Play #table { grid-size: 2 2; grid-columns: 11fr 9fr; grid-rows: auto 1fr; }
    Play #board { column-span: 2; height: auto; max-height: 15; padding: 0 1; }
    Play #choices { background: $surface; border-left: outer $accent; padding: 0 0 0 1; }
    Play #ask { height: auto; padding-right: 1; }
    Play #typed { background: $panel; }
    Play #note { height: auto; max-height: 75%; padding-right: 1; }
    Play #moves { height: 1fr; background: $surface; }
    Play .about { display: none; height: auto; max-height: 5; padding: 0 1 0 1; color: $ink-2; }
    Play #side { height: 1fr; }
    Play #beside { background: $panel; }
    Play.-narrow #choices .about { max-height: 0; }
    Play.-wide #beside, Play.-vast #beside { max-height: 0; }
    Play #story { background: $background; padding-left: 1; }
    Play #small { display: none; layer: over; width: 100%; height: 100%; padding: 1 2; }
    Play #small { background: $background; color: $accent; content-align: center middle; }

    Play.-tall #board { max-height: 26; padding: 1; }
    Play.-tall #choices { padding: 1 0 0 1; }
    Play.-tall #typed { margin: 1 0; }
    Play.-tall #note { margin-bottom: 1; }

    Play.-wide #table { grid-columns: 1fr 44; }
    Play.-vast #table { grid-columns: 1fr 60; }
    Play.-wide #board, Play.-vast #board { column-span: 1; }
    Play.-wide #choices, Play.-vast #choices { row-span: 2; }
    Play.-vast.-tall #board { max-height: 70%; }
    Play.-cramped #small, Play.-low #small { display: block; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help", "terminal-key-help"),
        Binding("question_mark", "app.help", show=False),
        Binding("f2,ctrl+r", "app.rules", "terminal-key-rules"),
        Binding("ctrl+z", "app.take_back", "terminal-key-back"),
        Binding("u", "app.take_back", show=False),
        Binding("ctrl+y", "app.redo", show=False),
        Binding("escape", "start_over", show=False),
        Binding("f3,ctrl+n", "turn_page(1)", "terminal-key-page"),
        Binding("f4,ctrl+p", "turn_page(-1)", show=False),
        Binding("ctrl+down", "roll(1)", show=False),
        Binding("ctrl+up", "roll(-1)", show=False),
        Binding("f5,ctrl+s", "app.result", "terminal-key-result"),
        Binding("f6,ctrl+g", "app.advice", "terminal-key-advice"),
    ]
    AUTO_FOCUS: ClassVar[str | None] = "#typed"

    def __init__(self, words: Words, table: Table, board: Board) -> None:
        super().__init__(words)
        self.HORIZONTAL_BREAKPOINTS = [
            (0, "-cramped"),
            (LEAST_WIDTH, "-narrow"),
            (WIDE, "-wide"),
            (VAST, "-vast"),
        ]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (LEAST_HEIGHT, "-short"), (TALL, "-tall")]
        self.table = table
        self.board = board
        self.marks = board.marks(table.game.view(table.state, None))
        self.names: Sequence[str] = [plain(name) for name in table.log.names]
        self.reader = Reader(table.game, words, self.names)
        self.viewer: int | None = None
        self.turn = table.actor
        self.lit = ""
        # The name of the highlighted move, what all moves to choose from are about, and the page
        # of the board that the viewer turned to.
        self.pointed = ""
        self.open: frozenset[str] = frozenset()
        self.page: int | None = None
        self.page_title = ""

    def compose(self) -> ComposeResult:
        yield Static(id="head")
        with Grid(id="table"):
            with Pane(id="board"):
                yield Drawing()
            yield Choices(self.words)
            with Vertical(id="side"):
                yield Story(self.words, self.names, self.marks, self.table.listener)
                yield Static(id="beside", classes="about")
        small = self.words.text("terminal-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        yield Static(Text(small), id="small")
        yield Footer()

    @property
    def is_too_small(self) -> bool:
        """Whether the terminal leaves no room to play."""
        return self.size.width < LEAST_WIDTH or self.size.height < LEAST_HEIGHT

    # What the app lets it show

    def head(self, record: str, unsaved: bool) -> None:
        """The line at the top: the title, and where the game is kept."""
        line = Text.assemble(("Dolmen", f"bold {ACCENT}"), (" · ", INK_2))
        line.append(self.words.text(f"{self.table.game.title}-title"), f"bold {INK}")
        line.append("   ").append(record, INK_2)
        if unsaved:
            line.append("   ").append(self.words.text("terminal-unsaved"), f"bold {BAD}")
        self.query_one("#head", Static).update(line)

    def show(self) -> None:
        """Draws the board as it stands."""
        if self.table.actor >= 0:
            self.turn = self.table.actor
        view = self.table.game.view(self.table.state, self.viewer)
        several = len(self.pages().titles) > 1
        self.query_one(Drawing).show(partial(self.board.draw, view, self._scene()), several)

    def _scene(self) -> Scene:
        return Scene(
            words=self.words,
            viewer=self.viewer,
            names=self.names,
            bots=[
                None if bot is None else self.words.text("bot-level", bot=bot)
                for bot in self.table.bot_names
            ],
            actor=-1 if self.table.is_over else self.turn,
            lit=self.lit,
            move=self.pointed,
            open=self.open,
            roomy=self.size.height >= TALL,
            lines=self._lines_for_pages(),
            page=self.page,
        )

    def _lines_for_pages(self) -> int:
        """How many lines a board of several pages has, where it may show more than one."""
        is_vast = self.size.width >= VAST and self.size.height >= TALL
        return int(self.size.height * SHARE) - FRAME if is_vast else 0

    def tell(self, lines: Sequence[Line]) -> None:
        """Adds to the story what the viewer hears."""
        heard = [line.told(self.viewer) for line in lines]
        self.query_one(Story).tell(told for told in heard if told is not None)

    def look_through(self, viewer: int | None) -> None:
        """Shows table and story as that viewer knows them."""
        self.viewer = viewer
        self.query_one(Story).retell(())
        self.tell(self.table.story)
        self.show()

    def ask(self) -> None:
        """Asks the seat that decides."""
        table = self.table
        choices = self._choices()
        self.open = frozenset(table.target(choice.move) for choice in choices)
        self._turn_to(None)
        sentence = self._signed(table.actor, self._question())
        self.query_one(Choices).ask(sentence, choices, self.reader, table.state)
        self.show()

    def _question(self) -> str:
        """What is asked. Whoever sits here alone is no third person to themselves."""
        table = self.table
        said = self.words.say(table.game.ask(table.state), self.names)
        called = f"{self.names[table.actor]}, "
        if table.listener is None or not said.startswith(called):
            return said
        return self.words.text("terminal-your-turn", question=said.removeprefix(called))

    def wait(self) -> None:
        """Says whose decision is awaited, or that the game is over."""
        self.open = frozenset()
        if self.table.is_over:
            sentence = Text(self.words.text("terminal-over"), f"bold {ACCENT}")
        else:
            thinks = self.words.text("terminal-thinks", name=self.names[max(self.turn, 0)])
            sentence = self._signed(max(self.turn, 0), thinks)
        self.query_one(Choices).wait(sentence)

    def remark(self, sentence: str) -> None:
        """Says something beside the question."""
        self.query_one(Choices).note(Text(sentence, FRESH))

    def advise(self, advice: Advice) -> None:
        """Good moves with their odds, and why the first."""
        game, words = self.table.game, self.words
        lines = [
            f"{words.say(game.describe(one.move), self.names)}: "
            + tell_odds(words, one.chance, one.points, alone=game.seats == 1)
            for one in advice.moves
        ]
        reasons = [words.say(reason.words) for reason in advice.moves[0].reasons]
        lines.append(tell_reasons(words, reasons, only=len(self.table.legal()) == 1))
        lines.append(tell_verdict(words, len(advice.moves), clear=advice.is_clear))
        self.remark("\n".join(filter(None, lines)))

    def _choices(self) -> list[Choice]:
        """The legal moves as the title lists them."""
        listing, moves = self.board.LISTING, self.table.legal()
        kinds = {move: self.table.game.moves.decode(move)[0].code for move in moves}
        headings = list(dict.fromkeys(listing.aside.values()))

        def place(move: int) -> tuple[int, int]:
            heading = listing.aside.get(kinds[move])
            group = 0 if heading is None else 1 + headings.index(heading)
            if kinds[move] in listing.first:
                group = -1
            return group, -move if kinds[move] in listing.falling else move

        listed = sorted(moves, key=place)
        above = {move: listing.aside.get(kinds[move]) for move in listed}
        # Nothing is set apart from nothing.
        alone = len(set(above.values())) == 1
        view = self.table.game.view(self.table.state, self.table.actor)
        return [self._choice(move, None if alone else above[move], view) for move in listed]

    def _choice(self, move: int, heading: str | None, view: Mapping[str, object]) -> Choice:
        game = self.table.game
        words = self.words.say(game.describe(move), self.names)
        above = "" if heading is None else self.words.text(heading)
        kind, arguments = game.moves.decode(move)
        listed = Listed(kind.code, arguments, game.effects(self.table.state, move), view)
        step, price = self.board.step(listed, self.words), self.board.price(listed)
        return Choice(move, words, self.table.is_final(move), above, step, price)

    def _signed(self, seat: int, sentence: str) -> Text:
        mark = self.marks[seat]
        return Text.assemble((f"{mark.sign} ", f"bold {mark.colour}"), (sentence, f"bold {INK}"))

    def _say(self, message: Message) -> str:
        return self.words.say(message, self.names, self.table.listener)

    # What happens to it

    def action_start_over(self) -> None:
        """Back to an empty field, wherever the keys went."""
        self.query_one(Choices).start_over()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """A board of one page has none to turn."""
        return action != "turn_page" or len(self.pages().titles) > 1

    def action_turn_page(self, step: int) -> None:
        """Turns the board to another page, until something else is asked."""
        pages = self.pages()
        page = (pages.shown + step) % len(pages.titles)
        self.page_title = pages.titles[page]
        self._turn_to(page)
        self.show()

    def action_roll(self, lines: int) -> None:
        """Scrolls the board while the field has the keys."""
        self.query_one(Pane).scroll_relative(y=lines, animate=False)

    def pages(self) -> Pages:
        """The pages of the board, and the one in sight."""
        return self.board.pages(self.table.game.view(self.table.state, self.viewer), self._scene())

    def _turn_to(self, page: int | None) -> None:
        self.page = page
        self.query_one(Pane).scroll_home(animate=False)

    def on_resize(self, event: Resize) -> None:
        """A window of another size may have other pages: the one that the viewer turned to stays,
        whatever its number is now."""
        if self.page is not None:
            self.page = None
            titles = self.pages().titles
            if self.page_title in titles:
                self.page = titles.index(self.page_title)
        self.show()

    @on(Choices.Pointed)
    def light(self, event: Choices.Pointed) -> None:
        """Lights up what the highlighted move is about."""
        lit = pointed = ""
        if event.move is not None and self.table.actor >= 0:
            lit, pointed = self.table.target(event.move), self.table.game.moves.name(event.move)
        if pointed != self.pointed:
            self.lit, self.pointed, self.page = lit, pointed, None
            self.show()
            self._explain(event.move)

    def _explain(self, move: int | None) -> None:
        """What the highlighted move costs and brings, where its title says so: under the list, or
        beside it where that is short. What an element does is told on the board."""
        effects = [] if move is None else self.table.game.effects(self.table.state, move)
        told = spoken(effects, self._say)
        about = Text(told, INK_2)
        self.query_one(Choices).explain(about)
        beside = self.query_one("#beside", Static)
        beside.update(about)
        beside.display = bool(about)
