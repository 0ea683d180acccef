"""Single clauses of nerves that are tested as a turn begins."""

from dataclasses import replace

import pytest
from advanced import facing
from armies import army, troop, weapon
from fighting import attack, in_phase, locked, under
from movers import begun, box, to
from running import asked_in, asks, end_turn, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.deploying import may_deploy
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import ITS_TURN
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import RESERVE, Effect

GUNS = (weapon("rifle", range=40, power=10), weapon("pistol", range=12, power=3))
CONTACT = 32 / 25.4


def shaken(*perks, dice=(), hp=20, at=(10.0, 20.0), terrain=(), answers=(), foe=(10.0, 40.0), **stats):
    """A red unit that has lost a HP in turn 1, as turn 2 has begun."""
    state = army(
        ("red1", "red", troop("a", *perks, hp=hp, **stats), GUNS, [at]),
        ("blue1", "blue", troop("e", hp=9, defence=4, armour=None), (weapon("gun"),), [foe]),
        terrain=terrain,
    )
    state = run(in_phase(state), lambda game: lose(game, "red1", 1, "a test")).state
    state = in_phase(state, "Start", 2)
    after = run(state, lambda game: game.tell(TurnBegan(2)), dice, answers).state
    return in_phase(after, "Move", 2)


def value(state, what, arm=""):
    return stat(asks(state), what, "red1", weapon=arm).value


@pytest.mark.parametrize(
    ("die", "stats", "what", "raised"),
    [
        (1, {"aegis": 6}, "aegis", 2),
        (1, {"aegis": 2}, "aegis", 5),
        (1, {}, "aegis", 1),
        (2, {}, "defence", 5),
        (3, {"move": 5}, "move", 8),
        (3, {"dash": 7}, "dash", 11),
    ],
)
def test_conviction_gives_what_its_die_says_and_only_for_the_turn(die, stats, what, raised):
    """AEGIS as a level: 5 is 2+, which is the best."""
    state = shaken("Conviction", dice=(die,), **stats)
    assert value(state, what) == raised
    plain = value(shaken(**stats), what)
    assert value(end_turn(state), what) == plain
    others = {"aegis", "defence", "move", "dash"} - ({"move", "dash"} if die == 3 else {what})
    assert all(value(state, other) == value(shaken(**stats), other) for other in others)


@pytest.mark.parametrize(
    ("perk", "count", "sides"),
    [("Conviction", 1, 3), ("Pusillanimous", 2, 6), ("Execution", 1, 6), ("Wild Instinct", 1, 3)],
)
def test_nerves_are_rolled_with_the_dice_that_are_printed(perk, count, sides):
    state = army(
        ("red1", "red", troop("a", perk, hp=1), GUNS, [(10.0, 20.0)]),
        ("blue1", "blue", troop("e"), (), [(40.0, 40.0)]),
    )
    asked = asked_in(in_phase(state, "Start", 2), lambda game: game.tell(TurnBegan(2)))
    assert (asked.count, asked.sides) == (count, sides)


def test_frenzy_gives_power_to_every_weapon_and_speed_rounded_up():
    state = shaken("Frenzy", dice=(4,), move=5, dash=7)
    assert [value(state, "power", arm) for arm in ("rifle", "pistol")] == [11, 4]
    assert [value(state, what) for what in ("move", "dash")] == [8, 11]
    calm = shaken("Frenzy", dice=(3,), move=5, dash=7)
    assert [value(calm, "power", arm) for arm in ("rifle", "pistol")] == [10, 3]


@pytest.mark.parametrize(("mastery", "die"), [((), 4), (("Mastery",), 3)])
def test_nerves_are_mastery_tests(mastery, die):
    """Whoever masters them better passes with less."""
    for perk in ("Frenzy", "Panic", "Morale I", "Morale II", "Fall Back", "Unstable"):
        lost = shaken(perk, *mastery, dice=(die - 1,))
        won = shaken(perk, *mastery, dice=(die,))
        assert (lost.effects, lost.units) != (won.effects, won.units)


# Fall Back


def fled(**more):
    return shaken("Fall Back", dice=(3,), **more)


def test_who_falls_back_and_reached_reserve_stays_there_until_the_next_turn():
    state = attack(fled(at=(10.0, 5.0)), name="Move").state
    assert state.units["red1"].where == RESERVE
    assert not may_deploy(asks(state), "red1")
    assert may_deploy(asks(end_turn(state)), "red1")


def test_who_falls_back_and_cannot_move_goes_at_once_and_stays_for_the_turn():
    state = fled(move=0, dash=0)
    assert state.units["red1"].where == RESERVE
    assert not may_deploy(asks(state), "red1")


def test_who_falls_back_stops_short_of_the_edge_and_dashes_on_to_it():
    state = attack(fled(at=(10.0, 12.0)), name="Move").state
    assert state.figures["red11"].model.at == (10.0, 6.0)
    ready = replace(state, effects=tuple(e for e in state.effects if e.name != unit_status.ACTED))
    after = attack(in_phase(ready, "Dash", 2), name="Dash").state
    assert after.units["red1"].where == RESERVE


def test_any_movement_of_who_falls_back_goes_to_the_edge():
    state = fled()
    blink = {"a": troop("a", "Fall Back", "Blink I", hp=20)}
    session = begun(replace(state, profiles={**state.profiles, **blink}), ("Blink I",))
    assert "its own edge" in session.refusal(to(10.0, 22.0))
    assert not session.refusal(to(10.0, 14.0))


