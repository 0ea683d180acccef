"""Single clauses of movement: legs and turns, ground and traps, what is passed, Charge and Implacable."""

from dataclasses import replace

import pytest
from advanced import facing, open_to, playing, take
from advanced import refused as refused_in_step
from armies import army, troop, weapon
from companies import part_of
from fighting import attack, duel, in_phase, lost, rolls, told, under
from movers import (
    BOW,
    SWORD,
    at_bearing,
    begun,
    box,
    field,
    game,
    moved,
    movers,
    place,
    refused,
    shifted,
    to,
    trapped,
)

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed

TOUCH = 32 / 25.4
CANNON = weapon("cannon", kind="Heavy", range=36, power=3)
LONG = weapon("bow", range=40)


# in straight legs

LEGS = pytest.mark.parametrize(("kind", "degrees"), [("Diagonal", 45), ("Hexagonal", 60)])
EVERY = pytest.mark.parametrize(("rank", "every"), [("I", 2), ("II", 3), ("III", 4), ("IV", 6)])
SIDE = pytest.mark.parametrize("side", [-1, 1])


@LEGS
@EVERY
@SIDE
def test_inertia_turns_left_or_right_so_far_and_no_farther(kind, degrees, rank, every, side):
    state = movers(f"{kind} Inertia {rank} ({every} Inches)", move=8)
    bend = (10.0, 10.0 - every)
    assert not refused(state, *to(*at_bearing(*bend, 1.5, side * degrees)))
    assert refused(state, *to(*at_bearing(*bend, 1.5, side * (degrees + 1))))


@LEGS
@EVERY
@SIDE
def test_inertia_turns_again_after_each_leg_and_not_within_one(kind, degrees, rank, every, side):
    """Half an inch short of the leg it does not turn; after two legs it turns twice."""
    state = shifted(movers(f"{kind} Inertia {rank} ({every} Inches)", move=3 * every), "red11", (24.0, 24.0))
    assert refused(state, *to(*at_bearing(24.0, 24.0 - every + 0.5, 1.0, side * degrees)))
    second = at_bearing(24.0, 24.0 - every, every, side * degrees)
    assert not refused(state, *to(*at_bearing(*second, 1.0, side * (2 * degrees - 5))))


@LEGS
def test_inertia_goes_by_the_front_of_the_model(kind, degrees):
    """A model that looks east goes on east, and may turn from there."""
    state = movers(f"{kind} Inertia I (2 Inches)")
    looks = state.figures["red11"]
    east = state.with_figures(replace(looks, model=replace(looks.model, facing=90.0)))
    assert not refused(east, *to(13.0, 10.0))
    assert refused(east, *to(10.0, 8.0))
    session = moved(east, to(*at_bearing(12.0, 10.0, 1.5, 90 + degrees)))
    assert session.state.figures["red11"].model.facing == pytest.approx(90.0 + degrees, abs=1e-4)


@pytest.mark.parametrize("kind", ["Diagonal", "Hexagonal"])
@EVERY
def test_inertia_needs_a_move_or_a_dash_as_long_as_its_leg(kind, rank, every):
    need = CATALOGUE.get(f"{kind} Inertia {rank} ({every} Inches)").needs[0]
    assert need(troop("a", move=every - 1, dash=every - 1), None)
    assert not need(troop("a", move=every, dash=0), None)
    assert not need(troop("a", move=0, dash=every), None)


@SIDE
def test_forward_motion_turns_a_quarter_at_most_to_either_side(side):
    state = movers("Forward Motion")
    assert not refused(state, *to(*at_bearing(10.0, 10.0, 6.0, side * 90)))
    assert refused(state, *to(*at_bearing(10.0, 10.0, 6.0, side * 91)))


def test_forward_motion_does_not_bend_its_way():
    """Round a post the way is bent, which only others may go."""
    post = box("post", 12.0, 9.0, 0.4, 2.0)
    assert not refused(movers(terrain=(post,), move=9), *to(16.0, 10.0))
    assert refused(movers("Forward Motion", terrain=(post,), move=9), *to(16.0, 10.0))


