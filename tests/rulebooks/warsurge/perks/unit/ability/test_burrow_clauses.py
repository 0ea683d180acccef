"""Burrow clause by clause: when, the markers, what goes on below, and what is kept from there."""

from dataclasses import replace

import pytest
from advanced import in_step, open_to, playing, points, take
from armies import army, troop, weapon
from clauses import TOUCH, answered, at, bearing, next_turn, offered, opened, to
from companies import part_of
from fighting import attack, in_phase, line, locked, rolls
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave
from battlefield.rulebooks.warsurge.turn.victory import set_up, tend
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.core.state import RESERVE
from battlefield.rules.scene.contents import Terrain
from battlefield.rules.table.underground import BELOW, is_below

GUN, SWORD = weapon("gun", power=3), weapon("sword", range=0, power=3)
SEEKER = weapon("seeker", "No Line of Sight II", power=3)
MINE = weapon("mine", "Trap I", range=6, power=4)
MARK = "Underground Marker"


def box(x, y, right, bottom):
    return Polygon(((x, y), (right, y), (right, bottom), (x, bottom)))


def wall(*outline):
    return Terrain("wall", box(*outline), top=9.0, sight="blocks")


def field(
    *perks, foe=(), foe_at=(20.0, 10.0), arms=(GUN,), theirs=(GUN,), others=(), move=6, faster=6, **more
):
    """Red with perks at (10, 10), and a blue unit."""
    return army(
        ("red1", "red", troop("red1", *perks, hp=3, armour=None, move=move), arms, line(1)),
        ("blue1", "blue", troop("blue1", *foe, armour=None, hp=3, move=faster), theirs, [foe_at]),
        *others,
        **more,
    )


MATE = ("red2", "red", troop("red2"), (GUN,), [(10.0, 30.0)])


def below(state, *units):
    for unit in units:
        state = bearing(state, BELOW, unit, unit)
    return state


def marked(state, x, y):
    """Lay a marker of red's on the table."""

    def flow(game):
        leave(game, MARK, "red1", "", (x, y))
        yield from ()

    return run(state, flow).state


def aimed(state, unit="red1", arm="gun"):
    return [aim.target for aim in aims(asks(state), unit, arm)]


# when


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_it_burrows_before_or_after_a_move_or_a_dash_once_a_turn(phase):
    before = opened(field("Burrow", others=(MATE,)), "Burrow", (10.0, 12.0), phase=phase)
    assert is_below(before.state, "red1")
    assert before.pending.what.startswith(phase)
    asked = answered(opened(field("Burrow", others=(MATE,)), (), phase=phase), to(12.0, 10.0))
    after = answered(asked, "Burrow", (12.0, 12.0)).state
    assert is_below(after, "red1")
    assert offered(after, "Dash") == ()
    assert offered(next_turn(after), "Move") == ("Burrow",)


def test_it_burrows_as_it_deploys_but_not_beside_an_attack():
    state = field("Burrow", others=(MATE,))
    waiting = state.with_unit(replace(state.units["red1"], where=RESERVE))
    session = opened(waiting, to(10.0, 2.0), "Burrow", (10.0, 4.0), phase="Deploy")
    assert is_below(session.state, "red1")
    assert offered(state, "Attack") == ()


def test_in_an_advanced_game_it_takes_an_action_to_burrow_again_and_again():
    session = playing(in_step(field("Burrow")))
    take(session, "Use Perks", "red1", answers=[("Burrow",), (10.0, 12.0)])
    assert is_below(session.state, "red1")
    take(session, "Use Perks", "red1", answers=[("Burrow",), (10.0, 12.0)])
    assert not is_below(session.state, "red1")
    assert points(session) == 4
    moving = playing(in_step(field("Burrow")))
    take(moving, "Move", "red1", answers=[to(12.0, 10.0)])
    assert not is_below(moving.state, "red1")


def test_in_an_advanced_game_it_burrows_beside_a_deploy_at_no_further_cost():
    state = field("Burrow", others=(MATE,))
    waiting = state.with_unit(replace(state.units["red1"], where=RESERVE))
    session = playing(in_step(waiting))
    take(session, "Deploy", "red1", answers=[to(10.0, 2.0), ("Burrow",), (10.0, 4.0)])
    assert is_below(session.state, "red1")
    assert points(session) == 5


