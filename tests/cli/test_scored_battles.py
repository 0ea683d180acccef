"""`battlefield play` with game types: scores in words, and objectives from the script."""

import json

import pytest

from battlefield.__main__ import main


def played(folder, settings, **changes):
    value = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
    value["settings"] = value.get("settings", {}) | settings
    (folder / "mine.json").write_text(json.dumps(value | changes), encoding="utf-8")
    return main(["play", str(folder / "mine.json")])


@pytest.mark.campaign
def test_a_game_of_markers_tells_what_is_held_and_who_scores(folder, capsys):
    well = {"id": "well", "kind": "marker", "at": [15, 6], "name": "The well"}
    steps = [{"action": "Begin"}, {"auto": 4000}]
    assert played(folder, {"game type": "objective markers"}, objectives=[well], steps=steps) == 0
    said = capsys.readouterr().out.splitlines()
    assert any("the game is objective markers" in line for line in said)
    assert any(line.endswith("scores 1: holds The well") for line in said)
    last = json.loads(said[-1])
    assert last["result"]
    assert sum(last["scores"].values()) >= 1


def test_a_game_type_that_is_none_is_one_sentence(folder, capsys):
    assert played(folder, {"game type": "chess"}, steps=[{"action": "Begin"}]) == 2
    error = capsys.readouterr().err
    assert "settings['game type'] is 'chess'; it must be 'deathmatch', 'den of dread'" in error
