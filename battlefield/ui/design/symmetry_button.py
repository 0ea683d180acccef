"""The button that shows the symmetry a table is drawn in, and offers the others."""

from PySide6.QtWidgets import QMenu, QToolButton

from battlefield.app.design.symmetry.symmetry import SYMMETRY_WORDS
from battlefield.app.wording.translation import tr
from battlefield.rules.scene.scenario import Symmetry
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.icons import icon
from battlefield.ui.widgets.palette import Colours

SYMMETRY_COMMANDS: dict[str, Symmetry] = {
    "symmetry_none": "",
    "symmetry_left_right": "left-right",
    "symmetry_top_bottom": "top-bottom",
    "symmetry_half_turn": "half-turn",
    "symmetry_both": "both",
    "symmetry_quarter_turn": "quarter-turn",
}
_IMAGES = ("symmetry_link", "symmetry_unlink")

_LIKE_THE_OTHERS = "QToolButton { padding: 4px; margin: 0; } QToolButton::menu-indicator { image: none; }"


class SymmetryButton(QToolButton):
    """Lit while the table is drawn in a symmetry; its picture tells in which, a click offers all."""

    def __init__(self, actions: Actions) -> None:
        super().__init__()
        self._shown: tuple[Symmetry, Colours] | None = None
        self.setCheckable(True)
        self.setStyleSheet(_LIKE_THE_OTHERS)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        for name in SYMMETRY_COMMANDS:
            menu.addAction(actions[name])
        menu.addSeparator()
        for name in _IMAGES:
            menu.addAction(actions[name])
        menu.setToolTipsVisible(True)
        self.setMenu(menu)

    def show_state(self, symmetry: Symmetry, colours: Colours) -> None:
        """Show the symmetry that is set."""
        if self._shown == (symmetry, colours):
            return
        self._shown = (symmetry, colours)
        self.setIcon(icon(f"symmetry-{symmetry or 'none'}", colours))
        self.setChecked(bool(symmetry))
        words = tr(SYMMETRY_WORDS[symmetry])
        self.setAccessibleName(tr("Symmetry: {symmetry}", symmetry=words.lower()))
        self.setToolTip(
            tr("{symmetry}: click to choose what the table is drawn in (Y, and a letter)", symmetry=words)
        )
