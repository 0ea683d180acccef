"""Why a command cannot be done now, in one sentence that says what to do instead."""

from typing import Literal

from battlefield.app.commands.command import Command, Needs

Place = Literal["start", "setup", "roster", "measure", "design", "battle"]

_MISSING: dict[Needs, str] = {
    "selection": "nothing is selected; click something on the table first",
    "several": "it takes two parts or more; click one and Shift+click others first",
    "three": "it takes three parts or more; click one and Shift+click others first",
    "numbers": "nothing is selected to type numbers for; click something on the table first",
    "one model": "it takes exactly one model; click one first",
    "template": "no template is selected; place one or click one first",
    "verdicts": "no template lies over a model; place one first",
    "verdict": "nothing is measured; lay the tape between two bases, press S to look, or place a template",
    "best place": "no place has been looked for; select a template and look for its best place first",
    "undo": "there is nothing to undo",
    "redo": "there is nothing to redo; nothing has been undone since the last change",
    "played": "nothing has been played yet",
    "past": "the battle is shown as it stands now; step back first",
    "over": "the battle goes on; there is a result once it is over",
    "advice": "there is no advice yet; ask for one, and wait until it is there",
    "passage": "nothing is being shown step by step",
    "program": "the program does not play now",
    "tabs": "only one table is open; Ctrl+T keeps it open behind a tab",
    "table": "there is no table; open one or lay a new one first",
}
_ELSEWHERE: dict[Place, str] = {
    "start": "there is no table; open one or lay a new one first",
    "setup": "a battle is being set up; begin it or leave with Esc first",
    "roster": "a roster is being made; leave it with Esc first",
    "measure": "it is for drawing or playing; switch the mode first",
    "design": "it is for measuring or playing; switch the mode first",
    "battle": "this cannot be done while a battle is played",
}
_MEANT = {"push_typed": "; to print: File, Print to scale"}
"""What whoever pressed a command's keys may have wanted, as other programs have them."""


def refusal(command: Command, place: Place, is_known: bool, name: str = "") -> str:
    """Say why a command cannot be done; `is_known` where it is one of the page that is shown.

    `name` stands for all commands whose keys begin alike.
    """
    if command.id == "take_best" and not is_known:
        return "Nothing waits for Enter here · F1 lists the keys"
    if place == "battle" and name and not is_known:
        return f"{name} does nothing while a battle is played · F1 lists the keys"
    if command.id in ("measure", "design"):
        told = _ELSEWHERE["battle" if place == "battle" else "start"]
    elif command.menu == "Battle" and place != "battle":
        told = "no battle is played here; begin one in the menu Battle"
    elif not is_known or (place in ("start", "setup", "roster") and command.needs != "nothing"):
        told = _ELSEWHERE[place]
    else:
        told = _MISSING.get(command.needs, "this is not possible now")
    return f"{name or command.plain_text}: {told}{_MEANT.get(command.id, '') if not is_known else ''}"
