"""Single clauses of the afflictions that wear a unit down, beside the same without them."""

from dataclasses import replace

import pytest
from advanced import facing, playing, take
from armies import troop, weapon
from asking import hurt
from coming_back import fallen
from coming_back import turn as begin_turn
from companies import attached, part_of
from convoys import convoy
from fighting import attack, duel, in_phase, lost, under
from running import asks, end_turn, run

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict, is_suffering
from battlefield.rulebooks.warsurge.perks.unit.movement.more import hampered
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.units.unit_status import ATTACKED, mark
from battlefield.rules.core.events import Placed

SOFT = {"armour": None, "aegis": None}
FOE = troop("t", defence=4, hp=40, **SOFT)


def laid(name, *, on="blue1", amount=1, target=FOE, turn=1, phase="End", settings=(), used="gun", **more):
    """Blue suffers what red's gun laid on it."""
    state = duel(troop("a", hp=9), [weapon("gun", ap=4)], target, armed=(weapon("bow", attacks=3),), **more)
    state = replace(in_phase(state, "Attack", turn), settings=settings)
    state = run(state, lambda g: afflict(g, name, on, by="red1", weapon=used, amount=amount)).state
    return in_phase(state, phase, turn)


def again(state, name, **more):
    return run(state, lambda g: afflict(g, name, "blue1", by="red1", weapon="gun", **more)).state


def figure(state, what, weapon_id="", unit="blue1", turn=None):
    state = in_phase(state, "Attack", turn) if turn else state
    return stat(asks(state), what, unit, weapon=weapon_id).value


# how long they last

ENDLESS = {
    "Bleed": (),
    "Burn": (),
    "Implant": (),
    "Leech": (),
    "Pestilence": (),
    "Plague": (1,),
    "Poison": (1,),
    "Venom": (),
    "Virus": (),
    "Zombify": (),
}


@pytest.mark.parametrize(("name", "dice"), ENDLESS.items())
def test_what_is_for_the_rest_of_the_game_is_still_there_after_turns(name, dice):
    state = laid(name)
    for turn in (1, 2, 3):
        state = end_turn(in_phase(state, "Attack", turn), dice)
    assert state.is_under("blue1", name)


def test_a_fire_that_nobody_puts_out_burns_on_turn_after_turn():
    state = laid("Ignite")
    for turn in (1, 2):
        state = end_turn(in_phase(state, "Attack", turn), (2,), (False,))
    assert state.hp("blue1") == 36


@pytest.mark.parametrize("name", ["Blind", "Concussive", "Mitigate", "Shock", "Weaken"])
@pytest.mark.parametrize(("playstyle", "now"), [("standard", False), ("advanced", True)])
def test_only_in_the_standard_game_it_waits_for_a_unit_that_has_attacked(name, playstyle, now):
    state = replace(duel(troop("a"), [weapon("gun")], FOE), settings=(("playstyle", playstyle),))

    def late(game):
        mark(game, ATTACKED, "blue1")
        yield from afflict(game, name, "blue1", by="red1")

    assert is_suffering(run(state, late).state, "blue1", name) is now


@pytest.mark.parametrize(
    "name", ["Blind", "Concussive", "Corrode", "Mitigate", "Pulverise", "Scourge", "Shock"]
)
def test_what_lasts_for_a_turn_works_at_once(name):
    assert is_suffering(laid(name, phase="Attack"), "blue1", name)


# Bleed


def bleeding(*perks, amount=1, **more):
    foe = troop("t", *perks, **{"hp": 9, "defence": 4, "armour": 2, **more})
    return laid("Bleed", target=foe, amount=amount, apart=25.0)


def test_who_bleeds_loses_nothing_by_standing_still():
    session = attack(
        in_phase(bleeding(), "Move", 1, "blue"), (), [(Placed("blue11", (35.0, 10.0)),)], "blue1", "Move"
    )
    assert session.state.hp("blue1") == 9


def test_no_armour_helps_who_bleeds():
    walk = [(Placed("blue11", (33.0, 10.0)),)]
    session = attack(in_phase(bleeding(), "Move", 1, "blue"), (), walk, "blue1", "Move")
    assert session.state.hp("blue1") == 8


