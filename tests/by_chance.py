"""A player who answers by chance, the same each time: whole games of any book come to an end by it."""

from battlefield.play.session import Session
from battlefield.rules.dice import Seeded, face


class Chooser:
    """Picks one of several by a hash of how often it was asked."""

    def __init__(self, seed):
        self.seed, self.asked = seed, 0

    def one_of(self, things):
        self.asked += 1
        return things[face(self.seed, 0, self.asked, len(things)) - 1]


def played_by_chance(start, book, seed=1, most=3000, after=lambda _: None):
    """Play a game by hashed choices to its end, and give the session; `after` is called after each step."""
    session, chooser = Session(start, book, Seeded()), Chooser(seed)
    for _ in range(most):
        if session.pending is not None:
            suggestions = session.pending.suggestions()
            assert suggestions, f"nobody knows an answer to {session.pending}"
            refusal = session.answer(chooser.one_of(suggestions))
        else:
            actions = session.book.actions(session.state)
            if not actions:
                return session
            refusal = session.begin(chooser.one_of(actions))
        assert not refusal, refusal
        after(session)
    raise AssertionError("the game does not end")
