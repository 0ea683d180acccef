"""Abilities that move a unit, hurry it on, or drive it off: Adrenaline, Blink, Terrify and others."""

from fractions import Fraction

from battlefield.rulebooks.warsurge.attack_moments import Targeted
from battlefield.rulebooks.warsurge.moments import Engaged, Moved
from battlefield.rulebooks.warsurge.movement import moving
from battlefield.rulebooks.warsurge.movement.leaving import to_reserve
from battlefield.rulebooks.warsurge.perks.kit.augmentation import has_it, lays_for_turn
from battlefield.rulebooks.warsurge.perks.kit.directed import (
    FLIGHT_FORBIDS,
    FLIGHT_GIVES,
    flight,
    placed,
    shifted,
)
from battlefield.rulebooks.warsurge.perks.kit.reaching import use_on, use_self
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_enemies, unaffected, without_rank
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import of_the_bearer, under_flags
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to, with_parts
from battlefield.rulebooks.warsurge.words import (
    DASH,
    DEFENCE,
    IGNORES_DANGEROUS,
    IGNORES_DIFFICULT,
    LEAVES_MELEE,
    MOVE,
)
from battlefield.rules.core.events import Placed
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus, times
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, RESERVE, TABLE, State, Until
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

DISENGAGE, VANISH = "Disengage", "Vanish"
_THIRD_MORE = Fraction(4, 3)
_STEP = 6.0  # inches from one place that is tried to the next


ability = Rows("Ability")


# Adrenaline


def _has_begun(game: Game, bearer: Bearer) -> str:
    return has_it(game, bearer, bearer.unit)


def _lay(game: Game, bearer: Bearer) -> Flow[None]:
    yield from lays_for_turn(game, bearer, bearer.unit)


