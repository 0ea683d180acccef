"""Provoke, Purge, Spell Steal and Time Jump, clause by clause."""

from dataclasses import replace

import pytest
from advanced import in_step, open_to, playing, points, take
from armies import army, troop, weapon
from clauses import TOUCH, at, bearing, next_turn, offered, opened, to
from companies import part_of
from fighting import in_phase, locked, lost
from running import asks

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.scene.contents import Terrain

GUN, PISTOL = weapon("gun", power=3), weapon("pistol", range=6, power=3)
HEAL = weapon("heal", "Heal", power=3)
HEX = weapon("hex", "Incantation", power=3)
WALL = Terrain(
    "wall", Polygon(((15.0, 0.0), (15.5, 0.0), (15.5, 48.0), (15.0, 48.0))), top=9.0, sight="blocks"
)


def field(
    red=(), blue=(), *, foe_at=(20.0, 10.0), mine=(GUN,), theirs=(GUN,), others=(), terrain=(), **stats
):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *red, armour=4, hp=4, **stats), mine, [(10.0, 10.0)]),
            ("red2", "red", troop("red2", "Provoke II", hp=4, armour=None), (GUN,), [(10.0, 14.0)]),
            ("blue1", "blue", troop("blue1", *blue, hp=4, armour=None), theirs, [foe_at]),
            ("blue2", "blue", troop("blue2", hp=4, armour=None), (GUN,), [(20.0, 14.0)]),
            *others,
            terrain=terrain,
        ),
        "Move",
    )


def aimed(state, arm="gun", unit="blue1"):
    return [aim.target for aim in aims(asks(state), unit, arm)]


def provoked(state, rank="I", unit="red1", dice=(4,)):
    return opened(state, f"Provoke {rank}", "blue1", unit=unit, dice=list(dice)).state


# Provoke


@pytest.mark.parametrize(("rank", "inches"), [("I", 12.0), ("II", 24.0)])
def test_whom_it_may_provoke(rank, inches):
    """An enemy so near and in sight, or one that it fights."""
    name = f"Provoke {rank}"
    far = (10.0 + TOUCH + inches, 10.0)
    alone = field([name], foe_at=far).with_unit(replace(field().units["blue2"], where="reserve"))
    assert offered(alone) == (name,)
    away = replace(
        alone.figures["blue11"], model=replace(alone.figures["blue11"].model, at=(far[0] + 0.1, 10.0))
    )
    assert offered(alone.with_figures(away)) == ()
    assert offered(replace(alone, terrain=(WALL,))) == ()
    touching = replace(away, model=replace(away.model, at=(10.0 + TOUCH, 10.0)))
    assert offered(locked(alone.with_figures(touching), "red1", "blue1")) == (name,)


def test_the_provoked_aims_at_whoever_provoked_it_with_what_reaches_it_after_a_test():
    state = field(["Provoke I"], theirs=(GUN, PISTOL, HEAL), foe_at=(15.0, 16.0))
    before = {arm: aimed(state, arm) for arm in ("gun", "pistol", "heal")}
    after = {arm: aimed(provoked(state), arm) for arm in ("gun", "pistol", "heal")}
    assert (before["gun"], after["gun"]) == (["red1", "red2"], ["red1"])
    assert (before["pistol"], after["pistol"]) == (["red2"], ["red2"])  # red1 is out of its range
    assert before["heal"] == after["heal"] != []
    failed = opened(state, "Provoke I", "blue1", dice=[3]).state
    assert aimed(failed) == ["red1", "red2"]


def test_the_provoked_is_free_once_its_provoker_falls_or_the_turn_ends():
    state = provoked(field(["Provoke I"]))
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    assert aimed(dead) == ["red2"]
    assert aimed(next_turn(state)) == ["red1", "red2"]


