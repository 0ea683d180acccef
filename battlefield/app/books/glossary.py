"""The words and short forms of each book that the window shows, explained in our own words."""

import re
from dataclasses import dataclass
from functools import lru_cache

ANY = ""  # the key of what is said in every book
MOST_TOLD = 4  # words of one text that are explained at once


@dataclass(frozen=True, slots=True)
class Term:
    """A word as it is shown, and what it means; `also` names other forms that mean the same."""

    word: str
    says: str
    also: tuple[str, ...] = ()

    @property
    def line(self) -> str:
        """The word with what it means."""
        return f"{self.word}: {self.says}"


# fmt: off
_TERMS: dict[str, tuple[Term, ...]] = {
    ANY: (
        Term("HP", "how much harm something bears; at 0 it falls."),
        Term("Points", "what a unit costs in its roster; what is left, of what there was."),
        Term("1D6", "one die of six sides; 3D6 are three of them, 1D3 counts half of its face, rounded up.",
             ("2D6", "3D6", "1D3", "D6", "D3")),
        Term("±", "how far off an average that was found by trying may be; the true one is likely within."),
        Term("on average", "the mean of many tries with other dice; a single try may give more or less.",
             ("trial",)),
        Term("needed", "the least face of a die that counts as a success: 4+ is a 4, 5 or 6."),
        Term("Roll-off", "all sides roll a die; the highest wins, equals roll again.", ("roll-off",)),
        Term("–", "on a card: it has none of that; in a ring on a model: it cannot move or dash this turn."),
        Term("✓", "in a ring on a model: its unit has acted already."),
        Term("Deploy", "puts a unit onto the table, in the zone of its side."),
    ),
    "warsurge": (
        Term("Move", "how many inches a model goes in the Move phase; difficult ground counts twice."),
        Term("Dash", "how many inches a model goes in the Dash phase, after the attacks."),
        Term("Defence", "how hard the unit is to hit: Power against it tells what an attack's dice need."),
        Term("Armour", "the first save against a hit: 5+ saves on a 5 or 6; AP may ignore it."),
        Term("AEGIS", "a save that is rolled after armour, and that usual AP does not ignore."),
        Term("Transport", "how many HP of others the unit can carry inside."),
        Term("Range", 'how far the weapon reaches; 0" reaches only what its base touches.'),
        Term("Attacks", "how many dice the weapon rolls for each model that carries it."),
        Term("Power", "how hard the weapon hits: with the target's Defence it says what a die needs."),
        Term("AP", "armour piercing: armour that needs this face or a higher one is ignored, better is not."),
        Term("Ward", "what a shield adds to the AEGIS of its bearer."),
        Term("Deflect", "what a shield adds to the armour of its bearer."),
        Term("Parry", "what a shield adds against attacks in a melee."),
        Term("Turn Master", "the side that won this turn's roll-off: it acts first in each phase."),
        Term("Hold", "does nothing in this phase; when units deploy, it stays in reserve for a later turn."),
        Term("Attack", "strikes with the unit's weapons at an enemy in range and in sight."),
        Term("CP", "command points, which Advanced battles pay actions with; they are rolled each turn."),
        Term("OP", "objective points: the most of them win where the game type counts them."),
        Term("% left", "the share of a side's points that is still in the game."),
        Term("Action", "an Advanced turn's step: a side acts with a unit and pays for it."),
        Term("Counter", "after a step of the one side, the other may answer it with what can counter."),
        Term("Pass", "does nothing now; who has passed may act again once another side has acted."),
        Term("melee", "bases in contact: those units fight each other and cannot simply walk away."),
        Term("Assault", "a type of weapon: the lightest; it strikes whatever else the unit has done."),
        Term("Battle", "a type of weapon, heavier than Assault."),
        Term("Heavy", "a type of weapon, the heaviest."),
        Term("wiped out", "no model of the unit is left; the share tells in how many of the tries."),
    ),
    "pulp-city": (
        Term("Strength", "one of six traits: how many dice it rolls; * marks a Trump."),
        Term("Defense", "one of six traits: what most attacks of strength are rolled against."),
        Term("Energy", "one of six traits: powers of light, heat and the like."),
        Term("Agility", "one of six traits: quickness and aim."),
        Term("Mind", "one of six traits: wits and will over others."),
        Term("Spirit", "one of six traits: courage and the strange arts."),
        Term("*", "a Trump Trait: its dice count for more when their effects are told."),
        Term("AP Limit", "how many action points the model may spend in one turn."),
        Term("AP+", "how many action points it brings to its team's pool each round."),
        Term("AP", "action points: a team has one pool of them, and each action costs some."),
        Term("Move", "how many inches it walks, and in what manner."),
        Term("Fatigue", "weariness from moving and some actions; at its limit it bears no more this round."),
        Term("Power Up", "spare dice that can be added to any Action Roll of the model.", ("PU",)),
        Term("Range", "how many inches the action reaches."),
        Term("Roll", "the trait that is rolled, against the target's trait or a number."),
        Term("T#", "a number that the roll has to reach, where no trait stands against it.",
             tuple(f"T#{n}" for n in range(1, 21))),
        Term("FX", "what an action does when it succeeds."),
        Term("EFX", "extra effects: high faces of a success buy them, so 1 of 1 is the one that was bought."),
        Term("AGP", "agenda points: what a team has scored towards its plot."),
        Term("levels left", "the sum of the levels of a team's models that are still in the game."),
        Term("IST", "instant: works on the model itself."),
        Term("PRJ", "projectile: hits a model in range and in sight."),
        Term("SUM", "summoning: puts something onto the table within range."),
        Term("IND", "indirect: reaches a model in range without seeing it."),
        Term("CCM", "close combat: strikes a model in base contact."),
        Term("THR", "throw: hurls an object that it touches."),
        Term("RAY", "a ray: hits every model on a line."),
        Term("RCT", "reaction: answers an enemy that has just chosen it as a target."),
        Term("AUR", "aura: works on every model in range, seen or not."),
        Term("OVR", "overrun: a straight move that hits every model on the way."),
        Term("PLS", "pulse: works on every model around that is in sight."),
        Term("DNG", "danger: what dangerous terrain does to who is in it."),
    ),
    "iron-kingdoms": (
        Term("SPD", "speed: how many inches it advances."),
        Term("STR", "strength, which is added to the power of its melee weapons."),
        Term("MAT", "melee skill: two dice and this have to reach the target's DEF."),
        Term("RAT", "ranged skill: two dice and this have to reach the target's DEF."),
        Term("ARC", "arcane skill, and how much magic it has at hand."),
        Term("DEF", "how hard it is to hit."),
        Term("ARM", "armour: what is rolled above this is damage."),
        Term("Boxes", "how much damage it bears: a box for each point.", ("boxes", "box")),
        Term("Physique", "a branch of its boxes: when it is full of damage, the body suffers."),
        Term("Agility", "a branch of its boxes: when it is full of damage, aim and speed suffer."),
        Term("Intellect", "a branch of its boxes: when it is full of damage, wits suffer."),
        Term("Focus", "points of magic; each of them boosts one roll."),
        Term("Range", "how many inches the weapon or spell reaches."),
        Term("POW", "power: it is added to the dice for damage."),
        Term("Attacks", "how often the weapon strikes."),
        Term("AOE", "area of effect: the width of the round template that it lays."),
        Term("Activate", "lets a character act: it may advance and then do what it can."),
        Term("Maintenance", "a side's turn begins: fire and acid are checked, clouds thin out."),
        Term("Control", "magic is shared out, and spells are paid for or let go."),
        Term("Activation", "the side's characters act one after the other."),
        Term("models up", "characters of a side that stand."),
    ),
    "agemonia": (
        Term("Might", "an attribute: strength of the body; checks of it roll against it."),
        Term("Agility", "an attribute: quickness and aim."),
        Term("Mind", "an attribute: wits and magic."),
        Term("Spirit", "an attribute: will and courage."),
        Term("Move", "how many areas it goes in a turn."),
        Term("Stamina", "what a Hero spends on actions, and loses when hurt."),
        Term("Available", "stamina that can be spent now."),
        Term("Initiative", "when it acts in a round."),
        Term("Taunt", "enemies turn on who has the most of it."),
        Term("Health", "how much harm it bears.", ("health",)),
        Term("Shield", "harm that is kept off each time."),
        Term("Damage", "how much a hit takes away."),
        Term("Range", "how many areas away it reaches."),
        Term("Check", "the attribute that is rolled."),
        Term("Targets", "how many figures it works on."),
        Term("Area", "how many areas about its target it works on as well."),
        Term("Line", "how many areas in a row it works on."),
        Term("Stamina loss", "what using it costs in stamina."),
        Term("to act", "figures that have not had their turn this round."),
    ),
}
# fmt: on


