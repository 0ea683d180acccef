"""Displacement Effects: Knockback, Pull, Shift, and Grab & Throw."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from battlefield.geometry.displacement import Layout, ShiftPlaces, stable_places
from battlefield.geometry.kernel.shapes import Point, Polygon
from battlefield.rulebooks.pulp_city.models.exclusive import Exclusive, Line, exclusives
from battlefield.rulebooks.pulp_city.models.immunity import why_immune_to
from battlefield.rulebooks.pulp_city.models.models import is_inanimate, kind_of, size_mm
from battlefield.rulebooks.pulp_city.models.rows import Effect, Trial
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.team import pay, why_not_pay
from battlefield.rulebooks.pulp_city.models.vocabulary import STRUCTURE, THROW
from battlefield.rulebooks.pulp_city.moments import Using
from battlefield.rulebooks.pulp_city.movement.displacing import Slide, slide
from battlefield.rulebooks.pulp_city.movement.placing import put
from battlefield.rulebooks.pulp_city.movement.throwing import aims, throw
from battlefield.rulebooks.pulp_city.movement.ways import reach_over, spokes, why_no_way
from battlefield.rulebooks.pulp_city.words import USE
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import PlacesLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Places
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.single import figure_of, is_up
from battlefield.rules.table import layout

CLIMB = 4  # inches up or down that a Shift may lead
_NO_THROW = "no throw"


def _source(game: Game, strike: Strike, line: Line, by: str) -> Point:
    """Return what a model is moved from or toward: the centre of the Blast, or the other model."""
    if strike.centre is not None and not line.on_self:
        return strike.centre
    return figure_of(game.state, by).model.at


def _knockback(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    asked = Slide(line.text, "away", float(line.amount), _source(game, strike, line, by), "all")
    yield from slide(game, on, asked, strike.doors)


def _pull(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    asked = Slide(line.text, "toward", float(line.amount), _source(game, strike, line, by), "any")
    blast = strike.centre is not None and not line.on_self
    yield from slide(game, on, replace(asked, to_edge=blast), strike.doors)


def _shift(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Let the attacker move a model up to some inches any way, to a place where it stands stable."""
    del by
    if not is_up(game.state, on) or is_inanimate(game.state, on):
        return
    state, figure, inches = game.state, figure_of(game.state, on), float(line.amount)
    table = layout.table(state)
    places = ShiftPlaces(Layout.of(table), table.body(figure.id), inches, float(CLIMB))
    over = reach_over(state, on, inches, height=float(CLIMB))

    def check(chosen: tuple[Placed, ...]) -> str:
        at, bottom = chosen[0].at, chosen[0].bottom
        if (at, bottom) == (figure.model.at, figure.model.bottom):
            return ""
        if not places.holds(at, bottom):
            return f"it has no stable place there within {inches:g} in, and {CLIMB} in up or down"
        return why_no_way(over, at)

    def tries() -> Sequence[tuple[Placed, ...]]:
        return tuple(_tries(figure.model, places))

    def region(_: str) -> Sequence[Polygon]:
        return tuple(area for level in places.levels() for area in level.areas)

    def ends(_: str, _facing: float | None) -> Sequence[Polygon]:
        levels = [(height, over.outline) for height in places.bottoms()]
        return stable_places(levels, places.layout, places.body, inches)

    what = f"{line.effect} of {state.units[on].name}, up to {inches:g} in"
    request = Places(state.units[strike.user].commander, what, (figure.id,))
    asked = PlacesLaw(request, check, tries, region, ends=ends)
    place = (yield from game.places(asked))[0]
    path = over.cost_to(place.at, level=0.0).path
    legs = ((place.bottom, path),) if len(path) > 1 else ()
    yield from put(game, on, line.effect, place.at, place.bottom, strike.doors, legs)


def _tries(model: Model, places: ShiftPlaces) -> Iterator[tuple[Placed, ...]]:
    for share in (1.0, 0.5):
        for at in spokes(model.at, share * places.reach, 12):
            yield from ((Placed(model.id, at, bottom),) for bottom in reversed(places.bottoms()))
    yield (Placed(model.id, model.at, model.bottom),)


