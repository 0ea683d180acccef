"""Roster perks: what each does in play, and what it leaves alone."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from fighting import attack, duel, in_phase, locked, lost, under
from running import asks, run

from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.attack import Attack, dice_modifiers, weapon_stat
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed, Placement
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import Commanding, Fallen, PerkBegun
from battlefield.rulebooks.warsurge.movement.deploying import deploy
from battlefield.rulebooks.warsurge.movement.embarking import travel
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.roster import PERKS
from battlefield.rulebooks.warsurge.turn.turns import begin_phase, begin_turn
from battlefield.rulebooks.warsurge.turn.victory import finish, score_turn, set_up
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stat_tests import mastery_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Clock, Held
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit
from battlefield.rules.scene.contents import Board

BOW = weapon("bow", range=24, attacks=2, power=4)
SWORD = weapon("sword", range=0, attacks=2, power=4)
AURA, PRESENCE = Held("Aura II"), Held("Presence")


def pair(*perks, own=(), other=(), apart=10.0, side="red", weapons=(BOW,), **more):
    """Give a duel, red's roster with some perks; `own` are those of its unit."""
    state = duel(troop("red1", *own), weapons, troop("blue1", *other), apart=apart, armed=weapons, **more)
    return enlisted(state, side, *perks)


def modifiers(state, attacker="red1", target="blue1", weapon="bow", **facts):
    """Give the bonus and the penalty to attack dice."""
    aimed = Aimed(attacker, weapon, target, (f"{attacker}1",))
    return dice_modifiers(asks(state), Attack(aimed, Placement(10.0, **facts)))


def figure_of(state, name, unit="red1"):
    return stat(asks(state), name, unit).value


def test_all_twenty_seven_are_there():
    assert len(PERKS) == len({perk.name for perk in PERKS}) == 27


# auras and presences


GIVEN = [
    ("Fleeting", "dash", 9),
    ("Swift", "move", 9),
    ("Protective", "armour", 3),
    ("Shielding", "aegis", 1),
]


@pytest.mark.parametrize(("kind", "name", "value"), GIVEN)
def test_a_stat_is_raised_by_a_presence_for_the_whole_roster(kind, name, value):
    state = pair(
        f"{kind} Presence", own=[PRESENCE], others=[("red2", "red", troop("red2"), (BOW,), [(40, 40)])]
    )
    usual = figure_of(pair(), name)
    assert figure_of(state, name) == figure_of(state, name, "red2") == value != usual
    assert figure_of(state, name, "blue1") == usual
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert figure_of(away, name, "red2") == usual


@pytest.mark.parametrize(("kind", "name", "value"), GIVEN)
def test_a_stat_is_raised_by_an_aura_within_twelve_inches(kind, name, value):
    # 32 mm bases: centres 13.25 in apart are 11.99 in apart
    near, far = [(10, 23.25)], [(10, 23.3)]
    usual = figure_of(pair(), name)
    for place, wanted in ((near, value), (far, usual)):
        others = [("red2", "red", troop("red2"), (BOW,), place)]
        state = pair(f"{kind} Aura", own=[AURA], others=others)
        assert figure_of(state, name) == value
        assert figure_of(state, name, "red2") == wanted


def test_the_first_rank_carries_the_only_aura_of_the_roster():
    assert figure_of(pair("Swift Aura", own=["Aura I"]), "move") == 9
    assert figure_of(pair("Swift Aura", "Fleeting Aura", own=["Aura I"]), "move") == 6
    named = Held("Aura I", (("auras", "Swift Aura"),))
    assert figure_of(pair("Swift Aura", "Fleeting Aura", own=[named]), "move") == 9


@pytest.mark.parametrize(("kind", "own"), [("Aura", AURA), ("Presence", PRESENCE)])
def test_attack_dice_are_helped_and_hindered(kind, own):
    assert modifiers(pair(f"Inspiring {kind}", own=[own])) == (1, 0)
    assert modifiers(pair(f"Inspiring {kind}", own=[own]), "blue1", "red1") == (0, 0)
    demoralised = pair(f"Demoralising {kind}", own=[own])
    assert modifiers(demoralised, "blue1", "red1") == (0, 1)
    assert modifiers(demoralised) == (0, 0)


