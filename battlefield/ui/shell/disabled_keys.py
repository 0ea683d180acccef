"""A key whose command cannot be done now is answered by a sentence, not by silence."""

from pathlib import Path

from PySide6.QtCore import QEvent, QKeyCombination, QMimeData, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

from battlefield.app.commands.command import Command
from battlefield.app.commands.refusals import Place, refusal
from battlefield.app.commands.table_of_commands import COMMANDS
from battlefield.app.wording.translation import tr
from battlefield.ui.shell.rosters import is_shown
from battlefield.ui.shell.shell import Opening, Shell, ShellPart

ALWAYS = frozenset(
    [
        "grid",
        "labels",
        "terrain",
        "keys",
        "manual",
        "words",
        "about",
        "quit",
        "search",
        "preferences",
        "panels",
    ]
)
_MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)
_MODES = ("measure", "design")
_OF_FILE = ("print_scale", "export")  # which need the table alone, whatever page it is shown on
_LOOKS = ("theme_", "unit_", "motion_", "pace_", "zoom_")


class KeyAnswers(ShellPart):
    """Hears of the keys that come to a window because nobody has taken them."""

    def __init__(self, window: Shell) -> None:
        super().__init__(window)
        self._begun: QKeyCombination | None = None  # the key that may be the first of two
        self._before: QKeyCombination | None = None  # the one pressed before it
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Say why the command of a key, or of two one after the other, cannot be done."""
        if not isinstance(event, QKeyEvent) or event.key() in _MODIFIERS:
            return super().eventFilter(watched, event)
        now = event.keyCombination()
        if event.type() == QEvent.Type.ShortcutOverride:
            self._wait(now)
            self._before, self._begun = self._begun, now  # Qt asks of no key that goes on a shortcut
        if event.type() == QEvent.Type.KeyPress:
            first, self._begun = self._before if self._begun == now else self._begun, now
            if self._plays(event):
                return True
            if answer_chord(self._window, first, event):
                self._begun = None  # the second of two is not the first of others
                return True
            return self._takes_picture(event) or answer_key(self._window, event)
        return super().eventFilter(watched, event)

    def _wait(self, key: QKeyCombination) -> None:
        """Let a key wait for the page of another mode that is being made: it is meant for that one.

        Which commands have it is looked up after this, among those of the page that is shown by then.
        """
        window, pressed = self._window, QKeySequence(key)
        turns = (pressed in window.acts[name].shortcuts() for name in (*_MODES, *_OF_FILE))
        if window.modes.is_awaiting and not any(turns):
            window.coming.finish()

    def _takes_picture(self, event: QKeyEvent) -> bool:
        """Take a picture or a file that is pasted where no parts can be, as one that is dropped."""
        window = self._window
        is_taken = window.acts["paste_parts"].isEnabled() or not event.matches(QKeySequence.StandardKey.Paste)
        copied: QMimeData | None = (
            QGuiApplication.clipboard().mimeData()
        )  # None where nothing was ever copied
        if is_taken or copied is None or not (copied.hasImage() or _files_of(copied)):
            return False
        window.files.take_pasted(_files_of(copied))
        return True

    def _plays(self, event: QKeyEvent) -> bool:
        """Hand a key to the battle that is shown, wherever in the window the keyboard is."""
        window = self._window
        is_played = window.battle is not None and window.setup is None and window.page is not None
        keys = getattr(window.page, "keys", None) if is_played else None
        return keys is not None and keys.take_left(event)


def _files_of(copied: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in copied.urls() if url.isLocalFile()]


def answer_chord(window: Shell, before: QKeyCombination | None, event: QKeyEvent) -> bool:
    """Say why the command of a key after the one before cannot be done; False where there is none."""
    if before is None:
        return False
    both = QKeySequence(before, event.keyCombination())
    for command in COMMANDS:
        action = window.acts[command.id]
        if not action.isEnabled() and both in action.shortcuts():
            refuse(window, command.id)
            return True
    return False


def answer_key(window: Shell, event: QKeyEvent) -> bool:
    """Say why the command of a key that nobody took cannot be done; False where it is no command's key."""
    pressed = QKeySequence(event.keyCombination())
    on_table = window.page is not None and window.page.view.hasFocus()
    found = [
        command
        for command in COMMANDS
        if not window.acts[command.id].isEnabled()
        and (on_table or not command.on_board)
        and any(_begins(each, pressed) for each in window.acts[command.id].shortcuts())
    ]
    if not found:
        return False
    place, page = _place(window), window.page
    known = [command for command in found if page is None or command.id in page.commands]
    first = min(known or found, key=lambda each: each.needs != "selection")  # the least that is missing
    is_alone = any(pressed == each for each in window.acts[first.id].shortcuts())
    keys = pressed.toString(QKeySequence.SequenceFormat.NativeText)
    name = "" if is_alone else f"{keys} …"
    if place == "battle" and not known and not _is_own(window, first):
        name = keys  # what its command is elsewhere says nothing here
    say(window, refusal(first, place, bool(known) or _is_own(window, first), name))
    return True


def _begins(keys: QKeySequence, pressed: QKeySequence) -> bool:
    """Return whether a key is a shortcut, or the first of several that are one after the other."""
    return pressed.matches(keys) != QKeySequence.SequenceMatch.NoMatch


def run_if_free(window: Shell, command_id: str) -> None:
    """Run a command; while a file is read, none that acts on the table that is about to go.

    One that waited for the page of another mode may be none of that page's, or not possible there.
    """
    reading = window.files.opening
    if window.modes.is_awaiting and command_id not in _MODES and command_id not in _OF_FILE:
        window.coming.finish()
        if not window.acts[command_id].isEnabled():
            refuse(window, command_id)
            return
    if reading is None or command_id in ALWAYS or command_id.startswith(_LOOKS):
        window.run(command_id)
    else:
        say_opening(window, reading)


def say_opening(window: Shell, opening: Opening) -> None:
    """Say what has to be there first."""
    window.say(tr("{name} is being opened; wait until it is there", name=opening.name))


def refuse(window: Shell, command_id: str) -> None:
    """Say why a command cannot be done."""
    command = next(each for each in COMMANDS if each.id == command_id)
    is_known = window.page is None or command_id in window.page.commands
    say(window, refusal(command, _place(window), is_known or _is_own(window, command)))


def say(window: Shell, sentence: str) -> None:
    """Say a sentence in the status line, as a complaint where there is a table."""
    if window.page is not None and window.stack.currentWidget() is window.page:
        window.page.table.complain(sentence)
    else:
        window.say(sentence)


def _is_own(window: Shell, command: Command) -> bool:
    return command.id in window.own_commands


def _place(window: Shell) -> Place:
    if is_shown(window):
        return "roster"
    if window.setup is not None:
        return "setup"
    if window.page is None:
        return "start"
    if window.battle is not None:
        return "battle"
    return "design" if window.modes.now == "design" else "measure"
