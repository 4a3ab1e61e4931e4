# Ratings, leaderboards, reliability, the next game, playing one again.

# --- Settings of a new table
term-rated = whether the result counts for ratings
term-rated-off = A casual game: it doesn’t count for ratings.
term-reliable = only for players who keep that percentage of their deadlines; newcomers may sit too, unless it ends with “!”
term-reliable-line = For players who keep at least { $percent } % of their deadlines; newcomers are welcome.
term-reliable-proven = Only for players who have shown that they keep at least { $percent } % of their deadlines.
rated-position = A game from a set-up position can’t count for ratings. Leave `rated` out, or write `rated=no`.
reliable-refused = Table #{ $table } is for players who keep at least { $asked } % of their deadlines. So far you have kept { $percent } % of { $owed }. Each move on time brings you closer; tables without that condition are open to you.
reliable-unproven = Table #{ $table } is for players who have shown that they keep at least { $asked } % of their deadlines. That takes { $known } moves with a deadline, and you have had { $owed } so far: play at other tables first.

# --- Reading commands
standing-person = I don’t know who “{ $name }” is. Mention them, for example `{ $command } @Ada`.
versus-whom = Against whom? For example `versus @Ada`.
unlisted-which = Write `unlisted on` to leave all leaderboards, or `unlisted off` to be on them again.
unlisted-on = You are no longer on any leaderboard. `unlisted off` puts you back.
unlisted-off = You are on the leaderboards of the games you play.

# --- How somebody keeps tables
standing-in-time = { $made } of { $owed ->
    [one] { $owed } move
   *[other] { $owed } moves
} on time{ $percent ->
    [100] { "" }
   *[other] { " " }({ $percent } %)
}
standing-finished = { $finished ->
    [0] no game finished
    [one] { $finished } game finished
   *[other] { $finished } games finished
}
standing-left = { $left ->
    [0] none abandoned
   *[other] { $left } abandoned
}
standing-rated = rated { $rating }
standing-record = { $who }: { $record }

# --- Ratings
standing-card = **Ratings of { $who }**
standing-card-none = { $who } has finished no rated game yet.
standing-card-none-you = You have finished no rated game yet. Every game counts unless its table says `rated=no`.
standing-card-kept = Reliability: { $kept }
standing-card-unlisted = You are not on any leaderboard.
standing-game = **{ $game }** { $rating } (± { $deviation }):
standing-results = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won, { $drawn } drawn, { $lost } lost
standing-points = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $points } points, { $won } won
standing-best = best { $rating } (#{ $table })
standing-trend = { $games ->
    [one] in the last game { $change }
   *[other] in the last { $games } games { $change }
}
standing-chart = Ratings of { $who }

# --- Leaderboards
leaders-server = Every server has its own leaderboard: ask for it there.
leaders-which = Which game’s leaderboard?
leaders-nothing = No rated game has been finished here yet.
leaders-none = Nobody here has finished a rated game of { $game } yet.
leaders-head = **{ $game }: the best here**
leaders-line = { $who } { $rating } (± { $deviation }), { $games ->
    [one] { $games } game
   *[other] { $games } games
}
leaders-you = You are number { $place } of { $count }.
leaders-provisional = A rating with a question mark is still uncertain: it gets a place after a few more games.
leaders-page = Page { $page } of { $pages }

# --- Head to head
versus-self = You against yourself? Nobody has ever won that. `versus @Ada` shows your results against somebody else.
versus-none = You and { $who } have not met in a rated game yet.
versus-head = **You against { $who }**
versus-line = **{ $game }**: { $won } won, { $drawn } drawn, { $lost } lost; last at table #{ $table }, { $when }

# --- The next game, and once more
button-next = Next game: my turn
button-rematch = Rematch
next-none = Nobody is waiting for you: it isn’t your turn at any table.
next-none-else = It isn’t your turn anywhere else.
next-offers = It isn’t your turn anywhere, but an offer is waiting for your answer: { $tables }. `treaties #{ $first }` shows it.
next-offers-else = It isn’t your turn anywhere else, but an offer is waiting for your answer: { $tables }. `treaties #{ $first }` shows it.
rematch-none = You have no finished game yet that could be played again.
rematch-not-over = The game at table #{ $table } is not over yet.
rematch-not-yours = Only those who played at table #{ $table } can ask for a rematch.
rematch-there = That server decides who may open tables: ask for the rematch of table #{ $table } there.
rematch-laid = The rematch is table #{ $table }: `board #{ $table }` shows the position.

# --- Help
help-group-contest = **Contests**
help-group-standing = **Ratings**

# --- Slash commands

# --- Why the last game is not among those that count
standing-uncounted = Your last game, at table #{ $table }, does not count: { $why ->
    [void] it was declared void
    [casual] it was not played for ratings (`rated=no`)
    [machine] a machine played in it
    [position] it began from a set-up position
    [brought] it was brought in from a record
   *[short] it was over before both sides had moved
}.
