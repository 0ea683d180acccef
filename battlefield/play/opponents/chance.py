"""An opponent that takes any lawful step, drawn by a hash of what it sees."""

from battlefield.play.opponents.view import Decision, View
from battlefield.play.thinking import Salted
from battlefield.rules.book.actions import Book
from battlefield.rules.core.dice import face
from battlefield.rules.core.digest import digest
from battlefield.rules.core.requests import Places, Spot

_LAYOUTS = 4  # how far the places that are drawn from go


class Chance:
    """Decides by lots of its own."""

    def __init__(self, book: Book, seed: int = 0) -> None:
        self.book, self.seed = book, seed

    def decide(self, view: View) -> Decision | None:
        """Return any lawful step; None where none is found."""
        lots = int(digest(view.state), 16) ^ self.seed
        if view.action is None:
            actions = [each for each in self.book.actions(view.state) if each.by == view.side]
            return Decision(actions[face(lots, -1, len(actions), len(actions)) - 1]) if actions else None
        session = view.session(self.book, Salted(0))
        if session is None:
            return None
        number = len(view.answers)
        if isinstance(view.request, Places | Spot):
            found = session.suggestions(face(lots, -2, number, _LAYOUTS))[-1:]
        else:
            found = session.suggestions()
        return Decision(answer=found[face(lots, -1, number, len(found)) - 1]) if found else None
