"""Tactical perks that change figures, sentence by sentence: against some, in some plight, for a turn."""

from dataclasses import replace

import pytest
from advanced import facing, playing, take
from armies import army, troop, weapon
from asking import asked, game_of, hurt, turn_begun, walked
from boarders import field as boarding
from boarders import inside as broken_in
from clauses import bearing
from companies import attached, field, part_of, squad
from fighting import attack, duel, in_phase, lost, rolls, under
from prisons import carried
from running import run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE, Held
from battlefield.rules.muster.roster import Roster, RosterUnit, RosterWeapon

MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
WIDTH = 32 / 25.4


def shot(*perks, target=(), user=USER, others=(), **stats):
    foe = troop("mark", *target, defence=4, hp=30, armour=None)
    return duel(user, [weapon("gun", *perks, **stats)], foe, others=others)


# sets


@pytest.mark.parametrize(("name", "count"), [("Twin", 2), ("Triune", 3)])
def test_all_of_a_set_have_the_perk(name, count):
    def wrong(*perks):
        arms = tuple(
            RosterWeapon(f"gun {n}", "Assault", {"range": 0}, tuple(map(Held, held)), 50)
            for n, held in enumerate(perks)
        )
        unit = RosterUnit("unit", "Unit", BaseSize.round(32), points=500, weapons=arms)
        return faults(Roster("Trial", "warsurge", (unit,)))

    assert not wrong(*[(name,)] * count)
    assert wrong(*[(name,)] * (count - 1), ())
    assert wrong(*[(name,)] * (count + 1))


@pytest.mark.parametrize(("name", "count"), [("Twin", 2), ("Triune", 3)])
@pytest.mark.parametrize("which", [0, 1])
def test_only_one_of_a_set_is_used_in_an_attack_but_another_in_the_next(name, count, which):
    arms = [weapon(f"bomb{n}", name) for n in range(count)]
    session = attack(duel(USER, arms, MARK), [6], [(f"bomb{which}",)])
    assert lost(session) == 1
    fresh = replace(session.state, effects=())
    assert lost(attack(in_phase(fresh, turn=2), [6], [(f"bomb{1 - which}",)])) == 1


# who is inside


@pytest.mark.parametrize("how", ["Imprison", "Breach", "Hijack", "Seed II", "aboard"])
def test_an_internal_weapon_reaches_whoever_has_come_in(how):
    state = duel(troop("user", hp=20, transport=90), [weapon("gun", "Internal")], MARK)
    inside = carried(state, "blue1", "red1", "aboard" if how == "aboard" else "inside")
    assert [aim.target for aim in aims(game_of(inside), "red1", "gun")] == ["blue1"]


def test_an_internal_weapon_reaches_who_breaks_in():
    state = boarding("Breach")
    host = weapon("trap", "Internal", range=3)
    state = replace(state, profiles={**state.profiles, "trap": host})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("trap",)))
    assert not aims(game_of(state), "blue1", "trap")
    assert [aim.target for aim in aims(game_of(broken_in(state)), "blue1", "trap")] == ["red1"]


@pytest.mark.parametrize(("rank", "reached"), [("I", False), ("II", True)])
def test_an_internal_weapon_reaches_a_seed_only_of_the_better_rank(rank, reached):
    seed = ("red2", "red", troop("seed", f"Seed {rank}", hp=3), (), [(0.0, 0.0)])
    host = weapon("spit", "Internal", range=3)
    state = duel(USER, [weapon("gun")], MARK, others=[seed], armed=[host])
    state = state.with_unit(replace(state.units["red2"], where=RESERVE))
    sown = run(
        state, lambda game: afflict(game, "Implant", "blue1", by="red1", weapon="gun"), (), [True]
    ).state
    assert [aim.target for aim in aims(game_of(sown), "blue1", "spit")] == (["red2"] if reached else [])


# against some


@pytest.mark.parametrize(("rank", "other"), [("I", 5), ("II", 4)])
@pytest.mark.parametrize("perk", ["Airborne", "Jumper", ""])
def test_anti_air_needs_less_against_what_flies_or_jumps(rank, other, perk):
    need = 3 if perk else other
    state = shot(f"Anti-Air {rank}", target=(perk,) if perk else ())
    assert lost(attack(state, [need])) == 1
    assert lost(attack(state, [need - 1])) == 0


