"""Nothing of Qt's is in a ring that only Python's cyclic collector takes apart, in whatever thread."""

import gc
from collections import Counter
from functools import partial
from threading import Event, Thread

import pytest
from battle_hand import BattleHand
from campaigns import few, left_to_the_campaign
from PySide6.QtCore import QObject, QPoint, QSettings, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from yards import ADA, BEN, FAY, yard

from battlefield.app.books.faces import FACES
from battlefield.files import write_scene
from battlefield.rules.scene.contents import Board
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.widgets.settings import Settings

BEFORE = "_was there before"
OF_THE_WINDOW = (QObject, QGraphicsItem, QPixmap, QPainter)  # what no other thread may take apart
AIDE = (9.0, 9.0)  # a place where nothing lies


# what is left


def in_rings():
    """Count by their class those of Qt's objects that only rings hold, of which nobody else knows.

    Those of tests before are left out: what holds them may let go of them at any time.
    """
    gc.unfreeze()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    kinds = Counter(type(each).__name__ for each in gc.garbage if is_of_qt(each) and not was_there(each))
    gc.garbage.clear()
    return dict(kinds)


def mark_what_is_there():
    """Let all of Qt's objects that are there be known as older than a test."""
    for each in gc.get_objects():
        if is_of_qt(each) and hasattr(each, "__dict__"):
            vars(each)[BEFORE] = True


def was_there(thing):
    return hasattr(thing, "__dict__") and BEFORE in vars(thing)


def alive():
    """Count by their class all parts and items that Python knows."""
    parts = (each for each in map(type, gc.get_objects()) if issubclass(each, QObject | QGraphicsItem))
    return Counter(each.__name__ for each in parts)


def is_of_qt(thing):
    return issubclass(type(thing), OF_THE_WINDOW)  # not isinstance: that would ask a proxy of what is gone


# what is done on a page before it is left


def nothing(_hand):
    pass


def hold_a_template(hand):
    hand.key("1")
    hand.move(AIDE)


def hold_a_base(hand):
    hand.page.tray.take_base()
    hand.move(AIDE)


def take_tools(hand):
    for command in ("push_tool", "push_kind", "push_now", "sight_tool", "tape_tool", "move_exactly"):
        hand.window.run(command)
        hand.move(AIDE)


def push(hand):
    hand.click(hand.model(ADA).at)
    hand.window.run("push_typed")
    hand.window.run("push_now")
    hand.move(AIDE)


def lay_lenses(hand):
    hand.click(hand.model(ADA).at)
    for command in sorted(hand.page.commands):
        if command.startswith("lens_"):
            hand.window.run(command)
            hand.move(AIDE)


def drag(hand):
    hand.press(hand.model(ADA).at)
    hand.move(AIDE)


def look_for_the_best_place(hand):
    hand.key("1")
    hand.click(AIDE)
    hand.window.run("best_placement")


def ask_on_the_bench(hand):
    hand.key("J")
    hand.write("Knockback II")
    hand.key("Return")
    hand.click(hand.model(BEN).at)
    hand.click(hand.model(FAY).at)
    hand.page.bench.bench.typed = True
    hand.key("Return")
    assert hand.page.bench.is_asking


def offer_a_menu(hand):
    hand.click(hand.model(ADA).at)
    hand.page.offer(QPoint(100, 100))


def design(hand):
    hand.window.modes.switch("design")
    hand.until(lambda: hand.window.modes.now == "design" and hand.window.loading.is_idle)


def go_to_and_fro(hand):
    for mode in ("design", "measure", "design"):
        hand.window.run(mode)
        hand.until(lambda wanted=mode: hand.window.modes.now == wanted)


def begin_to_design(hand):
    hand.window.run("design")
    QTest.qWait(3)


def open_another(hand):
    hand.open(hand.window.settings.recent[0])


def draw_with_each_tool(hand):
    design(hand)
    for command in sorted(hand.page.commands):
        if command.startswith("draw_"):
            hand.window.run(command)
            hand.click((30.0, 5.0))
            hand.move((33.0, 8.0))


def write_a_note(hand):
    design(hand)
    hand.window.run("draw_note")
    hand.click((30.0, 5.0))


def hold_a_piece(hand):
    design(hand)
    hand.page.bring_up("Library")._take_first()
    hand.move((30.0, 5.0))


def hold_a_force(hand):
    design(hand)
    hand.page.bring_up("Forces").take_unit()
    hand.move((30.0, 5.0))


def look_at_each_panel(hand):
    design(hand)
    hand.key("Ctrl+A")
    for title in hand.page.panels:
        hand.page.bring_up(title)
        hand.qtbot.wait(100)
    hand.window.run("add_layer")


def edit(hand):
    design(hand)
    hand.key("Ctrl+A")
    hand.window.run("move_exactly")
    hand.write("1 at 90")
    hand.key("Return", "Ctrl+Z", "Ctrl+C", "Ctrl+V")


def leave_a_dialog_open(command, hand):
    design(hand)
    hand.window.run(command)
    hand.qtbot.wait(50)


