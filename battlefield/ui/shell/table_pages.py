"""The pages over a table, measured, drawn or played on: made in steps, and shown once they are ready."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from battlefield.ui.shell.shell import Shell
from battlefield.ui.threads.staged_work import Steps
from battlefield.ui.widgets import chosen

if TYPE_CHECKING:
    from battlefield.app.battle.fighting import Battle
    from battlefield.app.desk.document import Document
    from battlefield.ui.battle.page import BattlePage
    from battlefield.ui.pages.page import Page


def making(window: Shell, mode: str, document: "Document") -> "Steps[Page]":
    """Make the page of a mode over a document, in steps."""
    yield
    page = (_design_page if mode == "design" else _table_page)(window, document)
    yield from page.making()
    return page


def _design_page(window: Shell, document: "Document") -> "Page":
    from battlefield.app.design.studio import Studio
    from battlefield.ui.design.page import DesignPage

    studio = Studio(document)
    studio.unit = chosen.unit(window.settings)
    return DesignPage(studio, window.acts, window.colours, window.background)


def _table_page(window: Shell, document: "Document") -> "Page":
    from battlefield.app.desk.desk import Desk
    from battlefield.ui.measure.table_page import TablePage

    desk = Desk(document)
    desk.unit = chosen.unit(window.settings)
    page = TablePage(desk, window.acts, window.colours, window.background)
    page.remember(window.settings)
    return page


def making_battle(window: Shell, battle: "Battle", title: str) -> "Steps[BattlePage]":
    """Make the page of a battle, in steps; what the page that is shown still works out is called off."""
    from battlefield.app.playing.battle_desk import BattleDesk
    from battlefield.ui.battle.page import BattlePage, period_of

    yield
    window.background.leave()
    desk = BattleDesk(battle, title, window.background)
    desk.table.unit = chosen.unit(window.settings)
    window.acts.speak(period_of(battle))
    page = BattlePage(desk, window.acts, window.colours, window.background)
    yield from page.making()
    page.picture.speed = chosen.speed(window.settings)
    page.program.pace = chosen.pace(window.settings)
    return page


def showing(window: Shell, page: "Page", show: Callable[[], object]) -> Steps[None]:
    """Show a page, then paint its ground in steps, before the rest is painted over it, unless it is left."""
    with still(window):
        show()
        steps = page.view.preparing()
        yield
        while window.page is page and next(steps, page) is not page:
            yield
        yield


@contextmanager
def still(window: Shell) -> Iterator[None]:
    """Keep what is seen of the pages as it is, while the next one is made ready behind it."""
    window.stack.setUpdatesEnabled(False)
    try:
        yield
    finally:
        window.stack.setUpdatesEnabled(True)
