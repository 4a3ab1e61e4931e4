# The cross-table of a contest as a picture, and its text for those who do not see it.
contest-no-such-page = There is no page { $page }. The last one is { $pages }.

# --- Points
contest-points = { $points }
contest-points-decimal = { $whole }{ number-decimal }{ $part }

# --- Names
contest-cross-name = { $name }
contest-cross-numbered = No. { $number }
contest-cross-pair = { $one } & { $other }
contest-cross-replaced = { $name } (was { $former })
contest-cross-forgotten = a former player

# --- The head
contest-cross-entrants = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
contest-cross-page = page { $page } of { $pages }
contest-cross-round = round { $round } of { $rounds }
contest-cross-games = { $over } of { $all } games finished
contest-cross-running = running
contest-cross-paused = paused
contest-cross-finished = finished
contest-cross-cancelled = cancelled
contest-cross-division = Division { $number }, season { $season }
contest-cross-group = Group { $number }
contest-cross-final-group = Final group

# --- The heads of columns: short
contest-cross-number = No.
contest-cross-points = Pts
contest-cross-play-off = Play-off
contest-cross-last-games = last games
contest-cross-nth-round = Round { $round }
contest-cross-quarterfinals = Quarterfinals
contest-cross-semifinals = Semifinals
contest-cross-final = Final
contest-cross-third = Third place
contest-cross-bye = bye

# --- The signs
contest-cross-first = moves first
contest-cross-second = moves second
contest-cross-seat = place in the game, seat
contest-cross-open = not finished
contest-cross-forfeit-won = won without a game
contest-cross-forfeit-lost = lost without a game
contest-cross-struck = annulled
contest-cross-bye-allocated = no opponent left
contest-cross-bye-full = bye, a full point
contest-cross-bye-half = bye, half a point
contest-cross-bye-none = absent, no point
contest-cross-machine = machine
contest-cross-out = has left
contest-cross-challenge = challenges

# --- The picture in words
contest-cross-alt = { $contest }. { $game }, { $state }. { $places }
contest-cross-alt-places = { $places }.
contest-cross-alt-part = { $part }: { $places }
contest-cross-alt-both = { $one } { $other }
contest-cross-alt-place = { $place } { $name } ({ $points })
contest-cross-alt-rank = { $place } { $name }
