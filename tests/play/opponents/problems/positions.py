"""How set problems come about: small battles played by scripts up to the position, and what follows from it.

A position is a battle script with rosters and a table of its own, read and played as any other. From it a
player decides for one side until its action or turn is over; the others do as little as they can.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType

from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import answer_of
from battlefield.app.opponents.players import Player, Told, decide
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.view import deciding
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded
from battlefield.rules.core.events import Placed
from battlefield.rules.core.requests import Choose, Confirm, Places
from battlefield.rules.core.state import State

ACTION, OWN_TURN, PHASE, TURN = "action", "own turn", "phase", "turn"
MOST = 400  # decisions within which every problem is over
IDLE = ("Hold", "No Counter", "Pass", "End Step")
ENDS = ("done", "stay", "stop", "nobody", "nothing")

Json = dict[str, object]
Place = tuple[float, ...] | str
"""Where a model stands, with its height where that is not 0; or the area that it is in."""
Line = tuple[str, str] | str | bool | list[object]
"""One step of a written solution: an action with its unit, or an answer as scripts have it."""


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, whose turn it is, and by what play of that side one knows that it has seen the point."""

    name: str
    why: str
    position: Callable[[], Session]
    side: str
    is_solved: Callable[[State, Session], bool]
    right: tuple[Line, ...]
    wrong: tuple[Line, ...]
    until: str = ACTION


def unit(id_: str, stats: Mapping[str, object], *weapons: Json, base: float = 32, **more: object) -> Json:
    """A unit of a roster."""
    printed = {"id": id_, "name": id_.title(), "base": {"round": base}, "height": 1.5, "stats": dict(stats)}
    return {**printed, "weapons": list(weapons), **more}


def weapon(name: str, kind: str, *perks: object, **stats: object) -> Json:
    """A weapon or an action of a unit."""
    return {"name": name, "type": kind, "stats": stats, "perks": list(perks)}


def roster(book: str, *units: Json, **more: object) -> Json:
    """What a side brings."""
    head = {"format": "battlefield-roster", "version": 1, "book": book, "name": "A side"}
    return {**head, "units": list(units), **more}


def block(id_: str, left: float, top: float, right: float, bottom: float, **more: object) -> Json:
    """A rectangular piece of terrain, three inches high."""
    ring = [[left, top], [right, top], [right, bottom], [left, bottom]]
    return {"id": id_, "kind": "ruin", "shape": {"polygon": ring}, "top": 3, "sight": "blocks", **more}


def table(places: Mapping[str, Sequence[Place]], size: float = 24, **more: object) -> Json:
    """A square table whose deployment zones let everybody stand where it is to stand, or along an edge."""
    spots = [(id_, n, *at[:2]) for id_, found in places.items() for n, at in enumerate(found)]
    round_ = [
        {"id": f"{id_} {n}", "side": id_.partition("/")[0], "shape": {"circle": [x, y], "radius": 0.65}}
        for id_, n, x, y in spots
    ]
    edges = [_strip("red", 0, size), _strip("blue", size - 4, size)]
    return {"board": {"width": size, "height": size}, "zones": [*round_, *edges], **more}


def _strip(side: str, top: float, width: float) -> Json:
    ring = [[0, top], [width, top], [width, top + 4], [0, top + 4]]
    return {"id": f"{side} edge", "side": side, "shape": {"polygon": ring}}


def position(
    sides: Mapping[str, Json],
    scene: Json,
    places: Mapping[str, Sequence[Place]],
    when: Callable[[State], bool],
    lines: Sequence[Line] = (),
    **more: object,
) -> Session:
    """Come to a position: who stands where, what is done, until when; else nobody does anything."""
    session, hand = mustered(sides, scene, more), Still(lines, places)
    while session.pending is not None or not when(session.state):
        refusal = hand.step(session)
        assert not refusal, refusal
    assert not hand.left, f"never asked: {hand.left}"
    assert not getattr(session.dice, "fault", ""), session.dice.fault
    return session


def mustered(sides: Mapping[str, Json], scene: Json, more: Json) -> Session:
    """Write a battle script with its files, and begin what is read of it."""
    book = next(iter(sides.values()))["book"]
    head = {"format": "battlefield-script", "version": 1, "book": book, "scene": "scene.json", "steps": []}
    files = {f"{side}.json": brought for side, brought in sides.items()}
    files["scene.json"] = {"format": "battlefield-scene", "version": 1, **scene}
    files["script.json"] = {**head, "sides": {side: f"{side}.json" for side in sides}, **more}
    with TemporaryDirectory() as folder:
        for name, value in files.items():
            (Path(folder) / name).write_text(json.dumps(value), encoding="utf-8")
        return session_of(read_script(Path(folder) / "script.json"))


@cache
def _came_to(position_: Callable[[], Session]) -> Session:
    return position_()


def begun(problem: Problem, seed: int = 0) -> Session:
    """A session that begins at the position of a problem, with dice of a seed."""
    session = _came_to(problem.position)
    return Session(session.state, session.book, Seeded(), seed=seed)


