"""Battles begun from cards, opened, saved, left and rescued, as a user does it."""

import json
import os
import shutil
import signal
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest
from dropping import drop
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QFileDialog, QMessageBox
from yards import yard

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import BOOKS
from battlefield.app.battle.scripted import chance_step
from battlefield.files import write_scene
from battlefield.files.battles.games import read_game
from battlefield.files.battles.scripts import read_script
from battlefield.resources import asset
from battlefield.ui.battle.page import BattlePage
from battlefield.ui.battle.setup.seed import DRAWN_BELOW, drawn_seed
from battlefield.ui.shell.beginning import begin_sample

FIRST = asset("rosters/first_battle.json")


@pytest.fixture
def start(start_without_samples):
    """Start the program without its sample tables: sooner, and nobody looks at them here."""
    return start_without_samples


@pytest.fixture
def answered(monkeypatch):
    """Let the file dialogs answer with a path; give what they were asked."""

    def answer(path):
        asked = []

        def given(_parent, title, start, kinds):
            asked.append((title, start, kinds))
            return str(path), ""

        monkeypatch.setattr(QFileDialog, "getOpenFileName", given)
        monkeypatch.setattr(QFileDialog, "getSaveFileName", given)
        return asked

    return answer


@pytest.fixture
def game(tmp_path):
    """A saved battle in the middle of turn 1."""
    battle = Battle.started(read_script(FIRST))
    play(battle, 9)
    battle.save(tmp_path / "our-fight.json")
    return tmp_path / "our-fight.json"


def play(battle, steps):
    for _ in range(steps):
        assert chance_step(battle, 7)


def begun(hand):
    """Wait for a battle, and give it."""
    hand.until(lambda: isinstance(hand.window.page, BattlePage))
    return hand.window.page.desk.battle


def first_battle(start):
    hand = start()
    hand.click_card("A first battle")
    return hand, begun(hand)


def journals(state):
    return sorted((state / "journals").glob("*.battle"))


def stands(battle):
    session = battle.session
    return session.hash, session.pending, session.in_hand


def test_the_first_card_begins_the_first_battle_with_the_seed_of_its_script(start, state):
    hand, battle = first_battle(start)
    assert hand.window.windowTitle() == "A first battle – Battlefield"
    assert (battle.session.seed, battle.state.clock.turn) == (read_script(FIRST).seed, 0)
    assert len(journals(state)) == 1


def test_battles_are_offered_first_with_pictures_of_their_tables_and_the_way_to_a_new_one(start):
    hand = start(pictures=True)
    assert hand.sections()[0] == "Play"
    cards = hand.cards()
    hand.until(lambda: not cards["A first battle"].picture.pixmap().isNull())
    words = cards["A first battle"].words.text()
    assert words.startswith("Learn by playing, about ten minutes. WARSURGE. Hill Wardens")
    assert not cards["New battle…"].picture.pixmap().isNull()
    hand.click_card("New battle…")
    assert hand.window.setup is not None


def test_a_game_file_opens_at_the_question_it_was_left_at_and_is_saved_to_it(start, game):
    hand = start()
    hand.window.open_path(game)
    battle = begun(hand)
    assert stands(battle) == stands(Battle(read_game(game, BOOKS)))
    assert hand.window.windowTitle() == "Our fight – Battlefield"
    play(battle, 3)
    hand.window.refresh()
    assert "Our fight •" in hand.window.windowTitle()
    hand.key("Ctrl+S")
    hand.until(lambda: "•" not in hand.window.windowTitle())
    assert stands(Battle(read_game(game, BOOKS))) == stands(battle)
    assert hand.window.settings.recent == [game]


def test_a_saved_battle_is_offered_among_the_recent_files(start, game):
    hand = start()
    hand.window.settings.remember(game)
    hand.window.show_home()
    hand.click_card("our-fight.json")
    assert stands(begun(hand)) == stands(Battle(read_game(game, BOOKS)))


