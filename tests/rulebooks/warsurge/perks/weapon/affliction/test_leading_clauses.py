"""Single clauses of afflictions that lead units astray, beside the same without them."""

from dataclasses import replace

import pytest
from advanced import facing, playing, points, take
from armies import troop, weapon
from clauses import opened
from fighting import attack, duel, in_phase, locked, rolls, under
from movers import box
from running import asks, end_turn, run
from victims import begun, done, held, rested

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.perks.kit.afflicting import is_suffering
from battlefield.rulebooks.warsurge.units.trails import last_way
from battlefield.rulebooks.warsurge.words import USING_PERKS
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.requests import Places
from battlefield.rules.core.state import RESERVE

WIDTH = 32 / 25.4


# Confuse


@pytest.mark.parametrize(
    ("perk", "barred"), [("Healer I", True), ("Terrify", True), ("Magic Armour I", True), ("Pacifist", False)]
)
def test_a_confused_unit_begins_no_perk_by_activation_test_or_magic(perk, barred):
    row = Warsurge.catalogue.get(perk)
    assert bool(asks(held("Confuse")).reason_against(USING_PERKS, "blue1", about=UsingPerk(row))) is barred


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_whoever_confused_a_unit_places_it_in_both_phases(phase):
    _, session = begun(held("Confuse", phase=phase), phase)
    assert session.pending.by == "red"


def test_confuse_begins_with_the_next_turn():
    now = held("Confuse", phase="Attack", turn=1)
    assert not asks(now).reason_against("weapons", "blue1")
    assert asks(in_phase(now, "Attack", 2)).reason_against("weapons", "blue1")


def advanced(state):
    return replace(state, settings=(("playstyle", "advanced"),))


def test_in_the_advanced_game_a_confused_unit_is_moved_and_dashed_as_the_turn_begins():
    state = end_turn(held("Confuse", turn=1))
    state = advanced(in_phase(state, "Start", 2))
    places = [(Placed("blue11", (10.0, y)),) for y in (24.0, 28.0)]
    game = run(state, lambda game: game.tell(TurnBegan(2)), (), places)
    assert [e.how for e in game.events if isinstance(e, UnitMoved)] == ["Move", "Dash"]
    assert game.state.figures["blue11"].model.at == (10.0, 28.0)


# Delirium


def raving(*, target_at=(10.0, 24.0)):
    friend = ("blue2", "blue", troop("t2", hp=5, defence=4, armour=None), (), [target_at])
    return held("Delirium", phase="Attack", turn=1, others=(friend,))


def test_a_delirious_unit_is_for_the_nearest_be_it_foe_or_friend():
    assert [aim.target for aim in aims(asks(raving()), "blue1", "bow")] == ["blue2"]
    assert [aim.target for aim in aims(asks(raving(target_at=(10.0, 47.0))), "blue1", "bow")] == ["blue2"]
    far = raving(target_at=(10.0, 47.0))
    foe = far.figures["red11"]
    near = far.with_figures(replace(foe, model=replace(foe.model, at=(14.0, 20.0))))
    assert [aim.target for aim in aims(asks(near), "blue1", "bow")] == ["red1"]


def test_a_delirious_unit_uses_every_weapon():
    state = raving()
    figure_ = replace(state.figures["blue11"], weapons=("bow", "gun"))
    armed = state.with_figures(figure_)
    session = attack(armed, (4, 4), unit="blue1")
    assert session.state.hp("blue2") == 3
    _, asked = begun(armed, "Attack")
    assert [option.id for option in asked.pending.options] == ["bow", "gun"]
    _, free = begun(replace(armed, effects=()), "Attack")
    assert "done" in [option.id for option in free.pending.options]


def test_who_falls_into_delirium_in_the_midst_of_its_attack_raves_in_the_next_turn():
    dream = weapon("dream", "Delirium", "Fast", power=10)
    foe = troop("t", hp=20, defence=4, armour=None)
    state = in_phase(duel(troop("a", hp=9), [dream], foe, armed=(weapon("gun"),)), "Attack", 1, "blue")
    session = attack(state, (4, 1), [True], unit="blue1")
    assert session.state.is_under("blue1", "Delirium")
    assert not is_suffering(session.state, "blue1", "Delirium")
    assert is_suffering(in_phase(end_turn(session.state), "Attack", 2), "blue1", "Delirium")


@pytest.mark.parametrize("attacked", [False, True])
def test_in_the_advanced_game_it_raves_at_once_and_for_nothing(attacked):
    dreamy = weapon("dream", "Delirium", power=10)
    foe = troop("foe", defence=4, hp=9, armour=None)
    state = facing(weapons=(dreamy,), target=foe, armed=(weapon("axe", power=10),))
    session = playing(under(state, "attacked", "blue1") if attacked else state)
    before = points(session, "blue")
    take(session, "Attack", "red1", [4])
    assert (session.state.hp("red1"), points(session, "blue")) == (2, before)
    assert not session.state.is_under("blue1", "Delirium")


