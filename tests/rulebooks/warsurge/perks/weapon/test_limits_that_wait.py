"""Limitations that ask for a test, for time, or for somebody: sentence by sentence, through whole turns."""

import re
from dataclasses import replace

import pytest
from advanced import facing, playing, points, take
from armies import army, troop, weapon
from asking import game_of, hurt
from boarders import riding
from coming_back import fallen
from companies import attached, part_of, squad
from fighting import attack, duel, in_phase, line, locked, lost, rolls, told, under
from prisons import carried, prison
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims, why_not_target, why_not_use
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back_whole
from battlefield.rulebooks.warsurge.turn import turns
from battlefield.rulebooks.warsurge.units import harm, unit_status
from battlefield.rulebooks.warsurge.units.staying import STAYED, note_present, note_stayed
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import RESERVE, TABLE

GUN = weapon("gun")
MARK = troop("mark", defence=4, hp=30, armour=None)
USER = troop("user", defence=4, hp=20, armour=None)
CONTACT = 32 / 25.4


def why_not(state, unit="red1", name="gun"):
    return why_not_use(game_of(state), unit, name)


def whole_turn(state, turn, *, there=True):
    """Let a turn go by from the end of its deployment; a unit that is not there then comes right after."""

    def flow(game):
        note_present(game)
        if not there:
            game.lift("red1", "present")
        note_stayed(game)
        yield from game.end("turn", "End")

    return run(in_phase(state, "End", turn), flow).state


# Aim


@pytest.mark.parametrize("face", [2, 3, 4, 5, 6])
def test_only_dice_that_pass_aim_become_attack_dice(face):
    """Of four dice two pass; of those one succeeds at a 4."""
    session = attack(
        duel(USER, [weapon("gun", f"Aim {face}+", attacks=4)], MARK), [face - 1, face, 1, 6, 4, 3]
    )
    assert [count for _, count in rolls(session)] == [4, 2]
    assert lost(session) == 1


def test_dice_that_cannot_fail_have_to_pass_aim_all_the_same():
    session = attack(duel(USER, [weapon("gun", "Aim 4+", attacks=3, power=10)], MARK), [3, 4, 5])
    assert lost(session) == 2


# Countdown and Recharge

WAITS = [(f"{name} {'I' * n}", n) for name in ("Countdown", "Recharge") for n in (1, 2, 3)]


def waiting(name):
    """A weapon that has been used in turn 1, where that is what it waits after, at the end of that turn."""
    state = duel(USER, [weapon("gun", name)], MARK)
    return attack(state, [6]).state if name.startswith("Recharge") else state


@pytest.mark.parametrize(("name", "turns_"), WAITS)
def test_a_weapon_waits_for_so_many_whole_turns(name, turns_):
    """Deployed in turn 1 it counts that turn down; used in turn 1 it recharges from turn 2 on."""
    state = waiting(name)
    first = 1 if name.startswith("Countdown") else 2
    if first == 2:
        state = whole_turn(state, 1)
    for turn in range(first, first + turns_):
        assert re.search("whole turns? to wait", why_not(in_phase(state, turn=turn)))
        state = whole_turn(state, turn)
    assert why_not(in_phase(state, turn=first + turns_)) == ""


@pytest.mark.parametrize(("name", "turns_"), WAITS)
def test_a_turn_for_which_it_was_not_there_from_deployment_on_does_not_count(name, turns_):
    state = waiting(name)
    first = 1 if name.startswith("Countdown") else 2
    if first == 2:
        state = whole_turn(state, 1)
    state = whole_turn(state, first, there=False)
    for turn in range(first + 1, first + turns_):
        state = whole_turn(state, turn)
    assert "1 whole turn to wait" in why_not(in_phase(state, turn=first + turns_))


