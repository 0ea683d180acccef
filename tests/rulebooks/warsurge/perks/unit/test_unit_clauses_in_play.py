"""What single clauses of units' perks do in play, beside the same without them."""

from dataclasses import replace

import pytest
from armies import army, troop, weapon
from coming_back import fallen
from fighting import attack, in_phase, locked, lost, told
from running import asks, run

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks.kit.afflicting import afflict
from battlefield.rulebooks.warsurge.transport.passengers import ABOARD
from battlefield.rulebooks.warsurge.turn.casualties import remove_casualties
from battlefield.rulebooks.warsurge.turn.victory import finish
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.objectives import holder, lay, objective
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.state import FOREVER, Effect, Until
from battlefield.rules.core.values import info_of

GUN = weapon("gun", range=40)
CONTACT = 32 / 25.4


def field(*perks, foe=(), at=(20.0, 10.0), arms=(GUN,), phase="Move", turn=1, others=(), terrain=(), **stats):
    """Red with perks at (10, 10), and a blue unit."""
    state = army(
        ("red1", "red", troop("mine", *perks, **{"hp": 3, "armour": None, **stats}), arms, [(10.0, 10.0)]),
        ("blue1", "blue", troop("foe", *foe, hp=9, armour=None), (GUN,), [at]),
        *others,
        terrain=terrain,
    )
    return in_phase(state, phase, turn)


def bears(state, name, on="red1", by="", **facts):
    """Lay an effect with facts on a unit."""
    effect = Effect(state.serial + 1, name, on, by, info=info_of(facts))
    return replace(state, effects=(*state.effects, effect), serial=state.serial + 1)


def begins(state, name="Move", unit="red1"):
    """Begin an action, and give the session."""
    session = Session(state, Warsurge(), Listed(()))
    refusal = session.begin(Action(name, state.units[unit].commander, unit))
    assert not refusal, refusal
    return session


def refusal(state, name="Move", unit="red1"):
    """Say why an action may not be begun."""
    return Warsurge().refusal(state, Action(name, state.units[unit].commander, unit))


# templates of those that do not choose whom they go for


@pytest.mark.parametrize(
    ("name", "facts"), [("Wild Instinct", {"mood": "berserk"}), ("Zombified", {}), ("Traitor", {})]
)
def test_who_is_led_astray_lays_templates_on_the_nearest_too(name, facts):
    side = "red" if name == "Traitor" else "blue"
    others = (
        ("near", side, troop("near", hp=9), (), [(17.0, 10.0)]),
        ("far", side, troop("far", hp=9), (), [(10.0, 24.0)]),
    )

    def laid_far(state):
        session = begins(state, "Attack")
        if "weapon" in session.pending.what:
            assert not session.answer(("bomb",))
        return session.refusal((10.0, 24.0))

    bomb = weapon("bomb", "Explode I", range=24, power=4)
    free = field(arms=(bomb,), at=(40.0, 40.0), others=others, phase="Attack")
    free = free.with_unit(replace(free.units["red1"], control="blue")) if side == "red" else free
    free = in_phase(free, "Attack", 1, free.units["red1"].commander)
    assert laid_far(free) == ""
    assert laid_far(bears(free, name, **facts)) == f"{name}: the nearest is Near"


@pytest.mark.parametrize("name", ["Terrify", "Burrow", "Magic Armour I", "Teleport I"])
def test_the_zombified_use_no_perks_that_are_begun_or_tested_for(name):
    def offered(state):
        asked = begins(state).pending
        return [option.id for option in asked.options] if "use a perk" in asked.what else []

    assert offered(field(name)) == [name]
    assert offered(bears(field(name), "Zombified")) == []


# solidified


def test_the_solidified_try_in_vain_and_wear_it_off():
    """Two movements and one attack: none of them comes to anything, and then they are free."""

    def tried(state, phase):
        state = in_phase(state, phase, 1, "blue")
        blank = tuple(e for e in state.effects if e.name not in (unit_status.ACTED, unit_status.ATTACKED))
        session = begins(replace(state, effects=blank), phase, "blue1")
        assert session.pending is None
        return session

    state = run(field(), lambda game: afflict(game, "Solidify", "blue1", by="red1", weapon="gun")).state
    moved = tried(state, "Move")
    assert "no Move: Solidify" in told(moved)
    dashed = tried(moved.state, "Dash")
    assert dashed.state.is_under("blue1", "Solidify")
    assert dashed.state.figures["blue11"].model.at == (20.0, 10.0)
    done = tried(dashed.state, "Attack")
    assert lost(done, "red1") == 0
    assert not done.state.is_under("blue1", "Solidify")


# below ground


def test_who_is_airborne_is_no_harder_to_hit_below_ground():
    state = locked(field(at=(10.0 + CONTACT, 10.0), foe=("Airborne",), phase="Attack"), "red1", "blue1")
    flying = attack(state, (1,))
    assert "Red1 attacks Blue1 with Gun: 1 die, 4+ needed (Power 4 against Defence 3)" in told(flying)
    grounded = attack(bears(bears(state, "Underground", "blue1"), "Underground"), (1,))
    assert "Red1 attacks Blue1 with Gun: 1 die, 3+ needed (Power 4 against Defence 3)" in told(grounded)


def test_who_falls_below_ground_is_not_below_when_it_comes_back():
    state = bears(field(others=(("blue2", "blue", troop("x"), (), [(40.0, 40.0)]),)), "Underground", "blue1")
    gone = fallen(state, "blue1")
    assert gone.units["blue1"].where == "gone"
    assert not gone.is_under("blue1", "Underground")


