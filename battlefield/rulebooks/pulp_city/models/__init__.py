"""What is printed of models, what has become of them, and the dice and targets of their actions."""
