"""The proof of a verdict about one base under a template, in points and in one sentence."""

from battlefield.geometry.kernel.bases import Group
from battlefield.geometry.kernel.shapes import Point, Template
from battlefield.geometry.kernel.tolerance import cover, is_too_close_to_call
from battlefield.geometry.kernel.verdicts import Witness
from battlefield.geometry.pieces.solids import contact, group_solid, template_solid

_RULES = (
    "Not covered: no part of the base lies under the template; contact alone is no cover.",
    "Partly covered: some of the base lies under the template, and some does not.",
    "Wholly covered: no part of the base lies beyond the template's edge.",
)


def describe(template: Template, base: Group, margin: float, slack: float, direction: Point) -> Witness:
    """Put together why a base counts as covered or not, from what `coverage` measured."""
    covered = int(cover(margin, slack))
    points = contact(template_solid(template), group_solid(base), direction, margin)
    close = is_too_close_to_call(margin) or is_too_close_to_call(slack)
    return Witness(points, direction, margin, slack, covered, _RULES[covered], close)
