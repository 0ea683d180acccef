"""Single perks tried on any table."""