@pytest.mark.parametrize(("kind", "own"), [("Aura", AURA), ("Presence", PRESENCE)])
def test_the_bloodthirsty_attack_comes_after_all_else_and_in_a_melee_only(kind, own):
    doubled = under(
        pair(f"Bloodthirsty {kind}", own=[own], weapons=(SWORD,)), "Boost Attacks", "red1", "red1"
    )
    for melee, attacks in ((True, 5), (False, 4)):  # 2 doubled, and 1
        made = Attack(Aimed("red1", "sword", "blue1", ("red11",)), Placement(0.0, melee=melee))
        assert weapon_stat(asks(doubled), made, "attacks").value == attacks


@pytest.mark.parametrize(("kind", "own"), [("Aura", AURA), ("Presence", PRESENCE)])
def test_in_a_melee_all_weapons_have_the_bloodthirsty_attack_whomever_they_strike(kind, own):
    """One that shoots at somebody else, and the unit itself under its own template, as well."""
    other = ("blue2", "blue", troop("blue2", armour=None, hp=9), (), [(10.0, 25.0)])
    state = pair(f"Bloodthirsty {kind}", own=[own], others=[other])
    engaged = locked(state, "red1", "blue1")
    for now, attacks in ((state, 2), (engaged, 3)):
        for target in ("blue2", "red1"):
            made = Attack(Aimed("red1", "bow", target, ("red11",)), Placement(0.0))
            assert weapon_stat(asks(now), made, "attacks").value == attacks


def test_a_herd_is_immune_to_its_own_plagues_only():
    others = [("red2", "red", troop("red2"), (BOW,), [(10, 14)])]
    state = pair("Herd Immunity", others=others)

    def falls_ill(name, by):
        def flow(game):
            yield from game.lay(name, "red2", by=by)

        return run(state, flow).state.is_under("red2", name)

    assert not falls_ill("Plague", "red1")
    assert not falls_ill("Pestilence", "red1")
    assert falls_ill("Plague", "blue1")
    assert falls_ill("Poison", "red1")


# Architect of Destiny and Deny


def test_one_die_a_turn_is_rolled_again_whoever_rolled_it():
    state = pair("Architect of Destiny", other=[])
    # red: 2 attack dice against Defence 3 (3+): the 1 is rolled again and hits
    done = attack(state, dice=[1, 5, 6, 1, 1], choices=[("bow",), ("1",)])
    assert done.state.hp("blue1") == 0
    passed = attack(state, dice=[1, 5, 6], choices=[("bow",), (), ()])
    assert passed.state.hp("blue1") == 1
    never = attack(state, dice=[1, 1], choices=[("bow",), ("no more this turn",)])
    assert never.state.is_under("red", "used Architect of Destiny")


def test_deny_lets_an_opponents_die_fail_on_a_six():
    state = pair("Deny", side="blue")
    done = attack(state, dice=[6, 1, 6], choices=[("bow",), ("6",)])
    assert done.state.hp("blue1") == 1
    vain = attack(state, dice=[6, 1, 5, 1], choices=[("bow",), ("6",)])
    assert vain.state.hp("blue1") == 0


def test_deny_lets_a_test_or_a_perk_fail():
    state = pair("Deny", side="blue")

    def passes(dice, answer):
        found = []

        def flow(game):
            found.append((yield from mastery_test(game, "red1", "Blink I")))

        run(state, flow, dice, [answer])
        return found

    assert passes([5, 6], True) == [False]
    assert passes([5, 5], True) == [True]
    assert passes([5], False) == [True]

    def begins(unit, dice, answers):
        moment = PerkBegun(unit, "Blood Pact")
        run(state, lambda game: game.tell(moment), dice, answers)
        return moment.void

    assert begins("red1", [6], [True]) == "Deny"
    assert begins("red1", [5], [True]) == ""
    assert begins("blue1", [], []) == ""


# Avenge, Despair, Nexus


def named(state, *answers):
    return run(state, lambda game: game.tell(GameBegan()), (), answers).state


def loses(state, unit, by):
    return run(state, lambda game: lose(game, unit, 1, "a blow", by=by)).state


def test_the_fall_of_a_unit_is_avenged_by_all_others():
    others = [("red2", "red", troop("red2"), (BOW,), [(14, 10)])]
    state = named(pair("Avenge", others=others), ("red2",))
    assert modifiers(state) == (0, 0)
    assert modifiers(loses(state, "red2", "blue1")) == (1, 0)
    assert modifiers(loses(state, "red2", "red1")) == (0, 0)
    assert modifiers(loses(state, "red1", "blue1")) == (0, 0)
    assert modifiers(loses(state, "red2", "blue1"), "blue1", "red1") == (0, 0)


