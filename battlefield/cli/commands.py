"""The command line: which words are commands and what follows them."""

import argparse
import os
from collections.abc import Sequence

import battlefield
from battlefield.cli.speech import complain
from battlefield.files.errors import did_you_mean, shown

COMMANDS = ("ask", "bench", "check", "picture", "play", "replay", "report", "rules")


def is_scene(argument: str) -> bool:
    """Tell whether the first argument names a scene for the window; a command's name never does."""
    if argument in COMMANDS or argument.startswith("-"):
        return False
    return argument.lower().endswith(".json") or os.path.isfile(argument)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command; give the exit status."""
    first = arguments[0]
    if first not in COMMANDS and not first.startswith("-"):
        hint = did_you_mean(first, COMMANDS)
        known = ", ".join(COMMANDS)
        return complain(f"{shown(first)} is neither a scene file nor a command ({known}){hint}", 2)
    given = _parser().parse_args(arguments)
    if given.command == "ask":
        from battlefield.cli.ask import ask

        return ask(given.scene, given.questions)
    if given.command == "bench":
        from battlefield.cli.bench import bench

        return bench(given)
    if given.command == "check":
        from battlefield.cli.check import check

        return check(given.scenes)
    if given.command in ("play", "replay"):
        from battlefield.cli.play import play, replay

        if given.command == "play":
            return play(given.script, given.out, given.journal)
        return replay(given.game, given.at, given.out, given.scene)
    if given.command == "report":
        from battlefield.cli.report import report

        return report(given.game, given.out)
    if given.command == "rules":
        from battlefield.cli.rules import rules

        return rules(given.json)
    from battlefield.cli.window import draw

    return draw(given.scene, given.out, given.dark, given.pixels_per_inch)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="battlefield",
        description="Exact answers for miniature wargames.",
        epilog="Without a command, `battlefield` or `battlefield SCENE.json` opens the window.",
    )
    parser.add_argument("--version", action="version", version=f"battlefield {battlefield.__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    ask = commands.add_parser("ask", help="answer questions about a scene, one JSON line each")
    ask.add_argument("scene", metavar="SCENE", help="a scene file")
    ask.add_argument("questions", metavar="QUESTIONS", nargs="?", help="a file (default: standard input)")
    _add_bench(commands)
    check = commands.add_parser("check", help="say whether scene files can be used")
    check.add_argument("scenes", metavar="SCENE", nargs="+", help="a scene file")
    picture = commands.add_parser("picture", help="draw a scene without a window")
    picture.add_argument("scene", metavar="SCENE", help="a scene file")
    picture.add_argument("out", metavar="OUT", help="the picture to write, OUT.png or OUT.svg")
    picture.add_argument("--dark", action="store_true", help="draw with the dark colours")
    picture.add_argument("--pixels-per-inch", type=_resolution, default=40, metavar="N", help="40 by default")
    _add_games(commands)
    return parser


def _add_bench(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    bench = commands.add_parser("bench", help="carry out one effect of a book on a scene")
    bench.add_argument("scene", metavar="SCENE", help="a scene file")
    bench.add_argument("--book", default="warsurge", help="the book (default: warsurge)")
    bench.add_argument("--effect", metavar="NAME", help='its name as printed: "Knockback II"')
    bench.add_argument("--attacker", metavar="ID", default="", help="the model that does it")
    bench.add_argument("--target", metavar="ID", default="", help="the model that suffers it")
    bench.add_argument("--dice", default="", metavar="4,2", help="faces of real dice, in the order rolled")
    bench.add_argument("--seed", type=int, default=1, metavar="N", help="for the dice of the program")
    bench.add_argument("--set", action="append", default=[], metavar="KEY=N", dest="values", help="a number")
    bench.add_argument("--answer", action="append", default=[], metavar="TEXT", dest="answers",
                       help='what is answered, in order: "x,y", a choice, yes or no')  # fmt: skip
    bench.add_argument("--foresee", action="store_true", help="only say what may come of it")
    bench.add_argument("--list", action="store_true", help="list the effects of the book and what can be set")
    bench.add_argument("--out", metavar="FILE", help="write the scene after it to a file")
    bench.add_argument("--json", action="store_true", help="answer with one JSON object")


def _add_games(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    play = commands.add_parser("play", help="play a battle from a script")
    play.add_argument("script", metavar="SCRIPT", help="a battle script")
    play.add_argument("--out", metavar="GAME", help="the game file to write")
    play.add_argument("--journal", metavar="FILE", help="keep each step in this new file as it is played")
    replay = commands.add_parser("replay", help="verify a saved game, or look at it again")
    replay.add_argument("game", metavar="GAME", help="a game file, or the journal of a battle")
    replay.add_argument("--at", metavar="PLACE", help='tell how it stood at "turn 2", "action 14" ...')
    replay.add_argument("--scene", metavar="SCENE", help="write the table as it was there to a scene file")
    replay.add_argument("--out", metavar="GAME", help="write the game, as from a journal, to a file")
    report = commands.add_parser("report", help="tell a battle as PDF or HTML, with a map of each turn")
    report.add_argument("game", metavar="GAME", help="a game file, or the journal of a battle")
    report.add_argument("out", metavar="OUT", help="the file to write, OUT.pdf or OUT.html")
    rules = commands.add_parser("rules", help="list every effect that is built")
    rules.add_argument("--json", action="store_true", help="one JSON object a line, with all that is known")


def _resolution(text: str) -> int:
    if not text.isdecimal() or len(text) > 3 or not 1 <= int(text) <= 600:
        raise argparse.ArgumentTypeError(f"{shown(text)} must be a whole number from 1 to 600")
    return int(text)
