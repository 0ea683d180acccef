"""Bodyguard and Leader clause by clause: joining, acting together, and in what order those merged suffer."""

from dataclasses import replace

import pytest
from advanced import in_step, playing, points, take
from armies import troop, weapon
from clauses import TOUCH, opened, to
from companies import RIFLE, attached, field, part_of, squad
from fighting import attack, in_phase, lost, rolls, told
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import company, joined
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.state import RESERVE
from battlefield.rules.scene.contents import Terrain

KINDS = pytest.mark.parametrize("kind", ["Bodyguard", "Leader"])


def shots(count, *perks, power=4, **more):
    """A blue unit with a weapon of so many attacks, 20 inches below."""
    gun = weapon("gun", *perks, range=40, power=power, attacks=count, **more)
    return squad(id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,), armour=None)


def with_one(kind, *perks, host=(), models=2, hp=1, side="blue", foe=None, at=(13.0, 10.0), **more):
    """Red1, a row of models of 1 HP, and red2 that has joined it."""
    rows = (
        squad(*host, models=models, armour=None),
        squad(kind, *perks, id_="red2", models=1, hp=hp, at=at, armour=None),
    )
    return attached(field(*rows, side=side, foe=foe, **more), "red2", "red1")


def losses(session, *units):
    return tuple(lost(session, unit) for unit in units)


def wall(x, y, wide):
    corners = ((x, y), (x + wide, y), (x + wide, y + 1.0), (x, y + 1.0))
    return Terrain("wall", Polygon(corners), top=5.0, sight="blocks")


# joining and leaving


def apart(kind, gap):
    rows = (
        squad(models=1),
        squad(kind, id_="red2", models=1, at=(10.0 + TOUCH + gap, 10.0)),
        squad(id_="red3", models=1, at=(10.0, 14.0)),
    )
    return in_phase(field(*rows), "Move")


@KINDS
def test_it_joins_a_unit_beside_which_its_own_movement_ends_if_it_likes(kind):
    state = apart(kind, 6.0)
    near, far = 10.0 + TOUCH + 2.0, 10.1 + TOUCH + 2.0
    assert joined(opened(state, to(near, 10.0, "red21"), "red1", unit="red2").state, "red2") == "red1"
    assert joined(opened(state, to(near, 10.0, "red21"), (), unit="red2").state, "red2") == ""
    assert opened(state, to(far, 10.0, "red21"), unit="red2").pending is None


@KINDS
def test_it_joins_a_unit_whose_movement_ends_beside_it(kind):
    state = apart(kind, 6.0)
    session = opened(state, to(14.0, 10.0))
    assert session.pending.what == "unit that Red2 joins"
    assert not session.answer(("red1",))
    assert joined(session.state, "red2") == "red1"
    assert opened(state, to(13.0, 10.0)).pending is None


@KINDS
@pytest.mark.parametrize("pushed", ["red1", "red2"])
def test_it_joins_nobody_by_what_is_no_movement(kind, pushed):
    """Knocked back to within an inch, by an enemy to the left or to the right, nobody is asked."""
    gun = weapon("gun", "Knockback I", range=40, power=10)
    at = {"red1": (2.0, 10.0), "red2": (30.0, 10.0)}[pushed]
    foe = squad(id_="blue1", side="blue", at=at, models=1, weapons=(gun,))
    rows = (
        squad(models=1, hp=9, armour=None),
        squad(kind, id_="red2", models=1, hp=9, at=(10.0 + TOUCH + 6.5, 10.0), armour=None),
    )
    session = attack(field(*rows, foe=foe, side="blue"), [4], [(pushed,)], unit="blue1")
    one, other = (session.state.figures[each].model.at[0] for each in ("red11", "red21"))
    assert other - one == pytest.approx(TOUCH + 1.0, abs=1e-4)
    assert joined(session.state, "red2") == ""


@KINDS
def test_it_is_with_one_unit_at_a_time(kind):
    """With red1 already, it comes within coherency of red3 as well."""
    state = attached(apart(kind, 1.0), "red2", "red1")
    session = opened(state, (), to(11.5, 12.0, "red21"), unit="red2")
    assert session.pending is None
    assert joined(session.state, "red2") == "red1"


