"""What perks need from others to take effect: weapons that strike with something, fellows of a kind."""

from battlefield.rulebooks.warsurge.perks import CATALOGUE
from battlefield.rulebooks.warsurge.perks.kit.augmentation import AURAS
from battlefield.rulebooks.warsurge.perks.unit.defensive.elemental import KIN
from battlefield.rulebooks.warsurge.perks.weapon.element import TRIGGERS
from battlefield.rulebooks.warsurge.units.elements import ELEMENTS, PROOF_TO, WEAK_TO

POISONS = ("Poison", "Venom", "Pestilence", "Plague", "Virus")
BURNS, SHOCKS = ("Burn", "Ignite I", "Ignite II"), ("Paralysis", "Shock", "Stun")
LEADING = ("Confuse", "Delirium", "Fugue")
SHOVES = ("Knockback I", "Force I", "Grapple", "Warp", "Cripple I", "Freeze I", "Solidify")
TEMPLATES = ("Blast II", "Explode II", "Cone I", "Wall I")


def ranked(name):
    """Give a weapon perk's full name: of one that has ranks, its first."""
    weapons = (each for each in CATALOGUE.perks.values() if each.kind == "weapon")
    return next(each.name for each in weapons if each.name in (name, f"{name} I", f"{name} 2+"))


WITH = {
    **dict.fromkeys(AURAS, ("Aura II",)),
    **{name.replace("Aura", "Presence"): ("Presence",) for name in AURAS},
    **{
        f"Unit: {each}": tuple(f"Weapon: {e}" for e in (*WEAK_TO[each], *PROOF_TO[each])) for each in ELEMENTS
    },
    **{
        f"{what}: {each}": (f"Weapon: {each}", *map(ranked, KIN[each]))
        for each in ELEMENTS
        for what in ("Weakness", "Protection")
    },
    **dict.fromkeys(("Anaemic", "Artificial"), ("Bleed", "Leech")),
    **dict.fromkeys(("Heat Resist I", "Heat Resist II", "Flammable"), BURNS),
    **dict.fromkeys(("Flinching", "Shockproof"), SHOCKS),
    **dict.fromkeys(("Weak Minded", "Strong Willed"), (*LEADING, "Dominate I")),
    **dict.fromkeys(("Cowardly", "Fearless"), ("Dread", "Terrify", "Horrific")),
    **dict.fromkeys(("Sickly", "Immunity I", "Immunity II", "Herd Immunity"), POISONS),
    **dict.fromkeys(
        ("Dismantle", "Deconstruct", "Engineer I", "Engineer II", "Engineer III"), ("Artificial",)
    ),
    **dict.fromkeys(("Anti-Air I", "Anti-Air II"), ("Airborne", "Jumper")),
    **dict.fromkeys(("Enclosed", "Compartment: Enclosed"), ("Exposed I", "Compartment: Exposed I")),
    "Undead": ("Heal", "Healer I", "Healer III"),
    "Doddery": ("Cripple I", "Cripple II", "Freeze I", "Freeze II"),
    "Steadfast": ("Chill", "Corrode", "Weaken", "Pulverise", "Scourge", "Disarm"),
    "Resolute": ("Provoke I", "Provoke II", "Taunt I"),
    "Impregnable": ("Implant", "Breach", "Hijack"),
    "Unstoppable": SHOVES,
    "Murderer": ("Pacifist",),
    "Sentinel": ("Ambush I", "Ambush III", "Burrow"),
    "Technician": ("Shock", *BURNS, "Malfunction II"),
}
"""What somebody in the battle has to have: on both sides, so that friend and foe have it."""

BESIDE = {
    **dict.fromkeys(
        [f"{name} {rank}" for name in ("Vortex", "Residue") for rank in ("I", "II", "III")], TEMPLATES
    ),
    **dict.fromkeys([f"Spread {face}+" for face in range(2, 7)], ("Poison", "Bleed", "Chill", "Implant")),
    **{name: tuple(map(ranked, trigger.on)) for name, trigger in TRIGGERS.items()},
    "Skill": ("Stun", "Blind II", "Concussive", "Solidify"),
}
"""What the same weapon has to have: one of these."""

CLOSE = ("Break Parry I", "Break Parry II", "Break Parry III", "Might I", "Might II")
"""What works hand to hand only."""