@pytest.mark.parametrize("name", ["Countdown I", "Recharge I"])
def test_a_turn_in_which_it_went_into_reserve_does_not_count(name):
    state = waiting(name)
    turn = 1 if name.startswith("Countdown") else 2
    state = whole_turn(state, 1) if turn == 2 else state

    def flow(game):
        note_present(game)
        yield from to_reserve(game, "red1", "a test")
        note_stayed(game)
        yield from game.end("turn", "End")

    state = run(in_phase(state, "End", turn), flow).state
    assert "1 whole turn to wait" in why_not(in_phase(state, turn=turn + 1))


@pytest.mark.parametrize(("playstyle", "dice"), [("standard", []), ("advanced", [2])])
@pytest.mark.parametrize("where", [TABLE, RESERVE])
def test_a_turn_counts_for_who_is_there_as_deployment_ends(playstyle, dice, where):
    """In the Advanced playstyle that is before anybody acts; who comes later waits for the next turn."""
    rows = [("red1", "red", USER, (GUN,), line(1)), ("blue1", "blue", MARK, (GUN,), line(1, 30))]
    state = in_phase(army(*rows, settings=(("playstyle", playstyle), ("turns", 9))), "Deploy", 2)
    state = state.with_unit(replace(state.units["red1"], where=where))
    begun = run(state, turns.end_phase, dice).state
    assert begun.clock.phase == ("Move" if playstyle == "standard" else "Action")
    later = begun.with_unit(replace(begun.units["red1"], where=TABLE))

    def ends(game):
        note_stayed(game)
        yield from game.end("turn", "End")

    after = run(later, ends).state
    assert unit_status.count(after, STAYED, "red1") == (where == TABLE)


def test_a_turn_does_not_count_for_who_fell_in_it_and_was_raised():
    rows = [("red1", "red", USER, (GUN,), line(1)), ("blue1", "blue", MARK, (GUN,), line(1, 30))]

    def there(game):
        note_present(game)
        yield from ()

    def raised(game):
        yield from bring_back_whole(game, "red1", "Revive")
        note_stayed(game)

    state = run(in_phase(army(*rows), "Move"), there).state
    after = run(fallen(state, "red1"), raised).state
    assert after.units["red1"].where == TABLE
    assert [unit_status.count(after, STAYED, unit) for unit in ("red1", "blue1")] == [0, 1]


# limited uses, and what an Aether Test lets be used


@pytest.mark.parametrize(("name", "uses"), [("Use I", 1), ("Use II", 2), ("Use III", 3)])
def test_a_weapon_is_used_as_often_as_its_rank_says(name, uses):
    state = duel(USER, [weapon("gun", name)], MARK)
    for turn in range(1, 1 + uses):
        assert why_not(state) == ""
        state = attack(in_phase(state, turn=turn), [4]).state
        state = replace(state, effects=without(state, "weapon used", "acted"))
    assert state.hp("blue1") == 30 - uses
    assert why_not(state) == f"{name}: it is used up"


@pytest.mark.parametrize(("dice", "hits"), [([4, 5], 1), ([5, 5], None), ([1, 1], 2), ([3, 6], 1)])
def test_an_aether_test_of_9_or_less_lets_an_incantation_be_used(dice, hits):
    """A 2 doubles its attacks; a test that fails lets nothing be rolled."""
    state = duel(USER, [weapon("gun", "Incantation")], MARK)
    session = attack(state, [*dice, *[6] * (hits or 0)])
    assert lost(session) == (hits or 0)


def test_all_who_use_an_incantation_make_one_test():
    session = attack(duel(USER, [weapon("gun", "Incantation")], MARK, shooters=3), [4, 4, 6, 6, 6])
    assert (len(rolls(session)), lost(session)) == (2, 3)


@pytest.mark.parametrize(("dice", "spent"), [([5, 5], False), ([4, 4, 6], True)])
@pytest.mark.parametrize("name", ["Use I", "Recharge I"])
def test_what_an_aether_test_keeps_from_being_used_is_not_spent(name, dice, spent):
    session = attack(duel(USER, [weapon("gun", "Incantation", name)], MARK), dice)
    again = in_phase(replace(session.state, effects=without(session.state, "weapon used", "acted")), turn=2)
    assert bool(why_not(again)) is spent