@KINDS
@pytest.mark.parametrize("mover", ["red1", "red2"])
def test_it_leaves_by_any_movement_out_of_coherency(kind, mover):
    state = attached(apart(kind, 1.0), "red2", "red1")
    x, y = state.figures[f"{mover}1"].model.at
    stays = opened(state, (), to(x, y - 0.5, f"{mover}1"), unit=mover).state
    assert joined(stays, "red2") == "red1"
    gone = opened(state, (), to(x, y - 4.0, f"{mover}1"), unit=mover).state
    assert joined(gone, "red2") == ""


@KINDS
@pytest.mark.parametrize("joins", [(), ("red3",)])
def test_a_movement_from_one_unit_to_another_parts_it_from_the_one_and_lets_it_join_the_other(kind, joins):
    state = attached(apart(kind, 1.0), "red2", "red1")
    gone = opened(state, (), to(12.0, 14.5, "red21"), joins, unit="red2").state
    assert joined(gone, "red2") == "".join(joins)


@KINDS
@pytest.mark.parametrize("where", [RESERVE, "red3"])
def test_it_leaves_by_moving_whom_something_took_off_the_table(kind, where):
    """Sent into reserve, or taken into another unit, without it."""
    state = attached(apart(kind, 1.0), "red2", "red1")
    away = state.with_unit(replace(state.units["red1"], where=where))
    x, y = away.figures["red21"].model.at
    assert joined(opened(away, to(x, y + 1.0, "red21"), unit="red2").state, "red2") == ""


@KINDS
def test_whom_its_unit_has_left_for_a_reserve_another_one_may_join_by_its_own_movement(kind):
    state = attached(apart(kind, 1.0), "red2", "red1")
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    session = opened(away, to(11.5, 11.8, "red31"), unit="red3")
    assert session.pending.what == "unit that Red2 joins"
    assert not session.answer(("red3",))
    assert joined(session.state, "red2") == "red3"


# together


@KINDS
def test_they_act_together_and_each_pays_for_itself_in_an_advanced_game(kind):
    state = in_step(with_one(kind, side="red"))
    places = (*to(10.0, 12.0), *to(11.5, 12.0, "red12"), *to(13.0, 12.0, "red21"))
    both = take(playing(state), "Move", "red1", answers=[("red2",), places])
    assert points(both) == 4
    assert company(both.state, "red1") == ("red1", "red2")
    assert both.state.figures["red21"].model.at == (13.0, 12.0)
    alone = take(playing(state), "Move", "red1", answers=[(), places[:2]])
    assert points(alone) == 5
    shot = take(
        playing(state), "Attack", "red1", dice=[1, 1, 1], answers=[("red2",), ("rifle",), ("red2|rifle",)]
    )
    assert points(shot) == 4


@KINDS
@pytest.mark.parametrize("mover", ["blue1", "red1", "red2"])
@pytest.mark.parametrize("x", [10.0, 13.0])
def test_all_join_in_the_melee_of_any(kind, x, mover):
    """The enemy touches the unit, or the other one, whoever of the three has moved."""
    foe = squad(id_="blue1", side="blue", at=(x, 10.0 + TOUCH), models=1)
    state = with_one(kind, foe=foe)
    after = run(state, lambda game: renew_melees(game, mover)).state
    assert set(unit_status.foes_in_melee(after, "blue1")) == {"red1", "red2"}
    assert unit_status.is_engaged(after, "red1") and unit_status.is_engaged(after, "red2")


# in what order they suffer


def all_kinds(count, *, guard=1, boss=9, **more):
    """A bodyguard, a unit of two, a sergeant and a leader, against so many dice that hit on 3+."""
    rows = (
        squad(models=2, armour=None),
        squad("Bodyguard", id_="red2", models=1, hp=guard, at=(8.5, 10.0), armour=None),
        squad("Sergeant", id_="red3", models=1, at=(13.0, 10.0), armour=None),
        squad("Leader", id_="red4", models=1, hp=boss, at=(14.5, 10.0), armour=None),
    )
    state = part_of(field(*rows, side="blue", foe=shots(count), **more), "red3", "red1")
    return attached(attached(state, "red2", "red1"), "red4", "red1")


