"""What opponents see of effects that are used by choice; what they do not see yet is marked with why."""

from dataclasses import replace
from functools import cache

import pytest
from armies import army, troop, weapon
from fighting import in_phase, line
from own_effects import having

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.opponents.players import player, values_of
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.automaton import Automaton
from battlefield.play.opponents.view import View, view_of
from battlefield.play.opponents.worth import Worth
from battlefield.play.session import Session
from battlefield.play.thinking import Salted, in_thought
from battlefield.resources import asset
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.state import Effect
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import RosterEffect

WARSURGE = book_of("warsurge")
GUN = weapon("gun", attacks=6, power=9, range=24)


@cache
def field(*perks, phase="Attack"):
    """A red unit with some perks and a gun, a blue one in front of it."""
    ours = ("red1", "red", troop("ours", *perks, hp=3, points=100), (GUN,), line(2, 10.0, 10.0))
    foe = ("blue1", "blue", troop("foe", hp=6, armour=None, points=100), (GUN,), line(2, 10.0, 20.0))
    return in_phase(army(ours, foe, board=(30, 30), settings=(("turns", 3),)), phase)


def weighed(state, action, *answers, level="recruit"):
    """What is weighed at a question of an action, by the answer."""
    session = in_thought(state, WARSURGE, Salted(0))
    session.take_up(action, answers)
    view = View(action.by, state, session.state, action, answers, session.pending)
    return {each.decision.answer: each.terms for each in player(level, WARSURGE).choose(view).weighed}


@pytest.mark.campaign
def test_a_perk_before_an_attack_is_weighed_with_the_attack_that_follows_as_is_doing_without_it():
    state = field("Magic Armour I", "Boost Armour")
    found = weighed(state, Action("Attack", "red", "red1"))
    assert found[()]["strength"] > 0.0  # the foe is hurt
    assert found[("Magic Armour I",)]["strength"] == pytest.approx(found[()]["strength"])


def test_one_perk_alone_is_weighed_with_the_attack_that_follows():
    found = weighed(field("Magic Armour I"), Action("Attack", "red", "red1"))
    assert found[("Magic Armour I",)]["strength"] == pytest.approx(found[()]["strength"])


def test_what_an_effect_remembers_counts_in_what_a_unit_may_do():
    state = field("Transform I")
    worth, shapes = Worth(WARSURGE, values_of("warsurge")), {}
    for mode in ("tank", "ranged"):
        lies = Effect(state.serial + 1, "Transform I", "red1", info=info_of({"mode": mode}))
        terms = worth.terms(replace(state, effects=(*state.effects, lies)), "red")
        shapes[mode] = terms["threat"], terms["danger"]
    assert shapes["tank"] != shapes["ranged"]


@pytest.mark.parametrize("answers", [(), (("gun",),)], ids=["with what", "whom"])
def test_what_is_asked_while_a_decoy_is_about_can_be_thought_about(answers):
    ours = ("red1", "red", troop("ours"), (GUN,), line(1, 10.0, 10.0))
    foe = ("blue1", "blue", troop("foe"), (GUN,), line(1, 8.0, 20.0))
    decoy = ("decoy", "blue", troop("decoy"), (GUN,), line(1, 12.0, 20.0))
    state = in_phase(army(ours, foe, decoy, board=(30, 30), settings=(("turns", 3),)))
    state = replace(state, effects=(*state.effects, Effect(state.serial + 1, "Decoy", "decoy", "blue1")))
    session = Session(replace(state, serial=state.serial + 1), WARSURGE, Seeded(), seed=1)
    assert not session.begin(Action("Attack", "red", "red1"))
    assert not any(session.answer(each) for each in answers)
    view, veil = view_of(session, "red", face_of("warsurge"))
    assert veil.true
    assert view.session(WARSURGE, Salted(0)) is not None


@pytest.mark.parametrize("name", ["under_the_crane", "toll_bridge", "twin_sluices"])
def test_the_automaton_copes_with_effects_that_a_side_uses(name):
    session = session_of(read_script(asset(f"rosters/{name}.json")))
    state, book = session.start, session.book
    side = state.sides[0]
    for called in ("Call", "Rally"):
        made = RosterEffect(called, when="used", whom="friends", until="round", once="round", heal=1)
        state = having(state, made, side, side=side)
    begun = Session(state, book, Seeded(), seed=3)
    lots = player("chance", book)
    for _ in range(80):
        actions = [each for each in book.actions(begun.state) if begun.pending is None]
        if sum(not each.unit and each.by == side for each in actions) > 1 and begun.state.clock.turn:
            break
        side_now = begun.pending.by if begun.pending is not None else actions[0].by
        view, _ = view_of(begun, side_now, face_of(state.book))
        assert not lots.decide(view).done_in(begun)
    view, _ = view_of(begun, side, face_of(state.book))
    assert Automaton(book, values_of(book.name)).decide(view) is not None
