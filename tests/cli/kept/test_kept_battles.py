"""Journals, places in a replay and real dice, as a user of the command line meets them."""

import json

import pytest
from sample_scripts import script, with_dice

from battlefield.__main__ import main


def test_a_journal_that_is_named_keeps_every_step_and_can_be_verified(folder, capsys):
    journal = folder / "mine.battle"
    steps = [{"action": "Begin"}, {"auto": 20}, {"undo": 1}, {"redo": 1}]
    assert main(["play", script(folder, steps=steps), "--journal", str(journal)]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert main(["replay", str(journal), "--out", str(folder / "game.json")]) == 0
    assert main(["replay", str(folder / "game.json")]) == 0
    assert main(["replay", str(folder / "game.json"), "--at", "end"]) == 0
    assert json.loads(capsys.readouterr().out.splitlines()[-1])["hash"] == last["hash"]


def test_a_journal_is_kept_even_where_a_step_is_refused(folder, capsys):
    journal = folder / "mine.battle"
    steps = [{"action": "Begin"}, {"action": "Dash", "unit": "wardens/bows"}]
    assert main(["play", script(folder, steps=steps), "--journal", str(journal)]) == 1
    assert main(["replay", str(journal)]) == 0
    assert "1 actions come to the same end" in capsys.readouterr().out


def test_a_journal_is_not_written_over_another_file(folder, capsys):
    (folder / "mine.battle").write_text("mine", encoding="utf-8")
    assert main(["play", script(folder, steps=[]), "--journal", str(folder / "mine.battle")]) == 2
    assert "is already there" in capsys.readouterr().err
    assert (folder / "mine.battle").read_text(encoding="utf-8") == "mine"


def test_what_is_lost_of_a_journal_is_told_in_a_sentence(folder, capsys):
    journal = folder / "mine.battle"
    main(["play", script(folder, steps=[{"action": "Begin"}]), "--journal", str(journal)])
    with journal.open("ab") as file:
        file.write(b"0000")
    capsys.readouterr()
    assert main(["replay", str(journal)]) == 0
    assert "at most the last action or answer is lost" in capsys.readouterr().err


@pytest.mark.campaign
def test_a_replay_tells_how_it_stood_at_a_place_and_writes_the_table(folder, capsys):
    game, scene = str(folder / "game.json"), str(folder / "scene.json")
    main(["play", script(folder, steps=[{"action": "Begin"}, {"auto": 60}]), "--out", game])
    capsys.readouterr()
    assert main(["replay", game, "--at", "turn 1 Move", "--scene", scene]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["turn"], told["phase"]) == (1, "Move")
    assert main(["check", scene]) == 0
    assert main(["replay", game, "--at", "turn 99"]) == 2
    assert "turns, not 99" in capsys.readouterr().err


def test_typed_dice_are_answered_by_the_script(folder, capsys):
    steps = [{"action": "Begin"}, {"answer": [5]}, {"undo": 1}, {"redo": 1}, {"answer": [2]}]
    sides = with_dice(wardens="typed", raiders="typed")
    assert main(["play", script(folder, sides=sides, steps=steps)]) == 0
    said = capsys.readouterr().out
    assert "Wardens, roll-off: Turn Master, 1D6: 5" in said
    assert "turn 1, Deploy, Wardens to act" in said


@pytest.mark.parametrize("faces", [[7], [0], [1, 2], ["5"], 5, [True], [2.5]])
def test_faces_that_the_dice_have_not_are_refused(folder, capsys, faces):
    sides = with_dice(wardens="typed", raiders="rolled")
    assert main(["play", script(folder, sides=sides, steps=[{"action": "Begin"}, {"answer": faces}])]) == 1
    assert "steps[1]: roll-off: Turn Master: " in capsys.readouterr().err


def test_whose_dice_is_one_of_two_words(folder, capsys):
    assert main(["play", script(folder, sides=with_dice(wardens="thrown"))]) == 2
    assert "sides.wardens.dice is 'thrown'; it must be 'rolled' or 'typed'" in capsys.readouterr().err