@pytest.mark.parametrize("second", [False, True])
def test_whom_its_own_weapon_sent_into_delirium_raves_once_its_attack_is_over(second):
    """The target reflects it; the unit then strikes its friend with all it has, and may attack again."""
    dreamy, axe = weapon("dream", "Delirium", power=10), weapon("axe", power=10)
    mirror = troop("foe", "Reflect I", defence=4, hp=30, armour=None)
    user = troop("user", defence=4, hp=30, armour=None)
    friend = ("red2", "red", troop("friend", defence=4, hp=30, armour=None), (), [(10.0, 13.0)])
    session = playing(facing(user, (dreamy, axe), mirror, (), others=(friend,)))
    take(session, "Attack", "red1", [4, 4, 3], [("dream",), True, ("axe",), ("dream",)])
    assert (session.state.hp("red1"), session.state.hp("blue1"), session.state.hp("red2")) == (29, 29, 28)
    assert points(session) == 5
    assert not session.state.is_under("red1", "Delirium")
    if second:
        take(session, "Attack", "red1", [], [("axe",), ("done",)])
        assert session.state.hp("blue1") == 28


# Direction Lock, Velocity Lock


def walked(name, how="Move", at=(13.0, 20.0), terrain=()):
    state = replace(held(name, phase=how, turn=1), terrain=terrain)
    session = attack(in_phase(state, how, 1, "blue"), (), [(Placed("blue11", at),)], "blue1", how)
    return in_phase(end_turn(session.state), "Move", 2, "blue")


def test_a_direction_lock_looks_at_the_last_of_move_and_dash_and_holds_for_one_turn():
    state = held("Direction Lock", phase="Move", turn=1)
    state = attack(state, (), [(Placed("blue11", (10.0, 23.0)),)], "blue1", "Move").state
    state = attack(
        in_phase(rested(state), "Dash", 1, "blue"), (), [(Placed("blue11", (13.0, 23.0)),)], "blue1", "Dash"
    ).state
    locked_ = in_phase(end_turn(state), "Move", 2, "blue")
    _, session = begun(locked_)
    assert session.answer((Placed("blue11", (13.0, 27.0)),))
    assert not session.answer((Placed("blue11", (17.0, 23.0)),))
    free = in_phase(end_turn(in_phase(locked_, "Attack", 2)), "Move", 3, "blue")
    _, session = begun(free)
    assert not session.answer((Placed("blue11", (13.0, 27.0)),))


def test_a_velocity_lock_asks_of_each_the_distance_of_its_own_kind():
    """It moved three inches and did not dash: so it moves three and does not dash."""
    state = walked("Velocity Lock")
    _, session = begun(state)
    assert session.answer((Placed("blue11", (18.0, 20.0)),))
    assert not session.answer((Placed("blue11", (16.0, 20.0)),))
    stays = attack(in_phase(rested(state), "Dash", 2, "blue"), (), (), "blue1", "Dash")
    assert stays.state.figures["blue11"].model.at == (13.0, 20.0)


@pytest.mark.parametrize(("die", "goes", "short"), [(4, 9.0, 6.0), (2, 8.0, 6.0)])
def test_a_velocity_lock_counts_the_inches_that_dice_add(die, goes, short):
    """It moved nine inches, six and three of a die: nine again, or as many as it gets now."""
    runner = troop("t", "+Move I (D6)", hp=20, armour=None)
    state = held("Velocity Lock", phase="Move", turn=1, target=runner)
    state = attack(state, (3,), [(Placed("blue11", (19.0, 20.0)),)], "blue1", "Move").state
    session = opened(end_turn(state), dice=(die,), unit="blue1", turn=2)
    assert session.refusal((Placed("blue11", (19.0 + short, 20.0)),))
    assert not session.refusal((Placed("blue11", (19.0 + goes, 20.0)),))


@pytest.mark.parametrize("ground", [(), ("difficult",)])
def test_a_velocity_lock_asks_for_inches_on_the_table_whatever_the_ground_makes_of_them(ground):
    """Three inches cost it six in a bog, as many as it has."""
    state = walked("Velocity Lock", terrain=(box("bog", 0.0, 0.0, 48.0, 48.0, top=0.0, ground=ground),))
    for far, lawful in ((2.0, False), (3.0, True), (3.1, False)):
        _, session = begun(state)
        assert (not session.answer((Placed("blue11", (13.0, 20.0 + far)),))) is lawful


def test_a_velocity_lock_holds_for_one_turn():
    free = in_phase(end_turn(in_phase(walked("Velocity Lock"), "Attack", 2)), "Move", 3, "blue")
    _, session = begun(free)
    assert not session.answer((Placed("blue11", (18.0, 20.0)),))


