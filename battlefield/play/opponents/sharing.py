"""Pieces of the work of one decision, which somebody else may do as well: none depends on any other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from battlefield.play.opponents.view import View

Found = TypeVar("Found")
Job = Callable[..., Found]
"""A piece of work for a thinker and a view, which can be sent to another process and finds the same there."""


@dataclass(frozen=True, slots=True)
class Done(Generic[Found]):
    """What a piece of work came to, and how many questions were answered for it."""

    found: Found
    answered: int


class Sharing(Protocol):
    """Who does some of the work."""

    def shared(
        self, view: View, jobs: Sequence[Job[Found]], own: Callable[[Job[Found]], Done[Found]]
    ) -> Sequence[Done[Found]]:
        """Return what all pieces came to, in their order; those that nobody else does are one's `own`."""
