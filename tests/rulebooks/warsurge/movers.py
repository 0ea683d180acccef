"""A unit that is to move over open or difficult ground, for tests."""

from dataclasses import replace
from math import cos, radians, sin

from armies import army, troop, weapon
from fighting import attack, in_phase, line

from battlefield.geometry.kernel.shapes import Polygon
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.scene.contents import Terrain

BOW = weapon("bow")
SWORD = weapon("sword", range=0)
FIELD = Polygon(((8.0, 4.0), (12.0, 4.0), (12.0, 7.0), (8.0, 7.0)))


def field(*ground, top=0.0, platform=False):
    return Terrain("field", FIELD, 0.0, top, ground, platform=platform)


def movers(*perks, terrain=(), phase="Move", foe_at=(40.0, 40.0), weapons=(BOW,), models=1, **stats):
    """One red unit at (10, 10) that is to move, and a blue one far away."""
    return in_phase(
        army(
            ("red1", "red", troop("mover", *perks, **stats), weapons, line(models)),
            ("blue1", "blue", troop("foe", armour=None), (SWORD,), [foe_at]),
            terrain=terrain,
        ),
        phase,
    )


def to(x, y, figure="red11", bottom=0.0):
    return (Placed(figure, (x, y), bottom),)


def moved(state, *choices, dice=(), name="Move"):
    return attack(state, dice, choices, name=name)


def box(id_, x, y, wide, deep, top=5.0, **more):
    rim = Polygon(((x, y), (x + wide, y), (x + wide, y + deep), (x, y + deep)))
    return Terrain(id_, rim, 0.0, top, **{"sight": "blocks", **more})


def game(state):
    return Game(state, CATALOGUE)


def place(session, figure="red11"):
    return session.state.figures[figure].model.at


def begun(state, *answers, dice=(), name="Move", unit="red1"):
    """Begin an action, give some answers, and stop at what is asked then."""
    session = Session(state, Warsurge(), Listed(dice))
    refusal = session.begin(Action(name, state.units[unit].commander, unit))
    assert not refusal, refusal
    for answer in answers:
        refusal = session.answer(answer)
        assert not refusal, refusal
    return session


def refused(state, *places, dice=(), name="Move"):
    return begun(state, dice=dice, name=name).refusal(places)


def at_bearing(x, y, far, degrees):
    angle = radians(degrees)
    return round(x + far * sin(angle), 7), round(y - far * cos(angle), 7)


def shifted(state, figure, at, bottom=0.0):
    known = state.figures[figure]
    return state.with_figures(replace(known, model=replace(known.model, at=at, bottom=bottom)))


def trapped(*perks, gun=(), at=(10.0, 10.0), trap=(10.0, 5.0)):
    """Blue has laid a trap with a trigger of 2 inches; red is to move."""
    snare = weapon("snare", "Trap I", *gun, range=40, power=10)
    rows = (
        ("red1", "red", troop("mover", *perks, hp=9, armour=None, move=12), (BOW,), [at]),
        ("blue1", "blue", troop("foe"), (snare,), [(30.0, 7.0)]),
    )
    laid = attack(in_phase(army(*rows), "Attack", 1, "blue"), [], [trap], unit="blue1").state
    return in_phase(shifted(laid, "red11", at), "Move", 2)
