"""What many perks are made of."""
