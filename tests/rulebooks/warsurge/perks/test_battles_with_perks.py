"""Whole battles between units with many perks of affliction, recovery and nerve: each goes to its end."""

import pytest
from armies import Chooser, army, played_out, troop, weapon
from campaigns import few

from battlefield.rulebooks.warsurge.perks import CATALOGUE

FAMILIES = ("Affliction", "Restoration", "Recovery", "Malediction", "Augmentation", "Psychological")


def names(kind):
    return [p.name for p in CATALOGUE.perks.values() if p.family in FAMILIES and p.kind == kind]


def armies(seed):
    """Give two armies whose units and weapons have four perks each, picked by a hash."""
    chooser, rows = Chooser(seed), []
    for side in ("red", "blue"):
        for number in range(2):
            id_ = f"{side}{number}"
            perks = dict.fromkeys(chooser.one_of(names("unit")) for _ in range(4))
            arms = dict.fromkeys(chooser.one_of(names("weapon")) for _ in range(4))
            reach, hp = chooser.one_of((0, 12, 40)), chooser.one_of((1, 2, 6))
            gun = weapon(f"{id_}gun", *arms, range=reach, attacks=2, power=7)
            rows.append((id_, side, troop(f"{id_}p", *perks, hp=hp), (gun,), None))
    return army(*rows)


@pytest.mark.parametrize("seed", few([3, 7, 59], 1))
def test_a_battle_of_many_perks_comes_to_an_end(seed):
    def is_lawful(session):
        assert all(figure.hp >= 0 for figure in session.state.figures.values())

    assert played_out(armies(seed), seed, 4000, is_lawful).state.result
