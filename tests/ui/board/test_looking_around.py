"""Zoom, pan, rulers and the scale bar: the inch under the pointer stays under it."""

from itertools import pairwise
from random import Random
from statistics import median

import pytest
from hand import MIDDLE, NONE, SHIFT, Hand, Point
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QNativeGestureEvent, QPaintEvent, QPointingDevice, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from yards import yard

from battlefield.rules.scene.contents import Board, Scene
from battlefield.ui.board.rulers import RULER, scale_bar_plate


def pixels_off(hand: Hand, pixel: QPoint, inch: Point) -> float:
    """Say how many pixels the place that lay under a pixel now lies from it."""
    now = hand.view.viewportTransform().map(QPointF(*inch))
    return max(abs(now.x() - pixel.x()), abs(now.y() - pixel.y()))


def test_the_inch_under_the_pointer_stays_there_while_the_wheel_turns(hand: Hand) -> None:
    rng, size = Random(5), hand.view.viewport().size()
    for _ in range(60):
        pixel = QPoint(rng.randrange(size.width()), rng.randrange(size.height()))
        inch, scale = hand.inch(pixel), hand.view.pixels_per_inch
        delta = rng.choice([-360, -120, -30, 30, 120, 120, 360])
        hand.wheel(pixel, delta)
        assert pixels_off(hand, pixel, inch) <= 0.5
        grown = hand.view.pixels_per_inch / scale
        assert grown >= 1 if delta > 0 else grown <= 1


def test_zooming_all_the_way_in_and_out_stops_at_a_limit_and_keeps_the_place(hand: Hand) -> None:
    pixel = hand.pixel((9, 4))
    inch = hand.inch(pixel)
    for delta, limit in ((480, 600), (-480, 2)):
        for _ in range(20):
            hand.wheel(pixel, delta)
            assert pixels_off(hand, pixel, inch) <= 0.5
        assert hand.view.pixels_per_inch == pytest.approx(limit)


def test_turning_the_wheel_there_and_back_gives_the_same_look(hand: Hand) -> None:
    pixel, scale = hand.pixel((9, 4)), hand.view.pixels_per_inch
    inch = hand.inch(pixel)
    for delta in (120, 120, 120, -120, -120, -120):
        hand.wheel(pixel, delta)
    assert hand.view.pixels_per_inch == pytest.approx(scale)
    assert pixels_off(hand, pixel, inch) <= 0.5


def test_keys_zoom_about_the_middle_and_back_to_the_whole_table(hand: Hand) -> None:
    middle = hand.view.viewport().rect().center()
    inch, scale = hand.inch(middle), hand.view.pixels_per_inch
    hand.key("Ctrl++", "Ctrl+=", "+")
    assert hand.view.pixels_per_inch == pytest.approx(scale * 1.25**3)
    assert pixels_off(hand, middle, inch) <= 0.5
    hand.key("Ctrl+-")
    assert hand.view.pixels_per_inch == pytest.approx(scale * 1.25**2)
    hand.key("Ctrl+0")
    assert hand.view.pixels_per_inch == pytest.approx(scale)


def whole_table_is_in_sight(hand: Hand) -> bool:
    size = hand.view.viewport().size()
    left_top, right_bottom = hand.pixel((0, 0)), hand.pixel((24, 18))
    return (
        left_top.x() >= RULER and left_top.y() >= RULER
        and right_bottom.x() <= size.width() and right_bottom.y() <= size.height()
    )  # fmt: skip


def test_a_new_table_is_fitted_between_the_rulers_and_fills_the_room(hand: Hand) -> None:
    assert whole_table_is_in_sight(hand)
    size = hand.view.viewport().size()
    used = max(
        24 * hand.view.pixels_per_inch / (size.width() - RULER),
        18 * hand.view.pixels_per_inch / (size.height() - RULER),
    )
    assert used > 0.85


def test_the_table_stays_fitted_while_the_window_grows_until_somebody_zooms(hand: Hand) -> None:
    scale = hand.view.pixels_per_inch
    hand.window.resize(1700, 1000)
    hand.until(lambda: hand.view.pixels_per_inch > scale * 1.05)
    assert whole_table_is_in_sight(hand)
    hand.wheel(hand.pixel((9, 4)), 120)
    zoomed = hand.view.pixels_per_inch
    hand.window.resize(1300, 800)
    hand.until(lambda: hand.window.width() == 1300)
    assert hand.view.pixels_per_inch == zoomed


