"""Bases of models whose file tells none: guessed by what they are called, asked where that tells nothing."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from battlefield.files.imports.laying.asking import Answers, Question, base_told
from battlefield.files.imports.laying.gathering import Gathering
from battlefield.files.imports.laying.told import Told
from battlefield.files.terrain.base_sizes import USUAL, base_by_name, base_sentence
from battlefield.geometry.kernel.shapes import BaseSize

MOST_ASKED = 30  # kinds of models
TALL = 1.5  # inches of a model whose height no file tells
_BASE = Question("base", "What base has a model of which no base is told?", "base", USUAL)


def kind_of(told: Told) -> str:
    """Say what kind of model a thing is: its unit, else its own name."""
    return (told.text("unit") or told.text("name")).strip()[:200]


def bases_asked(kinds: Iterable[str]) -> tuple[Question, ...]:
    """Ask for the base of each kind whose name tells of one, and for that of all others at once."""
    found: dict[str, BaseSize | None] = {kind: base_by_name(kind) for kind in kinds}
    telling = {kind: base for kind, base in found.items() if base is not None}
    asked = [_asked(kind, base) for kind, base in telling.items()][:MOST_ASKED]
    return (*asked, _BASE) if len(telling) < len(found) else tuple(asked)


def _asked(kind: str, base: BaseSize) -> Question:
    return Question(f"base:{kind}", f"Base of {kind}?", "base", base)


@dataclass(frozen=True, slots=True)
class Bases:
    """The bases that were answered, and guesses in the place of answers."""

    answers: Answers

    @classmethod
    def none(cls) -> "Bases":
        """Return guesses alone."""
        nothing: Mapping[str, object] = {}
        return cls(nothing)

    def of(self, gathering: Gathering, kind: str) -> BaseSize:
        """Return the base of a kind of model, and say so where it is guessed."""
        guess = base_by_name(kind)
        question = _BASE if guess is None else _asked(kind, guess)
        base = base_told(question, self.answers)
        if question.key not in self.answers or base == question.usual:
            whose = "A model of which no base is told" if guess is None else kind
            gathering.guess(f"{whose} stands on {base_sentence(base)}")
        return base
