"""Nim, for Dolmen."""
