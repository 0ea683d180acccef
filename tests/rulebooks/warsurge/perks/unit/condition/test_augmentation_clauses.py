"""Auras, Presence, Blood Pact and the boosts, clause by clause."""

from dataclasses import replace

import pytest
from advanced import in_step, playing, take
from armies import army, enlisted, troop, weapon
from clauses import TOUCH, at, bearing, next_turn, offered, opened, to
from fighting import attack, in_phase, lost
from running import asked_in, asks, run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.core.state import RESERVE, Held
from battlefield.rules.scene.contents import Terrain

GUN = weapon("gun", attacks=3, power=4, ap=5)
OTHER = weapon("other", attacks=1, power=2)
WALL = Terrain(
    "wall", Polygon(((0.0, 12.0), (48.0, 12.0), (48.0, 12.5), (0.0, 12.5))), top=9.0, sight="blocks"
)


def field(*perks, gap=8.0, costs=(100, 100), other=(), models=1, terrain=(), hp=20, **stats):
    """A user at (10, 10), a friend so far below it, and an enemy far off."""
    mine, theirs = costs
    spots = [(10.0 + 6.0 * n, 10.0 + TOUCH + gap) for n in range(models)]
    own = {"hp": 20, "armour": 5, "aegis": 5, **stats}
    return in_phase(
        army(
            ("red1", "red", troop("user", *perks, hp=hp, points=mine), (), [(10.0, 10.0)]),
            ("red2", "red", troop("friend", *other, points=theirs, **own), (GUN, OTHER), spots),
            ("blue1", "blue", troop("enemy", hp=9, armour=None), (GUN,), [(40.0, 10.0)]),
            terrain=terrain,
        ),
        "Move",
    )


def value(state, what, unit="red2", arm="gun"):
    return stat(asks(state), what, unit, weapon=arm if what in ("ap", "attacks", "power") else "").value


def carrying(*auras, rank="I"):
    return Held(f"Aura {rank}", (("auras", ", ".join(auras)),))


def inside(state, unit, carrier):
    aboard = bearing(state, ABOARD, unit, carrier, figure="", room="")
    return aboard.with_unit(replace(aboard.units[unit], where=carrier))


# auras


def test_the_first_rank_carries_one_aura_and_the_second_any_number():
    def wrong(perk):
        return CATALOGUE.get(perk.name).needs[0](troop("a", perk), None)

    assert not wrong(carrying("Swift Aura"))
    assert wrong(carrying("Swift Aura", "Shielding Aura"))
    assert not wrong(carrying("Swift Aura", "Shielding Aura", "Protective Aura", rank="II"))
    state = field(carrying("Swift Aura", "Shielding Aura", "Protective Aura", rank="II"))
    assert [value(state, what) for what in ("move", "aegis", "armour")] == [9, 3, 3]


@pytest.mark.parametrize("rank", ["I", "II"])
def test_an_aura_is_active_all_game_while_its_user_is_on_the_battlefield(rank):
    state = field(carrying("Swift Aura", rank=rank))
    assert value(state, "move") == value(state, "move", "red1") == 9
    assert value(next_turn(state), "move") == 9
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert value(away, "move") == 6
    both = away.with_unit(replace(away.units["red2"], where=RESERVE))
    assert value(both, "move") == 6


@pytest.mark.parametrize("rank", ["I", "II"])
@pytest.mark.parametrize(("gap", "there"), [(12.0, True), (12.1, False)])
def test_friends_partly_within_12_inches_and_in_sight_have_the_aura(rank, gap, there):
    """Of two models 6 inches apart the nearer one is enough; enemies have nothing of it."""
    state = field(carrying("Protective Aura", rank=rank), gap=gap, models=2)
    assert (value(state, "armour") == 3) == there
    hostile = state.with_unit(replace(state.units["red2"], control="blue"))
    assert value(hostile, "armour") == 2
    assert value(replace(state, terrain=(WALL,)), "armour") == 2


