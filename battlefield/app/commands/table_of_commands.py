"""Every command of the window: what menus, shortcuts, the command search and the list of keys are made of."""

from collections.abc import Iterator

from battlefield.app.commands.command import MENUS, PERIOD, Command, Menu, Needs
from battlefield.app.commands.design_commands import DESIGN_COMMANDS
from battlefield.app.wording.presets import TEMPLATES

__all__ = ["COMMANDS", "MENUS", "Command", "Menu", "Needs", "matching"]


def _steps() -> tuple[Command, ...]:
    made = []
    for kind, key, verb, length in (("nudge", "", "Nudge", "0.1"), ("step", "Shift+", "Step", "1")):
        for way in ("Left", "Right", "Up", "Down"):
            name, shortcut = f"{kind}_{way.lower()}", key + way
            text, tip = f"{verb} {way.lower()}", f"Move by {length} inch {way.lower()}"
            made.append(Command(name, "Move", text, shortcut, tip, "selection", group=kind, on_board=True))
    return tuple(made)


def _looks() -> tuple[Command, ...]:
    """Steps back and on through a battle: by turns, phases, actions and events."""
    made = []
    for kind, before, after, on_board in (
        ("turn", "Ctrl+PgUp", "Ctrl+PgDown", False),
        ("phase", "PgUp", "PgDown", True),
        ("action", "Ctrl+Left", "Ctrl+Right", False),
        ("event", "Alt+Left", "Alt+Right", False),
    ):
        told = f"Look at the table where the {kind} began, or the one before it"
        tip = f"Look at the table where the next {kind} began" if kind != "event" else "Look one event on"
        back = told if kind != "event" else "Look one event back"
        made.append(
            Command(
                f"look_{kind}_back",
                "Battle",
                f"Previous {kind}",
                before,
                back,
                "played",
                group=kind,
                on_board=on_board,
            )
        )
        made.append(
            Command(
                f"look_{kind}_on", "Battle", f"Next {kind}", after, tip, "past", group=kind, on_board=on_board
            )
        )
    return tuple(made)