def test_who_bleeds_loses_hp_as_it_goes_aboard_and_as_it_comes_out():
    state = convoy(models=1, at=(10.0, 12.0))
    profile = replace(state.profiles["squaddie"], stats={**state.profiles["squaddie"].stats, "hp": 4})
    state = hurt(replace(state, profiles={**state.profiles, "squaddie": profile}), "squad", 4)
    state = run(state, lambda g: afflict(g, "Bleed", "squad", by="foe")).state
    session = attack(state, (), [("truck|truck1|",)], "squad", "Move")
    assert (session.state.units["squad"].where, session.state.hp("squad")) == ("truck", 3)
    rested = tuple(effect for effect in session.state.effects if effect.name != "acted")
    out = in_phase(replace(session.state, effects=rested), "Dash")
    after = attack(out, (), [("disembark",)], "squad", "Dash").state
    assert (after.units["squad"].where, after.hp("squad")) == ("table", 2)


def test_who_bleeds_in_the_advanced_game_and_moves_twice_loses_2_hp():
    session = playing(
        run(facing(points=9, apart=25.0), lambda g: afflict(g, "Bleed", "red1", by="blue1")).state
    )
    for x in (12.0, 14.0):
        take(session, "Move", "red1", answers=[(Placed("red11", (x, 10.0)),)])
    assert session.state.hp("red1") == 1


# Chill


@pytest.mark.parametrize(("amount", "inches"), [(0, 6), (2, 4), (9, 0)])
def test_a_chilled_unit_manoeuvres_less_far(amount, inches):
    state = laid("Chill", amount=amount) if amount else duel(troop("a"), [], FOE)
    assert hampered(asks(state), "blue1", 6) == inches


def test_a_chill_without_an_hp_lost_to_it_does_not_keep_an_older_one():
    state = end_turn(laid("Chill"))
    saved = duel(troop("a"), [weapon("gun", "Chill", power=10)], troop("t", defence=4, hp=40, armour=2))
    session = attack(in_phase(replace(saved, effects=state.effects, serial=state.serial), turn=2), (2,))
    assert not end_turn(session.state).is_under("blue1", "Chill")


def test_the_chill_of_a_harmless_weapon_stays_for_the_next_turn():
    gun = weapon("gun", "Chill", "Harmless", power=10)
    session = attack(duel(troop("a"), [gun], FOE))
    assert (lost(session), end_turn(session.state).is_under("blue1", "Chill")) == (0, True)


# Ignite


def test_each_stack_of_a_fire_rolls_its_own_d6():
    state = laid("Ignite", amount=2)
    assert end_turn(state, (2, 3), (False,)).hp("blue1") == 40 - 5


def test_fires_of_different_ap_are_saved_against_each_by_its_own():
    """Armour 4+: a fire of AP 4+ leaves no save, one of AP 6+ does."""
    foe = troop("t", hp=40, armour=4)
    state = duel(
        troop("a"),
        [weapon("hot", "Ignite I", ap=4, power=10), weapon("warm", "Ignite I", ap=6, power=10)],
        foe,
    )
    lit = attack(state, (3,), [("hot",), ("warm",)]).state
    after = end_turn(in_phase(lit, "End"), (2, 3, 4, 3, 4), (False,))
    assert lit.hp("blue1") - after.hp("blue1") == 2 + 1


@pytest.mark.parametrize(
    ("more", "dice", "cost"),
    [((), (1, 4), 0), (("Penetrate IV",), (1, 4), 0), (("Terminate I", "+AP II (D6)"), (1, 3), 1)],
)
def test_no_perk_of_its_weapon_helps_a_fire(more, dice, cost):
    foe = troop("t", defence=4, hp=40, armour=4)
    gun = weapon("gun", "Ignite I", *more)
    state = duel(troop("a"), [gun], foe)
    state = run(state, lambda g: afflict(g, "Ignite", "blue1", by="red1", weapon="gun")).state
    after = end_turn(in_phase(state, "End"), dice, (False,))
    assert state.hp("blue1") - after.hp("blue1") == cost


