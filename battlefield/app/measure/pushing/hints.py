"""What a click does now with the pushing hand, in one line."""

from battlefield.app.desk.answers import counted
from battlefield.app.desk.desk import Desk
from battlefield.app.measure.pushing.choices import (
    BEARING,
    DISTANCE,
    FORCE_UP_TO,
    LINE_UP_TO,
    SHIFT_UP_TO,
    SOURCED,
    TITLES,
    kind_of,
)
from battlefield.app.wording.lengths import format_length

_DRAGS = {
    "along": "drag as far as the push goes",
    "away": "drag as far as the push goes",
    "toward": "drag as far as the pull goes",
    "through": "drag as far as the push goes",
    "grapple": "drag to where on the line it rests",
    "force": "drag to where it goes, inside the lit region",
    "shift": "drag to where it stands, inside a lit region",
}


def hint_of(desk: Desk, lacks_source: bool, pressed: bool, aiming: bool, chosen: int) -> str:
    """Name the kind of push and what comes next."""
    kind = kind_of(desk.options)
    title = TITLES[kind]
    if pressed:
        return f"{title}: {_DRAGS[kind]}, release to push · Esc takes it back"
    if lacks_source:
        return f"{title}: click the source, a model or a place · Alt+P takes the selected one"
    if aiming:
        return f"{title}: {_enter(desk, chosen)} · Esc takes the preview away"
    if kind in SOURCED:
        return f"{title}: press on a model and drag · {_enter(desk, chosen)} · Ctrl+click: another source"
    return f"{title}{_most(desk)}: press on a model and drag · {_enter(desk, chosen)} · Shift+P: next kind"


def _enter(desk: Desk, chosen: int) -> str:
    """Say what Enter does."""
    if not chosen:
        return "Enter pushes what is selected"
    who = "the selected one" if chosen == 1 else counted(chosen, "model")
    bearing = f" at {desk.options[BEARING]:g}°" if kind_of(desk.options) not in SOURCED else ""
    return f"Enter pushes {who} {format_length(desk.options[DISTANCE], desk.unit)}{bearing}"


def _most(desk: Desk) -> str:
    limits = {"grapple": LINE_UP_TO, "force": FORCE_UP_TO, "shift": SHIFT_UP_TO}
    limit = limits.get(kind_of(desk.options))
    return f" up to {format_length(desk.options[limit], desk.unit)}" if limit is not None else ""
