"""Residue and Vortex inside of a unit: what is used on who is carried hurts all in there, and the carrier."""

from collections.abc import Callable

from battlefield.geometry.kernel.shapes import Template
from battlefield.rulebooks.warsurge.attack.templates import mode_of
from battlefield.rulebooks.warsurge.attack_moments import TemplateInside
from battlefield.rulebooks.warsurge.moments import Fallen, Moved
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import uses_weapon
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.transport.falls import last_fallen
from battlefield.rulebooks.warsurge.turn.lingering_markers import leave, strike_from
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.stats import reach_of
from battlefield.rulebooks.warsurge.units.staying import STAYED_NOW
from battlefield.rulebooks.warsurge.words import IGNORES_DANGEROUS, ITS_FAR, ITS_FROM, ITS_WEAPON
from battlefield.rules.core.flow import Game
from battlefield.rules.core.moments import SpanEnding
from battlefield.rules.core.perks import Bearer, Flow, Perk, Reaction, Reacts
from battlefield.rules.core.state import TABLE, State, Until
from battlefield.rules.core.values import noted
from battlefield.rules.table import layout

_weapon = Rows("Mode", "weapon")


def stays_inside(name: str) -> Reacts[Game, TemplateInside]:
    """Leave what was used inside of a unit there, to act from the next turn on."""

    def act(game: Game, bearer: Bearer, moment: TemplateInside) -> None:
        turn, mode = game.state.clock.turn, mode_of(game, bearer.weapon)
        failed = moment.use is not None and moment.use.jammed
        if failed or (mode is not None and not mode.way.is_free):
            return
        until = Until("turn", turn + int(bearer.number("turns")))
        far = layout.between(game.state, bearer.unit, moment.host).gap
        game.begin(
            f"{name} Inside",
            moment.host,
            ITS_WEAPON(bearer.weapon),
            ITS_FROM(turn + 1),
            ITS_FAR(noted(far)),
            by=bearer.unit,
            until=until,
        )

    return Reacts(TemplateInside, act, uses_weapon)


def _acts(state: State, bearer: Bearer) -> bool:
    begins = bearer.get(ITS_FROM)
    here = bearer.unit in state.units and state.units[bearer.unit].where == TABLE
    return here and state.clock.turn >= begins


def _is_moved(state: State, bearer: Bearer, moment: Moved) -> bool:
    return moment.unit == bearer.unit and not moment.forced and not moment.earlier and _acts(state, bearer)


def _has_stood(state: State, bearer: Bearer, moment: SpanEnding) -> bool:
    still = moment.span == "turn" and state.is_under(bearer.unit, STAYED_NOW)
    gone = unit_status.has_moved(state, bearer.unit) or state.is_under(bearer.unit, unit_status.BROUGHT)
    return still and not gone and _acts(state, bearer)


def _hurt_all(game: Game, bearer: Bearer, _moment: Moved | SpanEnding) -> Flow[None]:
    """Strike the unit and all inside of it, once for each model."""
    for unit in (bearer.unit, *passengers.passengers(game.state, bearer.unit)):
        count = len(game.state.living(unit))
        if count and not game.figure(IGNORES_DANGEROUS, 0, unit).value:
            yield from strike_from(game, bearer, unit, count)


def _is_lost(state: State, bearer: Bearer, moment: Fallen) -> bool:
    return moment.unit == bearer.unit and bearer.effect is not None and bearer.effect.by in state.units


def _come_out(name: str) -> Callable[[Game, Bearer, Fallen], None]:
    def act(game: Game, bearer: Bearer, _moment: Fallen) -> None:
        """Lay the template where the last model of the unit stood."""
        effect = bearer.effect
        assert effect is not None
        weapon, last = effect.get(ITS_WEAPON), last_fallen(game.state, bearer.unit)
        mode = mode_of(game, weapon)
        if mode is not None and last is not None:
            at = last.model.at
            size = mode.size or reach_of(game, effect.by, weapon)
            facts = ITS_FROM(effect.get(ITS_FROM)), ITS_FAR(effect.get(ITS_FAR))
            template = Template(mode.shape, size, at)
            leave(game, name, effect.by, weapon, at, *facts, template=template, until=effect.until)

    return act


def _inside(name: str, *more: Reaction) -> Perk:
    return _weapon.effect(
        f"{name} Inside",
        "Hurts the unit that it is in, and all that are inside of that.",
        reacts=(
            Reacts(Moved, _hurt_all, _is_moved, "under"),
            Reacts(SpanEnding, _hurt_all, _has_stood, "under"),
            *more,
        ),
    )


INSIDE: tuple[Perk, ...] = (
    _inside("Residue"),
    _inside("Vortex", Reacts(Fallen, _come_out("Vortex"), _is_lost, "under")),
)