def test_a_heavy_weapon_that_its_test_silences_binds_nobody():
    state = duel(USER, [weapon("gun", "Incantation", kind="Heavy")], MARK)
    after = attack(state, [5, 5]).state
    assert not unit_status.is_marked(after, unit_status.NO_MOVE, "red1")
    used = attack(state, [4, 4, 6]).state
    assert unit_status.is_marked(used, unit_status.NO_MOVE, "red1")


def test_a_trap_that_its_test_silences_is_not_laid():
    state = duel(USER, [weapon("gun", "Incantation", "Trap I", range=12)], MARK)
    assert not attack(state, [5, 5]).state.markers
    assert attack(state, [4, 4], [(14.0, 10.0)]).state.markers


def without(state, *names):
    return tuple(effect for effect in state.effects if effect.name not in names)


# Counter


def countered(*, armed=(), foes=1, hp=30, apart=10.0, **stats):
    claw = weapon("claw", "Counter", **{"range": 24, "power": 4, **stats})
    others = [("red2", "red", replace(USER, id="mate"), (GUN,), [(10.0, 14.0)])] if foes > 1 else ()
    mark = troop("mark", defence=4, hp=hp, armour=None)
    return duel(USER, armed or [GUN], mark, armed=[claw], apart=apart, others=others)


def test_a_counter_weapon_is_not_used_of_its_own_accord():
    assert why_not(countered(), "blue1", "claw") == "Counter: not now"


@pytest.mark.parametrize(("face", "answered"), [(4, True), (3, False)])
def test_a_counter_weapon_answers_only_who_costs_hp(face, answered):
    session = attack(countered(), [face, *([4] if answered else [])])
    assert lost(session, "red1") == answered


def test_a_counter_weapon_answers_the_first_in_reach_once_a_turn():
    session = attack(countered(foes=2), [4, 4], unit="red1")
    effects = without(session.state, unit_status.ACTED)
    again = attack(in_phase(replace(session.state, effects=effects)), [4], unit="red2")
    assert (lost(session, "red1"), lost(again, "red2")) == (1, 0)
    fresh = in_phase(replace(session.state, effects=without(session.state, "weapon used", "acted")), turn=2)
    assert lost(attack(fresh, [4, 4], unit="red2"), "red2") == 1


def test_a_counter_weapon_that_does_not_reach_waits_for_who_comes_within_its_range():
    state = countered(foes=2, range=8)
    near = replace(state.figures["red21"], model=replace(state.figures["red21"].model, at=(20.0, 16.0)))
    state = state.with_figures(near)
    first = attack(state, [4])
    assert lost(first, "red1") == 0
    then = in_phase(replace(first.state, effects=without(first.state, unit_status.ACTED)))
    assert lost(attack(then, [4, 4], unit="red2"), "red2") == 1


def test_a_counter_weapon_answers_at_once():
    """It strikes after the weapon that hurt and before the next one."""
    session = attack(countered(armed=[GUN, weapon("bow")]), [4, 4, 4], [("gun",), ("bow",)])
    whys = [why for why, _ in rolls(session)]
    assert [why.split(": ")[1] for why in whys] == ["Gun", "Claw", "Bow"]


@pytest.mark.parametrize(("perks", "answers"), [((), 2), (("Fast",), 1)])
def test_whom_a_fast_weapon_brings_down_uses_no_counter_weapon_any_more(perks, answers):
    """Of two models with such a weapon one falls: at once by a fast weapon, else it still strikes back."""
    claw = weapon("claw", "Counter", power=4)
    mark = troop("mark", defence=4, armour=None)
    state = duel(USER, [weapon("gun", *perks, power=4)], mark, targets=2, armed=[claw])
    session = attack(state, [4, *[4] * answers])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, answers)


