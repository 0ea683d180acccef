"""How far one shape must move to leave another that is not convex."""
