"""What every lens is: a name, its options, and its answers about the table as it is shown now."""

from typing import Protocol

from battlefield.app.desk import edits
from battlefield.app.desk.background import Background
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.rules.scene.contents import Model, Scene


class Lens(Protocol):
    """Something laid over the table; asked only when what it sees may have changed."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Return what can be set now."""

    def answers(self) -> tuple[Answer, ...]:
        """Return what there is to show now."""

    def put_away(self) -> None:
        """Call off what is still being worked out."""


class Plain:
    """A lens that answers on the spot and has no options."""

    def __init__(self, desk: TableView, background: Background) -> None:
        self._desk = desk
        self._background = background

    @property
    def options(self) -> tuple[Option, ...]:
        """Return what can be set now: nothing."""
        return ()

    def put_away(self) -> None:
        """Nothing is under way."""

    def chosen(self, scene: Scene) -> list[Model]:
        """Return the selected models as they stand in a scene."""
        return [piece for piece in edits.pieces(scene, self._desk.selection) if isinstance(piece, Model)]
