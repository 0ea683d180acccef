"""The facts of a piece, typed over."""

from math import isfinite

import pytest
from hypothesis import given
from hypothesis import strategies as st
from little_table import blast, cone, model

from battlefield.app.desk.facts import FactError, facts, with_fact
from battlefield.app.wording.lengths import LengthError
from battlefield.geometry.kernel.shapes import Template
from battlefield.rules.scene.contents import RangeRing

SERGEANT = model(
    "a1", 5.123456, -0.00001, name="Al", unit="alpha", side="red", height=1.5, bottom=3.0, facing=90.0
)
CONE, NOVA = cone("c1", 5, 6.5, 45.0), blast("n1", 5, 5, 3.0, model="a1")


def test_the_facts_of_a_model_are_written_as_they_can_be_typed():
    assert facts(SERGEANT) == {
        "Name": "Al",
        "Unit": "alpha",
        "Side": "red",
        "Height": "1.5 in",
        "at": "3 in",
        "x": "5.1235 in",
        "y": "0 in",
        "Facing": "90°",
        "Uncertainty": "",
        "Rings": "",
    }


def test_the_facts_of_a_template_are_written_as_they_can_be_typed():
    assert facts(CONE) == {
        "Name": '8" cone',
        "Size": "8 in",
        "x": "5 in",
        "y": "6.5 in",
        "Bearing": "45°",
        "Uncertainty": "0 in",
    }


def test_how_well_a_template_is_known_is_typed_over():
    assert with_fact(CONE, "Uncertainty", "0.05").sigma == 0.05
    with pytest.raises(FactError, match="cannot be negative"):
        with_fact(CONE, "Uncertainty", "-1")


def test_what_has_no_name_is_called_by_its_id():
    assert facts(model("a1", 100, 1))["Name"] == "a1"
    assert facts(model("a1", 100, 1))["x"] == "100 in"


@pytest.mark.parametrize(
    ("piece", "name", "text", "changed"),
    [
        (SERGEANT, "Name", "  Bo ", {"name": "Bo"}),
        (SERGEANT, "Name", "", {"name": ""}),
        (SERGEANT, "Unit", "", {"unit": ""}),
        (SERGEANT, "Side", "blue", {"side": "blue"}),
        (SERGEANT, "Height", "2 1/2", {"height": 2.5}),
        (SERGEANT, "Height", "-0", {"height": 0.0}),
        (SERGEANT, "at", "25.4 mm", {"bottom": 1.0}),
        (SERGEANT, "x", "-3", {"at": (-3.0, -0.00001)}),
        (SERGEANT, "y", "1000", {"at": (5.123456, 1000.0)}),
        (SERGEANT, "Uncertainty", "0.03", {"sigma": 0.03}),
        (SERGEANT, "Rings", "3, 6 Rally", {"rings": (RangeRing(3.0), RangeRing(6.0, "Rally"))}),
        (SERGEANT, "Uncertainty", " ", {}),
        (SERGEANT, "Facing", "-90°", {"facing": 270.0}),
        (SERGEANT, "Facing", "360", {"facing": 0.0}),
        (SERGEANT, "Facing", "-1e-17", {"facing": 0.0}),
        (SERGEANT, "Facing", "22,5", {"facing": 22.5}),
        (CONE, "Name", "Flamer", {"name": "Flamer"}),
    ],
)
def test_a_typed_fact_changes_that_fact_alone(piece, name, text, changed):
    after = with_fact(piece, name, text)
    for fact in (
        "id",
        "name",
        "unit",
        "side",
        "height",
        "bottom",
        "at",
        "facing",
        "base",
        "template",
        "sigma",
        "rings",
    ):
        if hasattr(piece, fact):
            assert getattr(after, fact) == changed.get(fact, getattr(piece, fact))


def test_a_typed_fact_changes_a_template():
    assert with_fact(CONE, "Size", "16").template == Template("cone", 16.0, (5.0, 6.5), 45.0)
    assert with_fact(CONE, "x", "7").template.at == (7.0, 6.5)
    assert with_fact(CONE, "y", "7").template.at == (5.0, 7.0)
    assert with_fact(CONE, "Bearing", "-45").template.bearing == 315.0


@pytest.mark.parametrize(
    ("piece", "name", "text", "sentence"),
    [
        (SERGEANT, "Height", "-1", "a height cannot be below the table; write 0 or more"),
        (SERGEANT, "at", "-1", "a height cannot be below the table; write 0 or more"),
        (
            SERGEANT,
            "Uncertainty",
            "-1",
            "an uncertainty cannot be negative; write 0 or more, or nothing for the table's",
        ),
        (SERGEANT, "x", "1001", '"1001" is farther than 1000 inches; write a shorter length'),
        (SERGEANT, "x", "", "Nothing is typed; type a length such as 3.25, 1 1/4 or 75 mm"),
        (SERGEANT, "Facing", "north", '"north" is no angle; write degrees clockwise from up, such as 90'),
        (SERGEANT, "Facing", "", '"" is no angle; write degrees clockwise from up, such as 90'),
        (SERGEANT, "Facing", "nan", '"nan" is no angle; write degrees between 0 and 360'),
        (SERGEANT, "Facing", "1e9", '"1e9" is no angle; write degrees between 0 and 360'),
        (CONE, "Size", "0", "a template is from 0.01 to 1000 in"),
        (CONE, "Size", "-8", "a template is from 0.01 to 1000 in"),
        (NOVA, "x", "8", "a nova lies about its model; move the model instead"),
        (NOVA, "y", "8", "a nova lies about its model; move the model instead"),
    ],
)
def test_a_value_that_cannot_be_is_refused_with_a_sentence(piece, name, text, sentence):
    with pytest.raises((FactError, LengthError)) as caught:
        with_fact(piece, name, text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("piece", [SERGEANT, CONE])
def test_typing_what_is_written_gives_what_is_written(piece):
    for name, text in facts(piece).items():
        assert facts(with_fact(piece, name, text))[name] == text


@given(
    st.sampled_from([SERGEANT, CONE, NOVA]), st.text(max_size=12) | st.text("0123456789.-+e°/ in", max_size=9)
)
def test_any_text_is_a_fact_or_a_sentence(piece, text):
    for name in facts(piece):
        try:
            after = with_fact(piece, name, text)
        except (FactError, LengthError) as error:
            assert str(error)
        else:
            at = after.at if hasattr(after, "at") else after.template.at
            assert all(isfinite(value) and abs(value) <= 1000 for value in at)
