"""The end of a battle: who won, how it stands, what decided it, and buttons for what comes next."""

from dataclasses import replace

from battle_hand import BattleHand, show_battle
from PySide6.QtCore import Qt

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.fighting import Battle
from battlefield.app.opponents.players import decide, player
from battlefield.app.playing.ending import ending_lines
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.resources import asset
from battlefield.ui.battle.panels.log_panel import LogLines, LogList
from battlefield.ui.widgets.palette import LIGHT


def played_to_the_end(script):
    """Let the automaton play both sides."""
    battle = Battle.started(script)
    mind = player("automaton", battle.book)
    while deciding(battle.session):
        decide(battle.session, mind)
    return battle


def test_a_battle_that_is_over_tells_the_score_the_reason_and_what_can_be_done(start_without_samples):
    hand = BattleHand(start_without_samples())
    script = replace(read_script(asset("rosters/first_battle.json")), terrain=())
    settings = (*(each for each in script.settings if each[0] != "turns"), ("turns", 1))
    battle = played_to_the_end(replace(script, settings=settings))
    assert battle.undo() and not battle.state.result
    show_battle(hand.window, battle)
    page = hand.page = hand.window.page
    assert not page.ending.isVisible() and ending_lines(page.desk.battle) == ()
    hand.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    hand.rest()
    assert page.desk.state.result
    assert page.now.what.text().lower() == page.desk.state.result.lower()
    words = page.ending.words.text()
    assert all(side in words for side in page.desk.state.sides) and "% left" in words
    assert "greater share" in words
    assert page.ending.isVisible()
    told = page.ending.words
    hand.until(lambda: told.height() >= told.heightForWidth(told.width()) > 0)
    assert page.turn_bar.turn.text()[3].isupper()
    assert not any(" …" in button.text() for button in page.ending.buttons.values())
    for key in (Qt.Key.Key_Return, Qt.Key.Key_N, Qt.Key.Key_3):  # nobody is asked for a unit any more
        page.desk.table.complaint = ""
        hand.key(key)
        assert page.desk.table.complaint.startswith("The battle is over")
    page.ending.buttons["look_start"].click()
    hand.until(lambda: page.desk.looking.is_back)
    assert not page.ending.isVisible()


def test_a_log_without_a_hit_says_so(program):
    assert program is not None
    lines, found = LogLines(LIGHT), LogList()
    found.setModel(lines)
    assert found.words_if_empty().startswith("Nothing to tell yet")
    lines.wanted = "xyzzy"
    assert found.words_if_empty() == "No line of the log holds “xyzzy”"


def test_a_log_that_gets_its_width_late_still_shows_its_end(program):
    assert program is not None
    lines, found = LogLines(LIGHT), LogList()
    found.setModel(lines)
    found.setWordWrap(True)
    words = "words enough to need more than one row"
    lines.show_lines(tuple(LogLine(f"line {n}: {words}", n, n) for n in range(80)))
    found.scrollToBottom()
    found.resize(160, 200)
    found.show()
    program.processEvents()
    assert found.verticalScrollBar().maximum() > 0
    assert found.verticalScrollBar().value() == found.verticalScrollBar().maximum()
    found.close()
