"""Floods: huge files of each format, each refused or read within 2 seconds of a machine of usual pace, all
of them within 256 MB.
"""

import os
import random
import subprocess
import sys
from base64 import b64encode
from pathlib import Path

import pytest
from map_samples import PICTURE, as_bytes, uvtt

MEGABYTE = 2**20
SECONDS, MOST = 2.0, 256 * 1024  # of the processor; kilobytes
HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="44in" height="60in" viewBox="0 0 44 60">'
MAP = '<map version="1.9" width="20" height="10" tilewidth="32" tileheight="32"><objectgroup>'
TABLE = b'{"type":"FeatureCollection","battlefield":{"width":44,"height":60},"features":['
MEMORY = """
def most_memory():
    if sys.platform == "linux":  # what the parent had before it began this process does not count here
        return next(line.split()[1] for line in open("/proc/self/status") if line.startswith("VmHWM"))
    if sys.platform == "win32":
        import ctypes
        from ctypes.wintypes import DWORD, HANDLE
        names = ("most", "now", "paged most", "paged", "other most", "other", "file", "file most")
        class Counters(ctypes.Structure):
            _fields_ = [("size", DWORD), ("faults", DWORD), *((name, ctypes.c_size_t) for name in names)]
        system, counters = ctypes.windll.kernel32, Counters(size=ctypes.sizeof(Counters))
        system.GetCurrentProcess.restype = HANDLE
        system.K32GetProcessMemoryInfo.argtypes = HANDLE, ctypes.c_void_p, DWORD
        assert system.K32GetProcessMemoryInfo(
            system.GetCurrentProcess(), ctypes.byref(counters), counters.size
        )
        return counters.most / 1024
    import resource
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / 1024 if sys.platform == "darwin" else most
"""
READING = f"""
import gc, sys, time
sys.path.insert(0, sys.argv[1])
{MEMORY}
from pathlib import Path
from pace import pace
from battlefield.files.text.errors import SceneError
from battlefield.files.imports import Source, imported
import battlefield.geometry.outlines.filling
for line in sys.stdin:
    path = Path(line.strip())
    spans = []
    while not spans or (len(spans) < 3 and min(spans) > {SECONDS}):  # a busy machine is slow at times
        slow = pace()
        source = Source(path.name, path.read_bytes())
        began = time.process_time()
        try:
            said = "taken " + ", ".join(imported(source, dict()).taken)
        except SceneError as error:
            said = "refused " + str(error)
        spans.append((time.process_time() - began) / slow)
        del source
    print(min(spans), said, flush=True)
    gc.collect()
print(most_memory())
"""
RANDOM = random.Random(7)


def scribble(corners):
    return " ".join(f"{RANDOM.random() * 40:.2f},{RANDOM.random() * 40:.2f}" for _ in range(corners))


def svg(inside):
    return "a.svg", f"{HEAD}{inside}</svg>".encode()


def map_with_picture(size):
    picture = b64encode(PICTURE).decode().rstrip("=") + "A" * size
    return "a.dd2vtt", as_bytes(uvtt(image=picture))


FLOODS = {
    "a picture of 50 MB": lambda: map_with_picture(50 * MEGABYTE),
    "a text of 50 MB": lambda: ("a.dd2vtt", as_bytes(uvtt(other="A" * 50 * MEGABYTE))),
    "a million lists": lambda: ("a.json", b'{"tilewidth":1,"layers":[' + b"[]," * MEGABYTE + b"1]}"),
    "two million numbers": lambda: ("a.json", b'{"tilewidth":1,"layers":[' + b"1.5," * 1_900_000 + b"1]}"),
    "a million brackets": lambda: ("a.json", b'{"tilewidth":1,"layers":' + b"[" * MEGABYTE),
    "a million elements": lambda: ("a.svg", (HEAD + "<g/>" * MEGABYTE).encode()),
    "a million attributes": lambda: svg(f"<g {' '.join(f'''a{n}=''' + chr(34) * 2 for n in range(10**6))}/>"),
    "an attribute of 15 MB": lambda: svg(f'<g id="{"x" * 15 * MEGABYTE}"/>'),
    "a million commands": lambda: svg(f'<path d="M0 0{"l.1 .1" * 10**6}"/>'),
    "blanks without end": lambda: svg(f'<polygon points="{" " * 4 * MEGABYTE}x"/>'),
    "uses of uses": lambda: svg(
        "".join(f'<g id="u{n}">{f"<use href=`#u{n + 1}`/>" * 9}</g>' for n in range(15)).replace("`", '"')
        + '<rect id="u15" width="1" height="1"/>'
    ),
    "scribbles": lambda: svg("".join(f'<polygon points="{scribble(40)}"/>' for _ in range(3000))),
    "a large scribble": lambda: svg(f'<polygon points="{scribble(9000)}"/>'),
    "objects without end": lambda: ("a.tmx", (MAP + '<object x="1" y="1"/>' * 90_000).encode()),
    "tiles without end": lambda: ("a.tmx", f"{MAP}</objectgroup><layer><data>{'1,' * 7 * MEGABYTE}".encode()),
    "points without end": lambda: (
        "a.geojson",
        TABLE + b'{"type":"Feature","geometry":{"type":"MultiPoint","coordinates":[' + b"[1,2]," * 290_000,
    ),
}

pytestmark = pytest.mark.campaign


@pytest.fixture(scope="module")
def read(tmp_path_factory):
    """Read all floods in one process; give what it says of each, and the most memory it had."""
    folder = tmp_path_factory.mktemp("floods")
    command = [sys.executable, "-c", READING, str(Path(__file__).parent)]
    plain = {"env": {**os.environ, "PYTHONUTF8": "1"}, "encoding": "utf-8"}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **plain) as reader:
        said = {}
        for name, make in FLOODS.items():
            file, data = make()
            path = folder / file
            path.write_bytes(data)
            reader.stdin.write(f"{path}\n")
            reader.stdin.flush()
            said[name] = reader.stdout.readline()
            path.unlink()
        reader.stdin.close()
        return said, reader.stdout.read()


@pytest.mark.parametrize("name", sorted(FLOODS))
def test_a_flood_is_over_soon(read, name):
    seconds, how, *words = read[0][name].split()
    assert float(seconds) < SECONDS and how in ("taken", "refused") and words
    assert "in a way that is not known" not in read[0][name]


def test_all_floods_fit_into_memory(read):
    assert 1024 < float(read[1]) < MOST
