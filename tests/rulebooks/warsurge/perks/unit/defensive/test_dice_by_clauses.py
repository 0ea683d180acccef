"""Clauses of the perks that make units hard to hit: who measures, which dice count, when and for whom."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import attached, field, part_of, squad
from convoys import convoy, inside
from fighting import attack, duel, in_phase, locked, lost, rolls, under
from running import asks, end_turn

from battlefield.rulebooks.warsurge.attack.attack import dice_modifiers
from battlefield.rulebooks.warsurge.attack.targets import aims, attack_on
from battlefield.rulebooks.warsurge.turn.using import usable

CONTACT = 32 / 25.4


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def gun(*perks, power=4, **more):
    return weapon("gun", *perks, power=power, **more)


def hits_on(face, state, choices=()):
    """Check the lowest face with which one die hits."""
    assert lost(attack(state, (face - 1,), choices)) == 0
    assert lost(attack(state, (face,), choices)) == 1


# Barrier


def shooters(*gaps, perks=()):
    """Red models so far from a blue unit with Barrier, one by one."""
    spots = [(40.0 - CONTACT - gap, 10.0 + 2.0 * n) for n, gap in enumerate(gaps)]
    rows = (
        ("red1", "red", troop("a"), (gun(*perks, range=36, attacks=1),), spots),
        ("blue1", "blue", target("Barrier"), (), [(40.0, 10.0)]),
    )
    return in_phase(army(*rows))


@pytest.mark.parametrize(("gaps", "dice", "hits"), [((11.9, 20.0), (4, 4), 2), ((12.1, 20.0), (4, 4), 0)])
@pytest.mark.parametrize("perks", [(), ("Rapid",)])
def test_barrier_is_measured_from_the_closest_attacker_for_all_of_them(gaps, dice, hits, perks):
    more = (4,) if perks else ()  # the near one of them is within half of its range
    session = attack(shooters(*gaps, perks=perks), (*dice, *more))
    assert lost(session) == (hits + len(more) if hits else 0)


def test_barrier_does_not_keep_friends_off():
    salve = weapon("salve", "Heal", range=40, power=4)
    hurt = army(
        ("red1", "red", troop("a"), (salve,), [(10.0, 10.0)]),
        ("red2", "red", target("Barrier"), (), [(10.0 + 20 + CONTACT, 10.0)]),
        ("blue1", "blue", troop("far"), (), [(40.0, 40.0)]),
    )
    state = in_phase(hurt.with_figures(replace(hurt.figures["red21"], hp=5)))
    assert attack(state, (4,), [("red2",)]).state.hp("red2") == 6


# Bedim


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_each_attack_die_needs_a_roll_of_its_own_ahead(face):
    """Five attacks, three of which pass."""
    at = target(f"Bedim {face}+")
    session = attack(duel(troop("a"), [gun(attacks=5)], at), (face, face - 1, 6, face - 1, face, 4, 4, 3))
    assert [count for _, count in rolls(session)] == [5, 3]
    assert lost(session) == 2


def test_bedim_comes_after_accuracy_and_aim():
    at = target("Bedim 4+")
    state = duel(troop("a", "Accuracy 4+"), [gun("Aim 4+", attacks=4)], at)
    session = attack(state, (4, 4, 4, 3, 4, 4, 3, 4, 3, 4))
    assert [(why.split(":")[0].split(" (")[0], count) for why, count in rolls(session)] == [
        ("accuracy 4+", 4),
        ("aim 4+", 3),
        ("bedim 4+", 2),
        ("attack dice", 1),
    ]
    assert lost(session) == 1


def test_bedim_meets_friends_who_heal_it_too_and_dice_that_hit_by_themselves():
    salve = weapon("salve", "Heal", power=10)
    made = army(
        ("red1", "red", troop("a"), (salve,), [(10.0, 10.0)]),
        ("red2", "red", target("Bedim 4+"), (), [(16.0, 10.0)]),
        ("blue1", "blue", troop("far"), (), [(40.0, 40.0)]),
    )
    state = in_phase(made.with_figures(replace(made.figures["red21"], hp=5)))
    assert attack(state, (3,), [("red2",)]).state.hp("red2") == 5
    assert attack(state, (4,), [("red2",)]).state.hp("red2") == 6


# Dodge, Shroud


def in_and_out(perk):
    """Blue fights red2; red1 stands 10 inches off."""
    friend = ("red2", "red", troop("b"), (weapon("sword", range=0, power=4),), [(20.0 + CONTACT, 10.0)])
    return locked(duel(troop("a"), [gun()], target(perk), others=(friend,)), "red2", "blue1")


@pytest.mark.parametrize(("perk", "outside", "inside"), [("Dodge", 5, 4), ("Shroud", 6, 4)])
def test_dodge_and_shroud_part_those_in_the_melee_from_those_outside(perk, outside, inside):
    """Into the melee of a friend all dice are one worse; inside it Dodge is, and Shroud is not."""
    hits_on(outside, in_and_out(perk))
    state = in_and_out(perk)
    face = inside + (perk == "Dodge")
    assert lost(attack(state, (face - 1,), (), "red2")) == 0
    assert lost(attack(state, (face,), (), "red2")) == 1


# Evasive


@pytest.mark.parametrize(("effect", "face"), [("", 5), ("Paralysis", 4), ("Freeze", 4), ("Cripple", 5)])
def test_evasive_is_nothing_once_a_perk_holds_the_unit(effect, face):
    state = duel(troop("a"), [gun()], target("Evasive"))
    hits_on(face, under(state, effect, "blue1", "red1") if effect else state)


def test_who_can_still_dash_is_evasive():
    hits_on(5, duel(troop("a"), [gun()], target("Evasive", move=0)))
    hits_on(5, duel(troop("a"), [gun()], target("Evasive", dash=0)))


# Obscured


def led(*perks, host=(), weapons=()):
    """A unit of one model, and one that has joined it, shot at by a blue unit with Precision."""
    rows = (
        squad(*host, models=1, armour=None, defence=4, hp=3),
        squad("Leader", *perks, id_="red2", models=1, hp=3, at=(12.0, 10.0), armour=None),
    )
    arms = weapons or (weapon("gun", "Precision 2+", range=40, power=4),)
    foe = squad(models=1, hp=9, weapons=arms, armour=None, id_="blue1", side="blue", at=(10.0, 30.0))
    return attached(field(*rows, side="blue", foe=foe), "red2", "red1")


@pytest.mark.parametrize(("face", "lost_by_leader"), [(3, 1), (4, 0)])
def test_an_obscured_leader_is_rolled_for_when_its_unit_is_targeted_by_precision(face, lost_by_leader):
    choices = [("red21",)] if lost_by_leader else []
    session = attack(led("Obscured"), (face, 4), choices, "blue1")
    assert rolls(session)[0] == ("Obscured", 1)
    assert lost(session, "red2") == lost_by_leader
    assert lost(session, "red1") == 1 - lost_by_leader


def test_an_obscured_unit_does_not_hide_the_leader_that_joined_it():
    session = attack(led(host=("Obscured",)), (4, 4), (), "blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (0, 1)


def test_obscured_is_rolled_for_each_precise_weapon_and_for_no_other():
    def shots(*perks):
        arms = tuple(weapon(f"gun{n}", *each, range=40, power=4) for n, each in enumerate(perks))
        state = duel(troop("a"), arms, target("Obscured", hp=2), targets=2)
        return [why for why, _ in rolls(attack(state, (4, 4, 3, 4), [("gun0",), ("blue12",)]))]

    assert shots(("Precision 2+",), ("Precision 2+",)).count("Obscured") == 2
    state = duel(troop("a"), [gun()], target("Obscured"))
    assert "Obscured" not in dict(rolls(attack(state, (4,))))


def test_obscured_holds_for_one_sequence():
    state = duel(troop("a"), [gun("Precision 2+")], target("Obscured", hp=1), targets=2)
    session = attack(state, (4, 4))
    assert not [e for e in session.state.effects if e.name.startswith("obscured")]


# Reflect


SOFT = {"armour": None, "hp": 30, "defence": 14}  # 6 below Power 20: hit by itself, once


def test_reflect_i_works_once_a_game_and_rank_ii_once_a_turn():
    for rank, again in (("I", False), ("II", True)):
        state = duel(troop("a", **SOFT), [gun(power=20)], troop("t", f"Reflect {rank}", **SOFT))
        first = attack(state, (4,), [True]).state
        later = in_phase(end_turn(first), turn=2)
        later = replace(later, effects=tuple(e for e in later.effects if e.until.span == "game"))
        session = attack(later, (4,) if again else (), [True] if again else [])
        assert lost(session) == (not again)


def test_reflect_ii_turns_one_weapon_a_turn():
    guns = [gun(power=20), weapon("other", power=20)]
    state = duel(troop("a", **SOFT), guns, troop("t", "Reflect II", **SOFT))
    session = attack(state, (4,), [("gun",), True])
    assert (lost(session), lost(session, "red1")) == (1, 1)


def test_a_weapon_that_strikes_two_mirrors_is_tried_once():
    mirrors = ("blue2", "blue", troop("m", "Reflect I", **SOFT), (), [(20.0, 14.0)])
    arms = [weapon("gun", "Multi-Strike", attacks=2, power=20)]
    state = duel(troop("a", **SOFT), arms, troop("t", "Reflect I", **SOFT), others=(mirrors,))
    session = attack(state, (3,), [("blue1",), ("blue2",), True])
    assert (lost(session), lost(session, "blue2"), lost(session, "red1")) == (1, 1, 0)


# Smoke Cover, Smokescreen


def smoked(perk, *choices, targets=1):
    state = in_phase(duel(troop("a"), [gun()], target(perk), targets=targets), side="blue")
    return attack(state, (), [(perk,), *choices], "blue1").state


def test_smoke_covers_only_units_all_of_whose_models_are_wholly_in_it_at_any_height():
    inside = 6.0 - CONTACT / 2
    state = smoked("Smoke Cover", (20.0, 10.0), targets=2)
    far = state.figures["blue12"]
    for bottom in (0.0, 8.0):
        for past in (0.0, 0.01):
            model = replace(far.model, at=(20.0, 10.0 + inside + past), bottom=bottom)
            there = asks(state.with_figures(replace(far, model=model)))
            assert there.figure("in cover", 0, "blue1", foe="red1").value == (not past)


@pytest.mark.parametrize(("y", "covered"), [(14.0, True), (18.0, False)])
def test_smoke_covers_a_unit_only_along_with_its_sergeants(y, covered):
    rows = (
        ("red1", "red", troop("a"), (), [(40.0, 40.0)]),
        ("blue1", "blue", target("Smoke Cover"), (), [(20.0, 10.0)]),
        ("boss", "blue", troop("boss", "Sergeant"), (), [(20.0, y)]),
    )
    state = part_of(in_phase(army(*rows), side="blue"), "boss", "blue1")
    state = attack(state, (), [("Smoke Cover",), (20.0, 10.0)], "blue1").state
    found = [asks(state).figure("in cover", 0, unit, foe="red1").value > 0 for unit in ("blue1", "boss")]
    assert found == [covered, covered]


@pytest.mark.parametrize(("x", "covered"), [(10.0, True), (20.0, False)])
def test_smoke_covers_who_is_carried_where_its_transport_stands(x, covered):
    """The passengers stood at (30, 30) as they embarked; the truck stands at (10, 14)."""
    state = inside(convoy("Exposed I", squad=("Smoke Cover",), at=(30.0, 30.0), phase="Attack"))
    state = attack(state, (), [("Smoke Cover",), (x, 14.0)], "squad").state
    assert (asks(state).figure("in cover", 0, "squad", foe="foe").value > 0) == covered


def test_smoke_is_cover_to_whoever_shoots():
    hits_on(5, in_phase(smoked("Smoke Cover", (20.0, 10.0))))


def test_smoke_is_laid_once_a_game_and_a_smokescreen_goes_up_once():
    for perk, choices in (("Smoke Cover", ((20.0, 10.0),)), ("Smokescreen", ())):
        state = in_phase(end_turn(smoked(perk, *choices)), "Move", 2, "blue")
        assert not state.markers
        assert perk not in usable(asks(state), "blue1")
        assert not state.is_under("blue1", perk)


def test_a_smokescreen_costs_two_points_of_dice_in_a_melee_too_and_ends_with_the_turn():
    state = smoked("Smokescreen")
    near = state.with_figures(
        replace(
            state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(10.0 + CONTACT, 10.0))
        )
    )
    for each in (state, locked(near, "red1", "blue1")):
        assert dice(in_phase(each)) == (0, 2)
        assert dice(in_phase(end_turn(each), turn=2)) == (0, 0)


# Stalwart


def dice(state):
    """Give the dice modifiers of the gun against blue: those of its side, and of the other."""
    game = asks(state)
    aim = next(each for each in aims(game, "red1", "gun") if each.target == "blue1")
    return dice_modifiers(game, attack_on(game, "red1", "gun", aim))


def test_the_stalwart_heed_no_penalty_of_enemies_whatever_it_comes_from():
    aura = ("blue2", "blue", troop("spy"), (), [(10.0, 14.0)])
    state = under(
        duel(troop("a", "Stalwart"), [gun()], target("Evasive"), others=(aura,)),
        "Espionage",
        "blue2",
        "blue2",
    )
    hits_on(4, state, [("blue1",)])
    plain = replace(state, profiles={**state.profiles, "a": troop("a")})
    hits_on(6, plain, [("blue1",)])


def test_the_stalwart_heed_penalties_of_their_own_melees_weapons_and_perks():
    friend = ("red2", "red", troop("b"), (), [(20.0 + CONTACT, 10.0)])
    into = locked(duel(troop("a", "Stalwart"), [gun()], target(), others=(friend,)), "red2", "blue1")
    hits_on(5, into)
    foe = ("blue2", "blue", troop("f"), (), [(10.0 - CONTACT, 10.0)])
    out = locked(duel(troop("a", "Stalwart"), [gun()], target(), others=(foe,)), "red1", "blue2")
    hits_on(5, out, [("blue1",)])
    close = duel(troop("a", "Stalwart"), [gun("Cumbersome")], target(), apart=CONTACT)
    hits_on(5, locked(close, "red1", "blue1"))
