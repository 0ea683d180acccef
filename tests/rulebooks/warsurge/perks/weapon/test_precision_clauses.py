"""Precision, sentence by sentence: which dice pick whom, and whose stats and shields count then."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, in_step, playing, take
from armies import army, troop, weapon
from clauses import answered, bearing, opened
from companies import attached
from fighting import attack, duel, in_phase, line, lost, told
from prisons import carried

from battlefield.rulebooks.warsurge.units.counters import TARGETED
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import Held

SOFT = {"defence": 4, "armour": None}
USER = troop("user", hp=20, **SOFT)
FACES = pytest.mark.parametrize("face", [2, 3, 4, 5, 6])


def shot(*perks, targets=3, foe=None, others=(), **stats):
    foe = foe or troop("squad", defence=1, hp=5, armour=None)
    gun = weapon("gun", *perks, **{"power": 4, "range": 24} | stats)
    return duel(USER, [gun], foe, targets=targets, others=others)


def hps(session, unit="blue1"):
    return [figure.hp for figure in session.state.figures_of(unit)]


def is_asked(state, dice, pick=("blue12",)):
    try:
        attack(state, dice, [pick])
    except AssertionError as left:
        assert "never asked" in str(left)
        return False
    return True


@FACES
def test_a_die_that_shows_its_face_or_more_strikes_who_is_chosen(face):
    state = shot(f"Precision {face}+")
    assert hps(attack(state, [face], [("blue12",)])) == [5, 4, 5]
    assert hps(attack(state, [6], [("blue13",)])) == [5, 5, 4]
    if face > 2:
        assert not is_asked(state, [face - 1])
        assert lost(attack(state, [face - 1])) == 1


@FACES
def test_each_die_may_go_to_another_model(face):
    state = shot(f"Precision {face}+", attacks=2)
    assert hps(attack(state, [6, 6], [("blue13", "blue12")])) == [5, 4, 4]
    assert hps(attack(state, [6, 6], [("blue13",)])) == [5, 5, 3]


def test_dice_that_nobody_is_named_for_go_to_the_first():
    assert hps(attack(shot("Precision 2+", attacks=4), [6] * 4, [("blue13", "blue12")])) == [5, 4, 2]


def test_what_is_halved_is_added_up_over_all_dice_whoever_they_strike():
    """Two dice on a tough unit cost 1 HP, on two models or with one that is not precise; so does one."""
    foe = troop("squad", "Tough", defence=1, hp=5, armour=4)
    state = shot("Precision 5+", foe=foe, attacks=2)
    assert lost(attack(state, [6, 6, 1, 1], [("blue13", "blue12")])) == 1
    assert lost(attack(state, [6, 4, 1, 1], [("blue13",)])) == 1
    assert lost(attack(state, [6, 4, 1, 4], [("blue13",)])) == 1


@pytest.mark.parametrize(
    ("shots", "picked", "cost"),
    [(4, ("blue11", "blue12", "blue13", "blue14"), 2), (6, ("blue11", "blue12"), 3), (6, ("blue11",), 3)],
)
def test_what_is_halved_is_added_up_over_all_models_of_a_unit_that_the_target_has_joined(shots, picked, cost):
    state = led("Bodyguard", attacks=shots, models=4, hp=9, perks=("Tough",))
    assert lost(attack(state, [6] * shots, [("blue1",), picked])) == cost


def test_what_is_halved_is_added_up_over_all_batches_of_dice_too():
    """Three dice on a tough unit of 2 HP, two of them in the first batch: they cost 1 HP, precise or not."""
    state = led("Leader", attacks=3, models=2, hp=1, perks=("Tough",))
    assert lost(attack(state, [6, 6, 6], [("blue1",), ("blue11", "blue12"), ("blue12",)])) == 1


def led(kind, *gun, models=1, hp=1, perks=(), face=2, **stats):
    """A squad that somebody has joined, and a War Master of 4 HP beside both."""
    rows = (
        (
            "red1",
            "red",
            troop("user", hp=20, points=900, **SOFT),
            (shooter(*gun, face=face, **stats),),
            line(1),
        ),
        (
            "blue1",
            "blue",
            troop("squad", *perks, hp=hp, **SOFT),
            (),
            [(20.0, 8.0 + 1.5 * n) for n in range(models)],
        ),
        ("blue2", "blue", troop("boss", kind, hp=5, **SOFT), (), [(18.5, 10.0)]),
        ("blue3", "blue", troop("lord", "War Master", hp=4, **SOFT), (), [(18.5, 14.0)]),
    )
    return attached(in_phase(army(*rows)), "blue2", "blue1")


def shooter(*perks, face, **stats):
    return weapon("gun", f"Precision {face}+", *perks, **{"range": 40, "power": 4, **stats})


@pytest.mark.parametrize("name", ["Burn", "Virus", "Zombify"])
def test_a_war_master_that_dice_single_out_bears_what_they_lay_though_they_follow_on(name):
    """The first die fells the squad; the second is for its leader, and precise."""
    state = led("Leader", name, attacks=2, face=5)
    after = attack(state, [4, 6], [("blue1",), ("blue31",)]).state
    assert (after.hp("blue2"), after.hp("blue3")) == (5, 3)
    assert after.is_under("blue3", name)


@pytest.mark.parametrize(("name", "dice"), [("Deathblow", (4, 5)), ("Gravity", (6,))])
@pytest.mark.parametrize("follows", [True, False])
def test_a_war_master_that_is_singled_out_suffers_what_comes_of_lost_hp(name, dice, follows):
    """It has 3 HP left of 4, and then half of them."""
    state = led("Leader", name, attacks=2 if follows else 1, face=5)
    after = attack(state, [*([4] if follows else []), 6, *dice], [("blue1",), ("blue31",)]).state
    assert after.hp("blue3") == (1 if name == "Deathblow" else 2)


def test_a_model_of_a_unit_that_has_joined_may_be_chosen():
    """In front of the commander its squad stands; neither is hit but who is chosen."""
    rows = (
        ("red1", "red", USER, (weapon("gun", "Precision 2+", range=40, power=10),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("squad", hp=2, **SOFT), (), [(20.0, 10.0), (20.0, 11.5)]),
        ("blue2", "blue", troop("chief", "Leader", hp=3, **SOFT), (), [(20.0, 13.0)]),
    )
    state = attached(in_phase(army(*rows)), "blue2", "blue1")
    session = attack(state, [2], [("blue1",), ("blue21",)])
    assert (lost(session), lost(session, "blue2")) == (0, 1)


@pytest.mark.parametrize(
    ("dice", "picks", "losses"),
    [
        (2, ("blue11", "blue21"), (1, 1)),
        (2, ("blue21", "blue12"), (1, 1)),
        (3, ("blue21", "blue11", "blue12"), (2, 1)),
        (3, ("blue21", "blue11"), (1, 2)),
        (3, ("blue21",), (0, 3)),
    ],
)
def test_each_die_may_go_to_a_model_of_another_unit_merged_with_the_target(dice, picks, losses):
    """One for each model named, and the rest for the first one's unit."""
    rows = (
        ("red1", "red", USER, (weapon("gun", "Precision 2+", attacks=dice, power=10),), [(10.0, 10.0)]),
        ("blue1", "blue", troop("squad", hp=1, **SOFT), (), line(3, 20.0)),
        ("blue2", "blue", troop("chief", "Leader", hp=9, **SOFT), (), [(20.0, 14.5)]),
    )
    state = attached(in_phase(army(*rows)), "blue2", "blue1")
    session = attack(state, [2] * dice, [("blue1",), picks])
    assert (lost(session), lost(session, "blue2")) == losses


