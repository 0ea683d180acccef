"""The lens that shows where the template in question may land."""

from battlefield.app.desk.options import Option
from battlefield.app.desk.pictures import Answer
from battlefield.app.measure.aiming import COVER
from battlefield.app.measure.overlays.overlay import Plain
from battlefield.app.measure.scatter_answers import scatter_answer
from battlefield.app.measure.scatter_rule import RULE, rule_of


class ScatterLens(Plain):
    """Shows the landings of the template in question, how many it covers on average, and who may be hit."""

    options: tuple[Option, ...] = (*RULE, COVER)

    def answers(self) -> tuple[Answer, ...]:
        """Return one answer where there is a template and somebody to cover."""
        desk = self._desk
        placed, models, options = desk.active, desk.shown.models, desk.options
        if placed is None or not models:
            return ()
        chosen, wholly = self.chosen(desk.shown), options[COVER] == "wholly"
        return (scatter_answer(placed, models, desk.bases, rule_of(options), wholly, chosen),)
