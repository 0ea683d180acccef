"""What looks best is weighed once more by how it goes on; what is left to the dice overrules nothing."""

import pytest

from battlefield.app.opponents.players import values_of
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.thinker import Depth, Thinker
from battlefield.play.opponents.trials import End, Tried, Weighed, standing_out, until_no_die
from battlefield.play.opponents.view import Decision
from battlefield.play.opponents.worth import TERMS
from battlefield.rulebooks.registry import book_of
from battlefield.rules.book.actions import Action
from battlefield.rules.core.events import DiceRolled
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Unit

NONE = dict.fromkeys(TERMS, 0.0)


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ((2.0,), 1.0),  # known for sure: no die was rolled
        ((2.0, 2.0, 2.0), 1.0),
        ((3.0, 1.0), 0.8),  # mean 2, standard error 1: 4 of 4 + 1
        ((3.0, -1.0), 0.2),  # mean 1, standard error 2: 1 of 1 + 4
        ((1.0, -1.0), 0.0),
        ((-3.0, -1.0), 0.8),
        ((0.0, 0.0), 0.0),
    ],
)
def test_a_difference_counts_by_how_far_it_stands_out_from_its_scatter(more, told):
    assert standing_out(more) == pytest.approx(told)


class Foreseen(Thinker):
    """Somebody who looks up in a table how strength comes out, by trial, where else it would be played."""

    def __init__(self, later):
        super().__init__(book_of("warsurge"), values_of("warsurge"), Depth(2, 1, few=3, again=2))
        self._later_on = later

    def _ends(self, _view, decision, *_how):
        return [End({**NONE, "strength": each}) for each in self._later_on[decision.answer]]


def looked_at(first, later):
    """Return the answers, best first, with their scores, by what was seen at first and what comes later."""
    best = tuple(
        Weighed(Decision(answer=name), {**NONE, "strength": score}, PLAIN["strength"] * score)
        for name, score in first.items()
    )
    found = Foreseen(later).overruled(None, best, few=3, trials=2, going_on=None)
    for each in found:
        assert each.score == pytest.approx(sum(PLAIN[name] * each.terms[name] for name in TERMS), abs=1e-12)
    return {each.decision.answer: each.score / PLAIN["strength"] for each in found}


def test_what_is_surely_better_later_overrules_what_looked_best():
    found = looked_at({"a": 5.0, "b": 4.0}, {"a": [1.0, 2.0], "b": [9.0, 10.0]})
    assert found == {"b": pytest.approx((5.0 + 4.0) / 2 + 8.0 / 2), "a": 5.0}
    assert list(found) == ["b", "a"]


def test_what_may_be_better_or_worse_by_the_dice_overrules_nothing():
    found = looked_at({"a": 5.0, "b": 4.0}, {"a": [0.0, 9.0], "b": [9.0, 2.0]})
    assert list(found) == ["a", "b"]
    assert found["b"] == pytest.approx(4.5 + 1.0 * (1 / 65) / 2)  # mean 1, standard error 8


def test_what_rolls_no_die_is_held_against_every_trial_of_what_does():
    found = looked_at({"a": 5.0, "b": 4.0}, {"a": [2.0, 2.0], "b": [6.0]})
    assert found["b"] == pytest.approx(4.5 + 4.0 / 2)


def test_what_cannot_be_gone_on_with_is_left_out_and_what_was_not_looked_at_stays_behind():
    found = looked_at({"a": 5.0, "b": 4.0, "c": 3.0, "d": 2.0}, {"a": [1.0, 1.0], "b": [], "c": [0.0, 0.0]})
    assert list(found) == ["a", "c", "d"]


def test_all_else_is_told_best_first_looked_at_once_or_twice():
    found = looked_at({"a": 5.0, "b": 4.9, "c": 4.8, "d": 4.0}, {"a": [5.0], "b": [5.0], "c": [0.0]})
    assert list(found) == ["a", "b", "d", "c"]  # c comes to (5 + 4.8) / 2 - 5 / 2


ROLLED, FIXED = End(NONE, has_dice=True), End(NONE)


@pytest.mark.parametrize(
    ("parts", "together"),
    [
        ([[ROLLED], [ROLLED], [ROLLED]], [ROLLED, ROLLED, ROLLED]),
        ([[ROLLED, ROLLED]], [ROLLED, ROLLED]),
        ([[FIXED], [FIXED], [FIXED]], [FIXED]),  # the same each time: known by one
        ([[ROLLED], [FIXED], [ROLLED]], [ROLLED, FIXED]),  # as where one trial follows the other
        ([[ROLLED], [], [ROLLED]], []),
    ],
)
def test_trials_made_apart_come_to_what_they_come_to_one_after_the_other(parts, together):
    assert list(until_no_die(parts)) == together


@pytest.mark.parametrize(
    ("figures", "few"),
    [
        (8, 3),  # 800 / 64 is 12 trials
        (11, 3),  # 6 trials, two of each
        (12, 2),  # 5
        (14, 2),  # 4
        (15, 1),  # 3: one could be looked at twice, which would tell nothing of the others
        (24, 0),  # 1: its luck would be taken for what it is worth
    ],
)
def test_where_many_figures_stand_fewer_are_looked_at_again_and_none_by_one_die_alone(figures, few):
    thinker = Foreseen({})
    thinker.worth = Priced()
    best = [Weighed(Decision(answer=name), NONE, 0.0) for name in "abcd"]
    assert thinker._close(Table(figures), best) == few