def test_forward_motion_needs_six_inches():
    need = CATALOGUE.get("Forward Motion").needs[0]
    assert need(troop("a", move=5, dash=5), None)
    assert not need(troop("a", move=6, dash=0), None) and not need(troop("a", move=0, dash=6), None)


# Airborne, Jumper, Juggernaut


def test_what_flies_stands_only_where_it_can():
    """On top of a tower, not inside of a wall, and not on a unit that stands on the tower."""
    tower = field(top=7.0, platform=True)
    state = movers("Airborne", terrain=(tower, box("wall", 3.0, 6.0, 3.0, 1.0)), move=9)
    assert not refused(state, *to(10.0, 6.3, bottom=7.0))
    assert refused(state, *to(10.0, 6.5, bottom=7.0))
    assert refused(shifted(state, "blue11", (10.0, 5.5), 7.0), *to(10.0, 6.3, bottom=7.0))
    assert refused(state, *to(4.5, 6.5))


def test_a_jumper_gets_onto_roofs_that_nobody_could_climb():
    roof = field(top=6.5, platform=True)
    assert refused(movers(terrain=(roof,), move=20), *to(10.0, 5.5, bottom=6.5))
    assert not refused(movers("Jumper", terrain=(roof,), move=20), *to(10.0, 5.5, bottom=6.5))


def test_a_jumper_does_not_land_on_what_cannot_be_stood_on_nor_on_units():
    spikes = field(top=3.0)
    assert refused(movers("Jumper", terrain=(spikes,)), *to(10.0, 5.5, bottom=3.0))
    roof = field(top=3.0, platform=True)
    state = shifted(movers("Jumper", terrain=(roof,)), "blue11", (10.0, 5.5), 3.0)
    assert refused(state, *to(10.0, 5.5, bottom=3.0))


@pytest.mark.parametrize(("perks", "dice"), [((), 1), (("Jumper",), 1), (("Airborne",), 0)])
def test_a_jumper_that_stays_in_dangerous_ground_minds_it(perks, dice):
    state = movers(*perks, terrain=(field("dangerous"),), phase="Dash", hp=3)
    state = under(shifted(state, "red11", (10.0, 5.0)), "present", "red1")
    session = Session(replace(state, settings=(("turns", 1),)), Warsurge(), Listed((2,)))
    for side, unit in (("red", "red1"), ("blue", "blue1")):
        assert session.begin(Action("Hold", side, unit)) == ""
    assert rolls(session) == [("dangerous ground", 1)] * dice


def test_a_jumper_that_leaves_dangerous_ground_minds_it():
    state = shifted(movers("Jumper", terrain=(field("dangerous"),), move=9), "red11", (10.0, 5.5))
    assert rolls(moved(state, to(10.0, 10.0), dice=(2,))) == [("dangerous ground", 1)]


