"""Rosters made in the window, by real keys and the mouse: from nothing to a battle, with nothing lost."""

import pytest
from campaigns import few
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from battlefield.app.books.forms import WRITTEN, form_of
from battlefield.app.rosters.draft import Draft
from battlefield.app.rosters.places import WHOLE, Place
from battlefield.app.rosters.starting import blank_roster, copy_of
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset, sample_rosters
from battlefield.ui.rosters.fields import LineField
from battlefield.ui.rosters.marked import MADE
from battlefield.ui.shell.rosters import leave_roster, show_roster

KEY, CTRL, ALT = Qt.Key, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def maker(start_without_samples):
    """A window in which a roster is made, by default a blank one of WARSURGE."""

    def begin(draft=None):
        hand = start_without_samples()
        show_roster(hand.window, draft or Draft(blank_roster("warsurge")))
        return Maker(hand.window)

    return begin


class Maker:
    """Types and clicks on the page of a roster."""

    def __init__(self, window):
        self.window, self.page = window, window.roster

    @property
    def roster(self):
        return self.page.draft.roster

    def field(self, name, kind=QWidget):
        found = [each for each in self.page.form.findChildren(kind) if each.accessibleName() == name]
        assert found, [each.accessibleName() for each in self.page.form.findChildren(kind)]
        return found[0]

    def write(self, name, text):
        field = self.field(name)
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, text)
        QApplication.processEvents()

    def look_at(self, place):
        self.page.tree.setCurrentItem(self.page.tree._items[place])
        QApplication.processEvents()

    def add_effect(self, typed):
        search = self.page.form.effects.search
        search.setFocus()
        QTest.keyClicks(search, typed)
        QTest.keyClick(search, KEY.Key_Return)
        QApplication.processEvents()

    def press(self, key, held=Qt.KeyboardModifier.NoModifier, on=None):
        QTest.keyClick(on or QApplication.focusWidget() or self.page, key, held)
        QApplication.processEvents()

    def settle(self):
        self.page._follow()
        return [each.sentence for each in self.page.found]


def test_a_roster_made_by_keys_plays_a_battle(maker, tmp_path, qtbot, monkeypatch):
    made = maker()
    made.write("Name", "River Guard")
    made.look_at(Place(0))
    made.write("Name", "Pikes")
    made.write("Models", "5")
    made.write("Points", "90")
    made.write("Move", "7")
    made.add_effect("evasive")
    made.look_at(Place(0, weapon=0))
    made.write("Name", "Pike")
    made.press(KEY.Key_Insert, on=made.page.tree)
    made.write("Name", "Captain")
    unit = made.roster.units[0]
    assert (made.roster.name, unit.name, unit.models, unit.points) == ("River Guard", "Pikes", 5, 90)
    assert [held.name for held in unit.perks] == ["Evasive"] and unit.weapons[0].name == "Pike"
    assert made.roster.units[1].name == "Captain" and made.settle() == []
    path = tmp_path / "guard.json"
    monkeypatch.setattr("battlefield.ui.shell.rosters.file_to_write", lambda *_: path)
    made.press(KEY.Key_S, CTRL)
    assert read_roster(path) == made.roster and not made.page.draft.is_modified
    window = made.window
    made.page._buttons["play"].click()
    qtbot.waitUntil(lambda: window.setup is not None and window.setup.checked is not None)
    qtbot.waitUntil(lambda: window.setup.setup.sides[0].path == path and window.setup.begin.isEnabled())
    assert window.setup.setup.sides[0].roster == read_roster(path)
    window.setup.begin.click()
    qtbot.waitUntil(lambda: window.battle is not None)
    assert any(unit.name == "Pikes" for unit in window.battle.state.units.values())


def test_what_is_wrong_is_told_as_it_is_typed_with_the_remedy(maker):
    made = maker()
    made.look_at(Place(0))
    made.write("Points", "30")
    assert made.settle() == ["New unit: points is 30; a unit costs at least 50"]
    assert "30" in made.page.wrong.item(0).text() and not made.page._buttons["play"].isEnabled()
    made.write("Points", "60")
    assert made.settle() == [] and made.page._buttons["play"].isEnabled()


