"""The cards of a box, as a group has told the app about them."""
