"""The measures of a part on the board, told and set: place, width, length, rotation, radius.

Rectangles and ellipses are measured along their own bearing, other outlines by the box about them.
"""

from dataclasses import replace
from typing import Literal

from battlefield.app.design.parts.parts import Part
from battlefield.app.design.parts.places import (
    box_of_part,
    centre_of,
    grained,
    line_of,
    outline_of,
    spot_of,
    with_outline,
)
from battlefield.app.design.parts.transforms import ellipse_of, mapped_part, with_ellipse
from battlefield.geometry.kernel.affine import Affine
from battlefield.geometry.kernel.shapes import Circle, Point, Polygon, Strip
from battlefield.geometry.outlines import Ellipse
from battlefield.geometry.pieces.boxes import Rectangle
from battlefield.rules.scene.contents import Model, PlacedTemplate, Terrain

Anchor = Literal["centre", "top left", "top right", "bottom left", "bottom right"]
ANCHORS: tuple[Anchor, ...] = ("centre", "top left", "top right", "bottom left", "bottom right")
Form = Rectangle | Ellipse
_FINE = 6  # decimals of a measure that is told, so that what was typed stays what it was


def form_of(part: Part) -> Form | None:
    """Recognise a rectangle or a drawn ellipse; None for anything else."""
    ellipse = ellipse_of(part)
    if ellipse is not None:
        return ellipse
    outline = outline_of(part)
    return _told(Rectangle.of(outline)) if isinstance(outline, Polygon) else None


def with_form(part: Part, form: Form) -> Part:
    """Return a part the outline of a rectangle or an ellipse; only terrain can be an ellipse."""
    if isinstance(form, Rectangle):
        return with_outline(part, grained(form.polygon))
    return with_ellipse(part, form) if isinstance(part, Terrain) else part


def anchor_of(part: Part, anchor: Anchor) -> Point:
    """Return the place by which a part is measured: its centre, or a corner of the box about it."""
    if anchor == "centre":
        return centre_of(part)
    box = box_of_part(part)
    x = box.left if anchor.endswith("left") else box.right
    return x, box.top if anchor.startswith("top") else box.bottom


def anchored_at(part: Part, anchor: Anchor, to: Point) -> Part:
    """Move a part so that the place by which it is measured comes to lie elsewhere."""
    x, y = anchor_of(part, anchor)
    by = (to[0] - x, to[1] - y)
    return mapped_part(part, Affine.shift(by)) if by != (0.0, 0.0) else part


def has_polygon(part: Part) -> bool:
    """Return whether a part has a width and a length: all polygons have."""
    return isinstance(outline_of(part), Polygon)


def width_of(part: Part) -> float | None:
    """Return the width: across the bearing of a rectangle or ellipse, else of the box; None without one."""
    form = form_of(part)
    if form is not None:
        return form.width
    return box_of_part(part).width if isinstance(outline_of(part), Polygon) else None


def length_of(part: Part) -> float | None:
    """Return the length: along the bearing of a rectangle or ellipse, else the height of the box."""
    form = form_of(part)
    if form is not None:
        return form.length
    return box_of_part(part).height if isinstance(outline_of(part), Polygon) else None


def with_width(part: Part, width: float, anchor: Anchor) -> Part:
    """Make a part as wide as that, the place by which it is measured staying where it is."""
    return _sized(part, width, width_of(part), anchor, across=True)


def with_length(part: Part, length: float, anchor: Anchor) -> Part:
    """Make a part as long as that, the place by which it is measured staying where it is."""
    return _sized(part, length, length_of(part), anchor, across=False)


def rotation_of(part: Part) -> float | None:
    """Return the bearing of a rectangle, an ellipse, a base, or a template that is not round."""
    if isinstance(part, Model):
        return part.facing
    if isinstance(part, PlacedTemplate):
        return part.template.bearing if part.template.row.is_turned else None
    form = form_of(part)
    return form.bearing if form is not None else None


def turns_freely(part: Part) -> bool:
    """Return whether a part can be turned but has no bearing to be told."""
    outline = outline_of(part)
    has_edges = isinstance(outline, Polygon | Strip) or line_of(part) is not None
    return has_edges and rotation_of(part) is None


def with_rotation(part: Part, bearing: float) -> Part:
    """Turn a part about its centre so that its bearing is as told; one without is turned by so much."""
    if isinstance(part, Model):
        return replace(part, facing=bearing)
    if isinstance(part, PlacedTemplate):
        return replace(part, template=replace(part.template, bearing=bearing))
    form = form_of(part)
    if form is not None:
        return with_form(part, replace(form, bearing=bearing))
    return mapped_part(part, Affine.turn(bearing, centre_of(part))) if bearing else part


def radius_of(part: Part) -> float | None:
    """Return a circle's radius."""
    outline = outline_of(part)
    return outline.radius if isinstance(outline, Circle) else None


def with_radius(part: Part, radius: float) -> Part:
    """Return a circle another radius about its centre."""
    outline = outline_of(part)
    return with_outline(part, replace(outline, radius=radius)) if isinstance(outline, Circle) else part


def strip_width_of(part: Part) -> float | None:
    """Return a strip's width."""
    outline = outline_of(part)
    return outline.width if isinstance(outline, Strip) else None


def with_strip_width(part: Part, width: float) -> Part:
    """Return a strip another width about its line."""
    outline = outline_of(part)
    return with_outline(part, replace(outline, width=width)) if isinstance(outline, Strip) else part


def centre_words(part: Part) -> str:
    """Say what the centre of a part is."""
    if form_of(part) is not None or isinstance(outline_of(part), Circle):
        return "centre"
    if spot_of(part) is not None:
        return "place"
    return "middle of its line" if line_of(part) is not None else "centroid of its area"


def _told(found: Rectangle | None) -> Rectangle | None:
    if found is None:
        return None
    return replace(found, length=round(found.length, _FINE), width=round(found.width, _FINE))


def _sized(part: Part, size: float, before: float | None, anchor: Anchor, across: bool) -> Part:
    if before is None or size == before:
        return part
    stays, form = anchor_of(part, anchor), form_of(part)
    if form is not None:
        changed = with_form(part, replace(form, width=size) if across else replace(form, length=size))
    else:
        share = size / before
        by = Affine.scaling(share, 1.0, stays) if across else Affine.scaling(1.0, share, stays)
        changed = mapped_part(part, by)
    return anchored_at(changed, anchor, stays)
