"""A tournament layout drawn once more from its published numbers is its imported twin."""

from math import hypot
from pathlib import Path

from conftest import Open
from designers import Designer, plain

from battlefield.app.checks.fairness import fairness
from battlefield.files.imports import imported, read_source
from battlefield.geometry.shapes import Point, Polygon
from battlefield.rules.scene import Scene

LAYOUT = Path(__file__).parents[3] / "docs" / "examples" / "mill_race.json"
RECTANGLES = (
    "10 x 6 about 12, 8",
    "10 x 6 about 29.5, 12.5 turned 30",
    "6 x 4 about 47, 7.25 turned 90",
    "6 x 4 about 8, 20 turned 45",
    "5 x 2.25 about 21.5, 5",
    "5 x 2.25 about 38.25, 19.5 turned 60",
    "7 x 0.5 about 18, 18.75",
)
WOOD = ("55.5, 13", "49.5, 13", "to 55.5, 20.5")


def typed(designer: Designer, text: str) -> None:
    if not text[0].isdigit():  # a digit opens the box for numbers by itself
        designer.hand.key("M")
    designer.hand.write(text[:1])
    designer.hand.write(text[1:])
    designer.hand.key("Return")


def farthest(one: tuple[Point, ...], other: tuple[Point, ...]) -> float:
    """How far the corners of two rings are apart at most, whichever corner each begins with."""
    return max(min(hypot(ax - bx, ay - by) for bx, by in other) for ax, ay in one)


def rings(scene: Scene) -> list[tuple[Point, ...]]:
    return [piece.outline.points for piece in scene.terrain if isinstance(piece.outline, Polygon)]


def test_sixteen_pieces_are_redrawn_by_half_and_equal_the_imported_layout(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    hand = designer.hand
    designer.page.view.setFocus()
    hand.key("Y", "H")
    designer.tool("R")
    for numbers in RECTANGLES:
        typed(designer, numbers)
    designer.tool("P")
    for corner in WOOD:
        typed(designer, corner)
    hand.key("Return")
    designer.tool("Z")
    typed(designer, "60 x 9 at 0, 0")
    designer.tool("O")
    for place in ("30, 22", "14, 14"):
        typed(designer, place)

    twin = imported(read_source(LAYOUT), {}).scene
    drawn, published = rings(designer.scene), rings(twin)
    assert len(drawn) == len(published) == 16
    for ring in published:
        assert min(max(farthest(ring, own), farthest(own, ring)) for own in drawn) < 1e-6
    zones = [[zone.outline for zone in scene.zones] for scene in (designer.scene, twin)]
    assert len(zones[0]) == len(zones[1]) == 2
    for own, other in zip(*zones, strict=True):
        assert isinstance(own, Polygon) and isinstance(other, Polygon)
        assert farthest(own.points, other.points) < 1e-6
    assert sorted(each.at or () for each in designer.scene.objectives) == [(14, 14), (30, 22), (46, 30)]
    assert fairness(designer.scene).is_even
    while designer.scene.terrain or designer.scene.zones or designer.scene.objectives:
        hand.key("Ctrl+Z")
    assert designer.studio.document.history.place == 1  # the symmetry stays, the first thing done
