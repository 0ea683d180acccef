"""Adrenaline, Blink, Teleport, Courage, Disengage, Terrify, Vanish and Horrific, clause by clause."""

from dataclasses import replace

import pytest
from advanced import ADVANCED, in_step, playing, points, take
from armies import army, troop, weapon
from clauses import TOUCH, answered, at, bearing, next_turn, offered, opened, to
from fighting import attack, in_phase, line, locked, rolls, told, under
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.turn.victory import set_up, tend
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.scene.contents import Terrain

GUN, CANNON = weapon("gun"), weapon("cannon", kind="Heavy")
RANKS = ("Blink I", "Blink II", "Blink III", "Teleport I", "Teleport II", "Teleport III")


def box(x, y, right, bottom):
    return Polygon(((x, y), (right, y), (right, bottom), (x, bottom)))


def wall(*outline, id_="wall"):
    return Terrain(id_, box(*outline), top=9.0, sight="blocks")


SCREEN = wall(13.0, 0.0, 13.5, 48.0)  # from edge to edge
BOG = Terrain("bog", box(0.0, 0.0, 48.0, 48.0), ground=("difficult",))
LAVA = Terrain("lava", box(12.0, 0.0, 14.0, 48.0), ground=("dangerous",))


def field(*perks, foe=(), foe_at=(40.0, 40.0), terrain=(), arms=(GUN,), others=(), settings=(), **stats):
    """Red with perks at (10, 10), and a blue unit."""
    return army(
        ("red1", "red", troop("red1", *perks, **stats), arms, line(1)),
        ("blue1", "blue", troop("blue1", *foe, armour=None, hp=3), (GUN,), [foe_at]),
        *others,
        terrain=terrain,
        settings=settings,
    )


def relocating(state, name, *answers, phase="Move"):
    """Let red use a perk that relocates it, with a Mastery Test passed where it takes one."""
    return opened(state, name, *answers, phase=phase, dice=[4] if name.startswith("Teleport") else [])


def value(state, name, unit="red1"):
    return stat(asks(state), name, unit).value


# Adrenaline


@pytest.mark.parametrize(("printed", "surged"), [(1, 2), (3, 4), (6, 8), (7, 10), (0, 0)])
def test_a_third_more_of_either_movement_is_rounded_up_and_of_0_is_0(printed, surged):
    """1 1/3, 4, 8 and 9 1/3."""
    state = opened(field("Adrenaline", move=printed, dash=printed, defence=0), "Adrenaline").state
    assert [value(state, name) for name in ("move", "dash", "defence")] == [surged, surged, 0]


def test_adrenaline_lasts_for_one_turn_and_comes_once_a_game():
    surged = opened(field("Adrenaline", defence=3), "Adrenaline").state
    assert value(surged, "defence") == 4
    later = next_turn(surged)
    assert (value(later, "defence"), value(later, "move"), offered(later)) == (3, 6, ())


# Blink and Teleport


@pytest.mark.parametrize("name", RANKS)
def test_who_relocates_is_stopped_by_terrain_and_slowed_by_its_ground(name):
    assert relocating(field(name), name).refusal(to(15.0, 10.0)) == ""
    assert "cannot get there" in relocating(field(name, terrain=(SCREEN,)), name).refusal(to(15.0, 10.0))
    slow = relocating(field(name, terrain=(BOG,)), name).refusal(to(14.0, 10.0))
    assert (slow == "") == (not name.endswith(" I"))  # 4 inches in the bog cost 8


@pytest.mark.parametrize("name", RANKS)
def test_who_relocates_cannot_go_through_other_units(name):
    """Blue stands from edge to edge, too close together to pass between."""
    rank = [(13.0, 0.7 + 1.9 * n) for n in range(26)]
    shut = field(name)
    fence = army(("blue2", "blue", troop("blue2"), (GUN,), rank))
    shut = replace(shut, units={**shut.units, **fence.units}, figures={**shut.figures, **fence.figures})
    shut = replace(shut, profiles={**shut.profiles, **fence.profiles})
    assert "cannot get there" in relocating(shut, name).refusal(to(15.9, 10.0))
    assert relocating(field(name), name).refusal(to(15.9, 10.0)) == ""


