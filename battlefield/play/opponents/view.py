"""What a side knows when it has to decide, and what it decides: all that an opponent gets, and all it gives.

A view is data: it can be written down and sent to another process. It holds no seed, no dice to come, and
nothing that the rules hide from its side.
"""

from dataclasses import dataclass, replace

from battlefield.play.session import Session
from battlefield.play.thinking import in_thought
from battlefield.rules.book.actions import Action, Book
from battlefield.rules.book.face import Face
from battlefield.rules.core.dice import Dice
from battlefield.rules.core.hidden_information import Veil
from battlefield.rules.core.requests import Answer, Choose, Option, Order, Places, Request
from battlefield.rules.core.state import State


@dataclass(frozen=True, slots=True)
class View:
    """What a side knows: the state before the action in hand, that action with its answers, what is asked.

    Where nothing is asked, an action is to be begun; `state` is the game as far as it has come.
    """

    side: str
    before: State
    state: State
    action: Action | None = None
    answers: tuple[Answer, ...] = ()
    request: Request | None = None

    def session(self, book: Book, dice: Dice) -> Session | None:
        """Return a session of its own that stands where this view does; None where that cannot be known."""
        session = in_thought(self.before, book, dice)
        if self.action is None:
            return session
        try:
            session.take_up(self.action, self.answers)
        except ValueError:  # what is hidden has changed what came of the answers
            return None
        return session if _is_same(session.pending, self.request) else None


def _is_same(asked: Request | None, shown: Request | None) -> bool:
    """Whether two requests ask the same; options are the same in other words and in another order, too."""
    if isinstance(asked, Choose | Order) and type(asked) is type(shown):
        return _plain(asked) == _plain(shown)
    return asked == shown


def _plain(asked: Request | None) -> Request | None:
    assert isinstance(asked, Choose | Order)
    ids = sorted(option.id for option in asked.options)
    return replace(asked, options=tuple(Option(id_, id_) for id_ in ids))


@dataclass(frozen=True, slots=True)
class Decision:
    """What a side does: the action that it begins, or the answer that it gives."""

    action: Action | None = None
    answer: Answer | None = None

    def done_in(self, session: Session) -> str:
        """Do it; one that is not lawful changes nothing and gives the reason."""
        if self.action is not None:
            return session.begin(self.action)
        return session.answer(self.answer) if self.answer is not None else "nothing is decided"


def deciding(session: Session) -> str:
    """Return the side that has to decide now, nothing once the game is over."""
    if session.pending is not None:
        return session.pending.by
    sides = [action.by for action in session.book.actions(session.state)]
    side = session.state.clock.side
    return side if side in sides else next(iter(sides), "")


def view_of(session: Session, side: str, face: Face) -> tuple[View, Veil]:
    """Return what a side knows now, and what the names in it stand for."""
    hand = session.course.hand

    def seen(state: State) -> Veil:
        return face.veil(state, side, session.lot)

    now = seen(session.state)
    if hand is None:
        return View(side, now.state, now.state), now
    before = seen(session.course.state)
    answers = tuple(before.answer_as(answer) for answer in hand.answers)
    action = replace(hand.action, unit=before.shown_as(hand.action.unit))
    return View(side, before.state, now.state, action, answers, _shown(session.pending, now)), now


def _shown(request: Request | None, veil: Veil) -> Request | None:
    """Return a request with the names that are shown; what can be chosen in an order that tells nothing."""
    if not veil.true or request is None:
        return request
    if isinstance(request, Choose | Order):
        options = (_option(option, veil) for option in request.options)
        return replace(request, options=tuple(sorted(options, key=lambda option: option.id)))
    if isinstance(request, Places):
        return replace(request, figures=tuple(map(veil.shown_as, request.figures)))
    return request


def _option(option: Option, veil: Veil) -> Option:
    alias = veil.shown_as(option.id)
    unit = veil.state.units.get(alias)
    return option if alias == option.id else Option(alias, unit.name if unit is not None else alias)


def unveiled(veil: Veil, decision: Decision) -> Decision:
    """Return a decision with the true names in place of those that are shown."""
    action, answer = decision.action, decision.answer
    return Decision(
        replace(action, unit=veil.name_of(action.unit)) if action is not None else None,
        veil.answer_of(answer) if answer is not None else None,
    )


def take(session: Session, veil: Veil, decision: Decision) -> str:
    """Do what a side has decided; one that is not lawful changes nothing and gives the reason."""
    return unveiled(veil, decision).done_in(session)
