"""What callers give, where Python and NumPy know several kinds of numbers."""

from numbers import Integral


def is_whole(number: object) -> bool:
    """Whether that is a whole number, of Python or of NumPy."""
    return isinstance(number, Integral) and not isinstance(number, bool)
