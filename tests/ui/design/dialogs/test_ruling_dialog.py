"""A ruling from a photograph, by mouse and keys: drawn photographs with known truth."""

import threading
from types import SimpleNamespace

import numpy as np
import pytest
from drawn_photographs import DrawnBase, Ink, Still, any_camera
from dropping import drop
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from battlefield.app.design.photographed import Ruling
from battlefield.geometry.photographs import FRAMES
from battlefield.ui.design.dialogs.ruling_dialog import RulingDialog

SIZE = (1000, 750)
LEFT = Qt.MouseButton.LeftButton
BASES = (((5.0, 8.0), 32.0), ((9.0, 9.5), 32.0))
TRUE_GAP = float(np.hypot(4.0, 1.5)) - 32.0 / 25.4


def photograph(path, framed=True):
    """Write a photograph of a table of 24 × 18 in with two bases; give the camera."""
    camera = any_camera(np.random.default_rng(21), (0.0, 0.0, 24.0, 18.0), SIZE, 0.005, (20.0, 21.0))
    bases = tuple(DrawnBase(at, size / 50.8, size / 50.8) for at, size in BASES)
    discs = tuple((*target.at, target.radii) for target in FRAMES[0])
    papers = (Ink((16.5, 9.0), 0.2, (4.135, 5.845), discs),) if framed else ()
    shades = Still(camera, bases, papers, seed=2).whole().shades.astype(np.uint8)
    QImage(shades.tobytes(), *SIZE, SIZE[0], QImage.Format.Format_Grayscale8).save(str(path), quality=92)
    return camera


@pytest.fixture(scope="module")
def framed(tmp_path_factory):
    path = tmp_path_factory.mktemp("framed") / "table.jpg"
    return path, photograph(path)


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    path = tmp_path_factory.mktemp("bare") / "bare.jpg"
    return path, photograph(path, framed=False)


class Asked:
    """What the question before something is lost was, and what is answered: yes, unless told otherwise."""

    def __init__(self):
        self.answer, self.told = True, []

    def __call__(self, _parent, sentence):
        self.told.append(sentence)
        return self.answer


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    found = Asked()
    monkeypatch.setattr("battlefield.ui.shell.dialogs.confirmed", found)
    return found


def dialog_of(hand):
    hand.until(lambda: any(each.isVisible() for each in hand.window.findChildren(RulingDialog)))
    return next(each for each in hand.window.findChildren(RulingDialog) if each.isVisible())


def opened(hand, path, framed=False):
    """Open a photograph in the dialog; one with a frame in it is measured by that."""
    hand.window.run("ruling")
    dialog = dialog_of(hand)
    dialog.open_picture(path)
    hand.until(lambda: dialog.ruling is not None and (not framed or dialog.ruling.seen is not None))
    return dialog


def click(dialog, camera, place):
    """Click where a place on the table is seen."""
    at = dialog.view.to_screen(tuple(camera.pixels(np.array(place)))).toPoint()
    QTest.mouseMove(dialog.view, at)
    QTest.mouseClick(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at)
    settle(dialog)


def settle(dialog):
    """Wait until all that was clicked or typed is worked out."""
    for _ in range(2000):
        if not dialog.is_busy:
            return
        QTest.qWait(10)
    pytest.fail("it is still being worked out")


def find_bases(dialog, camera):
    for at, size in BASES:
        click(dialog, camera, (at[0] + size / 50.8, at[1]))


def told_gap(dialog):
    """Read the gap and its error off the dialog."""
    words = dialog.gap.text().split(": ")[1].replace("±", "").split()
    return float(words[0]), float(words[3])


@pytest.mark.campaign
def test_a_frame_and_two_clicks_give_a_gap(start, framed):
    path, camera = framed
    hand = start()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert drop(hand.window, data)
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.ruling is not None)
    assert dialog.way.currentText() == "Calibration frame"
    assert "1 calibration frame" in dialog.error.text() and "±" in dialog.error.text()
    find_bases(dialog, camera)
    assert "a 32 mm base measures" in dialog.words.text().lower()
    value, off = told_gap(dialog)
    assert value == pytest.approx(TRUE_GAP, abs=0.03) and 0.0 < off < 0.06


def test_a_photograph_that_the_program_is_started_with_is_measured_in(start, framed):
    path, _ = framed
    hand = start()
    hand.window.open_path(path)
    dialog = dialog_of(hand)
    hand.until(lambda: dialog.ruling is not None)
    assert dialog.path == path and not hand.complaints()
    dialog.close()


