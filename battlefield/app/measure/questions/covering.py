"""Coverage, scatter, and what a place sees: what lies how near, and under what."""

from functools import partial
from typing import TYPE_CHECKING

from battlefield.app.measure.questions.asked import (
    Answer,
    by_id,
    centre_in,
    game_in,
    moves_told,
    place_in,
    placed,
    plain,
    plain_point,
    refused,
    sigma_in,
    template_in,
    told,
    word_in,
)
from battlefield.app.measure.rulings.by import measuring_of
from battlefield.files.text.errors import SceneError, shown
from battlefield.files.text.fields import Fields, items
from battlefield.geometry.kernel.bases import Bases
from battlefield.geometry.templates import Scatter, coverage
from battlefield.rules.scene.contents import Scene
from battlefield.rules.scene.unsure import apart_in_height, is_under

if TYPE_CHECKING:
    from battlefield.app.measure.rulings.moves import Moves


def visible_of(scene: Scene, fields: Fields) -> Answer:
    """Answer what a point, or a model's centre, sees at table height."""
    from battlefield.geometry.visibility import VisibleRegion  # coverage and scatter need none of that
    from battlefield.rules.table.table import table_of

    place, table = place_in(scene, fields, "from"), table_of(scene)
    try:
        found = (
            VisibleRegion.from_body(table, place)
            if isinstance(place, str)
            else VisibleRegion.of(table, place)
        )
    except ValueError as error:
        raise refused("from", error) from None
    outline = [{"polygon": [plain_point(point) for point in found.outline]}] if found.outline else []
    return {"area": plain(found.area), "outline": outline}


COVERED = ("none", "partly", "wholly")
MOST_DIRECTIONS = 360


def coverage_of(scene: Scene, fields: Fields) -> Answer:
    """Answer who is under a template, by how much and how far, and how sure that is."""
    game = game_in(fields)
    ruling, ways = _template_ruling(game), measuring_of(game)
    template, bases = template_in(scene, fields), _bases(scene)
    found, centre, sigma = coverage(template, bases), centre_in(scene, fields), sigma_in(fields)

    height = ways.height(template) if ways.height is not None else None
    apart = apart_in_height(template, height, scene.models, centre)

    def moves(index: int) -> "Moves":
        if apart[index]:
            return {}
        from battlefield.app.measure.rulings.moves import moves_under

        return moves_under(found.witness(template, bases, index), scene.models[index], centre)

    verdicts = zip(found.covered.tolist(), found.margin.tolist(), found.share.tolist(), apart, strict=True)
    return {
        "models": {
            model.id: {
                "covered": COVERED[0 if far else grade],
                "margin": plain(margin),
                "share": 0.0 if far else plain(share),
                **told(
                    is_under(scene.sigma, model, margin, sigma, centre, far), ways.upward if far else ruling
                ),
                **moves_told(fields, partial(moves, index)),
            }
            for index, (model, (grade, margin, share, far)) in enumerate(
                zip(scene.models, verdicts, strict=True)
            )
        }
    }


def _template_ruling(game: str) -> str:
    ruling = measuring_of(game).coverage
    if not ruling:
        raise SceneError("by", f"is {shown(game)}", "that game counts areas and lays no template")
    return ruling


def scatter_of(scene: Scene, fields: Fields) -> Answer:
    """Answer whom a template covers that may land elsewhere than where it is aimed."""
    template = template_in(scene, fields)
    directions, hit = _directions(fields), _hit(fields)
    units = {unit: n for n, unit in enumerate(dict.fromkeys(model.unit for model in scene.models))}
    try:
        found = Scatter.of(template, _bases(scene), directions, hit, word_in(fields, "dice", "2d6"))
    except ValueError as error:
        raise refused("dice", error) from None
    chances = zip(scene.models, found.chances().tolist(), strict=True)
    means = found.expected([units[model.unit] for model in scene.models])
    return {
        "expected": {unit: plain(float(means[n])) if n < len(means) else 0.0 for unit, n in units.items()},
        "models": {model.id: plain(chance) for model, chance in chances},
        "landings": len(found.landings),
    }


def _directions(fields: Fields) -> int:
    found = fields.number("directions", (1, MOST_DIRECTIONS), 8.0)
    if not found.is_integer():
        raise SceneError("directions", f"is {found!r}", "it must be a whole number")
    return int(found)


def _hit(fields: Fields) -> tuple[int, int]:
    value = items(fields.found.get("hit", [1, 3]), "hit", 2, 2)
    whole = [part for part in value if isinstance(part, int) and not isinstance(part, bool)]
    if len(whole) != 2 or not 0 <= whole[0] <= whole[1] <= 10**6 or not whole[1]:
        raise SceneError("hit", f"is {shown(value)}", "it must be a chance such as [1, 3] for one in three")
    return whole[0], whole[1]


def _bases(scene: Scene) -> Bases:
    return Bases.placed([placed(model) for model in by_id(scene).values()])
