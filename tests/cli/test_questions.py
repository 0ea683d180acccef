"""Questions answered in the program itself: any question at all is answered in finite numbers or refused."""

import json
from math import copysign

import pytest
from campaigns import tries
from hypothesis import given, settings
from hypothesis import strategies as st

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.files import parse_scene

SIZES = [{"round": 32}, {"oval": [60, 35]}, {"rect": [50, 25]}, {"hex": 40}]
MODELS = [
    {"id": f"{place}{index}", "base": size, "at": at, "facing": facing, "height": 1, "bottom": index}
    for place, at, facing in (("a", [5, 5], 0), ("b", [5, 5], 30), ("c", [6, -7.5], 90))
    for index, size in enumerate(SIZES)
]
TABLE = {"format": "battlefield-scene", "version": 1, "board": {"width": 48, "height": 36}, "models": MODELS}
SCENE = parse_scene(json.dumps(TABLE).encode(), "")
IDS = [model["id"] for model in MODELS]

places = st.sampled_from([[5, 5], [0, 0], [-0.0, 1e-7], [5, "5"], [1000, -1000], [1001, 0], None])
sizes = st.sampled_from([0.01, 1, 2.5, 24, 1000, 0, -1, "8", True])
template_kinds = st.sampled_from(["round", "cone", "wall", "beam", "diffuse"])
templates = st.tuples(
    st.dictionaries(template_kinds, sizes, min_size=1, max_size=1),
    st.fixed_dictionaries({}, optional={"at": places, "bearing": st.sampled_from([0, 90, 33.3, -720])}),
    st.fixed_dictionaries({}, optional={"model": st.sampled_from([*IDS, "zz"])}),
).map(lambda parts: parts[0] | parts[1] | parts[2])
questions = st.fixed_dictionaries(
    {"ask": st.sampled_from(["distance", "coverage"])},
    optional={"from": st.sampled_from(IDS), "to": st.sampled_from([*IDS, 3]), "template": templates | sizes},
)


def numbers_in(value):
    if isinstance(value, dict | list):
        parts = value.values() if isinstance(value, dict) else value
        return [number for part in parts for number in numbers_in(part)]
    return [value] if isinstance(value, float) else []


@given(questions)
@settings(max_examples=tries(300, 20), deadline=None)
def test_any_question_is_answered_in_finite_numbers_or_refused_in_one_line(question):
    try:
        found = answer(SCENE, question)
    except QuestionError as error:
        assert str(error).isprintable()
        return
    json.dumps(found, allow_nan=False)
    assert all(number != 0.0 or copysign(1.0, number) == 1.0 for number in numbers_in(found))


@pytest.mark.parametrize("one", IDS)
@pytest.mark.parametrize("other", IDS)
def test_a_distance_is_the_same_both_ways(one, other):
    there = answer(SCENE, {"ask": "distance", "from": one, "to": other})
    back = answer(SCENE, {"ask": "distance", "from": other, "to": one})
    for key in ("gap", "centres", "vertical", "overlap"):
        assert there[key] == pytest.approx(back[key], abs=1e-9)
    assert there["touching"] is back["touching"] is (there["gap"] == 0.0)
    assert there["vertical"] == max(0, abs(int(one[1]) - int(other[1])) - 1)


def test_two_bases_a_hair_apart_are_in_contact_and_not_overlapped():
    base = {"round": 25.4}
    pair = [{"id": "l", "base": base, "at": [1, 1]}, {"id": "r", "base": base, "at": [2.0000005, 1]}]
    scene = parse_scene(json.dumps(TABLE | {"models": pair}).encode(), "")
    found = answer(scene, {"ask": "distance", "from": "l", "to": "r"})
    assert (found["gap"], found["touching"], found["overlap"]) == (0.0, True, 0.0)


@pytest.mark.parametrize(
    ("name", "remedy"),
    [("blast", "write its diameter as 'round'"), ("nova", "write its diameter as 'round' about a 'model'")],
)
def test_a_template_by_its_name_on_the_tray_is_told_the_key_it_has_here(name, remedy):
    with pytest.raises(QuestionError) as slip:
        answer(SCENE, {"ask": "coverage", "template": {name: 3, "at": [5, 5]}})
    assert str(slip.value) == f"template.{name} is not known; {remedy}"
