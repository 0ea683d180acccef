"""Whole battles in the Advanced playstyle by random legal choices: lawful all the way, undone, replayed."""

import pytest
from advanced import ADVANCED
from armies import Chooser, army, played_out, troop, weapon
from by_chance import is_led_back
from test_battle import check

from battlefield.play.session import replayed
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import counters
from battlefield.rulebooks.warsurge.units.command import POINTS, left

BOW = weapon("bow", range=24, attacks=2, power=4, ap=5, kind="Battle")
SWORD = weapon("sword", range=0, attacks=2, power=4)
MORTAR = weapon("mortar", "Blast II", kind="Heavy", range=36, attacks=1, power=6, ap=4)


def two_by_two(ladder="even"):
    return army(
        ("wolves", "red", troop("wolf"), (BOW, SWORD), None),
        ("bears", "red", troop("bear", hp=3, defence=4), (SWORD, MORTAR), None),
        ("foxes", "blue", troop("fox", move=8), (BOW,), None),
        ("boars", "blue", troop("boar", hp=2, aegis=6), (SWORD, MORTAR), None),
        board=(30, 30),
        settings=(*ADVANCED, ("zone depth", 8), ("ladder", ladder), ("turns", 3)),
    )


def with_perks(seed):
    """Give two armies whose units and weapons have some perks of all there are, picked by a hash."""
    chooser, rows = Chooser(seed), []
    rowed = CATALOGUE.perks.values()
    names = {kind: [perk.name for perk in rowed if perk.kind == kind] for kind in ("unit", "weapon")}
    for side in ("red", "blue"):
        for number in range(2):
            id_, hp = f"{side}{number}", chooser.one_of((1, 2, 6))
            perks = dict.fromkeys(chooser.one_of(names["unit"]) for _ in range(3))
            arms = dict.fromkeys(chooser.one_of(names["weapon"]) for _ in range(2))
            kind = chooser.one_of(("Assault", "Battle", "Heavy"))
            gun = weapon(f"{id_}gun", *arms, range=24, attacks=2, power=7, kind=kind)
            rows.append((id_, side, troop(f"{id_}p", *perks, hp=hp), (gun,), None))
    return army(*rows, settings=(*ADVANCED, ("turns", 3)))


def check_steps(session):
    """See that a state is lawful, and that what belongs to a step stays within it."""
    check(session)
    state = session.state
    assert all(left(state, side) >= 0 for side in state.sides)
    acting = [effect for effect in state.effects if effect.name == counters.ACTING]
    assert len(acting) <= 1
    assert all(1 <= effect.amount <= 2 for effect in acting)
    if state.clock.phase == "Action" and session.pending is None and not acting:
        assert not any(effect.until.span in ("action", "phase") for effect in state.effects)
        figures = (figure for unit in state.on_table() for figure in state.figures_of(unit.id))
        assert all(figure.hp > 0 for figure in figures)


@pytest.mark.first(1)
@pytest.mark.parametrize(("seed", "ladder"), [(1, "even"), (2, "d10")])
def test_a_battle_in_steps_comes_to_its_end_and_is_lawful_all_the_way(seed, ladder):
    session = played_out(two_by_two(ladder), seed, after=check_steps)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


@pytest.mark.first(1)
@pytest.mark.parametrize("seed", [5, 11])
def test_a_battle_of_many_perks_in_steps_comes_to_an_end(seed):
    session = played_out(with_perks(seed), seed, 6000)
    assert session.state.result
    assert replayed(session, Warsurge()) == session.state


def test_undoing_a_battle_in_steps_leads_back_by_the_same_states():
    assert is_led_back(played_out(two_by_two(), 9))


@pytest.mark.campaign
def test_every_action_was_paid_for():
    session = played_out(two_by_two(), 4)
    for deed in session.deeds:
        before, after = deed.before, deed.after
        if deed.action.unit and before.clock.phase in ("Action", "Counter"):
            spent = left(before, deed.action.by) - left(after, deed.action.by)
            assert spent == 1 or after.clock.turn > before.clock.turn or after.result
    assert any(effect.name == POINTS for deed in session.deeds for effect in deed.after.effects)
