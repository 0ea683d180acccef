"""Search for everything: commands to run, units to look at, settings to change, pages to read."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from battlefield.app.commands.command import Command, Menu
from battlefield.app.wording.finding import Found, pages_in
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.shell.disabled_keys import refuse
from battlefield.ui.shell.preferences import SETTINGS, Preferences
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.prompts import CommandSearch

if TYPE_CHECKING:
    from battlefield.ui.pages.page import Page

_OF_DESIGN: tuple[Menu, ...] = ("Design", "Arrange", "Outline")
_OF_ANY: tuple[Menu, ...] = ("File", "Battle", "Help")  # that wait for no mode of a table


def search(window: Shell) -> None:
    """Ask what is looked for, and go there; what takes long to find comes while somebody types."""
    others = (*_units(window.page), *_settings())
    box = CommandSearch(
        window,
        lambda name: window.acts[name].isEnabled(),
        window.acts.period,
        window.acts.keys,
        others,
        partial(mode_of, window),
    )
    window.reader.ask(partial(pages_in, chosen.unit(window.settings)), box.show_if_open, lambda _error: None)
    if not box.exec():
        return
    if box.chosen is not None:
        _run(window, box.chosen)
    elif box.found is not None:
        go_to(window, box.found)


def mode_of(window: Shell, command: Command) -> str:
    """Return the mode that has to be shown for a command: nothing where it is one of this page."""
    page = window.page
    if page is None or window.battle is not None or command.menu in _OF_ANY:
        return ""
    if command.id in page.commands | window.own_commands:
        return ""
    mode = "design" if command.menu in _OF_DESIGN or window.modes.now == "measure" else "measure"
    return mode if mode != window.modes.now else ""


def _run(window: Shell, command: Command) -> None:
    """Run a command, in the mode that it is one of."""
    mode = mode_of(window, command)
    if mode:
        window.acts[mode].trigger()
        window.coming.finish()
    if window.acts[command.id].isEnabled():
        window.acts[command.id].trigger()
    else:
        refuse(window, command.id)


def go_to(window: Shell, found: Found) -> None:
    """Show what was found: a unit on the table, a setting on its page, a page to read."""
    if found.kind == "Unit" and window.page is not None:
        _look_at(window.page, found.id)
    elif found.kind == "Setting":
        Preferences(window, found.id).open()
    else:
        from battlefield.ui.shell.handbook import Handbook

        Handbook(window, found, chosen.unit(window.settings)).open()


def _settings() -> Iterator[Found]:
    """Return all settings in the language that is spoken; their English words find them, too."""
    for each in SETTINGS:
        yield replace(each, title=tr(each.title), about=tr(each.about), text=f"{each.title} {each.about}")


def _units(page: "Page | None") -> Iterator[Found]:
    """Return the units of a battle, or those of the models that stand on a table."""
    from battlefield.ui.battle.page import BattlePage

    if isinstance(page, BattlePage):
        veil = page.desk.seen.eyes.see(page.desk.state)
        for unit in veil.state.units.values():
            yield Found(QT_TR_NOOP("Unit"), veil.name_of(unit.id), unit.name, unit.side)
    elif page is not None:
        known = {model.unit: model.side for model in page.table.shown.models if model.unit}
        for name, side in known.items():
            yield Found(QT_TR_NOOP("Unit"), name, name, side)


def _look_at(page: "Page", unit: str) -> None:
    """Select a unit and bring it into sight."""
    from battlefield.app.desk.edits import Ref
    from battlefield.ui.battle.page import BattlePage

    if isinstance(page, BattlePage):
        page.desk.look_at_unit(unit)
    else:
        found = (model.id for model in page.table.shown.models if model.unit == unit)
        page.table.select(tuple(Ref("model", id_) for id_ in found))
    page.zoom_selection()
    page.view.setFocus()
