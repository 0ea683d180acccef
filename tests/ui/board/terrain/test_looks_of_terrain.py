"""Terrain is shown as a plan or as it is drawn: by a command, kept for each table."""

import shutil

from PySide6.QtCore import QSize
from PySide6.QtTest import QTest

from battlefield.files import read_scene
from battlefield.files.battles.scripts import read_script
from battlefield.resources import sample_battles, sample_maps
from battlefield.ui.board.terrain.terrain_looks import prepare
from battlefield.ui.widgets.palette import DARK, LIGHT

SAMPLES = {path.stem: path for path in sample_maps()}
LOOK = "Ctrl+Alt+G"


def pictures(hand):
    """Give the table as it is seen once it has come to rest: the ground is painted in turns."""
    hand.window.resize(QSize(1000, 700))
    seen = [hand.picture()]

    def rests():
        QTest.qWait(40)
        seen.append(hand.picture())
        return seen[-1] == seen[-2] and hand.view._ground.is_done

    hand.until(rests)
    return seen[-1]


def test_the_command_shows_terrain_drawn_and_back_as_the_plan_it_was(hand):
    hand.open(SAMPLES["skirmish"])
    plan = pictures(hand)
    hand.key(LOOK)
    assert hand.window.acts["terrain"].isChecked()
    assert pictures(hand) != plan
    hand.key(LOOK)
    assert pictures(hand) == plan


def test_a_table_is_shown_in_the_look_it_was_last_seen_in_a_new_one_in_the_one_chosen_last(hand, tmp_path):
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    for path in (first, second):
        shutil.copy(SAMPLES["skirmish"], path)
    hand.open(first)
    hand.key(LOOK)
    hand.open(second)
    assert hand.window.acts["terrain"].isChecked()
    hand.key(LOOK)
    hand.open(first)
    assert hand.window.acts["terrain"].isChecked()
    hand.open(second)
    assert not hand.window.acts["terrain"].isChecked()


def test_colours_and_modes_keep_the_look(hand):
    hand.open(SAMPLES["skirmish"])
    hand.key(LOOK)
    drawn = pictures(hand)
    hand.key("Ctrl+Alt+D")
    assert hand.window.colours is DARK
    hand.key("Ctrl+Alt+L")
    assert hand.window.colours is LIGHT
    assert pictures(hand) == drawn
    hand.key("F5")
    hand.until(lambda: hand.window.modes.now == "design")
    assert all(item.is_drawn for item in hand.page.board.terrain_items())


def test_a_piece_that_is_moved_takes_its_shadow_along(hand):
    hand.open(SAMPLES["skirmish"])
    hand.key(LOOK)
    item = max(hand.page.board.terrain_items(), key=lambda each: each.terrain.top)
    box = item.shape().boundingRect()
    assert item.boundingRect().right() > box.right() + 0.3 * item.terrain.top - 0.1
    assert item.boundingRect().bottom() > box.bottom() + 0.4 * item.terrain.top - 0.1


def test_what_the_start_page_shows_is_worked_out_once(program, monkeypatch):
    assert program
    shown = [read_scene(path).terrain for path in sample_maps()]
    shown += [read_script(path).terrain for path in sample_battles()]
    for pieces in shown:
        prepare(pieces)
    monkeypatch.setattr("battlefield.ui.board.terrain.terrain_looks.marks_of", None)  # nothing is made anew
    for pieces in shown:
        prepare(pieces)
