"""Displacement: models slid away from something or toward it, and shifted to a place of somebody's choice."""

from dataclasses import dataclass

from battlefield.geometry.displacement import FallWhen, PushError
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.hurting import knock
from battlefield.rulebooks.pulp_city.models.models import is_inanimate
from battlefield.rulebooks.pulp_city.models.strike import Doors
from battlefield.rulebooks.pulp_city.movement.placing import drop, put
from battlefield.rulebooks.pulp_city.words import CRASH
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.skirmish.single import figure_of, is_up
from battlefield.rules.skirmish.sliding import Kind, slid

CRASH_DAMAGE = "crash damage"


@dataclass(frozen=True, slots=True)
class Slide:
    """A displacement in a straight line: which way from where, how far, and when it leads into a fall.

    With `to_edge` the leading edge goes no farther than the source, otherwise the centre.
    """

    how: str
    kind: Kind
    inches: float
    source: Point
    fall_when: FallWhen
    to_edge: bool = False


def slide(game: Game, unit: str, asked: Slide, doors: Doors) -> Flow[None]:
    """Slide a model; it stops at what is in the way, and falls where it loses its footing."""
    if not is_up(game.state, unit) or is_inanimate(game.state, unit):
        return
    figure, inches = figure_of(game.state, unit), asked.inches
    try:
        found = slid(
            game.state,
            figure,
            asked.kind,
            inches,
            asked.source,
            fall_when=asked.fall_when,
            to_edge=asked.to_edge,
        )
    except PushError:
        game.say(f"{asked.how}: there is no direction", unit)
        return
    yield from put(game, unit, asked.how, found.to, figure.model.bottom, doors)
    if found.falls and is_up(game.state, unit):
        yield from drop(game, unit, doors)
    elif asked.kind == "away" and found.stopped_by is not None and not is_within(inches, found.limit):
        _crash(game, unit, found.stopped_by.kind, found.stopped_by.id)


def _crash(game: Game, unit: str, kind: str, met: str) -> None:
    """Hurt who was knocked into something, and the model that it was: each by the other, where that may."""
    amount = int(game.state.setting(CRASH_DAMAGE, 1))
    other = game.state.figures[met].model.unit if met in game.state.figures else ""
    if kind not in ("model", "terrain") or not amount:
        return
    if not (other and game.reason_against(CRASH, other)):
        knock(game, unit, amount, "crash")
    if other and not game.reason_against(CRASH, unit):
        knock(game, other, amount, "crash", unit)
