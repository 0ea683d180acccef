"""How parts of a drawing are held, as JSON: layer, group, locked, hidden, images."""

from battlefield.files.text import limits
from battlefield.files.text.fields import Fields
from battlefield.files.text.keys import HOLD_KEYS
from battlefield.rules.scene.scenario import UNHELD, Hold

_USUAL: dict[str, object] = {key: getattr(UNHELD, key) for key in HOLD_KEYS}


def parse_hold(fields: Fields) -> Hold:
    """Read how an object is held; raise SceneError where a key of it is wrong."""
    if not any(key in fields.found for key in HOLD_KEYS):
        return UNHELD
    return Hold(
        layer=fields.text("layer"),
        group=fields.text("group"),
        locked=fields.flag("locked"),
        hidden=fields.flag("hidden"),
        link=fields.text("link"),
        image=fields.whole("image", limits.IMAGES),
    )


def hold_object(hold: Hold) -> dict[str, object]:
    """Write how a part is held, what is usual left out."""
    if hold == UNHELD:
        return {}
    found = {key: getattr(hold, key) for key in HOLD_KEYS}
    return {key: value for key, value in found.items() if value != _USUAL[key]}
