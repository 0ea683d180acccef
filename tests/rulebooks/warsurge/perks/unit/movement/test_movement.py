"""Movement perks, each rank: what it does to moves, dashes and melees, and what it leaves alone."""

from dataclasses import replace

import pytest
from armies import troop, weapon
from fighting import attack, duel, going_on, in_phase, locked, lost, rolls, under
from movers import BOW, SWORD, field, moved, movers, to
from running import end_turn, run

from battlefield.app.battle.event_words import words_of
from battlefield.files.terrain.terrain_kinds import KINDS, with_kind
from battlefield.geometry.kernel.shapes import Circle, Polygon, Strip
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.moments import Moved
from battlefield.rulebooks.warsurge.movement.dangerous_ground import endure_staying
from battlefield.rulebooks.warsurge.movement.shoving import come_to
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rulebooks.warsurge.words import ITS_TURNED, ITS_X, ITS_Y
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import HpLost, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import GONE, Clock
from battlefield.rules.scene.contents import Terrain

THIN = Terrain(
    "thin", Polygon(((13.0, 4.0), (13.2, 4.0), (13.2, 12.0), (13.0, 12.0))), 0.0, 5.0, sight="blocks"
)


def refused(state, *places, dice=(), name="Move"):
    """Begin a move and give what is said against some places."""
    session = Session(state, Warsurge(), Listed(dice))
    assert session.begin(Action(name, "red", "red1")) == ""
    return session.refusal(places)


def place(session, figure="red11"):
    return session.state.figures[figure].model.at


# farther


@pytest.mark.parametrize(("name", "dice"), [("I (D6)", (4,)), ("II (2D6)", (4, 2)), ("III (3D6)", (4, 2, 1))])
@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_dice_are_added_to_a_move_or_a_dash(how, name, dice):
    state = movers(f"+{how} {name}", phase=how)
    far = 6 + sum(dice)
    assert "would need" in refused(state, *to(10.0 + far + 0.01, 10.0), dice=dice, name=how)
    session = moved(state, to(10.0 + far, 10.0), dice=dice, name=how)
    assert place(session) == (10.0 + far, 10.0)


@pytest.mark.parametrize(("perk", "how"), [("Dash", "Move"), ("Move", "Dash")])
@pytest.mark.parametrize("rank", ["I (D6)", "II (2D6)", "III (3D6)"])
def test_dice_for_a_dash_do_not_help_a_move_nor_the_other_way_round(perk, how, rank):
    assert "would need" in refused(movers(f"+{perk} {rank}", phase=how), *to(16.5, 10.0), name=how)


def test_rush_gives_half_again_and_takes_the_weapons():
    session = moved(movers("Rush"), ("Rush",), to(19.0, 10.0))
    assert place(session) == (19.0, 10.0)
    assert Game(session.state, CATALOGUE).reason_against("weapons", "red1") == "Rush"
    assert stat(Game(session.state, CATALOGUE), "dash", "red1").value == 9


def test_rush_is_not_offered_after_weapons_were_used():
    state = under(movers("Rush"), "weapon used", "red1")
    assert "would need" in refused(state, *to(19.0, 10.0))


# over and through


def test_difficult_ground_costs_double_unless_traversed():
    terrain = (field("difficult"),)
    assert "would need" in refused(movers(terrain=terrain), *to(10.0, 4.5))
    for perk in ("Traverse I", "Traverse II", "Airborne", "Jumper"):
        assert place(moved(movers(perk, terrain=terrain), to(10.0, 4.5))) == (10.0, 4.5)


def test_dangerous_ground_rolls_for_each_model_that_meets_it():
    terrain = (field("dangerous"),)
    places = to(10.0, 6.0) + to(10.0, 6.0 + 1.5, "red12") + to(12.0, 12.5, "red13")
    places = (*places[:2], Placed("red13", (10.0, 9.0)))
    session = attack(movers(terrain=terrain, models=3, armour=6), (1, 6, 5), [places], name="Move")
    assert rolls(session)[0] == ("dangerous ground", 2)
    assert lost(session, "red1") == 1


