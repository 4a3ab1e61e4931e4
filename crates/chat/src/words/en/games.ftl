# The catalogue.
games-head = There are { $count } games. Press a button, or write what you look for: `games 4`, `games short`, `games queen`.
    To start with: { $shelf }.
games-head-here = This server offers { $count } of { $all } games. Press a button, or write what you look for: `games 4`, `games short`, `games queen`.
    To start with: { $shelf }.
games-list = **{ $what }** · { $count ->
    [one] one game
   *[other] { $count } games
}
games-count = { $count ->
    [one] one game
   *[other] { $count } games
}
games-none = No game here fits **{ $what }**.
games-narrow = Narrow the list
games-word = “{ $word }”
games-not-offered = This server does not offer { $game }. `games` shows the games that it offers.
games-all = All games
games-family-chess = Chess
games-family-great = Great chess
games-family-draughts = Draughts
games-family-other = Other games
games-family-host = House games
games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
games-pace-short = Short
games-pace-medium = Medium
games-pace-long = Long
games-unknown = I know no game and no kind of game called { $typed }. `games` shows them all.
games-card = **{ $game }** (`{ $id }`)
    { $about }
    { $players } · { $length }
games-length-usual = about { $moves } moves each
games-length-here = { $games ->
    [one] one game here
   *[other] { $games } games here
}: about { $moves } moves each, { $days ->
    [0] within a day
    [one] one day
   *[other] { $days } days
}
games-options = Other ways to play it
games-lay = Open a table
games-seek = Look for players
games-rules = Rules and notation
games-alt = The board of { $game } at the start.
