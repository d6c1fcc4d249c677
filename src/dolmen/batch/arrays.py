"""Buffers of the engine as NumPy arrays: the very memory where it is compiled, a copy otherwise."""

from typing import Any

import numpy as np

from dolmen import engine


class Window:
    """A buffer that is looked at as an array of some shape, always the same one."""

    def __init__(self, buffer: Any, dtype: str, shape: tuple[int, ...]) -> None:
        # Lists where the engine runs interpreted: they are copied whenever they have changed.
        self._listed: Any = None if engine.kind() == "compiled" else buffer
        if self._listed is None:
            self.array: Any = np.frombuffer(buffer, dtype).reshape(shape)
        else:
            self.array = np.array(buffer, dtype).reshape(shape)
            self.array.flags.writeable = False

    def refresh(self) -> None:
        """The buffer has changed."""
        if self._listed is not None:
            self.array.flags.writeable = True
            self.array[...] = np.array(self._listed).reshape(self.array.shape)
            self.array.flags.writeable = False
