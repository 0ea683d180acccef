"""`battlefield quick`: a ruling on one line, in words, as JSON and as a picture."""

import json

import pytest

from battlefield.__main__ import main

LINE = "25.4 mm to 25.4 mm, centres 13.5, range 12"


def test_a_line_is_ruled_on_in_words(capsys):
    assert main(["quick", LINE]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Not within 12.00 in",
        "Gap 12.5000 in: 0.50 in too far",
        "Certain if every figure is exact; add “by tape” or “± 0.03” where it is not",
        "Plain geometry, R3",
    ]


def test_words_need_no_quotes_around_them(capsys):
    assert main(["quick", *["gap", "11.9,", "range", "12,", "by", "tape"]]) == 0
    assert capsys.readouterr().out.startswith("Within 12.00 in\n")


def test_the_answer_is_to_be_had_as_json(capsys):
    assert main(["quick", LINE, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["question"] == {"ask": "range", "from": "a", "within": 12.0, "to": ["b"]}
    assert found["answer"]["models"]["b"]["margin"] == pytest.approx(-0.5)


def test_the_plan_is_drawn_into_a_file(tmp_path, qapp):
    out = tmp_path / "plan.png"
    assert qapp is not None
    assert main(["quick", LINE, "--out", str(out), "--dark"]) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ["nonsense"],
            '"nonsense" is not understood; write it like “32 mm to 32 mm, centres 13.26, range 12”',
        ),
        ([LINE, "--out", "plan.gif"], "plan.gif must end in .png"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(words, said, capsys):
    assert main(["quick", *words]) == 2
    assert capsys.readouterr().err == f"battlefield: {said}\n"
