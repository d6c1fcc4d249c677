"""What is asked and what can be done: the sentence, a field to type in, and the list of moves."""

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from dolmen.core.message import Why
from dolmen.terminal.look import ACCENT, BARRIER, BARRIER_SIGN, INK, INK_2
from dolmen.words import Words
from dolmen.words.typed_moves import Meant, Reader, Refused, Several, Unknown


class Choice(NamedTuple):
    """A legal move, in words, whether it is final, and the heading that it stands under if any."""

    move: int
    words: str
    final: bool
    heading: str = ""


class Choices(Vertical):
    """Asks the player to move, and says why not."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "point('cursor_up')", show=False),
        Binding("down", "point('cursor_down')", show=False),
        Binding("pageup", "point('page_up')", show=False),
        Binding("pagedown", "point('page_down')", show=False),
    ]

    class Chosen(Message):
        """A legal move was chosen."""

        def __init__(self, move: int) -> None:
            super().__init__()
            self.move = move

    class Pointed(Message):
        """The highlight went to a move, or away."""

        def __init__(self, move: int | None) -> None:
            super().__init__()
            self.move = move

    class Hurried(Message):
        """Enter was pressed while others move."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="choices")
        self.words = words
        self.reader: Reader | None = None
        self.state: Any = None
        self.choices: list[Choice] = []
        # The clause behind the last refusal: the rules open there.
        self.clause = ""

    def compose(self) -> ComposeResult:
        yield Static(id="ask")
        yield Input(id="typed", compact=True)
        with VerticalScroll(id="note", can_focus=False):
            yield Static(id="note-text")
        yield OptionList(id="moves", compact=True)

    def on_mount(self) -> None:
        self._hush()

    # What the screen says

    def ask(self, sentence: Text, choices: list[Choice], reader: Reader, state: Any) -> None:
        """Asks for one of these moves."""
        self.reader, self.state = reader, state
        self._begin(sentence, choices, "terminal-type-here")
        self.query_one(Input).focus()

    def wait(self, sentence: Text) -> None:
        """Nothing to choose: others move, or the game is over."""
        self.reader = None
        self._begin(sentence, [], "terminal-hurry-here")

    def note(self, *paragraphs: Text) -> None:
        """Says something between the field and the list."""
        self.query_one("#note-text", Static).update(Text("\n").join(paragraphs))
        box = self.query_one("#note")
        box.display = True
        box.scroll_home(animate=False)

    def _begin(self, sentence: Text, choices: list[Choice], hint: str) -> None:
        self.choices = choices
        self.query_one("#ask", Static).update(sentence)
        self._hush()
        field = self.query_one(Input)
        field.placeholder = self.words.text(hint)
        with field.prevent(Input.Changed):
            field.value = ""
        self._list(choices)

    def _hush(self) -> None:
        self.query_one("#note").display = False
        self.clause = ""

    def _list(self, choices: Sequence[Choice]) -> None:
        """The moves; what a line shares with the one above is dim, so that the difference shows."""
        options: list[Option] = []
        above = heading = ""
        for choice in choices:
            if choice.heading != heading:
                heading, above = choice.heading, ""
                options.append(Option(Text(f"  {heading}", f"bold {ACCENT}"), disabled=True))
            shared = _shared_words(above, choice.words)
            line = Text(BARRIER_SIGN if choice.final else " ", BARRIER)
            line.append(" ").append(choice.words[:shared], INK_2).append(choice.words[shared:], INK)
            options.append(Option(line, id=str(choice.move)))
            above = choice.words
        self.query_one(OptionList).set_options(options)
        self.post_message(self.Pointed(None))

    # What the player does

    async def action_point(self, action: str) -> None:
        """Arrow keys of the field move in the list."""
        await self.query_one(OptionList).run_action(action)

    def start_over(self) -> None:
        """Empties the field and goes there."""
        self.query_one(Input).value = ""
        self._hush()
        self.query_one(Input).focus()

    @on(OptionList.OptionHighlighted)
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        """The highlight moved in the list."""
        event.stop()
        self.post_message(self.Pointed(_move(event.option)))

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Enter in the list, or a click."""
        event.stop()
        self.post_message(self.Chosen(_move(event.option)))

    @on(Input.Changed)
    def filter(self, event: Input.Changed) -> None:
        """Leaves the moves that fit what is typed."""
        event.stop()
        self._hush()
        if self.reader is None:
            return
        # The field may have been emptied by the next question meanwhile: what it holds now counts.
        fitting = self.reader.fitting(event.input.value, [choice.move for choice in self.choices])
        self._list([choice for choice in self.choices if choice.move in fitting])
        if not fitting:
            self.note(Text(self.words.text("terminal-none-fits"), INK_2))

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Enter in the field: plays the highlighted move, else the typed one, or says why not."""
        event.stop()
        if self.reader is None:
            self.post_message(self.Hurried())
            return
        pointed = self.query_one(OptionList).highlighted_option
        if pointed is not None:
            self.post_message(self.Chosen(_move(pointed)))
        elif not event.value.strip():
            self.note(Text(self.words.text("terminal-choose-first"), INK_2))
        else:
            self._read(event.value, self.reader)

    def _read(self, text: str, reader: Reader) -> None:
        reading = reader.read(text, self.state)
        if isinstance(reading, Meant):
            self.post_message(self.Chosen(reading.move))
        elif isinstance(reading, Several):
            count = len(reading.moves)
            self.note(Text(self.words.text("terminal-several-fit", count=count), INK_2))
        elif isinstance(reading, Refused):
            self._refuse(reading.why)
        else:
            self._suggest(text, reading)

    def _refuse(self, why: Why) -> None:
        self.note(
            Text(self.words.text(why.message), f"bold {BARRIER}"),
            Text.assemble((f"{why.clause} ", ACCENT), (self.words.text(why.clause), INK_2)),
        )
        self.clause = why.clause

    def _suggest(self, text: str, reading: Unknown) -> None:
        lines = [Text(self.words.text("typed-not-a-move", text=text.strip()), BARRIER)]
        near = [choice.words for choice in self.choices if choice.move in reading.near]
        if near:
            lines.append(Text(self.words.text("typed-near"), INK_2))
            lines += [Text(f"  {words}", INK) for words in near]
        self.note(*lines)


def _move(option: Option) -> int:
    """The move that a line of the list stands for."""
    return int(str(option.id))


def _shared_words(above: str, words: str) -> int:
    """How many letters two lines have in common at the start, in whole words."""
    shared = 0
    for i, (old, new) in enumerate(zip(above, words, strict=False), start=1):
        if old != new:
            break
        if new == " ":
            shared = i
    return shared
