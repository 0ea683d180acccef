"""The lens for rules that move by areas, on a courtyard of six areas that can be worked out by hand."""

from dataclasses import replace
from math import dist
from pathlib import Path

import pytest
from later import Later

from battlefield.app.desk import edits
from battlefield.app.desk.desk import Desk
from battlefield.app.desk.document import Document
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.pictures import Line, Mark, Region
from battlefield.app.measure.overlays import Lenses
from battlefield.app.measure.overlays.areas import STEPPING
from battlefield.files import read_scene

COURTYARD = Path(__file__).parents[3] / "maps" / "courtyard.json"


@pytest.fixture
def desk():
    return Desk(Document(read_scene(COURTYARD)))


@pytest.fixture
def lenses(desk):
    found = Lenses(desk)
    found.switch("areas")
    return found


def answer(lenses):
    (only,) = lenses.answers()
    return only


def plates(found):
    """Give the words at each area, by its name."""
    marks = [part.words for part in found.drawing if isinstance(part, Mark)]
    return {words[0]: words[1:] for words in marks if not words[0].startswith("step")}


def regions(found, role):
    return {part.rings[0][0] for part in found.drawing if isinstance(part, Region) and part.role == role}


def test_a_table_without_areas_says_so(desk):
    plain = Lenses(Desk(Document(replace(desk.scene, areas=(), borders=()))))
    plain.switch("areas")
    assert "no areas" in answer(plain).lines[0]
    assert answer(plain).drawing == ()


def test_each_area_shows_how_much_of_its_capacity_is_used(lenses):
    found = answer(lenses)
    assert plates(found) == {
        "Yard": ("2 of 3",),
        "Hall": ("1 of 2",),
        "Roof": ("2 of 1, over",),
        "cellar": (),
        "garden": (),
        "island": (),
    }
    assert found.lines == (
        "6 areas, 5 models in them; select one model to see its steps and sight",
        "Roof holds more than it can: 2 of 1",
    )


def test_words_keep_clear_of_the_models_in_an_area(desk, lenses):
    for step in ((0.0, 0.0), (2.0, 1.0), (5.5, 3.5)):
        desk.show(edits.moved(desk.scene, [Ref("model", "ada")], step))
        marks = [part for part in answer(lenses).drawing if isinstance(part, Mark)]
        near = [dist(mark.at, m.at) for mark in marks for m in desk.shown.models]
        assert min(near) > 1.5


def test_a_barrier_is_firm_a_height_step_is_dashed_with_its_inches_and_open_borders_are_thin(lenses):
    walls = [part for part in answer(lenses).drawing if isinstance(part, Line) and part.role == "wall"]
    assert [(part.points, part.dashed) for part in walls] == [
        (((16, 0), (16, 6)), True),
        (((0, 6), (8, 6)), False),
    ]
    marks = [part for part in answer(lenses).drawing if isinstance(part, Mark)]
    assert [mark.at[0] for mark in marks if mark.words == ("step 3.00 in",)] == [16.0]
    thin = [part for part in answer(lenses).drawing if isinstance(part, Line) and part.role == "quiet"]
    assert len(thin) == 6
    assert {part.weight < walls[0].weight < walls[1].weight for part in thin} == {True}


def test_steps_are_counted_from_the_selected_model_round_a_barrier(desk, lenses):
    desk.select([Ref("model", "ada")])
    assert answer(lenses).lines == (
        "ada is in Yard, 2 of 3",
        "1 step: Hall",
        "2 steps: Roof, garden",
        "3 steps: cellar",
        "no way to island",
        "seen from Hall, Roof, garden, island",
        "Roof holds more than it can: 2 of 1",
    )
    assert plates(answer(lenses))["cellar"] == ("3 steps",)
    assert plates(answer(lenses))["island"] == ("no way",)
    assert plates(answer(lenses))["Yard"] == ("2 of 3",)


def test_the_areas_that_see_its_area_are_lit_and_its_own_is_tinted(desk, lenses):
    desk.select([Ref("model", "ada")])
    assert regions(answer(lenses), "seen") == {(8, 0), (16, 0), (8, 6), (18, 10)}
    assert regions(answer(lenses), "reach") == {(0, 0)}


def test_height_steps_may_be_forbidden_or_only_gone_down(desk, lenses):
    desk.select([Ref("model", "ada")])
    desk.options.put(STEPPING, "down")
    assert "no way to Roof, island" in answer(lenses).lines
    desk.select([Ref("model", "dan")])
    assert "1 step: Hall" in answer(lenses).lines
    desk.options.put(STEPPING, "never")
    assert "no way to Yard, Hall, cellar, garden, island" in answer(lenses).lines


def test_a_model_in_the_hand_is_in_the_area_that_it_is_held_over(desk, lenses):
    desk.select([Ref("model", "ada")])
    held = edits.moved(desk.scene, desk.selection, (8.0, 0.0))
    desk.show(held)
    assert answer(lenses).lines[0] == "ada is in Hall, 2 of 2"
    assert plates(answer(lenses))["Yard"] == ("1 of 3 · 1 step",)
    desk.show(edits.moved(desk.scene, desk.selection, (0.0, 15.0)))
    assert answer(lenses).lines[0].startswith("6 areas, 4 models")


def test_a_model_on_a_border_is_in_the_first_area_of_the_list(desk, lenses):
    desk.select([Ref("model", "ada")])
    desk.show(edits.moved(desk.scene, desk.selection, (6.0, 0.0)))
    assert answer(lenses).lines[0] == "ada is in Yard, 2 of 3"


def test_what_is_still_being_worked_out_is_said(desk):
    slow = Later()
    lenses = Lenses(desk, slow)
    lenses.switch("areas")
    desk.select([Ref("model", "ada")])
    assert answer(lenses).lines == ("finding the borders of the areas …",)
    slow.finish()
    assert "finding which areas see it …" in answer(lenses).lines
    assert regions(answer(lenses), "seen") == set()
    slow.finish()
    assert "seen from Hall, Roof, garden, island" in answer(lenses).lines
