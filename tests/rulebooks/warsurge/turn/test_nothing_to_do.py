"""What would come to nothing is not begun, and it is said why."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import NO_TARGET, duel, in_phase, locked, under

from battlefield.app.battle.available_actions import Outlook
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Said
from battlefield.rules.core.state import Held

CONTACT = 32 / 25.4
ATTACK = Action("Attack", "red", "red1")


def names(state):
    return [action.name for action in Warsurge().actions(state)]


def test_a_unit_with_nobody_in_range_cannot_spend_its_attack_and_may_hold():
    state = in_phase(duel(troop("a"), [weapon("gun", range=6)], troop("t"), apart=20.0))
    assert Warsurge().refusal(state, ATTACK) == f"Red1, Attack: {NO_TARGET}"
    assert names(state) == ["Hold"]
    assert Session(state, Warsurge(), Listed(())).begin(ATTACK)


def test_with_a_target_it_attacks_as_ever():
    state = in_phase(duel(troop("a"), [weapon("gun", range=24)], troop("t"), apart=20.0))
    assert names(state) == ["Attack", "Hold"]


def test_a_perk_that_may_be_used_then_is_something_to_do():
    at = replace(troop("a"), perks=(Held("Defend"),))
    state = in_phase(duel(at, [weapon("gun", range=6)], troop("t"), apart=20.0))
    assert names(state) == ["Attack", "Hold"]


def test_who_is_locked_in_a_melee_cannot_spend_its_move():
    state = in_phase(locked(duel(troop("a"), [], troop("t"), apart=CONTACT), "red1", "blue1"), "Move")
    assert names(state) == ["Hold"]
    assert Warsurge().refusal(state, Action("Move", "red", "red1")) == "Red1, Move: it is locked in a melee"


def test_the_reason_is_offered_even_where_nobody_has_a_target():
    state = in_phase(duel(troop("a"), [weapon("gun", range=6)], troop("t"), apart=20.0))
    offers = {(offer.action.name, offer.refusal) for offer in Outlook(Warsurge()).offers(state)}
    assert offers == {("Hold", ""), ("Attack", f"Red1, Attack: {NO_TARGET}")}


def test_who_does_not_act_in_a_phase_is_told_why():
    rows = ("red1", "red", troop("a"), (), None), ("blue1", "blue", troop("b"), (), None)
    refusal = Warsurge().refusal(in_phase(army(*rows), "Move"), Action("Move", "red", "red1"))
    assert refusal == "Red1 cannot Move in the Move phase: it is in reserve"


def stuck(*perks, foe=(), apart=10.0, laid=()):
    """Say why red cannot attack, with a gun that has perks and an enemy that has some."""
    state = duel(troop("a"), [weapon("gun", *perks)], troop("t", *foe), apart=apart)
    for name, on in laid:
        state = under(state, name, on, on)
    return Warsurge().refusal(state, ATTACK)


def test_what_spares_the_only_target_is_named():
    assert (
        stuck(laid=[("Stealth", "blue1")])
        == f"Red1, Attack: Gun: Stealth: no figure within 6 in; {NO_TARGET}"
    )
    assert stuck(laid=[("Paralysis", "red1")]) == f"Red1, Attack: Gun: Paralysis; {NO_TARGET}"
    assert stuck("Manned").startswith("Red1, Attack: Gun: Manned: ")
    assert stuck(apart=40.0, laid=[("Stealth", "blue1")]) == f"Red1, Attack: {NO_TARGET}"


def test_a_weapon_that_was_used_or_only_shields_explains_nothing():
    state = duel(troop("a"), [weapon("shield", attacks=0)], troop("t"))
    assert Warsurge().refusal(state, ATTACK) == f"Red1, Attack: {NO_TARGET}"


def said(session):
    return [(event.unit, event.words) for event in session.events if isinstance(event, Said)]


def on_table_row(name, side, y, x=20.0):
    return name, side, troop(name), [weapon("gun", range=24)], [(x, y)]


def test_who_is_passed_over_with_nothing_to_do_is_told_of_once_with_the_reason():
    rows = [on_table_row("red1", "red", 10.0), on_table_row("red2", "red", 20.0)]
    rows += [on_table_row("blue1", "blue", 20.0 + CONTACT), on_table_row("blue2", "blue", 40.0)]
    rows += [on_table_row("blue3", "blue", 40.0, 30.0)]
    session = Session(in_phase(locked(army(*rows), "red2", "blue1"), "Move"), Warsurge(), Listed(()))
    words = "nothing to do in the Move phase: it is locked in a melee"
    assert not session.begin(Action("Hold", "red", "red1"))
    assert session.state.clock.side == "blue"
    assert said(session) == [("red2", words)]
    assert not session.begin(Action("Hold", "blue", "blue2"))
    assert (session.state.clock.phase, session.state.clock.side) == ("Move", "blue")
    assert not session.begin(Action("Hold", "blue", "blue3"))
    assert said(session) == [("red2", words), ("blue1", words)]
    assert session.state.clock.phase == "Attack"
