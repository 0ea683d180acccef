"""One figure's turn while it lasts."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Turn:
    """The areas that a figure had room in, in order, the foes that it has provoked, and what it has left."""

    unit: str
    trail: list[str] = field(default_factory=list)
    provoked: list[str] = field(default_factory=list)
    moved: bool = False
    maneuvers: int = 1
    action: bool = True
