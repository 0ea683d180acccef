"""Sergeant clause by clause: a part of its unit that moves, fights, suffers and is counted with it."""

from dataclasses import replace

import pytest
from advanced import in_step, open_to, playing, points, take
from armies import enlisted, troop, weapon
from clauses import TOUCH, at, bearing, offered, opened
from companies import RIFLE, attached, drilled, part_of, squad
from fighting import attack, in_phase, lost, rolls, told, under
from running import asked_in, asks, end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.moving import renew_melees
from battlefield.rulebooks.warsurge.movement.shoving import drag, knock_back
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.victory import score_turn
from battlefield.rulebooks.warsurge.units import command, unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.merged_units import is_beside
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import working
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import HpLost, Placed
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import Held
from battlefield.rules.scene.contents import Terrain


def shots(count, *perks, at=(10.0, 30.0), power=4):
    gun = weapon("gun", *perks, range=40, power=power, attacks=count)
    return squad(id_="blue1", side="blue", at=at, models=1, hp=9, weapons=(gun,), armour=None)


def losses(session, *units):
    return tuple(lost(session, unit) for unit in units)


def all_to(dx, dy):
    """Move all three by so much."""
    return tuple(
        Placed(id_, (x + dx, 10.0 + dy)) for id_, x in (("red11", 10.0), ("red12", 11.5), ("red21", 13.0))
    )


# one unit


def test_a_sergeant_is_a_commander_and_its_unit_is_none():
    game = asks(drilled())
    assert [game.figure("commander", 0, unit).value for unit in ("red1", "red2")] == [0, 1]


@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_it_moves_with_its_unit_and_neither_leaves_the_other(how):
    state = in_phase(drilled(side="red"), how)
    assert Warsurge().refusal(state, Action(how, "red", "red2"))
    session = opened(state, phase=how)
    assert session.refusal(all_to(0.0, 4.0)) == ""
    assert "coherency" in session.refusal((*all_to(0.0, 5.0)[:2], Placed("red21", (13.0, 10.0))))


def test_it_attacks_with_its_unit():
    session = attack(drilled(side="red"), [6, 6, 6], [("red2|rifle",), ("rifle",)])
    assert lost(session) == 3
    assert Warsurge().refusal(in_phase(drilled(), "Attack"), Action("Attack", "red", "red2"))


@pytest.mark.parametrize("mover", ["blue1", "red1", "red2"])
@pytest.mark.parametrize("x", [10.0, 13.0])
def test_both_are_in_the_melee_of_either(x, mover):
    foe = squad(id_="blue1", side="blue", at=(x, 10.0 + TOUCH), models=1)
    after = run(drilled(foe=foe), lambda game: renew_melees(game, mover)).state
    assert unit_status.is_engaged(after, "red1") and unit_status.is_engaged(after, "red2")


def test_command_points_and_actions_count_them_as_one_unit():
    state = in_step(drilled(side="red"), points=0)
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != command.POINTS))
    assert command.left(run(fresh, command.generate, [3]).state, "red") == 3
    session = playing(in_step(drilled(side="red")))
    assert open_to(session, "red2") == {}
    take(session, "Move", "red1", answers=[all_to(0.0, 2.0)])
    assert points(session) == 5


def test_a_unit_is_destroyed_only_with_its_sergeant_and_counts_once():
    def scored(*fallen):
        state = replace(drilled(unit={"points": 100}), settings=(("game type", "seek and destroy"),))

        def flow(game):
            for unit in fallen:
                yield from lose(game, unit, game.state.hp(unit), "test", by="blue1")
            yield from remove_casualties(game)
            yield from score_turn(game)

        return run(in_phase(state, "End"), flow).state.scores.get("blue", 0)

    assert scored("red1") == 0
    assert scored("red1", "red2") == 2


# what it costs


