"""A whole look through a table: every check in turn, quick ones first, each stoppable."""

from collections.abc import Callable, Iterable, Iterator

from battlefield.app.checks import crowding, goals, idle_doors, passages
from battlefield.app.checks.finding import Finding, gravest_first
from battlefield.app.wording.lengths import LengthUnit
from battlefield.geometry.kernel.cancellation import unless_stopped
from battlefield.rules.scene.contents import Scene

Cancelled = Callable[[], bool]
Tell = Callable[[float], None]
_Check = Callable[[Scene, LengthUnit, Cancelled | None], Iterable[Finding]]

CHECKS: tuple[_Check, ...] = (
    lambda scene, _unit, _stop: crowding.broken_outlines(scene),
    lambda scene, unit, _stop: crowding.off_the_board(scene, unit),
    lambda scene, unit, _stop: crowding.overlapping_pieces(scene, unit),
    lambda scene, unit, _stop: crowding.crowded_models(scene, unit),
    lambda scene, _unit, _stop: idle_doors.idle_doors(scene),
    lambda scene, _unit, _stop: goals.lost_objectives(scene),
    lambda scene, unit, _stop: goals.uneven_objectives(scene, unit),
    lambda scene, unit, stop: passages.narrow_gaps(scene, unit, stop),
    lambda scene, _unit, stop: passages.shut_places(scene, stop),
    lambda scene, _unit, stop: goals.tight_zones(scene, stop),
    lambda scene, unit, stop: goals.sight_between_zones(scene, unit, stop),
)


def look_through(
    scene: Scene, unit: LengthUnit = "inches", tell: Tell | None = None, cancelled: Cancelled | None = None
) -> list[Finding]:
    """Find what is wrong or worth knowing, the gravest first.

    `tell` hears shares from 0 to 1; once `cancelled` answers true, a StoppedError ends the look. A scene with
    a broken outline is looked through no further, as nothing exact can be said of it.
    """
    return gravest_first(_all(scene, unit, tell, cancelled))


def _all(scene: Scene, unit: LengthUnit, tell: Tell | None, cancelled: Cancelled | None) -> Iterator[Finding]:
    for done, check in enumerate(CHECKS, start=1):
        unless_stopped(cancelled)
        found = list(check(scene, unit, cancelled))
        yield from found
        if any(each.check == "outline" for each in found):
            return
        if tell is not None:
            tell(done / len(CHECKS))
