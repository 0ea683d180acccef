"""Many choices of an opponent, each looked at: what it may not know does not count, what it says is so.

    python tests/benchmarks/opponents/many_choices.py dice --player veteran --positions 10000
    python tests/benchmarks/opponents/many_choices.py hidden --positions 1000
    python tests/benchmarks/opponents/many_choices.py elsewhere --positions 200
    python tests/benchmarks/opponents/many_choices.py terms --positions 1000
    python tests/benchmarks/opponents/many_choices.py time --script hooks_and_mirrors smoke_on_the_fen
    python tests/benchmarks/opponents/many_choices.py advice --positions 1000
    python tests/benchmarks/opponents/many_choices.py together --script hooks_and_mirrors smoke_on_the_fen

The positions are those of battles by chance, taken now and then. `dice`: other dice to come change no choice.
`hidden`: neither does it when a unit and its decoy, or what lies under two markers, change places.
`elsewhere`: the same is chosen in a fresh process with another hash seed, and after undo and redo. `terms`:
they add up to the score to 1e-9, and by the table that is told another would have been chosen with the weight
of the deciding term turned about. `advice`: who always takes the advice of a level does what that level would
do. `time`: seconds of processor time for a choice. `together`: seconds of the
clock, by the processes that think for a window, which choose what is chosen here. What is wrong is printed
with the script, the seed and the step that find it again, and makes the program end with status 1.
"""

import argparse
import atexit
import json
import os
import subprocess
import sys
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from battlefield.app.battle.mustering import session_of
from battlefield.app.books.faces import face_of
from battlefield.app.contests.seats import seated
from battlefield.app.opponents.players import PLAYERS, player
from battlefield.app.opponents.thinking import Thinking
from battlefield.files.battles.scripts import read_script
from battlefield.play.opponents.chance import Chance
from battlefield.play.opponents.tempers import PLAIN
from battlefield.play.opponents.thinker import Thinker
from battlefield.play.opponents.view import deciding, take, view_of
from battlefield.play.session import Session
from battlefield.resources import asset

SCRIPTS = ("first_battle", "dock_brawl", "drowned_mill", "smoke_on_the_fen")
EVERY = 3  # steps from one position to the next
HIDING = ("hooks_and_mirrors",)  # where decoys and markers hide what is there
DECOY, CONCEALED = "Decoy", "Concealed"


def begun(script, seed):
    """Begin a battle with a seed."""
    made = session_of(read_script(asset(f"rosters/{script}.json")))
    return Session(made.start, made.book, made.dice, (), seed)


def positions(scripts, first):
    """Yield positions without end: script, seed, step and session."""
    seed = first
    while True:
        for script in scripts:
            session, step = begun(script, seed), 0
            lots = Chance(session.book, seed)
            while side := deciding(session):
                if step % EVERY == 0:
                    yield script, seed, step, session
                seen, veil = view_of(session, side, face_of(session.state.book))
                decision = lots.decide(seen)
                if decision is None or take(session, veil, decision):
                    assert not session.answer(session.suggestions(1)[0])
                step += 1
        seed += 1


def seen(session):
    """Give what the side to decide knows."""
    return view_of(session, deciding(session), face_of(session.state.book))[0]


def at_other_dice(session, seed):
    """Give the same game with other dice to come."""
    other = Session(session.start, session.book, session.dice, (), seed)
    other.resume(session.deeds)
    if session.in_hand is not None:
        other.take_up(*session.in_hand)
    return other


def dice(who, session, rest):
    """Say what other dice to come change."""
    del rest
    one, other = seen(session), None
    for more in range(1, 9):  # by the lots of some seeds what is hidden has other names
        other = seen(at_other_dice(session, session.seed + more))
        if other.state == one.state:
            break
    else:
        return None
    return "" if who.decide(one) == who.decide(other) else "another choice by other dice"


def exchanged(state, one, other):
    """Give a state in which the figures of two units stand where those of the other stood."""
    pairs = list(zip(state.units[one].figures, state.units[other].figures, strict=False))
    spots = {a: state.figures[b].model for a, b in (*pairs, *((b, a) for a, b in pairs))}
    return state.with_figures(
        *(
            replace(f, model=replace(f.model, at=spots[f.id].at, bottom=spots[f.id].bottom))
            for f in (state.figures[id_] for id_ in spots)
        )
    )


def swaps(state, side):
    """Yield states in which what a side does not know is another: decoys, and what lies under markers."""
    for effect in state.effects:
        if effect.name == DECOY and state.units[effect.by].side != side:
            yield exchanged(state, effect.by, effect.on)
    marks = [m for m in state.markers if m.name == CONCEALED and m.by and state.units[m.by].side != side]
    for one, other in pairwise(marks):
        if state.units[one.by].side == state.units[other.by].side:
            by = {one.id: other.by, other.id: one.by}
            yield replace(state, markers=tuple(replace(m, by=by.get(m.id, m.by)) for m in state.markers))


def hidden(who, session, rest):
    """Say what hidden things change; None where there is nothing hidden."""
    del rest
    if session.in_hand is not None:
        return None
    state, one = session.state, None
    tried = False
    for swapped in swaps(state, deciding(session)):
        for seed in range(session.seed, session.seed + 12):  # lots that give the same names in other places
            other = seen(Session(swapped, session.book, session.dice, (), seed))
            one = seen(Session(state, session.book, session.dice, (), session.seed))
            if other.state == one.state:
                tried = True
                if who.decide(one) != who.decide(other):
                    return "another choice as hidden things change places"
                break
    return "" if tried else None


