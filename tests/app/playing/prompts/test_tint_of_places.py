"""What is tinted where something is put down that comes by no way is what the rule accepts, to a hair."""

from dataclasses import replace

import armies
import arrivals
import corpses
import numpy as np
import pytest
import supremes
from campaigns import few
from convoys import inside
from fighting import in_phase
from tints import drag_faults, faults, shown

from battlefield.app.battle.fighting import Battle
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.geometry.kernel.shapes import BaseSize, Circle, Polygon
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.scene.contents import Terrain

OVAL, TRUCK = BaseSize.oval(60, 35), BaseSize.round(60)


def desk_on(session, *answers):
    """Answer what is asked first, and give the desk on which something is to be placed then."""
    for answer in answers:
        assert not session.answer(answer)
    return BattleDesk(Battle(session))


def crates(x, y):
    """Give what is in the way beside a place: a crate to stand on, a tower, a wall and a bridge."""
    ring = Polygon(((x - 2.5, y + 1.2), (x + 1.5, y + 1.2), (x + 1.5, y + 4.5), (x - 2.5, y + 4.5)))
    wall = Polygon(((x + 2.0, y - 4.0), (x + 2.3, y - 4.0), (x + 2.3, y - 0.9), (x + 2.0, y - 0.9)))
    bridge = Polygon(((x - 4.0, y - 3.5), (x - 1.5, y - 3.5), (x - 1.5, y - 1.5), (x - 4.0, y - 1.5)))
    return (
        Terrain("crate", ring, top=1.5, ground=("impassable",), platform=True),
        Terrain("tower", Circle((x - 3.0, y + 0.5), 0.6), top=7.0, ground=("impassable",)),
        Terrain("wall", wall, top=5.0, ground=("impassable",)),
        Terrain("bridge", bridge, bottom=2.5, top=3.0, platform=True),
    )


def shift():
    foe = supremes.model("foe", "blue", (14.0, 10.0))
    hit = supremes.hit("FX Shift 4", kind="IND", roll="Mind vs Mind")
    hero = supremes.model("hero", "red", (9.0, 10.0), hit, mind=9)
    near = supremes.model("near", "blue", (14.2, 7.7))
    state = supremes.street(hero, foe, near, terrain=crates(14.0, 10.0))
    return desk_on(supremes.begun(state, "hero", (6, 1)), ("hero/Hit",), ("foe",))


def throw():
    toss = supremes.act("Toss", "THR", "Strength vs Agility", "FX Damage 2", ap=2)
    hit = supremes.hit("FX Grab & Throw", kind="CCM")
    hero = supremes.model("hero", "red", (10.0, 10.0), hit, toss, strength=9, base=40)
    foe = supremes.model("foe", "blue", (10.0 + 35 / 25.4, 10.0))
    goal = supremes.model("goal", "blue", (18.0, 10.0), base=50)
    state = supremes.street(hero, foe, goal, terrain=crates(18.0, 10.5))
    return desk_on(supremes.begun(state, "hero", (6, 6, 1, 6, 1, 1, 1)), ("hero/Hit",), ("hero/Toss",))


def ambush():
    state = arrivals.waiting("Ambush III", turn=2, models=1, terrain=crates(24.0, 20.0))
    return desk_on(arrivals.begun(with_bases(state)), ("Ambush III",))


def spying():
    more = (("red2", "red", armies.troop("red2"), (arrivals.BOW,), None),)
    state = arrivals.waiting("Espionage", models=2, others=more, terrain=crates(24.0, 41.0))
    session = arrivals.begun(state, unit="red2")
    assert not session.answer(session.suggestions()[0])
    assert not session.begin(Action("Hold", "red", "red1"))
    return desk_on(session, True)


def towing():
    """Bring a crate along that stood six inches from the truck."""
    width = 32 / 25.4
    profiles = armies.troop("truck", "Tow II", hp=6), armies.troop("crate", points=200)
    state = armies.army(
        ("truck", "red", profiles[0], (arrivals.BOW,), [(10.0, 14.0)]),
        ("crate", "red", profiles[1], (), [(10.0 + width + 6.0, 14.0)]),
        ("blue1", "blue", armies.troop("foe", armour=None), (arrivals.BOW,), [(14.5, 24.0)]),
        terrain=crates(12.0, 20.0),
    )
    session = arrivals.begun(in_phase(state, "Move"), unit="truck", name="Move")
    return desk_on(session, ("Tow II",), (Placed("truck1", (10.0, 18.0)),), True)


