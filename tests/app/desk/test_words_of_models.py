"""What tooltips say, and the names by which models are told apart."""

from dataclasses import replace

import pytest
from little_table import RUIN, WOOD, blast, cone, desk_with, model

from battlefield.app.desk.words import model_words, template_tip, terrain_words
from battlefield.app.wording.names import full_name, short_names


def test_a_model_says_its_base_its_height_and_its_verdict():
    piece = model("a1", 10, 10, name="Al", unit="alpha", height=1.5, bottom=3.0, facing=90.0)
    desk = desk_with(piece, blast("b1", 10, 10))
    assert model_words(piece, desk).split("\n") == [
        "Al · a1, alpha",
        "25.4 mm round, 1.5 in high, facing 90°, standing at 3 in",
        '3" blast: wholly covered, 1.00 in inside',
    ]


def test_a_model_says_no_verdict_where_nothing_is_asked():
    piece = model("a1", 10, 10)
    assert model_words(piece, desk_with(piece)) == "a1\n25.4 mm round, 0 in high, facing 0°"


def test_the_template_in_question_counts_whom_it_covers():
    desk = desk_with(model("a1", 10, 10), cone("c1", 30, 30), blast("b1", 10, 10))
    assert template_tip(desk.scene.templates[1], desk) == ('3" blast\n1 model covered, wholly')
    assert template_tip(desk.scene.templates[0], desk) == '8" cone'


@pytest.mark.parametrize(("name", "words"), [("", '8" cone, locked'), ("Flamer", "Flamer, locked")])
def test_a_locked_template_says_so_with_or_without_a_name(name, words):
    piece = cone("c1", 30, 30, name=name, locked=True)
    assert template_tip(piece, desk_with(piece)) == words


def test_the_tip_of_a_model_is_its_words():
    desk = desk_with(model("a1", 10, 10))
    assert template_tip(desk.scene.models[0], desk) == model_words(desk.scene.models[0], desk)


@pytest.mark.parametrize(
    ("piece", "words"),
    [
        (RUIN, "ruin: 3 in high"),
        (WOOD, "wood: open ground"),
        (
            replace(RUIN, name="Old mill", ground=("impassable", "difficult"), sight="blocks", platform=True),
            "Old mill: impassable, difficult, blocks sight, models can stand on top, 3 in high",
        ),
        (
            replace(WOOD, kind="smoke", sight="cloud", bottom=1.0, top=3.5),
            "smoke: sight goes in and out, not through, 1 to 3.5 in high",
        ),
    ],
)
def test_terrain_says_what_it_does(piece, words):
    assert terrain_words(piece) == words


def test_a_name_that_two_bear_gives_way_to_the_ids():
    models = [
        model("a1", 1, 1, name="Trooper"),
        model("a2", 1, 1, name="Trooper"),
        model("a3", 1, 1, name="Sergeant"),
        model("a4", 1, 1),
    ]
    assert short_names(models) == {"a1": "a1", "a2": "a2", "a3": "Sergeant", "a4": "a4"}
    assert [full_name(each) for each in models] == ["Trooper · a1", "Trooper · a2", "Sergeant · a3", "a4"]
    assert full_name(model("x", 1, 1, name="x")) == "x"
