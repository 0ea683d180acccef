"""Aeonian perks of units that depend on others: Enslaved, and Formation."""

from battlefield.geometry.kernel.tolerance import is_within
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.moments import Arrived, CasualtiesRemoved, Fallen, Left, MovementOver
from battlefield.rulebooks.warsurge.perks.kit.reaching import is_beside
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import is_barred
from battlefield.rulebooks.warsurge.perks.unit.condition.compulsion import go_over
from battlefield.rulebooks.warsurge.perks.weapon.tactical import COMMANDERS, has_any
from battlefield.rulebooks.warsurge.transport.passengers import waits_in_reserve
from battlefield.rulebooks.warsurge.units.allegiance import TRAITOR
from battlefield.rulebooks.warsurge.units.merged_units import figures_with, have_fallen, with_parts
from battlefield.rulebooks.warsurge.units.stats import full_hp, own_hp
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import DEFENCE, ITS_CHOICE, POWER
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import SpanEnded, TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Perk, Reacts
from battlefield.rules.core.state import GONE, RESERVE, TABLE, Figure, State, Until
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

_row = Rows("Aeonian")

# Enslaved


def enslaver(state: State, bearer: Bearer) -> str:
    """Return the unit that the bearer obeys; nothing where the roster names none."""
    name = str(bearer.number("enslaver"))
    known = (name, f"{state.units[bearer.unit].side}/{name}")
    return next((each for each in known if each in state.units), "")


def _is_bound(state: State, bearer: Bearer) -> bool:
    return not state.is_under(bearer.unit, TRAITOR) and bool(enslaver(state, bearer))


def _master_falls(state: State, bearer: Bearer, _moment: Fallen | CasualtiesRemoved) -> bool:
    return _is_bound(state, bearer) and have_fallen(state, enslaver(state, bearer))


def _is_left_alone(state: State, bearer: Bearer) -> bool:
    """Return whether the enslaver is in reserve without the bearer."""
    master = enslaver(state, bearer)
    return waits_in_reserve(state, master) and is_on_battlefield(state, bearer.unit)


def _master_leaves(state: State, bearer: Bearer, moment: Left) -> bool:
    gone = moment.where == RESERVE and moment.unit in state.units
    return gone and _is_bound(state, bearer) and _is_left_alone(state, bearer)


def _has_stayed_behind(state: State, bearer: Bearer, moment: SpanEnded) -> bool:
    return moment.span == "phase" and _is_bound(state, bearer) and _is_left_alone(state, bearer)


def _rebel(game: Game, bearer: Bearer, _moment: Fallen | CasualtiesRemoved | Left | SpanEnded) -> None:
    """Let the bearer go over to the enemy."""
    if game.state.living(bearer.unit):
        go_over(game, bearer.unit)


def _is_hurt(state: State, bearer: Bearer, moment: Lost) -> bool:
    return moment.unit == bearer.unit and bool(state.living(bearer.unit)) and _is_bound(state, bearer)


def _may_be_beside(state: State, bearer: Bearer, moment: MovementOver | Arrived | SpanEnded) -> bool:
    """Return whether the two may have come together without any HP being lost."""
    is_over = not isinstance(moment, SpanEnded) or moment.span == "phase"
    return is_over and bool(state.living(bearer.unit)) and _is_bound(state, bearer)


def _turn_on(game: Game, bearer: Bearer, _moment: Lost | MovementOver | Arrived | SpanEnded) -> None:
    """Let a bearer that has lost more than half its HP turn on a commander beside it."""
    state, unit, master = game.state, bearer.unit, enslaver(game.state, bearer)
    beside = is_beside(state, unit, master, float(bearer.number("radius")), sight=False)
    weak = 2 * own_hp(state, unit) < full_hp(game, unit)
    if weak and beside and state.units[master].where != GONE and has_any(state, master, COMMANDERS):
        go_over(game, unit, first=master)


# Formation


def _holds_together(state: State, unit: str) -> bool:
    """Return whether each figure of a unit and its parts is in contact with another one of them.

    Nobody is who is not on the table.
    """
    figures = _all_of(state, unit) if state.units[unit].where == TABLE else ()
    bases = layout.bases(figures)
    for number, base in enumerate(bases):
        rest = [each for other, each in enumerate(bases) if other != number]
        if not rest or not is_within(layout.least_between([base], rest), 0.0):
            return False
    return bool(figures)


def _all_of(state: State, unit: str) -> tuple[Figure, ...]:
    """Return the figures of the whole that a unit is, or is a part of."""
    return figures_with(state, with_parts(state, state.whole_of(unit)))


def _may_form(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return len(_all_of(state, bearer.unit)) > 1 and bool(state.living(bearer.unit))


def _form(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let its commander decide what the formation is worth this turn."""
    if is_barred(game, bearer):
        return
    unit = game.state.units[bearer.unit]
    words: dict[str, str] = {DEFENCE: "+1 Defence", POWER: "+1 Power for all its weapons"}
    chosen = yield from game.choose_one(f"{bearer.perk.name} of {unit.name}", words, by=unit.commander)
    until = Until("turn", game.state.clock.turn)
    yield from game.lay(bearer.perk.name, bearer.unit, ITS_CHOICE(chosen), by=bearer.unit, until=until)


def _in_formation(stat: Stat) -> Gives:
    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        chosen = bearer.get(ITS_CHOICE) == stat
        formed = chosen and _holds_together(ask.state, bearer.unit)
        return plus(int(bearer.perk.numbers["bonus"]), bearer.perk.name) if formed else None

    return Gives(stat, answer, "under")


PERKS: tuple[Perk, ...] = (
    _row(
        "Enslaved",
        "Specific",
        "The roster names a friendly unit that enslaves it. Once that one falls, or is in reserve without"
        " it, it goes over to the enemy and turns on the nearest of its former friends; so it does with less"
        ' than half its HP beside a commander that enslaves it, within {radius}", and on that one first.',
        numbers={"enslaver": "", "radius": 6},
        reacts=(
            Reacts(Fallen, _rebel, _master_falls),
            Reacts(CasualtiesRemoved, _rebel, _master_falls),
            Reacts(Left, _rebel, _master_leaves),
            Reacts(SpanEnded, _rebel, _has_stayed_behind),
            Reacts(Lost, _turn_on, _is_hurt),
            Reacts(MovementOver, _turn_on, _may_be_beside),
            Reacts(Arrived, _turn_on, _may_be_beside),
            Reacts(SpanEnded, _turn_on, _may_be_beside),
        ),
        rulings=("W-Enslaved-1", "W-Traitorous-1"),
    ),
    _row(
        "Formation",
        "Specific, Stat Change",
        "At the start of a turn its side chooses: +{bonus} Defence or +{bonus} Power, whenever each of its"
        " models is in base contact with another one of it.",
        numbers={"bonus": 1},
        gives=(_in_formation(DEFENCE), _in_formation(POWER)),
        reacts=(Reacts(TurnBegan, _form, _may_form),),
        rulings=("W-Formation-1", "W-Barred-1"),
    ),
)
