"""The page that sets a battle up."""
