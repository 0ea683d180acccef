"""Every effect on the bench is foreseen by what comes of it, and exact chances agree with trials."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest
from campaigns import few

from battlefield.app.bench.foresight import _played, foresee
from battlefield.app.bench.listing import entries
from battlefield.app.bench.one_effect import Trial
from battlefield.app.foreseeing.changes import changes
from battlefield.app.foreseeing.ways import all_ways, trials
from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.rules.book.bench import Case
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.scene.contents import Area, Board, Model, Scene

INCH = BaseSize.round(25.4)
ANN = Model("ann", INCH, (2.0, 2.0), "Archers", "red", height=1.5, name="Ann")
BOB = Model("bob", INCH, (7.0, 2.0), "Brutes", "blue", height=1.5, name="Bob")
ROW = tuple(
    Area(name, Polygon(((x, 0.0), (x + 5.0, 0.0), (x + 5.0, 20.0), (x, 20.0))), capacity=3)
    for name, x in (("one", 0.0), ("two", 5.0), ("three", 10.0), ("four", 15.0))
)
ALIKE = (
    "Bloody", "Decimate II", "Obliterate I", "Critical Hit I", "Dire Hit I", "Reroll 1's", "Reroll Attack",
    "Focus", "Reflect I", "Deathblow", "+Attacks I (D3)", "Rupture I", "Piercing Hit I", "HP Steal",
)  # fmt: skip


def scene(other="blue"):
    return Scene(Board(48.0, 20.0), models=(ANN, replace(BOB, side=other)), areas=ROW)


def tried(entry, **values):
    """The effect on a foe, or on a friend where it is not for foes."""
    known = {dial.key for dial in entry.effect.dials}
    values = {key: value for key, value in values.items() if key in known}
    made = (Trial(entry, Case(scene(other), entry.effect, "ann", "bob", values)) for other in ("blue", "red"))
    first, second = made
    return second if first.refusal and not second.refusal else first


@pytest.mark.parametrize("book", few(["agemonia", "pulp-city", "iron-kingdoms", "warsurge"], 1))
def test_nothing_is_told_of_hp_that_nobody_was_to_lose(book):
    told = 0
    for entry in (each for each in entries() if each.book == book):
        found = foresee(tried(entry), lambda: False)
        lines = " ".join(found.lines())
        for wrong in ("lost any", "lost no", "0.00 in"):
            assert wrong not in lines, entry.effect.name
        assert found.found is None or found.found.ways.trials or "trials" not in lines
        told += found.found is not None and bool(found.found.outcomes)
    assert told >= 6


def shares(rows):
    """The chance of each thing that comes about, and the average of what is counted."""
    found = Counter()
    for chance, row in rows:
        for change, amount in row.items():
            found[change, "comes"] += float(chance)
            found[change, "mean"] += float(chance) * amount
    return found


def followed(trial, most=4000):
    def played(dice):
        way = _played(trial, dice)
        return replace(way, changed=changes(way)) if way is not None else None

    return played, all_ways(played, most, lambda: False)


class _Plain:
    """Dice of which no rule has said that they are alike, or all that counts of them."""

    def __init__(self, dice):
        self._dice = dice

    def throw(self, roll, seed, action):
        return self._dice.throw(RollLaw(replace(roll.request, alike=False)), seed, action)


def named(names):
    return [each for each in entries() if each.effect.name in names]


@pytest.mark.first(1)
@pytest.mark.parametrize("entry", few(named(ALIKE), 4), ids=lambda entry: entry.effect.name)
def test_dice_that_rules_call_alike_are(entry, monkeypatch):
    """The chances are the same fractions where every die stands for itself, if none is too small to count."""
    monkeypatch.setattr("battlefield.app.foreseeing.undecided._NEGLIGIBLE", 0)
    trial = tried(entry, attacks=2, armour=5, hp=4, roll=1)
    played, alike = followed(trial)
    plain = all_ways(lambda dice: played(_Plain(dice)), 4000, lambda: False)
    exact = [shares([(chance, way.changed) for chance, way in ways]) for ways in (alike, plain)]
    assert exact[0] == pytest.approx(exact[1], abs=1e-12)


SIMULATED = [
    ("agemonia", "Riposte", {}),
    ("pulp-city", "Stun", {"roll": 1, "own": 6}),
    ("warsurge", "Reflect I", {}),
    ("warsurge", "Decimate II", {"attacks": 2}),
    ("warsurge", "Magic Armour I", {}),
    ("warsurge", "Volatile", {"attacks": 3}),
    ("pulp-city", "Blast", {}),
    ("iron-kingdoms", "Critical Effect: Knockdown", {"roll": 1}),
    ("iron-kingdoms", "Continuous Effect: Fire", {"maintenance": 1, "roll": 1}),
    ("agemonia", "Pierce", {"damage": 2, "heroes": 1}),
]


@pytest.mark.campaign
@pytest.mark.parametrize(("book", "name", "values"), few(SIMULATED))
def test_exact_chances_are_those_of_a_long_simulation(book, name, values):
    entry = next(each for each in entries() if (each.book, each.effect.name) == (book, name))
    trial = tried(entry, **values)
    _, ways = followed(trial)
    exact = shares([(chance, way.changed) for chance, way in ways])
    count = 1500
    made = trials(partial(_played, trial), range(count), lambda: False)
    simulated = shares([(1 / count, changes(way)) for way in made])
    assert exact
    for key in {**exact, **simulated}:
        if key[1] == "comes":
            p = exact[key]
            assert abs(simulated[key] - p) <= 4.5 * (max(p * (1 - p), 1e-9) / count) ** 0.5 + 1e-3, key