def _why_not_grab(game: Game, user: str, thrown: str) -> str:
    """Say why a model cannot be grabbed and thrown, or nothing."""
    if user == thrown:
        return "nobody throws itself"
    if kind_of(game.state, thrown) == STRUCTURE:
        return "a Structure cannot be thrown"
    if not is_up(game.state, user):
        return "who would throw it is KO'ed"
    if size_mm(game.state, thrown) > size_mm(game.state, user):
        return "it stands on a larger base"
    return ""


def _grab(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Let the attacker throw the target, if it has an action for that and can pay; Self/ is the other way."""
    user, reason = by, _why_not_grab(game, by, on)
    if reason:
        game.say(f"{line.effect}: {reason}", on)
        return
    throws = _throws(game, user, on)
    words = {id_: f"throw it with {action.name}" for id_, action in throws.items()}
    side, what = game.state.units[user].commander, f"{line.effect} {game.state.units[on].name}"
    chosen = yield from game.choose_one(what, {**words, _NO_THROW: _NO_THROW}, by=side)
    if chosen in throws:
        action = throws[chosen]
        pay(game, user, action)
        hurled = Strike(user, action, on, strike.doors)
        yield from throw(game, hurled, action, on)
        strike.casts += hurled.casts
        strike.follows = strike.follows or (hurled.follows if user == strike.user else "")


def _throws(game: Game, user: str, thrown: str) -> Mapping[str, Exclusive]:
    """Return the throws that a model can pay for, that move what is thrown, and that reach somebody."""
    own = (each for each in exclusives(game.state, user) if each.kind == THROW)
    return {
        each.id: each
        for each in own
        if not why_not_pay(game, user, each)
        and not game.reason_against(USE, user, about=Using(each.own, each.kind))
        and not why_immune_to(game, thrown, each, user)
        and aims(game, user, each, thrown)
    }


_GROUPS = ("Displacement Effects", "Displacement")
_FAR = Trial(usual=4)
EFFECTS = (
    Effect("Displacement", "Displacement", numbers={"vertical": CLIMB}, form="",
           without="It is what Grab & Throw, Knockback, Pull and Shift share; try those.", says="What Grab & "
           "Throw, Knockback, Pull and Shift share: nobody is moved through models, Objects or Structures, "
           "and who comes into contact with terrain or a model stops. Said of oneself, attacker and target "
           "change places, but for Self/Shift.", rulings=("P-Displacement-1", "P-Crash-1", "P-Fall-1")),
    Effect("Grab & Throw", "Displacement", says="After all other effects the attacker may use its THR action "
           "with the target as the Object thrown, which takes Damage 1, if its base is not the larger one. "
           "EFX of the throw are shared between the two as the attacker likes.", applies=_grab,
           groups=_GROUPS, is_last=True, goes_on=True, trial=Trial(ap=True, action=THROW),
           rulings=("P-Throw-1", "P-Throw-2", "P-Throw-3")),
    Effect("Knockback", "Displacement", says="The target is moved so many inches straight away from the "
           "attacker, or from the centre of the Blast, level, and falls where it comes over empty space.",
           form="amount", applies=_knockback, spares_things=True, groups=_GROUPS, trial=_FAR,
           rulings=("P-Knockback-1", "P-Knockback-2")),
    Effect("Pull", "Displacement", says="The target is moved so many inches straight toward the attacker, or "
           "toward the centre of the Blast with its leading edge, level, and falls where any part of its "
           "base comes over empty space.", form="amount", applies=_pull, spares_things=True, groups=_GROUPS,
           trial=_FAR, rulings=("P-Pull-1", "P-Pull-2")),
    Effect("Shift", "Displacement", numbers={"vertical": CLIMB}, says="The attacker moves the target up to "
           "so many inches any way, and up to {vertical} inches up or down, to a place where it stands "
           "stable.", form="amount", applies=_shift, spares_things=True, groups=_GROUPS, trial=_FAR,
           rulings=("P-Shift-1",)),
)  # fmt: skip
