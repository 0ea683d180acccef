"""Which perks took effect in one battle, and in one action, is counted rightly and kept."""

from collections import Counter

import pytest
from crowds import crowd, crowded_state
from hosts import Drawer
from marathon import Marathon
from meetings import ABLE, ALL, Meetings
from partners import BESIDE, WITH

from battlefield.rulebooks.warsurge.perks import CATALOGUE

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


class First:
    """Chooses the first of several."""

    def one_of(self, things):
        return things[0]


def test_a_battle_is_about_those_who_met_fewest_others():
    made = after([ABLE])
    made.in_battle[[3, 3, 5], [1, 2, 1]] = made.in_battle[[1, 2, 1], [3, 3, 5]] = False
    assert [made.unmet(name) for name in (TWO, THREE, FOUR)] == [2, 1, 2]
    assert made.focus(First(), 2) == (TWO, FOUR)
    assert set(made.focus(First(), 9)) == {TWO, THREE, FOUR, ABLE[5]}


def test_those_are_drawn_first_who_met_fewest_of_what_a_battle_is_about():
    draw = after([[ONE, TWO], [TWO, THREE]]).suiting((TWO,))
    assert draw(First(), [ONE, THREE, FOUR]) == FOUR


def test_what_perks_need_is_in_the_catalogue():
    needed = {
        name for partners in (WITH, BESIDE) for item in partners.items() for name in (item[0], *item[1])
    }
    assert needed <= CATALOGUE.perks.keys()
    assert all(
        CATALOGUE.perks[name].kind == "weapon" for item in BESIDE.items() for name in (item[0], *item[1])
    )


def held_in(name):
    """Give the names of perks of the roster, of its units and of its weapons, drawn about one perk."""
    roster = crowd(Drawer(3), (name,))
    arms = [arm.perks for unit in roster.units for arm in unit.weapons]
    perks = (roster.perks, *(unit.perks for unit in roster.units), *arms)
    return [{held.name for held in each} for each in perks]


@pytest.mark.first(7)
@pytest.mark.parametrize("name", sorted(WITH))
def test_what_a_perk_needs_is_there_where_a_battle_is_about_it(name):
    held = held_in(name)
    assert any(name in names for names in held)
    assert any(names & set(WITH[name]) for names in held)


@pytest.mark.first(6)
@pytest.mark.parametrize("name", sorted(BESIDE))
def test_what_a_weapon_needs_beside_a_perk_is_on_the_same_weapon(name):
    assert any(name in names and names & set(BESIDE[name]) for names in held_in(name))


def test_shields_are_there_for_what_breaks_them():
    state = crowded_state(3, "standard")
    carried = [state.profiles[w].stats for f in state.figures.values() for w in f.weapons]
    assert all(any(stats.get(shield) for stats in carried) for shield in ("deflect", "parry", "ward"))


def test_who_is_busy_rarely_declines_and_does_what_is_new():
    marathon = Marathon(crowded_state(3, "standard"), 3, False, after([[ONE]]), is_busy=True)
    options = [(), (FOUR,), ("done",), (ONE,)]
    chosen = Counter(marathon.choice(options) for _ in range(200))
    assert chosen[(FOUR,)] > chosen[(ONE,)] and chosen[()] + chosen["done",] < 50


def test_what_has_met_is_kept_in_a_file(tmp_path):
    path = tmp_path / "pairs.json"
    after([[ONE, TWO], [THREE]]).write(path)
    again = Meetings.read(path)
    assert again.count() == (3, 1) and again.seen() == {ONE, TWO, THREE}
    assert Meetings.read(tmp_path / "none.json").count() == (0, 0)


def test_the_families_hold_every_pair_once():
    assert sum(pairs for *_, pairs in Meetings().by_family()) == ALL


@pytest.mark.campaign
def test_a_battle_of_many_perks_lets_them_meet_and_watching_changes_nothing():
    plain = begun(Marathon(crowded_state(5, "standard"), 5, is_replayed_here=False))
    meetings = Meetings()
    with meetings.watching():
        counted = begun(Marathon(crowded_state(5, "standard"), 5, False, meetings))
    meetings.end_battle()
    assert plain.wrongs == counted.wrongs == []
    assert counted.session.hash == plain.session.hash
    assert len(meetings.seen()) > 10


def begun(marathon):
    """Play the first steps of a battle."""
    for _ in range(100):
        assert marathon.step()
    return marathon