def test_the_roster_may_name_the_unit_for_a_perk():
    others = [("red2", "red", troop("red2"), (BOW,), [(14, 10)])]
    state = named(pair(Held("Avenge", (("unit", "red2"),)), others=others))
    assert state.is_under("red2", "Avenge")


def test_despair_has_to_be_there_and_weighs_on_all_once_it_falls():
    others = [("red2", "red", troop("red2"), (BOW,), [(14, 10)])]
    state = named(pair("Despair", others=others), ("red2",))
    assert modifiers(state) == (0, 0)
    assert modifiers(loses(state, "red2", "red2")) == (0, 1)
    alone = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert modifiers(alone, "red2") == (0, 1)
    waiting = state.with_unit(replace(state.units["red2"], where=RESERVE))
    assert asks(waiting).reason_against("hold", "red2") == "Despair"
    assert asks(waiting).reason_against("hold", "red1") == ""
    assert run(state, lambda game: to_reserve(game, "red2", "Warp")).state.units["red2"].where == TABLE
    assert run(state, lambda game: to_reserve(game, "red1", "Warp")).state.units["red1"].where == RESERVE


def test_despair_is_not_for_who_leads_another():
    controlled = Held("Controlled I", (("controller", "red1"),))
    others = [("red2", "red", troop("red2", controlled), (BOW,), [(14, 10)])]
    assert named(pair("Despair", others=others)).is_under("red2", "Despair")


def test_units_deploy_wholly_within_twelve_inches_of_the_nexus():
    # from the middle of a 32 mm base 12.63 in; the other base has to end there
    others = [("red2", "red", troop("red2"), (BOW,), None)]
    state = named(pair("Nexus", others=others, apart=30), ("red1",))
    state = state.with_unit(replace(state.units["red2"], figures=("red21",)))

    def lands(y):
        return run(state, lambda game: deploy(game, "red2"), (), [(Placed("red21", (10.0, y)),)]).state

    assert lands(21.99).units["red2"].where == TABLE
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        lands(22.01)


# Playstylist, Master Strategist, Extension


def test_units_may_deploy_after_everybody_else():
    rows = [
        (f"{side}{n}", side, troop(f"{side}{n}"), (BOW,), None) for side in ("red", "blue") for n in (1, 2)
    ]
    state = enlisted(army(*rows), "red", "Playstylist")
    state = replace(state, clock=Clock(1, "Deploy", 0, "red", "red"))
    begun = run(state, lambda game: begin_phase(game, "Deploy"), (), [("red1",)]).state
    session = Session(begun, Warsurge(), Seeded())
    order = []
    while session.state.clock.phase == "Deploy":
        action = session.book.actions(session.state)[0]
        order.append(action.unit)
        assert not session.begin(action)
        while session.pending is not None:
            assert not session.answer(session.suggestions()[0])
    assert order == ["red2", "blue1", "blue2", "red1"]


def test_command_points_follow_the_limit_of_the_roster():
    state = enlisted(pair(), "red", "Playstylist", points=1200)
    moment = Commanding(2, {"red": 0, "blue": 0})
    run(state, lambda game: game.tell(moment), [3, 1])
    assert moment.given == {"red": 4, "blue": 0}
    little = Commanding(2, {"red": 0, "blue": 0})
    run(enlisted(pair(), "red", "Playstylist", points=499), lambda game: game.tell(little))
    assert little.given["red"] == 0


def test_a_strategist_names_who_goes_first_or_lets_points_be_rolled_again():
    state = pair("Master Strategist")
    assert run(state, begin_turn, (), [("blue",)]).state.clock.first == "blue"
    assert run(state, begin_turn, [2, 5], [("roll",)]).state.clock.first == "blue"

    def commanded(chosen, dice, answers):
        moment = Commanding(1, {})

        def flow(game):
            yield from begin_turn(game)
            yield from game.tell(moment)

        run(state, flow, dice, [(chosen,), *answers])
        return moment.face

    assert commanded("roll", [2, 5, 3], [True]) == 3
    assert commanded("red", [], []) == 1


