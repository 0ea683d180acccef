"""Single clauses of displacement and of Grab & Throw: what is in the way, who throws whom, what it costs."""

from dataclasses import replace

import pytest
from supremes import (
    act,
    amount,
    answered,
    at,
    begun,
    block,
    bottom,
    hit,
    hp,
    law_of,
    model,
    options,
    play,
    street,
    under,
)

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rules.core.events import DiceRolled, Placed
from battlefield.rules.scene.contents import Terrain

RADIUS = 15 / 25.4  # of a base of 30 mm
BESIDE = 2 * RADIUS
WINS = (6, 1)


def obstacle(kind, x):
    """Something in the row of y = 10 whose near edge to the left is a radius before x."""
    if kind == "terrain":
        return (), (block("wall", x - RADIUS, 8.0, x + RADIUS, 12.0, 3.0),)
    words = {"model": ("Supreme",)}.get(kind, (kind,))
    return (model("thing", "blue", (x, 10.0), words=words),), ()


def displaced(line, kind, x, foe_at):
    """A hero who needs no sight displaces a foe on the row of y = 10."""
    others, terrain = obstacle(kind, x)
    hero = model("hero", "red", (10.0, 10.0), hit(line, kind="IND", roll="Mind vs Mind", reach=12), mind=9)
    state = street(hero, model("foe", "blue", (foe_at, 10.0)), *others, terrain=terrain)
    dice = (6, 1, 1) if x < foe_at and kind != "model" else WINS  # what stands between gives cover
    return begun(state, "hero", dice)


def foe_of(session):
    """The answer that aims at the foe, where anybody else could be aimed at."""
    answered(session, "hero/Hit")
    if session.pending is not None and session.pending.what.startswith("target"):
        answered(session, "foe")
    return session


@pytest.mark.parametrize("kind", ["model", "Object", "Structure", "terrain"])
def test_knockback_and_pull_stop_in_contact_with_whatever_is_in_the_way(kind):
    away = foe_of(displaced("FX Knockback 6", kind, 17.0, 14.0))
    assert at(away.state, "foe") == pytest.approx((17.0 - BESIDE, 10.0), abs=1e-6)
    toward = foe_of(displaced("FX Pull 6", kind, 13.0, 18.0))
    assert at(toward.state, "foe") == pytest.approx((13.0 + BESIDE, 10.0), abs=1e-6)


@pytest.mark.parametrize("kind", ["model", "Object", "Structure"])
def test_a_shift_leads_through_nobody(kind):
    session = foe_of(displaced("FX Shift 3", kind, 15.5, 14.0))
    assert session.law.refusal((Placed("foe/1", (17.0, 10.0)),))  # round it, it is farther than 3 inches
    assert not session.law.refusal((Placed("foe/1", (14.0, 13.0)),))


def test_a_pull_stays_on_its_level():
    """Pulled along a roof toward an attacker on the table it keeps its height while its base is borne."""
    roof = block("roof", 12.0, 8.0, 19.0, 12.0, 4.0, platform=True)
    hero = model("hero", "red", (10.0, 10.0), hit("FX Pull 2", kind="IND", roll="Mind vs Mind"), mind=9)
    state = street(hero, model("foe", "blue", (16.0, 10.0), bottom=4.0), terrain=(roof,))
    after = play(state, "hero", "hero/Hit", dice=(6, 1, 1))
    assert at(after, "foe") == pytest.approx((14.0, 10.0)) and bottom(after, "foe") == 4.0


@pytest.mark.parametrize(("inches", "left"), [(1, 4.0), (2, 0.0)])
def test_a_pull_falls_with_the_first_part_of_the_base_over_empty_space(inches, left):
    """The roof begins at x = 12: an inch from 14 the base is wholly borne, two inches half of it is not."""
    roof = block("roof", 12.0, 8.0, 19.0, 12.0, 4.0, platform=True)
    hero = model(
        "hero", "red", (8.0, 10.0), hit(f"FX Pull {inches}", kind="IND", roll="Mind vs Mind"), mind=9
    )
    state = street(hero, model("foe", "blue", (14.0, 10.0), bottom=4.0), terrain=(roof,))
    after = play(state, "hero", "hero/Hit", dice=(6, 1, 1))
    assert bottom(after, "foe") == left and hp(after, "foe") == (10 if left else 9)


def test_a_bridge_overhead_stops_nobody():
    ring = ((15.0, 8.0), (19.0, 8.0), (19.0, 12.0), (15.0, 12.0))
    over = Terrain("bridge", Polygon(ring), 2.0, 4.0, sight="blocks")
    hero = model("hero", "red", (10.0, 10.0), hit("FX Knockback 6"), strength=9)
    after = play(
        street(hero, model("foe", "blue", (14.0, 10.0)), terrain=(over,)), "hero", "hero/Hit", dice=WINS
    )
    assert at(after, "foe") == pytest.approx((20.0, 10.0))


