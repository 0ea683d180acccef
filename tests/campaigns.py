"""What the quick command tries a few times and the campaign, `python -m pytest -m campaign`, oftener."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest


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
