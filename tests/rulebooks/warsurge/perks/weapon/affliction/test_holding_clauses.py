"""Single clauses of afflictions that hold units, beside the same without them."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, in_phase, lost, told, under
from running import asked_in, asks, end_turn, run
from victims import begun, done, held

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.games.carrying import CARRIES, follow
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict, is_suffering
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective, objectives
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import USING_PERKS
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan

WIDTH = 32 / 25.4


def figure(state, what):
    return stat(asks(state), what, "blue1").value


class Always:
    """Dice that always show one face, or their highest where they have fewer."""

    def __init__(self, face):
        self.face = face

    def throw(self, roll, _seed, _action):
        return (min(self.face, roll.request.sides),) * roll.request.count


# Cripple


@pytest.mark.parametrize(("printed", "left"), [(6, 3), (5, 3), (2, 1), (1, 0), (0, 0)])
def test_cripple_halves_rounded_up_but_takes_an_inch_at_least(printed, left):
    state = held("Cripple", target=troop("t", move=printed, dash=printed))
    assert (figure(state, "move"), figure(state, "dash")) == (left, left)


@pytest.mark.parametrize(("printed", "chill", "left"), [(3, 2, 0), (3, 1, 1), (6, 1, 3)])
def test_cripple_halves_what_other_afflictions_leave(printed, chill, left):
    state = held("Cripple", target=troop("t", move=printed))
    state = run(state, lambda g: afflict(g, "Chill", "blue1", by="red1", amount=chill)).state
    assert figure(state, "move") == left


def going(state, perk, dice):
    """Give how far blue1 may go in a Move, or where it has Charge in that after a Move of no inch."""
    session = Session(state, Warsurge(), Listed(dice))
    assert not session.begin(Action("Move", "blue", "blue1"))
    if perk.startswith("Charge"):
        for answer in ((Placed("blue11", (10.0, 21.0)),), True):
            assert not session.answer(answer)
    return session.pending.what if session.pending else told(session)[-1]


@pytest.mark.parametrize(
    ("perk", "dice", "whole", "half"),
    [
        ("+Move I (D6)", (5,), "Move of Blue1, up to 11 in", "Move of Blue1, up to 6 in"),
        ("Charge I", (5,), "Charge of Blue1, up to 5 in", "Charge of Blue1, up to 3 in"),
        ("Charge I", (1,), "Charge of Blue1, up to 1 in", "Charge: it cannot move"),
    ],
)
def test_cripple_halves_all_movement_what_dice_add_to_a_move_and_a_charge_too(perk, dice, whole, half):
    crippled = held("Cripple", target=troop("t", perk, hp=20, armour=None), user=(10.0, 28.0))
    assert going(replace(crippled, effects=()), perk, dice) == whole
    assert going(crippled, perk, dice) == half


@pytest.mark.parametrize(("perk", "dice"), [("Blink I", ()), ("Teleport I", (4,))])
@pytest.mark.parametrize(
    ("slow", "inches"), [("Cripple", 3), ("Chill", 6), ("Curse Move", 6), ("Diminish", 6)]
)
def test_what_slows_all_movement_slows_who_relocates_and_what_slows_moves_does_not(perk, dice, slow, inches):
    """To relocate so is movement, but neither a Move nor a Dash."""
    own = ("Diminish",) if slow == "Diminish" else ()
    state = held("Burn", target=troop("t", perk, *own, hp=20, armour=None))
    if slow == "Curse Move":
        state = under(state, slow, "blue1", "red1")
    elif slow == "Diminish":
        state = run(state, lambda g: lose(g, "blue1", 10, "gun", by="red1")).state
    else:
        state = run(state, lambda g: afflict(g, slow, "blue1", by="red1", amount=2)).state
    assert figure(state, "move") < 6
    session = Session(state, Warsurge(), Listed(dice))
    assert not session.begin(Action("Move", "blue", "blue1")) and not session.answer((perk,))
    assert session.pending.what == f"{perk.split()[0]} of Blue1, up to {inches} in"


@pytest.mark.parametrize(("charges", "dice"), [(True, (5,)), (False, ())])
def test_a_charge_is_no_attempt_beside_the_move_that_it_is_a_part_of(charges, dice):
    state = held("Cripple", target=troop("t", "Charge I", hp=20, armour=None), user=(10.0, 28.0))
    walk, on = ((Placed("blue11", (10.0, y)),) for y in (21.0, 23.0))
    answers = [walk, charges, *([on] if charges else [])]
    moved = attack(in_phase(state, "Move", state.clock.turn, "blue"), dice, answers, "blue1", "Move").state
    assert moved.figures["blue11"].model.at == (10.0, 23.0 if charges else 21.0)
    assert moved.is_under("blue1", "Cripple")
    assert not done(moved, "Dash").is_under("blue1", "Cripple")


def test_so_does_the_damage_of_a_wreck_that_is_slowed():
    profile = troop("t", "Combat Damage I", "+Move I (D6)", hp=20, armour=None)
    state = held("Chill", target=profile)
    state = run(
        in_phase(replace(state, effects=())), lambda g: lose(g, "blue1", 1, "gun", by="red1"), (1,)
    ).state
    later = in_phase(end_turn(state), "Move", 2, "blue")
    assert going(later, "+Move I (D6)", (4,)) == "Move of Blue1, up to 5 in"


@pytest.mark.parametrize("name", ["Cripple", "Freeze", "Solidify"])
def test_a_new_hit_counts_the_attempts_anew(name):
    state = done(held(name, turn=1), "Move", "Attack")
    again = run(state, lambda g: afflict(g, name, "blue1", by="red1")).state
    assert done(again, "Dash").is_under("blue1", name)
    assert done(again, "Dash", "Move").is_under("blue1", name) is (name == "Solidify")


def test_a_crippled_unit_stays_so_while_it_tries():
    state = done(held("Cripple"), "Move")
    assert figure(state, "dash") == 3


# Freeze, Solidify


@pytest.mark.parametrize("phase", ["Move", "Dash"])
@pytest.mark.parametrize("name", ["Freeze", "Solidify"])
def test_a_held_unit_stays_where_it_is(name, phase):
    session = attack(held(name, phase=phase), (), (), "blue1", phase)
    assert session.state.figures["blue11"].model.at == (10.0, 20.0)


@pytest.mark.parametrize(
    ("rank", "state"), [("Freeze", "Freeze"), ("Cripple", "Cripple"), ("Blind", "Blind")]
)
def test_the_second_rank_needs_no_hp_and_lays_the_same(rank, state):
    armoured = troop("t", defence=4, hp=20, armour=2)
    gun = weapon("gun", f"{rank} II", power=10)
    session = attack(duel(troop("a"), [gun], armoured), (4, 2))
    assert (lost(session), session.state.is_under("blue1", state)) == (0, True)
    first = weapon("gun", f"{rank} I", power=10)
    assert not attack(duel(troop("a"), [first], armoured), (2,)).state.is_under("blue1", state)


def test_the_second_rank_does_not_test_where_no_die_succeeds():
    gun = weapon("gun", "Freeze II", power=4)
    session = attack(duel(troop("a"), [gun], troop("t", defence=4, hp=20)), (3,))
    assert not session.state.is_under("blue1", "Freeze")


def test_a_solid_unit_cannot_attack_though_its_attempt_counts():
    state = held("Solidify", phase="Attack")
    session = attack(state, (), (), "blue1")
    assert lost(session, "red1") == 0
    assert done(session.state, "Move", "Dash").is_under("blue1", "Solidify") is False


def test_a_solid_unit_uses_no_perks():
    assert asks(held("Solidify")).reason_against(
        USING_PERKS, "blue1", about=UsingPerk(Warsurge.catalogue.get("Healer I"))
    )


@pytest.mark.parametrize(
    ("perk", "phase", "dice"),
    [("Teleport I", "Move", (4,)), ("Blink II", "Move", ()), ("Manoeuvre I", "Attack", ())],
)
def test_a_solid_unit_may_try_to_relocate_which_counts_as_a_movement(perk, phase, dice):
    """It goes nowhere; an attack and a movement wear the rest off."""
    state = held("Solidify", phase=phase, target=troop("t", perk, hp=20, defence=4, armour=None))
    tried = attack(state, dice, [(perk,)], "blue1", phase).state
    assert tried.figures["blue11"].model.at == state.figures["blue11"].model.at
    rest = {"Move": ("Attack",), "Attack": ("Dash",)}[phase]
    assert tried.is_under("blue1", "Solidify")
    assert not done(tried, *rest).is_under("blue1", "Solidify")


@pytest.mark.parametrize(("both", "defence"), [(("Solidify", "Freeze"), 3), (("Freeze", "Solidify"), 3)])
def test_frozen_and_solid_it_does_all_that_solidify_says_but_double_its_defence(both, defence):
    state = run(held(both[0]), lambda g: afflict(g, both[1], "blue1", by="red1")).state
    assert figure(state, "defence") == defence
    assert asks(state).reason_against("weapons", "blue1") == "Solidify"


def at_objective(name, phase="Attack", turn=2):
    state = held(name, phase=phase, turn=turn)

    def laid(game):
        lay(game, objective("marker", 1, at=(10.0, 21.0)))
        yield from ()

    return run(state, laid).state


def held_by(state):
    (mark,) = objectives(state, "marker")
    return holder(asks(state), mark)


@pytest.mark.parametrize("name", ["Solidify", "Paralysis"])
def test_it_holds_no_objective(name):
    state = at_objective(name)
    assert held_by(state) == ""
    assert held_by(replace(state, effects=())) == "blue"


@pytest.mark.parametrize("name", ["Solidify", "Paralysis"])
def test_nor_does_it_contest_one(name):
    state = at_objective(name)
    near = replace(state.figures["red11"].model, at=(12.0, 21.0))
    state = state.with_figures(replace(state.figures["red11"], model=near))
    assert held_by(state) == "red"
    assert held_by(replace(state, effects=())) == ""


def test_a_solid_unit_drops_its_flag():
    state = held("Solidify", phase="Attack")

    def laid(game):
        lay(game, objective("flag", 1, at=(10.0, 20.0), side="red"))
        game.begin(CARRIES, "blue1", by=objectives(game.state, "flag")[0].id)
        follow(game)
        yield from ()

    assert not run(state, laid).state.is_under("blue1", CARRIES)
    assert run(replace(state, effects=()), laid).state.is_under("blue1", CARRIES)


# Paralysis


def test_a_palsied_unit_holds_again_as_the_next_turn_is_scored():
    """It comes before the turn in which it is laid is scored, and is over before the next one is."""
    state = at_objective("Paralysis", turn=1)
    assert held_by(in_phase(state, "Attack", 1)) == "blue"
    first = end_turn(in_phase(state, "Attack", 1))
    assert held_by(in_phase(first, "End", 1)) == ""
    second = end_turn(in_phase(first, "Attack", 2))
    assert held_by(in_phase(second, "End", 2)) == "blue"


@pytest.mark.parametrize("phase", ["Move", "Dash", "Attack"])
def test_a_palsied_unit_does_nothing(phase):
    refusal, session = begun(held("Paralysis", phase=phase), phase)
    assert "Paralysis" in refusal or "Paralysis" in " ".join(told(session))


# Fugue


@pytest.mark.parametrize(
    ("dice", "passed", "upgraded", "burnt"),
    [
        ((1, 1), True, False, False),
        ((3, 3), True, False, False),
        ((3, 4), False, False, False),
        ((4, 4), False, False, False),
        ((4, 5), False, False, True),
        ((5, 5), False, False, True),
        ((5, 6), False, False, True),
    ],
)
def test_magic_of_a_unit_in_fugue(dice, passed, upgraded, burnt):
    found = []

    def flow(game):
        found.append((yield from aether_test(game, "blue1", "Incantation", weapon="bow")))

    run(held("Fugue", phase="Attack"), flow, (*dice, 1) if burnt else dice)
    assert (found[0].passed, found[0].upgraded, found[0].burnt) == (passed, upgraded, burnt)


def test_fugue_is_for_the_next_turn_only():
    state = held("Fugue", phase="Attack", turn=1)
    assert not asks(state).reason_against("Skill Test", "blue1")
    assert asks(in_phase(state, "Attack", 2)).reason_against("Skill Test", "blue1")
    assert asks(in_phase(state, "Attack", 2)).reason_against("Mastery Test", "blue1")


# Stun


def stunned(power, *, dice, target=4, perks=(), by=()):
    """A stunned blue unit attacks red."""
    state = held("Stun", phase="Attack", user=(14.0, 20.0))
    bow = weapon("bow", *perks, range=40, power=power)
    red = troop("a", hp=9, defence=target, armour=None)
    state = replace(state, profiles={**state.profiles, "bow": bow, "a": red})
    for name in by:
        state = under(state, name, "blue1", "blue1")
    return lost(attack(state, dice, unit="blue1"), "red1")


@pytest.mark.parametrize(
    ("power", "target", "dice", "cost"),
    [
        (10, 4, (4,), 0),
        (10, 4, (5,), 1),
        (4, 4, (4,), 0),
        (4, 4, (5,), 1),
        (3, 5, (5,), 0),
        (3, 5, (6,), 1),
        (3, 8, (6, 3), 0),
        (3, 8, (6, 4), 1),
    ],
)
def test_who_is_stunned_needs_a_5_unless_it_would_need_more(power, target, dice, cost):
    """Power 10 hits Defence 4 by itself, Power 3 hits Defence 5 on a 6 and Defence 8 on 6/4+."""
    assert stunned(power, target=target, dice=dice) == cost


@pytest.mark.parametrize(("perks", "by"), [(("Deconstruct",), ()), ((), ("Avenge",))])
def test_who_is_stunned_has_no_help_of_weapon_or_unit(perks, by):
    assert stunned(4, dice=(4,), perks=perks, by=by) == 0


def test_stun_is_for_the_next_turn_only():
    state = held("Stun", phase="Attack", turn=1)
    assert asks(state).figure("stunned", 0, "blue1").value == 0
    assert asks(in_phase(state, "Attack", 2)).figure("stunned", 0, "blue1").value == 1


@pytest.mark.parametrize("name", ["Confuse", "Direction Lock", "Fugue", "Paralysis", "Stun", "Velocity Lock"])
def test_what_is_laid_anew_for_the_next_turn_leaves_what_holds_in_this_one(name):
    """Laid in the first turn and again in the second, it holds in the second and in the third."""
    first = held(name, phase="Attack", turn=2)
    again = run(first, lambda game: afflict(game, name, "blue1", by="red1", weapon="gun")).state
    third = end_turn(again)
    states = (again, in_phase(third, "Attack", 3), in_phase(end_turn(in_phase(third, "End", 3)), "Attack", 4))
    assert [is_suffering(state, "blue1", name) for state in states] == [True, True, False]


def test_two_hits_of_one_turn_make_one_stun_of_the_next():
    twice = run(
        held("Stun", phase="Attack", turn=1), lambda game: afflict(game, "Stun", "blue1", by="red1")
    ).state
    assert len(twice.effects_on("blue1", "Stun")) == 1


@pytest.mark.parametrize("name", ["Solidify", "Paralysis", "Confuse", "Stun"])
@pytest.mark.parametrize("perk", ["Transform I", "Orders", "Formation", "Simulacrum I", "Corrupted"])
def test_who_cannot_use_perks_chooses_none_as_the_turn_begins(name, perk):
    """None of these is activated, so that Confuse leaves them."""
    on_weapon = perk in ("Simulacrum I", "Corrupted")
    arm = weapon("arm", *((perk,) if on_weapon else ()), power=4)
    target = troop("t", *(() if on_weapon else (perk, "Leader")), hp=20, defence=4, armour=None)
    gun = weapon("gun", name)
    state = duel(troop("a", hp=9), [gun], target, targets=2, armed=[arm])
    laid = run(state, lambda game: afflict(game, name, "blue1", by="red1", weapon="gun")).state
    asked = asked_in(in_phase(laid, "Start", 2), lambda game: game.tell(TurnBegan(2)))
    assert (asked is not None) is (name not in ("Solidify", "Paralysis"))


# perks that one may use while others act


@pytest.mark.parametrize("name", ["Solidify", "Paralysis", "Confuse", "Stun"])
@pytest.mark.parametrize("perk", ["Reflect I", "Reflect II", "Emergency Shield I", "Lucky"])
def test_who_cannot_use_perks_uses_none_out_of_turn_either(name, perk):
    """Confuse bars only what is activated: not Reflect I, nor Lucky."""
    state = held(name, phase="Attack", target=troop("t", perk, hp=20, defence=4, armour=5), user=(20.0, 20.0))
    asked = Session(in_phase(state, "Attack", 2), Warsurge(), Always(1))
    assert not asked.begin(Action("Attack", "red", "red1"))
    what = []
    while asked.pending is not None:
        what.append(asked.pending.what)
        assert not asked.answer(asked.suggestions()[0])
    barred = name in ("Solidify", "Paralysis") or (
        name == "Confuse" and perk in ("Reflect II", "Emergency Shield I")
    )
    assert any(perk in each for each in what) is not barred
