"""Roster perks, clause by clause: whose dice, who falls to whom, where a radius ends, what game is helped."""

from dataclasses import replace
from math import dist

import pytest
from armies import army, enlisted, troop, weapon
from coming_back import turn
from companies import part_of
from fighting import attack, duel, in_phase, line, lost, under
from offered import offered
from prisons import carried, prison
from running import asked_in, asks, end_turn, run
from test_roster import AURA, BOW, PRESENCE, counted, killed, modifiers, named, pair, playing, risen

from battlefield.geometry.kernel.shapes import Circle
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import Attack, weapon_stat
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.games import GAME_TYPES
from battlefield.rulebooks.warsurge.movement.deploying import deploy
from battlefield.rulebooks.warsurge.movement.embarking import travel
from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import marker_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.turns import begin_phase
from battlefield.rulebooks.warsurge.turn.victory import finish, score_turn, set_up, tend
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR
from battlefield.rulebooks.warsurge.units.command import generate, left
from battlefield.rulebooks.warsurge.units.harm import gain, lose, pay
from battlefield.rulebooks.warsurge.units.objectives import holder, occupies
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import DiceRolled, Placed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Clock, Held

BASE = 32 / 25.4
MATE = ("red2", "red", troop("red2"), (BOW,), [(14, 10)])


# Architect of Destiny


def test_a_die_of_an_enemy_may_be_rolled_again_too():
    """Blue shoots: the 6 is rolled again and misses."""
    state = in_phase(pair("Architect of Destiny"), side="blue")
    session = attack(state, [6, 1, 1], [("bow",), ("6",)], unit="blue1")
    assert lost(session, "red1") == 0


def test_only_one_die_a_turn_is_rolled_again_and_none_is_saved_up():
    """The first turn goes by without one; in the second still only one may be rolled again."""
    state = in_phase(end_turn(pair("Architect of Destiny")), "Attack", 2)
    session = attack(state, [1, 1, 1], [("bow",), ("1",)])
    assert lost(session) == 0
    with pytest.raises(AssertionError, match="never asked"):
        attack(state, [1, 1, 1], [("bow",), ("1",), ("1",)])
    again = attack(in_phase(end_turn(session.state), "Attack", 3), [1, 1, 6, 1], [("bow",), ("1",)])
    assert lost(again) == 1


# Avenge and Despair


def avenging(name="Avenge", *more):
    return named(pair(name, others=[MATE, *more]), ("red2",))


def falls(state, unit="red2", by="blue1"):
    return run(state, lambda game: lose(game, unit, 9, "a blow", by=by)).state


def test_what_is_avenged_counts_at_0_hp_and_for_the_rest_of_the_game():
    """All of the roster have it, those in reserve too, before the fallen is taken off and turns after."""
    state = avenging("Avenge", ("red3", "red", troop("red3"), (BOW,), [(18, 10)]))
    down = falls(state)
    assert down.units["red2"].where == TABLE
    assert modifiers(down) == modifiers(down, "red3") == (1, 0)
    later = end_turn(in_phase(end_turn(run(down, remove_casualties).state), turn=2))
    assert modifiers(later) == modifiers(later, "red3") == (1, 0)


@pytest.mark.parametrize("by", ["red1", "red2", ""])
def test_who_falls_to_its_own_side_is_not_avenged(by):
    assert modifiers(falls(avenging(), by=by)) == (0, 0)


def test_who_blows_itself_up_is_not_avenged():
    bomb = weapon("bomb", "Self-Destruct", "Explode II", range=3, power=1)
    row = ("red2", "red", troop("red2"), (bomb,), [(14, 10)])
    state = named(pair("Avenge", others=[row]), ("red2",))
    gone = run(state, lambda game: pay(game, "red2", 1, "Self-Destruct")).state
    assert not gone.hp("red2")
    assert modifiers(gone) == (0, 0)


def test_despair_counts_at_0_hp_whoever_did_it_and_for_the_rest_of_the_game():
    for by in ("blue1", "red1", ""):
        down = falls(avenging("Despair"), by=by)
        assert down.units["red2"].where == TABLE
        assert modifiers(down) == (0, 1)
        assert modifiers(down, "blue1", "red1") == (0, 0)
    assert modifiers(end_turn(in_phase(end_turn(down), turn=2))) == (0, 1)


@pytest.mark.parametrize(("name", "changes"), [("Avenge", (1, 0)), ("Despair", (0, 1))])
@pytest.mark.parametrize("saver", ["Eternal", "Last Stand", "Reservoir"])
def test_who_does_not_become_a_casualty_has_not_fallen_yet(name, changes, saver):
    """It is avenged, or despaired of, once it has used up what saves it, or an Eternal turn has ended."""
    mate = ("red2", "red", troop("red2", saver, hp=4), (BOW,), [(14, 10)])
    down = falls(named(pair(name, others=[mate]), ("red2",)))
    assert modifiers(down) == (0, 0)
    saved = run(down, remove_casualties).state
    assert modifiers(saved) == (0, 0)
    if saver == "Eternal":
        assert modifiers(run(end_turn(saved), remove_casualties).state) == changes
    else:
        assert modifiers(run(saved, remove_casualties).state) == (0, 0)
        assert modifiers(falls(saved)) == changes
        if name == "Avenge":
            assert modifiers(run(falls(saved, by="red1"), remove_casualties).state) == (0, 0)


