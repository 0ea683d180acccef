"""A verdict card as HTML: simple enough for print, and one file with all its pictures."""

from collections.abc import Sequence
from html import escape

from battlefield.app.refereeing.evidence import Evidence
from battlefield.app.refereeing.time_of_day import date_words
from battlefield.app.refereeing.told import Row, Told, Tone
from battlefield.app.wording.rulings_told import rulings

TONES: dict[Tone, str] = {"yes": "#00674B", "no": "#A03A00", "open": "#6A4A00", "plain": "#22252A"}
_SIGNS: dict[Tone, str] = {"yes": "✔ ", "no": "✘ ", "open": "? ", "plain": ""}
STYLE = """
body { color: #22252A; font-size: 12px; }
p { margin: 0 0 3px 0; }
.asked { font-size: 15px; color: #62666D; margin: 0 0 2px 0; }
.verdict { font-size: 30px; font-weight: 600; margin: 0; }
.value { font-size: 16px; margin: 2px 0 0 0; }
.head { font-size: 13px; font-weight: 600; margin: 0 0 2px 0; }
.quiet { color: #62666D; }
.hash { color: #62666D; font-size: 9px; }
td { padding: 1px 12px 1px 0; }
th { padding: 1px 12px 1px 0; text-align: left; font-weight: 400; color: #62666D; }
"""
_SCREEN = """
:root { color-scheme: light; }
body { font-family: system-ui, sans-serif; background: #F3F1EC; margin: 0; line-height: 1.4; }
main { background: #FFFFFF; max-width: 1100px; margin: 18px auto; padding: 28px 36px; }
.pictures, .columns { display: flex; gap: 24px; flex-wrap: wrap; margin: 16px 0; align-items: flex-start; }
figure { flex: 1 1 360px; margin: 0; min-width: 0; } figure img { width: 100%; height: auto; }
figcaption { color: #62666D; } .columns > div { flex: 1 1 360px; min-width: 0; }
.hash { overflow-wrap: anywhere; } table { border-collapse: collapse; }
@media (max-width: 640px) { body { font-size: 14px; } main { margin: 0; padding: 18px; }
  .hash { font-size: 11px; } }
@media print { body { background: none; } main { margin: 0; padding: 0; }
  @page { size: A4 landscape; margin: 12mm; } }
"""


def signed_verdict(told: Told) -> str:
    """Write a verdict behind the sign of its tone, so that colour is never the only one."""
    return f"{_SIGNS[told.tone]}{told.verdict}"


def headline(told: Told) -> str:
    """Write the question, and below it the verdict with how sure it is."""
    sure = f' <span style="font-size:18px; font-weight:400">– {escape(told.sure)}</span>' if told.sure else ""
    verdict = f'<span style="color:{TONES[told.tone]}">{escape(signed_verdict(told))}</span>'
    value = f'<p class="value">{escape(told.value)}</p>' if told.value else ""
    return f'<p class="asked">{escape(told.asked)}</p><p class="verdict">{verdict}{sure}</p>{value}'


def findings(told: Told) -> str:
    """Write what else was found: the notes, and a row for each model or link."""
    notes = "".join(f"<p>{escape(note)}</p>" for note in told.notes)
    if len(told.rows) < 2:
        return notes
    more = f'<p class="quiet">and {told.left_out} more</p>' if told.left_out else ""
    rows = "".join(_row(row) for row in told.rows)
    heads = "".join(f"<th>{head}</th>" for head in ("Who", "Verdict", "Margin", "How sure"))
    return f'{notes}<table cellspacing="0"><tr>{heads}</tr>{rows}</table>{more}'


def _row(row: Row) -> str:
    cells = (row.name, row.verdict, row.margin, row.sure)
    return f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def record(evidence: Evidence, told: Told) -> str:
    """Write the ruling that the verdict goes by, when the card was made, for whom, and the scene's hash."""
    title, text = rulings().get(told.rule, ("", ""))
    rule = (
        f'<p class="head">Ruling {escape(told.rule)}. {escape(title)}</p><p>{escape(text)}</p>'
        if told.rule
        else ""
    )
    table = f"{escape(evidence.scene.name)} · " if evidence.scene.name else ""
    names = f"<p>{escape(evidence.names)}</p>" if evidence.names else ""
    digest = f'<p class="hash">Scene {evidence.digest}</p>'
    return f'{rule}<p class="quiet">{table}{escape(date_words(evidence.made))}</p>{names}{digest}'


def title_of(told: Told) -> str:
    """Name a card by its verdict."""
    return f"{told.asked} {told.verdict}"


def whole(evidence: Evidence, told: Told, pictures: Sequence[tuple[str, str]]) -> bytes:
    """Write a card as one file; `pictures` are captions and addresses."""
    shown = "".join(_figure(*picture) for picture in pictures)
    columns = f'<div class="columns"><div>{findings(told)}</div><div>{record(evidence, told)}</div></div>'
    metas = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"{metas}<title>{escape(title_of(told))}</title><style>{STYLE}{_SCREEN}</style>"
    body = f'<main>{headline(told)}<div class="pictures">{shown}</div>{columns}</main>'
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'.encode()


def _figure(words: str, address: str) -> str:
    caption = escape(words)
    return f'<figure><img src="{address}" alt="{caption}"><figcaption>{caption}</figcaption></figure>'


def plain_words(evidence: Evidence, told: Told) -> str:
    """Write a card as plain text, for a message or a terminal."""
    sure = f" – {told.sure}" if told.sure else ""
    title, text = rulings().get(told.rule, ("", ""))
    rows = [
        f"  {row.name}: {row.verdict}, {row.margin}, {row.sure}" for row in told.rows if len(told.rows) > 1
    ]
    lines = [told.asked, f"{told.verdict}{sure}", told.value, *told.notes, *rows]
    lines += [f"  and {told.left_out} more"] if told.left_out else []
    lines += [f"Ruling {told.rule}. {title} {text}".rstrip()] if told.rule else []
    lines += [
        " · ".join(each for each in (evidence.scene.name, date_words(evidence.made), evidence.names) if each)
    ]
    return "\n".join([*(line for line in lines if line), f"Scene {evidence.digest}"])
