"""Summon: Dangerous Terrain, Minions and Structures placed on the table."""

from battlefield.rulebooks.pulp_city.models.rows import (
    AMOUNT,
    BASE,
    HEIGHT,
    HP,
    LARGEST,
    RADIUS,
    Effect,
    Trial,
)
from battlefield.rulebooks.pulp_city.models.vocabulary import DANGEROUS, MINION, STRUCTURE
from battlefield.rulebooks.pulp_city.movement.calling import summon_danger, summon_minion, summon_structure
from battlefield.rules.book.bench import Dial


def _stands(base: int, height: int, hp: int) -> Trial:
    return Trial(
        dials=(
            Dial(BASE, "Base", base, 20, 120, unit=" mm", tip="A round base"),
            Dial(HEIGHT, "Height", height, 1, 20, unit=" in"),
            Dial(HP, "HP", hp, 1, 40),
        )
    )


_LIES = Trial(
    dials=(
        Dial(RADIUS, "Radius", 2, 1, 12, unit=" in"),
        Dial(AMOUNT, "Damage", 1, 1, LARGEST, tip="Damage that it does to who comes into it"),
    )
)
EFFECTS = (
    Effect("Summon", "Summon", numbers={"replaces": True}, form="",
           without="It is what the three ways to summon share; try those.", says="What is summoned is placed "
           "with its centre within the action's range. Dangerous Terrain and Structures stay until the same "
           "model uses the same action again.", rulings=("P-Summon-1", "P-Summon-3")),
    Effect("Summon Dangerous Terrain", "Summon", says="A circle of the printed radius is laid; its FX apply "
           "to who moves into it or begins to act in it.", form="named", applies=summon_danger, goes_on=True,
           summons=DANGEROUS, trial=_LIES, rulings=("P-DangerousTerrain-1", "P-DangerousTerrain-2")),
    Effect("Summon Minion", "Summon", terms=("new",), says="A Minion of the named kind is placed; beyond the "
           "printed number its player removes some.", form="named", applies=summon_minion, goes_on=True,
           summons=MINION, trial=_stands(30, 2, 3), rulings=("P-Summon-2",)),
    Effect("Summon Structure", "Summon", says="A Structure with a trait value, a height, a base and HP is "
           "placed; it is Inanimate. What triggers its actions stands with them.", form="named",
           applies=summon_structure, goes_on=True, summons=STRUCTURE, trial=_stands(40, 5, 5),
           rulings=("P-Structure-1",)),
)  # fmt: skip
