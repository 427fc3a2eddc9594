"""The rules: found as one types, read one at a time, beside the game or on their own."""
