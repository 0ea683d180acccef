"""Looking a drawn table through: what lies wrong on it, and whether it is fair."""
