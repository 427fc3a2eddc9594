"""The words and icons of a game."""