def test_a_fast_weapon_that_brings_all_down_is_countered_by_nobody():
    mark = troop("mark", defence=4, armour=None)
    state = duel(USER, [weapon("gun", "Fast", power=4)], mark, armed=[weapon("claw", "Counter", power=4)])
    session = attack(state, [4])
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 0)


def test_a_counter_weapon_answers_who_shoots_out_of_a_transport():
    truck = troop("truck", hp=9, armour=None, defence=4, transport=40, fire_points=1)
    state = countered()
    others = army(("van", "red", truck, (), [(10.0, 10.0)]), ("x", "blue", MARK, (), [(40.0, 40.0)]))
    state = replace(state, profiles={**state.profiles, "truck": truck})
    state = replace(state, figures={**state.figures, "van1": others.figures["van1"]})
    state = state.with_unit(others.units["van"])
    session = attack(riding(state, "red1", "van"), [4, 4])
    assert lost(session, "red1") == 1


@pytest.mark.parametrize("perk", ["Counter", "Fast"])
@pytest.mark.parametrize("mode", ["Explode I", "Blast II", "Wall I", "Beam I"])
def test_a_template_of_an_answer_lies_over_whom_it_answers(perk, mode):
    mate = ("red2", "red", replace(USER, id="mate"), (), [(10.0, 20.0)])
    claw = weapon("claw", perk, mode, range=24, power=10)
    state = duel(USER, [weapon("gun", power=10)], MARK, armed=[claw], others=[mate])
    session = Session(state, Warsurge(), Listed((1,)))
    assert not session.begin(Action("Attack", "red", "red1"))
    while not isinstance(session.pending, Spot):
        session.answer(True if not session.refusal(True) else session.suggestions()[0])
    assert session.refusal((10.0, 20.0)) == "it must lie over a model of Red1, which it is used on"
    assert not session.refusal((10.0, 10.0))


def test_a_template_answers_who_shoots_out_of_a_transport_inside_of_that():
    """Its dice stand for the models in there, and nobody is asked where it lies."""
    truck = (
        "van",
        "red",
        troop("truck", hp=9, defence=4, armour=None, transport=40, fire_points=1),
        (),
        line(1),
    )
    mate = ("red2", "red", replace(USER, id="mate"), (), [(10.0, 20.0)])
    claw = weapon("claw", "Counter", "Explode I", power=10)
    state = duel(USER, [weapon("gun", power=10)], MARK, armed=[claw], others=[truck, mate])
    session = attack(riding(state, "red1", "van"), [3])
    assert [lost(session, unit) for unit in ("red1", "red2", "van")] == [3, 0, 0]


def test_a_counter_weapon_costs_no_command_points():
    session = playing(facing(USER, target=MARK, armed=[weapon("back", "Counter")]))
    take(session, "Attack", "red1", dice=[4, 4])
    assert (points(session, "blue"), session.state.hp("red1")) == (6, 19)
    assert not unit_status.is_marked(session.state, unit_status.ATTACKED, "blue1")


# in a melee


@pytest.mark.parametrize(("fights", "need"), [(True, 5), (False, 4)])
def test_a_cumbersome_weapon_has_worse_dice_in_a_melee_only(fights, need):
    state = duel(USER, [weapon("gun", "Cumbersome")], MARK, apart=CONTACT)
    state = locked(state, "red1", "blue1") if fights else state
    assert lost(attack(state, [need])) == 1
    assert lost(attack(state, [need - 1])) == 0


def test_an_unwieldy_weapon_is_refused_in_a_melee():
    state = duel(USER, [weapon("gun", "Unwieldy")], MARK, apart=CONTACT)
    session = Session(locked(state, "red1", "blue1"), Warsurge(), Listed(()))
    assert "Unwieldy: in a melee" in session.begin(Action("Attack", "red", "red1"))
    assert lost(attack(state, [6])) == 1


