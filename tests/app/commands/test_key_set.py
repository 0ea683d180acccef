"""Every command can be given other keys; conflicts are found, and a set can be written and read."""

import json

import pytest

from battlefield.app.commands.key_set import KeySet, KeySetError, clash, fault_of, usual
from battlefield.app.commands.table_of_commands import COMMANDS

BY_ID = {command.id: command for command in COMMANDS}
GRID, TAPE, SAVE = BY_ID["grid"], BY_ID["tape_tool"], BY_ID["save"]


@pytest.mark.campaign
def test_commands_have_the_keys_they_come_with_and_no_two_of_them_clash():
    known = KeySet()
    for command in COMMANDS:
        assert known.of(command) == usual(command)
        assert not [rival.id for key in known.of(command) for rival in known.rivals(command, key)]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Ctrl+Alt+S", "alt+ctrl+s", True),
        ("D", "D, R", True),
        ("D, R", "D, P", False),
        ("Ctrl++", "+", False),
        ("Shift+G", "G", False),
    ],
)
def test_keys_clash_where_one_is_the_other_or_its_beginning(one, other, same):
    assert clash(one, other) == same == clash(other, one)


def test_a_key_is_taken_from_who_had_it():
    known = KeySet()
    assert [each.id for each in known.rivals(GRID, "T")] == ["tape_tool"]
    known.take_over(GRID, "T")
    assert (known.of(GRID), known.of(TAPE)) == (("T",), ())
    known.put(GRID, usual(GRID))
    assert "grid" not in known.changed


def test_only_the_keys_that_clash_are_taken():
    known = KeySet()
    known.take_over(GRID, "Ctrl+=")
    assert known.of(BY_ID["zoom_in"]) == ("Ctrl++", "+")


def test_what_is_written_is_read_again():
    known = KeySet()
    known.take_over(GRID, "Ctrl+Alt+G")
    known.put(TAPE, ())
    assert KeySet.read(known.written()).changed == known.changed
    assert KeySet.read(KeySet().written()).changed == {}


@pytest.mark.parametrize(
    ("keys", "words"),
    [
        ("nothing", "no JSON"),
        ({"keys": {}}, "no set of keys"),
        ({"format": "battlefield-keys", "keys": {"fly": ["F"]}}, "No command is called 'fly'"),
        ({"format": "battlefield-keys", "keys": {"grid": "T"}}, "must be a list"),
        ({"format": "battlefield-keys", "keys": {"grid": ["T"]}}, "T is a key of Grid and of Tape measure"),
        ({"format": "battlefield-keys", "keys": {"grid": ["Esc"]}}, "Esc steps back"),
        ({"format": "battlefield-keys", "keys": {"grid": [""]}}, "no key"),
        ([], "no set of keys"),
    ],
)
def test_a_set_that_cannot_be_used_is_one_sentence(keys, words):
    with pytest.raises(KeySetError, match=words) as told:
        KeySet.read(keys if isinstance(keys, str) else json.dumps(keys))
    assert "\n" not in str(told.value)


def test_nothing_but_keys_can_be_given():
    assert fault_of("Ctrl+Alt+F7") == "" == fault_of("Y, 1")
    assert fault_of("Alt+H") == "it opens the menu Help; choose another key"
    assert fault_of("") and fault_of("Shift+Esc")


def test_sentences_name_the_keys_that_commands_have_now():
    known = KeySet()
    says = "S looks at it · Ctrl+S saves, Ctrl+Shift+S asks where · G, T · A table of Ts"
    assert known.told(says) == says
    known.put(SAVE, ["Ctrl+W"])
    known.put(GRID, ["T"])
    known.put(TAPE, ["G"])
    gridded = f"{usual(GRID)[0]} and {usual(TAPE)[0]}"
    assert known.told(says).startswith("S looks at it · Ctrl+W saves, Ctrl+Shift+S asks where")
    assert known.told(gridded) == "T and G"  # each by its own, though they have changed places
    known.put(SAVE, [])
    assert known.told("Ctrl+S saves") == "“Save” saves"


def test_keys_between_backquotes_are_told_as_they_are_now_and_no_letter_of_a_sentence():
    known = KeySet()
    sentence = "Press `T` and drag; T is no key here. `Ctrl+S` saves."
    assert known.told_in_marks(sentence) == sentence
    known.put(TAPE, ("G", "Ctrl+M"))
    known.put(SAVE, ())
    assert known.told_in_marks(sentence) == "Press `G` and drag; T is no key here. `“Save”` saves."
