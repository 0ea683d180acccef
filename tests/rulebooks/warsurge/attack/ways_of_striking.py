"""One weapon strikes one unit, by every way there is, all dice alike: what came of it can be compared."""

import re
from collections import Counter
from dataclasses import dataclass, replace
from math import hypot

from armies import army, troop, weapon
from companies import attached, part_of
from convoys import inside
from fighting import in_phase

from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed, UnitMoved
from battlefield.rules.core.requests import Choose

SOFT = {"armour": None, "aegis": None, "defence": 4}
USER = troop("user", hp=30, points=200, armour=None, defence=4)
PREY = troop("prey", hp=30, points=200, **SOFT)
FOE = (20.0, 10.0)
APART = 8.0
TURN = 5  # late enough for what has to wait
PRINTED = {"range": 18, "attacks": 2, "power": 5, "ap": 5}
MOST = 60  # answers in an action


@dataclass(frozen=True)
class Alike:
    """Dice that all show one face, or the highest that they have."""

    face: int

    def throw(self, roll, _seed, _action):
        asked = roll.request
        return (min(self.face, asked.sides + asked.lowest - 1),) * asked.count


def gun(perk, *more, id_="gun", **stats):
    """A weapon with the perk that is tried and those that make the way."""
    return weapon(id_, *more, perk, **{**PRINTED, **stats})


def rows(arms, *others, at=(FOE[0] - APART, FOE[1]), prey=PREY, armed=()):
    """A state: the red user with its arms to the left of the blue prey."""
    red = ("red1", "red", USER, tuple(arms), [at])
    return in_phase(army(red, ("blue1", "blue", prey, tuple(armed), [FOE]), *others), turn=TURN)


def acted(state, wanted, face, unit="red1", name="Attack"):
    """Let a unit act; what is wanted is answered where it may be, and what comes first otherwise."""
    session = Session(state, Warsurge(), Alike(face))
    refusal = session.begin(Action(name, state.units[unit].commander, unit))
    assert not refusal, refusal
    left = list(wanted)
    for _ in range(MOST):
        if session.pending is None:
            return session
        fits = next((answer for answer in left if not session.refusal(answer)), None)
        if fits is not None and not isinstance(fits, bool):
            left.remove(fits)
        refusal = session.answer(_first(session) if fits is None else fits)
        assert not refusal, refusal
    raise AssertionError(f"no end: {session.pending}")


def _first(session):
    asked = session.pending
    if isinstance(asked, Choose) and not asked.least and ": use a perk" in asked.what:
        return ()
    return session.suggestions()[0]


# the ways: each takes a perk and a face, and gives the battle, who was struck and who struck


def aimed(perk, face):
    return acted(rows([gun(perk)]), [("blue1",), True], face), "blue1", "red1"


def second_batch(perk, face):
    """Aimed by one of two models, each with its own copy."""
    state = army(
        ("red1", "red", USER, (gun(perk, attacks=1),), [(12.0, 9.0), (12.0, 11.0)]),
        ("blue1", "blue", PREY, (), [FOE]),
    )
    return acted(in_phase(state, turn=TURN), [("blue1",), True], face), "blue1", "red1"


def template(perk, face):
    state = rows([gun(perk, "Explode I")])
    return acted(state, [FOE, True], face), "blue1", "red1"


def leapt(perk, face):
    beyond = ("blue2", "blue", replace(PREY, id="other"), (), [(FOE[0], FOE[1] + 2.0)])
    state = rows([gun(perk, "Chain I")], beyond)
    return acted(state, [("blue1",), ("blue2",), True], face), "blue2", "red1"


def trapped(perk, face):
    state = rows([gun(perk, "Trap I")])
    return acted(state, [(FOE[0] - 1.0, FOE[1]), True], face), "blue1", "red1"


def trapped_later(perk, face):
    laid = acted(rows([gun(perk, "Trap I", range=12)]), [(15.0, 10.0), True], face).state
    walk = (Placed("blue11", (17.0, 10.0)),)
    return acted(in_phase(laid, "Move", TURN, "blue"), [walk, True], face, "blue1", "Move"), "blue1", "red1"


def left_behind(name):
    def way(perk, face):
        away = ("blue2", "blue", replace(PREY, id="other"), (), [(FOE[0], FOE[1] + 12.0)])
        state = rows([gun(perk, "Explode I", name)], away)
        laid = acted(state, [FOE, True], 1).state
        laid = laid.with_figures(replace(laid.figures["blue11"], hp=30))
        state = replace(in_phase(laid, "Move", TURN + 1, "blue"), effects=_marks_of_areas(laid))
        walk = (Placed("blue11", (FOE[0], FOE[1] + 5.0)),)
        return acted(state, [walk, True], face, "blue1", "Move"), "blue1", "red1"

    return way


def _marks_of_areas(state):
    """Keep of what lies on units only what they were given at the start."""
    return tuple(effect for effect in state.effects if effect.on not in state.units)


def out_of_turn(perk, face):
    shooter = troop("shooter", hp=30, points=200, **SOFT)
    state = rows([weapon("plain", power=4, attacks=1)], prey=shooter, armed=[gun(perk, "Fast")])
    return acted(state, [("blue1",), True], face), "red1", "blue1"


def sent_back(perk, face):
    mirror = troop("mirror", "Reflect I", hp=30, points=200, **SOFT)
    return acted(rows([gun(perk)], prey=mirror), [("blue1",), True], face), "red1", "red1"


def from_aboard(perk, face):
    boat = ("red2", "red", troop("boat", "Open", hp=10, transport=60, fire_points=4), (), [(12.0, 10.0)])
    return (
        acted(inside(rows([gun(perk)], boat), "red1", "red2"), [("blue1",), True], face),
        "blue1",
        "red1",
    )