def test_first_bodyguards_then_the_unit_then_its_sergeant_then_other_commanders():
    session = attack(all_kinds(6), [6] * 6, unit="blue1")
    assert [count for _, count in rolls(session)] == [1, 2, 1, 2]
    assert losses(session, "red2", "red1", "red3", "red4") == (1, 2, 1, 2)


@KINDS
def test_what_is_left_once_the_first_is_gone_follows_on_to_the_next(kind):
    """One die each: whoever comes first falls, and only dice that are left over go on."""
    first, then = ("red2", "red1") if kind == "Bodyguard" else ("red1", "red2")
    session = attack(with_one(kind, models=1, hp=1, foe=shots(2)), [6, 6], unit="blue1")
    assert losses(session, first, then) == (1, 1)
    failed = attack(with_one(kind, models=1, hp=1, foe=shots(2)), [1, 6], unit="blue1")
    assert losses(failed, first, then) == (1, 0)


@KINDS
def test_dice_are_rolled_in_batches_of_the_hp_that_the_first_has_left(kind):
    """With 3 HP: three dice, of which two hit; one, which misses; one, which hits; the rest go on."""
    hp, models = (3, 2) if kind == "Bodyguard" else (9, 3)
    first, then = ("red2", "red1") if kind == "Bodyguard" else ("red1", "red2")
    session = attack(
        with_one(kind, models=models, hp=hp, foe=shots(7), at=(15.0, 10.0) if models == 3 else (13.0, 10.0)),
        [6, 6, 1, 1, 6, 6, 1],
        unit="blue1",
    )
    assert [count for _, count in rolls(session)] == [3, 1, 1, 2]
    assert losses(session, first, then) == (3, 1)


@KINDS
@pytest.mark.parametrize(("saves", "taken"), [([1, 1], 2), ([5, 1], 1), ([5, 5], 0)])
def test_hp_beyond_those_of_the_first_go_on_and_may_be_saved(kind, saves, taken):
    """A hit that costs 3 HP fells one with 1; whoever comes next saves against the other two on 5+."""
    foe = shots(1, "Terminate I")
    state = with_one(kind, models=1, hp=9 if kind == "Leader" else 1, foe=foe)
    other = "red2" if kind == "Leader" else "red1"
    armoured = troop(f"{other} profile", *([kind] if other == "red2" else []), armour=5, hp=9)
    state = replace(state, profiles={**state.profiles, f"{other} profile": armoured})
    state = state.with_figures(replace(state.figures[f"{other}1"], hp=9))
    session = attack(state, [6, *saves], unit="blue1")
    assert lost(session, other) == taken
    assert f"2 HP go on to {other.title()}" in told(session)


@KINDS
def test_of_several_the_one_that_costs_least_at_full_hp_suffers_first(kind):
    """The dearer one has lost so much that it is worth less now."""
    rows = [
        squad(kind, id_=f"red{n}", models=1, hp=4, at=(10.0 + 1.5 * n, 10.0), armour=None, points=cost)
        for n, cost in ((2, 90), (3, 60))
    ]
    host = squad(models=1, armour=None, hp=1 if kind == "Leader" else 9)
    state = field(host, *rows, side="blue", foe=shots(1 if kind == "Bodyguard" else 2))
    state = attached(attached(state, "red2", "red1"), "red3", "red1")
    hurt = state.with_figures(replace(state.figures["red21"], hp=1))
    session = attack(hurt, [6] * (1 if kind == "Bodyguard" else 2), unit="blue1")
    assert losses(session, "red2", "red3") == (0, 1)


def test_a_bodyguard_out_of_sight_protects_nobody():
    state = with_one("Bodyguard", models=1, hp=2, foe=shots(2), terrain=(wall(11.0, 12.0, 4.0),))
    session = attack(state, [6, 1], unit="blue1")
    assert losses(session, "red1", "red2") == (1, 0)
    seen = with_one("Bodyguard", models=1, hp=2, foe=shots(2))
    assert losses(attack(seen, [6, 1], unit="blue1"), "red1", "red2") == (0, 1)