@pytest.mark.parametrize(("perk", "need", "cost"), [("Deconstruct", 3, 1), ("Dismantle", 4, 2), ("", 4, 1)])
def test_deconstruct_and_dismantle_work_on_machines(perk, need, cost):
    for target, wanted, loses in ((("Artificial",), need, cost), ((), 4, 1)):
        state = shot(*([perk] if perk else []), target=target)
        assert lost(attack(state, [wanted])) == loses
        assert lost(attack(state, [wanted - 1])) == 0


@pytest.mark.parametrize("perk", ["Leader", "Sergeant", "War Master"])
def test_a_commander_killer_rerolls_failures_against_commanders(perk):
    assert lost(attack(shot("Commander Killer", target=(perk,)), [3, 4])) == 1
    assert lost(attack(shot("Commander Killer"), [3])) == 0


def killers(*perks, target):
    rows = [
        squad(models=1, hp=9, defence=4, armour=None),
        squad(*perks, models=1, hp=9, at=(12.5, 10.0), id_="red2", defence=4, armour=None),
    ]
    gun = weapon("axe", "Commander Killer", range=40)
    foe = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,))
    return (
        attached(field(*rows, foe=foe, side="blue"), "red2", "red1")
        if target
        else field(*rows, foe=foe, side="blue")
    )


def test_a_commander_killer_rerolls_against_whom_a_commander_has_joined():
    assert lost(attack(killers("Leader", target=True), [3, 4], unit="blue1"), "red1") == 1


def test_a_commander_killer_rerolls_what_is_sent_on_to_others():
    """A War Master hands the attack to a friend who is no commander."""
    rows = (
        squad("War Master", models=1, hp=5, at=(10.0, 8.0), armour=None),
        squad(id_="red2", models=2, at=(8.0, 14.0), armour=None, defence=4),
    )
    gun = weapon("axe", "Commander Killer", range=40, power=4)
    foe = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,), armour=None)
    state = field(*rows, side="blue", foe=foe)
    session = attack(state, [3, 4], [("red1",), ("red2",)], unit="blue1")
    assert lost(session, "red2") == 1
    assert lost(attack(state, [3], [("red2",)], unit="blue1"), "red2") == 0


# in some plight


@pytest.mark.parametrize(("hp", "bloody"), [(9, False), (8, True), (1, True)])
def test_a_bloody_weapon_counts_half_of_17_hp_as_8(hp, bloody):
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Bloody")], MARK), "red1", hp)
    begun = turn_begun(state).state
    more = 2 if bloody else 0
    assert (asked(begun, "power", 4), asked(begun, "attacks", 1)) == (4 + more, 1 + more)


def next_turn(state, turn, answers=()):
    """End a turn, and begin the next one."""
    ended = replace(state, clock=replace(state.clock, turn=turn, phase="End"))
    state = run(ended, lambda game: game.end("turn", "End")).state
    return run(
        in_phase(state, "Start", turn + 1), lambda game: game.tell(TurnBegan(turn + 1)), (), answers
    ).state


def test_a_bloody_weapon_is_looked_at_as_each_turn_begins_and_not_in_between():
    state = hurt(duel(troop("old", hp=17), [weapon("gun", "Bloody")], MARK), "red1", 9)
    begun = next_turn(state, 1)
    assert asked(hurt(begun, "red1", 3), "power", 4) == 4
    worse = next_turn(hurt(begun, "red1", 3), 2)
    assert asked(hurt(worse, "red1", 17), "power", 4) == 6
    healed = next_turn(hurt(worse, "red1", 17), 3)
    assert asked(healed, "power", 4) == 4


FIRST = pytest.mark.parametrize(
    ("name", "first", "second"), [("Clash", ([6, 6], 2), ([6], 1)), ("Flurry", ([3, 6], 1), ([3], 0))]
)


@FIRST
def test_the_first_use_after_engaging_is_better_and_no_later_one(name, first, second):
    state = in_phase(duel(USER, [weapon("gun", name)], MARK, apart=5.0), "Move")
    met = walked(state, "red1", (15.0 - WIDTH, 10.0), []).state
    once = attack(in_phase(met), first[0])
    assert lost(once) == first[1]
    later = in_phase(replace(once.state, effects=kept(once.state)), turn=2)
    assert lost(attack(later, second[0])) == second[1]


