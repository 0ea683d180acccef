"""When Python's garbage is collected: the young often, the rest when the hand holds nothing."""

import pytest

from battlefield.ui.threads.collecting import OVERDUE, due

LIMITS = (700, 10, 10)


@pytest.mark.parametrize(
    ("counts", "held", "found"),
    [
        ((700, 10, 10), False, None),
        ((701, 0, 0), False, 0),
        ((701, 11, 0), False, 1),
        ((3, 2, 11), False, 2),
        ((701, 11, 11), True, 0),
        ((3, 11, 11), True, None),
        ((3, 10 * OVERDUE + 1, 0), True, 1),
    ],
)
def test_longer_collections_wait_for_the_hand_unless_overdue(counts, held, found):
    assert due(counts, LIMITS, held) == found
