"""Units that fight an enemy from inside, for tests."""

from dataclasses import replace

from armies import army, troop, weapon
from fighting import attack, in_phase
from running import run

from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.transport_capacity import Hold, board

GUN = weapon("gun")
SWORD = weapon("sword", range=0, attacks=2)
INTO = "into|blue1|"
KEPT = (passengers.INSIDE, passengers.ABOARD, "Hijack")


def field(*perks, host=(), others=(), apart=4.0, more=(), **stats):
    rows = [
        ("red1", "red", troop("breacher", *perks, hp=4, **dict(more)), (SWORD, GUN), [(10.0, 10.0)]),
        ("blue1", "blue", troop("host", *host, hp=6, armour=None, **stats), (GUN,), [(10.0 + apart, 10.0)]),
        *others,
    ]
    return in_phase(army(*rows), "Move")


CREW = ("blue2", "blue", troop("crew", hp=2, armour=None), (GUN,), [(14.0, 14.0)])
TRUCK = {"transport": 8, "move": 9}


def riding(state, unit="blue2", host="blue1", room=""):
    """Put a unit aboard a transport."""
    game = run(state, lambda game: _board(game, unit, host, room))
    return game.state


def _board(game, unit, host, room):
    yield from board(game, unit, Hold(host, "", room, 8))


def inside(state, room=""):
    session = attack(state, choices=[(INTO + room,)], name="Move")
    assert session.state.is_under("red1", passengers.INSIDE)
    return session.state


def turn_of(state, phase, side="red"):
    """Begin a phase of the second turn, with nothing done in it yet."""
    kept = tuple(effect for effect in state.effects if effect.name in KEPT)
    return in_phase(replace(state, effects=kept), phase, 2, side)
