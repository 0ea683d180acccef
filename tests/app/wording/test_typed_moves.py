"""Moves typed in: which texts are moves, and what is said about those that are not."""

from math import dist, hypot, isfinite

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from battlefield.app.wording.typed_moves import EXAMPLES, MoveError, TypedMove, parse_move

HINT = f"a move is written like {EXAMPLES}"
STEPS = {
    "4 at 0": (0.0, -4.0),
    "4 at 90": (4.0, 0.0),
    "4 in at 180°": (0.0, 4.0),
    '4" at 270 deg': (-4.0, 0.0),
    "4 @ -90": (-4.0, 0.0),
    "4@450 degrees": (4.0, 0.0),
    "-4 at 90": (-4.0, 0.0),
    "101.6 mm AT 90": (4.0, 0.0),
    "1 1/2 at 90": (1.5, 0.0),
    "4 at 22,5": (1.5307337, -3.6955181),
    "3 at 30.0": (1.5, -2.5980762),
    "+3, -1": (3.0, -1.0),
    "3,-1": (3.0, -1.0),
    "1,5; 2,5": (1.5, 2.5),
    "1/2, 25.4 mm": (0.5, 1.0),
}
TARGETS = {
    "to 12, 8": (12.0, 8.0),
    "TO 12,8": (12.0, 8.0),
    "= 12, 8": (12.0, 8.0),
    "to -1 1/2; 0": (-1.5, 0.0),
}
REFUSED = {
    "": f'"" is no move; write it like {EXAMPLES}',
    "4": f'"4" is no move; write it like {EXAMPLES}',
    "1, 2, 3": f'"1, 2, 3" is no move; write it like {EXAMPLES}',
    "to 12": f'"12" is no move; write it like {EXAMPLES}',
    "4 at": f'"4 at" is no move; write it like {EXAMPLES}',
    "four at 30": f'"four" is no length; write it like 3.25, 1 1/4 or 75 mm; {HINT}',
    "1, up": f'"up" is no length; write it like 3.25, 1 1/4 or 75 mm; {HINT}',
    "2000 at 30": f'"2000" is farther than 1000 inches; write a shorter length; {HINT}',
    "1/0, 2": f'"1/0" divides by nothing; write it like 1 1/4; {HINT}',
    "4 at 99999": '"99999" is no bearing; write degrees clockwise from up, such as 90',
}


@pytest.mark.parametrize(("text", "step"), STEPS.items())
def test_a_typed_step_is_a_step_on_the_table(text, step):
    move = parse_move(text)
    assert move.to is None
    assert move.by == pytest.approx(step, abs=1e-7)
    assert move.step_from((7.0, 7.0)) == move.by


@pytest.mark.parametrize(("text", "place"), TARGETS.items())
def test_a_typed_place_is_reached_from_anywhere(text, place):
    move = parse_move(text)
    assert move == TypedMove(to=place)
    assert move.step_from((10.0, 10.0)) == (place[0] - 10.0, place[1] - 10.0)


@pytest.mark.parametrize(("text", "sentence"), REFUSED.items())
def test_what_is_no_move_is_refused_with_a_sentence(text, sentence):
    with pytest.raises(MoveError) as caught:
        parse_move(text)
    assert str(caught.value) == sentence


@given(st.floats(0, 1000), st.floats(-360, 360))
def test_a_typed_distance_is_kept_at_every_bearing(length, bearing):
    move = parse_move(f"{length:.7f} at {bearing:.6f}")
    assert hypot(*move.by) == pytest.approx(length, abs=1e-7)


def test_opposite_bearings_lead_back():
    there, back = parse_move("4.5 at 30"), parse_move("4.5 at 210")
    assert dist(there.by, (-back.by[0], -back.by[1])) <= 1e-12


@given(st.text(max_size=30) | st.text("0123456789 ./,;-+atto@=°in", max_size=30))
@example("1 at " + "9" * 400)
@example("1 at ٣")
@example("=,")
def test_any_text_is_a_move_within_reach_or_a_move_error(text):
    try:
        move = parse_move(text)
    except MoveError as error:
        assert str(error)
    else:
        assert all(isfinite(value) for value in (*move.by, *(move.to or ())))
        assert max(map(abs, (*move.by, *(move.to or ())))) <= 1000.0
