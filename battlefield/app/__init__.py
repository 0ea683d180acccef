"""What tools, panels and the log say and do, without Qt."""
