"""`battlefield ask` as a script uses it: lines in, lines out, exit statuses, and never a traceback."""

import json
import subprocess
import sys
from math import hypot, pi

import pytest

SCENE = {
    "format": "battlefield-scene",
    "version": 1,
    "board": {"width": 48, "height": 36},
    "models": [
        {"id": "red1", "base": {"round": 25.4}, "at": [10, 10], "height": 1.5},
        {"id": "red2", "base": {"round": 25.4}, "at": [13, 14], "bottom": 3, "height": 1},
        {"id": "blue1", "base": {"round": 50.8}, "at": [11.5, 10], "height": 1.5},
        {"id": "blue2", "base": {"rect": [50.8, 25.4]}, "at": [10, 20], "facing": 90},
        {"id": "blue3", "base": {"rect": [50.8, 25.4]}, "at": [11, 20.5], "facing": 90},
    ],
}
DISTANCE = {"ask": "distance", "from": "red1", "to": "red2"}


@pytest.fixture
def scene(tmp_path):
    path = tmp_path / "scene.json"
    path.write_text(json.dumps(SCENE))
    return path


def run(*arguments, given=b""):
    command = [sys.executable, "-m", "battlefield", *map(str, arguments)]
    return subprocess.run(command, input=given, capture_output=True, check=False, timeout=60)


def asked(scene, *questions):
    """Ask all questions in one run; give the exit status and the answers, one for each."""
    lines = (each if isinstance(each, bytes) else json.dumps(each).encode() for each in questions)
    done = run("ask", scene, given=b"\n".join(lines) + b"\n")
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_distances_are_exact_and_answers_come_in_order(scene):
    questions = [
        DISTANCE,
        {"ask": "distance", "from": "red1", "to": "blue1"},
        {"ask": "distance", "from": "red2", "to": "blue2", "tag": 7},
        {"ask": "distance", "from": "blue2", "to": "blue3"},
    ]
    status, (apart, touching, tagged, overlapping) = asked(scene, *questions)
    assert status == 0
    assert apart["gap"] == pytest.approx(4.0, abs=1e-9) and apart["centres"] == pytest.approx(5.0, abs=1e-12)
    assert (apart["vertical"], apart["touching"], apart["overlap"]) == (1.5, False, 0.0)
    (x, y), (to_x, to_y) = apart["points"]
    assert hypot(to_x - x, to_y - y) == pytest.approx(4.0, abs=1e-9) and (x, y) == pytest.approx((10.3, 10.4))
    assert (touching["gap"], touching["touching"], touching["overlap"]) == (0.0, True, 0.0)
    assert touching["vertical"] == 0.0
    assert tagged["tag"] == 7
    assert (overlapping["gap"], overlapping["touching"]) == (0.0, True)
    assert overlapping["overlap"] == pytest.approx(0.5, abs=1e-9)


@pytest.mark.campaign
def test_coverage_names_every_model_with_margin_and_share(scene):
    blast = {"ask": "coverage", "template": {"round": 2, "at": [10, 10]}, "tag": {"by": "me"}}
    nova = {"ask": "coverage", "template": {"round": 2, "model": "red1"}}
    status, (answer, about) = asked(scene, blast, nova)
    assert status == 0 and answer["tag"] == {"by": "me"}
    assert answer["models"] == about["models"]
    assert list(answer["models"]) == [model["id"] for model in SCENE["models"]]
    red1, red2, blue1 = (answer["models"][id_] for id_ in ("red1", "red2", "blue1"))
    worth = {"sigma": 0.0, "verdict": "certain", "rule": "R4"}
    inside = {"covered": "wholly", "margin": pytest.approx(1.5, abs=1e-9), "share": 1.0, "probability": 1.0}
    outside = {"covered": "none", "margin": pytest.approx(-3.5, abs=1e-9), "share": 0.0, "probability": 0.0}
    assert (red1, red2) == (inside | worth, outside | worth)
    assert blue1["covered"] == "partly" and blue1["margin"] == pytest.approx(0.5, abs=1e-9)
    assert 0.0 < blue1["share"] < 1.0 and blue1["share"] == pytest.approx(lens(1.5) / pi, abs=1e-4)


def lens(distance):
    """Give the area that two discs of radius 1 share, by its textbook formula."""
    from math import acos, sqrt

    return 2.0 * acos(distance / 2.0) - distance / 2.0 * sqrt(4.0 - distance * distance)


@pytest.mark.campaign
def test_a_scene_without_models_has_no_model_covered(tmp_path):
    path = tmp_path / "bare.json"
    path.write_text(json.dumps(SCENE | {"models": []}))
    assert asked(path, {"ask": "coverage", "template": {"round": 2, "at": [0, 0]}}) == (0, [{"models": {}}])


