"""What the enemies of the side to act threaten: a ring about each unit, as far as it moves and strikes."""

from battlefield.app.desk.pictures import Drawing
from battlefield.app.playing.aiming.on_table import models_of
from battlefield.app.playing.aiming.ranges import threat_ring
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.rules.core.state import State


class Threats:
    """Shows or hides the rings; they are drawn once for each state. Terrain in the way shortens none."""

    def __init__(self, desk: PlayedDesk) -> None:
        self._desk = desk
        self.is_shown = False
        self._known: tuple[State | None, Drawing] = (None, ())

    def switch(self) -> None:
        """Show the rings, or hide them."""
        self.is_shown = not self.is_shown
        self._desk.table.changed()

    @property
    def drawing(self) -> Drawing:
        """The rings of the enemies, where they are to be shown."""
        state = self._desk.seen.state
        if not self.is_shown:
            return ()
        if self._known[0] is not state:
            self._known = state, self._drawn(state)
        return self._known[1]

    def _drawn(self, state: State) -> Drawing:
        book, unit, side = self._desk.battle.book, self._desk.table.unit, state.clock.side
        foes = [each.id for each in state.on_table() if each.commander != side]
        found = (
            threat_ring(book.card(state, foe), models_of(self._desk, foe), state.board, unit) for foe in foes
        )
        return tuple(part for each in found for part in each)
