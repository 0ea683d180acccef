"""A battle as it may be seen: its present, or a place that one looks back at, by the shown names."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from battlefield.app.battle.battle_log import LogLine
from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.document import Document
from battlefield.app.playing.forecasts import Question
from battlefield.app.playing.looking_back import LookingBack
from battlefield.app.playing.player_view import WhoseEyes, told_to
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import Placed
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Answer
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model, Scene


class SeenGame(Document):
    """What some eyes see of the place of a battle that is looked at.

    It has no file of its own; its path tells where the picture under it is looked for.
    The table keeps the same objects as long as they are the same models; it changes by play alone.
    """

    def __init__(self, battle: Battle, eyes: WhoseEyes, looking: LookingBack, title: str = "") -> None:
        folder = battle.picture_folder
        super().__init__(battle.state.scene(), folder / "battle" if folder is not None else None)
        self.eyes, self.looking, self._battle, self._title = eyes, looking, battle, title
        self._drawn, self._scene = battle.state, self.history.state

    @property
    def veil(self) -> Veil:
        """What may be seen of the place that is looked at, and by what names."""
        return self.eyes.see(self.looking.state)

    @property
    def state(self) -> State:
        """The state as it may be seen."""
        return self.veil.state

    @property
    def scene(self) -> Scene:
        """What stands on the table, or stood there."""
        state = self.state
        if state is not self._drawn:
            self._drawn, self._scene = state, _renewed(self._scene, state.scene())
        return self._scene

    @property
    def title(self) -> str:
        """The battle's name."""
        return self._title or self._battle.title

    @property
    def is_modified(self) -> bool:
        """Whether something is in no game file yet, though the journal has it all the same."""
        return self._battle.is_modified

    def do(self, label: str, scene: Scene) -> bool:
        """Refuse: in a battle nothing moves but by its rules."""
        if scene == self.scene:
            return False
        raise ChangeError(f"{label} is no move of the game; choose what a unit does in the panel Now")

    @property
    def told(self) -> tuple[LogLine, ...]:
        """The lines of the log that may be read."""
        return told_to(self._battle.log, self.eyes.see(self._battle.state))

    def true_id(self, shown: str) -> str:
        """Return the unit or the figure that is shown by an id."""
        return self.veil.name_of(shown)

    def shown_id(self, true: str) -> str:
        """Return the id by which a unit or a figure is shown."""
        return self.veil.shown_as(true)

    def has_fallen(self, shown: str) -> bool:
        """Return whether a figure has fallen and still stands on the table."""
        figure = self.looking.state.figures.get(self.true_id(shown))
        return figure is not None and figure.hp <= 0

    @property
    def question(self) -> Question | None:
        """The action in hand with the question that it has come to."""
        hand = self._battle.session.course.hand
        return self.question_of(hand.action, hand.answers) if hand is not None else None

    def question_of(self, action: Action, answers: tuple[Answer, ...]) -> Question:
        """Return a question about an action, with no more known than whoever acts may know."""
        veil = self.eyes.see(self._battle.session.course.state)
        answered = tuple(veil.answer_as(answer) for answer in answers)
        return Question(self._battle.book, veil.state, action, answered, veil)


def _renewed(before: Scene, now: Scene) -> Scene:
    """Keep the tuples that hold the same objects, so that who watches them sees no change."""
    models = before.models if _are_same(before.models, now.models) else now.models
    templates = before.templates if before.templates == now.templates else now.templates
    return replace(now, models=models, templates=templates)


def _are_same(ones: Sequence[object], others: Sequence[object]) -> bool:
    return len(ones) == len(others) and all(one is other for one, other in zip(ones, others, strict=True))


def with_places(state: State, scene: Scene, places: Iterable[Placed]) -> Scene:
    """Show figures at places that are only in hand yet; those not on the table yet join it."""
    put = {place.figure: at_place(state, place) for place in places}
    there = {model.id for model in scene.models}
    joined = tuple(model for id_, model in put.items() if id_ not in there)
    return replace(scene, models=(*(put.get(model.id, model) for model in scene.models), *joined))


def at_place(state: State, place: Placed) -> Model:
    """Return the model of a figure at a place that is only in hand yet."""
    model = state.figures[place.figure].model
    facing = model.facing if place.facing is None else place.facing
    return replace(model, at=place.at, bottom=place.bottom, facing=facing)
