"""Attacks begun on the table: whom a unit can attack by what, at which odds, and the hand that confirms."""
