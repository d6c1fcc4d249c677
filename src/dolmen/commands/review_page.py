"""A review as one page for any browser, with nothing outside of it."""

from collections.abc import Sequence
from html import escape
from string import Template
from typing import Final

from dolmen.arena.picture import Axes, Curve, draw
from dolmen.bots.figures import Interval
from dolmen.words.review import Part, Telling

PAGE: Final = Template("""<!doctype html>
<html lang="$lang">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>$title</title>
<style>
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 62rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
figure { margin: 0; } svg { width: 100%; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid; }
td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
.number { text-align: right; white-space: nowrap; }
</style>
</head>
<body>
<h1>$title</h1>
<p>$basis</p>
$parts
</body>
</html>
""")


def page(telling: Telling) -> str:
    """The page."""
    parts = [_part(part) for part in telling.parts()]
    parts.insert(1, _curve(telling))
    return PAGE.substitute(
        lang=telling.words.lang,
        title=escape(telling.heading()),
        basis=escape(telling.basis()),
        parts="\n".join(parts),
    )


def _part(part: Part) -> str:
    lines = [f"<h2>{escape(part.heading)}</h2>"]
    lines += [f"<p>{escape(sentence)}</p>" for sentence in part.sentences]
    if part.rows:
        lines.append('<div class="wide" tabindex="0"><table>')
        lines.append(f"<thead>{_row(part.columns, part.numbers, 'th')}</thead>")
        lines.append("<tbody>")
        lines += [_row(row, part.numbers, "td") for row in part.rows]
        lines.append("</tbody></table></div>")
    return "\n".join(lines)


def _row(cells: Sequence[str], numbers: int, cell: str) -> str:
    first = len(cells) - numbers
    classes = ["" if i < first else ' class="number"' for i in range(len(cells))]
    told = (
        f"<{cell}{kind}>{escape(text)}</{cell}>" for kind, text in zip(classes, cells, strict=True)
    )
    return f"<tr>{''.join(told)}</tr>"


def _curve(telling: Telling) -> str:
    """How it stood, after every move; alone, how good the best line found was."""
    words, review, names = telling.words, telling.review, telling.names
    heading = words.text("review-heading-curve")
    if review.turns:
        lines = [(turn.at, _exact(turn.best)) for turn in review.turns]
        lines.append((review.header.moves, _exact(telling.log.scores()[0])))
        curves = [Curve(names[0], lines)]
        beside, even = words.text("review-axis-points"), None
        values = [one.mean for _, one in lines]
        low, high = min(0.0, *values), max(values)
    else:
        curves = [
            Curve(name, [(one.at, _hundredths(one.value.chances[seat])) for one in review.curve])
            for seat, name in enumerate(names)
        ]
        beside, even = words.text("review-axis-chance"), 100 / len(names)
        low, high = 0.0, 100.0
    axes = Axes(heading, words.text("review-axis-moves"), beside, low, high, even)
    return f"<h2>{escape(heading)}</h2>\n<figure>{draw(curves, axes)}</figure>"


def _exact(points: int) -> Interval:
    return Interval(float(points), float(points), float(points))


def _hundredths(one: Interval) -> Interval:
    return Interval(*(100 * value for value in one))
