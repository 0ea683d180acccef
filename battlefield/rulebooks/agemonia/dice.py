"""Checks: red dice for what a figure does, blue ones for what it bears. What faces show is a setting."""

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache, partial

from battlefield.rulebooks.agemonia.figures import available, is_hero, stat
from battlefield.rulebooks.agemonia.hurting import spend
from battlefield.rulebooks.agemonia.moments import Checked, Spending
from battlefield.rulebooks.agemonia.movement.ground import is_hindered
from battlefield.rulebooks.agemonia.words import ability_called
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State

RED, BLUE = "s 1 1 1 2 1+", "0 0 1 1 2 h"
"""What the six faces show: successes, `1+` one and another die, `s` stamina, `h` an hourglass."""
STAMINA, HOURGLASS = "s", "h"
_SIGNS = {"red die": ("s", "0", "1", "2", "3", "1+"), "blue die": ("0", "1", "2", "3", "h")}
MOST_STAMINA = 2  # from one die


def faces_of(state: State, which: str) -> tuple[str, ...]:
    """Return what the faces 1 to 6 of the `red die` or the `blue die` show."""
    return tuple(str(state.setting(which, RED if which == "red die" else BLUE)).split())


def why_not_dice(state: State) -> str:
    """Say which die is none, or nothing."""
    for which, known in _SIGNS.items():
        faces = faces_of(state, which)
        if len(faces) != 6 or any(face not in known for face in faces):
            return f"{which} must be six faces, each one of {', '.join(known)}"
        if all(face == "1+" for face in faces):
            return f"{which} would be rolled for ever"
    return ""


def active_check(game: Game, unit: str, ability: str, what: str, *, weapon: str = "") -> Flow[int]:
    """Roll a figure's red dice and count its successes; a Hero may spend stamina for more."""
    dice = stat(game, unit, ability_called(ability), weapon=weapon).value
    found = yield from _red(game, unit, dice, f"{what}, {ability}")
    for name in (yield from _more(game, unit, dice)):
        found += yield from _red(game, unit, 1, f"{what}, {name}")
    return max(0, found - (1 if is_hindered(game.state, unit) else 0))


def _red(game: Game, unit: str, dice: int, what: str) -> Flow[int]:
    """Roll red dice, and those that come for `1+`; count the successes."""
    shown, side = faces_of(game.state, "red die"), game.state.units[unit].commander
    found, left = 0, dice
    while left > 0:
        rolled = yield from game.roll(what, left, by=side, about=(unit,), tells=partial(_counts, shown))
        signs = [shown[face - 1] for face in rolled]
        found += _counts(shown, rolled)[0]
        for _ in range(signs.count(STAMINA)):
            found += yield from _stamina(game, unit)
        left = signs.count("1+")
    return found


def _counts(shown: tuple[str, ...], faces: tuple[int, ...]) -> tuple[int, int, int]:
    """Return all that counts of some red dice: successes, signs of stamina, and dice that come for them."""
    signs = [shown[face - 1] for face in faces]
    successes = sum(int(sign.rstrip("+")) for sign in signs if sign != STAMINA)
    return successes, signs.count(STAMINA), signs.count("1+")


def _stamina(game: Game, unit: str) -> Flow[int]:
    """Let a Hero spend stamina for as many successes; others get none."""
    most = min(MOST_STAMINA, available(game.state, unit))
    if not is_hero(game.state, unit) or not most:
        return 0
    spent = {str(n): f"spend {n} stamina for {n} more success{'es' * (n > 1)}" for n in range(1, most + 1)}
    words = {"0": "spend no stamina", **spent}
    name, by = game.state.units[unit].name, game.state.units[unit].commander
    chosen = int((yield from game.choose_one(f"stamina that {name} spends", words, by=by)))
    if chosen:
        game.say(f"spends {chosen} stamina for {chosen} more success{'es' * (chosen > 1)}", unit)
    moment = Spending(unit, chosen)
    yield from game.tell(moment)
    spend(game, unit, moment.stamina)
    return chosen


def _more(game: Game, unit: str, dice: int) -> Flow[list[str]]:
    """Return the names of what lets a figure roll one die more each, once it has rolled any."""
    moment = Checked(unit)
    if dice:
        yield from game.tell(moment)
    return moment.more


def reactive_check(game: Game, unit: str, ability: str, what: str) -> Flow[int]:
    """Roll a figure's blue dice and count what they cancel."""
    dice = stat(game, unit, ability_called(ability)).value
    found = yield from _blue(game, unit, dice, f"{what}, {ability}")
    for name in (yield from _more(game, unit, dice)):
        found += yield from _blue(game, unit, 1, f"{what}, {name}")
    return found


def _blue(game: Game, unit: str, dice: int, what: str) -> Flow[int]:
    shown = faces_of(game.state, "blue die")

    def cancelled(faces: tuple[int, ...]) -> int:
        return sum(int(shown[face - 1]) for face in faces if shown[face - 1] != HOURGLASS)

    by = game.state.units[unit].commander
    return cancelled((yield from game.roll(what, dice, by=by, about=(unit,), tells=cancelled)))


@lru_cache(maxsize=64)
def chances(faces: tuple[str, ...], dice: int, most: int = 12) -> Mapping[int, Fraction]:
    """Return how likely each number of successes is, without stamina; `most` stands for all above too."""
    if not dice:
        return {0: Fraction(1)}
    found = _one(faces, most)
    for _ in range(dice - 1):
        found = _added(found, _one(faces, most), most)
    return found


def _one(faces: tuple[str, ...], most: int) -> Mapping[int, Fraction]:
    """Return how likely each number of successes is with one die, the dice that follow it included."""
    found: dict[int, Fraction] = {}
    again = Fraction(faces.count("1+"), len(faces))
    for sign in (each for each in faces if each != "1+"):
        worth = 0 if sign in (STAMINA, HOURGLASS) else int(sign)
        for more in range(most + 1 if again else 1):
            count = min(most, worth + more)
            found[count] = found.get(count, Fraction(0)) + again**more / len(faces)
    rest = 1 - sum(found.values(), Fraction(0))
    if rest:
        found[most] = found.get(most, Fraction(0)) + rest
    return dict(sorted(found.items()))


def _added(one: Mapping[int, Fraction], other: Mapping[int, Fraction], most: int) -> Mapping[int, Fraction]:
    found: dict[int, Fraction] = {}
    for count, chance in one.items():
        for more, also in other.items():
            total = min(most, count + more)
            found[total] = found.get(total, Fraction(0)) + chance * also
    return dict(sorted(found.items()))
