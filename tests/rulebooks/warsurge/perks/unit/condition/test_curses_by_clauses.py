"""Clauses of the maledictions: sight, the least they leave, all weapons alike, and once and for all."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, lost, under
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.state import RESERVE, Effect
from battlefield.rules.scene.contents import Terrain

CONTACT = 32 / 25.4
CURSES = ["AEGIS", "AP", "Armour", "Attacks", "Dash", "Defence", "Move", "Power"]
WALL = Terrain("w", Polygon(((0, 10), (48, 10), (48, 11), (0, 11))), top=9.0, sight="blocks")


def field(what, *, apart=18.0, terrain=(), arms=(), **stats):
    """Give red with a curse, and a blue unit so far below it, in the Move phase."""
    own = {"hp": 20, "armour": 5, "aegis": 5, "defence": 4, **stats}
    rows = (
        ("red1", "red", troop("a", f"Curse {what}", hp=20), (), [(10.0, 5.0)]),
        ("red2", "red", troop("b", f"Curse {what}", hp=20), (), [(12.0, 5.0)]),
        ("other", "blue", troop("o", **own), arms or (weapon("rifle"),), [(10.0, 5.0 + CONTACT + apart)]),
    )
    return in_phase(army(*rows, terrain=terrain), "Move")


def cursed(state, what, face=4, unit="red1"):
    bearer = usable(asks(state), unit)[f"Curse {what}"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (face,)).state


def value(state, name, weapon_=""):
    return stat(asks(state), name, "other", weapon=weapon_).value


FIGURES = {"AEGIS": "aegis", "AP": "ap", "Armour": "armour", "Attacks": "attacks"}
FIGURES |= {"Dash": "dash", "Defence": "defence", "Move": "move", "Power": "power"}


@pytest.mark.parametrize("what", CURSES)
def test_a_curse_needs_sight_and_18_inches(what):
    assert f"Curse {what}" in usable(asks(field(what)), "red1")
    assert f"Curse {what}" not in usable(asks(field(what, terrain=(WALL,))), "red1")
    assert f"Curse {what}" not in usable(asks(field(what, apart=18.1)), "red1")


@pytest.mark.parametrize(("guest", "near"), [(False, False), (True, True)])
def test_who_waits_in_reserve_is_cursed_only_by_who_is_in_that_reserve(guest, near):
    state = field("Move")
    for unit in ("red1", "other"):
        state = state.with_unit(replace(state.units[unit], where=RESERVE))
    if guest:
        effect = Effect(1, passengers.GUEST, "red1", "red1", info=(("side", "blue"),))
        state = replace(state, effects=(effect,), serial=1)
    assert ("Curse Move" in usable(asks(in_phase(state, "Deploy")), "red1")) is near


@pytest.mark.parametrize("what", CURSES)
def test_a_second_curse_of_its_kind_takes_nothing_more(what):
    arms = (weapon("rifle", attacks=8, power=8, ap=2),)
    state = field(what, arms=arms, armour=2, aegis=2, move=16, dash=16)
    held = "rifle" if what in ("AP", "Attacks", "Power") else ""
    before = value(state, FIGURES[what], held)
    once = cursed(state, what)
    after = value(once, FIGURES[what], held)
    assert after == (before // 2 if what in ("Attacks", "Dash", "Move") else before - 1)
    assert f"Curse {what}" not in usable(asks(once), "red2")
    twice = under(once, f"Curse {what}", "other", "red2")
    assert value(twice, FIGURES[what], held) == after


@pytest.mark.parametrize(("what", "stats"), [("Armour", {"armour": 6}), ("AEGIS", {"aegis": 6})])
def test_a_save_of_six_becomes_none(what, stats):
    state = field(what, **stats)
    assert value(state, FIGURES[what]) == 1
    assert value(cursed(state, what), FIGURES[what]) == 0


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_attacks_are_halved_up_with_all_weapons_but_the_last_one_stays(before, after):
    arms = (weapon("rifle", attacks=before), weapon("blade", attacks=before))
    state = cursed(field("Attacks", arms=arms), "Attacks")
    assert [value(state, "attacks", each.id) for each in arms] == [after, after]


@pytest.mark.parametrize(("before", "after"), [(None, 0), (6, 0), (5, 1), (2, 4)])
def test_ap_is_one_worse_with_all_weapons(before, after):
    arms = (weapon("rifle", ap=before), weapon("blade", ap=before))
    state = cursed(field("AP", arms=arms), "AP")
    assert [value(state, "ap", each.id) for each in arms] == [after, after]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1), (5, 4)])
def test_power_is_one_less_with_all_weapons_and_never_less_than_one(before, after):
    arms = (weapon("rifle", power=before), weapon("blade", power=before))
    state = cursed(field("Power", arms=arms), "Power")
    assert [value(state, "power", each.id) for each in arms] == [after, after]


def test_not_even_together_with_other_curses_on_power_is_less_than_one_left():
    state = field("Power", arms=(weapon("rifle", power=2),))
    weak = run(state, lambda game: afflict(game, "Weaken", "other", by="red1")).state
    assert value(cursed(weak, "Power"), "power", "rifle") == 1


@pytest.mark.parametrize(("what", "name"), [("Move", "move"), ("Dash", "dash")])
@pytest.mark.parametrize(("before", "after"), [(6, 3), (7, 4), (1, 1)])
def test_movement_is_halved_and_rounded_up(what, name, before, after):
    assert value(cursed(field(what, **{name: before}), what), name) == after


@pytest.mark.parametrize(("what", "dice"), [("Defence", (3, 1)), ("Armour", (4, 5)), ("AEGIS", (4, 5))])
def test_a_cursed_unit_is_hit_or_hurt_more_easily(what, dice):
    """Power 4 against Defence 4 needs a 4, against 3 a 3; a save of 5+ becomes 6+."""
    saves = {"armour": None, "aegis": None}
    saves |= {"armour": 5} if what != "AEGIS" else {"aegis": 5}
    plain = field(what, apart=8.0, **saves)
    bow = weapon("bow", power=4)
    armed = replace(plain.figures["red11"], weapons=("bow",))
    plain = replace(plain.with_figures(armed), profiles={**plain.profiles, "bow": bow})
    assert lost(attack(in_phase(cursed(plain, what)), dice), "other") == 1
    assert lost(attack(in_phase(plain), dice[: 1 + (what != "Defence")]), "other") == 0