@FIRST
def test_nothing_comes_of_it_without_a_melee_or_for_who_is_met(name, first, second):
    assert lost(attack(duel(USER, [weapon("gun", name)], MARK), second[0])) == second[1]
    state = duel(MARK, [], USER, apart=5.0, armed=[weapon("gun", name)])
    met = walked(in_phase(state, "Move"), "red1", (15.0 - WIDTH, 10.0), []).state
    assert lost(attack(in_phase(met, side="blue"), second[0], unit="blue1"), "red1") == second[1]
    assert first


@FIRST
def test_a_second_melee_makes_it_better_again(name, first, second):
    state = in_phase(duel(USER, [weapon("gun", name)], MARK, apart=5.0), "Move")
    met = walked(state, "red1", (15.0 - WIDTH, 10.0), []).state
    once = attack(in_phase(met), first[0]).state
    apart = replace(once, effects=tuple(e for e in kept(once) if e.name not in ("melee", "moved")))
    foe = apart.figures["blue11"]
    apart = apart.with_figures(replace(foe, model=replace(foe.model, at=(18.0, 10.0))))
    again = attack(
        in_phase(apart, "Move", 2), [], [(Placed("red11", (18.0 - WIDTH, 10.0)),)], name="Move"
    ).state
    assert lost(attack(in_phase(again, turn=2), first[0])) == first[1]
    assert second


def kept(state):
    return tuple(e for e in state.effects if e.name not in ("weapon used", "acted", "attacked"))


@pytest.mark.parametrize(
    ("who", "mark"),
    [
        ("red1", unit_status.MOVED),
        ("blue1", unit_status.MOVED),
        ("red1", unit_status.RELOCATED),
        ("blue1", unit_status.RELOCATED),
    ],
)
def test_focus_rerolls_only_while_neither_has_moved(who, mark):
    assert lost(attack(shot("Focus"), [3, 4])) == 1
    assert lost(attack(under(shot("Focus"), mark, who), [3])) == 0


def test_focus_counts_for_the_immobile():
    fort = troop("user", move=0, dash=0, defence=4, hp=20)
    assert lost(attack(shot("Focus", user=fort), [3, 4])) == 1


@pytest.mark.parametrize(("hp", "power", "far"), [(20, 5, True), (19, 4, False)])
def test_a_hearty_weapon_reaches_farther_and_strikes_harder_at_full_hp(hp, power, far):
    state = hurt(duel(USER, [weapon("gun", "Hearty", range=10)], MARK, apart=22.0 + WIDTH), "red1", hp)
    assert bool(aims(game_of(state), "red1", "gun")) is far
    near = hurt(shot("Hearty"), "red1", hp)
    need = 8 - power
    assert (lost(attack(near, [need])), lost(attack(near, [need - 1]))) == (1, 0)


def test_a_hearty_weapon_is_looked_at_as_it_is_used_and_not_in_between():
    """A die on the first unit under its template strikes its user; on the second it still has Power 5."""
    others = [("blue2", "blue", replace(MARK, id="other"), (), [(20.0, 11.4)])]
    user = troop("user", defence=1, hp=4, armour=None)
    state = duel(user, [weapon("gun", "Hearty", "Volatile", "Explode I")], MARK, others=others)
    session = attack(state, [1, 6, 3], [(20.0, 10.6)])
    assert (lost(session, "red1"), lost(session, "blue2")) == (1, 1)


@pytest.mark.parametrize(("rank", "less"), [("I", 1), ("II", 2)])
@pytest.mark.parametrize(
    ("apart", "reaches", "beyond"),
    [(10, True, False), (11, True, True), (20, True, True), (20.1, False, True)],
)
def test_a_long_shot_reaches_twice_as_far_for_less_power(rank, less, apart, reaches, beyond):
    state = duel(USER, [weapon("gun", f"Longshot {rank}", range=10)], MARK, apart=apart + WIDTH)
    assert bool(aims(game_of(state), "red1", "gun")) is reaches
    if reaches:
        need = 4 + (less if beyond else 0)
        assert (lost(attack(state, [need])), lost(attack(state, [need - 1]))) == (1, 0)


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_long_shot_keeps_one_power(rank):
    state = duel(USER, [weapon("gun", f"Longshot {rank}", range=10, power=1)], MARK, apart=15.0)
    assert lost(attack(state, [6, 2])) == 1


