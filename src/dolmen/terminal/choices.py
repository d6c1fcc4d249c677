"""What is asked and what can be done: the sentence, a field to type in, and the list of moves."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from dolmen.core.message import Why
from dolmen.terminal.look import ACCENT, BARRIER, BARRIER_SIGN, INK, INK_2
from dolmen.terminal.sentence import Sentence
from dolmen.terminal.slab import shared_words
from dolmen.words import Words
from dolmen.words.typed_moves import Meant, Reader, Refused, Several, Unknown

DIGITS: Final = tuple("123456789")
# Lists up to this length are shown at once, whatever their steps.
SHORT: Final = 9
# What the line of a step is known by, before what the step is called.
STEP: Final = "step:"
# Stands after a step that opens more lines.
MORE: Final = "…"


class Choice(NamedTuple):
    """A legal move, in words, whether it is final, the heading that it stands under if any, the
    step that leads to it where a list would be long, and its price in signs."""

    move: int
    words: str
    final: bool
    heading: str = ""
    step: str = ""
    price: Text = Text()


class Field(Input):
    """What is typed in. While it is empty, `?` asks for help and a number points at a line: no move
    begins so."""

    class Pressed(Message):
        """A key that means something else in an empty field."""

        def __init__(self, sign: str) -> None:
            super().__init__()
            self.sign = sign

    async def _on_key(self, event: Key) -> None:
        sign = event.character or ""
        if not self.value and (sign == "?" or sign in DIGITS):
            event.stop()
            event.prevent_default()
            self.post_message(self.Pressed(sign))
            return
        await super()._on_key(event)


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

    class Helped(Message):
        """Help was asked for."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="choices")
        self.words = words
        self.reader: Reader | None = None
        self.state: Any = None
        self.choices: list[Choice] = []
        # The step whose moves are listed; none: all moves, or all steps.
        self.opened = ""
        # The clause behind the last refusal: the rules open there.
        self.clause = ""

    def compose(self) -> ComposeResult:
        yield Sentence(id="ask")
        yield Field(id="typed", compact=True)
        with VerticalScroll(id="note", can_focus=False):
            yield Sentence(id="note-text")
        yield OptionList(id="moves", compact=True)
        yield Sentence(id="about", classes="about")

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
        self.query_one("#note-text", Sentence).update(Text("\n").join(paragraphs))
        box = self.query_one("#note")
        box.display = True
        box.scroll_home(animate=False)

    def explain(self, about: Text) -> None:
        """What the highlighted line means, under the list."""
        self.query_one("#about", Sentence).update(about)
        self.query_one("#about").display = bool(about)

    def _begin(self, sentence: Text, choices: list[Choice], hint: str) -> None:
        self.choices, self.opened = choices, ""
        self.query_one("#ask", Sentence).update(sentence)
        self._hush()
        field = self.query_one(Input)
        field.placeholder = self.words.text(hint)
        with field.prevent(Input.Changed):
            field.value = ""
        self._list(choices)

    def _hush(self) -> None:
        self.query_one("#note").display = False
        self.query_one("#about").display = False
        self.clause = ""

    def _list(self, choices: Sequence[Choice]) -> None:
        """The moves; what a line shares with the one above is dim, so that the difference shows.
        Of a long list the steps, until one is opened or something is typed."""
        options: list[Option] = []
        above = heading = ""
        steps = Counter(choice.step for choice in choices if choice.step)
        folds = not self.opened and not self.query_one(Input).value and len(choices) > SHORT
        told: set[str] = set()
        for choice in choices:
            if self.opened and choice.step != self.opened:
                continue
            if folds and steps[choice.step] > 1:
                if choice.step not in told:
                    told.add(choice.step)
                    options.append(_step_line(choice.step))
                continue
            if choice.heading != heading:
                heading, above = choice.heading, ""
                options.append(Option(Text(f"  {heading}", f"bold {ACCENT}"), disabled=True))
            shared = shared_words(above, choice.words)
            line = Text(BARRIER_SIGN if choice.final else " ", BARRIER)
            line.append(" ").append(choice.words[:shared], INK_2).append(choice.words[shared:], INK)
            if choice.price:
                line.append("  ").append_text(choice.price)
            options.append(Option(line, id=str(choice.move)))
            above = choice.words
        self.query_one(OptionList).set_options(options)
        self.post_message(self.Pointed(None))

    # What the player does

    async def action_point(self, action: str) -> None:
        """Arrow keys of the field move in the list."""
        await self.query_one(OptionList).run_action(action)

    def start_over(self) -> None:
        """Empties the field and goes there, back to the steps if one was open."""
        self.query_one(Input).value = ""
        self._hush()
        if self.opened:
            before, self.opened = self.opened, ""
            self._list(self.choices)
            self._point_at(STEP + before)
        self.query_one(Input).focus()

    @on(OptionList.OptionHighlighted)
    def pointed(self, event: OptionList.OptionHighlighted) -> None:
        """The highlight moved in the list."""
        event.stop()
        self.post_message(self.Pointed(_move(event.option)))

    @on(Field.Pressed)
    def press(self, event: Field.Pressed) -> None:
        """Help, or the line of that number among those in sight."""
        event.stop()
        if event.sign == "?":
            self.post_message(self.Helped())
            return
        lines = self.query_one(OptionList)
        first = int(lines.scroll_offset.y) if lines.option_count else 0
        seen = [i for i in range(lines.option_count) if not lines.get_option_at_index(i).disabled]
        seen = [i for i in seen if i >= first]
        if int(event.sign) <= len(seen):
            lines.highlighted = seen[int(event.sign) - 1]

    def _point_at(self, id: str) -> None:
        lines = self.query_one(OptionList)
        lines.highlighted = lines.get_option_index(id)

    def _pick(self, option: Option) -> None:
        """Opens a step, or plays a move."""
        move = _move(option)
        if move is not None:
            self.post_message(self.Chosen(move))
            return
        self.opened = str(option.id).removeprefix(STEP)
        self._list(self.choices)
        self.query_one(OptionList).highlighted = 0

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Enter in the list, or a click."""
        event.stop()
        self._pick(event.option)

    @on(Input.Changed)
    def filter(self, event: Input.Changed) -> None:
        """Leaves the moves that fit what is typed."""
        event.stop()
        self._hush()
        self.opened = ""
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
            self._pick(pointed)
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


def _move(option: Option) -> int | None:
    """The move that a line of the list stands for; a step stands for none."""
    id = str(option.id)
    return None if id.startswith(STEP) else int(id)


def _step_line(step: str) -> Option:
    return Option(Text(f"  {step} {MORE}", INK), id=STEP + step)
