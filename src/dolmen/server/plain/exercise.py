"""A better move looked for without script: the position in words, a form with all moves that can be
played, and what is thought of the one that was chosen."""

from functools import partial
from typing import Annotated, Final
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Response

from dolmen.server.api.context import Id
from dolmen.server.doors import address_of
from dolmen.server.exercise import Place
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import tell_view
from dolmen.server.plain.visit import Outcome, Visited
from dolmen.server.refusals import Denied
from dolmen.words.review import percent, within

pages = APIRouter(include_in_schema=False)

At = Annotated[int, Path(ge=0, le=1_000_000)]
# No name of a move is longer.
LONGEST: Final = 200


@pages.get("/record/{id}/better/{at}")
async def exercise(
    visit: Visited,
    id: Id,
    at: At,
    move: Annotated[str | None, Query(max_length=LONGEST)] = None,
    show: bool = False,
) -> Response:
    """What is asked; after an answer what is thought of it, and then the better move."""
    exercises = visit.server.exercises
    asked = await exercises.at(Place(id, at))
    tried = move if move in asked.choices else None
    judged = exercises.judged(asked, tried)
    seen = await visit.server.records.overview(id, at, asked.seat, visit.lang)
    voice = Voice(visit.words, asked.names)
    lost = asked.loss if judged.answer is None else judged.answer.loss
    return visit.render(
        "exercise.html",
        id=id,
        at=at,
        title=seen.title,
        exercise=asked,
        name=asked.names[asked.seat],
        position=tell_view(seen.title, seen.point.view, voice),
        choices={name: voice.say(words) for name, words in asked.choices.items()},
        line=[voice.say(words) for words in asked.line],
        reasons=[voice.say(words) for words in asked.reasons],
        tried=tried,
        state=judged.state,
        loss=percent(visit.words, asked.loss.mean),
        lost=within(visit.words, lost, partial(percent, visit.words)),
        shown=show or judged.answer is not None,
        refresh=judged.state == "measuring",
    )


@pages.post("/record/{id}/better/{at}")
async def answer(visit: Visited, id: Id, at: At) -> Response:
    """Has an answer measured."""
    form = await visit.form()
    there = visit.path("record", id, "better", at)

    async def work(response: Response) -> Outcome:
        asked = await visit.server.exercises.at(Place(id, at))
        tried = form.get("move", "")
        if tried not in asked.choices:
            raise Denied("unknown-exercise")
        visit.server.exercises.begin(asked, tried, address_of(visit.request.scope))
        return f"{there}?{urlencode({'move': tried})}"

    return await visit.carry_out(there, work, form=form)