def test_what_is_lost_names_the_ground_and_not_the_unit_itself():
    mire = replace(field("dangerous"), name="Old mire")
    session = moved(movers(terrain=(mire,), hp=3, armour=None), to(10.0, 6.0), dice=(1,))
    (loss,) = [event for event in session.events if isinstance(event, HpLost)]
    assert words_of(loss, session.state) == "Red1 loses 1 HP: dangerous ground, Old mire"


def test_ground_that_is_walked_round_is_no_danger():
    session = moved(movers(terrain=(field("dangerous"),)), to(10.0, 8.0))
    assert rolls(session) == []


def test_a_base_that_comes_over_the_edge_meets_the_ground():
    session = moved(movers(terrain=(field("dangerous"),)), to(10.0, 7.0 + 16 / 25.4 - 0.001), dice=(2,))
    assert rolls(session) == [("dangerous ground", 1)]


@pytest.mark.parametrize("perk", ["Traverse II", "Airborne"])
def test_some_units_do_not_mind_dangerous_ground(perk):
    assert rolls(moved(movers(perk, terrain=(field("dangerous"),)), to(10.0, 6.0))) == []


def test_a_jumper_minds_dangerous_ground_only_where_it_starts_and_ends():
    terrain = (field("dangerous"),)
    assert rolls(moved(movers("Jumper", move=9, terrain=terrain), to(10.0, 2.0))) == []
    assert rolls(moved(movers("Jumper", terrain=terrain), to(10.0, 6.0), dice=(2,))) == [
        ("dangerous ground", 1)
    ]


def test_dangerous_ground_acts_on_those_that_stay_in_it():
    state = movers(terrain=(field("dangerous"),), phase="Dash", foe_at=(40.0, 40.0), armour=None)
    figures = {**state.figures}
    figures["red11"] = replace(figures["red11"], model=replace(figures["red11"].model, at=(10.0, 5.0)))
    state = under(replace(state, figures=figures), "present", "red1")
    session = Session(replace(state, settings=(("turns", 1),)), Warsurge(), Listed((1,)))
    for side, unit in (("red", "red1"), ("blue", "blue1")):
        assert session.begin(Action("Hold", side, unit)) == ""
    assert rolls(session) == [("dangerous ground", 1)]
    assert session.state.units["red1"].where == GONE


def test_who_is_shoved_into_dangerous_ground_has_not_stayed_in_it():
    """To be shoved is no movement: the ground acts on it only at the end of a whole turn there."""
    state = under(movers(terrain=(field("dangerous"),), armour=None, hp=9), "present", "red1")
    shoved = run(state, lambda game: come_to(game, "red1", "Force", to(10.0, 5.0))).state
    run(in_phase(shoved, "End"), endure_staying)
    stays = under(in_phase(end_turn(shoved), "End", 2), "present", "red1")
    assert run(stays, endure_staying, [1]).state.hp("red1") == 8


WALL = Terrain("wall", Polygon(((5.0, 6.0), (15.0, 6.0), (15.0, 7.0), (5.0, 7.0))), 0.0, 5.0, sight="blocks")


@pytest.mark.parametrize("perk", ["Airborne", "Jumper", "Juggernaut I", "Juggernaut II"])
def test_walls_stop_those_that_cannot_pass(perk):
    assert refused(movers(terrain=(WALL,)), *to(10.0, 4.0))
    dice = (3,) if perk == "Juggernaut I" else ()
    assert place(moved(movers(perk, terrain=(WALL,)), to(10.0, 4.0), dice=dice)) == (10.0, 4.0)


@pytest.mark.parametrize("perk", ["Airborne", "Jumper", "Juggernaut I"])
def test_units_are_passed_but_not_stood_on(perk):
    state = movers(perk, foe_at=(10.0, 7.0))
    assert place(moved(state, to(10.0, 4.0))) == (10.0, 4.0)
    assert refused(state, *to(10.0, 7.2))


