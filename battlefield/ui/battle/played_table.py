"""A table that a battle is played on, as its keys and its hints see it."""

from PySide6.QtWidgets import QWidget

from battlefield.app.desk.background import Background
from battlefield.app.desk.tools import Tool
from battlefield.app.playing.battle_desk import BattleDesk
from battlefield.app.playing.play_tool import PlayTool
from battlefield.ui.battle.panels.now_panel import NowPanel
from battlefield.ui.battle.panels.result_card import ResultCard
from battlefield.ui.battle.panels.scrubber import LookBack
from battlefield.ui.battle.panels.turn_bar import TurnBar
from battlefield.ui.battle.table.turn_picture import TurnPicture
from battlefield.ui.measure.table_answers import TableAnswers
from battlefield.ui.pages.page import SELECT, Page
from battlefield.ui.threads.battle_steps import threaded_steps
from battlefield.ui.widgets.actions import Actions
from battlefield.ui.widgets.palette import Colours


class PlayedTable(Page):
    """A page over the desk of a battle: its hand, and the parts that stand around its board."""

    desk: BattleDesk
    room = 3.0
    now: NowPanel
    turn_bar: TurnBar
    past: LookBack
    result: ResultCard
    picture: TurnPicture

    def __init__(
        self, desk: BattleDesk, actions: Actions, colours: Colours, background: Background | None = None
    ) -> None:
        super().__init__(desk, desk.table, actions, colours, background)
        if background is not None:
            desk.stepping = threaded_steps()
        self.board.order_sides(tuple(desk.state.sides))
        self.board.quieten()
        self.shown = TableAnswers(desk.table, background, self.view, actions, colours)
        self.lenses = self.shown.lenses
        self.picture = TurnPicture(desk, self.view, self.shown, colours, self)

    def centre(self) -> QWidget:
        """Return the view with the bar below it that looks back."""
        self.past = LookBack(self.desk, self.view, self.actions_by_id, self.colours)
        return self.past

    # the hand

    def own_hand(self) -> Tool:
        """Make the hand that plays."""
        return PlayTool(self.desk)

    def take_select(self) -> None:
        """Take the hand that plays; what was measured is put away with its tool."""
        if self.desk.table.reading is not None:
            self.desk.table.put_tape_away()
        super().take_select()

    def command_of(self, tool: Tool) -> str:
        """Return the id of the command that takes a tool in hand."""
        return SELECT if tool.name == "play" else super().command_of(tool)

    def accept(self) -> bool:
        """Answer with what is in hand, as Enter does."""
        return self.desk.hand.accept()
