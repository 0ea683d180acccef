"""Terms that bound a perk: radius, point cost, scatter, single models, and the tests of weapons."""

from dataclasses import replace

import pytest
from advanced import GUN as SHOT
from advanced import facing, playing, take
from armies import army, held, troop, weapon
from fighting import attack, duel, in_phase, lost, rolls, under
from offered import offered
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.reaching import cost_problem
from battlefield.rulebooks.warsurge.perks.kit.resistance import without_rank
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun")
BASE = 32 / 25.4
WALL = Terrain(
    "wall",
    Polygon(
        (
            (8.0, 38.0),
            (12.0, 38.0),
            (12.0, 42.0),
            (8.0, 42.0),
            (8.0, 41.8),
            (11.8, 41.8),
            (11.8, 38.2),
            (8.0, 38.2),
        )
    ),
    0.0,
    9.0,
    sight="blocks",
)
"""Above, to the right of and below a unit at (10, 40)."""
USES = [row for row in CATALOGUE.perks.values() if row.kind == "unit" and row.uses]
AIMED = [
    row
    for row in USES
    if row.numbers.get("radius")
    and not row.name.startswith(("Blink", "Teleport", "Manoeuvre", "Tow", "Revive", "Reanimate", "Smoke"))
]


def pair(name, far=4.0, terrain=(), user=(), other=(), phase="Move"):
    """A red unit with a perk at (10, 40), and a friend and an enemy so far below and above it."""
    mine = {"points": 500, "hp": 20, **dict(user)}
    theirs = {"points": 100, "hp": 20, **dict(other)}
    machine = ("Artificial",) if name.startswith("Engineer") else ()
    y = far + BASE
    rows = (
        ("red1", "red", troop("user", name, **mine), (GUN,), [(10.0, 40.0)]),
        ("red2", "red", troop("friend", *machine, **theirs), (GUN,), [(10.0, 40.0 - y)]),
        (
            "blue1",
            "blue",
            troop("foe", *machine, **theirs),
            (GUN,),
            [(10.0, 40.0 + y)] if y < 8.0 else [(10.0 + y, 40.0)],
        ),
        ("blue9", "blue", troop("last"), (GUN,), [(46.0, 2.0)]),
    )
    return in_phase(army(*rows, terrain=terrain), phase)


def targets(state, name):
    """Give whom of the two a perk may be used on, with something on both that can be taken off."""
    for other in ("red2", "blue1"):
        for effect in ("Burn", "Adrenaline"):
            state = under(state, effect, other, other)
    return offered(state, name) & {"red2", "blue1"}


@pytest.mark.parametrize("row", AIMED, ids=lambda row: row.name)
def test_a_radius_is_measured_in_all_directions_and_needs_sight(row):
    """Exactly as far as it says, base to base, and not through a wall; Cure II and Purge II need no sight."""
    reach = float(row.numbers["radius"])
    there = targets(pair(row.name, reach), row.name)
    assert there
    assert not targets(pair(row.name, reach + 0.01), row.name)
    hidden = targets(pair(row.name, min(reach, 4.0), terrain=(WALL,)), row.name)
    assert bool(hidden) == (row.name in ("Cure II", "Purge II"))


@pytest.mark.parametrize(("terrain", "face"), [((), 5), ((WALL,), 4)], ids=["seen", "hidden"])
def test_what_works_by_itself_around_a_unit_needs_sight_too(terrain, face):
    """Who resists 4 inches off makes Mastery Tests harder only where it is in sight."""
    state = pair("Boost Move", terrain=terrain)
    foe = replace(state.profiles["foe"], perks=(held("Resist I"),))
    state = replace(state, profiles={**state.profiles, "foe": foe})

    def passes(die):
        found = []

        def flow(game):
            found.append((yield from mastery_test(game, "red1", "Boost Move")))

        run(state, flow, (die,))
        return found[0]

    assert next(die for die in range(1, 7) if passes(die)) == face


