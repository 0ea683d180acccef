"""Clauses of Stealth and Shield Wall: who is seen, what is held, what is forbidden, who stands in front."""

from dataclasses import replace

import pytest
from advanced import facing, playing, points, take
from armies import army, troop, weapon
from convoys import inside
from fighting import attack, duel, in_phase, lost, under
from running import asks, run

from battlefield.geometry.kernel.shapes import BaseSize, Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import faults
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import PhaseBegan
from battlefield.rules.core.state import RESERVE, Effect, Held, Until
from battlefield.rules.core.values import info_of
from battlefield.rules.muster.roster import Roster, RosterUnit
from battlefield.rules.scene.contents import Terrain

CONTACT = 32 / 25.4
SNEAK = troop("sneak", "Stealth", defence=4, hp=30, armour=None)
BARE = troop("bare", defence=4, hp=30, armour=None)
ACROSS = Polygon(((15.0, 0.0), (15.5, 0.0), (15.5, 48.0), (15.0, 48.0)))
WALL = Terrain("wall", ACROSS, top=9.0, sight="blocks")
GUN = weapon("rail", range=40, power=10)


def hidden(state, unit="blue1"):
    return under(state, "Stealth", unit, unit)


# objectives


def test_who_hides_neither_holds_nor_contests():
    rows = (("red1", "red", BARE, (), [(10.0, 10.0)]), ("blue1", "blue", SNEAK, (), [(12.0, 10.0)]))
    mark = objective("marker", 1, at=(11.0, 10.0))
    state = run(in_phase(army(*rows)), lambda game: _laid(game, mark)).state
    assert holder(asks(state), mark) == ""  # both are there
    assert holder(asks(hidden(state)), mark) == "red"
    alone = state.with_figures(replace(state.figures["red11"], hp=0))
    assert holder(asks(alone), mark) == "blue"
    assert holder(asks(hidden(alone)), mark) == ""


def _laid(game, mark):
    lay(game, mark)
    yield from ()


# templates


def test_who_hides_is_struck_by_a_template_that_is_meant_for_others_too():
    others = [("blue2", "blue", BARE, (), [(20.0, 12.0)])]
    state = hidden(duel(troop("a"), [weapon("gun", "Explode II", power=10)], SNEAK, others=others))
    session = attack(state, (), [(20.0, 12.5)])
    assert (lost(session), lost(session, "blue2")) == (1, 1)


