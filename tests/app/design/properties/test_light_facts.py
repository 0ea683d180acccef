"""Lights in the properties panel: how bright they are, and in what colour, as virtual tables read it."""

from dataclasses import replace

import pytest

from battlefield.app.design.parts.parts import chosen_parts
from battlefield.app.design.properties.properties import choices_of, survey, value_words, with_property
from battlefield.app.design.properties.typed import TypedError
from battlefield.app.desk.edits import Ref
from battlefield.rules.scene.contents import Board, Scene
from battlefield.rules.scene.scenario import Light

LAMP = Light("l1", (5.0, 5.0), 6.0)
SCENE = Scene(Board(24.0, 24.0), lights=(LAMP, replace(LAMP, id="l2", intensity=0.25, colour="#eccd8b80")))
ONE, BOTH = (Ref("light", "l1"),), (Ref("light", "l1"), Ref("light", "l2"))


def told(refs, key):
    return next(each for each in survey(chosen_parts(SCENE, refs)) if each[0].key == key)


def typed(refs, key, text):
    prop, _ = told(refs, key)
    return with_property(SCENE, chosen_parts(SCENE, refs), prop, text).lights


@pytest.mark.parametrize(
    ("text", "bright"), [("0.4", 0.4), ("2,5", 2.5), ("+1", 2.0), ("/4", 0.25), ("0", 0.0)]
)
def test_brightness_is_typed_as_a_number(text, bright):
    assert typed(ONE, "intensity", text)[0].intensity == bright
    assert value_words(*told(ONE, "intensity")) == "1"


@pytest.mark.parametrize("text", ["-1", "1001", "bright", ""])
def test_a_brightness_that_cannot_be_is_refused(text):
    with pytest.raises(TypedError):
        typed(ONE, "intensity", text)


def test_of_two_lights_each_is_brightened_from_where_it_is():
    assert value_words(*told(BOTH, "intensity")) == ""
    assert [each.intensity for each in typed(BOTH, "intensity", "*2")] == [2.0, 0.5]


@pytest.mark.parametrize(
    ("text", "colour"), [("#FF9A3C", "#ff9a3c"), ("bcd8ff", "#bcd8ff"), ("#eccd8b40", "#eccd8b40")]
)
def test_a_colour_is_typed_in_digits(text, colour):
    assert typed(ONE, "colour", text)[0].colour == colour


@pytest.mark.parametrize("text", ["", "red", "#12345", "#1234567", "#12345g"])
def test_what_is_no_colour_is_refused_with_the_way_to_write_one(text):
    with pytest.raises(TypedError, match="write it like #eccd8b"):
        typed(ONE, "colour", text)


def test_usual_colours_are_offered_by_name_beside_the_one_it_has():
    prop, value = told((Ref("light", "l2"),), "colour")
    words = dict(choices_of(SCENE, prop, chosen_parts(SCENE, (Ref("light", "l2"),))))
    assert value == "#eccd8b80" and words["#eccd8b80"] == "#eccd8b80" and words["#ffffff"] == "White"
