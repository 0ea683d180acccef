"""The table of a battle as the desk knows documents: what stands there changes by play alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from battlefield.app.battle.fighting import Battle
from battlefield.app.desk.bounds import ChangeError
from battlefield.app.desk.document import Document
from battlefield.rules.core.events import Placed
from battlefield.rules.core.hidden_information import Seeing, all_of
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model, Scene


class Stage(Document):
    """Shows the state of a battle as a scene; the same objects as long as they are the same models."""

    def __init__(self, battle: Battle, title: str = "") -> None:
        super().__init__(battle.state.scene())
        self._battle, self._title = battle, title
        self._seen = battle.state
        self.past: State | None = None  # what is shown in place of the game, while one looks back
        self.see: Seeing = all_of  # what of a state may be seen
        self._scene = self.history.state

    @property
    def scene(self) -> Scene:
        """What stands on the table now, or stood there at the place that is looked back at."""
        state = self.see(self._battle.state if self.past is None else self.past).state
        if state is not self._seen:
            self._scene = _renewed(self._scene, state.scene())
            self._seen = state
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


def _renewed(before: Scene, now: Scene) -> Scene:
    """Keep the tuples that hold the same objects, so that who watches them sees no change."""
    models = before.models if _are_same(before.models, now.models) else now.models
    templates = before.templates if before.templates == now.templates else now.templates
    return replace(now, models=models, templates=templates)


def _are_same(ones: Sequence[object], others: Sequence[object]) -> bool:
    return len(ones) == len(others) and all(one is other for one, other in zip(ones, others, strict=True))


def with_places(state: State, scene: Scene, places: Iterable[Placed]) -> Scene:
    """Show figures at places that are only in hand yet; those not on the table yet join it."""
    put = {place.figure: _put(state.figures[place.figure].model, place) for place in places}
    there = {model.id for model in scene.models}
    joined = tuple(model for id_, model in put.items() if id_ not in there)
    return replace(scene, models=(*(put.get(model.id, model) for model in scene.models), *joined))


def _put(model: Model, place: Placed) -> Model:
    facing = model.facing if place.facing is None else place.facing
    return replace(model, at=place.at, bottom=place.bottom, facing=facing)
