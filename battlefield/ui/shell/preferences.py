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
from battlefield.app.wording.translation import QT_TR_NOOP, tr
from battlefield.ui.shell import appearance
from battlefield.ui.shell.key_editing import KeyEditing
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen
from battlefield.ui.widgets.fitting import FittedDialog
from battlefield.ui.widgets.plain import PlainLabel, scrolled, tip
from battlefield.ui.widgets.settings import BRIEF, PRINT

SETTINGS = tuple(Found(QT_TR_NOOP("Setting"), *row) for row in (
    ("language", QT_TR_NOOP("Language"),
     QT_TR_NOOP("Of the window, from its next start on; "
                "the manual, cards and effects, and what is saved, are in English")),
    ("theme", QT_TR_NOOP("Colours"), QT_TR_NOOP("Light, dark, or as the system has them")),
    ("unit", QT_TR_NOOP("Lengths"), QT_TR_NOOP("Inches with decimals or fractions, or centimetres")),
    ("motion", QT_TR_NOOP("Motion on the table"),
     QT_TR_NOOP("How fast steps of a battle are shown, or not at all")),
    ("pace", QT_TR_NOOP("Pace of the program"), QT_TR_NOOP("How fast what the program does is shown")),
    ("grid", QT_TR_NOOP("Grid"), QT_TR_NOOP("Lines at each inch of the table")),
    ("labels", QT_TR_NOOP("Names on the table"), QT_TR_NOOP("The names of bases and terrain")),
    ("rules", QT_TR_NOOP("Measured by the rules of"),
     QT_TR_NOOP("Plain geometry or a game, for the next table too")),
    ("advice", QT_TR_NOOP("Who advises"),
     QT_TR_NOOP("How well the program thinks when it is asked for advice")),
    ("hints", QT_TR_NOOP("Hints in a first battle"),
     QT_TR_NOOP("One hint at a time beside what it speaks of")),
    ("hints in any battle", QT_TR_NOOP("Hints in other battles"), QT_TR_NOOP("The same in all battles")),
    ("brief log", QT_TR_NOOP("Log of a battle"),
     QT_TR_NOOP("Whether all that came of earlier actions is shown, or only what counts")),
    ("keys", QT_TR_NOOP("Keys"),
     QT_TR_NOOP("The keys of all commands, to be changed, exported and imported")),
    ("forget", QT_TR_NOOP("Forget"), QT_TR_NOOP("Recent files, and how was printed last")),
))  # fmt: skip  # all that stands on the page, to be found by typing
_TOLD = {each.id: each for each in SETTINGS}


def _choices() -> dict[str, tuple[tuple[str, str], ...]]:
    """Return the choices of some settings in the language that is spoken."""
    return {
        "theme": (("system", tr("As the system has them")), ("light", tr("Light", "colours")),
                  ("dark", tr("Dark", "colours"))),
        "unit": (("inches", tr("Inches: 3.25 in")), ("fractions", tr("Fractions: 3 1/4 in")),
                 ("centimetres", tr("Centimetres: 8.26 cm"))),
        "motion": (("off", tr("None", "motion")), ("quick", tr("Quick")), ("normal", tr("Normal")),
                   ("slow", tr("Slow"))),
        "pace": (("slow", tr("Slow")), ("normal", tr("Normal")), ("fast", tr("Fast")),
                 ("at_once", tr("At once"))),
    }  # fmt: skip


class Preferences(FittedDialog):
    """Shows what is set; each change counts at once and is kept."""

    def __init__(self, window: Shell, setting: str = "") -> None:
        super().__init__(window)
        self.setWindowTitle(tr("Preferences"))
        self._settings = window.settings
        self.fields: dict[str, QWidget] = {}
        general = QWidget()
        self._form = QFormLayout()
        scrolled(general, tr("General")).addLayout(self._form)
        self.tabs = QTabWidget()
        self.tabs.setAccessibleName(tr("Preferences"))
        self.keys = KeyEditing(window.acts, window.settings)
        self.tabs.addTab(general, tr("General"))
        self.tabs.addTab(self.keys, tr("Keys"))
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
        self._choice_of_language()
        for key, choices in _choices().items():
            self._choice(key, choices, known[key], partial(_trigger, window, key))
        for key in ("grid", "labels"):
            self._check(key, kept.flag(key, True), partial(_show, window, key))
        self._choice_of_rules(window)
        self._check("hints", kept.flag("hints", True), partial(_hint, window, "hints"))
        key = "hints in any battle"
        self._check(key, kept.flag(key, False), partial(_hint, window, key))
        words = tr("One line for each action")
        self._check(BRIEF, kept.flag(BRIEF, True), partial(_keep_brief, window), words)
        self._add_forgetting()

    def _choice_of_language(self) -> None:
        choices = ((chosen.SYSTEM, tr("As the system has it")), *chosen.languages().items())
        kept = self._settings.text("language", chosen.SYSTEM)
        self._choice("language", choices, kept, partial(self._settings.keep, "language"))

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
            field.addItem(tr(words), value)
        field.setCurrentIndex(max(0, field.findData(now)))
        field.activated.connect(lambda _row: act(field.currentData()))
        self._add(key, field)

    def _check(self, key: str, now: bool, act: Callable[[bool], object], words: str = "") -> None:
        field = QCheckBox(words or tr("Shown"))
        field.setChecked(now)
        field.toggled.connect(act)
        self._add(key, field)

    def _add(self, key: str, field: QWidget) -> None:
        title, about = tr(_TOLD[key].title), tr(_TOLD[key].about)
        field.setAccessibleName(title)
        field.setAccessibleDescription(about)
        field.setToolTip(tip(about))
        self.fields[key] = field
        label = PlainLabel(title)
        label.setBuddy(field)
        self._form.addRow(label, field)
        self._form.addRow("", PlainLabel(about, name="quiet", wraps=True))

    def _add_forgetting(self) -> None:
        row, holder = QHBoxLayout(), QWidget()
        row.setContentsMargins(0, 0, 0, 0)
        for key, words in (("recent", tr("Forget recent files")), (PRINT, tr("Forget how was printed"))):
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


def _keep_brief(window: Shell, is_brief: bool) -> None:
    from battlefield.ui.battle.page import BattlePage

    window.settings.keep(BRIEF, is_brief)
    if isinstance(window.page, BattlePage):
        window.page.log.remember(window.settings)
