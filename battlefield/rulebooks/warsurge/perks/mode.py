"""Mode perks: weapons that lay templates."""

from battlefield.rules.perks import Perk
from battlefield.rules.values import Scalar


def _mode(name: str, says: str, terms: tuple[str, ...], **numbers: Scalar) -> Perk:
    return Perk(name, "Mode", "weapon", terms, numbers, says)


def _sizes(
    name: str, shape: str, sizes: tuple[int, ...], says: str, terms: tuple[str, ...], **more: Scalar
) -> list[Perk]:
    ranks = ("I", "II", "III")
    return [
        _mode(f"{name} {rank}", says, terms, shape=shape, size=size, **more)
        for rank, size in zip(ranks, sizes, strict=False)
    ]


_ROUND = (3, 5, 10)
_PASSIVE = ("Passive",)
_STRUCK = "each unit under it takes the weapon's attacks once for each of its models there."
PERKS: tuple[Perk, ...] = (
    *_sizes(
        "Blast",
        "round",
        _ROUND,
        f'A {{size}}" disc laid wholly within range, then scattered by 2D6; {_STRUCK}',
        ("Passive", "Scatter Arrow 2D6"),
        scatters=True,
    ),
    *_sizes("Explode", "round", _ROUND, f'A {{size}}" disc laid wholly within range; {_STRUCK}', _PASSIVE),
    *_sizes(
        "Nova",
        "round",
        _ROUND,
        f'A {{size}}" disc about the wielder that spares friends; {_STRUCK}',
        _PASSIVE,
        centred=True,
        enemies=True,
    ),
    *_sizes(
        "Cone",
        "cone",
        (8, 16),
        f"A droplet {{size}}\" long that begins within range, at the wielder's base with range 0; {_STRUCK}",
        _PASSIVE,
    ),
    *_sizes(
        "Wall", "wall", (6, 12, 18), f'A line {{size}}" long, its middle within range; {_STRUCK}', _PASSIVE
    ),
    _mode(
        "Diffuse",
        f"A right-angled triangle from the wielder's base, two sides as long as the range; {_STRUCK}",
        _PASSIVE,
        shape="diffuse",
    ),
)
