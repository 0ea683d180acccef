"""Single clauses of towing: whom a tug takes, what comes along, and how it gets free."""

from dataclasses import replace
from math import hypot

import pytest
from armies import army, troop, weapon
from clauses import bearing
from coming_back import fallen
from companies import part_of
from convoys import convoy
from fighting import attack, in_phase, locked, told
from movers import begun, box, shifted, to
from offered import offered
from running import asks, end_turn, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.dangerous_ground import endure_staying
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back
from battlefield.rulebooks.warsurge.perks.unit.ability.dominate import seize
from battlefield.rulebooks.warsurge.perks.unit.transportation.tow import TOWED
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.staying import note_present
from battlefield.rulebooks.warsurge.words import ITS_MOVES
from battlefield.rules.core.events import Placed

TOUCH = 32 / 25.4


def towing(rank, apart=0.0, *, side="red", points=200, arms=(), phase="Move", kind=(), **more):
    """A tug at (10, 14) with so many points, and a crate of 200 on its right."""
    crate = ("crate", side, troop("crate", *kind, points=200), arms, [(10.0 + TOUCH + apart, 14.0)])
    return convoy(f"Tow {rank}", others=(crate,), at=(30.0, 30.0), points=points, phase=phase, **more)


def crate_at(session):
    return session.state.figures["crate1"].model.at


RANKS = pytest.mark.parametrize(("rank", "reach"), [("I", 0.0), ("II", 6.0), ("III", 6.0)])
AWAY = (Placed("truck1", (10.0, 19.0)),)


@RANKS
@pytest.mark.parametrize(("price", "towed"), [(100, True), (99, False)])
def test_a_tug_takes_a_friend_in_tow_that_is_near_and_not_too_dear(rank, reach, price, towed):
    assert (f"Tow {rank}" in usable(asks(towing(rank, reach, points=price)), "truck")) is towed
    assert f"Tow {rank}" not in usable(asks(towing(rank, reach + 0.05)), "truck")


@RANKS
def test_what_is_in_tow_keeps_its_reach_to_the_tug(rank, reach):
    session = begun(towing(rank, reach), (f"Tow {rank}",), AWAY, True, unit="truck")
    where = (10.0 + TOUCH + reach, 19.0)
    assert not session.refusal((Placed("crate1", where),))
    assert session.refusal((Placed("crate1", (where[0] + 0.05, 19.0)),))


@RANKS
def test_what_is_in_tow_may_be_released_as_the_tug_moves(rank, reach):
    session = attack(towing(rank, reach), (), [(f"Tow {rank}",), AWAY, False], unit="truck", name="Move")
    assert crate_at(session) == (10.0 + TOUCH + reach, 14.0)
    assert not session.state.is_under("crate", "in tow")


def under_tow(rank, reach, **more):
    state = attack(towing(rank, reach, **more), (), [(f"Tow {rank}",)], unit="truck", name="Move").state
    done = unit_status.ACTED, unit_status.MOVED, unit_status.MOVED_TO_TYPES, unit_status.BROUGHT
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name not in done))
    tug = replace(fresh.figures["truck1"], model=replace(fresh.figures["truck1"].model, at=(10.0, 14.0)))
    crate = fresh.figures["crate1"]
    there = replace(crate, model=replace(crate.model, at=(10.0 + TOUCH + reach, 14.0)))
    return in_phase(fresh.with_figures(tug, there), "Move", 1)


@RANKS
@pytest.mark.parametrize("who", ["truck", "crate"])
def test_a_tow_of_friends_ends_as_an_enemy_commands_one_of_them(rank, reach, who):
    """The tug moves without it, or it moves without the tug, and the tow is over for good."""

    def seized(game):
        seize(game, "foe", who, free=True)
        yield from ()

    state, start = run(under_tow(rank, reach), seized).state, (10.0 + TOUCH + reach, 14.0)
    moves = {"truck": AWAY, "crate": to(start[0], 15.0, "crate1")}
    for unit in ("truck", "crate") if reach else ("truck",):  # at base contact a melee holds the other one
        ready = in_phase(state, "Move", 1, state.units[unit].commander)
        session = attack(ready, (), [moves[unit]], unit, "Move")
        assert crate_at(session) == pytest.approx(start if unit == "truck" else (start[0], 15.0))
        assert not session.state.is_under("crate", "in tow")


