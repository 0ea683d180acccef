"""A table to be looked through: easy numbers, an inch to a base unless told otherwise."""

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.scene.objectives import Objective
from battlefield.rules.scene.scenario import Zone

INCH = BaseSize.round(25.4)


def box(left, top, right, bottom):
    """An upright rectangle."""
    return Polygon(tuple((float(x), float(y)) for x, y in
                         ((left, top), (right, top), (right, bottom), (left, bottom))))  # fmt: skip


def wall(id_, *corners, **facts):
    """A solid block three inches high; its corners are those of a rectangle, or an outline."""
    outline = box(*corners) if len(corners) == 4 else corners[0]
    return Terrain(id_, outline, **{"top": 3.0, "ground": ("impassable",), "sight": "blocks"} | facts)


def model(id_, x, y, base=INCH, **facts):
    """A model an inch across and an inch and a half tall."""
    return Model(id_, base, (float(x), float(y)), **{"side": "red", "height": 1.5} | facts)


def spot(id_, x, y, side=""):
    """An objective at a place."""
    return Objective(id_, "marker", at=(float(x), float(y)), side=side)


def table(*parts, width=48.0, height=36.0):
    """A table with what is given."""
    of = {kind: tuple(part for part in parts if isinstance(part, kind))
          for kind in (Terrain, Model, Zone, Objective)}  # fmt: skip
    return Scene(Board(width, height), terrain=of[Terrain], models=of[Model], zones=of[Zone],
                 objectives=of[Objective])  # fmt: skip


def zones(depth=6.0, width=48.0, height=36.0):
    """Two deployment zones along the upper and the lower edge."""
    return (
        Zone("north", box(0, 0, width, depth), side="red"),
        Zone("south", box(0, height - depth, width, height), side="blue"),
    )


def words(findings):
    """What findings say, in order."""
    return [finding.words for finding in findings]
