"""Recovery perks: units that regain HP, and mend or cure others."""

from collections.abc import Callable, Iterable

from battlefield.rulebooks.warsurge.perks.kit.afflicting import NATURES
from battlefield.rulebooks.warsurge.perks.kit.ills import FEARS, WORN_LEGS, ails, end_hampering
from battlefield.rulebooks.warsurge.perks.kit.reaching import Deed, Extra, Sides, use_on
from battlefield.rulebooks.warsurge.perks.kit.resistance import are_friends, needs_hp
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.zombify import is_zombified, put_down
from battlefield.rulebooks.warsurge.perks.unit.condition.returning_perks import PERKS as RETURNING
from battlefield.rulebooks.warsurge.units import unit_status
from battlefield.rulebooks.warsurge.units.harm import gain, is_up, most_regained
from battlefield.rulebooks.warsurge.units.merged_units import lain_on, with_parts
from battlefield.rulebooks.warsurge.units.stats import full_hp
from battlefield.rulebooks.warsurge.words import ITS_WEAPON
from battlefield.rules.core.events import EffectEnded
from battlefield.rules.core.flow import Game
from battlefield.rules.core.perks import Bearer, Flow, Perk, Use
from battlefield.rules.core.state import Effect

_row = Rows("Recovery")

RANKS = ("I", "II", "III")
REACHES = (6, 12, 18)
SHARES = (10, 4, 2)
STAYS = ("Implant",)
"""What Cure does not take away."""
_COST = "Point Cost (Double Max)"


# giving HP back


