"""journals."""
