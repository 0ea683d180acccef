"""The lens that shows where the selected model can go, and the way to where the hand holds it."""

from battlefield.app.background import Background, Latest, Task
from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.app.lenses.lens import Plain
from battlefield.app.names import full_name
from battlefield.app.options import Number, Option
from battlefield.app.reach_answers import reach_answer
from battlefield.app.table import table_of
from battlefield.geometry.reach import Reach, reach
from battlefield.geometry.table import Table
from battlefield.rules.scene import Model

MOVE = Number(
    "reach_move", "Move of", "How many inches the selected model may move (Shift+E)", 6.0, 0.0, 72.0
)


class ReachLens(Plain):
    """Works the reach out away from the hand: on a crowded table it may take a second."""

    options: tuple[Option, ...] = (MOVE,)

    def __init__(self, desk: Desk, background: Background) -> None:
        super().__init__(desk, background)
        self._latest: Latest[Reach] = Latest(background, desk.learn)

    def put_away(self) -> None:
        """Call off what is still being worked out."""
        self._latest.forget()

    def answers(self) -> tuple[Answer, ...]:
        """Look from where the one selected model stands to where the hand holds it."""
        here = self.chosen(self._desk.scene)
        if len(here) != 1:
            return ()
        held = self._desk.shown.model(here[0].id)
        to = held.at if held is not None and held.at != here[0].at else None
        found = self._reach_of(here[0])
        if found is None:
            return (Answer("Reach", (f"finding where {full_name(here[0])} can go …",)),)
        return (reach_answer(self._desk.scene, found, to, self._desk.unit),)

    def _reach_of(self, model: Model) -> Reach | None:
        scene, move = self._desk.scene, self._desk.options[MOVE]

        def work(_: Task) -> Reach:
            return explored(table_of(scene), model.id, move)

        return self._latest.get((scene, model.id, move), work)


def explored(table: Table, id_: str, move: float) -> Reach:
    """Ask for a reach and work out its area, so that showing it takes no time."""
    found = reach(table, id_, move)
    found.work_out()
    return found
