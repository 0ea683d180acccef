"""A program that is killed loses nothing: the next start offers what was in no file."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from board_facts import assert_board_shows
from conftest import Open, Start
from hand import Hand
from journal_bytes import without_copies
from yards import yard, yard_with_templates

from battlefield.files import parse_scene, write_scene
from battlefield.files.journals import battle_journal, roster_journal
from battlefield.files.journals.journal_file import lock
from battlefield.ui.shell import awaited
from battlefield.ui.shell.home import Card, CardFacts, HomePage

WORK = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from battlefield.files import scene_bytes
from battlefield.ui.shell import start
from battlefield.ui.widgets import places
from battlefield.ui.widgets.settings import Settings
from battlefield.ui.shell.window import MainWindow

state, scene = Path(sys.argv[1]), Path(sys.argv[2])
places.state_folder = lambda: state
app = start.application()
window = MainWindow(Settings(QSettings(str(state / "other.ini"), QSettings.Format.IniFormat)))
window.show()
window.activateWindow()
window.open_path(scene)
while window.page is None:
    app.processEvents()
for key in (Qt.Key.Key_N, Qt.Key.Key_Right, Qt.Key.Key_R, Qt.Key.Key_N, Qt.Key.Key_Delete):
    QTest.keyClick(window.page.view, key)
sys.stdout.buffer.write(scene_bytes(window.page.desk.scene))
sys.stdout.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def killed(state: Path, tmp_path: Path) -> bytes:
    """Work in a program of its own until it is killed; give the bytes of the scene it last showed."""
    write_scene(tmp_path / "yard.json", yard())
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", WORK, str(state), str(tmp_path / "yard.json")],
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    return done.stdout


def rescue(hand: Hand) -> None:
    hand.click_card("The yard")
    hand.until(lambda: hand.window.page is not None)


def crash(hand: Hand) -> None:
    """Leave the journal as a program leaves it that stops at once: on the disk, with nobody writing it."""
    journal = hand.window.shown.journal
    assert journal is not None
    journal.close()
    hand.window.shown = replace(hand.window.shown, journal=None)


@pytest.mark.campaign
def test_work_of_a_killed_program_is_offered_first_and_comes_back_whole(
    killed: bytes, start: Start, tmp_path: Path
) -> None:
    expected = parse_scene(killed, "the killed program")
    assert expected != yard()
    hand = start()
    assert hand.sections()[0] == "Rescued work"
    assert "3 changes" in hand.cards()["The yard"].words.text()
    rescue(hand)
    assert hand.scene == expected
    assert_board_shows(expected, hand.page.board)
    assert hand.desk.document.is_modified
    assert hand.desk.document.path == tmp_path / "yard.json"
    hand.key("Ctrl+Z", "Ctrl+Z", "Ctrl+Z")
    assert hand.scene == yard()


def test_rescued_work_that_was_saved_is_not_offered_again(open_scene: Open, start: Start) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    crash(first)
    second = start()
    rescue(second)
    second.key("Ctrl+S")
    second.window.close()
    third = start()
    assert "Rescued work" not in third.sections()


def test_rescued_work_survives_a_second_crash_without_any_change_in_between(
    open_scene: Open, start: Start
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    moved = first.scene
    crash(first)
    second = start()
    rescue(second)
    crash(second)
    third = start()
    assert third.sections()[0] == "Rescued work"
    rescue(third)
    assert third.scene == moved


def test_work_that_is_thrown_away_on_purpose_is_not_offered_again(open_scene: Open, start: Start) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    first.window.close()
    assert "Rescued work" not in start().sections()


def test_a_crash_without_unsaved_changes_leaves_nothing_to_rescue(open_scene: Open, start: Start) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right", "Ctrl+S")
    crash(first)
    assert "Rescued work" not in start().sections()


def test_work_of_a_program_that_still_runs_is_not_offered(open_scene: Open, start: Start) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    assert "Rescued work" not in start().sections()


def test_a_torn_last_line_of_the_journal_costs_one_change_only(
    open_scene: Open, start: Start, state: Path
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    kept = first.scene
    first.key("Right")
    crash(first)
    [journal] = (state / "journals").glob("*.journal")
    journal.write_bytes(without_copies(journal.read_bytes())[:-20])
    second = start()
    rescue(second)
    assert second.scene == kept


def damaged(state: Path, line: int, *, twice: bool = True) -> tuple[Path, bytes]:
    """Flip a bit in a line of the one journal there is, and leave second copies out where it is to stay so.

    Give it and what stands in it now.
    """
    [journal] = (state / "journals").glob("*.journal")
    whole = journal.read_bytes()
    lines = (without_copies(whole) if twice else whole).splitlines(keepends=True)
    lines[line] = lines[line][:12] + bytes([lines[line][12] ^ 1]) + lines[line][13:]
    journal.write_bytes(b"".join(lines))
    return journal, journal.read_bytes()


def test_a_journal_damaged_in_its_middle_is_offered_whole_and_kept_under_a_name_that_is_told(
    open_scene: Open, start: Start, state: Path
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right", "Right")
    crash(first)
    journal, left = damaged(state, 2, twice=False)
    second = start()
    aside = journal.with_name(f"{journal.name}.damaged")
    rescue(second)
    assert second.scene == first.scene
    [sentence] = second.complaints()
    assert sentence == (
        "1 line of the journal was damaged and read from a second copy, so nothing is lost; "
        f"the damaged file is kept as {aside}"
    )
    assert aside.read_bytes() == left


def test_a_journal_damaged_twice_behind_its_first_line_is_offered_and_kept_under_a_name_that_is_told(
    open_scene: Open, start: Start, state: Path
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right", "Right")
    crash(first)
    journal, left = damaged(state, 1)
    second = start()
    aside = journal.with_name(f"{journal.name}.damaged")
    assert aside.read_bytes() == left
    assert str(aside) in second.cards()["The yard"].toolTip()
    rescue(second)
    assert second.scene == yard()
    [sentence] = second.complaints()
    assert sentence == (
        "The last 2 lines of the journal cannot be read; what was done before is kept; "
        f"the damaged file is kept as {aside}"
    )
    second.click((6, 6))
    second.key("Right")
    assert aside.read_bytes() == left != journal.read_bytes()
    second.window.close()
    assert aside.read_bytes() == left


def test_a_journal_damaged_behind_a_save_is_offered_and_not_deleted(
    open_scene: Open, start: Start, state: Path
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right", "Ctrl+S")
    saved = first.scene
    first.key("Right")
    crash(first)
    journal, left = damaged(state, 3)
    second = start()
    assert journal.read_bytes() == left
    rescue(second)
    assert second.scene == saved


def test_a_journal_that_cannot_be_read_at_all_is_told_on_a_card_until_it_is_thrown_away(
    open_scene: Open, start: Start, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    crash(first)
    journal, left = damaged(state, 0)
    start()
    second = start()
    second.click_card("Damaged journal")
    [sentence] = second.complaints()
    assert sentence.endswith(f"the damaged file is kept as {journal}.damaged")
    monkeypatch.setattr("battlefield.ui.shell.start_cards.confirmed", lambda *_: True)
    second.click_card("Throw it away")
    assert not journal.exists()
    assert journal.with_name(f"{journal.name}.damaged").read_bytes() == left
    assert "Rescued work" not in start().sections()


def test_work_that_another_window_has_taken_up_is_neither_opened_twice_nor_thrown_away(
    open_scene: Open, start: Start, state: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    crash(first)
    second, third, fourth = start(), start(), start()
    rescue(second)
    third.click_card("The yard")
    assert any("Another window has gone on with" in words for words in third.complaints())
    assert third.window.page is None
    third.until(lambda: "Rescued work" not in third.sections())
    monkeypatch.setattr("battlefield.ui.shell.start_cards.confirmed", lambda *_: True)
    fourth.click_card("Throw it away")
    [journal] = (state / "journals").glob("*.journal")
    assert any(str(journal) in words for words in fourth.complaints())
    second.desk.do("Clear", yard_with_templates())
    crash(second)
    assert "2 changes" in start().cards()["The yard"].words.text()


def test_work_of_a_program_that_is_still_being_killed_is_offered_once_it_is_gone(
    killed: bytes, start: Start, state: Path
) -> None:
    assert killed
    [journal] = state.rglob("*.journal")
    with journal.open("r+b") as held:
        lock(held)
        hand = start()
        assert "Rescued work" not in hand.sections()
        before = {title: card.pos() for title, card in hand.cards().items()}
        hand.until(lambda: hand.window.cards._looks_left < 19)
    hand.until(lambda: "Rescued work" in hand.sections())
    hand.qtbot.wait(300)
    now = {title: hand.cards()[title].pos() for title in before}
    assert now == before, "a card jumped under the hand"
    assert "at the end of this page" in hand.window.hint.text()


def test_the_title_of_a_card_ends_in_dots_where_it_has_no_room_and_its_tip_has_it_whole(start: Start) -> None:
    hand = start()
    card = next(card for card in hand.cards().values() if card.has_picture)
    title = "The Brasswick Company and all its friends against the Gale Corsairs of the north, turn 2"
    card.show_words(title, "3 steps")
    assert card.title.text().endswith("…")
    assert card.title.fontMetrics().horizontalAdvance(card.title.text()) <= card.width()
    assert title in card.toolTip()


def test_no_card_moves_as_what_was_left_is_found(
    open_scene: Open, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = open_scene(yard())
    first.click((6, 6))
    first.key("Right")
    crash(first)
    laid: list[list[tuple[str, list[bool]]]] = []
    whole = HomePage.show_sections

    def seen(page: HomePage, sections: Sequence[tuple[str, Sequence[CardFacts]]]) -> list[list[Card]]:
        rows = whole(page, sections)
        titles = [title for title, facts in sections if facts]
        laid.append(
            [(title, [card.has_picture for card in row]) for title, row in zip(titles, rows, strict=True)]
        )
        return rows

    monkeypatch.setattr(HomePage, "show_sections", seen)
    second = start()
    second.until(lambda: "The yard" in second.cards())
    assert len(laid) > 1 and all(each == laid[0] for each in laid)
    assert laid[0][0] == ("Rescued work", [True, False])


def test_the_endings_of_journals_are_those_that_the_start_page_looks_for() -> None:
    assert (awaited.OF_BATTLES, awaited.OF_ROSTERS) == (battle_journal.ENDING, roster_journal.ENDING)
