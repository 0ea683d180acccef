"""Every command of the window: what menus, shortcuts, the command search and the list of keys are made of."""

from collections.abc import Iterator

from battlefield.app.commands.battle_commands import BATTLE_COMMANDS
from battlefield.app.commands.command import MENUS, PERIOD, Command, Menu, Needs, menu_words, plain
from battlefield.app.commands.design_commands import DESIGN_COMMANDS
from battlefield.app.wording.presets import TEMPLATES
from battlefield.app.wording.translation import QT_TR_NOOP

__all__ = ["COMMANDS", "MENUS", "Command", "Menu", "Needs", "matching"]


def _steps() -> tuple[Command, ...]:
    nudges = (
        ("nudge_left", QT_TR_NOOP("Nudge left"), QT_TR_NOOP("Move by 0.1 inch left")),
        ("nudge_right", QT_TR_NOOP("Nudge right"), QT_TR_NOOP("Move by 0.1 inch right")),
        ("nudge_up", QT_TR_NOOP("Nudge up"), QT_TR_NOOP("Move by 0.1 inch up")),
        ("nudge_down", QT_TR_NOOP("Nudge down"), QT_TR_NOOP("Move by 0.1 inch down")),
        ("step_left", QT_TR_NOOP("Step left"), QT_TR_NOOP("Move by 1 inch left")),
        ("step_right", QT_TR_NOOP("Step right"), QT_TR_NOOP("Move by 1 inch right")),
        ("step_up", QT_TR_NOOP("Step up"), QT_TR_NOOP("Move by 1 inch up")),
        ("step_down", QT_TR_NOOP("Step down"), QT_TR_NOOP("Move by 1 inch down")),
    )
    made = []
    for id_, text, tip in nudges:
        kind, _, way = id_.partition("_")
        key = way.capitalize() if kind == "nudge" else f"Shift+{way.capitalize()}"
        made.append(Command(id_, "Move", text, key, tip, "selection", group=kind, on_board=True))
    return tuple(made)


TEMPLATE_COMMANDS = {
    QT_TR_NOOP("&Blast"): QT_TR_NOOP("Place a blast"),
    QT_TR_NOOP("&Cone"): QT_TR_NOOP("Place a cone"),
    QT_TR_NOOP("&Wall"): QT_TR_NOOP("Place a wall"),
    QT_TR_NOOP("&Diffuse"): QT_TR_NOOP("Place a diffuse"),
    QT_TR_NOOP("&Nova"): QT_TR_NOOP("Lay a nova about the selected base"),
    QT_TR_NOOP("B&eam"): QT_TR_NOOP("Place a beam"),
}
"""What is said of the templates of the table, marked: what is added to it is said in English at first."""


def _templates() -> Iterator[Command]:
    """Yield what takes each kind of template in hand, by the first letter of its name that is free."""
    taken = set("l")  # of "Lock", in the same menu
    for row in TEMPLATES:
        others = "" if row.noun == row.name.lower() else f" or other {row.noun}"
        letter = next((letter for letter in row.name if letter.lower() not in taken), "")
        taken.add(letter.lower())
        text = row.name.replace(letter, f"&{letter}", 1) + others if letter else row.name + others
        tip = f"Lay a {row.noun} about the selected base" if row.like else f"Place a {row.noun}"
        needs: Needs = "one model" if row.like else "table"
        yield Command(f"place_{row.id}", "Template", text, row.key, tip, needs, row.icon)


