"""What the board must show of a scene, worked out from the scene alone."""

from collections.abc import Iterable
from math import cos, radians, sin, sqrt

import pytest
from PySide6.QtCore import QRectF

from battlefield.app.wording.side_colours import colour_place
from battlefield.geometry.kernel.shapes import BaseSize, Point, Template
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.board_scene import BoardScene
from battlefield.ui.board.items import MatItem, ModelItem, TemplateItem
from battlefield.ui.board.terrain.terrain_item import TerrainItem

Box = tuple[float, float, float, float]
CLOSE = 0.002  # inches: the painter draws round things as curves that are right to a thousandth


def assert_board_shows(scene: Scene, board: BoardScene) -> None:
    """Check that the board's items are the scene's pieces, each in its place, size and turn, no others."""
    items = board.items()
    mats = [item for item in items if isinstance(item, MatItem)]
    assert [mat.board for mat in mats] == [scene.board]
    assert_terrain_shown(scene, [item for item in items if isinstance(item, TerrainItem)])
    assert_models_shown(scene, [item for item in items if isinstance(item, ModelItem)])
    assert_templates_shown(scene, [item for item in items if isinstance(item, TemplateItem)])
    assert {item.ref for item in board.piece_items()} == {
        item.ref for item in items if isinstance(item, ModelItem | TemplateItem)
    }


def assert_terrain_shown(scene: Scene, items: list[TerrainItem]) -> None:
    """Check that each piece of terrain lies there once, later ones over earlier ones."""
    shown = sorted(items, key=lambda item: item.zValue())
    assert [item.terrain for item in shown] == list(scene.terrain)


def assert_models_shown(scene: Scene, items: list[ModelItem]) -> None:
    """Check place, shape, turn, name and side of every base."""
    by_id = {item.ref.id: item for item in items}
    assert len(by_id) == len(items), "a base is shown twice"
    assert set(by_id) == {model.id for model in scene.models}
    owned = (*scene.models, *scene.zones, *scene.entries, *scene.objectives)
    sides = tuple(dict.fromkeys(part.side for part in owned if part.side or part in scene.models))
    for model in scene.models:
        item = by_id[model.id]
        assert item.isVisible()
        assert (item.pos().x(), item.pos().y()) == pytest.approx(model.at, abs=1e-9)
        assert box_of(item.sceneTransform().mapRect(item.shape().boundingRect())) == pytest.approx(
            base_box(model.base, model.at, model.facing), abs=CLOSE
        )
        assert (item.model.name, item.model.id, item.model.unit) == (model.name, model.id, model.unit)
        assert item.model.facing == model.facing
        assert item.side == colour_place(model.side, sides)


def assert_templates_shown(scene: Scene, items: list[TemplateItem]) -> None:
    """Check place, size and bearing of every template."""
    by_id = {item.ref.id: item for item in items}
    assert len(by_id) == len(items), "a template is shown twice"
    assert set(by_id) == {placed.id for placed in scene.templates}
    for placed in scene.templates:
        item = by_id[placed.id]
        assert item.isVisible()
        assert (item.pos().x(), item.pos().y()) == pytest.approx(placed.template.at, abs=1e-9)
        box = box_of(item.sceneTransform().mapRect(item._path.boundingRect()))
        assert box == pytest.approx(template_box(placed.template), abs=CLOSE)
        assert item.placed.locked == placed.locked


def box_of(rect: QRectF) -> Box:
    """Give left, top, right and bottom of a rectangle."""
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def base_box(size: BaseSize, at: Point, facing: float) -> Box:
    """Work out the box around a base from its measures."""
    a, b = size.length_mm / 50.8, size.width_mm / 50.8
    along, across = toward(facing), toward(facing + 90)
    if size.kind == "hex":
        corners = [toward(facing + 30 + 60 * k) for k in range(6)]
        return box_around([(at[0] + x * a * 2 / sqrt(3), at[1] + y * a * 2 / sqrt(3)) for x, y in corners])
    if size.kind == "rect":
        half = tuple(abs(a * along[k]) + abs(b * across[k]) for k in (0, 1))
    else:
        half = tuple(sqrt((a * along[k]) ** 2 + (b * across[k]) ** 2) for k in (0, 1))
    return at[0] - half[0], at[1] - half[1], at[0] + half[0], at[1] + half[1]


def template_box(template: Template) -> Box:
    """Work out the box around a template from its measures."""
    at, size, bearing = template.at, template.size, template.bearing
    if template.kind == "round":
        return disc_box(at, size / 2)
    if template.kind == "cone":
        radius = size * 5 / 32
        return box_around([at, *corners_of(disc_box(ahead(at, bearing, size - radius), radius))])
    if template.kind == "diffuse":
        return box_around([at, ahead(at, bearing - 45, size), ahead(at, bearing + 45, size)])
    start = ahead(at, bearing, -size / 2) if template.kind == "wall" else at
    end = ahead(start, bearing, size)
    sides = [ahead(end_, bearing + turn, 0.5 / 25.4) for end_ in (start, end) for turn in (-90, 90)]
    return box_around(sides)


def toward(bearing: float) -> Point:
    """Give the step of one inch at a bearing: 0 is up, 90 to the right."""
    return sin(radians(bearing)), -cos(radians(bearing))


def ahead(at: Point, bearing: float, length: float) -> Point:
    """Go a length at a bearing."""
    x, y = toward(bearing)
    return at[0] + length * x, at[1] + length * y


def disc_box(at: Point, radius: float) -> Box:
    """Give the box around a disc."""
    return at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius


def corners_of(box: Box) -> list[Point]:
    """Give two opposite corners of a box."""
    return [(box[0], box[1]), (box[2], box[3])]


def box_around(points: Iterable[Point]) -> Box:
    """Give the box around points."""
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)
