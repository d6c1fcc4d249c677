"""What the log paints, once a line that was seen already is joined by another."""

from textual.app import App, ComposeResult

from dolmen.core.course import Told
from dolmen.core.message import Message, Who
from dolmen.terminal.look import Mark
from dolmen.terminal.story import Story
from dolmen.words import Words


class Shown(App[None]):
    """A log and nothing else."""

    def compose(self) -> ComposeResult:
        yield Story(Words("en"), ["Anna"], [Mark("*", "red", "")])


async def test_a_line_that_was_painted_is_painted_anew_when_another_joins_it() -> None:
    drawn = Told(Message("record-advice", {"name": Who(0), "count": 1}))
    app = Shown()
    async with app.run_test(size=(60, 10)) as pilot:
        story = app.query_one(Story)
        story.tell([drawn])
        await pilot.pause()
        before = story.render_line(0).text
        story.tell([drawn])
        await pilot.pause()
        assert "×2" in "".join(line.text for line in story.lines)
        assert story.render_line(0).text != before
        assert "×2" in story.render_line(0).text