@pytest.mark.parametrize(("apart", "reaches"), [(20.0, True), (20.1, False)])
def test_a_long_shot_of_both_ranks_reaches_no_farther_than_twice_the_range(apart, reaches):
    state = duel(USER, [weapon("gun", "Longshot I", "Longshot II", range=10)], MARK, apart=apart + WIDTH)
    assert bool(aims(game_of(state), "red1", "gun")) is reaches


@pytest.mark.parametrize(("rank", "less"), [("I", 1), ("II", 2)])
@pytest.mark.parametrize(("at", "beyond"), [(17.0, False), (20.0, True), (28.0, True), (29.3, None)])
def test_a_template_of_a_long_shot_may_lie_twice_as_far_off(rank, less, at, beyond):
    state = duel(USER, [weapon("gun", "Explode I", f"Longshot {rank}", range=10)], MARK, apart=at - 10.0)
    if beyond is None:
        with pytest.raises(AssertionError):
            attack(state, [6], [(at, 10.0)])
        return
    need = 4 + (less if beyond else 0)
    assert lost(attack(state, [need], [(at, 10.0)])) == 1
    assert lost(attack(state, [need - 1], [(at, 10.0)])) == 0


# Multi-Strike


def spread(*perks, **stats):
    others = [("blue2", "blue", replace(MARK, id="m2"), (), [(20.0, 18.0)])]
    return duel(
        USER,
        [weapon("gun", "Multi-Strike", *perks, **{"attacks": 3, "power": 10} | stats)],
        MARK,
        others=others,
    )


def test_each_attack_goes_where_it_is_sent():
    session = attack(spread(), [], [("blue1",), ("blue2",), ("blue1",)])
    assert (lost(session), lost(session, "blue2")) == (2, 1)
    both = attack(spread(), [], [("blue2",), ("blue2",), ("blue2",)])
    assert (lost(both), lost(both, "blue2")) == (0, 3)


def test_each_wielder_splits_its_own_attacks_among_whom_it_reaches():
    """The second one reaches both, the first one only the nearer."""
    others = [("blue2", "blue", replace(MARK, id="m2"), (), [(20.0, 30.0)])]
    gun = weapon("gun", "Multi-Strike", attacks=2, power=10, range=12)
    state = duel(USER, [gun], MARK, shooters=2, others=others)
    second = state.figures["red12"]
    state = state.with_figures(replace(second, model=replace(second.model, at=(20.0, 20.0))))
    session = attack(state, [], [("blue1",), ("blue2",)])
    assert (lost(session), lost(session, "blue2")) == (3, 1)
    both = attack(state, [], [("blue2",), ("blue2",)])
    assert (lost(both), lost(both, "blue2")) == (2, 2)


@pytest.mark.parametrize("shape", ["Explode I", "Cone I", "Wall I", "Blast I", "Beam II"])
def test_each_attack_lays_a_template_of_its_own(shape):
    turned = shape in ("Cone I", "Wall I")
    one = [(19.5, 10.0), (24.0, 10.0)] if turned else [(20.0, 10.0)]
    two = [(20.0, 18.0), (20.0, 24.0)] if turned else [(20.0, 18.0)]
    stay = [6] if shape == "Blast I" else []
    session = attack(spread(shape, attacks=2), stay * 2, [*one, *two])
    assert (lost(session), lost(session, "blue2")) == (1, 1)
    same = attack(spread(shape, attacks=2), stay * 2, [*one, *one])
    assert (lost(same), lost(same, "blue2")) == (2, 0)


@pytest.mark.parametrize("shape", ["Beam I", "Nova I", "Diffuse"])
def test_other_templates_are_not_split(shape):
    state = spread(shape, attacks=2, range={"Beam I": 20, "Nova I": 0, "Diffuse": 12}[shape])
    near = state.figures["blue11"]
    state = state.with_figures(replace(near, model=replace(near.model, at=(11.4, 10.0))))
    session = attack(state, [], [] if shape == "Nova I" else [(30.0, 10.0)])
    assert lost(session) == 2


# Shared


