"""Dolmen in other people's frameworks: `pettingzoo`, `gymnasium`, `openspiel`. Each is an extra of
that name and imports its framework when it is imported."""
