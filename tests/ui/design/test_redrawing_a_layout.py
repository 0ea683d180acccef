"""A tournament layout drawn once more from its published numbers is its imported twin."""

from math import hypot
from pathlib import Path

import pytest
from conftest import Open
from designers import Designer, plain

from battlefield.app.checks.fairness import fairness
from battlefield.app.design.drawing.choices import KIND
from battlefield.files.imports import imported, read_source
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.rules.scene.contents import Terrain

LAYOUT = Path(__file__).parents[3] / "docs" / "examples" / "mill_race.json"
MANUAL = Path(__file__).parents[3] / "docs" / "manual.md"
RECTANGLES = (
    ("ruin", "10 x 6 about 12, 8"),
    ("ruin", "10 x 6 about 29.5, 12.5 turned 30"),
    ("ruin", "6 x 4 about 47, 7.25 turned 90"),
    ("ruin", "6 x 4 about 8, 20 turned 45"),
    ("container", "5 x 2.25 about 21.5, 5"),
    ("container", "5 x 2.25 about 38.25, 19.5 turned 60"),
    ("wall", "14 x 0.5 about 18, 18.75"),
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


def ring(piece: Terrain) -> tuple[Point, ...]:
    assert isinstance(piece.outline, Polygon)
    return piece.outline.points


def apart(one: Terrain, other: Terrain) -> float:
    return max(farthest(ring(one), ring(other)), farthest(ring(other), ring(one)))


def does(piece: Terrain) -> tuple[object, ...]:
    """All that a piece is and does, beside where it lies."""
    heights = piece.bottom, piece.top, piece.storeys
    return piece.kind, piece.ground, piece.sight, piece.platform, piece.cover, heights


def test_the_manual_gives_kind_and_numbers_of_every_rectangle() -> None:
    rows = [line for line in MANUAL.read_text(encoding="utf-8").splitlines() if "` |" in line]
    for kind, numbers in RECTANGLES:
        assert any(f"| {kind.capitalize()} |" in row and f"`{numbers}`" in row for row in rows)


@pytest.mark.campaign
def test_sixteen_pieces_are_redrawn_by_half_and_equal_the_imported_layout(open_scene: Open) -> None:
    designer = Designer(open_scene(plain()))
    hand = designer.hand
    designer.page.view.setFocus()
    hand.key("Y", "H")
    designer.tool("R")
    for kind, numbers in RECTANGLES:
        designer.studio.options.put(KIND, kind)
        typed(designer, numbers)
    designer.tool("P")
    designer.studio.options.put(KIND, "wood")
    for corner in WOOD:
        typed(designer, corner)
    hand.key("Return")
    designer.tool("Z")
    typed(designer, "60 x 9 at 0, 0")
    designer.tool("O")
    for place in ("30, 22", "14, 14"):
        typed(designer, place)

    twin = imported(read_source(LAYOUT), {}).scene
    assert len(designer.scene.terrain) == len(twin.terrain) == 16
    for published in twin.terrain:
        drawn = min(designer.scene.terrain, key=lambda piece: apart(piece, published))
        assert apart(drawn, published) < 1e-6
        assert does(drawn) == does(published)
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