class Priced:
    """What all units are worth."""

    def whole(self, _state):
        return 100.0


class Trying(Thinker):
    """Somebody whose every trial rolls dice and takes so many answers; keeps how often each was tried."""

    def __init__(self, trials, answers):
        super().__init__(book_of("warsurge"), values_of("warsurge"), Depth(trials, 1))
        self._answers, self.ends = answers, {}

    def _ends(self, _view, decision, which, *_how):
        numbers = tuple(which)
        self.ends[decision.answer] = self.ends.get(decision.answer, 0) + len(numbers)
        self._playing_on.answered += self._answers * len(numbers)
        return [End(NONE, has_dice=True)] * len(numbers)


class Table:
    """A view of which only the numbers of figures on the table, still to come and gone are asked."""

    def __init__(self, figures, to_come=0, gone=0):
        self.state = self
        self.units = {
            where: Unit("u", "Axes", "blue", "p", tuple(map(str, range(count))), where=where)
            for where, count in ((TABLE, figures), (RESERVE, to_come), (GONE, gone))
        }


@pytest.mark.parametrize(
    ("figures", "to_come", "gone", "few"),
    [
        (0, 24, 0, 3),  # as much as eight: 12 trials
        (0, 36, 0, 2),  # as twelve: 5
        (2, 70, 0, 0),  # as 24
        (20, 36, 0, 1),  # more stand there than a third of all: 2 trials, of which one could be looked at
        (8, 0, 90, 3),  # who is gone takes no time
    ],
)
def test_before_most_have_come_the_table_counts_as_one_on_which_a_third_of_them_stand(
    figures, to_come, gone, few
):
    thinker = Foreseen({})
    thinker.worth = Priced()
    best = [Weighed(Decision(answer=name), NONE, 0.0) for name in "abcd"]
    assert thinker._close(Table(figures, to_come, gone), best) == few


class Passing(Thinker):
    """Somebody whose every trial rolls dice and takes three answers, on a way of which four others are."""

    def __init__(self):
        super().__init__(book_of("warsurge"), values_of("warsurge"), Depth(12, 6))
        self.plans = []

    def _mean(self, decision, _ends):
        return Weighed(decision, NONE, 0.0)

    def _ends(self, view, decision, which, trials, going_on, until=None):
        return super()._ends(view, decision, which, trials, self._going_on(going_on), until)

    def _going_on(self, going_on):
        def end(_thinker, _session, _trial):
            self.plans.append(going_on.keywords["plan"])
            self._playing_on.answered += 3
            return End(NONE, ways=4)

        return end


class Begun(Table):
    """A crowded table on which an action can be begun in thought; all of it rolls a die."""

    event_count = 0
    events = (DiceRolled("blue", "an attack", 6, (1,)),)

    def session(self, _book, _dice):
        return self

    def begin(self, _action):
        return ""


@pytest.mark.parametrize(
    ("figures", "room", "plans"),
    [
        (40, 1, [0]),  # something has come of it: that has to do
        (40, 4, [0, 0]),  # three answers, so there is room for a trial more
        (40, 7, [0, 0, 1]),
        (40, 100, [0, 0, 1, 1]),  # as many ways as so many figures leave room for
        (10, 1, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]),  # few figures: all ways, each by two dice
    ],
)
def test_on_a_crowded_table_a_first_look_ends_once_its_answers_are_given(figures, room, plans):
    thinker = Passing()
    view, what = Begun(figures), Action("Move", "blue", "blue/axes")
    thinker._tried(view, Decision(action=what), trials=12, room=room)
    assert thinker.plans == plans


def tried_again(trials, answers, alike=3, figures=10):
    """Return how often each of some that come to the same is tried by dice of its own."""
    thinker = Trying(trials, answers)
    ends = (End(NONE, has_dice=True),)
    found = [Tried(Weighed(Decision(answer=name), NONE, 0.0), 0, ends) for name in "abcd"[:alike]]
    thinker._told_apart(Table(figures), found)
    return thinker.ends


@pytest.mark.parametrize(
    ("answers", "times"),
    [
        (1, 20),  # 3 answers a round: all 20 rounds
        (4, 10),  # 12 a round: 120 are given after ten
        (7, 6),  # 21 a round: 105 after five, so there is a sixth
        (400, 1),
    ],
)
def test_what_comes_to_the_same_is_told_apart_by_many_dice_unless_that_takes_long(answers, times):
    assert tried_again(6, answers) == dict.fromkeys("abc", times)


def test_where_many_figures_stand_it_takes_longer_and_ends_sooner():
    assert tried_again(6, 4, figures=20) == dict.fromkeys("abc", 10)  # 120 of 125
    assert tried_again(6, 4, figures=30) == dict.fromkeys("abc", 5)  # 60 of 55: 48 after four


def test_who_looks_by_one_die_only_tells_nothing_apart_by_more():
    assert tried_again(1, 1) == {}
