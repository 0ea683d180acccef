"""Who sees whom, by how much the verdict holds, and how much of a target is hidden."""
