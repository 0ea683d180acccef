"""In German no page, panel, dialog or picture says a word that stands in no German text, but for names.

Left out is what is in English only: see docs/translating.md. Dialogs and commands are added to the lists.
"""

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest
import translating
from hand import Hand
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shown_texts import painted_words, words_of

from battlefield.app.bench.listing import entries
from battlefield.app.books.faces import face_of
from battlefield.app.books.glossary import terms_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.resources import asset, sample_maps
from battlefield.rulebooks.registry import OFFERS
from battlefield.rules.core.state import State
from battlefield.ui.design.dialogs.import_dialog import ImportDialog

pytestmark = [pytest.mark.usefixtures("german"), pytest.mark.campaign]

SOON = 250  # milliseconds until a dialog stands
WORD = re.compile(r"(?<![\w/.])[A-Za-zÄÖÜäöüß][A-Za-zÄÖÜäöüß'’]{2,}(?!\w)")
TAG = re.compile(r"<style.*?</style>|<[^>]+>", re.DOTALL)
KEYS = re.compile(
    r"\b(?:Ctrl|Alt|Shift|Tab|Return|Enter|Right|Left|PgUp|PgDown|Home|End|Esc|Del|Backspace)\b"
)
QTS = re.compile(r"Dock-Widget|scrollen|^separator$")  # told by Qt itself
CUT = re.compile(r"\w*…$", re.MULTILINE)  # the last word of a line that is cut
NAMES = ("name", "unit", "side", "label", "id", "title", "kind", "words", "text", "book", "scenario")
PRINTED = (
    *(
        "starting",
        "inanimate",
        "planning",
        "maintenance",
        "domination",
        "matters",
        "deutsch",
        "english",
        "purple",
    ),
)  # of books, what a language calls itself, and a side that is chosen by its colour


@cache
def german() -> frozenset[str]:
    """Return all words that stand in German texts."""
    [path] = (each for each in translating.files() if each.stem.endswith("_de"))
    forms = (form.replace("&", "") for each in translating.messages(path) for form in each.forms)
    return frozenset(word.lower() for form in forms for word in WORD.findall(form))


@cache
def printed() -> frozenset[str]:
    """Return the words of names: of samples, and of what books call things."""
    found = set(PRINTED)
    for path in (*asset("rosters").glob("*.json"), *asset("library").glob("*.json"), *sample_maps()):
        found.add(path.stem.replace("_", " "))
        found |= set(_named(json.loads(path.read_text(encoding="utf-8"))))
    for offer in OFFERS:
        found |= {offer.name, *(term.word for term in terms_of(offer.key))}
        settings = (each for each in face_of(offer.key).settings if each.is_told)
        found |= {words for each in settings for choice in each.choices for words in choice}
        for row in offer.effects().catalogue.perks.values():
            found |= {row.name, row.family}
    return frozenset(word.lower() for each in found for word in WORD.findall(each))


def _named(told: object) -> Iterator[str]:
    """Yield the names in a file, and the keys of what it tells."""
    if isinstance(told, dict):
        for key, value in told.items():
            yield key
            yield from (value,) if key in NAMES and isinstance(value, str) else _named(value)
    elif isinstance(told, list):
        for each in told:
            yield from (each,) if isinstance(each, str) else _named(each)


@cache
def explained() -> frozenset[str]:
    """Return what words of the rules mean, and what files say of themselves: that is in English only."""
    files = (*asset("rosters").glob("*.json"), *asset("library").glob("*.json"), *sample_maps())
    told = (json.loads(path.read_text(encoding="utf-8")) for path in files)
    says = {each.get("description", "") for each in told} | {
        each.get("library", {}).get("says", "") for each in told if isinstance(each.get("library"), dict)
    }
    return frozenset(says | {term.line for offer in OFFERS for term in terms_of(offer.key)})


def left_english(words: str) -> list[str]:
    """Return the words of a text that are neither German nor names."""
    plain = unescape(TAG.sub(" ", words)).replace("&", "")
    if QTS.search(plain):
        return []
    own = "\n".join(line for line in plain.split("\n") if not _is_explained(line))
    found = WORD.findall(CUT.sub("", KEYS.sub("", own)))
    return [each for each in found if each.lower() not in german() | printed()]


