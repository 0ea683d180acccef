"""What each rule book says, as declarations; books never import each other."""
