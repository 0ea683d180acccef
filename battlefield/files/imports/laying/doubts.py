"""Names that contradict what else a file tells of a piece: flat ground by its name, and yet it rises."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from battlefield.files.imports.laying.asking import Answers, Question, choice_told
from battlefield.files.imports.laying.result import Imported
from battlefield.files.imports.reading.source import Source
from battlefield.files.terrain.terrain_kinds import KINDS, TerrainKind
from battlefield.files.text.errors import SceneError

Read = Callable[[Source, Answers], Imported]
MOST_ASKED: Final = 30  # names
_LOW: Final = ("field", "road", "river", "water", "chasm", "fire", "swamp", "crater", "trench")
_RISING: Final = 0.5  # inches: what is higher is no mere ground
_MASS: Final = ("rubble", "fire", "smoke", "water", "crates", "pipes", "rock")


def contradiction(kind: TerrainKind, height: float | None, blocks: bool | None) -> str:
    """Say what a file tells of a piece that a kind cannot be, such as "is 5 in high"; "" where all fits."""
    rises = height is not None and height > _RISING
    if kind.id not in _LOW or not (rises or blocks):
        return ""
    high = f"is {height:g} in high" if rises else ""
    return " and ".join(filter(None, (high, "blocks sight" if blocks else "")))


def with_article(kind: TerrainKind) -> str:
    """Name a kind in a sentence: "a field", "water"."""
    name = kind.name.lower()
    return name if kind.id in _MASS else f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


@dataclass
class Doubts:
    """Contradictions as they are met: what was asked of each name, by answers or as is usual."""

    answers: Answers = field(default_factory=dict)
    asked: dict[str, Question] = field(default_factory=dict)

    def settled(
        self, name: str, sounds: TerrainKind, what: str, usual: TerrainKind
    ) -> tuple[TerrainKind, str]:
        """Return the kind of a piece whose name sounds like another, and a sentence where it is a guess."""
        question = _question(name, sounds, what, usual)
        if len(self.asked) < MOST_ASKED:
            self.asked.setdefault(question.key, question)
        if question.key in self.answers:
            return KINDS[choice_told(question, self.answers)], ""
        told = f"'{name[:80]}' sounds like {with_article(sounds)}, but {what}"
        return usual, f"{told}: it is taken for {with_article(usual)}"


def _question(name: str, sounds: TerrainKind, what: str, usual: TerrainKind) -> Question:
    text = f"What is '{name[:80]}', which sounds like {with_article(sounds)}, but {what}?"
    return Question(f"kind:{name[:80]}", text, "choice", usual.id, tuple(KINDS))


def doubts_asked(read: Read, source: Source, answers: Answers) -> tuple[Question, ...]:
    """Read a file as it is answered, for what is contradicted in it; nothing where it cannot be read so."""
    try:
        return read(source, answers).asked
    except SceneError:
        return ()