@pytest.mark.parametrize("name", RANKS)
def test_what_lets_a_unit_move_over_things_lets_it_relocate_over_them(name):
    state = field(name, "Airborne", terrain=(SCREEN,))
    assert relocating(state, name).refusal(to(15.9, 10.0)) == ""


@pytest.mark.parametrize("name", RANKS)
def test_no_rank_comes_into_a_melee_or_out_of_one(name):
    near = field(name, foe_at=(14.0, 10.0))
    assert "melee" in relocating(near, name).refusal(to(14.0 - TOUCH, 10.0))
    fighting = locked(field(name, foe_at=(10.0 + TOUCH, 10.0)), "red1", "blue1")
    assert offered(fighting) == ()


@pytest.mark.parametrize("name", ["Blink I", "Teleport I"])
def test_who_flees_does_not_come_into_a_melee_by_it_either(name):
    """The farthest toward its edge is in contact with an enemy."""
    state = under(field(name, foe_at=(10.0 + TOUCH, 4.0)), "Terrify", "red1", "blue1")
    session = relocating(state, name)
    assert "melee" in session.refusal(to(10.0, 4.0)) and not session.refusal(to(10.0, 7.0))


@pytest.mark.parametrize("name", RANKS)
def test_to_relocate_is_movement_but_neither_a_move_nor_a_dash(name):
    """Its own Move comes after it, and a Heavy weapon may still be used; yet it has moved."""
    state = field(name, arms=(CANNON,), foe_at=(24.0, 10.0))
    session = relocating(state, name, to(12.0, 10.0))
    assert session.pending.what.startswith("Move of")
    moved = session.state
    assert unit_status.has_moved(moved, "red1")
    after = attack(in_phase(moved, "Attack"), [1], [("cannon",)])
    assert any("Cannon" in words for words in told(after))


@pytest.mark.parametrize("name", RANKS)
def test_it_goes_so_far_and_no_farther(name):
    far = {"I": 6.0, "II": 12.0, "III": 37.0}[name.rpartition(" ")[2]]
    session = relocating(field(name, foe_at=(2.0, 46.0)), name)
    if far < 37.0:
        assert "need" in session.refusal(to(10.1 + far, 10.0))
    assert session.refusal(to(10.0 + far, 10.0)) == ""


@pytest.mark.parametrize("name", ["Blink III", "Teleport III"])
def test_the_last_rank_reaches_what_could_be_reached_on_foot_or_by_what_it_moves_by(name):
    gap = (wall(13.0, 0.0, 13.5, 40.0), wall(13.0, 43.0, 13.5, 48.0, id_="more"))
    assert relocating(field(name, terrain=gap), name).refusal(to(15.0, 10.0)) == ""
    shut = (SCREEN,)
    assert "cannot get there" in relocating(field(name, terrain=shut), name).refusal(to(15.0, 10.0))
    assert relocating(field(name, "Airborne", terrain=shut), name).refusal(to(40.0, 10.0)) == ""


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_blink_comes_once_a_game_and_teleport_each_turn_after_a_test(rank):
    blinked = next_turn(relocating(field(f"Blink {rank}"), f"Blink {rank}", to(12.0, 10.0)).state)
    assert offered(blinked) == ()
    name = f"Teleport {rank}"
    jumped = relocating(field(name), name, to(12.0, 10.0)).state
    assert offered(jumped) == ()
    assert offered(next_turn(jumped)) == (name,)
    failed = opened(field(name), name, dice=[3])
    assert failed.pending.what.startswith("Move of")


# Courage


