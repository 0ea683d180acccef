"""`battlefield arena`: two players against each other in many battles, and how often the first one wins."""

import argparse
import json
import os
import sys
from collections.abc import Sequence

from battlefield.app.battle.mustering import session_of
from battlefield.app.battle.scripted import ScriptError
from battlefield.app.contests.arena import battles
from battlefield.app.contests.clock import monotonic
from battlefield.app.contests.matches import Fought, Match
from battlefield.app.contests.records import Contest, Record
from battlefield.app.contests.standings import standing
from battlefield.cli.opponents.sides import made
from battlefield.cli.speech import complain
from battlefield.files.battles.scripts import read_script
from battlefield.files.text.errors import SceneError

_ALL = "all"


def arena(given: argparse.Namespace) -> int:
    """Play so many battles of each script, and say how they went; 1 where a battle broke off."""
    try:
        contest = _contest(given)
        with Record(given.out, contest) as record:
            fought = _fought(given, record)
    except SceneError as error:
        return complain(str(error), 2)
    except ScriptError as error:
        return complain(str(error), 1)
    _tell(given, fought)
    return 1 if any(each.is_broken for each in fought) else 0


def _contest(given: argparse.Namespace) -> Contest:
    """Look at all that is given before the first battle; a SceneError says what is wrong."""
    if len(set(given.scripts)) < len(given.scripts):
        raise SceneError("SCRIPT", "is named twice", "name each script once")
    starts = []
    for script in given.scripts:
        session = session_of(read_script(script))
        first, second = session.state.sides[:2]
        made(given.first, session, first, "--first", given.budget)
        made(given.second, session, second, "--second", given.budget)
        starts.append(session.hash)
    names = {"scripts": given.scripts, "first": given.first, "second": given.second, "seed": given.seed}
    return {**names, "starts": starts}


def _fought(given: argparse.Namespace, record: Record) -> Sequence[Fought]:
    """Play what has not been played yet; return all battles in their order."""
    matches = [
        Match(script, game, given.first, given.second, given.seed, given.budget)
        for game in range(given.games)
        for script in given.scripts
    ]
    places = {(match.script, match.game): n for n, match in enumerate(matches)}
    found = [each for each in record.known if (each.script, each.game) in places]
    known = {(each.script, each.game) for each in found}
    left = [match for match in matches if (match.script, match.game) not in known]
    start = monotonic()
    for number, fought in enumerate(battles(left, given.at_once or os.cpu_count() or 1), 1):
        record.add(fought)
        found.append(fought)
        _tell_progress(fought, number, len(left), monotonic() - start)
    return sorted(found, key=lambda each: places[each.script, each.game])


def _tell_progress(fought: Fought, number: int, count: int, seconds: float) -> None:
    for line in fought.told:
        print(f"{fought.script}, battle {fought.game + 1}: {line}", file=sys.stderr)
    left = seconds / number * (count - number)
    print(f"{number} of {count} battles, about {_time(left)} left", file=sys.stderr, flush=True)


def _time(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90.0 else f"{seconds / 60.0:.0f} min"


def _tell(given: argparse.Namespace, fought: Sequence[Fought]) -> None:
    by_script = [(script, [each for each in fought if each.script == script]) for script in given.scripts]
    for script, some in (*by_script, (_ALL, fought)):
        found = standing(script, some)
        print(json.dumps(found, ensure_ascii=False) if given.json else _words(found, given))


def _words(found: dict[str, object], given: argparse.Namespace) -> str:
    shares = ("rate", "low", "high", "first side")
    rate, low, high, side = (f"{100 * float(str(found[key])):.1f}" for key in shares)
    seconds = found["seconds"]
    assert isinstance(seconds, dict)
    return (
        f"{found['script']}: {given.first} against {given.second}, {found['games']} battles: "
        f"{found['wins']} won, {found['draws']} drawn, {found['losses']} lost; "
        f"{rate} % ({low} to {high} %); first side {side} %; "
        f"seconds for a decision: median {seconds['median']}, p99 {seconds['p99']}, most {seconds['max']}; "
        f"refused {found['refused']}, errors {found['errors']}, fallbacks {found['fallbacks']}"
    )
