"""A battle that cannot begin, or go on, ends with a status and a sentence that names cause and remedy."""

import json

import pytest
from sample_scripts import script

from battlefield.__main__ import main

SQUARE = [[0, 0], [24, 0], [24, 24], [0, 24]]
ROCK = {"id": "rock", "shape": {"polygon": SQUARE}, "ground": ["impassable"], "top": 3}
AUTO = [{"auto": 4000}]


def scene(folder, **parts):
    whole = {"format": "battlefield-scene", "version": 1, "board": {"width": 24, "height": 24}, **parts}
    (folder / "mine_table.json").write_text(json.dumps(whole), encoding="utf-8")
    return "mine_table.json"


def sample(folder, name, **changes):
    value = json.loads((folder / f"{name}.json").read_text(encoding="utf-8")) | changes
    if "board" in changes:
        del value["scene"]
    path = folder / "mine.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return str(path)


def refused(path, capsys):
    assert main(["play", path]) == 1
    said = capsys.readouterr().err
    assert said.startswith(f"battlefield: {path}: ") and said.count("\n") == 1
    return said.removeprefix(f"battlefield: {path}: ").strip()


def zone(side, corner, size):
    x, y, far = *corner, size
    shape = {"polygon": [[x, y], [x + far, y], [x + far, y + far], [x, y + far]]}
    return {"id": side, "shape": shape, "side": side}


def test_a_table_without_the_areas_that_a_book_needs_is_told_by_chance_too(folder, capsys):
    path = sample(folder, "drowned_mill", board={"width": 40, "height": 30}, objectives=[], steps=AUTO)
    assert refused(path, capsys) == "steps[0]: the map has no areas; choose a scene that has some"


@pytest.mark.parametrize(
    "parts",
    [
        {"zones": [zone("wardens", (0, 0), 1), zone("raiders", (20, 20), 1)]},
        pytest.param({"terrain": [ROCK]}, marks=pytest.mark.campaign),
    ],
    ids=["zones too small", "all is rock"],
)
def test_a_battle_in_which_nobody_has_room_says_so(parts, folder, capsys):
    said = refused(script(folder, scene=scene(folder, **parts), steps=AUTO), capsys)
    assert said.startswith(
        "no unit of wardens and raiders was ever on the table (wardens: there is no room for "
    )
    assert said.endswith("; make the table or its deployment zones larger, or clear them of terrain")


def test_a_side_without_room_is_named(folder, capsys):
    zones = [zone("wardens", (0, 0), 1), zone("raiders", (2, 2), 20)]
    said = refused(script(folder, scene=scene(folder, zones=zones), steps=AUTO), capsys)
    assert said.startswith("no unit of wardens was ever on the table (wardens: there is no room for ")


@pytest.mark.parametrize("name", ["dock_brawl", "smoke_on_the_fen"])
def test_other_books_say_so_too(name, folder, capsys):
    said = refused(sample(folder, name, board={"width": 3, "height": 3}, objectives=[], steps=AUTO), capsys)
    assert "was ever on the table" in said and "there is no room" in said


@pytest.mark.campaign
def test_what_was_played_until_then_is_written_all_the_same(folder, capsys):
    path = script(folder, scene=scene(folder, terrain=[ROCK]), steps=AUTO)
    assert main(["play", path, "--out", str(folder / "game.json")]) == 1
    result = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main(["replay", str(folder / "game.json")]) == 0
    assert result["hash"] in capsys.readouterr().out


@pytest.mark.campaign
def test_a_battle_that_comes_to_its_end_has_nothing_to_complain_of(folder, capsys):
    assert main(["play", str(folder / "first_battle.json")]) == 0
    assert capsys.readouterr().err == ""


def test_a_battle_that_is_not_over_may_have_nobody_on_the_table_yet(folder, capsys):
    assert main(["play", script(folder, steps=[{"action": "Begin"}])]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("order", [("replay",), ("report", "out.html")])
def test_a_game_in_which_nothing_was_done_is_told(order, folder, capsys):
    game = str(folder / "game.json")
    assert main(["play", script(folder, steps=[]), "--out", game]) == 0
    command, *rest = order
    assert main([command, game, *(str(folder / each) for each in rest)]) == 0
    said = "the battle has not begun; play on from it in the window, or play its script anew"
    assert capsys.readouterr().err == f"battlefield: {game}: {said}\n"
