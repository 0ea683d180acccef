"""Where a template covers the most: a ghost of it there, who is under it, and how sure that is."""

from math import hypot, isfinite

from battlefield.app.desk.answers import counted, placed
from battlefield.app.desk.pictures import Answer, Drawing, Line, Mark, Shape
from battlefield.app.measure.aiming import Aimed
from battlefield.app.wording.lengths import LengthUnit, format_length, format_margin
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.templates import BestPlacement
from battlefield.rules.scene.contents import Model, PlacedTemplate


def best_answer(
    title: str,
    lying: PlacedTemplate | None,
    aimed: Aimed,
    found: BestPlacement,
    unit: LengthUnit,
    reach: float | None = None,
) -> Answer:
    """Show the best place of a template, or the best nudge of up to `reach` inches.

    The way there, and what is gained, is told where it is `lying` on the table already.
    """
    covered = [aimed.models[index] for index in found.covered]
    gain = found.value - aimed.worth(lying.template) if lying is not None else None
    lines = [_covers(aimed, found, covered), *_by_unit(covered), *_gained(gain)]
    lines.append(
        _proof(aimed, found, f"nudge of up to {format_length(reach, unit)}" if reach else "placement")
    )
    if isfinite(found.slack):
        lines.append(f"still so if it lands up to {format_margin(found.slack, unit)} off")
    lines.append(_where(aimed.template, found, unit))
    return Answer(title, tuple(lines), (*_ghost(aimed, found), *_way(lying, found, unit)))


def _covers(aimed: Aimed, found: BestPlacement, covered: list[Model]) -> str:
    wholly = "wholly " if aimed.wholly else ""
    if not covered:
        return (
            "it is best to cover nobody" if any(weight < 0 for weight in aimed.weights) else "covers nobody"
        )
    words = f"{wholly}covers {counted(len(covered), 'model')}"
    return words if aimed.counts_models else f"{words}, worth {found.value:.10g}"


def _by_unit(covered: list[Model]) -> list[str]:
    """Count the covered models of each side and unit, most first."""
    units = [(model.side, model.unit) for model in covered]
    ranked = sorted(dict.fromkeys(units), key=lambda unit: -units.count(unit))
    return [
        f"– {units.count(each)} of {each[1] or 'no unit'}" + (f", {each[0]}" if each[0] else "")
        for each in ranked
    ]


def _gained(gain: float | None) -> list[str]:
    """Compare with where the template lies, to the hundredth."""
    if gain is None:
        return []
    shown = f"{gain:.2f}".rstrip("0").rstrip(".")
    return ["no better than where it lies" if shown in ("0", "-0") else f"{shown} more than where it lies"]


def _proof(aimed: Aimed, found: BestPlacement, move: str) -> str:
    covers = "covers" if aimed.counts_models else "is worth"
    if found.proven:
        return f"no {move} {covers} more"
    return f"the best found; no {move} {covers} more than {found.most:g}"


def _where(template: Template, found: BestPlacement, unit: LengthUnit) -> str:
    at = ", ".join(format_length(part, unit) for part in found.at)
    return f"at {at}, bearing {found.bearing:.1f}°" if template.row.is_turned else f"at {at}"


def _ghost(aimed: Aimed, found: BestPlacement) -> Drawing:
    """Draw the template where it would lie, and mark whom it would cover."""
    template = aimed.template
    ghost = Template(template.kind, template.size, found.at, found.bearing)
    marks = tuple(
        Shape(placed(aimed.models[index]), "good" if aimed.weights[index] >= 0 else "bad")
        for index in found.covered
    )
    return (Shape(ghost, "path", dashed=True), *marks)


def _way(lying: PlacedTemplate | None, found: BestPlacement, unit: LengthUnit) -> Drawing:
    if lying is None:
        return ()
    start: Point = lying.template.at
    length = hypot(found.at[0] - start[0], found.at[1] - start[1])
    if format_length(length, "inches") == format_length(0.0, "inches"):
        return (Mark(start, "path", ("stays",)),)
    return (Line((start, found.at), "path", (format_length(length, unit),), arrow=True),)
