"""Battles of all four books, recorded here and played again where numbers are worked out in other ways.

    python tests/benchmarks/replays_elsewhere.py --games 60
    python tests/benchmarks/replays_elsewhere.py --games 60 --python older/bin/python --keep games
    python tests/benchmarks/replays_elsewhere.py --given games

Each battle is recorded on all that this processor can do. It is played again by `battlefield replay`, in a
process of its own, with numpy held to fewer instructions, and by each other Python that is named, which needs
numpy and shapely of any version that the program allows. An honest battle has to come to the same end
everywhere; those that do not are printed, and make the program end with status 1.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
BOOK = HERE.parent / "rulebooks" / "warsurge"
sys.path[:0] = [str(BOOK / "drawn"), str(BOOK), str(HERE.parent), str(HERE.parents[1])]

from hosts import drawn_state  # noqa: E402

from battlefield.app.battle.fighting import Battle  # noqa: E402
from battlefield.app.battle.mustering import session_of  # noqa: E402
from battlefield.app.battle.scripted import chance_step  # noqa: E402
from battlefield.files.battles.games import game_bytes  # noqa: E402
from battlefield.files.battles.scripts import read_script  # noqa: E402
from battlefield.play.session import Session  # noqa: E402
from battlefield.resources import asset  # noqa: E402
from battlefield.rulebooks.warsurge.book import Warsurge  # noqa: E402
from battlefield.rules.core.dice import Seeded  # noqa: E402
from battlefield.rules.core.values import info_of  # noqa: E402

SAMPLES = (
    ("first_battle", {}),
    ("dock_brawl", {}),
    ("drowned_mill", {}),
    ("smoke_on_the_fen", {"rounds": 1}),
    ("hooks_and_mirrors", {"turns": 1}),
    ("mended_and_risen", {"turns": 1}),
)
DRAWN = "drawn"
STEPS = 3000
SETS = (
    "X86_V4 AVX512_ICL AVX512_SPR",
    "X86_V3 X86_V4 AVX512_ICL AVX512_SPR",
    "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL AVX512_SPR",
    "SSE3 SSSE3 SSE41 POPCNT SSE42 AVX F16C FMA3 AVX2 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL "
    "AVX512_ICL AVX512_SPR",
)
"""What numpy is told to do without, in the words of its versions from 2.4 on and in those before."""


def sample(name, seed, settings):
    """Begin a sample battle with another seed."""
    script = read_script(asset(f"rosters/{name}.json"))
    known = info_of({**dict(script.settings), **settings})
    return session_of(replace(script, seed=seed, settings=known))


def begun(number, first):
    """Begin a battle: the samples in turn, and one that is drawn from all perks."""
    kinds, seed = (*SAMPLES, (DRAWN, {})), first + number
    name, settings = kinds[number % len(kinds)]
    if name == DRAWN:
        return f"{name}-{seed}", Session(drawn_state(seed), Warsurge(), Seeded(), seed=seed)
    return f"{name}-{seed}", sample(name, seed, settings)


def recorded(folder, games, first):
    """Play battles to their ends, and give their files."""
    paths = []
    for number in range(games):
        name, session = begun(number, first)
        battle = Battle(session)
        for _ in range(STEPS):
            if not chance_step(battle, first + number):
                break
        paths.append(folder / f"{name}.json")
        paths[-1].write_bytes(game_bytes(session))
    return paths


def replay(paths):
    """Play games again from their files, and print those that come to another end; 1 where there are any."""
    from battlefield.app.battle.mustering import BOOKS
    from battlefield.files.battles.games import read_game
    from battlefield.play.session import replayed

    wrong = 0
    for path in paths:
        try:
            session = read_game(path, BOOKS)
            replayed(session, session.book)
        except ValueError as error:
            wrong += 1
            print(f"  {Path(path).stem}: {error}", flush=True)
    return int(wrong > 0)


def known_features(python):
    """Give what numpy knows by name of the processor and may be told to do without, in some Python."""
    told = (
        "import numpy\n"
        "core = getattr(numpy, '_core', None) or numpy.core\n"
        "umath = core._multiarray_umath\n"
        "print(numpy.__version__, *umath.__cpu_dispatch__)"
    )
    done = subprocess.run([python, "-c", told], capture_output=True, text=True, check=True)
    version, *features = done.stdout.split()
    return version, features


def environments(pythons):
    """Give each way to play again: its name, the Python, and what its numpy does without."""
    for python in pythons:
        version, features = known_features(python)
        seen = set()
        for each in ("", *SETS):
            off = " ".join(one for one in each.split() if one in features)
            if off not in seen:
                seen.add(off)
                yield f"numpy {version}, without {off or 'nothing'}", python, off


def replayed_there(paths, python, off):
    """Play games again in a process; give how many came to another end."""
    environment = {**os.environ, "PYTHONHASHSEED": "4711", "PYTHONPATH": str(HERE.parents[1])}
    environment |= {"NPY_DISABLE_CPU_FEATURES": off} if off else {}
    order = [python, __file__, "--replay", *map(str, paths)]
    done = subprocess.run(order, env=environment, capture_output=True, text=True, check=False)
    print(done.stdout, end="", flush=True)
    if done.returncode not in (0, 1) or done.stderr:
        print(done.stderr, flush=True)
        return len(paths)
    return len(done.stdout.splitlines())


def options():
    """Read the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=60, help="how many battles are recorded")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first one")
    parser.add_argument("--python", action="append", default=[], help="another Python to play them again")
    parser.add_argument("--keep", metavar="FOLDER", help="keep the games there")
    parser.add_argument("--given", metavar="FOLDER", help="record nothing: play the games there again")
    parser.add_argument("--replay", nargs="+", metavar="GAME", help="only play these games again, here")
    return parser.parse_args()


def games_in(chosen, place):
    """Give the files of the games that are to be played again."""
    if chosen.given:
        return sorted(Path(chosen.given).resolve().glob("*.json"))
    folder = Path(chosen.keep or place).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    return recorded(folder, chosen.games, chosen.first)


def main():
    """Record battles and play them again everywhere; 1 where one comes to another end."""
    chosen = options()
    if chosen.replay:
        return replay(chosen.replay)
    with tempfile.TemporaryDirectory() as place:
        paths = games_in(chosen, place)
        kinds = Counter(path.stem.rpartition("-")[0] for path in paths)
        print(f"{len(paths)} battles: {', '.join(f'{n} {kind}' for kind, n in sorted(kinds.items()))}")
        wrong = 0
        for name, python, off in environments((sys.executable, *chosen.python)):
            failed = replayed_there(paths, python, off)
            wrong += failed
            print(f"{name}: {failed} of {len(paths)} come to another end", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
