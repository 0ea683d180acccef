"""Where a template may land, and whom it covers."""

from battlefield.app.drawing import Answer, Mark
from battlefield.geometry.bases import Bases
from battlefield.geometry.scatter import ScatterRule, scatter
from battlefield.rules.scene import Model, PlacedTemplate


def scatter_answer(placed_template: PlacedTemplate, models: tuple[Model, ...], bases: Bases) -> Answer:
    """Show where a template may land when it scatters, and how many of each unit it covers on average."""
    template, rule = placed_template.template, ScatterRule()
    found = scatter(template, bases, rule.directions, rule.hit, rule.dice)
    units = {unit: n for n, unit in enumerate(dict.fromkeys(model.unit for model in models))}
    means = found.expected([units[model.unit] for model in models])
    ranked = sorted(zip(units, means, strict=False), key=lambda each: -each[1])
    lines = [f"{float(mean):.2f} of {unit or 'no unit'}" for unit, mean in ranked if mean]
    over, under = rule.hit
    throw = f"{over} in {under} stays, else {rule.dice} inches in one of {rule.directions} directions"
    spots = tuple(Mark((float(x), float(y)), "quiet") for x, y in found.landings.at)
    return Answer("Scatter", (throw, *(lines or ["nobody can be covered"])), spots)
