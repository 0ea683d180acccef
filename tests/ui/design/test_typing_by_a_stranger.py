"""What somebody types who sits down to draw for the first time, and what the program says to it."""

from dataclasses import replace

import pytest
from boxes import at_the_next_box
from campaigns import few
from conftest import Open
from designers import Designer, plain, square
from hand import SHIFT, Hand
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QWidget

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.scene.scenario import Entry
from battlefield.ui.shell.dialogs import NewTable
from battlefield.ui.widgets.line_box import LineBox
from battlefield.ui.widgets.number_field import NumberField, RefusedWords


@pytest.fixture
def designer(open_scene: Open) -> Designer:
    edge = Entry("e", ((0.0, 10.0), (0.0, 30.0)), "red")
    scene = replace(plain(square("a", 6.0, 6.0), square("b", 20.0, 6.0)), entries=(edge,))
    return Designer(open_scene(scene), snap=False)


def type_line(designer: Designer, text: str) -> None:
    """Type a line over the table as a designer does, its first character on the table; and Enter."""
    designer.page.view.setFocus()
    designer.hand.write(text[:1])
    designer.hand.write(text[1:])
    designer.hand.key("Return")


def option_of(designer: Designer, letter: str, key: str) -> QWidget:
    """Take up the tool of a letter, and give the field of one of its options."""
    designer.tool(letter)
    panel = designer.page.panels["Options"]
    designer.hand.until(lambda: key in panel.fields)  # type: ignore[attr-defined]
    field: QWidget = panel.fields[key]  # type: ignore[attr-defined]
    return field


def told(designer: Designer) -> str:
    return designer.hand.window.hint.text()


def line() -> LineBox:
    """The line over the table that has the keyboard."""
    field = QApplication.focusWidget()
    box = field.parentWidget() if field is not None else None
    assert isinstance(box, LineBox)
    return box


# a note


def test_a_note_whose_place_is_typed_is_asked_for_its_words_on_the_same_line(designer: Designer) -> None:
    designer.tool("T")
    type_line(designer, "30, 20")
    box = designer.page.typed_box
    assert box.isVisible() and QApplication.focusWidget() is box.field and box.field.text() == ""
    before = designer.scene.terrain
    designer.hand.write("Zones turn (r)")
    designer.hand.key("Return")
    assert [(note.at, note.text) for note in designer.scene.notes] == [((30.0, 20.0), "Zones turn (r)")]
    assert not box.isVisible() and designer.scene.terrain == before


# a corner


def corner_chosen(designer: Designer) -> None:
    """Edit the corners of the first piece, and choose the last one."""
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Return")
    designer.hand.click((6.0, 12.0))
    assert designer.page.selecting is not None and designer.page.selecting.corners.chosen is not None


@pytest.mark.parametrize(
    ("text", "at"),
    few(
        [
            ("4, 16", (4.0, 16.0)),
            ("+1, 0", (7.0, 12.0)),
            ("3 at 180", (6.0, 15.0)),
            ("4,16", (4.0, 16.0)),
            ("to 4, 16", (4.0, 16.0)),
            ("by 1, 2", (7.0, 14.0)),
            ("1,5 at 180", (6.0, 13.5)),
        ],
        3,
    ),
)
def test_m_types_the_place_of_a_corner_or_with_a_sign_or_a_word_a_step(
    designer: Designer, text: str, at: tuple[float, float]
) -> None:
    corner_chosen(designer)
    designer.hand.key("M")
    box = designer.page.typed_box
    assert box.words.text() == "a place 12, 8 · a step +3, -1 or by 3, 1 · 4 at 90"
    designer.hand.write(text)
    assert designer.studio.shown.terrain[0].outline.points[3] == at  # type: ignore[union-attr]
    assert designer.ring("a")[3] == (6.0, 12.0)
    designer.hand.key("Return")
    assert designer.ring("a")[3] == at


def test_a_place_of_a_corner_that_is_left_is_not_kept(designer: Designer) -> None:
    corner_chosen(designer)
    designer.hand.key("M")
    designer.hand.write("4, 16")
    designer.hand.key("Esc")
    assert designer.studio.shown.terrain[0] == designer.scene.terrain[0]
    assert designer.ring("a")[3] == (6.0, 12.0)


