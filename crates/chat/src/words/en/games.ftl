# The catalogue.
games-head = There are { $count } games. Which would you like to see?
games-all = All games
games-family-chess = Chess
games-family-great = Great chess
games-family-draughts = Draughts
games-family-other = Other games
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
