"""`battlefield schema`: the JSON Schema of a kind of file or line, or which there are."""

import json

from battlefield.app.schemas import SCHEMAS
from battlefield.cli.speech import complain
from battlefield.files.scene.whole_files import write_bytes
from battlefield.files.text.errors import SceneError, did_you_mean, listed, shown


def schema(name: str, out: str | None) -> int:
    """Print a schema, or write it to a file; without a name list them all. Give the exit status."""
    if not name and out is None:
        print("\n".join(f"{known}: {each.what}" for known, each in SCHEMAS.items()))
        return 0
    if name not in SCHEMAS:
        found = f"there is no schema {shown(name)}" if name else "--out needs the name of a schema"
        return complain(f"{found}; it must be {listed(SCHEMAS)}{did_you_mean(name, SCHEMAS)}", 2)
    text = json.dumps(SCHEMAS[name].made(), indent=2) + "\n"
    return _written(text, out) if out is not None else _told(text)


def _told(text: str) -> int:
    print(text, end="")
    return 0


def _written(text: str, out: str) -> int:
    try:
        write_bytes(out, text.encode())
    except SceneError as error:
        return complain(str(error), 2)
    return 0
