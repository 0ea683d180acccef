"""Forced movement as the hand asks for it: the kinds of push, their options, outcomes and pictures."""
