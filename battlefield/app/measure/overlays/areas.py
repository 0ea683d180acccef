"""The lens for rules that move by areas: their borders, who is in them, steps between them, and sight."""

from battlefield.app.desk.background import Background, Latest, Task
from battlefield.app.desk.options import Choice, Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.area_answers import AreaFacts, areas_answer, no_areas
from battlefield.app.measure.area_graphs import AreaMap, home_of, map_of
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.outlines import AreaGraph, Stepping
from battlefield.geometry.visibility import area_sight
from battlefield.rules.scene.contents import Area, Model, Scene

STEPPING = Choice(
    "areas_stepping",
    QT_TR_NOOP("Height steps"),
    QT_TR_NOOP("Whether a model may cross a border with a height step"),
    "always",
    (
        ("always", QT_TR_NOOP("can be crossed")),
        ("down", QT_TR_NOOP("can only be gone down")),
        ("never", QT_TR_NOOP("cannot be crossed")),
    ),
)
_STEPPING: dict[str, Stepping] = {"always": "always", "down": "down", "never": "never"}
_MOST_PLACES = 20_000


class AreasLens(Plain):
    """Shows the areas of the scene; with one model selected, how far they are from its own, and who sees it.

    Borders and sight are worked out away from the hand, once for each map and each area.
    """

    options: tuple[Option, ...] = (STEPPING,)

    def __init__(self, desk: TableView, background: Background) -> None:
        super().__init__(desk, background)
        self._maps: Latest[AreaMap] = Latest(background, desk.learn)
        self._sights: Latest[tuple[str, ...]] = Latest(background, desk.learn)
        self._homes: tuple[tuple[Area, ...], dict[Point, str | None]] = ((), {})

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._maps.forget()
        self._sights.forget()
        self._homes = ((), {})

    def answers(self) -> tuple[Answer, ...]:
        """Show the areas of the shown scene, live while a hand moves a model."""
        scene = self._desk.shown
        if not scene.areas:
            return (no_areas(),)
        drawn = scene.areas, scene.borders
        found = self._maps.get(drawn, lambda _: map_of(*drawn))
        if found is None:
            return (Answer("Areas", ("finding the borders of the areas …",)),)
        models = self.chosen(scene)
        return (areas_answer(scene, self._facts(scene, found, models), self._desk.unit),)

    def _facts(self, scene: Scene, found: AreaMap, chosen: list[Model]) -> AreaFacts:
        homes = {model.id: self._home(scene.areas, model.at) for model in scene.models}
        model = chosen[0] if len(chosen) == 1 else None
        home = homes[model.id] if model is not None else None
        if home is None:
            return AreaFacts(found, homes, model)
        stepping = _STEPPING[self._desk.options[STEPPING]]
        seen_by = self._sights.get((found, home), lambda task: seeing(found.graph, home, task))
        return AreaFacts(found, homes, model, found.graph.steps_from(home, stepping), seen_by)

    def _home(self, areas: tuple[Area, ...], at: Point) -> str | None:
        """Return the area that a place is in; looked for once for each place."""
        if self._homes[0] is not areas:
            self._homes = (areas, {})
        known = self._homes[1]
        if at not in known:
            if len(known) > _MOST_PLACES:
                known.clear()
            known[at] = home_of(areas, at)
        return known[at]


def seeing(graph: AreaGraph, home: str, task: Task) -> tuple[str, ...]:
    """List the other areas that see an area."""
    found = []
    for area in graph.areas:
        unless_stopped(task.cancelled)
        if area.id != home and area_sight(graph, home, area.id) is not None:
            found.append(area.id)
    return tuple(found)
