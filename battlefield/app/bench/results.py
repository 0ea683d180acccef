"""What came of an effect on the bench: its lines with their reasons, and notes of what no scene holds."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from math import hypot

from battlefield.app.battle.fighting import Battle
from battlefield.app.bench.one_effect import Trial
from battlefield.app.books.faces import face_of
from battlefield.app.wording.lengths import format_length
from battlefield.app.wording.names import effect_name, full_name
from battlefield.rules.book.bench import Dial
from battlefield.rules.core.events import Event, HpGained, HpLost, MarkerLaid
from battlefield.rules.core.state import Effect, State
from battlefield.rules.scene.contents import Scene


@dataclass(frozen=True, slots=True)
class Result:
    """An effect that was carried out; `scene` is the table after it.

    `lines` tell each roll, modifier and reason; `notes` HP and effects, which the scene does not hold.
    """

    title: str
    settings: str
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    scene: Scene
    changed: bool = True

    @property
    def text(self) -> str:
        """All of it as plain text."""
        told = (f"  {line}" for line in self.lines)
        noted = (f"  Note: {note}" for note in self.notes)
        return "\n".join((self.title, f"  {self.settings}", *told, *noted))


def result_of(trial: Trial, battle: Battle, scene: Scene) -> Result:
    """Sum up a little battle that is over."""
    told = (_sentence(line.words) for line in battle.log[1:])
    lines = (*told, *_moved(trial.case.scene, scene))
    notes = tuple(_notes(trial.begun.state, battle, trial.book.catalogue.perks))
    changed = scene is not trial.case.scene
    return Result(title_of(trial), settings_of(trial), lines, notes, scene, changed)


def title_of(trial: Trial) -> str:
    """Say what is done by whom to whom."""
    case = trial.case
    amount = f" {case.value('amount')}" if any(d.key == "amount" for d in case.effect.dials) else ""
    target = f" on {_model(case.scene, case.target)}" if case.target else ""
    return f"{case.effect.name}{amount}: {_model(case.scene, case.attacker)}{target}"


def settings_of(trial: Trial) -> str:
    """Say what was set for it."""
    case = trial.case
    set_ = ((dial, case.value(dial.key)) for dial in case.effect.dials)
    shown = [_set_words(dial, value) for dial, value in set_ if value or not dial.switch]
    return ", ".join((*shown, f"seed {case.seed}"))


def _set_words(dial: Dial, value: int) -> str:
    return dial.words if dial.switch else f"{dial.words} {dial.shown(value)}"


def _model(scene: Scene, id_: str) -> str:
    model = scene.model(id_)
    return (model.name or model.id) if model is not None else id_


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _moved(before: Scene, after: Scene) -> Iterator[str]:
    """Say where everybody stands who was moved, and how far off that is; and who is gone."""
    for model in before.models:
        now = after.model(model.id)
        if now is None:
            yield f"{full_name(model)} is off the table"
        elif now.at != model.at or now.bottom != model.bottom:
            far = format_length(hypot(now.at[0] - model.at[0], now.at[1] - model.at[1]), "inches")
            x, y = now.at
            yield f"{full_name(model)} now stands at {x:.2f}, {y:.2f} in, {far} from where it stood"


def _notes(before: State, battle: Battle, printed: Collection[str]) -> Iterator[str]:
    events, after = battle.session.events, battle.state
    face = face_of(after.book)
    lost, gained = _health_changed(events)
    for id_, unit in before.units.items():
        left = after.hp(id_)
        if lost.get(id_):
            yield f"{unit.name} lost {face.health_words(lost[id_])}, {left} left"
        if gained.get(id_):
            yield f"{unit.name} regained {face.health_words(gained[id_])}, {left} now"
    known = {effect.id for effect in before.effects}
    for effect in after.effects:
        if effect.id not in known and effect.name in printed:
            span = face.spans.get(effect.until.span, effect.until.span)
            until = "" if span == "game" else f", until the end of the {span}"
            yield f"{effect_words(effect)} on {_on(after, effect.on)}{until}"
    for event in events:
        if isinstance(event, MarkerLaid) and event.marker.template is None and event.marker.name:
            x, y = event.marker.at
            yield f"{event.marker.name} lies at {x:.2f}, {y:.2f} in"


def _health_changed(events: Iterable[Event]) -> tuple[dict[str, int], dict[str, int]]:
    """Add up the health that each unit lost, and what it regained."""
    lost, gained = dict[str, int](), dict[str, int]()
    for event in events:
        if isinstance(event, HpLost):
            lost[event.unit] = lost.get(event.unit, 0) + event.total
        elif isinstance(event, HpGained):
            gained[event.unit] = gained.get(event.unit, 0) + sum(each for _, each in event.gains)
    return lost, gained


def effect_words(effect: Effect) -> str:
    """Name an effect with what it is about and its number: "Weak (Strength)", "Suppress ×2"."""
    return f"{effect_name(effect)}{f' ×{effect.amount}' if effect.amount != 1 else ''}"


def _on(state: State, id_: str) -> str:
    if id_ in state.units:
        return state.units[id_].name
    return (state.figures[id_].model.name or id_) if id_ in state.figures else id_
