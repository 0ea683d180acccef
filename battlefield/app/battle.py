"""Battles played from scripts: each step by the same calls that a window would make."""

from collections.abc import Callable

from battlefield.app.event_words import words_of
from battlefield.files.errors import SceneError, shown
from battlefield.files.scripts import Script, Step
from battlefield.play.session import Session
from battlefield.rulebooks.warsurge.book import Warsurge
from battlefield.rulebooks.warsurge.muster import faults, mustered
from battlefield.rules.actions import Action, Book
from battlefield.rules.apply import apply
from battlefield.rules.dice import Dice, Listed, Seeded, face
from battlefield.rules.events import Placed
from battlefield.rules.requests import Answer, Choose, Confirm, Order, Places, Request, Roll, Spot
from battlefield.rules.state import State

BOOKS: dict[str, Callable[[], Book]] = {"warsurge": Warsurge}


class ScriptError(ValueError):
    """A step of a script cannot be done; its text is one sentence with the step's place."""


def begun(script: Script) -> Session:
    """Muster a script's rosters; one that the book does not allow is a SceneError."""
    if script.book not in BOOKS:
        known = ", ".join(BOOKS)
        raise SceneError("book", f"is {shown(script.book)}", f"it must be one of {known}")
    for side, roster in script.rosters.items():
        wrong = faults(roster)
        if wrong:
            raise SceneError(f"sides.{side}", f"cannot be played: {wrong[0]}", "correct the roster")
    state = mustered(script.rosters, script.board, script.terrain, script.seed, script.settings)
    return Session(state, BOOKS[script.book](), _dice(script))


def _dice(script: Script) -> Dice:
    return Then(Listed(script.dice), Seeded()) if script.dice else Seeded()


class Then:
    """Dice of a list until it runs out, then others."""

    def __init__(self, first: Dice, rest: Dice) -> None:
        self._first, self._rest = first, rest

    def throw(self, roll: Roll, seed: int, action: int) -> tuple[int, ...] | None:
        """Take the dice of the list, or of the others."""
        found = self._first.throw(roll, seed, action)
        return found if found is not None else self._rest.throw(roll, seed, action)


def played(script: Script, tell: Callable[[str], object]) -> Session:
    """Play a script to its end, telling each event in words; the first illegal step is a ScriptError."""
    session, told = begun(script), 0
    state = session.state
    for step in script.steps:
        _do(session, step, script.seed)
        events = session.events
        if len(events) < told:  # something was taken back
            told, state = len(events), session.state
        for event in events[told:]:
            words = words_of(event, state)
            if words:
                tell(words)
            state = apply(state, event)
        told = len(events)
    return session


def _do(session: Session, step: Step, seed: int) -> None:
    refusal = ""
    if step.action:
        refusal = session.begin(_action(session.state, step))
    elif step.auto:
        for _ in range(step.auto):
            if not chance_step(session, seed):
                return
    elif step.undo or step.redo:
        back = session.undo if step.undo else session.redo
        if not all(back() for _ in range(step.undo or step.redo)):
            refusal = "there is nothing left to take back" if step.undo else "there is nothing left to redo"
    else:
        refusal = _answered(session, step.answer)
    if refusal:
        raise ScriptError(f"{step.place}: {refusal}")


def _action(state: State, step: Step) -> Action:
    unit = state.units.get(step.unit)
    side = unit.commander if unit is not None else state.clock.side or state.sides[0]
    return Action(step.action, side, step.unit)


def _answered(session: Session, answer: object) -> str:
    pending = session.pending
    if pending is None:
        return "nothing is asked"
    made = answer_of(pending, answer)
    if made is None:
        return f"{pending.what}: {shown(answer)} is no answer to this"
    return session.answer(made)


def answer_of(request: Request, answer: object) -> Answer | None:
    """Turn what a script says into an answer of the kind that is asked, or None."""
    if isinstance(request, Confirm):
        return answer if isinstance(answer, bool) else None
    if isinstance(answer, str) and isinstance(request, Choose):
        return (answer,)
    if not isinstance(answer, list):
        return None
    if isinstance(request, Places):
        places = [_place(part) for part in answer]
        return tuple(place for place in places if place is not None) if all(places) else None
    if isinstance(request, Spot):
        good = len(answer) == 2 and all(isinstance(part, int | float) for part in answer)
        return (float(answer[0]), float(answer[1])) if good else None
    kind = int if isinstance(request, Roll) else str
    assert isinstance(request, Roll | Choose | Order)
    return tuple(answer) if all(isinstance(part, kind) for part in answer) else None


def _place(part: object) -> Placed | None:
    """Read [figure, x, y] or [figure, x, y, bottom]."""
    if not isinstance(part, list) or len(part) not in (3, 4) or not isinstance(part[0], str):
        return None
    if not all(isinstance(each, int | float) and not isinstance(each, bool) for each in part[1:]):
        return None
    bottom = float(part[3]) if len(part) == 4 else 0.0
    return Placed(part[0], (float(part[1]), float(part[2])), bottom)


def chance_step(session: Session, seed: int) -> bool:
    """Take one legal step by chance, named by how far the game has come; False once it is over."""
    number = len(session.events)
    if session.pending is not None:
        offered = session.pending.suggestions()
        if not offered:
            return False
        return not session.answer(offered[face(seed, -1, number, len(offered)) - 1])
    actions = session.book.actions(session.state)
    return bool(actions) and not session.begin(actions[face(seed, -1, number, len(actions)) - 1])
