"""Single clauses of perks that change or demand a pace: Nonstop, Rush, Thrust, Unstoppable, Wanderer."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import answered, bearing, opened
from convoys import convoy, inside
from fighting import attack, duel, in_phase, locked, lost, rolls, under
from movers import (
    SWORD,
    at_bearing,
    begun,
    game,
    moved,
    movers,
    place,
    refused,
    shifted,
    to,
)
from running import end_turn, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import Left, Moved
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import GONE
from battlefield.rules.scene.contents import Terrain

TOUCH = 32 / 25.4
CANNON = weapon("cannon", kind="Heavy", range=36, power=3)
LONG = weapon("bow", range=40)


def shooting(*perks, weapons=(LONG,), apart=20.0, foe=(), **more):
    """Red at (10, 10) may attack a blue unit on its east side."""
    terrain = {"terrain": more.pop("terrain")} if "terrain" in more else {}
    return duel(
        troop("a", *perks, **more), weapons, troop("b", *foe, armour=None, hp=3), apart=apart, **terrain
    )


def dodging(*perks, weapons=(LONG,), foe=(), others=(), armed=(), **more):
    target = troop("b", *(perks or ("Reflex Manoeuvre I",)), *foe, **{"armour": None, "hp": 9, **more})
    return duel(troop("a", hp=9, armour=None), weapons, target, apart=20.0, others=others, armed=armed)


# Nonstop


@pytest.mark.parametrize(("rank", "inches"), [("I", 12), ("II", 18), ("III", 24)])
@pytest.mark.parametrize(("short", "lost_"), [(0.0, False), (0.1, True)])
def test_one_model_that_stops_costs_the_whole_nonstop_unit(rank, inches, short, lost_):
    """Of two models one ends so far off, the other a little less."""
    state = movers(f"Nonstop {rank}", models=2, phase="Start", foe_at=(44.0, 44.0))
    state = run(state, lambda game: game.tell(TurnBegan(1))).state
    state = shifted(state, "red11", (10.0 + inches, 10.0))
    state = shifted(state, "red12", (10.0 + inches - short, 11.5))
    assert (end_turn(state).units["red1"].where == GONE) is lost_


# Rush


def test_rush_rounds_up_and_lasts_for_the_turn():
    session = moved(movers("Rush", move=5, dash=7), ("Rush",), to(18.0, 10.0))
    assert place(session) == (18.0, 10.0)
    assert stat(game(session.state), "dash", "red1").value == 11
    assert stat(game(end_turn(session.state)), "dash", "red1").value == 7


def test_a_passenger_may_rush_out_of_its_transport():
    state = inside(convoy(squad=("Rush",), models=1))
    far = to(10.0, 14.0 + TOUCH + 9.0, "squad1")
    session = begun(state, ("Rush",), ("disembark",), unit="squad")
    assert not session.refusal(far)
    assert begun(state, (), ("disembark",), unit="squad").refusal(far)


def test_who_rushes_uses_no_weapon_this_turn():
    rushed = under(shooting("Rush"), "Rush", "red1", "red1")
    assert why_not_use(game(rushed), "red1", "bow") == "Rush"
    assert not why_not_use(
        game(end_turn(moved(movers("Rush"), ("Rush",), to(12.0, 10.0)).state)), "red1", "bow"
    )


# Thrust


def thrusting(*perks, **stats):
    return movers("Thrust", *perks, **{"move": 13, "dash": 13, "aegis": 6, **stats})


def level(state):
    return stat(game(state), "aegis", "red1").value


def ran(**stats):
    """It has gone 13 inches in a line, which is a point."""
    return moved(thrusting(**stats), to(23.0, 10.0)).state


def test_thrust_counts_a_blink_too():
    state = movers("Thrust", "Blink II", move=6, dash=6, aegis=6)
    session = moved(state, ("Blink II",), to(16.0, 10.0), to(22.0, 10.0))
    assert level(session.state) == 2


def test_thrust_does_not_count_what_goes_elsewhere_and_loses_its_line_by_it():
    state = under(ran(), "unused", "red1")
    aside = run(state, lambda game: game.tell(Moved("red1", "Teleport", 5.0, False, True, {}))).state
    assert (level(aside), level(end_turn(aside))) == (2, 1)


@pytest.mark.parametrize("how", ["Force", "Knockback"])
def test_thrust_is_kept_until_the_end_of_the_turn_in_which_it_is_pushed(how):
    pushed = run(ran(), lambda game: game.tell(Moved("red1", how, 2.0, True, True, {}))).state
    assert level(pushed) == 2
    assert level(end_turn(pushed)) == 1
    pulled = run(ran(), lambda game: game.tell(Moved("red1", "Grapple", 2.0, True, True, {}))).state
    assert level(end_turn(pulled)) == 2


@pytest.mark.parametrize("where", ["reserve", "truck", "blue1"])
def test_thrust_is_lost_as_the_turn_ends_where_it_left_the_table(where):
    state = ran()
    state = state.with_unit(replace(state.units["red1"], where=where if where != "truck" else "blue1"))
    gone = run(state, lambda game: game.tell(Left("red1", where))).state
    assert level(gone) == 2
    back = gone.with_unit(replace(gone.units["red1"], where="table"))
    assert level(end_turn(back)) == 1
    unseen = state.with_unit(replace(state.units["red1"], where="reserve"))
    assert level(end_turn(unseen)) == 1


def test_thrust_is_lost_by_a_turn_without_movement_or_immobile():
    kept = end_turn(ran())
    assert level(kept) == 2
    assert level(end_turn(in_phase(kept, "End", 2))) == 1
    frozen = run(ran(), lambda game: afflict(game, "Freeze", "red1", by="blue1", weapon="bow")).state
    assert (level(frozen), level(end_turn(frozen))) == (2, 1)


def test_thrust_is_lost_by_a_turn_in_which_it_was_immobile_for_a_while():
    """Frozen in one phase, it is free again in the next, long before the turn ends."""
    frozen = run(ran(), lambda game: afflict(game, "Freeze", "red1", by="blue1", weapon="bow")).state
    phase_over = run(frozen, lambda game: game.end("phase", "Attack")).state
    thawed = replace(phase_over, effects=tuple(e for e in phase_over.effects if e.name != "Freeze"))
    assert (level(thawed), level(end_turn(thawed))) == (2, 1)


def test_thrust_makes_no_aegis_better_than_2():
    state = thrusting(aegis=3, move=24, dash=24)
    assert level(moved(state, to(34.0, 10.0)).state) == 5


@pytest.mark.parametrize(("shield", "melee"), [("ward", False), ("parry", True)])
@pytest.mark.parametrize(("inches", "face"), [(12, 4), (36, 3)])
def test_thrust_or_a_shield_whichever_is_better(shield, melee, inches, face):
    """AEGIS 6+: a shield of 2 makes it 4+, a point of Thrust 5+, three points 3+; never both."""
    blade = weapon("blade", **{shield: 2})
    target = troop("b", "Thrust", armour=None, aegis=6, hp=9)
    sword = weapon("sword", range=0 if melee else 24, power=10)
    state = duel(troop("a"), (sword,), target, armed=(blade,), apart=TOUCH if melee else 10.0)
    state = locked(state, "red1", "blue1") if melee else state
    state = under(state, "in a straight line", "blue1", "blue1", amount=inches // 12)
    assert lost(attack(state, (face,))) == 0
    assert lost(attack(state, (face - 1,))) == 1


# Unstoppable


@pytest.mark.parametrize(
    ("rank", "dice", "hp"),
    [
        ("I", (1,), 2),
        ("I", (1, 1), 3),
        ("I", (1, 1, 1), 4),
        ("II", (1,), 2),
        ("II", (3,), 2),
        ("II", (1, 3), 4),
        ("II", (3, 3), 3),
        ("II", (1, 1, 3, 3), 6),
    ],
)
def test_what_would_slow_the_unstoppable_costs_2_hp_and_1_when_it_comes_again(rank, dice, hp):
    gun = weapon("gun", attacks=len(dice), power=10)
    target = troop("b", "Unstoppable", f"Combat Damage {rank}", armour=None, hp=9)
    session = attack(duel(troop("a"), (gun,), target), dice)
    assert lost(session) == hp
    for harm in ("slowed", "halted"):
        assert not session.state.effects_on("blue1", f"Combat Damage: {harm}")


def test_what_came_last_turn_does_not_make_it_cheaper_for_the_unstoppable():
    gun = weapon("gun", power=10)
    target = troop("b", "Unstoppable", "Combat Damage I", armour=None, hp=9)
    first = attack(duel(troop("a"), (gun,), target), (1,)).state
    again = attack(in_phase(end_turn(first), "Attack", 2), (1,))
    assert again.start.hp("blue1") - again.state.hp("blue1") == 2


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_the_unstoppable_are_not_towed(rank):
    def offered(side, *perks):
        mate = ("mate", side, troop("mate", *perks), (), [(10.0 + TOUCH, 10.0)])
        row = ("red1", "red", troop("a", f"Tow {rank}", points=200), (), [(10.0, 10.0)])
        return f"Tow {rank}" in usable(game(in_phase(army(row, mate), "Move")), "red1")

    for side in ("red", *(["blue"] if rank == "III" else [])):
        assert offered(side)
        assert not offered(side, "Unstoppable")


# +Move


@pytest.mark.parametrize(
    ("helped", "said", "most"),
    [("Rush", {}, 13), ("Orders", {"order": "move"}, 16), ("Limit Break I", {}, 16)],
)
def test_the_dice_of_a_move_are_added_to_what_has_become_of_the_stat(helped, said, most):
    """Move 6 is 9 by a rush and 12 by an order, and a 4 is 4 inches either way."""
    state = bearing(movers("+Move I (D6)"), helped, "red1", "red1", turn=1, **said)
    assert f"up to {most} in" in opened(state, dice=(4,)).pending.what


# Wanderer


def test_a_wanderer_goes_as_far_as_it_likes_along_its_arrow():
    state = movers("Wanderer")
    for far, lawful in ((0.0, True), (2.5, True), (6.0, True), (6.1, False)):
        assert (not refused(state, *to(10.0 + far, 10.0), dice=(3, 3))) is lawful
    assert refused(state, *to(8.0, 10.0), dice=(3, 3))
    free = refused(state, *to(*at_bearing(10.0, 10.0, 6.0, 200)), dice=(1,))
    assert not free and refused(state, *to(*at_bearing(10.0, 10.0, 6.1, 200)), dice=(6,))


@pytest.mark.parametrize(
    ("perk", "phase", "dice"),
    [("Blink I", "Move", ()), ("Teleport I", "Move", (4,)), ("Manoeuvre I", "Attack", ())],
)
def test_a_wanderer_blinks_teleports_and_manoeuvres_by_the_arrow(perk, phase, dice):
    state = in_phase(shooting("Wanderer", perk, apart=30.0), phase)
    session = begun(state, (perk,), dice=(*dice, 3, 3), name=phase)
    assert "90°" in session.refusal(to(10.0, 12.0))
    assert not session.refusal(to(12.0, 10.0))


def test_a_wanderer_dodges_by_the_arrow():
    session = begun(dodging("Reflex Manoeuvre I", "Wanderer"), ("bow",), dice=(1, 3, 3), name="Attack")
    assert not session.answer(True)
    assert "90°" in session.refusal(to(30.0, 14.0, "blue11"))
    assert not session.refusal(to(33.0, 10.0, "blue11"))


@pytest.mark.parametrize(
    ("dice", "embarks"), [((6,), True), ((3, 5), True), ((3, 4), False), ((3, 3), False), ((3, 1), False)]
)
def test_a_wanderer_embarks_a_transport_that_lies_where_its_arrow_leads(dice, embarks):
    """The transport is below it, which is where the fifth of eight arrows points; a hit leads anywhere."""
    session = opened(convoy(squad=("Wanderer",), models=1), unit="squad", dice=dice)
    asked = session.pending
    assert ("truck|truck1|" in [option.id for option in getattr(asked, "options", ())]) is embarks
    if embarks:
        assert answered(session, "truck|truck1|").state.units["squad"].where == "truck"


def test_a_wanderer_that_embarks_keeps_to_its_arrow_all_the_way():
    """Dangerous ground beside its way is met only by who goes straight down, not to the nearest contact."""
    state = convoy(squad=("Wanderer",), models=1, at=(10.6, 10.0))
    strip = Polygon(((11.0, 12.3), (11.2, 12.3), (11.2, 12.6), (11.0, 12.6)))
    state = replace(state, terrain=(Terrain("strip", strip, ground=("dangerous",)),))
    for dice, met in (((3, 5, 6), True), ((6,), False)):
        gone = answered(opened(state, unit="squad", dice=dice), "truck|truck1|")
        assert gone.state.units["squad"].where == "truck"
        assert any("angerous" in why for why, _ in rolls(gone)) is met


@pytest.mark.parametrize(("foe_at", "embarks"), [((10.0, 1.0), True), ((10.0, 40.0), False)])
def test_who_is_driven_to_the_enemy_embarks_a_transport_that_lies_that_way(foe_at, embarks):
    state = convoy(squad=("Berserk",), models=1, at=(10.0, 18.0), foe_at=foe_at)
    asked = opened(state, unit="squad").pending
    assert ("truck|truck1|" in [option.id for option in getattr(asked, "options", ())]) is embarks


# Unyielding


def test_the_unyielding_are_held_by_a_melee_of_this_turn_and_free_in_the_next():
    state = movers("Unyielding", foe_at=(10.0 + TOUCH, 10.0), weapons=(SWORD,))
    game_ = Game(state, CATALOGUE)
    unit_status.lock(game_, "red1", "blue1")
    assert Session(game_.state, Warsurge(), Listed(())).begin(Action("Move", "red", "red1"))
    later = in_phase(end_turn(game_.state), "Move", 2)
    assert place(moved(later, to(10.0, 15.0))) == (10.0, 15.0)
