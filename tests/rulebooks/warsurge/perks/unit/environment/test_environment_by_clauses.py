"""Clauses of cover and of units that are terrain or leave some, in whole attacks, moves and deployments."""

from dataclasses import replace

import pytest
from armies import army, enlisted, troop, weapon
from asking import game_of
from boarders import riding
from by_hand import options
from coming_back import fallen
from companies import part_of
from fighting import attack, duel, in_phase, lost, rolls, told
from movers import begun as moving
from offered import offered
from running import run
from screened import WALL, field

from battlefield.app.battle.mustering import session_of
from battlefield.files.battles.scripts import read_script
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.play.session import Session
from battlefield.resources import asset
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import mustered
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.returning import bring_back_whole
from battlefield.rulebooks.warsurge.perks.unit.environment.cover import covering
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rulebooks.warsurge.units.stats import stat
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Running
from battlefield.rules.core.moments import GameBegan, TurnBegan
from battlefield.rules.core.state import Held
from battlefield.rules.muster.roster import Encounter, Roster, RosterUnit
from battlefield.rules.scene.contents import Board

BIG = BaseSize.round(127)  # 5 inches across
INCH = 32 / 25.4


def hits_on(face, state, choices=()):
    """Check the lowest face with which the only die hits a target without saves."""
    soft = {
        id_: replace(p, stats={**p.stats, "armour": None, "aegis": None})
        for id_, p in state.profiles.items()
        if p.kind == "unit"
    }
    state = replace(state, profiles={**state.profiles, **soft})
    missed, hit = (lost(attack(state, (each,), choices)) for each in (face - 1, face))
    return (missed, hit) == (0, 1)


# cover: Power 4 against Defence 3 needs a 3, in cover a 4


@pytest.mark.parametrize(
    ("perks", "face", "bare"),
    [((), 4, 3), (("Cover I",), 5, 3), (("Cover II",), 6, 3), (("Camouflage",), 5, 3)],
)
def test_cover_and_what_adds_to_it_count_in_cover_only(perks, face, bare):
    assert hits_on(face, field(perks))
    assert hits_on(bare, field(perks, wall=False))


@pytest.mark.parametrize(("rank", "face"), [("I", 4), ("II", 5)])
def test_a_cover_modifier_takes_dice_in_place_of_defence(rank, face):
    """In place of Defence 4, which needs a 4 as well, there are one or two steps more than a 3."""
    state = field(wall=False, screen=[f"Cover Modifier {rank}"])
    assert hits_on(face, state)
    assert any(f"Cover Modifier {rank}: -" in words for words in told(attack(state, (1,))))


def test_a_cover_modifier_holds_for_whom_its_bearer_hides_and_for_nobody_else():
    state = field(wall=False, screen=["Cover Modifier I"])
    assert hits_on(4, state)
    aside = replace(state.figures["blue21"], model=replace(state.figures["blue21"].model, at=(18.0, 14.0)))
    assert hits_on(3, state.with_figures(aside))


@pytest.mark.parametrize(("stats", "face"), [({"defence": 5}, 5), ({"defence": 2}, 3)])
def test_a_cover_profile_lends_its_defence_in_place_of_the_bonus(stats, face):
    assert hits_on(face, field(wall=False, screen=["Cover Profile"], screen_stats=stats))


@pytest.mark.parametrize("perks", [("Cover I",), ("Cover II",), ("Camouflage",)])
def test_nothing_adds_to_a_cover_profile(perks):
    assert hits_on(5, field(perks, wall=False, screen=["Cover Profile"], screen_stats={"defence": 5}))


def test_the_stats_of_a_cover_profile_may_be_mixed_with_its_own():
    """Defence 5 and AEGIS 2+ are lent, its own armour 3+ is better than 5+: three numbers of two profiles."""
    state = field(
        wall=False,
        screen=["Cover Profile"],
        screen_stats={"defence": 5, "armour": 5, "aegis": 2},
        target_stats={"armour": 3, "aegis": 6},
    )
    assert lost(attack(state, (4,))) == 0
    session = attack(state, (5, 2, 2))
    assert lost(session) == 0
    assert lost(attack(state, (5, 2, 1))) == 1