WRONG = [
    (b"{", "line N, column 2 is not JSON"),
    (b"[1, 2]", "line N is a list of 2; it must be a question {...}"),
    (b"\xff", "line N is not UTF-8"),
    (b"[" * 100_000, "is nested too deep"),
    (b'{"ask": "distance", "ask": "coverage"}', "has the key 'ask' twice"),
    ({}, "ask is missing; it must be one of: coherency, coverage, displace"),
    ({"ask": "weather"}, "'weather' is not a question this version answers; it answers: coherency, coverage"),
    ({"ask": ["distance"]}, "a list of 1 is not a question this version answers"),
    ({"ask": "distance", "from": "red1"}, "to is missing"),
    ({"ask": "distance", "from": "red1", "too": "red2"},
     "too is not known; leave it out, did you mean 'to'?"),
    ({"ask": "distance", "from": "red1", "to": "redd2"},
     "to is 'redd2'; it must be the id of a model in the scene, did"
     " you mean 'red2'?"),
    ({"ask": "distance", "from": 1, "to": "red2"}, "from is 1; it must be the id of a model in the scene"),
    ({"ask": "distance", "from": "red1"}, "to is missing; it must be the id of a model in the scene"),
    ({"ask": "coherency", "unit": 7}, "unit is 7; it must be the name of a unit in the scene"),
    ({"ask": "coverage"}, "template is missing"),
    ({"ask": "coverage", "template": "blast"}, "template is 'blast'; it must be an object"),
    ({"ask": "coverage", "template": {"round": 0, "at": [1, 1]}},
     "template.round is 0; it must be a number from 0.01"),
    ({"ask": "coverage", "template": {"round": 1, "at": [float("nan"), 1]}},
     "template.at[0] is not a finite number"),
    ({"ask": "coverage", "template": {"cone": 8, "at": [1, 1]}}, "template.bearing is missing"),
    ({"ask": "coverage", "template": {"round": 4, "model": "red"}}, "did you mean 'red"),
    (b'{"ask": "distance", "x": "' + b"y" * 1_000_000 + b'"}', "line N is too long"),
]  # fmt: skip


def test_each_wrong_question_gets_its_reason_and_the_rest_go_on(scene):
    status, answers = asked(scene, *(each for question, _ in WRONG for each in (question, DISTANCE)))
    assert status == 1 and len(answers) == 2 * len(WRONG)
    assert all(right["centres"] == 5.0 for right in answers[1::2])
    for index, (_, words) in enumerate(WRONG):
        assert list(answers[2 * index]) == ["error"]
        assert words.replace("line N", f"line {2 * index + 1}") in answers[2 * index]["error"]


@pytest.mark.campaign
def test_errors_repeat_the_tag(scene):
    odd = b'{"ask": "distance", "from": NaN, "tag": "odd"}'
    questions = [{"ask": "sight", "tag": [1]}, odd, b'{"tag": NaN}', {"ask": "x", "tag": None}]
    status, answers = asked(scene, *questions)
    assert status == 1
    assert [answer.get("tag", "absent") for answer in answers] == [[1], "odd", "absent", None]
    assert all("error" in answer for answer in answers)


def test_blank_lines_are_skipped_but_counted(scene, tmp_path):
    questions = tmp_path / "questions.jsonl"
    questions.write_bytes(b"\n  \r\n" + json.dumps(DISTANCE).encode() + b"\r\n\n{")
    done = run("ask", scene, questions)
    gap, error = map(json.loads, done.stdout.splitlines())
    assert gap["centres"] == 5.0 and error["error"].startswith("line 5, column 2")


def test_every_answer_is_flushed_before_the_next_question_is_asked(scene):
    command = [sys.executable, "-m", "battlefield", "ask", str(scene)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as talk:
        for tag in ("first", "second"):
            talk.stdin.write(json.dumps(DISTANCE | {"tag": tag}).encode() + b"\n")
            talk.stdin.flush()
            assert json.loads(talk.stdout.readline())["tag"] == tag
        talk.stdin.close()
        assert talk.wait(timeout=20) == 0


@pytest.mark.campaign
def test_a_reader_that_leaves_ends_the_answers_quietly(scene):
    command = [sys.executable, "-m", "battlefield", "ask", str(scene)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as talk:
        talk.stdout.close()
        talk.stdin.write((json.dumps(DISTANCE) + "\n").encode())
        talk.stdin.close()
        assert talk.wait(timeout=20) == 141
        assert talk.stderr.read() == b""


@pytest.mark.campaign
def test_answers_that_cannot_be_written_end_with_one_sentence(scene):
    command = [sys.executable, "-m", "battlefield", "ask", str(scene)]
    with open("/dev/full", "wb") as full:
        given = json.dumps(DISTANCE).encode()
        done = subprocess.run(command, input=given, stdout=full, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"battlefield: output: No space left on device\n")


@pytest.mark.first(1)
@pytest.mark.parametrize("content", [None, b"{", json.dumps(SCENE | {"version": 9}).encode()])
def test_a_scene_that_cannot_be_read_is_one_line_and_status_2(tmp_path, content):
    path = tmp_path / "bad.json"
    if content is not None:
        path.write_bytes(content)
    done = run("ask", path, given=json.dumps(DISTANCE).encode())
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1 and done.stderr.startswith(f"battlefield: {path}".encode())


@pytest.mark.campaign
def test_questions_that_cannot_be_read_are_one_line_and_status_2(scene, tmp_path):
    done = run("ask", scene, tmp_path / "none.jsonl")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1 and b"none.jsonl cannot be read" in done.stderr
