"""A better move looked for without script, in a game of one's own or in a puzzle: the position in
words, a form with all moves that can be played, and what is thought of the one that was chosen."""

from functools import partial
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Response

from dolmen.server.api.context import Id, Title
from dolmen.server.doors import address_of
from dolmen.server.exercise import Exercise, Place, PuzzlePlace
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.puzzles import puzzle_of_the_day, puzzles_of, view_of
from dolmen.server.refusals import Denied
from dolmen.words.review import percent, within

pages = APIRouter(include_in_schema=False)

At = Annotated[int, Path(ge=0, le=1_000_000)]
# No name of a move is longer.
LONGEST: Final = 200
Move = Annotated[str | None, Query(max_length=LONGEST)]


@pages.get("/record/{id}/better/{at}")
async def exercise(
    visit: Visited, id: Id, at: At, move: Move = None, show: bool = False
) -> Response:
    """What is asked; after an answer what is thought of it, and then the better move."""
    asked = await visit.server.exercises.at(Place(id, at))
    seen = await visit.server.records.overview(id, at, asked.seat, visit.lang)
    there = visit.path("record", id, "better", at)
    after = None if asked.next is None else visit.path("record", id, "better", asked.next)
    back = visit.path("record", id, "review")
    return _page(visit, asked, move, show, there, back=back, after=after, view=seen.point.view)


@pages.post("/record/{id}/better/{at}")
async def answer(visit: Visited, id: Id, at: At) -> Response:
    """Has an answer measured."""
    return await _judge(visit, Place(id, at), visit.path("record", id, "better", at))


@pages.get("/puzzles/{title}")
async def puzzles(visit: Visited, title: Title) -> Response:
    """All puzzles of a title, and today's."""
    known = puzzles_of(title)
    if not known:
        raise Denied("unknown-puzzle")
    today = puzzle_of_the_day(title, visit.server.now())
    return visit.render(
        "puzzles.html",
        title=title,
        puzzles=[one.place.name for one in known],
        today=None if today is None else today.place.name,
    )


@pages.get("/puzzles/{title}/{name}")
async def puzzle(
    visit: Visited, title: Title, name: Title, move: Move = None, show: bool = False
) -> Response:
    """The same of a puzzle."""
    place = PuzzlePlace(title, name)
    asked = await visit.server.exercises.at(place)
    there, back = visit.path("puzzles", title, name), visit.path("puzzles", title)
    names = [one.place.name for one in puzzles_of(title)]
    following = names[asked.number % len(names)]
    after = None if following == name else visit.path("puzzles", title, following)
    return _page(visit, asked, move, show, there, back=back, after=after, view=view_of(place))


@pages.post("/puzzles/{title}/{name}")
async def answer_puzzle(visit: Visited, title: Title, name: Title) -> Response:
    """Has an answer measured."""
    return await _judge(visit, PuzzlePlace(title, name), visit.path("puzzles", title, name))


def _page(
    visit: Visit,
    asked: Exercise,
    move: str | None,
    show: bool,
    there: str,
    *,
    back: str,
    after: str | None,
    view: dict[str, Any],
) -> Response:
    tried = move if move in asked.choices else None
    judged = visit.server.exercises.judged(asked, tried)
    title, voice = asked.begun.title, Voice(visit.words, asked.names)
    lost = asked.loss if judged.answer is None else judged.answer.loss
    tell = partial(percent, visit.words)
    points = asked.points if judged.answer is None else judged.answer.points
    return visit.render(
        "exercise.html",
        there=there,
        back=back,
        after=after,
        title=title,
        exercise=asked,
        is_puzzle=asked.played is None,
        name=asked.names[asked.seat],
        position=tell_view(title, view, voice),
        choices={name: voice.say(words) for name, words in asked.choices.items()},
        line=[voice.say(words) for words in asked.line],
        reasons=[voice.say(words) for words in asked.reasons],
        tried=tried,
        state=judged.state,
        loss=tell(asked.loss.mean),
        gain=within(visit.words, asked.loss, tell),
        lost=within(visit.words, lost, tell),
        is_alone=asked.alone is not None,
        given=visit.words.text("cli-decimal", value=asked.points.mean),
        lost_points=within(visit.words, points, partial(_decimal, visit)),
        shown=show or judged.answer is not None,
        refresh=judged.state == "measuring",
    )


def _decimal(visit: Visit, value: float) -> str:
    return visit.words.text("cli-decimal", value=value)


async def _judge(visit: Visit, place: Place | PuzzlePlace, there: str) -> Response:
    form = await visit.form()

    async def work(response: Response) -> Outcome:
        asked = await visit.server.exercises.at(place)
        tried = form.get("move", "")
        if tried not in asked.choices:
            raise Denied("unknown-exercise")
        visit.server.exercises.begin(asked, tried, address_of(visit.request.scope))
        return f"{there}?{urlencode({'move': tried})}"

    return await visit.carry_out(there, work, form=form)
