"""The turn in both playstyles: phases, steps, unit actions, casualties, victory."""
