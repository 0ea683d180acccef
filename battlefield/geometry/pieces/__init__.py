"""pieces."""
