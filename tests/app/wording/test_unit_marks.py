"""Units are told apart by one or two letters of their names."""

from battlefield.app.wording.unit_marks import initials_of, letters_of, marks_of


def test_a_name_of_several_words_gives_the_initials_of_those_that_count():
    names = {"a": "Gate Spears", "b": "The Queen of Hours", "c": "Reed, who carries the smoke"}
    assert letters_of(names) == {"a": "GS", "b": "QH", "c": "Re"}


def test_one_word_gives_its_first_two_letters_and_a_number_stays_with_its_first():
    assert letters_of({"a": "Bulwark", "b": "Dock Divers 2", "c": "7"}) == {"a": "Bu", "b": "D2", "c": "7"}
    assert letters_of({"a": "Ridge Bows A", "b": "Ridge Bows B"}) == {"a": "RA", "b": "RB"}


def test_no_two_units_have_the_same_letters_however_many_share_a_name():
    found = letters_of({str(n): "Gate Spears" for n in range(30)})
    assert found["0"] == "GS"
    assert len(set(found.values())) == 30
    assert all(letters for letters in found.values())


def test_a_name_without_letters_or_with_paths_and_signs_still_gives_some():
    assert letters_of({"a": "north/spears", "b": "???"}) == {"a": "Sp", "b": "?"}


def test_one_letter_for_small_bases_is_of_the_name_as_long_as_others_leave_one():
    assert initials_of({"a": "Gate Spears", "b": "Gate Bows", "c": "Gog"}) == {"a": "G", "b": "B", "c": "O"}
    assert len(set(initials_of({str(n): "Gog" for n in range(36)}).values())) == 36


def test_units_of_one_name_have_the_same_letters_on_both_sides_and_others_within_one():
    names = {"a/1": "Squall", "a/2": "Squall", "a/3": "Spear", "b/1": "Squall", "b/2": "Squall", "b/3": "Sq"}
    marks = marks_of(names, {}, {unit: unit[0] for unit in names})
    letters = {unit: (mark.letters, mark.initial) for unit, mark in marks.items()}
    assert letters["a/1"] == letters["b/1"] and letters["a/2"] == letters["b/2"]
    assert len({letters["a/1"], letters["a/2"], letters["a/3"], letters["b/3"]}) == 4
