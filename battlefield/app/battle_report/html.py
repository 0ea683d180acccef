"""The pages of a battle report as HTML: simple enough for print, and one file with all its pictures."""

from collections.abc import Iterable, Sequence
from html import escape

from battlefield.app.battle_report.drawn_curve import drawn_curve
from battlefield.app.battle_report.report import BattleReport, Doing, SideSheet, Strength, TurnReport
from battlefield.app.wording.side_colours import side_name

_SHARES = (36, 18, 12, 34)  # of the width of a table of units
SIGNS = ("●", "■", "▲", "◆")
"""The sign of each side, beside its colour."""

STYLE = """
body { color: #22252A; font-size: 12px; }
p { margin: 0 0 2px 0; }
h1, .h1 { font-size: 24px; font-weight: 600; margin: 0 0 2px 0; }
h2, .h2 { font-size: 15px; font-weight: 600; margin: 10px 0 3px 0; }
h3, .h3 { font-size: 12px; font-weight: 600; margin: 7px 0 1px 0; }
.quiet { color: #62666D; }
.lost { color: #A03A00; font-weight: 600; }
td { padding: 1px 10px 1px 0; }
th { padding: 1px 10px 1px 0; text-align: left; font-weight: 400; color: #62666D; }
"""
_SCREEN = """
body { font-family: system-ui, sans-serif; background: #F3F1EC; margin: 0; line-height: 1.4; }
section { background: #FFFFFF; max-width: 1180px; margin: 18px auto; padding: 28px 36px; }
.columns { display: flex; gap: 28px; flex-wrap: wrap; align-items: flex-start; }
.map { flex: 3 1 480px; min-width: 0; } .map img { width: 100%; height: auto; }
.text { flex: 2 1 320px; min-width: 0; }
table { border-collapse: collapse; }
@media print { body { background: none; } section { margin: 0; padding: 0; break-after: page; }
  @page { size: A4 landscape; margin: 14mm; } }
"""


def sign(side: int, colours: Sequence[str]) -> str:
    """Write the sign of a side in its colour."""
    colour = colours[side % len(colours)]
    return f'<span style="color:{colour}">{SIGNS[side % len(SIGNS)]}</span>'


def cover(report: BattleReport, colours: Sequence[str]) -> str:
    """Write the first page: who fights, with what, where and by which settings."""
    sides = " against ".join(
        f"{sign(n, colours)} {escape(sheet.roster)}" for n, sheet in enumerate(report.sheets)
    )
    head = f"<h1>{escape(sentence(report.title))}</h1><p>{sides}</p><p><b>{escape(_result(report))}</b></p>"
    return head + "<h2>The game</h2>" + _facts(report.facts)


def sheet(found: SideSheet, side: int, colours: Sequence[str]) -> str:
    """Write a side's roster."""
    name = f"{escape(side_name(found.side))}: {escape(found.roster)}{f', {found.size}' if found.size else ''}"
    head = f"<h2>{sign(side, colours)} {name}</h2>"
    perks = f"<p>{escape(', '.join(found.perks))}</p>" if found.perks else ""
    units = []
    for unit in found.units:
        models = f"{unit.models} model{'' if unit.models == 1 else 's'}"
        price = f", {unit.price}" if unit.price else ""
        lines = [unit.stats, *unit.weapons, ", ".join(unit.perks)]
        told = "<br>".join(escape(line) for line in lines if line)
        head_line = f'<h3>{escape(unit.name)} <span class="quiet">{models}{price}</span></h3>'
        units.append(f"{head_line}<p>{told}</p>")
    return head + perks + "".join(units)


