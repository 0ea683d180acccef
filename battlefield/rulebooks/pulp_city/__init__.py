"""Pulp City: supremes and minions, pools of dice, and the effects of their actions."""
