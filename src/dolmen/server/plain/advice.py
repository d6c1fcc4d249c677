"""Good moves on a page without script: asked for by a form, since everybody is told of it, and then
shown for as long as the position stands."""

from typing import Any

from fastapi import APIRouter, Response

from dolmen.bots.figures import Interval
from dolmen.server.api.context import Id, actor_at
from dolmen.server.plain.forms import as_number, as_seat
from dolmen.server.plain.visit import Outcome, Visit, Visited
from dolmen.server.refusals import Denied
from dolmen.server.table.advise import ask_advice
from dolmen.server.wire.messages import Refused, Update
from dolmen.server.wire.moves import Advice, AdvisedMove, Estimate
from dolmen.server.wire.requests import AskAdvice
from dolmen.words import Words
from dolmen.words.advice import tell_odds, tell_reasons, tell_verdict

pages = APIRouter(include_in_schema=False)


@pages.post("/table/{id}/advice")
async def advice(visit: Visited, id: Id) -> Response:
    """Asks for good moves."""
    form = await visit.form()
    seat = as_seat(form.get("seat"))
    passed = f"&seat={seat}" if "passed" in form else ""
    back = f"{visit.path('table', id)}?advice=yes{passed}#advice"

    async def work(_: Response) -> Outcome:
        message = AskAdvice(form.get("id", "")[:64] or "form", as_number(form.get("n", "")))
        async with visit.server.tables.at(id) as desk:
            if seat is None or seat not in desk.match.seats.held_by(visit.player):
                raise Denied("watching")
            await ask_advice(visit.server.tables, desk, seat, message)
        return back

    return await visit.carry_out(visit.path("table", id), work, form=form)


async def tell_advice(
    visit: Visit, id: str, seat: int, update: Update, *, alone: bool
) -> dict[str, Any]:
    """What a bot advises whoever has asked in this position, in words, or why it does not."""
    actor = actor_at(visit.server, visit.request, seat, visit.lang)
    answer = await visit.server.dispatch.act(id, actor, AskAdvice("page", update.n))
    if isinstance(answer, Refused):
        return {"sentence": answer.sentence}
    assert isinstance(answer, Advice)
    only = len(update.legal) == 1
    return {
        "moves": [_told(visit.words, one, alone, only) for one in answer.moves],
        "verdict": tell_verdict(visit.words, len(answer.moves), clear=answer.clear),
    }


def _told(words: Words, one: AdvisedMove, alone: bool, only: bool) -> dict[str, Any]:
    reasons = [reason.words.text or "" for reason in one.reasons]
    return {
        "name": one.move.words.text,
        "odds": tell_odds(words, _interval(one.chance), _interval(one.points), alone=alone),
        "why": tell_reasons(words, reasons, only=only),
        "effects": one.effects,
    }


def _interval(told: Estimate) -> Interval:
    return Interval(told.mean, told.low, told.high)
