"""The program plays in the window: one move after the other, halted, hurried and taken back by a person."""

import os
import signal
from dataclasses import replace
from time import monotonic

import pytest
from battle_hand import show_battle
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.messages import Reply
from battlefield.files.battles.scripts import read_script
from battlefield.files.journals.battle_journal import battles_left_behind
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset
from battlefield.rulebooks.registry import BOOKS
from battlefield.ui.battle.players_dialog import PlayersDialog
from battlefield.ui.threads.thinking import thinking_apart

BOTH = {"wardens": "recruit", "raiders": "automaton"}
ONE = {"wardens": "me", "raiders": "automaton"}


class Table:
    """A battle in a window, some sides of which the program plays."""

    def __init__(self, hand, players, folder=None):
        self.hand, self.window = hand, hand.window
        script = read_script(asset("rosters/first_battle.json"))
        script = replace(script, terrain=(), steps=(), players=players)
        show_battle(self.window, Battle.started(script, folder), "A battle")
        self.page = self.window.page
        self.page.program.pace = "at_once"

    @property
    def desk(self):
        return self.page.desk

    @property
    def session(self):
        return self.desk.battle.session

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.page.view, key, modifier)

    def until(self, fact):
        self.hand.qtbot.waitUntil(fact, timeout=60_000)

    def is_mine(self):
        """Whether a person has to decide."""
        desk = self.desk
        return not desk.opponent.side and not desk.is_waiting and not desk.state.result

    def go_on_as_me(self):
        """Decide once for the side that a person plays, as the rules suggest."""
        self.until(self.is_mine)
        before, desk = self.session.event_count, self.desk
        was = desk.pending
        if was is None:
            assert desk.begin(self.session.book.actions(desk.state)[0])
        else:
            assert desk.reply(self.session.suggestions(1)[0])
        self.until(lambda: (self.session.event_count, desk.pending) != (before, was))


@pytest.fixture
def table(start_without_samples):
    def made(players, folder=None):
        return Table(start_without_samples(), players, folder)

    yield made
    thinking_apart().end()


@pytest.mark.campaign
def test_the_program_plays_a_whole_battle_by_itself(table):
    table = table(BOTH)
    assert table.desk.hand.asked.kind == "wait"
    assert table.session.event_count == 0
    table.key(Qt.Key.Key_Return)
    table.hand.qtbot.waitUntil(lambda: bool(table.desk.state.result), timeout=180_000)
    assert not table.desk.opponent.note
    first = thinking_apart().processes
    assert None not in first


@pytest.mark.campaign
def test_it_decides_only_for_its_own_side(table):
    table = table(ONE)
    assert not table.desk.opponent.side
    for _ in range(6):
        table.go_on_as_me()
    table.until(table.is_mine)
    assert deciding(table.session) == "wardens"
    assert {"wardens", "raiders"} <= {deed.action.by for deed in table.session.deeds}


@pytest.mark.campaign
def test_taking_back_goes_to_the_last_decision_of_a_person_and_stays_there(table):
    table = table(ONE)
    for _ in range(4):
        table.go_on_as_me()
    table.until(table.is_mine)
    before = table.session.hash, table.session.event_count
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert table.is_mine()
    taken = table.session.event_count
    assert taken < before[1]
    QTest.qWait(400)
    assert table.session.event_count == taken
    table.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    table.until(table.is_mine)
    assert (table.session.hash, table.session.event_count) == before


@pytest.mark.campaign
def test_it_waits_where_all_was_taken_back_until_it_is_let(table):
    table = table({"wardens": "automaton", "raiders": "me"})
    table.key(Qt.Key.Key_Return)
    table.until(table.is_mine)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.qWait(300)
    assert table.desk.opponent.halted
    assert table.session.event_count == 0
    assert "waits for you" in table.page.now.what.text()
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.session.event_count > 0)


@pytest.mark.campaign
def test_it_waits_while_it_is_paused(table):
    table = table(BOTH)
    table.page.program.pace = "slow"
    table.key(Qt.Key.Key_Return)
    table.page.run("program_pause")
    before = table.session.event_count
    QTest.qWait(500)
    assert table.session.event_count == before
    assert table.page.program_panel.pause.text().startswith("Go on")
    table.page.run("program_pause")
    table.until(lambda: table.session.event_count > before)