@pytest.mark.parametrize(("points", "face"), [(200, 5), (201, 4)])
@pytest.mark.parametrize("perk", ["Cover Modifier II", "Cover Profile"])
def test_who_costs_more_than_double_has_plain_cover(perk, points, face):
    state = field(wall=False, screen=[perk], screen_stats={"defence": 5}, target_stats={"points": points})
    assert hits_on(face, state)


@pytest.mark.parametrize("perks", [(), ("Cover II",), ("Camouflage",)])
@pytest.mark.parametrize("screen", [(), ("Cover Modifier II",), ("Cover Profile",)])
@pytest.mark.parametrize(("y", "bare"), [(10.0 + 12.0 + INCH, True), (10.0 + 12.01 + INCH, False)])
def test_near_who_uncovers_no_cover_of_any_form_counts(perks, screen, y, bare):
    watch = ("watch", "red", troop("watch", "Uncover"), (), [(20.0, y)])
    state = field(perks, wall=not screen, screen=list(screen), screen_stats={"defence": 6}, others=(watch,))
    assert hits_on(3, state) is bare


def behind_a_wall(words, points=999):
    """Red shoots at a blue unit over a low wall, of which the scene says something."""
    state = field(target_stats={"points": points})
    effects = tuple(covering({"wall": words}))
    return replace(state, effects=effects, serial=len(effects))


@pytest.mark.parametrize(
    ("words", "face"),
    [
        ("", 4),
        ("heavy", 4),
        ("Cover Modifier I", 4),
        ("Cover Modifier II", 5),
        ("Cover Profile, Defence 5", 5),
        ("Cover Profile, Defence 2", 3),
    ],
)
def test_a_piece_of_terrain_gives_another_cover_to_whom_it_hides_whatever_these_cost(words, face):
    state = behind_a_wall(words)
    assert hits_on(face, state)
    assert hits_on(3, replace(state, terrain=()))


@pytest.mark.parametrize("perks", [("Cover II",), ("Camouflage",)])
def test_what_adds_to_cover_adds_to_the_modifier_of_terrain_and_not_to_its_profile(perks):
    more = {"Cover II": 2, "Camouflage": 1}[perks[0]]
    plain = behind_a_wall("Cover Modifier I")
    profiles = {**plain.profiles, "target": troop("target", *perks, points=999)}
    assert hits_on(4 + more, replace(plain, profiles=profiles))
    assert hits_on(5, replace(behind_a_wall("Cover Profile, Defence 5"), profiles=profiles))


def test_saves_of_terrain_are_lent_too():
    session = attack(behind_a_wall("Cover Profile, Defence 5, Armour 3+, AEGIS 4+"), (5, 2, 3))
    assert lost(session) == 1
    assert [why for why, _ in rolls(session)][1:] == ["armour save 3+", "aegis save 4+"]


def test_a_battle_on_a_scene_has_the_cover_that_its_terrain_names():
    wall = replace(WALL, cover="Cover Modifier II")
    unit = RosterUnit("u", "U", BaseSize.round(32), 1, stats={"hp": 1}, points=100)
    rosters = {side: Roster(side, "warsurge", (unit,)) for side in ("red", "blue")}
    state = mustered(Encounter(rosters, Board(48, 48), (wall,), covers={"wall": wall.cover}))
    assert [(effect.name, effect.on) for effect in state.effects] == [("Cover Modifier II", "wall")]
    script = replace(read_script(asset("rosters/first_battle.json")), steps=(), terrain=(wall,))
    assert [e.on for e in session_of(script).start.effects] == ["wall"]


def test_smoke_is_no_cover_near_who_uncovers():
    watch = ("watch", "red", troop("watch", "Uncover"), (), [(20.0, 16.0)])
    state = duel(
        troop("a"), [weapon("gun", power=4)], troop("t", "Smoke Cover", defence=3, armour=None, hp=5)
    )
    state = attack(in_phase(state, side="blue"), (), [("Smoke Cover",), (20.0, 10.0)], "blue1").state
    assert hits_on(4, in_phase(state))
    lit = replace(
        army(
            *[
                ("red1", "red", troop("a"), (weapon("gun", power=4),), [(10.0, 10.0)]),
                ("blue1", "blue", troop("t", defence=3, armour=None, hp=5), (), [(20.0, 10.0)]),
                watch,
            ]
        ),
        markers=state.markers,
        effects=state.effects,
        serial=state.serial,
    )
    assert hits_on(3, in_phase(lit))


