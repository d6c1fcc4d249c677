"""The gates of the table server: what must hold under load, kills, races, bad input and faults."""