@RANKS
@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_what_is_in_tow_slips_it_by_its_own_movement_out_of_reach(rank, reach, how):
    state = in_phase(under_tow(rank, reach), how)
    assert state.is_under("crate", "in tow")
    gone = attack(state, (), [to(10.0 + TOUCH + reach + 2.0, 14.0, "crate1")], "crate", how)
    assert not gone.state.is_under("crate", "in tow")
    kept = attack(state, (), [to(10.0 + TOUCH + reach, 14.0, "crate1")], "crate", how)
    assert kept.state.is_under("crate", "in tow")


@RANKS
@pytest.mark.parametrize(("y", "held"), [(14.0, True), (17.0, False)])
def test_a_tug_that_comes_out_of_reach_otherwise_than_by_a_move_takes_nobody_along(rank, reach, y, held):
    """It blinks or is pushed away, and what it had in tow stays where it is and is free."""
    for how, forced in (("Blink", False), ("Pushed", True)):
        state = under_tow(rank, reach)

        def flow(game, how=how, forced=forced):
            yield from moving.settle(game, "truck", how, (Placed("truck1", (10.0, y)),), forced=forced)

        session = run(state, flow)
        assert session.state.is_under("crate", "in tow") is held
        assert crate_at(session) == (10.0 + TOUCH + reach, 14.0)


@RANKS
def test_a_tug_tows_on_as_it_charges(rank, reach):
    """Its charge is a part of its move: what is in tow comes after both."""
    x = 10.0 + TOUCH + reach
    crate = ("crate", "red", troop("crate", points=200), (), [(x, 14.0)])
    foe_at, aside = (10.0, 24.0), (30.0, 30.0)
    state = convoy(f"Tow {rank}", "Charge I", others=(crate,), at=aside, points=200, foe_at=foe_at)
    steps = AWAY, True, to(10.0, 21.0, "truck1"), True, to(x, 21.0, "crate1")
    session = attack(state, (6,), [(f"Tow {rank}",), *steps], "truck", "Move")
    assert crate_at(session) == pytest.approx((x, 21.0))
    assert session.state.is_under("crate", "in tow")


@pytest.mark.parametrize("wide", [25, 28, 30, 32, 40, 50])
def test_what_is_in_base_contact_comes_to_stand_on_another_side_where_its_own_is_blocked(wide):
    """A wall is where it would come to stand: it is offered a place on a side that is free."""
    touch, state = wide / 25.4, towing("I")
    round_ones = {
        id_: replace(figure, model=replace(figure.model, base=BaseSize.round(wide)))
        for id_, figure in state.figures.items()
    }
    crate = replace(round_ones["crate1"], model=replace(round_ones["crate1"].model, at=(10.0 + touch, 14.0)))
    wall = box("wall", 10.0 + touch / 2 + 0.1, 16.0, 3.0, 6.0)
    state = replace(state, figures={**round_ones, "crate1": crate}, terrain=(wall,))
    session = attack(state, (), [("Tow I",), AWAY, True], unit="truck", name="Move")
    assert session.state.is_under("crate", "in tow")
    assert hypot(crate_at(session)[0] - 10.0, crate_at(session)[1] - 19.0) == pytest.approx(touch, abs=1e-6)


@RANKS
def test_a_tug_takes_in_tow_what_its_movement_or_the_others_has_brought_near(rank, reach):
    """It was too far away before the move, and is near after it."""
    state = towing(rank, reach + 3.0)
    assert f"Tow {rank}" not in usable(asks(state), "truck")
    near = attack(state, (), [(Placed("truck1", (13.0, 14.0)),), (f"Tow {rank}",)], "truck", "Move")
    assert near.state.is_under("crate", "in tow")
    came = attack(state, (), [to(10.0 + TOUCH + reach, 14.0, "crate1")], "crate", "Move").state
    assert f"Tow {rank}" in usable(asks(in_phase(came, "Move")), "truck")


@RANKS
@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_what_is_towed_along_has_moved_as_to_its_weapons(rank, reach, how):
    cannon = weapon("cannon", kind="Heavy", range=40)
    state = in_phase(under_tow(rank, reach, arms=(cannon,)), how)
    assert not why_not_use(asks(state), "crate", "cannon")
    session = attack(state, (), [AWAY, True], unit="truck", name=how)
    assert crate_at(session) == pytest.approx((10.0 + TOUCH + reach, 19.0))
    assert "cannot be used after a move" in why_not_use(asks(session.state), "crate", "cannon")