def sharing(*perks, far=(4.0, 10.0), **stats):
    """Two models stand apart; the one that is out of range carries the weapon."""
    state = duel(
        troop("squad", *perks, hp=1, armour=None, defence=4),
        [weapon("gun", "Shared", **{"range": 9, "power": 10} | stats)],
        MARK,
        shooters=2,
        apart=10.0,
    )
    one, two = state.figures_of("red1")
    return state.with_figures(
        replace(one, model=replace(one.model, at=far)),
        replace(two, model=replace(two.model, at=(11.0, 10.0)), weapons=()),
    )


def test_any_model_of_the_unit_uses_a_shared_weapon_and_only_one_at_a_time():
    assert lost(attack(sharing())) == 1
    assert not aims(
        game_of(replace(sharing(), profiles={**sharing().profiles, "gun": weapon("gun", range=9)})),
        "red1",
        "gun",
    )


@pytest.mark.parametrize(("who", "host", "perks"), [("red1", "blue1", ()), ("blue1", "red1", ("Internal",))])
def test_a_shared_weapon_is_used_by_one_model_where_one_unit_is_inside_of_the_other(who, host, perks):
    state = sharing()
    state = replace(state, profiles={**state.profiles, "gun": weapon("gun", "Shared", *perks, power=10)})
    assert lost(attack(carried(state, who, host, "inside"))) == 1


def test_a_shared_weapon_is_handed_on_as_its_carrier_falls():
    state = sharing()
    dying = state.with_figures(replace(state.figures["red11"], hp=0))
    after = run(dying, remove_casualties).state
    assert [f.weapons for f in after.figures_of("red1")] == [("gun",)]


def test_a_shared_weapon_is_there_once_after_its_bearer_has_come_back_too():
    """Another model has taken it up; the first is healed, and one of the two uses it."""
    guns = [weapon("gun", "Shared", power=10), weapon("knife", range=0)]
    state = duel(troop("squad", hp=1), guns, MARK, shooters=2)
    state = state.with_figures(replace(state.figures["red12"], weapons=("knife",)))
    state = run(state, lambda game: lose(game, "red1", 1, "a test", first=("red11",))).state
    state = run(state, lambda game: remove_casualties(game, "red1")).state
    state = run(state, lambda game: gain(game, "red1", 1, "Healer I")).state
    assert len(state.units["red1"].figures) == 2
    assert sum("gun" in figure.weapons for figure in state.figures_of("red1")) == 1


@pytest.mark.parametrize(("perks", "face", "saved"), [((), 5, False), (("Shared",), 5, False)])
def test_a_shared_shield_belongs_to_one_model_for_the_majority(perks, face, saved):
    shield = weapon("shield", *perks, attacks=0, deflect=2)
    foe = troop("mark", defence=4, hp=3, armour=6)
    state = duel(USER, [weapon("gun", power=10)], foe, targets=2, armed=[shield])
    bare = state.with_figures(replace(state.figures["blue12"], weapons=()))
    assert lost(attack(bare, [face])) == (not saved)
    assert lost(attack(state, [4])) == 0


@pytest.mark.parametrize(("perks", "stands"), [((), True), (("Shared",), False)])
def test_a_shared_shield_makes_no_wall(perks, stands):
    shield = weapon("shield", *perks, attacks=0, deflect=2)
    foe = troop("mark", "Shield Wall", defence=4, hp=2, armour=6)
    rows = (
        ("red1", "red", USER, (weapon("gun", power=10),), [(10.0, 10.0)]),
        ("blue1", "blue", foe, (), [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]),
    )
    made = army(*rows)
    state = replace(made, profiles={**made.profiles, "shield": shield})
    state = in_phase(state.with_figures(replace(state.figures["blue11"], weapons=("shield",))))
    assert lost(attack(state, [4])) == (not stands)


# Disarm


ARMED = (weapon("claw", power=4), weapon("fang", power=4))


def disarming(**more):
    return duel(USER, [weapon("gun", "Disarm", power=10, **more)], MARK, armed=list(ARMED))


@pytest.mark.parametrize("picked", ["claw", "fang"])
def test_the_user_says_which_weapon_is_out_of_use_this_turn(picked):
    after = attack(disarming(), [4], [(picked,)]).state
    for name in ("claw", "fang"):
        assert bool(why_not_use(game_of(after), "blue1", name)) == (name == picked)
    assert not why_not_use(game_of(next_turn(after, 1)), "blue1", picked)


