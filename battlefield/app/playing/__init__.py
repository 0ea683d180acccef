"""A battle on the desk: what is asked and how the hand answers it, without a window."""
