"""What becomes of a drag that began an action, where it is dropped: an attack, a move, or nothing."""

from collections.abc import Callable, Mapping

from battlefield.app.desk.background import Background, Latest
from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.carrying import Carried, model_at
from battlefield.app.playing.prompts.played_desk import PlayedDesk


class Dropping:
    """A unit that is carried; dropped on an enemy it waits until it is known whom it can attack.

    `told` is called when that is known; its object is not kept.
    """

    def __init__(self, desk: PlayedDesk, background: Background, told: Callable[[], None]) -> None:
        self._desk = desk
        self._carried: Carried | None = None
        self._dropped: tuple[Pointer, bool] | None = None  # where, and whether it had moved
        self._attacks: Latest[Mapping[str, object]] = Latest(background, told)

    @property
    def is_carried(self) -> bool:
        """Whether the action was begun by a drag."""
        return self._carried is not None

    def take(self, carried: Carried) -> None:
        """Take over what is dragged."""
        self._carried = carried
        self._targets()  # so that it is known by the time of the drop

    def drop(self, pointer: Pointer, has_moved: bool) -> bool:
        """Attack whom it was dropped on, or leave it as it was; True where it is to be put down."""
        carried, self._dropped = self._carried, None
        if carried is None:
            return False
        foe, targets = self._foe(pointer), self._targets()
        if foe and targets is None:
            self._dropped = pointer, has_moved
        elif foe and targets is not None and foe in targets:
            self._desk.drop_on(foe)
        elif not has_moved and carried.look is not None:
            self._desk.drop_on("")
        elif not has_moved:
            self._desk.undo()  # the movement alone, within an action that was begun before
        else:
            return not pointer.ctrl
        return False

    def _foe(self, pointer: Pointer) -> str:
        """Return the enemy under a place, or nothing."""
        under = model_at(self._desk.table.scene, pointer.at)
        units = self._desk.seen.state.units
        unit = units.get(under.unit) if under is not None else None
        return unit.id if unit is not None and unit.commander != self._desk.state.clock.side else ""

    def _targets(self) -> Mapping[str, object] | None:
        """Return whom it could have attacked; None while that is looked for."""
        carried = self._carried
        if carried is None or carried.look is None:
            return {}
        return self._attacks.get((id(carried),), carried.look)

    def learned(self) -> bool:
        """Go on with a drop that waited; True where it is to be put down."""
        dropped = self._dropped if self._targets() is not None else None
        return dropped is not None and self.drop(*dropped)

    def take_back(self) -> None:
        """Forget a drop that waits."""
        self._dropped = None

    def forget(self) -> None:
        """Call off what is still being worked out."""
        self._dropped = None
        self._attacks.forget()
