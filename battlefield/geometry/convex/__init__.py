"""convex."""
