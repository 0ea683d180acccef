"""Lenses laid over the table, asked anew only when what they see changes."""

from collections.abc import Callable
from typing import Literal

from battlefield.app import edits
from battlefield.app.answers import coherency_answer, reach_answer, scatter_answer
from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.app.names import full_name
from battlefield.app.sight_tool import seen_answer
from battlefield.app.table import table_of
from battlefield.geometry.reach import Reach, reach
from battlefield.geometry.table import Table
from battlefield.geometry.visible import visible_from
from battlefield.rules.scene import Model, Scene

LensName = Literal["coherency", "reach", "seen", "scatter"]
LENSES: tuple[LensName, ...] = ("coherency", "reach", "seen", "scatter")


Later = Callable[[Callable[[], Reach], Callable[[Reach], None]], None]
"""Does some work away from the hand, and hands its result over when it is there."""


def at_once(work: Callable[[], Reach], done: Callable[[Reach], None]) -> None:
    """Do the work now."""
    done(work())


class Lenses:
    """Which lenses are on, and what they show of a desk; `move` is the inches that reach allows."""

    def __init__(self, desk: Desk, later: Later = at_once) -> None:
        self._desk = desk
        self._later = later
        self._wanted: tuple[object, ...] = ()
        self.on: dict[LensName, bool] = dict.fromkeys(LENSES, False)
        self.move = 6.0
        self._kept: tuple[object, tuple[Answer, ...]] | None = None
        self._reach: tuple[tuple[object, ...], Reach] | None = None

    def switch(self, name: LensName) -> bool:
        """Lay a lens on the table, or take it away; give whether it is on."""
        self.on[name] = not self.on[name]
        self._desk.changed()
        return self.on[name]

    def answers(self) -> tuple[Answer, ...]:
        """Give what the lenses that are on have to show."""
        desk = self._desk
        key = (tuple(self.on.values()), desk.shown, desk.selection, desk.active, self.move, desk.unit)
        if self._kept is None or not _same(self._kept[0], key):
            asks: dict[LensName, Callable[[], tuple[Answer, ...]]] = {
                "coherency": self._coherency,
                "reach": self._of_reach,
                "seen": self._seen,
                "scatter": self._scatter,
            }
            self._kept = (key, tuple(answer for name in LENSES if self.on[name] for answer in asks[name]()))
        return self._kept[1]

    def _chosen(self, scene: Scene) -> list[Model]:
        return [piece for piece in edits.pieces(scene, self._desk.selection) if isinstance(piece, Model)]

    def _coherency(self) -> tuple[Answer, ...]:
        """Look at the units of the selected models, or at all units while none is selected."""
        scene = self._desk.shown
        looked_at = self._chosen(scene) or list(scene.models)
        units = dict.fromkeys((model.side, model.unit) for model in looked_at if model.unit)
        members = [tuple(m for m in scene.models if (m.side, m.unit) == unit) for unit in units]
        return tuple(coherency_answer(scene, unit, self._desk.unit) for unit in members if len(unit) > 1)

    def _of_reach(self) -> tuple[Answer, ...]:
        """Look from where the one selected model stands to where the hand holds it."""
        here = self._chosen(self._desk.scene)
        if len(here) != 1:
            return ()
        held = self._desk.shown.model(here[0].id)
        to = held.at if held is not None and held.at != here[0].at else None
        found = self._reach_of(here[0])
        if found is None:
            return (Answer("Reach", (f"finding where {full_name(here[0])} can go …",)),)
        return (reach_answer(self._desk.scene, found, to, self._desk.unit),)

    def _reach_of(self, model: Model) -> Reach | None:
        """Give the reach of a model once its area is known; it may take a second on a crowded table."""
        key = (self._desk.scene, model.id, self.move)
        if self._reach is not None and _same(self._reach[0], key):
            return self._reach[1]
        if not _same(self._wanted, key):
            self._wanted = key
            table, id_, move = table_of(self._desk.scene), model.id, self.move
            self._later(lambda: explored(table, id_, move), lambda found: self._found(key, found))
        ready = self._reach is not None and _same(self._reach[0], key)
        return self._reach[1] if ready and self._reach is not None else None

    def _found(self, key: tuple[object, ...], found: Reach) -> None:
        if _same(self._wanted, key):
            self._reach = (key, found)
            if self._kept is not None:
                self._kept = None
                self._desk.changed()

    def _seen(self) -> tuple[Answer, ...]:
        """Light what each selected model sees, from where the hand holds it."""
        scene = self._desk.shown
        board, chosen = scene.board, self._chosen(scene)
        on_board = [m for m in chosen if 0 <= m.at[0] <= board.width and 0 <= m.at[1] <= board.height]
        return tuple(seen_answer(model, visible_from(table_of(scene), model.id)) for model in on_board)

    def _scatter(self) -> tuple[Answer, ...]:
        placed, models = self._desk.active, self._desk.shown.models
        return (scatter_answer(placed, models, self._desk.bases),) if placed is not None and models else ()


def explored(table: Table, id_: str, move: float) -> Reach:
    """Ask for a reach and work out its area, so that showing it takes no time."""
    found = reach(table, id_, move)
    found.work_out()
    return found


def _same(one: object, other: object) -> bool:
    """Compare keys part by part, scenes by identity: comparing two scenes takes long."""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return all(_same(a, b) for a, b in zip(one, other, strict=True))
    return one is other or (not isinstance(one, Scene) and one == other)
