"""What the hands of a battle need of the desk that they lie on."""

from typing import Protocol

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.table_view import Drag, TableView
from battlefield.app.playing.aiming.carrying import Carried
from battlefield.app.playing.gaze import Gaze
from battlefield.app.playing.ground import Ground
from battlefield.app.playing.seen_game import SeenGame
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Scene


class PlayedDesk(Protocol):
    """A desk with one battle, as its hands see it: what it is made of, and where answers go."""

    battle: Battle
    seen: SeenGame
    table: TableView
    gaze: Gaze
    ground: Ground
    carried: Carried | None

    @property
    def hand(self) -> object:
        """What is in hand now."""

    @property
    def state(self) -> State:
        """The game as far as it has come."""

    def begin(self, action: Action) -> bool:
        """Begin an action, or say why it cannot be begun."""

    def reply(self, answer: Answer) -> bool:
        """Answer what is asked, or say why the answer will not do."""

    def leave_action(self) -> bool:
        """Leave an action as long as nothing in it is decided."""

    def drop_on(self, target: str) -> None:
        """Take back the action that a drag began, and attack whom it was dropped on, if anybody."""

    def undo(self) -> None:
        """Take the last step back."""

    def call_off(self) -> None:
        """Drop what is being worked out."""

    def look_at(self, hit: Ref | None) -> None:
        """Look at the unit of a model, or at nobody."""

    def look_at_unit(self, unit: str) -> None:
        """Look at a unit, on the table or off it."""

    def look_back(self, place: int | None) -> None:
        """Show a place that has been, or the game itself again."""

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet."""