def test_impassable_ground_is_for_the_airborne():
    terrain = (field("impassable"),)
    assert place(moved(movers("Airborne", terrain=terrain), to(10.0, 5.5))) == (10.0, 5.5)
    assert refused(movers("Jumper", terrain=terrain), *to(10.0, 5.5))


def test_a_jumper_lands_on_terrain_no_higher_than_it_moves():
    low, high = field(top=6.0, platform=True), field(top=7.0, platform=True)
    assert place(moved(movers("Jumper", terrain=(low,)), to(10.0, 5.5, bottom=6.0))) == (10.0, 5.5)
    assert "jump" in refused(movers("Jumper", terrain=(high,)), *to(10.0, 5.5, bottom=7.0))
    assert place(moved(movers("Airborne", terrain=(high,)), to(10.0, 5.5, bottom=7.0))) == (10.0, 5.5)


@pytest.mark.parametrize(
    ("perk", "dice", "stands"),
    [("Juggernaut I", (3,), True), ("Juggernaut I", (4,), False), ("Juggernaut II", (), False)],
)
def test_a_juggernaut_destroys_what_it_went_through(perk, dice, stands):
    session = moved(movers(perk, terrain=(WALL,)), to(10.0, 4.0), dice=dice)
    assert [piece.id for piece in session.state.terrain] == (["wall"] if stands else [])


def test_who_stood_on_destroyed_terrain_comes_down():
    tower = Terrain(
        "tower", Polygon(((8.0, 5.0), (12.0, 5.0), (12.0, 8.0), (8.0, 8.0))), 0.0, 3.0, platform=True
    )
    state = movers("Juggernaut II", terrain=(tower,), foe_at=(9.0, 6.5), move=8)
    figures = {**state.figures}
    figures["blue11"] = replace(figures["blue11"], model=replace(figures["blue11"].model, bottom=3.0))
    session = moved(replace(state, figures=figures), to(10.0, 2.5))
    assert session.state.terrain == ()
    assert session.state.figures["blue11"].model.bottom == 0.0


def test_the_airborne_are_hard_to_hit_in_a_melee_only():
    state = duel(troop("a"), (SWORD,), troop("b", "Airborne", armour=None), apart=32 / 25.4)
    assert rolls(attack(locked(state, "red1", "blue1"), (6,)))[0][0].startswith("attack dice (4+)")
    assert rolls(attack(duel(troop("a"), (BOW,), troop("b", "Airborne", armour=None)), (6,)))[0][
        0
    ].startswith("attack dice (3+)")


# straight legs


def test_forward_motion_turns_a_quarter_and_goes_straight():
    state = movers("Forward Motion")
    assert place(moved(state, to(16.0, 10.0))) == (16.0, 10.0)
    assert refused(state, *to(10.0, 12.0))
    session = moved(state, to(13.0, 7.0))
    assert session.state.figures["red11"].model.facing == pytest.approx(45.0)


@pytest.mark.parametrize(("kind", "degrees"), [("Diagonal", 45), ("Hexagonal", 60)])
@pytest.mark.parametrize(("rank", "every"), [("I", 2), ("II", 3), ("III", 4), ("IV", 6)])
def test_inertia_goes_ahead_before_it_may_turn(kind, degrees, rank, every):
    state = movers(f"{kind} Inertia {rank} ({every} Inches)", move=8)
    assert place(moved(state, to(10.0, 2.0))) == (10.0, 2.0)
    assert refused(state, *to(12.0, 10.0))
    assert refused(state, *to(11.0, 10.0 - every))
    x, y = (2**-0.5, 2**-0.5) if degrees == 45 else (3**0.5 / 2, 0.5)
    end = (round(10.0 + 1.5 * x, 7), round(10.0 - every - 1.5 * y, 7))
    session = moved(state, to(*end))
    assert place(session) == end
    perk = CATALOGUE.get(f"{kind} Inertia {rank} ({every} Inches)")
    assert perk.needs[0](troop("slow", move=every - 1, dash=0), None)
    assert not perk.needs[0](troop("fast", move=0, dash=every), None)


