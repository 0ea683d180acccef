"""Heat map, best placement and the options of scatter in the window, with real keys and a real mouse."""

from dataclasses import replace

import pytest
from conftest import Open
from PySide6.QtGui import QColor, QImage
from yards import ADA, yard

from battlefield.app.desk.pictures import Shape
from battlefield.app.measure.overlays.heat import THROW
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.scene.contents import PlacedTemplate
from battlefield.ui.board.drawing_item import DrawingItem
from battlefield.ui.board.heat_picture import OF_BEFORE
from battlefield.ui.board.heat_scale import colour_table, parting, rising
from battlefield.ui.widgets.palette import DARK, LIGHT

BLAST = PlacedTemplate("blast", Template("round", 4.0, (12.0, 15.0)))


def aimed(**facts):
    """The yard with one blast far from everybody."""
    return replace(yard(), templates=(replace(BLAST, **facts),))


def words(hand) -> str:
    return hand.window.page.answers.words.text()


def ghosts(hand) -> list[object]:
    """Give the templates that answers draw on the board."""
    items = [item for item in hand.page.board.items() if isinstance(item, DrawingItem)]
    parts = [part for item in items for part in item._parts if isinstance(part, Shape)]
    return [part.shape for part in parts if isinstance(part.shape, Template)]


def with_heat(hand):
    """Switch a map of sure hits on and wait for it."""
    hand.desk.options.put(THROW, "sure")
    hand.key("Shift+X")
    hand.until(lambda: hand.page.heat.item._heat is not None)
    hand.until(lambda: "at most" in words(hand))
    return hand.page.heat


def test_shift_x_lays_a_picture_on_the_mat_with_a_legend(open_scene: Open) -> None:
    hand = open_scene(aimed())
    bare = hand.picture().pixelColor(hand.pixel((10.5, 7.5)))
    heat = with_heat(hand)
    assert hand.window.acts["lens_heat"].isChecked()
    assert heat.legend.isVisible()
    assert heat.legend.texts() == ("models covered", "0", "1.50", "3")
    assert hand.picture().pixelColor(hand.pixel((9.5, 7.5))) != bare
    hand.key("Shift+X")
    assert not heat.legend.isVisible()
    assert hand.picture().pixelColor(hand.pixel((10.5, 7.5))) == bare


def test_the_pixels_of_the_picture_lie_on_their_nodes(open_scene: Open) -> None:
    hand = open_scene(aimed())
    heat = with_heat(hand)
    mat = QColor(hand.page.colours.mat)
    levels = heat.item._image
    assert isinstance(levels, QImage)
    for at in ((7.0, 6.0), (12.0, 3.0), (16.0, 9.0)):
        value = heat.item._heat.value_at(at)
        pixel = levels.pixelColor(round(at[0] * 4), round(at[1] * 4))
        assert (pixel.alpha() > 0) == (value > 0)
        seen = hand.picture().pixelColor(hand.pixel((at[0] + 0.3, at[1] + 0.3)))
        assert (seen == mat) == (value == 0)


def test_nothing_gained_is_clear(open_scene: Open) -> None:
    hand = open_scene(aimed())
    before = hand.picture().pixelColor(hand.pixel((12.3, 12.3)))
    with_heat(hand)
    assert hand.picture().pixelColor(hand.pixel((12.3, 12.3))) == before


def test_the_status_line_and_the_legend_read_the_map_under_the_pointer(open_scene: Open) -> None:
    hand = open_scene(aimed())
    heat = with_heat(hand)
    hand.move((7.0, 6.0))
    assert "models covered if aimed here: 2" in hand.window.reading.text()
    assert heat.legend._value == 2.0
    hand.move((-3.0, 6.0))
    assert "if aimed here" not in hand.window.reading.text()
    assert heat.legend._value is None


def test_a_base_in_hand_dims_the_map_of_before(open_scene: Open) -> None:
    hand = open_scene(aimed())
    heat = with_heat(hand)
    ada = hand.model(ADA).at
    hand.press(ada)
    hand.move((ada[0] + 1, ada[1] + 1))
    hand.move((ada[0] + 2, ada[1] + 2))
    assert heat.item.opacity() < 1.0
    assert OF_BEFORE in heat.legend.texts()[0]
    hand.release((ada[0] + 2, ada[1] + 2))
    hand.until(lambda: heat.item.opacity() == 1.0)
    assert OF_BEFORE not in heat.legend.texts()[0]


def test_the_weight_of_a_side_parts_the_scale(open_scene: Open) -> None:
    hand = open_scene(aimed())
    heat = with_heat(hand)
    hand.page.options.fields["aim_weight:red"].setValue(-1.0)
    hand.until(lambda: heat.legend.texts() == ("worth of models covered", "-3", "0", "3"))