def test_undo_takes_back_a_field_at_a_time_even_while_one_is_typed_in(maker):
    made = maker()
    before = made.roster
    made.write("Name", "A long name")
    assert made.window.windowTitle().startswith("A long name •")
    made.press(KEY.Key_Z, CTRL)
    assert made.roster == before and made.field("Name").text() == before.name
    made.press(KEY.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert made.roster.name == "A long name"


def test_the_search_says_what_an_effect_does_and_what_it_needs(maker):
    made = maker()
    made.look_at(Place(0))
    effects = made.page.form.effects
    QTest.keyClicks(effects.search, "sergeant")
    row = next(n for n, each in enumerate(effects._found) if each.choice.name == "Sergeant")
    effects.found.setCurrentRow(row)
    assert "write it among the sergeants" in effects.words.text() or "⚠" in effects.words.text()
    QTest.keyClick(effects.search, KEY.Key_Escape)
    assert not effects.found.isVisible() and effects.search.text() == ""


def test_unsaved_work_is_asked_for_and_stays_where_it_is_wanted(maker, unsaved):
    made = maker()
    made.write("Name", "Kept")
    unsaved.answer = "stay"
    leave_roster(made.window)
    assert made.window.roster is made.page and unsaved.asked == ["Kept"]
    made.window.close()
    assert made.window.isVisible() and unsaved.asked == ["Kept", "Kept"]
    unsaved.answer = "discard"
    leave_roster(made.window)
    assert made.window.roster is None


def test_work_that_a_crash_leaves_is_on_the_start_page(maker, start_without_samples, qtbot):
    made = maker()
    made.write("Name", "Left behind")
    made.page.draft._journal.close()  # as a program that stops does
    hand = start_without_samples()

    def cards():
        from battlefield.ui.shell.home import Card

        return [
            each for each in hand.window.home.findChildren(Card) if each.accessibleName() == "Left behind"
        ]

    qtbot.waitUntil(lambda: bool(cards()))
    cards()[0].click()
    assert hand.window.roster.draft.title == "Left behind" and hand.window.roster.draft.is_modified


@pytest.mark.parametrize("path", few(sample_rosters(), 2), ids=lambda path: path.stem)
def test_every_part_of_every_sample_is_shown_and_nothing_of_it_changes(maker, path):
    made = maker(copy_of(path))
    for place in list(made.page.tree._items):
        made.look_at(place)
        if place.part != "roster":
            made.field("Name", LineField)
    assert made.roster == read_roster(path) and not made.page.draft.is_modified


def test_every_field_has_a_name_to_be_read_aloud(maker):
    made = maker(copy_of(asset("rosters/tide_callers.json")))
    for place in list(made.page.tree._items):
        made.look_at(place)
        fields = [
            each
            for each in made.page.form.findChildren(QWidget)
            if each.focusPolicy() & Qt.FocusPolicy.TabFocus and each.isVisibleTo(made.page)
        ]
        inner = [
            each
            for each in fields
            if isinstance(each.parentWidget(), QSpinBox) or each.parentWidget() is None
        ]
        silent = [
            each for each in fields if each not in inner and not each.accessibleName() and not _of_box(each)
        ]
        assert silent == []


def _of_box(field):
    return isinstance(field, QLineEdit) and field.parentWidget().accessibleName() != ""


def test_parts_are_copied_moved_and_removed_by_keys(maker):
    made = maker(copy_of(asset("rosters/hill_wardens.json")))
    first = made.roster.units[0].name
    made.look_at(Place(0))
    made.page.tree.setFocus()
    made.press(KEY.Key_Down, ALT, made.page.tree)
    assert made.roster.units[1].name == first and made.page.place == Place(1)
    made.press(KEY.Key_D, CTRL, made.page.tree)
    assert len(made.roster.units) == 4 and made.page.place == Place(2)
    made.page.tree.setFocus()
    made.press(KEY.Key_Delete, on=made.page.tree)
    assert len(made.roster.units) == 3


def test_the_last_unit_stays_and_why_is_said(maker):
    made = maker()
    made.look_at(Place(0))
    made.page.drop()
    assert len(made.roster.units) == 1 and "at least one unit" in made.window.hint.text()
    assert made.page.place in (WHOLE, Place(0))


def test_words_that_exclude_each_other_are_ticked_one_at_a_time(maker):
    made = maker(copy_of(asset("rosters/tide_callers.json")))
    made.look_at(Place(0))
    made.field("Role: Blaster").click()
    assert "Blaster" in made.roster.units[0].words and "Tank" not in made.roster.units[0].words
    assert not made.field("Role: Tank").isChecked()
    made.field("Type: Mechanical").click()
    assert {"Living", "Mechanical"} <= set(made.roster.units[0].words)


def test_height_base_and_words_about_it_are_written(maker):
    made = maker()
    made.write("About", "Ours")
    made.look_at(Place(0))
    made.field("Height").setValue(2.25)
    base = made.field("Base")
    base.setFocus()
    base.lineEdit().selectAll()
    QTest.keyClicks(base, "75 x 42 oval")
    QTest.keyClick(base, KEY.Key_Return)
    unit = made.roster.units[0]
    assert (made.roster.description, unit.height, unit.base.kind, unit.base.length_mm) == (
        "Ours",
        2.25,
        "oval",
        75,
    )
    base.lineEdit().selectAll()
    QTest.keyClicks(base, "a plate")
    QTest.keyClick(base, KEY.Key_Return)
    assert made.roster.units[0].base == unit.base and "is no base" in made.window.hint.text()


@pytest.mark.usefixtures("german")
def test_in_german_all_words_about_it_are_german_and_what_is_kept_is_english(maker):
    made = maker(copy_of(asset("rosters/hill_wardens.json")))
    names = {each.text() for each in made.page.findChildren(QPushButton)}
    assert {"Einheit hinzufügen", "Liste speichern", "Zurück"} <= names
    before = made.roster
    made.look_at(Place(0))
    assert made.field("Höhe") and made.field("Kennung")
    made.page.double()
    assert made.page.draft.history.undo_label == "Copy a part"
    assert made.window.acts["undo"].text() == "&Rückgängig: Teil kopieren"
    assert made.roster.units[0] == before.units[0]


@pytest.mark.usefixtures("german")
def test_in_german_every_book_has_words_for_its_parts(maker):
    by_book = {read_roster(path).book: path for path in sample_rosters()}
    for path in by_book.values():
        page = maker(copy_of(path)).page
        for place in (WHOLE, Place(0)):
            page.show_place(place)
            told = [each.text() for each in page.form.findChildren(QLabel)]
            told += [each.placeholderText() for each in page.form.findChildren(QLineEdit)]
            assert not [text for text in told if text.startswith(("Add ", "Limit of", "Effects", "Perks of"))]


@pytest.mark.parametrize("book", WRITTEN)
def test_what_is_made_of_the_words_of_a_book_is_marked_for_translators(book):
    form = form_of(book)
    made = {f"Add {form.unit}", f"Add a {form.unit}", f"Add a {form.weapon}", form.unit.capitalize()}
    made |= {f"{form.perk.capitalize()}s of the {form.weapon}", f"Add a {form.perk}", f"Move a {form.perk}"}
    made |= {f"Limit of {form.limit}"} if form.limit else set()
    assert made <= set(MADE)
