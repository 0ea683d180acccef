"""Single clauses of Restoration perks, beside the same without them."""

from dataclasses import replace

import pytest
from advanced import facing, playing, take
from armies import army, troop, weapon
from convoys import convoy, inside
from fighting import attack, duel, in_phase, line, lost, rolls, under
from running import asks, end_turn, run
from wards import SOFT, ward

from battlefield.geometry.coherency import coherency
from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rules.core.state import RESERVE
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.table import body_of

FOE = troop("t", hp=90, defence=4, **SOFT)
WIDTH = 32 / 25.4
HEALERS = pytest.mark.parametrize(("perk", "made"), [("Heal", ()), ("Repair", ("Artificial",))])
DRINKERS = pytest.mark.parametrize(("perk", "made"), [("HP Steal", ()), ("Assimilate", ("Artificial",))])


def sick(perk, made, *perks, user=(), hp=4, at=(10.0, 15.0), patient=(), **stats):
    """A healer whose wand has Power 4, and a patient of 10 HP."""
    wand = weapon("wand", perk, *perks, **{"power": 4, "attacks": 2, **stats})
    rows = (
        ("red1", "red", troop("a", *user, hp=10, **SOFT), (wand,), line(1)),
        ("red2", "red", troop("p", *made, **{"hp": 10, "defence": 4, **SOFT, **dict(patient)}), (), [at]),
        ("blue1", "blue", troop("e", *made, hp=10, defence=4, **SOFT), (), line(1, 13.0)),
    )
    state = in_phase(army(*rows))
    return state.with_figures(replace(state.figures["red21"], hp=hp))


def healed(state, dice=(), perk="Heal"):
    whom = [("red2",)] if perk == "Heal" else []
    return attack(state, dice, [("wand",), *whom])


# Heal and Repair


@HEALERS
def test_it_rolls_by_its_power_and_the_patient_saves_unless_its_ap_passes(perk, made):
    state = sick(perk, made, patient=(("armour", 4),))
    assert healed(state, (4, 3, 3), perk).state.hp("red2") == 5  # one of two hits, and it is not saved
    assert healed(state, (4, 3, 4), perk).state.hp("red2") == 4
    assert healed(sick(perk, made, patient=(("armour", 4),), ap=4), (4, 4), perk).state.hp("red2") == 6


@pytest.mark.parametrize(
    ("mode", "dice", "choices"),
    [
        ("Chain I", (3, 4), []),
        ("Concatenation II", (3, 3, 4), []),
        ("Explode II", (), [(10.0, 16.5)]),
    ],
)
def test_repair_does_nothing_for_others_that_it_comes_upon(mode, dice, choices):
    """Its leaps and its templates mend what is artificial, and nobody else."""
    state = sick("Repair", ("Artificial",), mode, at=(10.0, 15.5), power=10, attacks=1, range=12)
    born = replace(state.profile_of("red1"), id="born", stats={**state.profile_of("red1").stats, "hp": 10})
    whole = army(("red3", "red", born, (), [(10.0, 17.5)]), ("x", "blue", FOE, (), [(40.0, 40.0)]))
    state = replace(state, profiles={**state.profiles, "born": born})
    state = replace(state, figures={**state.figures, "red31": replace(whole.figures["red31"], hp=4)})
    session = attack(state.with_unit(whole.units["red3"]), dice, choices)
    assert (session.state.hp("red2"), session.state.hp("red3")) == (5, 4)


@HEALERS
def test_it_reaches_as_far_as_its_range(perk, made):
    for far, reached in ((12.0 + WIDTH, True), (12.01 + WIDTH, False)):
        state = sick(perk, made, range=12, at=(10.0, 10.0 + far))
        assert ("red2" in [aim.target for aim in aims(asks(state), "red1", "wand")]) is reached


