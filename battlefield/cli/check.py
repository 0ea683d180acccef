"""`battlefield check`: say of each scene whether it can be used, what is wrong on it, and how fair it is."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from battlefield.app.checks.fairness import USUAL, Fairness, Measure, fairness
from battlefield.app.checks.finding import Finding
from battlefield.app.checks.look import look_through
from battlefield.app.checks.telling import fairness_lines, fairness_object, finding_object, line_of
from battlefield.cli.speech import complain
from battlefield.files import SceneError, read_scene, warnings_of
from battlefield.rules.scene.contents import Scene

ENDINGS = (".pdf", ".html")


def check(
    paths: Sequence[str],
    fair: bool = False,
    report: str = "",
    as_json: bool = False,
    climb: float = USUAL.climb,
) -> int:
    """Print what is found about each file; 2 when some file cannot be used, 1 when one has a fault, else 0.

    With `fair` the figures of fairness follow, for who climbs so many inches at once; `report` is a file to
    write them to with pictures.
    """
    if report and not report.lower().endswith(ENDINGS):
        return complain(f"{report} must end in {' or '.join(ENDINGS)}", 2)
    if report and len(paths) != 1:
        return complain("a report tells of one scene; name only one", 2)
    tell = _tell_json if as_json else _tell
    measure = replace(USUAL, climb=climb) if fair or report else None
    return max([tell(path, measure, report) for path in paths], default=0)


def _tell(path: str, measure: Measure | None, report: str) -> int:
    try:
        scene = read_scene(path)
    except SceneError as error:
        print(error)
        return 2
    print(f"{path}: fine, {_counts(scene)}")
    for warning in warnings_of(scene):
        print(f"{path}: warning: {warning}")
    findings = look_through(scene)
    for finding in findings:
        print(f"{path}: {line_of(finding)}")
    found = fairness(scene, measure) if measure is not None else None
    if found is not None:
        for line in fairness_lines(found):
            print(f"{path}: fairness: {line}")
    return max(_status(findings), _write(found, scene, report))


def _tell_json(path: str, measure: Measure | None, report: str) -> int:
    """Print one line for each file: an object."""
    try:
        scene = read_scene(path)
    except SceneError as error:
        print(json.dumps({"file": path, "usable": False, "error": str(error)}, ensure_ascii=False))
        return 2
    findings = look_through(scene)
    told: dict[str, Any] = {"file": path, "usable": True, "warnings": list(map(str, warnings_of(scene)))}
    told["findings"] = [finding_object(finding) for finding in findings]
    found = fairness(scene, measure) if measure is not None else None
    if found is not None:
        told["fairness"] = fairness_object(found)
    print(json.dumps(told, ensure_ascii=False, allow_nan=False))
    return max(_status(findings), _write(found, scene, report))


def _status(findings: Sequence[Finding]) -> int:
    return int(any(finding.grave == "fault" for finding in findings))


def _write(found: Fairness | None, scene: Scene, report: str) -> int:
    """Write the report, where one is asked for; give the exit status."""
    if found is None or not report:
        return 0
    if found.missing:
        return complain(f"no report is written: {found.missing}", 1)
    from battlefield.cli.window import write_fairness

    return write_fairness(found, scene, Path(report))


def _counts(scene: Scene) -> str:
    pieces = _count(len(scene.terrain), "piece", "pieces") + " of terrain"
    models = _count(len(scene.models), "model", "models")
    templates = _count(len(scene.templates), "template", "templates")
    areas = [_count(len(scene.areas), "area", "areas")] if scene.areas else []
    return ", ".join([pieces, models, templates, *areas])


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
