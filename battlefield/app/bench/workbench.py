"""The bench on a desk: an effect, who does it to whom, what may come of it, and doing it as one step."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from battlefield.app.bench.foresight import Foreseen, foresee
from battlefield.app.bench.listing import Entry
from battlefield.app.bench.one_effect import Trial
from battlefield.app.bench.results import Result, result_of, title_of
from battlefield.app.bench.taking_over import taken_over, template_id
from battlefield.app.desk.background import AtOnce, Background, weakly
from battlefield.app.desk.desk import Desk
from battlefield.app.foreseeing.looking import Looking
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.rules.book.bench import Case
from battlefield.rules.scene.contents import Scene

Pick = Literal["attacker", "target"]
MOST_RESULTS = 100  # kept in the list


@dataclass(slots=True)
class _Running:
    """An effect under way: what it was set up from, and the battle desk that asks."""

    trial: Trial
    desk: BattleDesk
    start: Scene


class Workbench:
    """Carries one effect out on the scene of a desk; what is asked meanwhile comes by a battle desk's hands.

    `listen` functions are called when another effect is under way, or none any more.
    """

    def __init__(self, desk: Desk, background: Background | None = None) -> None:
        self.desk = desk
        self._background = background if background is not None else AtOnce()
        self.entry: Entry | None = None
        self.attacker, self.target = "", ""
        self.pick: Pick = "attacker"
        self.seed, self.typed = 1, False
        self.results: list[Result] = []
        self._values: dict[tuple[str, str], dict[str, int]] = {}
        self._running: _Running | None = None
        self._listeners: list[Callable[[], None]] = []
        self._looking: Looking[Foreseen] = Looking(self._background, desk.learn)
        self._foreseen: tuple[tuple[object, ...], Trial] | None = None
        desk.listen(self._look)

    def listen(self, listener: Callable[[], None]) -> None:
        """Call a function when an effect begins, or is over; whose method it is, is not kept by that."""
        self._listeners.append(weakly(listener))

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()

    # what is chosen

    @property
    def asking(self) -> BattleDesk | None:
        """The desk of the effect that is under way, if any."""
        return self._running.desk if self._running is not None else None

    @property
    def values(self) -> dict[str, int]:
        """What is set for the effect; it is kept for when it is chosen again."""
        if self.entry is None:
            return {}
        return self._values.setdefault((self.entry.book, self.entry.effect.name), {})

    def choose(self, entry: Entry, values: dict[str, int] | None = None) -> None:
        """Choose an effect, with what its number sets."""
        if entry != self.entry:
            self.leave()
        self.entry = entry
        self.values.update(values or {})
        self._next_pick()
        self.desk.changed()

    def set(self, key: str, value: int) -> str:
        """Set a number of the effect; gives why it cannot be set so, or nothing."""
        dials = self.entry.effect.dials if self.entry is not None else ()
        dial = next((each for each in dials if each.key == key), None)
        if dial is None:
            known = ", ".join(each.key for each in dials)
            return f"{key} cannot be set for this effect; there are {known}"
        refusal = dial.refusal(value)
        if not refusal and self.value(key) != value:
            self.values[key] = value
            self.desk.changed()
        return refusal

    def value(self, key: str) -> int:
        """Return what is set, or the usual value."""
        dials = self.entry.effect.dials if self.entry is not None else ()
        usual = next((dial.usual for dial in dials if dial.key == key), 0)
        return self.values.get(key, usual)

    def take_selected(self) -> None:
        """Take the selected models, the first as the attacker and the next as the target."""
        chosen = [ref.id for ref in self.desk.selection if ref.kind == "model"]
        if chosen and not self.attacker:
            self.attacker, self.target = chosen[0], (chosen[1] if len(chosen) > 1 else self.target)
        self._next_pick()

    def take(self, model: str, pick: Pick | None = None) -> None:
        """Let a model be the attacker or the target: whoever is looked for, if not said."""
        pick = pick or self.pick
        if pick == "attacker":
            self.attacker = model
        else:
            self.target = model
        self._next_pick()
        self.desk.changed()

    def look_for(self, pick: Pick) -> None:
        """Let the next click choose the attacker, or the target."""
        self.pick = pick
        self.desk.changed()

    def drop(self, pick: Pick) -> None:
        """Have no attacker, or no target."""
        if pick == "attacker":
            self.attacker = ""
        else:
            self.target = ""
        self.pick = pick
        self.desk.changed()

    def _next_pick(self) -> None:
        self.pick = "target" if self.attacker and self._has_target else "attacker"

    @property
    def _has_target(self) -> bool:
        effect = self.entry.effect if self.entry is not None else None
        return effect is None or effect.needs("target") or "target" in effect.may

    # what may come of it

    @property
    def missing(self) -> str:
        """What is still to be chosen, in one sentence, or nothing."""
        if self.entry is None:
            return tr("Choose an effect")
        if not self.attacker:
            return tr("Click the model that does it")
        if self.entry.effect.needs("target") and not self.target:
            return tr("Click the model that suffers it")
        return ""

    def trial(self) -> Trial | None:
        """Return the effect set up on the present table; None while something is missing."""
        if self.missing or self.entry is None:
            return None
        target = self.target if self._has_target else ""
        key = (self.desk.scene, self.entry, self.attacker, target, tuple(self.values.items()), self.seed)
        if self._foreseen is None or not _same(self._foreseen[0], key):
            case = Case(
                self.desk.scene, self.entry.effect, self.attacker, target, dict(self.values), self.seed
            )
            self._foreseen = (key, Trial(self.entry, case))
        return self._foreseen[1]

    def foreseen(self) -> Foreseen | None:
        """Return what may come of it, better known from time to time.

        None while something is missing, or while the first of it is worked out.
        """
        trial = self.trial()
        if trial is None or self._running is not None:
            return None
        return self._looking.get((trial,), lambda task, known: foresee(trial, task.cancelled, known))

    # to do it

    def begin(self) -> bool:
        """Begin the effect: what it asks is asked by `asking`. False, with a complaint, where it cannot."""
        trial = self.trial()
        if self._running is not None or trial is None or trial.refusal:
            busy = "Answer first what is asked" if self._running is not None else self.missing
            why = busy or (trial.refusal if trial is not None else "")
            self.desk.complain(why[:1].upper() + why[1:])
            return False
        self._looking.forget()
        desk = BattleDesk(trial.battle(typed=self.typed), title_of(trial), self._background)
        desk.table.unit = self.desk.unit
        self._running = _Running(trial, desk, self.desk.scene)
        desk.table.listen(self._follow)
        desk.begin(trial.action)
        if self._running is not None:
            self._tell()
        return True

    def _follow(self) -> None:
        """Show on the table what the little battle shows, and take it over once it is over."""
        running = self._running
        if running is None:
            return
        if running.desk.table.complaint:
            self.desk.complain(running.desk.table.complaint)
        elif running.desk.battle.session.deeds:
            self._finish(running)
        else:
            self.desk.show(self._seen(running, running.desk.table.shown), held=self._held(running))

    def _seen(self, running: _Running, now: Scene) -> Scene:
        before = running.trial.begun.state
        return taken_over(running.start, before.scene(), now, running.desk.state)

    def _held(self, running: _Running) -> str | None:
        held = running.desk.table.active
        return template_id(running.start, held.id) if held is not None else None

    def _finish(self, running: _Running) -> None:
        self._running = None
        scene = self._seen(running, running.desk.state.scene())
        result = result_of(running.trial, running.desk.battle, scene)
        self.desk.show(None)
        if scene is not running.start and not self.desk.do(result.title, scene):
            self._tell()
            return  # the desk has said why
        self.results = [*self.results, result][-MOST_RESULTS:]
        self.seed += 1  # the same again is rolled with other dice
        self._tell()
        self.desk.changed()

    def take_back(self) -> bool:
        """Take back the last answer of the effect under way, or the effect; False where none is."""
        running = self._running
        if running is None:
            return False
        running.desk.undo()
        if running.desk.pending is None:
            self.leave()
        return True

    def leave(self) -> bool:
        """Drop the effect that is under way: nothing has happened; False where none is."""
        running, self._running = self._running, None
        if running is None:
            return False
        running.desk.hand.put_away()
        self.desk.show(None)
        self._tell()
        return True

    def _look(self) -> None:
        """Let go what is no longer there, and an effect whose table has changed under it."""
        running = self._running
        if running is not None and self.desk.scene is not running.start:
            self.leave()
            self.desk.complain(QT_TR_NOOP("The table has changed: the effect on the bench was dropped"))
        models = {model.id for model in self.desk.scene.models} if self.attacker or self.target else set()
        self.attacker = self.attacker if self.attacker in models else ""
        self.target = self.target if self.target in models else ""

    def is_there(self, result: Result) -> bool:
        """Return whether what an effect changed still holds: it has not been taken back."""
        history = self.desk.document.history
        return not result.changed or any(
            history.at(place) is result.scene for place in range(1, history.place + 1)
        )


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return one[0] is other[0] and one[1:] == other[1:]
