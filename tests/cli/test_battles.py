"""`battlefield play`, `replay` and `rules` as a user runs them."""

import json
from pathlib import Path

import pytest
from sample_scripts import script

from battlefield.__main__ import main
from battlefield.resources import asset


def test_a_battle_plays_to_its_end_and_its_game_can_be_verified(folder, capsys):
    game = str(folder / "game.json")
    assert main(["play", str(folder / "first_battle.json"), "--out", game]) == 0
    said = capsys.readouterr().out.splitlines()
    last = json.loads(said[-1])
    assert last["result"].startswith("victory for") or last["result"] == "draw"
    assert any("turn 1, Deploy" in line for line in said)
    assert main(["replay", game]) == 0
    assert last["hash"] in capsys.readouterr().out


@pytest.mark.campaign
def test_the_same_script_ends_the_same(folder, capsys):
    ends = []
    for _ in range(2):
        main(["play", script(folder, steps=[{"action": "Begin"}, {"auto": 60}])])
        ends.append(capsys.readouterr().out)
    assert ends[0] == ends[1]


@pytest.mark.campaign
def test_another_seed_ends_elsewhere(folder, capsys):
    ends = []
    for seed in (1, 2):
        main(["play", script(folder, seed=seed, steps=[{"action": "Begin"}, {"auto": 60}])])
        ends.append(json.loads(capsys.readouterr().out.splitlines()[-1])["hash"])
    assert ends[0] != ends[1]


def test_a_scene_with_a_turn_limit_and_drawn_zones_is_played_so(folder, capsys):
    scene = {
        "format": "battlefield-scene",
        "version": 1,
        "board": {"width": 24, "height": 22},
        "zones": [{"id": "n", "shape": {"polygon": [[0, 0], [24, 0], [24, 8], [0, 8]]}, "side": "wardens"}],
        "entries": [{"id": "road", "line": [[0, 2], [0, 8]], "side": "wardens"}],
        "scenario": {"turns": 1},
    }
    (folder / "ford.json").write_text(json.dumps(scene), encoding="utf-8")
    steps = [{"action": "Begin"}, {"auto": 300}]
    path = script(folder, scene="ford.json", settings={"zone depth": 8}, dice=[], steps=steps)
    assert main(["play", path, "--out", str(folder / "game.json")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert json.loads(said[-1])["result"]
    assert not any("turn 2, " in line for line in said)
    assert (
        main(["replay", str(folder / "game.json"), "--at", "end", "--scene", str(folder / "end.json")]) == 0
    )
    end = json.loads((folder / "end.json").read_text(encoding="utf-8"))
    assert [zone["side"] for zone in end["zones"]] == ["wardens"]
    assert end["entries"][0]["line"] == [[0, 2], [0, 8]]


def test_the_first_illegal_step_stops_it_with_one_sentence(folder, capsys):
    steps = [{"action": "Begin"}, {"action": "Dash", "unit": "wardens/bows"}]
    assert main(["play", script(folder, steps=steps)]) == 1
    error = capsys.readouterr().err
    assert "steps[1]: " in error
    assert len(error.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"book": "chess"}, "book is 'chess'; it must be 'warsurge', 'pulp-city'"),
        ({"sides": {"one": "hill_wardens.json"}}, "sides names 1; name 2 to 8"),
        ({"sides": {"a": "hill_wardens.json", "b": "none.json"}}, "does not exist; check the path"),
        (
            {"steps": [{"acton": "Begin"}]},
            "steps[0].acton is not known; leave it out, did you mean 'action'?",
        ),
        ({"dice": [1, "x"]}, "dice[1] is 'x'; it must be the face of a die"),
    ],
)
def test_a_script_that_cannot_be_read_is_one_sentence(folder, capsys, changes, words):
    assert main(["play", script(folder, **changes)]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert len(error.strip().splitlines()) == 1


def test_listed_dice_come_first(folder, capsys):
    main(["play", script(folder, dice=[1, 6], steps=[{"action": "Begin"}])])
    said = capsys.readouterr().out
    assert "Wardens, roll-off: Turn Master, 1D6: 1" in said
    assert "Raiders, roll-off: Turn Master, 1D6: 6" in said
    assert "turn 1, Deploy, Raiders to act" in said


def test_a_damaged_game_is_refused_and_left_alone(folder, capsys):
    game = folder / "game.json"
    main(["play", script(folder, steps=[{"action": "Begin"}, {"auto": 10}]), "--out", str(game)])
    value = json.loads(game.read_text(encoding="utf-8"))
    value["hash"] = "0" * 32
    game.write_text(json.dumps(value), encoding="utf-8")
    before = game.read_bytes()
    assert main(["replay", str(game)]) == 2
    assert "hash does not fit what happened" in capsys.readouterr().err
    assert game.read_bytes() == before


def test_a_game_in_the_middle_of_an_action_is_taken_up_again(folder, capsys):
    game = folder / "game.json"
    steps = [{"action": "Begin"}, {"action": "Deploy", "unit": "wardens/bows"}]
    main(["play", script(folder, dice=[6, 1], steps=steps), "--out", str(game)])
    assert main(["replay", str(game)]) == 0
    assert "in hand" in json.loads(game.read_text(encoding="utf-8"))
    capsys.readouterr()


def test_rules_lists_each_effect_with_its_text(capsys):
    assert main(["rules"]) == 0
    said = capsys.readouterr().out
    assert "warsurge: Mode" in said
    assert "  Blast I: " in said
    assert "effects are not built yet" in said


def test_rules_as_json_tells_all(capsys):
    assert main(["rules", "--json"]) == 0
    entries = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    blast = next(entry for entry in entries if entry.get("name") == "Blast II")
    assert (blast["book"], blast["family"], blast["numbers"]["size"]) == ("warsurge", "Mode", 5)
    assert blast["rank"] == "II"
    ranks = {entry["name"]: entry["rank"] for entry in entries if "name" in entry}
    assert [ranks[name] for name in ("Aim 4+", 'Debark I (12")', "Final Hope")] == ["4+", "I", ""]
    assert {entry["book"]: entry["not built yet"] for entry in entries if "not built yet" in entry}[
        "warsurge"
    ] == 0


@pytest.mark.campaign
def test_the_battle_that_the_documents_give_can_be_played(tmp_path, capsys):
    text = (Path(__file__).parents[2] / "docs" / "battles.md").read_text(encoding="utf-8")
    example = next(part for part in text.split("```json\n")[1:] if '"battlefield-script"' in part)
    for name in ("hill_wardens.json", "marsh_raiders.json"):
        (tmp_path / name).write_bytes((asset("rosters") / name).read_bytes())
    path = tmp_path / "mine.json"
    path.write_text(example.split("```")[0], encoding="utf-8")
    assert main(["play", str(path)]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["deeds"] > 1
