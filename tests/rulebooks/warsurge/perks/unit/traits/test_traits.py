"""Traits in play: units that come back, are made anew, come last, hide, or are not there at all."""

from dataclasses import replace
from fractions import Fraction

import pytest
from advanced import in_step, playing, take
from armies import army, troop, weapon
from coming_back import begun, fallen, turn
from companies import RIFLE, field, squad
from fighting import attack, in_phase, under
from running import asks, first_lots, run

from battlefield.geometry.kernel.shapes import Template
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.attack_moments import TemplateLaid
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.hidden_information import seen_by, veiled
from battlefield.rulebooks.warsurge.movement.deploying import arrive, deploy, may_deploy, why_not_hold
from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import marker_of
from battlefield.rulebooks.warsurge.turn.turns import ready
from battlefield.rulebooks.warsurge.turn.victory import finish, share_left
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import worth
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Clock, Held


def walked(state, unit, at):
    """The state after a unit of one model went straight to a place."""
    return run(state, lambda game: settle(game, unit, "Move", (Placed(f"{unit}1", at),))).state


# Respawn


def phoenix(**more):
    return begun(
        field(squad("Respawn", models=2, hp=2, at=(10.0, 20.0)), squad(id_="red2", models=1), **more)
    )


def test_a_unit_that_fell_comes_back_whole_at_its_own_edge():
    state = under(fallen(phoenix(), "red1"), "Curse Defence", "red1", "blue1")
    places = (Placed("red11", (5.0, 3.0)), Placed("red12", (6.5, 3.0)))
    after = turn(state, 2, [True, places])
    assert after.units["red1"].where == TABLE
    assert after.hp("red1") == 4
    assert after.figures["red11"].model.at == (5.0, 3.0)
    assert not after.is_under("red1", "Curse Defence")


def test_it_must_come_within_six_inches_of_the_edge():
    state = fallen(phoenix(), "red1")
    beyond = (Placed("red11", (5.0, 5.5)), Placed("red12", (6.5, 5.5)))
    with pytest.raises(AssertionError, match="outside the deployment zone"):
        turn(state, 2, [True, beyond])


def test_one_that_is_still_there_is_taken_off_first():
    after = turn(phoenix(), 2, [True])
    assert after.units["red1"].where == TABLE
    assert unit_status.is_marked(after, unit_status.WIPED_OUT, "red1")
    assert max(figure.model.at[1] for figure in after.figures_of("red1")) < 6.0


def test_it_need_not_come_back():
    after = turn(fallen(phoenix(), "red1"), 2, [False])
    assert after.units["red1"].where == GONE


def test_it_counts_as_lost_and_after_twice_it_holds_nothing():
    once = turn(phoenix(), 2, [True])
    assert asks(once).figure("counts as lost", 0, "red1").value == 1
    assert not asks(once).reason_against("objectives", "red1")
    twice = turn(once, 3, [True])
    assert asks(twice).reason_against("objectives", "red1") == "Respawn"
    assert share_left(asks(once), "red") == share_left(asks(twice), "red") == 0.5


def test_a_side_whose_last_unit_may_come_back_has_not_lost():
    state = begun(field(squad("Respawn", models=1)))
    ended = run(in_phase(fallen(state, "red1"), "End", 1), lambda game: finish(game)).state
    assert not ended.result
    plain = run(in_phase(fallen(begun(field(squad(models=1))), "red1"), "End", 1), lambda g: finish(g)).state
    assert plain.result == "victory for blue"


def test_it_counts_for_half_and_a_summoned_one_for_a_quarter():
    rows = (squad("Respawn", points=120), squad("Summon", id_="red2", at=(10.0, 14.0), points=120))
    game = asks(field(*rows))
    assert worth(game, "red1") == 60 and worth(game, "red2") == 30
    assert worth(asks(field(squad("Fusion", points=20))), "red1") == 200


# Summon


def swarm(**more):
    row = ("red1", "red", troop("imp", "Summon", hp=2, points=100, **more), (RIFLE,), None)
    foe = squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)
    return begun(army(row, foe))


def test_a_unit_is_produced_anew_each_turn():
    state = turn(turn(swarm(), 1), 2)
    made = state.units["red1 (2)"]
    assert (made.where, len(made.figures), state.hp(made.id)) == (RESERVE, 5, 10)
    assert [unit.id for unit in ready(in_phase(state, "Deploy", 2), "red")] == ["red1", "red1 (2)"]
    assert "red1 (3)" in turn(state, 3).units and "red1 (2) (3)" not in turn(state, 3).units


