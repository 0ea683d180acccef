"""Where the centre of a base may be, at one height."""