def test_the_brave_go_over_bad_ground_as_over_good_for_one_turn():
    bog = opened(field("Courage", terrain=(BOG,)), "Courage")
    assert bog.refusal(to(15.9, 10.0)) == ""
    assert "need" in opened(field("Courage", terrain=(BOG,)), ()).refusal(to(15.9, 10.0))
    lava = in_phase(field("Courage", terrain=(LAVA,)), "Move")
    through = attack(lava, (), [("Courage",), to(15.9, 10.0)], name="Move")
    assert rolls(through) == []
    burnt = attack(lava, (6,), [(), to(15.9, 10.0)], name="Move")
    assert len(rolls(burnt)) == 1
    later = next_turn(bog.state)
    assert not asks(later).figure("ignores difficult", 0, "red1").value
    assert not asks(later).figure("ignores dangerous", 0, "red1").value


@pytest.mark.parametrize(
    "name", ["Cripple", "Stun", "Fugue", "Morale", "Fall Back", "Panic", "Terrify", "Dread"]
)
def test_courage_takes_each_fear_away(name):
    state = bearing(field("Courage"), name, "red1", "blue1", turn=1)
    brave = run(
        in_phase(state, "Move"), lambda game: _use(game, "red1", "Courage")
    ).state  # Panic keeps it from a move, but not from courage
    assert not brave.effects_on("red1", name)


def _use(game, unit, name):
    bearer = next(b for b in game.book.bearers(game.state) if (b.unit, b.perk.name) == (unit, name))
    yield from bearer.perk.uses[0].run(game, bearer)


@pytest.mark.parametrize("name", ["Cripple", "Stun", "Fugue", "Terrify", "Dread"])
def test_courage_lets_no_new_fear_take_hold_for_the_turn(name):
    brave = opened(field("Courage"), "Courage").state

    def laid(state):
        return run(state, lambda game: game.lay(name, "red1", by="blue1")).state.effects_on("red1", name)

    assert laid(field("Courage"))
    assert not laid(brave)
    assert laid(next_turn(brave))


@pytest.mark.parametrize("perk", ["Force I", "Force II", "Knockback I", "Knockback II"])
def test_the_brave_are_not_shoved(perk):
    """The shove comes at the end of the sequence, after a Skill Test."""
    club = weapon("club", perk, range=12, power=6)
    state = field("Courage", foe_at=(16.0, 10.0), hp=9, armour=None)
    state = replace(state, profiles={**state.profiles, "club": club})
    state = state.with_figures(replace(state.figures["blue11"], weapons=("club",)))
    brave = opened(state, "Courage").state
    held = attack(in_phase(brave, "Attack", 1, "blue"), [6], [("club",)], unit="blue1")
    assert at(held.state) == (10.0, 10.0)


def test_the_brave_go_their_whole_way_past_a_horror():
    state = field("Courage", foe=("Horrific",), foe_at=(18.0, 10.0))
    assert "up to 6 in" in opened(state, "Courage").pending.what
    assert "up to 3 in" in opened(state, (), dice=[4]).pending.what


# Disengage


def fighting(*perks, **more):
    return locked(field(*perks, foe_at=(10.0 + TOUCH, 10.0), **more), "red1", "blue1")


def test_who_breaks_off_goes_away_in_the_same_turn_and_fights_no_more():
    state = fighting("Disengage")
    session = attack(in_phase(state, "Move"), [4], [("Disengage",), to(6.0, 10.0)], name="Move")
    assert at(session.state) == (6.0, 10.0)
    assert not unit_status.is_engaged(session.state, "red1")
    assert not unit_status.is_engaged(session.state, "blue1")


def test_who_fails_to_break_off_stays_locked():
    session = attack(in_phase(fighting("Disengage"), "Move"), [3], [("Disengage",)], name="Move")
    assert at(session.state) == (10.0, 10.0)
    assert unit_status.is_engaged(session.state, "red1")


