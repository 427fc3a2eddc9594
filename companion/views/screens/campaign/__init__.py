"""The campaign: stars over many evenings, what comes next, and the ducks."""
