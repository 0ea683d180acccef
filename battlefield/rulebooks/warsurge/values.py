"""What WARSURGE units are worth and what they do to each other, by figures as they are now and exact odds."""

from collections.abc import Sequence
from functools import lru_cache

from battlefield.rulebooks.warsurge.attack.attack import Attack as Aimed
from battlefield.rulebooks.warsurge.attack.attack import (
    against,
    cover_bonus,
    dice_modifiers,
    own,
    target_stat,
    weapon_stat,
    why_no_cover,
)
from battlefield.rulebooks.warsurge.attack.attack_parts import Aimed as Parts
from battlefield.rulebooks.warsurge.attack.attack_parts import Placement
from battlefield.rulebooks.warsurge.attack.attacking import DONE
from battlefield.rulebooks.warsurge.attack.power_table import LADDERS
from battlefield.rulebooks.warsurge.attack.saving import Save as Rolled
from battlefield.rulebooks.warsurge.attack.saving import saves_of
from battlefield.rulebooks.warsurge.attack.targets import type_forbids
from battlefield.rulebooks.warsurge.games.kinds import by_points
from battlefield.rulebooks.warsurge.odds.chances import TooMuchError, odds
from battlefield.rulebooks.warsurge.odds.profile import Again, Attack, Save, Target
from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.turn.steps import END_STEP, NO_ANSWER, PASS
from battlefield.rulebooks.warsurge.turn.turns import HOLD
from battlefield.rulebooks.warsurge.turn.victory import game_type, last_turn, share_left
from battlefield.rulebooks.warsurge.units.stats import full_points, model_hp, reach_of, stat
from battlefield.rulebooks.warsurge.words import (
    ACCURACY,
    AIM,
    ATTACKS,
    BEDIM,
    DAMAGE_FACE,
    DASH,
    DEFENCE,
    HARMLESS,
    HITS_EACH,
    IN_COVER,
    MOVE,
    MOVEMENT,
    POWER,
    REROLL_FAILURES,
    REROLL_ONES,
    REROLL_SIXES,
    RESTORES,
    STUNNED,
    TO_BE_TARGETED,
    USING_WEAPONS,
)
from battlefield.rules.book.face import ACTED
from battlefield.rules.book.values import NEXT, ONCE, Strike, to_come
from battlefield.rules.core.chances import Throw
from battlefield.rules.core.flow import Game
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

_MOST_DICE = 60  # more do not change what is worth doing
_BEFORE, _AFTER = "Move", "Dash"  # the phases next to that of attacks
_PAYS = 0.1  # of all points, for each point scored
_SHARE = 0.3  # of all points, for the whole of what is left at the end
_TIE = 0.15  # of what is left, where it tells equals apart


class WarsurgeValues:
    """What a unit is worth by its points, and its weapons by the odds of the book."""

    idle: tuple[str, ...] = (HOLD, END_STEP, PASS, NO_ANSWER, DONE)
    by_sides: bool = False

    def price(self, state: State, unit: str) -> float:
        """Return the points of a unit at full strength."""
        return float(full_points(Game(state, CATALOGUE), unit))

    def stride(self, state: State, unit: str) -> float:
        """Return the inches of its Move, and of its Dash where that comes before its next attack as well.

        There are none where it is kept from moving in its turn now.
        """
        game = Game(state, CATALOGUE)
        if not _is_later(state, unit) and game.reason_against(MOVEMENT, unit):
            return 0.0
        soon = state.clock.phase == _BEFORE and not state.is_under(unit, ACTED)
        return float(stat(game, MOVE, unit).value + (0 if soon else stat(game, DASH, unit).value))

    def strikes(self, state: State, unit: str) -> Sequence[Strike]:
        """Return the weapons that living models carry."""
        game = Game(state, CATALOGUE)
        names = {name: None for figure in state.living(unit) for name in figure.weapons}
        return tuple(Strike(name, reach_of(game, unit, name)) for name in names)

    def harm(self, state: State, unit: str, strike: Strike, foe: str) -> float:
        """Return the HP lost on average to all who carry the weapon, by all that changes dice and saves."""
        game = Game(state, CATALOGUE)
        aimed = _aimed(game, unit, strike, foe)
        if game.reason_against(TO_BE_TARGETED, foe, weapon=strike.name, foe=unit) or _heals(game, aimed):
            return 0.0
        attack, target = _attack(game, aimed), _target(game, aimed)
        mean = _mean_lost(attack, target, str(state.setting("ladder", "even")))
        waits = not _is_later(state, unit) and type_forbids(game, unit, strike.name)
        return (mean if mean is not None else attack.attacks.number / 4.0) * (NEXT if waits else 1.0)

    def sees(self, state: State, unit: str, foe: str) -> bool:  # noqa: ARG002
        """Return that nothing is laid that hides anybody."""
        return True

    def lives(self, state: State, unit: str) -> tuple[int, int]:  # noqa: ARG002
        """Return that a unit is gone with its last HP."""
        return ONCE

    def to_come(self, state: State, unit: str) -> float:
        """Return less for who attacks in the next turn only, and nothing for it in the last one."""
        barred = Game(state, CATALOGUE).reason_against(USING_WEAPONS, unit)
        now, last = self.turns(state)
        return to_come(not (barred or _is_later(state, unit)), now >= last)

    def turns(self, state: State) -> tuple[int, int]:
        """Return the turn that is played and the last one, as far as is known."""
        return state.clock.turn, last_turn(state)

    def counts(self, state: State) -> float:
        """Return little where points win, of which equals are told apart by what is left."""
        return _TIE if game_type(state).judge is by_points else 1.0

    def ahead(self, state: State, side: str) -> float:
        """Return the lead in what the game type counts."""
        game, whole = Game(state, CATALOGUE), 0.0
        whole = sum(self.price(state, unit) for unit in state.units) / max(1, len(state.sides))
        others = state.enemies_of(side)
        left = share_left(game, side) - max((share_left(game, other) for other in others), default=0)
        scored = state.scores.get(side, 0) - max((state.scores.get(other, 0) for other in others), default=0)
        late = min(1.0, state.clock.turn / last_turn(state))
        return whole * (_SHARE * late * self.counts(state) * float(left) + _PAYS * scored)