def terms(who, session, rest):
    """Say where terms do not add up, and count in `rest` the choices that the deciding term turned."""
    if not isinstance(who, Thinker):
        raise SystemExit("terms: only a level that thinks has terms")
    choice = who.choose(seen(session))
    if choice is None or len(choice.weighed) < 2:
        return None
    for each in choice.weighed:
        if abs(sum(who.weights[name] * each.terms[name] for name in PLAIN) - each.score) > 1e-9:
            return "the terms do not add up to the score"
    best = choice.weighed[0]
    other = next((each for each in choice.weighed if best.score - each.score > 1e-9), None)
    if other is None:
        return None
    gains = {n: who.weights[n] * (best.terms[n] - other.terms[n]) for n in PLAIN}
    decides = max(gains, key=gains.get)
    turned = {**who.weights, decides: -who.weights[decides]}
    told = max(choice.weighed, key=lambda each: sum(turned[name] * each.terms[name] for name in PLAIN))
    again = Thinker(session.book, who.worth.values, who.depth, turned).choose(seen(session))
    rest["decided"] = rest.get("decided", 0) + 1
    rest["turned"] = rest.get("turned", 0) + (told.decision != best.decision)
    rest["anew"] = rest.get("anew", 0) + (again.decision != best.decision)
    return ""


def timed(who, session, rest):
    """Count in `rest` the seconds of each choice."""
    view = seen(session)
    start = time.process_time()
    who.decide(view)
    rest.setdefault("seconds", []).append(time.process_time() - start)
    return ""


def together(who, session, rest):
    """Count in `rest` the seconds of each choice on the clock; say where it is another one than here."""
    view = seen(session)
    if "mind" not in rest:
        mind = rest["mind"] = Thinking()
        atexit.register(mind.end)
        mind.think(rest["player"], view)  # its processes are begun, and have loaded what they need
    start = time.perf_counter()
    reply = rest["mind"].think(rest["player"], view)
    rest.setdefault("seconds", []).append(time.perf_counter() - start)
    same = reply.choice is not None and reply.choice.decision == who.decide(view)
    return "" if same else f"another choice together: {reply}"


def advice(who, session, rest):
    """Say where who takes a level's advice does something else than that level."""
    taking = seated(f"advice:{rest['player']}", session.book).player
    view = seen(session)
    return "" if taking.decide(view) == who.decide(view) else "who takes the advice does something else"


def elsewhere(who, session, rest):
    """Say what undo and redo change, and keep each choice in `rest` for another process."""
    found = who.decide(seen(session))
    rest.setdefault("choices", []).append(repr(found))
    back = session.apart()
    if back.undo() and back.redo() and player(rest["player"], session.book).decide(seen(back)) != found:
        return "another choice after undo and redo"
    return ""


LOOKS = {
    "dice": dice,
    "hidden": hidden,
    "elsewhere": elsewhere,
    "terms": terms,
    "advice": advice,
    "time": timed,
    "together": together,
}


def looked(chosen, rest):
    """Look at as many positions as are wanted; give how many were, and how many were wrong."""
    count = wrong = 0
    players = {}
    for script, seed, step, session in positions(chosen.script, chosen.first):
        if count >= chosen.positions:
            return count, wrong
        who = players.setdefault(session.book.name, player(chosen.player, session.book))
        found = LOOKS[chosen.what](who, session, rest)
        if found is None:
            continue
        count += 1
        if found:
            wrong += 1
            print(f"{script}, seed {seed}, step {step}: {found}", flush=True)
        if count % chosen.every == 0:
            print(f"{count} positions, {wrong} wrong", file=sys.stderr, flush=True)
    return count, wrong


def chosen_elsewhere():
    """Give the choices of a fresh process with another hash seed."""
    order = [sys.executable, __file__, *sys.argv[1:], "--choices"]
    environment = {**os.environ, "PYTHONHASHSEED": "4711"}
    told = subprocess.run(order, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return json.loads(told.stdout.splitlines()[-1])


def tell(rest):
    """Print the figures beside the count."""
    if "decided" in rest:
        share = rest["turned"] / rest["decided"]
        print(f"{rest['turned']} of {rest['decided']} choices ({share:.1%}) change as the deciding term does")
        print(f"{rest['anew']} of them where all is thought through again, what follows as well")
    if "seconds" in rest:
        found = sorted(rest["seconds"])
        middle, late = found[len(found) // 2], found[int(0.99 * len(found))]
        print(f"seconds: median {middle:.3f}, 99th percentile {late:.3f}, most {found[-1]:.3f}")
    if "choices" in rest:
        other = chosen_elsewhere()
        differ = sum(a != b for a, b in zip(rest["choices"], other, strict=True))
        print(f"{differ} of {len(other)} choices differ in another process")
        return differ
    return 0


def main():
    """Look; 1 where anything was wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=LOOKS)
    parser.add_argument(
        "--player", default="regular", help=f"{', '.join(PLAYERS)}, with a temper behind a colon"
    )
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--script", nargs="+", help="names of sample battles")
    parser.add_argument("--first", type=int, default=1, help="the seed of the first battle")
    parser.add_argument("--every", type=int, default=100, help="tell after so many positions how it goes")
    parser.add_argument("--choices", action="store_true", help="only print the choices")
    chosen = parser.parse_args()
    chosen.script = chosen.script or (HIDING if chosen.what == "hidden" else SCRIPTS)
    rest = {"player": chosen.player}
    count, wrong = looked(chosen, rest)
    if chosen.choices:
        print(json.dumps(rest["choices"]))
        return 0
    print(f"{chosen.what}, {chosen.player}: {count} positions, {wrong} wrong")
    return 1 if tell(rest) or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