def test_who_hides_is_struck_by_a_template_that_scatters_onto_it():
    """Aimed 20 inches to the right, it comes down 4 inches farther up, on who hides."""
    others = [("blue2", "blue", BARE, (), [(30.0, 14.0)])]
    state = hidden(
        duel(troop("a"), [weapon("gun", "Blast I", range=40, power=10)], SNEAK, apart=20.0, others=others)
    )
    session = attack(state, (2, 5, 2, 2), [(30.0, 14.0)])
    assert (lost(session), lost(session, "blue2")) == (0, 0)
    session = attack(state, (2, 1, 2, 2), [(30.0, 14.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 0)


@pytest.mark.parametrize("perk", ["Chain I", "Concatenation II", "Residue I"])
def test_no_weapon_of_a_mode_is_aimed_at_who_hides_however_near(perk):
    state = duel(troop("a"), [weapon("gun", perk, range=12, power=10)], SNEAK, apart=5.0)
    assert [aim.target for aim in aims(asks(state), "red1", "gun")] == ["blue1"]
    assert aims(asks(hidden(state)), "red1", "gun") == ()
    keen = replace(state, profiles={**state.profiles, "a": troop("a", "Keen Eye")})
    assert [aim.target for aim in aims(asks(hidden(keen)), "red1", "gun")] == ["blue1"]


@pytest.mark.parametrize("perk", ["Beam I", "Beam II"])
def test_no_beam_is_led_through_who_hides_but_by_way_of_another(perk):
    others = [("blue2", "blue", BARE, (), [(22.0, 10.0)])]
    state = hidden(
        duel(troop("a"), [weapon("gun", perk, range=24, power=10)], SNEAK, apart=5.0, others=others)
    )
    session = attack(state, (2,), [(22.0, 10.0)])
    assert (lost(session), lost(session, "blue2")) == (1, 1)
    aside = replace(state.figures["blue21"].model, at=(10.0, 15.0))
    alone = state.with_figures(replace(state.figures["blue21"], model=aside))
    game = Session(alone, Warsurge(), Listed([]))
    assert not game.begin(Action("Attack", "red", "red1"))
    while "weapon" in game.pending.what:
        assert not game.answer(("gun",))
    assert "Stealth" in game.refusal((15.0, 10.0))


def test_what_leaps_from_another_strikes_who_hides():
    others = [("blue2", "blue", BARE, (), [(20.0, 13.0)])]
    gun = weapon("gun", "Chain I", range=12, power=10)
    state = hidden(duel(troop("a"), [gun], SNEAK, others=others))
    session = attack(state, (4,))
    assert (lost(session), lost(session, "blue2")) == (1, 1)


# perks of enemies


@pytest.mark.parametrize(
    ("gap", "moved", "seen"),
    [(12.0, True, True), (12.1, True, False), (6.1, False, False), (6.0, False, True)],
)
@pytest.mark.parametrize("perk", ["Curse Move", "Terrify", "Provoke II"])
def test_a_perk_of_an_enemy_targets_who_hides_from_nearby_only(perk, gap, moved, seen):
    state = in_phase(duel(troop("a", perk), [], SNEAK, apart=gap + CONTACT), "Move")
    assert perk in usable(asks(state), "red1")
    state = hidden(under(state, "moved", "blue1") if moved else state)
    assert (perk in usable(asks(state), "red1")) is seen


@pytest.mark.parametrize("perk", ["Healer III", "Boost Move"])
def test_friends_find_who_hides(perk):
    rows = (("red1", "red", BARE, (), [(40.0, 40.0)]), ("blue1", "blue", SNEAK, (), [(10.0, 10.0)]))
    friend = ("blue2", "blue", troop("f", perk), (), [(10.0, 26.0)])
    state = hidden(in_phase(army(*rows, friend), "Move", side="blue"))
    choices = [(perk,), ("blue1",)]
    dice = () if perk.startswith("Healer") else (4,)
    state = state.with_figures(replace(state.figures["blue11"], hp=3))
    after = attack(state, dice, choices, "blue2", "Move").state
    assert after.hp("blue1") > 3 or after.is_under("blue1", perk)


# weapons


@pytest.mark.parametrize(("perk", "held"), [("", True), ("Heal", False), ("Repair", False), ("Burn", True)])
def test_who_hides_uses_only_what_heals_or_repairs(perk, held):
    arms = [weapon("gun", *([perk] if perk else []))]
    state = hidden(duel(troop("a"), [], SNEAK, armed=arms))
    assert bool(asks(state).reason_against("weapon", "blue1", weapon="gun")) is held


def test_who_was_hurt_in_hiding_attacks_no_more_this_turn_but_does_in_the_next():
    state = under(hidden(duel(BARE, [GUN], SNEAK, armed=[GUN])), "moved", "blue1")
    hurt = attack(state).state
    assert not hurt.is_under("blue1", "Stealth")
    assert asks(hurt).reason_against("weapon", "blue1", weapon="rail") == "Stealth"
    kept = [e for e in hurt.effects if e.on == "blue1" and e.until.span == "turn"]
    assert {e.until.span for e in kept if "hidden" in e.name} == {"turn"}
    over = replace(hurt, effects=tuple(e for e in hurt.effects if e.until.span == "game"))
    assert not asks(over).reason_against("weapon", "blue1", weapon="rail")


def test_who_came_out_before_the_attack_phase_attacks_in_it():
    def told(state):
        return run(in_phase(state), lambda game: game.tell(PhaseBegan("Attack"))).state

    armed = duel(BARE, [], SNEAK, armed=[GUN])
    assert asks(told(hidden(armed))).reason_against("weapon", "blue1", weapon="rail") == "Stealth"
    assert not asks(told(armed)).reason_against("weapon", "blue1", weapon="rail")


# aboard


@pytest.mark.parametrize(
    ("gap", "moved", "seen"), [(12.0, True, True), (12.1, True, False), (6.1, False, False)]
)
@pytest.mark.parametrize("rider", ["hides", "shoots", "both"])
def test_what_carries_who_hides_or_shoots_stands_for_it(rider, gap, moved, seen):
    """Red1 shoots from the table or out of an open transport, blue1 hides on the table or in another one."""
    there = {"red1": (10.0, 10.0), "blue1": (10.0 + CONTACT + gap, 10.0)}
    riders = {"hides": ["blue1"], "shoots": ["red1"], "both": ["red1", "blue1"]}[rider]
    open_ = troop("truck", "Exposed I", transport=90)
    trucks = [(f"truck of {u}", "red" if u == "red1" else "blue", open_, (), [there[u]]) for u in riders]
    away = {"red1": (40.0, 40.0), "blue1": (44.0, 44.0)}
    spots = {unit: [away[unit] if unit in riders else there[unit]] for unit in there}
    rows = ("red1", "red", BARE, (GUN,), spots["red1"]), ("blue1", "blue", SNEAK, (), spots["blue1"])
    state = in_phase(army(*rows, *trucks))
    for unit in riders:
        state = inside(state, unit, f"truck of {unit}", f"truck of {unit}1")
    state = hidden(under(state, "moved", "blue1") if moved else state)
    assert ("blue1" in [aim.target for aim in aims(asks(state), "red1", "rail")]) is seen


@pytest.mark.parametrize(("kind", "may"), [((), True), (("Exposed I",), False)])
def test_it_is_put_on_aboard_unless_an_enemy_sees_who_is_there(kind, may):
    truck = ("truck", "blue", troop("truck", *kind, transport=90), (), [(20.0, 10.0)])
    sneak = ("blue1", "blue", SNEAK, (), [(40.0, 40.0)])
    state = army(("red1", "red", BARE, (), [(10.0, 10.0)]), sneak, truck)
    aboard = inside(in_phase(state, "Move", side="blue"), "blue1", "truck", "truck1")
    assert ("Stealth" in usable(asks(aboard), "blue1")) is may
    blind = replace(aboard, terrain=(WALL,))
    assert "Stealth" in usable(asks(blind), "blue1")


# putting it on and off


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_it_is_put_on_where_no_enemy_at_all_sees_the_unit(phase):
    blind = in_phase(duel(BARE, [], SNEAK, terrain=(WALL,)), phase, side="blue")
    assert "Stealth" in usable(asks(blind), "blue1")
    watcher = ("red2", "red", troop("w"), (), [(20.0, 20.0)])
    seen = in_phase(duel(BARE, [], SNEAK, terrain=(WALL,), others=(watcher,)), phase, side="blue")
    assert "Stealth" not in usable(asks(seen), "blue1")
    assert "Stealth" in usable(asks(hidden(seen)), "blue1")  # to take it off


def test_it_is_put_on_in_reserve_and_is_on_when_the_unit_arrives():
    state = duel(BARE, [], SNEAK)
    waits = state.with_unit(replace(state.units["blue1"], where=RESERVE))
    place = (Placed("blue11", (20.0, 40.0)),)
    after = attack(
        in_phase(waits, "Deploy", 2, "blue"), (), [("Stealth",), ("Deploy",), place], "blue1", "Deploy"
    )
    assert (after.state.units["blue1"].where, after.state.is_under("blue1", "Stealth")) == ("table", True)


# Advanced


def spy_in_step(**more):
    return facing(troop("spy", "Stealth", hp=3, armour=None), **more)


def _asked_first(state, name):
    session = playing(state)
    assert not session.begin(Action(name, "red", "red1"))
    return session.pending.what


def test_in_the_advanced_game_it_is_put_on_with_use_perks_only():
    state = replace(spy_in_step(terrain=(WALL,)), settings=(("playstyle", "advanced"),))
    for name in ("Move", "Dash"):
        assert "use a perk" not in _asked_first(state, name)
        assert "use a perk" in _asked_first(under(state, "Stealth", "red1", "red1"), name)
    session = playing(state)
    take(session, "Use Perks", "red1", answers=[("Stealth",)])
    assert session.state.is_under("red1", "Stealth")
    assert points(session) == 5


@pytest.mark.parametrize("action", ["Move", "Dash", "Use Perks"])
def test_in_the_advanced_game_it_comes_off_beside_any_of_three_actions_for_nothing_more(action):
    session = playing(under(spy_in_step(), "Stealth", "red1", by="red1"))
    take(session, action, "red1", answers=[("Stealth",)])
    assert not session.state.is_under("red1", "Stealth")
    assert points(session) == 5


def test_in_the_advanced_game_an_attack_ends_it_and_strikes():
    session = playing(under(spy_in_step(weapons=(GUN,)), "Stealth", "red1", by="red1"))
    take(session, "Attack", "red1")
    assert session.state.hp("blue1") == 2
    assert not session.state.is_under("red1", "Stealth")
    assert points(session) == 5


def test_in_the_advanced_game_who_is_hurt_in_hiding_does_not_answer():
    spy = troop("spy", "Stealth", hp=9, armour=None)
    near = under(facing(weapons=(GUN,), target=spy, apart=4.0), "Stealth", "blue1", by="blue1")
    session = playing(near)
    take(session, "Attack", "red1")
    take(session, "End Step")
    assert session.state.hp("blue1") == 8
    assert session.state.clock.phase == "Action"
    seen = playing(facing(weapons=(GUN,), target=spy, apart=4.0))
    take(seen, "Attack", "red1")
    take(seen, "End Step")
    assert seen.state.clock.phase == "Counter"


# Shield Wall


def wall(*places, shields=("shield",), perks=(), hp=2):
    """Blue figures at places, the first with such shields; armour 5+ against a sure hit."""
    at = troop("t", "Shield Wall", *perks, armour=5, hp=hp, defence=4)
    great, small = weapon("shield", attacks=0, deflect=2), weapon("small", attacks=0, deflect=1)
    state = army(
        ("red1", "red", troop("a"), (weapon("gun", power=10),), [(10.0, 10.0)]),
        ("blue1", "blue", at, (), list(places)),
    )
    held = [replace(state.figures[f"blue1{n + 1}"], weapons=(w,)) for n, w in enumerate(shields) if w]
    profiles = {**state.profiles, "shield": great, "small": small}
    return in_phase(replace(state.with_figures(*held), profiles=profiles))


BEHIND = [(20.0, 10.0), (21.5, 10.0), (23.0, 10.0)]
OFF = (20.0, 17.0)


def saves(state, face):
    return lost(attack(state, (face,))) == 0


def test_half_of_the_others_have_to_stand_behind_the_wall():
    assert saves(wall(*BEHIND[:2], OFF), 3)  # one of two
    assert not saves(wall(*BEHIND[:2], OFF, (20.0, 14.0)), 3)  # one of three
    assert saves(wall(*BEHIND, OFF), 3)  # two of three


@pytest.mark.parametrize(("aside", "hidden_by_half"), [(0.6, True), (0.85, False)])
def test_a_model_counts_as_behind_the_wall_from_half_of_it_on(aside, hidden_by_half):
    """Seen from 10 inches, the one behind is hidden by three fifths, or by two."""
    assert saves(wall((20.0, 10.0), (21.5, 10.0 + aside)), 3) is hidden_by_half


def test_the_fallen_are_not_counted_among_the_others():
    state = wall(*BEHIND[:2], OFF, (20.0, 14.0))
    assert saves(state.with_figures(replace(state.figures["blue14"], hp=0)), 3)
    fallen = wall(*BEHIND)
    assert not saves(fallen.with_figures(replace(fallen.figures["blue11"], hp=0)), 4)


def test_those_who_stand_in_front_need_the_same_shields_whatever_the_others_carry():
    assert saves(wall(*BEHIND, shields=("shield", "", "small")), 3)
    side_by_side = [(20.0, 9.3), (20.0, 10.7), (22.0, 9.0), (22.0, 11.0)]
    assert saves(wall(*side_by_side, shields=("shield", "shield")), 3)
    assert not saves(wall(*side_by_side, shields=("shield", "small")), 4)


def test_the_wall_suffers_until_it_is_gone():
    gun = weapon("gun", power=10, attacks=3)
    state = wall(*BEHIND)
    state = replace(state, profiles={**state.profiles, "gun": gun})
    after = attack(state, (1, 1, 1)).state
    assert (after.figures["blue11"].hp, after.hp("blue1")) == (0, 3)


def test_a_shield_that_may_not_be_used_makes_no_wall():
    facts = info_of({"used": "shield", "begins": 1})
    state = wall(*BEHIND)
    laid = Effect(1, "Disarm", "blue1", "red1", 1, Until("turn", 1), facts)
    assert not saves(replace(state, effects=(laid,), serial=1), 4)
    assert saves(state, 4)


@pytest.mark.parametrize(
    ("base", "height", "fits"), [(32, 1.8, True), (32, 1.81, False), (32, 1.2, True), (40, 1.5, False)]
)
def test_all_models_of_a_shield_wall_are_of_about_one_size(base, height, fits):
    head = RosterUnit("head", "Head", BaseSize.round(base), 1, height, points=10)
    stats = {"hp": 1}
    unit = RosterUnit("u", "U", BaseSize.round(32), 4, 1.5, stats, (Held("Shield Wall"),), points=100)
    found = faults(Roster("R", "warsurge", (replace(unit, sergeants=(head,)),)))
    assert (found == []) is fits, found
    assert faults(Roster("R", "warsurge", (replace(unit, perks=(), sergeants=(head,)),))) == []