def towing_several():
    """Bring three along, of which one has to stay within six inches of the truck."""
    width = 32 / 25.4
    profiles = armies.troop("truck", "Tow II", hp=6), armies.troop("crew", points=100)
    state = armies.army(
        ("truck", "red", profiles[0], (arrivals.BOW,), [(10.0, 14.0)]),
        ("crew", "red", profiles[1], (), [(10.0 + width + 6.0, 14.0 + 1.5 * n) for n in range(3)]),
        ("blue1", "blue", armies.troop("foe", armour=None), (arrivals.BOW,), [(14.5, 24.0)]),
        terrain=crates(12.0, 20.0),
    )
    session = arrivals.begun(in_phase(state, "Move"), unit="truck", name="Move")
    return desk_on(session, ("Tow II",), (Placed("truck1", (10.0, 18.0)),), True)


def raising():
    state = replace(corpses.fallen("I", 4.0), terrain=crates(12.0, 15.0))
    session = arrivals.begun(state, (4,), name="Move")
    return desk_on(session, ("Reanimate I",))


def ambush_from_the_air():
    state = arrivals.waiting("Ambush III", "Airborne", turn=2, models=1, terrain=crates(24.0, 20.0))
    return desk_on(arrivals.begun(with_bases(state)), ("Ambush III",))


def illusions():
    state = armies.army(
        (
            "red1",
            "red",
            armies.troop("red1", "Illusion I", hp=6),
            (arrivals.BOW,),
            [(12.0, 16.0), (14.0, 16.0)],
        ),
        ("blue1", "blue", armies.troop("foe", armour=None), (arrivals.BOW,), [(14.5, 19.0)]),
        terrain=crates(11.0, 18.0),
    )
    session = arrivals.begun(in_phase(state, "Move"), name="Move")
    return desk_on(session, ("Illusion I",), ("3",))


def getting_out(terrain=(), truck=TRUCK, models=3, foe_at=(23.0, 20.0)):
    """Get out of a truck and go six inches, past whatever stands there."""
    far = [(40.0, 40.0 + 2.0 * n) for n in range(models)]
    state = armies.army(
        ("truck", "red", armies.troop("truck", hp=6, transport=9), (), [(18.0, 18.0)]),
        ("red1", "red", armies.troop("red1", hp=1), (arrivals.BOW,), far),
        ("blue1", "blue", armies.troop("foe", armour=None), (arrivals.BOW,), [foe_at]),
        terrain=terrain,
    )
    truck1 = state.figures["truck1"]
    state = state.with_figures(replace(truck1, model=replace(truck1.model, base=truck, facing=20.0)))
    aboard = inside(in_phase(state, "Move"), "red1")
    return desk_on(arrivals.begun(aboard, name="Move"), ("disembark",))


def getting_out_in_the_open():
    return getting_out(foe_at=(40.0, 5.0))


def getting_out_among_crates():
    return getting_out(crates(18.0, 22.0))


def getting_out_of_an_oval():
    return getting_out(crates(21.0, 15.0), BaseSize.oval(120, 92))


def getting_out_one_by_one():
    return getting_out(crates(18.0, 22.0), models=1)


def with_bases(state):
    """Give a unit that comes oval bases, turned."""
    own = state.figures_of("red1")
    return state.with_figures(*(replace(f, model=replace(f.model, base=OVAL, facing=30.0)) for f in own))


MANY = [towing_several, raising, illusions]
ROUND_THINGS = [getting_out, getting_out_among_crates, getting_out_of_an_oval, getting_out_one_by_one]


@pytest.mark.parametrize("asked", [shift, throw, ambush, spying, towing, ambush_from_the_air, *MANY])
def test_what_is_put_down_may_be_put_where_it_is_tinted_and_nowhere_else(asked):
    desk, rng = asked(), np.random.default_rng(3)
    figures = desk.hand.request.figures
    assert desk.hand.asked.kind == "places" and shown(desk, figures[0], figures).area > 1.0
    assert not faults(desk, rng, figures[0], figures, 12)
    assert not drag_faults(desk, rng, figures[0], figures, 12)


@pytest.mark.parametrize("asked", few([getting_out_in_the_open, *ROUND_THINGS], 1))
def test_who_gets_out_may_end_where_it_is_tinted_and_nowhere_else(asked):
    desk, rng = asked(), np.random.default_rng(3)
    figures = desk.hand.request.figures
    assert shown(desk, figures[0], figures).area > 1.0
    assert not faults(desk, rng, figures[0], figures, 6)
    assert not drag_faults(desk, rng, figures[0], figures, 6)