def test_two_strategists_roll_off():
    state = enlisted(pair("Master Strategist"), "blue", "Master Strategist")
    begun = run(state, begin_turn, [2, 4], [("red",)])
    assert begun.state.clock.first == "red"
    assert begun.state.is_under("blue", "strategist of the turn")


def test_a_game_is_extended_once():
    state = replace(pair("Extension"), clock=Clock(4, "End", 0, "", "red"))
    longer = run(state, finish, (), [True]).state
    assert not longer.result
    assert run(replace(longer, clock=Clock(5, "End", 0, "", "red")), finish).state.result == "draw"
    assert run(state, finish, (), [False]).state.result == "draw"


# Gateway


def gated():
    state = replace(pair("Gateway", other=["Juggernaut I"]), clock=Clock(1, "Start", 0, "red", "red"))
    first = run(state, lambda game: game.tell(TurnBegan(1)), (), [(10.0, 15.0)]).state
    return run(first, lambda game: game.tell(TurnBegan(2)), (), [(30.0, 30.0)]).state


def test_a_unit_goes_in_by_one_marker_and_out_by_the_other():
    state = in_phase(gated(), "Move", 2)
    assert [mark.at for mark in state.markers] == [(10.0, 15.0), (30.0, 30.0)]
    inside = run(state, lambda game: travel(game, "red1", "Move"), (), [("Gateway 1 of red",)]).state
    assert inside.units["red1"].where == RESERVE
    assert asks(inside).reason_against("deploy", "red1")
    out = replace(inside, clock=Clock(2, "Dash", 1, "red", "red"))
    session = Session(out, Warsurge(), Seeded())
    assert not session.begin(Action("Dash", "red", "red1"))
    assert [option.id for option in session.pending.options] == ["stay", "Gateway 2 of red"]
    assert not session.answer(("Gateway 2 of red",))
    assert session.answer((Placed("red11", (30.0, 38.0)),))  # 6.87 in off
    assert not session.answer((Placed("red11", (30.0, 36.0)),))
    assert session.state.units["red1"].where == TABLE
    assert not session.state.is_under("red1", "Gateway")


def test_enemies_use_it_too_and_those_too_far_do_not():
    state = in_phase(gated(), "Move", 2, "blue")
    near = state.with_figures(
        replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(30.0, 24.0)))
    )
    inside = run(near, lambda game: travel(game, "blue1", "Move"), (), [("Gateway 2 of red",)]).state
    assert inside.units["blue1"].where == RESERVE
    stays = run(state, lambda game: travel(game, "blue1", "Move")).state
    assert stays.units["blue1"].where == TABLE


# Undead Legion


def killed(*perks, other=(), harm=(("red", 1),)):
    state = enlisted(pair("Undead Legion", other=other), "blue", *perks)
    for side, amount in harm:
        state = under(state, unit_status.HARMED, "blue1", side, amount)
    figures = tuple(replace(figure, hp=0) for figure in state.figures_of("blue1"))
    state = state.with_figures(*figures).with_unit(replace(state.units["blue1"], figures=(), where=GONE))
    return run(state, lambda game: game.tell(Fallen("blue1"))).state


def risen(state):
    state = replace(state, clock=Clock(2, "Start", 0, "red", "red"))
    return run(state, lambda game: game.tell(TurnBegan(2))).state


def test_an_enemy_that_fell_to_the_legion_rises_for_it():
    back = risen(killed())
    unit = back.units["blue1"]
    assert (unit.where, unit.commander, unit.side, back.hp("blue1")) == (TABLE, "red", "blue", 1)
    assert asks(back).figure("counts as lost", 0, "blue1").value == 1


def test_the_legion_leaves_those_alone_that_rise_themselves_or_fell_to_nobody():
    assert not killed(other=["Resurrection I"]).is_under("blue1", "Undead Legion")
    assert not killed(harm=()).is_under("blue1", "Undead Legion")


# Nightmare Anomaly


def dreamt(dice, state=None, unit="blue1", answers=()):
    state = state or pair("Nightmare Anomaly", other=[])
    return run(state, lambda game: game.tell(TurnBegan(1)), dice, [(unit,), *answers]).state


