"""`battlefield roster`: what is wrong, cards, lists, and rosters made of nothing or of army lists."""

import json
from io import BytesIO, TextIOWrapper

import pytest

from battlefield.__main__ import main
from battlefield.files.battles.rosters import read_roster
from battlefield.resources import asset

WARDENS = asset("rosters/hill_wardens.json")


@pytest.fixture
def broken(tmp_path):
    """A roster with a unit that is too cheap."""
    told = json.loads(WARDENS.read_text(encoding="utf-8"))
    told["units"][0]["points"] = 20
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(told))
    return path


def test_a_roster_that_is_right_says_its_size(capsys):
    assert main(["roster", "check", str(WARDENS)]) == 0
    assert capsys.readouterr().out == f"{WARDENS}: Hill Wardens – WARSURGE, 250 of 250 points\n"


def test_what_is_wrong_is_said_by_name_with_the_remedy_and_fails_the_check(broken, capsys):
    assert main(["roster", "check", str(broken)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[1] == f"{broken}: fault: Gate Spears: points is 20; a unit costs at least 50"


def test_findings_are_told_as_json_too(broken, capsys):
    assert main(["roster", "check", "--json", str(broken)]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding == {
        "fault": True,
        "words": "Gate Spears: points is 20",
        "remedy": "a unit costs at least 50",
    }


def test_a_file_that_is_no_roster_is_one_sentence(tmp_path, capsys):
    path = tmp_path / "no.json"
    path.write_text("{}")
    assert main(["roster", "check", str(path)]) == 2
    assert main(["roster", "list", str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 2


def test_a_list_is_told_as_text_and_cards_are_written_as_pages(tmp_path, capsys):
    assert main(["roster", "list", str(WARDENS)]) == 0
    assert "Ridge Bows" in capsys.readouterr().out
    out = tmp_path / "cards.html"
    assert main(["roster", "cards", str(WARDENS), "--out", str(out)]) == 0
    assert "Ridge Bows" in out.read_text(encoding="utf-8")
    assert main(["roster", "cards", str(WARDENS), "--out", str(tmp_path / "cards.doc")]) == 2


def test_a_roster_is_made_of_nothing(tmp_path, capsys):
    out = tmp_path / "new.json"
    assert main(["roster", "make", "--book", "agemonia", "--out", str(out)]) == 0
    assert read_roster(out).book == "agemonia"
    assert main(["roster", "make", "--book", "agemony", "--out", str(out)]) == 2
    assert "did you mean 'agemonia'?" in capsys.readouterr().err


def test_an_army_list_becomes_a_roster_and_says_what_it_left_out(tmp_path, capsys):
    stats = {
        "name": "Spearmen", "typeName": "Unit",
        "characteristics": [{"name": "Move", "$text": '7"'}, {"name": "T", "$text": "4"}],
    }  # fmt: skip
    unit = {
        "name": "Spearmen", "type": "unit", "number": 1, "costs": [{"name": "pts", "value": 95}],
        "profiles": [stats], "selections": [{"name": "Spearman", "type": "model", "number": 8}],
    }  # fmt: skip
    path, out = tmp_path / "army.json", tmp_path / "own.json"
    path.write_text(json.dumps({"roster": {"name": "Own", "forces": [{"selections": [unit]}]}}))
    answer = "base:Spearman=28.5"
    given = [
        "roster",
        "make",
        "--book",
        "warsurge",
        "--list",
        str(path),
        "--answer",
        answer,
        "--out",
        str(out),
    ]
    assert main(given) == 0
    (made,) = read_roster(out).units
    assert (made.name, made.models, made.points, made.base.length_mm) == ("Spearmen", 8, 95, 28.5)
    assert made.stats["move"] == 7
    assert "Left out: Spearmen: T 4, which this game does not have" in capsys.readouterr().out


def test_a_list_is_read_from_standard_input_as_from_a_file(tmp_path, capsys, monkeypatch):
    text = b"10x Fen Guard (180 pts)\nMarsh Boat (95 pts)\nHerald (60 pts)\n"
    listed, out = tmp_path / "list.txt", tmp_path / "own.json"
    listed.write_bytes(text)
    make = ["roster", "make", "--book", "warsurge", "--out", str(out), "--list"]
    assert main([*make, str(listed)]) == 0
    (made, said) = out.read_bytes(), capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text)))
    assert main([*make, "-"]) == 0
    assert (out.read_bytes(), capsys.readouterr().out) == (made, said)
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(b"Dear Anna,")))
    assert main([*make, "-"]) == 2
    assert "standard input is no army list; choose" in capsys.readouterr().err
