"""Work beside the event loop, and pages made and let go in turns of it."""
