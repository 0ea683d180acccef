"""What is marked for translation is translated wherever it is shown: no English where German is known.

A new table, dialog or panel is looked at by adding its command here.
"""

from collections.abc import Callable
from functools import cache
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shown_texts import words_of

from battlefield.resources import asset, sample_maps, translations

_SOON = 200  # milliseconds until a dialog stands
PRINTED = {"Turns", "Deploy", "Draw"}  # by books, which say so of a setting, a phase and an end

pytestmark = pytest.mark.usefixtures("german")


@cache
def known() -> dict[str, str]:
    """Return the German of each English text that is not the same in both, nor German for another."""
    tree = ElementTree.parse(translations()["de"].with_suffix(".ts")).getroot()  # one of ours
    pairs = [(each.findtext("source", ""), each.findtext("translation", "")) for each in tree.iter("message")]
    both = {bare(source): bare(told) for source, told in pairs if told}
    return {source: told for source, told in both.items() if source not in both.values()}


def bare(text: str) -> str:
    """Return a text as it is read, without the mark of its underlined letter."""
    return text.replace("&", "").strip()


def english(top: QWidget) -> set[str]:
    """Return what is shown in English although its German is known, under a window or dialog."""
    found: set[str] = set()
    for widget in (top, *top.findChildren(QWidget)):
        found |= {bare(each) for each in words_of(widget)}
    for action in top.findChildren(QAction):
        found |= {bare(action.text()), bare(action.toolTip())}
    return {each for each in found if each in known()} - PRINTED


def in_dialog(done: Callable[[], object]) -> tuple[int, set[str]]:
    """Do something; return how many dialogs it opened, and what is English in them, and close them."""
    seen: list[set[str]] = []
    looking = QTimer(interval=_SOON)

    def look() -> None:
        for each in QApplication.topLevelWidgets():
            if each.isVisible() and isinstance(each, QDialog):
                seen.append(english(each))
                each.reject()

    looking.timeout.connect(look)
    looking.start()
    done()
    QTest.qWait(_SOON + 100)
    looking.stop()
    return len(seen), set().union(*seen)


def test_the_start_page(start):
    assert english(start().window) == set()


@pytest.mark.parametrize("mode", ["measure", "design"])
def test_a_table_with_all_selected(start_without_samples, mode):
    hand = start_without_samples()
    hand.open(next(path for path in sample_maps() if path.stem == "osier_green"))
    hand.window.acts[mode].trigger()
    hand.key("Ctrl+A")
    QTest.qWait(_SOON)
    assert english(hand.window) == set()


def test_a_new_battle(start_without_samples):
    hand = start_without_samples()
    hand.window.acts["new_battle"].trigger()
    QTest.qWait(_SOON)
    assert english(hand.window) == set()


@pytest.mark.parametrize("name", ["three_cairns", "under_the_crane", "toll_bridge", "twin_sluices"])
def test_a_battle(start_without_samples, name):
    hand = start_without_samples()
    hand.open(asset(f"rosters/{name}.json"))
    assert english(hand.window) == set()


DIALOGS = (
    "new", "roster", "ruling", "generate", "campaign", "quick_ruling", "print_scale", "preferences",
    "backdrop", "fairness", "true_size_measure",
)  # fmt: skip
PROMPTS = ("turn_typed", "scale_typed", "copy_row", "copy_ring", "spread", "grow", "simplify", "move_exactly")
KEYS = {"Up", "Down"}  # in the list of keys


def test_dialogs_over_a_table(hand):
    hand.window.acts["design"].trigger()
    found = {command: in_dialog(hand.window.acts[command].trigger) for command in DIALOGS}
    assert [command for command, (count, _) in found.items() if count == 0] == []
    assert {command: left - KEYS for command, (_, left) in found.items() if left - KEYS} == {}


def test_what_is_typed_while_drawing(start_without_samples):
    hand = start_without_samples()
    hand.open(next(path for path in sample_maps() if path.stem == "osier_green"))
    hand.window.acts["design"].trigger()
    hand.key("Ctrl+A")
    for command in PROMPTS:
        hand.window.acts[command].trigger()
        assert english(hand.window) == set(), command
        hand.key("Escape")
