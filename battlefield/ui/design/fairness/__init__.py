"""The fairness report, shown and written."""
