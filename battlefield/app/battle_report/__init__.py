"""battle_report."""