def _hardened(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Raise a defence that is not 0."""
    return plus(1, bearer.perk.name) if ask.state.profile_of(bearer.unit).stats.get(DEFENCE) else None


def _hurried(stat: Stat) -> Gives:
    return Gives(stat, lambda _, bearer: times(_THIRD_MORE, bearer.perk.name), "under")


# Blink and Teleport


def _why_not_relocate(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if state.units[unit].where != TABLE:
        return "only on the table"
    if unit_status.is_engaged(state, unit) and not state.is_under(unit, DISENGAGE):
        return "it is locked in a melee"
    return moving.why_held(game, unit)


def _relocate(game: Game, bearer: Bearer) -> Flow[None]:
    """Move the unit by a way that it could walk, into no melee; that is no Move and no Dash."""
    unit, board, how = bearer.unit, game.state.board, without_rank(bearer.perk.name)
    if (yield from moving.stays_put(game, unit, how)):
        return
    inches = int(bearer.number("radius"))
    allowance = float(inches) if inches else 10.0 * (board.width + board.height)
    begun = yield from moving.begun(game, unit, how, allowance)
    if begun is None:
        return
    state = game.state
    foes = [foe.id for foe in state.on_table() if are_enemies(state, unit, foe.id)]

    def check(places: tuple[Placed, ...]) -> str:
        there = placed(state, places)
        touched = next((foe for foe in foes if layout.touches(there, unit, foe)), "")
        stays = all(place.at == state.figures[place.figure].model.at for place in places)
        return (
            f"it cannot come into a melee with {state.units[touched].name}" if touched and not stays else ""
        )

    begun.checks.insert(0, check)  # what it is itself is the last to be passed over
    if not inches:
        begun.tries += _all_over(state, unit)
    fresh = [
        each for each in with_parts(state, unit) if not unit_status.is_marked(state, unit_status.MOVED, each)
    ]
    yield from moving.placed(game, begun)
    for each in fresh:
        if game.lift(each, unit_status.MOVED):
            unit_status.mark(game, unit_status.RELOCATED, each)


def _all_over(state: State, unit: str) -> list[tuple[Placed, ...]]:
    """Return places all over the table that are worth a try."""
    x, y = state.figures_of(unit)[0].model.at
    columns, rows = int(state.board.width / _STEP), int(state.board.height / _STEP)
    spots = [(_STEP * (n + 0.5), _STEP * (m + 0.5)) for m in range(rows) for n in range(columns)]
    return [shifted(state, unit, u - x, v - y) for u, v in spots]


def _relocates(name: str, rank: str, radius: int) -> Perk:
    blinks = name == "Blink"
    when = "Once a game it" if blinks else "After a Mastery Test it"
    how_far = 'up to {radius}" by' if radius else "as far as it likes, by"
    terms = "Activate, Limited Use (1)" if blinks else "Mastery Test"
    return ability(
        f"{name} {rank}",
        f'{terms}, Radius ({radius}")' if radius else terms,
        f"{when} moves {how_far} a way that it could take on foot, neither into nor out of a melee. That is"
        " movement, but no Move or Dash.",
        numbers={"radius": radius, **({"uses": 1} if blinks else {})},
        uses=(use_self(name.lower(), _relocate, _why_not_relocate, test=not blinks),),
        rulings=("W-Blink-1",),
    )


# Courage


_KEPT_OFF = ("Cripple", "Dread", "Force", "Fugue", "Horrific", "Knockback", "Stun", "Terrify")
_TAKEN_OFF = (*_KEPT_OFF, "Fall Back", "Morale", "Panic")  # these three come only as a turn begins


def _take_heart(game: Game, bearer: Bearer) -> Flow[None]:
    for each in with_parts(game.state, bearer.unit):
        for name in _TAKEN_OFF:
            game.lift(each, name, bearer.perk.name)
    yield from _lay(game, bearer)


# Disengage


def _is_free(game: Game, bearer: Bearer) -> str:
    state, unit = game.state, bearer.unit
    if not unit_status.is_engaged(state, unit) and passengers.broken_in(state, unit) is None:
        return "it is in no melee"
    return has_it(game, bearer, unit)


def _break_off(game: Game, bearer: Bearer) -> Flow[None]:
    yield from game.lay(DISENGAGE, bearer.unit, by=bearer.unit)


def _is_caught(state: State, bearer: Bearer, moment: Targeted) -> bool:
    fought = moment.attack is not None and bool(moment.attack.placed.melee)
    return fought and belongs_to(state, moment.target, bearer.unit)


def _is_met(_state: State, bearer: Bearer, moment: Engaged) -> bool:
    """Return whether another melee begins, of which it has not broken off."""
    return bearer.unit in (moment.unit, moment.foe)


def _lock_again(game: Game, bearer: Bearer, _moment: Targeted | Moved | Engaged) -> None:
    game.lift(bearer.unit, DISENGAGE, "it is held, or gone")


# Vanish


def _is_elsewhere(game: Game, bearer: Bearer) -> str:
    return "it is in reserve" if _is_off(game.state, bearer.unit) else has_it(game, bearer, bearer.unit)


def _is_off(state: State, unit: str) -> bool:
    """Return whether a unit is gone, or in a reserve and in nobody that is there."""
    return state.units[unit].where in (GONE, RESERVE)


def _fade(game: Game, bearer: Bearer) -> Flow[None]:
    yield from game.lay(VANISH, bearer.unit, by=bearer.unit, until=Until("phase", game.state.clock.turn))


def _is_time(_state: State, _bearer: Bearer, moment: SpanEnding) -> bool:
    return moment.span in ("step", "phase")


def _vanish(game: Game, bearer: Bearer, _moment: SpanEnding) -> Flow[None]:
    game.lift(bearer.unit, VANISH, "it is gone")
    if not _is_off(game.state, bearer.unit):
        yield from to_reserve(game, bearer.unit, VANISH, waits=False)


RANKS = (("I", 6), ("II", 12), ("III", 0))
PERKS: tuple[Perk, ...] = (
    ability(
        "Adrenaline",
        "Activate, Limited Use (1), Stat Change",
        "Once a game, for the turn, it has a third more Move and Dash, rounded up, and +1 Defence where it"
        " has any.",
        numbers={"uses": 1},
        gives=(_hurried(MOVE), _hurried(DASH), Gives(DEFENCE, _hardened, "under")),
        uses=(use_self("surge with adrenaline", _lay, _has_begun),),
    ),
    *(_relocates("Blink", rank, radius) for rank, radius in RANKS),
    ability(
        "Courage",
        "Activate, Limited Use (1)",
        "Once a game, for the turn, difficult and dangerous ground do nothing to it, nor do Cripple, Dread,"
        " Fall Back, Force, Fugue, Horrific, Knockback, Morale, Panic, Stun and Terrify; it is rid of those"
        " that it suffers.",
        numbers={"uses": 1},
        gives=under_flags(IGNORES_DIFFICULT, IGNORES_DANGEROUS),
        forbids=tuple(Forbids(each.what, each.answer, "under") for each in unaffected(*_KEPT_OFF)),
        uses=(use_self("take courage", _take_heart, _has_begun),),
    ),
    ability(
        DISENGAGE,
        "Melee, Mastery Test",
        "After a Mastery Test, the melee that it is in does not hold it, until it moves, is attacked there,"
        " or another one begins.",
        gives=under_flags(LEAVES_MELEE),
        reacts=(
            Reacts(Targeted, _lock_again, _is_caught, "under"),
            Reacts(Moved, _lock_again, of_the_bearer, "under"),
            Reacts(Engaged, _lock_again, _is_met, "under"),
        ),
        uses=(use_self("disengage", _break_off, _is_free, test=True),),
    ),
    *(_relocates("Teleport", rank, radius) for rank, radius in RANKS),
    ability(
        "Terrify",
        'Mastery Test, Radius (18"), Point Cost (Double)',
        'After a Mastery Test, an enemy within {radius}" and in sight that costs no more than double flees'
        " this turn: it goes to its own edge with all movement, and into reserve there, or at once where it"
        " is immobile; in a melee it has -1 to attack dice instead.",
        numbers={"radius": 18},
        gives=FLIGHT_GIVES,
        forbids=FLIGHT_FORBIDS,
        reacts=flight(),
        uses=(use_on("terrify", "enemies", lays_for_turn, test=True, extra=has_it),),
        rulings=("W-Flight-1",),
    ),
    ability(
        VANISH,
        "Mastery Test, End of Phase/Step",
        "After a Mastery Test, it goes into reserve as the phase ends, from wherever it is.",
        reacts=(Reacts(SpanEnding, _vanish, _is_time, "under"),),
        uses=(use_self("vanish", _fade, _is_elsewhere, test=True),),
    ),
)
