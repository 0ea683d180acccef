"""Chances in words: exact ones as they are, those of trials with what they lie between."""

from fractions import Fraction

import pytest

from battlefield.app.foreseeing.chances import Average, Chance, number
from battlefield.app.foreseeing.changes import LOSES, Counted, Told
from battlefield.app.foreseeing.telling import Outcome, Prospect
from battlefield.app.foreseeing.ways import Ways


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (Fraction(1, 2), "50 %"),
        (Fraction(1, 6), "16.7 %"),
        (Fraction(7, 12), "58.3 %"),
        (Fraction(1, 5000), "less than 0.1 %"),
        (Fraction(4999, 5000), "more than 99.9 %"),
    ],
)
def test_an_exact_chance_is_told_as_it_is(share, words):
    assert Chance(share).words == words


def test_a_chance_of_trials_is_told_with_its_bounds():
    """Wilson: 17 of 40 is 28.5 to 57.8 %."""
    assert Chance(Fraction(17, 40), 40).words == "about 42 % (between 29 and 58 %; 40 trials)"
    assert Chance(Fraction(0), 40).bounds == (0.0, pytest.approx(0.0876, abs=1e-3))


def test_a_chance_is_good_once_its_bounds_are_close():
    assert not Chance(Fraction(1, 2), 160).is_good
    assert Chance(Fraction(1, 2), 400).is_good and Chance(Fraction(1, 2)).is_good


def test_an_average_tells_what_lies_between_the_tenths():
    found = Average(((Fraction(1, 10), 0.0), (Fraction(8, 10), 2.0), (Fraction(1, 10), 9.0)))
    assert (found.mean, found.mostly, found.most, found.error) == (pytest.approx(2.5), (2.0, 2.0), 9.0, 0.0)
    assert found.nothing.share == Fraction(1, 10)


def test_small_averages_have_more_decimals():
    assert [number(each) for each in (2.0, 1.25, 0.083, 0.001)] == ["2", "1.2", "0.08", "less than 0.01"]


@pytest.mark.parametrize(("trials", "often"), [(0, ""), (1, " in one trial"), (4, " in all 4 trials")])
def test_what_came_about_in_all_trials_so_far_is_not_told_as_sure(trials, often):
    always = Average(((Fraction(1), 2.0),), trials)
    loss = Outcome(Counted("Golem", LOSES, measure="health"), always)
    hit = Outcome(Told("the arc succeeds"), Average(((Fraction(1), 1.0),), trials))
    told = Prospect("pulp-city", (loss, hit), Ways((), trials)).lines()
    assert told == (f"Golem loses 2 HP{often}", f"the arc succeeds{often}")


def losses(hp, models):
    return Prospect(
        "warsurge",
        (
            Outcome(Counted("Spears", LOSES, measure="health"), hp),
            Outcome(Counted("Spears", LOSES, measure="models"), models),
        ),
        Ways((), 0),
    ).lines()


def test_models_of_one_hp_are_not_counted_a_second_time():
    lost = Average(((Fraction(1, 2), 0.0), (Fraction(1, 2), 2.0)))
    assert losses(lost, lost) == ("Spears loses 1 HP on average, mostly 0 to 2; 50 % nothing",)


def test_models_of_more_hp_are_counted_apart():
    hp = Average(((Fraction(1, 2), 0.0), (Fraction(1, 2), 3.0)))
    models = Average(((Fraction(1, 2), 0.0), (Fraction(1, 2), 1.0)))
    assert [line.split(" on ")[0] for line in losses(hp, models)] == [
        "Spears loses 1.5 HP",
        "Spears loses 0.5 models",
    ]