def test_each_hp_lost_may_put_another_weapon_out_of_use():
    after = attack(disarming(attacks=2), [4, 4], [("claw",)]).state
    assert [why_not_use(game_of(after), "blue1", name) for name in ("claw", "fang")] == ["Disarm"] * 2
    one = attack(disarming(attacks=2), [3, 4], [("claw",)]).state
    assert not why_not_use(game_of(one), "blue1", "fang")


def test_nothing_is_out_of_use_without_hp_loss_or_a_passed_test():
    assert not why_not_use(game_of(attack(disarming(), [3]).state), "blue1", "claw")
    missed = duel(USER, [weapon("gun", "Disarm", power=4)], MARK, armed=list(ARMED))
    assert len(rolls(attack(missed, [3]))) == 1


def test_a_disarmed_shield_does_not_count():
    shield = weapon("shield", attacks=0, deflect=2)
    foe = troop("mark", defence=4, hp=9, armour=6)
    state = duel(USER, [weapon("gun", "Disarm", power=10), weapon("bow", power=10)], foe, armed=[shield])
    session = attack(state, [3, 4, 4], [("gun",), ("bow",)])
    assert lost(session) == 2  # a save of 4 fails once the shield is gone


@pytest.mark.parametrize(("attacked", "now", "next_"), [(False, True, False), (True, False, True)])
def test_who_has_attacked_is_disarmed_in_the_next_turn(attacked, now, next_):
    state = under(disarming(), unit_status.ATTACKED, "blue1") if attacked else disarming()
    after = attack(state, [4], [("claw",)]).state
    assert bool(why_not_use(game_of(after), "blue1", "claw")) is now
    assert bool(why_not_use(game_of(next_turn(after, 1)), "blue1", "claw")) is next_
    assert not why_not_use(game_of(next_turn(next_turn(after, 1), 2)), "blue1", "claw")


@pytest.mark.parametrize("picked", ["claw", "fang"])
def test_what_was_out_of_use_this_turn_may_be_so_in_the_next_as_well(picked):
    """The claw is out of use this turn; its user has attacked with the fang."""
    state = bearing(disarming(), "Disarm", "blue1", "red1", 1, used="claw", begins=1)
    after = attack(under(state, unit_status.ATTACKED, "blue1"), [4], [(picked,)]).state
    assert why_not_use(game_of(next_turn(after, 1)), "blue1", picked) == "Disarm"


@pytest.mark.parametrize("picked", ["claw", "fang"])
def test_a_weapon_of_the_targets_sergeant_may_be_put_out_of_use(picked):
    gun = weapon("gun", "Disarm", range=40, power=10)
    rows = (
        ("red1", "red", USER, (gun,), [(10.0, 10.0)]),
        ("blue1", "blue", MARK, (ARMED[0],), [(20.0, 10.0)]),
        ("blue2", "blue", troop("boss", "Sergeant", points=20), (ARMED[1],), [(20.0, 11.5)]),
    )
    after = attack(part_of(in_phase(army(*rows)), "blue2", "blue1"), [4], [(picked,)]).state
    for unit, name in (("blue1", "claw"), ("blue2", "fang")):
        assert bool(why_not_use(game_of(after), unit, name)) == (name == picked)


def test_in_the_advanced_playstyle_who_has_attacked_is_disarmed_at_once():
    session = playing(facing(USER, [weapon("gun", "Disarm", power=10)], MARK, list(ARMED)))
    state = under(session.state, unit_status.ATTACKED, "blue1")
    session = playing(state)
    take(session, "Attack", "red1", dice=[4], answers=[("claw",)])
    assert why_not_use(game_of(session.state), "blue1", "claw") == "Disarm"


# Harmless


def test_a_harmless_weapon_costs_nothing_and_its_afflictions_take_by_themselves():
    session = attack(shot("Harmless", "Blind I", "Poison I", attacks=2), [4, 4])
    assert lost(session) == 0
    assert session.state.is_under("blue1", "Blind")
    assert [why for why, _ in rolls(session)] == ["attack dice (4+): Gun"]


