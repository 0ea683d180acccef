"""skirmish."""
