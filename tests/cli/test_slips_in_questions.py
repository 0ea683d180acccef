"""A key that a question does not know is an error that names it and the nearest one that it knows."""

import json
import re
from pathlib import Path

import pytest

from battlefield.app.measure.questions import KEYS, QuestionError, answer
from battlefield.files import read_scene
from battlefield.files.text.errors import nearest_key
from battlefield.resources import asset

PAGE = (Path(__file__).parents[2] / "docs" / "questions.md").read_text(encoding="utf-8")
BLAST = {"round": 3, "at": [20, 20]}
ATTACK = {"attacks": 2, "power": 4}
QUESTIONS = {
    "coherency": {"models": ["sd1", "sd2"], "horizontal": 2, "vertical": 6, "by": "warsurge"},
    "coverage": {"template": BLAST, "sigma": 0.05, "by": "pulp_city"},
    "displace": {"model": "sd1", "kind": "away", "from": "sd2", "distance": 1, "stop_short": 0,
                 "fall_when": "centre"},
    "distance": {"from": "sd1", "to": "sd2"},
    "odds": {"attack": ATTACK, "target": {"defence": 3}, "ladder": "even"},
    "pools": {"attack": {"dice": 2, "trait": 3}, "difficulty": 8},
    "range": {"from": [20, 20], "within": 6, "to": ["sd2"], "sigma": 0.05, "by": "iron_kingdoms"},
    "reach": {"model": "sd1", "move": 1, "to": [20, 20], "sigma": 0.05},
    "scatter": {"template": BLAST, "directions": 8, "hit": [1, 3], "dice": "2d6"},
    "sight": {"from": "sd1", "to": "sd2", "models_block": True, "by": "warsurge"},
    "visible": {"from": "sd1"},
}  # fmt: skip


@pytest.fixture(scope="module")
def scene():
    return read_scene(asset("../maps/street_fight.json"))


def refused(scene, kind, **changes):
    with pytest.raises(QuestionError) as caught:
        answer(scene, {"ask": kind, **QUESTIONS[kind], **changes})
    return str(caught.value)


@pytest.mark.parametrize("kind", QUESTIONS)
def test_all_keys_of_a_question_and_a_tag_are_known(scene, kind):
    assert "error" not in answer(scene, {"ask": kind, **QUESTIONS[kind], "tag": 7})


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_slip_in_any_key_of_a_question_is_named_with_the_key_that_is_meant(scene, kind):
    for key in KEYS[kind]:
        slip = key[:-2] + key[-1] + key[-2] if len(key) > 2 else key * 2
        said = refused(scene, kind, **{slip: QUESTIONS[kind].get(key, 1)})
        assert said.startswith(f"{slip} is not known; leave it out") and said.count(f"'{key}'") == 1


@pytest.mark.parametrize("kind", QUESTIONS)
def test_a_key_that_is_like_none_is_refused_with_the_one_that_is_most_like_it(scene, kind):
    said = refused(scene, kind, colour="red")
    known = [*KEYS[kind], "ask", "tag"]
    assert said == f"colour is not known; leave it out{nearest_key('colour', known)}"
    assert any(said.endswith(f"; the nearest key known here is '{key}'") for key in known)


@pytest.mark.parametrize(
    ("kind", "key"),
    [("sight", "sigma"), ("coherency", "sigma"), ("distance", "sigma"), ("distance", "by"), ("reach", "by")],
)
def test_what_would_change_nothing_is_not_passed_over(scene, kind, key):
    assert refused(scene, kind, **{key: 1}).startswith(f"{key} is not known")


@pytest.mark.parametrize(
    ("kind", "asked", "key"),
    [
        ("range", {"from": "sd1", "within": 6, "sigma": 0.05}, "sigma"),
        ("range", {"unit": "Sable Drovers", "within": 6, "sigma": 0.05}, "sigma"),
        ("reach", {"model": "sd1", "move": 1, "sigma": 0.05}, "sigma"),
        ("reach", {"model": "sd1", "move": 1, "what_if": True}, "what_if"),
    ],
)
def test_what_would_change_nothing_beside_other_keys_is_refused(scene, kind, asked, key):
    unit = next(model.unit for model in scene.models if model.id == "sd1")
    asked = asked | {"unit": unit} if "unit" in asked else asked
    with pytest.raises(QuestionError, match=rf"^{key} cannot be used; ."):
        answer(scene, {"ask": kind, **asked})
    assert answer(scene, {"ask": kind, **asked, key: 0 if key == "sigma" else False})