def test_thrust_adds_a_point_for_each_12_inches_in_one_line():
    state = movers("Thrust", move=8, dash=8, aegis=6)
    session = moved(state, to(10.0, 2.0))
    assert stat(Game(session.state, CATALOGUE), "aegis", "red1").value == 1
    state = movers("Thrust", move=13, dash=12, aegis=6)
    session = moved(state, to(23.0, 10.0))
    assert stat(Game(session.state, CATALOGUE), "aegis", "red1").value == 2
    session.begin(Action("Hold", "blue", "blue1"))
    on = replace(session.state, clock=Clock(1, "Dash", 1, "red", "red"))
    straight = moved(on, to(35.0, 10.0), name="Dash")
    assert stat(Game(straight.state, CATALOGUE), "aegis", "red1").value == 3
    aside = moved(on, to(23.0, 21.0), name="Dash")
    assert stat(Game(aside.state, CATALOGUE), "aegis", "red1").value == 2
    assert aside.state.effects_on("red1", "in a straight line")[0].get(ITS_TURNED) is True


def test_thrust_is_lost_when_the_turn_ends_in_a_melee_or_after_a_turn():
    state = replace(movers("Thrust", move=13, aegis=6), settings=(("turns", 1),))
    run = moved(state, to(23.0, 10.0)).state
    bent = moved(replace(state, terrain=(THIN,)), to(17.0, 6.0)).state
    for ended, left in ((locked(run, "red1", "blue1"), 1), (run, 2), (bent, 1)):
        assert stat(Game(held_out(ended), CATALOGUE), "aegis", "red1").value == left


def test_thrust_counts_no_line_where_a_unit_came_to_be_without_a_way():
    """One that gets out of a transport moves, though nobody saw it go."""
    state = movers("Thrust", move=13, aegis=6)
    game = run(state, lambda game: game.tell(Moved("red1", "Move", 12.0, False, True, {})))
    (line,) = game.state.effects_on("red1", "in a straight line")
    assert (line.get(ITS_X), line.get(ITS_Y)) == (0, 0)


def held_out(state):
    """Let everybody hold until the game is over."""
    session = Session(state, Warsurge(), Listed(()))
    while not session.state.result:
        assert session.begin(next(a for a in session.book.actions(session.state) if a.name == "Hold")) == ""
    return session.state


def test_a_wanderer_goes_where_the_scatter_points():
    state = movers("Wanderer")
    assert "90°" in refused(state, *to(10.0, 7.0), dice=(3, 3))
    assert place(moved(state, to(14.0, 10.0), dice=(3, 3))) == (14.0, 10.0)
    assert place(moved(state, to(10.0, 7.0), dice=(6,))) == (10.0, 7.0)


# moving and shooting


CANNON = weapon("cannon", kind="Heavy", range=24, power=3)


@pytest.mark.parametrize(("perk", "need"), [("Implacable I", "6"), ("Implacable II", "5+")])
def test_the_implacable_fire_heavy_weapons_after_a_move_with_a_penalty(perk, need):
    state = duel(troop("a", perk), (CANNON, BOW), troop("b", armour=None, hp=3))
    assert f"attack dice ({need})" in rolls(attack(under(state, unit_status.MOVED, "red1"), (6, 1)))[0][0]
    assert "attack dice (4+)" in rolls(attack(state, (6, 1)))[0][0]
    assert "attack dice (3+)" in rolls(attack(under(state, unit_status.MOVED, "red1"), (6, 1)))[1][0]
    plain = duel(troop("a"), (CANNON,), troop("b", armour=None))
    assert rolls(attack(under(plain, unit_status.MOVED, "red1"))) == []


@pytest.mark.parametrize(("rank", "radius"), [("I", 6), ("II", 12), ("III", 18)])
def test_a_manoeuvre_moves_before_or_after_the_attack(rank, radius):
    state = duel(
        troop("a", f"Manoeuvre {rank}"), (weapon("bow", range=36),), troop("b", armour=None), apart=20.0
    )
    perk = (f"Manoeuvre {rank}",)
    session = attack(state, (1,), [perk, to(10.0, 10.0 + radius)])
    assert place(session) == (10.0, 10.0 + radius)
    assert unit_status.is_marked(session.state, unit_status.MOVED, "red1")
    assert (
        Warsurge()
        .catalogue.get(perk[0])
        .uses[0]
        .refusal(Game(in_phase(state, "Move"), CATALOGUE), CATALOGUE.bearers(state)[0])
    )