def test_one_that_is_not_deployed_in_its_turn_is_lost():
    first = run(in_phase(swarm(), "Deploy", 1), lambda game: game.end("phase", "Deploy")).state
    assert first.units["red1"].where == GONE
    state = in_phase(turn(swarm(), 2), "Deploy", 2)
    after = run(state, lambda game: game.end("phase", "Deploy")).state
    assert after.units["red1 (2)"].where == GONE


def test_one_that_came_back_into_reserve_later_is_not_lost_there():
    state = in_phase(turn(swarm(), 2), "Deploy", 2)
    after = run(state, lambda game: game.end("phase", "Deploy")).state
    assert after.units["red1"].where == RESERVE


def test_one_that_has_to_wait_for_a_perk_may_stay_in_reserve():
    row = ("red1", "red", troop("imp", "Summon", "Seed I", hp=2), (RIFLE,), None)
    state = begun(army(row, squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)))
    after = run(in_phase(state, "Deploy", 1), lambda game: game.end("phase", "Deploy")).state
    assert after.units["red1"].where == RESERVE


def test_what_is_left_of_all_is_shared_out_over_the_turns():
    """10 HP, summoned four times; 6 HP are left: 2 of 10 HP count."""
    state = turn(turn(turn(swarm(), 2), 3), 4)
    left = {"red1": 0, "red1 (2)": 0, "red1 (3)": 1, "red1 (4)": 5}
    for unit, hp in left.items():
        figures = state.figures_of(unit)
        each = [min(2, max(0, hp - 2 * n)) for n in range(len(figures))]
        state = state.with_figures(*(replace(f, hp=each[n]) for n, f in enumerate(figures)))
    state = replace(state, clock=Clock(4, "End", 0, "", "red"))
    assert share_left(asks(state), "red") == Fraction(1, 5)


def test_a_side_that_summons_again_has_not_lost():
    state = fallen(in_phase(swarm(), "Attack", 1), "red1")
    assert not run(in_phase(state, "End", 1), lambda game: finish(game)).state.result


# Final Hope


def test_the_last_hope_comes_once_all_others_are_gone():
    rows = (
        ("red1", "red", troop("king", "Final Hope"), (RIFLE,), None),
        ("red3", "red", troop("queen", "Final Hope"), (RIFLE,), None),
        squad(id_="red2", models=1),
    )
    state = in_phase(army(*rows, squad(id_="blue1", side="blue", at=(10.0, 44.0), models=1)), "Deploy", 2)
    assert not may_deploy(asks(state), "red1")
    assert may_deploy(asks(fallen(state, "red2")), "red1")
    assert not why_not_hold(asks(state), "red1")


# Concealed


def hidden(*perks, at=(10.0, 6.0)):
    row = ("red1", "red", troop("sneak", "Concealed", *perks), (RIFLE,), None)
    foe = squad(id_="blue1", side="blue", at=(10.0, 24.0), models=1)
    state = in_phase(begun(army(row, foe)), "Deploy", 1)
    return run(state, lambda game: deploy(game, "red1"), (), [at]).state


def test_who_lies_hidden_aims_at_nobody_before_it_shows_itself():
    far = weapon("far", "No Line of Sight III", range=40)
    state = hidden()
    figure = next(iter(state.figures_of("red1")))
    armed = replace(state, profiles={**state.profiles, "far": far})
    armed = armed.with_figures(replace(figure, weapons=("far",)))
    assert aims(asks(in_phase(armed, "Attack")), "red1", "far") == ()


def test_who_waits_in_reserve_draws_no_fire():
    lure = ("red2", "red", troop("lure", "Taunt I"), (), [(10.0, 12.0)])
    target = squad(id_="red1", models=1, at=(10.0, 10.0))
    foe = squad(id_="blue1", side="blue", at=(10.0, 16.0), models=1)
    state = in_phase(army(target, lure, foe), "Attack", 1, "blue")
    assert [aim.target for aim in aims(asks(state), "blue1", "rifle")] == ["red2"]
    away = state.with_unit(replace(state.units["red2"], where=RESERVE))
    assert [aim.target for aim in aims(asks(away), "blue1", "rifle")] == ["red1"]


def test_who_lies_hidden_may_take_an_attack_and_shows_itself_for_it():
    session = playing(in_step(hidden()))
    take(session, "Attack", "red1", dice=[1] * 5)
    assert session.state.units["red1"].where == TABLE


def test_a_concealed_unit_is_a_marker_that_nobody_can_aim_at():
    state = hidden()
    assert marker_of(state, "red1").at == (10.0, 6.0)
    assert state.units["red1"].where == RESERVE
    assert aims(asks(in_phase(state, "Attack", 1, "blue")), "blue1", "rifle") == ()
    assert not may_deploy(asks(state), "red1")


