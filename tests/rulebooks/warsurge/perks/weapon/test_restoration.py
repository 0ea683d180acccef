"""Restoration weapons: HP given back to others, and drawn from enemies."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from companies import field, part_of, squad
from fighting import attack, duel, in_phase, line, lost
from running import asks, end_turn, run
from wards import SOFT, ward

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.muster import _needs
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.units.harm import drop_excess
from battlefield.rules.core.state import RESERVE, Held


@pytest.mark.parametrize(("perk", "patient"), [("Heal", ()), ("Repair", ("Artificial",))])
def test_its_hits_give_hp_back_to_friends_and_it_has_no_other_targets(perk, patient):
    state = ward(perk, patient=patient)
    assert "blue1" not in [aim.target for aim in aims(asks(state), "red1", "wand")]
    whom = [("red2",)] if perk == "Heal" else []  # the healer itself is not Artificial
    session = attack(state, (), [("wand",), *whom])
    assert session.state.hp("red2") == 7
    assert session.state.hp("blue1") == 10


def test_heal_does_nothing_for_what_is_artificial_and_repair_only_aims_at_it():
    state = attack(ward("Heal", patient=("Artificial",)), (), [("wand",), ("red2",)]).state
    assert state.hp("red2") == 4
    assert [aim.target for aim in aims(asks(ward("Repair")), "red1", "wand")] == []


def test_healing_stops_at_half_of_the_full_hp_a_turn():
    assert attack(ward("Heal", hp=1, attacks=9), (), [("wand",), ("red2",)]).state.hp("red2") == 6


def test_hp_beyond_the_full_number_last_until_the_turn_ends():
    session = attack(ward("Heal", hp=9), (), [("wand",), ("red2",)])
    assert session.state.hp("red2") == 12
    game = asks(session.state)
    drop_excess(game)
    assert game.state.hp("red2") == 10


def test_heal_brings_fallen_models_of_a_unit_back_but_not_a_whole_unit():
    wand = weapon("wand", "Heal", power=10, attacks=3)
    state = in_phase(
        army(
            ("red1", "red", troop("a"), (wand,), line(1)),
            ("red2", "red", troop("p", hp=2, defence=4, **SOFT), (), line(3, 15.0)),
        )
    )
    state = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red2")[1:]))
    assert len(attack(state, (), [("wand",), ("red2",)]).state.living("red2")) == 3
    gone = state.with_figures(*(replace(f, hp=0) for f in state.figures_of("red2")))
    assert "red2" not in [aim.target for aim in aims(asks(gone), "red1", "wand")]


def test_afflictions_of_a_healing_weapon_restore():
    state = attack(ward("Heal", "Burn", attacks=2, hp=2), (), [("wand",), ("red2",)]).state
    assert state.hp("red2") == 4
    assert end_turn(in_phase(state, "End")).hp("red2") == 6
    state = attack(ward("Heal", "Burn", attacks=4, hp=2), (), [("wand",), ("red2",)]).state
    assert end_turn(in_phase(state, "End")).hp("red2") == 7  # half of its HP in one turn, and no more


def test_a_nova_that_heals_takes_in_friends_and_not_enemies():
    state = ward("Heal", "Nova III", attacks=1)
    near = state.figures["red21"]
    state = state.with_figures(replace(near, model=replace(near.model, at=(12.0, 10.0))))
    foe = state.figures["blue11"]
    state = state.with_figures(replace(foe, model=replace(foe.model, at=(8.0, 10.0))))
    after = attack(state).state
    assert (after.hp("red2"), after.hp("blue1")) == (5, 10)


def test_in_reserve_it_may_be_used_on_friends_in_reserve():
    state = ward("Heal", enemy=False)
    state = replace(state, units={id_: replace(u, where=RESERVE) for id_, u in state.units.items()})
    session = attack(in_phase(state, "Deploy"), (), [("Heal",), ("red2",)], "red1", "Deploy")
    assert session.state.hp("red2") == 7


@pytest.mark.parametrize(("perk", "user"), [("HP Steal", ()), ("Assimilate", ("Artificial",))])
def test_hp_that_it_costs_are_regained_up_to_half_a_turn(perk, user):
    for attacks, gained in ((3, 3), (9, 5)):
        gun = weapon("gun", perk, power=10, attacks=attacks)
        state = duel(troop("a", *user, hp=10), [gun], troop("t", defence=4, hp=20, **SOFT))
        state = state.with_figures(replace(state.figures["red11"], hp=2))
        session = attack(state)
        assert lost(session) == attacks
        assert session.state.hp("red1") == 2 + gained


def test_fifteen_hp_regain_eight_at_most():
    gun = weapon("gun", "HP Steal", power=10, attacks=12)
    state = duel(troop("a", hp=15), [gun], troop("t", defence=4, hp=20, **SOFT))
    state = state.with_figures(replace(state.figures["red11"], hp=1))
    assert attack(state).state.hp("red1") == 9


def test_hp_lost_to_its_afflictions_are_stolen_as_well():
    gun = weapon("gun", "HP Steal", "Burn")
    state = duel(troop("a", hp=10), [gun, weapon("other")], troop("t", defence=4, hp=20, **SOFT))
    state = state.with_figures(replace(state.figures["red11"], hp=2))
    burnt = run(state, lambda g: afflict(g, "Burn", "blue1", by="red1", weapon="gun", amount=2)).state
    assert end_turn(burnt).hp("red1") == 4
    other = run(state, lambda g: afflict(g, "Burn", "blue1", by="red1", weapon="other", amount=2)).state
    assert end_turn(other).hp("red1") == 2


@pytest.mark.parametrize(("perk", "user"), [("HP Steal", ()), ("Assimilate", ("Artificial",))])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_hp_lost_to_its_fire_are_stolen_as_well(perk, user, rank):
    gun = weapon("gun", perk, f"Ignite {rank}")
    state = duel(troop("a", *user, hp=10), [gun], troop("t", defence=4, hp=20, **SOFT))
    state = state.with_figures(replace(state.figures["red11"], hp=2))
    lit = attack(state, [6]).state
    before = lit.hp("red1")
    burnt = end_turn(lit, [3], [False])
    assert (lit.hp("blue1") - burnt.hp("blue1"), burnt.hp("red1") - before) == (3, 3)


def test_hp_that_a_sergeant_loses_to_its_afflictions_are_stolen_too():
    sergeant = squad("Sergeant", models=1, hp=5, at=(10.0, 12.0), id_="red2", armour=None)
    thief = weapon("gun", "HP Steal", "Burn", range=40)
    foe = squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=10, weapons=(thief,))
    state = part_of(field(squad(models=1, hp=1, armour=None), sergeant, foe=foe), "red2", "red1")
    state = state.with_figures(replace(state.figures["blue11"], hp=2))
    burning = run(state, lambda g: afflict(g, "Burn", "red1", by="blue1", weapon="gun", amount=3)).state
    after = end_turn(burning)
    assert (after.hp("red1"), after.hp("red2"), after.hp("blue1")) == (0, 3, 5)


def test_hp_lost_to_being_forced_into_others_are_stolen_too():
    gun = weapon("gun", "HP Steal", "Force I")
    others = [("blue2", "blue", troop("u", defence=4, hp=20, **SOFT), (), [(20.0, 14.0)])]
    state = duel(troop("a", hp=20), [gun], troop("t", defence=4, hp=20, **SOFT), others=others)
    state = state.with_figures(replace(state.figures["red11"], hp=2))
    session = attack(state, [6, 4, 2, 4, 4, 1, 4], [("blue1",), (20.0, 16.0)])
    assert session.state.hp("red1") == 2 + 1 + 2 + 1


def test_nothing_is_stolen_from_what_is_artificial():
    gun = weapon("gun", "HP Steal", power=10, attacks=3)
    state = duel(troop("a", hp=10), [gun], troop("t", "Artificial", defence=4, hp=20, **SOFT))
    state = state.with_figures(replace(state.figures["red11"], hp=2))
    assert attack(state).state.hp("red1") == 2


def test_assimilate_needs_an_artificial_unit():
    gun = weapon("gun")
    assert list(_needs("it", (Held("Assimilate"),), troop("a"), gun))
    assert not list(_needs("it", (Held("Assimilate"),), troop("a", "Artificial"), gun))


@pytest.mark.parametrize(("perks", "hp"), [((), 4), (("Artificial",), 6)])
def test_assimilate_does_nothing_in_the_hands_of_others(perks, hp):
    """Whoever has looted or copied such a weapon needs to be artificial too."""
    axe = weapon("axe", "Assimilate", attacks=2, power=10)
    state = duel(troop("a", *perks, hp=10), [axe], troop("t", hp=9, defence=4, armour=None))
    state = state.with_figures(replace(state.figures["red11"], hp=4))
    assert attack(state).state.hp("red1") == hp
