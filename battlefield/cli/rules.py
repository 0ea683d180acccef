"""`battlefield rules`: list every effect that is built, and say how many are not yet."""

import json

from battlefield.app.wording.rulebook_list import entries, missing


def rules(as_json: bool) -> int:
    """Print the effects, one a line; as JSON with all that is known of each."""
    found = entries()
    if as_json:
        for entry in found:
            print(json.dumps(entry, ensure_ascii=False))
        for book, count in missing().items():
            print(json.dumps({"book": book, "not built yet": count}))
        return 0
    family = ""
    for entry in found:
        heading = f"{entry['book']}: {entry['family']}"
        if heading != family:
            print(f"{heading}")
            family = heading
        print(f"  {entry['name']}: {entry['text']}")
    for book, count in missing().items():
        print(f"{book}: {count} effects are not built yet")
    return 0