def test_a_nightmare_does_what_its_die_says():
    base = pair("Nightmare Anomaly")
    away = dreamt([1, 3, 1, 2, 4])  # scattered 6 in upward
    assert away.figures["blue11"].model.at == (20.0, 4.0)
    assert dreamt([1, 6]).figures["blue11"].model.at == (20.0, 10.0)
    assert dreamt([1, 3, 1, 6, 6]).units["blue1"].where == RESERVE  # 12 in upward is off the table
    # Power 10 against Defence 3 is automatic: 2 dice, 1 HP
    assert dreamt([2, 2]).units["blue1"].where == GONE
    assert figure_of(dreamt([3]), "defence", "blue1") == 2
    assert figure_of(dreamt([4]), "defence", "blue1") == 4
    assert asks(dreamt([3])).figure("rerolls own armour successes", 0, "blue1").value == 1
    assert asks(dreamt([4])).figure("reroll armour", 0, "blue1").value == 1
    assert loses(dreamt([6]), "blue1", "red1").hp("blue1") == 1
    assert loses(base, "blue1", "red1").hp("blue1") == 0


@pytest.mark.parametrize("save", ["armour", "aegis"])
def test_a_nightmare_rerolls_both_kinds_of_saves(save):
    assert asks(dreamt([3])).figure(f"rerolls own {save} successes", 0, "blue1").value == 1
    assert asks(dreamt([4])).figure(f"reroll {save}", 0, "blue1").value == 1


@pytest.mark.parametrize("save", ["Armour", "AEGIS", "Wild Armour", "Emergency Shield II"])
@pytest.mark.parametrize(
    ("face", "defence", "saves", "loses_"), [(3, 4, (6, 1), 1), (4, 3, (1, 6), 0)], ids=["bad", "kind"]
)
def test_a_nightmare_has_saves_of_all_kinds_rerolled(save, face, defence, saves, loses_):
    """On a 3 those that succeed, on a 4 those that fail: each time the second die counts."""
    printed = {save.lower(): 4} if save in ("Armour", "AEGIS") else {}
    target = troop("t", hp=9, defence=defence, **{"armour": None, **printed})
    state = enlisted(duel(troop("a"), [weapon("gun", power=10)], target), "blue", "Nightmare Anomaly")
    state = state if printed else under(state, save, "blue1", "blue1", 4)
    session = attack(in_phase(dreamt([face], state)), saves)
    assert lost(session) == loses_


@pytest.mark.parametrize(("face", "left"), [(4, 0), (3, 1)])
def test_the_dice_of_a_nightmare_have_power_10(face, left):
    """So one that shows a 4 hurts Defence 10, and one that shows a 3 does not."""
    hard = pair("Nightmare Anomaly")
    hard = replace(hard, profiles={**hard.profiles, "blue1": troop("blue1", hp=1, defence=10)})
    assert dreamt([2, 1, face], hard).hp("blue1") == left


def test_a_nightmare_restores_hp():
    hurt = pair("Nightmare Anomaly")
    hurt = replace(hurt, profiles={**hurt.profiles, "blue1": troop("blue1", hp=6)})
    assert dreamt([5, 2], hurt).hp("blue1") == 3


# Mission Master


def playing(name, *rows, perks=("Mission Master",), turn=4, **settings):
    made = [(id_, side, troop(id_, points=100), (BOW,), places) for id_, side, places in rows]
    chosen = (("game type", name), ("zone depth", 6), *settings.items())
    state = army(*made, board=(24, 24), settings=chosen)
    return enlisted(replace(state, clock=Clock(turn, "End", 0, "", "red")), "red", *perks)


def counted(state, dice=(), answers=()):
    def flow(game):
        yield from set_up(game)
        yield from score_turn(game)

    return run(state, flow, dice, answers).state.scores


def test_a_deathmatch_is_won_by_a_percent_more():
    state = playing("deathmatch", ("a", "red", [(3, 3)]), ("b", "blue", [(3, 20)]))
    assert run(state, finish, [2]).state.result == "victory for red"
    plain = playing("deathmatch", ("a", "red", [(3, 3)]), ("b", "blue", [(3, 20)]), perks=())
    assert run(plain, finish).state.result == "draw"


def test_survival_is_helped_by_a_die():
    places = [(2.0 * n, 20.0) for n in range(1, 11)]
    state = playing("survive at all costs", ("a", "red", places), ("b", "blue", [(3, 3)]), defender="red")
    two = state.with_figures(*(replace(state.figures[f"a{n}"], hp=0) for n in range(3, 11)))
    assert run(two, finish, [5]).state.result == "victory for red"  # 20 % and 5
    assert run(two, finish, [4]).state.result == "victory for blue"


