"""Pulp City: supremes and minions, pools of dice, and the effects of their actions."""

OPEN = (
    "book",
    "effects",
    "models.models",
    "models.team",
    "models.vocabulary",
    "movement.deploying",
    "odds",
    "plots",
    "rounds",
)  # the modules that others may import
