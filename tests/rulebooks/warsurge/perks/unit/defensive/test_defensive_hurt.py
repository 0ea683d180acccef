"""Defensive perks for losing HP, and those that keep other perks from doing anything."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, duel, in_phase, locked, lost, rolls, under

from battlefield.rulebooks.warsurge.movement.deploying import placing_problem
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.turns import can_act
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stat_tests import aether_test, mastery_test, skill_test
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game, Running
from battlefield.rules.core.modifiers import plus
from battlefield.rules.core.perks import Catalogue, Gives, Perk, Use
from battlefield.rules.core.requests import Confirm
from battlefield.rules.core.state import Clock

CONTACT = 32 / 25.4


def target(*perks, defence=4, hp=30, armour=None, aegis=None, **more):
    return troop("t", *perks, defence=defence, hp=hp, armour=armour, aegis=aegis, **more)


def sure(*perks, attacks=1, **more):
    """A weapon that hits defence 4 once for each attack, without a roll."""
    return weapon("gun", *perks, attacks=attacks, power=10, **more)


def run(state, flow, dice=(), answers=(), book=CATALOGUE):
    """Run a flow on a state; gives the state after it."""
    running = Running(state, book, flow, Listed(dice))
    for answer in answers:
        assert isinstance(running.pending, Confirm), running.pending
        assert not running.answer(answer)
    assert running.is_done, running.pending
    return running.game.state


def loses(amount, why="fire", by=""):
    return lambda game: lose(game, "blue1", amount, why, by=by)


def gains(amount, why="rest", by="", limited=False):
    return lambda game: gain(game, "blue1", amount, why, by=by, limited=limited)


def ends_turn(game):
    yield from game.end("turn", "End")
    yield from remove_casualties(game)


def stand(*perks, hp=30, weapons=(), **more):
    return duel(troop("a"), list(weapons), target(*perks, hp=hp, **more))


# losing less


@pytest.mark.parametrize(("rank", "hp"), [("I", 1), ("II", 2), ("III", 3)])
def test_absorption_ignores_the_first_hp_of_a_turn(rank, hp):
    state = run(stand(f"Absorption {rank}"), loses(5))
    assert state.hp("blue1") == 30 - (5 - hp)
    assert run(state, loses(5)).hp("blue1") == 30 - (10 - hp)


def test_absorption_counts_over_several_losses_and_returns_next_turn():
    state = run(run(stand("Absorption III"), loses(2)), loses(2))
    assert state.hp("blue1") == 29
    later = replace(run(state, lambda game: game.end("turn")), clock=Clock(2))
    assert run(later, loses(4)).hp("blue1") == 28


def test_tough_halves_what_a_weapon_costs_down_to_1():
    assert lost(attack(stand("Tough", weapons=[sure(attacks=5)]))) == 2
    assert lost(attack(stand("Tough", weapons=[sure()]))) == 1
    assert run(stand("Tough"), loses(5)).hp("blue1") == 25


def test_immortal_loses_no_more_than_half_in_a_turn_and_wears_off_with_it():
    state = run(stand("Immortal", hp=15), loses(20))
    assert state.hp("blue1") == 7
    assert run(state, loses(3)).hp("blue1") == 7
    later = replace(run(state, lambda game: game.end("turn")), clock=Clock(2))
    assert run(later, loses(7)).hp("blue1") == 0


def test_immortal_lasts_while_less_than_half_is_lost():
    state = run(stand("Immortal", hp=15), loses(7))
    later = replace(run(state, lambda game: game.end("turn")), clock=Clock(2))
    assert run(later, loses(20)).hp("blue1") == 0  # 8 in all, 8 this turn
    assert run(run(later, gains(7)), loses(20)).hp("blue1") == 7


def test_deathblow_does_nothing_to_immortal():
    assert run(stand("Immortal", hp=15), loses(9, "Deathblow")).hp("blue1") == 15
    assert Game(stand("Immortal"), CATALOGUE).reason_against("perk Deathblow", "blue1")


@pytest.mark.parametrize(
    ("unit", "perks", "hp"),
    [
        ((), ("Weapon: Fire",), 5),  # no element of its own: held off
        (("Unit: Ice",), ("Weapon: Fire",), 10),
        (("Unit: Water",), ("Weapon: Fire",), 3),  # halved, below the half
        (("Weakness: Fire",), ("Weapon: Fire",), 10),
        (("Weakness: Fire",), ("Burn",), 5),  # no perk of the Element family
    ],
)
def test_immortal_does_not_hold_elements_off_that_cost_it_more(unit, perks, hp):
    state = stand("Immortal", *unit, hp=10, weapons=[sure(*perks, attacks=7)])
    assert lost(attack(state)) == hp


# outliving it


def at_nothing(below=2):
    """An eternal unit of 3 HP that has lost its HP and more, in the Attack phase."""
    return run(stand("Eternal", hp=3), loses(3 + below))


def test_eternal_stays_until_the_turn_ends_and_falls_then():
    state = run(at_nothing(), remove_casualties)
    assert state.units["blue1"].where == "table"
    assert can_act(Game(in_phase(state, "Move"), CATALOGUE), state.units["blue1"])
    assert run(state, remove_casualties).units["blue1"].where == "table"
    assert run(state, ends_turn).units["blue1"].where == "gone"


def test_eternal_is_kept_for_later_only_where_another_perk_is_for_its_fall():
    """What occurs under certain circumstances has to be used then; of several one may be saved."""
    assert run(at_nothing(), remove_casualties).units["blue1"].where == "table"
    two = stand("Eternal", "Reservoir", hp=4)
    saved = run(two, loses(4), answers=[False, True])
    assert (saved.hp("blue1"), saved.is_under("blue1", "Eternal")) == (1, False)
    now = run(two, loses(4), answers=[True])
    assert (now.hp("blue1"), now.is_under("blue1", "Eternal")) == (0, True)


@pytest.mark.parametrize(("regained", "hp", "where"), [(2, 0, "gone"), (3, 1, "table"), (5, 3, "table")])
def test_eternal_makes_up_for_hp_below_nothing_first(regained, hp, where):
    state = run(at_nothing(), remove_casualties)
    state = run(state, gains(regained))
    assert state.hp("blue1") == hp
    assert run(state, ends_turn).units["blue1"].where == where


def test_eternal_tallies_what_it_loses_while_it_lives_on():
    state = run(at_nothing(0), remove_casualties)
    state = run(run(state, loses(2)), gains(3))
    assert state.hp("blue1") == 1


def test_a_unit_that_lives_on_can_be_shot_at():
    state = duel(troop("a"), [sure(attacks=2)], target("Eternal", hp=3))
    state = run(run(state, loses(3)), remove_casualties)
    session = attack(state)
    assert sum(e.amount for e in session.state.effects_on("blue1", "HP below nothing")) == 2


def test_eternal_works_once_a_game():
    state = run(at_nothing(0), remove_casualties)
    state = run(run(state, gains(2)), ends_turn)
    assert run(run(state, loses(2)), remove_casualties).units["blue1"].where == "gone"


# paying it back


def melee(*perks, armour=None, aegis=None):
    sword = weapon("sword", range=0, attacks=3, power=10)
    attacker = troop("a", hp=9, armour=armour, aegis=aegis)
    return locked(duel(attacker, [sword], target(*perks), apart=CONTACT), "red1", "blue1")


def test_retaliate_strikes_back_on_4_for_each_hp():
    session = attack(melee("Retaliate I", armour=4), (2, 4, 5, 4, 3))
    assert (lost(session, "blue1"), lost(session, "red1")) == (3, 1)
    assert [count for _, count in rolls(session)] == [3, 2]


def test_retaliate_ii_allows_no_armour_but_aegis():
    session = attack(melee("Retaliate II", armour=2, aegis=5), (2, 4, 5, 5, 4))
    assert lost(session, "red1") == 1


def test_retaliate_answers_melees_only():
    assert lost(attack(stand("Retaliate I", weapons=[sure()])), "red1") == 0
    assert run(melee("Retaliate I"), loses(2, "Burn", by="red1")).hp("red1") == 9


def test_two_that_retaliate_do_not_go_on_for_ever():
    sword = weapon("sword", range=0, attacks=1, power=10)
    attacker = troop("a", "Retaliate II", hp=9, armour=None)
    state = locked(duel(attacker, [sword], target("Retaliate II"), apart=CONTACT), "red1", "blue1")
    session = attack(state, (6,))
    assert (lost(session, "blue1"), lost(session, "red1")) == (1, 1)


@pytest.mark.parametrize(
    ("turns", "move", "dash", "defence", "aegis"),
    [(0, 5, 6, 4, 0), (1, 8, 9, 4, 0), (2, 8, 9, 5, 0), (3, 8, 9, 5, 1)],
)
def test_powered_by_pain_grows_with_whole_turns_on_the_battlefield(turns, move, dash, defence, aegis):
    state = stand("Powered by Pain", move=5)
    state = under(state, "turns stayed", "blue1", amount=turns) if turns else state
    game = Game(state, CATALOGUE)
    found = [stat(game, name, "blue1").value for name in ("move", "dash", "defence", "aegis")]
    assert found == [move, dash, defence, aegis]


# immunity

IMMUNITIES = {
    "Artificial": ("Bleed", "Implant", "Leech", "Zombify"),
    "Fearless": ("Terrify", "Dread"),
    "Heat Resist I": ("Burn", "Ignite"),
    "Immunity I": ("Pestilence", "Plague", "Poison", "Venom", "Virus", "Zombify"),
    "Immunity II": ("Virus", "Zombify"),
    "Impregnable": ("Implant",),
}


@pytest.mark.parametrize(("perk", "names"), IMMUNITIES.items())
def test_an_immune_unit_is_spared(perk, names):
    state = stand(perk)
    for name in names:
        after = run(state, lambda game, name=name: game.lay(name, "blue1", by="red1"))
        assert not after.is_under("blue1", name)
    harmed = run(state, lambda game: game.lay("Gravity", "blue1", by="red1"))
    assert harmed.is_under("blue1", "Gravity")
    assert run(state, lambda game: game.lay(names[0], "red1", by="blue1")).is_under("red1", names[0])


@pytest.mark.parametrize("perk", ["Immunity I", "Immunity II"])
def test_nothing_spreads_from_the_immune(perk):
    game = Game(stand(perk), CATALOGUE)
    assert all(game.reason_against(f"spread {name}", "blue1") for name in ("Pestilence", "Plague", "Zombify"))
    assert not game.reason_against("spread Plague", "red1")


@pytest.mark.parametrize(("why", "hp"), [("Heal", 5), ("Healer II", 5), ("HP Steal", 8), ("rest", 8)])
def test_heal_and_healer_give_nothing_to_the_artificial(why, hp):
    state = run(stand("Artificial", hp=10), loses(5))
    assert run(state, gains(3, why, by="red1")).hp("blue1") == hp


def test_nothing_is_stolen_from_the_artificial():
    state = duel(troop("a", hp=9), [], target("Artificial"))
    state = state.with_figures(replace(state.figures["red11"], hp=5))
    steals = lambda why: lambda game: gain(game, "red1", 2, why, by="blue1")  # noqa: E731
    assert run(state, steals("HP Steal")).hp("red1") == 5
    assert run(state, steals("rest")).hp("red1") == 7


FED = [("Heat Resist II", name) for name in ("Burn", "Ignite")]
FED += [("Immunity II", name) for name in ("Pestilence", "Plague", "Poison", "Venom")]


@pytest.mark.parametrize(("perk", "name"), FED)
def test_what_an_enemy_s_affliction_would_cost_is_regained_up_to_the_full_hp(perk, name):
    state = run(stand(perk, hp=10), loses(2))
    assert run(state, lambda game: game.lay(name, "blue1", by="red1")).is_under("blue1", name)
    assert run(state, loses(1, name, by="red1")).hp("blue1") == 9
    assert run(state, loses(5, name, by="red1")).hp("blue1") == 10
    assert run(state, loses(1, "Bleed", by="red1")).hp("blue1") == 7


@pytest.mark.parametrize(("perk", "name"), FED)
def test_a_friend_s_affliction_does_not_take_unless_the_weapon_heals(perk, name):
    state = duel(troop("a"), [], target(perk), armed=[weapon("torch"), weapon("salve", "Heal")])
    torch = run(state, lambda game: game.lay(name, "blue1", by="blue1", weapon="torch"))
    assert not torch.is_under("blue1", name)
    salve = run(state, lambda game: game.lay(name, "blue1", by="blue1", weapon="salve"))
    assert salve.is_under("blue1", name)


def test_a_weapon_called_after_an_affliction_is_only_a_weapon():
    gun = replace(sure(attacks=3), name="Burn")
    assert lost(attack(stand("Heat Resist II", weapons=[gun]))) == 3


# resisting


def outcome(test, state, dice, source="Rite", **about):
    """Tell whether a test of the red unit passes."""
    found = []

    def flow(game):
        result = yield from test(game, "red1", source, **about)
        found.append(result)

    run(state, flow, dice)
    return found[0]


@pytest.mark.parametrize(("rank", "needed", "inches"), [("I", 5, 12), ("II", 6, 18)])
def test_resist_worsens_mastery_tests_nearby(rank, needed, inches):
    near = duel(troop("a"), [], target(f"Resist {rank}"), apart=inches + CONTACT)
    assert outcome(mastery_test, near, (needed,))
    assert not outcome(mastery_test, near, (needed - 1,))
    far = duel(troop("a"), [], target(f"Resist {rank}"), apart=inches + 0.1 + CONTACT)
    assert outcome(mastery_test, far, (4,))


@pytest.mark.parametrize(("rank", "needed"), [("I", 5), ("II", 6)])
def test_resist_worsens_skill_tests_against_it_at_any_distance(rank, needed):
    far = duel(troop("a"), [weapon("gun")], target(f"Resist {rank}"), apart=30)
    assert outcome(skill_test, far, (needed,), target="blue1", weapon="gun")
    assert not outcome(skill_test, far, (needed - 1,), target="blue1", weapon="gun")
    assert outcome(skill_test, far, (4,), target="red1", weapon="gun")


@pytest.mark.parametrize(("rank", "total"), [("I", 8), ("II", 7)])
def test_resist_worsens_aether_tests(rank, total):
    near = duel(troop("a", hp=20), [weapon("gun")], target(f"Resist {rank}"))
    assert outcome(aether_test, near, (total - 4, 4)).passed
    assert not outcome(aether_test, near, (total - 3, 4)).passed
    assert not outcome(aether_test, near, (1, 1)).upgraded
    burning = 12 - (9 - total)
    assert outcome(aether_test, near, (6, burning - 6, 1)).burnt
    far = duel(troop("a"), [weapon("gun")], target(f"Resist {rank}"), apart=30)
    assert outcome(aether_test, far, (5, 4)).passed
    assert not outcome(aether_test, far, (5, 4), target="blue1", weapon="gun").passed


def test_only_the_strongest_resistance_counts_and_friends_are_not_hindered():
    others = (("blue2", "blue", troop("u", "Resist II"), (), [(10.0, 16.0)]),)
    state = duel(troop("a"), [], target("Resist I"), others=others)
    assert outcome(mastery_test, state, (6,))
    assert not outcome(mastery_test, state, (5,))
    own = duel(troop("a", "Resist II"), [], target())
    assert outcome(mastery_test, own, (4,))


@pytest.mark.parametrize(("rank", "needed"), [("I", 2), ("II", 3)])
def test_resist_asks_for_a_face_of_what_harmless_lets_pass(rank, needed):
    harmless = Perk(
        "Harmless", "Test", "weapon", gives=(Gives("automatic Cripple", lambda *_: plus(1, "Harmless")),)
    )
    kept = [perk for name, perk in CATALOGUE.perks.items() if name != "Harmless"]
    book = Catalogue([*kept, harmless])
    state = duel(troop("a"), [weapon("gun", "Harmless")], target(f"Resist {rank}"))

    def passes(game):
        yield from skill_test(game, "red1", "Cripple", target="blue1", weapon="gun")

    for face in (needed, needed - 1):
        running = Running(state, book, passes, Listed((face,)))
        words = [event.words for event in running.game.events if hasattr(event, "words")]
        assert ("passed" in words[-1]) is (face == needed)


# keeping off


def arriving(how, x=30.0):
    state = army(
        ("red1", "red", troop("a"), (), [(0.0, 0.0)]),
        ("blue1", "blue", target("Sentinel"), (), [(20.0, 10.0)]),
    )
    state = state.with_unit(replace(state.units["red1"], where="reserve"))
    return placing_problem(Game(state, CATALOGUE), "red1", (Placed("red11", (x, 10.0)),), None, how)


@pytest.mark.parametrize("how", ["Ambush", "Teleport II"])
def test_a_sentinel_keeps_deployment_perks_12_inches_off(how):
    assert "keeps arrivals 12 in away" in arriving(how)
    assert arriving(how, 20.0 + 12.01 + CONTACT) == ""
    assert arriving(how, 20.0 + 12.0 + CONTACT)


@pytest.mark.parametrize("how", ["Deploy", "Seed I", "Phoenix"])
def test_a_sentinel_lets_plain_deployment_seed_and_phoenix_be(how):
    assert arriving(how) == ""


def test_a_sentinel_keeps_enemies_from_burrowing_nearby():
    game = Game(stand("Sentinel"), CATALOGUE)
    assert game.reason_against("use Burrow", "red1")
    assert not game.reason_against("use Burrow", "blue1")
    far = Game(duel(troop("a"), [], target("Sentinel"), apart=14), CATALOGUE)
    assert not far.reason_against("use Burrow", "red1")


def test_a_use_that_is_forbidden_is_not_offered():
    def nothing(_game, _bearer):
        yield from ()

    burrow = Perk("Burrow", "Test", uses=(Use("Dig", nothing),))
    book = Catalogue([*(perk for name, perk in CATALOGUE.perks.items() if name != "Burrow"), burrow])
    near = duel(troop("a", "Burrow"), [], target("Sentinel"))
    far = duel(troop("a", "Burrow"), [], target("Sentinel"), apart=14)
    assert "Burrow" not in usable(Game(near, book), "red1")
    assert "Burrow" in usable(Game(far, book), "red1")


# afflictions in play


def afflicted(at, perk, attacks=3):
    """The target after an attack that lays an affliction, with some of its HP lost before."""
    state = duel(troop("a"), [sure(perk, attacks=attacks)], at)
    return attack(run(state, loses(10))).state


def ended(state, dice=()):
    return run(state, lambda game: game.end("turn", "End"), dice)


def test_burn_warms_who_resists_heat_and_burns_the_others():
    assert ended(afflicted(target(), "Burn")).hp("blue1") == 30 - 10 - 3 - 3
    assert ended(afflicted(target("Heat Resist I"), "Burn")).hp("blue1") == 30 - 10 - 3
    assert ended(afflicted(target("Heat Resist II"), "Burn")).hp("blue1") == 30 - 10 - 3 + 3
    assert ended(afflicted(target("Flammable"), "Burn")).hp("blue1") == 30 - 10 - 3 - 6


def test_poison_feeds_the_immune_and_ruins_the_sickly():
    assert ended(afflicted(target(), "Poison", 1), (2,)).hp("blue1") == 30 - 10 - 1 - 2
    assert ended(afflicted(target("Immunity I"), "Poison", 1)).hp("blue1") == 30 - 10 - 1
    assert ended(afflicted(target("Immunity II"), "Poison", 1), (2,)).hp("blue1") == 30 - 10 - 1 + 2
    assert ended(afflicted(target("Sickly"), "Poison", 1), (2,)).hp("blue1") == 30 - 10 - 1 - 4


def test_steadfast_keeps_its_armour_from_corrode():
    for perks, level in (((), 2), (("Steadfast",), 3)):
        state = duel(troop("a"), [sure("Corrode", ap=4)], target(*perks, armour=4))
        assert stat(Game(attack(state).state, CATALOGUE), "armour", "blue1").value == level


def test_absorption_takes_the_first_hp_of_an_affliction_too():
    assert ended(afflicted(target("Absorption III"), "Burn", 2)).hp("blue1") == 30 - 7 - 2 - 2