# fmt: off
COMMANDS: tuple[Command, ...] = (
    Command("new", "File", QT_TR_NOOP("&New table…"), "Ctrl+N", QT_TR_NOOP("Start with a blank table"),
            "nothing", "new"),
    Command("generate", "File", QT_TR_NOOP("&Generate a table…"), "Ctrl+Shift+T",
            QT_TR_NOOP("Lay out a fair table from a kit of terrain"), "nothing", "new"),
    Command("new_battle", "File", QT_TR_NOOP("New &battle…"), "Ctrl+Shift+N",
            QT_TR_NOOP("Choose table, rosters, game type and dice, and begin a battle"), "nothing", "battle"),
    Command("campaign", "File", QT_TR_NOOP("&Campaign…"), "Ctrl+Shift+M",
            QT_TR_NOOP("Keep tables, rosters and battles in one folder, with the history of each battle"),
            "nothing", "campaign"),
    Command("roster", "File", QT_TR_NOOP("&Make a roster…"), "Ctrl+Alt+R",
            QT_TR_NOOP("Write an army, checked as you type, and print its cards"), "nothing", "roster"),
    Command("first_battle", "File", QT_TR_NOOP("&First battle against the program"), "",
            QT_TR_NOOP("Learn by playing while the program, at its lowest level, plays the enemy"),
            "nothing"),
    Command("ruling", "File", QT_TR_NOOP("A &ruling…"), "",
            QT_TR_NOOP("Measure gaps between bases in a photograph of a table"), "nothing"),
    Command("quick_ruling", "File", QT_TR_NOOP("Quic&k ruling…"), "Ctrl+J",
            QT_TR_NOOP("Rule on one typed line, without a table: two bases and a range, or a base under a "
                       "template"), "nothing"),
    Command("open", "File", QT_TR_NOOP("&Open…"), "Ctrl+O",
            QT_TR_NOOP("Open a table, a battle script or a saved battle"), "nothing", "open"),
    Command("home", "File", QT_TR_NOOP("S&tart page"), "Ctrl+Shift+H",
            QT_TR_NOOP("Show battles, samples, recent files and blank tables"), "nothing", "home"),
    Command("new_tab", "File", QT_TR_NOOP("New tab"), "Ctrl+T",
            QT_TR_NOOP("Keep what is shown open behind a tab, and open or begin something else"), icon="new",
            group="tab"),
    Command("close_tab", "File", QT_TR_NOOP("Close"), "Ctrl+W",
            QT_TR_NOOP("Close the table or the battle that is shown"), "nothing", group="tab"),
    Command("save", "File", QT_TR_NOOP("&Save"), "Ctrl+S",
            QT_TR_NOOP("Write the table or the battle to its file"), icon="save", group="save"),
    Command("save_as", "File", QT_TR_NOOP("Save &as…"), "Ctrl+Shift+S",
            QT_TR_NOOP("Write the table or the battle to another file"), icon="save-as", group="save"),
    Command("import", "File", QT_TR_NOOP("&Import…"), "Ctrl+Shift+I",
            QT_TR_NOOP("Take over a map, a layout or an army list that another program made"), "nothing",
            "open", group="export"),
    Command("paste_list", "File", QT_TR_NOOP("Paste an army &list"), "",
            QT_TR_NOOP("Take over an army list that was copied as text, from a roster program or a message"),
            "nothing", group="export"),
    Command("export", "File", QT_TR_NOOP("&Export…"), "Ctrl+E",
            QT_TR_NOOP("Write the table as a picture, as PDF or for another program: SVG, GeoJSON, Tiled, "
                       "Universal VTT"), icon="export", group="export"),
    Command("print_scale", "File", QT_TR_NOOP("&Print to scale…"), "Ctrl+Alt+P",
            QT_TR_NOOP("Print the table, templates, bases or markers true to scale on pages"), icon="print",
            group="export"),
    Command("quit", "File", QT_TR_NOOP("&Quit"), "Ctrl+Q", QT_TR_NOOP("Close the window"), "nothing",
            group="quit"),
    Command("undo", "Edit", QT_TR_NOOP("&Undo"), "Ctrl+Z", QT_TR_NOOP("Take the last change back"), "undo",
            "undo"),
    Command("redo", "Edit", QT_TR_NOOP("&Redo"), "Ctrl+Shift+Z", QT_TR_NOOP("Bring back what was undone"),
            "redo", "redo", keys=("Ctrl+Y",)),
    Command("add_base", "Edit", QT_TR_NOOP("Add a &base…"), "B", QT_TR_NOOP("Put a new base on the table"),
            icon="base", group="pieces"),
    Command("duplicate", "Edit", QT_TR_NOOP("&Duplicate"), "Ctrl+D",
            QT_TR_NOOP("Copy what is selected, beside it"), "selection", "clone", group="pieces"),
    Command("delete", "Edit", QT_TR_NOOP("De&lete"), "Del", QT_TR_NOOP("Take what is selected off the table"),
            "selection", "delete", group="pieces", keys=("Backspace",)),
    Command("door", "Edit", QT_TR_NOOP("Open or close a door"), "Shift+C",
            QT_TR_NOOP("Open or close the door that is selected, at the pointer, or beside a selected base"),
            group="pieces"),
    Command("cut_parts", "Edit", QT_TR_NOOP("Cu&t"), "Ctrl+X",
            QT_TR_NOOP("Copy what is selected as text, and take it away"), "selection", group="parts"),
    Command("copy_parts", "Edit", QT_TR_NOOP("Cop&y"), "Ctrl+C",
            QT_TR_NOOP("Copy what is selected as text, for this window or another"), "selection", "copy",
            group="parts"),
    Command("paste_parts", "Edit", QT_TR_NOOP("Pa&ste"), "Ctrl+V",
            QT_TR_NOOP("Put what was copied on the table, at the pointer"), group="parts"),
    Command("paste_in_place", "Edit", QT_TR_NOOP("Paste &in place"), "Ctrl+Shift+V",
            QT_TR_NOOP("Put what was copied where it lay before"), group="parts"),
    Command("edit_properties", "Edit", QT_TR_NOOP("Exact &measures"), "Ctrl+M",
            QT_TR_NOOP("Type over place, size and all else of what is selected"), "selection", "move-exact",
            group="parts"),
    Command("select_all", "Edit", QT_TR_NOOP("Select &all"), "Ctrl+A",
            QT_TR_NOOP("Select every base and template"), group="select"),
    Command("select_unit", "Edit", QT_TR_NOOP("Select the &whole unit"), "U",
            QT_TR_NOOP("Add the rest of each selected base's unit"), "selection", group="select"),
    Command("select_none", "Edit", QT_TR_NOOP("Select n&othing"), "Ctrl+Shift+A",
            QT_TR_NOOP("Clear the selection"), group="select"),
    Command("select_next", "Edit", QT_TR_NOOP("Select the &next"), "N",
            QT_TR_NOOP("Step to the next base or template"), group="select"),
    Command("select_previous", "Edit", QT_TR_NOOP("Select the &previous"), "Shift+N",
            QT_TR_NOOP("Step to the base or template before"), group="select"),
    Command("select_same", "Edit", QT_TR_NOOP("Select the same &kind"), "Ctrl+Shift+K",
            QT_TR_NOOP("Add all parts of the kinds that are selected"), "selection", group="select"),
    Command("select_inverse", "Edit", QT_TR_NOOP("In&vert the selection"), "Ctrl+I",
            QT_TR_NOOP("Select all parts that are not selected, and no others"), group="select"),
    Command("find_part", "Edit", QT_TR_NOOP("&Find a part…"), "Ctrl+F",
            QT_TR_NOOP("Look for a part by name, kind, side or layer"), icon="search", group="search"),
    Command("search", "Edit", QT_TR_NOOP("Sear&ch everything…"), "Ctrl+Shift+P",
            QT_TR_NOOP("Find commands, units, settings, effects, rulings and chapters of the manual by "
                       "typing"), "nothing", "search", group="search"),
    Command("preferences", "Edit", QT_TR_NOOP("Pr&eferences…"), "Ctrl+,",
            QT_TR_NOOP("Choose colours, lengths, motion, hints and the keys of all commands"), "nothing",
            group="preferences"),
    Command("move_exactly", "Move", QT_TR_NOOP("&Move exactly…"), "M",
            QT_TR_NOOP("Type a move such as “4.5 at 30”"), "numbers", "move-exact"),
    Command("turn_right", "Move", QT_TR_NOOP("Turn &right 15°"), "R",
            QT_TR_NOOP("Turn each selected piece clockwise by 15 degrees"), "selection", "rotate-right",
            group="turn"),
    Command("turn_left", "Move", QT_TR_NOOP("Turn &left 15°"), "Shift+R",
            QT_TR_NOOP("Turn each selected piece anticlockwise by 15 degrees"), "selection", "rotate-left",
            group="turn"),
    Command("turn_right_fine", "Move", QT_TR_NOOP("Turn right 1°"), "Ctrl+R",
            QT_TR_NOOP("Turn each selected piece clockwise by 1 degree"), "selection", group="turn"),
    Command("turn_left_fine", "Move", QT_TR_NOOP("Turn left 1°"), "Ctrl+Shift+R",
            QT_TR_NOOP("Turn each selected piece anticlockwise by 1 degree"), "selection", group="turn"),
    Command("wheel_right", "Move", QT_TR_NOOP("&Wheel right 15°"), "Alt+R",
            QT_TR_NOOP("Turn the selection as one body clockwise"), "selection", group="turn"),
    Command("wheel_left", "Move", QT_TR_NOOP("W&heel left 15°"), "Alt+Shift+R",
            QT_TR_NOOP("Turn the selection as one body anticlockwise"), "selection", group="turn"),
    *_steps(),
    *_templates(),
    Command("lock", "Template", QT_TR_NOOP("&Lock"), "L",
            QT_TR_NOOP("Lock the selected templates where they lie, or free them"), "template", "lock",
            group="state"),
    Command("clone", "Template", QT_TR_NOOP("Cl&one"), "K",
            QT_TR_NOOP("Place another template like the selected one"), "template", "clone", group="state"),
    Command("copy_verdicts", "Template", QT_TR_NOOP("Co&py the verdicts"), "Ctrl+Shift+C",
            QT_TR_NOOP("Copy the list of covered models to the clipboard, as a table"), "verdicts", "copy",
            group="state"),
    Command("select_tool", "Measure", QT_TR_NOOP("&Select and move"), "V",
            QT_TR_NOOP("Select, drag and turn what stands on the table"), icon="select", group="tool"),
    Command("tape_tool", "Measure", QT_TR_NOOP("&Tape measure"), "T",
            QT_TR_NOOP("Measure between edges and centres"), icon="tape", group="tool"),
    Command("tape_snap", "Measure", QT_TR_NOOP("&Change tape snapping"), "C",
            QT_TR_NOOP("Change between edges and centres, edges only, centres only, and free points"),
            group="tape"),
    Command("push_tool", "Measure", QT_TR_NOOP("P&ush"), "P",
            QT_TR_NOOP("Push a model along a line and see where it stops, and why"), icon="push",
            group="tool"),
    Command("push_kind", "Measure", QT_TR_NOOP("Change the &kind of push"), "Shift+P",
            QT_TR_NOOP("Go on to the next kind: push, push away, pull, push through, stop anywhere, force, "
                       "shift"), group="push"),
    Command("push_typed", "Measure", QT_TR_NOOP("T&ype how far to push…"), "Ctrl+P",
            QT_TR_NOOP("Type the distance and bearing that Enter pushes by"), group="push"),
    Command("push_now", "Measure", QT_TR_NOOP("Push by what is typed"), "Ctrl+Return",
            QT_TR_NOOP("Push the selected models by the distance and bearing in the options; on the table "
                       "Enter does"), group="push", keys=("Ctrl+Enter",)),
    Command("push_source", "Measure", QT_TR_NOOP("Make it the source of the push"), "Alt+P",
            QT_TR_NOOP("Push away from, or pull toward, the selected model or template"), group="push"),
    Command("lens_coherency", "Measure", QT_TR_NOOP("Co&herency"), "H",
            QT_TR_NOOP("Show how each unit hangs together, live"), group="lens", checkable=True),
    Command("lens_reach", "Measure", QT_TR_NOOP("&Reach"), "E",
            QT_TR_NOOP("Show where the selected model can go, live"), group="lens", checkable=True),
    Command("lens_areas", "Measure", QT_TR_NOOP("Areas"), "A",
            QT_TR_NOOP("Show the areas of the table: who is in them, how many steps apart they are, and who "
                       "sees whom"), group="lens", checkable=True),
    Command("sight_tool", "Measure", QT_TR_NOOP("S&ight"), "S",
            QT_TR_NOOP("See whether one model sees another, and what is in the way"), icon="eye",
            group="tool"),
    Command("lens_seen", "Measure", QT_TR_NOOP("Se&en"), "Shift+S",
            QT_TR_NOOP("Light what the selected models see, live"), group="lens", checkable=True),
    Command("lens_exposure", "Measure", QT_TR_NOOP("E&xposure"), "O",
            QT_TR_NOOP("Show how many enemy models see each place, live"), group="lens", checkable=True),
    Command("lens_scatter", "Measure", QT_TR_NOOP("Sc&atter"), "X",
            QT_TR_NOOP("Show where the template may land, and whom it covers"), group="lens", checkable=True),
    Command("lens_heat", "Measure", QT_TR_NOOP("Heat &map"), "Shift+X",
            QT_TR_NOOP("Show what aiming the template at each place is worth, live"), group="lens",
            checkable=True),
    Command("reach_move", "Measure", QT_TR_NOOP("How &far reach goes…"), "Shift+E",
            QT_TR_NOOP("Type the inches that reach allows"), group="lens"),
    Command("best_placement", "Measure", QT_TR_NOOP("&Best placement"), "Shift+B",
            QT_TR_NOOP("Find where the template covers the most; pressed again, put it there"), group="aim"),
    Command("best_nudge", "Measure", QT_TR_NOOP("Best nu&dge"), "Ctrl+Shift+B",
            QT_TR_NOOP("Find the best place near where the template lies; pressed again, put it there"),
            group="aim"),
    Command("take_best", "Measure", QT_TR_NOOP("Put it there"), "Return",
            QT_TR_NOOP("Move the template to the best place that was found"), "best place", group="aim",
            keys=("Enter",), on_board=True),
    Command("range_rings", "Measure", QT_TR_NOOP("Ran&ge rings…"), "Shift+O",
            QT_TR_NOOP("Type ranges that are kept about the selected bases, such as “3, 6, 12” or “6 "
                       "Inspiring”"), "selection", group="range"),
    Command("clear_rings", "Measure", QT_TR_NOOP("Take the rings &off"), "Ctrl+Shift+O",
            QT_TR_NOOP("Take the range rings of the selected bases away, or all"), group="range"),
    Command("what_if", "Measure", QT_TR_NOOP("&What if"), "Shift+W",
            QT_TR_NOOP("Show the smallest move of each base that would turn the verdict"), group="rules",
            checkable=True),
    Command("next_rules", "Measure", QT_TR_NOOP("By the ru&les of the next game"), "Shift+U",
            QT_TR_NOOP("Measure by plain geometry, WARSURGE, Pulp City, Iron Kingdoms or Agemonia"),
            group="rules"),
    Command("bench", "Measure", QT_TR_NOOP("Effect be&nch"), "J",
            QT_TR_NOOP("Carry out one effect of a book on this table: who does it, to whom, and what may "
                       "come of it"), group="bench"),
    Command("verdict_card", "Measure", QT_TR_NOOP("&Verdict card…"), "Ctrl+Alt+V",
            QT_TR_NOOP("Write what is measured on one page that proves itself: PDF, PNG or HTML"), "verdict",
            "print", group="verdict"),
    Command("copy_verdict", "Measure", QT_TR_NOOP("Copy as words and picture"), "Ctrl+Alt+C",
            QT_TR_NOOP("Put what is measured on the clipboard, as words and as a picture"), "verdict", "copy",
            group="verdict"),
    Command("players_view", "Measure", QT_TR_NOOP("View for players"), "Ctrl+Alt+W",
            QT_TR_NOOP("Show what is measured large in a window of its own, for a screen that players see"),
            "nothing", group="verdict", checkable=True),
    Command("closer_look", "Measure", QT_TR_NOOP("Closer look"), "Ctrl+Alt+Z",
            QT_TR_NOOP("Show the place that decides what is measured many times larger, in a glass on the "
                       "table"), "nothing", group="verdict", checkable=True),
    Command("clear_tape", "Measure", QT_TR_NOOP("&Put the tape away"), "Shift+T",
            QT_TR_NOOP("Remove the measurement from the table"), group="tape"),
    *DESIGN_COMMANDS,
    *BATTLE_COMMANDS,
    Command("play", "View", QT_TR_NOOP("Play"), "F3", QT_TR_NOOP("Begin a battle"), "nothing", group="mode",
            checkable=True),
    Command("measure", "View", QT_TR_NOOP("Measure"), "F4",
            QT_TR_NOOP("Measure on the table, and try moves and templates"), icon="tape", group="mode",
            checkable=True),
    Command("design", "View", QT_TR_NOOP("Design"), "F5",
            QT_TR_NOOP("Draw the table: terrain, zones and objectives"), "nothing", "design", group="mode",
            checkable=True),
    Command("zoom_in", "View", QT_TR_NOOP("Zoom &in"), "Ctrl++", QT_TR_NOOP("Look closer"), icon="zoom-in",
            keys=("Ctrl+=", "+")),
    Command("zoom_out", "View", QT_TR_NOOP("Zoom &out"), "Ctrl+-", QT_TR_NOOP("See more"), icon="zoom-out",
            keys=("-",)),
    Command("zoom_fit", "View", QT_TR_NOOP("&Fit the table"), "Ctrl+0", QT_TR_NOOP("Show the whole table"),
            icon="zoom-fit", keys=("F",)),
    Command("true_size", "View", QT_TR_NOOP("True size"), "Ctrl+1",
            QT_TR_NOOP("Show the table as large as it is, once a card has been held to the screen")),
    Command("true_size_measure", "View", QT_TR_NOOP("Measure the screen…"), "Ctrl+Shift+1",
            QT_TR_NOOP("Hold a bank card or a ruler to this screen, so that true size is true")),
    Command("zoom_selection", "View", QT_TR_NOOP("Fit the selection"), "Ctrl+Shift+0",
            QT_TR_NOOP("Show what is selected"), "selection"),
    Command("grid", "View", QT_TR_NOOP("&Grid"), "G", QT_TR_NOOP("Show or hide the inch grid"), icon="grid",
            group="show", checkable=True),
    Command("labels", "View", QT_TR_NOOP("&Names"), "Shift+G",
            QT_TR_NOOP("Show or hide the names of bases and terrain"), group="show", checkable=True),
    Command("terrain", "View", QT_TR_NOOP("Drawn &terrain"), "Ctrl+Alt+G",
            QT_TR_NOOP("Show terrain as it is drawn, with roofs, water and shadows, or as a plan"),
            group="show", checkable=True),
    Command("next_tab", "View", QT_TR_NOOP("Next tab"), "Ctrl+Tab",
            QT_TR_NOOP("Show the table or battle behind the next tab"), "tabs", group="tab"),
    Command("previous_tab", "View", QT_TR_NOOP("Previous tab"), "Ctrl+Shift+Tab",
            QT_TR_NOOP("Show the table or battle behind the tab before"), "tabs", group="tab"),
    Command("tab_left", "View", QT_TR_NOOP("Move the tab to the left"), "Ctrl+Shift+PgUp",
            QT_TR_NOOP("Put the tab that is shown before the one to its left"), "tabs", group="tab"),
    Command("tab_right", "View", QT_TR_NOOP("Move the tab to the right"), "Ctrl+Shift+PgDown",
            QT_TR_NOOP("Put the tab that is shown after the one to its right"), "tabs", group="tab"),
    Command("panels", "View", QT_TR_NOOP("&Panels"), "Tab",
            QT_TR_NOOP("Show or hide the panels at the sides"), "nothing", "panels", group="show",
            checkable=True, on_board=True),
    Command("theme_system", "View", QT_TR_NOOP("Colours of the s&ystem"), "Ctrl+Alt+S",
            QT_TR_NOOP("Follow the system's light or dark colours"), "nothing", group="theme",
            checkable=True),
    Command("theme_light", "View", QT_TR_NOOP("&Light colours"), "Ctrl+Alt+L",
            QT_TR_NOOP("Always use light colours"), "nothing", group="theme", checkable=True),
    Command("theme_dark", "View", QT_TR_NOOP("&Dark colours"), "Ctrl+Alt+D",
            QT_TR_NOOP("Always use dark colours"), "nothing", group="theme", checkable=True),
    Command("theme_switch", "View", QT_TR_NOOP("S&witch light and dark"), "F8",
            QT_TR_NOOP("Change between light and dark colours"), "nothing", "theme", group="theme"),
    Command("unit_inches", "View", QT_TR_NOOP("Inches, decimal"), "Ctrl+Alt+1",
            QT_TR_NOOP("Show lengths as 3.25 in"), "nothing", group="unit", checkable=True),
    Command("unit_fractions", "View", QT_TR_NOOP("Inches, fractions"), "Ctrl+Alt+2",
            QT_TR_NOOP("Show lengths as 3 1/4 in"), "nothing", group="unit", checkable=True),
    Command("unit_centimetres", "View", QT_TR_NOOP("Centimetres"), "Ctrl+Alt+3",
            QT_TR_NOOP("Show lengths as 8.26 cm"), "nothing", group="unit", checkable=True),
    Command("motion_off", "View", QT_TR_NOOP("No motion"), "Ctrl+Alt+5",
            QT_TR_NOOP("Show the end of each step of a battle at once"), "nothing", group="motion",
            checkable=True),
    Command("motion_quick", "View", QT_TR_NOOP("Quick motion"), "Ctrl+Alt+6",
            QT_TR_NOOP("Show briefly what each step of a battle does"), "nothing", group="motion",
            checkable=True),
    Command("motion_normal", "View", QT_TR_NOOP("Normal motion"), "Ctrl+Alt+7",
            QT_TR_NOOP("Show what each step of a battle does"), "nothing", group="motion", checkable=True),
    Command("motion_slow", "View", QT_TR_NOOP("Slow motion"), "Ctrl+Alt+8",
            QT_TR_NOOP("Show slowly what each step of a battle does"), "nothing", group="motion",
            checkable=True),
    Command("units_list", "View", QT_TR_NOOP("&Units of both sides"), "F7",
            QT_TR_NOOP("List all units of a battle, those in reserve and carried ones too"), "table",
            group="show"),
    Command("clock", "View", QT_TR_NOOP("&Round clock"), "Ctrl+Alt+K",
            QT_TR_NOOP("Show what is left of the round and of each side's time; it goes on unseen"),
            "nothing", group="clock", checkable=True),
    Command("clock_pause", "View", QT_TR_NOOP("St&art or pause the clock"), "Ctrl+Alt+B",
            QT_TR_NOOP("Let the round clock run, or give a pause"), "nothing", group="clock"),
    Command("clock_switch", "View", QT_TR_NOOP("Switch sides on the cloc&k"), "Ctrl+Alt+X",
            QT_TR_NOOP("Let the other side's time run"), "nothing", group="clock"),
    Command("next_pane", "View", QT_TR_NOOP("Ne&xt pane"), "F6",
            QT_TR_NOOP("Go round the table and the panels with the keyboard"), "nothing", group="show"),
    Command("keys", "Help", QT_TR_NOOP("&Keyboard shortcuts"), "F1",
            QT_TR_NOOP("List every shortcut, found by typing"), "nothing", "keyboard"),
    Command("manual", "Help", QT_TR_NOOP("&Manual…"), "Alt+F1",
            QT_TR_NOOP("Read the manual, the rulings and the effects of all books, found by typing"),
            "nothing", "keyboard"),
    Command("words", "Help", QT_TR_NOOP("&Words of the rules"), "Shift+F1",
            QT_TR_NOOP("Explain the numbers and short forms of each book"), "nothing", "keyboard"),
    Command("hints", "Help", QT_TR_NOOP("&Hints"), "F2",
            QT_TR_NOOP("Show one hint at a time beside what it speaks of while a battle is played"),
            checkable=True, group="hints"),
    Command("hint_close", "Help", QT_TR_NOOP("&Close the hint"), "Shift+F2",
            QT_TR_NOOP("Put away the hint that is shown, and see the next"), group="hints"),
    Command("about", "Help", QT_TR_NOOP("&About Battlefield"), "Ctrl+F1",
            QT_TR_NOOP("Show the version and where your files are"), "nothing", "help"),
)
# fmt: on


def matching(text: str, period: str = PERIOD) -> list[Command]:
    """Find commands by parts of their words, best first; an empty text finds all in menu order.

    They speak of turns as the book that is played does; the English words find them in any language.
    """
    wanted = text.lower().split()
    told = (command.told(period) for command in COMMANDS)
    scored = ((_score(command, wanted), place, command) for place, command in enumerate(told))
    found = [(score, place, command) for score, place, command in scored if score is not None]
    return [command for _, _, command in sorted(found, key=lambda each: each[:2])]


def _score(command: Command, wanted: list[str]) -> int | None:
    english = _score_words(plain(command.text), f"{command.menu} {command.tip}", wanted)
    menu = plain(menu_words(command.menu))
    found = (english, _score_words(command.plain_text, f"{menu} {command.about}", wanted))
    return min((score for score in found if score is not None), default=None)


def _score_words(text: str, tip: str, wanted: list[str]) -> int | None:
    text, tip = text.lower(), tip.lower()
    score = -1 if text == " ".join(wanted) else 0
    for word in wanted:
        if text.startswith(word):
            continue
        if f" {word}" in text:
            score += 1
        elif word in text:
            score += 2
        elif word in tip:
            score += 4
        else:
            return None
    return score