def close_each_dialog(hand):
    for command in ("keys", "search", "new", "export", "print_scale"):
        QTimer.singleShot(50, lambda: QApplication.activeModalWidget().reject())
        hand.window.run(command)
    hand.window.run("words")


def set_a_battle_up(hand):
    hand.window.run("new_battle")
    page = hand.window.setup
    hand.until(lambda: page.checked is not None)
    page.more_sides.click()
    page._choose_book(list(FACES)[1])
    hand.until(lambda: page.checked is not None)


def play(hand):
    playing = BattleHand(hand)
    playing.play_on(3)
    return playing


def look_back(hand):
    play(hand).rest()
    hand.window.run("look_start")


def leave_a_motion(hand):
    playing = BattleHand(hand)
    playing.page.picture.speed = "slow"
    playing.play_on(1)


def measure_in_a_battle(hand):
    play(hand)
    for command in sorted(hand.page.commands):
        if command.startswith("lens_") or command in ("hints", "units_list", "tape_tool", "sight_tool"):
            hand.window.run(command)
            hand.move(AIDE)


def report(hand):
    play(hand)
    hand.page.reporter.write(hand.window.files.journals / "report.pdf")


MEASURED = (
    nothing, hold_a_template, hold_a_base, take_tools, push, lay_lenses, drag, look_for_the_best_place,
    ask_on_the_bench, offer_a_menu, close_each_dialog, open_another, begin_to_design,
)  # fmt: skip
DRAWN = (
    design, go_to_and_fro, draw_with_each_tool, write_a_note, hold_a_piece, hold_a_force, look_at_each_panel,
    edit, partial(leave_a_dialog_open, "backdrop"), partial(leave_a_dialog_open, "fairness"),
)  # fmt: skip
PLAYED = (set_a_battle_up, play, look_back, leave_a_motion, measure_in_a_battle, report)


@pytest.fixture
def uncollected():
    """Collect nothing by itself, and leave out what was there before."""
    gc.collect()
    mark_what_is_there()
    gc.freeze()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


@pytest.fixture
def collected_elsewhere():
    """Collect over and over in a thread that is not the window's."""
    is_over = Event()

    def collect():
        while not is_over.wait(0.05):
            gc.collect()

    thread = Thread(target=collect)
    thread.start()
    yield
    is_over.set()
    thread.join()


@pytest.fixture
def come_and_go(start_without_samples, tmp_path):
    """Open what is looked at, do something there, and leave it for the start page."""
    write_scene(tmp_path / "yard.json", yard())
    hand = start_without_samples()
    window = hand.window

    def visited(visit):
        if visit not in PLAYED:
            hand.open(tmp_path / "yard.json")
        visit(hand)
        window.show_home()
        hand.until(lambda: window.loading.is_idle and window.reader.is_idle and window.background.is_idle)
        hand.qtbot.wait(20)

    return visited


@pytest.mark.campaign
@pytest.mark.parametrize(
    "visits",
    [MEASURED[:2], *left_to_the_campaign([(MEASURED[2:],), (DRAWN,), (PLAYED,)])],
    ids=["held", "measured", "drawn", "played"],
)
@pytest.mark.usefixtures("uncollected")
def test_a_page_that_is_left_leaves_nothing_of_qts_in_a_ring(visits, come_and_go):
    found = []
    for visit in visits:
        come_and_go(visit)
        found.append((visit, in_rings()))
    assert [each for each in found if each[1]] == []


VISITS = [play, nothing, ask_on_the_bench, draw_with_each_tool, set_a_battle_up]


@pytest.mark.campaign
@pytest.mark.parametrize("visit", few(VISITS, 1))
@pytest.mark.usefixtures("uncollected")
def test_no_more_is_alive_however_often_a_page_comes_and_goes(visit, come_and_go):
    come_and_go(visit)
    before = alive()
    for _ in range(3):
        come_and_go(visit)
    assert alive() - before == Counter()


@pytest.mark.campaign
@pytest.mark.parametrize("visit", [ask_on_the_bench, look_at_each_panel, close_each_dialog, play])
@pytest.mark.usefixtures("uncollected", "collected_elsewhere")
def test_pages_come_and_go_while_another_thread_collects(visit, come_and_go):
    for _ in range(2):
        come_and_go(visit)


def show_a_table_and_close(settings, qtbot):
    """Show a window with a table, and close it for good."""
    window, gone = MainWindow(settings), []
    window.show()
    window.new_table(Board(20.0, 20.0))
    qtbot.waitUntil(lambda: window.page is not None and window.reader.is_idle)
    window.close()
    window.destroyed.connect(lambda: gone.append(True))
    window.deleteLater()
    qtbot.waitUntil(lambda: bool(gone))


@pytest.mark.campaign
@pytest.mark.usefixtures("program", "state", "uncollected")
def test_a_window_that_is_closed_leaves_nothing_of_qts_in_a_ring(settings_file, qtbot):
    show_a_table_and_close(Settings(QSettings(str(settings_file), QSettings.Format.IniFormat)), qtbot)
    assert in_rings() == {}
