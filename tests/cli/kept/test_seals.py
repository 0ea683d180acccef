"""The seal of a saved game: what it finds and names, and what is said of dice that no seed has rolled."""

import json

import pytest
from sample_scripts import script, with_dice
from seals_of_games import resealed, rewritten, unsealed

from battlefield.__main__ import main
from battlefield.app.battle.fighting import Battle

STEPS = [{"action": "Begin"}, {"auto": 25}]
LOADED = [1, 6]


@pytest.fixture
def played(folder, capsys):
    """Play with some changes, and give the file of the game."""

    def play(**changes):
        game = folder / "game.json"
        assert main(["play", script(folder, **({"steps": STEPS} | changes)), "--out", str(game)]) == 0
        capsys.readouterr()
        return game

    return play


@pytest.fixture
def replay(capsys):
    def run(path):
        code = main(["replay", str(path)])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


def test_an_honest_game_is_sealed(played, replay):
    code, said = replay(played())
    assert code == 0 and "Each action is sealed to the one before." in said
    assert "typed" not in said


def someone_else(value):
    value["deeds"][3]["action"]["by"] = "nobody"


def word_more(value):
    value["deeds"][3]["events"].append({"is": "Said", "words": "it is forgiven"})


def seal_less(value):
    del value["deeds"][3]["seal"]


def deed_twice(value):
    value["deeds"].insert(3, value["deeds"][2])


@pytest.mark.parametrize("change", [someone_else, word_more, seal_less, deed_twice])
def test_the_first_action_that_differs_is_named(played, replay, change):
    game = played()
    rewritten(game, change)
    code, said = replay(game)
    assert code == 2 and "deeds[3] (action 4) " in said


def test_a_start_changed_by_hand_is_found(played, replay):
    game = played()
    rewritten(game, lambda value: value.update({"typed dice": ["wardens"]}))
    code, said = replay(game)
    assert code == 2 and "deeds[0] (action 1) does not fit its seal; it or the start of the game was" in said


def test_dice_of_a_script_are_marked_and_told(played, replay):
    code, said = replay(played(dice=LOADED))
    assert code == 0 and "typed in or listed, not of the seed" in said


def honest(value):
    """Forge a game: loaded dice in answers and events pass for the seed's, under a seal that fits."""
    for deed in value["deeds"]:
        deed.pop("typed", None)
    resealed(value)


def test_loaded_dice_are_found_by_the_seed_even_under_a_seal_that_fits(played, replay):
    game = played(dice=LOADED)
    rewritten(game, honest)
    code, said = replay(game)
    assert code == 1
    assert "action 1, Begin of wardens, has dice that are not its seed's (roll-off: Turn Master: " in said


@pytest.mark.campaign
def test_a_game_without_a_seal_still_opens_and_strange_dice_in_it_are_told(played, replay):
    game = played(dice=LOADED)
    rewritten(game, lambda value: (honest(value), unsealed(value)))
    code, said = replay(game)
    assert code == 0 and "The actions were recorded without a seal." in said
    assert "action 1, Begin of wardens, has dice that are not its seed's" in said
    battle = Battle.opened(game)
    battle.save(game)
    assert "The actions were recorded without a seal." in replay(game)[1]


@pytest.mark.campaign
def test_what_is_played_on_from_a_game_without_a_seal_is_sealed(played, replay):
    game = played()
    rewritten(game, unsealed)
    battle = Battle.opened(game)
    count = len(battle.session.deeds)
    while len(battle.session.deeds) < count + 3:
        battle.answer(battle.session.suggestions()[0]) if battle.pending else battle.begin(
            battle.actions()[0].action
        )
    battle.save(game)
    assert ["seal" in deed for deed in json.loads(game.read_text())["deeds"]][-2:] == [True, True]
    code, said = replay(game)
    assert code == 0 and "were recorded without a seal; each later one is sealed to the one before" in said


def test_typed_dice_are_marked_for_ever(played, replay, folder):
    steps = [{"action": "Begin"}, {"answer": [5]}, {"answer": [2]}]
    game = played(sides=with_dice(wardens="typed", raiders="typed"), steps=steps)
    for _ in range(2):
        battle = Battle.opened(game, folder / "journals")
        battle.save(game)
        battle.close()
        said = replay(game)[1]
        assert "raiders: 1 roll typed in or listed" in said and "wardens: 1 roll typed in or listed" in said
    rewritten(game, lambda value: value["deeds"][0].pop("typed"))
    assert replay(game)[0] == 2


def test_a_journal_keeps_the_marks(folder, replay, capsys):
    steps = [{"action": "Begin"}, {"answer": [5]}, {"undo": 1}, {"answer": [4]}, {"answer": [2]}]
    sides = with_dice(wardens="typed", raiders="typed")
    journal = folder / "mine.battle"
    assert main(["play", script(folder, sides=sides, steps=steps), "--journal", str(journal)]) == 0
    capsys.readouterr()
    code, said = replay(journal)
    assert code == 0 and "wardens: 1 roll typed in or listed" in said
