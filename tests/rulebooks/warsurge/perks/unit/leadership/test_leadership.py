"""Leadership perks in play: attacks redirected, orders, duels, and commanders who strike their own."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from companies import RIFLE, attached, field, part_of, squad
from fighting import attack, in_phase, lost, rolls, told, under
from running import asks, run

from battlefield.rulebooks.warsurge.attack.attack import Attack
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_use
from battlefield.rulebooks.warsurge.perks.kit.attaching import join
from battlefield.rulebooks.warsurge.perks.unit.leadership.challenger import is_in_duel
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import merged_units
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat, worth
from battlefield.rules.core.events import Placed
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.state import Clock

CONTACT = 32 / 25.4


def begun(state, dice=(), answers=(), turn=2):
    state = in_phase(state, "Start", turn, "red")
    return run(state, lambda game: game.tell(TurnBegan(turn)), dice, answers).state


def armed(attacks=1, range=40, power=4, **more):  # noqa: A002
    gun = weapon("gun", range=range, power=power, attacks=attacks)
    return squad(
        id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,), armour=None, **more
    )


# what joining is not


def test_a_leader_joins_no_unit_that_nobody_may_join():
    rows = (squad("Controlled I", models=1), squad("Leader", id_="red2", models=1, at=(18.0, 10.0)))
    state = in_phase(field(*rows), "Move")
    place = (Placed("red21", (13.0, 10.0)),)
    after = attack(state, choices=[place], unit="red2", name="Move").state
    assert merged_units.joined(after, "red2") == ""


def test_the_units_of_a_commander_are_led():
    state = attached(field(squad(), squad("Leader", id_="red2", models=1, at=(14.5, 10.0))), "red2", "red1")
    game = asks(state)
    assert game.figure("led", 0, "red1").value == 1
    assert game.figure("led", 0, "red2").value == 0
    assert game.figure("commander", 0, "red2").value == 1


def test_joining_a_unit_in_a_melee_is_joining_the_melee():
    foe = squad(id_="blue1", side="blue", at=(10.0, 10.0 + CONTACT), models=1)
    state = field(squad(models=1), squad("Leader", id_="red2", models=1, at=(13.0, 10.0)), foe=foe)
    state = under(under(state, "melee", "red1", "blue1"), "melee", "blue1", "red1")
    after = run(state, lambda game: join(game, "red2", "red1")).state
    assert merged_units.joined(after, "red2") == "red1"
    assert [effect.by for effect in after.effects_on("red2", "melee")] == ["blue1"]


def test_a_perk_that_an_enemy_uses_strikes_who_suffers_first():
    curse = ("blue1", "blue", troop("witch", "Curse Defence", "Mastery"), (RIFLE,), [(10.0, 22.0)])
    state = field(
        squad(models=1), squad("Leader", id_="red2", models=1, at=(13.0, 10.0)), foe=curse, side="blue"
    )
    state = attached(state, "red2", "red1")
    after = attack(state, [4], [("Curse Defence",), ("red2",), ("done",)], unit="blue1").state
    assert after.is_under("red1", "Curse Defence") and not after.is_under("red2", "Curse Defence")


def test_a_sergeant_counts_with_its_unit_where_it_is_targeted_only():
    rows = (squad(points=100), squad("Sergeant", id_="red2", models=1, at=(14.5, 10.0), points=20))
    game = asks(part_of(field(*rows), "red2", "red1"))
    assert worth(game, "red1", targeted=True) == worth(game, "red2", targeted=True) == 120
    assert worth(game, "red1") == 100 and worth(game, "red2") == 20


# War Master


def ruled(**more):
    rows = (
        squad("War Master", models=1, hp=5, at=(10.0, 8.0), armour=None),
        squad(id_="red2", models=2, at=(8.0, 14.0), armour=None, defence=4),
    )
    return field(*rows, side="blue", foe=armed(2, **more))


def test_a_war_master_sends_an_attack_on_to_a_friend():
    after = attack(ruled(), [6, 6], [("red1",), ("red2",)], unit="blue1")
    assert (lost(after, "red1"), lost(after, "red2")) == (0, 2)
    assert rolls(after)[0] == ("attack dice (4+): Gun", 2)
    kept = attack(ruled(), [6, 6], [("red1",), ()], unit="blue1")
    assert lost(kept, "red1") == 2


def test_the_nearest_target_cannot_send_an_attack_on():
    state = ruled()
    (first,) = state.figures_of("red1")
    near = state.with_figures(replace(first, model=replace(first.model, at=(8.0, 20.0))))
    assert lost(attack(near, [6, 6], [("red1",)], unit="blue1"), "red1") == 2


def test_an_attack_is_sent_only_where_it_reaches():
    state = ruled()
    moved = [replace(f, model=replace(f.model, at=(f.model.at[0], 20.0))) for f in state.figures_of("red2")]
    assert lost(attack(state.with_figures(*moved), [6, 6], [("red1",)], unit="blue1"), "red1") == 2


def test_an_attack_is_not_sent_on_twice():
    rows = (
        squad("War Master", models=1, hp=5, at=(10.0, 8.0), armour=None),
        squad("War Master", id_="red2", models=1, hp=5, at=(8.0, 10.0), armour=None),
        squad(id_="red3", models=2, at=(8.0, 14.0), armour=None),
    )
    after = attack(field(*rows, side="blue", foe=armed(2)), [6, 6], [("red1",), ("red2",)], unit="blue1")
    assert [lost(after, f"red{n}") for n in (1, 2, 3)] == [0, 2, 0]


# Orders


def ordered(order, *, others=()):
    rows = (squad("Leader", "Orders", models=1), squad(id_="red2", models=2, at=(10.0, 18.0)), *others)
    return begun(field(*rows), answers=[(), (order,)])


def value(state, what):
    return stat(asks(state), what, "red2", weapon="rifle" if what == "power" else "").value


@pytest.mark.parametrize(
    ("order", "figures"),
    [
        ("move", {"move": 12, "dash": 12, "defence": 3, "power": 4}),
        ("cover", {"move": 6, "defence": 4, "power": 4}),
        ("fire", {"move": 6, "defence": 2, "power": 5}),
    ],
)
def test_an_order_changes_a_unit_for_a_turn(order, figures):
    state = ordered(order)
    assert {what: value(state, what) for what in figures} == figures
    over = run(
        replace(state, clock=Clock(2, "End", 0, "", "red")), lambda game: game.end("turn", "End")
    ).state
    assert not over.is_under("red2", "Orders")


def test_who_is_ordered_to_move_shoots_at_nobody_and_who_takes_cover_stays():
    assert why_not_use(asks(ordered("move")), "red2", "rifle") == "Orders"
    assert asks(ordered("cover")).reason_against("movement", "red2") == "Orders"
    assert not why_not_use(asks(ordered("fire")), "red2", "rifle")


def test_only_what_makes_sense_is_ordered_and_only_nearby():
    unarmed = squad(id_="red3", models=1, at=(14.0, 18.0), weapons=())
    slow = squad(id_="red4", models=1, at=(18.0, 18.0), move=0, dash=0)
    bare = squad(id_="red5", models=1, at=(22.0, 18.0), defence=0)
    far = squad(id_="red6", models=1, at=(44.0, 44.0))
    state = field(squad("Leader", "Orders", models=1), unarmed, slow, bare, far)
    asked = []

    def begin(game):
        flow = game.tell(TurnBegan(2))
        law = next(flow, None)
        while law is not None:
            request = law.request
            asked.append((request.what, [option.id for option in request.options]))
            try:
                law = flow.send(())
            except StopIteration:
                law = None
        return
        yield

    run(state, begin)
    assert asked == [
        ("Orders for Red1", ["move", "cover", "fire"]),
        ("Orders for Red3", ["cover", "fire"]),
        ("Orders for Red4", ["move", "fire"]),
        ("Orders for Red5", ["move", "cover"]),
    ]


# Egotistical


def vain(near=True):
    rows = (
        squad("Leader", "Egotistical", models=1),
        squad(id_="red2", models=3, hp=2, at=(10.0, 13.0 if near else 25.0), armour=None),
    )
    return field(*rows, foe=squad("Leader", id_="blue1", side="blue", at=(10.0, 40.0), models=1))


def test_a_friend_that_brings_a_commander_down_loses_a_model():
    after = run(vain(), lambda game: lose(game, "blue1", 1, "Rifle", by="red2")).state
    assert after.hp("red2") == 4
    assert sorted(figure.hp for figure in after.figures_of("red2")) == [0, 2, 2]
    own = run(vain(), lambda game: lose(game, "blue1", 1, "Rifle", by="red1")).state
    assert own.hp("red2") == 6
    far = run(vain(near=False), lambda game: lose(game, "blue1", 1, "Rifle", by="red2")).state
    assert far.hp("red2") == 6


def test_a_victim_that_is_no_commander_is_no_matter():
    state = vain()
    plain = replace(state, profiles={**state.profiles, "blue1 profile": troop("blue1 profile")})
    assert run(plain, lambda game: lose(game, "blue1", 1, "Rifle", by="red2")).state.hp("red2") == 6


def test_without_a_friend_near_it_shoots_worse():
    assert [asks(vain(near)).figure("attack dice", 0, "red1").value for near in (True, False)] == [0, -1]


# Furious


def test_dice_that_fail_strike_the_nearest_friend():
    rows = (
        squad("Leader", "Furious", models=1, weapons=(weapon("axe", range=40, power=4, attacks=4),)),
        squad(id_="red2", models=3, at=(10.0, 13.0), armour=None),
        squad(id_="red3", models=3, at=(10.0, 6.0), armour=None),
    )
    after = attack(field(*rows), [6, 6, 1, 2])
    assert [lost(after, unit) for unit in ("blue1", "red1", "red2", "red3")] == [2, 0, 2, 0]
    assert "Furious: 2 dice strike Red2" in told(after)


def test_without_a_friend_the_furious_strike_themselves_and_may_save():
    rows = (
        squad("Leader", "Furious", models=1, hp=4, weapons=(weapon("axe", range=40, power=4, attacks=4),)),
        squad(id_="red2", models=1, at=(10.0, 20.0)),
    )
    after = attack(field(*rows), [6, 1, 1, 1, 6, 1, 1])
    assert [lost(after, unit) for unit in ("blue1", "red1", "red2")] == [1, 2, 0]


# Challenger


def rivals(*, foe_range=40, attacked=False, sergeant=False):
    rows = (
        squad("Leader", "Challenger", models=1, hp=5),
        squad(id_="red2", models=2, at=(12.0, 10.0)),
    )
    gun = weapon("gun", range=foe_range, power=4)
    chief = squad(
        "Leader", id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9, weapons=(gun,), armour=None
    )
    troops = squad(id_="blue2", side="blue", at=(12.0, 30.0), models=2, weapons=(gun,))
    state = attached(attached(field(*rows, troops, foe=chief), "red1", "red2"), "blue1", "blue2")
    if sergeant:
        state = part_of(replace(state, effects=state.effects[:1]), "blue1", "blue2")
    return under(state, "attacked", "blue1") if attacked else state


def challenged(answer, **more):
    """Let the challenge be answered, and the challenger do no more than that."""
    along = [()] if answer == "refuse" else []
    return attack(rivals(**more), [], [("Challenger",), (answer,), *along, ("done",)]).state


def test_a_challenge_that_is_accepted_parts_both_from_all_others():
    state = challenged("accept")
    assert is_in_duel(state, "red1") and is_in_duel(state, "blue1")
    assert merged_units.company(state, "red1") == ("red1",) and merged_units.company(state, "blue1") == (
        "blue1",
    )
    game = asks(in_phase(state, "Attack", 2))
    assert [aim.target for aim in aims(game, "red1", "rifle")] == ["blue1"]
    assert [aim.target for aim in aims(game, "red2", "rifle")] == ["blue2"]
    assert [aim.target for aim in aims(game, "blue2", "gun")] == ["red2"]


def test_who_refuses_shoots_worse_for_a_turn():
    state = challenged("refuse")
    assert not is_in_duel(state, "red1")
    assert asks(state).figure("attack dice", 0, "blue1").value == -1
    late = challenged("refuse", attacked=True)
    assert asks(late).figure("attack dice", 0, "blue1").value == 0
    assert asks(in_phase(late, "Attack", 2)).figure("attack dice", 0, "blue1").value == -1


def test_nobody_is_challenged_who_has_no_weapon_in_range():
    assert "Challenger" in usable(asks(rivals()), "red1")
    assert "Challenger" not in usable(asks(rivals(foe_range=12)), "red1")


def blow(unit, target):
    return Attack(Aimed(unit, "", target))


def test_a_duel_ends_with_the_phase_in_which_one_of_them_falls():
    state = challenged("accept")
    fallen = run(
        state, lambda game: lose(game, "blue1", 9, "a test", by="red1", attack=blow("red1", "blue1"))
    ).state
    over = run(fallen, lambda game: game.end("phase", "Attack")).state
    assert not is_in_duel(over, "red1")
    assert is_in_duel(run(state, lambda game: game.end("phase", "Attack")).state, "red1")


def test_a_sergeant_acts_alone_for_its_duel_and_goes_back_after_it():
    state = challenged("accept", sergeant=True)
    assert [unit.id for unit in ready(in_phase(state, "Move", 1, "blue"), "blue")] == ["blue2", "blue1"]
    (boss,) = state.figures_of("blue1")
    away = state.with_figures(replace(boss, model=replace(boss.model, at=(10.0, 22.0))))
    fallen = run(
        away, lambda game: lose(game, "red1", 9, "a test", by="blue1", attack=blow("blue1", "red1"))
    ).state
    over = run(fallen, lambda game: game.end("phase", "Attack")).state
    assert merged_units.is_part(over, "blue1")
    assert merged_units.is_beside(over, "blue1", "blue2", (2.0, 6.0))


def test_a_bodyguard_may_accept_in_its_commanders_place():
    guard = squad("Bodyguard", id_="blue3", side="blue", at=(8.0, 30.0), models=1)
    rows = (squad("Leader", "Challenger", models=1, hp=5), guard)
    chief = squad("Leader", id_="blue1", side="blue", at=(10.0, 30.0), models=1, hp=9)
    state = attached(field(*rows, foe=chief), "blue3", "blue1")
    after = attack(state, [], [("Challenger",), ("blue3",), ("done",)]).state
    assert is_in_duel(after, "blue3") and not is_in_duel(after, "blue1")


def test_a_duellist_stays_in_range():
    state = challenged("accept", foe_range=24)
    moving = in_phase(run(state, lambda game: game.end("turn", "End")).state, "Move", 2)
    away = (Placed("red11", (10.0, 4.6)),)
    with pytest.raises(AssertionError, match="never asked"):
        attack(moving, choices=[away], name="Move")
    near = (Placed("red11", (10.0, 5.5)),)
    assert attack(moving, choices=[near], name="Move").state.figures["red11"].model.at == (10.0, 5.5)