@pytest.mark.parametrize("inside", [True, False])
def test_two_numbers_with_a_comma_and_no_blank_are_the_next_corners_place(
    designer: Designer, inside: bool
) -> None:
    designer.tool("P")
    type_line(designer, "20,30")
    if inside:
        designer.hand.move((40.0, 20.0))
    for text, seen in (("26,30", (26.0, 30.0)), ("26,8", (26.0, 8.0))):
        designer.page.view.setFocus()
        designer.hand.write(text[:1])
        designer.hand.write(text[1:])
        if text == "26,8":
            assert designer.studio.shown.terrain[-1].outline.points[-1] == seen  # type: ignore[union-attr]
        designer.hand.key("Return")
    designer.hand.key("Return")
    assert designer.last.outline == Polygon(((20.0, 30.0), (26.0, 30.0), (26.0, 8.0)))


# options of a tool in hand


@pytest.mark.parametrize(
    ("letter", "key", "down", "text"),
    [
        ("H", "draw_hill_shape", "Ellipse", "7 x 5 about 6, 18"),
        ("B", "draw_building_shape", "Polygon", "6, 18"),
    ],
)
def test_a_shape_chosen_in_the_options_is_in_hand_at_once(
    designer: Designer, letter: str, key: str, down: str, text: str
) -> None:
    field = option_of(designer, letter, key)
    assert isinstance(field, QComboBox)
    before = told(designer)
    place = field.findText(down, Qt.MatchFlag.MatchStartsWith)
    field.setCurrentIndex(place)
    field.activated.emit(place)
    assert told(designer) != before
    type_line(designer, text)
    assert not designer.page.typed_box.isVisible()
    assert designer.page.tool.is_drawing or len(designer.scene.terrain) > 2  # type: ignore[attr-defined]


# a new table


def asked_table(hand: Hand, width: str) -> tuple[str, bool]:
    """Ask for a new table, type its width and press Enter; give what is said, and whether it may be laid."""
    found: list[tuple[str, bool]] = []

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewTable)
        try:
            QTest.keyClicks(dialog.width_in, width)
            yes = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)
            found.append((dialog.words.text(), yes.isEnabled()))
            QTest.keyClick(dialog.width_in, Qt.Key.Key_Return)
        finally:
            if dialog.isVisible():
                dialog.reject()

    at_the_next_box(fill)
    hand.key("Ctrl+N")
    return found[0]


@pytest.mark.parametrize(
    ("text", "inches"), few([("1524 mm", 60.0), ("44 1/2", 44.5), ("30,5", 30.5), ("1 1/4", 1.25)], 1)
)
def test_a_new_table_takes_lengths_with_units(hand: Hand, text: str, inches: float) -> None:
    assert asked_table(hand, text) == ("", True)
    assert hand.scene.board.width == pytest.approx(inches, abs=1e-6)


@pytest.mark.parametrize(
    ("text", "words"),
    few(
        [
            ("-5", "Width: -5 is out of range; write a length from 1 to 500 in"),
            ("9999", 'Width: "9999" is farther than 1000 inches; write a length from 1 to 500 in'),
            ("501", "Width: 501 is out of range; write a length from 1 to 500 in"),
            ("wide", 'Width: "wide" is no length; write a length from 1 to 500 in'),
        ],
        2,
    ),
)
def test_a_new_table_says_what_is_no_size_and_is_not_laid(hand: Hand, text: str, words: str) -> None:
    before = hand.scene
    assert asked_table(hand, text) == (words, False)
    assert hand.scene is before


# numbers in fields


@pytest.mark.parametrize("text", few(["-1", "abc", "9999"], 1))
@pytest.mark.parametrize("key", ["Return", "Tab"])
def test_a_field_that_refuses_a_number_says_what_and_the_limits(
    designer: Designer, text: str, key: str
) -> None:
    designer.page.run("scenario_facts")
    facts = designer.page.panels["Scenario"]
    designer.hand.until(facts.isVisible)
    refused_aloud(designer, facts.width_in, text, key, "from 1 to 500 in")  # type: ignore[attr-defined]