def held_inside(*perks, **more):
    """Red has a gun and blue is inside of it as in a melee; another unit is near."""
    rider = ("blue2", "blue", replace(MARK, id="other"), (), [(14.0, 10.0)])
    state = duel(USER, [weapon("gun", *perks)], MARK, others=[rider], armed=[weapon("back", *perks)], **more)
    return under(state.with_unit(replace(state.units["blue1"], where="red1")), "inside", "blue1", "red1")


def test_a_cumbersome_weapon_is_worse_where_one_is_inside_of_the_other():
    """Who is inside is in a melee wherever it strikes, who holds it only against that one."""
    state = held_inside("Cumbersome")
    for foe, need in (("blue1", 5), ("blue2", 4)):
        assert lost(attack(state, [need], [(foe,)]), foe) == 1
        assert lost(attack(state, [need - 1], [(foe,)]), foe) == 0
    back = in_phase(state, side="blue")
    assert lost(attack(back, [5], unit="blue1"), "red1") == 1
    assert lost(attack(back, [4], unit="blue1"), "red1") == 0


@pytest.mark.parametrize("mode", [(), ("Blast I",)])
def test_an_unwieldy_weapon_is_of_no_use_where_one_is_inside_of_the_other(mode):
    state = held_inside("Unwieldy", *mode)
    assert why_not(state, "blue1", "back") == "Unwieldy: in a melee"
    assert not why_not(state)
    assert why_not_target(game_of(state), "red1", "gun", "blue1") == "Unwieldy: in a melee with it"
    assert [aim.target for aim in aims(game_of(state), "red1", "gun")] == ["blue2"]


@pytest.mark.parametrize("fights", [True, False])
def test_who_rides_in_a_transport_that_fights_is_in_its_melee(fights):
    """Power 4 against Defence 4 needs a 4, and a 5 with a cumbersome weapon in a melee."""

    def rider(perk):
        truck = ("truck", "red", troop("truck", transport=20, fire_points=1), (), [(20.0, 10.0 + CONTACT)])
        state = duel(USER, [weapon("gun", perk)], MARK, apart=10.0, others=[truck])
        state = carried(state, "red1", "truck")
        return locked(state, "truck", "blue1") if fights else state

    assert why_not(rider("Unwieldy")) == ("Unwieldy: in a melee" if fights else "")
    need = 5 if fights else 4
    assert lost(attack(rider("Cumbersome"), [need])) == 1
    assert lost(attack(rider("Cumbersome"), [need - 1])) == 0


# Finisher


def worn_mark(hp, *perks, full=25, **more):
    return hurt(
        duel(USER, [weapon("gun", *perks)], troop("mark", defence=4, hp=full, armour=None), **more),
        "blue1",
        hp,
    )


@pytest.mark.parametrize(
    ("name", "most", "full"), [("Finisher I", 6, 25), ("Finisher II", 12, 25), ("Finisher I", 1, 4)]
)
def test_a_finisher_is_aimed_only_at_who_is_worn_down(name, most, full):
    assert lost(attack(worn_mark(most, name, full=full), [6])) == 1
    reason = why_not_target(game_of(worn_mark(most + 1, name, full=full)), "red1", "gun", "blue1")
    assert reason == f"{name}: it has too many HP left"


@pytest.mark.parametrize("name", ["Finisher I", "Finisher II"])
@pytest.mark.parametrize("way", ["template", "leap", "trap"])
def test_a_finisher_hurts_nobody_else_by_any_way(name, way):
    perks = {"template": ("Explode I",), "leap": ("Chain I",), "trap": ("Trap I",)}[way]
    whole = ("blue2", "blue", troop("whole", defence=4, hp=30, armour=None), (), [(20.0, 11.4)])
    state = worn_mark(4, name, *perks, others=[whole])
    if way == "template":
        session = attack(state, [6], [(20.0, 10.7)])
    elif way == "leap":
        session = attack(state, [6, 4], [])
    else:
        session = attack(state, [6], [(18.5, 9.0)])
        near = attack(state, [], [(20.0, 14.0)])
        assert lost(near, "blue2") == 0 and not near.state.markers
    assert (lost(session), lost(session, "blue2")) == (1, 0)