def test_in_an_advanced_game_it_burrows_as_an_answer():
    session = playing(in_step(field(theirs=(GUN,), foe=("Burrow",))))
    take(session, "Attack", "red1", dice=[1])
    take(session, "End Step")
    assert "Counter Perk" in open_to(session, "blue1")
    take(session, "Counter Perk", "blue1", answers=[("Burrow",), (20.0, 12.0)])
    assert is_below(session.state, "blue1")


@pytest.mark.parametrize("down", [True, False])
@pytest.mark.parametrize(("face", "goes"), [(4, True), (3, False)])
def test_in_a_melee_it_takes_a_test_to_go_either_way(down, face, goes):
    state = locked(field("Burrow", foe_at=(10.0 + TOUCH, 10.0), others=(MATE,)), "red1", "blue1")
    state = state if down else below(state, "red1", "blue1")
    place = ((10.0, 12.0),) if goes else ()
    session = opened(state, "Burrow", *place, dice=[face])
    assert is_below(session.state, "red1") == (down == goes)
    assert unit_status.is_engaged(session.state, "red1") != goes


@pytest.mark.parametrize("down", [True, False])
def test_out_of_a_melee_it_takes_no_test(down):
    state = field("Burrow", others=(MATE,)) if down else below(field("Burrow", others=(MATE,)), "red1")
    session = opened(state, "Burrow", (10.0, 12.0))
    assert is_below(session.state, "red1") == down
    assert rolls(session) == []


# markers


@pytest.mark.parametrize("down", [True, False])
def test_whoever_burrows_lays_a_marker_near_and_in_sight(down):
    state = field("Burrow", terrain=(wall(12.0, 0.0, 12.5, 20.0),))
    session = opened(state if down else below(state, "red1"), "Burrow")
    reach = 6.0 + TOUCH / 2
    assert "within 6 in" in session.refusal((10.0, 10.1 + reach))
    assert session.refusal((10.0, 9.9 + reach)) == ""
    assert "sees" in session.refusal((14.0, 10.0))
    assert [mark.at for mark in answered(session, (10.0, 12.0)).state.markers] == [(10.0, 12.0)]


@pytest.mark.parametrize("unit", ["red1", "blue1"])
def test_any_unit_in_contact_with_a_marker_may_go_down_and_come_up_there_once_a_turn(unit):
    """Neither has the perk; the marker is an inch wide, and stays."""
    x = 10.0 if unit == "red1" else 20.0
    state = marked(field(others=(MATE,)), x, 13.0)
    beside = 13.0 - 0.5 - TOUCH / 2
    apart = opened(state, to(x, beside - 0.1, f"{unit}1"), unit=unit)
    assert apart.pending is None
    session = opened(state, to(x, beside, f"{unit}1"), unit=unit)
    assert f"go down by the {MARK}" in session.pending.what
    stays = opened(state, to(x, beside, f"{unit}1"), False, unit=unit).state
    assert not is_below(stays, unit)
    down = answered(session, True).state
    assert is_below(down, unit)
    assert down.is_under(unit, BELOW)  # what shows on the table that it is below
    again = opened(down, to(x, beside + 0.1, f"{unit}1"), phase="Dash", unit=unit)
    assert again.pending is None
    assert is_below(again.state, unit)
    later = opened(next_turn(down), to(x, beside + 0.1, f"{unit}1"), True, unit=unit, turn=2).state
    assert not is_below(later, unit)
    assert len(later.markers) == 1


def test_a_second_marker_does_not_help_in_the_same_turn():
    state = marked(marked(field(others=(MATE,)), 10.0, 12.0), 10.0, 8.0)
    down = opened(state, to(10.0, 10.9), True).state
    dashed = opened(down, to(10.0, 9.1), phase="Dash")
    assert dashed.pending is None
    assert at(dashed.state) == (10.0, 9.1)
    assert is_below(dashed.state, "red1")


def test_nobody_uses_a_marker_from_a_melee():
    """It ends its move beside the marker, and in contact with an enemy."""
    state = marked(field(foe_at=(10.0 + TOUCH, 13.0), others=(MATE,)), 9.0, 13.0)
    session = opened(state, to(10.0, 13.0))
    assert session.pending is None
    assert unit_status.is_engaged(session.state, "red1")
    assert not is_below(session.state, "red1")


