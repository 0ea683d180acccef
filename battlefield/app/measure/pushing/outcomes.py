"""What comes of a push, whatever its kind."""

from battlefield.app.measure.pushing.asked import Asked, Ground, Outcome
from battlefield.app.measure.pushing.on_a_line import grapple, through
from battlefield.app.measure.pushing.shift import shifted
from battlefield.app.measure.pushing.straight import forced, straight

_OF_KIND = {"through": through, "grapple": grapple, "force": forced, "shift": shifted}


def outcome(ground: Ground, asked: Asked) -> Outcome:
    """Work out where a push ends, and why."""
    return _OF_KIND.get(asked.kind, straight)(ground, asked)