def taken_over(state, unit, how):
    """Let blue command a red unit, by Dominate or as a traitor."""
    state = state.with_unit(replace(state.units[unit], control="blue"))
    return under(state, how, unit, "blue1" if how == unit_status.SEIZED else unit)


@pytest.mark.parametrize("how", [unit_status.SEIZED, TRAITOR])
@pytest.mark.parametrize("name", ["Avenge", "Despair"])
def test_whom_others_command_is_no_friend_that_avenges_or_despairs(name, how):
    down = falls(avenging(name, ("red3", "red", troop("red3"), (BOW,), [(18, 10)])))
    assert modifiers(down, "red3") != (0, 0)
    assert modifiers(taken_over(down, "red3", how), "red3") == (0, 0)


@pytest.mark.parametrize("how", [unit_status.SEIZED, TRAITOR])
def test_its_unit_despairs_alone_beside_those_whom_others_command(how):
    state = avenging("Despair")
    assert modifiers(taken_over(state, "red1", how), "red2") == (0, 1)


def test_despair_weighs_on_its_unit_only_while_that_is_alone():
    state = avenging("Despair")
    assert modifiers(state, "red2") == (0, 0)
    alone = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert modifiers(alone, "red2") == (0, 1)
    fallen = run(falls(state, "red1"), remove_casualties).state
    assert modifiers(fallen, "red2") == (0, 1)
    aboard = state.with_unit(replace(state.units["red1"], where="red2"))
    assert modifiers(aboard, "red2") == (0, 0)


def test_despair_weighs_on_its_unit_and_its_sergeant_while_nobody_else_is_there():
    """The sergeant is a part of the unit."""
    boss = ("red3", "red", troop("boss", "Sergeant"), (BOW,), [(15.5, 10)])
    state = part_of(avenging("Despair", boss), "red3", "red2")
    assert [modifiers(state, unit) for unit in ("red2", "red3")] == [(0, 0), (0, 0)]
    alone = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert [modifiers(alone, unit) for unit in ("red2", "red3")] == [(0, 1), (0, 1)]


def test_despair_deploys_on_the_first_turn_only_by_force():
    state = avenging("Despair")
    waits = state.with_unit(replace(state.units["red2"], where=RESERVE))
    first, second = in_phase(waits, "Deploy", 1), in_phase(waits, "Deploy", 2)
    assert asks(first).reason_against("hold", "red2") == "Despair"
    assert not asks(second).reason_against("hold", "red2")


# auras and presences


KINDS = ("Bloodthirsty", "Demoralising", "Fleeting", "Inspiring", "Protective", "Shielding", "Swift")


def effect_of(state, kind, unit):
    """Give what an aura or presence of a kind changes for a unit, by whatever it changes."""
    if kind == "Inspiring":
        return modifiers(state, unit)[0]
    if kind == "Demoralising":
        return modifiers(state, "blue1", unit)[1]
    if kind == "Bloodthirsty":
        made = Attack(Aimed(unit, "bow", "blue1", (f"{unit}1",)), Placement(0.0, melee=True))
        return weapon_stat(asks(state), made, "attacks").value - 2
    name = {"Fleeting": "dash", "Swift": "move", "Protective": "armour", "Shielding": "aegis"}[kind]
    return stat(asks(state), name, unit).value - stat(asks(pair(others=[MATE])), name, unit).value


BONUS = {"Fleeting": 3, "Swift": 3}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("far", "has"), [(12.0, True), (12.01, False)])
def test_an_aura_helps_friends_within_twelve_inches_of_who_carries_it(kind, far, has):
    """Itself and them, no enemy; and nobody where no unit carries it."""
    mate = ("red2", "red", troop("red2"), (BOW,), [(10.0, 10.0 + far + BASE)])
    state = pair(f"{kind} Aura", own=[AURA], others=[mate])
    bonus = BONUS.get(kind, 1)
    assert effect_of(state, kind, "red1") == bonus
    assert effect_of(state, kind, "red2") == (bonus if has else 0)
    assert effect_of(pair(f"{kind} Aura", others=[mate]), kind, "red1") == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_presence_helps_all_of_its_roster_while_it_is_on_the_battlefield(kind):
    mate = ("red2", "red", troop("red2"), (BOW,), [(40.0, 40.0)])
    state = pair(f"{kind} Presence", own=[PRESENCE], others=[mate])
    bonus = BONUS.get(kind, 1)
    assert effect_of(state, kind, "red1") == effect_of(state, kind, "red2") == bonus
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert effect_of(away, kind, "red2") == 0
    assert effect_of(pair(f"{kind} Presence", others=[mate]), kind, "red1") == 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("sort", ["Aura", "Presence"])
def test_neither_helps_enemies(kind, sort):
    own = AURA if sort == "Aura" else PRESENCE
    state = pair(f"{kind} {sort}", own=[own], apart=3.0)
    plain = pair(apart=3.0)
    for name in ("move", "dash", "armour", "aegis"):
        assert stat(asks(state), name, "blue1").value == stat(asks(plain), name, "blue1").value
    assert modifiers(state, "blue1", "red1")[0] == 0
    assert modifiers(state, "red1", "blue1")[1] == 0


