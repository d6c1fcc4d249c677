"""Druides: servants, gems and mystic places, for two to four players."""
