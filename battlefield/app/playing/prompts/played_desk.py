"""What the hands of a battle need of the desk that they lie on."""

from collections.abc import Sequence
from typing import Protocol

from battlefield.app.battle.available_actions import Offer
from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.desk import Drag
from battlefield.app.desk.edits import Ref
from battlefield.app.desk.options import Options
from battlefield.app.playing.forecasts import Question
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.shapes import Point
from battlefield.rules.book.actions import Action
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model, Scene


class PlayedDesk(Protocol):
    """A desk with one battle, as its hands see it: what is so, what may be begun, and where answers go."""

    battle: Battle
    options: Options
    unit: LengthUnit
    chosen_unit: str

    @property
    def hand(self) -> object:
        """What is in hand now."""

    # what is so

    @property
    def state(self) -> State:
        """The game as far as it has come."""

    @property
    def shown_state(self) -> State:
        """The state as it may be seen."""

    @property
    def veil(self) -> Veil:
        """What of the shown state may be seen, and by what names."""

    @property
    def scene(self) -> Scene:
        """The table."""

    @property
    def shown(self) -> Scene:
        """The table with what is only in hand yet."""

    @property
    def question(self) -> Question | None:
        """The action in hand with the question that it has come to."""

    def true_id(self, shown: str) -> str:
        """Return the unit or the figure that is shown by an id."""

    def shown_id(self, true: str) -> str:
        """Return the id by which a unit or a figure is shown."""

    def height_at(self, at: Point, model: Model) -> float:
        """Return the height of what a model would stand on at a place."""

    # what may be done

    def offers(self) -> tuple[Offer, ...]:
        """Return what may be begun now, and what may not with the reason."""

    def actions(self) -> Sequence[Action]:
        """Return what may be begun now."""

    def action_words(self, action: Action) -> str:
        """Say what an action is."""

    def begin(self, action: Action) -> bool:
        """Begin an action, or say why it cannot be begun."""

    def reply(self, answer: Answer) -> bool:
        """Answer what is asked, or say why the answer will not do."""

    def call_off(self) -> None:
        """Drop what is being worked out."""

    # what is shown and said

    def look_at(self, hit: Ref | None) -> None:
        """Look at the unit of a model, or at nobody."""

    def look_at_unit(self, unit: str) -> None:
        """Look at a unit, on the table or off it."""

    def look_back(self, place: int | None) -> None:
        """Show a place that has been, or the game itself again."""

    def show(self, preview: Scene | None, drag: Drag | None = None, held: str | None = None) -> None:
        """Show a scene that is only in hand yet."""

    def changed(self) -> None:
        """Tell that something else is shown now."""

    def learn(self) -> None:
        """Tell that an answer has come."""

    def complain(self, words: str, /) -> None:
        """Say why something is not done."""