# Terrain


def bunker(*perks, others=(), tall=3.0, **stats):
    """A blue unit on a base of 5 inches that is terrain, and red1 9 inches west of its middle."""
    printed = troop("bunker", "Terrain", *perks, **{"hp": 4, "armour": None, **stats})
    rows = [
        ("red1", "red", troop("walker", move=12), (weapon("gun"),), [(11.0, 20.0)]),
        ("blue1", "blue", printed, (), [(20.0, 20.0)]),
        *others,
    ]
    state = in_phase(army(*rows), "Move")
    figure = state.figures["blue11"]
    state = state.with_figures(replace(figure, model=replace(figure.model, base=BIG, height=tall)))
    return run(state, lambda game: game.tell(GameBegan())).state


def begun(state, name, unit, by):
    session = Session(in_phase(state, name, 1, by), Warsurge(), Listed(()))
    return session.begin(Action(name, by, unit)), session


@pytest.mark.parametrize("phase", ["Move", "Dash"])
def test_terrain_moves_nowhere(phase):
    refusal, _ = begun(bunker(), phase, "blue1", "blue")
    assert "Terrain" in refusal


def test_terrain_deploys_into_no_transport():
    truck = ("truck", "blue", troop("truck", transport=20), (), [(20.0, 46.0)])

    def options(*perks):
        hut = ("hut", "blue", troop("hut", *perks, hp=1), (), None)
        state = army(*[("red1", "red", troop("a"), (), [(10.0, 10.0)]), truck, hut])
        state = state.with_unit(replace(state.units["hut"], figures=("hut1",), strength=1))
        _, session = begun(state, "Deploy", "hut", "blue")
        return [option.id for option in getattr(session.pending, "options", ())]

    assert "truck|truck1|" in options()
    assert options("Terrain") == []


def test_who_rides_in_terrain_gets_out_onto_its_top():
    crew = ("blue2", "blue", troop("crew", move=4), (), [(40.0, 40.0)])
    state = riding(bunker(others=(crew,), transport=8), "blue2", "blue1")
    there = (Placed("blue21", (20.0, 20.0), 3.0),)
    after = attack(in_phase(state, "Move", 1, "blue"), (), [("disembark",), there], "blue2", "Move").state
    assert after.units["blue2"].where == "table"
    assert after.figures["blue21"].model.bottom == 3.0


def test_who_gets_out_of_another_transport_does_not_stand_on_it():
    rows = (
        ("red1", "red", troop("a"), (), [(40.0, 10.0)]),
        ("blue1", "blue", troop("truck", transport=8, hp=4), (), [(20.0, 20.0)]),
        ("blue2", "blue", troop("crew", move=4), (), [(40.0, 40.0)]),
    )
    state = riding(in_phase(army(*rows), "Move", 1, "blue"), "blue2", "blue1")
    session = Session(state, Warsurge(), Listed(()))
    assert not session.begin(Action("Move", "blue", "blue2"))
    assert not session.answer(("disembark",))
    assert session.refusal((Placed("blue21", (20.0, 20.0), 1.5),))


@pytest.mark.parametrize(("by", "spared"), [("Terrify", True), ("Dread", True), ("Chill", False)])
def test_terrain_knows_no_fear(by, spared):
    assert bool(game_of(bunker()).reason_against(f"effect {by}", "blue1")) is spared


# Wreckage


