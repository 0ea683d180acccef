"""Unit perks that meet other perks: what one of them says has to hold beside the others."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from asking import game_of, turn_begun, walked
from companies import attached, field, squad
from fighting import attack, duel, in_phase, lost, rolls, under
from running import run

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.rulebooks.warsurge.attack.template_placement import laying_of
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.movement.deploying import arrive
from battlefield.rulebooks.warsurge.movement.moving import settle
from battlefield.rulebooks.warsurge.perks.kit.zombify import ZOMBIFIED
from battlefield.rulebooks.warsurge.perks.unit.traits.concealed import CONCEALED, reveal
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.turns import end_turn
from battlefield.rulebooks.warsurge.units.unit_status import APART, COPY, SEIZED
from battlefield.rules.core.events import EffectBegan, Placed
from battlefield.rules.core.moments import GameBegan
from battlefield.rules.core.state import GONE, TABLE, Held, Marker
from battlefield.rules.scene.contents import Terrain

BARE = troop("bare", defence=4, hp=20, armour=None)
WALL = Terrain(
    "wall", Polygon(((14.0, 0.0), (14.5, 0.0), (14.5, 40.0), (14.0, 40.0))), 0.0, 6.0, sight="blocks"
)


def shooter(*perks, attacks=1, power=9, **more):
    """A blue unit that shoots at whoever stands 20 inches above it."""
    gun = weapon("gun", *perks, range=40, attacks=attacks, power=power)
    here = {"id_": "blue1", "side": "blue", "at": (10.0, 30.0)}
    return squad(models=1, hp=9, weapons=(gun,), armour=None, **here, **more)


def led(*perks, host=(), hp=3, foe=None):
    """A unit of one model that costs 1 HP, and one that has joined it, shot at by a blue unit."""
    rows = (
        squad(*host, models=1, armour=None, defence=4),
        squad(*(perks or ("Leader",)), id_="red2", models=1, hp=hp, at=(12.0, 10.0), armour=None),
    )
    return attached(field(*rows, side="blue", foe=foe), "red2", "red1")


# units merged into one


@pytest.mark.parametrize("perk", ["Burn", "Blind II"])
def test_an_affliction_stays_with_who_was_struck_first_though_others_suffer_too(perk):
    dice = [6, 6, 6] if perk == "Burn" else [6, 4, 6, 6]
    session = attack(led(foe=shooter(perk, attacks=3, power=4)), dice, unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (1, 2)
    name = perk.split()[0]
    assert session.state.is_under("red1", name) and not session.state.is_under("red2", name)


def test_a_precise_attack_lays_its_affliction_on_the_leader_it_picks():
    session = attack(led(foe=shooter("Precision 2+", "Burn", power=4)), [6], [("red21",)], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2")) == (0, 1)
    assert session.state.is_under("red2", "Burn") and not session.state.is_under("red1", "Burn")


def test_a_leader_reflects_what_targets_its_unit():
    state = led("Leader", "Reflect I", foe=shooter(defence=3))
    session = attack(state, [4], [True], unit="blue1")
    assert (lost(session, "red1"), lost(session, "red2"), lost(session, "blue1")) == (0, 0, 1)


def test_who_lets_a_weapon_pass_does_not_try_to_reflect_it():
    mirror = troop("mirror", "Reflect I", defence=3, hp=9, armour=None)
    others = [("blue2", "blue", mirror, (), [(20.0, 14.0)])]
    gun = weapon("gun", "Multi-Strike", attacks=2, power=9)
    session = attack(duel(BARE, [gun], mirror, others=others), [4, 6], [("blue1",), ("blue2",), False, True])
    assert (lost(session, "blue1"), lost(session, "blue2"), lost(session, "red1")) == (1, 0, 1)


# being hidden


def laid(state, at):
    found = laying_of(game_of(state), "red1", "gun", state.figures["red11"], mode_of(game_of(state), "gun"))
    return found.place_problem(at)


def test_a_template_is_aimed_at_who_hides_only_along_with_others():
    others = [("blue2", "blue", BARE, (), [(24.0, 10.0)])]
    state = duel(BARE, [weapon("gun", "Explode II")], troop("sneak", "Stealth"), others=others)
    hidden = under(state, "Stealth", "blue1", "blue1")
    assert laid(hidden, (20.0, 10.0)) == "Stealth: templates are not aimed at it alone"
    assert not laid(state, (20.0, 10.0))
    assert not laid(hidden, (22.0, 10.0))
    assert not laid(hidden, (14.0, 16.0))
    keen = replace(hidden, profiles={**hidden.profiles, "bare": troop("bare", "Keen Eye")})
    assert not laid(keen, (20.0, 10.0))


# being out of this world


def test_a_template_of_an_incorporeal_unit_strikes_only_its_like():
    others = [("blue2", "blue", BARE, (), [(20.0, 11.5)])]
    ghost = troop("ghost", "Incorporeal", defence=4, hp=20, armour=None)
    state = duel(ghost, [weapon("gun", "Explode I")], BARE, others=others)
    faded = under(under(state, "Incorporeal", "red1", "red1"), "Incorporeal", "blue2", "blue2")
    session = attack(faded, [6], [(20.0, 10.75)])
    assert (lost(session), lost(session, "blue2")) == (0, 1)


def test_a_template_over_an_incorporeal_unit_lays_nothing_on_it():
    state = duel(BARE, [weapon("gun", "Explode I", "Blind II")], BARE)
    session = attack(under(state, "Incorporeal", "blue1", "blue1"), [], [(20.0, 10.75)])
    assert lost(session) == 0 and not session.state.is_under("blue1", "Blind")


def trapped(*perks, layer=(), walker=()):
    """A red unit lays a trap, and a blue one walks onto it; each is under some effects at that time."""
    state = duel(BARE, [weapon("gun", "Trap I", *perks, range=12)], BARE, apart=12.0)
    laid = attack(_all_under(state, "red1", layer), [], [(15.0, 10.0)]).state
    fresh = replace(laid, effects=tuple(each for each in laid.effects if each.name != "Incorporeal"))
    return _all_under(fresh, "blue1", walker)


def _all_under(state, unit, names):
    for name in names:
        state = under(state, name, unit, unit)
    return state


GHOST = ("Incorporeal",)


@pytest.mark.parametrize(
    ("layer", "walker", "hurts"), [(GHOST, GHOST, 1), (GHOST, (), 0), ((), GHOST, 0), ((), (), 1)]
)
def test_a_trap_laid_while_incorporeal_is_for_its_like_even_when_its_user_is_not(layer, walker, hurts):
    state = trapped(layer=layer, walker=walker)
    session = walked(state, "blue1", (17.0, 10.0), [], [6] * hurts)
    assert lost(session) == hurts
    assert len(session.state.markers) == 1 - hurts
    assert not session.state.is_under("red1", APART)


def test_what_a_trap_of_an_incorporeal_unit_lays_takes():
    state = trapped("Blind II", layer=GHOST, walker=GHOST)
    assert walked(state, "blue1", (17.0, 10.0), [], [6, 6]).state.is_under("blue1", "Blind")


def test_the_template_of_a_trap_spares_who_is_not_like_it():
    state = trapped("Explode III", layer=GHOST, walker=GHOST)
    there = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(17.0, 12.4)))
    session = walked(state.with_figures(there), "blue1", (17.0, 10.0), [], [6])
    assert (lost(session), lost(session, "red1")) == (1, 0)


def test_a_trap_laid_beside_an_incorporeal_unit_waits():
    state = duel(BARE, [weapon("gun", "Trap I", range=12)], BARE)
    session = attack(under(state, "Incorporeal", "blue1", "blue1"), [], [(18.5, 10.0)])
    assert lost(session) == 0 and len(session.state.markers) == 1


# zombies


def risen(guns=1):
    """A zombified red unit beside an enemy, with another unit farther off."""
    claws = [weapon(f"claw{n}", range=12, power=9) for n in range(guns)]
    others = [("blue2", "blue", BARE, (), [(10.0, 21.0)])]
    return under(duel(BARE, claws, BARE, apart=5.0, others=others), ZOMBIFIED, "red1", "blue1")


def test_zombies_go_for_nobody_of_an_undead_legion():
    state = risen()
    assert not game_of(state).reason_against("target", "red1", weapon="claw0", foe="blue1")
    legion = enlisted(state, "blue", "Undead Legion")
    assert game_of(legion).reason_against("target", "red1", weapon="claw0", foe="blue1")


def test_a_bite_is_rolled_for_once_however_many_weapons_bit():
    session = attack(risen(guns=2), [3, 3, 3], [("claw0",)])
    assert lost(session) == 2
    assert [count for why, count in rolls(session) if why == "Zombify spreads"] == [1]


# copies


def test_simulacrum_copies_only_what_it_sees():
    mirror = replace(weapon("gun", "Simulacrum I"), points=20)
    sword = replace(weapon("sword", power=9), points=20)
    open_ = turn_begun(duel(BARE, [mirror], BARE, armed=[sword]), [("sword",)])
    assert open_.state.figures["red11"].weapons == ("sword",)
    shut = turn_begun(duel(BARE, [mirror], BARE, armed=[sword], terrain=(WALL,)))
    assert shut.state.figures["red11"].weapons == ("gun",)


# radii


def walled(*perks, phase="Attack", turn=1, terrain=(WALL,), **more):
    """A red unit with perks, a friend of it and an enemy, both 6 inches away behind a wall."""
    others = [("red2", "red", BARE, (weapon("bow", range=20),), [(16.0, 12.0)])]
    user = troop("user", *perks, defence=4, hp=20, armour=None)
    bow = weapon("bow", range=20)
    state = duel(user, [weapon("gun")], BARE, apart=6.0, others=others, armed=[bow], terrain=terrain, **more)
    return in_phase(state, phase, turn, "blue")


AURA = Held("Aura I", (("auras", "Protective Aura"),))


@pytest.mark.parametrize(("terrain", "seen"), [((), 1), ((WALL,), 0)])
@pytest.mark.parametrize(
    ("perk", "stat", "unit", "foe"),
    [
        (AURA, "armour", "red2", ""),
        ("Taunt II", "draws fire", "red1", "blue1"),
        ("Egotistical", "attack dice", "red1", ""),
    ],
)
def test_a_radius_needs_sight(perk, stat, unit, foe, terrain, seen):
    found = game_of(walled(perk, terrain=terrain)).figure(stat, 0, unit, foe=foe).value
    assert found == (seen if perk != "Egotistical" else seen - 1)


@pytest.mark.parametrize(("terrain", "seen"), [((), True), ((WALL,), False)])
def test_uncover_lays_only_what_it_sees_open(terrain, seen):
    game = game_of(walled("Uncover", terrain=terrain))
    assert bool(game.reason_against("cover", "red2", weapon="bow", foe="blue1")) is seen


# dice


def test_jinx_meets_the_dice_that_stand_for_models_shut_in():
    truck = troop("truck", "Jinx", hp=20, armour=None, transport=20, fire_points=1)
    others = [("rider", "blue", BARE, (), [(40.0, 40.0)])]
    state = duel(BARE, [weapon("gun", "Explode I", power=10)], truck, others=others)
    state = state.with_unit(replace(state.units["rider"], where="blue1"))
    state = under(state, ABOARD, "rider", "blue1")
    session = attack(state, [6, 2], [("rider",), ("6",)])
    assert lost(session, "rider") == 2


def test_luck_helps_a_kamikaze_on_its_way():
    flyer = troop("flyer", "Kamikaze", "Lucky", hp=7, defence=8, armour=3)
    soft = troop("soft", hp=9, defence=8, armour=None)
    state = duel(flyer, [], soft, apart=5.0)
    state = state.with_figures(replace(state.figures["red11"], hp=0))
    # east, and 2 + 1 inches would not do; the 1 becomes a 6
    dice = [2, 3, 2, 1, 6, 4, 3, 3, 3, 3, 3, 3]
    game = run(state, remove_casualties, dice, [(), (), ("1",)])
    assert game.state.hp("blue1") == 8


def test_luck_that_helps_as_a_turn_ends_is_there_again_in_the_next():
    flyer = troop("flyer", "Kamikaze", "Lucky", hp=7, defence=8, armour=3)
    friend = [("red2", "red", BARE, (), [(40.0, 40.0)])]
    state = duel(flyer, [], troop("soft", hp=9, defence=8, armour=None), apart=5.0, others=friend)
    state = state.with_figures(replace(state.figures["red11"], hp=0))
    dice = [2, 3, 2, 1, 6, 4, 3, 3, 3, 3, 3, 3]
    game = run(state, end_turn, [*dice, 6, 1], [(), (), ("1",)])
    assert game.state.clock.turn == 2
    begun = [event.effect for event in game.events if isinstance(event, EffectBegan)]
    assert "used Lucky" in [effect.name for effect in begun]
    assert "used Lucky" not in [effect.name for effect in game.state.effects]


@pytest.mark.parametrize(("forced", "found"), [(True, False), (False, True)])
def test_who_is_knocked_past_a_decoy_does_not_find_it_out(forced, found):
    row = squad("Decoy I", models=1, at=(10.0, 4.0))
    state = run(field(row), lambda game: game.tell(GameBegan())).state
    fake = "red1 (decoy)"
    spot = (Placed(state.units[fake].figures[0], (20.0, 20.0), 0.0),)
    state = run(state, lambda game: arrive(game, fake, spot, "Deploy")).state
    near = (Placed("blue11", (20.0, 25.0), 0.0),)
    after = run(state, lambda game: settle(game, "blue1", "Move", near, forced=forced)).state
    assert (after.units[fake].where == GONE) is found


def test_a_doppelganger_copies_no_illusions():
    state = duel(troop("shifter", "Doppelganger I", points=200), [], BARE, apart=5.0)
    real = state.figures["blue11"]
    fake = replace(real, model=replace(real.model, id="fake", at=(17.0, 12.0)))
    blue = replace(state.units["blue1"], figures=("blue11", "fake"))
    state = replace(state, figures={**state.figures, "fake": replace(fake, hp=5)}).with_unit(blue)
    start = in_phase(under(state, COPY, "fake", "blue1"), "Move")
    session = attack(start, [], [("Doppelganger I",)], name="Move")
    assert [figure.hp for figure in session.state.figures_of("red1")] == [20]


# fusing


def fusing(points=600, hp=3, left=3):
    """A Fusion of 20 points in reserve, and a friend of it, perhaps worn, as units deploy."""
    rows = (
        ("giant", "red", troop("giant", "Fusion", points=20), (), None),
        ("red1", "red", troop("part", points=points, hp=hp), (), [(10.0, 10.0)]),
        ("blue1", "blue", BARE, (), [(40.0, 40.0)]),
    )
    state = in_phase(army(*rows), "Deploy", 2)
    return state.with_figures(replace(state.figures["red11"], hp=left))


def cannot_fuse(state):
    bearer = next(each for each in game_of(state).book.bearers(state) if each.unit == "giant")
    return bearer.perk.uses[0].refusal(game_of(state), bearer)


def test_a_fusion_counts_its_parts_to_the_last_fraction():
    assert not cannot_fuse(fusing(600, left=1))
    assert cannot_fuse(fusing(599, left=1)) == "200 points of friends are needed"


def test_whom_one_commands_only_for_now_is_no_part_of_a_fusion():
    state = fusing()
    assert not cannot_fuse(state)
    assert cannot_fuse(under(state, SEIZED, "red1", "blue1"))


# who is nobody's friend


def test_a_war_master_sends_nothing_on_to_whom_its_side_commands_only_for_now():
    rows = (
        squad("War Master", models=1, hp=5, at=(10.0, 8.0), armour=None),
        squad(id_="red2", models=2, at=(8.0, 14.0), armour=None, defence=4),
    )
    state = field(*rows, side="blue", foe=shooter(power=4))
    assert lost(attack(state, [6], [("red1",), ("red2",)], unit="blue1"), "red1") == 0
    seized = under(state, SEIZED, "red2", "red1")
    assert lost(attack(seized, [6], [("red1",)], unit="blue1"), "red1") == 1


def test_a_concealed_unit_that_is_terrain_comes_out_of_its_marker():
    row = ("blue2", "blue", troop("tower", "Terrain", "Concealed", move=0, dash=0), (), None)
    state = duel(BARE, [], BARE, others=(row,))
    state = state.with_unit(replace(state.units["blue2"], figures=("blue21",), terrain=()))
    mark = Marker("m", CONCEALED, (30.0, 30.0), "blue", "blue2")
    after = run(replace(state, markers=(mark,)), lambda game: reveal(game, "blue2", "it is seen")).state
    assert after.units["blue2"].where == TABLE
