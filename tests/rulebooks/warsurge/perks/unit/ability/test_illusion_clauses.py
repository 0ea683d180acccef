"""Illusion clause by clause: what is made, where it stands, what it does, and in what order it falls."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from clauses import TOUCH, at, bearing, next_turn, offered, opened, to
from fighting import attack, in_phase, line, lost
from running import asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks.unit.ability.illusion import copies_of
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.using import usable
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.series import AGAIN, points_left
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import POWER, TO_TARGET, USING_THE_WEAPON
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", attacks=2, power=3, range=12)


def field(*perks, hp=7, foe_at=(24.0, 10.0), terrain=(), **stats):
    return in_phase(
        army(
            ("red1", "red", troop("red1", *perks, hp=hp, armour=None, **stats), (GUN,), line(1)),
            ("blue1", "blue", troop("blue1", armour=None, hp=4), (GUN,), [foe_at]),
            terrain=terrain,
        ),
        "Move",
    )


def made(state, count, rank="I", turn=1):
    """Let red make illusions before its Move, and leave them where they came to be."""
    session = opened(state, f"Illusion {rank}", str(count), turn=turn)
    assert not session.answer(session.suggestions()[0])
    return session.state


def hps(state):
    return [state.figures[id_].hp for id_ in copies_of(state, "red1")]


@pytest.mark.parametrize(("count", "hp"), [(7, 1), (3, 2), (2, 3), (1, 7), (4, 1)])
def test_any_number_of_illusions_share_as_many_hp_as_it_has_rounded_down(count, hp):
    """Of 7 HP: seven of 1, three of 2, two of 3, one of 7; it loses none itself."""
    state = made(field("Illusion I"), count)
    assert hps(state) == [hp] * count
    assert state.figures["red11"].hp == 7
    asked = opened(field("Illusion I"), "Illusion I").pending
    assert [option.id for option in asked.options] == [str(n) for n in range(1, 8)]


def test_what_counts_is_what_it_has_now_not_what_it_had():
    state = field("Illusion I")
    hurt = state.with_figures(replace(state.figures["red11"], hp=5))
    assert hps(made(hurt, 2)) == [2, 2]


def test_an_illusion_is_a_model_like_its_user_but_for_hp_and_weapons():
    state = made(field("Illusion I"), 2)
    user = state.figures["red11"].model
    for id_ in copies_of(state, "red1"):
        copy = state.figures[id_].model
        assert (copy.base, copy.height, copy.unit) == (user.base, user.height, user.unit)
        assert state.figures[id_].weapons == ()


def test_illusions_are_placed_in_coherency_and_stay_in_it():
    session = opened(field("Illusion I"), "Illusion I", "2")
    one, two = session.pending.figures

    def placed(*spots):
        return tuple(Placed(id_, spot) for id_, spot in zip((one, two), spots, strict=True))

    near, chained, far = 10.0 + TOUCH + 2.0, 10.0 + 2 * (TOUCH + 2.0), 10.1 + TOUCH + 2.0
    assert session.refusal(placed((near, 10.0), (chained, 10.0))) == ""  # one hangs on the other
    assert "coherency" in session.refusal(placed((far, 10.0), (10.0, 12.0)))
    assert not session.answer(placed((near, 10.0), (10.0, 12.0)))
    walk = (Placed(one, (near, 10.0)), Placed(two, (10.0, 12.0)))
    assert "coherency" in session.refusal((*to(10.0, 4.5), *walk))


def test_weapons_are_measured_and_used_from_illusions_but_no_oftener():
    """Red is 12.7 inches away, out of range; an illusion nearer by is in range, with the gun's two dice."""
    state = field("Illusion I", foe_at=(24.0, 10.0))
    session = opened(state, "Illusion I", "3")
    spots = [(12.0, 10.0), (10.0, 12.0), (10.0, 8.0)]
    there = tuple(Placed(id_, spot) for id_, spot in zip(session.pending.figures, spots, strict=True))
    assert not session.answer(there)
    after = attack(in_phase(session.state, "Attack"), [6, 6], [("gun",)])
    assert lost(after, "blue1") == 2
    with pytest.raises(AssertionError):
        attack(in_phase(state, "Attack"), [6, 6], [("gun",)])


