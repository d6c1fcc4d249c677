"""The table for who cannot see the board: typed moves, and questions that are answered in words.

A move is read as the terminal reads it, a position told as the pages without script tell it."""