def turn(found: TurnReport, colours: Sequence[str]) -> str:
    """Write what happened in a turn."""
    parts = [f"<h1>{escape(found.title)}</h1>", standing(found.standing, colours)]
    parts += _section("As it began and ended", [f"<p>{escape(sentence(line))}</p>" for line in found.around])
    busy = [doing for doing in found.doings if any(told for _, told in doing.actions)]
    idle = [doing for doing in found.doings if doing not in busy]
    told = [*(_doing(doing, colours) for doing in busy), _idle(idle, colours)]
    parts += _section("What the units did", told)
    parts += [
        "<h2>What is left</h2>",
        strengths(found.strengths, [side for side, _ in found.standing], colours, found.health),
    ]
    return "".join(parts)


def _section(title: str, parts: Iterable[str]) -> list[str]:
    parts = list(parts)
    return [f"<h2>{title}</h2>", *parts] if parts else []


def _doing(doing: Doing, colours: Sequence[str]) -> str:
    lines = []
    for head, told in doing.actions:
        if told:
            words = "<br>".join(escape(line) for line in told)
            lines.append(f"<p><b>{escape(head)}</b>: {words}</p>")
        else:
            lines.append(f'<p class="quiet">{escape(head)}</p>')
    return f"<h3>{sign(doing.side, colours)} {escape(doing.unit)}</h3>{''.join(lines)}"


def _idle(doings: Sequence[Doing], colours: Sequence[str]) -> str:
    """Write in one line who only held, or did nothing that came to anything."""
    names = ", ".join(f"{sign(doing.side, colours)} {escape(doing.unit)}" for doing in doings)
    return f'<h3>Held all the time</h3><p class="quiet">{names}</p>' if names else ""


def standing(found: Sequence[tuple[str, str]], colours: Sequence[str]) -> str:
    """Write how the sides stand, in one line where there is room; none is broken within a fact."""
    told = [
        f"{sign(n, colours)}&nbsp;{_unbroken(side_name(side))}: <b>{_unbroken(words)}</b>"
        for n, (side, words) in enumerate(found)
    ]
    return f"<p>{' &nbsp; '.join(told)}</p>"


def _unbroken(facts: str) -> str:
    """Write facts so that lines end between them alone."""
    return " · ".join(escape(fact).replace(" ", "&nbsp;") for fact in facts.split(" · "))


def strengths(found: Sequence[Strength], sides: Sequence[str], colours: Sequence[str], health: str) -> str:
    """Write a table of what units have left, and of what they lost; each side under its name."""
    named = zip(("Unit", "Models", sentence(health), "Lost"), _SHARES, strict=True)
    heads = "".join(f'<th width="{share}%">{head}</th>' for head, share in named)
    rows, side = [], -1
    for each in sorted(found, key=lambda each: each.side):
        if each.side != side:
            side = each.side
            rows.append(f'<tr><td colspan="{len(_SHARES)}"><b>{escape(side_name(sides[side]))}</b></td></tr>')
        lost = [f"{each.lost_models} models"] if each.lost_models > 1 else []
        lost += ["1 model"] if each.lost_models == 1 else []
        lost += [each.lost_words] if each.lost_hp else []
        name = f"{sign(each.side, colours)} {escape(each.unit)}"
        where = "" if each.where == "on the table" else escape(each.where)
        last = f'<span class="lost">{", ".join(lost)}</span> <span class="quiet">{where}</span>'
        cells = zip((name, f"{each.models} of {each.strength}", str(each.hp), last), _SHARES, strict=True)
        told = "".join(f'<td width="{share}%">{cell}</td>' for cell, share in cells)
        rows.append(f"<tr>{told}</tr>")
    return f'<table cellspacing="0" width="100%"><tr>{heads}</tr>{"".join(rows)}</table>'