def test_illusions_fall_before_their_user():
    state = made(field("Illusion I"), 3)
    hurt = run(in_phase(state, "Attack"), lambda game: lose(game, "red1", 5, "test", by="blue1")).state
    assert (hurt.figures["red11"].hp, sorted(hps(hurt))) == (7, [0, 0, 1])
    off = run(hurt, remove_casualties).state
    assert hps(off) == [1]
    rest = run(off, lambda game: lose(game, "red1", 3, "test", by="blue1")).state
    assert rest.figures["red11"].hp == 5
    one = made(field("Illusion I"), 1)
    wounded = one.with_figures(replace(one.figures["red11"], hp=5))  # the illusion of 7 is not
    grazed = run(wounded, lambda game: lose(game, "red1", 1, "test", by="blue1")).state
    assert (grazed.figures["red11"].hp, hps(grazed)) == (5, [6])


def test_illusions_without_room_are_lost():
    """Walls leave room for a single one beside it."""
    walls = tuple(
        Terrain(f"w{n}", Polygon(((x, y), (u, y), (u, v), (x, v))), top=9.0, sight="blocks")
        for n, (x, y, u, v) in enumerate(
            [(0, 5, 20, 9.2), (0, 10.8, 20, 15), (0, 9.2, 9.2, 10.8), (12.4, 9.2, 20, 10.8)]
        )
    )
    state = made(field("Illusion I", terrain=walls), 5)
    assert hps(state) == [1]


@pytest.mark.parametrize(("rank", "uses"), [("I", 1), ("II", 2), ("III", 3)])
def test_each_rank_is_used_so_often_and_adds_to_what_is_there_by_its_present_hp(rank, uses):
    """With 7, then 5, then 3 HP of its own: two illusions each of 3, 2 and 1."""
    state, expected = field(f"Illusion {rank}"), []
    for n in range(uses):
        state = state.with_figures(replace(state.figures["red11"], hp=7 - 2 * n))
        state = made(in_phase(state, "Move", n + 1), 2, rank, turn=n + 1)
        expected += [3 - n] * 2
        assert hps(state) == expected
        assert offered(state) == ()  # once a turn
        state = next_turn(state)
        assert (offered(state) == ()) == (n + 1 == uses)
    assert at(state) == (10.0, 10.0)


# what looks at the HP that its user has left


def worn(state, hp):
    return state.with_figures(replace(state.figures["red11"], hp=hp))


def armed(state, *perks, **stats):
    return replace(state, profiles={**state.profiles, "gun": weapon("gun", *perks, **{"range": 40, **stats})})


@pytest.mark.parametrize(
    ("perk", "stats", "what", "hp", "value"),
    [
        ("Hearty", {}, "power", 7, 5),
        ("Hearty", {}, "power", 6, 4),
        ("Wither", {}, "power", 4, 3),
        ("Wither", {}, "power", 2, 2),
        ("Blunt", {"ap": 3}, "ap", 2, 2),
        ("Decrepit", {"attacks": 8}, "attacks", 4, 4),
    ],
)
def test_a_weapon_that_goes_by_the_hp_of_its_user_does_not_count_its_illusions(perk, stats, what, hp, value):
    plain = armed(worn(field("Illusion I"), hp), perk, **stats)
    for state in (plain, made(plain, 1)):
        assert stat(asks(state), what, "red1", weapon="gun").value == value


def test_a_finisher_takes_no_illusions_for_hp():
    state = in_phase(made(worn(field("Illusion I"), 3), 1), "Attack", side="blue")
    assert lost(attack(armed(state, "Finisher II", power=10), unit="blue1"), "red1") == 1


def used(state, perk):
    bearer = usable(asks(state), "red1")[perk]
    return run(state, lambda game: bearer.perk.uses[0].run(game, bearer)).state