@pytest.mark.parametrize(
    ("start", "end", "fits"), [(0.0, 4.0, True), (0.0, 4.5, False), (4.0, 0.0, True), (4.5, 0.0, False)]
)
def test_a_shift_leads_four_inches_up_or_down(start, end, fits):
    high = max(start, end)
    left = 12.0 if start else 15.0
    roof = block("roof", left, 8.0, left + 3.0, 12.0, high, platform=True)
    foe_at, there = (13.5, 10.0), (16.5, 10.0)
    hero = model("hero", "red", (10.0, 10.0), hit("FX Shift 4", kind="IND", roll="Mind vs Mind"), mind=9)
    state = street(hero, model("foe", "blue", foe_at, bottom=start), terrain=(roof,))
    asked = law_of(begun(state, "hero", (6, 1, 1) if start else WINS), "hero/Hit")
    assert (not asked.refusal((Placed("foe/1", there, end),))) is fits
    assert asked.refusal((Placed("foe/1", (14.0, 13.5), 2.0),))  # in the air


def test_who_is_knocked_into_a_spectral_model_is_not_hurt_by_it():
    hero = model("hero", "red", (10.0, 10.0), hit("FX Knockback 6"), strength=9)
    state = street(hero, model("foe", "blue", (14.0, 10.0)), model("pal", "blue", (17.0, 10.0)))
    after = play(under(state, "pal", "Spectral"), "hero", "hero/Hit", dice=WINS)
    assert (hp(after, "foe"), hp(after, "pal")) == (10, 9)


# Grab & Throw

TOSS = ("Strength vs Agility", "FX Damage 2")


def grabbing(
    *lines, toss=TOSS, base=40, foe=30, foe_words=("Supreme",), perks=(), fatigue=0, ap_limit=6, others=()
):
    """A hero in contact with a foe, with a throw for 2 AP, and a second enemy eight inches away."""
    throw = act("Toss", "THR", *toss, ap=2, fatigue=fatigue)
    touching = 10.0 + (base + foe) / 2 / 25.4
    return street(
        model(
            "hero",
            "red",
            (10.0, 10.0),
            hit(*lines, kind="CCM"),
            throw,
            strength=9,
            base=base,
            ap_limit=ap_limit,
        ),
        model("foe", "blue", (touching, 10.0), base=foe, words=foe_words, perks=perks),
        model("goal", "blue", (18.0, 10.0)),
        *others,
    )


def thrown_dice(state, first):
    """How many dice the throw is rolled with, the first action having had `first` as attacker."""
    session = begun(state, "hero", (6,) * first + (1,) + (6,) * 9)
    answered(session, "hero/Hit", "hero/Toss")
    rolls = [event for event in session.events if isinstance(event, DiceRolled)]
    return next(len(event.faces) for event in rolls if event.why.startswith("Toss against"))


@pytest.mark.parametrize(("foe", "rank"), [(25, 1), (30, 1), (40, 2), (50, 3), (60, 3)])
def test_a_thrown_model_smashes_by_the_rank_of_its_base(foe, rank):
    """One die, one for the hero's larger base, and those of the rank."""
    first = 2 if foe < 60 else 1
    assert thrown_dice(grabbing("FX Grab & Throw", base=60, foe=foe), first) == 1 + 1 + rank


@pytest.mark.parametrize("rank", [1, 2, 3])
def test_a_grabbed_object_is_thrown_by_its_own_rank(rank):
    crate = model("foe", "blue", (10.0 + 35 / 25.4, 10.0), words=("Object",), rank=rank)
    throw = act("Toss", "THR", *TOSS, ap=2)
    hero = model("hero", "red", (10.0, 10.0), hit("FX Grab & Throw", kind="CCM"), throw, strength=9, base=40)
    state = street(hero, crate, model("goal", "blue", (18.0, 10.0)))
    assert thrown_dice(state, 2) == 1 + 1 + rank


@pytest.mark.parametrize(("foe", "may"), [(30, True), (40, True), (50, False)])
def test_a_model_on_a_larger_base_is_not_thrown(foe, may):
    session = begun(grabbing("FX Grab & Throw", foe=foe), "hero", (6,) * (2 if foe < 40 else 1) + (1,))
    asked = answered(session, "hero/Hit")
    assert (asked.what == "Grab & Throw Foe") is may


@pytest.mark.parametrize(
    ("more", "may"), [({}, True), ({"ap_limit": 2}, False), ({"fatigue": 2}, True), ({"fatigue": 3}, False)]
)
def test_the_throw_has_its_usual_costs(more, may):
    session = begun(grabbing("FX Grab & Throw", **more), "hero", (6, 6, 1, 6, 1, 1, 1))
    asked = answered(session, "hero/Hit")
    assert (asked.what == "Grab & Throw Foe") is may
    if may:
        answered(session, "hero/Toss")
        spent = amount(session.state, "hero", "ap spent"), amount(session.state, "hero", "Fatigue")
        assert spent == (3, more.get("fatigue", 0))


