"""A verdict worked out away from the hand, with the photograph that its table lies over."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage

from battlefield.app.desk.background import Background, Task
from battlefield.app.measure.questions import QuestionError
from battlefield.app.refereeing.evidence import Evidence, evidence_of
from battlefield.app.refereeing.subjects import Subject
from battlefield.app.refereeing.time_of_day import dated, time
from battlefield.app.wording.fault_words import whole_fault
from battlefield.app.wording.lengths import LengthUnit
from battlefield.files import SceneError
from battlefield.rules.scene.contents import Scene
from battlefield.ui.board.backdrop import picture_under
from battlefield.ui.refereeing.card_files import Card


@dataclass(frozen=True, slots=True)
class Asked:
    """A table that verdicts are asked about: its scene, its file, and where the work is done."""

    scene: Scene
    path: Path | None
    unit: LengthUnit
    background: Background

    def work_out(
        self, subject: Subject, names: str, done: Callable[[Card], None], failed: Callable[[str], None]
    ) -> Task:
        """Work a card out, and hand it over, or say in a sentence why there is none."""
        made = dated(time())

        def work(_: Task) -> Card | str:
            try:
                evidence = evidence_of(self.scene, subject.question, made, names, subject.about)
            except (QuestionError, SceneError) as error:
                return whole_fault(error)
            return Card(evidence, self._photograph(evidence), self.unit)

        def arrive(found: Card | str) -> None:
            if isinstance(found, str):
                failed(found)
            else:
                done(found)

        return self.background.begin(work, arrive, lambda: None)

    def _photograph(self, evidence: Evidence) -> QImage | None:
        """Read the photograph under the table, unless it is hidden or cannot be read."""
        backdrop = evidence.scene.backdrop
        if backdrop is None or backdrop.hidden:
            return None
        return picture_under(self.scene, self.path).image
