"""Whom a weapon is for, where its side has to say so before a test that comes before it is aimed."""

from battlefield.rulebooks.warsurge.attack.targets import aims
from battlefield.rulebooks.warsurge.attack.templates import is_template
from battlefield.rulebooks.warsurge.attack_moments import WeaponDrawn
from battlefield.rulebooks.warsurge.occasions import Testing
from battlefield.rulebooks.warsurge.perks.kit.resistance import perks_of
from battlefield.rulebooks.warsurge.words import SPLITS_ATTACKS
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow
from battlefield.rules.core.words import Stat


def meant(
    game: Game, bearer: Bearer, moment: WeaponDrawn, test: Stat, *, possible: bool = False
) -> Flow[str]:
    """Let its side say whom the weapon is for before its test, where somebody in reach makes that harder.

    With `possible` those are in reach whom the weapon reaches only by what the test may give it. Templates,
    traps and attacks that are sent one by one are for nobody by name: it is none then.
    """
    unit, weapon = bearer.unit, bearer.weapon
    splits = game.figure(SPLITS_ATTACKS, 0, unit, weapon=weapon).value > 0
    lies = is_template(game, unit, weapon) or "Trap" in perks_of(game.state, weapon)
    if moment.target or splits or lies:
        return moment.target

    def resisted(foe: str) -> int:
        return game.figure(test, 0, unit, weapon=weapon, foe=foe, about=Testing(bearer.perk.name)).value

    found = {each.target: each.distance for each in aims(game, unit, weapon, possible=possible)}
    if all(resisted(foe) == resisted("") for foe in found):
        return ""
    names = {foe: f"{game.state.units[foe].name}, {far:.2f} in" for foe, far in found.items()}
    what, by = f"choose whom {game.state.profiles[weapon].name} strikes", game.state.units[unit].commander
    moment.target = yield from game.choose_one(what, names, by=by)
    return moment.target
