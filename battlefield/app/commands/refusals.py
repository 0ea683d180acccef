"""Why a command cannot be done now, in one sentence that says what to do instead."""

from typing import Literal

from battlefield.app.commands.command import Command, Needs
from battlefield.app.wording.translation import QT_TR_NOOP, tr

Place = Literal["start", "setup", "roster", "measure", "design", "battle"]

_MISSING: dict[Needs, str] = {
    "selection": QT_TR_NOOP("nothing is selected; click something on the table first"),
    "several": QT_TR_NOOP("it takes two parts or more; click one and Shift+click others first"),
    "three": QT_TR_NOOP("it takes three parts or more; click one and Shift+click others first"),
    "numbers": QT_TR_NOOP("nothing is selected to type numbers for; click something on the table first"),
    "one model": QT_TR_NOOP("it takes exactly one model; click one first"),
    "template": QT_TR_NOOP("no template is selected; place one or click one first"),
    "verdicts": QT_TR_NOOP("no template lies over a model; place one first"),
    "verdict": QT_TR_NOOP(
        "nothing is measured; lay the tape between two bases, press S to look, or place a template"
    ),
    "best place": QT_TR_NOOP(
        "no place has been looked for; select a template and look for its best place first"
    ),
    "undo": QT_TR_NOOP("there is nothing to undo"),
    "redo": QT_TR_NOOP("there is nothing to redo; nothing has been undone since the last change"),
    "played": QT_TR_NOOP("nothing has been played yet"),
    "past": QT_TR_NOOP("the battle is shown as it stands now; step back first"),
    "over": QT_TR_NOOP("the battle goes on; there is a result once it is over"),
    "advice": QT_TR_NOOP("there is no advice yet; ask for one, and wait until it is there"),
    "passage": QT_TR_NOOP("nothing is being shown step by step"),
    "program": QT_TR_NOOP("the program does not play now"),
    "tabs": QT_TR_NOOP("only one table is open; Ctrl+T keeps it open behind a tab"),
    "table": QT_TR_NOOP("there is no table; open one or lay a new one first"),
}
_ELSEWHERE: dict[Place, str] = {
    "start": QT_TR_NOOP("there is no table; open one or lay a new one first"),
    "setup": QT_TR_NOOP("a battle is being set up; begin it or leave with Esc first"),
    "roster": QT_TR_NOOP("a roster is being made; leave it with Esc first"),
    "measure": QT_TR_NOOP("it is for drawing or playing; switch the mode first"),
    "design": QT_TR_NOOP("it is for measuring or playing; switch the mode first"),
    "battle": QT_TR_NOOP("this cannot be done while a battle is played"),
}
_MEANT = {"push_typed": QT_TR_NOOP("{refusal}; to print: File, Print to scale")}
"""What whoever pressed a command's keys may have wanted, as other programs have them."""


def refusal(command: Command, place: Place, is_known: bool, name: str = "") -> str:
    """Say why a command cannot be done; `is_known` where it is one of the page that is shown.

    `name` stands for all commands whose keys begin alike.
    """
    if command.id == "take_best" and not is_known:
        return tr("Nothing waits for Enter here · F1 lists the keys")
    if place == "battle" and name and not is_known:
        return tr("{key} does nothing while a battle is played · F1 lists the keys", key=name)
    if command.id in ("measure", "design"):
        told = _ELSEWHERE["battle" if place == "battle" else "start"]
    elif command.menu == "Battle" and place != "battle":
        told = QT_TR_NOOP("no battle is played here; begin one in the menu Battle")
    elif not is_known or (place in ("start", "setup", "roster") and command.needs != "nothing"):
        told = _ELSEWHERE[place]
    else:
        told = _MISSING.get(command.needs, QT_TR_NOOP("this is not possible now"))
    told = f"{name or command.plain_text}: {tr(told)}"
    meant = _MEANT.get(command.id) if not is_known else None
    return tr(meant, refusal=told) if meant else told
