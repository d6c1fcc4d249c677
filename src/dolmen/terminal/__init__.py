"""The table in a terminal: one person or several, with bots, at any title that has a board here."""