def test_of_several_that_draw_its_fire_it_may_choose():
    mate = ("red3", "red", troop("red3", "Taunt II"), (GUN,), [(14.0, 6.0)])
    bait = ("red4", "red", troop("red4"), (GUN,), [(14.0, 14.0)])
    state = field(["Provoke I"], others=(mate, bait))
    assert aimed(state) == ["red3"]
    once = provoked(state)
    assert aimed(once) == ["red1", "red3"]
    twice = opened(once, "Provoke II", "blue1", unit="red2", dice=[4]).state
    assert aimed(twice) == ["red1", "red2", "red3"]


# Purge


BOONS = ("Courage", "Adrenaline", "Boost Power", "Magic Armour I")


@pytest.mark.parametrize("rank", ["I", "II"])
@pytest.mark.parametrize("name", BOONS)
def test_purge_takes_what_was_activated_or_tested_for_after_a_test(rank, name):
    state = bearing(field([f"Purge {rank}"]), name, "blue1", "blue1", turn=1)
    assert not opened(state, f"Purge {rank}", dice=[4]).state.effects_on("blue1", name)
    assert opened(state, f"Purge {rank}", dice=[3]).state.effects_on("blue1", name)


def test_purge_takes_what_feeds_on_an_affliction_and_leaves_what_harms_or_transforms():
    state = field(["Purge I"])
    state = bearing(state, "Burn", "blue1", "blue1", heals=True)
    state = bearing(bearing(state, "Bleed", "blue1", "red1"), "Limit Break I", "blue1", "blue1")
    left = opened(state, "Purge I", dice=[4]).state
    assert [each.name for each in left.effects_on("blue1")] == ["Bleed", "Limit Break I"]


@pytest.mark.parametrize(("rank", "unseen"), [("I", ()), ("II", ("Purge II",))])
def test_the_second_rank_needs_no_sight_but_both_24_inches_and_a_cost_of_double(rank, unseen):
    name = f"Purge {rank}"
    near = (10.0 + TOUCH + 24.0, 10.0)
    lit = bearing(field([name], foe_at=near), "Courage", "blue1", "blue1")
    assert offered(lit) == (name,)
    assert offered(replace(lit, terrain=(WALL,))) == unseen
    far = replace(lit.figures["blue11"], model=replace(lit.figures["blue11"].model, at=(near[0] + 0.1, 10.0)))
    assert offered(lit.with_figures(far)) == ()
    assert offered(bearing(field([name], points=50), "Courage", "blue1", "blue1")) == (name,)
    assert offered(bearing(field([name], points=49), "Courage", "blue1", "blue1")) == ()


# Spell Steal


def cast(state, *answers, dice=()):
    """Let red1 strengthen its armour before its Move."""
    return opened(state, "Magic Armour I", *answers, dice=list(dice)).state


def armour(state, unit):
    return stat(asks(state), "armour", unit).value


def test_a_boon_is_the_thiefs_and_no_longer_its_targets():
    """Armour of 4+ (level 3) stays; the thief had none and has 6+ (level 1)."""
    state = field(["Magic Armour I"], ["Spell Steal"])
    stolen = cast(state, True, dice=[4, 4, 4, 5])
    assert (armour(stolen, "red1"), armour(stolen, "blue1")) == (3, 1)
    kept = cast(state, True, dice=[4, 4, 5, 5])
    assert (armour(kept, "red1"), armour(kept, "blue1")) == (4, 0)


def test_nothing_is_stolen_that_failed_in_the_first_place():
    session = opened(field(["Magic Armour I"], ["Spell Steal"]), "Magic Armour I", dice=[5, 5])
    assert "Spell Steal" not in session.pending.what


@pytest.mark.parametrize(("x", "shut", "asked"), [(29.2, 0, 1), (29.3, 0, 0), (20.0, 1, 0)])
def test_it_takes_18_inches_and_sight_to_steal(x, shut, asked):
    state = field(["Magic Armour I"], ["Spell Steal"], foe_at=(x, 10.0), terrain=(WALL,) if shut else ())
    session = opened(state, "Magic Armour I", dice=[4, 4])
    assert ("Spell Steal" in session.pending.what) == bool(asked)


