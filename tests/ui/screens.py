"""The screens of the program, as a user comes to them, and what must be true of every one."""

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from hand import Hand
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QToolButton, QWidget
from pytestqt.exceptions import TimeoutError as TooLong

from battlefield.resources import sample_maps
from battlefield.ui.board.rulers import RULER
from battlefield.ui.shell.home import Card

SAMPLES = {path.stem: path for path in sample_maps()}
SIZES = ((1280, 800), (1920, 1080))
PICTURES = "BATTLEFIELD_PICTURES"  # the folder in which the pictures are kept, where somebody wants to look


def show_sample(hand: Hand, name: str) -> None:
    hand.open(SAMPLES[name])


def hold_a_template(hand: Hand) -> None:
    show_sample(hand, "skirmish")
    hand.key("1")
    hand.move(hand.model("lg1").at)


def select_a_base(hand: Hand) -> None:
    show_sample(hand, "skirmish")
    hand.click(hand.model("lg1").at)


def stretch_a_tape(hand: Hand) -> None:
    show_sample(hand, "skirmish")
    first, last = hand.scene.models[0], hand.scene.models[-1]
    hand.key("T")
    hand.drag(first.at, last.at)


def draw_a_hill(hand: Hand) -> None:
    show_sample(hand, "tournament")
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.key("Y, H", "D, H")
    for place in ((6.0, 20.0), (14.0, 19.0), (15.0, 26.0)):
        hand.click(place)
    hand.move((8.0, 27.0))


def edit_corners(hand: Hand) -> None:
    show_sample(hand, "skirmish")
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.key("Ctrl+A", "Esc", "N", "Return")


def show_start(hand: Hand) -> None:
    hand.until(lambda: _drawn(hand))


def _drawn(hand: Hand) -> bool:
    cards = [card for card in hand.cards().values() if card.has_picture]
    return len(cards) >= 4 and not any(card.picture.pixmap().isNull() for card in cards)


def show_setup(hand: Hand) -> None:
    hand.key("Ctrl+Shift+N")
    hand.until(lambda: hand.window.setup is not None and hand.window.setup.checked is not None)


SCREENS: dict[str, Callable[[Hand], None]] = {
    "start": show_start,
    "new battle": show_setup,
    **{name: (lambda hand, sample=name: show_sample(hand, sample)) for name in SAMPLES},
    "template": hold_a_template,
    "selection": select_a_base,
    "tape": stretch_a_tape,
    "drawing": draw_a_hill,
    "corners": edit_corners,
}


def faults_at(hand: Hand, size: tuple[int, int]) -> list[str]:
    """Give the window a size and say what is still wrong with its layout after a moment; nothing is best."""
    hand.window.resize(*size)
    faults: list[str] = []
    pictures: list[QImage] = [QImage(), QImage()]

    def right() -> bool:
        pictures[:] = [pictures[1], hand.window.grab().toImage()]
        faults[:] = [*cut_texts(hand.window), *overlapping(hand.window), *_board_faults(hand, size)]
        return (hand.window.width(), hand.window.height()) == size and not faults and steady()

    def steady() -> bool:
        """Whether the window has come to rest: what is laid out in turns looks odd half-way."""
        QTest.qWait(50)
        return pictures[0] == pictures[1]

    with suppress(TooLong):
        hand.qtbot.waitUntil(right, timeout=10_000)
    return faults


def _board_faults(hand: Hand, size: tuple[int, int]) -> Iterator[str]:
    """Say where the board is lost in its view, or the view among the panels."""
    if hand.window.page is None:
        return
    view, board = hand.view.viewport().size(), hand.scene.board
    across = board.width * hand.view.pixels_per_inch / (view.width() - RULER)
    down = board.height * hand.view.pixels_per_inch / (view.height() - RULER)
    if max(across, down) < 0.85:
        yield f"the board takes only {max(across, down):.0%} of its view"
    if colours_of(hand.picture()) < 12:
        yield "the board is not drawn"
    if view.width() < 0.5 * size[0] or view.height() < 0.85 * size[1]:
        yield f"the view has only {view.width()} × {view.height()} of {size[0]} × {size[1]}"


def keep(image: QImage, name: str) -> None:
    """Write a picture where somebody wants to look at it."""
    folder = os.environ.get(PICTURES)
    if folder:
        Path(folder).mkdir(parents=True, exist_ok=True)
        assert image.save(str(Path(folder) / f"{name}.png"))


def colours_of(image: QImage) -> int:
    """Count the colours of a picture, looking at every ninth pixel both ways."""
    return len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)})


def cut_texts(window: QWidget) -> Iterator[str]:
    """Name each label and button in sight that has less room than its text needs."""
    for kind in (QLabel, QPushButton, QToolButton):
        for widget in window.findChildren(kind):
            if widget.isVisible() and not isinstance(widget, Card) and not widget.visibleRegion().isEmpty():
                yield from _cut(widget)


def _cut(widget: QLabel | QPushButton | QToolButton) -> Iterator[str]:
    words, room, wanted = widget.text(), widget.size(), widget.sizeHint()
    if not words:
        return
    if isinstance(widget, QLabel) and widget.wordWrap():
        wanted_height = widget.heightForWidth(room.width())
        if wanted_height > room.height():
            yield f"{words!r} is {wanted_height} high in {room.height()}"
    elif wanted.width() > room.width():
        yield f"{words!r} is {wanted.width()} wide in {room.width()}"


def overlapping(window: QWidget) -> Iterator[str]:
    """Name each two texts in sight that lie over each other."""
    seen: list[tuple[QRect, str]] = []
    for label in window.findChildren(QLabel):
        if label.isVisible() and label.text() and not label.visibleRegion().isEmpty():
            in_sight = label.visibleRegion().boundingRect()  # what a page cuts off lies over nothing
            box = in_sight.translated(label.mapTo(window, QPoint(0, 0)))
            yield from (f"{label.text()!r} over {words!r}" for other, words in seen if box.intersects(other))
            seen.append((box, label.text()))