def test_four_corners_are_clicked_moved_and_laid_on_a_table(start, bare):
    path, camera = bare
    hand = start()
    dialog = opened(hand, path)
    dialog.wide.setValue(24.0)
    dialog.high.setValue(18.0)
    assert dialog.error.text() == "4 corners to click" and not dialog.lay.isEnabled()
    for place in ((0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0)):
        click(dialog, camera, place)
    first = dialog.error.text()
    assert first.startswith("A gap of 6 in is good to ±")
    find_bases(dialog, camera)
    value, off = told_gap(dialog)
    assert abs(value - TRUE_GAP) <= 2.0 * off and off < 0.2
    dialog.lay.click()
    hand.until(lambda: hand.window.page is not None)
    assert [model.at for model in hand.scene.models] == [pytest.approx(at, abs=0.15) for at, _ in BASES]
    # Each says how well its place is known: the truth lies within four of its standard uncertainties.
    for model, (at, _) in zip(hand.scene.models, BASES, strict=True):
        off = float(np.hypot(model.at[0] - at[0], model.at[1] - at[1]))
        assert 0.002 < model.sigma < 0.1 and off < 4.0 * model.sigma
    hand.until(lambda: all(item.is_clear for item in hand.page.board.piece_items()))
    assert {model.height for model in hand.scene.models} == {1.5}  # as one put down from the tray
    whole = 0.97 * hand.view.viewport().width() / 24.0
    assert hand.view.pixels_per_inch > 1.1 * whole  # the spot that is disputed is seen closely
    assert hand.scene.backdrop.picture == str(path.resolve()) and len(hand.scene.backdrop.pairs) >= 16


def worst(dialog):
    """Read off the dialog how far a gap may be off where that is worst."""
    return float(dialog.error.text().split("±")[-1].split()[0])


@pytest.mark.campaign
def test_a_further_sheet_of_paper_makes_gaps_surer_and_what_is_traced_no_surer_than_a_click(start, bare):
    path, camera = bare
    hand = start()
    dialog = opened(hand, path)
    dialog.wide.setValue(24.0)
    dialog.high.setValue(18.0)
    for place in ((0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0)):
        click(dialog, camera, place)
    before = worst(dialog)
    dialog.more.setCurrentIndex(1)
    dialog.more.activated.emit(1)
    settle(dialog)
    assert "corners of the sheet" in dialog.words.text()
    for place in ((8.0, 5.0), (19.693, 5.0), (19.693, 13.268), (8.0, 13.268)):
        click(dialog, camera, place)
    assert dialog.error.text().endswith("by 1 further sheet") and dialog.more.currentIndex() == 0
    assert worst(dialog) < before
    find_bases(dialog, camera)
    value, off = told_gap(dialog)
    assert abs(value - TRUE_GAP) <= 2.0 * off
    dialog.lay.click()
    hand.until(lambda: hand.window.page is not None)
    assert 0.05 < hand.scene.sigma < 0.2  # two pixels of some 0.044 in, and what the camera may be off


def cornered(hand, path, camera, places=((0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0))):
    """Open a photograph and click the corners of its table."""
    dialog = opened(hand, path)
    dialog.wide.setValue(24.0)
    dialog.high.setValue(18.0)
    for place in places:
        click(dialog, camera, place)
    return dialog


def test_bases_stay_where_a_corner_is_dragged_and_the_table_s_size_is_typed(start, bare):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera)
    find_bases(dialog, camera)
    before = dialog.list.item(0).text()
    at = dialog.view.to_screen(tuple(camera.pixels(np.array((24.0, 18.0))))).toPoint()
    QTest.mousePress(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(dialog.view, at + QPoint(4, 3))
    QTest.mouseRelease(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at + QPoint(4, 3))
    settle(dialog)
    assert dialog.words.text() == "Finding the bases again …" and not dialog.lay.isEnabled()
    hand.until(lambda: dialog.list.count() == 2)
    assert dialog.words.text() == "2 bases found again" and dialog.lay.isEnabled()
    assert dialog.list.item(0).text() != before and dialog.gap.text().startswith("1 and 2: ")
    dialog.wide.setValue(24.5)
    settle(dialog)
    hand.until(lambda: dialog.list.count() == 2)
    dialog.close()


def test_a_dialog_that_is_closed_while_bases_are_found_again_is_let_go(start, bare):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera)
    find_bases(dialog, camera)
    dialog.wide.setValue(24.5)
    settle(dialog)
    dialog._find_again()  # what the timer calls once the size stays
    dialog.close()
    hand.until(lambda: hand.window.background.is_idle)
    assert not hand.complaints()


