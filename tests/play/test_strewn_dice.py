"""Dice of a few trials, strewn so evenly that they tell as much as many by chance alone."""

from collections import Counter

import pytest

from battlefield.play.thinking import Strewn
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.requests import Roll


def faces(trials, roll, seed=7, action=3, nth=0):
    law = RollLaw(roll, nth=nth)
    thrown = [Strewn(trial, trials).throw(law, seed, action) for trial in range(trials)]
    return list(zip(*thrown, strict=True))  # a row for each die


@pytest.mark.parametrize(("trials", "sides", "lowest"), [(6, 6, 1), (3, 3, 1), (8, 8, 0), (10, 10, 0)])
def test_as_many_trials_as_faces_show_each_face_once(trials, sides, lowest):
    for die in faces(trials, Roll("red", "Attack", 12, sides, lowest=lowest)):
        assert sorted(die) == list(range(lowest, lowest + sides))


@pytest.mark.parametrize(
    ("trials", "sides"), [(2, 6), (3, 6), (4, 6), (5, 6), (7, 6), (12, 6), (6, 20), (6, 3)]
)
def test_each_trial_has_its_own_share_of_the_faces(trials, sides):
    """Trial k of n in a die's own order lies between k/n and (k + 1)/n of all faces."""
    for die in faces(trials, Roll("red", "Attack", 40, sides)):
        for place, shown in enumerate(sorted(die)):
            assert int(place * sides / trials) < shown <= -int(-(place + 1) * sides // trials)


def test_one_trial_is_a_fair_die():
    shown = Counter(die[0] for die in faces(1, Roll("red", "Attack", 6000)))
    assert set(shown) == set(range(1, 7))
    # 1000 of each are expected with a standard deviation of 29.
    assert all(880 < count < 1120 for count in shown.values())


def test_dice_do_not_go_together():
    """Two dice in which trials had one order would add up to the same in pairs: all 36 pairs must come."""
    rows = faces(6, Roll("red", "Attack", 400))
    pairs = Counter(
        pair
        for first, second in zip(rows[::2], rows[1::2], strict=True)
        for pair in zip(first, second, strict=True)
    )
    # 1200 pairs of 36 kinds: 33 of each with a standard deviation of about 6.
    assert len(pairs) == 36
    assert all(10 < count < 60 for count in pairs.values())


def test_the_same_question_has_the_same_dice_and_another_others():
    roll = Roll("red", "Attack", 12)
    assert faces(6, roll) == faces(6, roll)
    assert faces(6, roll) != faces(6, roll, seed=8)
    assert faces(6, roll) != faces(6, roll, action=4)
    assert faces(6, roll) != faces(6, roll, nth=1)


def test_a_die_more_leaves_all_others_as_they_are():
    four, five = Roll("red", "Attack", 4), Roll("red", "Attack", 5)
    assert faces(6, five)[:4] == faces(6, four)
    answered = Roll("blue", "Save", 3, number=4), Roll("blue", "Save", 3, number=5)
    assert faces(6, answered[0], nth=1) == faces(6, answered[1], nth=1)


def test_they_are_known_in_every_process():
    """Faces worked out once: a change of them would change what opponents choose."""
    assert faces(6, Roll("red", "Attack", 2), seed=1, action=1) == [(4, 2, 5, 3, 1, 6), (3, 6, 1, 2, 5, 4)]
