"""Light and dark: what can be read on what, and that switching reaches everything."""

from collections.abc import Iterable
from types import SimpleNamespace

import pytest
from conftest import Open, Start
from hand import Hand
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtWidgets import QApplication
from yards import yard

from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import DARK, LIGHT, Colours, qt_palette, resting, unit_tint

TEXT_ON_GROUND = [
    ("text", "window"), ("text", "panel"), ("text", "raised"),
    ("quiet", "window"), ("quiet", "panel"), ("quiet", "raised"),
    ("accent_text", "accent"), ("warning", "window"), ("warning", "panel"), ("ink", "mat"), ("ink", "halo"),
]  # fmt: skip


def luminance(colour: QColor) -> float:
    """Give the relative luminance of WCAG 2."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor | str, other: QColor | str) -> float:
    """Give the contrast ratio of WCAG 2, from 1 to 21."""
    low, high = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (high + 0.05) / (low + 0.05)


def test_the_contrast_of_black_on_white_is_21_and_of_a_known_grey_4_54() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#767676", "#FFFFFF") == pytest.approx(4.54, abs=0.005)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), TEXT_ON_GROUND)
def test_text_can_be_read_on_its_ground(colours: Colours, text: str, ground: str) -> None:
    assert contrast(getattr(colours, text), getattr(colours, ground)) >= 4.5


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("side", range(4))
def test_the_rim_of_each_side_stands_out_from_the_mat(colours: Colours, side: int) -> None:
    assert contrast(colours.sides[side], colours.mat) >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_a_button_that_cannot_be_pressed_now_is_still_to_be_seen(colours: Colours) -> None:
    picture = icon("new", colours).pixmap(24, 24, QIcon.Mode.Disabled).toImage()
    drawn = [picture.pixelColor(x, y) for x in range(24) for y in range(24)]
    strongest = max(drawn, key=lambda each: each.alpha())
    assert strongest.alpha() > 200
    for ground in (colours.window, colours.panel):
        assert contrast(strongest, ground) >= 2
        assert contrast(resting(colours), ground) >= 2


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_edge_of_a_template_stands_out_from_the_mat(colours: Colours) -> None:
    assert contrast(colours.template, colours.mat) >= 3


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_names_can_be_read_on_the_face_of_every_unit(colours: Colours) -> None:
    for side in range(4):
        for unit in ("Watch", "Riders", "Pikes", "Scouts", "a", "b", "c", "d"):
            assert contrast(colours.ink, unit_tint(colours, side, unit)) >= 4.5


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_the_headings_of_the_list_of_verdicts_can_be_read(colours: Colours, open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.window.set_theme(colours.name)
    hand.key("1")
    hand.click((7, 6))
    tree = hand.page.coverage.tree
    hand.until(lambda: tree.topLevelItemCount() > 0)
    for place in range(tree.topLevelItemCount()):
        item = tree.topLevelItem(place)
        brush = item.foreground(0)
        colour = brush.color() if brush.style() else tree.palette().text().color()
        assert contrast(colour, colours.raised) >= 4.5, item.text(0)


def disabled_pairs(palette: QPalette) -> Iterable[tuple[QColor, QColor]]:
    group, role = QPalette.ColorGroup.Disabled, QPalette.ColorRole
    yield palette.color(group, role.Text), palette.color(group, role.Base)
    yield palette.color(group, role.WindowText), palette.color(group, role.Window)


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_what_is_disabled_is_fainter_but_not_invisible(colours: Colours) -> None:
    for faint, ground in disabled_pairs(qt_palette(colours)):
        assert 1.6 <= contrast(faint, ground) < contrast(colours.text, ground)


def assert_dressed(hand: Hand, colours: Colours) -> None:
    """Check that application, window and board wear a theme."""
    assert hand.window.colours is colours
    assert QApplication.palette().color(QPalette.ColorRole.Window) == QColor(colours.window)
    assert hand.window.palette().color(QPalette.ColorRole.WindowText) == QColor(colours.text)
    assert hand.picture().pixelColor(hand.pixel((12.4, 12.6))) == QColor(colours.mat)
    below = hand.pixel((12, 19.5))
    assert hand.picture().pixelColor(below) == QColor(colours.window)


def test_f8_switches_everything_between_light_and_dark(hand: Hand) -> None:
    assert_dressed(hand, LIGHT)
    hand.key("F8")
    assert_dressed(hand, DARK)
    assert hand.window.acts["theme_dark"].isChecked()
    hand.key("F8")
    assert_dressed(hand, LIGHT)
    assert hand.window.acts["theme_light"].isChecked()


def test_switching_back_and_forth_leaves_the_board_as_it_was(hand: Hand) -> None:
    before = hand.picture()
    hand.key("F8")
    dark = hand.picture()
    hand.key("F8")
    assert dark != before
    assert hand.picture() == before


def test_the_chosen_colours_are_remembered(open_scene: Open) -> None:
    first = open_scene(yard())
    first.window.acts["theme_dark"].trigger()
    first.window.close()
    second = open_scene(yard())
    assert_dressed(second, DARK)
    assert second.window.acts["theme_dark"].isChecked()


def test_the_pictures_on_the_start_page_change_with_the_theme(start: Start) -> None:
    hand = start()

    def drawn() -> list[object]:
        cards = [card for card in hand.cards().values() if card.has_picture]
        found = [card.picture.pixmap() for card in cards]
        return [p.toImage() for p in found] if len(found) >= 4 and not any(p.isNull() for p in found) else []

    hand.until(drawn)
    light = drawn()
    hand.key("F8")
    hand.until(lambda: all(one != other for one, other in zip(light, drawn(), strict=True)))


def test_icons_take_the_colour_of_the_text(hand: Hand) -> None:
    def darkest() -> int:
        image = hand.window.acts["undo"].icon().pixmap(20, 20, QIcon.Mode.Normal).toImage()
        seen = [image.pixelColor(x, y) for x in range(20) for y in range(20)]
        return min(colour.lightness() for colour in seen if colour.alpha() > 200)

    light = darkest()
    hand.key("F8")
    assert darkest() > light + 100


class SystemColours(QObject):
    """Stands in for the system's colours, which the offscreen platform does not have."""

    colorSchemeChanged = Signal(Qt.ColorScheme)  # noqa: N815 - Qt's own name

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's own name
        return self.scheme

    def tell(self) -> None:
        self.colorSchemeChanged.emit(self.scheme)


@pytest.fixture
def system(monkeypatch: pytest.MonkeyPatch) -> SystemColours:
    """The system's colours, light to begin with; ask for it before a window is made."""
    stand_in = SystemColours()
    for module in ("shell.window", "widgets.chosen"):
        asked = f"battlefield.ui.{module}.QGuiApplication"
        monkeypatch.setattr(asked, SimpleNamespace(styleHints=lambda: stand_in))
    return stand_in


def test_the_colours_of_the_system_are_followed_where_that_is_wanted(
    system: SystemColours, hand: Hand
) -> None:
    assert hand.window.acts["theme_system"].isChecked()
    system.scheme = Qt.ColorScheme.Dark
    system.tell()
    assert_dressed(hand, DARK)
    system.scheme = Qt.ColorScheme.Light
    system.tell()
    assert_dressed(hand, LIGHT)


def test_chosen_colours_stay_whatever_the_system_does(system: SystemColours, hand: Hand) -> None:
    hand.window.acts["theme_light"].trigger()
    system.scheme = Qt.ColorScheme.Dark
    system.tell()
    assert_dressed(hand, LIGHT)
    hand.window.acts["theme_system"].trigger()
    assert_dressed(hand, DARK)
