"""Questions about tables drawn by chance, and the same tables with everything known worse."""

from dataclasses import replace

from battlefield.app.measure.questions import answer

RANKS = {"certain": 2, "likely": 1, "open": 0}
QUESTIONS = (
    {"ask": "range", "from": "m0", "within": 4},
    {"ask": "range", "unit": "u0", "within": 3},
    {"ask": "range", "from": [12, 12], "within": 3},
    {"ask": "coverage", "template": {"round": 5, "model": "m1"}},
    {"ask": "coverage", "template": {"cone": 8, "at": [12, 12], "bearing": 40}},
    {"ask": "coherency", "unit": "u0", "horizontal": 5},
    {"ask": "coherency", "models": ["m0", "m1", "m2", "m3"], "horizontal": 6},
    {"ask": "sight", "from": "m0", "to": "m1", "hidden_from": 0.5},
    {"ask": "sight", "from": "m2", "to": "m4", "by": "warsurge"},
    {"ask": "reach", "model": "m0", "move": 8, "to": [12, 12]},
)


def verdicts(scene, question):
    """Give every verdict of an answer by the name of what it is about."""
    found = answer(scene, question)
    named = found.get("models", {}) | {"whole": found, "hidden": found.get("hidden", {})}
    named = {name: each for name, each in named.items() if "verdict" in each}
    links = {str(link["models"]): link for link in found.get("links", []) if link["margin"] >= 0}
    return {name: each["verdict"] for name, each in (named | links).items()}


def widened(scene, drawn):
    """Know every place as well or worse; a place that was known exactly may stay so."""

    def worse(sigma):
        return (sigma or 0.0) * drawn.choice((1.0, 1.5, 4.0)) + drawn.choice((0.0, 0.0, 1e-7, 0.05, 0.4))

    return replace(
        scene,
        models=tuple(replace(each, sigma=worse(each.sigma)) for each in scene.models),
        terrain=tuple(replace(each, sigma=worse(each.sigma)) for each in scene.terrain),
    )
