"""Concealed: a unit that is a marker on the table until it acts, or until an enemy comes near."""

from dataclasses import replace

from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.shapes import BaseSize, PlacedBase, Point
from battlefield.geometry.kernel.tolerance import is_overlapping, is_within
from battlefield.geometry.templates import margins
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.attack_moments import TemplateDrifted, TemplateLaid
from battlefield.rulebooks.warsurge.moments import Arrived, Deploying, Fallen, Moved, PutOut
from battlefield.rulebooks.warsurge.movement.deploying import have_come, is_friendly_at, may_lie_outside
from battlefield.rulebooks.warsurge.movement.embarking import turn_out_whole
from battlefield.rulebooks.warsurge.movement.movement_paths import APART, stood
from battlefield.rulebooks.warsurge.occasions import Standing
from battlefield.rulebooks.warsurge.perks.kit.ranks import UnitActs
from battlefield.rulebooks.warsurge.perks.kit.resistance import KEEN, are_enemies, keen_eyes_on
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.turn.turns import HOLD
from battlefield.rulebooks.warsurge.units.allegiance import foes_on_table
from battlefield.rulebooks.warsurge.words import DEPLOYS_OUTSIDE, TO_ARRIVE, TO_DEPLOY
from battlefield.rules.core.events import MarkerLaid, MarkerTaken, Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.moments import Moment, SpanEnding, UnitActivated, UnitDone
from battlefield.rules.core.perks import Bearer, Flow, Forbids, Perk, Reacts
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import RESERVE, TABLE, Marker, State
from battlefield.rules.core.values import grained
from battlefield.rules.muster import deployment_zones
from battlefield.rules.table import layout

_trait = Rows("Traits", "trait")

CONCEALED = "Concealed"
LOOKED_AT = (Moved, Arrived, PutOut, UnitDone, SpanEnding)  # when a keen eye may see more than before
_MARKER, _DOT = BaseSize.round(25.4), BaseSize.round(1.0)


def marker_of(state: State, unit: str) -> Marker | None:
    """Return the marker that stands for a concealed unit."""
    return next((m for m in state.markers if m.name == CONCEALED and m.by == unit), None)


def _is_own(state: State, bearer: Bearer, moment: Deploying) -> bool:
    return moment.unit == bearer.unit and state.units[bearer.unit].where == RESERVE


def _hide(game: Game, bearer: Bearer, moment: Deploying) -> Flow[None]:
    """Lay a marker in the zone instead of deploying the unit."""
    unit, state = bearer.unit, game.state
    by, (low, high) = state.units[unit].commander, moment.rows
    home = passengers.reserve_of(state, unit)

    def check(at: Point) -> str:
        if not deployment_zones.is_spot_in(state, home, at, moment.rows):
            outside = may_lie_outside(game, unit, (PlacedBase(_MARKER, at),), home)
            friendly = outside or is_friendly_at(game, unit, at)
            barred = _why_not_there(game, unit, at) if outside else ""
            if barred or not friendly:
                return barred or "that is outside the deployment zone"
        near = any(not is_within(APART, far) for far in _gaps(game, unit, at))
        return f"an enemy stands within {APART:g} in of that" if near else ""

    (left, right), row = deployment_zones.columns(state, home), (low + high) / 2.0
    along = (left + (right - left) * n / 10.0 for n in range(1, 10))
    spots = tuple((grained(x), grained(row)) for x in along)
    if deployment_zones.drawn(state, home):
        x, y = deployment_zones.middle(state, home, moment.rows)
        spots = ((grained(x), grained(y)), *spots)
    request = Spot(by, f"marker of {state.units[unit].name}")
    at = yield from game.spot(SpotLaw(request, check, lambda: spots))
    at = grained(at[0]), grained(at[1])
    serial = game.state.serial + 1
    game.emit(MarkerLaid(Marker(f"{CONCEALED} {serial}", CONCEALED, at, by, unit)))
    for name in (CONCEALED, passengers.LURKS):
        game.begin(name, unit, by=unit)
    moment.done = True


def _why_not_there(game: Game, unit: str, at: Point) -> str:
    """Say what keeps a unit from arriving outside its zone where its marker is to lie, or nothing."""
    figure = game.state.figures_of(unit)[0]
    there = replace(game.state.units[unit], where=TABLE, figures=(figure.id,))
    stands = game.state.with_unit(there).with_figures(stood(figure, Placed(figure.id, at)))
    how = game.figure(DEPLOYS_OUTSIDE, 0, unit).sources
    return game.reason_against(TO_ARRIVE, unit, about=Standing(stands, how))


def _gaps(game: Game, unit: str, at: Point) -> list[float]:
    """Return the gaps of enemies' living figures to a point."""
    figures = (figure for foe in foes_on_table(game, unit) for figure in game.state.living(foe.id))
    return [gap(layout.base_of(figure.model), PlacedBase(_MARKER, at)).gap for figure in figures]