@pytest.mark.parametrize(("kind", "name"), [("Fleeting", "dash"), ("Swift", "move")])
@pytest.mark.parametrize("sort", ["Aura", "Presence"])
@pytest.mark.parametrize(("printed", "raised"), [(6, 9), (7, 11), (5, 8)])
def test_movement_is_halved_and_tripled(kind, name, sort, printed, raised):
    """A half of an odd number is kept until the end, where it is rounded up."""
    own = Held("Aura II") if sort == "Aura" else PRESENCE
    user = troop("red1", own, **{name: printed})
    state = enlisted(duel(user, [BOW], troop("t")), "red", f"{kind} {sort}")
    assert stat(asks(state), name, "red1").value == raised


# Deny


def denying(*weapons, own=(), perks=(), side="blue"):
    """A red unit and a blue one of 9 HP without armour; one side's roster has Deny."""
    target = troop("t", *perks, hp=9, armour=None)
    return enlisted(duel(troop("a", *own), weapons, target), side, "Deny")


def test_deny_is_for_one_die_or_perk_a_turn():
    """The second 6 of the same turn stands; in the next turn another one may be denied."""
    state = denying(BOW, weapon("second"))
    session = attack(state, [6, 6, 6, 6], [("bow",), ("6",), ("second",)])
    assert lost(session) == 2
    with pytest.raises(AssertionError, match="never asked"):
        attack(state, [6, 6, 6, 6], [("bow",), ("6",), ("second",), ("6",)])
    later = in_phase(end_turn(session.state), "Attack", 2)
    assert lost(attack(later, [6, 1, 6, 1], [("bow",), ("6",), ("second",)])) == 0


@pytest.mark.parametrize(("dice", "spent"), [([6, 6, 1], False), ([5, 6, 1, 6], True)])
def test_a_shield_that_is_raised_as_it_is_targeted_may_be_denied(dice, spent):
    """It fails, and its limited use is not spent."""
    state = denying(BOW, perks=("Emergency Shield I",), side="red")
    shot = attack(state, dice, [("bow",), True, True])
    assert lost(shot) == (0 if spent else 1)
    assert shot.state.is_under("blue1", "uses of Emergency Shield I") == spent


def test_a_mastery_test_may_be_denied_once_it_is_passed():
    state = in_phase(denying(BOW, own=("Boost Move",)), "Move")
    assert not attack(state, [4, 6], [("Boost Move",), True], name="Move").state.is_under(
        "red1", "Boost Move"
    )
    assert attack(state, [4, 5], [("Boost Move",), True], name="Move").state.is_under("red1", "Boost Move")


def test_a_skill_test_may_be_denied_once_it_is_passed():
    session = attack(denying(weapon("gun", "Stun", power=10)), [4, 6], [("gun",), True])
    assert (lost(session), session.state.is_under("blue1", "Stun")) == (1, False)


def test_an_aether_test_may_be_denied_once_it_is_passed():
    wand = weapon("gun", "Incantation", power=10)
    assert lost(attack(denying(wand), [4, 5, 6], [("gun",), True])) == 0
    assert lost(attack(denying(wand), [4, 5, 5], [("gun",), True])) == 1


def test_a_perk_that_works_on_a_die_may_be_denied_by_that_die():
    """A weapon is reflected on a 4+: the 5 fails, and Reflect I is not used up."""
    state = denying(weapon("gun", power=10), perks=("Reflect I",), side="red")
    session = attack(state, [5, 6], [("gun",), True, ("5",)])
    assert lost(session) == 1
    assert not session.state.is_under("blue1", "uses of Reflect I")


def test_the_direction_of_scatter_is_not_denied():
    """It is not even asked about; what comes after it is."""
    mortar = weapon("gun", "Blast I", power=10)
    session = attack(denying(mortar), [2, 5, 1, 1], [("gun",), (20.0, 8.0)])
    assert not session.state.is_under("blue", "used Deny")
    assert lost(session) == 1


def test_the_dice_for_how_far_it_scatters_may_be_denied():
    """They are no arrow: a 4 becomes a 1, and the template still lies on the target."""
    mortar = weapon("gun", "Blast I", power=10)
    session = attack(denying(mortar), [2, 5, 4, 1, 6], [("gun",), (20.0, 8.0), ("4",)])
    assert lost(session) == 1


# Gateway


def gone_in(state, unit, mark):
    return run(state, lambda game: travel(game, unit, "Move"), (), [(mark,)]).state


def gates(*sides):
    state = pair("Gateway") if "red" in sides else pair()
    state = enlisted(state, "blue", "Gateway") if "blue" in sides else state
    spots = {"red": ((10.0, 15.0), (30.0, 30.0)), "blue": ((20.0, 15.0), (40.0, 40.0))}
    for number in (1, 2):
        state = turn(state, number, [spots[side][number - 1] for side in sides])
        if number == 1:
            assert len(state.markers) == len(sides)
            with pytest.raises(AssertionError):  # one marker leads nowhere
                gone_in(in_phase(state, "Move"), "red1", "Gateway 1 of red")
    return in_phase(state, "Move", 2)