@pytest.mark.parametrize(("gap", "inches"), [(12.0, 9), (12.1, 6)])
def test_whether_an_aura_speeds_a_movement_is_looked_at_before_it(gap, inches):
    """From within 12 inches it goes 9 away; from beyond it goes 6, though it comes nearer."""
    state = field(carrying("Swift Aura"), gap=gap)
    x, y = at(state, "red21")
    session = opened(state, unit="red2")
    assert f"up to {inches} in" in session.pending.what
    assert session.refusal(to(x, y + inches, "red21")) == ""
    assert (session.refusal(to(x, y - 7.5, "red21")) == "") == (inches == 9)


def test_from_within_a_transport_an_aura_is_for_that_and_who_is_aboard():
    rows = (
        ("truck", "red", troop("truck", transport=60, fire_points=1), (), [(10.0, 14.0)]),
        ("red3", "red", troop("mate"), (), [(14.0, 10.0)]),
    )
    more = army(*rows)
    state = field(carrying("Swift Aura"))
    state = replace(
        state,
        units={**state.units, **more.units},
        figures={**state.figures, **more.figures},
        profiles={**state.profiles, **more.profiles},
    )
    aboard = inside(inside(state, "red1", "truck"), "red2", "truck")
    assert [value(aboard, "move", unit) for unit in ("red1", "red2", "truck", "red3")] == [9, 9, 9, 6]


def test_who_rides_in_a_transport_with_an_aura_has_it_too():
    """Nothing comes between those in one transport and that; nor does it reach into other ones."""
    state = inside(field(carrying("Protective Aura")), "red2", "red1")
    assert value(state, "armour") == 3


def test_an_aura_lasts_until_its_user_is_taken_off():
    state = field(carrying("Protective Aura"))
    dying = run(in_phase(state, "Attack"), lambda game: lose(game, "red1", 20, "test", by="blue1")).state
    assert dying.hp("red1") == 0
    assert value(dying, "armour") == 3
    assert value(run(dying, remove_casualties).state, "armour") == 2


def test_a_demoralising_aura_takes_nothing_from_friends_that_strike_each_other():
    """Red1, out of its mind, may strike red2, which has the aura; enemies are worse at it, by 1."""
    state = field(carrying("Demoralising Aura"), other=(carrying("Demoralising Aura"),))
    assert asks(state).figure("attack dice against", 0, "red2", foe="red1").value == 0
    assert asks(state).figure("attack dice against", 0, "red2", foe="blue1").value == -1


# Presence


def test_presence_counts_on_the_table_and_neither_in_reserve_nor_aboard():
    state = enlisted(field("Presence"), "red", "Protective Presence")
    assert value(state, "armour") == 3
    assert value(enlisted(field(), "red", "Protective Presence"), "armour") == 2
    away = state.with_unit(replace(state.units["red1"], where=RESERVE))
    assert value(away, "armour") == 2
    assert value(inside(state, "red1", "red2"), "armour") == 2


def test_presence_lasts_until_the_last_of_its_users_is_taken_off():
    state = enlisted(field("Presence", other=("Presence",)), "red", "Protective Presence")
    mate = army(("red3", "red", troop("mate"), (), [(30.0, 30.0)]))
    state = replace(
        state,
        units={**state.units, **mate.units},
        figures={**state.figures, **mate.figures},
        profiles={**state.profiles, **mate.profiles},
    )

    def felled(state, unit, *, off):
        def flow(game):
            yield from lose(game, unit, game.state.hp(unit), "test", by="blue1")
            if off:
                yield from remove_casualties(game)

        return run(in_phase(state, "Attack"), flow).state

    assert value(state, "armour", "red3") == 3
    one = felled(state, "red1", off=True)
    assert value(one, "armour", "red3") == 3
    assert value(felled(one, "red2", off=False), "armour", "red3") == 3
    assert value(felled(one, "red2", off=True), "armour", "red3") == 2


