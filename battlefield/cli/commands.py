"""The command line: which words are commands and what follows them."""

import argparse
import os
from collections.abc import Sequence
from contextlib import nullcontext

from battlefield.cli.arguments import parser
from battlefield.cli.left_out import shown_bare, shown_of
from battlefield.cli.speech import complain, going_on_unheard
from battlefield.files.text.errors import did_you_mean, shown

COMMANDS = (
    "arena", "ask", "bench", "campaign", "check", "convert", "desktop", "doctor", "door", "generate",
    "opponent", "picture", "play", "print", "quick", "recover", "render", "replay", "report", "roster",
    "rules", "schema", "verdict",
)  # fmt: skip
WRITTEN = {
    "arena": ("out",),
    "bench": ("out",),
    "campaign": ("name", "files", "text", "battle"),
    "check": ("report",),
    "convert": ("out",),
    "door": ("scene",),
    "generate": ("out",),
    "opponent": ("out",),
    "picture": ("scene",),
    "play": ("out", "journal"),
    "print": ("out",),
    "quick": ("out",),
    "recover": ("out",),
    "render": ("out",),
    "replay": ("out", "scene"),
    "report": ("out",),
    "roster": ("out",),
    "schema": ("out",),
    "verdict": ("out",),
}
"""What names the files that commands write."""


def is_scene(argument: str) -> bool:
    """Return whether the first argument names a scene for the window; a command's name never does."""
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
    given, rest = parser(first).parse_known_args(arguments)
    if rest:
        lists = f"`battlefield {given.command} --help` lists what it takes"
        return complain(f"battlefield {given.command} does not take {shown(rest[0])}; {lists}", 2)
    with going_on_unheard() if _writes_files(given) else nullcontext():
        return _carried_out(given)


def _writes_files(given: argparse.Namespace) -> bool:
    return any(getattr(given, name, None) is not None for name in WRITTEN.get(given.command, ()))


def _carried_out(given: argparse.Namespace) -> int:
    if given.command == "arena":
        from battlefield.cli.opponents.arena import arena

        return arena(given)
    if given.command == "bench":
        from battlefield.cli.bench import bench

        return bench(given)
    if given.command == "check":
        from battlefield.cli.check import check

        return check(given.scenes, given.fair, given.report or "", given.json, given.climb)
    if given.command == "opponent":
        from battlefield.cli.opponents.page import opponent

        return opponent(given)
    if given.command in ("play", "replay"):
        from battlefield.cli.play import play, replay

        if given.command == "play":
            return play(given.script, given.out, given.journal, given.sides, given.budget, given.advice)
        return replay(given.game, given.at, given.out, given.scene, given.dice)
    return _of_files(given)


def _of_files(given: argparse.Namespace) -> int:
    """Carry out a command about a file that was kept, or about what may stand in one."""
    if given.command == "campaign":
        from battlefield.cli.kept.campaign import campaign

        return campaign(given)
    if given.command == "recover":
        from battlefield.cli.kept.recover import recover

        return recover(given.file, given.out)
    if given.command == "report":
        from battlefield.cli.report import report

        return report(given.game, given.out)
    if given.command == "roster":
        from battlefield.cli.roster import roster

        return roster(given)
    if given.command == "rules":
        from battlefield.cli.rules import rules

        return rules(given.name, given.json)
    if given.command == "schema":
        from battlefield.cli.kept.schema import schema

        return schema(given.name, given.out)
    return _ruled(given)


def _ruled(given: argparse.Namespace) -> int:
    """Carry out a command that rules on something."""
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # threads of numpy take longer to start than an answer
    if given.command == "ask":
        from battlefield.cli.ask import ask

        return ask(given.scene, given.questions)
    if given.command == "quick":
        from battlefield.cli.rulings.quick import quick

        return quick(given)
    if given.command == "verdict":
        from battlefield.cli.verdict import verdict

        return verdict(given)
    return _drawn(given)


def _drawn(given: argparse.Namespace) -> int:
    """Carry out a command that writes a scene in another form."""
    if given.command == "convert":
        from battlefield.cli.convert import convert

        shown = shown_bare(given)
        return convert(given.source, given.out, given.answers, given.format, shown, given.pixels_per_inch)
    if given.command == "door":
        from battlefield.cli.making.door import door

        return door(given.scene, given.name, given.wish, given.out)
    if given.command == "generate":
        from battlefield.cli.making.generate import generate

        return generate(given)
    if given.command == "picture":
        from battlefield.cli.making.picture import picture

        return picture(given)
    if given.command == "print":
        from battlefield.cli.printing import print_scene

        return print_scene(given)
    if given.command == "render":
        from battlefield.cli.window import render

        shown = shown_of(given)
        return render(given.scene, given.out, given.dark, given.pixels_per_inch, shown, given.margin)
    return _installed(given)


def _installed(given: argparse.Namespace) -> int:
    """Carry out a command about the program itself."""
    if given.command == "desktop":
        from battlefield.cli.installed.desktop import desktop

        return desktop(given.wish)
    from battlefield.cli.installed.doctor import doctor

    return doctor(given.json)
