"""Mastery, Skill and Aether Tests: one die (or two) against a number, open to whoever may interfere."""

from dataclasses import dataclass

from battlefield.rulebooks.warsurge.moments import Tested
from battlefield.rulebooks.warsurge.occasions import Testing
from battlefield.rulebooks.warsurge.units.harm import lose
from battlefield.rulebooks.warsurge.words import (
    AETHER_TEST,
    AUTOMATIC_FACE,
    MASTERY_TEST,
    SKILL_TEST,
    automatic,
    passing,
)
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Breakdown
from battlefield.rules.core.perks import Flow
from battlefield.rules.core.state import State
from battlefield.rules.core.words import Stat

PASSES_ON = 4
LOWEST, HIGHEST = 1, 6
AETHER_AT_MOST = 9


def mastery_test(
    game: Game, unit: str, source: str, *, target: str = "", there: State | None = None
) -> Flow[bool]:
    """Roll a Mastery Test: 4+, changed by who is skilled and who resists, `there` where it stands by then."""
    return (yield from _test(game, MASTERY_TEST, unit, target, "", Testing(source, there=there)))


def skill_test(
    game: Game, unit: str, source: str, *, target: str = "", weapon: str = "", hurts: bool = True
) -> Flow[bool]:
    """Roll a Skill Test of a weapon: 4+, changed by who is skilled and who resists."""
    return (yield from _test(game, SKILL_TEST, unit, target, weapon, Testing(source, hurts=hurts)))


def _test(game: Game, test: Stat, unit: str, target: str, weapon: str, about: Testing) -> Flow[bool]:
    source = about.source
    by_itself = game.figure(automatic(source), 0, unit, weapon=weapon, foe=target, about=about)
    if not by_itself.value:
        by_itself = game.figure(automatic(test), 0, unit, weapon=weapon, foe=target, about=about)
    if by_itself.value > 0:
        return (yield from _passed_by_itself(game, test, unit, source, target, weapon, by_itself))
    prevented = game.reason_against(passing(test), unit, weapon=weapon, foe=target, about=about)
    if prevented:
        game.say(f"{test} for {source} fails: {prevented}", unit)
        return False
    bonus = game.figure(test, 0, unit, weapon=weapon, foe=target, about=about)
    side = game.state.units[unit].commander
    faces = yield from game.roll(f"{test}: {source}", by=side, about=(unit, target) if target else (unit,))
    needed = PASSES_ON - bonus.value
    game.explain(bonus, f"{test}, {needed}+ needed", unit)
    return (yield from _told(game, Tested(unit, test, faces[0], needed, faces[0] >= needed, source)))


def _passed_by_itself(
    game: Game, test: str, unit: str, source: str, target: str, weapon: str, automatic: Breakdown
) -> Flow[bool]:
    """Pass without a roll, as on a 1+, unless something asks for a higher face of what passes by itself."""
    why = tuple(modifier.source for modifier in automatic.applied)
    face = game.figure(AUTOMATIC_FACE, LOWEST, unit, weapon=weapon, foe=target, about=Testing(source, why))
    needed = face.value
    if needed > HIGHEST:
        game.say(f"{test} for {source} fails: {face.sources}", unit)
        return False
    game.explain(face, f"{test}, {needed}+ needed", unit)
    if needed <= LOWEST:
        by = ", ".join(each for each in why if each not in source)
        game.say(f"{source}: passes by itself{f' ({by})' if by else ''}", unit)
        return True
    side = game.state.units[unit].commander
    faces = yield from game.roll(f"{test}: {source}", by=side, about=(unit, target) if target else (unit,))
    return (yield from _told(game, Tested(unit, test, faces[0], needed, faces[0] >= needed, source)))


def _told(game: Game, tested: Tested) -> Flow[bool]:
    yield from game.tell(tested)
    how = "passed" if tested.passed else "failed"
    words = f"{tested.test} for {tested.source}"
    told = f"{words}: {tested.total}, needs {tested.needed}+, {how}"
    game.judge(told, tested.unit, f"{words} passed", tested.passed)
    return tested.passed


@dataclass(frozen=True, slots=True)
class AetherResult:
    """Whether an Aether Test passed, whether two ones upgraded it, and whether twelve burnt the user."""

    passed: bool
    upgraded: bool
    burnt: bool
    total: int = 0


def aether_test(
    game: Game, unit: str, source: str, *, target: str = "", weapon: str = ""
) -> Flow[AetherResult]:
    """Roll an Aether Test: 2D6, 9 or less passes, 2 upgrades, 12 costs the user D6 HP without saves.

    Each -1 lowers what passes by one, lets a 2 count as one more, and lets one result more count as 12.
    """
    changed = game.figure(AETHER_TEST, 0, unit, weapon=weapon, foe=target, about=Testing(source))
    worse = -changed.value
    game.explain(changed, f"Aether Test, {AETHER_AT_MOST - worse} or less needed", unit)
    side = game.state.units[unit].commander
    about = (unit, target) if target else (unit,)
    total = sum((yield from game.roll(f"Aether Test: {source}", 2, by=side, about=about, tells=sum)))
    upgraded, burnt = total == 2 and worse <= 0, total >= 12 - max(0, worse)
    tested = Tested(
        unit, "Aether Test", total, AETHER_AT_MOST - worse, total <= AETHER_AT_MOST - worse, source
    )
    yield from game.tell(tested)
    how = "passed" if tested.passed else "failed"
    words = f"Aether Test for {source}"
    told = f"{words}: {total}, {tested.needed} or less needed, {how}"
    game.judge(told, unit, f"{words} passed", tested.passed)
    if burnt:
        hurt = yield from game.roll(f"HP that {source} costs", by=side, about=(unit,))
        yield from lose(game, unit, hurt[0], source)
    return AetherResult(tested.passed, upgraded, burnt, total)
