"""The evidence of a card is what `ask` answers, is read again as it was written, and any change is told."""

import json
from dataclasses import replace
from hashlib import sha256

import pytest
from verdict_scenes import MADE, crossing

from battlefield.app.measure.questions import QuestionError, answer
from battlefield.app.refereeing.evidence import digest_of, evidence_bytes, evidence_of, parse_evidence
from battlefield.app.refereeing.verifying import fault_of
from battlefield.files import SceneError
from battlefield.rules.scene.scenario import Backdrop

QUESTIONS = [
    {"ask": "distance", "from": "a1", "to": "a2"},
    {"ask": "sight", "from": "a1", "to": "b1"},
    {"ask": "coverage", "template": {"round": 3, "at": [10, 8]}},
    {"ask": "range", "from": "a1", "within": 2.5},
    {"ask": "coherency", "unit": "a"},
    {"ask": "reach", "model": "a1", "move": 6, "to": [10, 4]},
]
KINDS = [question["ask"] for question in QUESTIONS]


@pytest.mark.parametrize("question", QUESTIONS, ids=KINDS)
@pytest.mark.parametrize("sigma", [0.0, 0.03])
def test_a_card_says_what_ask_says(question, sigma):
    scene = crossing(sigma=sigma)
    assert evidence_of(scene, question, MADE).answer == json.loads(json.dumps(answer(scene, question)))


@pytest.mark.parametrize("question", QUESTIONS, ids=KINDS)
def test_evidence_is_read_as_it_was_written(question):
    made = evidence_of(crossing(sigma=0.03), question, MADE, "Ann, Ben", "a1")
    assert parse_evidence(evidence_bytes(made)) == made
    assert fault_of(made, True) == ""


def test_the_same_verdict_is_the_same_evidence_to_the_byte():
    made = [evidence_bytes(evidence_of(crossing(), QUESTIONS[0], MADE, "Ann")) for _ in range(2)]
    assert made[0] == made[1]


def test_a_scene_has_one_hash_however_its_keys_stand():
    assert (
        digest_of({"a": 1, "b": [0.5]}) == digest_of({"b": [0.5], "a": 1}) != digest_of({"a": 1, "b": [0.6]})
    )


def test_the_hash_is_that_of_the_scenes_plain_text():
    plain = '{"a":"ü","b":1.5}'.encode()
    assert digest_of({"b": 1.5, "a": "ü"}) == sha256(plain).hexdigest()


def changed(made, **parts):
    """Evidence that was changed in a file: keys of it, written over."""
    return parse_evidence(json.dumps(json.loads(evidence_bytes(made)) | parts).encode())


def test_a_moved_model_is_found_by_the_hash():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    scene = json.loads(evidence_bytes(made))["scene"]
    scene["models"][0]["at"] = [10.0, 8.001]
    assert fault_of(changed(made, scene=scene), True) == (
        "the scene in it is not the one that its hash was taken of"
    )


def test_a_moved_model_with_a_new_hash_is_found_by_the_answer():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    scene = json.loads(evidence_bytes(made))["scene"]
    scene["models"][0]["at"] = [9.5, 8.0]
    fault = fault_of(changed(made, scene=scene, scene_sha256=digest_of(scene)), True)
    assert fault == "its answer is not what the scene gives: gap is 2.0 on the card and 2.5 worked out again"


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("touching", True, "touching is true on the card and false worked out again"),
        ("verdict", "open", "verdict is 'open' on the card and 'certain' worked out again"),
        ("gap", 2.00001, "gap is 2.00001 on the card"),
        ("luck", 1, "luck is no part of it"),
    ],
)
def test_a_changed_answer_is_told_by_what_differs(key, value, words):
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    assert words in fault_of(changed(made, answer={**made.answer, key: value}), True)


def test_an_answer_of_which_something_was_left_out_is_told():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    less = {key: value for key, value in made.answer.items() if key != "margin"}
    assert fault_of(changed(made, answer=less), True).endswith("margin is missing on the card")


def test_what_another_version_adds_to_answers_is_no_fault():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    less = {key: value for key, value in made.answer.items() if key != "margin"}
    assert fault_of(changed(made, answer=less, program="0.0.1"), True) == ""


def test_the_last_digits_may_differ_from_machine_to_machine():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    assert fault_of(changed(made, answer={**made.answer, "gap": 2.0 + 1e-9}), True) == ""


def test_another_question_gives_another_answer():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    assert "gap is 2.0" in fault_of(
        changed(made, question={"ask": "distance", "from": "a1", "to": "a3"}), True
    )


def test_a_question_that_cannot_be_answered_is_told():
    made = evidence_of(crossing(), QUESTIONS[0], MADE)
    fault = fault_of(changed(made, question={"ask": "distance", "from": "a1", "to": "zz"}), True)
    assert fault.startswith("its question cannot be answered: to is 'zz'")


def test_a_page_that_was_changed_beside_its_evidence_is_told():
    assert "was changed" in fault_of(evidence_of(crossing(), QUESTIONS[0], MADE), False)


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({"ask": "odds"}, "a verdict card can be about sight, coverage"),
        ({"ask": "reach", "model": "a1", "move": 6}, "to: is missing"),
        ({"ask": "sight", "from": "a1", "too": "b1"}, "nearest key known here is 'to'|to"),
        ({}, "a verdict card can be about"),
    ],
)
def test_no_card_is_made_of_what_is_no_verdict(question, why):
    with pytest.raises(QuestionError, match=why):
        evidence_of(crossing(), question, MADE)


def test_a_card_can_only_be_about_a_model_that_is_there():
    with pytest.raises(QuestionError, match="no model has the id 'zz'"):
        evidence_of(crossing(), QUESTIONS[2], MADE, about="zz")


def test_names_are_one_short_line():
    made = evidence_of(crossing(), QUESTIONS[0], MADE, "  Ann,\n  Ben " + 300 * "x")
    assert made.names.startswith("Ann, Ben xxx") and len(made.names) == 200


def test_a_card_tells_nobody_in_which_folder_a_photograph_lies():
    laid = Backdrop("/home/ann/secret/table.jpg", (((0.0, 0.0), (0.0, 0.0)), ((9.0, 0.0), (24.0, 0.0))))
    made = evidence_of(replace(crossing(), backdrop=laid), QUESTIONS[0], MADE)
    assert b"secret" not in evidence_bytes(made) and b"table.jpg" in evidence_bytes(made)


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b'{"format": "battlefield-scene", "version": 1}'])
def test_what_is_no_evidence_is_refused(data):
    with pytest.raises(SceneError):
        parse_evidence(data)
