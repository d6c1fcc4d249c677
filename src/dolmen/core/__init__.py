"""The contract every title signs, and what drives it."""
