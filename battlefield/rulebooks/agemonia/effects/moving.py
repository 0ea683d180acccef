"""What moves figures: Pull, Push, Teleport, Jump, Teleport tokens; and Summoning, which brings new ones."""

from battlefield.rulebooks.agemonia.effects.rows import row

_FAMILY = "Movement"
_FORCE = (
    "Single lines are crossed, and double ones downhill, where it falls unless it flies: an Ally bears 4 "
    "damage, an Enemy suffers 2, and it gains a condition. It comes into no full area; what an area does to "
    "who comes into it happens. Large and Huge figures stay."
)

EFFECTS = (
    row(
        "Pull",
        _FAMILY,
        "Moves a figure {amount} areas, each strictly closer to the source, which it ends at; without a "
        f"range it reaches as far. {_FORCE} The nearest figures go first.",
        rulings=("A-Pull-1", "A-Pull-2", "A-Pull-3", "A-Fall-1", "A-Fall-2", "A-Fall-3"),
        numbers={"amount": 1},
    ),
    row(
        "Push",
        _FAMILY,
        f"Moves a figure {{amount}} areas, each strictly farther from the source. {_FORCE} The farthest "
        "figures go first.",
        rulings=("A-Pull-1", "A-Pull-2", "A-Pull-3", "A-Fall-1", "A-Fall-2", "A-Fall-3"),
        numbers={"amount": 1},
    ),
    row(
        "Teleport",
        _FAMILY,
        "Puts a figure into an area within {amount} and in sight, full or not, past white lines but no solid "
        "barrier. It enters nothing between, nobody provokes it and no condition hinders it; it cannot end "
        "its turn where there is no room.",
        rulings=("A-Teleport-1", "A-Teleport-2"),
        numbers={"amount": 1},
    ),
    row(
        "Jump",
        _FAMILY,
        "Like a Teleport, but not into a full area, nor up without Fly; down is a fall without Fly. Foes are "
        "provoked as it leaves, Slowed takes an area off it, and Held prevents it.",
        kind="effect",
        rulings=("A-Jump-1",),
        numbers={"amount": 1},
    ),
    row(
        "Teleport tokens",
        _FAMILY,
        "For a movement point an Ally by an active token teleports to one of the same colour, active or not, "
        "without sight and, where no range is given, however far. An item places two purple ones, the other "
        "within {amount}.",
        rulings=("A-Tokens-1", "A-Tokens-2", "A-Tokens-3"),
        numbers={"amount": 1},
    ),
    row(
        "Summoning",
        "Figures",
        "Puts a token of the roster on the map within {amount} areas. It takes no capacity, Enemies do not "
        "target it, and it neither moves nor attacks before the next round.",
        rulings=("A-Summon-1", "A-Summon-2"),
        numbers={"amount": 1},
    ),
)