def test_who_is_thrown_takes_one_damage_even_where_the_throw_fails():
    state = grabbing("FX Grab & Throw", toss=("Mind vs Agility", "FX Damage 2"))
    session = begun(state, "hero", (6, 6, 1, 1, 1, 1, 6))
    answered(session, "hero/Hit", "hero/Toss")
    assert (hp(session.state, "foe"), hp(session.state, "goal")) == (9, 10)


def test_no_other_object_is_thrown_in_its_place():
    """A crate in contact is not offered; who is thrown is the one that was grabbed."""
    crate = model("crate", "red", (10.0 - 35 / 25.4, 10.0), words=("Object",))
    session = begun(grabbing("FX Grab & Throw", others=(crate,)), "hero", (6, 6, 1, 6, 1, 1, 1))
    asked = answered(session, "hero/Hit", "foe")
    assert options(asked) == ["hero/Toss", "no throw"]
    asked = answered(session, "hero/Toss")
    assert "crate" not in str(asked.what).lower()
    answered(session, "goal") if "thrown at" in asked.what else None
    assert (hp(session.state, "foe"), hp(session.state, "crate")) == (9, 10)


def test_efx_of_the_throw_are_divided_as_the_attacker_likes():
    """Two EFX, one for each of the two; the FX are the Defender's."""
    state = under(
        grabbing("FX Grab & Throw", toss=("Strength vs Agility", "FX Damage 1", "EFX Damage 2")),
        "hero",
        "Attack",
        1,
    )
    session = begun(state, "hero", (6, 6, 6, 1, 6, 6, 1, 1, 1))
    answered(session, "hero/Hit", "hero/Toss", "0", "0", ("0", "1", "2"))
    answered(session, "goal", "foe")
    assert (hp(session.state, "goal"), hp(session.state, "foe")) == (7, 7)


def test_an_immune_model_is_not_grabbed():
    state = grabbing("FX Grab & Throw", perks=("Immune/Displacement Effects",))
    session = begun(state, "hero", (6, 6, 1))
    assert answered(session, "hero/Hit").what.startswith("action of")


def test_self_grab_and_throw_lets_the_target_throw_the_attacker():
    """Attacker and Target change about: the foe pays, its side chooses, and the hero is hurt by the throw."""
    toss = act("Toss", "THR", *TOSS, ap=2)
    touching = 10.0 + 30 / 25.4
    state = street(
        model("hero", "red", (10.0, 10.0), hit("FX Self/Grab & Throw", kind="CCM"), strength=9),
        model("foe", "blue", (touching, 10.0), toss, strength=9),
        model("mate", "red", (18.0, 10.0)),
    )
    session = begun(state, "hero", (6, 1, 6, 1, 1))
    asked = answered(session, "hero/Hit")
    assert asked.by == "blue" and options(asked) == ["foe/Toss", "no throw"]
    answered(session, "foe/Toss")
    assert (hp(session.state, "mate"), hp(session.state, "hero")) == (8, 9)
    assert amount(session.state, "foe", "ap spent") == 2
    answered(session, session.suggestions()[0])
    assert abs(at(session.state, "hero")[0] - 18.0) < 3.0 and bottom(session.state, "hero") == 0.0


def test_a_shift_round_a_wall_meets_what_lies_on_its_way_and_nothing_behind_the_wall():
    """The way from (14, 10) leads round the end of the wall, more than an inch from y = 6."""
    wall = block("wall", 16.0, 6.0, 16.2, 30.0, 6.0)
    for y, left in ((10.0, 10), (5.0, 9)):
        x = 16.1 if y < 6.0 else 18.0
        patch = block("mud", x - 0.2, y - 0.2, x + 0.2, y + 0.2, 0.0)
        mud = replace(patch, sight="clear", ground=("dangerous",))
        hero = model("hero", "red", (10.0, 10.0), hit("FX Shift 14"), strength=9)
        state = street(hero, model("foe", "blue", (14.0, 10.0)), terrain=(wall, mud))
        session = begun(state, "hero", WINS)
        answered(session, "hero/Hit", (Placed("foe/1", (20.0, 10.0)),))
        assert hp(session.state, "foe") == left


@pytest.mark.parametrize("kind", ["IST", "AUR"])
def test_nobody_throws_itself(kind):
    """An action on its user has it grab nobody, though there is somebody to throw at."""
    lift = act("Lift", kind, "Limited/Friendly", "FX Grab & Throw", "FX Defend 1")
    hero = model("hero", "red", (10.0, 10.0), lift, act("Toss", "THR", "Strength vs Agility"))
    session = begun(street(hero, model("foe", "blue", (14.0, 10.0))), "hero")
    assert answered(session, "hero/Lift").what == "action of Hero"
    assert amount(session.state, "hero", "Defend") == 1
