"""The lens that shows where the template in question may land."""

from battlefield.app.drawing import Answer
from battlefield.app.lenses.lens import Plain
from battlefield.app.scatter_answers import scatter_answer


class ScatterLens(Plain):
    """Shows the landings of the template in question, and how many it covers on average."""

    def answers(self) -> tuple[Answer, ...]:
        """Give one answer where there is a template and somebody to cover."""
        placed, models = self._desk.active, self._desk.shown.models
        return (scatter_answer(placed, models, self._desk.bases),) if placed is not None and models else ()
