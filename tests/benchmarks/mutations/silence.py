"""Changes that nobody would hear of: a value that counts, changed in a file, and neither seen nor told.

A place of a sample counts where some plain change of it (twice as much, half, a yes for a no, another word)
changes what is loaded or what is said of it. There, another number must be seen or told, and a value of a
kind that cannot be meant (a list for a number, NaN) must be told: the thing must not look as if nothing had
been written there.
"""

import json
import xml.etree.ElementTree as ElementTree
from copy import deepcopy
from math import isfinite

from changing import inner, is_number, is_text_of_number, xml_text

from battlefield.files.text.errors import SceneError

TOLD_ANYWAY = (("config", "bright"), ("grid", "type"))
"""What is told as dropped whatever it is, or what several values mean the same by."""
NAMES = ("id", "name", "raw_name", "Nickname", "SaveName")
ODD_NUMBERS = ("nan", "inf", "1e309", "1e400", "M", "#", "url(#x)", "0 0 0 0", "rotate(", "%", "x" * 20_000)


class Silence:
    """What of a sample counts, found as it is asked."""

    def __init__(self, sample, load, heard):
        """Take a sample, what loads bytes of it, and what gives everything that one sees and is told."""
        self.sample, self.load, self.heard = sample, load, heard
        self.base = heard(load(written(sample)))
        self.known = {}

    def breach(self, change, found):
        """Tell that a change is neither seen nor told; "" where it is, or does not count."""
        if change is None or is_exempt(change) or (change.way != "scale" and not is_senseless(change)):
            return ""
        if change.old == change.new or self.heard(found) != self.base or not self.counts(change.path):
            return self.untold(change, found)
        return f"takes no notice of {change.path}: {show(change.old)} became {show(change.new)}"

    def untold(self, change, found):
        """Tell of a value that cannot be meant and that is taken for something without a word."""
        if not is_senseless(change) or not self.counts(change.path):
            return ""
        (_, said), (_, before) = self.heard(found), self.base
        if set(said) - set(before):
            return ""
        return f"says nothing of {change.path}: {show(change.old)} became {show(change.new)}"

    def counts(self, path):
        """Return whether some plain change of a place is seen or told."""
        if path not in self.known:
            self.known[path] = any(self.differs(path, other) for other in others(self.old(path)))
        return self.known[path]

    def old(self, path):
        """Return what stands at a place of the sample."""
        if isinstance(self.sample, str):
            return list(ElementTree.fromstring(self.sample).iter())[path[0]].attrib[path[1]]
        return inner(self.sample, path)

    def differs(self, path, other):
        """Return whether the sample is another thing with another value there."""
        try:
            return self.heard(self.load(written(put(self.sample, path, other)))) != self.base
        except SceneError:
            return False


def written(sample):
    """Return the bytes of a sample."""
    if isinstance(sample, bytes):
        return sample
    return sample.encode() if isinstance(sample, str) else json.dumps(sample).encode()


def put(sample, path, other):
    """Put another value at a place."""
    if isinstance(sample, str):
        root = ElementTree.fromstring(sample)
        list(root.iter())[path[0]].attrib[path[1]] = other
        return xml_text(root)
    value = deepcopy(sample)
    inner(value, path[:-1])[path[-1]] = other
    return value


def others(old):
    """Return plain values in the place of another of its kind."""
    if isinstance(old, bool):
        return [not old]
    if is_number(old):
        return [old * 2, old * 0.5, old + 1]
    if isinstance(old, str):
        number = [f"{float(old) * 2:g}", f"{float(old) + 1:g}"] if is_text_of_number(old) else []
        return [*number, "hill", "wood", "3"]
    return [type(old)()] if old else []


def is_exempt(change):
    """Return whether a change need not be heard of: of a name, a tile, what others keep, or too small."""
    is_tiny = change.way == "scale" and abs(float(change.new) - float(change.old)) <= 1e-5 * abs(
        float(change.old)
    )
    is_told = change.path[-2:] in TOLD_ANYWAY
    return is_tiny or is_told or change.path[-1] in NAMES or bool({"data", "x-own"} & set(change.path))


def is_senseless(change):
    """Return whether a value was put there that cannot be meant, by its kind."""
    old, new = change.old, change.new
    if change.way != "put_odd" or new is None or new == "":
        return False
    if isinstance(old, bool):
        return isinstance(new, list | dict)
    if is_number(old):
        is_finite = is_number(new) and isfinite(new) and abs(new) < 1e300
        return not is_finite and not (isinstance(new, bool) or new == 10**400)
    if isinstance(old, str) and isinstance(new, str):
        return is_text_of_number(old) and new in ODD_NUMBERS
    return isinstance(new, list | dict) != isinstance(old, list | dict)


def show(value):
    """Write a value in short."""
    text = repr(value)
    return text if len(text) < 60 else text[:57] + "..."