def test_it_appears_at_its_marker_as_it_acts():
    state = in_phase(hidden(), "Attack", 1)
    assert [unit.id for unit in ready(state, "red")] == ["red1"]
    after = attack(state, [1, 1, 1, 1, 1]).state
    assert marker_of(after, "red1") is None
    assert after.units["red1"].where == TABLE
    x, y = after.figures["red11"].model.at
    assert abs(x - 10.0) < 1.0 and abs(y - 6.0) < 1.0
    held = attack(state, name="Hold").state
    assert marker_of(held, "red1") is not None


def test_an_enemy_that_comes_within_six_inches_sees_it():
    state = in_phase(hidden(), "Move", 1, "blue")
    base, marker = 32 / 25.4 / 2, 0.5
    near, far = 6.0 + 5.99 + base + marker, 6.0 + 6.01 + base + marker
    assert walked(state, "blue1", (10.0, near)).units["red1"].where == TABLE
    assert walked(state, "blue1", (10.0, far)).units["red1"].where == RESERVE


def test_a_template_that_scatters_onto_the_marker_shows_it():
    mortar = weapon("mortar", "Blast II", range=40)
    bomb = weapon("bomb", "Explode II", range=40)
    rows = (("red1", "red", troop("sneak", "Concealed"), (RIFLE,), None),)
    foe = squad(id_="blue1", side="blue", at=(10.0, 34.0), models=1, weapons=(mortar, bomb))
    state = in_phase(begun(army(*rows, foe)), "Deploy", 1)
    state = run(state, lambda game: deploy(game, "red1"), (), [(10.0, 6.0)]).state
    on, off = Template("round", 5.0, (11.0, 6.0)), Template("round", 5.0, (14.0, 6.0))

    def laid(name, template):
        return run(state, lambda game: game.tell(TemplateLaid("blue1", name, template))).state

    assert laid("mortar", on).units["red1"].where == TABLE
    assert laid("mortar", off).units["red1"].where == RESERVE
    assert laid("bomb", on).units["red1"].where == RESERVE


def test_what_is_hidden_counts_as_deployed():
    state = hidden()
    other = ("red2", "red", troop("late"), (RIFLE,), None)
    wide = army(other)
    both = replace(
        state,
        units={**state.units, "red2": wide.units["red2"]},
        figures={**state.figures, **wide.figures},
        profiles={**state.profiles, **wide.profiles},
    )
    assert not why_not_hold(asks(both), "red2")


# decoys


def staged(rank="II", at=(10.0, 10.0), models=2):
    """A unit in reserve whose decoy stands on the table, and an enemy 20 inches off."""
    state = begun(field(squad(f"Decoy {rank}", models=models)))
    fake = "red1 (decoy)"
    count = len(state.units[fake].figures)
    places = tuple(Placed(f"{fake}/{n + 1}", (at[0] + 1.5 * n, at[1])) for n in range(count))
    away = [replace(f, model=replace(f.model, at=(f.model.at[0], 2.0))) for f in state.figures_of("red1")]
    state = state.with_figures(*away)
    return run(state, lambda game: arrive(game, fake, places, "Deploy")).state


FAKE = "red1 (decoy)"


def test_a_decoy_looks_like_its_unit_and_is_worth_nothing():
    state = staged(models=3)
    assert state.units[FAKE].name == state.units["red1"].name
    assert state.profile_of(FAKE).stats["defence"] == 5
    assert state.profile_of(FAKE).stats["move"] == 6
    assert staged("I").profile_of(FAKE).stats["move"] == 0
    assert len(state.units[FAKE].figures) == 3
    assert share_left(asks(state), "red") == 1
    assert worth(asks(state), FAKE) == 0
    assert asks(state).reason_against("objectives", FAKE)


def test_the_roster_may_give_a_decoy_more_models():
    perk = Held("Decoy I", (("models", 30),))
    assert len(begun(field(squad(perk, models=1))).units[FAKE].figures) == 30
    silly = Held("Decoy I", (("models", 99),))
    assert len(begun(field(squad(silly, models=1))).units[FAKE].figures) == 30


def test_a_decoy_that_loses_hp_is_gone():
    after = run(staged(), lambda game: lose(game, FAKE, 1, "Gun", by="blue1")).state
    assert after.units[FAKE].where == GONE
    assert after.units["red1"].where == TABLE


