"""`battlefield rules`: list every effect that is built and say how many are not yet, or tell all of one."""

import json
from collections.abc import Mapping

from battlefield.app.wording.effect_page import effects_called
from battlefield.app.wording.rulebook_list import entries, missing
from battlefield.cli.speech import complain


def rules(name: str, as_json: bool) -> int:
    """Print what is known of an effect, or of all; 2 where no book has it."""
    return _rules_of(name, as_json) if name else _all_rules(as_json)


def _rules_of(name: str, as_json: bool) -> int:
    try:
        pages = effects_called(name)
    except ValueError as error:
        return complain(str(error), 2)
    for page in pages:
        print(json.dumps(page, ensure_ascii=False) if as_json else _told(page))
    return 0


def _told(page: Mapping[str, object]) -> str:
    """Write a page: a heading, the text, the rulings, the tests."""
    rulings, tests, terms = page["rulings"], page["tests"], page["activation"]
    assert isinstance(rulings, dict) and isinstance(tests, list) and isinstance(terms, list)
    heading = f"{page['name']} ({page['book']}: {page['family']})"
    lines = [heading, *(f"  {term}" for term in terms), f"  {page['text']}"]
    lines += [f"  Ruling {number}: {text}" for number, text in rulings.items()]
    lines += [f"  Held by {test}" for test in tests]
    return "\n".join(lines)


def _all_rules(as_json: bool) -> int:
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
