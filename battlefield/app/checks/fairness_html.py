"""A report of fairness as HTML: simple enough for print, and one file with all its pictures."""

from collections.abc import Sequence
from html import escape

from battlefield.app.checks.fairness import Fairness, Row
from battlefield.app.checks.telling import difference_lines, measure_words, verdict
from battlefield.app.wording.lengths import LengthUnit

STYLE = """
body { color: #22252A; font-size: 12px; }
h1 { font-size: 22px; font-weight: 600; margin: 0 0 4px 0; }
h2 { font-size: 15px; font-weight: 600; margin: 14px 0 4px 0; }
p { margin: 0 0 4px 0; }
.quiet { color: #62666D; }
.apart { color: #A03A00; font-weight: 600; }
th { padding: 2px 16px 2px 0; text-align: left; font-weight: 400; color: #62666D; }
td { padding: 3px 16px 3px 0; }
"""
_SCREEN = """
body { font-family: system-ui, sans-serif; background: #F3F1EC; margin: 0; line-height: 1.4; }
section { background: #FFFFFF; max-width: 1100px; margin: 18px auto; padding: 28px 36px; }
.maps { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; } .maps img { width: 100%; height: auto; }
@media print { body { background: none; } section { margin: 0; padding: 0; } }
"""


def body(found: Fairness, title: str, unit: LengthUnit = "inches") -> str:
    """Write the figures: a verdict, what was assumed, and a table of both sides with their differences."""
    parts = [f"<h1>{escape(title)}</h1>", f"<p><b>{escape(verdict(found))}</b></p>"]
    if found.missing:
        return "".join(parts)
    parts.append(f'<p class="quiet">Measured with {escape(measure_words(found.measure, unit))}</p>')
    heads = "".join(f"<th>{escape(head)}</th>" for head in ("", *found.sides, "Difference"))
    rows = "".join(_row(row, found.sides) for row in found.rows)
    return "".join(parts) + f'<table cellspacing="0"><tr>{heads}</tr>{rows}</table>'


def _row(row: Row, sides: Sequence[str]) -> str:
    figures = "".join(f"<td>{escape(text)}</td>" for text in row.texts)
    words = "<br>".join(map(escape, difference_lines(row, sides)))
    kind = "apart" if row.difference else "quiet"
    apart = f'<td><span class="{kind}">{words}</span></td>'
    name = f'{escape(row.name)}<br><span class="quiet">{escape(row.says)}</span>'
    return f"<tr><td>{name}</td>{figures}{apart}</tr>"


def whole(
    found: Fairness, title: str, pictures: Sequence[tuple[str, str]], unit: LengthUnit = "inches"
) -> str:
    """Write one file; `pictures` are the words and the address of each map."""
    maps = "".join(
        f'<figure style="margin:0"><img src="{address}" alt="{escape(words)}"></figure>'
        for words, address in pictures
    )
    head = f"<meta charset='utf-8'><title>{escape(title)}</title><style>{STYLE}{_SCREEN}</style>"
    text = body(found, title, unit)
    return (
        f"<!DOCTYPE html><html lang='en'><head>{head}</head><body><section>{text}</section>"
        f"<section><div class='maps'>{maps}</div></section></body></html>"
    )
