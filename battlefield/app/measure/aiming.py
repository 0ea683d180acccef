"""What is aimed and what it is worth: the options and the question behind heat map and best placement."""

from collections.abc import Callable
from dataclasses import dataclass

from battlefield.app.desk.covered_report import bases_of
from battlefield.app.desk.options import Choice, Options, Weights
from battlefield.app.wording.translation import QT_TR_NOOP
from battlefield.geometry.kernel.shapes import Template
from battlefield.geometry.templates import (
    BestPlacement,
    HeatMap,
    ScatterRule,
    coverage,
)
from battlefield.rules.scene.contents import Board, Model, Scene

WEIGHTS = Weights(
    "aim_weight",
    QT_TR_NOOP("A model of"),
    QT_TR_NOOP("What covering one model of this side is worth; below 0 where it is to be spared"),
)
COVER = Choice(
    "aim_cover",
    QT_TR_NOOP("Count models"),
    QT_TR_NOOP("Whether a model counts as soon as any of its base is covered, or only with all of it"),
    "partly",
    (("partly", QT_TR_NOOP("at least partly covered")), ("wholly", QT_TR_NOOP("wholly covered"))),
)
NO_TEMPLATE = QT_TR_NOOP("Place a template first: keys 1 to 6")
NOT_AIMED = QT_TR_NOOP("Point at a place for the template first")
NO_MODELS = QT_TR_NOOP("There is nobody to cover: add bases first (B)")


@dataclass(frozen=True, slots=True)
class Aimed:
    """A template to aim on a board, and what covering each of the models is worth, in their order."""

    template: Template
    board: Board
    models: tuple[Model, ...]
    weights: tuple[float, ...]
    wholly: bool = False

    @classmethod
    def at(cls, scene: Scene, template: Template, options: Options) -> "Aimed":
        """Aim at the models of a scene, worth what the options say."""
        weights = tuple(options.weight(WEIGHTS, model.side) for model in scene.models)
        return cls(template, scene.board, scene.models, weights, options[COVER] == "wholly")

    @property
    def counts_models(self) -> bool:
        """Whether each model counts for one, so that a value is a number of models."""
        return all(weight == 1.0 for weight in self.weights)

    def heat(
        self,
        step: float,
        rule: ScatterRule | None,
        progress: Callable[[float], None] | None = None,
        cancelled: Callable[[], bool] | None = None,
    ) -> HeatMap:
        """Ask what aiming at each place of the board is worth; without a rule it does not scatter."""
        board, bases = (self.board.width, self.board.height), bases_of(self.models)
        weights, wholly = self.weights, self.wholly
        return HeatMap.of(self.template, bases, weights, board, step, rule, wholly, progress, cancelled)

    def best(
        self,
        cancelled: Callable[[], bool] | None = None,
        progress: Callable[[float, float], None] | None = None,
    ) -> BestPlacement:
        """Ask for the best place on the board, and for the best bearing of what has one.

        `progress` hears the best value so far and the most that any place may still be worth.
        """
        template, board = self.template, (self.board.width, self.board.height)
        return BestPlacement.search(
            template.kind,
            template.size,
            bases_of(self.models),
            self.weights,
            board=board,
            wholly=self.wholly,
            cancelled=cancelled,
            progress=progress,
        )

    def worth(self, template: Template) -> float:
        """Return the sum of the weights of those whom the template covers where it lies."""
        counted = coverage(template, bases_of(self.models)).counted(self.wholly)
        return sum(weight for weight, counts in zip(self.weights, counted, strict=True) if counts)

    def nudged(self, reach: float, cancelled: Callable[[], bool] | None = None) -> BestPlacement:
        """Ask for the best place within some inches of where the template lies, as it is turned."""
        return BestPlacement.nudge(
            self.template, bases_of(self.models), self.weights, reach, self.wholly, cancelled
        )


def what_counts(aimed: Aimed, rule: ScatterRule | None) -> str:
    """Name what a value of the heat map counts, as the title of a legend."""
    what = "models" if aimed.counts_models else "worth of models"
    how = "wholly covered" if aimed.wholly else "covered"
    return f"{'expected ' if rule is not None else ''}{what} {how}"