def test_corners_clicked_anticlockwise_are_taken_back_by_the_key_that_is_told(start, bare):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera, ((0.0, 0.0), (0.0, 18.0), (24.0, 18.0), (24.0, 0.0)))
    assert "Backspace" in dialog.error.text() and "Choose a size" not in dialog.words.text()
    for _ in range(3):
        QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    for place in ((24.0, 0.0), (24.0, 18.0), (0.0, 18.0)):
        click(dialog, camera, place)
    assert dialog.error.text().startswith("A gap of 6 in is good to ±")
    dialog.close()


@pytest.mark.parametrize("kind", ["framed", "bare"])
def test_nothing_is_measured_in_the_window_s_own_thread(start, request, monkeypatch, kind):
    # a camera, or a rim, takes longer to be found than a hand may wait
    path, camera = request.getfixturevalue(kind)
    threads = {}
    for name in ("_looked", "_find", "error_words"):
        true = getattr(Ruling, name)

        def noted(*asked, name=name, true=true):
            threads.setdefault(name, set()).add(threading.current_thread())
            return true(*asked)

        monkeypatch.setattr(Ruling, name, noted)
    hand = start()
    dialog = opened(hand, path, framed=True) if kind == "framed" else cornered(hand, path, camera)
    find_bases(dialog, camera)
    dialog.wide.setValue(24.5)
    settle(dialog)
    hand.until(lambda: dialog.list.count() == 2)
    dialog.close()
    assert set(threads) == {"_looked", "_find", "error_words"}
    assert all(threading.main_thread() not in found for found in threads.values())


def test_what_is_clicked_while_another_click_is_worked_out_is_taken_in_turn(start, bare):
    path, camera = bare
    hand = start()
    dialog = opened(hand, path)
    dialog.wide.setValue(24.0)
    dialog.high.setValue(18.0)
    corners = [(0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0)]
    rims = [(at[0] + size / 50.8, at[1]) for at, size in BASES]
    for place in (*corners, *rims):
        at = dialog.view.to_screen(tuple(camera.pixels(np.array(place)))).toPoint()
        QTest.mouseClick(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at)
    assert dialog.is_busy and not dialog.lay.isEnabled()
    settle(dialog)
    assert len(dialog.ruling.corners) == 4 and dialog.list.count() == 2 and dialog.lay.isEnabled()
    dialog.close()


def test_esc_does_not_throw_away_bases_that_were_found(start, bare):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera)
    find_bases(dialog, camera)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isVisible() and dialog.list.count() == 2
    assert dialog.words.text() == "Lay these bases on a table to keep them; Close puts them away"
    dialog.close()


@pytest.mark.parametrize("way", ["the button", "the window's own"])
def test_closing_asks_before_bases_that_were_found_are_lost(start, bare, asked, way):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera)
    find_bases(dialog, camera)
    close = {"the button": dialog.away.click, "the window's own": dialog.close}[way]
    asked.answer = False
    close()
    assert asked.told == ["2 bases that were found are on no table yet. Close, and lose them?"]
    assert dialog.isVisible() and dialog.list.count() == 2
    asked.answer = True
    close()
    assert not dialog.isVisible()


def test_another_photograph_asks_before_bases_that_were_found_are_lost(start, framed, asked):
    path, camera = framed
    hand = start()
    dialog = opened(hand, path, framed=True)
    assert not asked.told
    find_bases(dialog, camera)
    first, asked.answer = dialog.ruling, False
    dialog.open_picture(path)
    assert asked.told == [
        "2 bases that were found are on no table yet. Open another photograph, and lose them?"
    ]
    assert dialog.ruling is first and len(first.standing) == 2
    asked.answer = True
    dialog.open_picture(path)
    hand.until(lambda: dialog.ruling is not first)
    assert not dialog.ruling.standing
    dialog.close()


