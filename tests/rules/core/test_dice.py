"""Dice are named by seed, action and number, and by nothing else."""

from collections import Counter

from battlefield.rules.core.dice import Listed, Seeded, face
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.requests import Roll


def test_the_same_die_always_shows_the_same_face():
    assert [face(1, 2, n, 6) for n in range(10)] == [5, 3, 1, 1, 1, 6, 4, 3, 3, 3]


def test_faces_are_even():
    seen = Counter(face(5, 1, n, 6) for n in range(6000))
    assert sorted(seen) == [1, 2, 3, 4, 5, 6]
    square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert square < 20.5  # chi square, 5 degrees of freedom, 0.1 %


def test_seed_action_and_number_each_make_another_die():
    base = [face(1, 1, n, 1000) for n in range(20)]
    assert base != [face(2, 1, n, 1000) for n in range(20)]
    assert base != [face(1, 2, n, 1000) for n in range(20)]
    assert len(set(base)) > 15


def test_a_roll_takes_the_dice_of_its_numbers():
    all_five = Seeded().throw(RollLaw(Roll("red", "x", 5)), 3, 4)
    assert Seeded().throw(RollLaw(Roll("red", "x", 2, number=3)), 3, 4) == all_five[3:]


def test_listed_faces_run_out():
    dice = Listed([1, 2, 3])
    assert dice.throw(RollLaw(Roll("red", "x", 2)), 0, 0) == (1, 2)
    assert dice.throw(RollLaw(Roll("red", "x", 2)), 0, 0) is None


def test_listed_faces_that_no_die_has_are_not_taken():
    assert Listed([7]).throw(RollLaw(Roll("red", "x", 1)), 0, 0) is None


def test_an_empty_list_leaves_every_roll_to_the_hand():
    assert Listed(()).throw(RollLaw(Roll("red", "x", 1)), 0, 0) is None
