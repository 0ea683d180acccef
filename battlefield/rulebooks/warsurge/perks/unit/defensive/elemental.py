"""Elemental perks of units: elements they are made of, what they are proof against, what hurts more."""

from fractions import Fraction
from typing import Final

from battlefield.rulebooks.warsurge.perks.kit.resistance import perks_of
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, PROOF_TO, WEAK_TO, doublings
from battlefield.rulebooks.warsurge.words import HP_LOSS_AGAINST
from battlefield.rules.core.modifiers import Modifier, times
from battlefield.rules.core.perks import Ask, Bearer, Gives, Perk

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


def is_of(names: frozenset[str], element: str) -> bool:
    """Return whether a weapon with perks of these names counts as one of an element."""
    return f"Weapon: {element}" in names or any(kin in names for kin in KIN[element])


def elements_in(names: frozenset[str]) -> tuple[str, ...]:
    """Return the elements of a weapon with perks of these names."""
    return tuple(element for element in ELEMENTS if f"Weapon: {element}" in names)


def _meets(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Double and halve for each of the weapon's elements that meets this one of the unit."""
    net = doublings(elements_in(perks_of(ask.state, ask.weapon)), (str(bearer.number("element")),))
    return times(Fraction(2) ** net, bearer.perk.name) if net else None


def _touched(ask: Ask, bearer: Bearer) -> Modifier | None:
    """Multiply what a weapon of the element costs."""
    if not is_of(perks_of(ask.state, ask.weapon), str(bearer.number("element"))):
        return None
    return times(bearer.number("times"), bearer.perk.name)


def _listed(names: tuple[str, ...]) -> str:
    return " or ".join((", ".join(names[:-1]), names[-1])) if len(names) > 1 else names[0]


def _unit(element: str) -> Perk:
    weak, proof = _listed(WEAK_TO[element]), _listed(PROOF_TO[element])
    says = (
        f"Weapons of {weak} cost it double HP, those of {proof} half. With several elements on either side, "
        "each pair counts: doublings less halvings."
    )
    terms = ("Specific", "Multi Element", "Damage Bonus")
    gives = (Gives(HP_LOSS_AGAINST, _meets),)
    return Perk(f"Unit: {element}", "Elemental", "unit", terms, {"element": element}, says, gives)


def _touch(name: str, element: str, amount: int | Fraction) -> Perk:
    share = "double" if amount == 2 else "half"
    kin = f", or with {_listed(KIN[element])}," if KIN[element] else ""
    spares = " A loss is never less than 1." if amount == HALF else ""
    says = f"Weapons of {element}{kin} cost it {share} the HP, immune or not.{spares}"
    numbers = {"element": element, "times": amount}
    gives = (Gives(HP_LOSS_AGAINST, _touched),)
    return Perk(f"{name}: {element}", "Elemental", "unit", ("Specific", "Damage Bonus"), numbers, says, gives)


PERKS: tuple[Perk, ...] = (
    *(_touch("Protection", element, HALF) for element in ELEMENTS),
    *(_unit(element) for element in ELEMENTS),
    *(_touch("Weakness", element, 2) for element in ELEMENTS),
)
