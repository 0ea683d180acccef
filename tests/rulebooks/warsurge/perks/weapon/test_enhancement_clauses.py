"""Single clauses of Enhancement perks, beside the same without them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, going_on, in_phase, locked, lost, rolls
from running import run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.turn import turns as book_turns
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed

SOFT = {"armour": None, "aegis": None, "defence": 4}
FOE = troop("t", hp=90, **SOFT)
WIDTH = 32 / 25.4


def sure(*perks, attacks=1, id_="gun", **more):
    return weapon(id_, *perks, attacks=attacks, power=10, **more)


def amount(state, name, unit="red1"):
    return sum(effect.amount for effect in state.effects_on(unit, name))


# what lasts for one attack sequence


@pytest.mark.parametrize(
    ("perk", "dice", "choices"),
    [
        ("+AP I (D3)", (1,), ()),
        ("+Attacks I (D3)", (1,), ()),
        ("+Power I (D3)", (1,), ()),
        ("Augment Weapon", (4,), [("power",)]),
        ("Burst", (), [True]),
        ("Chaos", (3,), ()),
        ("Darkside", (6,), [("1",), ("0",)]),
        ("Protean I", (1,), ()),
        ("Protean II", (1, 1), ()),
        ("xD3 Attacks", (1,), ()),
    ],
)
def test_nothing_of_it_is_left_after_the_sequence(perk, dice, choices):
    state = duel(troop("a", hp=9, armour=2), [sure(perk)], FOE)
    after = attack(state, dice, choices).state
    assert not any(effect.name == perk for effect in after.effects)


@pytest.mark.parametrize(
    ("choice", "dice", "cost"),
    [("power", (4, 4), 1), ("power", (4, 3), 0), ("ap", (4, 5), 1), ("attacks", (4, 5, 5, 5), 3)],
)
def test_augment_weapon_offers_power_ap_range_and_attacks(choice, dice, cost):
    """Power 3 against Defence 4 needs a 5, with +1 a 4; AP 6+ ignores armour 6+ where there was none."""
    foe = troop("t", hp=9, defence=4, armour=6 if choice == "ap" else None)
    state = duel(troop("a"), [weapon("gun", "Augment Weapon", power=3)], foe)
    session = attack(state, dice, [(choice,)])
    assert lost(session) == cost


# Bloodlust


def lustful():
    """An axe with Bloodlust hurts a unit that a gun may finish; others stand far away."""
    axe, other = sure("Bloodlust", id_="axe"), sure(attacks=9, id_="gun")
    victim = ("victim", "blue", troop("victim", hp=4, **SOFT), (), [(20.0, 13.0)])
    return duel(troop("a"), [axe, other], FOE, others=[victim])


def test_bloodlust_counts_who_falls_to_another_weapon_after_it_was_hurt():
    session = attack(lustful(), (), [("axe",), ("victim",), ("gun",), ("victim",)])
    for unit in ("blue1", "victim"):
        going_on(session, unit=unit)
    assert amount(session.state, "Bloodlust") == 1


def test_bloodlust_counts_a_friend_that_it_has_hurt():
    axe = weapon("axe", "Bloodlust", "Explode I", power=10)
    friend = ("red2", "red", troop("friend", hp=1, **SOFT), (), [(20.0, 12.0)])
    session = attack(duel(troop("a"), [axe], FOE, others=[friend]), (), [(20.0, 11.5)])
    for unit in ("blue1", "red2"):
        going_on(session, unit=unit)
    assert amount(session.state, "Bloodlust") == 1


def test_bloodlust_comes_with_the_removal_and_not_before():
    session = attack(lustful(), (), [("axe",), ("victim",), ("gun",), ("victim",)])
    assert session.state.hp("victim") == 0
    assert amount(session.state, "Bloodlust") == 0


# Burst


def test_burst_is_kept_until_its_player_wants_it():
    state = duel(troop("a"), [sure("Burst", attacks=2)], FOE)
    for turn, wants, cost in ((1, False, 2), (2, True, 4)):
        session = attack(in_phase(state, turn=turn), (), [wants])
        assert lost(session) == cost
        kept = tuple(effect for effect in session.state.effects if effect.until.span == "game")
        state = replace(session.state, effects=kept)
    assert lost(attack(in_phase(state, turn=3))) == 2


# Chaos


def test_chaos_gives_back_models_and_no_more_than_there_were():
    state = duel(troop("a", hp=1, **SOFT), [sure("Chaos")], FOE, shooters=3)
    fallen = state.with_unit(replace(state.units["red1"], figures=("red11",)))
    session = attack(fallen, (5,))
    assert len(session.state.living("red1")) == 3


@pytest.mark.parametrize(("face", "used"), [(1, True), (2, True), (5, True)])
def test_a_chaotic_weapon_counts_as_used_whatever_comes_of_it(face, used):
    session = attack(duel(troop("a", hp=9, **SOFT), [sure("Chaos")], FOE), (face,))
    assert session.state.is_under("red1", "weapon used") is used


# Charge Up


STILL = {"AP": 2, "Power": 2, "Range": 12}
KINDS = pytest.mark.parametrize("name", STILL)


def charging(name, *perks, playstyle="standard", gear=(), user=(), turn=0):
    gun = weapon("gun", f"Charge Up {name}", *perks, power=4, range=6)
    rows = (
        ("red1", "red", troop("a", *user, hp=9, armour=None), (gun, *gear), [(10.0, 10.0)]),
        ("blue1", "blue", troop("t", hp=9), (), [(40.0, 40.0)]),
    )
    state = army(*rows, settings=(("turns", 9), ("playstyle", playstyle)))
    return in_phase(state, "Deploy", turn or 1)


def whole_turn(state, *marks, dice=(6, 1)):
    """Play a turn from its Deploy phase in which nobody acts; marks say what red1 did meanwhile."""

    def play(game):
        yield from book_turns.end_phase(game)
        for mark in marks:
            unit_status.mark(game, mark, "red1")
        if game.state.clock.phase in ("Move", "Attack", "Dash"):
            for _ in range(3):
                yield from book_turns.end_phase(game)
        else:
            yield from book_turns.end_actions(game)

    return run(state, play, dice).state


@KINDS
@pytest.mark.parametrize(("playstyle", "dice"), [("standard", (6, 1)), ("advanced", (2, 6, 1, 2))])
def test_each_turn_without_it_charges_a_weapon_up(name, playstyle, dice):
    state = charging(name, playstyle=playstyle)
    assert amount(whole_turn(state, unit_status.MOVED, dice=dice), f"Charge Up {name}") == STILL[name] // 2
    assert amount(whole_turn(state, dice=dice), f"Charge Up {name}") == STILL[name]


@KINDS
def test_only_a_move_or_a_dash_breaks_the_rest(name):
    assert amount(whole_turn(charging(name), unit_status.RELOCATED), f"Charge Up {name}") == STILL[name]


@pytest.mark.parametrize(
    ("how", "gained"), [("Move", 1), ("Manoeuvre", 1), ("Reflex Manoeuvre", 2), ("Tow", 2)]
)
def test_what_is_a_move_for_weapon_types_alone_does_not_break_the_rest(how, gained):
    def there(game):
        yield from moving.settle(game, "red1", how, (Placed("red11", (12.0, 10.0)),))

    moved = run(charging("Power"), there).state
    assert amount(whole_turn(moved), "Charge Up Power") == gained


@KINDS
@pytest.mark.parametrize(("playstyle", "dice"), [("standard", (6, 1)), ("advanced", (2, 6, 1, 2))])
def test_a_turn_away_from_the_battlefield_does_not_charge(name, playstyle, dice):
    state = charging(name, playstyle=playstyle)
    away = state.with_unit(replace(state.units["red1"], where="reserve"))
    assert amount(whole_turn(away, dice=dice), f"Charge Up {name}") == 0


@KINDS
def test_who_comes_after_deployment_does_not_charge_in_that_turn(name):
    state = charging(name)

    def comes_late(game):
        yield from book_turns.end_phase(game)
        game.lift("red1", "present")
        for _ in range(3):
            yield from book_turns.end_phase(game)

    assert amount(run(state, comes_late, (6, 1)).state, f"Charge Up {name}") == 0


@KINDS
def test_a_use_spends_the_charge_and_the_next_turn_charges_again(name):
    state = whole_turn(charging(name))
    foe = state.figures["blue11"]
    near = state.with_figures(replace(foe, model=replace(foe.model, at=(15.0, 10.0))))
    used = attack(in_phase(near, "Attack", 2), (1,)).state
    assert amount(used, f"Charge Up {name}") == 0
    after = whole_turn(in_phase(used, "Deploy", 2))
    assert amount(after, f"Charge Up {name}") == 0
    assert amount(whole_turn(in_phase(after, "Deploy", 3)), f"Charge Up {name}") == STILL[name]


@KINDS
@pytest.mark.parametrize("link", ["Twin", "Triune"])
def test_the_use_of_a_linked_weapon_spends_it_too(name, link):
    state = charging(name, link, gear=(weapon("other", link, range=60, power=4), weapon("third", link)))
    state = whole_turn(state)
    session = attack(in_phase(state, "Attack", 2), (1,), [("other",)])
    assert amount(session.state, f"Charge Up {name}") == 0


@KINDS
@pytest.mark.parametrize("lock", ["Countdown I", "Countdown II", "Pain Locked"])
def test_a_turn_in_which_perks_bar_it_does_not_charge_a_weapon(name, lock):
    state = whole_turn(charging(name, lock))
    assert amount(state, f"Charge Up {name}") == 0
    again = amount(whole_turn(in_phase(state, "Deploy", 2)), f"Charge Up {name}")
    assert again == (STILL[name] if lock == "Countdown I" else 0)


@KINDS
@pytest.mark.parametrize(("affliction", "charges"), [("Confuse", False), ("Cripple", True)])
def test_nor_does_one_in_which_an_affliction_bars_it(name, affliction, charges):
    state = run(charging(name), lambda g: afflict(g, affliction, "red1", by="blue1")).state
    assert amount(whole_turn(state), f"Charge Up {name}") == STILL[name]  # Confuse is for the next turn
    state = run(charging(name), lambda g: afflict(g, affliction, "red1", by="blue1")).state
    second = whole_turn(in_phase(state, "Deploy", 2))
    assert (amount(second, f"Charge Up {name}") == STILL[name]) is charges


@KINDS
def test_a_weapon_for_a_moment_of_its_own_is_not_barred(name):
    assert amount(whole_turn(charging(name, "Counter")), f"Charge Up {name}") == STILL[name]


# Darkside


@pytest.mark.parametrize(
    ("hp", "choices", "dice", "cost"),
    [
        (9, [("3",), ("3",)], (*(6,) * 6, *(4,) * 4), 4),
        (5, [("3",), ("2",)], (*(6,) * 5, *(4,) * 3), 3),
        (2, [("2",)], (6, 6, 5), 1),
    ],
)
def test_darkside_raises_each_by_three_at_most_and_risks_no_more_hp_than_there_are(hp, choices, dice, cost):
    """Power 1 and one attack; Power 4 needs a 4, Power 3 a 5. What is past the most is refused."""
    state = duel(troop("a", hp=hp, armour=2), [weapon("gun", "Darkside", power=1)], FOE)
    assert lost(attack(state, dice, choices)) == cost
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Attack", "red", "red1"))
    while "Darkside" not in session.pending.what:
        assert not session.answer(session.suggestions()[0])
    assert session.refusal((str(min(3, hp) + 1),))
    left = min(3, hp - 3)
    if left > 0:  # what Power may cost is no longer there for attacks
        assert not session.answer(("3",))
        assert session.refusal((str(left + 1),)) and not session.refusal((str(left),))


# Escalate


@pytest.mark.parametrize(("playstyle", "dice"), [("standard", (6, 1)), ("advanced", (2, 6, 1, 2))])
def test_escalate_counts_turns_from_the_end_of_deployment_to_the_end_of_the_turn(playstyle, dice):
    state = charging("AP", "Escalate", playstyle=playstyle)
    assert amount(whole_turn(state, dice=dice), "turns stayed") == 1
    away = state.with_unit(replace(state.units["red1"], where="reserve"))
    assert amount(whole_turn(away, dice=dice), "turns stayed") == 0


# Reliable


def test_reliable_heeds_what_its_own_side_brings_about():
    """Fighting one foe it aims at another: -1; a Heavy weapon in a melee: -2; its own perk: -1."""
    rows = [("blue2", "blue", troop("u", hp=9, **SOFT), (), [(10.0, 10.0 + WIDTH)])]
    state = duel(troop("a"), [weapon("gun", "Reliable", power=4)], FOE, others=rows)
    session = attack(locked(state, "red1", "blue2"), (4,), [("blue1",)])
    assert rolls(session) == [("attack dice (5+): Gun", 1)]
    worn = duel(troop("a"), [weapon("gun", "Reliable", "Anti-Air I", power=4)], FOE)
    assert rolls(attack(worn, (4,))) == [("attack dice (5+): Gun", 1)]


@pytest.mark.parametrize("name", ["Blind", "Concussive"])
def test_reliable_shrugs_off_what_afflictions_do_to_its_dice(name):
    state = duel(troop("a"), [weapon("gun", "Reliable", range=40)], FOE)
    state = run(state, lambda g: afflict(g, name, "red1", by="blue1")).state
    assert rolls(attack(state, (4,))) == [("attack dice (4+): Gun", 1)]


# Skill


@pytest.mark.parametrize(("face", "takes"), [(3, True), (2, False)])
def test_skill_helps_each_test_of_its_weapon(face, takes):
    state = attack(duel(troop("a"), [sure("Skill", "Freeze I")], FOE), (face,)).state
    assert state.is_under("blue1", "Freeze") is takes
