"""Findings and figures of fairness as lines for a terminal, and as plain values for other programs."""

from collections.abc import Iterable, Iterator, Sequence
from math import isfinite
from typing import Any

from battlefield.app.checks.fairness import Fairness, Measure, Row
from battlefield.app.checks.fairness_words import shown_figure
from battlefield.app.checks.finding import GRAVES, Finding, Grave
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.presets import base_words
from battlefield.app.wording.translation import tr


def line_of(finding: Finding, unit: LengthUnit = "inches") -> str:
    """Write a finding as one line: its gravity, words, parts and place."""
    parts = ", ".join(f"{ref.kind} {ref.id}" for ref in finding.refs[:8])
    more = f" and {len(finding.refs) - 8} more" if len(finding.refs) > 8 else ""
    x, y = (format_length(each, unit) for each in finding.at)
    return f"{finding.grave}: {finding.words} [{parts}{more}{'; ' if parts else ''}at {x}, {y}]"


def finding_object(finding: Finding) -> dict[str, Any]:
    """Return a finding as plain values, its place in inches."""
    return {
        "check": finding.check,
        "grave": finding.grave,
        "words": finding.words,
        "parts": [{"kind": ref.kind, "id": ref.id} for ref in finding.refs],
        "at": [round(each, 6) + 0.0 for each in finding.at],
    }


def measure_words(measure: Measure, unit: LengthUnit = "inches") -> str:
    """Say what was assumed of those who walk and look."""
    move, eye = format_length(measure.move, unit), format_length(measure.eye, unit)
    turns = f"{measure.turns} turn{'' if measure.turns == 1 else 's'}"
    climb = f"climbing up to {format_length(measure.climb, unit)}" if measure.climb else "climbing nothing"
    return f"{base_words(measure.base)}, {move} a turn, {turns}, {climb}, eyes {eye} up"


def verdict(found: Fairness) -> str:
    """Say in one sentence how fair a table is."""
    if found.missing:
        return sentence(found.missing)
    both = tr(" and ").join(found.sides)
    if found.is_even:
        if not found.symmetry:
            return tr("No figure differs between {sides}", sides=both)
        return tr("No figure differs between {sides}: the table is its own image under {symmetry}",
                  sides=both, symmetry=shown_figure(found.symmetry))  # fmt: skip
    differing = sum(row.difference != 0.0 for row in found.rows)
    better = [row.better_side(found.sides) for row in found.rows]
    first, other = (
        tr("{count} better for {side}", count=better.count(side), side=side) for side in found.sides
    )
    return tr("{differing} of {all} figures differ between {sides}: {first}, {other}", differing=differing,
              all=len(found.rows), sides=both, first=first, other=other)  # fmt: skip


def difference_lines(row: Row, sides: Sequence[str]) -> tuple[str, ...]:
    """Say how much the figures of two sides differ; whose is higher, and whether that is good for it."""
    more, better = row.side_with_more(sides), row.better_side(sides)
    if not more:
        return (shown_figure(row.words),)
    judged = (tr("(better)") if better == more else tr("(worse)"),) if better else ()
    if not isfinite(row.difference):
        return (tr("only {side} gets there", side=better), tr("(better)"))
    whose = tr("longer for {side}", side=more) if row.good == "less" else tr("more for {side}", side=more)
    return shown_figure(row.words), whose, *judged


def difference_words(row: Row, sides: Sequence[str]) -> str:
    """Say in one short phrase how the figures of two sides differ."""
    return " ".join(difference_lines(row, sides))


def fairness_lines(found: Fairness, unit: LengthUnit = "inches") -> Iterator[str]:
    """Write the figures of fairness, one line each."""
    yield verdict(found)
    if not found.missing:
        yield f"measured with {measure_words(found.measure, unit)}"
    for row in found.rows:
        figures = ", ".join(f"{side} {text}" for side, text in zip(found.sides, row.texts, strict=True))
        yield f"{row.name} ({row.says}): {figures}; difference {difference_words(row, found.sides)}"


def fairness_object(found: Fairness) -> dict[str, Any]:
    """Return the figures of fairness as plain values; a way that is none is null."""
    return {
        "sides": list(found.sides),
        "missing": found.missing,
        "even": found.is_even,
        "symmetry": found.symmetry,
        "rows": [_row_object(row, found.sides) for row in found.rows],
    }


def _row_object(row: Row, sides: Sequence[str]) -> dict[str, Any]:
    return {
        "name": row.name,
        "says": row.says,
        "values": [_number(value) for value in row.values],
        "difference": _number(row.difference),
        "more": row.side_with_more(sides) or None,
        "better": row.better_side(sides) or None,
    }


def _number(value: float) -> float | None:
    return value if isfinite(value) else None


def counted_graves(findings: Iterable[Finding]) -> str:
    """Count findings in short: "2 faults, 1 hint"; "nothing wrong" where there are none."""
    graves = [finding.grave for finding in findings]
    counts = [(graves.count(grave), grave) for grave in GRAVES]
    return ", ".join(counted_grave(grave, n) for n, grave in counts if n) or tr("nothing wrong")


def counted_grave(grave: Grave, n: int) -> str:
    """Count findings of a gravity."""
    if grave == "fault":
        return tr("{n} faults", "", n, one="{n} fault")
    if grave == "warning":
        return tr("{n} warnings", "", n, one="{n} warning")
    return tr("{n} hints", "", n, one="{n} hint")


def sentence(words: str) -> str:
    """Begin with a capital."""
    return words[:1].upper() + words[1:]
