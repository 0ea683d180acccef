"""Lengths as people write and read them."""

from math import isfinite

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from battlefield.app.wording.lengths import (
    LENGTH_UNITS,
    LengthError,
    format_length,
    format_limit,
    format_margin,
    parse_length,
    place_words,
)

READ = {
    "3": 3.0,
    " 3.25 ": 3.25,
    "3,25": 3.25,
    ".5": 0.5,
    "5.": 5.0,
    "3 in": 3.0,
    '3"': 3.0,
    "3″": 3.0,
    "1 inch": 1.0,
    "2 INCHES": 2.0,
    "25.4 mm": 1.0,
    "75mm": 75 / 25.4,
    "2.54 cm": 1.0,
    "1/4": 0.25,
    "1 1/4": 1.25,
    "1 1/4 in": 1.25,
    "5/4": 1.25,
    "1-1/4": 1.25,
    "13¼": 13.25,
    "-2 ½ in": -2.5,
    "⅞”": 0.875,
    "1 1⁄4": 1.25,
    "-2": -2.0,
    "- 1 1/2": -1.5,
    "+3": 3.0,
    "-0": 0.0,
    "1000": 1000.0,
    "-25400 mm": -1000.0,
    "0000000000000000000000000012": 12.0,
    "0.00000000000000000000000001": 1e-26,
}
NO_LENGTH = ("", "  ", "three", "3 feet", "1.2.3", "1 2", "3 in in", "1/", "/2", "1e3", "nan", "inf", "--3")
NO_LENGTH += ("1¼¼", "1-2", "1.5½")


@pytest.mark.parametrize(("text", "inches"), READ.items())
def test_a_length_is_read_in_inches(text, inches):
    assert parse_length(text) == pytest.approx(inches, abs=1e-12)


def test_nothing_below_nothing_is_nothing():
    assert str(parse_length("-0")) == "0.0"


@pytest.mark.parametrize("text", NO_LENGTH)
def test_what_is_no_length_is_refused_with_an_example(text):
    with pytest.raises(LengthError) as caught:
        parse_length(text)
    nothing = "Nothing is typed; type a length such as 3.25, 1 1/4 or 75 mm"
    told = f'"{text.strip()}" is no length; write it like 3.25, 1 1/4 or 75 mm'
    assert str(caught.value) == (told if text.strip() else nothing)


@pytest.mark.parametrize("text", ["1000.1", "-1001", "26000 mm", "9" * 400, "1" * 30 + " in", "999999999/2"])
def test_a_length_beyond_any_table_is_refused(text):
    with pytest.raises(LengthError) as caught:
        parse_length(text)
    assert str(caught.value) == f'"{text}" is farther than 1000 inches; write a shorter length'


@pytest.mark.parametrize("text", ["1/0", "3 1/00"])
def test_a_fraction_of_nothing_is_refused(text):
    with pytest.raises(LengthError) as caught:
        parse_length(text)
    assert str(caught.value) == f'"{text}" divides by nothing; write it like 1 1/4'


@given(st.text(max_size=30) | st.text('0123456789 ./,-+incm"″', max_size=30))
@example("9" * 5000 + "/2")
@example("1000000000000/100000000")
@example("٣/٤")
@example("²")
def test_any_text_is_a_length_within_reach_or_a_length_error(text):
    try:
        value = parse_length(text)
    except LengthError as error:
        assert str(error)
    else:
        assert isfinite(value)
        assert abs(value) <= 1000.0


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [
        (3.25, "inches", "3.25 in"),
        (0.0, "inches", "0.00 in"),
        (-0.001, "inches", "0.00 in"),
        (-1.5, "inches", "-1.50 in"),
        (1.0, "centimetres", "2.54 cm"),
        (-1.0, "centimetres", "-2.54 cm"),
        (3.25, "fractions", "3 1/4 in"),
        (0.5, "fractions", "1/2 in"),
        (0.999, "fractions", "1 in"),
        (7.0, "fractions", "7 in"),
        (0.0, "fractions", "0 in"),
        (-0.01, "fractions", "0 in"),
        (-1.5, "fractions", "-1 1/2 in"),
        (2.1875, "fractions", "2 3/16 in"),
    ],
)
def test_a_length_is_written_in_the_unit_asked_for(value, unit, text):
    assert format_length(value, unit) == text


@pytest.mark.parametrize(
    ("margin", "unit", "text"),
    [
        (2.0, "inches", "2.00 in"),
        (-0.31, "inches", "0.31 in"),
        (0.08, "inches", "0.080 in"),
        (0.004, "inches", "0.0040 in"),
        (-0.0004, "inches", "0.00040 in"),
        (0.00002, "inches", "0.000020 in"),
        (0.000009, "inches", "0.0000090 in"),
        (-0.0000004, "inches", "0.0000004 in"),
        (0.0, "inches", "0.0000000 in"),
        (0.5, "centimetres", "1.27 cm"),
        (0.05, "centimetres", "0.127 cm"),
        (0.005, "centimetres", "0.0050 in"),
        (1.25, "fractions", "1 1/4 in"),
        (0.125, "fractions", "1/8 in"),
        (0.02, "fractions", "0.020 in"),
        (0.000001, "centimetres", "0.0000010 in"),
    ],
)
def test_a_margin_has_as_many_places_as_it_takes_to_see_its_side(margin, unit, text):
    assert format_margin(margin, unit) == text


@given(st.floats(0.95e-5, 100), st.sampled_from(LENGTH_UNITS))
def test_a_margin_never_reads_as_nothing_and_is_never_off_by_a_third(margin, unit):
    assert parse_length(format_margin(margin, unit)) == pytest.approx(margin, rel=0.35)


@given(st.floats(-390, 390), st.sampled_from(LENGTH_UNITS))
def test_a_written_length_reads_back(value, unit):
    grain = 1 / 32 if unit == "fractions" else 0.5e-7
    assert parse_length(format_length(value, unit, 7)) == pytest.approx(value, abs=grain + 1e-12)


def test_a_place_is_written_with_one_unit_and_always_as_many_figures():
    assert place_words(12.0, 8.5) == "12.00, 8.50 in"
    assert place_words(-0.001, 10.0, "centimetres") == "0.00, 25.40 cm"
    assert place_words(1.25, 3.0, "fractions") == "1 1/4, 3 in"


@pytest.mark.parametrize(
    ("inches", "unit", "words"),
    [
        (12.0, "inches", "12.00 in"),
        (1.155, "inches", "1.155 in"),
        (8.7543, "inches", "8.7543 in"),
        (75 / 25.4, "inches", "2.9528 in"),
        (1.25, "fractions", "1 1/4 in"),
        (1.155, "fractions", "1.155 in"),
        (6.0, "centimetres", "15.24 cm"),
        (1.155, "centimetres", "2.9337 cm"),
    ],
)
def test_a_limit_is_told_as_it_was_set_and_never_rounded_to_another(inches, unit, words):
    assert format_limit(inches, unit) == words
