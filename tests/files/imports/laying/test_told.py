"""What is told of a thing, under the names and in the words of any program."""

import pytest

from battlefield.files.imports import Source, format_of
from battlefield.files.imports.laying.told import Told
from battlefield.files.text.errors import SceneError
from battlefield.geometry.kernel.shapes import BaseSize


@pytest.mark.parametrize(
    "key", ["height", "data-height", "height_in", "Height", "height_inches", "data-height-in"]
)
def test_a_property_is_known_by_its_plain_name(key):
    assert Told({key: 3}).number("height", (0, 9)) == 3.0


def test_of_two_names_for_one_thing_the_first_counts():
    assert Told({"team": "red", "side": "blue"}).text("side") == "red"


@pytest.mark.parametrize(
    ("value", "inches"),
    [(3, 3.0), ("2.5", 2.5), ("2.5in", 2.5), (' 2 "', 2.0), ("50.8 mm", 2.0), ("2.54cm", 1.0), ("1e-1", 0.1)],
)
def test_lengths_may_have_units(value, inches):
    assert Told({"height": value}).number("height", (0, 9)) == pytest.approx(inches)


@pytest.mark.parametrize(
    "value", ["tall", "nan", "3 apples", [], {}, True, 10.0, -1, float("inf"), "9" * 400]
)
def test_what_is_no_length_is_kept_as_odd(value):
    told = Told({"height": value})
    assert told.number("height", (0, 9)) is None and told.odd == ["height"]


@pytest.mark.parametrize(
    ("value", "base"),
    [
        (32, BaseSize.round(32.0)),
        ("32mm", BaseSize.round(32.0)),
        ("round 28.5", BaseSize.round(28.5)),
        ("60x35.5 oval", BaseSize.oval(60.0, 35.5)),
        ("60 × 35 mm", BaseSize.oval(60.0, 35.0)),
        ("rect 25x50", BaseSize.rect(25.0, 50.0)),
        ("hex 30.0", BaseSize.hex(30.0)),
        ({"oval": [75, 42]}, BaseSize.oval(75.0, 42.0)),
    ],
)
def test_bases_are_read_in_many_words(value, base):
    assert Told({"base": value}).base() == base


@pytest.mark.parametrize("value", ["big", "0", "5000", "round 32x40", "32x", [], {"cube": 3}])
def test_what_is_no_base_is_kept_as_odd(value):
    told = Told({"base": value})
    assert told.base() is None and told.odd == ["base"]


def test_flags_and_words_are_read_from_texts():
    told = Told({"platform": "true", "locked": 0, "ground": "difficult, dangerous", "link": ["a", 1, "b"]})
    assert (told.flag("platform"), told.flag("hidden")) == (True, None)
    assert told.words("ground") == ["difficult", "dangerous"] and told.words("link") == ["a", "b"]


def test_what_cannot_be_imported_is_answered_with_the_formats_in_plain_words():
    with pytest.raises(SceneError) as caught:
        format_of(Source("junk", b"\x01\x02 nothing"))
    said = str(caught.value)
    assert "a Tiled map (.tmj, .tmx)" in said and "tiled-xml" not in said


def test_damaged_json_of_no_known_format_is_told_as_that_with_its_line():
    with pytest.raises(SceneError) as caught:
        format_of(Source("cut.json", b'{"a":\n[1,2,'))
    assert "line 2" in str(caught.value) and "is not JSON" in str(caught.value)


@pytest.mark.parametrize("value", [["wood"], [], {"wood": 1}, True])
def test_what_is_no_text_is_kept_as_odd(value):
    told = Told({"type": value})
    assert told.text("kind") == told.text("kind") == "" and told.odd == ["kind"]


@pytest.mark.parametrize("value", [-1, {"difficult": True}, True])
def test_words_that_are_none_are_kept_as_odd(value):
    told = Told({"ground": value})
    assert told.words("ground") is None and told.odd == ["ground"]
