"""What widens or turns other effects: Blast, Extra Target, Self, Special."""

from math import hypot

from battlefield.geometry.kernel.shapes import Circle, Point, Template
from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.pulp_city.models.exclusive import Line
from battlefield.rulebooks.pulp_city.models.immunity import why_immune, why_immune_to
from battlefield.rulebooks.pulp_city.models.own import own_rules
from battlefield.rulebooks.pulp_city.models.rows import Effect, Hub, Trial
from battlefield.rulebooks.pulp_city.models.strike import Strike
from battlefield.rulebooks.pulp_city.models.targets import why_unlawful
from battlefield.rulebooks.pulp_city.movement.ways import spokes
from battlefield.rules.core.flow import Game
from battlefield.rules.core.laws import SpotLaw
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.requests import Spot
from battlefield.rules.core.state import State, Until
from battlefield.rules.core.values import grained
from battlefield.rules.skirmish.own_effects import carry_out, named
from battlefield.rules.skirmish.single import figure_of, is_up, present
from battlefield.rules.table import layout

BLAST = "Blast"
ASTRAY = 2  # inches by which the centre of a Blast may be moved after a failed roll


def _blast(game: Game, strike: Strike, hub: Hub) -> Flow[None]:
    """Roll against everybody else in it; after a failed first roll its centre may have been moved."""
    centre, level, radius = hub.at, hub.level, hub.inches
    if not strike.succeeded:
        centre = yield from _led_astray(game, strike, centre, radius)
    struck = [each for each in _under(game.state, centre, level, radius) if each not in hub.spared]
    struck = [each for each in struck if not _is_spared(game, strike, each)]
    words = {each: game.state.units[each].name for each in struck}
    by = game.state.units[strike.user].commander
    what = f"{BLAST} of {strike.action.name}: who is rolled against first"
    for unit in (yield from game.order(what, words, by=by)):
        if is_up(game.state, unit):
            part = Strike(strike.user, strike.action, unit, strike.doors, centre, level, is_repeat=True)
            part.summoned = strike.summoned
            yield from strike.doors.strike(game, part, None)
            strike.follows = strike.follows or part.follows
            strike.casts += part.casts


def _led_astray(game: Game, strike: Strike, centre: Point, radius: float) -> Flow[Point]:
    """Let the opposing player move the centre of a Blast."""
    x, y = centre

    def check(at: Point) -> str:
        far = hypot(at[0] - x, at[1] - y)
        return "" if is_within(far, float(ASTRAY)) else f"that is {far:.2f} in away, farther than {ASTRAY} in"

    def near() -> tuple[Point, ...]:
        return (centre, *spokes(centre, 0.999 * ASTRAY, 16))

    def laid(at: Point) -> tuple[Template, ...]:
        return (Template("round", 2.0 * radius, at),)

    what = f"{BLAST} {radius:g}: where its centre goes, up to {ASTRAY} in"
    within = (Circle(centre, float(ASTRAY)),)
    at = yield from game.spot(SpotLaw(Spot(_opponent(game, strike), what, within), check, near, laid))
    return grained(at[0]), grained(at[1])


def _opponent(game: Game, strike: Strike) -> str:
    """Return the side that moves a failed Blast: the target's, or another one where that is a friend."""
    own = game.state.units[strike.user].commander
    other = game.state.units[strike.target].commander
    return other if other != own else game.state.enemies_of(own)[0]


def _under(state: State, centre: Point, level: float, radius: float) -> tuple[str, ...]:
    """Return the models at least partly within a Blast, in roster order; it is as high as its radius."""
    units = present(state)
    figures = [figure_of(state, unit.id) for unit in units]
    covered = layout.under(Template("round", 2.0 * radius, centre), figures) if figures else []
    found = []
    for unit, figure, is_under in zip(units, figures, covered, strict=True):
        model = figure.model
        low = is_within(model.bottom, level + radius)
        if is_under and low and is_within(level, model.bottom + model.height):
            found.append(unit.id)
    return tuple(found)


def _is_spared(game: Game, strike: Strike, unit: str) -> bool:
    if unit == strike.user and strike.action.own == "energy":
        return True
    return bool(why_immune(game, unit, BLAST, foe=strike.user)) or _is_out_of_it(game, strike, unit)


def _is_out_of_it(game: Game, strike: Strike, unit: str) -> bool:
    unlawful = why_unlawful(game.state, strike.user, strike.action, unit)
    return bool(unlawful or why_immune_to(game, unit, strike.action, strike.user))


def _extra_target(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Apply the FX to another model near the original defender; each suffers one Extra Target a roll."""
    del on, by
    near = {}
    for unit in present(game.state):
        if unit.id in (strike.user, strike.target, *strike.extra):
            continue
        far = layout.between(game.state, strike.target, unit.id).gap
        spared = why_immune(game, unit.id, line.effect, foe=strike.user)
        if is_within(far, float(line.amount)) and not spared and not _is_out_of_it(game, strike, unit.id):
            near[unit.id] = unit.name
    what = f"{strike.action.name}: {line.effect} within {line.amount} in of the defender"
    chosen = yield from game.choose_one(what, near, by=game.state.units[strike.user].commander)
    if chosen:
        strike.extra.append(chosen)
        rows = ((each, game.book.row(each.effect, Effect)) for each in strike.action.fx if not each.on_self)
        again = tuple(each for each, row in rows if row is not None and not row.is_of_roll)
        yield from strike.doors.apply(game, strike, again, chosen)


def _special(game: Game, strike: Strike, line: Line, on: str, by: str) -> Flow[None]:
    """Lay what is printed on the card, by its name, and say what it does: the players carry it out.

    What the roster has made up under that name comes about instead.
    """
    own = named(game.state, game.state.units[by].side, line.of)
    if own is not None:
        yield from carry_out(own_rules(strike.doors), game, own, by, on)
        return
    until = Until("turn", game.state.clock.turn)
    if (yield from game.lay(line.of, on, by=by, until=until)):
        game.say(line.says or f"{line.of}: as it stands on the card of {strike.action.name}", on)


EFFECTS = (
    Effect(BLAST, "Reach", numbers={"astray": ASTRAY}, says="All others in a circle of so many inches around "
           "the target, and as high, are rolled against by themselves, without a further Blast. After a "
           "failed first roll the opponent may move its centre by up to {astray} inches.", form="amount",
           spreads=_blast, per_roll=True, trial=Trial(usual=3, line="FX Damage 1"),
           rulings=("P-Blast-1", "P-Blast-2", "P-Blast-3", "P-Blast-4")),
    Effect("Extra Target", "Reach", numbers={"each": 1}, says="Another model within so many inches of the "
           "defender suffers the FX, no EFX; each once a roll.", form="amount", applies=_extra_target,
           goes_on=True, per_roll=True, trial=Trial(usual=4), rulings=("P-ExtraTarget-1",)),
    Effect("Self", "Reach", numbers={"changes places": True}, form="",
           without="It turns the effect behind its stroke: who is to suffer that is read off the line.",
           trial=Trial(why_not="Try the effect behind the stroke, and switch on that the attacker "
                       "suffers it."),
           says="The effect named after it is suffered by the attacker.", rulings=("P-Displacement-1",)),
    Effect("Special", "Reach", says="An effect of one card, which says what it does.", form="named",
           applies=_special, of_cards=True, rulings=("P-Special-1",),
           trial=Trial(why_not="What it does stands on the card of one model alone, and the players carry "
                       "it out.")),
)  # fmt: skip
