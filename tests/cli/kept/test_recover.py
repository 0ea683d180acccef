"""`battlefield recover`: what a journal of a table or a battle, or a game, holds, whatever happened to it."""

import json
from dataclasses import replace

import pytest
from journal_bytes import flipped, without_copies
from sample_scripts import script
from seals_of_games import rewritten, unsealed

from battlefield.__main__ import main
from battlefield.files import read_scene
from battlefield.files.journals.journal import Journal
from battlefield.rules.scene.contents import Board, Scene

START = Scene(Board(12.0, 12.0), name="First")


@pytest.fixture
def table(tmp_path):
    """The journal of a table with two changes, and its last state."""
    journal = Journal.start(tmp_path / "journals", START, None)
    second, third = replace(START, name="Second"), replace(START, name="Third")
    journal.changed("Name", START, second)
    journal.changed("Name", second, third)
    journal.close()
    return journal.path, third


def test_a_table_is_written_from_its_journal(table, tmp_path, capsys):
    path, last = table
    assert main(["recover", str(path), "--out", str(tmp_path / "out.json")]) == 0
    assert "the table Third, 2 changes in no file" in capsys.readouterr().out
    assert read_scene(tmp_path / "out.json") == last


def test_a_damaged_table_is_told_and_written_and_its_journal_is_only_read(table, tmp_path, capsys):
    path, last = table
    damaged = flipped(path.read_bytes(), len(path.read_bytes()) // 2, 1)
    path.write_bytes(damaged)
    assert main(["recover", str(path), "--out", str(tmp_path / "out.json")]) == 0
    assert "read from a second copy, so nothing is lost" in capsys.readouterr().out
    assert read_scene(tmp_path / "out.json") == last
    assert path.read_bytes() == damaged and len(list(path.parent.iterdir())) == 1


def test_a_battle_is_written_from_its_journal(folder, capsys):
    journal, game = folder / "mine.battle", folder / "game.json"
    main(["play", script(folder, steps=[{"action": "Begin"}, {"auto": 9}]), "--journal", str(journal)])
    journal.write_bytes(b"x" + journal.read_bytes())
    assert main(["recover", str(journal), "--out", str(game)]) == 0
    assert "the battle wardens against raiders" in capsys.readouterr().out
    assert main(["replay", str(game)]) == 0
    assert json.loads(game.read_text())["deeds"]


def test_a_damaged_game_is_written_up_to_its_damage(folder, capsys):
    game, out = folder / "game.json", folder / "out.json"
    main(["play", script(folder, steps=[{"action": "Begin"}, {"auto": 25}]), "--out", str(game)])
    rewritten(game, lambda value: value["deeds"][3]["action"].update(by="nobody"))
    before = game.read_bytes()
    assert main(["recover", str(game), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "a game, 3 actions\nWhat comes then cannot be trusted: deeds[3] (action 4) does not fit" in said
    assert main(["replay", str(out)]) == 0 and game.read_bytes() == before
    assert "3 actions come to the same end" in capsys.readouterr().out


def test_nothing_is_written_over(table, tmp_path, capsys):
    path, _ = table
    (tmp_path / "out.json").write_text("mine")
    assert main(["recover", str(path), "--out", str(tmp_path / "out.json")]) == 2
    assert "is already there" in capsys.readouterr().err
    assert (tmp_path / "out.json").read_text() == "mine"


def test_what_holds_nothing_is_refused_in_a_sentence(table, tmp_path, capsys):
    path, _ = table
    path.write_bytes(b"x" + without_copies(path.read_bytes()))
    assert main(["recover", str(path)]) == 2
    assert "holds nothing that can be read" in capsys.readouterr().err
    assert main(["recover", str(tmp_path / "none")]) == 2
    assert "does not exist" in capsys.readouterr().err


def test_a_battle_whose_action_in_hand_leads_nowhere_today_is_written_up_to_it(folder, capsys):
    """Another version would have asked something else: what is done stands, and the way to it is told."""
    game, out = folder / "game.json", folder / "out.json"
    steps = [{"action": "Begin"}, {"action": "Deploy", "unit": "wardens/bows"}]
    main(["play", script(folder, dice=[6, 1], steps=steps), "--out", str(game)])
    value = unsealed(json.loads(game.read_text(encoding="utf-8")))
    value["in hand"].update(answers=[["nobody"]], at=[1])
    game.write_text(json.dumps(value), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(game)]) == 2
    assert "`battlefield recover` writes the battle up to that action" in capsys.readouterr().err
    assert main(["recover", str(game), "--out", str(out)]) == 0
    assert "a game, 1 action" in capsys.readouterr().out
    assert main(["replay", str(out)]) == 0