def riding(below):
    """Red in contact with a transport of its own, which is below ground or not; nobody is aboard."""
    truck = ("truck", "red", troop("truck", transport=9, hp=9), (), [(10.0, 10.0 + CONTACT)])
    state = field(at=(40.0, 40.0), others=(truck,))
    return bears(state, "Underground", "truck") if below else state


def test_nobody_gets_into_a_transport_below_ground_from_above():
    def ways(state):
        asked = begins(state).pending
        return [option.id for option in getattr(asked, "options", ())]

    assert "truck|truck1|" in ways(riding(below=False))
    assert ways(riding(below=True)) == []
    assert "truck|truck1|" in ways(bears(riding(below=True), "Underground"))


def test_nobody_gets_out_of_a_transport_below_ground():
    def aboard(state):
        return bears(state, ABOARD, "red1", "truck", figure="truck1", room="").with_unit(
            replace(state.units["red1"], where="truck")
        )

    assert refusal(aboard(riding(below=False))) == ""
    assert refusal(aboard(riding(below=True))) == "Red1, Move: Underground"


# wrecks and terrain


def wreck(*perks, **more):
    """Blue has become a wreck."""
    state = field(*perks, foe=("Wreckage",), **more)
    dead = state.with_figures(replace(state.figures["blue11"], hp=0))
    return run(dead, remove_casualties).state


def test_a_wreck_is_not_terrified():
    """Immobile units go into reserve at once; a wreck is no unit to be chosen."""

    def terrified(state):
        return attack(state, (6,), [("Terrify",)], name="Move")

    stiff = field("Terrify", at=(15.0, 10.0))
    stiff = replace(stiff, profiles={**stiff.profiles, "foe": troop("foe", move=0, dash=0, hp=9)})
    assert terrified(stiff).state.units["blue1"].where == "reserve"
    assert begins(wreck("Terrify", at=(15.0, 10.0))).pending.what.startswith("Move of")


def test_a_wreck_holds_no_objective():
    """Blue stands alone at the one in the middle, and holds it until it is a wreck."""

    def holds(state):
        state = replace(state, settings=(("game type", "capture"),))
        mark = objective("marker", 1, at=(20.0, 10.0))
        return holder(asks(run(state, lambda game: lays(game, mark)).state), mark)

    def lays(game, mark):
        lay(game, mark)
        yield from ()

    assert holds(field(foe=("Wreckage",), at=(20.0, 10.0))) == "blue"
    assert holds(wreck()) == ""
    assert holds(bears(field(), "Solidify", "blue1", turn=1)) == ""
    assert holds(field()) == "blue"


def test_terrain_that_arrives_later_becomes_terrain_then():
    state = army(
        ("red1", "red", troop("walker"), (), [(30.0, 30.0)]),
        ("blue1", "blue", troop("bunker", "Terrain"), (), None),
    )
    state = state.with_unit(replace(state.units["blue1"], figures=("blue11",)))
    session = attack(in_phase(state, "Deploy", 1, "blue"), unit="blue1", name="Deploy")
    assert session.state.units["blue1"].where == "table"
    assert session.state.units["blue1"].terrain == ()


# who comes back


def test_a_side_whose_last_unit_will_rise_as_a_zombie_has_not_lost():
    def result(*names):
        state = field(others=(("blue2", "blue", troop("x"), (), [(40.0, 40.0)]),))
        for name in names:
            state = run(state, lambda game, name=name: afflict(game, name, "blue1", by="red1")).state
        for unit in ("blue1", "blue2"):
            state = fallen(state, unit)
        return run(in_phase(state, "End", 1), finish).state.result

    assert result() == "victory for red"
    assert result("Zombify") == ""


# seeds and trespassers


def test_a_seed_that_has_not_come_out_moves_nowhere():
    host = ("blue2", "blue", troop("host", hp=9), (), [(30.0, 30.0)])
    state = field("Seed II", others=(host,))
    inside = bears(state, "inside", "red1", "blue2")
    inside = inside.with_unit(replace(inside.units["red1"], where="blue2"))
    assert refusal(state) == ""
    assert "Seed II" in refusal(inside)


# towing


def in_tow(state, other, tug):
    """Take a friend in tow for good, an enemy until the turn ends."""
    is_friend = state.units[other].side == state.units[tug].side
    held = bears(state, "in tow", other, tug, reach=6)
    until = FOREVER if is_friend else Until("turn", state.clock.turn)
    return replace(held, effects=(*held.effects[:-1], replace(held.effects[-1], until=until)))


def towing(rank, other="red2", foe_at=(10.0, 10.0 + CONTACT)):
    mate = ("red2", "red", troop("mate", f"Tow {rank}", points=100), (), [(10.0 + CONTACT, 10.0)])
    state = field(f"Tow {rank}", foe=(f"Tow {rank}",), at=foe_at, others=(mate,))
    return in_tow(state, other, "red1")


@pytest.mark.parametrize("rank", ["I", "II", "III"])
def test_a_friend_in_tow_does_not_tow_in_turn(rank):
    def offered(state):
        asked = begins(state, "Move", "red2").pending
        return [option.id for option in asked.options] if "use a perk" in asked.what else []

    state = towing(rank, foe_at=(40.0, 40.0))
    assert offered(replace(state, effects=())) == [f"Tow {rank}"]
    assert offered(state) == []


def test_enemies_that_tow_each_other_stay_where_they_are():
    one = towing("III", "blue1")
    assert refusal(one) == ""
    both = in_tow(one, "red1", "blue1")
    assert attack(one, name="Move").state.figures["red11"].model.at != (10.0, 10.0)
    session = attack(both, name="Move")
    assert session.state.figures["red11"].model.at == (10.0, 10.0)
    assert "no Move: Tow III: they tow each other" in told(session)
