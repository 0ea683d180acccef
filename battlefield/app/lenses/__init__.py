"""Lenses laid over the table, asked anew only when what they see changes."""

from collections.abc import Callable

from battlefield.app.background import AtOnce, Background, is_same
from battlefield.app.desk import Desk
from battlefield.app.drawing import Answer
from battlefield.app.lenses.areas import AreasLens
from battlefield.app.lenses.coherency import CoherencyLens
from battlefield.app.lenses.exposure import ExposureLens
from battlefield.app.lenses.heat import HeatLens
from battlefield.app.lenses.lens import Lens
from battlefield.app.lenses.reach import ReachLens
from battlefield.app.lenses.scatter import ScatterLens
from battlefield.app.lenses.seen import SeenLens
from battlefield.app.options import Option

_KINDS: dict[str, Callable[[Desk, Background], Lens]] = {
    "coherency": CoherencyLens,
    "reach": ReachLens,
    "areas": AreasLens,
    "seen": SeenLens,
    "scatter": ScatterLens,
    "heat": HeatLens,
    "exposure": ExposureLens,
}
LENSES: tuple[str, ...] = tuple(_KINDS)
_AT_ONCE = ("coherency", "scatter")  # these wait for nothing: news of another's answer is none to them
_PICTURES = ("heat", "exposure")  # each paints the whole board: one takes the other away


class Lenses:
    """Which lenses are on, and what they show of a desk."""

    def __init__(self, desk: Desk, background: Background | None = None) -> None:
        self._desk = desk
        where = background if background is not None else AtOnce()
        self._lenses = {name: kind(desk, where) for name, kind in _KINDS.items()}
        self.on: dict[str, bool] = dict.fromkeys(LENSES, False)
        self._kept: dict[str, tuple[tuple[object, ...], tuple[Answer, ...]]] = {}

    def switch(self, name: str) -> bool:
        """Lay a lens on the table, or take it away; give whether it is on."""
        self.on[name] = not self.on[name]
        for other in _PICTURES if self.on[name] and name in _PICTURES else ():
            if other != name and self.on[other]:
                self.switch(other)
        if not self.on[name]:
            self._lenses[name].put_away()
        self._kept.pop(name, None)
        self._desk.changed()
        return self.on[name]

    def options(self, name: str) -> tuple[Option, ...]:
        """Give the options of a lens."""
        return self._lenses[name].options

    def answers(self) -> tuple[Answer, ...]:
        """Give what the lenses that are on have to show."""
        return tuple(answer for name in LENSES if self.on[name] for answer in self._answers_of(name))

    def _answers_of(self, name: str) -> tuple[Answer, ...]:
        """Ask a lens, unless nothing it can see has changed since it last answered."""
        desk = self._desk
        news = 0 if name in _AT_ONCE else desk.news
        key = (desk.scene, desk.shown, desk.selection, desk.active, desk.options.stamp, news, desk.unit)
        kept = self._kept.get(name)
        if kept is None or not is_same(kept[0], key):
            kept = self._kept[name] = (key, self._lenses[name].answers())
        return kept[1]
