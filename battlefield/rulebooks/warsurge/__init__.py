"""WARSURGE: what its book of perks says, as rows on the rules core."""

OPEN = (
    "attack.power_table",
    "book",
    "games",
    "games.kinds",
    "hidden_information",
    "movement.deploying",
    "movement.movement_paths",
    "muster",
    "odds.chances",
    "odds.merged",
    "odds.profile",
    "perks",
    "turn.steps",
    "turn.turns",
    "units.command",
    "units.elements",
    "units.objectives",
    "units.playstyle",
    "units.stats",
    "units.unit_status",
)  # the modules that others may import
