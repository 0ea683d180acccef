"""WARSURGE: what its book of perks says, as rows on the rules core."""