# below


def test_below_ground_all_ground_is_difficult_for_moves():
    session = opened(below(field(), "red1"))
    assert "up to 3 in" in session.pending.what


def test_below_ground_units_fight_each_other_through_what_is_above():
    """A wall stands above between the two; they shoot, provoke and come to blows."""
    state = field("Provoke I", foe_at=(14.0, 10.0), terrain=(wall(13.0, 0.0, 13.2, 48.0),))
    deep = below(state, "red1", "blue1")
    assert aimed(deep) == ["blue1"]
    assert offered(deep) == ("Provoke I",)
    met = opened(deep, (), to(14.0 - TOUCH, 10.0)).state
    assert unit_status.foes_in_melee(met, "red1") == ("blue1",)
    assert offered(state) == ()


def test_below_ground_a_unit_passes_under_all_that_is_above():
    """A friend, a gap that nobody crosses and a fire."""
    rows = (("red2", "red", troop("red2"), (GUN,), [(11.5, 10.0)]),)
    bad = Terrain("bad", box(13.3, 0.0, 13.6, 48.0), ground=("impassable",))
    fire = Terrain("fire", box(12.8, 0.0, 13.0, 48.0), ground=("dangerous",))
    state = field(others=rows, terrain=(bad, fire), move=12)
    assert opened(state).refusal(to(15.0, 10.0))
    session = opened(below(state, "red1"), to(15.0, 10.0))
    assert at(session.state) == (15.0, 10.0)
    assert rolls(session) == []


def test_below_ground_nobody_ends_beneath_impassable_ground_or_a_unit():
    bad = Terrain("bad", box(12.0, 0.0, 12.6, 48.0), ground=("impassable",))
    assert opened(below(field(terrain=(bad,)), "red1")).refusal(to(12.0, 10.0))
    under = opened(below(field(foe_at=(12.0, 10.0)), "red1"))
    assert under.refusal(to(12.0, 10.0))
    assert under.refusal(to(10.0, 12.0)) == ""


def test_above_ground_a_unit_goes_over_those_below_but_does_not_end_on_them():
    session = opened(below(field(foe_at=(12.0, 10.0)), "blue1"))
    assert session.refusal(to(14.0, 10.0)) == ""
    assert session.refusal(to(12.0, 10.0))


@pytest.mark.parametrize(("trap_below", "walker_below"), [(a, b) for a in (0, 1) for b in (0, 1)])
def test_a_trap_strikes_those_of_its_own_level(trap_below, walker_below):
    state = field(arms=(MINE,), foe_at=(10.0, 16.0), others=(MATE,))
    layer = below(state, "red1") if trap_below else state
    laid = attack(in_phase(layer, "Attack"), (), [("mine",), (10.0, 12.0)]).state
    walker = below(laid, "blue1") if walker_below else laid
    walked = attack(
        in_phase(walker, "Move", 1, "blue"),
        [5] if trap_below == walker_below else [],
        [to(10.0, 14.4, "blue11")],
        unit="blue1",
        name="Move",
    )
    assert walked.state.hp("blue1") == (2 if trap_below == walker_below else 3)


@pytest.mark.parametrize("deep", ["red1", "blue1"])
def test_only_what_needs_no_sight_goes_from_level_to_level_and_the_target_lays_a_marker(deep):
    state = below(field(arms=(GUN, SEEKER)), deep)
    assert aimed(state) == []
    assert aimed(state, arm="seeker") == ["blue1"]
    session = opened(state, "seeker", phase="Attack", dice=[1])
    assert (session.pending.what, session.pending.by) == (f"place of an {MARK}", "blue")
    assert "within 6 in" in session.refusal((10.0, 10.0))
    marks = answered(session, (20.0, 12.0)).state.markers
    assert [(mark.name, mark.at) for mark in marks] == [(MARK, (20.0, 12.0))]


# objectives