def _paces() -> tuple[Command, ...]:
    """How fast the program's moves are shown."""
    tip = "Show what the program does {}"
    return tuple(
        Command(
            f"pace_{pace}",
            "Battle",
            f"The program plays {words}",
            f"Alt+{1 + number}",
            tip.format(words),
            "nothing",
            group="pace",
            checkable=True,
        )
        for number, (pace, words) in enumerate(
            (("slow", "slowly"), ("normal", "at a normal pace"), ("fast", "fast"), ("at_once", "at once"))
        )
    )


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
    Command("new", "File", "&New table…", "Ctrl+N", "Start with a blank table", "nothing", "new"),
    Command("generate", "File", "&Generate a table…", "Ctrl+Shift+T",
            "Lay out a fair table from a kit of terrain", "nothing", "new"),
    Command("new_battle", "File", "New &battle…", "Ctrl+Shift+N",
            "Choose table, rosters, game type and dice, and begin a battle", "nothing", "battle"),
    Command("campaign", "File", "&Campaign…", "Ctrl+Shift+M",
            "Keep tables, rosters and battles in one folder, with the history of each battle", "nothing",
            "campaign"),
    Command("roster", "File", "&Make a roster…", "Ctrl+Alt+R",
            "Write an army, checked as you type, and print its cards", "nothing",
            "roster"),
    Command("first_battle", "File", "&First battle against the program", "",
            "Learn by playing while the program, at its lowest level, plays the enemy", "nothing"),
    Command("ruling", "File", "A &ruling…", "", "Measure gaps between bases in a photograph of a table",
            "nothing"),
    Command("quick_ruling", "File", "Quic&k ruling…", "Ctrl+J",
            "Rule on one typed line, without a table: two bases and a range, or a base under a template",
            "nothing"),
    Command("open", "File", "&Open…", "Ctrl+O", "Open a table, a battle script or a saved battle", "nothing",
            "open"),
    Command("home", "File", "S&tart page", "Ctrl+Shift+H",
            "Show battles, samples, recent files and blank tables", "nothing", "home"),
    Command("new_tab", "File", "New tab", "Ctrl+T",
            "Keep what is shown open behind a tab, and open or begin something else", icon="new",
            group="tab"),
    Command("close_tab", "File", "Close", "Ctrl+W", "Close the table or the battle that is shown",
            "nothing", group="tab"),
    Command("save", "File", "&Save", "Ctrl+S", "Write the table or the battle to its file", icon="save",
            group="save"),
    Command("save_as", "File", "Save &as…", "Ctrl+Shift+S", "Write the table or the battle to another file",
            icon="save-as", group="save"),
    Command("import", "File", "&Import…", "Ctrl+Shift+I",
            "Take over a map, a layout or an army list that another program made", "nothing", "open",
            group="export"),
    Command("paste_list", "File", "Paste an army &list", "",
            "Take over an army list that was copied as text, from a roster program or a message", "nothing",
            group="export"),
    Command("export", "File", "&Export…", "Ctrl+E",
            "Write the table as a picture, as PDF or for another program: SVG, GeoJSON, Tiled, Universal VTT",
            icon="export", group="export"),
    Command("print_scale", "File", "&Print to scale…", "Ctrl+Alt+P",
            "Print the table, templates, bases or markers true to scale on pages", icon="print",
            group="export"),
    Command("quit", "File", "&Quit", "Ctrl+Q", "Close the window", "nothing", group="quit"),
    Command("undo", "Edit", "&Undo", "Ctrl+Z", "Take the last change back", "undo", "undo"),
    Command("redo", "Edit", "&Redo", "Ctrl+Shift+Z", "Bring back what was undone", "redo", "redo",
            keys=("Ctrl+Y",)),
    Command("add_base", "Edit", "Add a &base…", "B", "Put a new base on the table", icon="base",
            group="pieces"),
    Command("duplicate", "Edit", "&Duplicate", "Ctrl+D", "Copy what is selected, beside it", "selection",
            "clone", group="pieces"),
    Command("delete", "Edit", "De&lete", "Del", "Take what is selected off the table", "selection", "delete",
            group="pieces", keys=("Backspace",)),
    Command("door", "Edit", "Open or close a door", "Shift+C",
            "Open or close the door that is selected, at the pointer, or beside a selected base",
            group="pieces"),
    Command("cut_parts", "Edit", "Cu&t", "Ctrl+X", "Copy what is selected as text, and take it away",
            "selection", group="parts"),
    Command("copy_parts", "Edit", "Cop&y", "Ctrl+C",
            "Copy what is selected as text, for this window or another", "selection", "copy", group="parts"),
    Command("paste_parts", "Edit", "Pa&ste", "Ctrl+V", "Put what was copied on the table, at the pointer",
            group="parts"),
    Command("paste_in_place", "Edit", "Paste &in place", "Ctrl+Shift+V",
            "Put what was copied where it lay before", group="parts"),
    Command("edit_properties", "Edit", "Exact &measures", "Ctrl+M",
            "Type over place, size and all else of what is selected", "selection", "move-exact",
            group="parts"),
    Command("select_all", "Edit", "Select &all", "Ctrl+A", "Select every base and template", group="select"),
    Command("select_unit", "Edit", "Select the &whole unit", "U", "Add the rest of each selected base's unit",
            "selection", group="select"),
    Command("select_none", "Edit", "Select n&othing", "Ctrl+Shift+A", "Clear the selection", group="select"),
    Command("select_next", "Edit", "Select the &next", "N", "Step to the next base or template",
            group="select"),
    Command("select_previous", "Edit", "Select the &previous", "Shift+N",
            "Step to the base or template before", group="select"),
    Command("select_same", "Edit", "Select the same &kind", "Ctrl+Shift+K",
            "Add all parts of the kinds that are selected", "selection", group="select"),
    Command("select_inverse", "Edit", "In&vert the selection", "Ctrl+I",
            "Select all parts that are not selected, and no others", group="select"),
    Command("find_part", "Edit", "&Find a part…", "Ctrl+F", "Look for a part by name, kind, side or layer",
            icon="search", group="search"),
    Command("search", "Edit", "Sear&ch everything…", "Ctrl+Shift+P",
            "Find commands, units, settings, effects, rulings and chapters of the manual by typing",
            "nothing", "search", group="search"),
    Command("preferences", "Edit", "Pr&eferences…", "Ctrl+,",
            "Choose colours, lengths, motion, hints and the keys of all commands", "nothing",
            group="preferences"),
    Command("move_exactly", "Move", "&Move exactly…", "M", "Type a move such as “4.5 at 30”", "numbers",
            "move-exact"),
    Command("turn_right", "Move", "Turn &right 15°", "R", "Turn each selected piece clockwise by 15 degrees",
            "selection", "rotate-right", group="turn"),
    Command("turn_left", "Move", "Turn &left 15°", "Shift+R",
            "Turn each selected piece anticlockwise by 15 degrees", "selection", "rotate-left", group="turn"),
    Command("turn_right_fine", "Move", "Turn right 1°", "Ctrl+R",
            "Turn each selected piece clockwise by 1 degree", "selection", group="turn"),
    Command("turn_left_fine", "Move", "Turn left 1°", "Ctrl+Shift+R",
            "Turn each selected piece anticlockwise by 1 degree", "selection", group="turn"),
    Command("wheel_right", "Move", "&Wheel right 15°", "Alt+R", "Turn the selection as one body clockwise",
            "selection", group="turn"),
    Command("wheel_left", "Move", "W&heel left 15°", "Alt+Shift+R",
            "Turn the selection as one body anticlockwise", "selection", group="turn"),
    *_steps(),
    *_templates(),
    Command("lock", "Template", "&Lock", "L", "Lock the selected templates where they lie, or free them",
            "template", "lock", group="state"),
    Command("clone", "Template", "Cl&one", "K", "Place another template like the selected one", "template",
            "clone", group="state"),
    Command("copy_verdicts", "Template", "Co&py the verdicts", "Ctrl+Shift+C",
            "Copy the list of covered models to the clipboard, as a table", "verdicts", "copy",
            group="state"),
    Command("select_tool", "Measure", "&Select and move", "V",
            "Select, drag and turn what stands on the table", icon="select", group="tool"),
    Command("tape_tool", "Measure", "&Tape measure", "T", "Measure between edges and centres", icon="tape",
            group="tool"),
    Command("tape_snap", "Measure", "&Change tape snapping", "C",
            "Change between edges and centres, edges only, centres only, and free points", group="tape"),
    Command("push_tool", "Measure", "P&ush", "P", "Push a model along a line and see where it stops, and why",
            icon="push", group="tool"),
    Command("push_kind", "Measure", "Change the &kind of push", "Shift+P",
            "Go on to the next kind: push, push away, pull, push through, stop anywhere, force, shift",
            group="push"),
    Command("push_typed", "Measure", "T&ype how far to push…", "Ctrl+P",
            "Type the distance and bearing that Enter pushes by", group="push"),
    Command("push_now", "Measure", "Push by what is typed", "Ctrl+Return",
            "Push the selected models by the distance and bearing in the options; on the table Enter does",
            group="push", keys=("Ctrl+Enter",)),
    Command("push_source", "Measure", "Make it the source of the push", "Alt+P",
            "Push away from, or pull toward, the selected model or template", group="push"),
    Command("lens_coherency", "Measure", "Co&herency", "H", "Show how each unit hangs together, live",
            group="lens", checkable=True),
    Command("lens_reach", "Measure", "&Reach", "E",
            "Show where the selected model can go, live", group="lens",
            checkable=True),
    Command("lens_areas", "Measure", "Areas", "A",
            "Show the areas of the table: who is in them, how many steps apart they are, and who sees whom",
            group="lens", checkable=True),
    Command("sight_tool", "Measure", "S&ight", "S",
            "See whether one model sees another, and what is in the way",
            icon="eye", group="tool"),
    Command("lens_seen", "Measure", "Se&en", "Shift+S",
            "Light what the selected models see, live", group="lens",
            checkable=True),
    Command("lens_exposure", "Measure", "E&xposure", "O",
            "Show how many enemy models see each place, live", group="lens", checkable=True),
    Command("lens_scatter", "Measure", "Sc&atter", "X",
            "Show where the template may land, and whom it covers",
            group="lens", checkable=True),
    Command("lens_heat", "Measure", "Heat &map", "Shift+X",
            "Show what aiming the template at each place is worth, live", group="lens", checkable=True),
    Command("reach_move", "Measure", "How &far reach goes…", "Shift+E", "Type the inches that reach allows",
            group="lens"),
    Command("best_placement", "Measure", "&Best placement", "Shift+B",
            "Find where the template covers the most; pressed again, put it there", group="aim"),
    Command("best_nudge", "Measure", "Best nu&dge", "Ctrl+Shift+B",
            "Find the best place near where the template lies; pressed again, put it there", group="aim"),
    Command("take_best", "Measure", "Put it there", "Return",
            "Move the template to the best place that was found", "best place", group="aim",
            keys=("Enter",), on_board=True),
    Command("range_rings", "Measure", "Ran&ge rings…", "Shift+O",
            "Type ranges that are kept about the selected bases, such as “3, 6, 12” or “6 Inspiring”",
            "selection", group="range"),
    Command("clear_rings", "Measure", "Take the rings &off", "Ctrl+Shift+O",
            "Take the range rings of the selected bases away, or all", group="range"),
    Command("what_if", "Measure", "&What if", "Shift+W",
            "Show the smallest move of each base that would turn the verdict", group="rules", checkable=True),
    Command("next_rules", "Measure", "By the ru&les of the next game", "Shift+U",
            "Measure by plain geometry, WARSURGE, Pulp City, Iron Kingdoms or Agemonia", group="rules"),
    Command("bench", "Measure", "Effect be&nch", "J",
            "Carry out one effect of a book on this table: who does it, to whom, and what may come of it",
            group="bench"),
    Command("verdict_card", "Measure", "&Verdict card…", "Ctrl+Alt+V",
            "Write what is measured on one page that proves itself: PDF, PNG or HTML", "verdict", "print",
            group="verdict"),
    Command("copy_verdict", "Measure", "Copy as words and picture", "Ctrl+Alt+C",
            "Put what is measured on the clipboard, as words and as a picture", "verdict", "copy",
            group="verdict"),
    Command("players_view", "Measure", "View for players", "Ctrl+Alt+W",
            "Show what is measured large in a window of its own, for a screen that players see", "nothing",
            group="verdict", checkable=True),
    Command("closer_look", "Measure", "Closer look", "Ctrl+Alt+Z",
            "Show the place that decides what is measured many times larger, in a glass on the table",
            "nothing", group="verdict", checkable=True),
    Command("clear_tape", "Measure", "&Put the tape away", "Shift+T", "Remove the measurement from the table",
            group="tape"),
    *DESIGN_COMMANDS,
    Command("look_start", "Battle", "Look at the &start of the battle", "Home",
            "Show the table as it was before the first action", "played", "to-start", group="look",
            on_board=True),
    *_looks(),
    Command("look_end", "Battle", "&Return to the game", "End", "Stop looking back and play on", "past",
            "to-end", group="return", on_board=True),
    Command("look_play", "Battle", "&Watch it again", "W", "Play what happened once more, or halt it",
            "played", "play", group="return"),
    Command("look_go_on", "Battle", "&Go on from here", "Ctrl+Shift+G",
            "Take the battle back to the place that is shown; redo brings it all back", "past",
            group="return"),
    Command("passage_step", "Battle", "&Next thing at the turn's end", ".",
            "Show the next thing that happened as the turn ended", "passage", group="passage", on_board=True),
    Command("passage_back", "Battle", "&Last thing at the turn's end", ",",
            "Show once more what happened before it", "passage", group="passage", on_board=True),
    Command("passage_skip", "Battle", "S&kip the turn's end", "Ctrl+.",
            "Show no more of what happened as the turn ended", "passage", group="passage"),
    Command("advice", "Battle", "What would &you do?", "I",
            "See what the program would do now in your place, and why", group="counsel"),
    Command("advice_take", "Battle", "&Do it", "Alt+I", "Do what the program advises", "advice",
            group="counsel"),
    Command("why", "Battle", "W&hy?", "?", "See why the program did what it did last; again: before that",
            "played", group="counsel", keys=("Shift+I",)),
    Command("threats", "Battle", "&Threat ranges", "Shift+D",
            "Show how far each enemy can move and strike, or hide it again", "nothing", group="counsel",
            on_board=True),
    Command("battle_report", "Battle", "&Battle report…", "Ctrl+Shift+E",
            "Write the battle as PDF or HTML: a map of each turn and what each unit did", "played", "print",
            group="report"),
    Command("dice_counts", "Battle", "Di&ce against chance", "Ctrl+Alt+E",
            "Count each side's faces, and see how likely fair dice fall so", group="report"),
    Command("result", "Battle", "Sh&ow the result", "",
            "See who won, how it stands, and where the battle turned", "over", group="report"),
    Command("play_again", "Battle", "Start &again with new dice", "",
            "Begin a battle anew with the same sides on the same table, and with new dice", "played",
            group="report"),
    Command("players", "Battle", "Who plays &each side…", "F12",
            "Play on alone: let the program play a side from here on, or play it yourself again",
            group="program"),
    Command("program_pause", "Battle", "&Pause the program", "F10",
            "Let the program wait before its next move, or go on", "program", group="program"),
    Command("program_skip", "Battle", "Sk&ip what the program does", "F11",
            "Show the rest at once, until you have to decide", "program", group="program"),
    *_paces(),
    Command("play", "View", "Play", "F3", "Begin a battle", "nothing", group="mode", checkable=True),
    Command("measure", "View", "Measure", "F4", "Measure on the table, and try moves and templates",
            icon="tape", group="mode", checkable=True),
    Command("design", "View", "Design", "F5", "Draw the table: terrain, zones and objectives", "nothing",
            "design", group="mode", checkable=True),
    Command("zoom_in", "View", "Zoom &in", "Ctrl++", "Look closer", icon="zoom-in", keys=("Ctrl+=", "+")),
    Command("zoom_out", "View", "Zoom &out", "Ctrl+-", "See more", icon="zoom-out", keys=("-",)),
    Command("zoom_fit", "View", "&Fit the table", "Ctrl+0", "Show the whole table", icon="zoom-fit",
            keys=("F",)),
    Command("true_size", "View", "True size", "Ctrl+1",
            "Show the table as large as it is, once a card has been held to the screen"),
    Command("true_size_measure", "View", "Measure the screen…", "Ctrl+Shift+1",
            "Hold a bank card or a ruler to this screen, so that true size is true"),
    Command("zoom_selection", "View", "Fit the selection", "Ctrl+Shift+0", "Show what is selected",
            "selection"),
    Command("grid", "View", "&Grid", "G", "Show or hide the inch grid", icon="grid", group="show",
            checkable=True),
    Command("labels", "View", "&Names", "Shift+G", "Show or hide the names of bases and terrain",
            group="show", checkable=True),
    Command("terrain", "View", "Drawn &terrain", "Ctrl+Alt+G",
            "Show terrain as it is drawn, with roofs, water and shadows, or as a plan", group="show",
            checkable=True),
    Command("next_tab", "View", "Next tab", "Ctrl+Tab", "Show the table or battle behind the next tab",
            "tabs", group="tab"),
    Command("previous_tab", "View", "Previous tab", "Ctrl+Shift+Tab",
            "Show the table or battle behind the tab before", "tabs", group="tab"),
    Command("tab_left", "View", "Move the tab to the left", "Ctrl+Shift+PgUp",
            "Put the tab that is shown before the one to its left", "tabs", group="tab"),
    Command("tab_right", "View", "Move the tab to the right", "Ctrl+Shift+PgDown",
            "Put the tab that is shown after the one to its right", "tabs", group="tab"),
    Command("panels", "View", "&Panels", "Tab", "Show or hide the panels at the sides", "nothing", "panels",
            group="show", checkable=True, on_board=True),
    Command("theme_system", "View", "Colours of the s&ystem", "Ctrl+Alt+S",
            "Follow the system's light or dark colours",
            "nothing", group="theme", checkable=True),
    Command("theme_light", "View", "&Light colours", "Ctrl+Alt+L", "Always use light colours",
            "nothing", group="theme",
            checkable=True),
    Command("theme_dark", "View", "&Dark colours", "Ctrl+Alt+D", "Always use dark colours",
            "nothing", group="theme",
            checkable=True),
    Command("theme_switch", "View", "S&witch light and dark", "F8", "Change between light and dark colours",
            "nothing", "theme", group="theme"),
    Command("unit_inches", "View", "Inches, decimal", "Ctrl+Alt+1", "Show lengths as 3.25 in",
            "nothing", group="unit",
            checkable=True),
    Command("unit_fractions", "View", "Inches, fractions", "Ctrl+Alt+2", "Show lengths as 3 1/4 in",
            "nothing",
            group="unit", checkable=True),
    Command("unit_centimetres", "View", "Centimetres", "Ctrl+Alt+3", "Show lengths as 8.26 cm",
            "nothing", group="unit",
            checkable=True),
    Command("motion_off", "View", "No motion", "Ctrl+Alt+5", "Show the end of each step of a battle at once",
            "nothing", group="motion", checkable=True),
    Command("motion_quick", "View", "Quick motion", "Ctrl+Alt+6",
            "Show briefly what each step of a battle does", "nothing", group="motion", checkable=True),
    Command("motion_normal", "View", "Normal motion", "Ctrl+Alt+7", "Show what each step of a battle does",
            "nothing", group="motion", checkable=True),
    Command("motion_slow", "View", "Slow motion", "Ctrl+Alt+8", "Show slowly what each step of a battle does",
            "nothing", group="motion", checkable=True),
    Command("units_list", "View", "&Units of both sides", "F7",
            "List all units of a battle, those in reserve and carried ones too", "table", group="show"),
    Command("clock", "View", "&Round clock", "Ctrl+Alt+K",
            "Show what is left of the round and of each side's time; it goes on unseen", "nothing",
            group="clock", checkable=True),
    Command("clock_pause", "View", "St&art or pause the clock", "Ctrl+Alt+B",
            "Let the round clock run, or give a pause", "nothing", group="clock"),
    Command("clock_switch", "View", "Switch sides on the cloc&k", "Ctrl+Alt+X",
            "Let the other side's time run", "nothing", group="clock"),
    Command("next_pane", "View", "Ne&xt pane", "F6", "Go round the table and the panels with the keyboard",
            "nothing", group="show"),
    Command("keys", "Help", "&Keyboard shortcuts", "F1", "List every shortcut, found by typing",
            "nothing", "keyboard"),
    Command("manual", "Help", "&Manual…", "Alt+F1",
            "Read the manual, the rulings and the effects of all books, found by typing", "nothing",
            "keyboard"),
    Command("words", "Help", "&Words of the rules", "Shift+F1",
            "Explain the numbers and short forms of each book", "nothing", "keyboard"),
    Command("hints", "Help", "&Hints", "F2",
            "Show one hint at a time beside what it speaks of while a battle is played", checkable=True,
            group="hints"),
    Command("hint_close", "Help", "&Close the hint", "Shift+F2",
            "Put away the hint that is shown, and see the next", group="hints"),
    Command("about", "Help", "&About Battlefield", "Ctrl+F1", "Show the version and where your files are",
            "nothing",
            "help"),
)
# fmt: on


def matching(text: str, period: str = PERIOD) -> list[Command]:
    """Find commands by parts of their words, best first; an empty text finds all in menu order.

    They speak of turns as the book that is played does.
    """
    wanted = text.lower().split()
    told = (command.told(period) for command in COMMANDS)
    scored = ((_score(command, wanted), place, command) for place, command in enumerate(told))
    found = [(score, place, command) for score, place, command in scored if score is not None]
    return [command for _, _, command in sorted(found, key=lambda each: each[:2])]


def _score(command: Command, wanted: list[str]) -> int | None:
    text, tip = command.plain_text.lower(), f"{command.menu} {command.tip}".lower()
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
