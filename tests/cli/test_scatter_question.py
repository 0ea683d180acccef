"""The scatter question: exact chances by hand, and sentences for what cannot be asked."""

import re

import pytest

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rules.scene.contents import Board, Model, Scene

TINY = BaseSize.round(25.4)  # half an inch of radius


def scene(*places):
    models = [Model(f"m{n}", TINY, at, "far" if n else "near", "red") for n, at in enumerate(places)]
    return Scene(Board(48, 48), models=tuple(models))


def ask(table, **more):
    return answer(table, {"ask": "scatter", "template": {"round": 1, "at": [24, 24]}, **more})


def test_a_base_at_the_aim_is_covered_when_the_template_stays():
    found = ask(scene((24, 24)))
    assert found["models"]["m0"] == pytest.approx(1 / 3, abs=1e-12)
    assert found["expected"] == {"near": pytest.approx(1 / 3, abs=1e-12)}


def test_two_dice_in_eight_directions_have_eighty_nine_landings():
    assert ask(scene((24, 24)))["landings"] == 89


def test_a_base_seven_inches_to_the_right_is_hit_by_a_seven_alone():
    # landings an inch from its centre only touch it; a seven is a sixth, and two thirds go in 8 directions
    found = ask(scene((24, 24), (31, 24)))
    assert found["models"]["m1"] == pytest.approx(2 / 3 / 8 / 6, abs=1e-12)


def test_one_die_without_a_chance_to_stay_spreads_over_four_directions():
    found = ask(scene((24, 24), (24, 21)), directions=4, hit=[0, 1], dice="d6")
    assert found["models"] == {"m0": 0.0, "m1": pytest.approx(1 / 24, abs=1e-12)}
    assert found["landings"] == 24


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"dice": "7x"}, "dice cannot be used; expected something like 2d6, d6 or d3+1"),
        ({"hit": [3, 1]}, "hit is a list of 2; it must be a chance such as [1, 3] for one in three"),
        ({"hit": [1, 0]}, "hit is a list of 2; it must be a chance such as [1, 3] for one in three"),
        ({"directions": 0}, "directions is 0; it must be a number from 1 to 360"),
        ({"directions": 2.5}, "directions is 2.5; it must be a whole number"),
    ],
)
def test_what_cannot_be_thrown_is_refused_in_a_sentence(more, sentence):
    with pytest.raises(QuestionError, match=f"^{re.escape(sentence)}$"):
        ask(scene((24, 24)), **more)