@HEALERS
@pytest.mark.parametrize(
    ("more", "dice", "hp"),
    [
        (("Terminate I",), (4, 3), 4 + 3),
        (("Critical Hit II",), (6, 3), 4 + 3),
        (("Destroy I",), (4, 3, 5), 4 + 5),
        (("Obliterate I",), (4, 3), 4 + 3),
        (("+Attacks I (D3)",), (2, 4, 4, 4, 3), 4 + 3),
        (("Annihilate I",), (4, 3), 4 + 2),
        (("Gravity",), (4, 3, 6), 5 + 2),
        (("Deathblow",), (4, 3, 5, 4), 5 + 3),
        (("Deathblow",), (4, 3, 4, 4), 5),
    ],
)
def test_its_other_perks_give_back_what_they_would_have_cost(perk, made, more, dice, hp):
    assert healed(sick(perk, made, *more), dice, perk).state.hp("red2") == hp


@HEALERS
@pytest.mark.parametrize(
    ("unit", "more", "hp"),
    [
        *[(name, ("Weapon: Fire",), 4 + 2) for name in ("Weakness: Fire", "Protection: Fire")],
        ("Tough", (), 4 + 2),
        ("Swarm", ("Explode I",), 4 + 2),
        ("Weak Spot I", (), 4 + 2),
        ("Unit: Ice", ("Weapon: Fire",), 4 + 4),
        ("Unit: Water", ("Weapon: Fire",), 4 + 1),
    ],
)
def test_what_changes_the_hp_that_its_patient_loses_changes_none_that_it_gives_back(
    perk, made, unit, more, hp
):
    """Two dice hit. What the weapon is made of counts for good as it would for ill."""
    state = sick(perk, (*made, unit), perk, *more)
    choices = [(10.0, 15.0)] if more == ("Explode I",) else [("red2",)] if perk == "Heal" else []
    assert attack(state, (6, 6), [("wand",), *choices]).state.hp("red2") == hp


def test_the_undead_lose_more_hp_to_what_heals_where_they_are_easily_hurt():
    """Two successes, doubled for the undead, and again for either weakness."""

    def left(*perks):
        state = sick("Heal", ("Undead", *perks), "Heal", "Weapon: Fire", hp=10)
        return attack(state, (6, 6), [("wand",), ("red2",)]).state.hp("red2")

    assert (left(), left("Weak Spot I"), left("Weakness: Fire")) == (6, 2, 2)


@HEALERS
@pytest.mark.parametrize(("gap", "reached"), [(0.0, True), (0.01, False)])
def test_without_range_it_needs_contact(perk, made, gap, reached):
    state = sick(perk, made, range=0, at=(10.0, 10.0 + WIDTH + gap))
    assert ("red2" in [aim.target for aim in aims(asks(state), "red1", "wand")]) is reached


def aboard(perk, made, who):
    """A transport and its passenger; one of them has the wand, the other has lost HP."""
    wand = weapon("wand", perk, power=10, attacks=3, range=0)
    state = convoy(*made, squad=made, phase="Attack", models=1, hp=6, defence=4, armour=None)
    state = inside(replace(state, profiles={**state.profiles, "wand": wand}))
    doctor, patient = ("truck1", "squad1") if who == "transport" else ("squad1", "truck1")
    state = state.with_figures(replace(state.figures[doctor], weapons=("wand",)))
    if who == "transport":
        squaddie = state.profiles["squaddie"]
        squaddie = replace(squaddie, stats={**squaddie.stats, "hp": 4, "defence": 4})
        state = replace(state, profiles={**state.profiles, "squaddie": squaddie})
    return state.with_figures(replace(state.figures[patient], hp=1))


@HEALERS
@pytest.mark.parametrize(("who", "patient", "hp"), [("transport", "squad", 3), ("passenger", "truck", 4)])
def test_without_range_it_tends_who_is_carried_and_who_carries(perk, made, who, patient, hp):
    state = aboard(perk, made, who)
    unit = "truck" if who == "transport" else "squad"
    assert patient in [aim.target for aim in aims(asks(state), unit, "wand")]
    choices = [("wand",), (patient,)] if who == "transport" else ()
    assert attack(state, (), choices, unit=unit).state.hp(patient) == hp