# what leads astray and charges


def charging(name, at=(10.0, 25.0), foe=(10.0, 31.0), **more):
    """Blue, with Charge I, suffers it in turn 2 and went five inches up the table in turn 1."""
    charger = troop("t", "Charge I", hp=20, armour=None)
    state = held(name, phase="Move", turn=1, target=charger, user=(40.0, 40.0), **more)
    state = attack(in_phase(state, "Move", 1, "blue"), (), [(Placed("blue11", at),)], "blue1", "Move").state
    near = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=foe))
    return in_phase(end_turn(state.with_figures(near)), "Move", 2, "blue")


def test_whoever_confused_a_unit_makes_its_charge_which_is_a_part_of_its_move():
    _, session = begun(charging("Confuse"))
    assert not session.answer((Placed("blue11", (10.0, 26.0)),))
    assert "Charge I" in session.pending.what and session.pending.by == "red"
    assert not session.answer(True) and not session.answer((3,))
    assert isinstance(session.pending, Places) and session.pending.by == "red"


@pytest.mark.parametrize(("foe", "free"), [((10.0, 31.0), True), ((14.0, 26.0), False)])
def test_a_direction_lock_holds_the_charge_which_is_a_part_of_the_move(foe, free):
    """It may charge only whom it finds on its way."""
    x, y = (10.0, 28.0) if free else (11.7, 26.0)
    for name, refused in (("Direction Lock", not free), ("Bleed", False)):
        _, session = begun(charging(name, foe=foe))
        assert not session.answer((Placed("blue11", (10.0, 26.0)),))
        assert not session.answer(True) and not session.answer((3,))
        assert bool(session.refusal((Placed("blue11", (x, y)),))) is refused


def test_a_charge_counts_in_the_last_direction_and_in_the_distance_of_a_move():
    """It went five inches up the table and two to the right: what it went in all is what it keeps to."""
    charger = troop("t", "Charge I", hp=20, armour=None)
    state = in_phase(held("Direction Lock", turn=1, target=charger, user=(14.0, 25.0)), "Move", 1, "blue")
    steps = [(Placed("blue11", (10.0, 25.0)),), True, (Placed("blue11", (11.5, 25.0)),)]
    state = attack(state, (3,), steps, "blue1", "Move").state
    way = last_way(state, "blue1")
    assert (way.how, way.x, way.y, way.inches) == ("Move", 1.5, 5.0, pytest.approx(6.5))


def test_a_velocity_lock_bars_the_charge_that_would_lead_farther():
    _, session = begun(charging("Velocity Lock", foe=(10.0, 36.0)))
    assert not session.answer((Placed("blue11", (10.0, 30.0)),))
    assert session.pending is None


# Dread


def test_dread_takes_the_next_move_and_the_next_dash_only():
    state = done(held("Dread", phase="Dash", turn=1), "Dash")
    _, session = begun(in_phase(end_turn(state), "Move", 2, "blue"))
    assert "its own edge" in session.answer((Placed("blue11", (10.0, 15.0)),))
    free = done(state, "Move")
    _, session = begun(in_phase(free, "Move", 2, "blue"))
    assert not session.answer((Placed("blue11", (10.0, 15.0)),))


def test_dread_in_a_melee_leaves_the_way_free():
    state = locked(held("Dread", phase="Attack", turn=1, user=(10.0 + WIDTH, 20.0)), "red1", "blue1")
    session = attack(state, (4,), unit="blue1")
    assert rolls(session) == [("attack dice (5+): Bow", 1)]


@pytest.mark.parametrize(("fights", "why"), [(True, ""), (False, "its own edge")])
def test_who_dreads_and_can_leave_its_melee_goes_where_it_likes(fights, why):
    target = troop("t", "Nonstop I", hp=20, armour=None)
    state = held("Dread", turn=1, target=target, user=(10.0 + WIDTH, 20.0))
    _, session = begun(locked(state, "red1", "blue1") if fights else state)
    refused = session.answer((Placed("blue11", (7.0, 20.0)),))
    assert why in refused if why else not refused


@pytest.mark.parametrize(("move", "where"), [(0, RESERVE), (4, "table")])
def test_only_who_is_immobile_leaves_at_the_end_of_the_phase(move, where):
    state = held("Dread", phase="Attack", turn=1, target=troop("t", move=move, dash=0, hp=20))
    after = run(state, lambda game: game.end("phase", "Attack")).state
    assert after.units["blue1"].where == where
    if where == RESERVE:
        assert not may_deploy(asks(in_phase(after, "Deploy", 1)), "blue1")
        assert may_deploy(asks(in_phase(end_turn(after), "Deploy", 2)), "blue1")