def wreck(*perks, others=(), settings=()):
    """Blue has fallen, 9 inches from red, and has left a wreck."""
    hulk = troop("hulk", "Wreckage", *perks, hp=6, defence=4, armour=4)
    rows = (
        ("red1", "red", troop("walker", move=12, points=50), (weapon("gun", power=4),), [(11.0, 20.0)]),
        (
            "blue1",
            "blue",
            hulk,
            (weapon("big"),),
            [(20.0, 20.0)],
        ),
        ("blue2", "blue", troop("mate", armour=5), (weapon("bow"),), [(20.0, 26.0)]),
        *others,
    )
    state = replace(in_phase(army(*rows)), settings=settings)
    dead = state.with_figures(replace(state.figures["blue11"], hp=0))
    return run(dead, remove_casualties).state


def test_a_wreck_is_shot_at_with_its_old_stats_and_goes_with_its_first_hp():
    state = wreck()
    assert lost(attack(state, (3,), [("blue1",)])) == 0  # Defence 4
    assert lost(attack(state, (4, 4), [("blue1",)])) == 0  # armour 4+
    session = attack(state, (4, 3), [("blue1",)])
    assert lost(session) == 1
    assert run(session.state, remove_casualties).state.units["blue1"].where == "gone"


def test_a_wreck_does_not_contest():
    mark = objective("marker", 1, at=(20.0, 18.0))

    def laid(state):
        def flow(game):
            lay(game, mark)
            yield from ()

        there = replace(state.figures["red11"], model=replace(state.figures["red11"].model, at=(18.5, 18.0)))
        return run(state.with_figures(there), flow).state

    assert holder(game_of(laid(wreck())), mark) == "red"


@pytest.mark.parametrize("name", ["Aura I", "Aura II"])
def test_the_aura_of_a_wreck_helps_until_the_wreck_is_gone(name):
    state = wreck(Held(name, (("auras", "Protective Aura"),)))
    assert stat(game_of(state), "armour", "blue2").value == 3

    def hit(game):
        yield from lose(game, "blue1", 1, "a test")
        yield from remove_casualties(game)

    gone = run(state, hit).state
    assert stat(game_of(gone), "armour", "blue2").value == 2


def test_the_presence_of_a_wreck_stays_until_it_is_gone():
    state = wreck("Presence")
    assert game_of(state).figure("presence", 0, "blue1").value == 1
    assert game_of(wreck()).figure("presence", 0, "blue1").value == 0


def test_other_perks_of_a_wreck_do_nothing():
    assert hits_on(4, wreck("Evasive", "Shroud"), [("blue1",)])


@pytest.mark.parametrize("perk", ["Cover Modifier II", "Cover Profile"])
@pytest.mark.parametrize(
    ("target", "points", "screen", "face"),
    [
        (("Summon",), 800, (), 5),
        (("Summon",), 804, (), 4),
        (("Respawn",), 400, (), 5),
        ((), 50, ("Summon",), 5),
        ((), 51, ("Summon",), 4),
    ],
)
def test_costs_of_cover_are_compared_as_those_of_all_perks(perk, target, points, screen, face):
    """A quarter of what a Summon costs counts, half of what a Respawn does; who hides it costs 100."""
    state = field(
        target,
        wall=False,
        screen=[perk, *screen],
        screen_stats={"defence": 5},
        target_stats={"points": points},
    )
    assert hits_on(face, state)


@pytest.mark.parametrize(("points", "face"), [(50, 5), (51, 4)])
def test_a_unit_in_cover_costs_what_its_sergeant_costs_too(points, face):
    boss = ("blue3", "blue", troop("boss", "Sergeant", points=points), (), [(21.3, 10.0)])
    state = field(wall=False, screen=["Cover Modifier II"], target_stats={"points": 150}, others=(boss,))
    assert hits_on(face, part_of(state, "blue3", "blue1"))


def test_who_is_brought_back_after_its_wreck_is_gone_is_what_it_was():
    """The wreck has no perks, no weapons and 1 HP; the unit that is raised has its own, and is no terrain."""
    state = run(wreck("Airborne"), lambda game: lose(game, "blue1", 1, "a test")).state
    state = run(state, remove_casualties).state
    assert state.units["blue1"].where == "gone"
    state = run(state, lambda game: bring_back_whole(game, "blue1", "Revive I")).state
    unit, (figure,) = state.units["blue1"], state.figures_of("blue1")
    assert (unit.where, unit.profile, unit.terrain) == ("table", "hulk", None)
    assert (figure.hp, figure.weapons) == (6, ("big",))
    assert not state.is_under("blue1", "Wreck")