@pytest.mark.parametrize(("cost", "may"), [(150, True), (160, True), (161, False)])
def test_a_perk_with_a_limit_counts_unit_and_sergeants_together_but_no_leader(cost, may):
    """Terrify of one that costs 100 is for 200 at most: two sergeants of 20 come to the unit's own points."""
    witch = ("blue1", "blue", troop("witch", "Terrify", points=100), (RIFLE,), [(10.0, 20.0)])
    others = (
        squad("Sergeant", id_="red3", models=1, at=(8.5, 10.0), points=20),
        squad("Leader", id_="red4", models=1, at=(14.5, 10.0), points=100),
    )
    state = part_of(drilled(unit={"points": cost}, others=others, foe=witch), "red3", "red1")
    state = attached(state, "red4", "red1")
    session = opened(state, "Terrify", unit="blue1", dice=[4]) if may else None
    asked = offered(in_phase(state, "Move", 1, "blue"), unit="blue1")
    aims_at_unit = session is not None and "red1" in [option.id for option in session.pending.options]
    assert aims_at_unit == may
    assert asked == ("Terrify",)  # the leader by itself may be meant in any case


@pytest.mark.parametrize(("user", "most"), [("red1", 200), ("red2", 40)])
def test_a_perk_that_either_uses_goes_by_what_that_one_costs_alone(user, most):
    def may(theirs):
        foe = squad(id_="blue1", side="blue", at=(10.0, 20.0), models=1, points=theirs)
        perks = {"red1": {"host": ("Terrify",)}, "red2": {}}[user]
        state = drilled(*(("Terrify",) if user == "red2" else ()), **perks, unit={"points": 100}, foe=foe)
        return any("Terrify" in name for name in offered(in_phase(state, "Move")))

    assert may(most)
    assert not may(most + 1)


# shoved


def test_a_unit_that_is_shoved_takes_its_sergeant_along():
    state = drilled(foe=shots(1, at=(11.5, 16.0)))
    after = run(state, lambda game: knock_back(game, "red1", "blue1", 6.0, "Knockback")).state
    assert at(after)[1] == pytest.approx(4.0, abs=0.1)
    assert is_beside(after, "red1", "red2", (2.0, 6.0))


def test_a_sergeant_that_is_dragged_takes_its_unit_along():
    """Six inches toward what it hooked."""
    state = drilled(side="red", foe=shots(1, at=(13.0, 20.0)))

    def flow(game):
        yield from drag(game, "red2", (13.0, 20.0), "red2", "Grapple", fights=False, lead="red21")

    asked = run(state, flow).state
    moved = at(asked, "red21")[1] - 10.0
    assert moved > 3.0
    assert is_beside(asked, "red1", "red2", (2.0, 6.0))
    assert at(asked, "red21")[1] - 10.0 == pytest.approx(moved)
    assert at(asked)[1] > 12.0


# in what order they suffer


def wall(x, wide):
    corners = ((x, 12.0), (x + wide, 12.0), (x + wide, 13.0), (x, 13.0))
    return Terrain("wall", Polygon(corners), top=5.0, sight="blocks")


def test_it_suffers_after_its_unit_unless_it_alone_is_seen():
    session = attack(drilled(foe=shots(3)), [6] * 3, unit="blue1")
    assert losses(session, "red1", "red2") == (2, 1)
    assert losses(attack(drilled(foe=shots(1)), [6], unit="blue1"), "red1", "red2") == (1, 0)
    hidden = drilled(hp=3, foe=shots(1, at=(13.0, 30.0)), at=(14.5, 10.0), terrain=(wall(7.0, 6.2),))
    assert losses(attack(hidden, [6], unit="blue1"), "red1", "red2") == (0, 1)


def test_sergeants_suffer_before_other_commanders_the_cheaper_one_first():
    others = (
        squad("Leader", id_="red3", models=1, at=(14.5, 10.0), armour=None, points=10),
        squad("Sergeant", id_="red4", models=1, hp=4, at=(8.5, 10.0), armour=None, points=15),
    )
    state = part_of(drilled(hp=4, others=others, foe=shots(3)), "red4", "red1")
    state = attached(state, "red3", "red1")
    session = attack(state, [6] * 3, unit="blue1")
    assert losses(session, "red1", "red2", "red3", "red4") == (2, 0, 0, 1)
    hurt = state.with_figures(replace(state.figures["red21"], hp=1))  # worth 5 now, of 20
    assert losses(attack(hurt, [6] * 3, unit="blue1"), "red2", "red4") == (0, 1)


def test_dice_come_in_batches_of_the_hp_of_its_unit_and_follow_on_to_it():
    session = attack(drilled(hp=5, foe=shots(6)), [6, 1, 1, 6, 6, 6], unit="blue1")
    assert [count for _, count in rolls(session)] == [2, 1, 1, 2]
    assert losses(session, "red1", "red2") == (2, 2)