COSTS = [
    (row.name, next(t for t in row.terms if t.startswith("Point Cost")))
    for row in AIMED
    if any(t.startswith("Point Cost") for t in row.terms)
]
MOST = {"Lesser": 100, "Double": 200}


@pytest.mark.parametrize(("name", "term"), COSTS)
def test_a_target_costs_no_more_than_the_term_allows(name, term):
    """A user of 100 points: up to as many with Lesser, up to twice as many with Double."""
    most = MOST[term[12:].split(")")[0].split()[0]]
    assert targets(pair(name, user={"points": 100}, other={"points": most}), name)
    assert not targets(pair(name, user={"points": 100}, other={"points": most + 1}), name)


@pytest.mark.parametrize(("name", "term"), COSTS)
def test_costs_are_those_of_the_hp_left_unless_the_term_says_max(name, term):
    """The user has half of its HP left: it counts for half, or as much as ever."""
    most = MOST[term[12:].split(")")[0].split()[0]]

    def found(points):
        state = pair(name, user={"points": 100}, other={"points": points})
        return targets(state.with_figures(replace(state.figures["red11"], hp=10)), name)

    full = "Max" in term
    assert found(most // 2)
    assert bool(found(most)) == full


@pytest.mark.parametrize(
    ("term", "points", "allowed"),
    [
        ("Point Cost (Greater)", 100, True),
        ("Point Cost (Greater)", 99, False),
        ("Point Cost (Lesser)", 100, True),
        ("Point Cost (Lesser)", 101, False),
        ("Point Cost (Double)", 200, True),
        ("Point Cost (Double)", 201, False),
        ("Specific", 999, True),
    ],
)
def test_what_each_point_cost_compares(term, points, allowed):
    state = pair("Healer I", user={"points": 100}, other={"points": points})
    assert (cost_problem(asks(state), "red1", "blue1", (term,)) == "") == allowed


@pytest.mark.parametrize(("trait", "counts"), [("Fusion", 1000), ("Respawn", 50), ("Summon", 25)])
@pytest.mark.parametrize("hp", [20, 10])
def test_some_units_count_for_a_multiple_or_a_share_of_their_price(trait, counts, hp):
    """Half of it where half of their HP are left."""
    state = pair(trait, user={"points": 100}, other={"points": counts * hp // 20})
    state = state.with_figures(replace(state.figures["red11"], hp=hp))
    assert cost_problem(asks(state), "red1", "blue1", ("Point Cost (Lesser)",)) == ""
    dearer = pair(trait, user={"points": 100}, other={"points": counts * hp // 20 + 1})
    dearer = dearer.with_figures(replace(dearer.figures["red11"], hp=hp))
    assert cost_problem(asks(dearer), "red1", "blue1", ("Point Cost (Lesser)",))


# Scatter Arrow


def scattered(*dice):
    """Where a template ends that was aimed at (20, 20)."""
    mortar = weapon("gun", "Blast I", "Residue I", range=40)
    state = duel(troop("a"), [mortar], troop("t", hp=9), apart=20.0)
    session = attack(state, dice, [(20.0, 20.0)])
    (mark,) = session.state.markers
    return mark.at


def test_five_inches_to_the_east_are_five_inches_to_the_east():
    """The example of the book: 3 and 2 on the dice, eastward."""
    assert scattered(2, 3, 3, 2) == (25.0, 20.0)


@pytest.mark.parametrize("face", [1, 6])
def test_a_1_or_a_6_is_a_hit_and_rolls_no_distance(face):
    assert scattered(face) == (20.0, 20.0)


@pytest.mark.parametrize("face", [2, 3, 4, 5])
@pytest.mark.parametrize(
    ("way", "at"), [(1, (20.0, 16.0)), (3, (24.0, 20.0)), (5, (20.0, 24.0)), (7, (16.0, 20.0))]
)
def test_any_other_face_scatters_in_one_of_eight_directions_by_the_sum_of_the_dice(face, way, at):
    assert scattered(face, way, 1, 3) == at


def test_there_are_eight_directions():
    ends = {scattered(2, way, 4, 6) for way in range(1, 9)}
    assert len(ends) == 8
    assert all(abs((x - 20.0) ** 2 + (y - 20.0) ** 2 - 100.0) < 0.01 for x, y in ends)


# Single Model


@pytest.mark.parametrize(
    "name", [row.name for row in CATALOGUE.perks.values() if "Single Model" in row.terms]
)
def test_what_is_for_single_models_is_refused_to_several(name):
    needs = CATALOGUE.get(name).needs

    def faults(models):
        return [said for need in needs if (said := need(troop("a", name, models=models), None))]

    assert not faults(1)
    assert faults(2)


# Skill Test


TESTED = [
    row.name
    for row in CATALOGUE.perks.values()
    if row.kind == "weapon" and row.family == "Affliction" and {"Skill Test", "HP Loss"} <= set(row.terms)
]


@pytest.mark.parametrize("name", TESTED)
@pytest.mark.parametrize(("dice", "laid"), [((3,), False), ((4,), True)])
def test_a_weapon_perk_with_a_skill_test_works_on_a_4(name, dice, laid):
    gun = weapon("gun", name, power=10)
    state = duel(troop("a", points=500), [gun], troop("t", defence=4, hp=9, armour=None))
    session = attack(state, dice)
    assert session.state.is_under("blue1", without_rank(name)) == laid
    assert lost(session) == 1


@pytest.mark.parametrize("name", TESTED)
def test_it_is_tested_for_each_hp_lost(name):
    gun = weapon("gun", name, power=10, attacks=3)
    state = duel(troop("a", points=500), [gun], troop("t", defence=4, hp=9, armour=None))
    assert attack(state, (3, 3, 4)).state.is_under("blue1", without_rank(name))


# Weapon Use


THROWN = [
    row.name
    for row in CATALOGUE.perks.values()
    if {"Weapon Use", "Stat Change"} <= set(row.terms) and row.name[0] in "+x" and "AP" not in row.name
]


@pytest.mark.parametrize("name", THROWN)
def test_what_a_weapon_throws_for_its_use_comes_before_attack_dice_and_ends_with_the_sequence(name):
    gun = weapon("gun", name, power=1)
    state = duel(troop("a"), [gun], troop("t", defence=4, hp=9, armour=None))
    count = int(name[1]) if name[1].isdigit() else 2 if "2D" in name else 1
    session = attack(
        state, [1] * count + [1] * (count if name[0] == "x" else 1 + count * ("Attacks" in name))
    )
    assert rolls(session)[0][0] == name
    assert rolls(session)[0][1] == count
    assert not session.state.is_under("red1", name)


# End of Phase/Step


def test_who_vanishes_in_a_step_goes_after_those_that_answer_it():
    """One or two actions and all answers are over first."""
    ghost = troop("ghost", "Vanish", hp=3, armour=None)
    session = playing(facing(ghost, (SHOT,)))
    take(session, "Attack", "red1", dice=[1])
    take(session, "Use Perks", "red1", dice=[4], answers=[("Vanish",)])
    assert session.state.units["red1"].where == TABLE
    take(session, "Counter Attack", "blue1", dice=[6])
    assert session.state.hp("red1") == 2
    assert session.state.units["red1"].where == RESERVE


def test_who_vanishes_in_a_phase_goes_as_that_ends():
    state = duel(troop("ghost", "Vanish"), [GUN], troop("t"))
    after = attack(in_phase(state, "Move"), (4,), [("Vanish",)], name="Move").state
    assert after.units["red1"].where == TABLE
    over = run(after, lambda game: game.end("phase", "Move")).state
    assert over.units["red1"].where == RESERVE