def test_a_finisher_spares_the_sergeant_of_a_unit_that_it_wears_out():
    rows = [
        squad(models=1, hp=12, defence=4, armour=None),
        squad("Sergeant", models=1, hp=9, at=(10.0, 12.0), id_="red2", defence=4, armour=None),
    ]
    foe = squad(
        id_="blue1",
        side="blue",
        at=(10.0, 30.0),
        models=1,
        hp=9,
        weapons=(weapon("axe", "Finisher I", range=40, attacks=5),),
    )
    state = part_of(in_phase(army(*rows, foe), side="blue"), "red2", "red1")
    session = attack(hurt(state, "red1", 3), [6, 6, 6, 6, 6], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (3, 0)
    assert "Finisher I: it has too many HP left" in told(session)


# Trajectory

FAR = pytest.mark.parametrize(("rank", "inches"), [("I", 6), ("II", 12), ("III", 24), ("IV", 36)])


@FAR
def test_nobody_is_targeted_one_of_whose_models_is_near(rank, inches):
    gun = weapon("gun", f"Trajectory {rank}", range=60)
    state = duel(USER, [gun], MARK, targets=2, apart=inches + CONTACT + 0.1, board=(90, 48))
    assert aims(game_of(state), "red1", "gun")
    near = state.figures["blue12"]
    x = 10.0 + inches + CONTACT - 0.1
    closer = state.with_figures(replace(near, model=replace(near.model, at=(x, 10.0))))
    assert not aims(game_of(closer), "red1", "gun")


@FAR
def test_a_wielder_that_is_near_takes_no_part_and_others_do(rank, inches):
    gun = weapon("gun", f"Trajectory {rank}", range=60, power=10)
    state = duel(USER, [gun], MARK, shooters=2, apart=inches + CONTACT + 3.0, board=(90, 48))
    near = state.figures["red12"]
    state = state.with_figures(replace(near, model=replace(near.model, at=(15.0, 10.0))))
    assert lost(attack(state)) == 1


@FAR
@pytest.mark.parametrize("shape", ["Beam I", "Beam II", "Cone I", "Diffuse"])
def test_a_template_strikes_nobody_nearer_than_its_trajectory(rank, inches, shape):
    """One unit stands nearer, the other begins half an inch beyond."""
    if shape == "Diffuse" and inches > 6:
        return
    nearer = ("blue2", "blue", replace(MARK, id="near"), (), [(10.0 + inches - 1.5, 10.0)])
    gun = weapon(
        "gun", shape, f"Trajectory {rank}", "Ignore Cover", range={"Diffuse": 12}.get(shape, 60), power=10
    )
    at = 10.0 + CONTACT + inches + 0.5
    state = duel(USER, [gun], MARK, apart=at - 10.0, others=[nearer], board=(90, 48))
    points = [(at, 10.0), (at + 4.0, 10.0)] if shape == "Cone I" else [(at, 10.0)]
    session = attack(state, [], points)
    assert (lost(session), lost(session, "blue2")) == (1, 0)


@pytest.mark.parametrize("shape", ["Nova III", "Explode III", "Wall I"])
def test_what_lies_on_its_wielder_cannot_begin_far_off(shape):
    gun = weapon("gun", shape, "Trajectory I", range=0, power=10)
    session = attack(duel(USER, [gun], MARK, apart=2.0), [], [])
    assert lost(session) == 0
    assert any("begin 6 in away" in words for words in told(session))


@pytest.mark.parametrize("shape", [(), ("Cone I",), ("Nova I",)])
@pytest.mark.parametrize("far", [False, True])
def test_whoever_is_inside_of_the_same_unit_or_that_unit_is_too_near(shape, far):
    """The user is inside of an enemy transport with somebody in it."""
    game = game_of(prison(*shape, *(["Trajectory I"] if far else [])))
    assert {aim.target for aim in aims(game, "red1", "gun")} == (set() if far else {"truck", "rider"})


# Internal, Manned, Pain Locked


def test_an_internal_weapon_strikes_who_is_inside_and_nobody_outside():
    outside = ("blue2", "blue", replace(MARK, id="other"), (), [(14.0, 10.0)])
    state = duel(USER, [weapon("gun", "Internal")], MARK, others=[outside])
    held = state.with_unit(replace(state.units["blue1"], where="red1"))
    held = under(held, "inside", "blue1", "red1")
    session = attack(held, [6])
    assert (lost(session), lost(session, "blue2")) == (1, 0)
    assert not aims(game_of(state), "red1", "gun")


def test_an_internal_weapon_leaps_to_others_inside_and_not_to_its_user():
    others = [("blue2", "blue", replace(MARK, id="other"), (), [(40.0, 12.0)])]
    state = duel(USER, [weapon("gun", "Internal", "Concatenation I", power=10)], MARK, others=others)
    for unit in ("blue1", "blue2"):
        state = under(state.with_unit(replace(state.units[unit], where="red1")), "inside", unit, "red1")
    session = attack(state, [4, 4], [("blue1",)])
    assert [lost(session, unit) for unit in ("blue1", "blue2", "red1")] == [1, 1, 0]
    assert "the attack is void: Internal: it is not on board" in told(session)


@pytest.mark.parametrize(
    ("perks", "crew", "works"),
    [
        ((), 0, False),
        ((), 1, True),
        (("Crew I",), 1, False),
        (("Crew I",), 2, True),
        (("Crew II",), 1, False),
        (("Crew III",), 2, True),
    ],
)
def test_a_manned_weapon_needs_a_crew(perks, crew, works):
    truck = troop("truck", *perks, hp=20, armour=None, transport=40, fire_points=1)
    riders = [(f"rider{n}", "red", replace(USER, id=f"r{n}"), (), [(30.0, 30.0 + 2 * n)]) for n in range(2)]
    state = duel(truck, [weapon("gun", "Manned")], MARK, others=riders)
    for n in range(crew):
        state = riding(state, f"rider{n}", "red1")
    assert (why_not(state) == "") is works


def test_a_sergeant_mans_a_weapon_along_with_its_unit():
    """Where two units have to be on board, a unit and its sergeant are one, and a unit and its leader two."""
    truck = troop("truck", "Crew I", hp=20, armour=None, transport=40, fire_points=1)
    riders = [(f"rider{n}", "red", replace(USER, id=f"r{n}"), (), [(30.0, 30.0 + 2 * n)]) for n in range(2)]
    state = duel(truck, [weapon("gun", "Manned")], MARK, others=riders)
    state = riding(riding(state, "rider0", "red1"), "rider1", "red1")
    assert why_not(attached(state, "rider1", "rider0")) == ""
    assert why_not(part_of(state, "rider1", "rider0")) == "Manned: it needs 2 unit(s) on board"


@pytest.mark.parametrize("manned", [True, False])
def test_a_manned_weapon_of_a_transports_sergeant_is_served_by_who_is_in_that(manned):
    truck = troop("truck", hp=20, armour=None, transport=40, fire_points=1)
    others = [(id_, "red", replace(USER, id=id_), (), [(30.0, 30.0)]) for id_ in ("rider", "boss")]
    state = part_of(duel(truck, [], MARK, others=others), "boss", "red1")
    gun = weapon("gun", "Manned")
    boss = replace(state.figures["boss1"], weapons=("gun",))
    state = replace(state.with_figures(boss), profiles={**state.profiles, "gun": gun})
    state = riding(state, "rider", "red1") if manned else state
    assert (why_not_use(game_of(state), "boss", "gun") == "") is manned


def test_a_manned_weapon_needs_a_transport_to_man():
    state = duel(USER, [weapon("gun", "Manned")], MARK)
    inside = under(state.with_unit(replace(state.units["blue1"], where="red1")), "inside", "blue1", "red1")
    assert why_not(inside).startswith("Manned")


@pytest.mark.parametrize(("by", "opens"), [("blue1", True), ("red1", False), ("", False)])
def test_only_hp_that_an_enemy_cost_unlock_a_weapon_and_from_the_next_turn_on(by, opens):
    state = duel(USER, [weapon("gun", "Pain Locked")], MARK)
    after = run(state, lambda game: harm.lose(game, "red1", 1, "a test", by=by)).state
    assert why_not(after).startswith("Pain Locked")
    assert (why_not(in_phase(after, turn=2)) == "") is opens


def test_a_weapon_stays_unlocked_once_its_user_is_healed():
    state = duel(USER, [weapon("gun", "Pain Locked")], MARK)
    after = run(state, lambda game: harm.lose(game, "red1", 1, "a test", by="blue1")).state
    healed = in_phase(hurt(after, "red1", 20), turn=3)
    assert why_not(healed) == ""


# shields


def shielded(name, shut):
    """A unit with a shield of a limitation, and a gun that hits it surely."""
    carries = weapon("shield", name, deflect=2, ward=2, attacks=3)
    foe = troop("mark", defence=4, hp=9, armour=6, aegis=6)
    state = duel(USER, [weapon("gun", power=10)], foe, armed=[carries])
    return shut(state)


def broken(state):
    return replace(
        under(state, unit_status.BROKEN, "blue11", "blue1"),
        effects=(
            *state.effects,
            replace(under(state, unit_status.BROKEN, "blue11").effects[-1], info=(("weapon", "shield"),)),
        ),
    )


def spent(name):
    def used(state):
        state = under(state, f"uses of {name}", "blue1", "shield", 3)
        return under(replace(state), name, "blue1", "blue1", 0)

    return used


UNAVAILABLE = [
    *((f"Countdown {rank}", lambda state: state) for rank in ("I", "II", "III")),
    ("Counter", lambda state: state),
    ("Incantation", lambda state: state),
    ("Malfunction I", lambda state: state),
    ("Malfunction II", broken),
    ("Manned", lambda state: state),
    ("Pain Locked", lambda state: state),
    *((f"Recharge {rank}", spent(f"Recharge {rank}")) for rank in ("I", "II", "III")),
    ("Self-Destruct", lambda state: state),
    ("Unwieldy", lambda state: locked(state, "red1", "blue1")),
    *((f"Use {rank}", spent(f"Use {rank}")) for rank in ("I", "II", "III")),
]


@pytest.mark.parametrize(("name", "shut"), UNAVAILABLE)
def test_the_shield_of_a_weapon_that_cannot_be_used_still_counts(name, shut):
    state = shielded(name, shut)
    session = attack(state, [4])
    assert lost(session) == 0  # armour of 6+ and a Deflect of 2


@pytest.mark.parametrize(("name", "count"), [("Twin", 2), ("Triune", 3)])
def test_the_shield_of_one_of_a_set_is_of_no_use(name, count):
    arms = [weapon(f"shield{n}", name, deflect=2) for n in range(count)]
    state = duel(USER, [weapon("gun", power=10)], troop("mark", defence=4, hp=9, armour=6), armed=arms)
    assert lost(attack(state, [5])) == 1
    plain = duel(
        USER,
        [weapon("gun", power=10)],
        troop("mark", defence=4, hp=9, armour=6),
        armed=[weapon("shield", deflect=2)],
    )
    assert lost(attack(plain, [4])) == 0