def test_who_is_struck_before_it_is_gone_is_locked_again():
    """It broke off in the Move phase and stood still; a blow in the Attack phase holds it in the Dash."""
    state = bearing(fighting(hp=9), "Disengage", "red1", "red1")
    assert at(attack(in_phase(state, "Dash"), (), [to(6.0, 10.0)], name="Dash").state) == (6.0, 10.0)
    struck = attack(in_phase(state, "Attack", 1, "blue"), [1], unit="blue1").state
    assert unit_status.is_engaged(struck, "red1")
    assert "locked" in Warsurge().refusal(in_phase(struck, "Dash"), Action("Dash", "red", "red1"))


def test_who_is_met_by_another_before_it_is_gone_is_locked_in_that_melee():
    """It broke off from one foe in the Move phase and stood still; then a second one came."""
    other = ("blue2", "blue", troop("d", hp=9, armour=None), (), [(10.0, 16.0)])
    state = bearing(fighting(hp=9, others=(other,)), "Disengage", "red1", "red1")
    assert at(attack(in_phase(state, "Dash"), (), [to(6.0, 10.0)], name="Dash").state) == (6.0, 10.0)
    met = in_phase(state, "Move", 1, "blue")
    met = attack(met, (), [(Placed("blue21", (10.0, 10.0 + TOUCH)),)], unit="blue2", name="Move").state
    assert unit_status.foes_in_melee(met, "red1") == ("blue1", "blue2")
    assert "locked" in Warsurge().refusal(in_phase(met, "Dash"), Action("Dash", "red", "red1"))


def test_to_disengage_takes_a_melee():
    assert offered(field("Disengage")) == ()
    assert offered(fighting("Disengage")) == ("Disengage",)


# Terrify


def terrified(state, phase="Move"):
    return opened(state, "Terrify", phase=phase, dice=[4]).state


def test_terror_takes_sight_and_a_mastery_test():
    near = field("Terrify", foe_at=(18.0, 30.0), terrain=(wall(0.0, 20.0, 48.0, 21.0),))
    assert offered(near) == ()
    open_field = field("Terrify", foe_at=(10.0, 25.0))
    assert offered(open_field) == ("Terrify",)
    assert terrified(open_field).is_under("blue1", "Terrify")
    assert not opened(open_field, "Terrify", dice=[3]).state.is_under("blue1", "Terrify")


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_the_terrified_flee_with_all_their_movement_to_their_own_edge_for_the_turn(phase):
    state = terrified(field("Terrify", foe_at=(10.0, 25.0)))
    session = opened(state, phase=phase, unit="blue1")
    assert "own edge" in session.refusal(to(10.0, 19.0, "blue11"))
    assert "own edge" in session.refusal(to(10.0, 28.0, "blue11"))
    assert session.refusal(to(10.0, 31.0, "blue11")) == ""
    free = opened(next_turn(state), phase=phase, unit="blue1", turn=2)
    assert free.refusal(to(10.0, 28.0, "blue11")) == ""


def test_the_terrified_blink_to_their_own_edge_too():
    state = terrified(field("Terrify", foe=("Blink I",), foe_at=(10.0, 25.0)))
    session = opened(state, "Blink I", unit="blue1")
    assert "own edge" in session.refusal(to(10.0, 28.0, "blue11"))
    assert session.refusal(to(10.0, 31.0, "blue11")) == ""


def test_who_reaches_its_edge_in_terror_is_in_reserve_until_the_next_turn():
    state = terrified(field("Terrify", foe_at=(10.0, 27.0)))
    near = state.with_figures(
        replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(10.0, 44.0)))
    )
    gone = attack(in_phase(near, "Move", 1, "blue"), unit="blue1", name="Move").state
    assert gone.units["blue1"].where == RESERVE
    assert gone.is_under("blue1", "waits in reserve")
    assert not next_turn(gone).is_under("blue1", "waits in reserve")


def test_who_cannot_move_is_in_reserve_at_once_and_waits_there():
    state = field("Terrify", foe_at=(10.0, 25.0))
    stiff = replace(state, profiles={**state.profiles, "blue1": troop("blue1", move=0, dash=0, hp=3)})
    gone = terrified(stiff)
    assert gone.units["blue1"].where == RESERVE
    assert gone.is_under("blue1", "waits in reserve")