@pytest.mark.parametrize("free", ["Nonstop I", "Unyielding"])
def test_in_a_melee_it_is_shaken_instead_of_sent_back(free):
    """One that may leave the melee goes wherever it likes."""
    state = locked(shaken("Fall Back", free, dice=(3,), foe=(10.0, 20.0 + CONTACT)), "red1", "blue1")
    assert asks(state).figure("attack dice", 0, "red1").value == -1
    assert not begun(state).refusal(to(10.0, 15.0))
    assert not begun(state).refusal(to(15.0, 20.0))
    out = shaken("Fall Back", free, dice=(3,))
    assert asks(out).figure("attack dice", 0, "red1").value == 0
    assert begun(out).refusal(to(15.0, 20.0))


def test_with_actions_who_falls_back_makes_one_move_and_one_dash_at_once_for_nothing():
    state = facing(troop("coward", "Fall Back", hp=2, armour=None, move=4, dash=3))
    hurt = Effect(state.serial + 1, unit_status.HURT, "red1", info=ITS_INFO)
    state = replace(state, effects=(*state.effects, hurt), serial=state.serial + 1)
    at = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(10.0, 20.0)))
    state = replace(state.with_figures(at), clock=replace(state.clock, turn=2, phase="Start"))
    game = run(state, lambda game: game.tell(TurnBegan(2)), [1])
    assert game.state.figures["red11"].model.at == (10.0, 13.0)
    assert sum(e.amount for e in game.state.effects if e.name == "command points" and e.on == "red") == 6


ITS_INFO = (ITS_TURN(1),)


# Morale


@pytest.mark.parametrize(("rank", "penalty"), [("I", 1), ("II", 2)])
@pytest.mark.parametrize("perk", ["Traverse I", "Traverse II", "Airborne", "Jumper", "Juggernaut I"])
def test_low_morale_slows_even_with_perks_of_movement(rank, penalty, perk):
    state = shaken(f"Morale {rank}", perk, dice=(3,))
    assert "3.0" in begun(state).refusal(to(13.05, 20.0))
    assert not begun(state).refusal(to(13.0, 20.0))
    assert asks(state).figure("attack dice", 0, "red1", weapon="pistol").value == -penalty
    late = end_turn(state)
    assert asks(late).figure("attack dice", 0, "red1", weapon="pistol").value == 0
    assert not begun(in_phase(late, "Move", 3)).refusal(to(16.0, 20.0))


def test_difficult_ground_costs_those_of_low_morale_no_more():
    bog = box("bog", 11.0, 18.0, 6.0, 4.0, top=0.0, ground=("difficult",), sight="open")
    state = shaken("Morale I", dice=(3,), terrain=(bog,))
    assert not begun(state).refusal(to(13.0, 20.0))


def test_dice_for_a_move_are_slowed_by_low_morale_too():
    session = begun(shaken("Morale I", "+Move I (D6)", dice=(3,)), dice=(4,))
    assert not session.refusal(to(15.0, 20.0))
    assert session.refusal(to(15.05, 20.0))


def test_a_charge_is_slowed_by_low_morale_too():
    """4 inches on the die are 2 on the table."""
    state = shaken("Morale I", "Charge I", dice=(3,), foe=(20.0, 20.0))
    session = begun(state, to(13.0, 20.0), True, dice=(4,))
    assert not session.refusal(to(15.0, 20.0))
    assert session.refusal(to(15.1, 20.0))


# Panic, Pusillanimous, Unstable


def test_panic_makes_immobile_and_silences_all_weapons_until_the_turn_ends():
    state = shaken("Panic", dice=(3,))
    for what in ("Move", "Dash"):
        session = Session(in_phase(state, what, 2), Warsurge(), Listed(()))
        assert "Panic" in session.begin(Action(what, "red", "red1"))
    assert [why_not_use(asks(state), "red1", arm) for arm in ("rifle", "pistol")] == ["Panic", "Panic"]
    late = end_turn(state)
    assert not why_not_use(asks(late), "red1", "pistol")
    assert not asks(late).reason_against("movement", "red1")


@pytest.mark.parametrize(("dice", "cost"), [((1, 6), 0), ((2, 6), 1), ((5, 6), 4), ((6, 6), 5)])
def test_a_pusillanimous_unit_saves_none_of_what_it_loses(dice, cost):
    assert shaken("Pusillanimous", dice=dice, armour=2, aegis=2).hp("red1") == 19 - cost


def test_an_unstable_unit_comes_back_in_the_next_turn_at_the_earliest():
    state = shaken("Unstable", dice=(3,))
    assert state.units["red1"].where == RESERVE
    assert not may_deploy(asks(state), "red1")
    assert may_deploy(asks(end_turn(state)), "red1")


# Execution


def test_the_executed_are_chosen_by_their_player_and_lose_all_their_hp():
    """Two models of 5 HP each; combat damage does not soften it."""

    def executed(*perks):
        state = army(
            ("red1", "red", troop("a", "Execution", *perks, hp=5), GUNS, [(10.0, 20.0), (12.0, 20.0)]),
            ("blue1", "blue", troop("e"), (), [(40.0, 40.0)]),
        )
        state = in_phase(under(state, "unused", "red1"), "Start", 2)
        hurt = Effect(state.serial + 1, unit_status.HURT, "red1", info=ITS_INFO)
        state = replace(state, effects=(*state.effects, hurt), serial=state.serial + 1)
        return run(state, lambda game: game.tell(TurnBegan(2)), (3, 4), [("red12",)]).state

    for perks in ((), ("Combat Damage I",)):
        assert executed(*perks).units["red1"].figures == ("red11",)
        assert executed(*perks).hp("red1") == 5
