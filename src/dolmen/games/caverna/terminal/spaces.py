"""The action spaces of Caverna in a terminal: what lies on them, who stands there, what comes."""

from typing import Final

from rich.text import Text

from dolmen.games.caverna.data import CARD_NAMES, LAST_ROUND
from dolmen.games.caverna.terminal.signs import COMING, Painter, chip
from dolmen.terminal.look import ACCENT, EDGE, INK, INK_2
from dolmen.terminal.slab import Block, beside, fill, fit, flow

STAGE: Final = 3  # rounds, and cards, of a stage
CARDS: Final = 12
COLUMNS: Final = 3
FIRST_MARKER: Final = 6
LEAVES: Final = {2: 3}  # with more players there are four
QUESTIONS: Final = 3


class Spaces(Painter):
    """The page of the action spaces."""

    def page(self, width: int) -> Block:
        """The round, the players, and all spaces; below them what each does."""
        return [
            *self.heading(width),
            *self.players(width),
            *self.table(width),
        ]

    def explanations(self, width: int) -> Block:
        """What every space in play does."""
        heading = self.text("terminal-caverna-explained-space")
        return self.explained(heading, "space", self.view["spaces"], width)

    # Round and players

    def heading(self, width: int) -> Block:
        """The round, its stage, how it ends, and the markers that are still face down."""
        number = self.view["round"]
        if number == 0:
            return [fit(Text(self.text("terminal-caverna-before"), INK_2), width)]
        stage = (number - 1) // STAGE + 1
        text = Text(
            self.text("terminal-caverna-round", round=number, most=LAST_ROUND, stage=stage),
            f"bold {ACCENT}",
        )
        text.append(f" · {self.text('terminal-caverna-ends', how=self.harvest())}", INK)
        markers = self.markers()
        if markers and text.cell_len + len(markers) + 3 <= width:
            text.append(f" · {markers}", INK_2)
        return [fit(text, width)]

    def harvest(self) -> str:
        """CAV-HARVEST-01, CAV-HARVEST-02, CAV-HARVEST-03, CAV-HARVEST-04 How this round ends."""
        number, marker = self.view["round"], self.view["marker"]
        if number < FIRST_MARKER or len(self.view["players"]) == 1:
            return "none" if number < STAGE else "food" if number == STAGE + 1 else "normal"
        if marker == "question":
            return ("none", "food", "choice")[self.view["questions"]]
        return "normal" if marker == "leaf" else "unknown"

    def markers(self) -> str:
        """What the markers that are face down will show."""
        seats = len(self.view["players"])
        if seats == 1:
            return ""
        leaves = LEAVES.get(seats, 4) - self.view["leaves"] - (self.view["marker"] == "leaf")
        questions = QUESTIONS - self.view["questions"] - (self.view["marker"] == "question")
        return self.text("terminal-caverna-markers", leaves=leaves, questions=questions)

    def players(self, width: int) -> Block:
        """Everybody in one line, with points; alone there is nobody to tell apart."""
        seats = range(len(self.view["players"]))
        if len(seats) == 1:
            return []
        longest = max(map(len, self.scene.names))
        tries = [
            flow((self.short_player(seat, letters) for seat in seats), width)
            for letters in range(longest, 0, -1)
        ]
        fitting = next((lines for lines in tries if len(lines) == 1), tries[-1])
        return [fit(fitting[0], width)]

    # The spaces

    def table(self, width: int) -> Block:
        """Printed spaces in two columns, the round cards by stage in the third."""
        each = (width - COLUMNS + 1) // COLUMNS
        printed = [id for id in self.view["spaces"] if id not in CARD_NAMES and not urgent(id)]
        rows = (len(printed) + 1) // 2
        halves = [
            [self.space(id, each) for id in printed[:rows]],
            [self.space(id, each) for id in printed[rows:]],
        ]
        left = beside([fill(half, each, rows) for half in halves], 1)
        cards = self.cards(each)
        below = self.below(2 * each + 1, len(cards) - rows)
        height = max(len(cards), rows + len(below))
        return beside(
            [
                fill([*left, *below], 2 * each + 1, height),
                fill(cards, each, height),
            ],
            1,
        )

    def below(self, width: int, height: int) -> Block:
        """Under the printed spaces: the viewer's goods and dwarfs, and the space that is lit
        explained, as far as there is room."""
        lit = self.lit_about(("space",), width)
        goods = self.goods(self.own, width)
        dwarfs = flow(self.dwarfs(self.own), width, "  ")
        parts = [*goods, *lit] if lit else [*goods, *dwarfs]
        return parts[: max(height, len(goods))]

    def space(self, id: str, width: int) -> Text:
        """A space: its name, the goods on it, who stands there."""
        space = self.view["spaces"][id]
        more = [chip(self.words, good, count) for good, count in space["goods"].items()]
        if space["dwarf"] is not None:
            more.append(self.mark(space["dwarf"]))
        return self.entry(f"space:{id}", Text(" ").join(more), width)

    def cards(self, width: int) -> Block:
        """The round cards, three a stage; those to come are dim behind a question mark."""
        lines: Block = []
        for number, id in enumerate(CARD_NAMES):
            stage = str(number // STAGE + 1) if number % STAGE == 0 else " "
            lines.append(Text(stage, ACCENT).append_text(self.card(id, width - 1)))
        return lines

    def card(self, id: str, width: int) -> Text:
        """A card that is turned up, or one that is still to come."""
        shown = next((face for face in self.faces(id) if face in self.view["spaces"]), None)
        if shown is not None:
            return self.space(shown, width)
        if id == "exploration" and len(self.view["players"]) <= 2:
            return fit(Text(" –", EDGE), width)
        return fit(Text(f"{COMING}{self.name_within('space', id, width - 1)}", EDGE), width)

    def faces(self, id: str) -> tuple[str, ...]:
        """CAV-SETUP-14 The spaces that a card may be."""
        return (id, f"urgent_{id}") if id == "wish_for_children" else (id,)


def urgent(id: str) -> bool:
    """Whether a space is the other face of a card."""
    return id.startswith("urgent_")
