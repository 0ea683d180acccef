"""Faults of files as a window says them."""

from pathlib import Path

from battlefield.app.wording.fault_words import fault_words, file_fault, folder_words
from battlefield.files import SceneError


def test_a_fault_is_typeset_and_says_nothing_of_its_format() -> None:
    error = SceneError("features[0].geometry", "is 'x'", "it must be an object {...}", "/home/anna/a.geojson")
    assert fault_words(error) == "features[0].geometry is “x”; it must be a group of named values"


def test_a_word_with_an_apostrophe_keeps_it() -> None:
    error = SceneError("line 1", "is another file's", "say 'Miller's Hill' or 'it'")
    assert fault_words(error) == "Line 1 is another file's; say “Miller's Hill” or “it”"


def test_of_a_file_that_cannot_be_opened_the_name_is_told_first_and_its_folder_apart() -> None:
    sentence, beneath = file_fault(SceneError("", "is not there", "check the name", "/maps/old/gone.json"))
    assert sentence == "gone.json is not there; check the name"
    assert beneath == "In the folder /maps/old"


def test_what_is_wrong_in_a_damaged_file_stands_beneath_without_its_path() -> None:
    sentence, beneath = file_fault(SceneError("board", "is missing", "it must be 'x'", "/maps/yard.json"))
    assert sentence.startswith("yard.json cannot be opened")
    assert beneath == "board is missing; it must be “x”\nIn the folder /maps"


def test_of_a_long_folder_only_the_end_is_told() -> None:
    words = folder_words("/" + "long/" * 30 + "end/yard.json")
    assert words.endswith("long/end") and "…" in words and len(words) <= len("In the folder ") + 44


def test_a_folder_of_the_users_own_begins_at_home() -> None:
    assert folder_words(Path.home() / "maps" / "yard.json") == str(Path("In the folder ~/maps"))
    assert folder_words("yard.json") == ""


def test_what_is_wrong_with_a_whole_file_is_a_sentence_about_it():
    error = SceneError("", "is no file that can be imported", "choose a map", "list.txt")
    assert fault_words(error) == "It is no file that can be imported; choose a map"
    assert fault_words(SceneError("", "is too big", "at most 20 MB are read")).startswith("It is too big")