def _mend(game: Game, bearer: Bearer, target: str, parts: Iterable[str] = ()) -> Flow[None]:
    """Give a unit a share of its full HP, rounded up."""
    amount = -(-full_hp(game, target) // bearer.number("share"))
    yield from gain(game, target, amount, bearer.perk.name, by=bearer.unit, parts=parts)


def _heal(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Give a share of its full HP to a unit and its sergeants, which are one to whoever heals it."""
    yield from _mend(game, bearer, target, game.state.parts_of(target))


def _repair(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    """Give it to those of them that are made."""
    made = (each for each in game.state.parts_of(target) if game.state.profile_of(each).has("Artificial"))
    yield from _mend(game, bearer, target, made)


_ALL = "it has regained all that it can this turn"


def _may_regain(game: Game, _bearer: Bearer, target: str) -> str:
    """Look at what it has regained this turn; HP beyond the full number last until the turn ends."""
    return "" if any(most_regained(game, each) for each in with_parts(game.state, target)) else _ALL


def _may_itself(game: Game, bearer: Bearer) -> str:
    if not is_up(game, bearer.unit):
        return "nobody of it is left"
    return "" if most_regained(game, bearer.unit) else _ALL


def _is_made(game: Game, bearer: Bearer, target: str) -> str:
    """Let only what is made be mended."""
    artificial = game.state.profile_of(target).has("Artificial")
    return _may_regain(game, bearer, target) if artificial else "it is not Artificial"


def _may_heal(game: Game, bearer: Bearer, target: str) -> str:
    """Let it be used on friends, and on enemies that suffer from it."""
    fits = are_friends(game.state, bearer.unit, target) or game.state.profile_of(target).has("Undead")
    return _may_regain(game, bearer, target) if fits else "only on friends, and on enemies that are Undead"


def _mends(
    name: str,
    verb: str,
    whom: str,
    sides: Sides,
    extra: Extra,
    deed: Deed,
    *more: str,
    rulings: tuple[str, ...] = (),
) -> tuple[Perk, ...]:
    says = f'{whom} within {{radius}}" and in sight regains its full HP divided by {{share}}, rounded up.'
    return _row.ranks(
        name,
        ", ".join(("Activate, HP+", _COST, 'Radius ({radius}")', *more)),
        says,
        {"radius": REACHES, "share": SHARES},
        uses=(use_on(verb, sides, deed, extra=extra),),
        rulings=rulings,
    )


def _recover(game: Game, bearer: Bearer) -> Flow[None]:
    """Roll D3 for each ten HP of the unit at full strength."""
    by = game.state.units[bearer.unit].commander
    count = full_hp(game, bearer.unit) // 10
    rolled = yield from game.roll(bearer.perk.name, count, 3, by=by, about=(bearer.unit,), tells=sum)
    yield from gain(game, bearer.unit, sum(rolled), bearer.perk.name, by=bearer.unit)


def _regenerate(game: Game, bearer: Bearer) -> Flow[None]:
    yield from _mend(game, bearer, bearer.unit)


# taking afflictions away


def _lying_on(game: Game, target: str) -> list[Effect]:
    """Return what lies on a unit, its figures and its sergeants, for whom what is used on it is, too."""
    state, units = game.state, lain_on(game.state, target)
    bearers = [*units, *(figure.id for each in units for figure in state.figures_of(each))]
    return [effect for bearer in bearers for effect in state.effects_on(bearer)]


def _curable(game: Game, _bearer: Bearer, target: str) -> str:
    ill = any(_can_be_cured(effect) for effect in _lying_on(game, target))
    return "" if ill or is_zombified(game.state, target) else "nothing on it can be cured"


def _can_be_cured(effect: Effect) -> bool:
    """Return whether an effect is an affliction or a fear, and no affliction that heals."""
    return effect.name in (*NATURES, *FEARS) and effect.name not in STAYS and ails(effect)


def _cure(game: Game, _bearer: Bearer, target: str) -> Flow[None]:
    """Take all afflictions and fears away; one that has risen falls for good."""
    if is_zombified(game.state, target):
        yield from put_down(game, target)
        return
    for effect in _lying_on(game, target):
        if effect.name == "Spread" or _can_be_cured(effect):
            game.emit(EffectEnded(effect.id, "cured"))
    yield from ()


def _cures(rank: str, *, sight: bool) -> Perk:
    terms = f'{_COST}, Mastery Test, Radius (18")'
    where = " and in sight" if sight else ", seen or not,"
    whom = f'a unit within {{radius}}"{where}'
    says = f"After a Mastery Test, {whom} is free of afflictions, terror and loss of nerve."
    use = use_on("cure", "all", _cure, sight=sight, test=True, extra=_curable)
    return _row(f"Cure {rank}", terms, says, {"radius": 18}, uses=(use,))


# mending machines


Fault = Callable[[Effect], bool]
_MENDS: dict[str, tuple[str, Fault]] = {
    "burns": ("remove Burn, Ignite and Shock", lambda e: e.name in ("Burn", "Ignite", "Shock")),
    "malfunction": ("restore a weapon that a malfunction destroyed", lambda e: e.name == unit_status.BROKEN),
    "movement": (
        "undo what Combat Damage does to its movement",
        lambda e: e.name in WORN_LEGS,
    ),
    "weapon": ("fix a weapon that Combat Damage destroyed", lambda e: e.name == "Combat Damage: broken"),
}
_ONE_AT_A_TIME = ("malfunction", "weapon")


def _faults(game: Game, target: str) -> dict[str, list[Effect]]:
    """Return what is to be mended on a unit, by what mends it."""
    effects = _lying_on(game, target)
    found = {key: [e for e in effects if fault(e)] for key, (_, fault) in _MENDS.items()}
    return {key: faults for key, faults in found.items() if faults}


def _is_faulty(game: Game, _bearer: Bearer, target: str) -> str:
    return "" if _faults(game, target) else "there is nothing to mend"


def _fix(game: Game, bearer: Bearer, target: str) -> Flow[None]:
    by = game.state.units[bearer.unit].commander
    faults = _faults(game, target)
    words = {key: _MENDS[key][0] for key in faults}
    chosen = yield from game.choose_one(f"what to mend on {game.state.units[target].name}", words, by=by)
    mended = faults[chosen]
    if chosen in _ONE_AT_A_TIME:
        weapons = {str(effect.id): _weapon_of(game, effect) for effect in mended}
        which = yield from game.choose_one("weapon to mend", weapons, by=by)
        mended = [effect for effect in mended if str(effect.id) == which]
    for effect in mended:
        end_hampering(game, effect, "mended")


def _weapon_of(game: Game, effect: Effect) -> str:
    """Name the weapon that an effect keeps from being used, and whose it is."""
    state = game.state
    weapon, who = (
        effect.get(ITS_WEAPON),
        state.units[effect.on].name if effect.on in state.units else effect.on,
    )
    return f"{state.profiles[weapon].name if weapon in state.profiles else weapon} of {who}"


PERKS: tuple[Perk, ...] = (
    _cures("I", sight=True),
    _cures("II", sight=False),
    *_mends("Engineer", "mend", "A unit with Artificial", "friends", _is_made, _repair, "Specific"),
    *_mends(
        "Healer",
        "heal",
        "A friend, or an enemy that is Undead,",
        "all",
        _may_heal,
        _heal,
        rulings=("W-Undead-2",),
    ),
    _row(
        "Recover",
        "Activate, HP+",
        "It regains D3 HP for each full {hp} HP that it has at full strength.",
        numbers={"hp": 10},
        uses=(Use("recover", _recover, _may_itself),),
        needs=(needs_hp(10),),
        rulings=("W-Recover-1",),
    ),
    _row(
        "Regenerate",
        "Activate, HP+",
        "It regains its full HP divided by {share}, rounded up.",
        {"share": 10},
        uses=(Use("regenerate", _regenerate, _may_itself),),
    ),
    *RETURNING,
    _row(
        "Technician",
        'Mastery Test, Radius (6")',
        'After a Mastery Test, it mends one thing on itself or a friend within {radius}" and in sight: fire'
        " and shock, a weapon that malfunctions, or what Combat Damage did to its movement or to a weapon.",
        {"radius": 6},
        uses=(use_on("mend", "friends", _fix, test=True, extra=_is_faulty),),
    ),
)
