"""Pull and Push: figures moved by areas, each step strictly closer to a source or farther away from it."""

from functools import partial

from battlefield.rulebooks.agemonia.figures import is_large
from battlefield.rulebooks.agemonia.movement.entering import step_into
from battlefield.rulebooks.agemonia.movement.ground import is_full, range_between
from battlefield.rulebooks.agemonia.rows import Applies, Deed, Row
from battlefield.rulebooks.agemonia.words import AMOUNT, STEP
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.skirmish.single import is_up
from battlefield.rules.table.areas import area_of, graph, name_of, steps_from

_FAMILY = "Movement"
_FORCE = (
    "Single lines are crossed, and double ones downhill, where it falls unless it flies: an Ally bears 4 "
    "damage, an Enemy suffers 2, and it gains a condition. It comes into no full area; what an area does to "
    "who comes into it happens. Large and Huge figures stay."
)
_RULINGS = ("A-Pull-1", "A-Pull-2", "A-Pull-3", "A-Fall-1", "A-Fall-2", "A-Fall-3", "A-Token-1")


def next_areas(state: State, unit: str, source: str, *, closer: bool) -> tuple[str, ...]:
    """Return the areas that a figure may be pulled or pushed into next, in the order of the map.

    Steps are counted from the area `source`. Double lines are crossed downhill alone, full areas not at all.
    """
    here, steps = area_of(state, unit), steps_from(state, source)
    if here not in steps:
        return ()
    return tuple(
        there
        for there in graph(state).neighbours(here, "down")
        if (steps[there] < steps[here] if closer else steps[there] > steps[here])
        and not is_full(state, there)
    )


def why_not_forced(game: Game, unit: str) -> str:
    """Say why a figure cannot be pulled or pushed, or nothing."""
    if is_large(game.state, unit):
        return "is too large to be moved"
    return game.reason_against(STEP, unit)


def _force(game: Game, unit: str, deed: Deed, *, closer: bool) -> Flow[None]:
    """Move a figure; the side of who does it chooses among equals."""
    reason = why_not_forced(game, unit)
    if reason:
        game.say(reason, unit)
        return
    how, most, moved = deed.row.name, deed.number(AMOUNT), 0
    side = game.state.units[deed.unit].commander
    while moved < most and is_up(game.state, unit) and not why_not_forced(game, unit):
        found = next_areas(game.state, unit, deed.source, closer=closer)
        words = {area: name_of(game.state, area) for area in found}
        what = f"{how}: where {game.state.units[unit].name} goes"
        there = yield from game.choose_one(what, words, by=side)
        if not there:
            break
        yield from step_into(game, unit, area_of(game.state, unit), there, how, deed.unit, forced=True)
        moved += 1
    if moved < most and is_up(game.state, unit):
        game.say(f"the {how} ends after {moved} of {most}", unit)


def _force_all(game: Game, deed: Deed, targets: tuple[str, ...], *, closer: bool) -> Flow[None]:
    """Move several figures: pulled ones from the nearest on, pushed ones from the farthest on."""
    for unit in (yield from _ordered(game, deed, targets, closer=closer)):
        if is_up(game.state, unit):
            yield from _force(game, unit, deed, closer=closer)


def _ordered(game: Game, deed: Deed, targets: tuple[str, ...], *, closer: bool) -> Flow[tuple[str, ...]]:
    """Put figures into the order in which they are moved; a side decides among those equally far."""
    state, what = game.state, f"{deed.row.name}: who goes first"
    left = [unit for unit in targets if is_up(state, unit)]
    far = {unit: range_between(state, deed.source, area_of(state, unit)) or 0 for unit in left}
    found: list[str] = []
    for steps in sorted(set(far.values()), reverse=not closer):
        equal = {unit: state.units[unit].name for unit in left if far[unit] == steps}
        found += yield from game.order(what, equal, by=state.units[deed.unit].commander)
    return tuple(found)


EFFECTS = (
    Row(
        "Pull",
        _FAMILY,
        "weapon",
        says="Moves a figure {amount} areas, each strictly closer to the source, which it ends at; without a "
        f"range it reaches as far. {_FORCE} The nearest figures go first.",
        rulings=_RULINGS,
        numbers={AMOUNT: 1},
        applies=Applies(partial(_force_all, closer=True), "targets", bars=why_not_forced),
    ),
    Row(
        "Push",
        _FAMILY,
        "weapon",
        says=f"Moves a figure {{amount}} areas, each strictly farther from the source. {_FORCE} The farthest "
        "figures go first.",
        rulings=_RULINGS,
        numbers={AMOUNT: 1},
        applies=Applies(partial(_force_all, closer=False), "targets", bars=why_not_forced, rank=1),
    ),
)
