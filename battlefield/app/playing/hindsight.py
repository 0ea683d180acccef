"""How a battle that is over turned: its curve of chances, worked out apart from the hand."""

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle_report.turning_points import Curve, Swing, curve_of
from battlefield.app.desk.background import AtOnce, Background, Latest
from battlefield.app.desk.table_view import TableView
from battlefield.play.course import Course


class Hindsight:
    """The curve of the battle once it is over: both sides' hidden things are open then."""

    def __init__(self, battle: Battle, table: TableView, background: Background | None = None) -> None:
        self._battle, self._table = battle, table
        self._course: Course | None = None
        place = background if background is not None else AtOnce()
        self._curves: Latest[Curve | None] = Latest(place, self._learned)

    def _learned(self) -> None:
        self._table.learn()

    @property
    def is_over(self) -> bool:
        """Whether the battle is over."""
        return bool(self._battle.state.result)

    @property
    def curve(self) -> Curve | None:
        """The curve, once the battle is over and it is known."""
        if not self.is_over:
            return None
        course = self._battle.session.course
        if self._course is None or not course.is_at(self._course):
            self._course = course.copy()
        kept, book = self._course, self._battle.book
        return self._curves.get((kept,), lambda task: curve_of(kept, book, task.cancelled))

    @property
    def swings(self) -> tuple[Swing, ...]:
        """The largest swings, in the order of the battle."""
        return self.curve.swings if self.curve is not None else ()