def test_a_leader_suffers_at_once_where_it_alone_is_seen():
    state = with_one("Leader", models=1, hp=2, foe=shots(2), terrain=(wall(8.0, 12.0, 3.6),))
    assert losses(attack(state, [6, 1], unit="blue1"), "red1", "red2") == (0, 1)
    seen = with_one("Leader", models=1, hp=2, foe=shots(1))
    assert losses(attack(seen, [6], unit="blue1"), "red1", "red2") == (1, 0)


# what is done to them


@KINDS
def test_what_harms_comes_upon_whoever_suffers_first(kind):
    first, then = ("red2", "red1") if kind == "Bodyguard" else ("red1", "red2")
    burnt = attack(with_one(kind, models=2, hp=3, foe=shots(1, "Burn")), [6], unit="blue1").state
    assert (burnt.is_under(first, "Burn"), burnt.is_under(then, "Burn")) == (True, False)
    witch = ("blue1", "blue", troop("witch", "Curse Defence"), (RIFLE,), [(10.0, 20.0)])
    state = with_one(kind, hp=3, foe=witch)
    for target in ("red1", "red2"):
        cursed = opened(state, "Curse Defence", target, unit="blue1", dice=[4]).state
        assert (cursed.is_under(first, "Curse Defence"), cursed.is_under(then, "Curse Defence")) == (
            True,
            False,
        )


@KINDS
def test_a_precise_weapon_picks_whom_it_likes(kind):
    first, then = ("red2", "red1") if kind == "Bodyguard" else ("red1", "red2")
    foe = shots(1, "Precision 2+", "Burn")
    session = attack(with_one(kind, models=1, hp=3, foe=foe), [6], [(f"{then}1",)], unit="blue1")
    assert losses(session, first, then) == (0, 1)
    if then == "red2":
        assert session.state.is_under(then, "Burn") and not session.state.is_under(first, "Burn")


@KINDS
@pytest.mark.parametrize("target", ["red1", "red2"])
def test_what_helps_is_for_the_one_that_it_is_used_on(kind, target):
    friend = squad("Boost Defence", id_="red3", models=1, at=(10.0, 14.0))
    rows = (squad(models=2), squad(kind, id_="red2", models=1, at=(13.0, 10.0)), friend)
    state = attached(field(*rows), "red2", "red1")
    after = opened(state, "Boost Defence", target, unit="red3", dice=[4]).state
    other = {"red1": "red2", "red2": "red1"}[target]
    assert [stat(asks(after), "defence", unit).value for unit in (target, other)] == [4, 3]


@KINDS
def test_its_perks_are_not_those_of_whom_it_joined(kind):
    game = asks(with_one(kind, "Traverse I", "Cover I"))
    assert game.figure("ignores difficult", 0, "red2").value
    assert not game.figure("ignores difficult", 0, "red1").value
    host = asks(with_one(kind, host=("Traverse I",)))
    assert not host.figure("ignores difficult", 0, "red2").value


def test_a_leader_is_a_commander_and_a_bodyguard_is_none():
    assert asks(with_one("Leader")).figure("commander", 0, "red2").value
    assert not asks(with_one("Bodyguard")).figure("commander", 0, "red2").value
    assert not asks(with_one("Leader")).figure("commander", 0, "red1").value


def test_enemies_aim_at_each_of_them():
    state = with_one("Leader", foe=shots(1))
    assert [aim.target for aim in aims(asks(state), "blue1", "gun")] == ["red1", "red2"]
    dead = run(state, lambda game: lose(game, "red1", 2, "test")).state
    assert [aim.target for aim in aims(asks(dead), "blue1", "gun")] == ["red2"]


@pytest.mark.parametrize(("dice", "hp"), [(8, 4), (9, 4), (10, 5)])
def test_what_halves_a_loss_is_reckoned_once_for_all_batches_of_a_weapon(dice, hp):
    """Five dice against 5 HP come first: half of five is two; of all eight it is four, not two and one."""
    session = attack(with_one("Bodyguard", "Tough", hp=5, foe=shots(dice, power=10)), unit="blue1")
    assert losses(session, "red2", "red1") == (hp, 0)
