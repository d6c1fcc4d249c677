"""Caverna: the rules, one room a file; the door is `game`."""
