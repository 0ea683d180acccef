"""All set problems, by book."""

import agemonia_problems
import iron_problems
import pulp_problems
import warsurge_problems

PROBLEMS = {
    "warsurge": warsurge_problems.PROBLEMS,
    "pulp-city": pulp_problems.PROBLEMS,
    "iron-kingdoms": iron_problems.PROBLEMS,
    "agemonia": agemonia_problems.PROBLEMS,
}
