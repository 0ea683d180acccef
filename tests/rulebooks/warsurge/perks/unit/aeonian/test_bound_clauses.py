"""Enslaved and Formation, clause by clause."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import turn_begun
from clauses import TOUCH, at, opened, to
from coming_back import fallen
from convoys import inside
from fighting import attack, in_phase, locked, lost, told
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.leaving import to_nowhere, to_reserve
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.core.state import Held

GUN, HEAL = weapon("gun", range=12), weapon("heal", "Heal", range=40)
SLAVE = Held("Enslaved", (("enslaver", "master"),))


def slaves(*master, hp=4, apart=4.0, arms=(GUN, HEAL), friend_at=(10.0, 13.0), foe_at=(10.0, 40.0)):
    return in_phase(
        army(
            ("red1", "red", troop("slave", SLAVE, hp=hp, armour=None), arms, [(10.0, 10.0)]),
            ("master", "red", troop("master", *master, hp=2), (GUN,), [(10.0 + TOUCH + apart, 10.0)]),
            ("red2", "red", troop("friend", hp=2), (GUN,), [friend_at]),
            ("blue1", "blue", troop("foe", hp=4, armour=None), (GUN,), [foe_at]),
            ("blue2", "blue", troop("far", hp=4), (GUN,), [(40.0, 40.0)]),
        ),
        "Move",
    )


def has_rebelled(state):
    return state.is_under("red1", TRAITOR) and state.units["red1"].commander == "blue"


def reserved(state, unit):
    return run(state, lambda game: to_reserve(game, unit, "test")).state


def freed(**more):
    state = fallen(slaves(**more), "master")
    assert has_rebelled(state)
    return state


def aimed(state, arm="gun"):
    return [aim.target for aim in aims(asks(in_phase(state, "Attack", 1, "blue")), "red1", arm)]


# going over


def test_a_slave_goes_over_as_its_master_falls_and_for_good():
    assert not has_rebelled(fallen(slaves(), "red2"))
    after = freed()
    later = run(in_phase(after, "End"), lambda game: game.end("turn", "End")).state
    assert has_rebelled(later)


def test_a_slave_goes_over_as_its_master_is_in_reserve_without_it():
    assert has_rebelled(reserved(slaves(), "master"))
    assert not has_rebelled(reserved(slaves(), "red2"))
    with_it = reserved(reserved(slaves(), "red1"), "master")
    assert not has_rebelled(with_it)


@pytest.mark.parametrize("aboard", [False, True])
def test_a_slave_goes_over_as_its_master_rides_into_reserve_without_it(aboard):
    state = slaves()
    more = army(("truck", "red", troop("truck", transport=8), (), [(30.0, 10.0)]))
    state = replace(
        state,
        units={**state.units, **more.units},
        figures={**state.figures, **more.figures},
        profiles={**state.profiles, **more.profiles},
    )
    state = inside(state, "master", "truck", "truck1")
    if aboard:
        state = inside(state, "red1", "truck", "truck1")
    assert has_rebelled(reserved(state, "truck")) != aboard


def test_a_slave_stays_true_while_its_master_is_in_a_gateway():
    """That is no reserve, neither as it goes in nor as phases end."""
    gone = run(slaves(), lambda game: to_nowhere(game, "master", "Gateway")).state
    assert gone.units["master"].where != "table"
    assert not has_rebelled(run(gone, lambda game: game.end("phase", "Move")).state)


def test_a_slave_that_went_over_neither_claims_nor_contests_objectives():
    def held(state, *, foe):
        mark = objective("marker", 1, at=(10.0, 10.0))
        unit = "blue1" if foe else "blue2"
        near = replace(
            state.figures[f"{unit}1"], model=replace(state.figures[f"{unit}1"].model, at=(10.0, 7.0))
        )
        far = [replace(f, model=replace(f.model, at=(30.0, 30.0))) for f in state.figures_of("red2")]

        def lays(game):
            lay(game, mark)
            yield from ()

        moved = state.with_figures(near, *far) if foe else state.with_figures(*far)
        return holder(asks(run(moved, lays).state), mark)

    assert held(freed(), foe=False) == ""
    assert held(freed(), foe=True) == "blue"


# what it does then


def test_it_aims_at_the_nearest_of_its_former_friends():
    state = freed(foe_at=(10.0, 16.0))
    more = army(("red3", "red", troop("mate"), (), [(15.0, 10.0)]))
    both = replace(
        state,
        units={**state.units, **more.units},
        figures={**state.figures, **more.figures},
        profiles={**state.profiles, **more.profiles},
    )
    assert aimed(both) == ["red2"]


def test_it_moves_only_to_bring_its_weapons_in_range_of_that_one():
    """The friend is 20 inches below, out of range of the gun; or near, and then it stays where it is."""
    session = opened(freed(friend_at=(10.0, 30.0), arms=(GUN,)), unit="red1", side="blue")
    assert session.refusal(to(10.0, 15.0)) == ""
    assert session.refusal(to(10.0, 6.0))
    near = opened(freed(friend_at=(10.0, 13.0), arms=(GUN,)), unit="red1", side="blue")
    assert near.pending is None
    assert "Move: Traitor: all its weapons are in range" in told(near)


def test_it_heals_itself_and_at_full_hp_the_nearest_of_its_new_friends():
    state = freed(foe_at=(10.0, 20.0))
    assert aimed(state, "heal") == ["blue1"]
    hurt = state.with_figures(replace(state.figures["red11"], hp=3))
    assert aimed(hurt, "heal") == ["red1"]


def test_its_melee_with_an_enemy_ends():
    state = locked(slaves(foe_at=(10.0 - TOUCH, 10.0)), "red1", "blue1")
    assert unit_status.is_engaged(state, "red1")
    assert not unit_status.is_engaged(fallen(state, "master"), "red1")


# a master beside it


@pytest.mark.parametrize(
    ("master", "apart", "amount", "rebels"),
    [
        (("Leader",), 6.0, 3, True),
        (("War Master",), 6.0, 3, True),
        (("Leader",), 6.0, 2, False),
        ((), 6.0, 3, False),
        (("Leader",), 6.1, 3, False),
    ],
)
def test_with_less_than_half_its_hp_it_turns_on_a_commander_within_6_inches(master, apart, amount, rebels):
    state = slaves(*master, apart=apart)
    after = run(state, lambda game: lose(game, "red1", amount, "test", by="blue1")).state
    assert has_rebelled(after) == rebels


def weakened(apart, hp=1, **more):
    """A slave that has lost HP while its master was so far off."""
    state = run(
        slaves("Leader", apart=apart, **more), lambda game: lose(game, "red1", 4 - hp, "a test")
    ).state
    assert not has_rebelled(state)
    return state


@pytest.mark.parametrize("mover", ["red1", "master"])
@pytest.mark.parametrize(("hp", "near", "rebels"), [(1, 6.0, True), (1, 6.1, False), (2, 6.0, False)])
def test_it_turns_on_a_commander_that_comes_within_6_inches_later(mover, hp, near, rebels):
    state = weakened(11.0, hp)
    x = 10.0 + TOUCH + near if mover == "master" else 10.0 + 11.0 - near
    moved = opened(state, to(x, 10.0, "red11" if mover == "red1" else "master1"), unit=mover).state
    assert has_rebelled(moved) is rebels


def test_it_turns_on_a_commander_that_was_pushed_beside_it_as_the_phase_ends():
    state = weakened(11.0)
    figure = state.figures["master1"]
    near = state.with_figures(replace(figure, model=replace(figure.model, at=(10.0 + TOUCH + 2.0, 10.0))))
    assert has_rebelled(run(near, lambda game: game.end("phase", "Attack")).state)


def test_it_turns_on_no_commander_that_has_gone_off_before_it_was_hurt():
    state = slaves("Leader", apart=2.0)
    away = opened(state, to(10.0 + TOUCH + 6.1, 10.0, "master1"), unit="master").state
    assert not has_rebelled(run(away, lambda game: lose(game, "red1", 3, "a test")).state)


def test_it_turns_on_its_master_before_others():
    state = slaves("Leader", apart=6.0, friend_at=(10.0, 13.0))
    after = run(state, lambda game: lose(game, "red1", 3, "test", by="blue1")).state
    assert aimed(after) == ["master"]
    assert aimed(fallen(state, "master")) == ["red2"]


def test_it_falls_once_all_its_former_friends_have_fallen():
    state = freed()
    last = fallen(state, "red2")
    after = run(in_phase(last, "Move"), turns.end_phase).state
    assert after.hp("red1") == 0 or after.units["red1"].where == "gone"
    still = run(in_phase(state, "Move"), turns.end_phase).state
    assert still.hp("red1") == 4


# Formation


CLOSED = [(10.0, 10.0), (10.0 + TOUCH, 10.0), (10.0 + 2 * TOUCH, 10.0)]
OPEN = [(10.0, 10.0), (10.0 + TOUCH, 10.0), (11.0 + 2 * TOUCH, 10.0)]


def formed(places, choice, turn_master="red", others=()):
    """A turn begins, and red chooses what its formation is worth."""
    state = army(
        ("red1", "red", troop("ranks", "Formation"), (weapon("gun"), weapon("second")), places),
        ("blue1", "blue", troop("foe"), (GUN,), [(30.0, 30.0)]),
        *others,
    )
    return turn_begun(state, [(choice,)], (6, 1) if turn_master == "red" else (1, 6)).state


def values(state):
    game = asks(state)
    arms = [game.figure("power", 3, "red1", weapon=arm).value for arm in ("gun", "second")]
    return game.figure("defence", 3, "red1").value, *arms


@pytest.mark.parametrize(("choice", "found"), [("defence", (4, 3, 3)), ("power", (3, 4, 4))])
def test_a_closed_formation_has_what_was_chosen_as_the_turn_began(choice, found):
    state = formed(CLOSED, choice)
    assert values(state) == found
    over = run(in_phase(state, "End", 2), lambda game: game.end("turn", "End")).state
    assert values(over) == (3, 3, 3)
    assert values(formed(OPEN, choice)) == (3, 3, 3)


def test_a_formation_loses_its_bonus_as_long_as_it_is_broken_or_a_single_model():
    """The last model walks an inch away and back; then all but the first are lost."""
    state = formed(CLOSED, "defence")
    x, y = CLOSED[2]
    broken = opened(
        state, (*to(*CLOSED[0]), *to(*CLOSED[1], "red12"), *to(x + 1.0, y, "red13")), turn=2
    ).state
    assert at(broken, "red13") == (pytest.approx(x + 1.0), y)
    assert values(broken) == (3, 3, 3)
    closed = opened(
        broken,
        (*to(*at(broken)), *to(*at(broken, "red12"), "red12"), *to(x, y, "red13")),
        phase="Dash",
        turn=2,
    ).state
    assert values(closed) == (4, 3, 3)
    alone = state.with_unit(replace(state.units["red1"], figures=("red11",)))
    assert values(alone) == (3, 3, 3)


def test_each_model_has_to_touch_one_other_and_not_all_of_them():
    pairs = [(10.0, 10.0), (10.0 + TOUCH, 10.0), (14.0, 10.0), (14.0 + TOUCH, 10.0)]
    assert values(formed(pairs, "defence")) == (4, 3, 3)
    assert values(formed([*pairs, (12.6, 13.0)], "defence")) == (3, 3, 3)


def test_nobody_touches_anybody_off_the_table():
    """In a transport nobody tells how its models stand, though they stood in contact as they embarked."""
    state = formed(
        CLOSED, "power", others=[("truck", "red", troop("lorry", transport=9), (), [(10.0, 14.0)])]
    )
    assert [values(state), values(inside(state, "red1"))] == [(3, 4, 4), (3, 3, 3)]


def test_its_power_counts_in_an_attack():
    """Power 4 on Defence 4 hits on a 4, with +1 on a 3."""
    state = formed(CLOSED, "power")
    state = replace(state, profiles={**state.profiles, "foe": troop("foe", defence=4, hp=9, armour=None)})
    near = replace(
        state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(12.0, 16.0)), hp=9
    )
    session = attack(in_phase(state.with_figures(near), "Attack", 2), [3] * 6, [("gun",), ("second",)])
    assert lost(session) == 6