def test_of_a_die_that_is_rolled_again_the_last_roll_counts():
    """It needs a 4: a 3 becomes a 5, which is precise, or a 4, which is not."""
    foe = troop("squad", defence=4, hp=5, armour=None)
    state = shot("Precision 5+", "Commander Killer", foe=replace(foe, perks=troop("x", "Leader").perks))
    assert hps(attack(state, [3, 5], [("blue12",)])) == [5, 4, 5]
    assert not is_asked(state, [3, 4])


def test_of_a_roll_in_two_steps_the_last_one_counts():
    """Power 1 against Defence 4 needs a 6 and then a 2 or more."""
    foe = troop("squad", defence=4, hp=5, armour=None)
    state = shot("Precision 5+", foe=foe, power=1)
    assert hps(attack(state, [6, 5], [("blue12",)])) == [5, 4, 5]
    assert not is_asked(state, [6, 4])


# War Masters


def master(gap=5.9, far=0.0, reach=24, **stats):
    """A War Master stands so far from the target, perhaps farther off from the attacker."""
    width = 32 / 25.4
    lord = troop("lord", "War Master", **{"hp": 5, "defence": 4, "armour": None} | stats)
    at = (20.0 + far, 10.0 + (gap + width if not far else 0.0))
    return shot("Precision 2+", targets=1, others=[("blue2", "blue", lord, (), [at])], range=reach)


