"""What states offer and how they stand is worked out once for each of those met lately."""

from battles import advance, battle

from battlefield.app.battle.available_actions import LATELY, Outlook


class Counted:
    """A book that counts how often it is asked."""

    def __init__(self, book):
        self._book, self.asked = book, 0

    def actions(self, state):
        self.asked += 1
        return self._book.actions(state)

    def refusal(self, state, action):
        return self._book.refusal(state, action)

    def standing(self, state):
        self.asked += 1
        return self._book.standing(state)


def states(count):
    fought = battle()
    found = [fought.state]
    while len(found) < count:
        advance(fought, 1)
        if fought.state is not found[-1]:
            found.append(fought.state)
    return fought.book, found


def test_a_state_is_looked_at_once():
    book, (first, second) = states(2)
    counted = Counted(book)
    outlook = Outlook(counted)
    for state in (first, second, first, second):
        assert outlook.offers(state) == Outlook(book).offers(state)
        assert outlook.standing(state) == book.standing(state)
    assert counted.asked == 4


def test_a_state_of_long_ago_is_forgotten():
    book, found = states(LATELY + 1)
    counted = Counted(book)
    outlook = Outlook(counted)
    for state in (*found, found[0]):
        outlook.standing(state)
    assert counted.asked == LATELY + 2
    outlook.standing(found[-1])
    assert counted.asked == LATELY + 2


def test_what_cannot_begin_yet_is_offered_with_the_reason():
    """Of 60 set-ups by chance 11 were offered to begin and then refused."""
    fought = battle(settings=(("game type", "den of dread"),))
    (offer,) = fought.actions()
    assert offer.action.name == "Begin"
    assert offer.refusal == fought.begin(offer.action) == "the Den of Dread is 24 by 24 inches"


def test_a_battle_that_can_begin_is_offered_to():
    (offer,) = battle().actions()
    assert (offer.action.name, offer.refusal) == ("Begin", "")
