"""Stealth: a unit that enemies can target from nearby only, until it is seen fighting or is hurt."""

from battlefield.rulebooks.warsurge.attack.attack import covered
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.attack_moments import Lost
from battlefield.rulebooks.warsurge.perks.kit.resistance import (
    are_enemies,
    game_of,
    has_keen_eye,
    is_near,
    perks_of,
    sees,
)
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import forbids
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.counters import acting
from battlefield.rulebooks.warsurge.units.merged_units import belongs_to
from battlefield.rulebooks.warsurge.units.playstyle import USE_PERKS, is_advanced, is_time_for
from battlefield.rulebooks.warsurge.units.trails import KINDS
from battlefield.rulebooks.warsurge.words import (
    HOLDING_OBJECTIVES,
    TO_BE_LAID_ON,
    TO_BE_TARGETED,
    TO_BE_TARGETED_BY_PERKS,
    TO_COUNTER,
    USING_THE_WEAPON,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import PhaseBegan, UnitActivated
from battlefield.rules.core.perks import Ask, Bearer, Flow, Forbids, Perk, Reacts, Use
from battlefield.rules.core.state import RESERVE, TABLE, State

_row = Rows("Defensive")

NAME = "Stealth"
HIDDEN = "hidden in this attack phase"
_BESIDE = ("Deploy", *KINDS, USE_PERKS)
PEACEFUL = frozenset(("Heal", "Repair"))


def _is_hidden(state: State, unit: str) -> bool:
    return state.is_under(unit, NAME)


def _why_not_turn(game: Game, bearer: Bearer) -> str:
    """Say why stealth can be neither put on nor off now."""
    state, unit = game.state, bearer.unit
    in_reserve = state.units[unit].where == RESERVE
    out_of_sight = state.units[unit].where != TABLE and not passengers.is_open(game, unit)
    if not in_reserve and not is_time_for(state, *KINDS):
        return "only in the Move and Dash phases, or in reserve"
    if _is_hidden(state, unit) or out_of_sight:
        return ""
    if is_advanced(state) and state.clock.phase in KINDS:
        return f"it goes into hiding with {USE_PERKS}"
    foes = (foe for foe in state.on_table() if are_enemies(state, foe.id, unit))
    watching = next((foe.name for foe in foes if sees(state, foe.id, unit)), "")
    return f"{watching} sees it" if watching else ""


def _turn(game: Game, bearer: Bearer) -> Flow[None]:
    """Put stealth on, or off."""
    if not game.lift(bearer.unit, NAME, "given up"):
        yield from game.lay(NAME, bearer.unit, by=bearer.unit)


def _far_from(ask: Ask, bearer: Bearer) -> str:
    """Keep an enemy from targeting the bearer unless it has a figure near enough."""
    state, unit = ask.state, bearer.unit
    if not are_enemies(state, ask.foe, unit) or _is_within(
        state, ask.foe, unit, float(bearer.number("close"))
    ):
        return ""
    if has_keen_eye(state, ask.foe, ask.weapon):
        return ""
    reach = float(bearer.number("far"))
    if not _is_within(state, ask.foe, unit, reach):
        return f"{NAME}: no figure within {reach:g} in"
    still = not unit_status.has_moved(state, unit)
    watching = tuple(figure.id for figure in state.figures_of(ask.foe))
    if still or covered(game_of(ask), ask.foe, watching, unit):
        return f"{NAME}: no figure within {bearer.number('close')} in"
    return ""


def _is_within(state: State, foe: str, unit: str, inches: float) -> bool:
    """Return whether an enemy or a sergeant of it is near a unit; what carries either stands for it."""
    if passengers.share_a_hull(state, foe, unit):
        return True
    one, other = (passengers.base_unit(state, state.whole_of(each)) for each in (foe, unit))
    return bool(one and other) and is_near(state, one, other, inches)


def _is_fooled(ask: Ask, bearer: Bearer) -> bool:
    return are_enemies(ask.state, ask.foe, bearer.unit) and not has_keen_eye(ask.state, ask.foe, ask.weapon)


def _not_by_templates(ask: Ask, bearer: Bearer) -> str:
    """Keep enemies from aiming templates at the bearer, however near they are."""
    return f"{NAME}: templates are not aimed at it alone" if _is_fooled(ask, bearer) else ""


def _not_by_modes(ask: Ask, bearer: Bearer) -> str:
    """Keep enemies from targeting the bearer with a weapon of another mode, however near they are."""
    if not ask.weapon or not _is_fooled(ask, bearer) or mode_of(game_of(ask), ask.weapon) is not None:
        return ""
    rows = (game_of(ask).book.get(held.name) for held in ask.state.profiles[ask.weapon].perks)
    mode = next((row.name for row in rows if row is not None and row.family == "Mode"), "")
    return f"{NAME}: {mode} is not aimed at it" if mode else ""


def _holds_fire(ask: Ask, bearer: Bearer) -> str:
    """Keep it and its parts from using weapons while it hides, and in an attack phase in which it did."""
    state = ask.state
    hides = _is_hidden(state, bearer.unit) or state.is_under(bearer.unit, HIDDEN)
    if not hides or not belongs_to(state, ask.unit, bearer.unit):
        return ""
    if is_advanced(state) and state.clock.phase == "Attack" and acting(state) in ("", bearer.unit):
        return ""  # the action brings it out of hiding
    return "" if PEACEFUL & perks_of(state, ask.weapon) else NAME


def _begins_attacks(state: State, bearer: Bearer, moment: PhaseBegan) -> bool:
    return moment.phase == "Attack" and _is_hidden(state, bearer.unit)


def _note_hidden(game: Game, bearer: Bearer, _moment: PhaseBegan) -> None:
    unit_status.mark(game, HIDDEN, bearer.unit)


def _begins_action(state: State, bearer: Bearer, moment: UnitActivated) -> bool:
    attacks = moment.unit == bearer.unit and moment.action == "Attack" and is_advanced(state)
    return attacks and _is_hidden(state, bearer.unit)


def _come_out(game: Game, bearer: Bearer, _moment: UnitActivated) -> None:
    game.lift(bearer.unit, NAME, "it attacks")


def _is_hurt(state: State, bearer: Bearer, moment: Lost) -> bool:
    return belongs_to(state, moment.unit, bearer.unit) and _is_hidden(state, bearer.unit)


def _reveal(game: Game, bearer: Bearer, _moment: Lost) -> None:
    """End stealth, and keep the unit from attacking for the turn, or from answering in this step."""
    game.lift(bearer.unit, NAME, "it was hurt")
    unit_status.mark(game, HIDDEN, bearer.unit, "phase" if is_advanced(game.state) else "turn")


PERKS: tuple[Perk, ...] = (
    _row(
        NAME,
        "Activate, Specific",
        "Put on or off in the Move and Dash phases or in reserve; on only where no enemy sees it. While on, "
        "enemies target it, with weapons or perks, only with a figure within {far} in, or {close} in if it is"
        " in cover or has not moved, and with templates and other modes only along with others; it uses no"
        " weapons but Heal and Repair, and holds no objectives. Losing HP ends it, and with it the unit's"
        " attacks this turn. Advanced: it is put on with Use Perks, or in reserve; taken off as the unit"
        " moves or dashes, too; it ends with an Attack, and a unit targeted in it cannot answer.",
        numbers={"far": 12, "close": 6},
        forbids=(
            Forbids(TO_BE_TARGETED, _far_from, scope="under"),
            Forbids(TO_BE_TARGETED, _not_by_modes, scope="under"),
            Forbids(TO_BE_TARGETED_BY_PERKS, _far_from, scope="under"),
            Forbids(TO_BE_LAID_ON, _not_by_templates, scope="under"),
            Forbids(USING_THE_WEAPON, _holds_fire, mine=False),
            Forbids(HOLDING_OBJECTIVES, forbids(HOLDING_OBJECTIVES).answer, scope="under"),
            Forbids(TO_COUNTER, forbids(TO_COUNTER).answer, scope="under"),
        ),
        reacts=(
            Reacts(PhaseBegan, _note_hidden, _begins_attacks),
            Reacts(UnitActivated, _come_out, _begins_action),
            Reacts(Lost, _reveal, _is_hurt),
        ),
        uses=(Use("Go into hiding, or come out of it", _turn, _why_not_turn, often=True, beside=_BESIDE),),
        rulings=("W-Stealth-1", "W-Stealth-2"),
    ),
)
