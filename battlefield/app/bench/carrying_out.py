"""An effect carried out in one go: dice of a list, answers as they are written, the rest by itself."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import Then
from battlefield.app.bench.foresight import first_answer
from battlefield.app.bench.listing import Entry, found
from battlefield.app.bench.one_effect import Trial
from battlefield.app.bench.results import Result, result_of
from battlefield.app.bench.taking_over import taken_over
from battlefield.rules.book.bench import Case
from battlefield.rules.core.dice import Listed, Seeded
from battlefield.rules.core.events import DiceRolled, Placed
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Request, Roll, Spot
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Scene

_MOST_STEPS = 200  # questions


class BenchError(Exception):
    """It cannot be carried out; the words say why."""


@dataclass(frozen=True, slots=True)
class Done:
    """What came of it: the result, what was answered by itself, and how many dice of the list were left."""

    trial: Trial
    result: Result
    answered: tuple[str, ...]
    dice_left: int

    @property
    def facts(self) -> dict[str, object]:
        """All of it as plain values; a model that was taken off is null."""
        scene, after = self.trial.case.scene, self.result.scene
        before = {model.id: model for model in scene.models}
        now = {model.id: model for model in after.models}
        changed = [id_ for id_ in {**before, **now} if before.get(id_) != now.get(id_)]
        places = {
            id_: {"at": list(now[id_].at), "bottom": now[id_].bottom, "facing": now[id_].facing}
            if id_ in now
            else None
            for id_ in changed
        }
        known = {each.id for each in scene.templates}
        laid = [each for each in after.templates if each.id not in known]
        return {
            "effect": self.result.title,
            "settings": self.result.settings,
            "lines": list(self.result.lines),
            "notes": list(self.result.notes),
            "models": places,
            "templates": [{"id": e.id, "kind": e.template.kind, "at": list(e.template.at)} for e in laid],
            "answered by itself": list(self.answered),
            "dice left": self.dice_left,
        }


def case_of(
    scene: Scene, book: str, name: str, attacker: str, target: str, values: Mapping[str, int], seed: int
) -> tuple[Entry, Case]:
    """Put a case together from what is written; UnknownError and BenchError say what does not fit."""
    entry, own = found(book, name)
    values = {**own, **values}
    dials = {dial.key: dial for dial in entry.effect.dials}
    for key, value in values.items():
        if key not in dials:
            raise BenchError(f"{key} cannot be set for {entry.effect.name}; there are {', '.join(dials)}")
        if dials[key].refusal(value):
            raise BenchError(f"{key}: {dials[key].refusal(value)}")
    for role, model in (("attacker", attacker), ("target", target)):
        if model and scene.model(model) is None:
            raise BenchError(f"{role} is {model!r}, but the scene has no such model")
    if not attacker:
        raise BenchError("name the model that does it: --attacker ID")
    if entry.effect.needs("target") and not target:
        raise BenchError(f"{entry.effect.name} needs somebody who suffers it: --target ID")
    return entry, Case(scene, entry.effect, attacker, target, values, seed)


def carry_out(entry: Entry, case: Case, dice: Sequence[int], answers: Iterable[str]) -> Done:
    """Carry an effect out; a BenchError says why it cannot be, or which answer will not do."""
    trial = Trial(entry, case)
    if trial.refusal:
        raise BenchError(f"it cannot be done: {trial.refusal}")
    faces = iter(dice)
    battle = Battle(trial.session(Then(Listed(faces), Seeded())))
    refusal = battle.begin(trial.action)
    if refusal:
        raise BenchError(refusal)
    answered = _answer_all(trial, battle, list(answers))
    rolled = sum(len(e.faces) for e in battle.session.events if isinstance(e, DiceRolled))
    state = battle.state
    scene = taken_over(case.scene, trial.begun.state.scene(), state.scene(), state)
    return Done(trial, result_of(trial, battle, scene), answered, max(0, len(dice) - rolled))


def _answer_all(trial: Trial, battle: Battle, written: list[str]) -> tuple[str, ...]:
    by_itself: list[str] = []
    for _ in range(_MOST_STEPS):
        law = battle.session.law
        if law is None:
            return tuple(by_itself)
        pending = law.request
        answer = read_answer(pending, written.pop(0), battle.state) if written else None
        if answer is None:
            answer = first_answer(trial, law)
            by_itself.append(pending.what)
        if answer is None:
            raise BenchError(f"{pending.what}: no lawful answer was found; give one with --answer")
        refusal = battle.answer(answer)
        if refusal:
            raise BenchError(refusal)
    raise BenchError("it asks without end")


def read_answer(request: Request, text: str, state: State) -> Answer:
    """Read an answer as it is written: a place "x,y", a choice by id or words, yes or no, faces."""
    parts = tuple(part.strip() for part in text.split(",") if part.strip())
    if isinstance(request, Confirm):
        if text.strip().lower() not in ("yes", "no"):
            raise BenchError(f"{request.what}: answer yes or no, not {text!r}")
        return text.strip().lower() == "yes"
    if isinstance(request, Spot):
        return _point(request.what, text)
    if isinstance(request, Places):
        return _places(request, text, state)
    if isinstance(request, Roll):
        return tuple(int(part) if part.isdigit() else 0 for part in parts)
    return _named(request, parts)


def _named(request: Choose | Order, parts: Sequence[str]) -> tuple[str, ...]:
    ids = {option.words.lower(): option.id for option in request.options}
    return tuple(ids.get(part.lower(), part) for part in parts)


def _point(what: str, text: str) -> tuple[float, float]:
    x, _, y = text.partition(",")
    try:
        return float(x), float(y)
    except ValueError:
        raise BenchError(f"{what}: write a place as x,y in inches, not {text!r}") from None


def _places(request: Places, text: str, state: State) -> tuple[Placed, ...]:
    """Read "x,y" for one figure, "id=x,y; id=x,y" for several; who is not named stays."""
    given: dict[str, tuple[float, float]] = {}
    for part in (part.strip() for part in text.split(";") if part.strip()):
        name, is_named, at = part.rpartition("=")
        given[name.strip() if is_named else request.figures[0]] = _point(request.what, at)
    unknown = [name for name in given if name not in request.figures]
    if unknown:
        raise BenchError(f"{request.what}: {unknown[0]} is not asked for; place {', '.join(request.figures)}")
    models = {id_: state.figures[id_].model for id_ in request.figures}
    return tuple(Placed(id_, given.get(id_, models[id_].at), models[id_].bottom) for id_ in request.figures)