def test_a_decoy_is_found_out_by_an_enemy_that_comes_near_or_passes():
    state = in_phase(staged(), "Move", 1, "blue")
    base = 32 / 25.4
    assert walked(state, "blue1", (10.0, 10.0 + 5.99 + base)).units[FAKE].where == GONE
    assert walked(state, "blue1", (10.0, 10.0 + 6.01 + base)).units[FAKE].where == TABLE
    (foe,) = state.figures_of("blue1")
    beside = state.with_figures(replace(foe, model=replace(foe.model, at=(30.0, 14.0))))
    assert walked(beside, "blue1", (2.0, 25.0)).units[FAKE].where == TABLE
    assert walked(beside, "blue1", (1.0, 14.0)).units[FAKE].where == GONE


def test_only_the_second_kind_is_found_out_by_its_own_movement():
    for rank, where in (("II", GONE), ("III", TABLE)):
        state = in_phase(staged(rank, models=1), "Move", 1)
        place = (Placed(f"{FAKE}/1", (10.0, 25.0)),)
        after = run(state, lambda game, place=place: settle(game, FAKE, "Move", place)).state
        assert after.units[FAKE].where == where, rank


def test_the_third_kind_explodes():
    state = in_phase(staged("III", models=1), "Attack", 1)
    (foe,) = state.figures_of("blue1")
    state = state.with_figures(replace(foe, model=replace(foe.model, at=(10.0, 22.0))))
    after = run(state, lambda game: lose(game, FAKE, 1, "Gun", by="blue1"), [2, 4, 3, 5, 3, 4, 5, 6]).state
    assert after.units[FAKE].where == GONE
    assert (after.hp("red1"), after.hp("blue1")) == (1, 6)
    far = state.with_figures(replace(foe, model=replace(foe.model, at=(10.0, 24.0))))
    assert run(far, lambda game: lose(game, FAKE, 1, "Gun"), [1, 1]).state.hp("blue1") == 9


def test_decoys_alone_do_not_keep_a_side_in_the_game():
    state = fallen(staged(), "red1")
    ended = run(in_phase(state, "End", 1), lambda game: finish(game)).state
    assert ended.result == "victory for blue"


def test_the_decoy_of_a_concealed_unit_is_concealed_too_and_gone_once_seen():
    state = begun(field(squad("Decoy I", "Concealed", models=1)))
    state = in_phase(state, "Deploy", 1)
    state = run(state, lambda game: deploy(game, FAKE), (), [(10.0, 6.0)]).state
    assert marker_of(state, FAKE) is not None
    seen = walked(in_phase(state, "Move", 1, "blue"), "blue1", (10.0, 12.0))
    assert marker_of(seen, FAKE) is None
    assert seen.units[FAKE].where == GONE


# what the other side may know


def test_the_owner_sees_everything_as_it_is():
    state = staged()
    assert seen_by(state, "red", first_lots) == state


def test_the_other_side_cannot_tell_a_decoy_from_its_unit():
    state = staged()
    veil = veiled(state, "blue", first_lots)
    seen = veil.state
    shown = [unit for unit in seen.units.values() if unit.side == "red"]
    assert [unit.id for unit in shown] == ["red1 A", "red1 B"]
    assert {veil.name_of(unit.id) for unit in shown} == {"red1", FAKE}
    one, two = shown
    assert [one.name, two.name] == ["Red1 A", "Red1 B"]
    assert (one.profile, one.strength) == (two.profile, two.strength)
    looks = [[(f.hp, f.weapons) for f in seen.figures_of(unit.id)] for unit in shown]
    assert looks[0] == looks[1]
    assert not [effect for effect in seen.effects if effect.name == "Decoy"]
    assert "decoy" not in repr((seen.units, seen.figures, seen.effects, seen.markers))


def test_names_are_dealt_by_lots():
    dealt = {veiled(staged(), "blue", lambda *_, n=n: n).name_of("red1 A") for n in (1, 2)}
    assert dealt == {"red1", FAKE}


def test_each_game_draws_its_own_lots_and_always_the_same():
    state = staged()
    games = [Session(state, Warsurge(), Seeded(), seed=n) for n in range(12)]
    dealt = [veiled(state, "blue", game.lot).name_of("red1 A") for game in games]
    assert set(dealt) == {"red1", FAKE}
    assert dealt == [veiled(state, "blue", game.lot).name_of("red1 A") for game in games]


def test_a_marker_does_not_tell_who_hides_under_it():
    state = hidden()
    seen = seen_by(state, "blue", first_lots)
    assert [mark.by for mark in seen.markers] == [""]
    assert not seen.is_under("red1", "Concealed")
    assert [mark.by for mark in seen_by(state, "red", first_lots).markers] == ["red1"]


def test_once_a_decoy_is_gone_the_names_are_the_true_ones():
    after = run(staged(), lambda game: lose(game, FAKE, 1, "Gun", by="blue1")).state
    assert next(iter(seen_by(after, "blue", first_lots).units)) == "red1"