def test_no_more_than_two_markers_are_placed():
    assert len(turn(gates("red"), 3).markers) == 2


def test_any_number_of_units_go_through_in_a_turn():
    mate = ("red2", "red", troop("red2"), (BOW,), [(12.0, 12.0)])
    state = in_phase(replace(gates("red"), units={**gates("red").units}), "Move", 2)
    extra = army(mate)
    state = replace(
        state,
        units={**state.units, **extra.units},
        figures={**state.figures, **extra.figures},
        profiles={**state.profiles, **extra.profiles},
    )
    both = gone_in(gone_in(state, "red1", "Gateway 1 of red"), "red2", "Gateway 1 of red")
    assert {both.units[unit].where for unit in ("red1", "red2")} == {RESERVE}


def test_to_go_into_a_gateway_is_a_movement_that_bleeds():
    state = run(gates("red"), lambda game: afflict(game, "Bleed", "red1", by="blue1")).state
    before = state.hp("red1")
    assert gone_in(state, "red1", "Gateway 1 of red").hp("red1") == before - 1


def test_who_may_not_enter_reserve_goes_through_a_gateway_all_the_same():
    """It is in no reserve there: nobody in reserve mends it."""
    medic = ("red2", "red", troop("medic", "Healer III", points=500), (BOW,), None)
    extra, state = army(medic), gates("red")
    state = replace(
        state,
        units={**state.units, **extra.units},
        figures={**state.figures, **extra.figures},
        profiles={**state.profiles, **extra.profiles},
    )
    state = enlisted(under(state, "Despair", "red1", "red"), "red", "Gateway", "Despair")
    assert asks(state).reason_against("reserve", "red1") == "Despair"
    inside = gone_in(state, "red1", "Gateway 1 of red")
    assert inside.is_under("red1", "Gateway")
    assert offered(inside, "Healer III", "red2") == {"red2"}
    spot = (Placed("red11", (30.0, 32.0)),)
    out = attack(in_phase(inside, "Dash", 2), (), [("Gateway 2 of red",), spot], name="Dash").state
    assert out.units["red1"].where == TABLE
    assert {"Gateway", "between two places", "moves in reserve"}.isdisjoint(
        e.name for e in out.effects_on("red1")
    )


def test_gateways_of_two_players_are_not_connected():
    state = gates("red", "blue")
    inside = gone_in(state, "red1", "Gateway 1 of red")
    out = in_phase(inside, "Dash", 2)
    spot = (Placed("red11", (30.0, 32.0)),)
    after = attack(out, (), [("Gateway 2 of red",), spot], name="Dash").state
    assert after.units["red1"].where == TABLE
    with pytest.raises(AssertionError, match="never asked"):
        attack(out, (), [("Gateway 2 of blue",)], name="Dash")


# Herd Immunity


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
@pytest.mark.parametrize(("perks", "ill"), [(("Herd Immunity",), False), ((), True)])
def test_a_herd_is_not_made_ill_by_its_own_weapon_in_play(name, perks, ill):
    """A template lies over a friend and over an enemy beside it: both lose HP."""
    bomb = weapon("bomb", name, "Explode II", range=24, power=10)
    soft = {"hp": 5, "armour": None}
    friend = ("red2", "red", troop("red2", **soft), (), [(20.0, 12.0)])
    state = enlisted(duel(troop("a"), [bomb], troop("b", **soft), others=[friend]), "red", *perks)
    after = attack(state, choices=[(20.0, 11.0)])
    assert (lost(after, "red2"), lost(after)) == (1, 1)
    assert after.state.is_under("blue1", name)
    assert after.state.is_under("red2", name) is ill


@pytest.mark.parametrize("name", ["Plague", "Pestilence"])
def test_a_herd_is_made_ill_by_a_weapon_of_its_enemy(name):
    gun = weapon("bow", name, range=24, power=10)
    state = pair("Herd Immunity", side="blue", weapons=(gun,))
    assert attack(state, [1], [("bow",)]).state.is_under("blue1", name)


# Master Strategist


def test_points_are_rolled_again_for_all_players():
    state = replace(pair("Master Strategist"), settings=(("playstyle", "advanced"),))
    state = under(state, "strategist of the turn", "red")
    points = run(in_phase(state, "Deploy", 2), generate, [1, 3], [True]).state
    assert left(points, "red") == left(points, "blue") == 3
    kept = run(in_phase(state, "Deploy", 2), generate, [1], [False]).state
    assert left(kept, "red") == left(kept, "blue") == 1


def test_who_named_the_turn_master_does_not_roll_points_again():
    state = replace(pair("Master Strategist"), settings=(("playstyle", "advanced"),))
    for mark in ("strategist of the turn", "the strategist has decided"):
        state = under(state, mark, "red")
    assert left(run(in_phase(state, "Deploy", 2), generate, [1]).state, "blue") == 1


# Mission Master


def test_other_rosters_have_nothing_of_it():
    state = playing("domination", ("a", "red", [(3, 3)]), ("b", "blue", [(3, 20)]))
    for name in ("occupies in part", "rerolls objectives", "acts while sabotaging", "wins ties"):
        assert asks(state).figure(name, 0, "blue").value == 0
        assert asks(state).figure(name, 0, "red").value == 1