@pytest.mark.parametrize(("x", "asked"), [(29.2, True), (29.3, False)])
def test_an_incantation_is_stolen_where_its_target_is_near_and_seen(x, asked):
    """Blue2 is the target, and the thief is up to 18 inches from that, however far from the caster."""
    thief = (
        "blue3",
        "blue",
        troop("blue3", "Spell Steal", hp=4, armour=None),
        (GUN,),
        [(20.0 + x - 10.0, 14.0)],
    )
    state = field(mine=(HEX,), others=(thief,))
    session = opened(state, "hex", "blue2", phase="Attack", dice=[3, 3])
    assert ("Spell Steal" in session.pending.what) == asked


def test_a_stolen_incantation_goes_to_whom_the_thief_sees():
    """Of the enemies of the thief one is behind a wall; without the theft its first target is struck."""
    low = Terrain(
        "low", Polygon(((9.0, 13.0), (19.0, 13.0), (19.0, 13.2), (9.0, 13.2))), top=9.0, sight="blocks"
    )
    state = field(blue=["Spell Steal"], mine=(HEX,), terrain=(low,))
    session = opened(state, "hex", "blue1", True, phase="Attack", dice=[3, 3, 3, 3, 6, 1])
    assert [option.id for option in session.pending.options] == ["red1"]
    assert not session.answer(("red1",))
    assert (lost(session, "red1"), lost(session, "blue1")) == (1, 0)
    kept = opened(state, "hex", "blue1", True, phase="Attack", dice=[3, 3, 5, 5, 6])
    assert (lost(kept, "red1"), lost(kept, "blue1")) == (0, 1)


def test_a_stolen_incantation_goes_to_no_sergeant_beside_its_unit():
    boss = ("red4", "red", troop("red4", "Sergeant", hp=4), (GUN,), [(10.0, 12.0)])
    state = part_of(field(blue=["Spell Steal"], mine=(HEX,), others=(boss,)), "red4", "red1")
    session = opened(state, "hex", "blue1", True, phase="Attack", dice=[3, 3, 3, 3])
    assert "red4" not in [option.id for option in session.pending.options]
    assert "red1" in [option.id for option in session.pending.options]


def test_a_stolen_incantation_goes_to_nobody_whom_the_thief_could_not_target():
    """The row of a Pacifist lets no enemy target it while others of its roster stand."""
    peaceful = ("red4", "red", troop("red4", "Pacifist", hp=4), (GUN,), [(10.0, 12.0)])
    state = field(blue=["Spell Steal"], mine=(HEX,), others=(peaceful,))
    session = opened(state, "hex", "blue1", True, phase="Attack", dice=[3, 3, 3, 3])
    assert "red4" not in [option.id for option in session.pending.options]
    assert "red1" in [option.id for option in session.pending.options]


def casting_twice():
    mate = ("red3", "red", troop("red3", "Magic Armour I", hp=4), (GUN,), [(14.0, 6.0)])
    return field(["Magic Armour I"], ["Spell Steal"], others=(mate,))


def then(state, dice=()):
    """Let red3 cast too, and give the session."""
    return opened(state, "Magic Armour I", unit="red3", dice=[4, 4, *dice])


def test_it_steals_once_a_turn_but_once_more_after_two_ones():
    spent = cast(casting_twice(), True, dice=[4, 4, 4, 4])
    assert "Spell Steal" not in then(spent).pending.what
    lucky = cast(casting_twice(), True, dice=[4, 4, 1, 1])
    assert armour(lucky, "blue1") == 1
    again = then(lucky, [4, 4])
    assert "Spell Steal" in again.pending.what
    assert not again.answer(True)
    assert again.state.is_under("blue1", "used Spell Steal")
    failed = cast(casting_twice(), True, dice=[4, 4, 5, 5])
    assert "Spell Steal" not in then(failed).pending.what
    assert not next_turn(failed).is_under("blue1", "used Spell Steal")


def test_who_lets_a_chance_pass_may_take_the_next():
    assert "Spell Steal" in then(cast(casting_twice(), False, dice=[4, 4])).pending.what