@pytest.mark.parametrize(("gap", "may"), [(5.9, True), (6.1, False)])
def test_a_war_master_within_6_inches_may_be_chosen_instead(gap, may):
    state = master(gap)
    try:
        session = attack(state, [6], [("blue1",), ("blue21",)])
    except AssertionError:
        assert not may
        return
    assert may and (lost(session), lost(session, "blue2")) == (0, 1)


def test_one_die_may_go_to_a_war_master_and_another_one_to_the_target():
    state = master()
    gun = weapon("gun", "Precision 2+", range=24, power=4, attacks=2)
    state = replace(state, profiles={**state.profiles, "gun": gun})
    for picks in (("blue11", "blue21"), ("blue21", "blue11")):
        session = attack(state, [6, 6], [("blue1",), picks])
        assert (lost(session), lost(session, "blue2")) == (1, 1)


@pytest.mark.parametrize(
    ("fire_points", "target", "may"), [(1, "blue1", True), (1, "truck", True), (0, "truck", False)]
)
def test_a_war_master_in_one_transport_with_the_target_may_be_chosen_where_it_may_be_shot_at(
    fire_points, target, may
):
    rows = (
        ("red1", "red", USER, (weapon("gun", "Precision 2+", power=10),), [(10.0, 10.0)]),
        ("truck", "blue", troop("truck", transport=20, fire_points=fire_points, **SOFT), (), [(20.0, 10.0)]),
        ("blue1", "blue", troop("squad", hp=5, **SOFT), (), [(40.0, 40.0)]),
        ("blue2", "blue", troop("lord", "War Master", hp=5, **SOFT), (), [(44.0, 40.0)]),
    )
    state = in_phase(carried(carried(army(*rows), "blue1", "truck"), "blue2", "truck"))
    aim = [(target,)] if fire_points else []
    try:
        session = attack(state, [2], [*aim, ("blue21",)])
    except AssertionError:
        assert not may
        return
    assert may and lost(session, "blue2") == 1


@pytest.mark.parametrize(("reach", "may"), [(16, True), (13, False)])
def test_a_war_master_beyond_the_weapon_s_range_may_not(reach, may):
    """Its base begins 13.7 inches off."""
    state = master(far=5.0, reach=reach)
    try:
        session = attack(state, [6], [("blue1",), ("blue21",)] if reach == 16 else [("blue21",)])
    except AssertionError:
        assert not may
        return
    assert may and lost(session, "blue2") == 1


@pytest.mark.parametrize(("defence", "face", "hurt"), [(4, 4, 1), (4, 3, 0), (6, 5, 0), (6, 6, 1)])
def test_a_war_master_is_struck_by_its_own_defence(defence, face, hurt):
    """The die has succeeded against the target's Defence of 1 in any case."""
    state = master(defence=defence)
    session = attack(state, [face], [("blue1",), ("blue21",)])
    assert (lost(session), lost(session, "blue2")) == (0, hurt)


@pytest.mark.parametrize(("faces", "hurt"), [([4], 0), ([6, 2], 0), ([6, 3], 1)])
def test_a_die_that_needs_more_rolls_against_a_war_master_goes_on(faces, hurt):
    """Power 4 against Defence 8 needs a 6 and then 3+; the target itself one roll only."""
    session = attack(master(defence=8), faces, [("blue1",), ("blue21",)])
    assert (lost(session), lost(session, "blue2")) == (0, hurt)


def test_its_own_table_multiplies_what_strikes_a_war_master():
    """Power 8 doubles each success against the target's Defence of 0, and not against the lord's of 6."""
    lord = troop("lord", "War Master", hp=5, defence=6, armour=None)
    gun = weapon("gun", "Precision 2+", power=8)
    others = [("blue2", "blue", lord, (), [(20.0, 14.0)])]
    session = attack(
        duel(troop("u"), [gun], troop("t", hp=9, defence=0, armour=None), others=others),
        [5],
        [("blue1",), ("blue21",)],
    )
    assert (lost(session), lost(session, "blue2")) == (0, 1)


def lordly(*perks, state=None):
    """A War Master with perks of its own stands beside the target."""
    state = state or master()
    printed = state.profiles["lord"]
    own = tuple(Held(each) for each in perks)
    return replace(state, profiles={**state.profiles, "lord": replace(printed, perks=printed.perks + own)})