@pytest.mark.parametrize(
    ("given", "idle", "used"),
    [
        ({"kind": "away", "from": "sd2", "bearing": 0}, "bearing", "from"),
        ({"kind": "toward", "from": [1, 1], "bearing": 90}, "bearing", "from"),
        ({"kind": "away", "bearing": "north"}, "bearing", "from"),
        ({"kind": "along", "bearing": 90, "from": "sd2"}, "from", "bearing"),
        ({"kind": "along", "from": "nobody"}, "from", "bearing"),
    ],
)
def test_a_push_is_given_only_what_it_goes_by(scene, given, idle, used):
    with pytest.raises(QuestionError) as caught:
        answer(scene, {"ask": "displace", "model": "sd1", "distance": 1, **given})
    assert str(caught.value) == f"{idle} cannot be used; a push '{given['kind']}' goes by '{used}' alone"


@pytest.mark.parametrize("kind", ["coverage", "scatter"])
@pytest.mark.parametrize(("slip", "meant"), [("bering", "bearing"), ("sigma", None), ("modle", "model")])
def test_a_key_of_a_template_is_refused_too(scene, kind, slip, meant):
    said = refused(scene, kind, template=BLAST | {slip: 1})
    assert said.startswith(f"template.{slip} is not known; leave it out")
    assert meant is None or said.endswith(f"did you mean '{meant}'?")


@pytest.mark.parametrize(
    ("changes", "place", "meant"),
    [
        ({"attack": ATTACK | {"powr": 1}}, "attack.powr", "power"),
        ({"attack": [ATTACK, ATTACK | {"pow": 1}]}, "attack[1].pow", "power"),
        ({"target": {"defence": 3, "armor": 4}}, "target.armor", "armour"),
    ],
)
def test_a_key_of_a_profile_is_refused_too(scene, changes, place, meant):
    said = f"{place} is not known; leave it out, did you mean '{meant}'?"
    assert refused(scene, "odds", **changes) == said


def test_a_key_of_a_pool_is_refused_too(scene):
    said = refused(scene, "pools", attack={"dice": 2, "traits": 3})
    assert said == "attack.traits is not known; leave it out, did you mean 'trait'?"


def test_a_very_long_key_is_refused_in_one_short_sentence(scene):
    said = refused(scene, "distance", **{"from" * 10_000: 1})
    assert "is not known" in said and len(said) < 250


def test_the_page_about_questions_names_every_key():
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*?) \|", PAGE, re.MULTILINE))
    assert sorted(rows) == sorted(KEYS)
    for kind, words in rows.items():
        assert [key for key in KEYS[kind] if f"`{key}`" not in words] == []


def test_other_lines_are_still_answered(tmp_path, capsys):
    from battlefield.__main__ import main

    lines = [
        {"ask": "distance", "from": "sd1", "to": "sd2"},
        {"ask": "distance", "form": "sd1", "to": "sd2", "tag": "x"},
    ]
    questions = tmp_path / "questions"
    questions.write_text("".join(json.dumps(line) + "\n" for line in (*lines, lines[0])), encoding="utf-8")
    assert main(["ask", str(asset("../maps/street_fight.json")), str(questions)]) == 1
    one, wrong, other = map(json.loads, capsys.readouterr().out.splitlines())
    assert one == other and "gap" in one
    assert wrong == {"error": "form is not known; leave it out, did you mean 'from'?", "tag": "x"}


@pytest.mark.parametrize(
    ("kind", "question", "sentence"),
    [
        ("range", {"from": "sd1", "unit": "Sundogs", "within": 3},
         "the question has 'from' and 'unit'; leave all but one of them out"),
        ("range", {"within": 3}, "the question has neither 'from' nor 'unit'; it must have one of them"),
        ("coherency", {}, "the question has neither 'models' nor 'unit'; it must have one of them"),
        ("coherency", {"models": []}, "models is a list of 0; at least 1 are needed"),
        ("range", {"from": "sd1", "within": 3, "to": []}, "to is a list of 0; at least 1 are needed"),
    ],
)  # fmt: skip
def test_what_is_left_open_is_told_in_a_whole_sentence(scene, kind, question, sentence):
    with pytest.raises(QuestionError) as caught:
        answer(scene, {"ask": kind, **question})
    assert str(caught.value) == sentence


def test_a_slip_in_what_is_asked_names_what_is_meant(scene):
    with pytest.raises(QuestionError, match=r"'rnage' is not a question .* visible, did you mean 'range'\?"):
        answer(scene, {"ask": "rnage"})
