"""Lenses laid over the table, asked anew only when what they see changes."""

from collections.abc import Callable

from battlefield.app.desk.background import AtOnce, Background, is_same
from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.desk.table_view import TableView
from battlefield.app.measure.aiming import COVER, NOT_AIMED
from battlefield.app.measure.overlays.areas import AreasLens
from battlefield.app.measure.overlays.coherency import CoherencyLens
from battlefield.app.measure.overlays.exposure import ExposureLens
from battlefield.app.measure.overlays.heat import HeatLens
from battlefield.app.measure.overlays.overlay import Lens, Plain
from battlefield.app.measure.overlays.reach import ReachLens
from battlefield.app.measure.overlays.seen import SeenLens
from battlefield.app.measure.scatter_answers import scatter_answer
from battlefield.app.measure.scatter_rule import RULE, rule_of
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.rules.scene.contents import Scene


class ScatterLens(Plain):
    """Shows the landings of the template in question, how many it covers on average, and who may be hit."""

    options: tuple[Option, ...] = (*RULE, COVER)

    def answers(self) -> tuple[Answer, ...]:
        """Return one answer where there is a template and somebody to cover."""
        desk = self._desk
        placed, models, options = desk.active, desk.shown.models, desk.options
        if placed is None or not models:
            return ()
        chosen, wholly = self.chosen(desk.shown), options[COVER] == "wholly"
        return (scatter_answer(placed, models, desk.bases, rule_of(options), wholly, chosen),)


_KINDS: dict[str, Callable[[TableView, Background], Lens]] = {
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
_WAITS_FOR = {
    "coherency": "select a model of a unit that has more than one, or several models of none",
    "reach": "select one model to see where it can go",
    "seen": "select a model on the table to light what it sees",
    "scatter": "place a template, keys 1 to 6, to see where it may land",
}
OF_TEMPLATES = ("scatter", "heat")  # these show nothing without a template
NONE_IN_HAND = QT_TR_NOOP(
    "This works on a template: in a battle on the one in hand, as long as an attack lays one"
)
_PICTURES = ("heat", "exposure")  # each paints the whole board: one takes the other away


class Lenses:
    """Which lenses are on, and what they show of a desk."""

    def __init__(self, desk: TableView, background: Background | None = None) -> None:
        self._desk = desk
        where = background if background is not None else AtOnce()
        self._lenses = {name: kind(desk, where) for name, kind in _KINDS.items()}
        self.on: dict[str, bool] = dict.fromkeys(LENSES, False)
        self._kept: dict[str, tuple[tuple[object, ...], tuple[Answer, ...]]] = {}
        self._turn = 0
        self._last: Scene | None = None

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
        """Return the options of a lens."""
        return self._lenses[name].options

    def answers(self) -> tuple[Answer, ...]:
        """Return what the lenses that are on have to show.

        While a hand drags, several lenses are asked in turn, one at each place of the hand, so that no frame
        waits for all of them; `catch_up` asks those that are behind.
        """
        on = [name for name in LENSES if self.on[name]]
        if self._desk.drag is None or len(on) < 2:
            due = on
        else:
            self._turn += self._last is not self._desk.shown
            due = [on[self._turn % len(on)]]
        self._last = self._desk.shown
        return tuple(answer for name in on for answer in self._answers_of(name, name in due))

    def hints(self) -> tuple[Answer, ...]:
        """Say of each lens that is on and has nothing to show what it waits for."""
        silent = [name for name in _WAITS_FOR if self.on[name] and not self._answers_of(name, False)]
        is_laid = "laying by keys" in self._desk.abilities
        waits = _WAITS_FOR if is_laid else _WAITS_FOR | {"scatter": NOT_AIMED}
        return tuple(Answer(name.capitalize(), (waits[name],)) for name in silent)

    @property
    def are_behind(self) -> bool:
        """Whether some lens still shows what an earlier place of the hand called for."""
        kept = [(name, self._kept[name][0]) for name in LENSES if self.on[name] and name in self._kept]
        return any(not is_same(key, self._key(name)) for name, key in kept)

    def catch_up(self) -> None:
        """Ask all lenses about the table as it is shown now."""
        for name in LENSES:
            if self.on[name]:
                self._answers_of(name, True)

    def _key(self, name: str) -> tuple[object, ...]:
        """Return all that a lens can see."""
        desk = self._desk
        news = 0 if name in _AT_ONCE else desk.news
        return desk.scene, desk.shown, desk.selection, desk.active, desk.options.stamp, news, desk.unit

    def _answers_of(self, name: str, due: bool) -> tuple[Answer, ...]:
        """Ask a lens that is due, unless nothing it can see has changed since it last answered."""
        kept = self._kept.get(name)
        if kept is None or (due and not is_same(kept[0], self._key(name))):
            kept = self._kept[name] = (self._key(name), self._lenses[name].answers())
        return kept[1]