def _is_explained(line: str) -> bool:
    """Return whether a line, or what is left of one that is cut, is in English only."""
    begun = line.partition(" …")[0]
    told = begun.partition(". ")[2] or begun  # behind the name of a game
    return any(
        told and (each.startswith((begun, told)) or (len(each) > 20 and each in line)) for each in explained()
    )


def shown(top: QWidget) -> Iterator[str]:
    """Yield the texts of a window and all in it."""
    for widget in (top, *top.findChildren(QWidget)):
        yield from words_of(widget)
    for action in top.findChildren(QAction):
        yield from (action.text(), action.toolTip())


@cache
def meant() -> tuple[str, ...]:
    """Return what effects say: that is in English only, as what words of the rules mean."""
    rows = (row for offer in OFFERS for row in offer.effects().catalogue.perks.values())
    says = {row.text for row in rows} | {each.effect.says for each in entries()}
    return tuple(sorted((each for each in says if len(each) > 4), key=len, reverse=True))


class Reader:
    """Looks at what is shown, and keeps what of it is English, with where that is."""

    def __init__(self, painted: set[str]) -> None:
        self._painted, self._known = painted, set[str]()
        self.names: frozenset[str] = frozenset()  # words of a battle's own names
        self.says: tuple[str, ...] = meant()  # what effects say, the longest first
        self.english: dict[str, str] = {}
        self.dialogs = 0

    def look(self, where: str) -> None:
        """Read all windows that are open; dialogs are closed."""
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                top.grab()
                self._read(where, {*shown(top), *self._painted})
                self.dialogs += isinstance(top, QDialog)
        self._painted.clear()
        for top in QApplication.topLevelWidgets():
            if top.isVisible() and isinstance(top, QDialog):
                top.reject()

    def _read(self, where: str, texts: set[str]) -> None:
        for words in texts - self._known:
            ours = words
            for each in self.says:
                ours = ours.replace(each, "") if each in ours else ours
            if left := [each for each in left_english(ours) if each not in self.names]:
                self.english[words] = f"{where}: {words!r} {left}"
        self._known |= texts

    def look_after(self, where: str, done: Callable[[], object]) -> None:
        """Do something, and read what is shown then, though it may wait in a loop of its own."""
        QTimer.singleShot(SOON, lambda: self.look(where))
        done()
        QTest.qWait(SOON + 50)

    @property
    def told(self) -> str:
        """What is English, a line for each text."""
        return "\n".join(self.english.values())


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """Somebody who reads German alone."""
    with painted_words(monkeypatch) as painted:
        yield Reader(painted)


def command(hand: Hand, reader: Reader, *names: str) -> None:
    """Trigger commands, and look at what each shows."""
    for name in names:
        reader.look_after(name, hand.window.acts[name].trigger)


def sample(name: str) -> Path:
    """Return the file of a sample table."""
    return next(path for path in sample_maps() if path.stem == name)


def test_the_start_page_and_its_dialogs(start, reader):
    hand = start()
    QTest.qWait(SOON)
    reader.look("start")
    command(hand, reader, "new", "roster", "ruling", "campaign", "preferences", "new_battle")
    assert reader.dialogs >= 4
    assert reader.told == ""


def test_measuring_with_all_lenses_and_tools(start_without_samples, reader):
    hand = start_without_samples()
    hand.open(sample("osier_green"))
    hand.key("Ctrl+A")
    command(hand, reader, "lens_coherency", "lens_reach", "lens_areas", "sight_tool", "lens_seen",
            "lens_exposure", "lens_scatter", "lens_heat", "what_if", "next_rules", "next_rules",
            "range_rings", "tape_tool", "push_tool", "push_kind", "add_base", "players_view",
            "closer_look", "clock", "verdict_card", "true_size_measure", "reach_move", "quick_ruling",
            "search", "keys", "print_scale", "bench")  # fmt: skip
    assert reader.told == ""


def test_designing(start_without_samples, reader):
    hand = start_without_samples()
    hand.open(sample("osier_green"))
    hand.window.acts["design"].trigger()
    hand.qtbot.waitUntil(lambda: hand.window.modes.now == "design")
    reader.look("design")
    hand.key("Ctrl+A")
    command(hand, reader, "fairness", "backdrop", "generate", "library", "forces", "checks",
            "scenario_facts", "find_part", "copy_row", "grow")  # fmt: skip
    assert reader.told == ""


BY_HAND = Path(__file__).parents[2] / "files" / "imports" / "by_hand"
FOREIGN = sorted(each for each in BY_HAND.iterdir() if each.suffix not in (".tx", ".tsj"))