def test_a_manoeuvre_is_held_by_a_melee_and_slowed_by_what_slows():
    from battlefield.rulebooks.warsurge.perks.unit.movement.more import hampered

    state = locked(duel(troop("a", "Manoeuvre I"), (SWORD,), troop("b"), apart=32 / 25.4), "red1", "blue1")
    bearer = CATALOGUE.bearers(state)[0]
    assert "melee" in CATALOGUE.get("Manoeuvre I").uses[0].refusal(Game(state, CATALOGUE), bearer)
    slowed = under(movers("Manoeuvre II"), "Cripple", "red1")
    assert hampered(Game(movers("Manoeuvre II"), CATALOGUE), "red1", 12) == 12.0
    assert hampered(Game(slowed, CATALOGUE), "red1", 12) <= 12.0


@pytest.mark.parametrize(("rank", "radius"), [("I", 6), ("II", 12), ("III", 18)])
def test_a_reflex_manoeuvre_follows_the_enemys_attacks(rank, radius):
    state = duel(troop("a"), (BOW,), troop("b", f"Reflex Manoeuvre {rank}", armour=None, hp=3), apart=20.0)
    session = attack(state, (1,), [True, to(30.0, 10.0 + radius, "blue11")])
    assert place(session, "blue11") == (30.0, 10.0 + radius)
    assert unit_status.is_marked(session.state, unit_status.MOVED, "blue1")


# melees


@pytest.mark.parametrize(("rank", "dice", "reach"), [("I", (4,), 6), ("II", (4, 5), 12)])
def test_a_charge_goes_on_toward_an_enemy_and_begins_a_melee(rank, dice, reach):
    touch = 32 / 25.4
    state = movers(f"Charge {rank}", foe_at=(10.0, 10.0 + 6.0 + sum(dice) + touch))
    session = moved(state, to(10.0, 16.0), True, to(10.0, 16.0 + sum(dice)), dice=dice)
    assert unit_status.foes_in_melee(session.state, "red1") == ("blue1",)
    far = movers(f"Charge {rank}", foe_at=(10.0, 16.0 + reach + touch + 0.1))
    assert rolls(moved(far, to(10.0, 16.0))) == []


def test_a_charge_cannot_go_elsewhere():
    state = movers("Charge I", foe_at=(10.0, 16.0 + 5.0))
    session = Session(state, Warsurge(), Listed((3,)))
    session.begin(Action("Move", "red", "red1"))
    session.answer(to(10.0, 15.0))
    session.answer(True)
    assert "goes toward" in session.refusal(to(10.0, 13.0))


def test_a_melee_holds_a_unit_unless_it_is_unyielding_or_never_stops():
    touch = 32 / 25.4
    nonstop = [(f"Nonstop {rank}", True) for rank in ("I", "II", "III")]
    for perk, free in ((None, False), ("Unyielding", True), *nonstop):
        state = movers(*([perk] if perk else []), foe_at=(10.0 + touch, 10.0), move=13)
        state = locked(state, "red1", "blue1")
        session = moved(state, *([to(10.0, 22.0)] if free else []))
        assert unit_status.is_engaged(session.state, "red1") is not free
        assert (place(session) == (10.0, 22.0)) is free


def test_the_unyielding_are_held_in_the_turn_in_which_the_melee_begins():
    state = movers("Unyielding", foe_at=(10.0 + 32 / 25.4, 10.0))
    game = Game(state, CATALOGUE)
    unit_status.lock(game, "red1", "blue1")
    refusal = Session(game.state, Warsurge(), Listed(())).begin(Action("Move", "red", "red1"))
    assert refusal == "Red1, Move: it is locked in a melee"
    later = replace(game.state, clock=Clock(2, "Move", 1, "red", "red"))
    assert place(moved(later, to(10.0, 15.0))) == (10.0, 15.0)


