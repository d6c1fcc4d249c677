"""What an arena came to: for people, for programs, and as a picture."""

from collections.abc import Mapping
from typing import Any, Final

from dolmen.arena.picture import Axes, Curve, draw, sampled
from dolmen.arena.ratings import Rating, rate
from dolmen.arena.sprt import BOUND, Verdict
from dolmen.arena.standing import Decision, Row, Standing, block_points, block_share
from dolmen.bots.figures import mean_of, share_of
from dolmen.commands.screen import show_line, show_table
from dolmen.commands.series import between, cells, headings, rounded, tell_plan
from dolmen.words import Words

# Of two bots the shares say all.
SEVERAL: Final = 3
SAID: Final[Mapping[Verdict, str]] = {
    "high": "arena-sprt-high",
    "low": "arena-sprt-low",
    "open": "arena-sprt-open",
}


def ratings(standing: Standing) -> list[Rating]:
    """A table of several bots; nothing where there are two, or nobody to win against."""
    names = list(dict.fromkeys(standing.plan.bots))
    if len(names) < SEVERAL or standing.plan.game.seats == 1:
        return []
    return rate(names, standing.counted())


def tell_row(row: Row, words: Words) -> str:
    """One bot in a few words."""
    low, high = (words.text("cli-percent", value=100 * end) for end in row.share[1:])
    share = words.text("cli-percent", value=100 * row.share.mean)
    return words.text("arena-running", bot=row.name, share=share, low=low, high=high)


def as_object(standing: Standing) -> dict[str, object]:
    """The result for programs."""
    decision, rated = standing.decision(), ratings(standing)
    return {
        "asked": standing.asked,
        "games": standing.games,
        "blocks": len(standing.blocks),
        "bots": [row_object(row) for row in standing.rows()],
        "sprt": None if decision is None else _sprt_object(decision),
        "ratings": [rounded(rating._asdict()) for rating in rated] or None,
    }


def row_object(row: Row) -> dict[str, Any]:
    """A bot for programs."""
    share, points = row.share, row.points
    return rounded(
        {
            "name": row.name,
            "games": row.games,
            "wins": row.wins,
            "share": share.mean,
            "low": share.low,
            "high": share.high,
            "even": row.even,
            "points": points.mean,
            "points_low": points.low,
            "points_high": points.high,
            "best": row.best,
            "ms": row.milliseconds,
            "longest_ms": row.longest,
        }
    )


def _sprt_object(decision: Decision) -> dict[str, object]:
    (low, high), ratio, verdict = decision
    return rounded({"low": low, "high": high, "llr": ratio, "bound": BOUND, "verdict": verdict})


def show(standing: Standing, words: Words) -> None:
    """The result for people."""
    plan = standing.plan
    seats = plan.game.seats
    show_line(tell_plan(plan.game, plan.seed, words))
    if not standing.is_over():
        stopped = words.text("cli-simulate-stopped", games=standing.games, asked=standing.asked)
        show_line(stopped)
    if not standing.games:
        return
    if seats == 1:
        show_line(words.text("arena-played-alone", games=standing.games))
    else:
        blocks = len(standing.blocks)
        show_line(words.text("arena-played", games=standing.games, blocks=blocks))
    print()
    rows = [_cells(row, seats, words) for row in standing.rows()]
    show_table(_headings(words), rows, numbers=6)
    _show_ratings(ratings(standing), words)
    decision = standing.decision()
    if decision is not None:
        print()
        show_line(tell_decision(decision, plan.bots[0], words))


def _show_ratings(rated: list[Rating], words: Words) -> None:
    if not rated:
        return
    ids = ("cli-heading-bot", "arena-heading-rating", "arena-heading-interval")
    print()
    show_table(
        [words.text(id) for id in ids],
        [
            [
                rating.name,
                words.text("cli-decimal", value=rating.mean),
                between(rating.low, rating.high, "cli-decimal", words),
            ]
            for rating in rated
        ],
        numbers=2,
    )


def _headings(words: Words) -> list[str]:
    return [
        words.text("cli-heading-bot"),
        *headings(words),
        words.text("cli-heading-highest"),
        words.text("arena-heading-thinking"),
    ]


def _cells(row: Row, seats: int, words: Words) -> list[str]:
    return [
        row.name,
        *cells(row.share, row.points, seats, words),
        str(row.best),
        words.text("arena-milliseconds", value=row.milliseconds),
    ]


def tell_decision(decision: Decision, bot: str, words: Words) -> str:
    """What the sequential test says."""
    (low, high), ratio, verdict = decision
    return words.text(
        SAID[verdict],
        bot=bot,
        low=words.text("cli-percent", value=100 * low),
        high=words.text("cli-percent", value=100 * high),
        ratio=words.text("arena-ratio", value=ratio),
        bound=words.text("arena-ratio", value=BOUND),
    )


def picture(standing: Standing, words: Words) -> str:
    """How the shares, or the points of who plays alone, became clear."""
    plan = standing.plan
    alone = plan.game.seats == 1
    curves = []
    for name in dict.fromkeys(plan.bots):
        blocks = [block for block in standing.blocks if name in block[0].bots]
        shown = [(block_points if alone else block_share)(block, name) for block in blocks]
        known = mean_of if alone else share_of
        points = [(count * plan.game.seats, known(shown[:count])) for count in sampled(len(blocks))]
        curves.append(Curve(name, points))
    scores = [score for game in standing.counted() for score in game.scores]
    axes = Axes(
        tell_plan(plan.game, plan.seed, words),
        words.text("arena-axis-games"),
        words.text("arena-axis-points" if alone else "arena-axis-share"),
        min(scores, default=0) if alone else 0.0,
        max(scores, default=1) if alone else 1.0,
        None if alone else 1 / plan.game.seats,
    )
    return draw(curves, axes)