def by_who_joined(perk, face):
    friend = ("red2", "red", replace(USER, id="host", points=100), (), [(12.0, 12.0)])
    state = attached(rows([gun(perk)], friend), "red1", "red2")
    return acted(state, [("blue1",), True], face, "red1"), "blue1", "red1"


def by_a_sergeant(perk, face):
    state = rows([gun(perk)], ("red2", "red", replace(USER, id="squad"), (), [(12.0, 12.0)]))
    return acted(part_of(state, "red1", "red2"), [("blue1",), True], face, "red2"), "blue1", "red1"


def in_parts(perk, face):
    return acted(rows([gun(perk, "Multi-Strike")]), [("blue1",), ("blue1",), True], face), "blue1", "red1"


WAYS = {
    "template": template,
    "leap": leapt,
    "trap at its laying": trapped,
    "trap later": trapped_later,
    "residue": left_behind("Residue I"),
    "vortex": left_behind("Vortex I"),
    "out of turn": out_of_turn,
    "sent back": sent_back,
    "from aboard": from_aboard,
    "joined": by_who_joined,
    "sergeant": by_a_sergeant,
    "parts": in_parts,
    "two models": second_batch,
}


def outcome(session, struck, striker):
    """Give what became of who was struck, and of who struck: HP lost, effects, how far it was forced."""
    return _became(session, struck), _became(session, striker) if striker != struck else None


def _became(session, unit):
    laid = Counter()
    for effect in session.state.effects:
        if effect.on == unit and effect.name[0].isupper() and effect not in session.start.effects:
            laid[effect.name] += effect.amount
    forced = [
        hypot(*(at - to for at, to in zip(way[0], way[-1], strict=True))) for way in _forced(session, unit)
    ]
    lost = session.start.hp(unit) - session.state.hp(unit)
    return lost, tuple(sorted(laid.items())), round(sum(forced), 1)


def _forced(session, unit):
    """Yield the ways that a unit was moved by force."""
    for event in session.events:
        if isinstance(event, UnitMoved) and event.unit == unit and event.how != "Move":
            yield from event.paths


def differs(perk, way, face):
    """Say how a weapon with a perk does otherwise by a way than when it is aimed, or nothing."""
    plain, other = (_tried(each, perk, face) for each in (aimed, WAYS[way]))
    if way in ANSWERS and not isinstance(plain, str) and not isinstance(other, str):
        plain, other = plain[0], other[0]  # who strikes is struck itself, or was shot at before
    return f"aimed {plain}, {way} {other}" if plain != other else ""


def _tried(way, perk, face):
    try:
        return outcome(*way(perk, face))
    except AssertionError as error:
        return f"refused: {error}"


ANSWERS = ("out of turn", "sent back")
LEFT = ("residue", "vortex")
LATER = ("trap later", *LEFT)
NOT_AIMED = ("template", "trap at its laying", *LATER)
SUCH_WAYS = ("Concatenation", "Chain", "Multi-Strike", "Snipe", "Trap", "Residue", "Vortex")
TEMPLATES = ("Beam", "Blast", "Diffuse", "Explode", "Nova", "Wall")
NOT_HERE = (
    "Countdown", "Finisher", "Manned", "Pain Locked", "Internal", "Counter", "Postliminary", "Trajectory",
    "Repair",
)  # fmt: skip
"""They need what is not there when the weapon is aimed: turns of waiting, a weak target, somebody aboard."""

EXPLAINED = {
    (*SUCH_WAYS, *TEMPLATES): dict.fromkeys(WAYS, "two ways of striking at once strike twice, or elsewhere"),
    NOT_HERE: dict.fromkeys(WAYS, "it cannot be aimed here"),
    ("Heal",): dict.fromkeys(WAYS, "aimed, it is for its own side"),
    ("Force",): dict.fromkeys(("leap", *LEFT), "who is pushed runs into others, or comes from elsewhere"),
    ("HP Steal", "Assimilate"): {"leap": "both targets count", "sent back": "it takes from itself"},
    ("Grapple",): dict.fromkeys(NOT_AIMED, "a trap pulls to itself"),
    ("Recharge",): {**dict.fromkeys(LATER, "counted when it was laid"), "sent back": "its user is struck"},
    ("Wildcard", "Chaos"): dict.fromkeys(LATER, "rolled when it was laid") | {"two models": "each rolls"},
    ("Malfunction",): dict.fromkeys(LEFT, "it failed as it was laid, and leaves nothing"),
    ("+Attacks",): {"two models": "each model rolls its own"},
    ("Upheaval",): dict.fromkeys((*LATER, "from aboard"), "nobody aims it there")
    | {"two models": "both move", "sent back": "its user is struck"},
    ("Incantation",): {"sergeant": "what it costs falls on the unit first", "sent back": "its user is struck"}
    | dict.fromkeys(LATER, "thrown when it was laid"),
    ("Disarm",): dict.fromkeys(ANSWERS, "only there is the target armed"),
    ("Knockback",): dict.fromkeys(ANSWERS, "away from where it comes from"),
    ("Self-Destruct",): {"out of turn": "it goes off by itself"},
    ("Hearty", "Damage", "Impact", "+Power", "Protean"): {"leap": "low faces do not leap"}
    | {"sent back": "needs another Power against its own user"},
}


def explained(perk, way):
    """Say why a perk may do otherwise by a way than when it is aimed, or nothing."""
    stem = re.sub(r" (?:I{1,3}|IV|V|\d\+)(?: .*)?$", "", perk)
    found = (reasons.get(way, "") for perks, reasons in EXPLAINED.items() if stem in perks)
    return next(filter(None, found), "")
