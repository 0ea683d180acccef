"""Attacks played with every face their dice can show come out as the odds say, exactly."""

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from armies import troop, weapon
from companies import attached, field, squad
from fighting import duel

from battlefield.rulebooks.warsurge.odds import odds
from battlefield.rulebooks.warsurge.odds_merged import merged_odds
from battlefield.rulebooks.warsurge.odds_profile import Attack, Piercing, Save, Sixes, Target
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.sequence import use
from battlefield.rules.chances import Throw
from battlefield.rules.dice import Listed
from battlefield.rules.flow import Running
from battlefield.rules.requests import Roll


def outcomes(state, unit="red1", weapon_id="gun", target="blue1"):
    """Give the chance of each HP loss, by rolling everything that can be rolled."""
    found = Counter()
    for lost, chance in all_outcomes(state, unit, weapon_id, (target,)).items():
        found[lost[0]] += chance
    return found


def all_outcomes(state, unit, weapon_id, targets):
    """Give the chance of what units lose, the first of them attacked, by rolling all that can be rolled."""
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
        for faces, share in shown(asked):
            explore((*answers, faces), chance * share)

    explore((), Fraction(1))
    return {lost: chance for lost, chance in sorted(found.items()) if chance}


def shown(asked):
    """Give all faces of up to two dice, whichever of two shows what."""
    if asked.count == 1:
        return [((face,), Fraction(1, asked.sides)) for face in range(1, asked.sides + 1)]
    assert asked.count == 2
    pairs = combinations_with_replacement(range(1, asked.sides + 1), 2)
    return [(pair, Fraction(1 if pair[0] == pair[1] else 2, asked.sides**2)) for pair in pairs]


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


@pytest.mark.parametrize("case", CASES)
def test_play_and_odds_agree(case):
    printed, target, attack, saves = CASES[case]
    state = duel(troop("a"), [printed], target)
    wanted = odds([Attack(**{**FIXED, **attack})], Target(**{"defence": 4, "hp": 30, **saves})).lost
    assert outcomes(state) == {lost: wanted.chance(lost) for lost in wanted.numbers}


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


@pytest.mark.parametrize("case", MERGED)
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


def merged_row(number, perks=(), **stats):
    leads = ("Leader",) if number > 1 else ()
    at = (7.0 + 3.0 * number, 10.0)
    plain = {"armour": None, "aegis": None}
    return squad(*leads, *perks, id_=f"red{number}", models=1, at=at, **(plain | stats))
