"""Messages on their way out: as phrases with their arguments, and as sentences where asked for."""

from collections.abc import Sequence
from typing import Any, cast

from dolmen.core.course import Told
from dolmen.core.effect import Effect
from dolmen.core.message import Arg, Message, Refusal, Who
from dolmen.server.refusals import clause_of, code_of
from dolmen.server.tongue import Tongue
from dolmen.server.wire.answers import Problem
from dolmen.server.wire.fields import EffectKind, Role
from dolmen.server.wire.messages import Refused
from dolmen.server.wire.moves import EffectTold
from dolmen.server.wire.phrases import Phrase
from dolmen.words import plain


class Speaker:
    """Turns messages into phrases for one viewer: names by seat, sentences in its own language.
    Without one phrases have no text; refusals have, in the language that is spoken there."""

    def __init__(
        self, names: Sequence[str] = (), lang: str | None = None, spoken: str = "en"
    ) -> None:
        self.names = names
        self.words = Tongue(lang) if lang else None
        self._spoken = spoken

    def phrase(self, message: Message) -> Phrase:
        """A message as it travels."""
        text = self.words.say(message, self.names) if self.words else None
        return Phrase(message.id, {key: _sent(value) for key, value in message.args.items()}, text)

    def as_object(self, message: Message) -> dict[str, Any]:
        """A message as answers by HTTP have it."""
        phrase = self.phrase(message)
        return {"id": phrase.id, "args": phrase.args}

    def told(self, told: Told) -> Phrase:
        """Something that happened, as it travels."""
        phrase = self.phrase(told.message)
        phrase.clause, phrase.role = told.clause, cast(Role, told.role)
        return phrase

    def effect(self, effect: Effect) -> EffectTold:
        """What a move costs or brings, as it travels."""
        kind, words = cast(EffectKind, effect.kind), self.phrase(effect.words)
        return EffectTold(kind, effect.what, effect.amount, words, effect.seat, effect.at)

    def sentence(self, message: Message) -> str:
        """A message in words, also where no language was asked for."""
        return (self.words or Tongue(self._spoken)).say(message, self.names)

    def refused(self, refusal: Refusal, n: int, id: str | None = None) -> Refused:
        """A refusal as the socket says it."""
        reason = self.phrase(refusal.message)
        sentence = self.sentence(refusal.message)
        return Refused(n, id, code_of(refusal), clause_of(refusal), reason, sentence)

    def problem(self, refusal: Refusal) -> Problem:
        """A refusal as HTTP says it."""
        return Problem(
            code=code_of(refusal),
            clause=clause_of(refusal),
            reason=self.as_object(refusal.message),
            sentence=self.sentence(refusal.message),
        )


def _sent(value: Arg) -> Any:
    if type(value) is int:
        # By far the most.
        return value
    if isinstance(value, Message):
        return {"id": value.id, "args": {key: _sent(arg) for key, arg in value.args.items()}}
    if isinstance(value, Who):
        return {"seat": value.seat}
    if isinstance(value, tuple):
        return [_sent(message) for message in value]
    # A text of somebody's may hold what no answer can: half a character, control signs.
    return int(value) if isinstance(value, int) else plain(value)
