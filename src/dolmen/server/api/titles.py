"""What there is to play: titles, options, bots and rules."""

import asyncio
from functools import cache

from dolmen import __version__
from dolmen.bots import BOTS
from dolmen.bots.levels import LEVELS, level
from dolmen.games import TITLES, open_game, options, playable, seat_counts
from dolmen.server.api.context import (
    Here,
    Title,
    new_routes,
)
from dolmen.server.refusals import Denied
from dolmen.server.table.allowance import OFFERED
from dolmen.server.wire.fields import Language
from dolmen.server.wire.levels import LevelInfo, RatingInfo
from dolmen.server.wire.titles import (
    AllowanceOffer,
    ClauseText,
    EngineInfo,
    OptionInfo,
    OverviewPanel,
    RulesText,
    TitleInfo,
    TitleList,
    TitleWords,
)
from dolmen.words import Words, page_sources
from dolmen.words.overview import read_overview

routes = new_routes()


@routes.get("/titles")
async def titles(server: Here) -> TitleList:
    """The titles, their seat counts and options, and the bots."""
    return TitleList(
        titles=[title_info(title) for title in playable()],
        bots=list(BOTS),
        allowances=[AllowanceOffer(turn=turn, bank=bank) for turn, bank in OFFERED],
        open_days=server.settings.open_days or None,
    )


@routes.get("/engine")
async def engine(server: Here) -> EngineInfo:
    """Which build of the engine bots run on, and which version of Dolmen this is."""
    return EngineInfo(engine=server.builds.state, version=__version__)


@cache
def title_info(title: str) -> TitleInfo:
    """A title with everything a table may choose."""
    counts = seat_counts(title)
    chosen = {
        seats: [
            OptionInfo(name=option.name, allowed=list(option.allowed), hint=option.hint)
            for option in options(title, seats)
        ]
        for seats in counts
    }
    version = open_game(title, counts[0]).version
    manifest = TITLES[title]
    return TitleInfo(
        title=title,
        name=manifest.name,
        version=version,
        seats=list(counts),
        options=chosen,
        levels={seats: level_infos(title, seats) for seats in counts},
        quick_seats=manifest.quick_seats,
        first_game=dict(manifest.first_game),
        weight=manifest.weight,
        minutes=list(manifest.minutes),
        daily=manifest.daily is not None,
        best=manifest.best is not None,
    )


def level_infos(title: str, seats: int) -> list[LevelInfo]:
    """The levels that people are offered at a table of so many."""
    return [
        LevelInfo(
            bot=bot,
            seconds=(found := level(title, bot, seats)).seconds,
            rating=RatingInfo(**found.rating._asdict()) if any(found.rating) else None,
        )
        for bot in LEVELS
    ]


@routes.get("/titles/{title}/words")
async def title_words(title: Title, lang: Language = "en") -> TitleWords:
    """The catalogues of a title, for a page that was built without it."""
    if title not in TITLES:
        raise Denied("unknown-page")
    return TitleWords(title=title, lang=lang, sources=page_sources(title, lang))


@routes.get("/rules/{title}")
async def rules(title: Title, lang: Language = "en") -> RulesText:
    """The clauses of a title."""
    if title not in TITLES:
        raise Denied("unknown-page")
    words = Words(lang)
    await asyncio.to_thread(words.read, f"{title}-rules")
    overview = [
        OverviewPanel(id=panel.id, name=panel.name, text=panel.text)
        for panel in read_overview(title, words)
    ]
    clauses = [ClauseText(id=id, text=words.text(id)) for id in words.ids(f"{title}-rules")]
    return RulesText(title=title, lang=lang, overview=overview, clauses=clauses)