def test_below_ground_nobody_captures_or_holds_a_marker():
    def holding(state):
        mark = objective("marker", 1, at=(10.0, 11.0))

        def lays(game):
            lay(game, mark)
            yield from ()

        return holder(asks(run(state, lays).state), mark)

    assert holding(field()) == "red"
    assert holding(below(field(), "red1")) == ""


def test_a_flag_is_carried_below_ground_but_not_picked_up_there():
    """It goes where its bearer goes, on either level; what lies above is out of reach from below."""
    laid = run(
        in_phase(field(settings=(("game type", "flags"), ("zone depth", 6))), "Start", 0), set_up
    ).state
    flag = next(mark.id for mark in laid.markers if mark.side == "blue")
    carrying = below(bearing(laid, "carries an objective", "red1", flag), "red1")
    moved = run(opened(carrying, to(10.0, 12.0)).state, tend).state
    assert moved.is_under("red1", "carries an objective")
    assert next(mark for mark in moved.markers if mark.id == flag).at == (10.0, 12.0)
    here = tuple(replace(m, at=(10.0, 11.0)) if m.id == flag else m for m in laid.markers)
    mark = next(m for m in here if m.id == flag)
    assert holder(asks(replace(laid, markers=here)), mark) == "red"
    assert holder(asks(below(replace(laid, markers=here), "red1")), mark) == ""


@pytest.mark.parametrize("perk", ["Airborne", "Jumper"])
def test_who_flies_or_jumps_walks_below_ground(perk):
    """Above it goes over a friend in its way, on its own level; below it goes 3 inches, and round that."""
    rows = (("red2", "red", troop("red2"), (GUN,), [(11.3, 10.0)]),)
    state = field(perk, others=rows)
    assert opened(state).refusal(to(12.6, 10.0)) == ""
    deep = opened(below(state, "red1", "red2"))
    assert "up to 3 in" in deep.pending.what
    assert "need" in deep.refusal(to(12.6, 10.0))


@pytest.mark.parametrize("perk", ["Airborne", "Jumper"])
@pytest.mark.parametrize(("units", "dice"), [((), []), (("red1", "blue1"), [5])])
def test_who_flies_or_jumps_past_a_trap_sets_it_off_below_ground_only(perk, units, dice):
    state = below(field(arms=(MINE,), foe=(perk,), foe_at=(4.0, 13.0), others=(MATE,), faster=24), *units)
    laid = attack(in_phase(state, "Attack"), (), [("mine",), (10.0, 13.0)]).state
    walk = to(16.0, 13.0, "blue11")
    session = attack(in_phase(laid, "Move", 1, "blue"), dice, [walk], unit="blue1", name="Move")
    assert session.state.hp("blue1") == 3 - len(dice)


# with a sergeant


def squad_of_two(*perks, boss=()):
    """A unit at (10, 10) with a sergeant beside it, 2 inches from edge to edge."""
    row = ("red2", "red", troop("boss", "Sergeant", *boss), (GUN,), [(12.0 + TOUCH, 10.0)])
    return part_of(field(*perks, others=(row, MATE2)), "red2", "red1")


MATE2 = ("red3", "red", troop("red3"), (GUN,), [(10.0, 30.0)])


def test_a_sergeant_goes_below_with_its_unit_and_up_again():
    state = opened(squad_of_two("Burrow"), "Burrow", (10.0, 12.0)).state
    assert is_below(state, "red1") and is_below(state, "red2")
    assert aimed(state, "blue1") == ["red3"]
    assert "up to 3 in" in opened(state, phase="Dash").pending.what
    up = opened(next_turn(state), "Burrow", (10.0, 12.0), turn=2).state
    assert not is_below(up, "red1") and not is_below(up, "red2")


def test_a_sergeant_does_not_go_below_without_its_unit():
    assert offered(squad_of_two(boss=("Burrow",))) == ()


def test_a_unit_goes_below_where_its_sergeant_touches_a_marker():
    state = marked(squad_of_two(), 12.0 + TOUCH, 12.5)
    places = (*to(10.0, 11.5), *to(12.0 + TOUCH, 11.5, "red21"))
    session = opened(state, places)
    assert f"go down by the {MARK}" in session.pending.what
    down = answered(session, True).state
    assert is_below(down, "red1") and is_below(down, "red2")
    assert len([each for each in down.effects if each.name == BELOW]) == 1
