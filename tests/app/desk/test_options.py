"""Options of tools and lenses: their usual values, what they refuse, and who hears of a change."""

import pytest

from battlefield.app.desk.options import Choice, Flag, Number, Options, Weights

FLIES = Flag("flies", "Flies", "Passes over terrain")
MOVE = Number("move", "Move", "Inches", 6.0, 0.0, 72.0)
NEAREST, FARTHEST = ("near", "Nearest first"), ("far", "Farthest first")
ORDER = Choice("order", "Order", "Who goes first", "near", (NEAREST, FARTHEST))
WORTH = Weights("worth", "A model of", "What it counts for")


@pytest.fixture
def heard():
    return []


@pytest.fixture
def options(heard):
    return Options(lambda: heard.append(1))


def test_an_option_never_set_has_its_usual_value(options):
    assert (options[FLIES], options[MOVE], options[ORDER], options[WORTH]) == (False, 6.0, "near", ())
    assert options.weight(WORTH, "red") == 1.0


def test_a_change_is_heard_once_and_no_change_is_not_heard(options, heard):
    options.put(MOVE, 4.0)
    options.put(MOVE, 4.0)
    options.put(FLIES, False)
    assert (options[MOVE], len(heard), options.stamp) == (4.0, 1, 1)


def test_weights_are_kept_side_by_side(options):
    options.weigh(WORTH, "red", -1.0)
    options.weigh(WORTH, "blue", 2.0)
    options.weigh(WORTH, "red", 0.5)
    assert options[WORTH] == (("blue", 2.0), ("red", 0.5))
    assert options.weight(WORTH, "green") == 1.0


@pytest.mark.parametrize(
    ("option", "value", "words"), [(MOVE, 73.0, "from 0 to 72"), (ORDER, "both", "one of near, far")]
)
def test_what_no_option_can_be_is_refused(options, option, value, words):
    with pytest.raises(ValueError, match=words):
        options.put(option, value)
    assert options.stamp == 0
