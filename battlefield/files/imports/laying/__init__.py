"""Things of other programs laid into a scene as its parts."""