def test_who_becomes_somebody_else_leaves_its_illusions_behind():
    state = made(field("Illusion I", "Doppelganger I", points=200), 2)
    changed = used(state, "Doppelganger I")
    assert not copies_of(changed, "red1")
    assert [figure.hp for figure in changed.figures_of("red1")] == [4]


def beside(*perks, hp=10, left=10, copies="1", gun=GUN, shots=GUN, others=()):
    """Blue1 with so many HP left and illusions made of them, ten inches from red1 that is to attack."""
    rows = (
        ("red1", "red", troop("red1", armour=None, hp=4), (gun,), line(1)),
        ("blue1", "blue", troop("blue1", "Illusion I", *perks, hp=hp, armour=None), (shots,), line(1, 20.0)),
        *others,
    )
    state = army(*rows)
    state = in_phase(state.with_figures(replace(state.figures["blue11"], hp=left)), "Move", 1, "blue")
    session = opened(state, "Illusion I", copies, unit="blue1")
    assert not session.answer(session.suggestions()[0])
    return in_phase(session.state, "Attack")


def test_what_illusions_lose_is_no_half_of_an_immortal():
    """Twelve HP fall on illusions that have ten: all of them, and two of its own; ten more take three."""
    state = beside("Immortal")
    struck = run(state, lambda game: lose(game, "blue1", 12, "a blow", by="red1")).state
    assert (hps_of(struck), struck.figures["blue11"].hp) == ([0], 8)
    again = run(struck, lambda game: lose(game, "blue1", 10, "a blow", by="red1")).state
    assert again.figures["blue11"].hp == 5


def test_an_immortal_is_spared_although_its_illusions_are_struck():
    """Of twenty HP ten fall on illusions, five on itself; the turn after it is immortal no more."""
    struck = run(beside("Immortal"), lambda game: lose(game, "blue1", 20, "a blow", by="red1")).state
    assert struck.figures["blue11"].hp == 5
    again = run(next_turn(struck), lambda game: lose(game, "blue1", 4, "a blow", by="red1")).state
    assert again.figures["blue11"].hp == 1


def test_illusions_are_nothing_left_of_a_unit_that_is_summoned_again_and_again():
    """Of two of a series, with 10 HP and 4 in two turns, 7 are left: so much of its 100 points is."""
    more = ("blue2", "blue", troop("blue2", hp=10, armour=None), (), [(30.0, 30.0)])
    state = beside(others=(more,))
    state = bearing(state.with_figures(replace(state.figures["blue21"], hp=4)), AGAIN, "blue2", "blue1")
    assert points_left(asks(in_phase(state, turn=2)), "blue1") == 70


def hps_of(state, unit="blue1"):
    return [state.figures[id_].hp for id_ in copies_of(state, unit)]


@pytest.mark.parametrize("left", [5, 6])
def test_illusions_are_none_of_the_hp_that_a_finisher_looks_at(left):
    """Of 20 HP a quarter is 5."""
    state = beside(hp=20, left=left, gun=weapon("sting", "Finisher I"))
    assert bool(asks(state).reason_against(TO_TARGET, "red1", weapon="sting", foe="blue1")) == (left == 6)


@pytest.mark.parametrize(("perk", "whole", "half"), [("Hearty", 5, 4), ("Wither", 4, 3), ("Bloody", 4, 6)])
@pytest.mark.parametrize("left", [10, 5])
def test_what_a_weapon_is_goes_by_its_users_own_hp(perk, whole, half, left):
    state = next_turn(beside(left=left, shots=weapon("shots", perk, power=4)))
    power = stat(asks(state), POWER, "blue1", weapon="shots", foe="red1").value
    assert power == (whole if left == 10 else half)


def test_pain_of_an_illusion_unlocks_nothing():
    state = beside(shots=weapon("shots", "Pain Locked"))

    def after(hp):
        struck = run(state, lambda game: lose(game, "blue1", hp, "a blow", by="red1")).state
        return bool(asks(next_turn(struck)).reason_against(USING_THE_WEAPON, "blue1", weapon="shots"))

    assert after(10)
    assert not after(11)