def importing(hand: Hand, path: Path) -> ImportDialog:
    """Open the dialog of an import, and wait until it says what would come."""
    hand.window.files.import_file(path)
    dialog = hand.window.findChildren(ImportDialog)[-1]
    hand.qtbot.waitUntil(lambda: dialog.found is not None or dialog.words.objectName() == "warning")
    return dialog


@pytest.mark.parametrize("path", FOREIGN, ids=lambda path: path.name)
def test_importing(start_without_samples, reader, path):
    hand = start_without_samples()
    beside = (each.read_bytes().decode(errors="replace") for each in BY_HAND.glob("*.t*"))
    told = "".join((path.read_bytes().decode(errors="replace"), path.stem, *beside))
    reader.names = frozenset(
        form for word in WORD.findall(told) for form in (word, word.title(), word.lower())
    )
    importing(hand, path)
    reader.look(path.name)
    assert reader.dialogs == 1
    assert reader.told == ""


DAMAGED = {
    "cut.json": '{"format": "battlefield scene", "version": ',
    "odd.json": '{"format": "battlefield scene", "version": 1, "board": {"width": 900, "height": 44}}',
    "odd.dd2vtt": '{"resolution": {"map_size": {"x": 2}}, "line_of_sight": []}',
    "odd.tmj": '{"type": "map", "layers": [{"type": "tilelayer", "data": "x"}], "tilewidth": 0}',
    "odd.svg": "<svg viewBox='0 0 x 4'><rect/></svg>",
    "odd.geojson": '{"type": "FeatureCollection", "features": [{"geometry": {"type": "Ball"}}]}',
    "odd.csv": "Unit,Models,Points\nGuard,many,10\n",
    "none.txt": "nothing that anybody could read",
    "empty.json": "",
}


OF_FORMATS = "script Point MultiPoint LineString MultiLineString MultiPolygon GeometryCollection"


@pytest.mark.parametrize("name", DAMAGED)
def test_a_file_that_is_refused(start_without_samples, reader, tmp_path, name):
    hand, path = start_without_samples(), tmp_path / name
    path.write_text(DAMAGED[name], encoding="utf-8")
    reader.names = frozenset(WORD.findall(f"{tmp_path} {DAMAGED[name]} {name} {OF_FORMATS}"))
    importing(hand, path)
    reader.look("imported")
    reader.look_after("opened", lambda: hand.window.open_path(path))
    QTest.qWait(2 * SOON)
    reader.look("opened")
    assert reader.dialogs >= 1
    assert reader.told == ""


BATTLES = ("first_battle", "dock_brawl", "smoke_on_the_fen", "drowned_mill")  # of all four books


def names_in(state: State) -> frozenset[str]:
    """Return the words of what is called by a name in a battle."""
    things = (*state.units.values(), *state.profiles.values(), *state.markers, *state.effects)
    return frozenset(word for each in things for word in WORD.findall(each.name.title()))


def says_in(desk: BattleDesk) -> tuple[str, ...]:
    """Return what effects say that units of a battle have, with those of all books."""
    cards = [desk.battle.book.card(desk.state, unit) for unit in desk.state.units]
    held = (each for card in cards for each in (*card.perks, *card.effects))
    held_by_weapons = (each for card in cards for weapon in card.weapons for each in weapon.perks)
    says = {each.says for each in (*held, *held_by_weapons)} | set(meant())
    return tuple(sorted(filter(None, says), key=len, reverse=True))


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_looked_back_at_and_gone_on_with(start_without_samples, reader, name):
    hand = start_without_samples()
    hand.open(asset(f"rosters/{name}.json"))
    desk = hand.page.desk
    reader.names, reader.says = names_in(desk.state), says_in(desk)
    reader.look("its end")
    desk.look_back(desk.looking.length // 2)
    reader.look("looked back at")
    desk.go_on_from_here()
    hand.qtbot.waitUntil(lambda: not desk.is_waiting)
    reader.look("gone on with")
    command(hand, reader, "units_list", "dice_counts", "players", "threats")
    for turn in range(24):
        hand.key(("1", "Return", "2", "Return", "N", "Return")[turn % 6])
        hand.qtbot.waitUntil(lambda: not desk.is_waiting)
        reader.look(f"step {turn}")
    assert reader.told == ""
