"""One page with all that can be set: looks, lengths, motion, help, and the keys of the commands."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from battlefield.app.wording.finding import Found
from battlefield.ui.shell import appearance
from battlefield.ui.shell.key_editing import KeyEditing
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel, scrolled, tip
from battlefield.ui.widgets.settings import PRINT

SETTINGS = (
    Found("Setting", "theme", "Colours", "Light, dark, or as the system has them"),
    Found("Setting", "unit", "Lengths", "Inches with decimals or fractions, or centimetres"),
    Found("Setting", "motion", "Motion on the table", "How fast steps of a battle are shown, or not at all"),
    Found("Setting", "pace", "Pace of the program", "How fast what the program does is shown"),
    Found("Setting", "grid", "Grid", "Lines at each inch of the table"),
    Found("Setting", "labels", "Names on the table", "The names of bases and terrain"),
    Found("Setting", "rules", "Measured by the rules of", "Plain geometry or a game, for the next table too"),
    Found("Setting", "advice", "Who advises", "How well the program thinks when it is asked for advice"),
    Found("Setting", "hints", "Hints in a first battle", "One hint at a time beside what it speaks of"),
    Found("Setting", "hints in any battle", "Hints in other battles", "The same in all battles"),
    Found("Setting", "keys", "Keys", "The keys of all commands, to be changed, exported and imported"),
    Found("Setting", "forget", "Forget", "Recent files, and how was printed last"),
)  # all that stands on the page, to be found by typing
_TOLD = {each.id: each for each in SETTINGS}
_CHOICES = {
    "theme": (("system", "As the system has them"), ("light", "Light"), ("dark", "Dark")),
    "unit": (("inches", "Inches: 3.25 in"), ("fractions", "Fractions: 3 1/4 in"),
             ("centimetres", "Centimetres: 8.26 cm")),
    "motion": (("off", "None"), ("quick", "Quick"), ("normal", "Normal"), ("slow", "Slow")),
    "pace": (("slow", "Slow"), ("normal", "Normal"), ("fast", "Fast"), ("at_once", "At once")),
}  # fmt: skip


class Preferences(FittedDialog):
    """Shows what is set; each change counts at once and is kept."""

    def __init__(self, window: Shell, setting: str = "") -> None:
        super().__init__(window)
        self.setWindowTitle("Preferences")
        self._settings = window.settings
        self.fields: dict[str, QWidget] = {}
        general = QWidget()
        self._form = QFormLayout()
        scrolled(general, "General").addLayout(self._form)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName("Preferences")
        self.keys = KeyEditing(window.acts, window.settings)
        self.tabs.addTab(general, "General")
        self.tabs.addTab(self.keys, "Keys")
        self._fill(window)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 12, 12)
        column.addWidget(self.tabs)
        column.addWidget(buttons)
        self.resize(680, 580)
        self.show_setting(setting)

    def show_setting(self, setting: str) -> None:
        """Give a setting the keyboard."""
        self.tabs.setCurrentIndex(1 if setting == "keys" else 0)
        field = self.keys.field if setting == "keys" else self.fields.get(setting)
        if field is not None:
            field.setFocus()

    def _fill(self, window: Shell) -> None:
        kept = self._settings
        known = {"theme": kept.text("theme", "system"), "unit": chosen.unit(kept),
                 "motion": chosen.speed(kept), "pace": chosen.pace(kept)}  # fmt: skip
        for key, choices in _CHOICES.items():
            self._choice(key, choices, known[key], partial(_trigger, window, key))
        for key in ("grid", "labels"):
            self._check(key, kept.flag(key, True), partial(_show, window, key))
        self._choice_of_rules(window)
        self._check("hints", kept.flag("hints", True), partial(_hint, window, "hints"))
        key = "hints in any battle"
        self._check(key, kept.flag(key, False), partial(_hint, window, key))
        self._add_forgetting()

    def _choice_of_rules(self, window: Shell) -> None:
        """Offer what loads more of the program."""
        from battlefield.app.measure.ruled import RULES
        from battlefield.app.playing.counsel import ADVICE

        kept = self._settings
        for name, option, key in (("rules", RULES, RULES.key), ("advice", ADVICE, "advice")):
            self._choice(name, option.words, kept.text(key, option.usual), partial(_keep, window, key))

    def _choice(
        self, key: str, choices: Sequence[tuple[str, str]], now: str, act: Callable[[str], object]
    ) -> None:
        field = QComboBox()
        for value, words in choices:
            field.addItem(words, value)
        field.setCurrentIndex(max(0, field.findData(now)))
        field.activated.connect(lambda _row: act(field.currentData()))
        self._add(key, field)

    def _check(self, key: str, now: bool, act: Callable[[bool], object]) -> None:
        field = QCheckBox("Shown")
        field.setChecked(now)
        field.toggled.connect(act)
        self._add(key, field)

    def _add(self, key: str, field: QWidget) -> None:
        told = _TOLD[key]
        field.setAccessibleName(told.title)
        field.setAccessibleDescription(told.about)
        field.setToolTip(tip(told.about))
        self.fields[key] = field
        label = PlainLabel(told.title)
        label.setBuddy(field)
        self._form.addRow(label, field)
        self._form.addRow("", PlainLabel(told.about, name="quiet", wraps=True))

    def _add_forgetting(self) -> None:
        row, holder = QHBoxLayout(), QWidget()
        row.setContentsMargins(0, 0, 0, 0)
        for key, words in (("recent", "Forget recent files"), (PRINT, "Forget how was printed")):
            button = QPushButton(words)
            button.setAutoDefault(False)
            button.setEnabled(bool(self._settings.text(key, "")))
            button.clicked.connect(partial(self._forget, key, button))
            row.addWidget(button)
        row.addStretch()
        holder.setLayout(row)
        self._add("forget", holder)

    def _forget(self, key: str, button: QPushButton) -> None:
        self._settings.keep(key, "")
        button.setEnabled(False)


def _trigger(window: Shell, key: str, value: str) -> None:
    window.acts[f"{key}_{value}"].trigger()


def _show(window: Shell, key: str, is_shown: bool) -> None:
    window.acts[key].setChecked(is_shown)
    appearance.show(window, key)


def _keep(window: Shell, key: str, value: str) -> None:
    """Keep a choice, and let the page that is shown know of it."""
    from battlefield.ui.battle.page import BattlePage
    from battlefield.ui.measure.table_page import TablePage

    window.settings.keep(key, value)
    if isinstance(window.page, TablePage):
        window.page.remember(window.settings)
        window.page.table.changed()
    elif isinstance(window.page, BattlePage):
        window.page.counsel.remember(window.settings)
        window.page.table.changed()


def _hint(window: Shell, key: str, is_on: bool) -> None:
    from battlefield.ui.battle.page import BattlePage

    window.settings.keep(key, is_on)
    if isinstance(window.page, BattlePage):
        window.page.hints.remember(window.settings)
