"""What books call their settings, and say of them."""

from battlefield.app.wording.translation import QT_TR_NOOP

SETTINGS = (
    QT_TR_NOOP("Units of models move, attack and dash in phases, or in steps that are paid for."),
    QT_TR_NOOP("Teams of Supremes and their Minions take turns with a pool of action points."),
    QT_TR_NOOP("Characters are activated side by side; they shoot, strike, burn and lay clouds."),
    QT_TR_NOOP("Heroes and their Allies against Enemies, on a map of areas."),
    QT_TR_NOOP("Game type"),
    QT_TR_NOOP("How the battle is won"),
    QT_TR_NOOP("Playstyle"),
    QT_TR_NOOP(
        "Standard: a turn of four phases, unit by unit in turn. Advanced: steps of actions that "
        "are paid for with command points"
    ),
    QT_TR_NOOP("Standard"),
    QT_TR_NOOP("Advanced"),
    QT_TR_NOOP("How many turns are played; the battle ends earlier where one side is left"),
    QT_TR_NOOP("Defender"),
    QT_TR_NOOP("The side that defends; the others attack it"),
    QT_TR_NOOP("Survives with"),
    QT_TR_NOOP("The defender wins with this share of its points left at the end"),
    QT_TR_NOOP("Holds with more than"),
    QT_TR_NOOP("The defender wins with more than this share of its fortifications left"),
    QT_TR_NOOP("Objectives of a turn"),
    QT_TR_NOOP(
        "Rolled: each turn one of three objectives is rolled for markers, combat and territory. "
        "Fixed: the first of each counts in every turn"
    ),
    QT_TR_NOOP("Rolled each turn"),
    QT_TR_NOOP("Always the first"),
    QT_TR_NOOP("A king costs at most"),
    QT_TR_NOOP("A king is a unit that costs at most this share of its roster's points"),
    QT_TR_NOOP("Held from"),
    QT_TR_NOOP("A unit holds an objective with a model within so many inches of it"),
    QT_TR_NOOP("Contested objectives"),
    QT_TR_NOOP(
        "Who holds an objective that units of both sides are at: nobody, or the side whose units "
        "there are worth more points"
    ),
    QT_TR_NOOP("Nobody’s"),
    QT_TR_NOOP("The stronger side’s"),
    QT_TR_NOOP("Deployment zone"),
    QT_TR_NOOP(
        "How deep the deployment zones are: the first side has the top edge of the table, the "
        "others the bottom edge"
    ),
    QT_TR_NOOP(
        "How deep the deployment zones are: the first team has the top edge of the table, the "
        "others the bottom edge"
    ),
    QT_TR_NOOP("Command die"),
    QT_TR_NOOP(
        "The die that is rolled each turn: every side has as many command points for each of its units"
    ),
    QT_TR_NOOP("Actions in a step"),
    QT_TR_NOOP("How many actions a unit may take in one step"),
    QT_TR_NOOP("Power against Defence"),
    QT_TR_NOOP(
        "What an attack die needs. Even and steep use dice of six sides and part only beyond a "
        "plain 6; the third uses dice of ten sides"
    ),
    QT_TR_NOOP("Six sides, even steps"),
    QT_TR_NOOP("Six sides, steep steps"),
    QT_TR_NOOP("Ten sides"),
    QT_TR_NOOP("Minimum deployed on turn 1"),
    QT_TR_NOOP("The share of its points that each side must have on the table in the first turn"),
    QT_TR_NOOP("Entry edges"),
    QT_TR_NOOP(
        "How far from the entry edges that a table draws units may come out of reserve, after the "
        "first turn; 0 is in contact with them"
    ),
    QT_TR_NOOP("Random extra turns"),
    QT_TR_NOOP("How many turns may follow the last one, each on a roll of 4 or more"),
    QT_TR_NOOP("A side wiped out"),
    QT_TR_NOOP(
        "Whether a side of which nothing is left has lost, or the objective points decide all the same"
    ),
    QT_TR_NOOP("Has lost"),
    QT_TR_NOOP("May win by points"),
    QT_TR_NOOP("Equal points"),
    QT_TR_NOOP("Whether equal objective points are parted by the share of the roster that is left"),
    QT_TR_NOOP("The greater share left wins"),
    QT_TR_NOOP("A draw"),
    QT_TR_NOOP("Restore melees"),
    QT_TR_NOOP("Whether units that lost contact with those they fight close in again after casualties"),
    QT_TR_NOOP("Units close in"),
    QT_TR_NOOP("Units stay where they are"),
    QT_TR_NOOP("Diminish"),
    QT_TR_NOOP("Whether the perk Diminish leaves a quarter of the movement, or takes only a quarter off"),
    QT_TR_NOOP("Leaves a quarter"),
    QT_TR_NOOP("Takes a quarter off"),
    QT_TR_NOOP("Doors"),
    QT_TR_NOOP("Whether doors are opened and closed in the battle: no rulebook has an action for it"),
    QT_TR_NOOP("By agreement"),
    QT_TR_NOOP("As they stand"),
    QT_TR_NOOP("Either player opens or closes a door between two actions, and it costs nothing."),
    QT_TR_NOOP("Nobody opens or closes a door."),
    QT_TR_NOOP("Plot"),
    QT_TR_NOOP("What the battle is about"),
    QT_TR_NOOP("King of the hill"),
    QT_TR_NOOP("Territory"),
    QT_TR_NOOP("By the cards"),
    QT_TR_NOOP("Levels that are knocked out of the other team count."),
    QT_TR_NOOP("Levels in the square of 8 in in the middle count after the last round."),
    QT_TR_NOOP("Quarters of the table in which a team has most levels count at the end."),
    QT_TR_NOOP("Only what effects of the rosters score counts, such as cards that you own."),
    QT_TR_NOOP("Rounds"),
    QT_TR_NOOP("How many rounds are played; the battle ends earlier where one team is left"),
    QT_TR_NOOP("How many rounds are played; the battle ends earlier where one side is left"),
    QT_TR_NOOP("How many rounds are played; it ends earlier where one side is left"),
    QT_TR_NOOP("Damage of a crash"),
    QT_TR_NOOP("The HP that a model loses when it is knocked into another one, or into terrain"),
    QT_TR_NOOP("Powerhouses"),
    QT_TR_NOOP(
        "Which rolls of a Powerhouse give EFX from a lower face on: those of its Trump Traits, or all"
    ),
    QT_TR_NOOP("Trump Traits alone"),
    QT_TR_NOOP("All rolls"),
    QT_TR_NOOP("Minutes after the battle"),
    QT_TR_NOOP(
        "How many minutes pass after the battle for fire, acid and the like that are still there: "
        "they go on until they end"
    ),
    QT_TR_NOOP("Heroes"),
    QT_TR_NOOP("The side of the Heroes and their Allies; the other one has the Enemies"),
    QT_TR_NOOP("Bonus maneuver from"),
    QT_TR_NOOP("The least number on an initiative card that gives a Hero a bonus maneuver"),
    QT_TR_NOOP("Who falls is"),
    QT_TR_NOOP("The condition of a figure that falls from a height"),
    QT_TR_NOOP("Red die"),
    QT_TR_NOOP(
        "The six faces of the die for what a figure does, written face by face with gaps between: "
        "0 to 3 successes, 1+ one and another die, s stamina"
    ),
    QT_TR_NOOP("Blue die"),
    QT_TR_NOOP(
        "The six faces of the die for what a figure bears, written face by face with gaps between: "
        "0 to 3 successes, h an hourglass"
    ),
)
