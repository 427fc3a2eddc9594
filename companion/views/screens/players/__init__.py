"""Who plays here: what they played, their profile, their groups."""
