"""The kinds of push, and what can be set for each."""

from typing import Literal, get_args

from battlefield.app.desk.options import Choice, Flag, Number, Option, Options
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.displacement import FallWhen, Order

Kind = Literal["along", "away", "toward", "through", "grapple", "force", "shift"]
KINDS: tuple[Kind, ...] = ("along", "away", "toward", "through", "grapple", "force", "shift")
TITLES: dict[Kind, str] = {
    "along": QT_TR_NOOP("Push"),
    "away": QT_TR_NOOP("Push away"),
    "toward": QT_TR_NOOP("Pull"),
    "through": QT_TR_NOOP("Push through"),
    "grapple": QT_TR_NOOP("Stop anywhere"),
    "force": QT_TR_NOOP("Force"),
    "shift": QT_TR_NOOP("Shift"),
}
SAYS: dict[Kind, str] = {
    "along": QT_TR_NOOP("A push goes along the drag until something stops it"),
    "away": QT_TR_NOOP("A push away goes straight from a source: choose the source, then drag the model"),
    "toward": QT_TR_NOOP("A pull goes straight toward a source: choose the source, then drag the model"),
    "through": QT_TR_NOOP("A push through goes past other models and ends where nobody stands"),
    "grapple": QT_TR_NOOP(
        "Stop anywhere: the model rests at any free stretch of a line, whatever lies between"
    ),
    "force": QT_TR_NOOP("Force: one straight push in any direction, as far as the lit region"),
    "shift": QT_TR_NOOP("A shift goes to any stable place within its inches and its height"),
}
SOURCED: tuple[Kind, ...] = ("away", "toward")
MANY: tuple[Kind, ...] = ("along", "away", "toward")

KIND = Choice(
    "push_kind",
    QT_TR_NOOP("Kind"),
    QT_TR_NOOP("Shift+P goes on to the next; the line below the table says what each does"),
    "along",
    tuple(TITLES.items()),
)
DISTANCE = Number(
    "push_distance",
    QT_TR_NOOP("Distance"),
    QT_TR_NOOP("How far Enter pushes the selected models (Ctrl+P)"),
    3.0,
    0.0,
    72.0,
)
BEARING = Number(
    "push_bearing",
    QT_TR_NOOP("Bearing"),
    QT_TR_NOOP("Where Enter pushes them: degrees clockwise from up"),
    0.0,
    0.0,
    360.0,
    "°",
    1,
    15.0,
)
EXACT = Flag(
    "push_exact",
    QT_TR_NOOP("Exact distance"),
    QT_TR_NOOP("A drag tells only the bearing; the model is pushed the distance above"),
)
SNAP = Choice(
    "push_snap",
    QT_TR_NOOP("Bearing snaps to"),
    QT_TR_NOOP("A drag keeps to these bearings; hold Shift for every 15°"),
    "0",
    (
        ("0", QT_TR_NOOP("nothing")),
        ("1", "1°"),
        ("5", "5°"),
        ("15", "15°"),
        ("30", "30°"),
        ("45", "45°"),
        ("90", "90°"),
    ),
)
STOP_SHORT = Number(
    "push_short",
    QT_TR_NOOP("Stop short by"),
    QT_TR_NOOP("The gap to keep from terrain and models"),
    0.0,
    0.0,
    24.0,
    step=0.5,
)
FALLS = Choice(
    "push_falls",
    QT_TR_NOOP("Falls when"),
    QT_TR_NOOP("How much of the base has to be over empty space for the model to fall"),
    "centre",
    (
        ("centre", QT_TR_NOOP("its centre is off")),
        ("any", QT_TR_NOOP("any part is off")),
        ("all", QT_TR_NOOP("all of it is off")),
    ),
)
ORDER = Choice(
    "push_order",
    QT_TR_NOOP("Several go"),
    QT_TR_NOOP("Who goes first of several models, counted from the source, or along the bearing"),
    "nearest",
    (("nearest", QT_TR_NOOP("nearest first")), ("farthest", QT_TR_NOOP("farthest first"))),
)
LINE_UP_TO = Number(
    "push_line",
    QT_TR_NOOP("Line of"),
    QT_TR_NOOP("How long the line is on which the model rests"),
    12.0,
    0.0,
    72.0,
)
FORCE_UP_TO = Number(
    "push_force", QT_TR_NOOP("Up to"), QT_TR_NOOP("How far the force pushes at most"), 6.0, 0.0, 72.0
)
SHIFT_UP_TO = Number(
    "push_shift", QT_TR_NOOP("Up to"), QT_TR_NOOP("How far the shift goes at most"), 6.0, 0.0, 72.0
)
CLIMB = Number(
    "push_climb",
    QT_TR_NOOP("Height"),
    QT_TR_NOOP("How much higher or lower the model may come to stand"),
    4.0,
    0.0,
    36.0,
)
LEVEL = Choice(
    "push_level",
    QT_TR_NOOP("Stands on"),
    QT_TR_NOOP("Which surface is meant where several lie one above the other"),
    "highest",
    (("highest", QT_TR_NOOP("the highest there")), ("lowest", QT_TR_NOOP("the lowest there"))),
)
_TYPED, _STOPS = (DISTANCE, BEARING), (STOP_SHORT, FALLS)
_OF_KIND: dict[Kind, tuple[Option, ...]] = {
    "along": (*_TYPED, EXACT, SNAP, *_STOPS, ORDER),
    "away": (DISTANCE, EXACT, *_STOPS, ORDER),
    "toward": (DISTANCE, EXACT, *_STOPS, ORDER),
    "through": (*_TYPED, EXACT, SNAP),
    "grapple": (LINE_UP_TO, *_TYPED, SNAP),
    "force": (FORCE_UP_TO, *_TYPED, SNAP, *_STOPS),
    "shift": (SHIFT_UP_TO, CLIMB, LEVEL, *_TYPED),
}


def kind_of(options: Options) -> Kind:
    """Return the kind of push that is set."""
    word = options[KIND]
    return next(kind for kind in KINDS if kind == word)


def options_of(kind: Kind) -> tuple[Option, ...]:
    """Return the options that count for a kind, the choice of the kind first."""
    return (KIND, *_OF_KIND[kind])


def fall_rule(options: Options) -> FallWhen:
    """Return when a base falls."""
    word = options[FALLS]
    return next(rule for rule in get_args(FallWhen) if rule == word)


def order_of(options: Options) -> Order:
    """Return who of several goes first."""
    return "nearest" if options[ORDER] == "nearest" else "farthest"
