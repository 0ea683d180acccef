"""Schemas of questions and answers: what is answered passes, what a schema refuses the program refuses."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from schema_checks import faults, strict_validator, validator

from battlefield.app.measure.questions import KEYS, QuestionError, answer
from battlefield.files import parse_scene
from battlefield.rulebooks.registry import QUESTIONS

ROOT = Path(__file__).resolve().parents[3]
MODELS = [
    {"id": id_, "unit": unit, "side": unit, "base": {"round": 32}, "at": at, "height": 1.5, "sigma": 0.03}
    for id_, unit, at in (
        ("a", "red", [5, 5]),
        ("b", "red", [6.9, 5]),
        ("c", "blue", [12, 6]),
        ("d", "blue", [9, 12]),
    )
]
TABLE = {
    "format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24}, "models": MODELS,
    "custom": "roll off",
    "terrain": [{"id": "w", "shape": {"circle": [9, 8], "radius": 1}, "sight": "blocks", "top": 3}],
    "areas": [{"id": "x", "polygon": [[0, 0], [10, 0], [10, 24], [0, 24]]},
              {"id": "y", "polygon": [[10, 0], [24, 0], [24, 24], [10, 24]]}],
}  # fmt: skip
SCENE = parse_scene(json.dumps(TABLE).encode(), "")
ALONG = {"ask": "displace", "model": "a", "kind": "along", "bearing": 0, "distance": 9, "tag": [1]}
RANGE = {"ask": "range", "unit": "red", "within": 5.4, "to": ["c"], "by": "warsurge", "what_if": True}
ASKED = [
    {"ask": "distance", "from": "a", "to": "b", "what_if": True, "proof": True},
    RANGE,
    {"ask": "range", "from": [5, 5], "within": 3, "sigma": 0.1, "proof": True},
    {"ask": "range", "from": "a", "within": 1, "by": "agemonia"},
    {"ask": "coverage", "template": {"cone": 8, "at": [4, 5], "bearing": 90}, "what_if": True},
    {"ask": "coverage", "template": {"round": 3, "model": "a"}, "proof": True},
    {"ask": "sight", "from": "a", "to": "c", "models_block": False, "hidden_from": 0.5},
    {"ask": "sight", "from": "a", "to": "c", "by": "agemonia"},
    {"ask": "visible", "from": [3, 3]},
    ALONG,
    {"ask": "displace", "model": "a", "kind": "away", "from": [5, 6], "distance": 3, "fall_when": "any"},
    {"ask": "coherency", "models": ["a", "b", "c"], "horizontal": 2, "proof": True, "what_if": True},
    {"ask": "coherency", "unit": "red", "by": "warsurge"},
    {"ask": "reach", "model": "a", "move": 6},
    {"ask": "reach", "model": "a", "move": 6, "to": [8, 5], "climb": 1, "what_if": True},
    {"ask": "scatter", "template": {"round": 3, "at": [5, 5]}, "hit": [1, 3], "dice": "2d6", },
    {"ask": "odds", "attack": {"attacks": 5, "power": 4},
     "target": [{"defence": 3, "hp": 1}], "ladder": "even"},
    {"ask": "odds", "attack": [{"attacks": "2d6", "damage": 3, "ap": "4+", "attacks_times": ["d3", 2]}],
     "target": {"defence": 3, "armour": 4, "wild": "d6", "elements": ["fire"], "aegis": None}},
    {"ask": "pools", "attack": {"dice": 3, "trait": 5}, "defence": {"dice": 2}},
    {"ask": "pools", "attack": {}, "difficulty": 7},
    {"ask": "sight", "from": "a", "to": "b", "proof": True},
    {"ask": "sight", "from": "b", "to": "d", "proof": True},
    {"ask": "range", "from": "a", "within": 2, "proof": True},
    {"ask": "coverage", "template": {"round": 4, "at": [5, 5]}, "proof": True},
]  # fmt: skip
REFUSED = [
    {"ask": "what"}, {"tag": 1}, {"ask": "distance", "from": "a"}, {"ask": "distance", "from": "a", "to": 3},
    {**RANGE, "from": "a"}, {**RANGE, "within": -1}, {**RANGE, "by": "chess"}, {**RANGE, "to": [3]},
    {**RANGE, "whithin": 3}, {**RANGE, "sigma": "0"}, {**RANGE, "proof": 1},
    {"ask": "coverage"}, {"ask": "coverage", "template": {"cone": 8, "at": [1, 1]}},
    {"ask": "coverage", "template": {"round": 3, "at": [1, 1], "size": 1}},
    {"ask": "coverage", "template": {"round": 3, "cone": 3, "at": [1, 1], "bearing": 1}},
    {"ask": "visible", "from": 3}, {"ask": "visible"}, {**ALONG, "bearing": "N"}, {**ALONG, "kind": "off"},
    {**ALONG, "kind": "away"},
    {**ALONG, "from": "b"}, {**ALONG, "kind": "away", "from": "b"},
    {**ALONG, "distance": "far"}, {**ALONG, "fall_when": "never"},
    {"ask": "coherency"}, {"ask": "coherency", "unit": "red", "models": ["a"]},
    {"ask": "coherency", "models": "a"}, {"ask": "reach", "model": "a"},
    {"ask": "reach", "model": "a", "move": 6, "to": "b"},
    {"ask": "reach", "model": "a", "move": 6, "sigma": -1},
    {"ask": "scatter", "template": {"round": 3, "at": [5, 5]}, "directions": 1.5},
    {"ask": "scatter", "template": {"round": 3, "at": [5, 5]}, "hit": [1]},
    {"ask": "sight", "from": "a", "to": "c", "hidden_from": 2}, {"ask": "odds", "attack": {}},
    {"ask": "sight", "from": "a", "to": "c", "by": "agemonia", "models_block": "no"},
    {"ask": "pools", "attack": {}}, {"ask": "pools", "attack": {}, "defence": {}, "difficulty": 1},
    {"ask": "pools", "attack": {"die": 1}, "difficulty": 1},
]  # fmt: skip


def is_refused(question):
    try:
        answer(SCENE, question)
    except QuestionError:
        return True
    except ReadError:
        return False
    return False


def test_each_kind_of_question_is_tried():
    assert {each["ask"] for each in ASKED} == set(KEYS)


@pytest.mark.first(8)
@pytest.mark.parametrize("question", ASKED, ids=lambda question: str(question)[8:60])
def test_a_question_passes_and_so_does_its_answer_to_the_last_key(question):
    said = json.loads(json.dumps(answer(SCENE, question)))
    assert faults("question", question) == [] == faults("answer", said)
    strict = strict_validator("answer", f"{question['ask']}-answer")
    assert [error.message for error in strict.iter_errors(said)] == []


def test_an_error_is_an_answer():
    assert faults("answer", {"error": "no", "tag": 3}) == [] != faults("answer", {"gap": 3})


@pytest.mark.parametrize("question", REFUSED, ids=str)
def test_what_is_refused_for_its_shape_its_schema_refuses(question):
    assert is_refused(question) and faults("question", question)


junk = st.sampled_from([None, True, -1, 0, 1.5, "", "a", "zz", [], {}, [1, 2], ["a"], [1], "away", 1e9])
keys = st.sampled_from(sorted({key for known in KEYS.values() for key in known} | {"ask", "more"}))


@given(st.sampled_from([each for each in ASKED if each["ask"] not in ("reach", "scatter")]), keys, junk)
@settings(max_examples=200, deadline=None, derandomize=True)
def test_what_the_schema_refuses_the_program_refuses(question, key, value):
    changed = question | {key: value}
    if not validator("question").is_valid(changed):
        assert is_refused(changed)


ATTACK, TARGET = {"attacks": 2, "power": 4}, {"defence": 3, "hp": 2}
PARTS = QUESTIONS["odds"].parts()
PROFILES = [
    *(("odds", "attack", key, {"attack": ATTACK, "target": TARGET}) for key in PARTS["attack"].parts),
    *(("odds", "target", key, {"attack": ATTACK, "target": TARGET}) for key in PARTS["target"].parts),
    *(("pools", "defence", key, {"attack": {}, "defence": {}}) for key in ("dice", "trait", "efx", "more")),
]
BY_OTHERS = {"malfunction", "wounds", "damage"}
PROBES = [
    None, True, -1, 0, 1, 2, 3, 6, 7, 10, 11, 20, 21, 30, 31, 40, 100, 101, 200, 201, 1000, 1001, 1.5,
    "d6", "none", "both", "sixes", "-", "4+", [], ["fire"], [3, 4], [3] * 5, {},
]  # fmt: skip


def too_hard(key, probe):
    """Tell words that are no dice or elements, and figures that only do not go together."""
    texts = probe if isinstance(probe, list) else [probe]
    return any(isinstance(each, str) for each in texts) or key in BY_OTHERS


def test_each_key_of_a_profile_takes_what_its_schema_says(monkeypatch):
    """Whatever can be read is worked out elsewhere; here it is enough that it was read."""
    for module, name in (("warsurge.odds.question", "merged_odds"), ("pulp_city.pools_question", "contest")):
        monkeypatch.setattr(f"battlefield.rulebooks.{module}.{name}", read_so_far)
    wrong = []
    for ask, where, key, others in PROFILES:
        for probe in PROBES:
            question = {"ask": ask, **others, where: {**others[where], key: probe}}
            passes = validator("question").is_valid(question)
            if passes == is_refused(question) and not (passes and too_hard(key, probe)):
                wrong.append((where, key, probe, passes))
    assert not wrong, str(wrong)


class ReadError(Exception):
    """A question was read to its end."""


def read_so_far(*_):
    raise ReadError


def test_what_proves_nothing_is_no_proof():
    asked = {"ask": "sight", "from": "a", "to": "c", "proof": True}
    said = json.loads(json.dumps(answer(SCENE, asked)))
    proof = said["proof"]
    for spoilt in (
        {},
        {"scene": "x"},
        {**proof, "more": 1},
        {**proof, "scene": 3},
        {"scene": proof["scene"]},
    ):
        assert faults("answer", {**said, "proof": spoilt}), spoilt