@pytest.mark.parametrize(("saves", "taken"), [([1, 1], 2), ([5, 1], 1), ([5, 5], 0)])
def test_hp_beyond_those_of_its_unit_go_on_to_it_and_may_be_saved(saves, taken):
    state = drilled(hp=9, foe=shots(1, "Terminate I"))
    state = state.with_figures(replace(state.figures["red12"], hp=0))
    boss = troop("red2 profile", "Sergeant", armour=5, hp=9)
    state = replace(state, profiles={**state.profiles, "red2 profile": boss})
    session = attack(state, [6, *saves], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (1, taken)
    assert "2 HP go on to Red2" in told(session)


# what lies on the unit


@pytest.mark.parametrize(
    ("name", "by", "value"), [("Curse Defence", "blue1", 2), ("Boost Defence", "red1", 4)]
)
def test_what_lies_on_its_unit_is_for_it_too(name, by, value):
    state = bearing(drilled(), name, "red1", by, turn=1)
    assert [stat(asks(state), "defence", unit).value for unit in ("red1", "red2")] == [value, value]


def test_hp_that_perks_cost_are_those_of_the_unit_first():
    after = run(drilled(hp=2), lambda game: lose(game, "red2", 3, "test")).state
    assert (after.hp("red1"), after.hp("red2")) == (0, 1)


def test_its_perks_are_not_its_units():
    game = asks(drilled("Traverse I"))
    assert [game.figure("ignores difficult", 0, unit).value for unit in ("red1", "red2")] == [0, 1]
    game = asks(drilled(host=("Traverse I",)))
    assert [game.figure("ignores difficult", 0, unit).value for unit in ("red1", "red2")] == [1, 0]


# what restricts either


@pytest.mark.parametrize("held", ["red1", "red2"])
def test_what_holds_one_holds_both(held):
    state = bearing(drilled(side="red"), "Panic", held, "blue1", turn=1)
    for phase in ("Move", "Dash"):
        assert Warsurge().refusal(in_phase(state, phase), Action(phase, "red", "red1"))
    assert not Warsurge().refusal(in_phase(drilled(side="red"), "Move"), Action("Move", "red", "red1"))


@pytest.mark.parametrize("bearer", ["red1", "red2"])
def test_where_one_has_to_go_both_have_to(bearer):
    """Berserk in either: neither ends farther from the enemy below, though the other one comes nearer."""
    perks = {"red1": {"host": ("Berserk",)}, "red2": {}}[bearer]
    short = weapon("rifle", range=2)
    state = drilled(
        *(("Berserk",) if bearer == "red2" else ()),
        **perks,
        side="red",
        unit={"weapons": (short,)},
        boss={"weapons": (short,)},
    )
    session = opened(state)
    assert session.refusal(all_to(0.0, 2.0)) == ""
    assert "Berserk" in session.refusal(all_to(0.0, -2.0))
    one, two, boss = all_to(0.0, 0.0)
    back = replace(one, at=(10.0, 9.5)), replace(two, at=(11.5, 9.5)), replace(boss, at=(13.0, 10.5))
    assert "Berserk" in session.refusal(back)
    aside = replace(one, at=(10.0, 10.5)), replace(two, at=(11.5, 10.5)), replace(boss, at=(13.0, 9.5))
    assert "Berserk" in session.refusal(aside)


@pytest.mark.parametrize(("boss", "host"), [(("Berserk",), ("Psychotic",)), (("Psychotic",), ("Berserk",))])
def test_psychotic_comes_before_berserk(boss, host):
    """The nearest unit is a friend above, the nearest enemy below. From turn 2 on it goes to the friend."""
    short = weapon("rifle", range=2)
    friend = squad(id_="red3", models=1, at=(11.5, 2.0), weapons=())
    state = drilled(
        *boss, host=host, side="red", others=(friend,), unit={"weapons": (short,)}, boss={"weapons": (short,)}
    )
    mad = opened(state, turn=2)
    assert mad.refusal(all_to(0.0, -2.0)) == ""
    assert "Psychotic" in mad.refusal(all_to(0.0, 2.0))
    early = opened(state, turn=1)
    assert "Berserk" in early.refusal(all_to(0.0, -2.0))


# counted as one unit where casualties are


def felled(unit):
    """Give a flow in which a shot of the enemy fells all of a unit alone, or of a sergeant alone."""

    def flow(game):
        losses = tuple((figure.id, figure.hp) for figure in game.state.living(unit))
        game.emit(HpLost(unit, losses, "a shot", "blue1"))
        yield from game.tell(Lost(unit, len(losses), "blue1", "gun", "a shot"))
        yield from remove_casualties(game, unit)

    return flow


def mourned(first, second, state):
    """Give the states after the one and the other have fallen."""
    one = run(state, felled(first)).state
    return one, run(one, felled(second)).state


ORDERS = [("red1", "red2"), ("red2", "red1")]


def avenging():
    state = drilled(others=(squad(id_="red3", at=(30.0, 10.0), models=1),))
    return enlisted(state, "red", "Avenge")


@pytest.mark.parametrize("order", ORDERS)
def test_the_fall_of_a_unit_is_avenged_once_its_sergeant_has_fallen_too(order):
    state = run(avenging(), lambda game: game.tell(GameBegan()), (), (("red1",),)).state
    bonus = [
        asks(after).figure("attack dice", 0, "red3", foe="blue1").value for after in mourned(*order, state)
    ]
    assert bonus == [0, 1]


def test_a_sergeant_alone_is_not_to_be_avenged():
    asked = asked_in(avenging(), lambda game: game.tell(GameBegan()))
    assert [each.id for each in asked.options] == ["red1", "red3"]


@pytest.mark.parametrize("order", ORDERS)
def test_a_phoenix_takes_the_place_of_a_unit_once_its_sergeant_has_fallen_too(order):
    state = drilled(others=(("red3", "red", troop("red3", "Phoenix"), (), None),))
    one = run(state, felled(order[0])).state
    assert asked_in(one, felled(order[1])).what == "Red3 in place of Red1?"


@pytest.mark.parametrize("order", ORDERS)
def test_bloodlust_counts_a_unit_and_its_sergeant_as_one(order):
    after = mourned(*order, drilled(foe=shots(1, "Bloodlust")))
    assert [stat(asks(each), "attacks", "blue1", weapon="gun").value for each in after] == [1, 2]


@pytest.mark.parametrize("order", ORDERS)
def test_who_obeys_a_unit_falls_once_the_sergeant_of_that_has_fallen_too(order):
    tamed = replace(troop("red3"), perks=(Held("Controlled I", (("controller", "red1"),)),))
    state = drilled(others=(("red3", "red", tamed, (), [(30.0, 10.0)]),))
    assert [each.units["red3"].where for each in mourned(*order, state)] == ["table", "gone"]


@pytest.mark.parametrize("order", ORDERS)
def test_who_obeys_a_unit_may_come_back_as_long_as_a_sergeant_of_that_stands(order):
    tamed = replace(troop("red3"), perks=(Held("Controlled I", (("controller", "red1"),)),))
    state = drilled(others=(("red3", "red", tamed, (), [(30.0, 10.0)]),))
    barred = [
        bool(asks(each).reason_against(working("Reanimate I"), "red3"))
        for each in mourned(*order, run(state, felled("red3")).state)
    ]
    assert barred == [False, True]


@pytest.mark.parametrize("order", ORDERS)
def test_leech_feeds_what_is_left_of_a_unit_and_ends_once_nobody_is(order):
    """Laid by whoever falls first; the other has lost an HP that it regains as the turn ends."""
    state = under(drilled(hp=2, unit={"hp": 2}), "Leech", "blue1", order[0])
    one = run(state, felled(order[0])).state
    assert one.is_under("blue1", "Leech")
    hurt = run(one, lambda game: lose(game, order[1], 1, "a blow")).state
    fed = end_turn(hurt)
    assert (fed.hp(order[1]), fed.hp("blue1")) == (hurt.hp(order[1]) + 1, hurt.hp("blue1") - 1)
    assert not run(one, felled(order[1])).state.is_under("blue1", "Leech")


@pytest.mark.parametrize("order", ORDERS)
def test_a_slave_goes_over_once_the_sergeant_of_its_master_has_fallen_too(order):
    slave = replace(troop("red3"), perks=(Held("Enslaved", (("enslaver", "red1"),)),))
    mate = ("red4", "red", troop("red4"), (), [(34.0, 10.0)])
    state = drilled(others=(("red3", "red", slave, (), [(30.0, 10.0)]), mate))
    assert [each.units["red3"].commander for each in mourned(*order, state)] == ["red", "blue"]
