"""Illusion: copies that share a unit's HP, are shot from, fall first, and are dispelled."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from fighting import attack, in_phase, line, lost
from running import asks, run

from battlefield.rulebooks.warsurge.attack.targets import wielders_of
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import copies_of, shares
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, lose
from battlefield.rulebooks.warsurge.units.stats import points_now

GUN = weapon("gun", attacks=2, power=3)
NEEDLE = weapon("needle", "Precision 2+", attacks=1, power=3)


def field(*perks, hp=7, models=1, theirs=(GUN,), **stats):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *perks, hp=hp, armour=None, **stats), (GUN,), line(models)),
            ("blue1", "blue", troop("blue1", armour=None), theirs, [(22.0, 10.0)]),
        )
    )


def made(state, count, rank="I"):
    bearer = usable(asks(state), "red1")[f"Illusion {rank}"]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer), (), [(str(count),)]).state


def test_seven_hit_points_make_seven_illusions_of_one_three_or_two_of_more_or_one_of_all():
    each = shares(7)
    assert (each[7], each[3], each[2], each[1]) == (1, 2, 3, 7)


@pytest.mark.parametrize(("count", "hp"), [(7, 1), (3, 2), (2, 3), (1, 7)])
def test_illusions_stand_in_coherency_without_weapons_of_their_own(count, hp):
    state = made(field("Illusion I"), count)
    copies = copies_of(state, "red1")
    assert [state.figures[id_].hp for id_ in copies] == [hp] * count
    assert all(not state.figures[id_].weapons for id_ in copies)
    assert asks(state).state.figures["red11"].hp == 7
    assert points_now(asks(state), "red1") == 100


@pytest.mark.parametrize(("rank", "uses"), [("I", 1), ("II", 2), ("III", 3)])
def test_each_rank_may_be_used_so_often_a_game_and_counts_only_its_users_own_hp(rank, uses):
    state = field(f"Illusion {rank}")
    for n in range(uses):
        state = made(state, 2, rank)
        assert [state.figures[id_].hp for id_ in copies_of(state, "red1")] == [3] * (2 * n + 2)
    assert f"Illusion {rank}" not in usable(asks(state), "red1")


def test_weapons_are_used_from_an_illusion_but_are_no_more_than_before():
    state = made(field("Illusion I"), 3)
    assert len(wielders_of(asks(state), "red1", "gun")) == 4
    assert lost(attack(state, [6, 6]), "blue1") == 1  # two attacks of one gun, and one HP to lose


def test_illusions_suffer_before_their_user_and_leave_quietly():
    state = made(field("Illusion I"), 7)
    hurt = run(in_phase(state, "Attack", 1, "blue"), lambda game: _lose(game, 3)).state
    assert hurt.figures["red11"].hp == 7
    assert hurt.hp("red1") == 11
    gone = run(hurt, remove_casualties).state
    assert len(copies_of(gone, "red1")) == 4


def _lose(game, amount):
    yield from lose(game, "red1", amount, "test", by="blue1")


def test_precision_dispels_them_all_once_it_costs_hp():
    state = in_phase(made(field("Illusion I", theirs=(NEEDLE,)), 3), "Attack", 1, "blue")
    after = attack(state, [6], [("needle",), ("red11",)], unit="blue1").state
    assert copies_of(after, "red1") == ()
    assert after.hp("red1") == 6
    missed = attack(state, [1], [("needle",)], unit="blue1").state
    assert len(copies_of(missed, "red1")) == 3


def test_they_are_not_healed_nor_brought_back_and_vanish_with_their_user():
    state = made(field("Illusion I"), 3)
    hurt = run(state, lambda game: _lose(game, 3)).state
    healed = run(hurt, lambda game: gain(game, "red1", 3, "test")).state
    assert [healed.figures[id_].hp for id_ in copies_of(healed, "red1")] == [
        hurt.figures[id_].hp for id_ in copies_of(hurt, "red1")
    ]
    dead = state.with_figures(replace(state.figures["red11"], hp=0))
    over = run(dead, lambda game: game.end("phase", "Attack")).state
    assert copies_of(over, "red1") == ()


def test_an_illusion_walks_with_its_unit():
    state = in_phase(made(field("Illusion I"), 1), "Move")
    copy = copies_of(state, "red1")[0]
    moved = attack(state, name="Move").state
    assert moved.figures[copy].model.at != state.figures[copy].model.at
    assert unit_status.is_copy(moved, copy)
