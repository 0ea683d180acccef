"""What helps whatever is shown: keys, manual, words, settings, a search, a ruling on one line."""

from collections.abc import Callable
from functools import partial

from battlefield.ui.shell.dialogs import Keys, show_about
from battlefield.ui.shell.shell import Shell
from battlefield.ui.widgets import chosen


def handlers(window: Shell) -> dict[str, Callable[[], object]]:
    """Return what these commands do, by their ids."""
    return {
        "keys": lambda: Keys(window, window.acts.period, window.acts.keys).exec(),
        "manual": partial(_open_manual, window),
        "preferences": partial(_open_preferences, window),
        "words": partial(_show_words, window),
        "search": partial(_search, window),
        "quick_ruling": partial(_rule_quickly, window),
        "about": lambda: show_about(window),
    }


def _open_manual(window: Shell) -> None:
    from battlefield.ui.shell.handbook import Handbook

    Handbook(window, unit=chosen.unit(window.settings)).open()


def _open_preferences(window: Shell) -> None:
    from battlefield.ui.shell.preferences import Preferences

    Preferences(window).open()


def _show_words(window: Shell) -> None:
    """Show the words of the rules: only this needs every book."""
    from battlefield.ui.shell.words_dialog import RuleWords

    RuleWords(window, window.battle.state.book if window.battle is not None else "").open()


def _search(window: Shell) -> None:
    from battlefield.ui.shell.searching import search

    search(window)


def _rule_quickly(window: Shell) -> None:
    """Rule on a typed line, whatever is shown."""
    from battlefield.ui.measure.quick_dialog import QuickDialog

    QuickDialog.ask(window, window.colours, chosen.unit(window.settings), window.settings)
