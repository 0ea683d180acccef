"""Battles played from scripts: each step by the same calls that a window would make."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeGuard

from battlefield.app.battle.fighting import Battle
from battlefield.app.battle.mustering import Scripted
from battlefield.app.opponents.players import Player, Told, decide
from battlefield.files.battles.scripts import AUTO, Script, Step
from battlefield.files.text.errors import did_you_mean, shown
from battlefield.play.opponents.view import deciding
from battlefield.play.session import Session
from battlefield.rules.book.actions import Action
from battlefield.rules.core.dice import Seeded, face
from battlefield.rules.core.events import Event, Placed, Said, UnitArrived
from battlefield.rules.core.laws import RollLaw
from battlefield.rules.core.requests import Answer, Choose, Confirm, Order, Places, Request, Roll, Spot
from battlefield.rules.core.state import TABLE, State
from battlefield.rules.core.values import info_of

_LAYOUTS = 4  # how far the places that are drawn from go


class ScriptError(ValueError):
    """A step of a script cannot be done; its text is one sentence with the step's place."""


def _unheard(told: Told) -> None:
    """Tell nobody what came of a decision."""


@dataclass(frozen=True, slots=True)
class Seats:
    """Who decides for which side beyond a script's own steps, and who hears what came of each decision.

    Sides without a player go by chance.
    """

    players: Mapping[str, Player] = field(default_factory=dict)
    report: Callable[[Told], object] = _unheard


NOBODY = Seats()


class _Teller:
    """Tells the lines of a battle that are new; after a step back only those that come from then on."""

    def __init__(self, battle: Battle, tell: Callable[[str], object]) -> None:
        self._battle, self._tell, self._told = battle, tell, 0

    def catch_up(self) -> None:
        """Tell what has happened since."""
        lines = self._battle.log
        for line in lines[self._told :]:
            self._tell(line.words)
        self._told = len(lines)


def play_steps(battle: Battle, script: Script, tell: Callable[[str], object], seats: Seats = NOBODY) -> None:
    """Take a script's steps, telling what happens in words; the first illegal step is a ScriptError.

    In steps by chance those who have a seat decide for their sides. Where anybody has one, the battle is
    then played on to its end.
    """
    teller = _Teller(battle, tell)
    teller.catch_up()
    for step in script.steps:
        _do(battle, step, script.seed, seats, teller)
        dice = battle.session.dice
        if isinstance(dice, Scripted) and dice.fault:
            raise ScriptError(f"{step.place}: {dice.fault}")
        teller.catch_up()
    refusal = _played(battle, AUTO, script.seed, seats, teller) if seats.players else ""
    if refusal:
        raise ScriptError(f"after the last step: {refusal}")
    teller.catch_up()


def _do(battle: Battle, step: Step, seed: int, seats: Seats, teller: _Teller) -> None:
    refusal = ""
    if step.action:
        refusal = _unknown_unit(battle.state, step) or battle.begin(_action(battle.state, step))
    elif step.auto:
        refusal = _played(battle, step.auto, seed, seats, teller)
    elif step.undo or step.redo:
        back = battle.undo if step.undo else battle.redo
        if not all(back() for _ in range(step.undo or step.redo)):
            nothing = "there is nothing left to take back" if step.undo else "there is nothing left to redo"
            refusal = battle.complaint or nothing
    else:
        refusal = _answered(battle, step.answer)
    if refusal:
        raise ScriptError(f"{step.place}: {refusal}")


def _played(battle: Battle, steps: int, seed: int, seats: Seats, teller: _Teller) -> str:
    """Take so many steps, or fewer where the game is over; say why it can neither go on nor end."""
    for _ in range(steps):
        going, refusal = _next_step(battle, seed, seats)
        if not going:
            return refusal
        if seats.players:
            teller.catch_up()
    return ""


def _next_step(battle: Battle, seed: int, seats: Seats) -> tuple[bool, str]:
    """Let who has the seat of the side to decide do so, or else chance; tell whether anything was done."""
    session = battle.session
    side = deciding(session) if seats.players else ""
    who = seats.players.get(side)
    if who is None or isinstance(session.law, RollLaw):
        return _chance_step(battle, seed, side)
    refusal = battle.step(lambda game: _decided(game, who, seats.report)).make()
    return not refusal, refusal


def _decided(session: Session, who: Player, report: Callable[[Told], object]) -> str:
    told = decide(session, who)
    if told is not None:
        report(told)
    return ""


def never_stood(battle: Battle) -> str:
    """Say of a battle that ended without a side that had room on the table why that was so; else nothing."""
    session = battle.session
    if not session.state.result:
        return ""
    whys = {side: _why_kept_off(session, side) for side in session.start.sides}
    kept_off = {side: why for side, why in whys.items() if why is not None}
    causes = [f"{side}: {why}" for side, why in kept_off.items() if why]
    if not causes and len(kept_off) < len(session.start.sides):
        return ""  # who held all its units back did so by choice
    remedy = "make the table or its deployment zones larger, or clear them of terrain"
    told = "; ".join(causes) or "every unit was held back"
    return f"no unit of {' and '.join(kept_off)} was ever on the table ({told}); {remedy}"