def test_fitting_the_selection_brings_it_to_the_middle(hand: Hand) -> None:
    hand.click((19, 6))
    hand.key("Ctrl+Shift+0")
    size = hand.view.viewport().size()
    at = hand.pixel((19, 6))
    assert abs(at.x() - size.width() / 2) < 30
    assert abs(at.y() - size.height() / 2) < 30
    assert hand.view.pixels_per_inch > 60


@pytest.mark.parametrize("way", ["space", "middle"])
def test_panning_takes_the_table_along_with_the_pointer(hand: Hand, way: str) -> None:
    hand.wheel(hand.pixel((9, 4)), 480)
    start, end = QPoint(300, 300), QPoint(180, 390)
    inch = hand.inch(start)
    button = MIDDLE if way == "middle" else Qt.MouseButton.LeftButton
    if way == "space":
        QTest.keyPress(hand.view, Qt.Key.Key_Space)
    QTest.mousePress(hand.view.viewport(), button, NONE, start)
    hand.held = button
    for share in (0.25, 0.5, 0.75, 1.0):
        spot = start + (end - start) * share
        hand.move_pixel(spot)
        assert pixels_off(hand, spot, inch) <= 0.5
    QTest.mouseRelease(hand.view.viewport(), button, NONE, end)
    hand.held = Qt.MouseButton.NoButton
    if way == "space":
        QTest.keyRelease(hand.view, Qt.Key.Key_Space)
    hand.move_pixel(QPoint(50, 50))
    assert pixels_off(hand, end, inch) <= 0.5
    assert hand.scene == yard()
    assert hand.selected == []


