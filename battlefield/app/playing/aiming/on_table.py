"""What the table shows of attacks that can be made: the odds beside each target."""

from collections.abc import Container, Mapping

from battlefield.app.desk.answers import placed
from battlefield.app.desk.pictures import Drawing, Line, Mark, Role, Shape
from battlefield.app.playing.aiming.aims import Aim
from battlefield.app.playing.aiming.carrying import Carried, model_at
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.aiming.ranges import ring, weapon_range
from battlefield.app.playing.aiming.sight_lines import Kind, SightLine
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.app.wording.said import said
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model

NO_ENEMY = QT_TR_NOOP("Drop it on an enemy to attack")
_LOOKS: Mapping[Kind, tuple[Role, bool]] = {
    "whole": ("good", False),
    "partly": ("path", True),
    "blocked": ("quiet", True),
}


def models_of(desk: PlayedDesk, unit: str) -> list[Model]:
    """Return the living models of a unit that stand on the table, by shown ids."""
    state = desk.seen.state
    found = (
        (desk.table.shown.model(figure.id) for figure in state.living(unit)) if unit in state.units else ()
    )
    return [model for model in found if model is not None]


def middle(desk: PlayedDesk, unit: str) -> Point | None:
    """Return the middle of a unit's models; None where none stands on the table."""
    ats = [model.at for model in models_of(desk, unit)]
    return (sum(x for x, _ in ats) / len(ats), sum(y for _, y in ats) / len(ats)) if ats else None


def drawn_odds(desk: PlayedDesk, odds: Odds, line: SightLine | None) -> Drawing:
    """Write the odds of an attack beside its target, and what hides that."""
    seen = line.words if line is not None else ()
    return noted(desk, odds.aim.target, "bad", (*odds.lines, *seen))


def noted(
    desk: PlayedDesk, unit: str, role: Role, words: tuple[str, ...], toward: Point = (0.0, -1.0)
) -> Drawing:
    """Write words beside a unit, above it where there is room, or where a unit vector points."""
    models = models_of(desk, unit) if words else ()
    if not models:
        return ()
    about = tuple((*each.at, inches(max(each.base.length_mm, each.base.width_mm)) / 2) for each in models)
    told = tuple(said(line, desk.state) for line in words)
    return (Mark(models[0].at, role, told, 0.0, toward, about),)


def drawn_pull(desk: PlayedDesk, carried: Carried | None) -> Drawing:
    """Draw from a unit to where it is dragged: as an attack only once an enemy is under the pointer."""
    start = middle(desk, carried.unit) if carried is not None and carried.is_drag else None
    if carried is None or start is None or start == carried.now.at:
        return ()
    under = model_at(desk.table.scene, carried.now.at)
    unit = desk.seen.state.units.get(under.unit) if under is not None else None
    is_foe = unit is not None and unit.commander != desk.state.clock.side
    return (Line((start, carried.now.at), "bad" if is_foe else "path", arrow=True, dashed=True),)


def drawn_lines(lines: Mapping[str, SightLine]) -> Drawing:
    """Draw what a unit sees of each enemy: a plain line, a dashed one where something is hidden."""
    return tuple(
        Line((line.start, line.end), role, (), dashed, weight=0.6)
        for line in lines.values()
        for role, dashed in (_LOOKS[line.kind],)
    )


def drawn_hidden(desk: PlayedDesk, lines: Mapping[str, SightLine], but: Container[str]) -> Drawing:
    """Write beside each enemy what hides it, but for some of whom that is told elsewhere."""
    return tuple(
        note
        for unit, line in lines.items()
        if unit not in but
        for note in noted(desk, unit, "quiet", line.words)
    )


def drawn_range(desk: PlayedDesk, unit: str, aim: Aim) -> Drawing:
    """Draw how far the weapon of an attack reaches."""
    state = desk.seen.state
    name, reach = weapon_range(desk.battle.book.card(state, unit), aim.words)
    return ring(models_of(desk, unit), reach, (f"{name}: {reach:g} in",), "path", state.board)


def targets_outlined(desk: PlayedDesk, units: Mapping[str, object], chosen: str = "") -> Drawing:
    """Outline the enemies that can be attacked, and more firmly who is."""
    return tuple(
        Shape(
            placed(model), "path" if unit == chosen else "bad", unit != chosen, 2.4 if unit == chosen else 1.7
        )
        for unit in units
        for model in models_of(desk, unit)
    )
