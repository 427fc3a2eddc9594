"""Controls that more than one screen uses."""