def test_markers_are_held_from_six_inches():
    rows = ("a", "red", [(12, 18.5)]), ("b", "blue", [(3, 3)])
    assert counted(playing("objective markers", *rows)) == {"red": 1}
    assert counted(playing("objective markers", *rows, perks=())) == {}


def test_zones_are_occupied_in_part_and_objectives_rerolled():
    rows = ("a", "red", [(12, 3)]), ("b", "blue", [(3, 20)])
    assert counted(playing("domination", *rows)) == {"red": 2, "blue": 1}
    state = playing("tactical strike", *rows)

    def opened(game):
        yield from set_up(game)
        yield from game.tell(TurnBegan(1))

    assert asks(state).figure("rerolls objectives", 0, "red").value == 1
    assert asks(state).figure("rerolls objectives", 0, "blue").value == 0
    run(state, opened)


def test_a_sixth_destroys_for_a_point_more():
    state = playing("seek and destroy", ("a", "red", [(3, 3)]), ("b", "blue", [(3, 20)]))
    state = under(under(state, unit_status.WIPED_OUT, "b"), unit_status.HARMED, "b", "red")
    assert counted(state, [6]) == {"red": 3}
    assert counted(state, [5]) == {"red": 2}


def test_who_carries_may_reposition():
    state = playing("assets", ("a", "red", [(6, 12)]), ("b", "blue", [(20, 20)]))

    def flow(game):
        yield from set_up(game)
        yield from score_turn(game)

    done = run(state, flow, [4], [True, (Placed("a1", (6.0, 16.0)),)]).state
    assert done.figures["a1"].model.at == (6.0, 16.0)
    assert done.markers[0].at == (6.0, 16.0)
    with pytest.raises(AssertionError, match="would need 5"):
        run(state, flow, [4], [True, (Placed("a1", (6.0, 17.0)),)])


def test_exits_kings_and_sabotage_are_easier():
    near = playing("exit zones", ("a", "red", [(3, 22)]), ("b", "blue", [(6, 22)]))
    assert counted(near, answers=[True]) == {"red": 2}
    rows = [("a", "red", [(3, 3)]), *((f"r{n}", "red", [(3.0 * n, 6.0)]) for n in (1, 2))]
    state = playing("regicide", *rows, ("b", "blue", [(20, 20)]))
    roster = replace(state.profiles["red (roster)"], points=310)
    state = replace(state, profiles={**state.profiles, roster.id: roster})
    crowned = run(state, set_up, (), [("r2",)]).state  # 100 of 310 points are 32 %
    assert crowned.is_under("r2", "King")
    assert asks(near).figure("acts while sabotaging", 0, "red").value == 1


def test_a_tie_is_won_where_nothing_else_helps():
    rows = ("a", "red", [(3, 3)]), ("b", "blue", [(3, 20)])
    assert run(playing("last stand", *rows), finish).state.result == "victory for red"
    assert run(playing("last stand", *rows, perks=()), finish).state.result == "draw"
    assert run(playing("domination", *rows), finish).state.result == "draw"
    both = enlisted(playing("last stand", *rows), "blue", "Mission Master")
    assert run(both, finish).state.result == "draw"


def test_fortifications_may_move_with_mission_master_only():
    wall = RosterUnit(
        "wall", "Wall", BaseSize.round(50), stats={"move": 4}, points=60, words=("Fortification",)
    )
    roster = Roster("Wall", "warsurge", (wall,), limit=500)
    assert faults(roster) == ["units[0].stats: a Fortification has Move 0 and Dash 0"]
    assert faults(replace(roster, perks=(Held("Mission Master"),))) == []


# how they come into a battle


def test_a_rosters_perks_and_limit_come_into_the_state():
    bows = RosterUnit("bows", "Bows", BaseSize.round(32), points=60)
    roster = Roster("Bows", "warsurge", (bows,), (Held("Deny"),), 750)
    sides = {"red": roster, "blue": replace(roster, perks=())}
    state = mustered(Encounter(sides, Board(24, 24)))
    assert (state.roster_of("red").has("Deny"), state.roster_of("red").points) == (True, 750)
    assert [bearer.unit for bearer in CATALOGUE.bearers(state)] == ["red"]
    begun = Session(state, Warsurge(), Listed([3, 2, 6, 1])).begin(Action("Begin", "red"))
    assert not begun