def ending(report: BattleReport, colours: Sequence[str], curve: str = "") -> str:
    """Write the last page: the result, and what is left of everybody.

    Where the turning points stand below a drawn curve, they lead to their turns as it does.
    """
    sides, rest = report.ending[: len(report.sides)], report.ending[len(report.sides) :]
    rows = ((each.title, *(words for _, words in each.standing)) for each in report.turns)
    scores = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    heads = "".join(
        f"<th>{sign(n, colours)} {escape(side_name(side))}</th>" for n, (side, _) in enumerate(sides)
    )
    course = f'<table cellspacing="0"><tr><th></th>{heads}</tr>{scores}</table>' if scores else ""
    return (
        f"<h1>{escape(_result(report))}</h1>{standing(sides, colours)}"
        f"<h2>{sentence(report.period)} by {report.period}</h2>{course}"
        f"{turning_points(report, colours, curve)}"
        "<h2>What is left, and what was lost in all</h2>"
        f"{strengths(report.strengths, report.sides, colours, report.health)}"
        f"<h2>For the record</h2>{_facts(rest[:-1])}{_small_print(rest[-1:])}"
    )


def turning_points(report: BattleReport, colours: Sequence[str], drawn: str = "") -> str:
    """Write where the battle turned, below its drawn curve where there is one."""
    curve = report.curve
    if curve is None or not curve.swings:
        return ""
    rows = []
    for number, swing in enumerate(curve.swings, 1):
        favoured = sign(report.sides.index(curve.side_of(swing)), colours)
        head = f"{number}. {escape(swing.when)}"
        head = f'<a href="#{_anchor(swing.turn)}">{head}</a>' if drawn else head
        told = f"{escape(sentence(swing.words))} — {favoured} {escape(curve.told(swing))}"
        rows.append(f"<p><b>{head}</b>: {told}</p>")
    says = "By an estimate of what both sides\u2019 positions were worth after each action."
    return f'<h2>Turning points</h2>{drawn}{"".join(rows)}<p class="quiet">{says}</p>'


def _anchor(turn: int) -> str:
    return f"turn-{turn}"


def _small_print(facts: Iterable[tuple[str, str]]) -> str:
    """Write what is only of use to who compares two reports."""
    told = " ".join(f"{escape(name)}: {escape(words)}" for name, words in facts)
    return f'<p class="quiet" style="font-size:8px">{told}</p>'


def _facts(facts: Iterable[tuple[str, str]]) -> str:
    rows = "".join(
        f'<tr><td class="quiet">{escape(name)}</td><td>{escape(words)}</td></tr>' for name, words in facts
    )
    return f'<table cellspacing="0">{rows}</table>'


def _result(report: BattleReport) -> str:
    return sentence(report.result)


def sentence(words: str) -> str:
    """Begin with a capital."""
    return words[:1].upper() + words[1:]


def whole(report: BattleReport, pictures: Sequence[str], colours: Sequence[str]) -> str:
    """Write one file of all pages; `pictures` are the addresses of the maps in the order of the pages."""
    rosters = (sheet(each, n, colours) for n, each in enumerate(report.sheets))
    sheets = "".join(f'<div class="text">{each}</div>' for each in rosters)
    sections = [
        f'<section><div class="columns"><div class="text">{cover(report, colours)}</div>'
        f'{_map(pictures[0], "The table")}</div><div class="columns">{sheets}</div></section>'
    ]
    for each, picture in zip(report.turns, pictures[1:-1], strict=True):
        shown = _map(picture, f"{each.title}: the table at its end, with the moves of the {report.period}")
        text = f'<div class="text">{turn(each, colours)}</div>'
        columns = f'<div class="columns" id="{_anchor(each.number)}">{shown}{text}</div>'
        sections.append(f"<section>{columns}</section>")
    curve = drawn_curve(report.curve, colours, _anchor) if report.curve is not None else ""
    last = f'<div class="text">{ending(report, colours, curve)}</div>'
    shown = _map(pictures[-1], "The table at the end")
    sections.append(f'<section><div class="columns">{shown}{last}</div></section>')
    metas = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head = f"{metas}<title>{escape(sentence(report.title))}</title><style>{STYLE}{_SCREEN}</style>"
    body = "\n".join(sections)
    return f'<!DOCTYPE html>\n<html lang="en"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def _map(picture: str, words: str) -> str:
    return f'<div class="map"><img src="{picture}" alt="{escape(words)}"></div>'
