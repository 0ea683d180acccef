"""All set problems, by book; those that came later, once the program had been written, are fresh."""

import agemonia_problems
import fresh_agemonia
import fresh_iron
import fresh_pulp
import fresh_warsurge
import iron_problems
import pulp_problems
import warsurge_problems

PROBLEMS = {
    "warsurge": warsurge_problems.PROBLEMS,
    "pulp-city": pulp_problems.PROBLEMS,
    "iron-kingdoms": iron_problems.PROBLEMS,
    "agemonia": agemonia_problems.PROBLEMS,
}
FRESH = {
    "warsurge": fresh_warsurge.FRESH,
    "pulp-city": fresh_pulp.FRESH,
    "iron-kingdoms": fresh_iron.FRESH,
    "agemonia": fresh_agemonia.FRESH,
}
