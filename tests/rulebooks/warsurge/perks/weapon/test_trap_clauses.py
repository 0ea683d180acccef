"""Traps, sentence by sentence: what sets them off, with what they strike, and whom they do not heed."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from asking import hurt, walked
from coming_back import fallen
from companies import part_of
from fighting import attack, duel, in_phase, lost, rolls, told, under
from prisons import carried
from running import run

from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rules.core.events import Placed
from battlefield.rules.core.state import RESERVE, TABLE
from battlefield.rules.table.underground import BELOW

MARK = troop("mark", defence=4, hp=30, armour=None, move=20)
USER = troop("user", defence=4, hp=30, armour=None, move=20)
WIDTH = 32 / 25.4
RANKS = pytest.mark.parametrize(("rank", "inches"), [("I", 2), ("II", 4), ("III", 6)])


def mine(*perks, rank="I", **stats):
    return weapon("gun", f"Trap {rank}", *perks, **{"range": 12, "power": 10} | stats)


def laid(
    *perks,
    at=(15.0, 10.0),
    rank="I",
    apart=25.0,
    target=MARK,
    targets=1,
    others=(),
    user=USER,
    dice=(),
    **stats,
):
    """A red unit has laid a trap, and a blue one stands far off."""
    state = duel(
        user, [mine(*perks, rank=rank, **stats)], target, apart=apart, targets=targets, others=others
    )
    return attack(state, dice, [at]).state


def moved(state, unit, at):
    first = state.figures[f"{unit}1"]
    return state.with_figures(replace(first, model=replace(first.model, at=at)))


def beside(inches, more=0.0):
    """A place for a base so far from the marker at (15, 10)."""
    return (15.0 + inches + WIDTH / 2.0 + more, 10.0)


# laying it, and what sets it off


def test_it_is_placed_within_range_and_strikes_nobody_yet():
    state = laid(at=(22.6, 10.0))
    assert [mark.at for mark in state.markers] == [(22.6, 10.0)]
    edge = 10.0 + WIDTH / 2.0 + 12.0
    assert laid(at=(edge, 10.0), apart=30.0).markers
    with pytest.raises(AssertionError):
        laid(at=(edge + 0.01, 10.0), apart=30.0)


@RANKS
@pytest.mark.parametrize(("more", "struck"), [(0.0, True), (0.01, False)])
def test_who_is_within_reach_as_it_is_laid_sets_it_off(rank, inches, more, struck):
    far = inches + WIDTH / 2.0 + more
    session = attack(duel(USER, [mine(rank=rank)], MARK, apart=5.0 + far), [], [(15.0, 10.0)])
    assert lost(session) == struck
    assert len(session.state.markers) == (not struck)


@RANKS
@pytest.mark.parametrize(("more", "struck"), [(0.0, True), (0.01, False)])
@pytest.mark.parametrize("how", ["Move", "Dash"])
def test_who_moves_within_reach_sets_it_off(rank, inches, more, struck, how):
    state = in_phase(laid(rank=rank), how, 1, "blue")
    state = replace(state, effects=tuple(e for e in state.effects if e.name != "acted"))
    state = moved(state, "blue1", beside(inches, 4.0))
    there = (Placed("blue11", beside(inches, more)),)
    session = attack(state, [], [there], unit="blue1", name=how)
    assert lost(session) == struck
    assert len(session.state.markers) == (not struck)


def test_who_moves_past_it_is_struck_as_its_movement_ends():
    state = moved(laid(), "blue1", (15.0, 15.0))
    session = walked(state, "blue1", (15.0, 4.0), [])
    assert lost(session) == 1
    kinds = [type(event).__name__ for event in session.events]
    assert kinds.index("UnitMoved") < kinds.index("HpLost")


@RANKS
def test_who_deploys_within_reach_sets_it_off(rank, inches):
    user = replace(USER, id="far")
    rows = (
        ("red1", "red", user, (mine(rank=rank, range=40),), [(10.0, 20.0)]),
        ("blue1", "blue", MARK, (), [(40.0, 20.0)]),
        ("blue2", "blue", replace(MARK, id="late"), (), [(0.0, 0.0)]),
    )
    state = in_phase(army(*rows))
    state = state.with_unit(replace(state.units["blue2"], where=RESERVE))
    ready = attack(state, [], [(10.0, 43.0)]).state
    for more, struck in ((0.0, 1), (0.1, 0)):
        place = (Placed("blue21", (10.0 + inches + WIDTH / 2.0 + more, 43.0)),)
        done = attack(in_phase(ready, "Deploy", 2, "blue"), [], [place], unit="blue2", name="Deploy")
        assert done.state.units["blue2"].where == TABLE
        assert lost(done, "blue2") == struck


def test_friends_set_it_off_too():
    mate = ("red2", "red", replace(MARK, id="mate"), (), [(20.0, 10.0)])
    session = walked(laid(others=[mate]), "red2", (17.0, 10.0), [])
    assert lost(session, "red2") == 1


@pytest.mark.parametrize(("turn", "struck"), [(1, False), (2, True)])
def test_its_own_user_sets_it_off_from_the_next_turn_on(turn, struck):
    state = laid()
    there = (Placed("red11", (13.0, 10.0)),)
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != "acted"))
    session = attack(in_phase(fresh, "Move", turn), [], [there], name="Move")
    assert lost(session, "red1") == struck


@pytest.mark.parametrize(("turn", "struck"), [(1, 0), (2, 1)])
def test_nor_does_a_sergeant_of_its_user_in_that_turn(turn, struck):
    boss = ("red2", "red", replace(USER, id="boss"), (), [(12.0, 10.0)])
    state = part_of(duel(USER, [mine()], MARK, apart=25.0, others=[boss]), "red2", "red1")
    state = attack(state, [], [(13.0, 10.0)]).state
    assert [mark.name for mark in state.markers] == ["Trap"]
    fresh = replace(state, effects=tuple(e for e in state.effects if e.name != "acted"))
    there = (Placed("red11", (10.0, 11.0)), Placed("red21", (12.0, 11.0)))
    session = attack(in_phase(fresh, "Move", turn), [], [there], name="Move")
    assert lost(session, "red1") + lost(session, "red2") == struck


def test_a_template_covers_as_many_as_it_can_of_a_unit_whose_sergeant_set_it_off():
    """Only the sergeant comes near: laid on the model between the two others it covers all three."""
    boss = ("blue2", "blue", replace(MARK, id="boss"), (), [(37.0, 10.0)])
    state = part_of(laid("Explode II", targets=2, others=[boss]), "blue2", "blue1")
    there = (Placed("blue11", (19.0, 10.0)), Placed("blue12", (21.0, 10.0)), Placed("blue21", (17.0, 10.0)))
    session = attack(in_phase(state, "Move", 1, "blue"), [], [there], unit="blue1", name="Move")
    assert lost(session, "blue1") + lost(session, "blue2") == 3


def test_it_strikes_with_all_that_the_weapon_has():
    robot = troop("mark", "Artificial", defence=4, hp=30, armour=4, move=20)
    state = laid("Dismantle", target=robot, attacks=3, power=4, ap=4)
    assert lost(walked(state, "blue1", (17.0, 10.0), [], [4, 4, 3])) == 4


def test_what_changes_its_user_s_figures_counts_as_it_goes_off():
    """A Withering weapon of a user at half its HP has one less Power, and a waning one worse dice."""
    for perk in ("Wither", "Wane"):
        state = hurt(laid(perk, power=4), "red1", 15)
        near = walked(state, "blue1", (17.0, 10.0), [], [4])
        assert lost(near) == 0
        assert lost(walked(state, "blue1", (17.0, 10.0), [], [5])) == 1


# templates

SHAPES = ("Blast II", "Explode II", "Cone I", "Wall I", "Diffuse", "Beam II", "Nova II")


@pytest.mark.parametrize("shape", SHAPES)
def test_its_template_begins_at_a_model_and_hits_as_many_of_them_as_it_can(shape):
    """Three models in a row, all within reach of each template."""
    state = laid(shape, target=replace(MARK, id="three"), targets=3, range=9)
    row = [(21.0, 10.0), (21.0, 11.4), (21.0, 8.6)]
    state = state.with_figures(
        *(
            replace(f, model=replace(f.model, at=at))
            for f, at in zip(state.figures_of("blue1"), row, strict=True)
        )
    )
    walk = tuple(Placed(f.id, (x - 4.0, y)) for f, (x, y) in zip(state.figures_of("blue1"), row, strict=True))
    session = attack(in_phase(state, "Move", 1, "blue"), [], [walk], unit="blue1", name="Move")
    assert lost(session) == 3
    assert rolls(session) == []  # nothing scatters


def test_others_under_its_template_are_struck_as_well():
    mate = ("blue2", "blue", replace(MARK, id="near"), (), [(18.5, 10.0)])
    session = walked(laid("Explode III", others=[mate]), "blue1", (15.5, 12.3), [])
    assert (lost(session), lost(session, "blue2")) == (1, 1)


@pytest.mark.parametrize(("reach", "hit"), [(8, True), (5, False)])
@pytest.mark.parametrize("shape", ["Beam I", "Beam II"])
def test_a_beam_of_a_trap_is_as_long_as_its_range(shape, reach, hit):
    """The second unit's base begins 5.4 inches above the middle of the first one's."""
    pair = ("blue2", "blue", replace(MARK, id="near"), (), [(16.0, 6.0)])
    state = moved(
        laid(shape, "Ignore Cover", others=[pair], range=reach, at=(14.0, 12.0)), "blue1", (20.0, 12.0)
    )
    session = walked(state, "blue1", (16.0, 12.0), [])
    assert (lost(session), lost(session, "blue2")) == (1, hit)


@pytest.mark.parametrize("shape", ["Beam I", "Beam II"])
def test_a_beam_of_a_trap_strikes_who_is_inside_of_what_it_hurts(shape):
    truck = troop("truck", defence=4, hp=30, armour=None, transport=90, move=20)
    rider = ("rider", "blue", replace(MARK, id="riders"), (), [(40.0, 40.0)])
    state = carried(laid(shape, target=truck, others=[rider]), "rider", "blue1")
    session = walked(state, "blue1", (17.0, 10.0), [], [3] if shape == "Beam II" else [])
    assert (lost(session), lost(session, "rider")) == (1, 3 if shape == "Beam II" else 1)


@pytest.mark.parametrize("name", ["Residue", "Vortex"])
def test_the_template_of_a_trap_stays_where_the_weapon_leaves_one(name):
    session = walked(laid("Explode I", f"{name} I"), "blue1", (17.0, 10.0), [])
    assert [(mark.name, mark.at) for mark in session.state.markers] == [(name, (17.0, 10.0))]


# who is not heeded


@pytest.mark.parametrize(
    ("perk", "gun", "over", "onto"),
    [
        ("Jumper", (), 0, 1),
        ("Jumper", ("Anti-Air I",), 1, 1),
        ("Airborne", (), 0, 0),
        ("Airborne", ("Anti-Air II",), 1, 1),
        ("Keen Eye", (), 1, 1),
    ],
)
def test_it_minds_who_jumps_only_at_the_ends_and_who_flies_only_with_anti_air(perk, gun, over, onto):
    foe = troop("mark", perk, defence=4, hp=30, armour=None, move=30)
    state = moved(laid(*gun, target=foe), "blue1", (15.0, 15.0))
    assert lost(walked(state, "blue1", (15.0, 4.0), [])) == over
    assert lost(walked(state, "blue1", beside(2.0), [])) == onto


@pytest.mark.parametrize(
    ("trap", "unit", "struck"), [(True, True, 1), (True, False, 0), (False, True, 0), (False, False, 1)]
)
@pytest.mark.parametrize("shape", ["", "Explode I", "Beam I"])
def test_a_trap_below_ground_is_for_who_is_below_and_one_above_for_who_is_above(trap, unit, struck, shape):
    """Where its user is by then does not matter."""
    state = duel(USER, [mine(*([shape] if shape else []))], MARK, apart=25.0)
    state = under(state, BELOW, "red1") if trap else state
    ready = attack(state, [], [(15.0, 10.0)]).state
    up = replace(ready, effects=tuple(e for e in ready.effects if e.name != BELOW))
    now = up if trap else under(up, BELOW, "red1")
    now = in_phase(under(now, BELOW, "blue1") if unit else now, "Move", 1, "blue")
    there = (Placed("blue11", (17.0, 10.0)),)
    after = run(now, lambda game: settle(game, "blue1", "Move", there)).state
    assert after.hp("blue1") == 30 - struck


# Grapple


@pytest.mark.parametrize("points", [10, 100, 999])
def test_a_grappling_trap_pulls_its_victim_to_itself_whatever_it_costs(points):
    foe = replace(MARK, points=points)
    session = walked(laid("Grapple", target=foe), "blue1", (17.0, 10.0), [], [4])
    assert session.state.figures["blue11"].model.at == pytest.approx((15.0, 10.0), abs=1e-4)
    assert session.state.figures["red11"].model.at == (10.0, 10.0)


@pytest.mark.parametrize("how", ["Immobile", "Unstoppable"])
def test_a_grappling_trap_does_not_pull_who_cannot_be_moved(how):
    foe = troop(
        "mark", *(["Unstoppable"] if how == "Unstoppable" else []), defence=4, hp=30, armour=None, move=20
    )
    state = moved(laid("Grapple", target=foe), "blue1", (20.0, 10.0))
    if how == "Immobile":
        state = replace(
            state, profiles={**state.profiles, "mark": replace(foe, stats={**foe.stats, "dash": 0})}
        )
    session = _sprung(state, how)
    assert session.figures["blue11"].model.at == (17.0, 10.0)


def _sprung(state, how):
    """Let the trap spring on a unit that stands 2 inches off, and cannot move any more."""

    def flow(game):
        if how == "Immobile":
            game.begin("Freeze", "blue1", by="red1")
        yield from settle(game, "blue1", "Move", (Placed("blue11", (17.0, 10.0)),))

    return run(in_phase(state, "Move", 1, "blue"), flow).state


def test_models_that_a_trap_pulls_in_stand_about_its_middle():
    state = laid("Grapple", target=replace(MARK, id="many"), targets=4, rank="III")
    walk = tuple(Placed(f"blue1{n}", (20.0, 6.0 + 1.5 * n)) for n in range(1, 5))
    session = attack(in_phase(state, "Move", 1, "blue"), [4], [walk], unit="blue1", name="Move")
    places = [figure.model.at for figure in session.state.figures_of("blue1")]
    gaps = [((x - 15.0) ** 2 + (y - 10.0) ** 2) ** 0.5 for x, y in places]
    assert sorted(gaps)[0] < 1e-4
    assert sorted(gaps)[1:] == pytest.approx([WIDTH] * 3, abs=1e-3)


def test_a_trap_strikes_once():
    state = laid()
    first = walked(state, "blue1", (17.0, 10.0), [])
    assert not first.state.markers
    rested = replace(
        first.state, effects=tuple(e for e in first.state.effects if e.name not in ("acted", "moved"))
    )
    assert lost(walked(rested, "blue1", (15.0, 13.0), [])) == 0


def test_each_wielder_lays_one():
    state = duel(USER, [mine()], MARK, shooters=2, apart=25.0)
    session = attack(state, [], [(15.0, 10.0), (15.0, 14.0)])
    assert len(session.state.markers) == 2


# with a trajectory


@pytest.mark.parametrize(("at", "struck"), [(beside(2.0), True), ((15.0, 11.0), False)])
def test_a_trap_does_not_heed_who_is_nearer_to_its_wielder_than_its_trajectory(at, struck):
    """The wielder stands at (10, 10), and nobody within 6 inches of it can be targeted."""
    session = walked(moved(laid("Trajectory I"), "blue1", (16.0, 18.0)), "blue1", at, ())
    assert lost(session) == struck
    assert len(session.state.markers) == (not struck)
    assert any("nearer than 6 in" in line for line in told(session)) is not struck


def test_nor_does_one_that_is_laid_beside_somebody_so_near():
    state = duel(USER, [mine("Trajectory I")], MARK, apart=6.0)
    session = attack(state, [], [(15.0, 10.0)])
    assert (lost(session), len(session.state.markers)) == (0, 1)


def test_a_trap_whose_wielder_has_fallen_minds_no_trajectory():
    gone = fallen(laid("Trajectory I"), "red1")
    assert lost(walked(moved(gone, "blue1", (16.0, 18.0)), "blue1", (15.0, 11.0), ())) == 1