# coming out


def take_marker(game: Game, unit: str, why: str) -> None:
    """Take the marker of a concealed unit off, if it has one; it is no longer concealed."""
    mark = marker_of(game.state, unit)
    if mark is not None:
        game.emit(MarkerTaken(mark.id, why))
    for name in (CONCEALED, passengers.LURKS):
        game.lift(unit, name, why)


def _fall(game: Game, bearer: Bearer, _moment: Fallen) -> None:
    take_marker(game, bearer.unit, "it has fallen")


def reveal(game: Game, unit: str, why: str) -> Flow[None]:
    """Put a concealed unit where its marker lies, as near as there is room."""
    mark = marker_of(game.state, unit)
    if mark is None:
        return
    game.say(f"{CONCEALED}: it shows itself, {why}", unit)
    take_marker(game, unit, why)
    yield from turn_out_whole(game, unit, [PlacedBase(_DOT, mark.at)], 0.0, CONCEALED)
    yield from have_come(game, unit, CONCEALED)


def _acts(_state: State, bearer: Bearer, moment: UnitActivated) -> bool:
    return moment.unit == bearer.unit and moment.action != HOLD


def _act(game: Game, bearer: Bearer, _moment: UnitActivated) -> Flow[None]:
    yield from reveal(game, bearer.unit, "for it acts")


def _comes(state: State, bearer: Bearer, moment: Moved | Arrived | PutOut) -> bool:
    return are_enemies(state, bearer.unit, moment.unit)


def _come(game: Game, bearer: Bearer, moment: Moved | Arrived | PutOut) -> Flow[None]:
    """Show it to an enemy that has come to stand near its marker."""
    mark = marker_of(game.state, bearer.unit)
    if mark is None:
        return
    here = game.state.units[moment.unit].where == TABLE
    figures, disc = game.state.living(moment.unit) if here else (), PlacedBase(_MARKER, mark.at)
    gaps = (gap(layout.base_of(figure.model), disc).gap for figure in figures)
    if any(is_within(far, float(bearer.number("radius"))) for far in gaps):
        yield from reveal(game, bearer.unit, "an enemy is near")


def _laid(game: Game, bearer: Bearer, moment: TemplateLaid) -> Flow[None]:
    mode = mode_of(game, moment.weapon)
    if mode is not None and mode.scatters:
        yield from _strike(game, bearer, moment)


def _strike(game: Game, bearer: Bearer, moment: TemplateLaid | TemplateDrifted) -> Flow[None]:
    """Show it under a template that has scattered onto its marker."""
    mark = marker_of(game.state, bearer.unit)
    if mark is None:
        return
    disc = Bases.placed([PlacedBase(_MARKER, mark.at)])
    if is_overlapping(float(margins(moment.template, disc)[0])):
        yield from reveal(game, bearer.unit, "a template lies on it")


def _spy_out(game: Game, bearer: Bearer, _moment: Moment) -> Flow[None]:
    """Show it to an enemy with a keen eye that is near its marker and sees that."""
    mark = marker_of(game.state, bearer.unit)
    if mark is None:
        return
    disc = PlacedBase(_MARKER, mark.at)
    for figure in keen_eyes_on(game, bearer.unit):
        near = is_within(gap(layout.base_of(figure.model), disc).gap, KEEN)
        if near and layout.sees_point(game.state, figure.id, mark.at):
            yield from reveal(game, bearer.unit, "a keen eye sees it")
            return


CONCEALING: tuple[Perk, ...] = (
    _trait(
        CONCEALED,
        "Trait, Specific",
        "It deploys as a marker, which cannot be targeted and claims nothing. The unit takes its place as it"
        ' acts, as an enemy comes to stand within {radius}", or as a template scatters onto it. Its decoy is'
        " concealed too.",
        numbers={"radius": 6},
        forbids=(Forbids(TO_DEPLOY, lambda _, bearer: bearer.perk.name, "under"),),
        reacts=(
            Reacts(Deploying, _hide, _is_own),
            Reacts(UnitActivated, _act, _acts, "under", UnitActs.CONCEALED),
            Reacts(Moved, _come, _comes, "under"),
            Reacts(Arrived, _come, _comes, "under"),
            Reacts(PutOut, _come, _comes, "under"),
            Reacts(Fallen, _fall, of_the_bearer, "under"),
            Reacts(TemplateLaid, _laid, scope="under"),
            Reacts(TemplateDrifted, _strike, scope="under"),
            *(Reacts(moment, _spy_out, scope="under") for moment in LOOKED_AT),
        ),
        rulings=("W-Concealed-1",),
    ),
)
