"""The sentences that say why a command cannot be done."""

from typing import get_args

from battlefield.app.commands.command import Needs
from battlefield.app.commands.refusals import _MISSING, refusal
from battlefield.app.commands.table_of_commands import COMMANDS


def command(id_):
    return next(each for each in COMMANDS if each.id == id_)


def test_each_need_but_none_has_a_sentence_of_its_own():
    assert set(_MISSING) == set(get_args(Needs)) - {"nothing"}
    assert len(set(_MISSING.values())) == len(_MISSING)


def test_a_command_says_what_it_lacks():
    assert refusal(command("undo"), "measure", True) == "Undo: there is nothing to undo"
    assert "nothing is selected" in refusal(command("delete"), "design", True)


def test_a_command_of_another_page_says_so():
    assert refusal(command("draw_rectangle"), "measure", False).endswith("switch the mode first")
    in_battle = refusal(command("draw_rectangle"), "battle", False)
    assert in_battle.endswith("cannot be done while a battle is played")


def test_a_key_that_does_nothing_in_a_battle_is_answered_by_its_own_name():
    said = "L does nothing while a battle is played · F1 lists the keys"
    assert refusal(command("lock"), "battle", False, "L") == said


def test_enter_is_called_enter_where_nothing_waits_for_it():
    for place in ("design", "battle"):
        said = refusal(command("take_best"), place, False, "Return")
        assert said.startswith("Nothing waits for Enter here")


def test_without_a_table_every_command_asks_for_one():
    assert refusal(command("undo"), "start", True).endswith("open one or lay a new one first")


def test_who_wants_to_print_while_drawing_is_told_where():
    said = refusal(command("push_typed"), "design", False)
    assert said.endswith("switch the mode first; to print: File, Print to scale")
    assert "print" not in refusal(command("push_typed"), "measure", True)
