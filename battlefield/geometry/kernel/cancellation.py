"""How long work is called off: whoever asked is looked at now and then, and the work ends with an error."""

from collections.abc import Callable


class StoppedError(Exception):
    """The work was called off before it was done."""


def unless_stopped(cancelled: Callable[[], bool] | None) -> None:
    """Go on, or raise StoppedError where whoever asked has lost interest."""
    if cancelled is not None and cancelled():
        raise StoppedError
