"""Attacks played with every face their dice can show come out as the odds say, exactly."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from armies import army, troop, weapon
from campaigns import few
from companies import attached, field, squad
from fighting import duel, in_phase

from battlefield.rulebooks.warsurge.attack.sequence import use
from battlefield.rulebooks.warsurge.odds.chances import odds
from battlefield.rulebooks.warsurge.odds.merged import merged_odds
from battlefield.rulebooks.warsurge.odds.profile import Attack, Piercing, Save, Sixes, Target
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.core.chances import Throw
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.requests import Roll


def outcomes(state, unit="red1", weapon_id="gun", target="blue1"):
    """Give the chance of each HP loss, by rolling everything that can be rolled."""
    found = Counter()
    for lost, chance in all_outcomes(state, unit, weapon_id, (target,)).items():
        found[lost[0]] += chance
    return found


def all_outcomes(state, unit, weapon_id, targets, *, in_order=False):
    """Give the chance of what units lose, the first of them attacked, by rolling all that can be rolled.

    With `in_order` it counts which of the dice rolled at once shows what.
    """
    found = Counter()

    def explore(answers, chance):
        running = Running(
            state, CATALOGUE, lambda game: use(game, unit, weapon_id, targets[0]), Listed(()), list(answers)
        )
        if running.is_done:
            after = running.game.state
            found[tuple(state.hp(each) - after.hp(each) for each in targets)] += chance
            return
        asked = running.pending
        assert isinstance(asked, Roll)
        for faces, share in each_shown(asked) if in_order else shown(asked):
            explore((*answers, faces), chance * share)

    explore((), Fraction(1))
    return {lost: chance for lost, chance in sorted(found.items()) if chance}


def each_shown(asked):
    """Give all that dice may show, one by one."""
    ways = asked.sides**asked.count
    return [(faces, Fraction(1, ways)) for faces in product(range(1, asked.sides + 1), repeat=asked.count)]


def shown(asked):
    """Give all faces of up to three dice, whichever of them shows what, and how likely they are."""
    assert asked.count <= 3
    found = Counter(tuple(sorted(faces)) for faces in product(range(1, asked.sides + 1), repeat=asked.count))
    return [(faces, Fraction(ways, asked.sides**asked.count)) for faces, ways in found.items()]


def gun(*perks, **stats):
    return weapon("gun", *perks, **{"attacks": 1, **stats})


def foe(defence, **saves):
    return troop("t", defence=defence, hp=30, **{"armour": None, "aegis": None, **saves})


FIXED = {"attacks": Throw(number=1), "power": Throw(number=4)}
CASES = {
    "a chain": (gun(power=1), foe(6), {"power": Throw(number=1)}, {"defence": 6}),
    "two attacks": (
        gun(power=4, attacks=2),
        foe(4, armour=4),
        {"attacks": Throw(number=2)},
        {"armour": Save(3)},
    ),
    "two saves": (
        gun(power=4, ap=5),
        foe(4, armour=4, aegis=6),
        {"ap": 2},
        {"armour": Save(3), "aegis": Save(1)},
    ),
    "a chain with rerolls": (
        gun("Reroll Attack", power=1),
        foe(6),
        {"power": Throw(number=1), "reroll": "failed"},
        {"defence": 6},
    ),
    "rerolled ones": (
        gun("Reroll 1's", power=4, attacks=2),
        foe(4),
        {"attacks": Throw(number=2), "reroll": "ones"},
        {},
    ),
    "critical and dire sixes that pierce": (
        gun("Critical Hit I", "Dire Hit I", "Piercing Hit I", power=5),
        foe(4, armour=3),
        {"power": Throw(number=5), "sixes": Sixes(2, Throw((3,)), "armour")},
        {"armour": Save(4)},
    ),
    "automatic sixes": (
        gun("Critical Hit II", power=10),
        foe(4, armour=3),
        {"power": Throw(number=10), "sixes": Sixes(3)},
        {"armour": Save(4)},
    ),
    "throws that are added and multiplied": (
        gun("Destroy I", "Devastate I", "Terminate I", power=4),
        foe(4, armour=4),
        {"rolled": Throw((6, 3)), "times": 3},
        {"armour": Save(3)},
    ),
    "a doubled die with one throw": (
        gun("Decimate I", power=12),
        foe(4, armour=4),
        {"power": Throw(number=12), "rolled": Throw((3,))},
        {"armour": Save(3)},
    ),
    "rend, penetrate and puncture": (
        gun("Rend", "Penetrate I", "Puncture I", power=10, ap=5),
        foe(4, armour=2),
        {"power": Throw(number=10), "ap": 2, "armour": Piercing(0, 3, 1, Throw((3,)))},
        {"armour": Save(5)},
    ),
    "rupture": (
        gun("Rupture II", power=10),
        foe(4, armour=4, aegis=5),
        {"power": Throw(number=10), "armour": Piercing(again=True), "aegis": Piercing(again=True)},
        {"armour": Save(3), "aegis": Save(2)},
    ),
    "ap that is rolled": (
        gun("+AP II (D6)", power=4),
        foe(4, armour=3),
        {"ap_more": Throw((6,))},
        {"armour": Save(4)},
    ),
    "power that is rolled": (
        gun("+Power II (D6)", power=2),
        foe(6),
        {"power": Throw((6,), 2)},
        {"defence": 6},
    ),
    "a face that suffices": (
        gun("Damage 3+", power=0),
        foe(9),
        {"power": Throw(), "damage": 3},
        {"defence": 9},
    ),
    "negated aegis": (
        gun("Negate AEGIS", "Transpierce I", power=10, ap=4),
        foe(4, armour=5, aegis=3),
        {"power": Throw(number=10), "ap": 3, "negates_aegis": True, "aegis": Piercing(modifier=1)},
        {"armour": Save(2), "aegis": Save(4)},
    ),
}


@pytest.mark.first(4)
@pytest.mark.parametrize("case", CASES)
def test_play_and_odds_agree(case):
    printed, target, attack, saves = CASES[case]
    state = duel(troop("a"), [printed], target)
    wanted = odds([Attack(**{**FIXED, **attack})], Target(**{"defence": 4, "hp": 30, **saves})).lost
    assert outcomes(state) == {lost: wanted.chance(lost) for lost in wanted.numbers}


APART = {
    "wielders beyond the range and within it": (
        gun("Longshot II", power=6, range=12),
        [(10.0, 10.0), (2.0, 10.0)],
        ({"power": Throw(number=6)}, {"power": Throw(number=4)}),
    ),
    "wielders within half the range and beyond it": (
        gun("Impact I", "Critical Hit I", power=4, range=24),
        [(10.0, 10.0), (2.0, 10.0)],
        ({"power": Throw(number=5), "sixes": Sixes(2)}, {"sixes": Sixes(2)}),
    ),
    "attacks that are doubled within half the range": (
        gun("Rapid", "Decimate I", power=10, range=24),
        [(10.0, 10.0), (2.0, 10.0)],
        (
            {"power": Throw(number=10), "rolled": Throw((3,)), "attacks": Throw(number=2)},
            {"power": Throw(number=10), "rolled": Throw((3,))},
        ),
    ),
}


@pytest.mark.campaign
@pytest.mark.parametrize("case", few(APART, 1))
def test_play_and_odds_agree_on_wielders_placed_differently(case):
    printed, places, attacks = APART[case]
    target = foe(4, armour=4)
    rows = ("red1", "red", troop("a"), (printed,), places), ("blue1", "blue", target, (), [(20.0, 10.0)])
    wanted = odds([Attack(**{**FIXED, **each}) for each in attacks], Target(4, hp=30, armour=Save(3))).lost
    assert outcomes(in_phase(army(*rows))) == {lost: wanted.chance(lost) for lost in wanted.numbers}


@pytest.mark.parametrize(("attacks", "least"), [(1, 1), (2, 1), (3, 2)])
def test_a_weapon_that_malfunctions_costs_nothing_and_else_what_its_dice_cost(attacks, least):
    """All ways that the dice can fall, counted by hand: with so many 1s or more none of them counts."""
    found = outcomes(duel(troop("a"), [gun("Malfunction I", power=4, attacks=attacks)], foe(4)))
    wanted = Counter()
    for faces in product(range(1, 7), repeat=attacks):
        works = faces.count(1) < least
        wanted[sum(face >= 4 for face in faces) if works else 0] += Fraction(1, 6**attacks)
    assert found == wanted


MERGED = {
    "dice in batches": (
        gun(power=4, attacks=3),
        ({"hp": 2, "defence": 4}, {"hp": 3, "defence": 3, "armour": 5}),
        {"attacks": Throw(number=3)},
        (Target(4, models=1, hp=2), Target(3, hp=3, armour=Save(2))),
    ),
    "hp that go on, through two saves": (
        gun("Terminate I", power=20, ap=6),
        ({"hp": 1, "defence": 14}, {"hp": 3, "defence": 14, "armour": 4, "aegis": 5}),
        {"power": Throw(number=20), "times": 3, "ap": 1},
        (Target(14), Target(14, hp=3, armour=Save(3), aegis=Save(2))),
    ),
    "durable armour that the first has not": (
        gun("Terminate I", power=8, ap=2),
        ({"hp": 1, "defence": 4}, {"hp": 3, "defence": 8, "armour": 4, "perks": ("Durable Armour I",)}),
        {"times": 3, "ap": 5, "power": Throw(number=8)},
        (Target(4), Target(8, hp=3, armour=Save(3, floor=1))),
    ),
    "absorption": (
        gun("Terminate I", power=4),
        ({"hp": 1, "defence": 4, "perks": ("Absorption I",)}, {"hp": 4, "defence": 4, "armour": 4}),
        {"times": 3},
        (Target(4, absorbs=1), Target(4, hp=4, armour=Save(3))),
    ),
    "puncture": (
        gun("Terminate I", "Puncture I", power=20),
        ({"hp": 2, "defence": 14, "armour": 3}, {"hp": 2, "defence": 14, "armour": 4}),
        {"power": Throw(number=20), "times": 3, "armour": Piercing(rolled=Throw((3,)))},
        (Target(14, hp=2, armour=Save(4)), Target(14, hp=2, armour=Save(3))),
    ),
    "puncture, batch by batch": (
        gun("Puncture I", power=20, attacks=2),
        ({"hp": 1, "defence": 14, "armour": 3}, {"hp": 2, "defence": 14, "armour": 2}),
        {"power": Throw(number=20), "attacks": Throw(number=2), "armour": Piercing(rolled=Throw((3,)))},
        (Target(14, hp=1, armour=Save(4)), Target(14, hp=2, armour=Save(5))),
    ),
}


@pytest.mark.campaign
@pytest.mark.parametrize("case", few(MERGED, 2))
def test_play_and_odds_agree_on_units_merged_into_one(case):
    printed, stats, more, targets = MERGED[case]
    rows = [merged_row(n, **each) for n, each in enumerate(stats, 1)]
    shooter = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, weapons=(printed,), armour=None)
    state = attached(field(*rows, side="blue", foe=shooter), "red2", "red1")
    found = all_outcomes(state, "blue1", "gun", ("red1", "red2"))
    odds_ = merged_odds([Attack(**{**FIXED, **more})], targets)
    for n, each in enumerate(odds_.each):
        seen = Counter()
        for lost, chance in found.items():
            seen[lost[n]] += chance
        assert dict(seen) == {lost: each.lost.chance(lost) for lost in each.lost.numbers}
    assert sum(sum(lost) * chance for lost, chance in found.items()) == odds_.together.mean


@pytest.mark.campaign
def test_dice_rolled_ahead_on_units_merged_into_one_count_as_they_fall():
    """All ways that three dice can fall, counted by hand: the first 4 or more fells the first unit."""
    printed = gun("Malfunction I", power=4, attacks=3)
    rows = [merged_row(1, hp=1, defence=4), merged_row(2, hp=9, defence=5)]
    shooter = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, weapons=(printed,), armour=None)
    state = attached(field(*rows, side="blue", foe=shooter), "red2", "red1")
    wanted = Counter()
    for faces in product(range(1, 7), repeat=3):
        felled = next((n for n, face in enumerate(faces) if face >= 4), 3)
        losses = int(felled < 3), sum(face >= 5 for face in faces[felled + 1 :])
        wanted[(0, 0) if faces.count(1) >= 2 else losses] += Fraction(1, 6**3)
    assert all_outcomes(state, "blue1", "gun", ("red1", "red2"), in_order=True) == wanted


def merged_row(number, perks=(), **stats):
    leads = ("Leader",) if number > 1 else ()
    at = (7.0 + 3.0 * number, 10.0)
    plain = {"armour": None, "aegis": None}
    return squad(*leads, *perks, id_=f"red{number}", models=1, at=at, **(plain | stats))