def test_the_terrified_in_a_melee_stay_and_hit_worse():
    state = locked(field("Terrify", foe_at=(10.0 + TOUCH, 10.0), defence=4), "red1", "blue1")
    afraid = terrified(state)
    assert afraid.units["blue1"].where == TABLE
    blow = attack(in_phase(afraid, "Attack", 1, "blue"), [4], unit="blue1")
    assert any("1 die, 5+ needed" in words for words in told(blow))
    calm = attack(in_phase(state, "Attack", 1, "blue"), [4, 6], unit="blue1")
    assert any("1 die, 4+ needed" in words for words in told(calm))


def test_terror_in_an_advanced_game_makes_one_move_and_one_dash_at_once_for_nothing():
    state = in_step(field("Terrify", foe_at=(10.0, 25.0)))
    session = playing(state)
    take(session, "Use Perks", "red1", dice=[4], answers=[("Terrify",)])
    assert at(session.state, "blue11") == (10.0, 37.0)
    assert (points(session), points(session, "blue")) == (5, 6)


def test_who_fled_in_an_advanced_game_cannot_deploy_before_the_next_turn():
    session = playing(in_step(field("Terrify", foe_at=(10.0, 27.0), settings=ADVANCED)))
    near = replace(
        session.state.figures["blue11"], model=replace(session.state.figures["blue11"].model, at=(10.0, 40.0))
    )
    session = playing(session.state.with_figures(near))
    state = session.state
    closer = state.with_figures(
        replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(10.0, 30.0)))
    )
    session = playing(closer)
    take(session, "Use Perks", "red1", dice=[4], answers=[("Terrify",)])
    assert session.state.units["blue1"].where == RESERVE
    take(session, "End Step")
    theirs = replace(session.state, clock=replace(session.state.clock, side="blue"))
    assert Warsurge().refusal(theirs, Action("Deploy", "blue", "blue1"))
    free = replace(theirs, effects=tuple(e for e in theirs.effects if e.name != "waits in reserve"))
    assert not Warsurge().refusal(free, Action("Deploy", "blue", "blue1"))


# Vanish


@pytest.mark.parametrize("fights", [False, True])
def test_who_vanishes_is_in_reserve_as_the_phase_ends_out_of_melees_too(fights):
    state = fighting("Vanish") if fights else field("Vanish")
    faded = run(in_phase(state, "Move"), lambda game: _use(game, "red1", "Vanish"), [4]).state
    assert faded.units["red1"].where == TABLE
    done = run(faded, lambda game: game.end("phase", "Move")).state
    assert done.units["red1"].where == RESERVE
    assert not unit_status.is_engaged(done, "blue1")
    failed = opened(state, "Vanish", dice=[3]).state
    assert run(failed, lambda game: game.end("phase", "Move")).state.units["red1"].where == TABLE


def test_who_vanishes_in_an_advanced_game_is_gone_after_the_step():
    session = playing(in_step(field("Vanish")))
    take(session, "Use Perks", "red1", dice=[4], answers=[("Vanish",)])
    assert session.state.units["red1"].where == TABLE
    take(session, "End Step")
    assert session.state.units["red1"].where == RESERVE


def test_what_a_unit_carried_stays_where_it_vanished():
    state = field("Vanish", settings=(("game type", "flags"), ("zone depth", 6)))
    laid = run(in_phase(state, "Start", 0), set_up).state
    flag = next(mark for mark in laid.markers if mark.side == "blue")
    carrying = bearing(laid, "carries an objective", "red1", flag.id)
    session = opened(carrying, "Vanish", dice=[4])
    done = run(session.state, lambda game: game.end("phase", "Move")).state
    left = run(done, tend).state
    assert not left.effects_on("red1", "carries an objective")
    assert next(mark for mark in left.markers if mark.id == flag.id).at == (10.0, 10.0)


