"""Who is covered by a template, in order and in words: for the board, the side list and the clipboard."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from battlefield.app.wording.certainty import worth_words
from battlefield.app.wording.lengths import LengthUnit, format_margin
from battlefield.app.wording.names import full_name
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.kernel.tolerance import Witness, is_too_close_to_call, is_touching
from battlefield.geometry.templates import coverage
from battlefield.rules.scene.certainty import SURE, Limit
from battlefield.rules.scene.contents import Model, PlacedTemplate
from battlefield.rules.scene.unsure import apart_in_height, is_under

Covered = Literal["none", "partly", "wholly"]
COVERED: tuple[Covered, ...] = ("none", "partly", "wholly")
NEAR = 1.0  # inch: misses nearer than this are listed, since somebody will ask about them


@dataclass(frozen=True, slots=True)
class ModelVerdict:
    """Whether one model is covered, by how much (`margin`, `slack` in inches) and its `share` (0 to 1)."""

    index: int
    model: Model
    covered: Covered
    margin: float
    slack: float
    share: float
    limit: Limit = SURE
    apart: float = 0.0  # inches above or below the template, where that plays a part

    def words(self, unit: LengthUnit = "inches") -> str:
        """Say the verdict as a referee would, and how sure it is where places are not known exactly."""
        close = " – too close to call" if is_too_close_to_call(self.deciding) else ""
        worth = worth_words(self.limit, lambda id_: id_, unit)
        return f"{self._plain(unit)}{close}{f' – {worth}' if worth else ''}"

    @property
    def deciding(self) -> float:
        """The margin whose sign decided between this verdict and its neighbour, in inches."""
        if self.covered == "none":
            return self.margin
        return self.margin if abs(self.margin) < abs(self.slack) else self.slack

    def _plain(self, unit: LengthUnit) -> str:
        if self.covered == "wholly":
            return f"wholly covered, {format_margin(self.slack, unit)} inside"
        if self.covered == "partly":
            words = f"covered by {format_margin(self.margin, unit)}"
            short = f", {format_margin(self.slack)} short of wholly"
            return words + (short if is_too_close_to_call(self.slack) else "")
        if self.apart:
            return f"out of its height by {format_margin(self.apart, unit)}"
        if is_touching(self.margin):
            return "touched at its edge, not covered"
        return f"missed by {format_margin(self.margin, unit)}"


@dataclass(frozen=True, slots=True)
class UnitGroup:
    """The listed models of one unit, most covered first."""

    unit: str
    side: str
    verdicts: tuple[ModelVerdict, ...]
    size: int

    @property
    def words(self) -> str:
        """How many of the unit are covered, and how many of those wholly."""
        covered = sum(v.covered != "none" for v in self.verdicts)
        wholly = sum(v.covered == "wholly" for v in self.verdicts)
        return f"{covered} of {self.size}" + (f", {wholly} wholly" if wholly else "")


class CoverageReport:
    """The verdicts of one template about every model, asked of the kernel in one call.

    Of models that stand as a report `before` saw them under the same template, its verdicts are kept.
    """

    def __init__(
        self,
        placed: PlacedTemplate,
        models: tuple[Model, ...],
        bases: Bases,
        before: "CoverageReport | None" = None,
        sigma: float = 0.0,
        height: float | None = None,
    ) -> None:
        """Ask about a template, which may be so high, and the models.

        `sigma` is the uncertainty of models that have none.
        """
        self.placed, self.by = placed, (sigma, height)
        self.models = models
        self.bases = bases
        self._witnesses: dict[int, Witness] = {}
        if before is None or before.placed.template != placed.template or len(before.models) != len(models):
            self._answer = coverage(placed.template, bases)
        else:
            self._follow(before)

    def _follow(self, before: "CoverageReport") -> None:
        """Ask only about the models that are not the same objects as before."""
        pairs = zip(before.models, self.models, strict=True)
        others = [row for row, (old, new) in enumerate(pairs) if old is not new]
        self._answer = before._answer.after(self.placed.template, self.bases, others)
        self._witnesses = {row: proof for row, proof in before._witnesses.items() if row not in others}

    @cached_property
    def verdicts(self) -> tuple[ModelVerdict, ...]:
        """One verdict for each model, in the scene's order."""
        return tuple(self._verdict(index) for index in range(len(self.models)))

    def _verdict(self, index: int) -> ModelVerdict:
        found = self._answer
        margin, slack, share = (float(column[index]) for column in (found.margin, found.slack, found.share))
        covered = COVERED[int(found.covered[index])]
        model = self.models[index]
        apart = self._apart[index]
        limit = is_under(self.by[0], model, margin, self.placed.sigma, self.centre, apart)
        if apart:
            return ModelVerdict(index, model, "none", limit.margin, slack, 0.0, limit, apart)
        return ModelVerdict(index, model, covered, margin, slack, share, limit)

    @cached_property
    def _apart(self) -> list[float]:
        return apart_in_height(self.placed.template, self.by[1], self.models, self.centre)

    @cached_property
    def centre(self) -> Model | None:
        """The model that a nova is laid about."""
        return next((each for each in self.models if each.id == self.placed.model), None)

    @cached_property
    def _close(self) -> tuple[ModelVerdict, ...]:
        """The verdicts of those covered or missed by little: all others need none while a hand moves."""
        rows = zip(self._answer.covered.tolist(), self._answer.margin.tolist(), strict=True)
        return tuple(self._verdict(index) for index, (how, far) in enumerate(rows) if how or far > -NEAR)

    def witness(self, index: int) -> Witness:
        """Prove the verdict about the model at an index of the scene's order, from what was measured."""
        if index not in self._witnesses:
            self._witnesses[index] = self._answer.witness(self.placed.template, self.bases, index)
        return self._witnesses[index]

    @cached_property
    def covered(self) -> tuple[ModelVerdict, ...]:
        """The verdicts of the covered models, deepest first."""
        return _sorted(v for v in self._close if v.covered != "none")

    @cached_property
    def near_misses(self) -> tuple[ModelVerdict, ...]:
        """The verdicts of models missed by little, nearest first."""
        return _sorted(v for v in self._close if v.covered == "none")

    @cached_property
    def groups(self) -> tuple[UnitGroup, ...]:
        """The covered models by unit: the unit with most covered models first."""
        names = dict.fromkeys((v.model.side, v.model.unit) for v in self.covered)
        sizes = self._unit_sizes()
        groups = [
            UnitGroup(
                unit,
                side,
                tuple(v for v in self.covered if (v.model.side, v.model.unit) == (side, unit)),
                sizes[side, unit],
            )
            for side, unit in names
        ]
        return tuple(sorted(groups, key=lambda group: -len(group.verdicts)))

    def _unit_sizes(self) -> dict[tuple[str, str], int]:
        sizes: dict[tuple[str, str], int] = {}
        for model in self.models:
            sizes[model.side, model.unit] = sizes.get((model.side, model.unit), 0) + 1
        return sizes

    @property
    def summary(self) -> str:
        """The count of covered models in one sentence."""
        if not self.covered:
            return "Nobody is covered"
        wholly = sum(v.covered == "wholly" for v in self.covered)
        noun = "model" if len(self.covered) == 1 else "models"
        if len(self.covered) == 1:
            return f"1 {noun} covered, {'wholly' if wholly else 'in part'}"
        return f"{len(self.covered)} {noun} covered, {wholly or 'none'} of them wholly"

    def table(self) -> str:
        """The list as tab-separated text for a spreadsheet or a message, with a head line."""
        rows = ["unit\tmodel\tcovered\tmargin (in)\tshare"]
        for group in self.groups:
            rows += [_row(verdict) for verdict in group.verdicts]
        rows += [_row(verdict) for verdict in self.near_misses]
        return "\n".join(rows) + "\n"


