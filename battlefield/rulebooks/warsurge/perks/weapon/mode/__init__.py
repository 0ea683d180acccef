"""Mode perks: weapons that lay templates, leap from unit to unit, or leave something behind."""

from collections.abc import Sequence

from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.weapon.mode.chains import CHAINS
from battlefield.rulebooks.warsurge.perks.weapon.mode.lasting import LASTING
from battlefield.rulebooks.warsurge.words import RANGE
from battlefield.rules.core.perks import Perk
from battlefield.rules.core.state import Profile
from battlefield.rules.core.values import Scalar

_MOST_DIFFUSE, _LEAST_DIFFUSE = 12, 3


def _diffuse_range(_unit: Profile, weapon: Profile | None) -> str:
    """Ask for a range that the triangle can have."""
    reach = (weapon.stats.get(RANGE) if weapon is not None else None) or 0
    if _LEAST_DIFFUSE <= reach <= _MOST_DIFFUSE:
        return ""
    return f"the weapon needs a range from {_LEAST_DIFFUSE} to {_MOST_DIFFUSE} inches"


def _sizes(
    name: str, shape: str, sizes: tuple[int, ...], says: str, terms: str = "Passive", **more: Scalar
) -> tuple[Perk, ...]:
    count = len(sizes)
    every = {key: (value,) * count for key, value in more.items()}
    numbers: dict[str, Sequence[Scalar]] = {
        "shape": (shape,) * count,
        "size": sizes,
        "inside": (1, 2, 3)[:count],
        **every,
    }
    rulings = ("W-Template-1", "W-Template-2")
    return _weapon.ranks(name, terms, says, numbers, rulings=rulings, without=_BY_NUMBERS)


_weapon = Rows("Mode", "weapon")
_BY_NUMBERS = "The attack reads off its numbers which template is laid, how large and in what way."
_ROUND = (3, 5, 10)
_BEAMS = ("W-Beam-1", "W-Beam-2", "W-Beam-3")
_STRUCK = (
    "each unit under it takes the weapon's attacks once for each of its models there."
    " Who is shut in takes them {inside}D6 times instead."
)
_BEAM = (
    "A line from the wielder through a target to the end of the range, or to terrain that stops it. The"
    " nearest"
)
_ON = "and as long as each loses HP the next one behind it."
PERKS: tuple[Perk, ...] = (
    _weapon(
        "Beam I",
        "Passive",
        f"{_BEAM} unit on it, friend or foe, takes the weapon's attacks, {_ON}",
        {"shape": "beam", "each": False},
        rulings=_BEAMS,
        without=_BY_NUMBERS,
    ),
    _weapon(
        "Beam II",
        "Passive",
        f"{_BEAM} unit on it, friend or foe, takes its attacks once for each of its models there, {_ON}",
        {"shape": "beam"},
        rulings=_BEAMS,
        without=_BY_NUMBERS,
    ),
    *_sizes(
        "Blast",
        "round",
        _ROUND,
        f'A {{size}}" disc laid wholly within range, then scattered by 2D6; {_STRUCK}',
        "Passive, Scatter Arrow 2D6",
        scatters=True,
    ),
    *CHAINS,
    *_sizes("Explode", "round", _ROUND, f'A {{size}}" disc laid wholly within range; {_STRUCK}'),
    *_sizes(
        "Nova",
        "round",
        _ROUND,
        f'A {{size}}" disc about the wielder that spares friends; {_STRUCK}',
        centred=True,
        enemies=True,
    ),
    *_sizes(
        "Cone",
        "cone",
        (8, 16),
        f"A droplet {{size}}\" long with an edge within range, at the wielder's base with range 0; {_STRUCK}",
    ),
    *_sizes("Wall", "wall", (6, 12, 18), f'A line {{size}}" long, its middle within range; {_STRUCK}'),
    _weapon(
        "Diffuse",
        "Passive",
        f"A right-angled triangle from the wielder's base, two sides as long as the range; {_STRUCK}",
        {"shape": "diffuse", "inside": 1},
        needs=(_diffuse_range,),
        rulings=("W-Template-2",),
        without=_BY_NUMBERS,
    ),
    *LASTING,
)
