### Clubs: events that people join by a link.

club-title = Clubs
club-about =
    An event among people who know its link: rounds that are made for you, or whatever you play anyway. Members are listed in its
    standings by name, for everybody who has the link; its tables are public. Bots are the measure of the ratings.
club-mine = My events
club-none = You have made or joined no event yet.
club-make = Make an event
club-name = Name of the event
club-game = Game
club-seats = Players at a table
club-kind = How it is played
club-kind-of =
    { $kind ->
        [robin] Rounds: everybody meets everybody
       *[free] Free: games that all their players put into it
    }
club-rounds = Rounds (empty: as many as it takes)
club-level = Bots where people are missing
club-send = Make it
club-round-of = Round { $round } of { $rounds }
club-not-begun = It has not begun. Send its link to those who shall play; then begin the first round.
club-time = Every turn has a week, and everybody two more in reserve for each game. When that is used up, a bot plays until they are back.
club-people =
    { $count ->
        [one] { $count } member
       *[other] { $count } members
    }
club-join = Join
club-join-about = You stand in the standings then, under this name. You can leave at any time.
club-leave = Remove me from this event
club-leave-about = Your name and your results go from the standings; games under way go on.
club-next =
    { $round ->
        [1] Begin the first round
       *[other] Make round { $round }
    }
club-standings = Standings
club-place = Place
club-games = Games
club-wins = Wins
club-beaten = Beaten
club-beaten-about = Beaten: the part of all opponents that came behind; a tie counts half.
club-points = Mean points
club-part = { NUMBER($part, maximumFractionDigits: 2) }
club-rating = Rating
club-rating-range = { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) })
club-anchors = Ratings are by OpenSkill, with 95 % of certainty; the bots stand fast: { $bots }.
club-anchor = { bot-level } { NUMBER($rating, useGrouping: 0) }
club-tables = Games
club-no-tables = No game yet.
club-more = More games
club-free-tables = Games that were put in
club-agreed = { $agreed } of { $needed } want it to count
club-counted = counts
club-put = Let it count
club-put-of = Let my game with { $names } count
club-offers = My games that could count
club-offers-about =
    A game counts when everybody who played it puts it in; it is public from then on. It must have the title, the number of
    players and the options of the event.
club-turn = your turn
club-result = { $name } { $points }
club-you = you
club-watch = Look
