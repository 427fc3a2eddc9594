"""Every move of a table, and the way back."""
