"""What is known of units: stats, status, merged ones, HP lost and regained, tests, objectives."""