def test_enter_takes_what_is_typed_and_ctrl_enter_lays_the_table(start, framed, monkeypatch):
    path, camera = framed
    asked_for = []
    monkeypatch.setattr(RulingDialog, "_ask_file", lambda _self: asked_for.append(True))
    hand = start()
    hand.window.run("ruling")
    dialog = dialog_of(hand)
    QTest.keyClick(dialog.view, Qt.Key.Key_Return)
    assert asked_for == [True]  # there is nothing else to do yet
    dialog.open_picture(path)
    hand.until(lambda: dialog.ruling is not None and dialog.ruling.seen is not None)
    find_bases(dialog, camera)
    for widget in (dialog.wide, dialog.list, dialog.base, dialog.view):
        QTest.keyClick(widget, Qt.Key.Key_Return)
    assert asked_for == [True] and dialog.isVisible()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    hand.until(lambda: hand.window.files.document is not None)
    assert len(hand.window.files.document.scene.models) == 2


def test_closing_asks_nothing_where_nothing_would_be_lost(start, bare, asked):
    path, _ = bare
    hand = start()
    dialog = opened(hand, path)
    dialog.away.click()
    assert not asked.told and not dialog.isVisible()


def test_a_table_laid_from_a_photograph_counts_as_unsaved(start, bare):
    path, camera = bare
    hand = start()
    dialog = cornered(hand, path, camera)
    find_bases(dialog, camera)
    dialog.lay.click()
    hand.until(lambda: hand.window.page is not None)
    assert hand.window.files.document.is_modified and "•" in hand.window.windowTitle()


@pytest.mark.campaign
def test_a_hand_that_slips_while_it_clicks_a_rim_moves_no_corner(start, bare):
    path, camera = bare
    hand = start()
    dialog = opened(hand, path)
    for place in ((0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0)):
        click(dialog, camera, place)
    corners = list(dialog.ruling.corners)
    (x, y), size = BASES[0]
    at = dialog.view.to_screen(tuple(camera.pixels(np.array((x + size / 50.8, y))))).toPoint()
    QTest.mousePress(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(dialog.view, at + QPoint(3, 2))
    QTest.mouseRelease(dialog.view, LEFT, Qt.KeyboardModifier.NoModifier, at + QPoint(3, 2))
    assert dialog.ruling.corners == corners
    dialog.close()


@pytest.mark.campaign
def test_a_rim_that_is_not_seen_is_clicked_in_three_places(start, bare):
    path, camera = bare
    hand = start()
    dialog = opened(hand, path)
    for place in ((0.0, 0.0), (24.0, 0.0), (24.0, 18.0), (0.0, 18.0)):
        click(dialog, camera, place)
    dialog.base.setCurrentText("160 mm round")
    click(dialog, camera, (12.0, 2.0))
    if dialog.list.count():
        pytest.fail("a base of 160 mm was found where none stands")
    assert "two more places" in dialog.words.text()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    settle(dialog)
    assert dialog.isVisible() and dialog.ruling.rim == []
    dialog.close()


def test_a_picture_is_pasted_and_one_that_is_none_is_refused(start, bare, tmp_path):
    path, _ = bare
    hand = start()
    hand.window.run("ruling")
    dialog = dialog_of(hand)
    QGuiApplication.clipboard().setImage(QImage(str(path)))
    QTest.keyClick(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    hand.until(lambda: dialog.ruling is not None)
    assert dialog.path.name.startswith("pasted-") and dialog.path.exists()
    wrong = tmp_path / "wrong.jpg"
    wrong.write_bytes(b"nothing")
    dialog.open_picture(wrong)
    hand.until(lambda: "no picture" in dialog.words.text())
    dialog.close()


def test_the_magnifier_follows_the_pointer(start, bare):
    path, _ = bare
    hand = start()
    dialog = opened(hand, path)
    before = dialog.view.grab().toImage()
    at, none = QPointF(dialog.view.width() / 2.0, dialog.view.height() / 2.0), Qt.MouseButton.NoButton
    moved = QMouseEvent(QEvent.Type.MouseMove, at, at, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(dialog.view, moved)
    assert dialog.view.grab().toImage() != before
    dialog.close()


def test_pasting_where_nothing_was_ever_copied_says_so(start, monkeypatch):
    hand = start()
    hand.window.run("ruling")
    dialog = dialog_of(hand)
    empty = SimpleNamespace(mimeData=lambda: None, image=QImage)
    monkeypatch.setattr(QGuiApplication, "clipboard", lambda: empty)
    QTest.keyClick(dialog, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert "no picture on the clipboard" in dialog.words.text()
    dialog.close()
