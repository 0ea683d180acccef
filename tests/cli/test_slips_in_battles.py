"""Slips in scripts and rosters: none is passed over, and each is told with its place and a remedy."""

import json

import pytest
from sample_scripts import script
from seals_of_games import unsealed

from battlefield.__main__ import main

BEGIN, BOWS = {"action": "Begin"}, {"action": "Deploy", "unit": "wardens/bows"}
ROW = [[f"wardens/bows/{n}", 3.0 + 1.5 * n, 5] for n in range(1, 6)]


def said(folder, capsys, *words, **changes):
    code = main(["play", script(folder, **changes), *words])
    error = capsys.readouterr().err
    assert code and len(error.strip().splitlines()) == 1
    return error


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (
            {"zone dept": 8},
            "settings['zone dept'] is no setting of WARSURGE; leave it out, did you mean 'zone",
        ),
        ({"turns": "four"}, "settings.turns is 'four'; it must be a whole number from 1 to 20"),
        ({"turns": 0}, "settings.turns is 0; it must be a whole number from 1 to 20"),
        ({"zone depth": True}, "settings['zone depth'] is true; it must be a whole number from 1 to 36"),
        ({"command die": 5}, "settings['command die'] is 5; it must be 2, 3, 4 or 6"),
        ({"playstyle": "advancd"}, "it must be 'standard' or 'advanced', did you mean 'advanced'?"),
        ({"defender": "nobody"}, "settings.defender is 'nobody'; it must be a side: 'wardens' or 'raiders'"),
        ({"restore melees": "no"}, "settings['restore melees'] is 'no'; it must be 1 or 0"),
    ],
)
def test_a_setting_that_means_nothing_is_refused(folder, capsys, settings, words):
    assert words in said(folder, capsys, settings=settings)


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ([{"undo": 0}], "steps[0].undo is 0; it must be 1 or more"),
        ([{"auto": 0}], "steps[0].auto is 0; it must be 1 or more"),
        ([{"action": ""}], "steps[0].action is empty; name an action, such as 'Begin'"),
        (
            [{"auto": 2, "unit": "wardens/bows"}],
            "steps[0].unit belongs to an action; leave it out beside 'auto'",
        ),
        ([BOWS], "steps[0]: the battle has not begun: the first action is Begin, without a unit"),
        (
            [BEGIN, {"action": "Deploy", "unit": "wardens/bow"}],
            "no unit 'wardens/bow', did you mean 'wardens/bows'?",
        ),
        ([BEGIN, {"action": "Deploy"}], "steps[1]: name the unit that is to Deploy"),
        ([BEGIN, BOWS | {"action": "Fly"}], "Fly cannot be chosen in the Deploy phase: Deploy or Hold"),
        (
            [BEGIN, BOWS, {"answer": 5}],
            "5 is no answer to this; write [[model, x, y], ...] in inches, one for each",
        ),
        (
            [BEGIN, BOWS, {"answer": [["wardens/bows/1", -1, 5], *ROW[1:]]}],
            "part of its base would be off the table",
        ),
        ([BEGIN, BOWS, {"answer": [["wardens/bows/1", 6, 5], *ROW[1:]]}], "it would overlap wardens/bows/2"),
        (
            [BEGIN, BOWS, {"answer": [[*ROW[0], 3], *ROW[1:]]}],
            "nothing bears its whole base at a height of 3 in",
        ),
    ],
)
def test_a_step_that_cannot_be_done_says_what_could(folder, capsys, steps, words):
    bare = {"board": {"width": 30, "height": 30}, "settings": {"zone depth": 8}, "dice": [6, 1]}
    (folder / "mine.json").write_text("{}", encoding="utf-8")
    value = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
    del value["scene"]
    (folder / "first_battle.json").write_text(json.dumps(value | bare), encoding="utf-8")
    assert words in said(folder, capsys, steps=steps)