def test_each_objective_of_a_tactical_strike_is_rerolled_once_a_turn():
    """Marker, combat and territory objective: a 1 each, rerolled to 2, 2 and 2."""
    state = playing("tactical strike", ("a", "red", [(12, 13)]), ("b", "blue", [(3, 20)]))

    def opened(game):
        yield from set_up(game)
        yield from GAME_TYPES["tactical strike"].open_turn(game) or ()
        yield from score_turn(game)

    kept = run(state, opened, [1, 1, 1], [False] * 3).state
    again = run(state, opened, [1, 2, 1, 2, 1, 2], [True] * 3).state
    straight = run(state, opened, [2, 2, 2], [False] * 3).state
    assert again.scores == straight.scores != kept.scores


@pytest.mark.parametrize("kind", ["objective markers", "assets", "flags"])
def test_only_plain_markers_are_held_from_six_inches(kind):
    state = playing(kind, ("a", "red", [(3, 3)]), ("b", "blue", [(20, 3)]))
    state = run(state, set_up).state
    mark = next(m for m in state.markers)
    x, y = mark.at
    there = replace(state.figures["a1"], model=replace(state.figures["a1"].model, at=(x, y - 6.0 - BASE / 2)))
    assert holder(asks(state.with_figures(there)), mark) == ("red" if kind == "objective markers" else "")
    near = replace(there, model=replace(there.model, at=(x, y - 3.0 - BASE / 2)))
    assert holder(asks(state.with_figures(near)), mark) == "red"


@pytest.mark.parametrize("kind", ["assets", "flags"])
def test_who_carries_a_flag_or_an_asset_goes_up_to_a_die_of_inches(kind):
    state = playing(kind, ("a", "red", [(12, 21)]), ("b", "blue", [(20, 3)]))
    state = run(state, set_up).state
    enemy = [m for m in state.markers if m.side != "red"]
    mark = enemy[0]
    there = replace(state.figures["a1"], model=replace(state.figures["a1"].model, at=mark.at))
    state = state.with_figures(there)
    x, y = mark.at
    to = (Placed("a1", (x, y - 4.0 if y > 6.0 else y + 4.0)),)
    done = run(state, score_turn, [4], [True, to]).state
    assert done.figures["a1"].model.at == to[0].at
    stays = run(state, score_turn, (), [False]).state
    assert stays.figures["a1"].model.at == mark.at


def edge_of(outline):
    """Give a point of a zone's edge, as near to the middle of the table as there is one."""
    if isinstance(outline, Circle):
        return outline.centre[0], outline.centre[1] - outline.radius
    return min(outline.points, key=lambda at: abs(at[0] - 12) + abs(at[1] - 12))


@pytest.mark.parametrize("kind", ["domination", "hold the line", "secure ground"])
def test_zones_are_occupied_in_part_whatever_the_game(kind):
    """A unit on the inner edge of each zone occupies it with the perk only."""
    rows = ("a", "red", [(12, 12)]), ("b", "blue", [(20, 20)])
    master, plain = playing(kind, *rows), playing(kind, *rows, perks=())
    zones = [mark for mark in run(master, set_up).state.markers if mark.outline is not None]
    assert zones
    for zone in zones:
        x, y = edge_of(zone.outline)
        figure = master.figures["a1"]
        there = replace(figure, model=replace(figure.model, at=(min(23, max(1, x)), min(23, max(1, y)))))
        assert occupies(asks(master.with_figures(there)), "a", zone.outline)
        assert not occupies(asks(plain.with_figures(there)), "a", zone.outline)


def test_exits_are_open_though_an_enemy_stands_beside_the_unit():
    near = playing("exit zones", ("a", "red", [(3, 22)]), ("b", "blue", [(4.5, 22)]))
    assert counted(near, answers=[True]) == {"red": 2}
    plain = playing("exit zones", ("a", "red", [(3, 22)]), ("b", "blue", [(4.5, 22)]), perks=())
    assert counted(plain) == {}


@pytest.mark.parametrize(("limit", "fits"), [(304, True), (303, False), (300, False)])
def test_a_king_costs_up_to_33_percent(limit, fits):
    """100 points: 32.9 % of 304, 33.003 % of 303."""
    rows = [
        ("a", "red", [(3, 3)]),
        ("r1", "red", [(3, 6)]),
        ("r2", "red", [(6, 6)]),
        ("b", "blue", [(20, 20)]),
    ]
    state = playing("regicide", *rows)
    dear = replace(state.profiles["r2"], points=100)
    cheap = {id_: replace(state.profiles[id_], points=20) for id_ in ("a", "r1")}
    roster = replace(state.profiles["red (roster)"], points=limit)
    profiles = {**state.profiles, **cheap, "r2": dear, roster.id: roster}
    state = replace(state, profiles=profiles)

    def crowned():
        return run(state, set_up, (), [("r2",)]).state

    if fits:
        assert crowned().is_under("r2", "King")
    else:
        with pytest.raises(AssertionError):
            crowned()


