"""Malfunction judges all dice that a weapon rolls in one use, whatever its targets, before any counts."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import answered, offered, opened
from companies import GUN, attached, field, part_of, squad
from fighting import NO_TARGET, attack, duel, in_phase, lost, rolls, told
from running import asks, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import wielders_of
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.unit_status import BROKEN
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed

BARE = troop("bare", defence=4, hp=30, armour=None)
SOFT = {"armour": None, "aegis": None, "defence": 4}


def jamming(rank="II", *perks, **stats):
    return weapon("jam", f"Malfunction {rank}", *perks, **{"range": 40, "power": 4, "attacks": 3, **stats})


def against_company(gun, *, hp=(1, 1), shooters=1):
    """A blue unit attacks a red one of so many HP that has a sergeant of so many."""
    rows = [
        squad(models=1, hp=hp[0], weapons=(GUN,), **SOFT),
        squad("Sergeant", models=1, hp=hp[1], at=(10.0, 12.0), id_="red2", weapons=(GUN,), **SOFT),
    ]
    foe = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=shooters, hp=9, weapons=(gun,), **SOFT)
    return part_of(field(*rows, foe=foe, side="blue"), "red2", "red1")


def is_broken(session, figure="blue11"):
    return any(e.name == BROKEN and e.on == figure for e in session.state.effects)


def test_one_1_among_six_dice_on_a_unit_with_a_sergeant_is_no_malfunction():
    state = against_company(jamming(attacks=6), hp=(1, 9))
    session = attack(state, [1, 6, 6, 6, 6, 6], unit="blue1")
    assert not is_broken(session)
    assert (lost(session, "red1"), lost(session, "red2")) == (1, 4)


def test_half_of_all_dice_on_a_unit_with_a_sergeant_are_one():
    state = against_company(jamming(attacks=6), hp=(3, 9))
    session = attack(state, [6, 6, 6, 1, 1, 1], unit="blue1")
    assert is_broken(session)
    assert (lost(session, "red1"), lost(session, "red2")) == (0, 0)


def test_dice_in_batches_are_judged_together():
    state = against_company(jamming("I", attacks=8), hp=(5, 9))
    session = attack(state, [6, 6, 6, 1, 1, 6, 1, 1], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (0, 0)
    fine = attack(state, [6, 6, 6, 1, 2, 6, 1, 1], unit="blue1")
    assert (lost(fine, "red1"), lost(fine, "red2")) == (4, 0)


def test_dice_that_go_on_are_judged_anew_by_what_the_next_unit_needs():
    rows = [
        squad(models=1, hp=1, weapons=(GUN,), **SOFT),
        squad("Leader", models=1, hp=9, at=(10.0, 12.0), id_="red2", weapons=(GUN,), **SOFT | {"defence": 6}),
    ]
    foe = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(jamming(),), **SOFT)
    state = attached(field(*rows, foe=foe, side="blue"), "red2", "red1")
    # 5+ against the first, in cover; a 6 and then 2+ against the second
    session = attack(state, [5, 5, 6, 2], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (1, 1)


def under_one_template(gun, shooters=1):
    rows = (
        ("red1", "red", troop("a"), (gun,), [(10.0, 10.0 + 1.5 * n) for n in range(shooters)]),
        ("blue1", "blue", BARE, (), [(20.0, 9.2)]),
        ("blue2", "blue", replace(BARE, id="other"), (), [(20.0, 10.8)]),
    )
    return in_phase(army(*rows))


def test_a_weapon_destroyed_over_two_units_strikes_neither():
    state = under_one_template(jamming("II", "Explode I"))
    session = attack(state, [1, 1, 1, 6, 6, 6], [(20.0, 10.0)])
    assert (lost(session), lost(session, "blue2")) == (0, 0)
    assert is_broken(session, "red11")


def test_half_of_the_dice_on_one_unit_are_not_half_of_all():
    state = under_one_template(jamming("II", "Explode I"))
    session = attack(state, [1, 1, 6, 6, 6, 6], [(20.0, 10.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 3)
    assert not is_broken(session, "red11")


def test_each_wielder_s_templates_are_judged_apart():
    state = under_one_template(jamming("II", "Explode I"), shooters=2)
    dice = [1, 1, 6, 6, 6, 6]  # on the first unit by either wielder, then on the second
    session = attack(state, [*dice[:3], *dice[3:], 1, 6, 6, 6, 6, 6], [(20.0, 10.0), (20.0, 10.0)])
    assert is_broken(session, "red11") and not is_broken(session, "red12")
    assert (lost(session), lost(session, "blue2")) == (3, 3)


def test_attacks_sent_to_several_units_are_judged_together():
    others = [("blue2", "blue", replace(BARE, id="other"), (), [(20.0, 14.0)])]
    gun = weapon("jam", "Malfunction II", "Multi-Strike", attacks=4)
    state = duel(troop("a"), [gun], BARE, others=others)
    sent = [("blue1",), ("blue2",), ("blue2",), ("blue2",)]
    session = attack(state, [1, 6, 6, 6], sent)
    assert not is_broken(session, "red11")
    assert (lost(session), lost(session, "blue2")) == (0, 3)
    jammed = attack(state, [1, 1, 6, 6], sent)
    assert is_broken(jammed, "red11")
    assert (lost(jammed), lost(jammed, "blue2")) == (0, 0)


def test_each_weapon_is_judged_by_its_own_dice():
    session = attack(duel(troop("a"), [jamming("II")], BARE, shooters=2), [1, 1, 6, 6, 6, 6])
    assert lost(session) == 3
    assert is_broken(session, "red11") and not is_broken(session, "red12")
    assert [count for _, count in rolls(session)] == [3, 3]


def test_a_1_that_is_rolled_again_is_judged_by_what_it_shows_then():
    session = attack(duel(troop("a"), [jamming("II", "Reroll 1's")], BARE), [1, 1, 6, 6, 5])
    assert (lost(session), is_broken(session, "red11")) == (3, False)


def test_dice_of_a_leap_are_judged_with_those_before_them():
    others = [("blue2", "blue", replace(BARE, id="other"), (), [(23.0, 10.0)])]
    state = duel(troop("a"), [jamming("II", "Chain I", attacks=5)], BARE, others=others)
    session = attack(state, [6, 1, 1, 6, 6, 4, 1, 1, 1, 6, 6], [("blue1",)])
    assert (lost(session), lost(session, "blue2")) == (3, 0)
    assert is_broken(session, "red11")


def test_discarded_dice_hit_no_friends():
    friends = [("red2", "red", replace(BARE, id="friend"), (), [(10.0, 13.0)])]
    state = duel(troop("a", "Furious"), [jamming("I")], BARE, others=friends)
    session = attack(state, [1, 1, 3])
    assert lost(session, "red2") == 0


@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_trap_that_malfunctions_strikes_nobody(rank):
    gun = weapon("jam", f"Malfunction {rank}", "Trap I", attacks=3, range=12)
    session = attack(duel(troop("a"), [gun], BARE), [1, 1, 6], [(19.0, 10.0)])
    assert lost(session) == 0
    assert is_broken(session, "red11") == (rank == "II")
    assert f"Malfunction {rank}: the attack dice are discarded" in told(session)


def later(session):
    """The next turn, in which nobody has acted yet."""
    kept = tuple(e for e in session.state.effects if e.name not in ("weapon used", "acted"))
    return in_phase(replace(session.state, effects=kept), turn=2)


def test_a_trap_weapon_that_is_destroyed_lays_no_more_traps():
    gun = weapon("jam", "Malfunction II", "Trap I", attacks=3, range=12)
    session = attack(duel(troop("a"), [gun], BARE), [1, 1, 6], [(19.0, 10.0)])
    assert begun(later(session)).endswith(NO_TARGET)


def begun(state):
    return Session(state, Warsurge(), Listed(())).begin(Action("Attack", "red", "red1"))


@pytest.mark.parametrize("nearest", ["red11", "red12"])
def test_a_shared_weapon_that_is_destroyed_is_used_by_no_model_of_its_unit(nearest):
    """Red11 carries it; the other one alone may be in range, and have used it."""
    state = duel(troop("a"), [jamming("II", "Shared", range=12)], BARE, shooters=2)
    far = next(id_ for id_ in ("red11", "red12") if id_ != nearest)
    away = replace(state.figures[far], model=replace(state.figures[far].model, at=(4.0, 10.0)))
    state = state.with_figures(away)
    state = state.with_figures(replace(state.figures["red12"], weapons=()))
    session = attack(state, [1, 1, 6])
    assert lost(session) == 0
    assert begun(later(session)).endswith(NO_TARGET)
    assert begun(later(attack(state, [1, 6, 6]))) == ""


def test_a_shared_weapon_that_is_destroyed_is_not_handed_on_whole():
    state = duel(troop("a", armour=None), [jamming("II", "Shared")], BARE, shooters=2)
    state = state.with_figures(replace(state.figures["red12"], weapons=()))

    def carrier_falls(game):
        yield from lose(game, "red1", 1, "a test", first=("red11",))
        yield from remove_casualties(game)

    for face, open_ in ((1, False), (6, True)):
        session = attack(state, [1, face, 6])
        left = run(later(session), carrier_falls).state
        assert [figure.id for figure in left.figures_of("red1")] == ["red12"]
        assert (begun(left) == "") is open_


# mending it


def jammed(*perks, models=2):
    """Red1, of so many models, destroys the weapons of all by rolling 1s; red2 is beside it."""
    rows = [
        squad(*perks, models=models, hp=9, weapons=(jamming(),), **SOFT),
        squad("Technician", models=1, at=(15.0, 10.0), id_="red2", weapons=(), **SOFT),
    ]
    session = attack(field(*rows), [1] * 3 * models, [("jam",)])
    assert all(is_broken(session, f"red1{n + 1}") for n in range(models))
    return session.state


def uses(state, weapon):
    return wielders_of(asks(state), "red1", weapon)


def test_a_technician_restores_one_weapon_that_a_malfunction_destroyed():
    state = jammed()
    assert uses(state, "jam") == ()
    session = opened(state, "Technician", phase="Dash", unit="red2", dice=[4])
    words = {option.words: option.id for option in session.pending.options}
    assert list(words) == ["Jam of red11", "Jam of red12"]
    after = answered(session, words["Jam of red12"]).state
    assert uses(after, "jam") == ("red12",)
    assert "Technician" not in offered(jammed(models=1), "Dash", "red1")
    assert uses(opened(jammed(models=1), "Technician", phase="Dash", unit="red2", dice=[4]).state, "jam")
    assert not uses(opened(jammed(models=1), "Technician", phase="Dash", unit="red2", dice=[3]).state, "jam")


def test_a_weapon_that_destroyed_itself_stays_so_through_a_last_stand():
    """No enemy has done it."""
    state = jammed("Last Stand", models=1)

    def fall(game):
        yield from lose(game, "red1", 9, "a blow", by="blue1")
        yield from remove_casualties(game)

    after = run(state, fall).state
    assert after.hp("red1") == 9
    assert uses(after, "jam") == ()