def test_a_script_plays_its_steps_and_leaves_the_rest_to_the_players(start, tmp_path, answered):
    shutil.copytree(FIRST.parent, tmp_path / "mine")
    value = json.loads(FIRST.read_text()) | {"name": "Duel", "steps": [{"action": "Begin"}, {"auto": 3}]}
    (tmp_path / "mine" / "duel.json").write_text(json.dumps(value))
    hand = start()
    answered(tmp_path / "mine" / "duel.json")
    hand.key("Ctrl+O")
    battle = begun(hand)
    assert battle.state.clock.turn == 1 and not battle.state.result
    assert hand.window.windowTitle() == "Duel – Battlefield"
    asked = answered(tmp_path / "saved")
    hand.key("Ctrl+S")
    assert asked[0][0] == "Save the battle"
    assert Path(asked[0][1]).name == "duel.json"
    assert stands(Battle(read_game(tmp_path / "saved.json", BOOKS))) == stands(battle)
    assert hand.window.windowTitle() == "Duel – Battlefield"  # whatever its file is called


def test_a_game_file_can_be_dropped_on_the_window(start, game):
    hand = start()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(game))])
    assert drop(hand.window.home.viewport(), data)
    assert begun(hand).path == game


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"format": "battlefield-game", "version": 1}', "book is missing"),
        ('{"format": "battlefield-script", "version": 1, "book": "warsurge"}', "it must have “scene”"),
        ('{"format": "chess"}', "format is “chess”"),
    ],
)
def test_a_file_that_cannot_be_opened_is_told_in_a_sentence_and_the_battle_stays(start, tmp_path, text, said):
    hand, battle = first_battle(start)
    (tmp_path / "bad.json").write_text(text)
    hand.window.open_path(tmp_path / "bad.json")
    hand.until(hand.complaints)
    (sentence,) = hand.complaints()
    assert "bad.json" in sentence and "\n" not in sentence
    assert said in sentence or said in unescape(hand.details()[0])
    assert hand.window.page.desk.battle is battle


@pytest.mark.parametrize(
    ("answer", "left", "kept"), [("discard", True, 0), ("stay", False, 1), ("save", True, 0)]
)
def test_leaving_a_battle_that_is_in_no_file_asks_and_does_as_it_is_told(
    start, state, tmp_path, unsaved, answered, answer, left, kept
):
    hand, battle = first_battle(start)
    play(battle, 5)
    stood = stands(battle)
    answered(tmp_path / "kept.json")
    unsaved.answer = answer
    hand.key("Ctrl+Shift+H")
    assert unsaved.asked == ["A first battle"]
    assert (hand.window.page is None) == left
    assert len(journals(state)) == kept
    assert (tmp_path / "kept.json").exists() == (answer == "save")
    if answer == "save":
        assert stands(Battle(read_game(tmp_path / "kept.json", BOOKS))) == stood
    unsaved.answer = "discard"


def test_leaving_a_battle_before_anything_was_done_asks_nothing(start, state, unsaved):
    hand, _ = first_battle(start)
    assert hand.window.close()
    assert unsaved.asked == []
    assert journals(state) == []


def test_a_battle_that_cannot_be_saved_is_told_and_goes_on(start, tmp_path, answered):
    hand, battle = first_battle(start)
    play(battle, 2)
    answered(tmp_path / "nowhere" / "fight.json")
    hand.key("Ctrl+S")
    (sentence,) = hand.complaints()
    assert "nowhere" in sentence and "\n" not in sentence
    assert battle.is_modified and battle.path is None


def test_the_picture_of_a_battle_can_be_exported(start, tmp_path, answered, monkeypatch):
    hand, battle = first_battle(start)
    play(battle, 12)
    monkeypatch.setattr("battlefield.ui.pages.exporting.ExportDialog.exec", lambda _self: True)
    asked = answered(tmp_path / "table.png")
    assert hand.window.acts["export"].isEnabled()
    hand.key("Ctrl+E")
    assert Path(asked[0][1]).name == "a-first-battle.png"
    assert (tmp_path / "table.png").read_bytes().startswith(b"\x89PNG")


