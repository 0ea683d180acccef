"""Work done away from the hand: begun, told how far it is, called off when its question is outdated."""

from collections.abc import Callable
from types import MethodType
from typing import Any, Generic, ParamSpec, Protocol, TypeVar
from weakref import WeakMethod

from battlefield.geometry.kernel.cancellation import StoppedError
from battlefield.rules.scene.contents import Scene

Found = TypeVar("Found")
P = ParamSpec("P")


class Task:
    """One piece of work: `share` says how much is done (None: unknown), `cancel` calls it off."""

    def __init__(self, told: Callable[[], None] = lambda: None) -> None:
        self.share: float | None = None
        self._told = told
        self._called_off = False

    def cancel(self) -> None:
        """Call the work off; what it still finds is dropped."""
        self._called_off = True

    def cancelled(self) -> bool:
        """Return whether the work was called off."""
        return self._called_off

    def tell(self, share: float) -> None:
        """Say from 0 to 1 how much is done."""
        self.share = share
        self._told()


Work = Callable[[Task], Any]
Done = Callable[[Any], None]


class Background(Protocol):
    """Where work is done: `begin` starts it, and hands over what it finds unless it is called off."""

    def begin(self, work: Work, done: Done, told: Callable[[], None]) -> Task:
        """Start some work; `told` is called, in the hand's own thread, as it gets on."""


class AtOnce:
    """Does all work on the spot, for want of another place."""

    def begin(self, work: Work, done: Done, told: Callable[[], None]) -> Task:  # noqa: ARG002
        """Do the work now."""
        task = Task()
        try:
            found = work(task)
        except StoppedError:
            return task
        done(found)
        return task


def weakly(told: Callable[P, None]) -> Callable[P, None]:
    """Return a function that calls another; whose method that is, is not kept by it."""
    if not isinstance(told, MethodType):
        return told
    known = WeakMethod(told)

    def tell(*args: P.args, **named: P.kwargs) -> None:
        found = known()
        if found is not None:
            found(*args, **named)

    return tell


class Latest(Generic[Found]):
    """The answer to the question asked last; a new question calls the old one off.

    `arrived` is called when an answer, or news of how far it is, has come; its object is not kept.
    """

    def __init__(self, background: Background, arrived: Callable[[], None]) -> None:
        self._background = background
        self._arrived = weakly(arrived)
        self._key: tuple[object, ...] | None = None
        self._found: Found | None = None
        self._task: Task | None = None
        self._asking = False

    @property
    def share(self) -> float | None:
        """How much of the present question is worked out, where that is known."""
        return self._task.share if self._task is not None else None

    def get(self, key: tuple[object, ...], work: Callable[[Task], Found]) -> Found | None:
        """Return the answer to a question, told apart by `key`, or None while it is worked out.

        What was called off together with all else, as when another table is shown, is asked anew.
        """
        is_off = self._task is not None and self._task.cancelled()
        if self._key is None or is_off or not is_same(self._key, key):
            self.forget()
            self._key, self._asking = key, True
            task = self._background.begin(work, lambda found: self._take(key, found), self._arrived)
            self._asking = False
            if self._found is None:
                self._task = task
        return self._found

    def forget(self) -> None:
        """Call off what is being worked out and drop what was found."""
        if self._task is not None:
            self._task.cancel()
        self._key, self._found, self._task = None, None, None

    def _take(self, key: tuple[object, ...], found: Found) -> None:
        if self._key is key:
            self._found, self._task = found, None
            if not self._asking:
                self._arrived()


def is_same(one: object, other: object) -> bool:
    """Compare keys part by part, scenes by identity: comparing two scenes takes too long."""
    if one is other:
        return True
    if isinstance(one, tuple) and isinstance(other, tuple):  # of models, too, nearly all the same objects
        pairs = zip(one, other, strict=True) if len(one) == len(other) else None
        return pairs is not None and all(a is b or is_same(a, b) for a, b in pairs)
    return not isinstance(one, Scene) and one == other