@lru_cache(maxsize=4096)
def _mean_lost(attack: Attack, target: Target, ladder: str) -> float | None:
    """Return the HP lost on average; None where it takes too long to work out."""
    try:
        return float(odds((attack,), target, LADDERS[ladder]).mean)
    except TooMuchError:
        return None


def _is_later(state: State, unit: str) -> bool:
    """Tell whether a unit attacks in the next turn only."""
    phase = state.clock.phase
    return phase == _AFTER or (phase != _BEFORE and state.is_under(unit, ACTED))


def _aimed(game: Game, unit: str, strike: Strike, foe: str) -> Aimed:
    """Put together an attack by all who carry a weapon, in the middle of its range."""
    wielders = tuple(f.id for f in game.state.living(unit) if strike.name in f.weapons)
    cover = game.figure(IN_COVER, 0, foe, foe=unit).value > 0
    placed = Placement(strike.reach / 2.0, melee=strike.reach <= 0.0, cover=cover, reach=strike.reach)
    aimed = Aimed(Parts(unit, strike.name, foe, wielders), placed)
    if cover and why_no_cover(game, aimed):
        aimed.uncover()
    return aimed


def _heals(game: Game, aimed: Aimed) -> bool:
    return any(own(game, aimed, what).value > 0 for what in (RESTORES, HARMLESS))


def _attack(game: Game, aimed: Aimed) -> Attack:
    """Say what a weapon rolls, with all that changes it; its AP is counted in the saves that are left."""

    def asked(what: Stat, base: int = 0) -> int:
        return own(game, aimed, what, base).value

    dice = min(_MOST_DICE, len(aimed.wielders) * weapon_stat(game, aimed, ATTACKS).value)
    bonus, penalty = dice_modifiers(game, aimed)
    return Attack(
        Throw(number=dice),
        Throw(number=weapon_stat(game, aimed, POWER).value),
        damage=asked(DAMAGE_FACE) or None,
        stunned=asked(STUNNED) > 0,
        bonus=bonus,
        penalty=penalty,
        aims=tuple(face for what in (ACCURACY, AIM) if (face := asked(what))),
        reroll="failed" if asked(REROLL_FAILURES) > 0 else "ones" if asked(REROLL_ONES) > 0 else "none",
        reroll_sixes=asked(REROLL_SIXES) > 0,
        success_times=max(1, asked(HITS_EACH, 1)),
    )


def _target(game: Game, aimed: Aimed) -> Target:
    """Say what a unit has against a weapon: its saves as AP and all that changes them leave them."""
    foe = aimed.target
    figures, hp = game.state.living(foe), model_hp(game, foe)
    models = max(1, len(figures))
    armour, aegis, wild, emergency = saves_of(game, aimed)
    bedim = against(game, aimed, BEDIM).value
    return Target(
        defence=target_stat(game, aimed, DEFENCE, *cover_bonus(game, aimed)).value,
        models=models,
        hp=hp,
        wounds=max(0, models * hp - sum(figure.hp for figure in figures)),
        bedim=(bedim,) if bedim else (),
        armour=_save(armour),
        aegis=_save(aegis),
        emergency=emergency.level > 0,
        wild=Throw(number=7 - wild.level if wild.level else 0),
    )


def _save(known: Rolled) -> Save:
    twice, sixes = known.reroll_successes, known.reroll_sixes
    again: Again = "both" if twice and sixes else "successes" if twice else "sixes" if sixes else "none"
    return Save(known.level, reroll=known.reroll_failures, again=again)