def terms_of(book: str) -> tuple[Term, ...]:
    """Give the words of a book, those of any book last."""
    own = _TERMS.get(book, ()) if book != ANY else ()
    words = {term.word for term in own}
    return (*own, *(term for term in _TERMS[ANY] if term.word not in words))


def says_of(book: str, word: str) -> str:
    """Explain one word of a book; nothing where it is not known."""
    return next((term.says for term in terms_of(book) if word == term.word or word in term.also), "")


def told_in(book: str, words: str, most: int = MOST_TOLD) -> tuple[Term, ...]:
    """Give the words of a book that stand in a text, in the order they come there."""
    found = ((match.start(), term) for term, pattern in _patterns(book) if (match := pattern.search(words)))
    return tuple(term for _, term in sorted(found, key=lambda each: each[0])[:most])


def with_terms(book: str, words: str, told: str = "") -> str:
    """Write a text for a tip, and below it what the words of another mean that is shown beside it."""
    lines = (term.line for term in told_in(book, told or words))
    return "\n".join((words, *lines))


@lru_cache(maxsize=16)
def _patterns(book: str) -> tuple[tuple[Term, re.Pattern[str]], ...]:
    return tuple((term, _pattern((term.word, *term.also))) for term in terms_of(book))


def _pattern(forms: tuple[str, ...]) -> re.Pattern[str]:
    """Find any of some forms as a word of its own."""
    longest = sorted(forms, key=len, reverse=True)
    return re.compile("|".join(rf"(?<![\w+]){re.escape(form)}(?![\w+])" for form in longest))
