"""Answers recalled by the very object they were given for: a table's tuples take long to compare by value."""

from collections.abc import Callable
from typing import Generic, TypeVar, TypeVarTuple

First = TypeVar("First")
Rest = TypeVarTuple("Rest")
Found = TypeVar("Found")

_MOST = 16


class Recalled(Generic[First, *Rest, Found]):
    """A function of something that cannot change, and of small hashable things, with its latest answers.

    Asked again about the same object it answers at once; about an equal one it asks the function.
    """

    def __init__(self, function: Callable[[First, *Rest], Found]) -> None:
        self.function = function
        self._latest: dict[tuple[object, ...], tuple[First, Found]] = {}

    def __call__(self, first: First, *rest: *Rest) -> Found:
        """Return the answer for an object and what else is asked."""
        key = (id(first), *rest)
        known = self._latest.get(key)
        if known is not None and known[0] is first:
            return known[1]
        answer = self.function(first, *rest)
        if len(self._latest) >= _MOST:
            self._latest.clear()
        self._latest[key] = first, answer  # kept alive, the object keeps its identity
        return answer

    def cache_clear(self) -> None:
        """Forget all answers, and let the function forget those that it keeps."""
        self._latest.clear()
        forget = getattr(self.function, "cache_clear", None)
        if forget is not None:
            forget()


class Same(Generic[First]):
    """A value that is equal only to itself, so that it can be a key without being compared part by part."""

    __slots__ = ("value",)

    def __init__(self, value: First) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.value is other.value
