"""Free space, shortest ways, all places in reach, and walks over levels."""
