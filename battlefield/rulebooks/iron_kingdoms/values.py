"""What Iron Kingdoms characters are worth and do to each other: points, and the odds of their attacks."""

from collections.abc import Sequence
from fractions import Fraction

from battlefield.geometry.kernel.units import MM_PER_INCH
from battlefield.rulebooks.iron_kingdoms.activating import DONE, STAY
from battlefield.rulebooks.iron_kingdoms.clouds import clouds
from battlefield.rulebooks.iron_kingdoms.effects import CATALOGUE
from battlefield.rulebooks.iron_kingdoms.models import (
    attacks_with,
    boxes,
    is_helpless,
    is_melee,
    is_shot,
    number,
    reach_of,
)
from battlefield.rulebooks.iron_kingdoms.moments import Blown
from battlefield.rulebooks.iron_kingdoms.odds import damage_chances, hitting
from battlefield.rulebooks.iron_kingdoms.rows.conditions import LIE_LOW, reason_against
from battlefield.rulebooks.iron_kingdoms.sight import sees_past_clouds
from battlefield.rulebooks.iron_kingdoms.turns import ROUNDS
from battlefield.rulebooks.iron_kingdoms.vocabulary import SKILLS
from battlefield.rulebooks.iron_kingdoms.words import ACT, ARM, ATTACK, DEF, POW, SPD, STR
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import ONCE, Strike, to_come
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import Marker, State
from battlefield.rules.core.turn_order import sides_after
from battlefield.rules.skirmish.single import figure_of, weapon_kind, weapons_of
from battlefield.rules.table import layout

_CHARGE = 3.0  # inches beyond its Speed
_LEFT = 0.3  # of what is left, where points have been scored
_PAYS = 0.2  # of all points, for each point scored


class IronKingdomsValues:
    """What a character is worth by its points, and its weapons by the odds of the book."""

    idle: tuple[str, ...] = (DONE, STAY, LIE_LOW)
    by_sides: bool = True

    def price(self, state: State, unit: str) -> float:
        """Return the points of a character, or its boxes where it has none."""
        return float(state.profile_of(unit).points or boxes(state, unit))

    def stride(self, state: State, unit: str) -> float:
        """Return the inches of a charge: its Speed and three more."""
        return float(number(Game(state, CATALOGUE), SPD, unit).value) + _CHARGE

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return its weapons and spells."""
        return tuple(Strike(weapon, reach_of(state, weapon)) for weapon in weapons_of(state, unit))

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the damage of all its attacks on average, in the open."""
        game, weapon = Game(state, CATALOGUE), strike.name
        power = state.profiles[weapon].stats.get(POW)
        if power is None:
            return 0.0
        strength = number(game, STR, unit).value if is_melee(state, weapon) else 0
        armour = number(game, ARM, foe, foe=unit, about=Blown()).value
        damage = damage_chances(power + strength, armour)
        return float(attacks_with(state, weapon) * _hits(game, unit, weapon, foe) * damage.mean)

    def sees(self, state: State, unit: str, foe: str) -> bool:
        """Return whether no cloud hides a foe."""
        near = any(_may_hide(state, cloud, unit, foe) for cloud in clouds(state))
        return not near or sees_past_clouds(state, unit, foe)

    def lives(self, state: State, unit: str) -> tuple[int, int]:  # noqa: ARG002
        """Return that a unit is gone with its last HP."""
        return ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who has been activated or whose side has; nothing for it in the last round."""
        clock, side, order = state.clock, state.units[unit].commander, sides_after(state, "")
        now = order.index(clock.side) if clock.side in order else 0
        place = order.index(side) if side in order else 0
        is_ready = place > now or (place == now and not state.is_under(unit, ACTED))
        is_ready = is_ready and not reason_against(state, ACT, unit)
        now, last = self.turns(state)
        return to_come(is_ready, now >= last)

    def turns(self, state: State) -> tuple[int, int]:
        """Return the round that is played and the last one."""
        return state.clock.turn, int(state.setting("rounds", ROUNDS))

    def counts(self, state: State) -> float:
        """Return all, unless points have been scored, which go before it."""
        return 1.0 if not any(state.scores.values()) else _LEFT

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in what has been scored."""
        best = max((state.scores.get(other, 0) for other in state.enemies_of(side)), default=0)
        whole = sum(self.price(state, unit) for unit in state.units) / max(1, len(state.sides))
        return _PAYS * whole * (state.scores.get(side, 0) - best)


def _hits(game: Game, unit: str, weapon: str, foe: str) -> Fraction:
    """Return how likely an attack hits in the open, by all that changes skill and Defence."""
    state = game.state
    if is_melee(state, weapon) and is_helpless(state, foe):
        return Fraction(1)
    about = Blown(melee=is_melee(state, weapon), shot=is_shot(state, weapon))
    skill = number(game, SKILLS[weapon_kind(state, weapon)], unit, foe=foe).value
    attack = game.figure(ATTACK, skill, unit, weapon=weapon, foe=foe, about=about).value
    return hitting(attack, number(game, DEF, foe, foe=unit, about=about).value).hit


def _may_hide(state: State, cloud: Marker, unit: str, foe: str) -> bool:
    """Return whether a cloud lies about a line between two characters; generous, and soon told."""
    one, other = (figure_of(state, each).model for each in (unit, foe))
    wide = sum(max(model.base.length_mm, model.base.width_mm) for model in (one, other)) / MM_PER_INCH
    across = cloud.template.size if cloud.template is not None else 0.0
    return layout.from_way(cloud.at, one.at, other.at) <= (across + wide) / 2.0
