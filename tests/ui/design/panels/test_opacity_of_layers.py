"""The opacity of a layer: kept in its file, painted in every picture, set by a slider as one step."""

from dataclasses import replace

import pytest
from designers import Designer, plain, square

from battlefield.app.design.edits.layering import layer_changed
from battlefield.files import SceneError, parse_scene
from battlefield.files.scene.writing import scene_bytes
from battlefield.rules.scene.scenario import Hold, Layer
from battlefield.ui.printing.picture import thumbnail
from battlefield.ui.widgets.palette import LIGHT


def layered(opacity=1.0):
    scene = plain(square("block", 20.0, 14.0, 16.0, hold=Hold("above")))
    return replace(scene, layers=(Layer("above", opacity=opacity),))


def test_it_is_kept_in_the_file_and_left_out_where_it_hides_nothing():
    scene = layered(0.4)
    assert parse_scene(scene_bytes(scene), "t.json") == scene
    assert b"opacity" not in scene_bytes(layered())
    assert layer_changed(layered(), "above", opacity=0.4) == scene


def test_a_file_that_says_more_than_all_is_refused_in_one_sentence():
    text = scene_bytes(layered(0.4)).replace(b"0.4", b"1.4")
    with pytest.raises(SceneError, match=r"layers\[0\].opacity"):
        parse_scene(text, "t.json")


def middle(scene):
    """The colour in the middle of a picture, as a number."""
    from PySide6.QtCore import QSize

    image = thumbnail(scene, LIGHT, QSize(300, 220), 1.0)
    return image.pixelColor(image.width() // 2, image.height() // 2)


@pytest.mark.usefixtures("hand")
def test_what_lies_under_it_shows_through_in_pictures():
    bare, full, half = middle(plain()), middle(layered()), middle(layered(0.5))
    assert middle(layered(0.0)) == bare != full
    assert sorted([bare.red(), half.red(), full.red()])[1] == half.red() not in (bare.red(), full.red())


def test_the_slider_sets_it_as_one_step_that_can_be_undone(open_scene):
    designer = Designer(open_scene(layered()))
    panel = designer.page.bring_up("Layers")
    designer.hand.until(panel.isVisible)
    panel.refresh()
    place = next(n for n, each in enumerate(panel.model.folders) if each.name == "above")
    panel.tree.setCurrentIndex(panel.model.index(place, 0))
    panel._enable()
    assert panel.opacity.isEnabled() and panel.opacity.value() == 100
    panel.opacity.setValue(60)
    assert designer.scene.layers[0].opacity == 0.6 and panel.opacity_words.text() == "Opacity 60 %"
    item = next(each for each in designer.page.board.terrain_items() if each.terrain.id == "block")
    assert item.opacity() == 0.6
    designer.hand.window.run("undo")
    assert designer.scene.layers[0].opacity == 1.0 and item.opacity() == 1.0