# Horrific


@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize(("face", "inches"), [(4, 3), (3, 6)])
def test_a_move_or_a_dash_near_a_horror_is_half_as_long_after_a_test(how, face, inches):
    state = field(foe=("Horrific",), foe_at=(20.0, 10.0))
    session = opened(state, phase=how, dice=[face])
    assert f"up to {inches} in" in session.pending.what


def test_a_blink_near_a_horror_is_half_as_long():
    state = field("Blink II", foe=("Horrific",), foe_at=(20.0, 10.0))
    assert "up to 6 in" in opened(state, "Blink II", dice=[4]).pending.what


@pytest.mark.parametrize(
    ("end", "halved"), [((10.0, 16.0), False), ((15.0, 10.0), True), ((12.0, 10.0), False)]
)
def test_a_move_that_begins_far_off_is_half_as_long_only_where_it_comes_near(end, halved):
    """The horror is 14 inches away: 6 along its edge are free, 5 toward it are not, 2 toward it are."""
    state = field(foe=("Horrific",), foe_at=(24.0 + TOUCH, 10.0))
    session = opened(state, dice=[4])
    assert ("Horrific" in session.refusal(to(*end))) == halved


def test_a_move_over_a_horror_is_half_as_long_though_it_ends_far_away():
    state = field("Airborne", foe=("Horrific",), foe_at=(24.0, 10.0), move=30)
    session = opened(state, dice=[4])
    assert "Horrific" in session.refusal(to(39.9, 10.0))
    calm = opened(state, dice=[3])
    assert calm.refusal(to(39.9, 10.0)) == ""


@pytest.mark.parametrize(
    ("near", "far", "dice"), [(20.0, 22.0, [4]), (20.0, 24.0 + TOUCH, [4]), (24.0 + TOUCH, 20.0, [4, 4])]
)
def test_two_horrors_halve_a_movement_once(near, far, dice):
    """One is within 12 inches, the other within 12 or 14."""
    other = ("blue2", "blue", troop("other", "Horrific"), (GUN,), [(far, 10.0)])
    session = opened(field(foe=("Horrific",), foe_at=(near, 10.0), others=(other,)), dice=dice)
    assert "up to 3 in" in session.pending.what
    assert session.refusal(to(12.9, 10.0)) == ""


def charging(far, move):
    """A unit that moves an inch, and charges an enemy 6 inches below it or less."""
    prey = ("blue2", "blue", troop("prey"), (GUN,), [(10.0, 16.0)])
    return field("Charge I", foe=("Horrific",), foe_at=(far, 10.0), others=(prey,), move=move)


@pytest.mark.parametrize(("face", "inches"), [(4, 3), (3, 6)])
def test_a_charge_is_a_part_of_the_move_and_as_frightened_as_that(face, inches):
    session = opened(charging(20.0, 6), to(11.0, 10.0), True, dice=[face, 6])
    assert f"up to {inches} in" in session.pending.what


@pytest.mark.parametrize(("face", "halved"), [(4, True), (3, False)])
def test_a_charge_near_a_horror_that_the_move_could_not_reach_is_tested_by_itself(face, halved):
    """The horror is 13.5 inches away, then 12.5; the charge would go 3.4 inches, to within 11.3."""
    session = opened(charging(23.5 + TOUCH, 1), to(11.0, 10.0), True, dice=[6, face])
    assert ("Horrific" in session.refusal(to(12.6, 13.0))) == halved


def test_a_horror_tests_for_each_enemy_by_itself():
    other = ("red2", "red", troop("red2"), (GUN,), [(10.0, 14.0)])
    state = field(foe=("Horrific",), foe_at=(20.0, 10.0), others=(other,))
    first = answered(opened(state, dice=[4]), to(12.0, 10.0)).state
    assert "up to 6 in" in opened(first, unit="red2", dice=[3]).pending.what
