"""What the cards of a box say, where no rulebook prints it and people have told the app."""
