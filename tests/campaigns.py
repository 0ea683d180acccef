"""What the quick command tries a few times and the campaign, `python -m pytest -m campaign`, oftener."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import pytest

Some = TypeVar("Some")
EXAMPLES = 10  # that a test by examples tries in the quick command, unless it says otherwise
_is_on = False


def go(is_on: bool) -> None:
    """Tell before tests are collected whether the campaign is what runs."""
    global _is_on
    _is_on = is_on


def tries(whole: Some, quick: Some) -> Some:
    """Give how many, or which, a test `oftener` tries: the campaign does the whole of it."""
    return whole if _is_on else quick


oftener = pytest.mark.oftener
"""A test that both commands run, the campaign with more tries."""


def left_to_the_campaign(cases: Iterable[Any]) -> list[Any]:
    """Give cases of one parameter, or of several as tuples, that the campaign alone tries."""
    told = [case if isinstance(case, tuple) else (case,) for case in cases]
    return [pytest.param(*case, marks=pytest.mark.campaign) for case in told]


def few(cases: Iterable[Any], quick: int = 2) -> list[Any]:
    """Give all cases of a parameter, and leave all but the first few of them to the campaign."""
    told = list(cases)
    return [*told[:quick], *left_to_the_campaign(told[quick:])]


def rounds(count: int) -> Callable[[Any], Any]:
    """Run a test that draws its examples by chance so many times, all but the first in the campaign."""

    def repeated(test: Any) -> Any:
        return pytest.mark.usefixtures("round_")(
            pytest.mark.parametrize("round_", few(range(count), 1))(test)
        )

    return repeated


def beyond_the_first(items: Iterable[pytest.Item]) -> Iterator[pytest.Item]:
    """Yield what comes after the `first` cases of a test, and after the first window of a module."""
    met: Counter[str] = Counter()
    for item in items:
        if item.get_closest_marker("campaign") is None:
            limits = list(_limits(item))
            met.update(whose for whose, _ in limits)
            if any(met[whose] > limit for whose, limit in limits):
                yield item


def _limits(item: pytest.Item) -> Iterator[tuple[str, int]]:
    """Yield whose tests are counted, and how many of them stay."""
    for node, mark in item.iter_markers_with_node("first"):
        yield node.nodeid.partition("[")[0], mark.args[0]
    if "program" in getattr(item, "fixturenames", ()):
        yield f"windows of {item.nodeid.partition('::')[0]}", 1
