"""silhouette."""
