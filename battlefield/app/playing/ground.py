"""The ground of a battle: how high what figures would stand on is."""

from dataclasses import replace

from battlefield.app.battle.fighting import Battle
from battlefield.geometry.displacement import Layout, landing
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model
from battlefield.rules.table import layout
from battlefield.rules.table.table import body_of

_SKY = 1e6  # inches; higher than any terrain


class Ground:
    """Remembers the layout of the state that was asked about last."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._known: tuple[State, Layout] | None = None

    def height_at(self, at: Point, model: Model) -> float:
        """Return the height of what a model would stand on at a place: the highest top under its middle."""
        state = self._battle.state
        if self._known is None or self._known[0] is not state:
            self._known = (state, Layout.of(layout.table(state)))
        return landing(self._known[1], body_of(replace(model, at=at, bottom=_SKY)))
