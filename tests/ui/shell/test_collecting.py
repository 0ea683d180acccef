"""Python collects its garbage itself, in whatever thread: a hand that drags does not wait for it."""

import gc

import pytest

MANY = 200_000  # objects, after which everything would be looked at twice over


@pytest.fixture
def collected():
    """Note which generations are collected."""
    found = []

    def note(phase, facts):
        if phase == "start":
            found.append(facts["generation"])

    gc.callbacks.append(note)
    yield found
    gc.callbacks.remove(note)


def test_the_window_leaves_the_collecting_to_python(hand):
    hand.until(lambda: hand.window.loading.is_idle)
    assert gc.isenabled()


def test_no_collection_looks_at_everything_while_a_hand_drags(hand, collected):
    hand.until(lambda: hand.window.loading.is_idle)
    gc.collect()
    collected.clear()
    at = hand.scene.models[0].at
    hand.press(at)
    made = []
    for step in range(20):
        hand.move((at[0] + 0.1 * step, at[1]))
        made += [[] for _ in range(MANY // 20)]
    hand.release(at)
    assert 1 in collected and 2 not in collected