@pytest.mark.parametrize(("raised", "face", "hurt"), [(True, 2, 0), (True, 1, 1), (False, 0, 1)])
def test_a_war_master_that_is_singled_out_is_targeted_and_may_raise_its_shield(raised, face, hurt):
    """Its shield saves on a 2+."""
    state = lordly("Emergency Shield I")
    session = attack(state, [6, face] if raised else [6], [("blue1",), ("blue21",), raised])
    assert lost(session, "blue2") == hurt


def test_a_war_master_that_is_singled_out_may_move_off_after_the_attacks():
    state, spot = lordly("Reflex Manoeuvre I"), (Placed("blue21", (24.0, 20.0)),)
    session = attack(state, [6], [("blue1",), ("blue21",), True, spot])
    assert session.state.figures["blue21"].model.at == (24.0, 20.0)


def test_a_war_master_that_is_singled_out_may_answer_in_the_advanced_playstyle():
    """Blue1 is unarmed; what was targeted is named for the answers of its side."""
    state = replace(master(), settings=ADVANCED)
    plain, picked = (
        take(playing(in_step(state)), "Attack", "red1", dice=[6], answers=[("blue1",), (pick,)]).state
        for pick in ("blue11", "blue21")
    )
    assert not plain.is_under("blue2", TARGETED)
    assert picked.is_under("blue2", TARGETED)


@pytest.mark.parametrize(("keen", "may"), [((), False), (("Keen Eye",), True)])
def test_a_war_master_that_may_not_be_targeted_is_not_singled_out(keen, may):
    """It passes for a friend, except to a keen eye, which ends that."""
    state = bearing(lordly("Espionage"), "Espionage", "blue2", "blue2", side="red")
    state = replace(state, profiles={**state.profiles, "user": troop("user", *keen, hp=20, **SOFT)})
    session = opened(state, "gun", *(["blue1"] if may else []), phase="Attack", dice=[6])
    if may:
        answered(session, "blue21")
    assert session.pending is None
    assert (lost(session), lost(session, "blue2")) == ((0, 1) if may else (1, 0))
    assert session.state.is_under("blue2", "Espionage") is not may


# shields


def carrying(figures):
    """Of three models with armour 6+ some have shields of 2."""
    foe = troop("squad", defence=1, hp=5, armour=6)
    shield = weapon("shield", attacks=0, deflect=2)
    state = shot("Precision 2+", foe=foe)
    state = replace(state, profiles={**state.profiles, "shield": shield})
    return state.with_figures(*(replace(state.figures[id_], weapons=("shield",)) for id_ in figures))


@pytest.mark.parametrize(
    ("carriers", "picked", "face", "saved"),
    [
        (("blue12",), "blue12", 4, True),
        (("blue12",), "blue11", 5, False),
        (("blue11", "blue12"), "blue13", 5, False),
        (("blue11", "blue12"), "blue13", 6, True),
        (("blue11", "blue12"), "blue12", 4, True),
    ],
)
def test_only_the_shield_of_who_is_chosen_counts(carriers, picked, face, saved):
    session = attack(carrying(carriers), [6, face], [(picked,)])
    assert lost(session) == (not saved)


def test_of_two_who_are_chosen_each_has_its_own_shield():
    """The one with a shield saves on a 4, the other on nothing less than a 6."""
    state = carrying(("blue12",))
    gun = weapon("gun", "Precision 2+", range=24, power=4, attacks=2)
    state = replace(state, profiles={**state.profiles, "gun": gun})
    session = attack(state, [6, 6, 4, 5], [("blue12", "blue11")])
    assert hps(session) == [4, 5, 5]


@pytest.mark.parametrize(
    ("carriers", "face", "saved"), [(("blue12",), 5, False), (("blue11", "blue12"), 4, True)]
)
def test_without_a_choice_the_majority_counts(carriers, face, saved):
    state = carrying(carriers)
    plain = replace(state, profiles={**state.profiles, "gun": weapon("gun", range=24, power=4)})
    assert lost(attack(plain, [6, face])) == (not saved)


# the log


def test_nobody_says_that_no_die_succeeds_where_all_were_precise():
    assert "no attack die succeeds" not in told(attack(shot("Precision 2+"), [6], [("blue12",)]))
    assert "no attack die succeeds" in told(attack(shot("Precision 2+"), [1]))
