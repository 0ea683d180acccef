"""One effect by itself on any table: what a book lists, what can be set, and the state it begins in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import ChooseLaw, Law
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State, Unit
from battlefield.rules.scene.contents import Model, Scene

Role = Literal["attacker", "target", "place"]
Of = Literal["effect", "attacker", "target"]
ATTACKING, OTHERS = "Attacker", "Others"
"""The sides of models that belong to none: the attacker's unit, and everybody else."""


@dataclass(frozen=True, slots=True)
class Dial:
    """A number that can be set for an effect; a `switch` is 0 or 1, `none` tells that `low` is none."""

    key: str
    words: str
    usual: int
    low: int
    high: int
    of: Of = "effect"
    unit: str = ""
    switch: bool = False
    none: bool = False
    tip: str = ""

    def refusal(self, value: int) -> str:
        """Say why it cannot be set so, or nothing."""
        if self.low <= value <= self.high:
            return ""
        return f"{self.words} is {value}; it must be from {self.low} to {self.high}"

    def shown(self, value: int) -> str:
        """Write a value: with its unit, or as yes and no."""
        if self.switch:
            return "yes" if value else "no"
        return "none" if self.none and value == self.low else f"{value}{self.unit}"


@dataclass(frozen=True, slots=True)
class BenchEffect:
    """An effect that a book can do by itself.

    `roles` are those chosen beforehand (attacker, target) and what it asks for while it is carried out
    (place); those that `may` be left out are asked for then, where it needs them. `with_` names what the
    bench adds so that it comes about, such as a template to lay. `tries` are the effects of the book's
    catalogue that it shows, its own name where nothing is said.
    """

    name: str
    family: str
    says: str
    dials: tuple[Dial, ...] = ()
    roles: tuple[Role, ...] = ("attacker", "target")
    may: tuple[Role, ...] = ()
    with_: str = ""
    tries: tuple[str, ...] = ()

    def needs(self, role: Role) -> bool:
        """Return whether it needs somebody in a role."""
        return role in self.roles


@dataclass(frozen=True, slots=True)
class Case:
    """An effect to be tried: on which table, by whom, on whom (ids of models), and what is set."""

    scene: Scene
    effect: BenchEffect
    attacker: str
    target: str = ""
    values: Mapping[str, int] = field(default_factory=dict)
    seed: int = 1

    def value(self, key: str) -> int:
        """Return what is set, or the usual value."""
        usual = next((dial.usual for dial in self.effect.dials if dial.key == key), 0)
        return self.values.get(key, usual)


@dataclass(frozen=True, slots=True)
class Begun:
    """The state that a case begins in, the side that acts, and what is done unless `refusal` says why not."""

    state: State
    side: str
    flow: Callable[[Game], Flow[None]]
    refusal: str = ""


class Bench(Protocol):
    """What a book adds so that its effects can be tried one by one."""

    @property
    def effects(self) -> Sequence[BenchEffect]:
        """The effects that it can do by themselves, in the order of its list."""

    @property
    def left_out(self) -> Mapping[str, str]:
        """The other effects of its catalogue, each with a sentence why it cannot be tried by itself."""

    def begun(self, case: Case) -> Begun:
        """Set an effect up on a table; attacker and target are there."""


@dataclass(frozen=True, slots=True)
class Group:
    """Models of a scene that act together: the unit's id in the state, its name, its side."""

    id: str
    name: str
    side: str
    models: tuple[Model, ...]


def _groups_of(case: Case, *, alone: bool = False) -> tuple[Group, ...]:
    """Sort the models of a scene into units, in the order of their first models.

    Models of one unit and side are together, one without a unit is by itself; with `alone` everyone is.
    Who belongs to no side is the attacker's unit on the side `Attacker`, or one of the `Others`.
    """
    lead = case.scene.model(case.attacker)
    found: dict[str, list[Model]] = {}
    sides: dict[str, str] = {}
    for model in case.scene.models:
        own = lead is not None and _key(model, alone=alone) == _key(lead, alone=alone)
        key = _key(model, alone=alone)
        sides[key] = model.side or (ATTACKING if own else OTHERS)
        found.setdefault(key, []).append(model)
    return tuple(
        Group(key, _name(case, models, alone=alone), sides[key], tuple(replace(m, unit=key) for m in models))
        for key, models in found.items()
    )


def _key(model: Model, *, alone: bool) -> str:
    return f"{model.side}//{model.id}" if alone or not model.unit else f"{model.side}/{model.unit}"


def _name(case: Case, models: Sequence[Model], *, alone: bool) -> str:
    """Name a unit; a model by itself by its id too where others have its name."""
    first = models[0]
    if first.unit and not alone:
        return first.unit
    shared = sum(model.name == first.name for model in case.scene.models) > 1
    return f"{first.name} {first.id}" if first.name and shared else first.name or first.id


def _unit_of(groups: Sequence[Group], model: str) -> str:
    """Return the unit that a model belongs to, or nothing."""
    found = (group.id for group in groups for each in group.models if each.id == model)
    return next(found, "")


def _sides_of(groups: Sequence[Group], attacker: str) -> tuple[str, ...]:
    """Return the sides, the attacker's unit's first; there are always two at least."""
    first = next((group.side for group in groups if group.id == attacker), ATTACKING)
    sides = dict.fromkeys((first, *(group.side for group in groups)))
    return tuple(sides) if len(sides) > 1 else (first, OTHERS if first != OTHERS else ATTACKING)


@dataclass(frozen=True, slots=True)
class Cast:
    """Who is on the bench: the units of a scene, and the ids of those in the two roles.

    `sides` begin with the attacker's; `target` is empty where nobody is chosen.
    """

    groups: tuple[Group, ...]
    attacker: str
    target: str
    sides: tuple[str, ...]

    @property
    def side(self) -> str:
        """The side that acts."""
        return self.sides[0]

    def units(self, attacker: str, others: str) -> dict[str, Unit]:
        """Return the units of a state: the attacker with one profile, everybody else with the other."""
        return {
            each.id: Unit(
                each.id,
                each.name,
                each.side,
                attacker if each.id == self.attacker else others,
                tuple(model.id for model in each.models),
                strength=len(each.models),
            )
            for each in self.groups
        }


def cast_of(case: Case, *, alone: bool = False) -> Cast:
    """Sort the models of a scene into units, each by itself with `alone`, and find the two roles."""
    groups = _groups_of(case, alone=alone)
    attacker = _unit_of(groups, case.attacker)
    return Cast(groups, attacker, _unit_of(groups, case.target), _sides_of(groups, attacker))


def on_target(flow: Flow[None], target: str) -> Flow[None]:
    """Answer the first question that offers the target, among others, with it: it has been chosen already."""
    chosen, asked = False, _next(flow)
    while asked is not None:
        if not chosen and target and _offers(asked, target):
            chosen = True
            asked = _next(flow, (target,))
        else:
            answer = yield asked
            asked = _next(flow, answer)


def _next(flow: Flow[None], *answer: object) -> Law | None:
    try:
        return flow.send(answer[0]) if answer else next(flow)  # type: ignore[arg-type]
    except StopIteration:
        return None


def _offers(asked: Law, target: str) -> bool:
    return isinstance(asked, ChooseLaw) and asked.request.most == 1 and not asked.refusal((target,))