@HEALERS
def test_nothing_gives_cover_from_who_is_carried(perk, made):
    """Of two carriers a wall hides the one that the passenger does not ride in; Power 4 needs a 4."""
    wand = weapon("wand", perk, power=4)
    wall = Polygon(((11.0, 12.0), (11.1, 12.0), (11.1, 16.0), (11.0, 16.0)))
    state = convoy(*made, squad=made, phase="Attack", models=1, truck=2, defence=4, armour=None)
    state = replace(state, terrain=(Terrain("wall", wall, top=9.0, sight="blocks"),))
    state = inside(replace(state, profiles={**state.profiles, "wand": wand}))
    state = state.with_figures(replace(state.figures["squad1"], weapons=("wand",)))
    assert rolls(attack(state, (1,), unit="squad")) == [("attack dice (4+): Wand", 1)]


@HEALERS
def test_it_stands_fallen_models_up_in_coherency_but_raises_no_fallen_unit(perk, made):
    wand = weapon("wand", perk, power=10, attacks=3)
    rows = (
        ("red1", "red", troop("a"), (wand,), line(1)),
        ("red2", "red", troop("p", *made, hp=2, defence=4, **SOFT), (), line(3, 15.0)),
    )
    state = in_phase(army(*rows))
    state = state.with_figures(replace(state.figures["red21"], hp=1))
    alone = state.with_unit(replace(state.units["red2"], figures=("red21",)))
    after = attack(alone, (), [("wand",), *([("red2",)] if perk == "Heal" else [])]).state
    bodies = [body_of(figure.model) for figure in after.figures_of("red2")]
    assert [figure.hp for figure in after.living("red2")] == [2, 2]
    assert coherency(bodies, [body.id for body in bodies], 2.0, 6.0).coherent
    dead = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red2")))
    assert "red2" not in [aim.target for aim in aims(asks(dead), "red1", "wand")]


@pytest.mark.parametrize(
    ("perk", "made", "offered"),
    [("Heal", (), True), ("Repair", ("Artificial",), True), ("Repair", (), False)],
)
def test_in_reserve_it_is_for_friends_there(perk, made, offered):
    state = ward(perk, patient=made, enemy=False)
    state = replace(state, units={id_: replace(u, where=RESERVE) for id_, u in state.units.items()})
    waits = in_phase(state, "Deploy")
    if not offered:
        with pytest.raises(AssertionError, match="never asked"):
            attack(waits, (), [(perk,)], "red1", "Deploy")
        return
    whom = [("red2",)] if perk == "Heal" else []
    session = attack(waits, (), [(perk,), *whom], "red1", "Deploy")
    assert session.state.hp("red2") == 7
    out = replace(waits, units={**waits.units, "red2": replace(waits.units["red2"], where="table")})
    assert "red2" not in [aim.target for aim in aims(asks(out), "red1", "wand")]


def test_in_reserve_it_is_for_nobody_in_a_gateway():
    state = ward("Heal", enemy=False)
    state = replace(state, units={id_: replace(u, where=RESERVE) for id_, u in state.units.items()})
    waits = in_phase(under(state, passengers.BETWEEN, "red2", "red2"), "Deploy")
    with pytest.raises(AssertionError, match="never asked"):
        attack(waits, (), [("Heal",), ("red2",)], "red1", "Deploy")


@HEALERS
def test_a_counter_attack_with_it_is_for_its_user_alone(perk, made):
    wand = weapon("wand", perk, power=10, attacks=2)
    doctor = troop("doctor", *made, hp=9, defence=4, armour=None)
    mate = ("blue2", "blue", troop("mate", *made, hp=9, defence=4, armour=None), (), [(20.0, 12.0)])
    gun = weapon("gun", power=10, attacks=3)
    state = facing(weapons=(gun,), target=doctor, armed=(wand,), others=[mate])
    state = state.with_figures(replace(state.figures["blue21"], hp=2))
    session = take(playing(state), "Attack", "red1", answers=[("blue1",)])
    take(session, "End Step")
    with pytest.raises(AssertionError, match="never asked"):
        take(session, "Counter Attack", "blue1", answers=[("blue2",)])
    assert (session.state.hp("blue1"), session.state.hp("blue2")) == (6 + 2, 2)