def test_the_picture_takes_on_the_colours_of_the_theme(open_scene: Open) -> None:
    hand = open_scene(aimed())
    heat = with_heat(hand)
    light = heat.item._image.copy()
    hand.key("F8")
    assert heat.item._image.size() == light.size()
    assert heat.item._image != light


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=lambda colours: colours.name)
def test_more_stands_out_more_from_the_mat(colours) -> None:
    def lightness(colour: QColor) -> float:
        return 0.2126 * colour.redF() + 0.7152 * colour.greenF() + 0.0722 * colour.blueF()

    way = -1 if colours is LIGHT else 1
    for scale in (rising, parting, lambda theme, share: parting(theme, -share)):
        steps = [way * lightness(scale(colours, n / 40)) for n in range(1, 41)]
        assert steps == sorted(steps)
    assert colour_table(colours, False)[0] == 0
    assert colour_table(colours, True)[128] == 0


def test_shift_b_shows_the_best_place_and_enter_takes_it(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.key("Shift+B")
    hand.until(lambda: "No placement covers more" in words(hand))
    (ghost,) = ghosts(hand)
    assert hand.scene.templates[0].template.at == (12.0, 15.0)
    assert hand.window.acts["take_best"].isEnabled()
    hand.key("Return")
    assert hand.template("blast").template.at == pytest.approx(ghost.at, abs=1e-6)
    assert hand.labels[-1] == 'Place the 4" blast best'
    assert ghosts(hand) == []
    assert not hand.window.acts["take_best"].isEnabled()
    hand.key("Ctrl+Z")
    assert hand.template("blast").template.at == (12.0, 15.0)


def test_the_button_below_the_answer_takes_it_too(open_scene: Open) -> None:
    hand = open_scene(aimed())
    assert not hand.page.answers.offer.isVisible()
    hand.key("Shift+B")
    hand.until(lambda: hand.page.answers.offer.isVisible())
    hand.page.answers.offer.click()
    assert hand.template("blast").template.at != (12.0, 15.0)
    hand.until(lambda: not hand.page.answers.offer.isVisible())


def test_a_second_shift_b_takes_what_was_found(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.key("Shift+B")
    hand.until(lambda: ghosts(hand))
    hand.key("Shift+B")
    assert hand.labels[-1] == 'Place the 4" blast best'


def test_esc_takes_the_best_place_away_before_the_selection(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.click((12.0, 15.0))
    hand.key("Shift+B")
    hand.until(lambda: ghosts(hand))
    hand.key("Esc")
    assert (ghosts(hand), hand.selected) == ([], ["blast"])
    hand.key("Esc")
    assert hand.selected == []


def test_a_move_on_the_table_takes_the_best_place_away(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.key("Shift+B")
    hand.until(lambda: ghosts(hand))
    hand.drag(hand.model(ADA).at, (3.0, 3.0))
    assert ghosts(hand) == []


def test_a_nudge_stays_near_and_its_reach_is_an_option(open_scene: Open) -> None:
    hand = open_scene(
        replace(yard(), templates=(PlacedTemplate("blast", Template("round", 4.0, (11.5, 6.0))),))
    )
    hand.key("Ctrl+Shift+B")
    hand.until(lambda: "No nudge of up to 2.00 in covers more" in words(hand))
    hand.until(lambda: "aim_nudge" in hand.page.options.fields)
    hand.page.options.fields["aim_nudge"].setValue(0.25)
    hand.until(lambda: "No nudge of up to 0.25 in covers more" in words(hand))


def test_without_a_template_the_best_place_says_what_to_do(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("Shift+B")
    assert hand.window.hint.text() == "Place a template first: keys 1 to 6"


def test_a_template_in_hand_leaves_the_hand_for_its_best_place(open_scene: Open) -> None:
    hand = open_scene(yard())
    hand.key("1")
    hand.move((12.0, 15.0))
    hand.key("Shift+B")
    hand.until(lambda: hand.window.acts["take_best"].isEnabled())
    hand.key("Return")
    assert len(hand.scene.templates) == 1
    hand.click((20.0, 3.0))
    assert len(hand.scene.templates) == 1


def test_dice_that_are_none_are_refused_where_they_are_typed(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.key("X")
    field = hand.page.options.fields["scatter_dice"]
    field.line.setFocus()
    field.line.selectAll()
    hand.write("2x6")
    hand.key("Return")
    assert "write them like 2d6" in field.words.text()
    field.line.selectAll()
    hand.write("d6")
    hand.key("Return")
    assert field.words.text() == ""
    hand.until(lambda: "else d6 inches" in words(hand))


def test_options_that_lenses_share_are_shown_once(open_scene: Open) -> None:
    hand = open_scene(aimed())
    hand.key("X")
    with_heat(hand)
    hand.until(lambda: "heat_throw" in hand.page.options.fields)
    keys = [option.key for _, options in hand.page._groups() for option in options]
    assert len(keys) == len(set(keys))
    assert {"scatter_dice", "aim_weight", "aim_cover"} <= set(keys)
