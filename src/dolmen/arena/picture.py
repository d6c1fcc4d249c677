"""A picture of a run: curves with their intervals, as SVG."""

from collections.abc import Sequence
from html import escape
from itertools import pairwise
from math import ceil, floor, log10
from typing import Final, NamedTuple

from dolmen.bots.figures import Interval

WIDTH, HEIGHT = 800, 450
LEFT, RIGHT, TOP, BOTTOM = 60, 130, 40, 45
# Told apart by people who see few colours as well (Okabe and Ito).
COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000")
# A name beside the end of its curve, or of a bar, takes so much height.
LINE: Final = 16
# The names of bars have so much width.
NAMES: Final = 220
GAP: Final = 15


class Curve(NamedTuple):
    """A name, and what was known after how much."""

    name: str
    points: Sequence[tuple[int, Interval]]


class Axes(NamedTuple):
    """What a picture is called, what lies below and beside it, and where its values begin and end;
    at `even` there is a line."""

    title: str
    below: str
    beside: str
    low: float
    high: float
    even: float | None = None


def sampled(count: int, most: int = 200) -> list[int]:
    """Numbers up to a count, all or as many as a picture can show."""
    step = max(1, ceil(count / most))
    return [*range(step, count, step), count] if count else []


def draw(curves: Sequence[Curve], axes: Axes) -> str:
    """The picture."""
    last = max((point[0] for curve in curves for point in curve.points), default=1)
    frame = _Frame(axes.low, axes.high, last)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        f"<title>{escape(axes.title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        _text(LEFT, 22, axes.title, size=15),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, axes.below, "middle"),
        _text(LEFT, TOP - 4, axes.beside, size=11),
    ]
    for value in _marks(axes.low, axes.high):
        y = frame.y(value)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "#dddddd"))
        parts.append(_text(LEFT - 6, y + 4, f"{value:g}", "end"))
    parts += [
        _text(frame.x(value), HEIGHT - BOTTOM + 16, f"{value:g}", "middle")
        for value in _marks(0, last)
    ]
    if axes.even is not None:
        y = frame.y(axes.even)
        parts.append(_line(LEFT, y, WIDTH - RIGHT, y, "#888888", "5 4"))
    names = _names([frame.y(curve.points[-1][1].mean) for curve in curves if curve.points])
    for i, curve in enumerate(curve for curve in curves if curve.points):
        parts += _curve(curve, frame, COLOURS[i % len(COLOURS)], names[i])
    return "\n".join([*parts, "</svg>", ""])


class _Frame(NamedTuple):
    """Where a value lies in the picture."""

    low: float
    high: float
    last: int

    def x(self, count: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * count / max(self.last, 1)

    def y(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        span = (self.high - self.low) or 1.0
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * (inside - self.low) / span


def _curve(curve: Curve, frame: _Frame, colour: str, name: float) -> list[str]:
    def path(points: Sequence[tuple[float, float]]) -> str:
        return " ".join(f"{frame.x(x):.1f},{frame.y(y):.1f}" for x, y in points)

    upper = [(count, interval.high) for count, interval in curve.points]
    lower = [(count, interval.low) for count, interval in reversed(curve.points)]
    middle = [(count, interval.mean) for count, interval in curve.points]
    return [
        f'<polygon points="{path([*upper, *lower])}" fill="{colour}" fill-opacity="0.15"/>',
        f'<polyline points="{path(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>',
        _text(WIDTH - RIGHT + 6, name + 4, curve.name, colour=colour),
    ]


class Bar(NamedTuple):
    """A name and an interval; a heading has none."""

    name: str
    interval: Interval | None = None


def draw_bars(bars: Sequence[Bar], axes: Axes) -> str:
    """Intervals below each other, a line each, with headings between."""
    height = TOP + BOTTOM + LINE * len(bars)

    def x(value: float) -> float:
        inside = min(max(value, axes.low), axes.high)
        return NAMES + (WIDTH - NAMES - GAP) * (inside - axes.low) / ((axes.high - axes.low) or 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">',
        f"<title>{escape(axes.title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        _text(GAP, 22, axes.title, size=15),
        _text((NAMES + WIDTH) / 2, height - 8, axes.below, "middle"),
    ]
    for value in _marks(axes.low, axes.high):
        parts.append(_line(x(value), TOP, x(value), height - BOTTOM, "#dddddd"))
        parts.append(_text(x(value), height - BOTTOM + 16, f"{value:g}", "middle"))
    if axes.even is not None:
        parts.append(_line(x(axes.even), TOP, x(axes.even), height - BOTTOM, "#888888", "5 4"))
    colour = -1
    for i, bar in enumerate(bars):
        y = TOP + LINE * (i + 0.5)
        if bar.interval is None:
            colour += 1
            parts.append(_text(GAP, y + 4, bar.name, size=13))
            continue
        mean, low, high = bar.interval
        paint = COLOURS[colour % len(COLOURS)]
        parts.append(_text(NAMES - 6, y + 4, bar.name, "end", size=11))
        parts.append(_line(x(low), y, x(high), y, paint))
        parts.append(f'<circle cx="{x(mean):.1f}" cy="{y:.1f}" r="4" fill="{paint}"/>')
    return "\n".join([*parts, "</svg>", ""])


def _names(wanted: Sequence[float]) -> list[float]:
    """Heights of the names beside the curves, moved apart where they would overlap."""
    found = list(wanted)
    order = sorted(range(len(found)), key=lambda i: found[i])
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + LINE)
    return found


def _marks(low: float, high: float) -> list[float]:
    """Round values between two others, a handful."""
    span = high - low
    if span <= 0:
        return [low]
    step: float = 10.0 ** floor(log10(span))
    while span / step < 4:
        step /= 2
    return [step * i for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}" '
        f'stroke="{colour}"{dashed}/>'
    )


def _text(
    x: float, y: float, text: str, anchor: str = "start", size: int = 12, colour: str = "#222222"
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" '
        f'font-family="sans-serif" font-size="{size}" '
        f'fill="{colour}">{escape(text)}</text>'
    )
