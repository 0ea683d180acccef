"""The commands of a battle: looking back, counsel, what the program does, reports."""

from battlefield.app.commands.command import Command
from battlefield.app.wording.translation import QT_TR_NOOP

# fmt: off
_LOOKS = (
    ("turn", "Ctrl+PgUp", "Ctrl+PgDown", False,
     QT_TR_NOOP("Previous turn"),
     QT_TR_NOOP("Look at the table where the turn began, or the one before it"),
     QT_TR_NOOP("Next turn"), QT_TR_NOOP("Look at the table where the next turn began")),
    ("phase", "PgUp", "PgDown", True,
     QT_TR_NOOP("Previous phase"),
     QT_TR_NOOP("Look at the table where the phase began, or the one before it"),
     QT_TR_NOOP("Next phase"), QT_TR_NOOP("Look at the table where the next phase began")),
    ("action", "Ctrl+Left", "Ctrl+Right", False,
     QT_TR_NOOP("Previous action"),
     QT_TR_NOOP("Look at the table where the action began, or the one before it"),
     QT_TR_NOOP("Next action"), QT_TR_NOOP("Look at the table where the next action began")),
    ("event", "Alt+Left", "Alt+Right", False,
     QT_TR_NOOP("Previous event"), QT_TR_NOOP("Look one event back"),
     QT_TR_NOOP("Next event"), QT_TR_NOOP("Look one event on")),
)


def _looks() -> tuple[Command, ...]:
    """Steps back and on through a battle: by turns, phases, actions and events."""
    made = []
    for kind, before, after, on_board, back, of_back, on, of_on in _LOOKS:
        made.append(Command(f"look_{kind}_back", "Battle", back, before, of_back, "played", group=kind,
                            on_board=on_board))
        made.append(Command(f"look_{kind}_on", "Battle", on, after, of_on, "past", group=kind,
                            on_board=on_board))
    return tuple(made)


def _paces() -> tuple[Command, ...]:
    """How fast the program's moves are shown."""
    rows = (
        ("slow", QT_TR_NOOP("The program plays slowly"), QT_TR_NOOP("Show what the program does slowly")),
        ("normal", QT_TR_NOOP("The program plays at a normal pace"),
         QT_TR_NOOP("Show what the program does at a normal pace")),
        ("fast", QT_TR_NOOP("The program plays fast"), QT_TR_NOOP("Show what the program does fast")),
        ("at_once", QT_TR_NOOP("The program plays at once"),
         QT_TR_NOOP("Show what the program does at once")),
    )
    return tuple(
        Command(f"pace_{pace}", "Battle", text, f"Alt+{number}", tip, "nothing", group="pace", checkable=True)
        for number, (pace, text, tip) in enumerate(rows, 1)
    )


BATTLE_COMMANDS: tuple[Command, ...] = (
    Command("look_start", "Battle", QT_TR_NOOP("Look at the &start of the battle"), "Home",
            QT_TR_NOOP("Show the table as it was before the first action"), "played", "to-start",
            group="look", on_board=True),
    *_looks(),
    Command("look_end", "Battle", QT_TR_NOOP("&Return to the game"), "End",
            QT_TR_NOOP("Stop looking back and play on"), "past", "to-end", group="return", on_board=True),
    Command("look_play", "Battle", QT_TR_NOOP("&Watch it again"), "W",
            QT_TR_NOOP("Play what happened once more, or halt it"), "played", "play", group="return"),
    Command("look_go_on", "Battle", QT_TR_NOOP("&Go on from here"), "Ctrl+Shift+G",
            QT_TR_NOOP("Take the battle back to the place that is shown; redo brings it all back"), "past",
            group="return"),
    Command("passage_step", "Battle", QT_TR_NOOP("&Next thing at the turn's end"), ".",
            QT_TR_NOOP("Show the next thing that happened as the turn ended"), "passage", group="passage",
            on_board=True),
    Command("passage_back", "Battle", QT_TR_NOOP("&Last thing at the turn's end"), ",",
            QT_TR_NOOP("Show once more what happened before it"), "passage", group="passage", on_board=True),
    Command("passage_skip", "Battle", QT_TR_NOOP("S&kip the turn's end"), "Ctrl+.",
            QT_TR_NOOP("Show no more of what happened as the turn ended"), "passage", group="passage"),
    Command("advice", "Battle", QT_TR_NOOP("What would &you do?"), "I",
            QT_TR_NOOP("See what the program would do now in your place, and why"), group="counsel"),
    Command("advice_take", "Battle", QT_TR_NOOP("&Do it"), "Alt+I", QT_TR_NOOP("Do what the program advises"),
            "advice", group="counsel"),
    Command("why", "Battle", QT_TR_NOOP("W&hy?"), "?",
            QT_TR_NOOP("See why the program did what it did last; again: before that"), "played",
            group="counsel", keys=("Shift+I",)),
    Command("threats", "Battle", QT_TR_NOOP("&Threat ranges"), "Shift+D",
            QT_TR_NOOP("Show how far each enemy can move and strike, or hide it again"), "nothing",
            group="counsel", on_board=True),
    Command("battle_report", "Battle", QT_TR_NOOP("&Battle report…"), "Ctrl+Shift+E",
            QT_TR_NOOP("Write the battle as PDF or HTML: a map of each turn and what each unit did"),
            "played", "print", group="report"),
    Command("dice_counts", "Battle", QT_TR_NOOP("Di&ce against chance"), "Ctrl+Alt+E",
            QT_TR_NOOP("Count each side's faces, and see how likely fair dice fall so"), group="report"),
    Command("result", "Battle", QT_TR_NOOP("Sh&ow the result"), "",
            QT_TR_NOOP("See who won, how it stands, and where the battle turned"), "over", group="report"),
    Command("play_again", "Battle", QT_TR_NOOP("Start &again with new dice"), "",
            QT_TR_NOOP("Begin a battle anew with the same sides on the same table, and with new dice"),
            "played", group="report"),
    Command("players", "Battle", QT_TR_NOOP("Who plays &each side…"), "F12",
            QT_TR_NOOP("Play on alone: let the program play a side from here on, or play it yourself again"),
            group="program"),
    Command("program_pause", "Battle", QT_TR_NOOP("&Pause the program"), "F10",
            QT_TR_NOOP("Let the program wait before its next move, or go on"), "program", group="program"),
    Command("program_skip", "Battle", QT_TR_NOOP("Sk&ip what the program does"), "F11",
            QT_TR_NOOP("Show the rest at once, until you have to decide"), "program", group="program"),
    *_paces(),
)
IN_ROUNDS = (
    QT_TR_NOOP("Previous round"),
    QT_TR_NOOP("Look at the table where the round began, or the one before it"),
    QT_TR_NOOP("Next round"),
    QT_TR_NOOP("Look at the table where the next round began"),
    QT_TR_NOOP("&Next thing at the round's end"),
    QT_TR_NOOP("Show the next thing that happened as the round ended"),
    QT_TR_NOOP("&Last thing at the round's end"),
    QT_TR_NOOP("S&kip the round's end"),
    QT_TR_NOOP("Show no more of what happened as the round ended"),
    QT_TR_NOOP("Write the battle as PDF or HTML: a map of each round and what each unit did"),
)  # what the words that speak of turns are where a book calls them rounds
# fmt: on
