"""Whose something on the table is, where a book has things that sides hold."""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Marker


@dataclass(frozen=True, slots=True)
class Control:
    """Who holds an objective, nothing where nobody does; `rivals` are the sides that contest it then."""

    holder: str
    rivals: tuple[str, ...] = ()


@runtime_checkable
class HasObjectives(Protocol):
    """A book in whose battles sides hold what lies on the table."""

    def control(self, game: Game, mark: Marker) -> Control | None:
        """Say who holds a marker; None where it is no objective."""