def strewn(*perks, gun=()):
    """Blue has left a dangerous circle of 3 inches at (10, 7)."""
    bomb = weapon("bomb", "Explode I", "Residue I", *gun, range=40, power=10)
    rows = (
        ("red1", "red", troop("mover", *perks, hp=9, armour=None, move=9), (BOW,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (bomb,), [(30.0, 7.0)]),
        ("red2", "red", troop("bait", hp=9), (), [(10.0, 6.0)]),
    )
    state = in_phase(army(*rows), "Attack", 1, "blue")
    session = attack(state, [6], [(10.0, 6.5)], unit="blue1")
    return replace(in_phase(session.state, "Move", 2), effects=session.state.effects)


@pytest.mark.parametrize(("gun", "hurt"), [((), 0), (("Anti-Air II",), 1)])
def test_dangerous_ground_that_shoots_at_what_flies_minds_a_jumper_on_its_way(gun, hurt):
    session = attack(strewn("Jumper", gun=gun), [], [to(13.5, 2.5)], name="Move")
    assert lost(session, "red1") == hurt
    assert lost(attack(strewn("Jumper", gun=gun), [], [to(14.0, 10.0)], name="Move"), "red1") == 0


@pytest.mark.parametrize(
    ("perks", "gun", "start", "end", "hurt"),
    [
        ((), (), (10.0, 10.0), (10.0, 0.7), 1),
        (("Jumper",), (), (10.0, 10.0), (10.0, 0.7), 0),
        (("Jumper",), (), (10.0, 10.0), (10.0, 7.6), 1),
        (("Jumper",), (), (10.0, 7.5), (10.0, 16.0), 1),
        (("Jumper",), ("Anti-Air II",), (10.0, 10.0), (10.0, 0.7), 1),
        (("Airborne",), (), (10.0, 10.0), (10.0, 7.6), 0),
        (("Airborne",), (), (10.0, 7.5), (10.0, 16.0), 0),
    ],
)
def test_traps_spring_at_jumpers_near_the_ends_of_their_way_and_never_at_what_flies(
    perks, gun, start, end, hurt
):
    state = trapped(*perks, gun=gun)
    session = attack(shifted(state, "red11", start), [], [to(*end)], name="Move")
    assert lost(session, "red1") == hurt


@pytest.mark.parametrize(
    ("perk", "dice", "left"),
    [("Juggernaut I", (3, 4), ["front"]), ("Juggernaut I", (4, 3), ["back"]), ("Juggernaut II", (), [])],
)
def test_a_juggernaut_rolls_for_each_piece_that_it_passes(perk, dice, left):
    pieces = (box("front", 5.0, 7.0, 10.0, 1.0), box("back", 5.0, 5.0, 10.0, 1.0), box("side", 20, 6, 1, 1))
    session = moved(movers(perk, terrain=pieces), to(10.0, 4.2), dice=dice)
    assert rolls(session) == [("Juggernaut I", 1)] * len(dice)
    assert [piece.id for piece in session.state.terrain] == [*left, "side"]


def toppled(*others, below=(40.0, 20.0)):
    """A juggernaut goes through a tower with figures of a unit on it or beside it, and one below it."""
    tower = box("tower", 8.0, 5.0, 4.0, 3.0, top=3.0, platform=True)
    under_it = ("red2", "red", troop("below"), (), [(40.0, 20.0)])
    rows = (
        ("red1", "red", troop("mover", "Juggernaut II", move=8), (BOW,), [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe"), (SWORD,), [(40.0, 40.0)]),
        under_it,
    )
    state = in_phase(army(*rows, terrain=(tower,)), "Move")
    figures = state.figures
    rows = [(f"blue1{n + 1}", spot, bottom) for n, (spot, bottom) in enumerate(others)]
    made = [
        replace(figures["blue11"], model=replace(figures["blue11"].model, id=id_, at=spot, bottom=bottom))
        for id_, spot, bottom in rows
    ]
    unit = replace(state.units["blue1"], figures=tuple(figure.id for figure in made), strength=len(made))
    state = replace(state, figures={**figures, **{figure.id: figure for figure in made}}).with_unit(unit)
    return moved(shifted(state, "red21", below), to(10.0, 2.5)).state


def test_who_was_inside_of_a_destroyed_piece_or_beside_it_stays():
    after = toppled(((9.0, 6.5), 3.0), ((7.0, 6.5), 0.0))
    assert (after.figures["blue11"].model.at, after.figures["blue11"].model.bottom) == ((9.0, 6.5), 0.0)
    assert (after.figures["blue12"].model.at, after.figures["blue12"].model.bottom) == ((7.0, 6.5), 0.0)


def test_who_comes_down_stands_on_nobody_and_with_its_own():
    """Somebody stands right below it; the nearest place beside that one would be too far from its fellow."""
    after = toppled(((8.7, 6.5), 3.0), ((11.9, 6.5), 0.0), below=(8.7, 6.5))
    model = after.figures["blue11"].model
    assert (model.at, model.bottom) == (
        (pytest.approx(8.7 + 1.5 * 0.5**0.5), pytest.approx(6.5 - 1.5 * 0.5**0.5)),
        0.0,
    )


def test_a_juggernaut_goes_through_difficult_ground_at_its_full_pace():
    assert refused(movers(terrain=(field("difficult"),)), *to(10.0, 4.5))
    assert not refused(movers("Juggernaut I", terrain=(field("difficult"),)), *to(10.0, 4.5))


# Charge


@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_a_charge_follows_a_move_or_a_dash_and_goes_no_farther_than_its_dice(how):
    state = movers("Charge I", foe_at=(10.0, 10.0 + 6.0 + 5.0), phase=how)
    session = begun(state, to(10.0, 16.0), True, dice=(2,), name=how)
    assert rolls(session) == [("Charge I", 1)]
    assert not session.refusal(to(10.0, 18.0))
    assert "would need" in session.refusal(to(10.0, 18.1))


@pytest.mark.parametrize("perk", ["Charge I", "Charge II"])
@pytest.mark.parametrize("flight", ["Dread", "Terrify"])
def test_who_flees_from_an_enemy_does_not_charge_on_away_from_it(perk, flight):
    """Its move has to lead to its edge, and a charge only toward an enemy."""
    state = under(movers(perk, foe_at=(10.0, 14.0), move=2), flight, "red1", "blue1")
    session = moved(state, to(10.0, 8.0), True, dice=(2, 1) if perk == "Charge II" else (2,))
    assert place(session) == (10.0, 8.0)
    assert f"no {perk}: it is led elsewhere" in told(session)


def test_who_flees_charges_an_enemy_that_stands_nearer_to_its_edge():
    state = under(movers("Charge I", foe_at=(10.0, 2.0), move=2), "Dread", "red1", "blue1")
    assert place(moved(state, to(10.0, 8.0), True, to(10.0, 6.0), dice=(2,))) == (10.0, 6.0)


def test_a_sergeant_charges_with_its_unit():
    leader = ("red2", "red", troop("boss", move=6), (), [(12.0, 10.0)])
    mover = ("red1", "red", troop("mover", "Charge I"), (), [(10.0, 10.0)])
    foe = ("blue1", "blue", troop("foe", armour=None), (), [(10.0, 21.0)])
    state = part_of(in_phase(army(mover, leader, foe), "Move"), "red2", "red1")
    session = begun(state, (*to(10.0, 16.0), *to(12.0, 16.0, "red21")), True, dice=(2,))
    assert "goes toward" in session.refusal((*to(10.0, 15.0), *to(12.0, 15.0, "red21")))
    assert not session.refusal((*to(10.0, 16.0), *to(12.0, 16.0, "red21")))
    assert not session.answer((*to(10.0, 18.0), *to(12.0, 18.0, "red21")))
    assert session.state.figures["red21"].model.at == (12.0, 18.0)


def test_a_charge_is_a_part_of_the_move_before_it():
    """Who bleeds loses 1 HP for the two; a weapon with Momentum gains once."""
    state = under(movers("Charge I", foe_at=(10.0, 21.0), hp=9, armour=None), "Bleed", "red1", "blue1")
    session = moved(state, to(10.0, 16.0), True, to(10.0, 18.0), dice=(2,))
    assert lost(session, "red1") == 1
    fast = movers("Charge I", foe_at=(10.0, 21.0), weapons=(weapon("lance", "Momentum"),))
    session = moved(fast, to(10.0, 16.0), True, to(10.0, 18.0), dice=(2,))
    assert game(session.state).figure("power", 4, "red1", weapon="lance", foe="blue1").value == 5


@pytest.mark.parametrize(("at", "dice"), [(14.0, (2, 5)), (11.0, (5, 2))])
def test_a_charge_rolls_for_no_dangerous_ground_that_its_move_has_met(at, dice):
    """The Move goes into the lava from above it, or ends before it; the charge goes on through it."""
    lava = (box("lava", 8.0, 12.0, 4.0, 5.0, top=0.0, ground=("dangerous",)),)
    state = movers("Charge I", foe_at=(10.0, 21.0 if at > 12.0 else 18.0), terrain=lava)
    session = moved(state, to(10.0, at), True, to(10.0, at + 3.0), dice=dice)
    first, then = ("dangerous ground", 1), ("Charge I", 1)
    assert rolls(session) == ([first, then] if at > 12.0 else [then, first])


def test_a_juggernaut_that_charges_back_rolls_for_no_piece_again():
    hut = (box("hut", 9.5, 12.0, 1.0, 1.0, top=3.0),)
    state = movers("Juggernaut I", "Charge I", foe_at=(15.0, 9.0), terrain=hut)
    session = moved(state, to(10.0, 14.0), True, to(10.0, 11.0), dice=(2, 3))
    assert rolls(session) == [("Juggernaut I", 1), ("Charge I", 1)]


@pytest.mark.parametrize(("reach", "struck"), [(2, 1), (1, 0)])
def test_a_moving_strike_reaches_whom_only_the_charge_brings_near(reach, struck):
    gun = weapon("gun", "Moving Strike", range=reach, power=5)
    state = movers("Charge I", foe_at=(10.0, 21.0), weapons=(gun,))
    steps = to(10.0, 16.0), True, to(10.0, 18.5), *([True] * struck)
    assert lost(moved(state, *steps, dice=(3, *([6] * struck)))) == struck


@pytest.mark.parametrize(("y", "struck"), [(19.0, 1), (22.0, 0)])
def test_who_charges_may_be_sniped_at_where_only_the_charge_leads(y, struck):
    gun, at = weapon("gun", "Snipe", range=7, power=5), [(10.0 + 6.5 + TOUCH, y)]
    mover = ("red1", "red", troop("mover", "Charge I", hp=9, armour=None), (), [(10.0, 10.0)])
    foe = ("blue1", "blue", troop("foe"), (), [(10.0, 21.0)])
    state = in_phase(army(mover, foe, ("blue2", "blue", troop("sniper"), (gun,), at)), "Move")
    steps = to(10.0, 16.0), True, to(10.0, 18.5), *([True] * struck)
    assert lost(moved(state, *steps, dice=(3, *([6] * struck))), "red1") == struck


# Implacable


@pytest.mark.parametrize(("rank", "need"), [("I", "6"), ("II", "5+")])
def test_the_implacable_suffer_for_the_rest_of_the_turn(rank, need):
    """Two Heavy weapons after one Move: both are worse, however late the second one is."""
    guns = (CANNON, weapon("mortar", kind="Heavy", range=36, power=3))
    state = duel(troop("a", f"Implacable {rank}"), guns, troop("b", armour=None, hp=9))
    found = rolls(attack(under(state, unit_status.MOVED, "red1"), (1, 1)))
    assert [why.split(")")[0] for why, _ in found] == [f"attack dice ({need}"] * 2


@pytest.mark.parametrize("rank", ["I", "II"])
def test_an_implacable_unit_that_fired_before_it_moved_has_to_prepare(rank):
    implacable = troop("implacable", f"Implacable {rank}", hp=3, armour=None)
    session = playing(facing(implacable, [CANNON], armed=()))
    take(session, "Attack", "red1", dice=[1])
    assert refused_in_step(session, "Move", "red1") == "Red1, Move: it used a Heavy weapon"
    take(session, "Prepare", "red1")
    take(session, "Pass")
    assert "Move" in open_to(session, "red1")


@pytest.mark.parametrize("rank", ["I", "II"])
def test_an_implacable_unit_that_fired_with_the_penalty_may_move_again(rank):
    implacable = troop("implacable", f"Implacable {rank}", hp=3, armour=None)
    session = playing(facing(implacable, [CANNON], armed=()))
    take(session, "Move", "red1", answers=[(Placed("red11", (12.0, 10.0)),)])
    take(session, "Attack", "red1", dice=[1])
    take(session, "Pass")
    assert "Move" in open_to(session, "red1")