def test_a_unit_without_weapons_may_put_a_fire_out_too():
    state = laid("Ignite", amount=3)
    bare = state.with_figures(replace(state.figures["blue11"], weapons=()))
    after = end_turn(bare, (), (True,))
    assert (after.hp("blue1"), after.is_under("blue1", "Ignite")) == (40, False)


# Implant


@pytest.mark.parametrize(("stacks", "sown"), [(1, 1), (2, 2), (3, 3), (4, 3)])
@pytest.mark.parametrize("rank", ["I", "II"])
def test_each_stack_of_implant_takes_one_seed(rank, stacks, sown):
    seeds = [(f"red{n}", "red", troop(f"s{n}", f"Seed {rank}"), (), None) for n in (2, 3, 4)]
    theirs = ("blue2", "blue", troop("s5", f"Seed {rank}"), (), None)
    state = duel(troop("a"), [weapon("gun", "Implant")], FOE, others=[*seeds, theirs])
    laid_ = run(state, lambda g: afflict(g, "Implant", "blue1", by="red1", amount=stacks), (), [True] * sown)
    assert sum(effect.name == "seed in" for effect in laid_.state.effects) == sown
    assert not laid_.state.effects_on("blue2", "seed in")
    after = fallen(laid_.state, "blue1")
    assert [unit.id for unit in after.on_table() if unit.id in ("red2", "red3", "red4")] == [
        f"red{n + 2}" for n in range(sown)
    ]


# Leech


def leeching(*, hp=5, amount=2):
    state = laid("Leech", amount=amount)
    return state.with_figures(replace(state.figures["red11"], hp=hp))


def test_what_leech_gives_back_is_no_more_than_was_lost_and_never_beyond_full():
    assert end_turn(leeching(hp=8)).hp("red1") == 9
    assert end_turn(leeching(hp=8)).hp("blue1") == 38


def test_leech_gives_nothing_to_those_who_joined_its_user():
    mate = ("red2", "red", troop("mate", hp=9), (), [(11.5, 10.0)])
    state = laid("Leech", others=[mate])
    state = attached(state.with_figures(replace(state.figures["red21"], hp=2)), "red2", "red1")
    after = end_turn(state)
    assert (after.hp("red1"), after.hp("red2"), after.hp("blue1")) == (9, 2, 39)


def test_leech_ends_once_its_user_is_a_wreck():
    """It has become a casualty, though its model remains as terrain."""
    state = duel(troop("a", "Wreckage"), [weapon("gun")], FOE)
    state = run(state, lambda g: afflict(g, "Leech", "blue1", by="red1", weapon="gun")).state
    wreck = fallen(state, "red1")
    assert wreck.units["red1"].is_rough
    assert not wreck.is_under("blue1", "Leech")
    assert end_turn(in_phase(wreck, "End")).hp("blue1") == 40


def test_what_is_leeched_goes_to_a_sergeant_that_its_wreck_has_left():
    boss = ("red2", "red", troop("boss", "Sergeant", hp=9), (), [(11.5, 10.0)])
    state = part_of(duel(troop("a", "Wreckage"), [weapon("gun")], FOE, others=[boss]), "red2", "red1")
    state = run(state, lambda g: afflict(g, "Leech", "blue1", by="red1", weapon="gun")).state
    wreck = fallen(hurt(state, "red2", 5), "red1")
    after = end_turn(wreck)
    assert (after.hp("red2"), after.hp("blue1")) == (6, 39)


# Blind


@pytest.mark.parametrize(("apart", "reaches"), [(7.5, True), (7.6, False)])
def test_half_of_an_odd_range_is_not_rounded(apart, reaches):
    """15 inches are 7.5 to the blind: the book rounds no ranges."""
    far = duel(troop("a"), [weapon("gun", range=15)], troop("t", hp=9), apart=apart + 32 / 25.4)
    blind = run(far, lambda game: afflict(game, "Blind", "red1", by="blue1", weapon="gun")).state
    assert bool(aims(asks(blind), "red1", "gun")) is reaches
    (arm,) = Warsurge().card(blind, "red1").weapons
    assert [line.shown for line in arm.lines if line.name == "Range"] == ['7.5"']


# Mitigate


