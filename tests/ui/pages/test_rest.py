"""At rest the program does nothing: hands off, no page paints, and the processor is left to others."""

import time
from collections import Counter
from collections.abc import Callable

import pytest
from battle_hand import BattleHand
from campaigns import few
from hand import Hand
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from screens import SAMPLES, SCREENS
from yards import ADA, yard_with_templates

from battlefield.app.measure.overlays import LENSES
from battlefield.files import read_scene
from battlefield.ui.design.fairness.fairness_dialog import FairnessDialog
from battlefield.ui.pages.exporting import ExportDialog
from battlefield.ui.printing.dialog import PrintDialog

SECOND = 1000  # milliseconds
MOST_WORK = 0.25  # seconds of the processor in a second, on a machine on which much else goes on
TRIES = 8  # seconds after which what still moves never comes to rest


class Counted(QObject):
    """Counts what is painted anew, by the name of its kind."""

    def __init__(self) -> None:
        super().__init__()
        self.paints: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.paints[type(watched).__name__] += 1
        return False


def quiet_second() -> tuple[Counter[str], float]:
    """What was painted within a second hands off, and how long the processor worked."""
    program, counted = QApplication.instance(), Counted()
    assert program is not None
    program.installEventFilter(counted)
    before = time.process_time()
    QTest.qWait(SECOND)
    worked = time.process_time() - before
    program.removeEventFilter(counted)
    return counted.paints, worked


def unrest(hand: Hand) -> str:
    """What the window still does once nothing is to be done any more; nothing is best."""
    window = hand.window
    hand.until(lambda: window.reader.is_idle and window.loading.is_idle and not window.coming.is_on)
    hand.until(lambda: window.background.is_idle)
    told = ""
    for _ in range(TRIES):
        paints, worked = quiet_second()
        told = f"painted {dict(paints)}, worked {worked:.2f} s"
        if not paints and worked < MOST_WORK:
            return ""
    return told


@pytest.fixture(autouse=True)
def _no_blinking(program: QApplication) -> object:
    """Let no text cursor blink: that one is meant to."""
    before = program.cursorFlashTime()
    program.setCursorFlashTime(0)
    yield
    program.setCursorFlashTime(before)


def _lay_everything_on_the_table(hand: Hand) -> None:
    hand.click(hand.model(ADA).at)
    for lens in LENSES:
        hand.window.acts[f"lens_{lens}"].trigger()
    hand.key("T")
    hand.drag((2.0, 2.0), (9.0, 11.0))


def _open_the_bench(hand: Hand) -> None:
    hand.window.acts["bench"].trigger()


def _ask_to_push(hand: Hand) -> None:
    hand.click(hand.model(ADA).at)
    hand.window.acts["push_typed"].trigger()


def _ask_for_a_move(hand: Hand) -> None:
    hand.click(hand.model(ADA).at)
    hand.window.acts["move_exactly"].trigger()


TABLES: dict[str, Callable[[Hand], None]] = {
    "all lenses and the tape": _lay_everything_on_the_table,
    "the bench": _open_the_bench,
    "a push to be typed": _ask_to_push,
    "a move to be typed": _ask_for_a_move,
}


@pytest.mark.parametrize("name", few(SCREENS, 2))
def test_no_screen_paints_while_nobody_does_anything(start, name):
    hand = start()
    SCREENS[name](hand)
    assert unrest(hand) == ""


@pytest.mark.parametrize("name", few(TABLES, 1))
def test_no_answer_on_the_table_paints_while_nobody_does_anything(open_scene, name):
    hand = open_scene(yard_with_templates())
    TABLES[name](hand)
    assert unrest(hand) == ""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hint_stands_beside_what_it_speaks_of_without_work(start, theme):
    hand = start()
    hand.window.set_theme(theme)
    battle = BattleHand(hand)
    battle.until(battle.page.hints.bubble.isVisible)
    assert unrest(hand) == ""


@pytest.mark.campaign
def test_each_hint_on_the_way_through_a_first_turn_stands_without_work(start):
    hand = start()
    battle = BattleHand(hand)
    hand.window.acts["motion_normal"].trigger()
    battle.key(Qt.Key.Key_Return)
    seen = []
    for _ in range(6):
        battle.settle()
        lesson = battle.page.hints.lessons.now
        if lesson is not None and lesson.id not in seen:
            seen.append(lesson.id)
            assert (lesson.id, unrest(hand)) == (lesson.id, "")
        battle.play_on(1)
    assert len(seen) >= 3


def test_a_battle_that_is_looked_back_at_stands_without_work(start):
    hand = start()
    battle = BattleHand(hand)
    battle.key(Qt.Key.Key_Return)
    battle.play_on(4)
    battle.settle()
    hand.window.acts["look_turn_back"].trigger()
    assert battle.page.desk.looking.is_back
    assert unrest(hand) == ""


def _opened(hand: Hand, command: str) -> QDialog:
    """Give the dialog that a command opens."""
    hand.window.acts[command].trigger()
    (found,) = (each for each in hand.window.findChildren(QDialog) if each.isVisible())
    return found


DIALOGS = {
    "print": lambda hand, scene: PrintDialog(hand.window, hand.window.settings, scene),
    "export": lambda hand, scene: ExportDialog(hand.window, scene, hand.window.colours),
    "preferences": lambda hand, _scene: _opened(hand, "preferences"),
    "manual": lambda hand, _scene: _opened(hand, "manual"),
}


def test_a_report_of_fairness_stands_without_work(open_scene):
    hand = open_scene(read_scene(SAMPLES["tournament"]))
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    hand.window.acts["fairness"].trigger()
    (dialog,) = hand.window.findChildren(FairnessDialog)
    hand.until(lambda: not dialog.bar.isVisible())
    assert unrest(hand) == ""
    dialog.reject()


@pytest.mark.parametrize("name", few(DIALOGS, 1))
def test_no_dialog_works_while_nobody_does_anything(start, name):
    hand = start()
    dialog: QDialog = DIALOGS[name](hand, read_scene(SAMPLES["tournament"]))
    dialog.show()
    hand.until(dialog.isVisible)
    assert unrest(hand) == ""
    dialog.reject()
