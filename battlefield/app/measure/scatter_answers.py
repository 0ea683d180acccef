"""Where a template may land, and whom it covers on average: by side, by unit and one by one."""

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt

from battlefield.app.desk.pictures import Answer, Drawing, Mark
from battlefield.app.measure.scatter_rule import rule_words
from battlefield.app.wording.names import full_name
from battlefield.app.wording.percents import percent_of
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.templates import Landings, Scatter, ScatterRule
from battlefield.rules.scene.contents import Model, PlacedTemplate

FEW = 24  # models, up to which the chance of each is written beside it
LARGEST, USUAL, LEAST = 7.0, 4.5, 1.5  # pixels: the dots of the aim, a likely landing, an unlikely one


def scatter_answer(
    placed_template: PlacedTemplate,
    models: tuple[Model, ...],
    bases: Bases,
    rule: ScatterRule | None = None,
    wholly: bool = False,
    chosen: Sequence[Model] = (),
) -> Answer:
    """Show where a template may land when it scatters, and how many of each side and unit it covers.

    The chances of the `chosen` models are told one by one; without any, those of all where they are few.
    """
    rule = rule if rule is not None else ScatterRule()
    found = Scatter.of(placed_template.template, bases, rule.directions, rule.hit, rule.dice, rule.longest)
    chances = found.chances(wholly).tolist()
    named = {model.id for model in (chosen or (models if len(models) <= FEW else ()))}
    told = [(m, c) for m, c in zip(models, chances, strict=True) if m.id in named and (c or chosen)]
    lines = [rule_words(rule), *_expected_lines(found, models, wholly), *_nobody_line(found, wholly)]
    lines += [f"{full_name(model)}: {_percent(chance)}" for model, chance in told if chosen]
    beside = tuple(Mark(model.at, "quiet", (_percent(chance),), 0.0) for model, chance in told)
    return Answer("Scatter", tuple(lines), (*_dots(found.landings), *beside))


def _expected_lines(found: Scatter, models: tuple[Model, ...], wholly: bool) -> list[str]:
    """Tell the mean numbers side by side, each followed by its units, most covered first."""
    counts = Counter((model.side, model.unit) for model in models)
    units, sizes = list(counts), list(counts.values())
    places = {unit: n for n, unit in enumerate(units)}
    means = found.expected([places[model.side, model.unit] for model in models], wholly)
    sides = dict.fromkeys((side for side, _ in units), Fraction(0))
    for (side, _), mean in zip(units, means, strict=True):
        sides[side] += mean
    covered = [each for each in zip(units, means, sizes, strict=True) if each[1]]
    ranked = sorted(covered, key=lambda each: -each[1])
    lines = []
    for side, mean in sorted(sides.items(), key=lambda each: -each[1]):
        if mean:
            how = ", wholly covered" if wholly else ""
            lines.append(f"{side or 'no side'}: {float(mean):.2f} models on average{how}")
        own = [(unit, each, size) for (whose, unit), each, size in ranked if whose == side]
        lines += [f"– {float(each):.2f} of {size} {unit or 'without a unit'}" for unit, each, size in own]
    return lines or ["nobody can be covered"]


def _nobody_line(found: Scatter, wholly: bool) -> list[str]:
    """Tell how likely it is that nobody at all is covered, where that may be."""
    if not found.partly.any():
        return []
    everybody = [0] * len(found.partly)
    none = int(found.distribution(everybody, wholly)[0][0])
    return [f"nobody at all: {_percent(none / found.landings.denominator)}"] if none else []


def _dots(landings: Landings) -> Drawing:
    """Mark the landings with dots whose area is their chance, the largest first: that of the aim itself."""
    weights = landings.weight.tolist()
    usual = max(weights[1:], default=1)  # the aim would dwarf all others
    sizes = [max(LEAST, min(LARGEST, USUAL * sqrt(weight / usual))) for weight in weights]
    places = sorted(zip(landings.at.tolist(), sizes, strict=True), key=lambda each: -each[1])
    return tuple(Mark((x, y), "path", (), size) for (x, y), size in places)


def _percent(chance: float) -> str:
    return percent_of(chance, 0 if chance in (0.0, 1.0) else 1)
