"""What the table shows of attacks that can be made: the odds beside each target."""

from battlefield.app.desk.pictures import Drawing, Mark
from battlefield.app.playing.aiming.odds import Odds
from battlefield.app.playing.prompts.played_desk import PlayedDesk
from battlefield.geometry.kernel.shapes import Point
from battlefield.geometry.kernel.units import inches
from battlefield.rules.scene.contents import Model


def models_of(desk: PlayedDesk, unit: str) -> list[Model]:
    """Return the living models of a unit that stand on the table, by shown ids."""
    state = desk.seen.state
    found = (
        (desk.table.shown.model(figure.id) for figure in state.living(unit)) if unit in state.units else ()
    )
    return [model for model in found if model is not None]


def middle(desk: PlayedDesk, unit: str) -> Point | None:
    """Return the middle of a unit's models; None where none stands on the table."""
    ats = [model.at for model in models_of(desk, unit)]
    return (sum(x for x, _ in ats) / len(ats), sum(y for _, y in ats) / len(ats)) if ats else None


def drawn_odds(desk: PlayedDesk, odds: Odds) -> Drawing:
    """Write the odds of an attack above its target."""
    models = models_of(desk, odds.aim.target)
    if not models:
        return ()
    top = min(models, key=lambda model: model.at[1])
    half = inches(max(top.base.length_mm, top.base.width_mm)) / 2
    x = sum(model.at[0] for model in models) / len(models)
    return (Mark((x, top.at[1] - half), "bad", odds.lines, 0.0, (0.0, -1.0)),)
