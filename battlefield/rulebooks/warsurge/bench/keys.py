"""The keys of what can be set for a perk on the bench."""

ATTACKS, POWER, AP, RANGE = "attacks", "power", "ap", "range"
DEFENCE, HP, ARMOUR, AEGIS = "defence", "hp", "armour", "aegis"
ROLL, HITS, END, LOST, MOVE = "roll", "hits", "end", "lost", "move"
ALONE = "alone"
