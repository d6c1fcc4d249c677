"""What somebody's finished games came to: by title, by seats and by opponent."""

from collections import Counter
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple, cast

from dolmen.server.store import Played, Store
from dolmen.server.table.entries import read_outcome
from dolmen.server.wire.answers import Result
from dolmen.server.wire.people import Game, OpponentTally, Results, Tally, TitleTally

# So many games are told one by one, and so many opponents.
MOST_TOLD: Final = 50
MOST_OPPONENTS: Final = 50
# Ends that place everybody as the game stands, or nearly: the rules', and somebody's who gave up.
RANKED: Final = ("over", "resigned")
BY_RULES: Final = "over"


class Opponent(NamedTuple):
    """Who played against me: an identity or a level of bots, and by which name."""

    key: str
    name: str
    bot: str | None


class _Sum:
    """Games that are added up."""

    def __init__(self) -> None:
        self.games = self.ranked = self.won = self.scored = self.points = 0
        self.best: int | None = None
        self.best_at: str | None = None

    def add(self, game: Game) -> None:
        result = game.result
        self.games += 1
        if len(game.names) > 1 and result.how in RANKED:
            self.ranked += 1
            self.won += result.ranks[game.seat] == 1
        if result.how == BY_RULES:
            points = result.scores[game.seat]
            self.scored += 1
            self.points += points
            if self.best is None or points > self.best:
                self.best, self.best_at = points, game.table

    def tally(self) -> Tally:
        mean = round(self.points / self.scored, 2) if self.scored else None
        return Tally(
            games=self.games,
            ranked=self.ranked,
            won=self.won,
            mean=mean,
            best=self.best,
            best_at=self.best_at,
        )


class Reckoning:
    """Adds up somebody's games, the last first."""

    def __init__(self) -> None:
        self.count = 0
        self.last: list[Game] = []
        self._titles: dict[str, _Sum] = {}
        self._seats: dict[tuple[str, int], _Sum] = {}
        self._opponents: dict[str, Opponent] = {}
        self._met: Counter[str] = Counter()
        self._before: Counter[str] = Counter()
        self._behind: Counter[str] = Counter()

    def add(self, game: Game, opponents: list[Opponent | None]) -> None:
        """One game, and who sat at its seats; nobody at mine."""
        self.count += 1
        if len(self.last) < MOST_TOLD:
            self.last.append(game)
        if not game.counts:
            return
        self._titles.setdefault(game.title, _Sum()).add(game)
        self._seats.setdefault((game.title, len(game.names)), _Sum()).add(game)
        if game.result.how not in RANKED:
            return
        ranks, once = game.result.ranks, set[str]()
        for opponent in opponents:
            # Several bots of one level are one opponent, met once a game by its best.
            if opponent is None or opponent.key in once:
                continue
            once.add(opponent.key)
            best = min(
                rank
                for rank, other in zip(ranks, opponents, strict=True)
                if other is not None and other.key == opponent.key
            )
            mine = ranks[game.seat]
            self._opponents.setdefault(opponent.key, opponent)
            self._met[opponent.key] += 1
            self._before[opponent.key] += mine < best
            self._behind[opponent.key] += mine > best

    def results(self) -> Results:
        """What they came to."""
        return Results(
            games=self.count,
            titles=[
                TitleTally(
                    title=title,
                    total=total.tally(),
                    by_seats={
                        seats: part.tally()
                        for (of, seats), part in sorted(self._seats.items())
                        if of == title
                    },
                )
                for title, total in sorted(self._titles.items())
            ],
            opponents=[
                OpponentTally(
                    name=self._opponents[key].name,
                    bot=self._opponents[key].bot,
                    games=games,
                    before=self._before[key],
                    behind=self._behind[key],
                )
                for key, games in self._met.most_common(MOST_OPPONENTS)
            ],
            last=self.last,
        )


async def games_of(store: Store, player: str) -> AsyncIterator[tuple[Game, list[Opponent | None]]]:
    """Somebody's finished games with who else played, the last first."""
    async for page in store.played_by(player):
        for played in page:
            found = read_game(played, player)
            if found is not None:
                yield found


async def reckon(store: Store, player: str) -> Reckoning:
    """All of them, added up."""
    sums = Reckoning()
    async for game, opponents in games_of(store, player):
        sums.add(game, opponents)
    return sums


def read_game(played: Played, player: str) -> tuple[Game, list[Opponent | None]] | None:
    """A finished table as a game of one of its players."""
    table, seats = played
    mine = [seat for seat, (_, _, holders) in enumerate(seats) if player in holders]
    if not mine:
        return None
    outcome = read_outcome(table.outcome)
    game = Game(
        table=table.id,
        title=table.title,
        ended=table.ended,
        seat=mine[0],
        names=[name for name, _, _ in seats],
        bots=[bot for _, bot, _ in seats],
        result=Result(
            how=cast(Any, outcome.how),
            seat=outcome.seat,
            scores=outcome.scores,
            ranks=outcome.ranks,
        ),
        counts=len(mine) == 1 and not table.given,
    )
    return game, [None if number in mine else _opponent(*seat) for number, seat in enumerate(seats)]


def _opponent(name: str, bot: str | None, holders: frozenset[str]) -> Opponent | None:
    if bot is not None:
        return Opponent(f"bot {bot}", bot, bot)
    return Opponent(min(holders), name, None) if holders else None
