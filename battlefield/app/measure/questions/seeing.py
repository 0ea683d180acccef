"""Sight and what is visible: who sees whom, how much of it, and what a place sees of the table."""

from battlefield.app.measure.questions.asked import (
    Answer,
    flag_in,
    model_in,
    place_in,
    plain,
    plain_point,
    refused,
)
from battlefield.files.text.fields import Fields
from battlefield.geometry.sight import obscured, sight
from battlefield.geometry.visibility import visible_from, visible_region
from battlefield.rules.scene.contents import Scene
from battlefield.rules.table.table import table_of


def sight_between(scene: Scene, fields: Fields) -> Answer:
    """Answer whether one model sees another, by which line, and how much of it is hidden by what."""
    observer, target = model_in(scene, fields, "from").id, model_in(scene, fields, "to").id
    table, models_block = table_of(scene), flag_in(fields, "models_block", True)
    found = sight(table, observer, target, models_block)
    hidden = obscured(table, observer, target, models_block)
    return {
        "clear": bool(found.clear),
        "line": None if found.line is None else [[plain(part) for part in point] for point in found.line],
        "obscured": plain(hidden.share),
        "by": [id_ for id_, _ in hidden.by],
    }


def visible_of(scene: Scene, fields: Fields) -> Answer:
    """Answer what a point, or a model's centre, sees at table height."""
    place, table = place_in(scene, fields, "from"), table_of(scene)
    try:
        found = visible_from(table, place) if isinstance(place, str) else visible_region(table, place)
    except ValueError as error:
        raise refused("from", error) from None
    outline = [{"polygon": [plain_point(point) for point in found.outline]}] if found.outline else []
    return {"area": plain(found.area), "outline": outline}