@pytest.mark.parametrize("text", few(["abc", "-1", "9999"], 1))
@pytest.mark.parametrize("key", few(["Return", "Tab"], 1))
@pytest.mark.parametrize(("letter", "option"), [("W", "draw_wall_width"), ("H", "draw_level")])
def test_an_option_that_refuses_a_number_says_what_and_the_limits(
    designer: Designer, letter: str, option: str, text: str, key: str
) -> None:
    refused_aloud(designer, option_of(designer, letter, option), text, key, "from")


def refused_aloud(designer: Designer, field: QWidget, text: str, key: str, words: str) -> None:
    """Type what a field refuses, and read what is said once all is at rest."""
    assert isinstance(field, NumberField)
    before = field.value()
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return if key == "Return" else Qt.Key.Key_Tab)
    QTest.qWait(120)
    assert field.value() == before
    assert text in told(designer) and words in told(designer)
    designer.hand.click((40.0, 30.0))  # which takes the sentence from the status line
    said = [label.text() for label in field.parentWidget().findChildren(RefusedWords) if label.isVisible()]
    assert len(said) == 1 and text in said[0] and words in said[0]
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "2")
    assert not any(label.isVisible() for label in field.parentWidget().findChildren(RefusedWords))


# the line over the table


@pytest.mark.parametrize("theme", ["theme_dark", "theme_light"])
def test_the_line_grows_for_the_sentence_that_refuses(designer: Designer, theme: str) -> None:
    designer.hand.window.acts[theme].trigger()
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Z", "N")
    designer.hand.write("5")
    designer.hand.key("Return")
    box = line()
    assert "is no row of copies" in box.words.text()
    for _ in range(2):
        whole = box.words.heightForWidth(box.words.width())
        assert whole > 1.5 * box.words.fontMetrics().height()
        assert box.words.height() >= whole
        assert box.rect().contains(box.words.geometry())
        assert box.geometry().bottom() < designer.page.view.height()
        QTest.qWait(50)


# off the table

OFF = "What is drawn lies wholly off the table of 60 × 44 in; draw it on the table"


@pytest.mark.parametrize(
    ("letter", "text", "words"),
    few(
        [
            ("O", "500, 500", "500, 500 lies off the table of 60 × 44 in; give a place on it"),
            ("T", "500, 500", "500, 500 lies off the table of 60 × 44 in; give a place on it"),
            ("R", "6 x 4 at 500, 500", OFF),
            ("Z", "6 x 4 at -9, 3", OFF),
        ],
        1,
    ),
)
def test_what_is_typed_off_the_table_is_refused_in_the_line(
    designer: Designer, letter: str, text: str, words: str
) -> None:
    before = designer.scene
    designer.tool(letter)
    type_line(designer, text)
    box = designer.page.typed_box
    assert box.isVisible() and box.words.text() == words and box.field.text() == text
    assert designer.scene == before


# what is refused


def test_spacing_asks_for_three_parts_from_the_start(designer: Designer) -> None:
    for place in ((9.0, 9.0), (23.0, 9.0)):
        designer.hand.click(place, SHIFT)
        designer.hand.key("Z", "A")
        assert told(designer).startswith("Space evenly across: it takes three parts or more")


def test_a_turn_beyond_the_limits_says_them(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Z", "W")
    designer.hand.write("99999")
    designer.hand.key("Return")
    assert "99999 is out of range; write degrees from -36000 to 36000" in line().words.text()


@pytest.mark.parametrize(
    ("keys", "name"),
    few(
        [
            (("Z", "Right"), "Mirror to the other side"),
            (("Z", "Z"), "Scale to"),
            (("Z", "Shift+L"), "Align to the table: left"),
        ],
        1,
    ),
)
def test_two_keys_with_nothing_selected_say_what_to_do(
    designer: Designer, keys: tuple[str, ...], name: str
) -> None:
    designer.page.view.setFocus()
    designer.hand.key(*keys)
    assert told(designer) == f"{name}: nothing is selected; click something on the table first"
    designer.hand.key("Right")
    assert told(designer).startswith("Nudge right: nothing is selected")


def test_an_empty_line_says_that_nothing_is_typed(designer: Designer) -> None:
    designer.hand.click((9.0, 9.0))
    designer.hand.key("Z", "G")
    designer.hand.key("Return")
    assert line().words.text() == "Nothing is typed; write it like 0.5 · -0.25 · 10 mm"
