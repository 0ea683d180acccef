"""What lies on a table, as frozen facts: board, terrain, models, templates, zones, objectives."""
