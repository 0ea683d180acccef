"""A unit that is dragged into an area of the map: the step that takes it there."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from battlefield.app.desk.tools import Pointer
from battlefield.app.playing.aiming.aim_hand import AimingDesk
from battlefield.app.playing.aiming.aims import Aim, events_upon, one_of
from battlefield.app.playing.forecasts import Question
from battlefield.app.playing.prompts.full_areas import fullness, title_of
from battlefield.app.playing.prompts.sides import target_of
from battlefield.app.wording.translation import tr
from battlefield.rules.core.events import UnitMoved
from battlefield.rules.core.state import State
from battlefield.rules.table.areas import area_at

_DEEP = 1  # choices before an area: what costs more than a move is chosen as what it is
_HOW = "Move "  # how it goes there: what else takes it there is an action, and chosen as one


def dropped_in_area(desk: AimingDesk, questions: Sequence[Question], unit: str, pointer: Pointer) -> bool:
    """Let a unit dropped in an area step there, or say why it cannot; False on a table without areas."""
    state = desk.seen.state
    area = area_at(state, pointer.at)
    if not area:
        return False
    step = step_into(questions, unit, area)
    if step is None:
        desk.table.complain(why_no_step(state, unit, area))
    else:
        desk.attack(step)
    return True


def step_into(questions: Sequence[Question], unit: str, area: str) -> Aim | None:
    """Return how a unit steps into an area, by the fewest choices; None where no action leads there."""
    found = [step for question in questions for step in _steps(question, unit, area)]
    return min(found, key=lambda step: len(step.answers), default=None)


def _steps(question: Question, unit: str, area: str, deep: int = 0) -> Iterator[Aim]:
    options = one_of(question)
    if any(option.id == area for option in options):
        told = events_upon(question, (area,))
        moved = (event for event in told if isinstance(event, UnitMoved) and event.unit == unit)
        if any(event.how.startswith(_HOW) for event in moved):
            yield Aim("", question, (area,), area)
    elif deep < _DEEP:
        areas = [each.id for each in question.before.areas]  # through which it would go another way
        for option in options:
            if option.id not in areas and target_of(option.id, question.before) is None:
                yield from _steps(
                    replace(question, answers=(*question.answers, (option.id,))), unit, area, deep + 1
                )


def why_no_step(state: State, unit: str, there: str) -> str:
    """Say why a unit cannot step into an area."""
    name, area = state.units[unit].name, next(each for each in state.areas if each.id == there)
    if any(area_at(state, figure.model.at) == there for figure in state.figures_of(unit)):
        return tr("{unit} is in {area} already", unit=name, area=title_of(area))
    full = fullness(state, area)
    if full:
        return tr("{area} is {full}", area=title_of(area), full=full)
    return tr("{unit} cannot step into {area} now", unit=name, area=title_of(area))
