"""The lens that shows where the template in question may land."""

from battlefield.app.aiming import COVER
from battlefield.app.drawing import Answer
from battlefield.app.lenses.lens import Plain
from battlefield.app.options import Option
from battlefield.app.scatter_answers import scatter_answer
from battlefield.app.scatter_rule import RULE, rule_of


class ScatterLens(Plain):
    """Shows the landings of the template in question, how many it covers on average, and who may be hit."""

    options: tuple[Option, ...] = (*RULE, COVER)

    def answers(self) -> tuple[Answer, ...]:
        """Give one answer where there is a template and somebody to cover."""
        desk = self._desk
        placed, models, options = desk.active, desk.shown.models, desk.options
        if placed is None or not models:
            return ()
        chosen, wholly = self.chosen(desk.shown), options[COVER] == "wholly"
        return (scatter_answer(placed, models, desk.bases, rule_of(options), wholly, chosen),)
