"""Views that come one after the other share what is equal in them, and are what was sent."""

import pickle
from dataclasses import replace

from fought import led, seen

from battlefield.app.opponents.known_parts import KnownParts


def sent(view):
    return pickle.loads(pickle.dumps(view))


def after_a_while(steps):
    session = led("first_battle", steps)
    view, _veil = seen(session)
    return view


def test_a_view_is_what_was_sent():
    known = KnownParts()
    for steps in (0, 5, 20, 40):
        view = after_a_while(steps)
        taken = known.within(sent(view))
        assert taken == view
        assert [*taken.state.units] == [*view.state.units]
        assert [*taken.state.figures] == [*view.state.figures]


def test_what_is_equal_is_the_same_object_as_before():
    known = KnownParts()
    first, later = (known.within(sent(after_a_while(steps))) for steps in (5, 20))
    assert later.state.terrain is later.before.terrain is first.state.terrain
    assert later.state.board is first.state.board
    assert all(later.state.profiles[name] is first.state.profiles[name] for name in first.state.profiles)
    still = [id_ for id_, figure in first.state.figures.items() if later.state.figures.get(id_) == figure]
    assert still and all(later.state.figures[id_] is first.state.figures[id_] for id_ in still)


def test_where_nothing_is_in_hand_the_game_as_far_as_it_has_come_is_the_one_before():
    view = after_a_while(0)
    one = replace(view, state=view.before, action=None, answers=(), request=None)
    taken = KnownParts().within(sent(one))
    assert taken.state is taken.before


def test_units_in_another_order_stay_in_theirs():
    known, view = KnownParts(), after_a_while(5)
    known.within(sent(view))
    turned = replace(view.state, units=dict(reversed(view.state.units.items())))
    taken = known.within(sent(replace(view, before=turned, state=turned)))
    assert [*taken.state.units] == [*turned.units]


def test_another_battle_is_taken_as_it_comes():
    known = KnownParts()
    known.within(sent(after_a_while(5)))
    session = led("dock_brawl", 10)
    other, _veil = seen(session)
    assert known.within(sent(other)) == other