# HP Steal and Assimilate


def drinking(perk, made, *perks, attacks=3, hp=2, models=1, full=10, target=FOE, others=()):
    gun = weapon("gun", perk, *perks, power=10, attacks=attacks)
    state = duel(troop("a", *made, hp=full, armour=None), [gun], target, shooters=models, others=others)
    return state.with_figures(replace(state.figures["red11"], hp=hp))


@DRINKERS
@pytest.mark.parametrize(("full", "attacks", "gained"), [(10, 9, 5), (15, 12, 8), (15, 3, 3)])
def test_what_it_costs_is_regained_at_once_up_to_half_of_the_full_hp(perk, made, full, attacks, gained):
    session = attack(drinking(perk, made, attacks=attacks, hp=1, full=full))
    assert session.state.hp("red1") == 1 + gained


@DRINKERS
@pytest.mark.parametrize(
    ("affliction", "dice", "cost"),
    [("Burn", (), 3), ("Poison", (1, 2, 1), 4), ("Venom", (), 9), ("Plague", (2,), 2), ("Pestilence", (), 9)],
)
def test_what_its_afflictions_cost_later_is_regained_too(perk, made, affliction, dice, cost):
    state = attack(drinking(perk, made, affliction, full=40)).state
    after = end_turn(in_phase(state, "End"), dice)
    assert state.hp("blue1") - after.hp("blue1") == cost
    assert after.hp("red1") - state.hp("red1") == cost


@DRINKERS
def test_what_another_weapons_affliction_costs_is_not(perk, made):
    state = drinking(perk, made, full=40)
    burnt = run(state, lambda g: afflict(g, "Burn", "blue1", by="red1", weapon="")).state
    assert end_turn(in_phase(burnt, "End")).hp("red1") == burnt.hp("red1")


@DRINKERS
def test_it_stands_fallen_models_up_in_coherency(perk, made):
    state = drinking(perk, made, attacks=2, hp=1, full=1, models=4)
    alone = state.with_unit(replace(state.units["red1"], figures=("red11",)))
    after = attack(alone).state
    bodies = [body_of(figure.model) for figure in after.figures_of("red1")]
    assert len(after.living("red1")) == 3
    assert coherency(bodies, [body.id for body in bodies], 2.0, 6.0).coherent


@DRINKERS
def test_a_unit_without_a_living_model_regains_nothing(perk, made):
    state = drinking(perk, made, hp=0)
    session = attack(state)
    assert (lost(session), session.state.hp("red1")) == (3, 0)


@DRINKERS
@pytest.mark.parametrize(
    ("more", "dice", "gained"),
    [
        (("Terminate I",), (), 9),
        (("Gravity",), (5, 5, 6), 3 + 43),
        (("Deathblow",), (5, 4), 3 + 44),
        (("Burn", "Combust"), (), 6),
        (("Gale", "Spread 6+", "Virus"), (), 6),
    ],
)
def test_all_that_the_weapon_costs_counts(perk, made, more, dice, gained):
    target = troop("t", hp=90, defence=4, points=1, **SOFT)
    session = attack(drinking(perk, made, *more, full=200, target=target), dice)
    assert session.state.hp("red1") - 2 == lost(session) == gained


@DRINKERS
def test_it_drinks_from_leaps_too(perk, made):
    other = ("blue2", "blue", replace(FOE, id="t2"), (), [(23.0, 10.0)])
    session = attack(drinking(perk, made, "Chain I", others=[other]), (4,), [("blue1",)])
    assert session.state.hp("red1") == 2 + 5
    assert lost(session) + lost(session, "blue2") == 6
