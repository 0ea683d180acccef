"""Refusals in plain words: one that only names a perk or an affliction says what that does, too."""

import re
from collections.abc import Iterable

from battlefield.app.wording.translation import speaker, tr
from battlefield.rules.core.perks import ALSO, Catalogue, Perk

_PARTS = re.compile(r"[:,] ")


def explained(refusal: str, catalogue: Catalogue) -> str:
    """Say after each reason of a refusal that ends with nothing but a name what bears that name does."""
    first, *others = refusal.split(ALSO, 1)
    also = (_explained(other, catalogue) for other in ", ".join(others).split(", ") if other)
    return ALSO.join(filter(None, (_explained(first, catalogue), ", ".join(also))))


def _explained(refusal: str, catalogue: Catalogue) -> str:
    name = _PARTS.split(refusal)[-1].strip()
    perk = _named(name, catalogue) if name else None
    text = perk.text.rstrip(".") if perk is not None else ""
    if text and speaker() is not None:  # a card is read as it is printed
        return f"{refusal} (“{text}”)"
    return f"{refusal} ({text[:1].lower()}{text[1:]})" if text else refusal


def _named(name: str, catalogue: Catalogue) -> Perk | None:
    """Find a perk, or the first rank of one whose affliction bears the name without a rank."""
    ranked = (perk for each, perk in catalogue.perks.items() if each.startswith(f"{name} "))
    found = catalogue.get(name)
    return found if found is not None and found.says else next(ranked, None)


def gathered(refusals: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Return the reasons why units cannot act, each once, of their names and a sentence about each.

    "Gate Spears have acted in this phase already (also Old Marra)".
    """
    found: dict[str, tuple[str, list[str]]] = {}
    for name, sentence in dict.fromkeys(refusals):
        first, others = found.setdefault(_without(name, sentence), (sentence, []))
        if sentence != first:
            others.append(name)
    return tuple(
        tr("{reason} (also {units})", reason=sentence, units=", ".join(dict.fromkeys(others)))
        if others
        else sentence
        for sentence, others in found.values()
    )


def _without(name: str, sentence: str) -> str:
    """Take a name out of a sentence, with the verb that agrees with it right after it."""
    before, _, after = sentence.partition(name)
    is_subject = bool(name) and not before and after.startswith(" ")
    return after.strip().partition(" ")[2] if is_subject else f"{before}{after}"
