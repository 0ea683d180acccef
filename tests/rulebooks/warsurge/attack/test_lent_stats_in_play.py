"""Stats that a unit has of another one when it is attacked: of its transport, or of who screens it."""

import pytest
from armies import army, troop, weapon
from asking import game_of
from boarders import riding
from clauses import TOUCH
from fighting import attack, in_phase, locked, lost, under

from battlefield.rulebooks.warsurge.attack.attack import cover_bonus, target_stat
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on

RIFLE = weapon("rifle", range=40, power=10)
ROOM = {"transport": 8, "fire_points": 1}
PARTS = pytest.mark.parametrize("part", ["", "Compartment: "])


def shot_inside(part, *perks, dice, **stats):
    """Shoot at a passenger without saves; give the HP it loses."""
    rows = (
        ("red1", "red", troop("shooter"), (RIFLE,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("lorry", *perks, hp=6, **ROOM, **stats), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("rider", defence=4, hp=2, armour=None), (), [(20.0, 20.0)]),
    )
    room = f"{part}Enclosed" if part and f"{part}Enclosed" in perks else ""
    state = riding(in_phase(army(*rows)), "blue2", "blue1", room)
    return lost(attack(state, dice, [("rifle",), ("blue2",)]), "blue2")


@PARTS
@pytest.mark.parametrize(("save", "again"), [("armour", "Reinforced"), ("aegis", "Resilient")])
def test_an_enclosed_passenger_saves_and_rerolls_like_its_transport(part, save, again):
    perk = f"{part}Enclosed"
    stats = {"defence": 4, "armour": None, save: 4}
    assert shot_inside(part, "Mastery", again, dice=(), **stats) == 1
    assert shot_inside(part, perk, dice=(4,), **stats) == 0
    assert shot_inside(part, perk, dice=(3,), **stats) == 1
    assert shot_inside(part, perk, again, dice=(3, 4), **stats) == 0


@PARTS
def test_passengers_in_an_exposed_part_have_their_own_cover_and_no_profile(part):
    rows = (
        ("red1", "red", troop("shooter"), (RIFLE,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("lorry", f"{part}Exposed II", **ROOM), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("screen", "Cover Profile", defence=9), (), [(18.0, 10.0)]),
        ("blue3", "blue", troop("rider"), (), [(20.0, 20.0)]),
    )
    state = riding(in_phase(army(*rows)), "blue3", "blue1", f"{part}Exposed II" if part else "")
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "rifle") if aim.target == "blue3")
    found = attack_on(game, "red1", "rifle", aim)
    assert found.placed.cover
    assert target_stat(game, found, "defence", *cover_bonus(game, found)).value == 4


@pytest.mark.parametrize("save", ["defence", "armour", "aegis"])
def test_a_screened_unit_uses_what_is_better_of_who_screens_it(save):
    def shot(*perks, dice):
        better = {"defence": 2, "armour": None, "aegis": None, save: 9 if save == "defence" else 3}
        rows = (
            ("red1", "red", troop("shooter"), (RIFLE,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("target", defence=3, hp=5, armour=None), (), [(20.0, 10.0)]),
            ("blue2", "blue", troop("screen", *perks, **better), (), [(18.0, 10.0)]),
        )
        return lost(attack(in_phase(army(*rows)), dice, [("rifle",), ("blue1",)]))

    assert shot("Mastery", dice=()) == 1
    assert shot("Cover Profile", dice=(2,) if save == "defence" else (3,)) == 0


BOONS = {"defence": ("Boost Defence", "Pulverise"), "armour": ("Boost Armour", "Corrode")}


@pytest.mark.parametrize("lends", ["Enclosed", "Compartment: Enclosed", "Cover Profile"])
@pytest.mark.parametrize(("stat", "lent", "own"), [("defence", 7, 4), ("armour", 3, 5)])
def test_a_lent_stat_is_used_instead_of_what_perks_have_made_of_its_own(lends, stat, lent, own):
    """What is on the target changes its own stat, what is on the lender the lent one; the better is used."""
    boon, bane = BOONS[stat]

    def used(*effects):
        printed = {"armour": None, "defence": 4}
        rows = [
            ("red1", "red", troop("shooter"), (RIFLE,), [(10.0, 10.0)]),
            ("blue1", "blue", troop("lender", lends, **{**printed, **ROOM, stat: lent}), (), [(18.0, 10.0)]),
            ("blue2", "blue", troop("target", **{**printed, stat: own}), (), [(20.0, 10.0)]),
        ]
        state = in_phase(army(*rows))
        if lends != "Cover Profile":
            state = riding(state, "blue2", "blue1", lends if lends.startswith("Comp") else "")
        for name, on in effects:
            state = under(state, name, on, on if name == boon else "red1")
        game = game_of(state)
        aim = next(aim for aim in aims(game, "red1", "rifle") if aim.target == "blue2")
        found = attack_on(game, "red1", "rifle", aim)
        return target_stat(game, found, stat, *(cover_bonus(game, found) if stat == "defence" else ())).value

    worth = lent if stat == "defence" else 7 - lent
    assert used() == used((boon, "blue2")) == used((bane, "blue2")) == worth
    assert used((bane, "blue1")) == worth - 1
    assert used((boon, "blue2"), (boon, "blue1"), (bane, "blue2")) == worth + 1


@PARTS
def test_a_passenger_whose_own_save_is_the_better_does_not_reroll_like_its_transport(part):
    """Boost Armour makes the rider's 4+ a 3+: better than the 4+ of the transport with its reroll."""
    perk = f"{part}Enclosed"
    rows = (
        ("red1", "red", troop("shooter"), (RIFLE,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("lorry", perk, "Reinforced", armour=4, **ROOM), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("rider", defence=4, hp=2, armour=4), (), [(20.0, 20.0)]),
    )
    state = riding(in_phase(army(*rows)), "blue2", "blue1", perk if part else "")
    assert lost(attack(state, (3, 4), [("rifle",), ("blue2",)]), "blue2") == 0
    boosted = under(state, "Boost Armour", "blue2", "blue2")
    assert lost(attack(boosted, (2,), [("rifle",), ("blue2",)]), "blue2") == 1


@pytest.mark.parametrize(
    ("perks", "fights", "defence"), [((), False, 7), (("Cover II",), False, 9), ((), True, 7)]
)
def test_cover_counts_beside_a_lent_defence(perks, fights, defence):
    """The transport has Defence 6, the rider 4: it is exposed as well, and in cover or in a melee."""
    rows = (
        ("red1", "red", troop("shooter"), (RIFLE,), [(20.0 - TOUCH if fights else 10.0, 10.0)]),
        ("blue1", "blue", troop("lorry", "Enclosed", "Exposed II", defence=6, **ROOM), (), [(20.0, 10.0)]),
        ("blue2", "blue", troop("rider", *perks, defence=4), (), [(20.0, 20.0)]),
    )
    state = riding(in_phase(army(*rows)), "blue2", "blue1")
    state = locked(state, "red1", "blue1") if fights else state
    game = game_of(state)
    aim = next(aim for aim in aims(game, "red1", "rifle") if aim.target == "blue2")
    found = attack_on(game, "red1", "rifle", aim)
    assert target_stat(game, found, "defence", *cover_bonus(game, found)).value == defence