@pytest.mark.campaign
def test_its_move_waits_behind_a_tab_and_is_made_once_it_is_shown_again(table):
    table = table(BOTH)
    table.page.program.pace = "slow"
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.session.event_count > 0)
    table.window.run("new_tab")
    assert table.window.page is None
    before = table.session.event_count
    QTest.qWait(1500)
    assert table.session.event_count == before
    table.window.run("previous_tab")
    assert table.window.page is table.page
    table.until(lambda: table.session.event_count > before)


@pytest.mark.campaign
def test_it_rests_after_what_is_to_be_seen_and_skips_when_told(table):
    table = table(BOTH)
    table.page.program.pace = "slow"
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.page.program._rest.isActive())
    start, before = monotonic(), table.session.event_count
    table.page.run("program_skip")
    table.until(lambda: table.session.event_count > before + 10)
    assert monotonic() - start < 10.0
    assert table.desk.opponent.hurries


@pytest.mark.campaign
def test_its_ways_stay_on_the_table_until_a_person_decides(table):
    table = table(ONE)
    seen = []
    for _ in range(40):
        table.go_on_as_me()
        table.until(table.is_mine)
        seen.append(any(getattr(each, "arrow", False) for each in table.desk.opponent.trail))
        if seen[-1]:
            break
    assert seen[-1]
    table.go_on_as_me()
    assert table.is_mine() is False or not table.desk.opponent.trail or deciding(table.session) == "wardens"


@pytest.fixture
def standing(table):
    """A table whose process stands still, as one does that thinks for long."""
    made = table({"wardens": "recruit", "raiders": "me"})
    made.until(lambda: None not in thinking_apart().processes)
    os.kill(thinking_apart().processes[0], signal.SIGSTOP)
    made.key(Qt.Key.Key_Return)
    assert thinking_apart().is_thinking
    return made


@pytest.mark.campaign
def test_escape_makes_it_play_at_once(standing):
    QTest.qWait(1500)
    assert standing.session.event_count == 0
    assert "thinks … 1 s" in standing.page.now.what.text()
    start = monotonic()
    standing.key(Qt.Key.Key_Escape)
    standing.until(lambda: standing.session.event_count > 0)
    assert monotonic() - start < 0.5  # of which a busy machine takes most


def test_escape_takes_what_is_legal_where_nobody_has_an_answer(standing):
    os.kill(thinking_apart().processes[1], signal.SIGSTOP)
    start = monotonic()
    standing.key(Qt.Key.Key_Escape)
    standing.until(lambda: standing.session.event_count > 0)
    assert monotonic() - start < 0.6
    assert "first legal move" in standing.desk.opponent.note


def test_a_killed_process_leaves_the_battle_whole(standing):
    os.kill(thinking_apart().processes[0], signal.SIGKILL)
    standing.until(lambda: standing.session.event_count > 0)
    assert "ended unexpectedly" in standing.desk.opponent.note
    assert "automaton" in standing.desk.opponent.note
    standing.until(standing.is_mine)
    assert "ended unexpectedly" in standing.page.program_panel.words.text()
    assert not standing.desk.opponent.side


@pytest.mark.usefixtures("standing")
def test_the_window_does_not_wait_for_thinking():
    ticks = []
    for _ in range(10):
        start = monotonic()
        QTest.qWait(10)
        ticks.append(monotonic() - start)
    assert sorted(ticks)[5] < 0.05


def test_what_is_not_legal_is_told_and_the_automaton_decides(table, monkeypatch):
    table = table({"wardens": "recruit", "raiders": "me"})

    def lies(_self, _player, _view, done):
        done(Reply())

    monkeypatch.setattr("battlefield.ui.threads.thinking.ThinkingApart.begin", lies)
    table.key(Qt.Key.Key_Return)
    table.until(lambda: table.session.event_count > 0)
    assert table.desk.opponent.note.startswith("The automaton decided for the Recruit")