USES = ("Terrify", "Curse Move", "Provoke I", "Boost Dash", "Boost Armour", "Healer III")


@pytest.mark.parametrize("side", ["red", "blue"])
def test_a_wreck_is_no_unit_to_perks_of_either_side(side):
    """Each of them finds the mate beside it, and not the wreck."""
    user = (side, side, troop("user", *USES, "War Master", "Orders", points=900), (), [(20.0, 23.0)])
    mate = ("mate", side, troop("red mate"), (), [(17.0, 23.0)])
    state = in_phase(wreck(others=(user, mate)), "Move", 1, side)
    found = {name: offered(state, name, side) for name in USES}
    assert all("blue1" not in units for units in found.values()), found
    assert all(found.values()), found
    begins = Running(in_phase(state, "Start", 2), CATALOGUE, lambda game: game.tell(TurnBegan(2)), Listed(()))
    asked = []
    while begins.pending is not None:
        asked.append(begins.pending.what)
        assert not begins.answer(())
    assert "Orders for Mate" in asked and "Orders for Blue1" not in asked


def test_no_attack_is_redirected_to_a_wreck():
    master = ("chief", "blue", troop("chief", "War Master", hp=9, armour=None), (), [(20.0, 23.0)])
    near = ("near", "blue", troop("near", hp=9, armour=None), (), [(17.0, 23.0)])
    state = wreck(others=(master, near))
    session = Session(state, Warsurge(), Listed((6,)))
    assert session.begin(Action("Attack", "red", "red1")) == ""
    while "instead" not in session.pending.what:
        chosen = ("chief",) if not session.refusal(("chief",)) else session.suggestions()[0]
        assert not session.answer(chosen)
    assert "near" in options(session.pending) and "blue1" not in options(session.pending)


@pytest.mark.parametrize(("perks", "side"), [((), "red"), (("Breach",), "blue"), (("Hijack",), "blue")])
def test_nobody_gets_into_a_wreck(perks, side):
    """Beside the transport there are two ways to move, on the table and into it; beside its wreck one."""
    hulk = troop("hulk", "Wreckage", hp=6, transport=20, fire_points=1)
    rows = (
        ("red1", "red", troop("comer", *perks), (weapon("gun"),), [(24.0, 20.0)]),
        ("hulk", side, hulk, (), [(28.0, 20.0)]),
        ("blue2", "blue", troop("mate"), (weapon("bow"),), [(44.0, 44.0)]),
    )
    state = in_phase(army(*rows), "Move")
    assert len(options(moving(state).pending)) == 2
    wreck = in_phase(fallen(state, "hulk"), "Move")
    assert wreck.units["hulk"].is_rough
    assert moving(wreck).pending.what.startswith("Move of Red1, up to")


def test_nobody_charges_a_wreck_nor_is_kept_by_one_from_charging_others():
    """The wreck lies 6 inches ahead; a walk onto it ends 3 inches from its mate."""
    hulk = ("hulk", "blue", troop("hulk", "Wreckage"), (), [(26.0, 20.0)])
    mate = ("mate", "blue", troop("mate"), (), [(26.0, 24.5)])

    def near(*rows):
        comer = ("red1", "red", troop("comer", "Charge I", move=12), (weapon("gun"),), [(20.0, 20.0)])
        return in_phase(fallen(in_phase(army(comer, hulk, *rows)), "hulk"), "Move")

    alone = moving(near(), (Placed("red11", (21.0, 20.0)),))
    assert alone.pending is None
    both = moving(near(mate), (Placed("red11", (26.0, 20.0)),))
    assert both.pending.what == "Charge I with red1?"


def test_no_nightmare_comes_over_a_wreck():
    state = enlisted(wreck(), "red", "Nightmare Anomaly")
    begins = Running(in_phase(state, "Start", 2), CATALOGUE, lambda game: game.tell(TurnBegan(2)), Listed(()))
    assert options(begins.pending) == ["red1", "blue2"]