class Still:
    """Decides as little as may be; what is written is done first, answers as soon as they are lawful."""

    def __init__(
        self, lines: Sequence[Line] = (), places: Mapping[str, Sequence[Place]] = MappingProxyType({})
    ) -> None:
        self.left, self.places = list(lines), places

    def step(self, session: Session) -> str:
        """Do what is written, or else the least that the rules allow."""
        if session.pending is None:
            return session.begin(self._action(session))
        found = answer_of(session.pending, self.left[0]) if self.left else None
        if found is not None and not session.refusal(found):
            del self.left[0]
            return session.answer(found)
        return session.answer(self._deployed(session) or least(session))

    def _deployed(self, session: Session) -> object:
        """Where a unit that is being deployed is to stand; None where something else is asked."""
        asked, (action, _) = session.pending, session.in_hand or (None, ())
        spots = self.places.get(action.unit, ()) if action is not None and action.name == "Deploy" else ()
        is_area = bool(spots) and isinstance(spots[0], str)
        if not spots or not isinstance(asked, Choose if is_area else Places):
            return None
        if is_area:
            return tuple(spots)
        return tuple(
            Placed(figure, at[:2], at[2] if len(at) > 2 else 0.0)
            for figure, at in zip(asked.figures, spots, strict=True)
        )

    def _action(self, session: Session) -> Action:
        side = deciding(session)
        open_ = [each for each in session.book.actions(session.state) if each.by == side]
        meant = [each for each in open_ if (each.name, each.unit) in self.left[:1]]
        if meant:
            del self.left[0]
            return meant[0]
        coming = [each for each in open_ if each.name == "Deploy" and each.unit in self.places]
        idle = [each for each in open_ if each.name in IDLE]
        return (*coming, *idle, *open_)[0]


def least(session: Session) -> object:
    """What does least of all that may be answered."""
    asked = session.pending
    if isinstance(asked, Confirm) and not session.refusal(False):
        return False
    if isinstance(asked, Choose):
        if not asked.least:
            return ()
        ends = [option.id for option in asked.options if option.id in ENDS]
        if ends:
            return (ends[0],)
    if isinstance(asked, Places):
        there = tuple(_as_it_stands(session.state, each) for each in asked.figures)
        if not session.refusal(there):
            return there
    return session.suggestions(1)[0]


def _as_it_stands(state: State, figure: str) -> Placed:
    model = state.figures[figure].model
    return Placed(figure, model.at, model.bottom)


def solved_by(problem: Problem, who: Player, seed: int = 0) -> tuple[bool, Session]:
    """Let a player decide for the side of a problem; whether it has seen the point, and how it went.

    What another had to decide instead, since it was refused, solves nothing.
    """
    told: list[Told | None] = []
    solved, session = _solved(problem, seed, lambda session: told.append(decide(session, who)))
    return solved and not any(each is None or each.is_replaced for each in told), session


def solved_as_written(problem: Problem, lines: Sequence[Line], seed: int = 0) -> tuple[bool, list[Line]]:
    """Play a written solution; whether it solves the problem, and what of it was never asked for."""
    hand = Still(lines)
    solved, _ = _solved(problem, seed, lambda session: _done(hand, session))
    return solved, hand.left


def _done(hand: Still, session: Session) -> None:
    refusal = hand.step(session)
    assert not refusal, refusal


def _solved(problem: Problem, seed: int, own: Callable[[Session], None]) -> tuple[bool, Session]:
    session, others = begun(problem, seed), Still()
    before = session.state
    for _ in range(MOST):
        side = deciding(session)
        if not side or is_over(problem, before, session):
            return problem.is_solved(before, session), session
        if side == problem.side:
            own(session)
        else:
            _done(others, session)
    raise AssertionError(f"{problem.name} does not come to an end")


def is_over(problem: Problem, before: State, session: Session) -> bool:
    """Whether the side of a problem has done what it was asked to do."""
    if session.pending is not None:
        return False
    if problem.until == ACTION:
        return any(deed.action.by == problem.side for deed in session.deeds)
    clock, now = before.clock, session.state.clock
    over = {PHASE: now.phase != clock.phase, OWN_TURN: now.side != clock.side}
    return now.turn != clock.turn or over.get(problem.until, False)


def placed(figure: str, x: float, y: float) -> list[object]:
    """Say where a unit of one goes, as a script does."""
    return [[figure, x, y]]


def chosen(session: Session, side: str) -> list[str]:
    """Give the ids that were chosen in the actions of a side, in order."""
    answers = [answer for deed in session.deeds if deed.action.by == side for answer in deed.answers]
    return [id_ for answer in answers if isinstance(answer, tuple) for id_ in answer if isinstance(id_, str)]


def said(session: Session) -> list[bool]:
    """Give what was said yes or no to, in order."""
    answers = [answer for deed in session.deeds for answer in deed.answers]
    return [answer for answer in answers if isinstance(answer, bool)]


def lost(before: State, session: Session, unit_: str) -> int:
    """Count the HP that a unit has lost."""
    return before.hp(unit_) - session.state.hp(unit_)


def gone(state: State, *units: str) -> bool:
    """Whether all of some units are destroyed."""
    return not any(state.living(each) for each in units)
