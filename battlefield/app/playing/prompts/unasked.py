"""What goes by itself in a person's turn: nothing is asked that has one answer."""

from collections.abc import Callable, Sequence

from battlefield.app.battle.available_actions import Offer
from battlefield.app.desk.options import Flag
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.requests import Answer, Choose
from battlefield.rules.core.state import State

UNASKED = Flag(
    "play_unasked",
    QT_TR_NOOP("Units that can do nothing hold"),
    QT_TR_NOOP(
        "Where a side can only hold, its units do so by themselves; a weapon is not asked for "
        "where there is one, nor what a side does where it can do but one thing"
    ),
    True,
)
WAITS = ("Hold",)  # actions in which a unit does nothing
_ENOUGH = "Finish attacking"
Offers = Callable[[State], Sequence[Offer]]


def only_answer(session: Session) -> Answer | None:
    """Return the answer to a choice that has one; at its beginning an attack is not broken off, either."""
    asked, hand = session.pending, session.course.hand
    if not isinstance(asked, Choose) or (asked.least, asked.most) != (1, 1) or hand is None:
        return None
    real = [option for option in asked.options if option.words != _ENOUGH or hand.answers]
    return (real[0].id,) if len(real) == 1 else None


def of_itself(state: State, offers: Offers) -> Action | None:
    """Return what a side begins by itself: all it can do, or that units hold where that is all; no battle."""
    able = [offer.action for offer in offers(state) if not offer.refusal] if state.clock.phase else []
    only = len(able) == 1 or all(action.unit and action.name in WAITS for action in able)
    return able[0] if able and only else None


def holders(offers: Sequence[Offer]) -> Sequence[Action]:
    """Return how those units hold that can do nothing else, where other units can."""
    able = [offer.action for offer in offers if not offer.refusal and offer.action.unit]
    busy = {action.unit for action in able if action.name not in WAITS}
    return [action for action in able if action.unit not in busy] if busy else []


def goes_on(session: Session, plays: Callable[[str], bool], offers: Offers) -> bool:
    """Do what has to come next, for a side that a person plays; False where somebody has to decide."""
    if session.state.result:
        return False
    asked = session.pending
    if asked is not None:
        answer = only_answer(session) if not plays(asked.by) else None
        return answer is not None and not session.answer(answer)
    action = of_itself(session.state, offers) if not plays(session.state.clock.side) else None
    return action is not None and not session.begin(action)


def is_open(session: Session, plays: Callable[[str], bool], offers: Offers) -> bool:
    """Return whether somebody has to decide what comes next."""
    if session.state.result:
        return True
    if session.pending is not None:
        return plays(session.pending.by) or only_answer(session) is None
    return plays(session.state.clock.side) or of_itself(session.state, offers) is None
