"""Drawing under a symmetry: images of parts, and their links."""
