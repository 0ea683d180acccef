"""Short names by which players tell models apart."""

from collections import Counter
from collections.abc import Sequence

from battlefield.rules.scene.contents import Model


def short_names(models: Sequence[Model]) -> dict[str, str]:
    """Return each model, by id, the name for its base: its own where no other bears it, else its id."""
    count = Counter(model.name for model in models)
    return {m.id: m.name if m.name and count[m.name] == 1 else m.id for m in models}


def full_name(model: Model) -> str:
    """Name a model so that it cannot be mistaken: its name and its id."""
    return f"{model.name} · {model.id}" if model.name and model.name != model.id else model.id