@pytest.mark.parametrize("deed", [unit_status.MOVED, unit_status.DASHED, "weapon used"])
@pytest.mark.parametrize(("perks", "points"), [(("Mission Master",), 3), ((), 0)])
def test_who_sabotages_may_do_other_things_beside_it(deed, perks, points):
    state = playing("sabotage", ("a", "red", [(12, 19)]), ("b", "blue", [(2, 3)]), perks=perks)

    def flow(game):
        yield from set_up(game)
        yield from GAME_TYPES["sabotage"].open_turn(game) or ()
        unit_status.mark(game, deed, "a")
        yield from tend(game)
        yield from score_turn(game)

    assert run(state, flow).state.scores.get("red", 0) == points


@pytest.mark.parametrize(("far", "points"), [(2.0, 3), (2.1, 0)])
def test_who_sabotages_stays_within_two_inches_all_the_turn(far, points):
    state = playing("sabotage", ("a", "red", [(12, 19.4)]), ("b", "blue", [(2, 3)]))

    def flow(game):
        yield from set_up(game)
        yield from GAME_TYPES["sabotage"].open_turn(game) or ()
        (mark,) = (m for m in game.state.markers if m.side == "blue")
        x, y = mark.at
        yield from settle(game, "a", "Move", (Placed("a1", (x, y - far - BASE / 2)),))
        yield from tend(game)
        yield from settle(game, "a", "Dash", (Placed("a1", (x, y - 1.0)),))
        yield from score_turn(game)

    assert run(state, flow).state.scores.get("red", 0) == points


@pytest.mark.parametrize(("out", "points"), [(1.0, 3), (2.0, 3), (2.6, 0), (6.0, 0)])
@pytest.mark.parametrize("legs", [1, 2])
def test_who_sabotages_does_not_go_away_and_come_back_between_two_looks(out, points, legs):
    """On a way that leads out and back, or with two movements of one phase."""
    state = playing("sabotage", ("a", "red", [(12, 19.4)]), ("b", "blue", [(2, 3)]))

    def flow(game):
        yield from set_up(game)
        yield from GAME_TYPES["sabotage"].open_turn(game) or ()
        (mark,) = (m for m in game.state.markers if m.side == "blue")
        x, y = mark.at
        start, far = game.state.figures["a1"].model.at, (x, y - out - BASE / 2)
        end = (x, y - 1.0)
        if legs == 2:
            yield from settle(game, "a", "Blink", (Placed("a1", far),))
            yield from settle(game, "a", "Move", (Placed("a1", end),))
        else:
            yield from settle(game, "a", "Move", (Placed("a1", end),), paths={"a1": (start, far, end)})
        yield from tend(game)
        yield from score_turn(game)

    assert run(state, flow).state.scores.get("red", 0) == points