WORK = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from battlefield.ui.shell import start
from battlefield.ui.widgets import places
from battlefield.ui.widgets.settings import Settings
from battlefield.ui.shell.window import MainWindow
from battlefield.ui.shell.beginning import begin_first_battle

state = Path(sys.argv[1])
places.state_folder = lambda: state
app = start.application()
window = MainWindow(Settings(QSettings(str(state / "other.ini"), QSettings.Format.IniFormat)))
window.show()
begin_first_battle(window)
while window.page is None:
    app.processEvents()
for key in (Qt.Key.Key_1, Qt.Key.Key_1):
    QTest.keyClick(window.page.view, key)
desk = window.page.desk
assert desk.pending is not None
print(desk.battle.session.hash, desk.pending.what, desk.battle.session.event_count)
sys.stdout.flush()
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_battle_of_a_killed_program_comes_back_with_its_question(start, state):
    done = subprocess.run(
        [sys.executable, "-c", WORK, str(state)],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr.decode()
    hand = start(pictures=True)
    assert hand.sections()[0] == "Rescued work"
    card = hand.cards()["A first battle, turn 1"]
    assert card.words.text().startswith("2 steps unsaved when the program closed")
    hand.until(lambda: not card.picture.pixmap().isNull())
    hand.click_card("A first battle, turn 1")
    battle = begun(hand)
    found = f"{battle.session.hash} {battle.pending.what} {battle.session.event_count}\n"
    assert found == done.stdout.decode()
    assert "•" in hand.window.windowTitle()
    battle.close()  # and a second stop loses nothing
    again = start()
    assert "A first battle, turn 1" in again.cards()


def test_a_double_click_on_a_rescued_battle_opens_it_once(start, monkeypatch):
    _, battle = first_battle(start)
    play(battle, 3)
    battle.close()
    second = start()
    said = []
    monkeypatch.setattr(second.window, "complain", lambda *words: said.append(words))
    card = second.cards()["A first battle, turn 1"]
    card.click()
    card.click()
    assert begun(second).session.event_count == battle.session.event_count
    assert said == []


def test_rescued_battles_and_tables_are_thrown_away_together(start, state, open_scene, monkeypatch, tmp_path):
    _, battle = first_battle(start)
    play(battle, 3)
    battle.close()
    write_scene(tmp_path / "yard.json", yard())
    table = open_scene(tmp_path / "yard.json")
    table.click((6, 6))
    table.key("Right")
    table.window.shown.journal.close()
    second = start()
    assert second.cards()["Throw these away"].words.text() == "Drop the rescued work on 2 tables or battles"
    monkeypatch.setattr(QMessageBox, "exec", lambda _self: QMessageBox.StandardButton.Ok)
    second.click_card("Throw these away")
    assert "Rescued work" not in second.sections()
    assert list((state / "journals").iterdir()) == []


def test_a_sample_begins_with_a_seed_of_its_own_and_none_of_its_steps(start, monkeypatch):
    hand = start()
    monkeypatch.setattr("battlefield.ui.shell.beginning.drawn_seed", lambda: 4711)
    begin_sample(hand.window, FIRST)
    battle = begun(hand)
    assert (battle.session.seed, battle.state.clock.turn) == (4711, 0)
    title = read_script(FIRST).name or "First battle"
    assert hand.window.windowTitle() == f"{title} – Battlefield"


def test_drawn_seeds_differ_and_are_short_enough_to_be_typed():
    seeds = [drawn_seed() for _ in range(20)]
    assert len(set(seeds)) > 15
    assert all(0 <= seed < DRAWN_BELOW <= 10**9 for seed in seeds)
