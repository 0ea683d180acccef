"""Using the perks that a unit begins: which of them are open now, and offering them to its commander."""

from battlefield.rulebooks.warsurge.moments import PerkBegun
from battlefield.rulebooks.warsurge.movement.embarking import spill
from battlefield.rulebooks.warsurge.occasions import UsingPerk
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.merged_units import with_parts
from battlefield.rulebooks.warsurge.units.playstyle import USE_PERKS, is_advanced
from battlefield.rulebooks.warsurge.words import USING_PERKS, using
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Usable
from battlefield.rules.core.state import Span, State

BEFORE, AFTER = "before", "after"
USED_PERK = "perk used"
_WHEN = {BEFORE: " before it acts", AFTER: " after it acted"}


def use_perks(game: Game, unit: str, when: str) -> Flow[bool]:
    """Offer a unit the perks that it may use now, until its commander has had enough; tells whether any was.

    Each is used once a turn, or once an action in the Advanced playstyle; what may be used more often is
    offered once at a time.
    """
    used: list[str] = []
    while True:
        open_ = {name: bearer for name, bearer in usable(game, unit).items() if name not in used}
        if not open_:
            return bool(used)
        words = {name: f"use {name}" for name in open_}
        user = game.state.units[unit]
        what = f"{user.name}: use a perk{_WHEN.get(when, '')}?"
        chosen = yield from game.choose(what, words, by=user.commander, least=0)
        if not chosen:
            return bool(used)
        bearer = open_[chosen[0]]
        used.append(chosen[0])
        if not bearer.perk.uses[0].often:
            span: Span = "action" if is_advanced(game.state) else "turn"
            unit_status.mark(game, f"{USED_PERK} {bearer.perk.name}", bearer.unit, span)
        begun = PerkBegun(bearer.unit, bearer.perk.name)
        yield from game.tell(begun)
        if begun.void:
            game.say(f"{bearer.perk.name} fails: {begun.void}", bearer.unit)
        else:
            yield from bearer.perk.uses[0].run(game, bearer) or ()
        yield from spill(game)


def usable(game: Game, unit: str) -> dict[str, Bearer]:
    """Return the perks that a unit and its parts may use now, by name; those of parts say whose they are."""
    found: dict[str, Bearer] = {}
    units = with_parts(game.state, unit)
    for bearer in game.book.hearing(game.state).users:
        user, perk = bearer.unit, bearer.perk
        if user not in units:
            continue
        if not _is_offered(game.state, perk.uses[0]):
            continue
        if game.state.is_under(user, f"{USED_PERK} {perk.name}"):
            continue
        refused = perk.uses[0].refusal(game, bearer) or game.reason_against(
            USING_PERKS, user, about=UsingPerk(perk)
        )
        if not refused and not game.reason_against(using(perk.name), user):
            found[perk.name if user == unit else f"{perk.name} of {user}"] = bearer
    return found


def opens_the_way(game: Game, unit: str, deed: str) -> bool:
    """Return whether a unit may use a perk that goes with an action, so that it could act after all."""
    return any(deed in bearer.perk.uses[0].beside for bearer in usable(game, unit).values())


def _is_offered(state: State, use: Usable) -> bool:
    """Tell whether a use belongs to what is being done: in the Advanced playstyle to an action of its own."""
    return not is_advanced(state) or state.clock.phase in (use.beside or (USE_PERKS,))
