"""Proofs of the answers that questions got: points and lengths, directions that part, lines, divisions."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from battlefield.app.measure.proofs.convex import (
    Convex,
    common_point,
    of_base,
    of_template,
    of_thing,
    way_beyond,
)
from battlefield.app.measure.proofs.fingerprint import fingerprint
from battlefield.app.measure.questions.asked import Answer, by_id, flag_in, model_in, plain_point, template_in
from battlefield.app.measure.rulings.bases import Origin
from battlefield.app.measure.rulings.things import placed
from battlefield.files.text.errors import SceneError
from battlefield.files.text.fields import Fields
from battlefield.geometry.distance import gap
from battlefield.geometry.kernel.shapes import Circle, PlacedBase
from battlefield.geometry.sight import sight
from battlefield.rules.scene.contents import Model, Scene
from battlefield.rules.table.table import table_of

Said = Mapping[str, object]
UNDECIDED = "no proof was found within the limit of the search"
"""Said in place of a proof."""


def proof_of(scene: Scene, fields: Fields, said: Answer) -> Answer:
    """Prove an answer that a question got; a question by the rules of a game is refused."""
    if "by" in fields.found:
        raise SceneError("proof", "cannot be given", "proofs are of plain geometry, leave 'by' out")
    return {"scene": fingerprint(scene), **_PROVERS[str(fields.found["ask"])](scene, fields, said)}


def _of_sight(scene: Scene, fields: Fields, _said: Said) -> Answer:
    ends, models_block = [fields.text(key) for key in ("from", "to")], flag_in(fields, "models_block", True)
    found = sight(table_of(scene), ends[0], ends[1], models_block).proof
    return found if found is not None else {"undecided": UNDECIDED}


def _of_distance(scene: Scene, fields: Fields, _said: Said) -> Answer:
    one, other = (placed(model_in(scene, fields, key)) for key in ("from", "to"))
    return {"points": _nearest(one, other), "direction": _apart(one, other)}


def _nearest(one: PlacedBase | Circle, other: PlacedBase | Circle) -> list[list[float]]:
    """Return a point of each, no farther apart than the two are; one and the same where they overlap."""
    found = gap(one, other)
    if found.margin <= 0.0:
        return [plain_point(point) for point in found.points]
    return [plain_point(common_point(of_thing(one), of_thing(other)))] * 2


def _apart(one: PlacedBase | Circle, other: PlacedBase | Circle) -> list[float]:
    """Return the direction along which the two are farthest apart."""
    return plain_point(gap(one, other).direction)


def _of_range(scene: Scene, fields: Fields, said: Said) -> Answer:
    known, models = by_id(scene), said["models"]
    assert isinstance(models, dict)
    origins = {name: _thing(origin) for name, origin in _origins(scene, fields).items()}
    proofs = {id_: _of_limit(origins, placed(known[id_]), found["within"]) for id_, found in models.items()}
    return {"models": proofs}


def _of_limit(origins: Mapping[str, PlacedBase | Circle], target: PlacedBase, within: bool) -> Answer:
    if not within:
        return {"directions": {name: _apart(origin, target) for name, origin in origins.items()}}
    nearest = min(origins, key=lambda name: gap(origins[name], target).gap)
    return {"from": nearest, "points": _nearest(origins[nearest], target)}


def _origins(scene: Scene, fields: Fields) -> dict[str, Origin]:
    """Return what a range is measured from, by its ids; a bare place has none."""
    if "unit" in fields.found:
        return {model.id: model for model in scene.models if model.unit == fields.found["unit"]}
    if isinstance(fields.found["from"], list):
        return {"": fields.point("from")}
    model = model_in(scene, fields, "from")
    return {model.id: model}


def _thing(origin: Origin) -> PlacedBase | Circle:
    return placed(origin) if isinstance(origin, Model) else Circle(origin, 0.0)


def _of_coverage(scene: Scene, fields: Fields, said: Said) -> Answer:
    template, models = template_in(scene, fields), said["models"]
    assert isinstance(models, dict)
    laid = of_template(template)
    proofs: dict[str, Answer] = {}
    for model in scene.models:
        grade, base = models[model.id]["covered"], placed(model)
        missed: Answer = {"direction": plain_point(gap(template, base).direction)}
        proofs[model.id] = missed if grade == "none" else _of_cover(laid, of_base(base), grade)
    return {"models": proofs}


def _of_cover(template: Convex, base: Convex, grade: str) -> Answer:
    """Return a point that lies in both, and where the base reaches out from under the template if it does."""
    point: Answer = {"point": plain_point(common_point(template, base))}
    return point if grade == "wholly" else {**point, "direction": plain_point(way_beyond(base, template))}


def _of_coherency(scene: Scene, _fields: Fields, said: Said) -> Answer:
    groups, links = said["groups"], said["links"]
    assert isinstance(groups, list) and isinstance(links, list)
    known = {id_: placed(model) for id_, model in by_id(scene).items()}
    pairs = [link["models"] for link in links if _in_one(groups, link["models"])]
    apart = [(m, n) for one, two in combinations(groups, 2) for m in one for n in two]
    return {
        "links": [{"models": pair, "points": _nearest(*(known[i] for i in pair))} for pair in _tree(pairs)],
        "apart": [{"models": [m, n], "direction": _apart(known[m], known[n])} for m, n in apart],
    }


def _in_one(groups: Sequence[Sequence[str]], pair: Sequence[str]) -> bool:
    return any(set(pair) <= set(group) for group in groups)


def _tree(pairs: Sequence[Sequence[str]]) -> list[Sequence[str]]:
    """Choose links that join all that are linked, and no ring of them."""
    head: dict[str, str] = {name: name for pair in pairs for name in pair}
    tree = []
    for pair in pairs:
        one, two = (head[name] for name in pair)
        if one != two:
            head = {name: one if above == two else above for name, above in head.items()}
            tree.append(pair)
    return tree


_PROVERS: dict[str, Callable[[Scene, Fields, Said], Answer]] = {
    "coherency": _of_coherency,
    "coverage": _of_coverage,
    "distance": _of_distance,
    "range": _of_range,
    "sight": _of_sight,
}
"""What proves the answers to each kind of question."""
