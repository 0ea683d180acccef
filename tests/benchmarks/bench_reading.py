"""How long scene files take to read and check, against reading their JSON alone.

python tests/benchmarks/bench_reading.py [--quick]
"""

import json
from functools import partial
from pathlib import Path

from timing import is_quick, medians, told

from battlefield.files import parse_scene, read_scene, scene_bytes

MAPS = Path(__file__).resolve().parents[2] / "maps"
MODELS, PIECES = (100, 500, 2000), 100


def crowded(count: int) -> bytes:
    """Give the file of a table with so many models on it, and many pieces of terrain."""
    data = json.loads(scene_bytes(read_scene(MAPS / "river_crossing.json")))
    model, pieces = data["models"][0], data["terrain"]
    data["models"] = [{**model, "id": f"m{n}", "name": f"m{n}"} for n in range(count)]
    data["terrain"] = [{**pieces[n % len(pieces)], "id": f"t{n}", "name": f"t{n}"} for n in range(PIECES)]
    return json.dumps({name: data[name] for name in data if name not in ("templates", "units")}).encode()


def main() -> None:
    """Print the figures."""
    for count in MODELS[: 1 if is_quick(__doc__) else None]:
        data = crowded(count)
        read = partial(parse_scene, data, "crowded.json")
        found = medians({"scene": read, "json": partial(json.loads, data)})
        told(f"{count} models, {PIECES} pieces", found, "scene")


if __name__ == "__main__":
    main()
