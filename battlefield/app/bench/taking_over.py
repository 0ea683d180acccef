"""What a little battle did to its table, done to the scene that it began on."""

from dataclasses import replace

from battlefield.app.desk import edits
from battlefield.rules.core.state import State
from battlefield.rules.scene.contents import Model, Scene


def taken_over(scene: Scene, before: Scene, now: Scene, units: State) -> Scene:
    """Return a scene with what changed between two scenes of a battle that began on it.

    Models stand where they stand now, those no longer there are gone, new ones and new templates are added,
    and terrain that went is gone. Units keep the names of the scene; `units` names those of new models.
    """
    there = {model.id: model for model in now.models}
    known = {model.id for model in before.models}
    stayed = tuple(
        _put(model, there[model.id]) if model.id in there else model
        for model in scene.models
        if model.id in there or model.id not in known
    )
    new = tuple(_named(model, units) for model in now.models if model.id not in known)
    pieces = {piece.id for piece in now.terrain}
    terrain = tuple(piece for piece in scene.terrain if piece.id in pieces)
    models = stayed + _apart(new, {model.id for model in stayed})
    laid = tuple(each for each in now.templates if each.id not in {old.id for old in before.templates})
    templates = (*scene.templates, *(replace(each, id=template_id(scene, each.id)) for each in laid))
    if (models, templates, terrain) == (scene.models, scene.templates, scene.terrain):
        return scene
    return edits.with_novas_following(replace(scene, models=models, templates=templates, terrain=terrain))


def _put(model: Model, now: Model) -> Model:
    if (model.at, model.bottom, model.facing) == (now.at, now.bottom, now.facing):
        return model
    return replace(model, at=now.at, bottom=now.bottom, facing=now.facing)


def _named(model: Model, units: State) -> Model:
    unit = units.units.get(model.unit)
    return replace(model, unit=unit.name) if unit is not None else model


def _apart(new: tuple[Model, ...], taken: set[str]) -> tuple[Model, ...]:
    made = []
    for model in new:
        id_, number = model.id, 2
        while id_ in taken:
            id_, number = f"{model.id} {number}", number + 1
        taken.add(id_)
        made.append(replace(model, id=id_))
    return tuple(made)


def template_id(scene: Scene, wanted: str) -> str:
    """Return the id that a template of a battle has in a scene."""
    taken = {each.id for each in scene.templates}
    id_, number = wanted, 2
    while id_ in taken:
        id_, number = f"{wanted} {number}", number + 1
    return id_
