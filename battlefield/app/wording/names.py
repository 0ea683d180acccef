"""Short names by which players tell models, and effects that lie on them, apart."""

from collections import Counter
from collections.abc import Sequence

from battlefield.rules.core.state import Effect
from battlefield.rules.scene.contents import Model
from battlefield.rules.skirmish.words import ITS_OF


def short_names(models: Sequence[Model]) -> dict[str, str]:
    """Return each model, by id, the name for its base: its own where no other bears it, else its id."""
    count = Counter(model.name for model in models)
    return {m.id: m.name if m.name and count[m.name] == 1 else m.id for m in models}


def full_name(model: Model) -> str:
    """Name a model so that it cannot be mistaken: its name and its id."""
    return f"{model.name} · {model.id}" if model.name and model.name != model.id else model.id


def effect_name(effect: Effect) -> str:
    """Name an effect with what it is about: "Weak (Strength)"."""
    of = effect.get(ITS_OF)
    return f"{effect.name} ({of})" if of else effect.name
