"""Action Rolls, and what comes of them."""
