"""Corrupted: a weapon that is fed with its user's own stats for a turn."""

from dataclasses import replace

from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import from_note, is_barred
from battlefield.rulebooks.warsurge.units.harm import pay
from battlefield.rulebooks.warsurge.units.stats import BEST_LEVEL, own_hp, stat
from battlefield.rulebooks.warsurge.units.staying import is_on_battlefield
from battlefield.rulebooks.warsurge.words import AP, ARMOUR, ATTACKS, DEFENCE, ITS_WEAPON, POWER, noted_of
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.moments import TurnBegan
from battlefield.rules.core.perks import Ask, Bearer, Flow, Gives, Reacts
from battlefield.rules.core.state import State, Until
from battlefield.rules.core.words import Stat

_weapon = Rows("Tactical", "weapon")

_NAME = "Corrupted"


def _is_there(state: State, bearer: Bearer, _moment: TurnBegan) -> bool:
    return is_on_battlefield(state, bearer.unit) and state.hp(bearer.unit) > 0


def _matches(game: Game, bearer: Bearer) -> bool:
    """Compare weapon and user as they would be if no weapon had been fed yet."""
    unit, weapon = bearer.unit, bearer.weapon
    fed = game.state.effects_on(unit, _NAME)
    unfed = replace(game.state, effects=tuple(each for each in game.state.effects if each not in fed))
    as_they_are = Game(unfed, game.book)
    armed = (stat(as_they_are, what, unit, weapon=weapon).value for what in (POWER, AP))
    return tuple(armed) == tuple(stat(as_they_are, what, unit).value for what in (DEFENCE, ARMOUR))


def _offer(game: Game, bearer: Bearer, _moment: TurnBegan) -> Flow[None]:
    """Let the user give up Defence, armour and HP, if they match the weapon, for Power, AP and attacks."""
    unit, weapon = bearer.unit, bearer.weapon
    if is_barred(game, bearer):
        return
    if not _matches(game, bearer):
        game.say(f"{_NAME}: Power and AP do not match Defence and armour", unit)
        return
    defence, armour = stat(game, DEFENCE, unit).value, stat(game, ARMOUR, unit).value
    ap = stat(game, AP, unit, weapon=weapon).value
    given: dict[Stat, int] = {}
    most = {POWER: defence, AP: min(armour, BEST_LEVEL - ap), ATTACKS: own_hp(game.state, unit)}
    for what, limit in most.items():
        words = {str(n): f"+{n} {what}" for n in range(limit + 1)}
        chosen = yield from game.choose_one(f"{_NAME}: {what}", words, by=game.state.units[unit].commander)
        given[what] = int(chosen or 0)
    if any(given.values()):
        until = Until("turn", game.state.clock.turn)
        facts = (noted_of(what)(amount) for what, amount in given.items())
        game.begin(_NAME, unit, ITS_WEAPON(weapon), *facts, by=unit, until=until)
        if given[ATTACKS]:
            yield from pay(game, unit, given[ATTACKS], _NAME)


def _taken(key: Stat) -> "Gives":
    def answer(_ask: Ask, bearer: Bearer) -> Modifier | None:
        """Take from the user what the weapon was fed, each weapon for itself."""
        amount = bearer.get(noted_of(key))
        return plus(-amount, _NAME, key=f"{_NAME} {bearer.get(ITS_WEAPON)}") if amount else None

    return Gives({POWER: DEFENCE, AP: ARMOUR}[key], answer, "under")


CORRUPTED = _weapon(
    _NAME,
    "Specific, Stat Change",
    "At the start of a turn the user may give up Defence for Power, armour for AP and HP for attacks, point"
    " for point, if Power equals Defence and AP equals armour; all but the HP come back as the turn ends.",
    gives=(_taken(POWER), _taken(AP), *map(from_note, (POWER, AP, ATTACKS))),
    reacts=(Reacts(TurnBegan, _offer, _is_there),),
    rulings=("W-Corrupted-1", "W-Barred-1"),
)
