"""Files mutated by chance, of other programs and of this one: a sentence, or a load that is right.

    python tests/benchmarks/mutations/many_mutations.py --format foundry --count 20000 --seed 1

Each file of the tests' own samples is changed in one to three places: a value is put in the place of
another, taken out, repeated, scaled, swapped with a neighbour; or bytes are changed, cut off or repeated.
What is loaded must hold to the laws of its format (`mutation_laws.py`, `own_files.py`): every thing of the
file is in the scene or counted in what is said to be dropped, walls are as long as in the file, doors as
open; a file of the program's own says the same once it is saved. No change of a value that counts goes
unseen and untold (`silence.py`). What loads must be a scene that can be saved and read again as it is, and
the same when it is read twice, which is asked of one in eight. What is refused must be one sentence. Each
must be settled within two seconds and 256 MB. What breaks that is printed with its number, so that it can be
made again, and ends the program with status 1.
"""

import argparse
import random
import resource
import sys
import time
from collections import Counter
from pathlib import Path
from zlib import crc32

HERE = Path(__file__).resolve().parent
TESTS = HERE.parents[1]
IMPORTS = TESTS / "files" / "imports"
ROOMS = (TESTS, IMPORTS, *(each for each in IMPORTS.iterdir() if each.is_dir()), HERE)
sys.path[:0] = [str(TESTS.parent), *map(str, ROOMS)]

from changing import mutated  # noqa: E402
from damage import UNFORESEEN  # noqa: E402
from list_samples import packed  # noqa: E402
from mutation_laws import LAWS  # noqa: E402
from mutation_samples import SAMPLES  # noqa: E402
from own_files import OWN  # noqa: E402
from silence import Silence  # noqa: E402

from battlefield.files import parse_scene, scene_bytes  # noqa: E402
from battlefield.files.imports import Source, format_of, imported  # noqa: E402
from battlefield.files.text.errors import SceneError  # noqa: E402

TWICE = 8  # of so many files one is read twice, as reading is what takes longest
SECONDS, MEMORY = 2.0, 256 * 2**20  # for one file


class ForeignFile:
    """A file of another program, imported with the usual answers."""

    def load(self, name, data):
        """Import a file."""
        return imported(Source(name, data), {})

    def heard(self, found):
        """Give what is seen and what is told."""
        return (found.scene, found.taken), (*found.guessed, *found.dropped)

    def wrong(self, name, data, found):
        """Tell what is wrong with a load."""
        if crc32(data) % TWICE == 0 and self.load(name, data).scene != found.scene:
            return "is another scene when it is read again"
        try:
            if parse_scene(scene_bytes(found.scene), name) != found.scene:
                return "is another scene once it is saved"
        except SceneError as error:
            return f"cannot be saved: {error}"
        law = LAWS.get(format_of(Source(name, data)))
        return (law(data, found) or "") if law is not None else ""


class PackedFile(ForeignFile):
    """A list of another program, packed once it is changed."""

    def load(self, name, data):
        """Pack a list and import it."""
        return super().load(name, packed(data))

    def wrong(self, name, data, found):
        """Tell what is wrong with a load."""
        return ForeignFile().wrong(name, packed(data), found)


class Trial:
    """One format that is tried: its sample, what reads it, and what of it counts."""

    def __init__(self, name, sample, kind):
        """Take what the file is called, a sample, and what reads it."""
        self.name, self.sample, self.kind = name, sample, kind
        self.silence = Silence(sample, lambda data: kind.load(name, data), kind.heard)

    def breach(self, data, change):
        """Tell what is wrong with what comes of a file, "" where nothing is; and whether it was loaded."""
        began = time.process_time()
        try:
            found = self.kind.load(self.name, data)
        except SceneError as error:
            said = str(error)
            is_plain = "\n" not in said and len(said) < 400 and UNFORESEEN not in said
            return ("" if is_plain else f"says {said[:200]!r}") or slow(began), False
        except Exception as error:  # a traceback, which is what is looked for
            return f"{type(error).__name__}: {error}", False
        late = slow(began)
        try:
            wrong = self.kind.wrong(self.name, data, found) or self.silence.breach(change, found)
        except Exception as error:  # a law that cannot read what was loaded
            wrong = f"{type(error).__name__} in a law: {error}"
        return wrong or late, True


def slow(began):
    """Tell that a file took too long."""
    seconds = time.process_time() - began
    return f"takes {seconds:.1f} s" if seconds > SECONDS else ""


def campaign(name, trial, count, seed):
    """Try many mutations of a sample; return how many were loaded and refused, and the breaches."""
    told, breaches = Counter(), []
    for number in range(count):
        data, change = mutated(trial.sample, random.Random(f"{name} {seed} {number}"))
        wrong, is_loaded = trial.breach(data, change)
        told["loaded" if is_loaded else "refused"] += 1
        if wrong:
            breaches.append((number, wrong))
    return told, breaches


def limit_memory():
    """Let no file take more than it may beside what the program holds anyway."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def trials(wanted):
    """Yield the formats that are tried: all where none is named."""
    known = {name: (*each, ForeignFile()) for name, each in SAMPLES.items()} | OWN
    known["army-packed"] = (*SAMPLES["army-packed"], PackedFile())
    for name, (file, sample, kind) in known.items():
        if not wanted or name in wanted:
            yield name, Trial(file, sample, kind)


def main():
    """Try all formats, or one of them."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--format", nargs="*", choices=[*SAMPLES, *OWN], help="these formats alone")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shown", type=int, default=10, help="breaches printed of each format")
    parser.add_argument("--number", type=int, help="print one mutation alone")
    given = parser.parse_args()
    wrong, everything = 0, list(trials(given.format))
    if given.number is not None:
        for name, trial in everything:
            data, change = mutated(trial.sample, random.Random(f"{name} {given.seed} {given.number}"))
            print(f"{name}: {change}, {trial.breach(data, change)}\n{data.decode(errors='replace')}")
        return 0
    limit_memory()
    for name, trial in everything:
        began = time.process_time()
        told, breaches = campaign(name, trial, given.count, given.seed)
        wrong += len(breaches)
        seconds = time.process_time() - began
        print(
            f"{name}: {given.count} mutations, {told['loaded']} loaded, {told['refused']} refused, "
            f"{len(breaches)} breaches, {seconds:.0f} s of processor time",
            flush=True,
        )
        for number, words in breaches[: given.shown]:
            print(f"  number {number} (seed {given.seed}): {words}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