class Painted(QObject):
    """Remembers what of a view is painted anew."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.region = QRegion()
        view.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """See what is painted, and hinder nothing."""
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_rulers_and_scale_bar_stay_in_their_places_while_the_table_is_panned(hand: Hand) -> None:
    hand.wheel(hand.pixel((9, 4)), 480)
    QApplication.processEvents()
    viewport, start = hand.view.viewport(), QPoint(300, 300)
    painted = Painted(viewport)
    QTest.mousePress(viewport, MIDDLE, NONE, start)
    hand.held = MIDDLE
    for step in (1, 2):
        painted.region = QRegion()
        hand.move_pixel(start + step * QPoint(-37, -20))
        QApplication.processEvents()
        assert (QRegion(viewport.rect()) - painted.region).isEmpty()  # pixels that are moved smear them


def test_after_the_space_bar_is_let_go_a_drag_moves_bases_again(hand: Hand) -> None:
    QTest.keyPress(hand.view, Qt.Key.Key_Space)
    QTest.keyRelease(hand.view, Qt.Key.Key_Space)
    hand.drag((6, 6), (10, 12))
    assert len(hand.labels) == 2


def test_a_space_bar_let_go_in_another_pane_does_not_pan_for_ever(hand: Hand) -> None:
    QTest.keyPress(hand.view, Qt.Key.Key_Space)
    hand.page.history.list.setFocus()
    QTest.keyRelease(hand.page.history.list, Qt.Key.Key_Space)
    hand.drag((6, 6), (10, 12))
    assert len(hand.labels) == 2


def test_shift_and_the_wheel_pan_sideways(hand: Hand) -> None:
    pixel = hand.pixel((12, 9))
    inch, scale = hand.inch(pixel), hand.view.pixels_per_inch
    hand.wheel(pixel, 120, SHIFT)
    assert hand.view.pixels_per_inch == scale
    now = hand.view.viewportTransform().map(QPointF(*inch))
    assert abs(now.x() - pixel.x()) > 50
    assert abs(now.y() - pixel.y()) <= 0.5


def test_pinching_zooms_about_the_fingers(hand: Hand) -> None:
    spot = QPointF(200, 500)
    inch, scale = hand.inch(spot), hand.view.pixels_per_inch
    for value in (0.1, 0.2, -0.05):
        viewport = hand.view.viewport()
        place = QPointF(viewport.mapToGlobal(spot))
        zoom = Qt.NativeGestureType.ZoomNativeGesture
        device = QPointingDevice.primaryPointingDevice()
        QApplication.sendEvent(
            viewport, QNativeGestureEvent(zoom, device, 2, spot, spot, place, value, QPointF())
        )
        assert pixels_off(hand, spot.toPoint(), inch) <= 0.5
    assert hand.view.pixels_per_inch == pytest.approx(scale * 1.1 * 1.2 * 0.95)


def like(image: QImage, x: int, y: int, colour: str) -> bool:
    wanted, found = QColor(colour), image.pixelColor(x, y)
    return abs(wanted.lightness() - found.lightness()) < 60


def ticks_on(image: QImage, hand: Hand) -> list[float]:
    """Find the longer ticks of the upper ruler: give the middles of the dark runs, in inches."""
    colour, row = hand.window.colours.text, RULER - 7
    dark = [x for x in range(RULER + 2, image.width()) if like(image, x, row, colour)]
    runs: list[list[int]] = []
    for x in dark:
        if runs and x - runs[-1][-1] <= 1:
            runs[-1].append(x)
        else:
            runs.append([x])
    thin = [run for run in runs if len(run) <= 2]
    return [hand.inch(QPointF(sum(run) / len(run) + 0.5, row))[0] for run in thin]


@pytest.mark.parametrize("turns", [0, 4, 9])
def test_the_long_ticks_of_the_ruler_stand_at_round_inches(hand: Hand, turns: int) -> None:
    for _ in range(turns):
        hand.wheel(hand.pixel((12, 9)), 120)
    steps = ticks_on(hand.picture(), hand)
    assert len(steps) >= 3
    between = median(b - a for a, b in pairwise(steps))
    nice = min((0.25, 0.5, 1, 2, 4, 6, 12), key=lambda step: abs(step - between))
    pixel = 1 / hand.view.pixels_per_inch
    assert between == pytest.approx(nice, abs=2 * pixel)
    on_step = [x for x in steps if abs(x / nice - round(x / nice)) * nice <= 1.1 * pixel]
    assert len(on_step) >= 0.8 * len(steps)


@pytest.mark.parametrize("turns", [0, 5, -4])
def test_the_scale_bar_is_as_long_as_it_says(hand: Hand, turns: int) -> None:
    for _ in range(abs(turns)):
        hand.wheel(hand.pixel((12, 9)), 120 if turns > 0 else -120)
    image, colour = hand.picture(), hand.window.colours.text
    longest = 0
    for y in range(image.height() - 40, image.height()):
        length = 0
        for x in range(image.width() // 3, image.width()):
            length = length + 1 if like(image, x, y, colour) else 0
            longest = max(longest, length)
    inches = longest / hand.view.pixels_per_inch
    nice = min((0.25, 0.5, 1, 2, 3, 6, 12, 24), key=lambda step: abs(step - inches))
    assert abs(inches - nice) * hand.view.pixels_per_inch <= 3
    assert longest >= 55


def test_leaving_the_table_empties_the_read_out(hand: Hand) -> None:
    hand.move((12, 9))
    assert hand.window.reading.text()
    QApplication.sendEvent(hand.view, QEvent(QEvent.Type.Leave))
    assert hand.window.reading.text() == ""


def test_g_hides_the_grid_and_shift_g_the_names(hand: Hand) -> None:
    whole = hand.picture()
    hand.key("G")
    gridless = hand.picture()
    assert gridless != whole
    hand.key("Shift+G")
    nameless = hand.picture()
    assert nameless != gridless
    hand.key("G", "Shift+G")
    assert hand.picture() == whole


def test_tab_hides_the_panels_and_gives_the_room_to_the_table(hand: Hand) -> None:
    width = hand.view.viewport().width()
    hand.key("Tab")
    hand.until(lambda: hand.view.viewport().width() > width + 300)
    assert not any(dock.isVisible() for dock in hand.page.docks)
    hand.key("Tab")
    hand.until(lambda: hand.view.viewport().width() == width)


@pytest.mark.parametrize("size", [(1280, 800), (1280, 720), (1000, 900), (1920, 1080)])
@pytest.mark.parametrize(
    "board", [Board(30.0, 24.0), Board(36.0, 36.0), Board(72.0, 48.0), Board(22.0, 30.0)]
)
def test_the_scale_bar_lies_beside_a_table_that_is_shown_whole(open_scene, board, size) -> None:
    hand = open_scene(Scene(board))
    hand.window.resize(*size)
    hand.view.fit()
    shown = hand.view.viewportTransform().mapRect(hand.view.board.table_rect())
    assert not shown.intersects(scale_bar_plate(hand.view))
    assert QRectF(hand.view.viewport().rect()).adjusted(RULER, RULER, 0, 0).contains(shown)
    room = hand.view.viewport().height() - RULER
    assert shown.height() >= 0.88 * room or shown.width() >= 0.8 * hand.view.viewport().width()
