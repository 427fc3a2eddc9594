"""A pleasant look back: tables, wins, stars, scores."""
