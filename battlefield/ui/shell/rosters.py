"""Rosters in the window: begun, opened, saved, printed, guarded, and taken into a battle."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from battlefield.app.wording.fault_words import fault_words, whole_fault
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.files import SceneError
from battlefield.files.journals.journal_file import JournalError, TakenError
from battlefield.files.scene.on_disk import digest_on_disk, same_file
from battlefield.ui.shell.disk.save_dialog import as_json, file_name, file_to_write, with_ending
from battlefield.ui.shell.shell import Shell

if TYPE_CHECKING:
    from battlefield.app.rosters.draft import Draft
    from battlefield.files.journals.roster_journal import RescuedRoster

_ROSTERS, _PDF = QT_TR_NOOP("Rosters (*.json);;All files (*)"), "PDF (*.pdf)"
_HEAD = 400  # bytes in which rosters name themselves
_HINT = QT_TR_NOOP("Choose a part, then write about it; Ins adds a unit, Ctrl+S saves, Esc goes back")


def is_roster(path: Path) -> bool:
    """Return whether a file says of itself that it is a roster."""
    try:
        with path.open("rb") as file:
            return b'"battlefield-roster"' in file.read(_HEAD)
    except OSError:
        return False


def is_shown(window: Shell) -> bool:
    """Return whether a roster is being made on the page that is seen."""
    return window.roster is not None and window.stack.currentWidget() is window.roster


def ask_roster(window: Shell) -> None:
    """Show the roster that is being made, or ask how one is begun."""
    from battlefield.ui.rosters.begin_dialog import BeginRoster

    if window.roster is not None and not is_shown(window):
        _show(window)
        return
    dialog = BeginRoster(window, window.files.folder())
    if dialog.exec() and dialog.draft is not None and may_leave(window):
        show_roster(window, dialog.draft)
        if dialog.told:
            said = tr("What is marked below is to be looked at; all of it can be changed.")
            window.complain(tr("Taken over"), said, "\n".join(dialog.told))


def paste_list(window: Shell) -> None:
    """Import an army list that was copied as text, or say in a sentence why it cannot be."""
    from battlefield.app.rosters.army import pasted

    try:
        window.files.import_file(pasted(QGuiApplication.clipboard().text()))
    except SceneError as error:
        window.complain(tr("No army list"), fault_words(error))


def open_roster(window: Shell, path: Path) -> None:
    """Open a roster file; a sample is opened as a copy."""
    from battlefield.app.rosters.starting import opened

    if not may_leave(window):
        return
    try:
        show_roster(window, opened(path))
    except SceneError as error:
        window.failed(error)
        return
    window.settings.remember(path)


def rescue_roster(window: Shell, found: "RescuedRoster") -> None:
    """Go on with a roster that a stopped program left, and with its journal."""
    from battlefield.app.rosters.draft import Draft

    try:
        show_roster(window, Draft.resumed(found))
    except TakenError as error:
        window.complain(tr("Open elsewhere"), whole_fault(error))
        window.cards.show()
    except JournalError as error:
        window.complain(tr("No journal"), whole_fault(error))


def show_roster(window: Shell, draft: "Draft") -> None:
    """Show a roster in place of one that was made before; what else was there stays behind it."""
    from battlefield.ui.rosters.page import RosterPage

    drop_roster(window)
    try:
        draft.keep_journal(window.files.journals)
    except JournalError as error:
        window.complain(tr("No journal"), whole_fault(error))
    window.roster = page = RosterPage(draft, window.colours)
    page.changed.connect(window.refresh)
    page.left.connect(lambda: leave_roster(window))
    page.saved_as.connect(lambda: save_as(window))
    page.printed.connect(lambda what: print_roster(window, what))
    page.played.connect(lambda: _play(window))
    page.said.connect(lambda words: window.say(words or tr(_HINT)))
    window.stack.addWidget(page)
    _show(window)


def _show(window: Shell) -> None:
    assert window.roster is not None
    window.stack.setCurrentWidget(window.roster)
    window.roster.take_keyboard()
    window.say(tr(_HINT))
    window.reading.clear()
    window.refresh()


def may_leave(window: Shell) -> bool:
    """Ask for a roster with unsaved work; False where the user wants to stay."""
    from battlefield.ui.shell.dialogs import ask_to_save

    page = window.roster
    if page is None or not page.draft.is_modified:
        return True
    answer = ask_to_save(window, page.draft.title)
    return page.save() if answer == "save" else answer == "discard"


def leave_roster(window: Shell) -> None:
    """Go back to what was there before, unless there is unsaved work that the user wants to keep."""
    from battlefield.ui.shell.beginning import go_back

    if may_leave(window):
        drop_roster(window)
        go_back(window)


def drop_roster(window: Shell) -> None:
    """Take the page of a roster away, if there is one."""
    page, window.roster = window.roster, None
    if page is not None:
        page.leave()
        window.stack.removeWidget(page)
        page.deleteLater()


def save_as(window: Shell) -> None:
    """Ask where to write the roster."""
    page = window.roster
    if page is None:
        return
    draft = page.draft
    start = draft.path or Path(window.files.folder()) / f"{file_name(draft.title)}.json"
    path = file_to_write(window, tr("Save the roster"), start, tr(_ROSTERS), as_json)
    if path is not None:
        own = same_file(path, draft.path)
        if page.write(path, draft.disk if own else digest_on_disk(path)):
            remember(window, path)


def remember(window: Shell, path: Path) -> None:
    """Keep a roster among the files that were used last, and among those that battles offer."""
    from battlefield.ui.battle.setup.used_rosters import keep_used

    window.settings.remember(path)
    keep_used(window.settings, path)


def print_roster(window: Shell, what: str) -> None:
    """Ask for a PDF file, and write the cards or the list of the roster to it."""
    from battlefield.ui.rosters.printing import write_sheet

    page = window.roster
    if page is None:
        return
    start = Path(window.files.folder()) / f"{file_name(page.draft.title)}-{what}.pdf"
    complete: Callable[[str, str], Path] = lambda name, kind: with_ending((".pdf",), name, kind)  # noqa: E731
    title = tr("Print the list") if what == "list" else tr("Print the cards")
    path = file_to_write(window, title, start, _PDF, complete)
    if path is None:
        return
    try:
        window.say(write_sheet(page.draft.roster, page.draft.folder, what, path))
    except SceneError as error:
        window.complain(tr("Not written"), whole_fault(error))


def _play(window: Shell) -> None:
    """Save the roster, and set up a battle in which the first side has it."""
    from battlefield.ui.shell.beginning import show_setup

    page = window.roster
    if page is None:
        return
    if (page.draft.is_modified or page.draft.path is None) and not page.save():
        window.say(tr("Save the roster first: a battle reads it from its file"))
        return
    path = page.draft.path
    assert path is not None
    remember(window, path)
    drop_roster(window)
    show_setup(window, path)