def test_its_moves_are_in_the_journal_before_they_are_seen(table, state):
    folder = state / "journals"
    folder.mkdir()
    table = table(BOTH, folder)
    table.key(Qt.Key.Key_Return)
    table.until(lambda: len(table.session.deeds) > 3)
    table.page.run("program_pause")
    table.until(lambda: not table.desk.is_waiting)
    table.desk.battle.close()
    found = battles_left_behind(folder, BOOKS)
    assert found[0].session.hash == table.session.hash
    assert found[0].session.players == BOTH


def test_the_program_takes_a_side_over_and_gives_it_back(table):
    table = table({})
    assert not table.desk.opponent.plays_any
    assert thinking_apart().processes == ()
    table.page.run("players")
    dialog = table.page.findChild(PlayersDialog)
    assert dialog.findChild(QPushButton, "primary").text() == "Play on"
    field = dialog.fields["wardens"]
    field.who.setCurrentIndex(2)
    field.who.activated.emit(2)
    dialog.fields["raiders"].show_player("someone")
    dialog.accept()
    table.until(lambda: table.session.event_count > 0)
    table.until(lambda: table.desk.opponent.side == "")
    assert deciding(table.session) == "raiders"
    table.desk.seat("wardens", "someone")
    assert not table.desk.opponent.plays_any


def test_a_battle_of_people_offers_the_program_as_the_enemy_before_it_begins(table):
    table = table({})
    assert table.page.program_panel.against.isVisible()
    table.page.program_panel.against.click()
    dialog = table.page.findChild(PlayersDialog)
    assert [field.player for field in dialog.fields.values()] == ["me", "regular"]
    dialog.accept()
    assert table.session.players == {"wardens": "me", "raiders": "regular"}
    assert not table.page.program_panel.against.isVisible()


def test_what_is_told_of_the_program_has_its_room_for_both_sides(table):
    table = table({})
    table.page.run("players")
    dialog = table.page.findChild(PlayersDialog)
    dialog.show()
    for field in dialog.fields.values():
        field.who.setCurrentIndex(2)
        field.who.activated.emit(2)
    words = [field.words for field in dialog.fields.values()]
    assert all(each.height() >= each.heightForWidth(each.width()) for each in words)
    dialog.reject()


def test_once_a_battle_of_people_goes_on_nothing_is_offered(table):
    table = table({})
    table.go_on_as_me()
    assert not table.page.program_panel.against.isVisible()
    table.page.run("players")
    dialog = table.page.findChild(PlayersDialog)
    assert {field.player for field in dialog.fields.values()} == {"someone"}
    dialog.reject()


def test_the_bar_over_the_table_names_the_level_at_which_the_program_plays(table):
    table = table({"wardens": "me", "raiders": "recruit:secret"})
    assert "Recruit" in table.page.turn_bar.sides.text()
    assert "ecret" not in table.page.turn_bar.sides.text()
    assert "The program plays raiders as the Recruit." in table.page.turn_bar.sides.toolTip()
    table.desk.seat("raiders", "me")
    assert "Recruit" not in table.page.turn_bar.sides.text()


@pytest.mark.campaign
def test_it_waits_while_a_question_about_the_battle_is_open(table):
    table = table({})
    table.page.run("players")
    dialog = table.page.findChild(PlayersDialog)
    table.desk.seat("wardens", "automaton")
    QTest.qWait(1500)
    assert table.session.event_count == 0
    dialog.reject()
    table.until(lambda: table.session.event_count > 0)


def test_the_first_battle_is_played_against_the_recruit_by_a_command(start_without_samples):
    hand = start_without_samples()
    hand.window.acts["first_battle"].trigger()
    hand.until(lambda: hand.window.battle is not None)
    assert hand.window.battle.session.players == {"wardens": "me", "raiders": "recruit"}
    assert hand.window.page.hints.is_on
    hand.until(lambda: hand.window.background.is_idle)
    hand.window.drop_page()
    hand.until(lambda: thinking_apart().processes == ())


def test_no_process_is_left_when_the_battle_is(table):
    table = table(BOTH)
    table.until(lambda: None not in thinking_apart().processes)
    window = table.window
    window.drop_page()
    table.page = None
    table.until(lambda: thinking_apart().processes == ())