def test_a_die_of_the_script_that_does_not_fit_stops_it(folder, capsys):
    error = said(folder, capsys, dice=[7, 1], steps=[BEGIN])
    assert "steps[0]: dice[0] is 7; roll-off: Turn Master: a die shows 1 to 6" in error


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"version": 2}, "version is 2; it must be 1: the file comes from a newer program"),
        ({"seed": -1}, "seed is -1; it must be a number from 0 to 9223372036854775807"),
        ({"sides": {"a/b": "hill_wardens.json", "c": "marsh_raiders.json"}}, "leave '/' out of it"),
        ({"sides": {"a": 3, "c": "marsh_raiders.json"}}, "sides.a is 3; it must be a roster file, or"),
        (
            {"book": "pulp-city"},
            "hill_wardens.json cannot be played: book is 'warsurge'; it must be 'pulp-city'",
        ),
    ],
)
def test_a_slip_in_the_head_of_a_script_is_told(folder, capsys, changes, words):
    assert words in said(folder, capsys, **changes)


def test_a_board_knows_nothing_but_its_size(folder, capsys):
    value = json.loads((folder / "first_battle.json").read_text(encoding="utf-8"))
    del value["scene"]
    (folder / "first_battle.json").write_text(json.dumps(value), encoding="utf-8")
    board = {"width": 30, "height": 30, "heigth": 3}
    assert "board.heigth is not known; leave it out, did you mean 'height'?" in said(
        folder, capsys, board=board
    )


def test_a_script_is_not_written_over_by_its_game(folder, capsys):
    path = script(folder)
    before = (folder / "mine.json").read_bytes()
    assert "mine.json itself; name another file" in said(folder, capsys, "--out", path)
    assert (folder / "mine.json").read_bytes() == before


def test_a_large_seed_is_kept_to_its_last_digit(folder, capsys):
    ends = []
    for seed in (2**53, 2**53 + 1):
        assert main(["play", script(folder, seed=seed, steps=[BEGIN])]) == 0
        ends.append(json.loads(capsys.readouterr().out.splitlines()[-1])["hash"])
    assert ends[0] != ends[1]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"perks": ["Dodgy"]}, "units[0].perks[0] is 'Dodgy', which is no perk; did you mean Dodge"),
        ({"perks": ["zzzzqqq"]}, "which is no perk; battlefield rules lists all of them"),
        ({"id": "a+b"}, "units[0].id is 'a+b'; leave '+' out of it"),
        ({"id": "a" * 61}, "units[0].id has 61 letters; at most 60 are allowed"),
        ({"id": "a\nb"}, "leave '\\n' out of it"),
        ({"name": "\x1b[31mRed"}, "leave out what cannot be printed"),
    ],
)
def test_a_slip_in_a_roster_is_told_with_its_file(folder, capsys, change, words):
    path = folder / "hill_wardens.json"
    roster = json.loads(path.read_text(encoding="utf-8"))
    roster["units"][0] |= change
    path.write_text(json.dumps(roster), encoding="utf-8")
    error = said(folder, capsys, steps=[BEGIN])
    assert words in error and "hill_wardens.json" in error


@pytest.fixture
def game(folder):
    path = folder / "game.json"
    assert main(["play", script(folder, steps=[BEGIN, {"auto": 12}]), "--out", str(path)]) == 0
    return path


def replayed(path, capsys, change, *words):
    value = unsealed(json.loads(path.read_text(encoding="utf-8")))
    change(value)
    path.write_text(json.dumps(value), encoding="utf-8")
    capsys.readouterr()
    code = main(["replay", str(path), *words])
    error = capsys.readouterr().err
    assert code and len(error.strip().splitlines()) == 1
    return error


def test_a_save_whose_action_names_nobody_is_refused_in_a_sentence(game, capsys):
    def nobody(value):
        next(d["action"] for d in value["deeds"] if d["action"]["name"] == "Deploy").update(unit="x/y")

    error = replayed(game, capsys, nobody)
    assert ": action " in error and "cannot be played again ('x/y')" in error
    assert "the file was changed by hand, or written by another version" in error


def test_a_save_of_another_book_does_not_come_to_the_same_end(game, capsys):
    error = replayed(game, capsys, lambda value: value.update(book="pulp-city"))
    assert "action 1, Begin of wardens, does not come to the same end" in error


def test_a_save_with_an_unknown_key_is_refused(game, capsys):
    assert "hsah is not known; leave it out, did you mean 'hash'?" in replayed(
        game, capsys, lambda value: value.update(hsah="")
    )


@pytest.mark.parametrize("option", ["--scene", "--out"])
def test_a_save_is_not_written_over_while_it_is_looked_at(game, capsys, option):
    assert f"{option} is " in replayed(game, capsys, lambda _: None, option, str(game))
    assert main(["replay", str(game)]) == 0
