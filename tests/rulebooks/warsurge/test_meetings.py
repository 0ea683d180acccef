"""Which perks took effect in one battle, and in one action, is counted rightly and kept."""

from hosts import crowded_state
from marathon import Marathon
from meetings import ABLE, ALL, Meetings

ONE, TWO, THREE, FOUR = ABLE[:4]


def after(*battles):
    """Give the meetings of some battles, each a list of actions with the perks that took effect in them."""
    made = Meetings()
    for battle in battles:
        for action in battle:
            with made.in_play():
                for name in action:
                    made.saw(name)
            made.end_action()
        made.end_battle()
    return made


def test_perks_of_one_action_met_in_it_and_those_of_a_battle_in_the_battle():
    assert after([[ONE, TWO], [THREE]], [[FOUR]]).count() == (3, 1)


def test_what_is_asked_outside_of_play_does_not_count():
    made = Meetings()
    made.saw(ONE)
    made.end_battle()
    assert made.seen() == set()


def test_who_met_fewest_others_is_drawn_first():
    class First:
        def one_of(self, things):
            return things[0]

    made = after([[ONE, TWO], [TWO, THREE]])
    assert [made.unmet(name) for name in (ONE, FOUR)] == [len(ABLE) - 3, len(ABLE)]
    assert made.draw(First(), [ONE, FOUR, TWO]) == FOUR


def test_what_has_met_is_kept_in_a_file(tmp_path):
    path = tmp_path / "pairs.json"
    after([[ONE, TWO], [THREE]]).write(path)
    again = Meetings.read(path)
    assert again.count() == (3, 1) and again.seen() == {ONE, TWO, THREE}
    assert Meetings.read(tmp_path / "none.json").count() == (0, 0)


def test_the_families_hold_every_pair_once():
    assert sum(pairs for *_, pairs in Meetings().by_family()) == ALL


def test_a_battle_of_many_perks_lets_them_meet_and_watching_changes_nothing():
    plain = Marathon(crowded_state(5, "standard", None), 5, is_replayed_here=False).play()
    meetings = Meetings()
    with meetings.watching():
        counted = Marathon(crowded_state(5, "standard", None), 5, False, meetings).play()
    meetings.end_battle()
    assert plain.wrongs == counted.wrongs == []
    assert counted.session.hash == plain.session.hash
    assert len(meetings.seen()) > 10