def thieves(*dice):
    """Two thieves, of blue and green, want what red has; both test, the first and the second."""
    rows = (
        ("red1", "red", troop("red1", "Magic Armour I", armour=4), (GUN,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("blue1", "Spell Steal", armour=None), (GUN,), [(16.0, 10.0)]),
        ("green1", "green", troop("green1", "Spell Steal", armour=None), (GUN,), [(10.0, 16.0)]),
    )
    state = in_phase(replace(army(*rows), sides=("red", "blue", "green")), "Move")
    return [armour(cast(state, True, True, dice=[4, 4, *dice]), unit) for unit in ("red1", "blue1", "green1")]


@pytest.mark.parametrize(
    ("dice", "found"),
    [
        ([3, 3, 2, 2], [3, 0, 1]),
        ([2, 2, 3, 3], [3, 1, 0]),
        ([5, 5, 4, 4], [3, 0, 1]),
        ([2, 2, 1, 3, 5, 1], [3, 1, 0]),
        ([2, 2, 1, 3, 2, 2, 1, 6], [3, 0, 1]),
    ],
)
def test_the_lowest_test_of_several_thieves_wins_and_equal_ones_roll_off(dice, found):
    assert thieves(*dice) == found


# Time Jump


EAST, WEST = to(13.0, 10.0), to(7.0, 10.0)


@pytest.mark.parametrize("how", ["Move", "Dash"])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_a_move_or_a_dash_is_undone_and_made_again_or_left(how, rank):
    session = opened(field([f"Time Jump {rank}"]), EAST, phase=how)
    assert at(session.state) == (13.0, 10.0)
    assert f"undo the {how}" in session.pending.what
    again = opened(field([f"Time Jump {rank}"]), EAST, True, True, WEST, phase=how)
    assert at(again.state) == (7.0, 10.0)
    left = opened(field([f"Time Jump {rank}"]), EAST, True, False, phase=how)
    assert at(left.state) == (10.0, 10.0)
    assert not unit_status.has_moved(left.state, "red1")


def test_an_attack_is_undone_with_the_hp_that_both_lost():
    """The target answers with a Counter weapon, so both have lost a HP; then it shoots at the other one."""
    state = field(["Time Jump I"], theirs=(weapon("back", "Counter", power=3),))
    session = opened(state, "gun", "blue1", phase="Attack", dice=[6, 6, 1, 6])
    assert (session.state.hp("blue1"), session.state.hp("red1")) == (3, 3)
    assert not session.answer(True)
    assert (session.state.hp("blue1"), session.state.hp("red1")) == (4, 4)
    for answer in (True, ("gun",), ("blue2",)):
        assert not session.answer(answer)
    assert (session.state.hp("blue1"), session.state.hp("blue2")) == (4, 3)


def test_a_move_is_undone_in_its_own_phase_only():
    kept = opened(field(["Time Jump I"]), EAST, False).state
    dashed = opened(kept, to(15.0, 10.0), phase="Dash")
    assert "undo the Dash" in dashed.pending.what
    assert not dashed.answer(True)
    assert at(dashed.state) == (13.0, 10.0)  # where the Move of an earlier phase has led


@pytest.mark.parametrize(("rank", "again"), [("I", False), ("II", True)])
def test_it_jumps_once_a_game_or_once_a_turn(rank, again):
    used = opened(field([f"Time Jump {rank}"]), EAST, True, True, WEST).state
    dashed = opened(used, to(9.0, 10.0), phase="Dash")
    assert dashed.pending is None
    moved = opened(next_turn(dashed.state), to(11.0, 10.0), turn=2)
    assert (moved.pending is not None) == again


@pytest.mark.parametrize(
    ("name", "answers", "dice"), [("Move", (EAST,), ()), ("Dash", (EAST,), ()), ("Attack", (), (6,))]
)
def test_in_an_advanced_game_it_costs_nothing_and_gives_back_what_the_action_cost(name, answers, dice):
    session = playing(in_step(field(["Time Jump I"])))
    assert "Use Perks" not in open_to(session, "red1")
    take(session, name, "red1", dice=dice, answers=[*answers, True, False])
    assert points(session) == 6
    assert at(session.state) == (10.0, 10.0)
    assert session.state.hp("blue1") == 4
    other = playing(in_step(field(["Time Jump I"])))
    take(other, name, "red1", dice=dice, answers=[*answers, False])
    assert points(other) == 5


# later in the turn of an Advanced game


def stepping(*perks, theirs=(GUN,), hp=4, foe_hp=4, points=9):
    """The red unit, which may jump, and a blue one 10 inches off."""
    return playing(
        in_step(
            army(
                ("red1", "red", troop("red1", *perks, armour=None, hp=hp), (GUN,), [(10.0, 10.0)]),
                ("blue1", "blue", troop("blue1", hp=foe_hp, armour=None), theirs, [(20.0, 10.0)]),
            ),
            points,
        )
    )


UNDO, KEEP = True, False


def moved_and_passed_on():
    """It moves and does not undo that at once; the enemy, which it has come to, goes away."""
    session = stepping("Time Jump I")
    take(session, "Move", "red1", answers=[EAST, KEEP])
    take(session, "End Step")
    take(session, "Move", "blue1", answers=[to(24.0, 10.0, "blue11")])
    take(session, "End Step")
    return session


@pytest.mark.parametrize(("answer", "x", "spent"), [(UNDO, 10.0, 1), (KEEP, 13.0, 2)])
def test_a_move_is_still_undone_as_another_action_begins_though_others_have_acted(answer, x, spent):
    session = moved_and_passed_on()
    take(session, "Attack", "red1", dice=[1], answers=[answer] if answer else [KEEP, KEEP])
    assert at(session.state) == (x, 10.0)
    assert at(session.state, "blue11") == (24.0, 10.0)
    assert points(session) == 9 - spent
    assert unit_status.has_moved(session.state, "red1") is (answer is KEEP)


def test_once_another_action_has_begun_the_one_before_stays_what_it_was():
    session = moved_and_passed_on()
    take(session, "Attack", "red1", dice=[6], answers=[KEEP, UNDO, KEEP])
    assert at(session.state) == (13.0, 10.0)
    assert session.state.hp("blue1") == 4


def test_a_move_is_not_undone_where_somebody_else_has_taken_its_place():
    session = stepping("Time Jump I")
    take(session, "Move", "red1", answers=[to(10.0, 6.0), KEEP])
    take(session, "End Step")
    take(session, "Move", "blue1", answers=[to(14.0, 10.0, "blue11")])
    take(session, "Dash", "blue1", answers=[to(10.0, 10.0, "blue11")])
    take(session, "Attack", "red1", dice=[1], answers=[KEEP])
    assert at(session.state) == (10.0, 6.0)


def test_an_attack_is_still_undone_once_its_target_has_answered():
    """The HP that the answer has cost are no effect of it."""
    session = stepping("Time Jump I")
    take(session, "Attack", "red1", dice=[6], answers=[KEEP])
    take(session, "End Step")
    take(session, "Counter Attack", "blue1", dice=[6], answers=[UNDO])
    assert (session.state.hp("red1"), session.state.hp("blue1")) == (3, 4)
    assert points(session) == 9


@pytest.mark.parametrize(("answer", "left"), [(UNDO, 1), (KEEP, 0)])
def test_an_attack_is_still_undone_once_all_have_acted_and_its_casualties_stand_again(answer, left):
    session = stepping("Time Jump I", foe_hp=1)
    take(session, "Attack", "red1", dice=[6], answers=[KEEP])
    take(session, "End Step")
    take(session, "No Counter")
    assert session.state.units["blue1"].where == "gone"
    session.dice = Listed([1] * 9)
    assert not session.begin(Action("Pass", "red"))
    assert "undo the Attack" in session.pending.what
    assert not session.answer(answer)
    assert session.state.hp("blue1") == left
