"""How Iron Kingdoms looks and measures: terrain, clouds and large bases bar sight, all models stand alone."""

from battlefield.rulebooks.iron_kingdoms.sight import table_between
from battlefield.rules.book.measuring import Measuring
from battlefield.rules.core.state import State
from battlefield.rules.table.looks import Look


def look(state: State, observer: str, target: str) -> Look:
    """Look from one figure to another one."""
    one, two = (state.figures[each].model.unit for each in (observer, target))
    known = table_between(state, one, two)
    return Look(known, True, known, True)


MEASURING = Measuring("iron-kingdoms", look=look, sight="I-Attack-6", coverage="R4", range="R3")
