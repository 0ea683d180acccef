"""Environment perks of cover: who makes more of it, who gives another kind, and who takes it away."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from battlefield.rulebooks.warsurge.attack.attack import COVER_SHARE, are_mostly
from battlefield.rulebooks.warsurge.perks.kit.reaching import cost_problem
from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, is_surrounded
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import (
    attack_of,
    goes_by_its_own,
    is_in_cover,
    used_instead,
)
from battlefield.rulebooks.warsurge.transport import passengers
from battlefield.rulebooks.warsurge.units.stats import level, stat
from battlefield.rulebooks.warsurge.words import (
    AEGIS,
    ARMOUR,
    ATTACK_DICE_AGAINST,
    COVER_BY_DICE,
    COVER_BY_PROFILE,
    DEFENCE,
    ITS_AEGIS,
    ITS_ARMOUR,
    ITS_DEFENCE,
    TAKING_COVER,
)
from battlefield.rules.core.modifiers import Modifier, plus
from battlefield.rules.core.perks import Ask, Bearer, Forbids, Gives, Perk
from battlefield.rules.core.state import TABLE, Effect, State
from battlefield.rules.core.values import info_of
from battlefield.rules.core.words import Stat
from battlefield.rules.table import layout

_SAVES = (ARMOUR, AEGIS)
_KINDS = ("Cover Modifier I", "Cover Modifier II", "Cover Profile")
_OF_PIECES = {DEFENCE: ITS_DEFENCE, ARMOUR: ITS_ARMOUR, AEGIS: ITS_AEGIS}
_STATS = re.compile(r"(?i)(defence|armour|aegis) (\d+)")
_COST = "Point Cost (Double Max)"
Answer = Callable[[Ask, Bearer], Modifier | None]


# more of it


def _is_helped(ask: Ask) -> bool:
    """Return whether a unit is in cover that is no other unit's profile."""
    if not is_in_cover(ask):
        return False
    game = game_of(ask)
    given = game.figure(COVER_BY_PROFILE, 0, ask.unit, weapon=ask.weapon, foe=ask.foe, about=ask.about)
    return given.value <= 0


def _in_cover(sign: int) -> Answer:
    """Change something by the row's bonus in cover: as that does, it counts beside what is lent."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if goes_by_its_own(ask) or not _is_helped(ask):
            return None
        return plus(sign * int(bearer.number("bonus")), bearer.perk.name)

    return answer


# another kind


def _screens(ask: Ask, bearer: Bearer) -> bool:
    """Tell whether the bearer by itself hides half of a unit that is attacked."""
    attack, state = attack_of(ask), ask.state
    if attack is None or not attack.placed.cover or ask.unit != attack.target:
        return False
    eyes = passengers.standing(state, attack.attacker, attack.wielders)
    models = passengers.standing(state, ask.unit, [figure.id for figure in state.living(ask.unit)])
    if bearer.effect is not None:
        return _piece_screens(state, bearer.unit, eyes, models)
    if bearer.unit in (attack.attacker, attack.target) or not _is_dear_enough(ask, bearer):
        return False
    wall = [figure.id for figure in state.figures_of(bearer.unit)]
    if set(wall).intersection((*eyes, *models)):
        return False
    return are_mostly(layout.are_screened(state, eyes, models, wall, COVER_SHARE))


def _piece_screens(state: State, id_: str, eyes: Sequence[str], models: Sequence[str]) -> bool:
    """Tell whether a piece of terrain by itself hides half of some models, whatever these cost."""
    piece = next((each for each in state.terrain if each.id == id_), None)
    if piece is None:
        return False
    return are_mostly(layout.are_screened_by_terrain(state, eyes, models, piece, COVER_SHARE))


def _is_dear_enough(ask: Ask, bearer: Bearer) -> bool:
    game = game_of(ask)
    stands = ask.state.units[bearer.unit].where == TABLE
    return stands and not cost_problem(game, bearer.unit, ask.unit, bearer.perk.terms)


def _flag(ask: Ask, bearer: Bearer) -> Modifier | None:
    return plus(1, bearer.perk.name) if _screens(ask, bearer) else None


def _hampers(ask: Ask, bearer: Bearer) -> Modifier | None:
    key = "Cover Modifier"
    return plus(-int(bearer.number("penalty")), bearer.perk.name, key=key) if _screens(ask, bearer) else None


def _both(stat_: Stat, answer: Answer) -> tuple[Gives, Gives]:
    """Let units answer that have the perk, and pieces of terrain that bear it."""
    return Gives(stat_, answer, mine=False), Gives(stat_, answer, "under", mine=False)


def covering(words: Mapping[str, str]) -> Iterator[Effect]:
    """Yield what pieces of terrain bear whose words about cover begin with a perk that gives another kind.

    Those of a profile go on with its stats: Cover Profile, Defence 8, Armour 3+, AEGIS 5+.
    """
    serial = 0
    for id_, said in words.items():
        name, _, rest = said.partition(",")
        if name.strip() in _KINDS:
            serial += 1
            found = {what.lower(): int(number) for what, number in _STATS.findall(rest)}
            saves = ITS_ARMOUR(level(found.get(ARMOUR))), ITS_AEGIS(level(found.get(AEGIS)))
            facts = ITS_DEFENCE(found.get(DEFENCE, 0)), *saves
            yield Effect(serial, name.strip(), id_, info=info_of(dict(facts)))


def _shields_with(name: Stat) -> tuple[Gives, Gives]:
    """Let a unit use a stat of the bearer where it is better than its own."""

    def answer(ask: Ask, bearer: Bearer) -> Modifier | None:
        if goes_by_its_own(ask) or not is_in_cover(ask) or not _screens(ask, bearer):
            return None
        game = game_of(ask)
        given = game.figure(COVER_BY_PROFILE, 0, ask.unit, weapon=ask.weapon, foe=ask.foe, about=ask.about)
        lent = bearer.get(_OF_PIECES[name]) if bearer.effect else stat(game, name, bearer.unit).value
        return used_instead(ask, name, lent, bearer.perk.name) if given.value > 0 else None

    return _both(name, answer)


def _by_profile(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Replace the usual bonus where the bearer's profile may be used."""
    game = game_of(ask)
    if not _screens(ask, bearer):
        return None
    given = game.figure(COVER_BY_PROFILE, 0, ask.unit, weapon=ask.weapon, foe=ask.foe, about=ask.about)
    return plus(1, bearer.perk.name) if given.value > 0 else None