@RANKS
@pytest.mark.parametrize(
    ("kind", "how", "towed"),
    [
        ("Heavy", "Dash", False),
        ("Battle", "Dash", False),
        ("Assault", "Dash", True),
        ("Battle", "Move", True),
    ],
)
def test_who_may_not_move_after_its_weapon_is_not_towed_along_either(rank, reach, kind, how, towed):
    """To weapon types it would move: it is released, as where a melee holds it."""
    state = under_tow(rank, reach, arms=(weapon("cannon", kind=kind, range=60),))
    fired = attack(in_phase(state, "Attack"), (1,), unit="crate").state
    session = attack(in_phase(fired, how), (), [AWAY, *([True] if towed else [])], unit="truck", name=how)
    assert crate_at(session) == pytest.approx((10.0 + TOUCH + reach, 19.0 if towed else 14.0))
    assert session.state.is_under("crate", "in tow") is towed
    assert any(kind in words for words in told(session)) is not towed


@RANKS
@pytest.mark.parametrize(("how", "free"), [("Move", True), ("Dash", False)])
def test_a_battle_weapon_is_not_used_after_its_unit_was_towed_by_a_dash(rank, reach, how, free):
    mortar = weapon("mortar", kind="Battle", range=40)
    session = attack(
        in_phase(under_tow(rank, reach, arms=(mortar,)), how), (), [AWAY, True], unit="truck", name=how
    )
    assert ("after a dash" in why_not_use(asks(session.state), "crate", "mortar")) is not free


def test_an_enemy_that_used_its_heavy_weapon_is_towed_along():
    """Its own weapon types do not heed that tow."""
    state = bearing(towing("III", 6.0, side="blue"), TOWED, "crate", "truck", 1, reach=6)
    state = bearing(state, unit_status.NO_DASH, "crate", "crate", 1)
    session = attack(in_phase(state, "Dash"), (), [AWAY, True], unit="truck", name="Dash")
    assert crate_at(session) == pytest.approx((10.0 + TOUCH + 6.0, 19.0))


@RANKS
def test_to_be_towed_is_no_movement_of_ones_own_but_for_weapon_types(rank, reach):
    """It bleeds by no way but its own, and has not tried to move, nor disturbed what charges up."""
    state = under_tow(rank, reach, arms=(weapon("coil", "Charge Up Power"),))
    for name in ("Bleed", "Cripple"):
        state = run(state, lambda game, name=name: afflict(game, name, "crate", by="blue1")).state
    after = attack(state, (), [AWAY, True], unit="truck", name="Move").state
    assert after.figures["crate1"].model.at[1] == pytest.approx(19.0)
    assert after.hp("crate") == state.hp("crate")
    assert not after.effects_on("crate", "Cripple")[0].get(ITS_MOVES)
    assert not unit_status.has_moved_to_perks(after, "crate")


@pytest.mark.parametrize(("free", "towed"), [(False, False), (True, True)])
def test_who_is_in_tow_is_not_dragged_out_of_a_melee_that_holds_it(free, towed):
    """It is released there without a question, unless it has broken off."""
    state = under_tow("II", 6.0, kind=("Disengage",))
    x, y = 10.0 + TOUCH + 6.0, 14.0
    state = locked(shifted(state, "foe1", (x + TOUCH, y)), "crate", "foe")
    state = bearing(state, "Disengage", "crate", "crate") if free else state
    session = attack(state, (), [AWAY, *([True] if towed else [])], unit="truck", name="Move")
    assert crate_at(session) == pytest.approx((x, 19.0 if towed else y))
    assert session.state.is_under("crate", "in tow") is towed
    assert session.state.is_under("foe", unit_status.MELEE) is not towed


@RANKS
def test_who_was_towed_is_still_to_what_asks_for_no_movement(rank, reach):
    """It may defend, is as hard to find as before and loses its momentum, until it walks itself."""
    ram = weapon("ram", "Momentum")
    state = under_tow(rank, reach, arms=(ram,), kind=("Defend", "Stealth"))
    state = bearing(bearing(state, "Stealth", "crate"), "Momentum", "crate", "crate", weapon="ram")
    towed = attack(state, (), [AWAY, True], unit="truck", name="Move").state
    x, y = towed.figures["crate1"].model.at
    towed = shifted(towed, "foe1", (x + 11.0 + TOUCH, y))
    walk = to(x + 0.5, y, "crate1")
    walked = attack(in_phase(towed, "Move"), (), [walk], unit="crate", name="Move").state
    for after, still in ((towed, True), (walked, False)):
        assert ("Defend" in usable(asks(in_phase(after, "Dash")), "crate")) is still
        assert bool(asks(after).reason_against("be targeted", "crate", foe="foe")) is still
        assert end_turn(after).is_under("crate", "Momentum") is not still


