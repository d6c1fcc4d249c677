"""A screen that speaks the player's language, down to the keys in its footer."""

from dataclasses import replace
from typing import TypeVar

from textual.binding import ActiveBinding
from textual.screen import Screen

from dolmen.words import Words

R = TypeVar("R")

PREFIX = "terminal-"


class Spoken(Screen[R]):
    """A screen whose bindings have message ids for descriptions; the footer shows the words."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys that do something now, described in words."""
        return {key: self._spoken(active) for key, active in super().active_bindings.items()}

    def _spoken(self, active: ActiveBinding) -> ActiveBinding:
        id = active.binding.description
        # Textual's own keys are described in English; the footer does not show them.
        if not id.startswith(PREFIX):
            return active
        return active._replace(binding=replace(active.binding, description=self.words.text(id)))