# none of it


def _lays_open(ask: Ask, bearer: Bearer) -> str:
    """Take cover from whoever is near."""
    target = passengers.base_unit(ask.state, ask.foe) if ask.foe else ""
    near = is_surrounded(ask.state, target, bearer.unit, float(bearer.number("radius")))
    return bearer.perk.name if near else ""


_row = Rows("Environment")
PERKS: tuple[Perk, ...] = (
    _row(
        "Camouflage",
        "Specific",
        "In cover there is -{bonus} to attack dice against it.",
        {"bonus": 1},
        gives=(Gives(ATTACK_DICE_AGAINST, _in_cover(-1)),),
    ),
    *_row.ranks(
        "Cover",
        "Specific, Stat Change",
        "In cover it has +{bonus} Defence more.",
        {"bonus": (1, 2)},
        gives=(Gives(DEFENCE, _in_cover(1)),),
    ),
    *_row.ranks(
        "Cover Modifier",
        f"Passive, {_COST}",
        "A unit that it hides by half, and that costs at most twice as much, has -{penalty} to attack dice"
        " against it, in place of the +1 Defence of cover.",
        {"penalty": (1, 2)},
        gives=(*_both(COVER_BY_DICE, _flag), *_both(ATTACK_DICE_AGAINST, _hampers)),
        rulings=("W-Cover-1", "W-Cover-3"),
    ),
    _row(
        "Cover Profile",
        f"Passive, {_COST}",
        "A unit that it hides by half, and that costs at most twice as much, may use its Defence, armour and"
        " AEGIS where they are better than its own, in place of the +1 Defence of cover and of all that adds"
        " to cover.",
        gives=(
            *_both(COVER_BY_PROFILE, _flag),
            *_both(COVER_BY_DICE, _by_profile),
            *(give for name in (DEFENCE, *_SAVES) for give in _shields_with(name)),
        ),
        rulings=("W-Cover-1", "W-Cover-2", "W-Cover-3"),
    ),
    _row(
        "Uncover",
        'Passive, Radius (12")',
        'No unit within {radius}" of it and in its sight, itself too, has anything from cover.',
        {"radius": 12},
        forbids=(Forbids(TAKING_COVER, _lays_open, mine=False),),
        rulings=("W-Uncover-1", "W-Radius-1"),
    ),
)
