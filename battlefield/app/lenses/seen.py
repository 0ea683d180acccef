"""The lens that lights what models see."""

from battlefield.app.drawing import Answer
from battlefield.app.lenses.lens import Plain
from battlefield.app.sight_tool import seen_answer
from battlefield.app.table import table_of
from battlefield.geometry.visible import visible_from


class SeenLens(Plain):
    """Lights what each selected model sees, from where the hand holds it."""

    def answers(self) -> tuple[Answer, ...]:
        """Give one answer for each selected model on the board."""
        scene = self._desk.shown
        board, chosen = scene.board, self.chosen(scene)
        on_board = [m for m in chosen if 0 <= m.at[0] <= board.width and 0 <= m.at[1] <= board.height]
        return tuple(seen_answer(model, visible_from(table_of(scene), model.id)) for model in on_board)
