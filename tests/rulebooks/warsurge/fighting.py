"""One unit attacks in the Attack phase, with dice written down and choices made for it."""

from dataclasses import replace

from armies import army

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.units.unit_status import MELEE
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Listed
from battlefield.rules.core.events import DiceRolled, Said
from battlefield.rules.core.requests import Choose, Roll
from battlefield.rules.core.state import Clock, Effect


def line(count, x=10.0, y=10.0):
    """Give places for figures in a row downward, each 1.5 inches from the next."""
    return [(x, y + 1.5 * n) for n in range(count)]


def duel(attacker, weapons, target, *, shooters=1, targets=1, apart=10.0, others=(), armed=(), **more):
    """Make a state with one red unit and one blue one so far apart, centre to centre, in the Attack phase."""
    return in_phase(
        army(
            ("red1", "red", attacker, tuple(weapons), line(shooters)),
            ("blue1", "blue", target, tuple(armed), line(targets, 10.0 + apart)),
            *others,
            **more,
        )
    )


NO_TARGET = "no target in range"
LOCKED = "it is locked in a melee"


def in_phase(state, phase="Attack", turn=1, side="red"):
    """Set the clock."""
    return replace(state, clock=Clock(turn, phase, 1, side, side))


def under(state, name, on, by="", amount=1):
    """Put an effect in force."""
    return replace(
        state,
        effects=(*state.effects, Effect(state.serial + 1, name, on, by, amount)),
        serial=state.serial + 1,
    )


def locked(state, one, two):
    """Lock two units in a melee."""
    return under(under(state, MELEE, one, two), MELEE, two, one)


def attack(state, dice=(), choices=(), unit="red1", name="Attack"):
    """Let a unit attack; all dice must be used, and asked questions get `choices`, then what comes first."""
    session = Session(state, Warsurge(), Listed(dice))
    return going_on(session, dice, choices, unit, name)


def going_on(session, dice=(), choices=(), unit="red1", name="Attack"):
    """Let a unit attack in a session that has begun; one that could do nothing holds."""
    known = len(session.events)
    session.dice = Listed(dice)
    left, by = list(choices), session.state.units[unit].commander
    refusal = session.begin(Action(name, by, unit))
    if refusal.endswith((NO_TARGET, LOCKED)) and not dice and not choices:
        refusal = session.begin(Action("Hold", by, unit))
    assert not refusal, refusal
    while session.pending is not None:
        asked = session.pending
        assert not isinstance(asked, Roll), f"{asked.what}: no die left for {asked.count}, {told(session)}"
        refusal = session.answer(_answer(session, left))
        assert not refusal, refusal
    assert not left, f"never asked: {left}"
    faces = [
        face for event in session.events[known:] if isinstance(event, DiceRolled) for face in event.faces
    ]
    assert len(faces) >= len(dice), f"unused dice: {dice[len(faces) :]}, {told(session)}"
    return session


def _answer(session, left):
    asked = session.pending
    if left and not session.refusal(left[0]):
        return left.pop(0)
    if isinstance(asked, Choose) and not asked.least and ": use a perk" in asked.what:
        return ()
    return session.suggestions()[-1 if isinstance(asked, Choose) and not asked.least else 0]


def told(session):
    """Give what the log says."""
    return [event.words for event in session.events if isinstance(event, Said)]


def rolls(session):
    """Give what was rolled for, and how many dice."""
    return [(event.why, len(event.faces)) for event in session.events if isinstance(event, DiceRolled)]


def lost(session, unit="blue1"):
    """Give the HP that a unit has lost since the start."""
    return session.start.hp(unit) - session.state.hp(unit)
