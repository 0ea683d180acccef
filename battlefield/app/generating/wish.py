"""What a generated table shall be like: its kit, size, density, seed and symmetry, and how many are tried."""

from dataclasses import dataclass
from typing import Literal, TypeVar, get_args

from battlefield.app.design.library.library import Kit
from battlefield.app.wording.lengths import LengthError, parse_length
from battlefield.app.wording.presets import ROUND_BASES
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.files.text.errors import did_you_mean, listed, shown
from battlefield.geometry.kernel.shapes import BaseSize
from battlefield.geometry.kernel.units import inches

Way = Literal["half-turn", "mirror", "none"]
Deployment = Literal["long", "short", "corners"]
WAYS: tuple[Way, ...] = get_args(Way)
DEPLOYMENTS: tuple[Deployment, ...] = get_args(Deployment)
WAY_WORDS: dict[Way, str] = {
    "half-turn": QT_TR_NOOP("Half turn"),
    "mirror": QT_TR_NOOP("Mirrored between the sides"),
    "none": QT_TR_NOOP("None, but balanced"),
}
DEPLOYMENT_WORDS: dict[Deployment, str] = {
    "long": QT_TR_NOOP("Along the long edges"),
    "short": QT_TR_NOOP("Along the short edges"),
    "corners": QT_TR_NOOP("In opposite corners"),
}
SIDE, DENSITY, SEED = (18.0, 144.0), (5, 50), (0, 999_999_999)
TRIES, OBJECTIVES, SETS = (1, 50), (0, 6), (0, 9)
BASES: tuple[BaseSize, ...] = tuple(BaseSize.round(each) for each in ROUND_BASES)


class WishError(ValueError):
    """A table that cannot be made; its text is one sentence."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is asked for; lengths in inches, `density` the share of the ground under terrain, in per cent.

    `base` is the largest that is to get through every gap, `tries` how many tables are laid to take the best.
    `sets` is how often the kit is there, 0 as often as it takes.
    """

    kit: Kit
    width: float = 60.0
    height: float = 44.0
    density: int = 20
    seed: int = 1
    way: Way = "half-turn"
    tries: int = 6
    deployment: Deployment = "long"
    objectives: int = 5
    base: BaseSize = BASES[ROUND_BASES.index(80)]
    sets: int = 0

    @property
    def gap(self) -> float:
        """How far apart things lie that bar the way, in inches."""
        return inches(self.base.width_mm)


def check_wish(wish: Wish) -> None:
    """Refuse what no table can be made of, as a WishError."""
    for name, value, (low, high) in (
        ("width", wish.width, SIDE),
        ("height", wish.height, SIDE),
        ("density", wish.density, DENSITY),
        ("seed", wish.seed, SEED),
        ("number of tables tried", wish.tries, TRIES),
        ("number of objectives", wish.objectives, OBJECTIVES),
        ("number of kits", wish.sets, SETS),
    ):
        if not low <= value <= high:
            unit = {"width": " in", "height": " in", "density": " %"}.get(name, "")
            raise WishError(f"the {name} is {value:.10g}{unit}; it must be from {low:g} to {high:g}{unit}")
    if wish.way == "mirror" and wish.deployment == "corners":
        raise WishError("a mirrored table has its zones along edges; take a half turn for zones in corners")


Word = TypeVar("Word", bound=str)


def named(text: str, known: tuple[Word, ...], what: str) -> Word:
    """Return one of some words; another is a WishError that says which there are."""
    for word in known:
        if word == text:
            return word
    raise WishError(f"{what} is {shown(text)}; it must be {listed(known)}{did_you_mean(text, known)}")


def size_named(text: str) -> tuple[float, float]:
    """Return the width and the height of a size such as "60x44", "60 x 44 in" or "120 cm x 90 cm"."""
    first, _, second = text.lower().replace("×", "x").partition("x")
    unit = second.strip().lstrip("0123456789./ ")
    if first.strip() and not first.strip(" 0123456789./"):
        first = f"{first} {unit}"  # one unit is meant for both
    try:
        width, height = parse_length(first), parse_length(second)
    except LengthError:
        raise WishError(f"the size is {shown(text)}; write it as 60x44, 48 x 48 in or 120 x 90 cm") from None
    return width, height


def base_named(text: str) -> BaseSize:
    """Return a round base by its size in millimetres."""
    sizes = {f"{base.length_mm:g}": base for base in BASES}
    found = sizes.get(text.lower().removesuffix("mm").strip())
    if found is None:
        raise WishError(f"the base is {shown(text)}; it must be {listed(tuple(sizes))}, in millimetres")
    return found
