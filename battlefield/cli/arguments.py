"""What follows each command on the command line."""

import argparse
import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NoReturn

import battlefield
from battlefield.cli.kept.arguments import add_campaign, add_schema
from battlefield.cli.left_out import LEFT_OUT
from battlefield.cli.making.arguments import add_door, add_generate, add_picture
from battlefield.cli.rulings.arguments import add_verdict
from battlefield.cli.speech import complain
from battlefield.files.text.errors import shown

_EXPECTED = ("expected one argument", "expected at least one argument")


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, as the commands themselves do."""

    def __init__(self, **given: Any) -> None:
        shape = partial(argparse.HelpFormatter, width=_columns() - 2)
        super().__init__(formatter_class=shape, **given)

    def error(self, message: str) -> NoReturn:
        """Complain and end the program."""
        said = message.removeprefix("argument ")
        if said == message or said.endswith(_EXPECTED):
            said = f"{said}; `{self.prog} --help` lists what can be given"
        self.exit(complain(said, 2))


def _columns() -> int:
    """Measure the terminal as `shutil` does, of which the loading takes longer than many an answer."""
    wished = os.environ.get("COLUMNS", "")
    if wished.isdecimal() and int(wished) > 0:
        return int(wished)
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr]
    except (AttributeError, OSError, ValueError):  # none, none open, or no terminal
        return 80


def parser(command: str = "") -> argparse.ArgumentParser:
    """Return what reads the words of a command line; of one command alone where it is named, much sooner."""
    parser = _Parser(
        prog="battlefield",
        description="Exact answers for miniature wargames.",
        epilog="Without a command, `battlefield` or `battlefield SCENE.json` opens the window.",
    )
    parser.add_argument("--version", action="version", version=f"battlefield {battlefield.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command", prog="battlefield")
    named = (_ADDED[command],) if command in _ADDED else dict.fromkeys(_ADDED.values())
    for add in named:
        add(commands)
    return parser


def _add_ask(commands: "argparse._SubParsersAction[_Parser]") -> None:
    ask = commands.add_parser("ask", help="answer questions about a scene, one JSON line each")
    ask.add_argument("scene", metavar="SCENE", help="a scene file")
    ask.add_argument("questions", metavar="QUESTIONS", nargs="?", help="a file (default: standard input)")


def _add_quick(commands: "argparse._SubParsersAction[_Parser]") -> None:
    quick = commands.add_parser("quick", help="rule on one typed line, without a table")
    words = 'such as "32 mm to 32 mm, centres 13.26, range 12" or "28.5 mm under 3 in blast, centre 1.9"'
    quick.add_argument("line", metavar="LINE", nargs="+", help=words)
    quick.add_argument("--out", metavar="OUT", help="draw the plan to OUT.png")
    quick.add_argument("--dark", action="store_true", help="draw with the dark colours")
    quick.add_argument("--json", action="store_true", help="print the question and the answer as JSON")


def _add_check(commands: "argparse._SubParsersAction[_Parser]") -> None:
    check = commands.add_parser("check", help="say whether scenes can be used, and what is wrong on them")
    check.add_argument("scenes", metavar="SCENE", nargs="+", help="a scene file")
    check.add_argument("--fair", action="store_true", help="measure how fair the table is to its two sides")
    check.add_argument("--climb", type=_climb, default=6.0, metavar="LENGTH",
                       help="what who walks climbs at once, 0 for nothing (6)")  # fmt: skip
    check.add_argument("--report", metavar="OUT", help="write that with pictures to OUT.pdf or OUT.html")
    check.add_argument("--json", action="store_true", help="answer with one JSON object for each file")


def _add_drawing(commands: "argparse._SubParsersAction[_Parser]") -> None:
    render = commands.add_parser("render", help="draw a scene as PNG, SVG or PDF without a window")
    render.add_argument("scene", metavar="SCENE", help="a scene file")
    render.add_argument("out", metavar="OUT", help="the picture to write, OUT.png, OUT.svg or OUT.pdf")
    render.add_argument("--dark", action="store_true", help="draw with the dark colours")
    render.add_argument("--pixels-per-inch", type=_resolution, metavar="N",
                        help="40 for PNG where left out; 96 is true size for SVG and PDF")  # fmt: skip
    render.add_argument("--margin", type=_margin, default=0.0, metavar="LENGTH",
                        help="draw so much around the table, of PNG and SVG (0)")  # fmt: skip
    _add_shown(render)
    convert = commands.add_parser("convert", help="turn a map of another program into a scene, or back")
    convert.add_argument("source", metavar="IN", help="a scene, or a file of another program")
    convert.add_argument("out", metavar="OUT", help="the file to write; its ending says which format")
    convert.add_argument("--answer", action="append", default=[], metavar="KEY=VALUE", dest="answers",
                         help="answer a question that the file leaves open")  # fmt: skip
    convert.add_argument("--format", metavar="F", help="scene, geojson, tiled, uvtt, foundry, svg or summary")
    convert.add_argument("--pixels-per-inch", type=_resolution, metavar="N",
                         help="of the picture in a Universal VTT map (70)")  # fmt: skip
    convert.add_argument("--everything", action="store_true",
                         help="draw models and marks into that picture too")  # fmt: skip
    _add_shown(convert)
    _add_print(commands)


def _add_shown(parser: argparse.ArgumentParser) -> None:
    for name, words in LEFT_OUT.items():
        parser.add_argument(f"--no-{name}", action="store_true", help=f"leave out {words}")
    parser.add_argument("--hidden", action="store_true", help="draw what is hidden in the designer too")
    parser.add_argument("--drawn", action="store_true", help="terrain in its drawn look, not as a plan")


def _add_print(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("print", help="write pages that are true to scale, as PDF")
    parser.add_argument("scene", metavar="SCENE", help="a scene file")
    parser.add_argument("out", metavar="OUT", help="the file to write, OUT.pdf")
    parser.add_argument(
        "--what", default="board", metavar="W", help="board, bases, templates, markers or frames"
    )
    parser.add_argument("--paper", default="a4", metavar="P", help="a4, letter, a3, or mat: one whole sheet")
    parser.add_argument("--portrait", action="store_true", help="pages upright (default: fewest pages)")
    parser.add_argument("--landscape", action="store_true", help="pages on their long side")
    parser.add_argument("--overlap", default="0.4", metavar="INCHES", help="what neighbours share (0.4)")
    parser.add_argument("--scale", default="1:1", metavar="S", help='"1:4", or "page" to fit one page')
    parser.add_argument("--pages", default="", metavar="NAMES", help='only these, such as "A1,B2-B4"')
    parser.add_argument("--effects", metavar="WORDS", help='words on markers: "Hidden,Pinned"')
    parser.add_argument("--copies", default="1", metavar="N", help="how many of each cut-out")
    parser.add_argument("--mat-colour", action="store_true", help="print the colour of the mat too")
    _add_shown(parser)


def _add_bench(commands: "argparse._SubParsersAction[_Parser]") -> None:
    bench = commands.add_parser("bench", help="carry out one effect of a book on a scene")
    bench.add_argument("scene", metavar="SCENE", help="a scene file")
    bench.add_argument("--book", default="warsurge", help="the book (default: warsurge)")
    bench.add_argument("--effect", metavar="NAME", help='its name as printed: "Knockback II"')
    bench.add_argument("--attacker", metavar="ID", default="", help="the model that does it")
    bench.add_argument("--target", metavar="ID", default="", help="the model that suffers it")
    bench.add_argument("--dice", default="", metavar="4,2", help="faces of real dice, in the order rolled")
    bench.add_argument("--seed", type=_seed, default=1, metavar="N", help="for the dice of the program")
    bench.add_argument("--set", action="append", default=[], metavar="KEY=N", dest="values", help="a number")
    bench.add_argument("--answer", action="append", default=[], metavar="TEXT", dest="answers",
                       help='what is answered, in order: "x,y", a choice, yes or no')  # fmt: skip
    bench.add_argument("--foresee", action="store_true", help="only say what may come of it")
    bench.add_argument("--list", action="store_true", help="list the effects of the book and what can be set")
    bench.add_argument("--out", metavar="FILE", help="write the scene after it to a file")
    bench.add_argument("--json", action="store_true", help="answer with one JSON object")


def _add_arena(commands: "argparse._SubParsersAction[_Parser]") -> None:
    arena = commands.add_parser("arena", help="let two players fight many battles, and count")
    arena.add_argument("scripts", metavar="SCRIPT", nargs="+", help="a battle script")
    player = "LEVEL[:TEMPER], advice:LEVEL for who takes its advice, or exec:COMMAND for a program of yours"
    arena.add_argument("--first", metavar="PLAYER", required=True, help=f"whom is counted for; {player}")
    arena.add_argument("--second", metavar="PLAYER", required=True, help="whom it plays against")
    arena.add_argument("--games", type=_count, metavar="N", required=True, help="battles of each script")
    arena.add_argument("--seed", type=_seed, default=1, metavar="S", help="names the first pair's dice (1)")
    arena.add_argument("--at-once", type=_count, default=0, metavar="N",
                       help="battles at once (as many as there are processors)")  # fmt: skip
    _add_budget(arena)
    arena.add_argument("--out", metavar="FILE", help="write each battle down, and go on where FILE ends")
    arena.add_argument("--json", action="store_true", help="answer with one JSON line a script, one for all")


def _add_installed(commands: "argparse._SubParsersAction[_Parser]") -> None:
    desktop = commands.add_parser("desktop", help="put the program into the menus of a Linux desktop")
    desktop.add_argument("wish", choices=("add", "remove"), help="into your menus, or out of them")
    doctor = commands.add_parser(
        "doctor", help="say what is missing from this installation, and how to get it"
    )
    doctor.add_argument("--json", action="store_true", help="answer with one JSON list of all it looked at")


def _add_opponent(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("opponent", help="tell who can be played against, or print the automaton")
    parser.add_argument("--print", action="store_true", dest="page",
                        help="tell the automaton's page, to be followed by hand")  # fmt: skip
    parser.add_argument("--book", default="", metavar="NAME", help="in the words of a book")
    parser.add_argument("--out", metavar="FILE", help="write the page to FILE.pdf, .svg, .html or .txt")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="of a PDF or SVG (a4)")


def _add_budget(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--budget", type=_budget, default=5.0, metavar="SECONDS",
                        help="for each decision of a player exec:COMMAND (5)")  # fmt: skip


def _add_games(commands: "argparse._SubParsersAction[_Parser]") -> None:
    play = commands.add_parser("play", help="play a battle from a script")
    play.add_argument("script", metavar="SCRIPT", help="a battle script")
    play.add_argument("--out", metavar="GAME", help="the game file to write")
    play.add_argument("--journal", metavar="FILE", help="keep each step in this new file as it is played")
    play.add_argument("--side", action="append", default=[], metavar="NAME=LEVEL[:TEMPER]", dest="sides",
                      help="let the program decide for this side, to the end of the battle")  # fmt: skip
    play.add_argument(
        "--advice", metavar="LEVEL", default="", help="say what this level would do next, and why"
    )
    _add_budget(play)
    replay = commands.add_parser("replay", help="verify a saved game, or look at it again")
    replay.add_argument("game", metavar="GAME", help="a game file, or the journal of a battle")
    replay.add_argument("--at", metavar="PLACE", help='tell how it stood at "turn 2", "action 14" ...')
    replay.add_argument("--scene", metavar="SCENE", help="write the table as it was there to a scene file")
    replay.add_argument("--dice", action="store_true", help="tell each side's dice against chance")
    replay.add_argument("--out", metavar="GAME", help="write the game, as from a journal, to a file")
    recover = commands.add_parser("recover", help="tell what is in a damaged file, and write it")
    recover.add_argument("file", metavar="FILE", help="a journal or a game; it is only read")
    recover.add_argument("--out", metavar="OUT", help="write what it holds to a new file")
    report = commands.add_parser("report", help="tell a battle as PDF or HTML, with a map of each turn")
    report.add_argument("game", metavar="GAME", help="a game file, or the journal of a battle")
    report.add_argument("out", metavar="OUT", help="the file to write, OUT.pdf or OUT.html")
    rules = commands.add_parser("rules", help="list every effect that is built, or tell all of one")
    rules.add_argument("name", metavar="NAME", nargs="?", default="", help='an effect such as "Blast II"')
    rules.add_argument("--json", action="store_true", help="one JSON object a line, with all that is known")


def _add_roster(commands: "argparse._SubParsersAction[_Parser]") -> None:
    parser = commands.add_parser("roster", help="check a roster, write its cards or its list, or make one")
    ways = parser.add_subparsers(dest="way", required=True, metavar="way")
    check = ways.add_parser("check", help="say what is wrong with rosters, by names, with what would do")
    check.add_argument("rosters", metavar="ROSTER", nargs="+", help="a roster file")
    check.add_argument("--json", action="store_true", help="answer with one JSON object for each file")
    for way, words in (("cards", "a card for each unit"), ("list", "a line for each unit")):
        told = ways.add_parser(way, help=f"tell a roster, {words}")
        told.add_argument("roster", metavar="ROSTER", help="a roster file")
        told.add_argument("--out", metavar="FILE", help="write it to FILE.pdf, .html or .txt")
    made = ways.add_parser("make", help="make a roster to begin with, or of an army list")
    made.add_argument("--book", required=True, metavar="NAME", help="the game, such as warsurge")
    made.add_argument("--list", metavar="LIST", dest="army",
                      help="an army list: .ros, .rosz, .json, .txt, or - for standard input")  # fmt: skip
    made.add_argument("--answer", action="append", default=[], metavar="KEY=VALUE", dest="answers",
                      help="answer a question that the list leaves open")  # fmt: skip
    made.add_argument("--out", required=True, metavar="ROSTER", help="the roster file to write")


def _margin(text: str) -> float:
    return _length(text, 12.0)


def _climb(text: str) -> float:
    return _length(text, 100.0)


def _length(text: str, most: float) -> float:
    from battlefield.app.wording.lengths import LengthError, parse_length

    try:
        length = parse_length(text)
    except LengthError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    if not 0.0 <= length <= most:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be from 0 to {most:g} inches")
    return length


def _seed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be a whole number") from None


def _count(text: str) -> int:
    if not text.isdecimal() or len(text) > 6 or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be a whole number from 1 to 999999")
    return int(text)


def _budget(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 3600.0:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be more than 0 seconds, and no more than 3600")
    return seconds


def _resolution(text: str) -> int:
    if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= 600:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be a whole number from 1 to 600")
    return int(text)


_ADDED: Mapping[str, Callable[["argparse._SubParsersAction[_Parser]"], None]] = {
    "ask": _add_ask,
    "arena": _add_arena,
    "bench": _add_bench,
    "check": _add_check,
    "render": _add_drawing,
    "convert": _add_drawing,
    "print": _add_drawing,
    "play": _add_games,
    "replay": _add_games,
    "recover": _add_games,
    "report": _add_games,
    "rules": _add_games,
    "door": add_door,
    "generate": add_generate,
    "picture": add_picture,
    "desktop": _add_installed,
    "doctor": _add_installed,
    "opponent": _add_opponent,
    "quick": _add_quick,
    "roster": _add_roster,
    "campaign": add_campaign,
    "schema": add_schema,
    "verdict": add_verdict,
}
"""What adds the words of each command, in the order in which help lists them."""
