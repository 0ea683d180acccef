"""What single clauses of perks do as turns go on, beside the same without them."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from coming_back import begun, fallen
from companies import part_of
from corpses import fallen as corpse
from fighting import attack, duel, in_phase, locked, rolls, told, under
from prisons import prison
from running import asks, end_turn, run
from test_named_in_the_log import logged

from battlefield.geometry.kernel.shapes import Circle
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.turn.victory import score_turn, set_up
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.staying import PRESENT, STAYED_NOW, note_stayed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Clock, Effect
from battlefield.rules.core.values import info_of
from battlefield.rules.scene.contents import Terrain

CONTACT = 32 / 25.4
BARE = troop("t", defence=4, hp=9, armour=None)


def turn_begins(state, number, dice=(), answers=()):
    state = in_phase(state, "Start", number)
    return run(state, lambda game: game.tell(TurnBegan(number)), dice, answers).state


# what was put off


@pytest.mark.parametrize(("late", "hp"), [(True, 9), (False, 8)])
def test_what_an_opportunist_puts_off_hurts_no_enemy(late, hp):
    gun = weapon("gun", "Moving Strike", range=12, power=10)
    state = duel(troop("a", "Opportunist"), [gun], BARE)
    walk = (Placed("red11", (12.0, 10.0)),)
    if late:
        game = run(
            in_phase(state, "End"), lambda game: game.end("turn", "End"), (), [True, walk, True, False]
        )
        assert "Opportunist: what was put off hurts no enemy" in told(game)
        after = game.state
    else:
        after = attack(in_phase(state, "Move"), (), [walk, True], name="Move").state
    assert after.hp("blue1") == hp


# melees that are joined anew


def test_outflank_counts_again_once_a_melee_is_joined_anew():
    def state():
        made = army(
            ("red1", "red", troop("a", "Outflank"), (weapon("gun", range=0, power=3),), [(10.0, 8.0)]),
            ("red2", "red", troop("mate"), (), [(10.0, 10.0 + 2 * CONTACT)]),
            ("blue1", "blue", troop("t", defence=6, hp=9), (), [(10.0, 10.0 + CONTACT)]),
        )
        made = locked(in_phase(made, "Move"), "red2", "blue1")
        spent = Effect(made.serial + 1, "Outflank", "red1", "blue1", info=info_of({"weapon": "gun"}))
        return replace(made, effects=(*made.effects, spent), serial=made.serial + 1)

    engaged = attack(state(), (), [(Placed("red11", (10.0, 10.0)),)], name="Move").state
    assert not engaged.effects_on("red1", "Outflank")
    session = attack(in_phase(engaged), (1,))
    assert any("Outflank: +2" in words for words in told(session))
    stale = under(engaged, "Outflank", "red1", "blue1")
    again = Effect(stale.serial + 1, "Outflank", "red1", "blue1", info=info_of({"weapon": "gun"}))
    spent = replace(stale, effects=(*stale.effects, again), serial=stale.serial + 1)
    assert not any("Outflank: +2" in words for words in told(attack(in_phase(spent), (1,))))


# what stays inside


@pytest.mark.parametrize("name", ["Residue", "Vortex"])
@pytest.mark.parametrize(("rank", "turns"), [("I", 1), ("II", 2), ("III", 3)])
def test_what_stays_inside_stays_as_long_as_its_rank_says(name, rank, turns):
    state = attack(prison("Beam I", f"{name} {rank}"), [6, 6]).state
    for turn in range(1, 1 + turns):
        state = replace(state, clock=Clock(turn, "End"))
        state = run(state, lambda game: game.end("turn", "End")).state
        assert state.is_under("truck", f"{name} Inside")
    state = replace(state, clock=Clock(1 + turns, "End"))
    assert not run(state, lambda game: game.end("turn", "End")).state.is_under("truck", f"{name} Inside")


@pytest.mark.parametrize("name", ["Residue", "Vortex"])
@pytest.mark.parametrize(("mark", "hurt"), [("", 1), (unit_status.MOVED, 0), (unit_status.RELOCATED, 0)])
def test_what_stays_inside_hurts_who_stood_still_all_the_turn(name, mark, hurt):
    state = attack(prison("Beam I", f"{name} II"), [6, 6]).state
    state = under(in_phase(state, "End", 2), PRESENT, "truck")
    state = under(state, mark, "truck") if mark else state

    def ends(game):
        note_stayed(game)
        yield from game.end("turn", "End")

    after = run(state, ends, [6, 6, 6, 6] if hurt else []).state
    assert state.hp("truck") - after.hp("truck") == hurt
    assert state.hp("rider") - after.hp("rider") == 2 * hurt


# thrust


def test_thrust_is_lost_at_the_end_of_a_turn_in_which_it_leaves_the_table():
    state = in_phase(duel(troop("a", "Thrust", move=13, aegis=6), [], BARE, apart=30.0), "Move")
    run_ = attack(state, (), [(Placed("red11", (10.0, 23.0)),)], name="Move").state
    assert stat(asks(run_), "aegis", "red1").value == 2
    away = run(run_, lambda game: to_reserve(game, "red1", "test")).state
    assert stat(asks(away), "aegis", "red1").value == 2
    assert stat(asks(end_turn(away)), "aegis", "red1").value == 1


# locked in speed


def test_in_the_advanced_playstyle_a_velocity_locked_unit_moves_before_anybody_acts():
    state = duel(troop("a"), [weapon("gun")], BARE, apart=20.0)
    state = attack(
        in_phase(state, "Move", 1, "blue"), (), [(Placed("blue11", (33.0, 10.0)),)], "blue1", "Move"
    ).state
    laid = run(state, lambda game: afflict(game, "Velocity Lock", "blue1", by="red1", weapon="gun")).state
    ended = end_turn(laid)
    advanced = replace(ended, settings=(("playstyle", "advanced"),))
    went = (Placed("blue11", (33.0, 13.0)),)
    after = turn_begins(advanced, 2, (), [went])
    assert after.figures["blue11"].model.at == (33.0, 13.0)
    assert not after.is_under("blue1", "Velocity Lock")
    standard = turn_begins(ended, 2)
    assert standard.figures["blue11"].model.at == (33.0, 10.0)
    assert standard.is_under("blue1", "Velocity Lock")


# who bears what enemies do to a unit


def test_what_enemies_do_to_a_sergeant_is_done_to_its_unit():
    """Though the sergeant alone is in reach, its unit is the only target, and bears it."""
    rows = (
        ("red1", "red", troop("witch", "Curse Defence"), (), [(13.0, 29.25)]),
        ("blue1", "blue", troop("squad", points=50), (), [(10.0, 10.0), (11.5, 10.0)]),
        ("blue2", "blue", troop("head", "Sergeant", points=10), (), [(13.0, 10.0)]),
    )
    state = in_phase(part_of(army(*rows), "blue2", "blue1"), "Move")
    after = attack(state, [4], [("Curse Defence",)], name="Move").state
    assert after.is_under("blue1", "Curse Defence") and not after.is_under("blue2", "Curse Defence")


# saves that are rolled again


@pytest.mark.parametrize("rank", ["I", "II", "III"])
@pytest.mark.parametrize(("dice", "again"), [((1, 1), True), ((3, 4), False)])
def test_magic_armour_that_is_cast_well_rolls_armour_again(rank, dice, again):
    name = f"Magic Armour {rank}"
    state = in_phase(duel(troop("a"), [weapon("gun", power=10)], troop("t", name, armour=6, hp=9)), "Move")
    cast = attack(in_phase(state, "Move", 1, "blue"), dice, [(name,)], "blue1", "Move").state
    session = attack(in_phase(cast), (1, 1) if again else (1,))
    assert len(rolls(session)) == 1 + again
    assert any(f"is rerolled: {name}" in words for words in told(session)) is again


@pytest.mark.parametrize("face", [4, 6])
def test_a_kind_nightmare_lets_aegis_be_rolled_again(face):
    state = duel(troop("a"), [weapon("gun", power=10, ap=4)], troop("t", aegis=5, armour=None, hp=9))
    state = enlisted(state, "blue", "Nightmare Anomaly")
    dreamt = turn_begins(state, 1, [face], [("blue1",)])
    session = attack(in_phase(dreamt), (1, 1) if face == 4 else (1,))
    assert len(rolls(session)) == 1 + (face == 4)
    assert ("Blue1: aegis save 5+ is rerolled: Nightmare Anomaly" in logged(session)) is (face == 4)


def test_a_kind_nightmare_lets_wild_armour_be_rolled_again():
    state = duel(troop("a"), [weapon("gun", power=10)], troop("t", "Wild Armour", armour=None, hp=9))
    dreamt = turn_begins(enlisted(state, "blue", "Nightmare Anomaly"), 1, [4, 5], [("blue1",)])
    assert len(rolls(attack(in_phase(dreamt), (4, 4)))) == 2
    plain = turn_begins(state, 1, [5])
    assert len(rolls(attack(in_phase(plain), (4,)))) == 1


# what a unit counts for once it is gone


@pytest.mark.parametrize(("trait", "price"), [("Respawn", 200), ("Summon", 400)])
def test_a_fallen_unit_with_a_trait_is_raised_at_a_share_of_its_price(trait, price):
    def offered(points, *traits):
        state = corpse(points=100, theirs=points)
        profile = troop("dead", *traits, hp=2, points=points)
        state = replace(state, profiles={**state.profiles, "dead": profile})
        laid = [Effect(state.serial + 1, each, "dead", "dead") for each in traits]
        state = replace(state, effects=(*state.effects, *laid), serial=state.serial + 1)
        return list(usable(asks(state), "red1"))

    assert offered(price) == []
    assert offered(price, trait) == ["Reanimate I"]
    assert offered(price + 1, trait) == []


@pytest.mark.parametrize(("traits", "score"), [((), 8), (("Summon",), 2)])
def test_a_summoned_unit_that_is_destroyed_is_worth_a_quarter(traits, score):
    """It costs 400: 8 objective points, or 2."""
    state = army(
        ("red1", "red", troop("a"), (), [(10.0, 10.0)]),
        ("blue1", "blue", troop("b", *traits, points=400), (), [(20.0, 20.0)]),
        ("blue2", "blue", troop("c"), (), [(30.0, 30.0)]),
        settings=(("game type", "seek and destroy"),),
    )
    state = fallen(begun(state), "blue1")

    def counted(game):
        yield from set_up(game)
        yield from score_turn(game)

    scores = run(replace(state, clock=Clock(1, "End", 0, "", "red")), counted).state.scores
    assert dict(scores)["red"] == score


# shapes


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_the_shape_for_speed_meets_no_danger_on_its_way(rank):
    lava = Terrain("lava", Circle((10.0, 14.0), 1.0), ground=("dangerous",))
    state = duel(troop("a", f"Transform {rank}", hp=9), [], BARE, apart=30.0, terrain=(lava,))
    walk = [(Placed("red11", (10.0, 16.0)),)]
    assert rolls(attack(in_phase(state, "Move"), (6,), walk, name="Move"))
    swift = turn_begins(state, 1, (), [("movement",)])
    assert rolls(attack(in_phase(swift, "Move"), (), walk, name="Move")) == []


# who turns coat, and what springs on arrival


@pytest.mark.parametrize(("hp", "side"), [(11, "red"), (12, "blue")])
def test_a_traitor_turns_coat_over_what_the_end_of_a_turn_costs_it_last(hp, side):
    """It has 20 HP; what is inside of it costs one as the turn ends, after all that it does itself."""
    state = attack(prison("Beam I", "Residue I"), [6, 6]).state
    profile = troop("truck", "Traitorous", hp=20, armour=None, transport=20, fire_points=1)
    state = replace(state, profiles={**state.profiles, "truck": profile})
    state = state.with_figures(replace(state.figures["truck1"], hp=hp))
    state = under(in_phase(state, "End", 2), STAYED_NOW, "truck")
    after = run(state, lambda game: game.end("turn", "End"), [6, 6, 6, 6]).state
    assert (after.hp("truck"), after.units["truck"].commander) == (hp - 1, side)


@pytest.mark.parametrize(("more", "hp"), [(0.0, 8), (0.1, 9)])
def test_a_trap_springs_at_who_arrives_beside_it(more, hp):
    trap = weapon("trap", "Trap II", power=10, range=12)
    late = troop("late", defence=4, hp=9, armour=None)
    state = army(
        ("red1", "red", troop("a"), (trap,), [(10.0, 32.0)]),
        ("blue1", "blue", BARE, (), [(40.0, 40.0)]),
        ("blue2", "blue", late, (), None),
    )
    state = in_phase(state.with_unit(replace(state.units["blue2"], figures=("blue21",))))
    laid = attack(state, (), [(10.0, 42.0)]).state
    reach = int(CATALOGUE.get("Trap II").numbers["inches"])
    place = (Placed("blue21", (10.0 + 16 / 25.4 + reach + more, 42.0)),)
    after = attack(in_phase(laid, "Deploy", 2, "blue"), (), [place], unit="blue2", name="Deploy").state
    assert after.hp("blue2") == hp
