"""What a level would do where a battle stands, and why, in lines of text."""

from collections.abc import Iterator

from battlefield.app.books.faces import face_of
from battlefield.app.opponents.outcomes import outcomes_of
from battlefield.app.opponents.reasons import Reasons, reasons_of
from battlefield.app.opponents.thoughts import Adviser
from battlefield.files.text.errors import SceneError
from battlefield.play.opponents.view import deciding, view_of
from battlefield.play.session import Session
from battlefield.rules.core.laws import RollLaw

_NONE = "advice: there is nothing to decide"


def adviser_of(level: str, session: Session) -> Adviser:
    """Make who advises; a level that is not known is a SceneError."""
    try:
        return Adviser(level, session.book)
    except ValueError as error:
        wrong, _, remedy = str(error).rpartition(": ")
        raise SceneError("--advice", wrong, remedy) from None


def advised(session: Session, adviser: Adviser) -> Iterator[str]:
    """Yield what is advised to the side that has to decide, and why."""
    side = deciding(session)
    if not side or isinstance(session.law, RollLaw):
        yield _NONE
        return
    view, _ = view_of(session, side, face_of(session.state.book))
    thought = adviser.think(view)
    if thought is None:
        yield _NONE
        return
    yield from _told(reasons_of(view, thought))
    found = outcomes_of(view, thought.decision, thought.weights)
    if found is not None:
        yield f"  chance to kill: {found.kills}"
        yield f"  loss expected: {found.loss}"
        yield from (f"  {line}" for line in found.lines)


def _told(reasons: Reasons) -> Iterator[str]:
    yield f"advice to {reasons.side}: {reasons.words}"
    if reasons.summary:
        yield f"  {reasons.summary}"
    for other in reasons.others:
        yield f"  instead, worth {other.behind:.1f} less: {other.words}"
    for term in reasons.table:
        yield f"  {term.words}: {term.amount:.1f}, of the next best {term.other:.1f}"
    if reasons.table:
        yield f"  together: {reasons.score:.1f}"
