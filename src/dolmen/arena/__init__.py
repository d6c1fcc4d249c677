"""Bots against each other: who plays whom on which dice, what came of it, and how sure that is."""
