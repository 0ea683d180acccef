"""The bar over the table of a battle: turn, phases, whose turn it is to act, and the score."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from battlefield.app.books.faces import face_of
from battlefield.app.books.glossary import told_in
from battlefield.app.commands.command import PERIOD
from battlefield.app.opponents.seating import level_of, level_words, words_of
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.wording.said import said
from battlefield.app.wording.side_colours import colour_place, shown_result, side_name
from battlefield.app.wording.translation import tr
from battlefield.rules.core.scoreboard import Standing
from battlefield.rules.core.state import State
from battlefield.ui.widgets.palette import Colours, side_colour
from battlefield.ui.widgets.plain import RichLabel, tip


class TurnBar(QWidget):
    """One line: where the battle is, and how it stands."""

    def __init__(self, desk: BattleDesk, colours: Colours) -> None:
        super().__init__()
        self.setObjectName("panel")
        self._desk, self.colours = desk, colours
        self._drawn: Standing | None = None
        self._players: object = None  # who plays each side, as it is shown
        self._state: State | None = None
        self.turn, self.phases, self.sides = RichLabel(), RichLabel(), RichLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 4)
        row.setSpacing(16)
        row.addWidget(self.turn)
        row.addWidget(self.phases, 1, Qt.AlignmentFlag.AlignCenter)
        row.addWidget(self.sides)
        self._row = row
        period = face_of(desk.state.book).period
        is_turn = period == PERIOD
        self.setAccessibleName(tr("Turn, phase and score") if is_turn else tr("Round, phase and score"))

    def show_banner(self, banner: QWidget) -> None:
        """Put a banner in the middle; the bar stays as high as it is with it."""
        self._row.insertWidget(1, banner, 1, Qt.AlignmentFlag.AlignCenter)
        self.setMinimumHeight(banner.sizeHint().height() + 8)

    def recolour(self, colours: Colours) -> None:
        """Take on other colours."""
        self.colours, self._drawn = colours, None
        self.refresh()

    def refresh(self) -> None:
        """Show where the battle is now, or was at the place that is looked back at."""
        self.phases.setVisible(not self._desk.looking.is_back)
        state, players = self._desk.looking.state, self._desk.battle.session.players
        if self._drawn is not None and state is self._state and players is self._players:
            return
        self._state = state
        now = self._desk.battle.standing(state)
        if now == self._drawn and players is self._players:
            return
        self._drawn, self._players = now, players
        self._write(now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what a narrower bar has no room for."""
        super().resizeEvent(event)
        if self._drawn is not None:
            self._write(self._drawn)

    def _write(self, now: Standing) -> None:
        """Write what there is room for: all phases and facts, else the present phase, else fewer facts."""
        most = max((len(facts) for _, facts in now.facts), default=0)
        for phases, facts in ((now.phases, most), *(((now.phase,), count) for count in range(most, -1, -1))):
            self._write_some(now, phases, facts)
            if self.minimumSizeHint().width() <= self.width():
                return

    def _write_some(self, now: Standing, phases: Sequence[str], most: int) -> None:
        self.turn.setText(f"<b>{said(shown_result(now.turn, self._desk.state.sides))}</b>")
        quiet = self.colours.quiet
        parts = [
            f"<b>{phase}</b>" if phase == now.phase else f'<span style="color:{quiet}">{phase}</span>'
            for phase in phases
        ]
        self.phases.setText("&nbsp;›&nbsp;".join(parts))
        names = list(self._desk.state.sides)
        told = []
        for side, facts in now.facts:
            colour = QColor(side_colour(self.colours, colour_place(side, names))).name()
            acts = "▸ " if side == now.side and not self._desk.state.result else ""
            name, fact = escape(side_name(side)), escape(said(" · ".join(facts[:most])))
            level = f' <span style="color:{quiet}">{self._level(side)}</span>' if self._level(side) else ""
            told.append(f'{acts}<span style="color:{colour}">●</span> <b>{name}</b>{level} {fact}')
        self.sides.setText("&nbsp;&nbsp;&nbsp;&nbsp;".join(told))
        book = self._desk.state.book
        shown = " · ".join(fact for _, facts in now.facts for fact in facts)
        longer = ((side, facts) for side, facts in now.facts if len(facts) > most)
        whole = [f"{side_name(side)}: {said(' · '.join(facts))}" for side, facts in longer]
        for label, words in ((self.sides, shown), (self.phases, " · ".join(now.phases))):
            terms = [term.line for term in told_in(book, words)]
            more = (*whole, *self._played_by()) if label is self.sides else ()
            label.setToolTip(tip("\n".join((*more, *terms))))

    def _level(self, side: str) -> str:
        """Name the level at which the program plays a side."""
        opponent = self._desk.opponent
        return tr(level_words(level_of(opponent.player(side)))) if opponent.plays(side) else ""

    def _played_by(self) -> list[str]:
        """Say which sides the program plays, and as whom."""
        opponent = self._desk.opponent
        played = [side for side in self._desk.state.sides if opponent.plays(side)]
        return [
            tr("The program plays {side} as {player}.", side=side, player=tr(words_of(opponent.player(side))))
            for side in played
        ]