def test_dice_that_would_have_cost_nothing_lay_nothing():
    foe = troop("mark", defence=4, hp=9, armour=4)
    state = duel(USER, [weapon("gun", "Harmless", "Blind I")], foe)
    assert not attack(state, [4, 4]).state.is_under("blue1", "Blind")
    assert attack(state, [4, 3]).state.is_under("blue1", "Blind")


@pytest.mark.parametrize("perk", ["Blind II", "Concussive", "Cripple II", "Freeze II"])
@pytest.mark.parametrize(
    ("save", "test", "laid"), [(4, 3, False), (4, 4, True), (3, None, True)], ids=["fails", "passes", "sure"]
)
def test_dice_that_succeed_and_would_have_cost_nothing_take_a_skill_test(perk, save, test, laid):
    """What asks for successful dice alone is tested for as by any weapon where the save keeps the HP."""
    foe = troop("mark", defence=4, hp=9, armour=4)
    state = duel(USER, [weapon("gun", "Harmless", perk)], foe)
    after = attack(state, [4, save, *([test] if test else [])]).state
    assert after.is_under("blue1", perk.removesuffix(" II")) is laid


@pytest.mark.parametrize("perk", ["Knockback I", "Force I", "Warp", "Disarm", "Chain I"])
def test_what_asks_for_hp_lost_and_is_no_affliction_does_nothing_with_a_harmless_weapon(perk):
    """Not even a die is rolled for it."""
    other = ("blue2", "blue", troop("other"), (), [(20.0, 13.0)])
    session = attack(shot("Harmless", perk, others=[other]), [4], [("blue1",)])
    assert [what for what, _ in rolls(session)] == ["attack dice (4+): Gun"]
    assert session.state.figures["blue11"].model.at == (20.0, 10.0)


def test_a_harmless_beam_goes_no_farther_than_the_first_that_it_meets():
    state = shot(
        "Harmless", "Beam I", "Pulverise", others=[("blue2", "blue", troop("other"), (), [(24.0, 10.0)])]
    )
    after = attack(state, [4], [(20.0, 10.0)]).state
    assert [after.is_under(unit, "Pulverise") for unit in ("blue1", "blue2")] == [True, False]


@pytest.mark.parametrize("hits", [1, 2, 3])
def test_each_hp_that_would_have_been_lost_counts_for_what_stacks(hits):
    state = shot("Harmless", "Shock", attacks=3)
    after = attack(state, [4] * hits + [3] * (3 - hits)).state
    stacks = sum(e.amount for e in after.effects_on("blue1", "Shock"))
    assert stacks == hits


@pytest.mark.parametrize(
    ("perks", "hp", "stacks"), [((), 2, 2), (("Absorption I",), 9, 2), (("Absorption III",), 9, 0)]
)
def test_hp_that_nobody_has_or_that_are_ignored_would_not_have_been_lost(perks, hp, stacks):
    """Three dice succeed; where all are ignored nothing that takes by itself is laid, either."""
    foe = troop("mark", *perks, defence=4, hp=hp, armour=None)
    after = attack(
        duel(USER, [weapon("gun", "Harmless", "Poison", "Blind I", attacks=3)], foe), [4] * 3
    ).state
    assert sum(effect.amount for effect in after.effects_on("blue1", "Poison")) == stacks
    assert after.is_under("blue1", "Blind") == (stacks > 0)


# Corrupted


CURSED = {"defence": 4, "hp": 6, "armour": 4}


def corrupted(*answers, user=None, **stats):
    state = duel(
        troop("cursed", **CURSED | (user or {})),
        [weapon("gun", "Corrupted", **{"power": 4, "ap": 4} | stats)],
        MARK,
    )
    return turn_begun(state, [(each,) for each in answers]).state


def figures(state):
    game = game_of(state)
    weapon_ = tuple(asked(state, stat, base) for stat, base in (("power", 4), ("ap", 3), ("attacks", 1)))
    return (
        weapon_,
        (game.figure("defence", 4, "red1").value, game.figure("armour", 3, "red1").value),
        state.hp("red1"),
    )


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        (("0", "0", "0"), ((4, 3, 1), (4, 3), 6)),
        (("2", "0", "0"), ((6, 3, 1), (2, 3), 6)),
        (("4", "0", "0"), ((8, 3, 1), (0, 3), 6)),
        (("0", "1", "0"), ((4, 4, 1), (4, 2), 6)),
        (("0", "2", "0"), ((4, 5, 1), (4, 1), 6)),
        (("0", "0", "3"), ((4, 3, 4), (4, 3), 3)),
    ],
)
def test_each_point_given_up_is_a_point_for_the_weapon(answers, found):
    assert figures(corrupted(*answers)) == found