def _why_kept_off(session: Session, side: str) -> str | None:
    """Say what was said to the first unit that a side could not deploy; None where any stood on the table."""
    state = session.start
    own = [unit.id for unit in state.units.values() if unit.side == side]
    came = {event.unit for event in session.events if isinstance(event, UnitArrived)}
    if any(unit in came or state.units[unit].where == TABLE for unit in own):
        return None
    deeds = [deed for deed in session.deeds if deed.action.unit in own]
    said = [event for deed in deeds for event in deed.events if _is_said_of(event, deed.action.unit)]
    return said[0].words if said else ""


def _is_said_of(event: Event, unit: str) -> TypeGuard[Said]:
    return isinstance(event, Said) and event.unit == unit


def _unknown_unit(state: State, step: Step) -> str:
    if not step.unit or step.unit in state.units:
        return ""
    return f"there is no unit {shown(step.unit)}{did_you_mean(step.unit, state.units)}"


def _action(state: State, step: Step) -> Action:
    unit = state.units.get(step.unit)
    side = unit.commander if unit is not None else state.clock.side or state.sides[0]
    return Action(step.action, side, step.unit, info_of({"door": step.door}) if step.door else ())


def _answered(battle: Battle, answer: object) -> str:
    pending = battle.pending
    if pending is None:
        return "nothing is asked"
    made = answer_of(pending, answer)
    if made is None:
        return f"{pending.what}: {shown(answer)} is no answer to this; {form_of(pending)}"
    return battle.answer(made)


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
        good = good and not any(isinstance(part, bool) for part in answer)
        return (float(answer[0]), float(answer[1])) if good else None
    kind = int if isinstance(request, Roll) else str
    assert isinstance(request, Roll | Choose | Order)
    fits = all(isinstance(part, kind) and not isinstance(part, bool) for part in answer)
    return tuple(answer) if fits else None


def form_of(request: Request) -> str:
    """Say how an answer to a request is written in a script."""
    if isinstance(request, Confirm):
        return "write true or false"
    if isinstance(request, Roll):
        return f"write a list of {request.count} faces, such as [{', '.join(['4'] * min(request.count, 3))}]"
    if isinstance(request, Spot):
        return "write a place [x, y] in inches"
    if isinstance(request, Places):
        return f"write [[model, x, y], ...] in inches, one for each of {', '.join(request.figures)}"
    ids = ", ".join(option.id for option in request.options)
    several = "their ids in order" if isinstance(request, Order) else "an id, or a list of ids"
    return f"write {several}: {ids}"


def _place(part: object) -> Placed | None:
    """Read [figure, x, y] or [figure, x, y, bottom]."""
    if not isinstance(part, list) or len(part) not in (3, 4) or not isinstance(part[0], str):
        return None
    if not all(isinstance(each, int | float) and not isinstance(each, bool) for each in part[1:]):
        return None
    bottom = float(part[3]) if len(part) == 4 else 0.0
    return Placed(part[0], (float(part[1]), float(part[2])), bottom)


def chance_step(battle: Battle, seed: int) -> bool:
    """Take one legal step by chance, named by how far the game has come; False where none can be taken.

    Dice that a side would type in are rolled by the seed.
    """
    return _chance_step(battle, seed)[0]


def _chance_step(battle: Battle, seed: int, side: str = "") -> tuple[bool, str]:
    """Take such a step, of one side where it is named; tell whether one was taken, and why not."""
    number, pending = battle.session.event_count, battle.pending
    law = battle.session.law
    if isinstance(law, RollLaw):
        refusal = battle.answer(Seeded().throw(law, seed, battle.state.actions))
    elif pending is not None:
        offered = _offered(battle.session, face(seed, -2, number, _LAYOUTS))
        if not offered:
            return (
                False,
                f"{pending.what}: no lawful answer is found; answer it in a step, or change the table",
            )
        refusal = battle.answer(offered[face(seed, -1, number, len(offered)) - 1])
    else:
        actions = [each for each in battle.book.actions(battle.state) if side in ("", each.by)]
        if not actions:
            return (
                False,
                "" if battle.state.result else "nobody can do anything; change the rosters or the table",
            )
        refusal = battle.begin(actions[face(seed, -1, number, len(actions)) - 1])
    return not refusal, refusal


def _offered(session: Session, most: int) -> Sequence[Answer]:
    """Return legal answers to draw from; of places only the last of so many, for each takes long to find."""
    found = session.suggestions(most)
    return found[-1:] if isinstance(session.pending, Places | Spot) else found
