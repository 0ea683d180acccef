"""Steps that come one after the other: those that are left let go of what they hold at once."""

import gc

from battlefield.ui.threads.staged_work import Coming


class Waiting:
    """A loading that waits until it is asked."""

    def __init__(self):
        self.acts = []

    def then(self, *acts):
        self.acts += acts

    def go_on(self):
        self.acts.pop(0)()


def steps(name, told, act=lambda: None):
    told.append(f"{name} begins")
    try:
        yield
        act()
        yield
        told.append(f"{name} is done")
    finally:
        told.append(f"{name} lets go")


def begun(loading, told):
    coming = Coming(loading)
    coming.begin(steps("first", told))
    loading.go_on()
    return coming


def test_steps_that_are_left_let_go_before_others_begin():
    loading, told = Waiting(), []
    coming = begun(loading, told)
    coming.begin(steps("second", told))
    assert told == ["first begins", "first lets go"]
    while loading.acts:
        loading.go_on()
    assert told[2:] == ["second begins", "second is done", "second lets go"]
    assert not coming.is_on


def test_nothing_goes_on_after_it_is_left():
    loading, told = Waiting(), []
    coming = begun(loading, told)
    coming.leave()
    assert told == ["first begins", "first lets go"]
    assert not coming.is_on
    while loading.acts:
        loading.go_on()
    assert len(told) == 2


def test_a_step_that_begins_others_is_left_when_it_ends():
    loading, told = Waiting(), []
    coming = Coming(loading)
    coming.begin(steps("first", told, lambda: coming.begin(steps("second", told))))
    while loading.acts:
        loading.go_on()
    assert told == ["first begins", "first lets go", "second begins", "second is done", "second lets go"]


def test_nothing_is_seen_through_in_a_closed_window(hand):
    told = []
    hand.window.loading.see_through(steps("it", told))
    hand.window.loading.see_through(steps("never begun", told))
    while not told:
        hand.window.loading._go_on()
    hand.window.close()
    assert told == ["it begins", "it lets go"]
    assert hand.window.loading.is_idle


def test_a_window_may_be_closed_by_what_is_seen_through(hand):
    told = []
    hand.window.loading.see_through(steps("it", told, hand.window.close))
    while not hand.window.loading.is_idle:
        hand.window.loading._go_on()
    assert told == ["it begins", "it lets go"]


def test_a_window_may_be_closed_while_a_page_is_being_made(hand):
    hand.window.modes.switch("design")
    while hand.window.stack.updatesEnabled():  # until the new page is made ready behind the one that is seen
        hand.window.loading._go_on()
    hand.window.close()
    assert hand.window.stack.updatesEnabled()
    assert not hand.window.coming.is_on
    hand.window.deleteLater()
    gc.collect()  # a mistake in what is collected fails the test
