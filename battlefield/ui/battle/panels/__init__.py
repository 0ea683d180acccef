"""The panels beside a battle."""