@pytest.mark.parametrize(("rank", "inches"), [("I", 12), ("II", 18), ("III", 24)])
@pytest.mark.parametrize("short", [0.0, 0.1])
def test_the_nonstop_are_lost_where_they_stop(rank, inches, short):
    state = replace(movers(f"Nonstop {rank}", move=24, phase="Start"), settings=(("turns", 2),))
    state = replace(state, clock=Clock(1, "Dash", 1, "red", "red"))
    session = Session(state, Warsurge(), Listed((6, 1)))
    for side, unit in (("red", "red1"), ("blue", "blue1")):
        assert session.begin(Action("Hold", side, unit)) == ""
    assert session.state.clock.turn == 2
    while session.state.clock.phase != "Move":
        session.begin(session.book.actions(session.state)[0])
    session = going_on(session, (), [to(10.0, 10.0 + inches - short)], name="Move")
    for _ in range(8):
        holds = [each for each in session.book.actions(session.state) if each.name == "Hold"]
        if holds:
            session.begin(holds[0])
    assert session.state.result
    assert (session.state.units["red1"].where == GONE) is (short > 0.0)


def test_combat_damage_costs_the_unstoppable_hp_instead_of_speed():
    gun = weapon("gun", attacks=2, power=10)
    target = troop("b", "Unstoppable", "Combat Damage I", armour=None, hp=9)
    session = attack(duel(troop("a"), (gun,), target), (1, 1))
    assert lost(session) == 3
    assert not session.state.effects_on("blue1", "Combat Damage: slowed")


def test_pieces_round_as_circles_are_met_too():
    pond = Terrain("pond", Circle((10.0, 5.0), 1.0), ground=("dangerous",))
    edge = 5.0 + 1.0 + 16 / 25.4
    assert rolls(moved(movers(terrain=(pond,)), to(10.0, edge + 0.001))) == []
    assert rolls(moved(movers(terrain=(pond,)), to(10.0, edge - 0.001), dice=(2,)))


def test_climbing_is_paid_for():
    tower = field(top=3.0, platform=True)
    state = movers(terrain=(tower,), move=6)
    near = 7.0 - 16 / 25.4
    cost = 10.0 - near + 3.0
    assert cost == pytest.approx(6.63, abs=0.01)
    assert "would need" in refused(state, *to(10.0, near, bottom=3.0))
    session = moved(movers(terrain=(tower,), move=7), to(10.0, near, bottom=3.0))
    assert place(session) == pytest.approx((10.0, near))


def test_a_unit_that_is_too_near_an_enemy_may_stay_but_not_stop_there():
    near = 32 / 25.4 + 0.5
    state = movers(foe_at=(10.0 + near, 10.0))
    assert refused(state, *to(10.0, 10.0)) == ""
    assert "stay 1 in away" in refused(state, *to(10.0, 10.05))


def test_through_is_not_on_top():
    tower = field(top=3.0, platform=True)
    state = movers("Juggernaut II", terrain=(tower,))
    assert "on top" in refused(state, *to(10.0, 5.5, bottom=3.0))


def test_a_bridge_is_walked_over_at_the_cost_of_its_height():
    river = Terrain(
        "river", Polygon(((0.0, 6.0), (40.0, 6.0), (40.0, 8.0), (0.0, 8.0))), ground=("impassable",)
    )
    deck = Strip(((10.0, 9.0), (10.0, 5.0)), 4.0)
    bridge = with_kind(Terrain("bridge", deck, 0.75, 1.0), KINDS["bridge"])
    assert refused(movers(terrain=(river,), move=12), *to(10.0, 4.0))
    assert "would need" in refused(movers(terrain=(river, bridge), move=7), *to(10.0, 4.0))
    assert place(moved(movers(terrain=(river, bridge), move=8), to(10.0, 4.0))) == (10.0, 4.0)
    assert place(moved(movers(terrain=(river, bridge), move=8), to(10.0, 7.0, bottom=1.0))) == (10.0, 7.0)
