"""`battlefield verdict` makes a card, and works one out again."""

import json

import pytest
from verdict_scenes import crossing

from battlefield.__main__ import main
from battlefield.files import write_scene

QUESTION = json.dumps({"ask": "distance", "from": "a1", "to": "a2"})


@pytest.fixture
def scene(tmp_path):
    write_scene(tmp_path / "crossing.json", crossing())
    return str(tmp_path / "crossing.json")


@pytest.fixture(params=["pdf", "png", "html"])
def card(request, scene, tmp_path, capsys):
    out = str(tmp_path / f"card.{request.param}")
    assert main(["verdict", scene, "--question", QUESTION, "--out", out, "--names", "Ann, Ben"]) == 0
    assert "2.000 in apart" in capsys.readouterr().out
    return out


def test_a_card_is_worked_out_again(card, capsys):
    assert main(["verdict", card]) == 0
    said = capsys.readouterr().out
    assert "How far is a1 from a2?" in said and "Ann, Ben" in said
    assert said.endswith(f"{card} is as it was made: its scene gives this very answer.\n")


def test_a_changed_card_is_refused_in_one_sentence(card, capsys):
    with open(card, "r+b") as file:
        file.seek(-30, 2)
        byte = file.read(1)
        file.seek(-30, 2)
        file.write(bytes([byte[0] ^ 1]))
    assert main(["verdict", card]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "is not as it was made" in said.err


def test_a_changed_answer_is_told_by_what_differs(scene, tmp_path, capsys):
    out = tmp_path / "card.html"
    main(["verdict", scene, "--question", QUESTION, "--out", str(out)])
    out.write_bytes(out.read_bytes().replace(b'"gap": 2.0', b'"gap": 1.0'))
    capsys.readouterr()
    assert main(["verdict", str(out)]) == 1
    assert "gap is 1.0 on the card and 2.0 worked out again" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "status", "why"),
    [
        (["nowhere.pdf"], 2, "does not exist"),
        (["{scene}"], 2, "is no PDF, PNG or HTML file"),
        (["{scene}", "--out", "x.pdf"], 2, "both --question and --out"),
        (["{scene}", "--question", QUESTION, "--out", "x.gif"], 2, "must end in .pdf, .png or .html"),
        (["{scene}", "--question", "{{", "--out", "x.pdf"], 2, "is not JSON"),
        (["{scene}", "--question", '{{"ask": "odds"}}', "--out", "x.pdf"], 1, "can be about sight"),
        (
            ["nowhere.json", "--question", QUESTION.replace("{", "{{").replace("}", "}}"), "--out", "x.pdf"],
            2,
            "exist",
        ),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(arguments, status, why, scene, capsys):
    given = [each.format(scene=scene) if "{" in each and each != QUESTION else each for each in arguments]
    assert main(["verdict", *given]) == status
    said = capsys.readouterr().err
    assert why in said and said.count("\n") == 1