# Blood Pact


GIFTS = [
    ("Move", "move", 6, 12),
    ("Dash", "dash", 6, 12),
    ("Defence", "defence", 3, 4),
    ("Armour", "armour", 2, 3),
    ("Power", "power", 4, 5),
]


@pytest.mark.parametrize(("gift", "what", "before", "after"), GIFTS)
def test_each_gift_of_a_blood_pact_is_for_one_turn_and_alone(gift, what, before, after):
    state = opened(field("Blood Pact"), "Blood Pact", "red2", gift).state
    assert value(state, what) == after
    assert [value(state, name) for _, name, plain, _ in GIFTS if name != what] == [
        plain for _, name, plain, _ in GIFTS if name != what
    ]
    if what == "power":
        assert value(state, what, arm="other") == 3
    assert value(next_turn(state), what) == before
    own = opened(field("Blood Pact"), "Blood Pact", "red1", gift).state
    assert value(own, what, "red1") == {"armour": 3, "power": 5}.get(what, after)


@pytest.mark.parametrize(("hp", "price"), [(20, 2), (11, 2), (10, 1), (3, 1)])
def test_a_blood_pact_costs_a_tenth_of_its_full_hp_rounded_up(hp, price):
    state = field("Blood Pact", "Absorption III", hp=hp)
    hurt = state.with_figures(replace(state.figures["red11"], hp=hp - 1))
    paid = opened(hurt, "Blood Pact", "red2", "Move").state
    assert paid.hp("red1") == hp - 1 - price


def test_whom_a_blood_pact_reaches():
    """Itself, and friends within 18 inches and in sight that cost no more than double at full HP."""

    def may(state):
        return "red2" in _targets(state, "Blood Pact", ())

    assert may(field("Blood Pact", gap=18.0))
    assert not may(field("Blood Pact", gap=18.1))
    assert not may(field("Blood Pact", terrain=(WALL,)))
    assert may(field("Blood Pact", costs=(100, 200)))
    dear = field("Blood Pact", costs=(100, 201))
    assert not may(dear.with_figures(replace(dear.figures["red21"], hp=1)))


def test_what_a_blood_pact_gives_once_it_does_not_give_twice():
    session = playing(in_step(field("Blood Pact")))
    for _ in range(2):
        take(session, "Use Perks", "red1", answers=[("Blood Pact",), ("red2",), ("Power",)])
    assert value(session.state, "power") == 5


# boosts


BOOSTS = [
    ("Boost AEGIS", "aegis", 2, 3, 2),
    ("Boost AP", "ap", 2, 3, 1),
    ("Boost Armour", "armour", 2, 3, 2),
    ("Boost Attacks", "attacks", 3, 6, 1),
    ("Boost Dash", "dash", 6, 12, 2),
    ("Boost Defence", "defence", 3, 4, 2),
    ("Boost Move", "move", 6, 12, 2),
    ("Boost Power", "power", 4, 5, 1),
]


@pytest.mark.parametrize(("perk", "what", "before", "after"), [row[:4] for row in BOOSTS])
def test_a_boost_is_for_one_turn_after_a_mastery_test(perk, what, before, after):
    state = field(perk)
    assert value(state, what) == before
    boosted = opened(state, perk, "red2", dice=[4]).state
    assert value(boosted, what) == after
    assert value(opened(state, perk, "red2", dice=[3]).state, what) == before
    assert value(next_turn(boosted), what) == before


