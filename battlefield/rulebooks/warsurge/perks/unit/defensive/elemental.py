"""Elemental perks of units: elements they are made of, what they are proof against, what hurts more."""

from fractions import Fraction
from typing import Final

from battlefield.rulebooks.warsurge.perks.kit.resistance import game_of, perks_of
from battlefield.rulebooks.warsurge.perks.kit.rows import Rows
from battlefield.rulebooks.warsurge.perks.kit.vocabulary import multiplies_loss
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, PROOF_TO, WEAK_TO, doublings
from battlefield.rulebooks.warsurge.words import HP_LOSS_AGAINST
from battlefield.rules.core.flow import Game
from battlefield.rules.core.modifiers import Modifier, times
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk

_row = Rows("Elemental")

HALF: Final = Fraction(1, 2)
KIN: Final = {
    "Dark": ("Blind", "Scourge"),
    "Earth": ("Cripple", "Weaken"),
    "Electric": ("Stun", "Shock", "Paralysis"),
    "Fire": ("Burn", "Ignite"),
    "Ice": ("Freeze", "Chill", "Solidify"),
    "Light": (),
    "Metal": ("Bleed", "Concussive", "Pulverise"),
    "Nature": ("Implant", "Leech"),
    "Spirit": ("Confuse", "Delirium", "Dread", "Fugue"),
    "Toxic": ("Poison", "Venom", "Plague", "Pestilence", "Virus"),
    "Water": ("Corrode", "Mitigate"),
    "Wind": ("Direction Lock", "Velocity Lock", "Spread", "Knockback", "Force"),
}
"""The perks that make a weapon count as one of an element, beside the element itself."""


def elements_in(game: Game, names: frozenset[str]) -> tuple[str, ...]:
    """Return the elements that perks of these names make a weapon or unit of."""
    rows = (row.numbers for name in names if (row := game.book.get(name)) is not None)
    return tuple(str(row["element"]) for row in rows if "element" in row and "times" not in row)


def _meets(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Double and halve for each of the weapon's elements that meets this one of the unit."""
    met = elements_in(game_of(ask), perks_of(ask.state, ask.weapon))
    net = doublings(met, (str(bearer.number("element")),))
    return times(Fraction(2) ** net, bearer.perk.name) if net else None


def _touches(ask: Ask, bearer: Bearer) -> bool:
    """Tell whether a weapon is of the element, or has one of its kin."""
    names, element = perks_of(ask.state, ask.weapon), str(bearer.number("element"))
    return element in elements_in(game_of(ask), names) or not names.isdisjoint(KIN[element])


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def _unit(element: str) -> Perk:
    weak, proof = _listed(WEAK_TO[element]), _listed(PROOF_TO[element])
    says = (
        f"Weapons of {weak} cost it double HP, those of {proof} half. With several elements on either side, "
        "each pair counts: doublings less halvings."
    )
    terms, gives = "Specific, Multi Element, Damage Bonus", (Gives(HP_LOSS_AGAINST, _meets),)
    return _row(f"Unit: {element}", terms, says, {"element": element}, gives=gives)


def _touch(name: str, element: str, amount: int | Fraction) -> Perk:
    share = "double" if amount == 2 else "half"
    kin = f", or with {_listed(KIN[element])}," if KIN[element] else ""
    spares = " A loss is never less than 1." if amount == HALF else ""
    says = f"Weapons of {element}{kin} cost it {share} the HP, immune or not.{spares}"
    numbers = {"element": element, "times": amount}
    gives = (multiplies_loss(when=_touches),)
    return _row(f"{name}: {element}", "Specific, Damage Bonus", says, numbers, gives=gives)


PERKS: tuple[Perk, ...] = (
    *(_touch("Protection", element, HALF) for element in ELEMENTS),
    *(_unit(element) for element in ELEMENTS),
    *(_touch("Weakness", element, 2) for element in ELEMENTS),
)
