"""Deflect, Ward and Parry: what weapons and shields in a unit's hands add to its saves, by the majority."""

from battlefield.rulebooks.warsurge.attack.attack import Attack, Striking, own
from battlefield.rulebooks.warsurge.units.harm import standing
from battlefield.rulebooks.warsurge.units.unit_status import is_copy
from battlefield.rulebooks.warsurge.words import DEFLECT, PARRY, SHIELDING, WARD, broken
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Limits
from battlefield.rules.core.state import Figure, State
from battlefield.rules.core.words import Stat


def shield_of(attack: Attack, save: Stat) -> Stat:
    """Name the shield that helps a save: Deflect for armour; for AEGIS Parry in a melee, else Ward."""
    if save == "armour":
        return DEFLECT
    return PARRY if attack.placed.melee else WARD


def bonus(game: Game, attack: Attack, save: Stat) -> int:
    """Return what a shield adds to a save against one attack, after what breaks it."""
    kind = shield_of(attack, save)
    whole = shield(game, attack.target, kind, attack)
    return max(0, whole - own(game, attack, broken(kind)).value) if whole else 0


def say_broken(game: Game, attack: Attack, save: Stat) -> None:
    """Tell in the log what takes from the shield that helps a save."""
    kind = shield_of(attack, save)
    _say_barred(game, attack.target, kind)
    if shield(game, attack.target, kind, attack):
        found = own(game, attack, broken(kind))
        game.explain(found, f"{kind} counts {found.value} less", attack.target)


def _say_barred(game: Game, unit: str, kind: Stat) -> None:
    """Tell in the log what keeps a weapon from adding to a save."""
    carried = dict.fromkeys(w for figure in standing(game, unit) for w in figure.weapons)
    for weapon in (w for w in carried if printed(game.state, w, kind)):
        barred = game.reason_against(SHIELDING, unit, weapon=weapon)
        if barred:
            name = game.state.profiles[weapon].name
            game.say(f"{kind} of {name} does not count: {barred}", unit)


def shield(game: Game, unit: str, kind: Stat, attack: Attack) -> int:
    """Return a unit's shield of a kind as perks change it, before anything breaks it."""
    figures = standing(game, unit)
    figures = tuple(figure for figure in figures if not is_copy(game.state, figure.id)) or figures
    if attack.terms.chosen:
        figures = tuple(figure for figure in figures if figure.id in attack.terms.chosen) or figures
    majority = most_have([_best(game, unit, figure, kind) for figure in figures])
    found = game.figure(
        kind,
        majority,
        unit,
        weapon=attack.weapon,
        foe=attack.attacker,
        limits=Limits("down", 0),
        about=Striking(attack),
    )
    return found.value


def most_have(each: list[int]) -> int:
    """Return the greatest bonus that more than half have, or a better one."""
    return max((own for own in each if 2 * sum(other >= own for other in each) > len(each)), default=0)


def _best(game: Game, unit: str, figure: Figure, kind: Stat) -> int:
    usable = (w for w in figure.weapons if not game.reason_against(SHIELDING, unit, weapon=w))
    return max((printed(game.state, weapon, kind) for weapon in usable), default=0)


def printed(state: State, weapon: str, kind: Stat) -> int:
    """Return the bonus that a weapon's profile has."""
    return state.profiles[weapon].stats.get(kind) or 0