@RANKS
def test_who_was_towed_into_dangerous_ground_has_not_been_there_for_the_whole_turn(rank, reach):
    state = run(under_tow(rank, reach), present).state
    towed = attack(state, (), [AWAY, True], unit="truck", name="Move").state
    swamp = replace(box("swamp", 0.0, 17.0, 40.0, 4.0, top=0.0), ground=("dangerous",), sight="clear")
    assert run(replace(towed, terrain=(swamp,)), staying).state.hp("crate") == towed.hp("crate")


def present(game):
    note_present(game)
    yield from ()


def staying(game):
    yield from endure_staying(game)


@pytest.mark.parametrize("near", ["unit", "sergeant"])
def test_a_unit_is_taken_in_tow_whichever_of_it_and_its_sergeant_is_near_and_no_sergeant_by_itself(near):
    first, second = (10.0 + TOUCH, 14.0), (10.0 + 2.0 * TOUCH, 14.0)
    crate, boss = (first, second) if near == "unit" else (second, first)
    rows = [
        ("crate", "red", troop("crate", points=50), (), [crate]),
        ("boss", "red", troop("boss", "Sergeant", points=20), (), [boss]),
        ("mate", "red", troop("mate", points=50), (), [(10.0 - TOUCH, 14.0)]),
    ]
    state = part_of(convoy("Tow I", others=rows, at=(30.0, 30.0), points=200), "boss", "crate")
    assert offered(state, "Tow I", "truck") == {"crate", "mate"}


def test_a_sergeant_is_towed_along_with_its_unit():
    state = under_tow("I", 0.0)
    boss = army(("boss", "red", troop("boss", "Sergeant"), (), [(10.0 + 2 * TOUCH, 14.0)]))
    state = replace(
        state,
        units={**state.units, "boss": boss.units["boss"]},
        figures={**state.figures, **boss.figures},
        profiles={**state.profiles, **boss.profiles},
    )
    session = attack(part_of(state, "boss", "crate"), (), [AWAY, True], unit="truck", name="Move")
    assert crate_at(session) == pytest.approx((10.0 + TOUCH, 19.0))
    assert session.state.figures["boss1"].model.at == pytest.approx((10.0 + 2 * TOUCH, 19.0))


@pytest.mark.parametrize(("face", "taken"), [(3, False), (4, True)])
def test_an_enemy_is_towed_after_a_test_until_the_turn_ends_and_has_not_moved(face, taken):
    cannon = weapon("cannon", kind="Heavy", range=40)
    state = towing("III", 6.0, side="blue", arms=(cannon,))
    session = attack(state, (face,), [("Tow III",), AWAY, *([True] if taken else [])], "truck", "Move")
    assert crate_at(session)[1] == (19.0 if taken else 14.0)
    assert not why_not_use(asks(session.state), "crate", "cannon")

    def flow(game):
        yield from game.end("turn", "End")

    assert not run(in_phase(session.state, "End"), flow).state.is_under("crate", "in tow")
    assert "Tow III" not in usable(asks(towing("III", 6.1, side="blue")), "truck")


@pytest.mark.parametrize("rank", ["I", "II"])
def test_lesser_tugs_take_no_enemy_in_tow(rank):
    assert f"Tow {rank}" not in usable(asks(towing(rank, side="blue")), "truck")


def in_tow(rank, reach):
    return bearing(towing(rank, reach), TOWED, "crate", "truck", reach=int(reach))


def lost_and_back(state, unit):
    """Let a unit fall, and rise where it fell."""
    gone = fallen(state, unit)
    figures = state.units[unit].figures
    return in_phase(run(gone, lambda game: bring_back(game, unit, figures, "Revive")).state, "Move")


@RANKS
@pytest.mark.parametrize("unit", ["crate", "truck"])
@pytest.mark.parametrize("leaves", [True, False])
def test_who_leaves_the_table_or_falls_is_in_tow_no_more_nor_has_anything_in_tow(rank, reach, unit, leaves):
    """Brought back beside each other they have to begin anew."""
    state = in_tow(rank, reach)
    if leaves:
        gone = run(state, lambda game: to_reserve(game, unit, "Vanish")).state
        assert not gone.is_under("crate", TOWED)
    else:
        back = lost_and_back(state, unit)
        assert back.units[unit].where == "table"
        assert begun(back, (), AWAY, unit="truck").pending is None
        assert not back.is_under("crate", TOWED)


@RANKS
def test_nobody_is_asked_about_a_fallen_unit_that_was_in_tow(rank, reach):
    session = begun(in_phase(fallen(in_tow(rank, reach), "crate"), "Move"), AWAY, unit="truck")
    assert session.pending is None
    assert crate_at(session) == (10.0 + TOUCH + reach, 14.0)