@pytest.mark.parametrize(("ap", "level"), [(2, 4), (6, 0), (None, 0)])
def test_mitigate_takes_one_from_the_ap_of_each_weapon(ap, level):
    state = duel(troop("a"), [weapon("gun")], FOE, armed=(weapon("bow", ap=ap), weapon("axe", ap=5)))
    state = again(state, "Mitigate")
    assert (figure(state, "ap", "bow"), figure(state, "ap", "axe")) == (level, 1)


@pytest.mark.parametrize(("rank", "face"), [("I", 3), ("II", 4), ("IV", 6)])
def test_penetrate_of_a_mitigated_unit_is_a_rank_lower_in_play(rank, face):
    """Armour 3+ against Penetrate II needs a 5; mitigated, a 4."""
    bow = weapon("bow", f"Penetrate {rank}", power=10)
    state = duel(troop("a", hp=9, defence=4, armour=3), [weapon("gun")], FOE, armed=(bow,))
    state = in_phase(again(state, "Mitigate"), side="blue")
    assert lost(attack(state, (face,), unit="blue1"), "red1") == 0
    assert lost(attack(state, (face - 1,), unit="blue1"), "red1") == 1


# Shock


@pytest.mark.parametrize(("printed", "stacks", "dice"), [(3, 1, 2 + 4), (3, 7, 1 + 4), (1, 1, 1 + 4)])
def test_shock_takes_printed_attacks_before_perks_add_to_them(printed, stacks, dice):
    bow = weapon("bow", "+Attacks II (D6)", attacks=printed, power=10)
    state = duel(troop("a", hp=40, defence=4, **SOFT), [weapon("gun")], FOE, armed=(bow,))
    state = in_phase(again(state, "Shock", amount=stacks), side="blue")
    assert lost(attack(state, (4,), unit="blue1"), "red1") == dice


# Virus


@pytest.mark.parametrize("source", ["Last Stand I", "Reservoir", "Resurrection I", "Revive I", "Reanimate I"])
def test_a_virus_lets_what_brings_a_unit_back_restore_it(source):
    state = hurt(laid("Virus"), "blue1", 5)
    assert run(state, lambda g: gain(g, "blue1", 3, source)).state.hp("blue1") == 8


@pytest.mark.parametrize("source", ["Healer I", "Recover", "Regenerate", "Heal", "HP Steal", "Leech"])
def test_a_virus_lets_nothing_else_restore_it(source):
    state = hurt(laid("Virus"), "blue1", 5)
    assert run(state, lambda g: gain(g, "blue1", 3, source)).state.hp("blue1") == 5


@pytest.mark.parametrize(
    ("perk", "helper", "dice"),
    [("Resurrection I", "", (6,)), ("", "Revive I", (4,)), ("", "Reanimate I", (4,)), ("Reservoir", "", ())],
)
def test_a_virus_endures_what_brings_a_unit_back(perk, helper, dice):
    side = "red" if helper.startswith("Reanimate") else "blue"
    foe = troop("t", *([perk] if perk else []), hp=9, defence=4, **SOFT)
    others = [("near", side, troop("near", *([helper] if helper else []), points=900), (), [(20.0, 13.0)])]
    state = laid("Virus", target=foe, others=others, phase="Attack")
    state = fallen(state, "blue1")
    if helper:
        state = attack(in_phase(state, "Move", 1, side), dice, [(helper,)], unit="near", name="Move").state
    elif dice:
        state = begin_turn(state, 2, (), dice)
    assert state.hp("blue1") > 0
    assert state.is_under("blue1", "Virus")


def test_a_virus_endures_a_last_stand_which_it_does_not_prevent():
    """All else that ails the unit ends."""
    state = under(
        under(duel(troop("shooter"), (), troop("hero", "Last Stand", hp=4)), "Virus", "blue1", "red1"),
        "Burn",
        "blue1",
        "red1",
    )

    def flow(game):
        yield from lose(game, "blue1", 4, "a test")
        yield from remove_casualties(game)

    after = run(state, flow).state
    assert after.hp("blue1") == 4
    assert [after.is_under("blue1", name) for name in ("Virus", "Burn")] == [True, False]
