"""The lens that links the models of a unit and shows where it falls apart."""

from battlefield.app.coherency_answers import coherency_answer
from battlefield.app.drawing import Answer
from battlefield.app.lenses.lens import Plain


class CoherencyLens(Plain):
    """Looks at the units of the selected models, or at all units while none is selected."""

    def answers(self) -> tuple[Answer, ...]:
        """Give one answer for each unit of more than one model."""
        scene = self._desk.shown
        looked_at = self.chosen(scene) or list(scene.models)
        units = dict.fromkeys((model.side, model.unit) for model in looked_at if model.unit)
        members = [tuple(m for m in scene.models if (m.side, m.unit) == unit) for unit in units]
        return tuple(coherency_answer(scene, unit, self._desk.unit) for unit in members if len(unit) > 1)
