"""Numbers typed over others: as they are, with units, and relative to the old value."""

import pytest

from battlefield.app.design.properties.typed import (
    TypedError,
    shown_degrees,
    shown_length,
    typed_degrees,
    typed_length,
    typed_whole,
)

LENGTHS = [
    ("3", "inches", 3.0),
    ("3 in", "inches", 3.0),
    ("75 mm", "inches", 75 / 25.4),
    ("1 1/4", "inches", 1.25),
    ("-2", "inches", -2.0),
    ("+2", "inches", 12.0),
    ("+=2", "inches", 12.0),
    ("-=2", "inches", 8.0),
    ("-= 1/2", "inches", 9.5),
    ("+25.4mm", "inches", 11.0),
    ("*2", "inches", 20.0),
    ("*=0,5", "inches", 5.0),
    ("/4", "inches", 2.5),
    ("2.54", "centimetres", 1.0),
    ("2.54 in", "centimetres", 2.54),
    ('2"', "centimetres", 2.0),
    ("+2.54", "centimetres", 11.0),
]


@pytest.mark.parametrize(("text", "unit", "value"), LENGTHS)
def test_a_length_is_read_over_ten_inches(text, unit, value):
    assert typed_length(text, 10.0, unit) == pytest.approx(value)


@pytest.mark.parametrize("text", ["", "x", "3 ft", "/0", "*x", "1e9", "+", "3 3", "nan", "inf", "2000"])
def test_what_is_no_length_is_refused_with_one_sentence(text):
    with pytest.raises(TypedError) as caught:
        typed_length(text, 10.0)
    assert "\n" not in str(caught.value) and ";" in str(caught.value)


DEGREES = [("90", 90.0), ("450°", 90.0), ("-90", 270.0), ("+30", 40.0), ("-=30", 340.0), ("*2", 20.0)]


@pytest.mark.parametrize(("text", "value"), DEGREES)
def test_a_bearing_is_read_over_ten_degrees(text, value):
    assert typed_degrees(text, 10.0) == pytest.approx(value)


def test_whole_numbers_are_whole():
    assert (typed_whole("4", 1), typed_whole("+2", 1), typed_whole("-=1", 1)) == (4, 3, 0)
    with pytest.raises(TypedError, match="whole"):
        typed_whole("1.5", 1)


SHOWN = [
    (3.0, "inches", "3 in"),
    (3.1250000004, "inches", "3.125 in"),
    (1 / 3, "inches", "0.3333 in"),
    (-0.00001, "inches", "0 in"),
    (1.25, "fractions", "1 1/4 in"),
    (1.3, "fractions", "1.3 in"),
    (1.0, "centimetres", "2.54 cm"),
]


@pytest.mark.parametrize(("value", "unit", "words"), SHOWN)
def test_a_length_is_written_as_it_can_be_typed(value, unit, words):
    assert shown_length(value, unit) == words
    assert typed_length(words, 0.0, unit) == pytest.approx(value, abs=1e-4)


def test_a_bearing_is_written_without_needless_digits():
    assert [shown_degrees(value) for value in (0.0, 359.99999, 12.5)] == ["0°", "0°", "12.5°"]