@pytest.mark.parametrize(("face", "result"), [(1, "victory for blue"), (3, "victory for red")])
def test_a_deathmatch_adds_a_d3_of_percent(face, result):
    """Red has lost 2 percent of its points: a 1 is too little, a 3 wins."""
    places = [(1.0 + 2.2 * (n % 10), 1.0 + 2.2 * (n // 10)) for n in range(50)]
    state = playing("deathmatch", ("a", "red", places), ("b", "blue", [(3, 20)]))
    hurt = state.with_figures(replace(state.figures["a1"], hp=0))
    game = run(hurt, finish, [face])
    assert game.state.result == result
    assert [event.sides for event in game.events if isinstance(event, DiceRolled)] == [3]


# Nexus


def nexus(*perks):
    others = [("red2", "red", troop("red2", *perks), (BOW,), None)]
    state = named(pair("Nexus", others=others, apart=30), ("red1",))
    unit = state.units["red2"]
    return state.with_unit(replace(unit, figures=unit.figures[:2], strength=2))


def test_no_part_of_a_unit_may_stand_outside_of_the_nexus():
    state = in_phase(nexus(), "Deploy", 2)

    def lands(y):
        places = tuple(Placed(f"red2{n + 1}", (10.0, y - 1.5 * n)) for n in range(2))
        return run(state, lambda game: deploy(game, "red2"), (), [places]).state

    assert lands(21.99).units["red2"].where == TABLE
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        lands(22.01)


def test_no_sergeant_of_a_unit_may_stand_outside_of_the_nexus():
    boss = army(("boss", "red", troop("boss", "Sergeant", points=20), (BOW,), [(0.0, 0.0)]))
    state = nexus()
    state = replace(
        state,
        units={**state.units, "boss": replace(boss.units["boss"], where=RESERVE)},
        figures={**state.figures, **boss.figures},
        profiles={**state.profiles, **boss.profiles},
    )
    state = in_phase(part_of(state, "boss", "red2"), "Deploy", 2)
    own = (Placed("red21", (10.0, 20.0)), Placed("red22", (8.5, 20.0)))

    def lands(y):
        places = (*own, Placed("boss1", (10.0, y)))
        return run(state, lambda game: deploy(game, "red2"), (), [places]).state

    assert lands(21.99).units["boss"].where == TABLE
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        lands(22.01)


def test_a_concealed_unit_may_be_hidden_in_the_nexus():
    state = in_phase(
        run(nexus("Concealed"), lambda game: game.tell(GameBegan()), (), [("red1",)]).state, "Deploy", 2
    )
    hidden = run(state, lambda game: deploy(game, "red2"), (), [(10.0, 20.0)]).state
    assert marker_of(hidden, "red2").at == (10.0, 20.0)
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        run(state, lambda game: deploy(game, "red2"), (), [(10.0, 24.0)])


# Nightmare Anomaly


def dreamt(dice, state, answers=()):
    return run(state, lambda game: game.tell(TurnBegan(1)), dice, [("blue1",), *answers]).state


def test_nobody_has_to_dream():
    state = run(pair("Nightmare Anomaly"), lambda game: game.tell(TurnBegan(1)), (), [()]).state
    assert not state.effects


@pytest.mark.parametrize(("face", "flag"), [(3, "rerolls own {} successes"), (4, "reroll {}")])
def test_a_nightmare_meddles_with_both_saves_for_the_turn(face, flag):
    state = dreamt([face], pair("Nightmare Anomaly"))
    for save in ("armour", "aegis"):
        assert asks(state).figure(flag.format(save), 0, "blue1").value == 1
    assert not end_turn(state).is_under("blue1", "Nightmare Anomaly")


def test_a_dream_takes_a_unit_away_with_its_sergeant_who_is_no_unit_to_choose():
    """Three inches to the right, both of them."""
    boss = ("blue2", "blue", troop("boss", "Sergeant"), (BOW,), [(21.5, 10)])
    state = part_of(pair("Nightmare Anomaly", others=[boss]), "blue2", "blue1")
    asked = asked_in(state, lambda game: game.tell(TurnBegan(1)))
    assert "blue2" not in [option.id for option in asked.options]
    before = {id_: state.figures[id_].model.at for id_ in ("blue11", "blue21")}
    after = dreamt([1, 2, 3, 1, 2], state)
    for id_, (x, y) in before.items():
        assert after.figures[id_].model.at == pytest.approx((x + 3.0, y))


@pytest.mark.parametrize(("x", "where"), [(20.0, TABLE), (46.0, RESERVE)])
def test_who_is_carried_is_on_the_battlefield_and_may_be_dreamt_out_of_its_transport(x, where):
    """Three inches to the right of it, or beyond the table's edge."""
    rows = (
        ("red1", "red", troop("red1"), (BOW,), [(10, 10)]),
        ("truck", "blue", troop("truck", transport=9), (BOW,), [(x, 10)]),
        ("blue1", "blue", troop("blue1", hp=9), (BOW,), [(40, 40)]),
    )
    state = carried(enlisted(in_phase(army(*rows)), "red", "Nightmare Anomaly"), "blue1", "truck")
    after = dreamt([1, 2, 3, 1, 2], state)
    assert after.units["blue1"].where == where
    assert where == RESERVE or after.figures["blue11"].model.at == pytest.approx((x + 3.0, 10.0))
    assert dreamt([4], state).is_under("blue1", "Nightmare Anomaly")


@pytest.mark.parametrize("face", [1, 6])
def test_a_dream_lets_nobody_out_who_is_held_inside(face):
    state = enlisted(prison(phase="Start"), "blue", "Nightmare Anomaly")
    dice = [1, 2, 3, 1, 2] if face == 1 else [face]
    after = run(state, lambda game: game.tell(TurnBegan(1)), dice, [("red1",)]).state
    assert after.units["red1"].where == "truck"
    assert after.is_under("red1", "Nightmare Anomaly") is (face == 6)


def test_nothing_saves_from_the_dice_of_a_nightmare():
    """Power 10 against Defence 9: 4 of 6 dice need 3+, and armour and AEGIS of 2+ are not rolled."""
    state = pair("Nightmare Anomaly")
    state = replace(
        state, profiles={**state.profiles, "blue1": troop("blue1", hp=9, defence=9, armour=2, aegis=2)}
    )
    state = state.with_figures(replace(state.figures["blue11"], hp=9))
    assert dreamt([2, 3, 3, 2, 6], state).hp("blue1") == 7


def test_hp_of_a_dream_are_no_hp_of_a_perk_that_heals():
    """6 of 6 HP come back, though perks may give back 3 a turn; and then 3 more by perks."""
    state = pair("Nightmare Anomaly")
    state = replace(state, profiles={**state.profiles, "blue1": troop("blue1", hp=12)})
    back = dreamt([5, 6], state)
    assert back.hp("blue1") == 7
    more = run(back, lambda game: gain(game, "blue1", 9, "Healer III")).state
    assert more.hp("blue1") == 13


def test_fallen_models_of_a_dream_come_back_in_coherency():
    rows = (
        ("red1", "red", troop("red1"), (BOW,), [(10, 10)]),
        ("blue1", "blue", troop("blue1"), (BOW,), line(3, 20.0)),
    )
    state = enlisted(in_phase(army(*rows)), "red", "Nightmare Anomaly")
    dead = state.with_figures(*(replace(state.figures[f"blue1{n}"], hp=0) for n in (2, 3)))
    back = dreamt([5, 2], run(dead, remove_casualties).state)
    assert back.hp("blue1") == 3
    first, *others = (figure.model.at for figure in back.figures_of("blue1"))
    assert len(others) == 2
    assert all(dist(first, at) - BASE <= 2.0 for at in others)


def test_who_is_immune_by_a_dream_is_so_until_the_turn_ends():
    state = dreamt([6], pair("Nightmare Anomaly"))
    assert lost(attack(in_phase(state), [6, 6, 1, 1])) == 0
    assert not end_turn(state).is_under("blue1", "Nightmare Anomaly")


# Playstylist


def test_a_sergeant_is_held_back_with_its_unit_only():
    rows = [(f"red{n}", "red", troop(f"red{n}"), (BOW,), None) for n in (1, 2)]
    state = part_of(enlisted(army(*rows), "red", "Playstylist"), "red2", "red1")
    state = replace(state, clock=Clock(1, "Deploy", 0, "red", "red"))
    asked = asked_in(state, lambda game: begin_phase(game, "Deploy"))
    assert [option.id for option in asked.options] == ["red1"]


def test_two_playstylists_alternate_with_what_they_held_back():
    rows = [(f"{s}{n}", s, troop(f"{s}{n}"), (BOW,), None) for s in ("red", "blue") for n in (1, 2)]
    state = enlisted(enlisted(army(*rows), "red", "Playstylist"), "blue", "Playstylist")
    state = replace(state, clock=Clock(1, "Deploy", 0, "red", "red"))
    answers = [("red1", "red2"), ("blue1", "blue2")]
    begun = run(state, lambda game: begin_phase(game, "Deploy"), (), answers).state
    order = []
    session = Session(begun, Warsurge(), Seeded())
    while session.state.clock.phase == "Deploy":
        action = session.book.actions(session.state)[0]
        order.append(action.by)
        assert not session.begin(action)
        while session.pending is not None:
            assert not session.answer(session.suggestions()[0])
    assert order == ["red", "blue", "red", "blue"]


@pytest.mark.parametrize(("limit", "dice"), [(500, [2]), (999, [2]), (1000, [2, 3]), (1500, [1, 2, 3])])
def test_each_full_500_points_bring_a_d3_of_command_points_each_turn(limit, dice):
    state = enlisted(pair(), "red", "Playstylist", points=limit)
    state = replace(state, settings=(("playstyle", "advanced"),))
    for number in (2, 3):
        after = run(in_phase(state, "Deploy", number), generate, [1, *dice]).state
        assert (left(after, "red"), left(after, "blue")) == (1 + sum(dice), 1)


# Undead Legion


def test_a_risen_unit_is_whole_keeps_its_afflictions_and_counts_for_its_new_side():
    rows = (
        ("red1", "red", troop("red1"), (BOW,), [(10, 40)]),
        ("blue1", "blue", troop("blue1", hp=2), (BOW,), line(3, 20.0)),
        ("blue2", "blue", troop("blue2"), (BOW,), [(40, 10)]),
    )
    state = enlisted(in_phase(army(*rows)), "red", "Undead Legion")
    state = under(state, "Poison", "blue1", "red1")

    def flow(game):
        yield from lose(game, "blue1", 6, "a blow", by="red1")
        yield from remove_casualties(game)

    down = run(state, flow).state
    assert down.units["blue1"].where == GONE
    back = risen(down)
    assert (back.hp("blue1"), back.units["blue1"].commander) == (6, "red")
    assert back.is_under("blue1", "Poison")
    assert back.figures["blue11"].model.at[0] == pytest.approx(20.0, abs=4.0)
    advanced = replace(back, settings=(("playstyle", "advanced"),))
    points = run(in_phase(advanced, "Deploy", 2), generate, [1]).state
    assert (left(points, "red"), left(points, "blue")) == (2, 1)
    assert not asks(back).reason_against("objectives", "blue1")
    assert not asks(back).reason_against("claim objectives", "blue1")


@pytest.mark.parametrize("perk", ["Respawn", "Resurrection I", "Resurrection II"])
def test_who_rises_by_itself_is_left_alone(perk):
    assert not killed(other=[perk]).is_under("blue1", "Undead Legion")


def three(*harm):
    """Green's unit has fallen to two legions, which have cost it so many HP each."""
    rows = [
        (side, side, troop(side), (BOW,), [(10.0 + 10 * n, 10.0)]) for n, side in enumerate(("red", "blue"))
    ]
    state = army(*rows, ("green", "green", troop("green", hp=9), (BOW,), [(30.0, 30.0)]))
    state = replace(state, sides=("red", "blue", "green"))
    for side in ("red", "blue"):
        state = enlisted(state, side, "Undead Legion")
    return in_phase(state), harm


@pytest.mark.parametrize(
    ("harm", "dice", "winner"),
    [((5, 4), (), "red"), ((4, 5), (), "blue"), ((4, 4), (2, 5), "blue"), ((4, 4), (5, 2), "red")],
)
def test_of_two_legions_the_one_that_cost_more_has_it_and_equals_roll_off(harm, dice, winner):
    state, _ = three()

    def flow(game):
        for side, amount in zip(("red", "blue"), harm, strict=True):
            yield from lose(game, "green", amount, "a blow", by=side)
        if sum(harm) < 9:
            yield from lose(game, "green", 9 - sum(harm), "a fall")
        yield from remove_casualties(game)

    down = run(state, flow, dice).state
    (claim,) = down.effects_on("green", "Undead Legion")
    assert claim.by == winner