def test_a_second_weapon_is_matched_with_the_stats_that_none_has_been_fed_from_yet():
    """Of Defence 4 the first is given 3, so that 1 is left for the second."""
    guns = [weapon("gun", "Corrupted", power=4, ap=4), weapon("other", "Corrupted", power=4, ap=4)]
    state = duel(troop("cursed", **CURSED), guns, MARK)
    fed = turn_begun(state, [(each,) for each in ("3", "0", "0", "1", "0", "0")]).state
    assert figures(fed)[1] == (0, 3)
    assert game_of(fed).figure("power", 4, "red1", weapon="other").value == 5
    with pytest.raises(AssertionError):
        turn_begun(state, [(each,) for each in ("3", "0", "0", "2", "0", "0")])


def test_defence_goes_down_to_0_and_ap_up_to_2_and_no_farther():
    with pytest.raises(AssertionError):
        corrupted("5", "0", "0")
    with pytest.raises(AssertionError):
        corrupted("0", "3", "0")  # AP 4+ becomes 2+ with two
    with pytest.raises(AssertionError):
        corrupted("0", "0", "7")


def test_hp_goes_down_to_0():
    assert corrupted("0", "0", "6").hp("red1") == 0


def test_hp_that_are_offered_are_given_whatever_would_save_them():
    user = troop("cursed", "Absorption II", **CURSED)
    state = duel(user, [weapon("gun", "Corrupted", power=4, ap=4)], MARK)
    given = turn_begun(state, [("0",), ("0",), ("3",)]).state
    assert figures(given) == ((4, 3, 4), (4, 3), 3)


def test_armour_goes_down_to_none():
    state = corrupted("0", "1", "0", user={"armour": 6}, ap=6)
    assert game_of(state).figure("armour", 1, "red1").value == 0


@pytest.mark.parametrize("stats", [{"power": 5}, {"ap": 5}, {"power": 3}, {"ap": None}])
def test_it_is_offered_only_where_power_and_ap_match(stats):
    with pytest.raises(AssertionError):
        corrupted("1", "0", "0", **stats)


def test_the_match_is_made_after_all_other_changes():
    """A Blunt weapon of a user at half its HP has an AP of 5+ where 4+ is printed."""

    def offered(armour):
        state = duel(
            troop("cursed", defence=4, hp=6, armour=armour),
            [weapon("gun", "Corrupted", "Blunt", power=4, ap=4)],
            MARK,
        )
        return turn_begun(hurt(state, "red1", 3), [("1",)]).state

    assert offered(5).is_under("red1", "Corrupted")
    with pytest.raises(AssertionError):
        offered(4)


def test_all_but_the_hp_comes_back_as_the_turn_ends():
    state = corrupted("2", "1", "2")
    after = next_turn(state, 2, [("0",), ("0",), ("0",)])
    assert figures(after) == ((4, 3, 1), (4, 3), 4)


def test_hp_given_up_are_given_up_whatever_would_hold_off_losses():
    """No damage is done to it: it neither absorbs what it gives nor breaks down in its place."""
    for perk in ("Absorption I", "Combat Damage I"):
        state = duel(troop("cursed", perk, **CURSED), [weapon("gun", "Corrupted", power=4, ap=4)], MARK)
        state = turn_begun(state, [("0",), ("0",), ("2",)]).state
        assert (state.hp("red1"), asked(state, "attacks", 1)) == (4, 3)


def test_who_is_carried_may_give_up_its_stats_too():
    truck = ("red2", "red", troop("truck", hp=9, transport=40), (), [(10.0, 14.0)])
    gun = weapon("gun", "Corrupted", power=4, ap=4)
    state = duel(troop("cursed", **CURSED), [gun], MARK, others=[truck])
    aboard = next_turn(carried(state, "red1", "red2"), 1, [("2",), ("0",), ("0",)])
    assert aboard.is_under("red1", "Corrupted")
