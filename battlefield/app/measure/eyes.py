"""Whose eyes a question is about, what each place sees, and the level along which is looked."""

from dataclasses import replace

from battlefield.app.desk.answers import counted
from battlefield.app.desk.options import Number
from battlefield.app.wording.lengths import LengthUnit, format_length
from battlefield.app.wording.percents import percent_of
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.pieces import Table
from battlefield.geometry.visibility import VisibleRegion
from battlefield.rules.scene.contents import Board, Model, Scene, Terrain
from battlefield.rules.table.table import table_of

LEVEL = Number(
    "look_level",
    QT_TR_NOOP("Looks along the level"),
    QT_TR_NOOP("How high above the table is looked, level; terrain that is lower hides nothing"),
    0.0,
    0.0,
    24.0,
    step=0.5,
)
_MOST = 400  # places remembered


class Eyes:
    """What places of one table see along one level, each worked out once."""

    def __init__(self, table: Table, level: float) -> None:
        self._table = table
        self._level = level
        self._known: dict[Point, VisibleRegion] = {}

    def knows(self, at: Point) -> bool:
        """Return whether what a place sees was worked out."""
        return at in self._known

    def sees(self, at: Point) -> VisibleRegion:
        """Return what a place on the board sees."""
        found = self._known.get(at)
        if found is None:
            if len(self._known) >= _MOST:
                self._known.clear()
            found = self._known[at] = VisibleRegion.of(self._table, at, self._level)
        return found


class Watch:
    """The eyes of the present terrain and level; other ones begin anew."""

    def __init__(self) -> None:
        self._of: tuple[tuple[Terrain, ...], Board, float] | None = None
        self._eyes: Eyes | None = None

    def eyes(self, scene: Scene, level: float) -> Eyes:
        """Return the eyes for a scene."""
        of = self._of
        if self._eyes is None or of is None or of[0] is not scene.terrain or of[1:] != (scene.board, level):
            self._of, self._eyes = (scene.terrain, scene.board, level), Eyes(bare_table(scene), level)
        return self._eyes


def bare_table(scene: Scene) -> Table:
    """Lay out the terrain alone: nothing else stops a level look."""
    return table_of(replace(scene, models=()))


def on_board(scene: Scene, models: list[Model]) -> list[Model]:
    """Leave out the models beside the board: they see nothing of it."""
    board = scene.board
    return [m for m in models if 0 <= m.at[0] <= board.width and 0 <= m.at[1] <= board.height]


def sides_of(models: list[Model]) -> tuple[str, ...]:
    """Return the sides of models, in order."""
    return tuple(dict.fromkeys(model.side for model in models))


def side_words(sides: tuple[str, ...]) -> str:
    """Name sides."""
    return " and ".join(side or "those without a side" for side in sides)


def level_words(level: float, unit: LengthUnit) -> str:
    """Say along which level is looked."""
    return f"{format_length(level, unit)} above the table" if level else "at table height"


def area_words(area: float, board: Board, level: float, unit: LengthUnit) -> str:
    """Say how much of the board is seen."""
    share = percent_of(area / (board.width * board.height), 1)
    return f"{area:.1f} square inches {level_words(level, unit)}, {share} of the table"


def blind_words(count: int) -> str:
    """Say how many of some models see nothing, and why."""
    inside = "its centre is" if count == 1 else "their centres are"
    return (
        f"{count} of them {'sees' if count == 1 else 'see'} nothing: {inside} inside what hides at this level"
    )


def models_words(count: int) -> str:
    """Count models in words."""
    return counted(count, "model")
