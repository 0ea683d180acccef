"""`battlefield campaign`: a folder made, filled, listed, searched and counted, as text and as JSON."""

import json
import shutil

import pytest

from battlefield.__main__ import main
from battlefield.resources import asset, sample_maps


@pytest.fixture(scope="module")
def game(tmp_path_factory):
    """The first battle, played by chance for a few steps."""
    folder = tmp_path_factory.mktemp("game")
    for path in asset("rosters").glob("*.json"):
        shutil.copyfile(path, folder / path.name)
    script = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
    (folder / "script.json").write_text(json.dumps({**script, "steps": [{"action": "Begin"}, {"auto": 4}]}))
    assert main(["play", str(folder / "script.json"), "--out", str(folder / "game.json")]) == 0
    return folder / "game.json"


@pytest.fixture
def war(tmp_path, game, capsys):
    """A campaign with a battle, a table and a roster."""
    folder = str(tmp_path / "war")
    assert main(["campaign", folder, "new", "The River War", "--about", "For the ford"]) == 0
    files = [str(game), str(sample_maps()[0]), str(asset("rosters/hill_wardens.json"))]
    assert main(["campaign", folder, "add", *files]) == 0
    assert capsys.readouterr().out.count(": in the campaign\n") == 3
    return tmp_path / "war"


def test_it_is_listed_as_text_and_as_json(war, capsys):
    assert main(["campaign", str(war), "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["The River War", "For the ford"]
    assert lines[2].startswith("Battle 1: wardens against raiders, Goes on, turn 1")
    assert main(["campaign", str(war / "campaign.json"), "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["name"], told["faults"], told["battles"][0]["number"]) == ("The River War", [], 1)
    assert [each["file"] for each in told["rosters"]] == ["rosters/hill_wardens.json"]


def test_standings_and_what_is_found_are_text_and_json(war, capsys):
    assert main(["campaign", str(war), "note", "1", "By a hair"]) == 0
    assert main(["campaign", str(war), "find", "hair"]) == 0
    assert "  By a hair\n" in capsys.readouterr().out
    assert main(["campaign", str(war), "find", "hair", "--json"]) == 0
    assert [each["notes"] for each in json.loads(capsys.readouterr().out)["battles"]] == ["By a hair"]
    assert main(["campaign", str(war), "standings"]) == 0
    assert "Hill Wardens: 0 wins, 0 draws, 0 losses, 1 going on\n" in capsys.readouterr().out
    assert main(["campaign", str(war), "standings", "--by", "side", "--json"]) == 0
    assert [each["name"] for each in json.loads(capsys.readouterr().out)["standings"]] == [
        "raiders",
        "wardens",
    ]


def test_what_is_not_found_is_a_sentence_and_status_1(war, capsys):
    assert main(["campaign", str(war), "find", "dragons"]) == 1
    assert capsys.readouterr().err == "battlefield: nothing in The River War holds 'dragons'\n"
    assert main(["campaign", str(war), "find", "dragons", "--json"]) == 1


def test_a_file_that_is_gone_is_told_and_may_be_forgotten(war, capsys):
    (war / "battles" / "game.json").unlink()
    assert main(["campaign", str(war), "list"]) == 1
    said = capsys.readouterr()
    assert "Battle 1: wardens against raiders" in said.out and said.err.count("\n") == 1
    assert main(["campaign", str(war), "forget", "game.json"]) == 0
    assert main(["campaign", str(war), "list"]) == 0
    assert "Battle" not in capsys.readouterr().out.replace("forgotten", "")


@pytest.mark.parametrize(
    "words",
    [["list"], ["note", "9", "x"], ["add", "no.json"], ["new"], ["find"], ["walk"], []],
)
def test_what_cannot_be_done_is_one_sentence_and_status_2(words, war, tmp_path, capsys):
    folder = tmp_path if words == ["list"] else war
    with pytest.raises(SystemExit) if words in (["find"], ["walk"], []) else _nothing() as left:
        assert main(["campaign", str(folder), *words]) == 2
    assert left is None or left.value.code == 2
    said = capsys.readouterr().err
    assert said.startswith("battlefield") and said.count("\n") == 1


def test_files_that_can_be_added_are_although_another_cannot(war, tmp_path, capsys):
    (tmp_path / "x.json").write_text("{}")
    files = [str(tmp_path / "x.json"), str(asset("rosters/marsh_raiders.json"))]
    assert main(["campaign", str(war), "add", *files]) == 2
    assert capsys.readouterr().out == "rosters/marsh_raiders.json: in the campaign\n"


def _nothing():
    from contextlib import nullcontext

    return nullcontext()
