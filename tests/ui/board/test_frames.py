"""What every frame of a drag shows, and what it leaves unpainted."""

from functools import partial
from types import SimpleNamespace

from conftest import Open
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication
from yards import ADA, yard, yard_with_templates

from battlefield.app.desk.pictures import Line, Mark, Region
from battlefield.ui.board.drawing_item import RegionItem, draw_dots, thinned

WAY = ((6.3, 5.2), (6.6, 4.4), (5.8, 4.1), (5.1, 4.9), (5.4, 6.0))


def shown(hand) -> list[object]:
    """Give what the board draws of the answers, areas first."""
    return [part for item in hand.page.shown.drawings for part in item._parts]


def areas(hand) -> list[RegionItem]:
    return [item for item in hand.page.board.items() if isinstance(item, RegionItem)]


def test_each_frame_of_a_drag_shows_the_way_and_its_cost(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("E")
    hand.press((6, 6))
    hand.until(lambda: areas(hand))
    for at in WAY:
        hand.move(at)
        to = hand.desk.shown.model(ADA).at
        assert [part.points for part in shown(hand) if isinstance(part, Line)] == [((6.0, 6.0), to)]
        cost = ((to[0] - 6) ** 2 + (to[1] - 6) ** 2) ** 0.5
        assert [part.words for part in shown(hand) if isinstance(part, Mark)] == [(f"{cost:.2f} in",)]


def test_each_frame_of_a_drag_lights_what_the_model_sees_from_there(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("Shift+S")
    hand.press((6, 6))
    lit = []
    for at in WAY:
        hand.move(at)
        lit += [part.rings for part in shown(hand) if isinstance(part, Region)]
    assert len(lit) == len(set(lit)) == len(WAY)


def test_an_area_that_stays_keeps_its_picture_while_another_changes(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("E", "Shift+S")
    hand.press((6, 6))
    hand.until(lambda: {item.part.role for item in areas(hand)} == {"reach", "seen"})
    before = {item.part.role: item for item in areas(hand)}
    hand.move(WAY[0])
    hand.move(WAY[1])
    after = {item.part.role: item for item in areas(hand)}
    assert after["reach"] is before["reach"] and after["seen"] is not before["seen"]
    assert after["reach"].cacheMode() == RegionItem.CacheMode.DeviceCoordinateCache
    hand.release(WAY[1])
    hand.key("E", "Shift+S")
    assert areas(hand) == []


def test_a_hand_rests_only_from_the_end_of_a_frame(open_scene: Open) -> None:
    hand = open_scene(yard())
    begun = []
    for running in (True, False):
        start = partial(begun.append, running)
        hand.page._rest = SimpleNamespace(isActive=lambda running=running: running, start=start)
        hand.view.viewport().repaint()
    assert begun == [True]


def test_a_list_out_of_sight_is_written_when_it_comes_into_sight(open_scene: Open) -> None:
    hand = open_scene(yard_with_templates())
    panel = hand.page.coverage
    hand.page._show_lists()
    before = panel.head.text()
    hand.page.dock_of(hand.page.answers).raise_()
    hand.until(lambda: panel.visibleRegion().isEmpty())
    hand.desk.ask_about("wall")
    hand.page._show_lists()
    assert panel.head.text() == before
    hand.page.dock_of(panel).raise_()
    hand.until(lambda: panel.head.text() != before)
    assert panel.head.text() == '6" wall: nobody is covered'


def test_a_dot_lies_where_it_is_meant_to_at_every_zoom(qapp: QApplication) -> None:
    assert qapp.primaryScreen() is not None
    for scale in (2.0, 17.3):
        picture = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
        picture.fill(QColor("white"))
        painter = QPainter(picture)
        painter.scale(scale, scale)
        draw_dots(painter, [QPointF(40, 40) / scale], 5.0, "black")
        painter.end()
        dark = [(x, y) for x in range(80) for y in range(80) if picture.pixelColor(x, y).lightness() < 128]
        assert abs(len(dark) - 78.5) < 6  # 25 pi
        assert all(abs(sum(places) / len(dark) + 0.5 - 40.0) < 0.3 for places in zip(*dark, strict=True))


def test_points_too_near_for_the_eye_are_left_out() -> None:
    ring = ((0.0, 0.0), (0.1, 0.0), (0.3, 0.05), (0.3, 0.5), (0.29, 0.55))
    assert thinned(ring, 0.2) == ((0.0, 0.0), (0.3, 0.05), (0.3, 0.5))