def _sorted(verdicts: Iterable[ModelVerdict]) -> tuple[ModelVerdict, ...]:
    return tuple(sorted(verdicts, key=lambda v: (-v.margin, v.index)))


def _row(verdict: ModelVerdict) -> str:
    cells = (verdict.model.unit, full_name(verdict.model), verdict.covered)
    plain = [" ".join(cell.split()) for cell in cells]
    margin = round(verdict.margin, 6) + 0.0  # without the sign of a nothing
    return "\t".join([*plain, f"{margin:.6f}", f"{verdict.share:.4f}"])


def bases_after(known: tuple[tuple[Model, ...], Bases] | None, models: tuple[Model, ...]) -> Bases:
    """Lay models out as arrays; where some only moved since those that are known, the rest is kept."""
    if known is None or len(known[0]) != len(models):
        return bases_of(models)
    pairs = enumerate(zip(known[0], models, strict=True))
    others = [(row, old, new) for row, (old, new) in pairs if old is not new]
    if any(old.base != new.base or old.facing != new.facing for _, old, new in others):
        return bases_of(models)
    return known[1].moved([row for row, *_ in others], [new.at for *_, new in others]) if others else known[1]


def bases_of(models: Iterable[Model]) -> Bases:
    """Lay models out as the kernel's arrays, in their order."""
    listed = list(models)
    return Bases.of([m.base for m in listed], [m.at for m in listed], [m.facing for m in listed])
