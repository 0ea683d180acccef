"""Parts of views that come by a pipe, put in the place of equal ones that came before.

What is found out about a table is kept for as long as its parts are the same objects: who is sent a view for
each decision would otherwise find it all out anew.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from battlefield.play.opponents.view import View
from battlefield.rules.core.state import State

_KEPT: Final = ("board", "terrain", "profiles", "units", "figures", "areas", "borders", "zones", "entries")
"""What finding out goes by; the rest of a state is taken as it comes."""


class KnownParts:
    """Knows the parts of the view that came last."""

    def __init__(self) -> None:
        self._last: State | None = None

    def within(self, view: View) -> View:
        """Return an equal view, of parts that are known where they are equal."""
        before = self._made_of_known(view.before)
        state = before if view.state is view.before else self._made_of_known(view.state)
        self._last = state
        return replace(view, before=before, state=state)

    def _made_of_known(self, state: State) -> State:
        last = self._last
        if last is None:
            return state
        known = {name: _known(getattr(state, name), getattr(last, name)) for name in _KEPT}
        return replace(state, **known)


def _known(part: Any, last: Any) -> Any:
    """Return the last part where it is equal, in the same order; else one of what is equal in it."""
    if isinstance(part, Mapping):
        if part == last and list(part) == list(last):
            return last
        return {key: _known(each, last.get(key)) for key, each in part.items()}
    return last if type(part) is type(last) and part == last else part
