"""Tells by which effects something is asked, and which effects an option or an action of a unit has.

Rows of all catalogues are made to tell: while a real step is taken, what their handlers ask is noted with the
name of the effect, the innermost first. What is asked in thought is not noted.
"""

from contextlib import contextmanager, suppress
from dataclasses import replace
from types import CodeType, FunctionType, GeneratorType

from battlefield.rulebooks.pulp_city.effects import EFFECTS as PULP_CITY
from battlefield.rulebooks.pulp_city.models.exclusive import line_of
from battlefield.rulebooks.registry import OFFERS, book_of

PRINTED = frozenset({"Check", "Combinable"})
OF_AN_AREA = ("aoe", "radius", "line")
ASKS = frozenset({"choose", "choose_one", "confirm", "spot", "places", "order"})
DEEP = 6  # calls within calls


class Asking:
    """Who asks what is asked now."""

    def __init__(self):
        self._who, self._is_on = {}, False
        for offer in OFFERS:
            rows = book_of(offer.key).catalogue.perks
            rows |= {name: self._telling(row) for name, row in rows.items()}
        PULP_CITY.update({name: self._telling_line(row) for name, row in PULP_CITY.items()})

    @contextmanager
    def watching(self):
        """Note what is asked in a step that is taken."""
        self._who, self._is_on = {}, True
        try:
            yield
        finally:
            self._is_on = False

    def effects(self, law):
        """Give the effects that ask, the innermost first."""
        held, names = self._who.get(id(law), (None, []))
        return tuple(dict.fromkeys(names)) if held is law else ()

    def _telling(self, row):
        more = {"reacts": tuple(replace(r, act=self._told(r.act, row.name)) for r in row.reacts)}
        more["uses"] = tuple(replace(use, run=self._told(use.run, row.name)) for use in row.uses)
        applies = getattr(row, "applies", None)
        if applies is not None and hasattr(applies, "act"):
            more["applies"] = replace(applies, act=self._told(applies.act, row.name))
        return replace(row, **more)

    def _telling_line(self, row):
        more = {"applies": row.applies, "spreads": row.spreads}
        told = {key: self._told(act, row.name) for key, act in more.items() if act is not None}
        return replace(row, **told)

    def _told(self, act, name):
        def told(*facts, **more):
            found = act(*facts, **more)
            return self._noting(found, name) if isinstance(found, GeneratorType) else found

        return told

    def _noting(self, flow, name):
        answer = None
        while True:
            try:
                law = flow.send(answer)
            except StopIteration as end:
                return end.value
            if self._is_on:
                self._who.setdefault(id(law), (law, []))[1].append(name)
            answer = yield law


def named(state, option, unit=""):
    """Give the effects that an option names: those of a weapon or an action, one itself, or a printed line.

    Iron Kingdoms names a weapon of the acting `unit` with its target.
    """
    profile = state.profiles.get(option.id) or state.profiles.get(
        f"{unit.split(' ')[0]}/{option.id.split(' > ')[0]}"
    )
    if profile is not None:
        return tuple(dict.fromkeys((*map(_held, profile.perks), *_kinds(profile)))) if profile.words else ()
    rows = book_of(state.book).catalogue.perks
    name = option.id.split(" of ")[0]
    if name in rows:
        return (name,)
    return (_line(option.words),) if _line(option.words) in PULP_CITY and state.book == "pulp-city" else ()


def _held(held):
    """Give the name of an effect that is held: that of a printed line, else with what it brings about."""
    line = line_of(held)
    if line is not None:
        return line.effect
    of = dict(held.info).get("of", "")
    return f"{held.name}: {of}" if of and held.name not in PRINTED and of != "Lantern Wisp" else held.name


def _line(words):
    found = words.removeprefix("Self/").partition("/")[0]
    name, _, amount = found.rpartition(" ")
    return name if amount.isdigit() else found


def _kinds(profile):
    """Yield of what kind an action is, and whether it covers an area."""
    if profile.kind == "weapon" and not profile.stats.get("attacks"):
        yield f"({profile.words[0]})"
    for stat in OF_AN_AREA:
        if profile.stats.get(stat) is not None and (stat == "radius" or profile.stats[stat]):
            yield f"({stat})"
    if (profile.stats.get("rof") or 1) > 1:
        yield "(rof)"


def is_effect(name):
    """Tell whether a name is that of an effect, and not of a trait that is rolled or a limit."""
    return (
        bool(name)
        and " vs " not in name
        and not name.startswith(("Limited/", "Trigger/"))
        and name not in PRINTED
    )


def may_ask(row):
    """Tell whether a row is used by choice: begun by a player, or asking something in what it does."""
    return bool(row.uses) or any(_asks(react.act, set()) for react in row.reacts)


def _is_of_a_book(function):
    return function.__module__.startswith("battlefield.rulebooks")


def _asks(function, seen, deep=0):
    """Tell whether a function of a rulebook, or what it calls, asks a side anything but dice."""
    if function in seen or deep > DEEP:
        return False
    seen.add(function)
    code = function.__code__
    codes = [code, *(each for each in code.co_consts if isinstance(each, CodeType))]
    if any(ASKS & set(each.co_names) for each in codes):
        return True
    called = [function.__globals__.get(name) for each in codes for name in each.co_names]
    for cell in function.__closure__ or ():
        with suppress(ValueError):  # not filled yet
            called.append(cell.cell_contents)
    own = (f for f in called if isinstance(f, FunctionType) and _is_of_a_book(f))
    return any(_asks(each, seen, deep + 1) for each in own)