@pytest.mark.parametrize(("perk", "times"), [(row[0], row[4]) for row in BOOSTS])
def test_whom_a_boost_reaches(perk, times):
    """Itself, and friends within 18 inches and in sight; and none that cost too much at full HP."""

    def may(**more):
        session = opened(field(perk, **more), perk)
        return [option.id for option in getattr(session.pending, "options", ())] or ["red1"]

    assert may(gap=18.0) == ["red1", "red2"]
    assert "red2" not in _targets(field(perk, gap=18.1), perk)
    assert "red2" not in _targets(field(perk, terrain=(WALL,)), perk)
    assert "blue1" not in _targets(field(perk), perk)
    assert "red2" in _targets(field(perk, costs=(100, 100 * times)), perk)
    dear = field(perk, costs=(100, 100 * times + 1))
    worn = dear.with_figures(replace(dear.figures["red21"], hp=1))
    assert "red2" not in _targets(worn, perk)


def _targets(state, perk, dice=(3,)):
    row = CATALOGUE.get(perk)
    bearer = next(b for b in CATALOGUE.bearers(state) if b.perk is row)

    def flow(game):
        yield from row.uses[0].run(game, bearer)

    asked = asked_in(state, flow, dice)
    return [option.id for option in getattr(asked, "options", ())] if asked is not None else ["red1"]


@pytest.mark.parametrize(("perk", "what", "after"), [(row[0], row[1], row[3]) for row in BOOSTS])
def test_a_second_boost_of_its_kind_does_nothing_more(perk, what, after):
    """Nor does another unit's: it may not be used on whoever has it."""
    boosted = opened(field(perk, other=(perk,)), perk, "red2", dice=[4]).state
    assert "red2" not in _targets(boosted, perk)
    twice = bearing(bearing(field(perk), perk, "red2", "red1", turn=1), perk, "red2", "red1", turn=1)
    assert value(twice, what) == after


@pytest.mark.parametrize(
    ("perk", "what"), [("Boost AEGIS", "aegis"), ("Boost Armour", "armour"), ("Boost AP", "ap")]
)
def test_from_nothing_a_boost_makes_6(perk, what):
    """Levels: 0 is none, 1 is 6+; and 5+ becomes 4+."""
    none = opened(field(perk, armour=None, aegis=None), perk, "red2", dice=[4]).state
    assert value(none, what, arm="other") == 1
    assert value(opened(field(perk), perk, "red2", dice=[4]).state, what) == 3


@pytest.mark.parametrize(
    ("perk", "face", "hit"), [("Boost Power", 2, 1), ("Boost AP", 5, 1), ("Boost Attacks", 6, 2)]
)
def test_boosts_of_weapons_count_in_attacks_with_all_of_them(perk, face, hit):
    """Two plain guns at an enemy in armour of 4+: Power 5 hits on a 2, AP 4+ pierces, attacks double."""
    state = field(perk)
    plain = weapon("gun", attacks=1, power=4, ap=5)
    more = weapon("other", attacks=1, power=4, ap=5)
    foe = troop("enemy", hp=9, armour=None if perk != "Boost AP" else 4)
    state = replace(state, profiles={**state.profiles, "gun": plain, "other": more, "enemy": foe})
    near = replace(state.figures["blue11"], model=replace(state.figures["blue11"].model, at=(20.0, 20.0)))
    boosted = bearing(state.with_figures(near), perk, "red2", "red1", turn=1)
    session = attack(in_phase(boosted, "Attack"), [face] * 2 * hit, [("gun",), ("other",)], unit="red2")
    assert lost(session, "blue1") == 2 * hit


# with what else befalls a unit


@pytest.mark.parametrize("traitor", ["red1", "red2"])
def test_a_presence_is_for_no_traitor_and_none_is_had_of_one(traitor):
    state = enlisted(field("Presence"), "red", "Protective Presence")
    assert value(state, "armour") == 3
    assert value(state.with_unit(replace(state.units[traitor], control="blue")), "armour") == 2


@pytest.mark.parametrize(("left", "may"), [(2, True), (1, False)])
def test_a_blood_pact_is_sealed_by_whom_the_price_is_left_to(left, may):
    """A tenth of 20 HP is 2."""
    state = field("Blood Pact")
    state = state.with_figures(replace(state.figures["red11"], hp=left))
    assert ("Blood Pact" in offered(state)) == may
