# Time: how long a move may take, excuses, leave, and what follows when time runs out.

# --- Settings of a new table
term-time = how long a player may take over a move: hours or days a move (`3d`); a stock of time, what each move adds, and its maximum (`5d+12h/10d`); fixed times of the week with a time zone (`daily 20:00 Europe/Kyiv`)
term-time-line = A move may take { $limit }.
term-time-never = No time limit.
term-time-fischer = Each player has { $stock } for all moves; each move adds { $increment }, up to a total of { $cap }.
term-time-daily = The deadline is { $clock } every day ({ $zone }), with at least six hours for each move.
term-time-days = The deadline is { $clock } ({ $zone }) on { $days }, with at least six hours for each move.
term-time-day = { $day ->
    [0] Mondays
    [1] Tuesdays
    [2] Wednesdays
    [3] Thursdays
    [4] Fridays
    [5] Saturdays
   *[other] Sundays
}
term-time-wrong = “{ $name }” can’t be “{ $value }”. Write how long a move may take, from an hour to { $most } days: `{ $name }=3d`; a stock of time, what each move adds and its maximum: `{ $name }=5d+12h/10d`; days and a time, with its zone unless you have named yours (`zone Kyiv`): `{ $name }="mon,thu 20:00 Europe/Kyiv"`; or `{ $name }=none`.
term-weekends = whether clocks run at weekends: on; off – they stop on Saturdays and Sundays, in your time zone or the one named (`weekends=off Europe/Kyiv`)
term-weekends-off = Clocks stop on Saturdays and Sundays ({ $zone }).
term-missed = when a player is late: claim – opponents may claim the game; resign – the player resigns at once; skip – the turn is passed, if the rules allow it; replace – the seat is freed for a substitute
term-missed-claim = { $excuses ->
    [0] If a player is late, the opponents may claim the game.
    [one] The first delay is excused; after that the opponents may claim the game.
   *[other] { $excuses } delays of each player are excused; after that the opponents may claim the game.
}
term-missed-resign = { $excuses ->
    [0] A player who is late resigns.
    [one] The first delay is excused; a player who is late again resigns.
   *[other] { $excuses } delays of each player are excused; a player who is late again resigns.
}
term-missed-skip = { $excuses ->
    [0] A player who is late loses the turn.
    [one] The first delay is excused; a player who is late again loses the turn.
   *[other] { $excuses } delays of each player are excused; a player who is late again loses the turn.
}
term-missed-replace = { $excuses ->
    [0] A player who is late is replaced by a substitute.
    [one] The first delay is excused; a player who is late again is replaced by a substitute.
   *[other] { $excuses } delays of each player are excused; a player who is late again is replaced by a substitute.
}
term-missed-no-skip = A turn can’t be passed in { $game }, so you can’t set `missed=skip`. Choose claim, resign or replace.
term-excuses = how many delays of each player are excused: each excuse gives the time of a move once more
term-leave = how many days of leave each player has in all; during leave only that player’s clock stops
term-leave-line = Leave: { $days ->
    [one] one day
   *[other] { $days } days
} for each player.
term-leave-never = No leave.

# --- Lengths of time
time-minutes = { $minutes } min
time-hours = { $hours } h
time-hours-minutes = { $hours } h { $minutes } min
time-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
time-days-hours = { $days ->
    [one] { $days } day
   *[other] { $days } days
} { $hours } h

# --- What happens
table-excused = { $seat }: the time is up. The delay is excused, and there is more time now. { $left ->
    [0] The next delay won’t be excused.
    [one] One more would be excused.
   *[other] { $left } more would be excused.
}
table-late = { $seat }: the time is up.
table-late-claim = { $seat }: the time is up. The opponents may claim the game; until one does, { $seat } may still move.
table-claimed = { $seat } claims the game: { $late } has let the time run out.
table-away = { $seat } is on leave until { $until }.
table-back = { $seat } is back from leave.
table-credited = I was offline for { $time }. Players who were short of time have that much more.
table-extended = { $by ->
    [host] { $who }, the host, gives { $seat } { $time } more.
    [manager] { $who }, who manages this server, gives { $seat } { $time } more.
    [somebody] { $who } gives { $seat } { $time } more.
   *[other] { $seat } is given { $time } more.
}

# --- Refusals
table-nobody-late = Nobody’s time is up at this table.
table-nobody-late-until = Nobody’s time is up: the deadline is { $until }.
table-not-opponent = Only an opponent may claim the game of { $seats }.
table-which-late = Several players are late: { $seats }. Say whose game you claim.
table-no-leave = This table has no leave. `pause` asks the others to stop the game for a while.
table-leave-short = { $days ->
    [0] You have no whole day of leave left at this table (of { $most } in all). `pause` asks the others to stop the game for a while.
    [one] That is too long: you have one day of leave left at this table (of { $most } in all). `vacation 1d` takes it.
   *[other] That is too long: you have { $days } days of leave left at this table (of { $most } in all). `vacation { $days }d` takes them.
}
table-time-up = { $seat }: the time is up already, so it is too late for leave. Make your move first.
table-out-of-game = You are out of this game.
table-away-already = You are on leave here until { $until } already.
table-not-away = You are not on leave at this table.
table-no-clock = This table has no time limit, so there is nothing to extend.
table-bad-extension = You can give from one hour to { $most } days more, and the new deadline must be in the future.

# --- Posts and boards
time-until = Deadline: { $until }
time-until-seat = { $seat }: deadline { $until }
time-up = { $seat }: the time is up; an opponent may claim the game
time-away = { $seat } is on leave until { $back }; the clock is stopped, and the deadline will be { $until }
time-after-leave = After the leave the deadline will be { $until }
time-absent = { $seat } is on leave until { $back }
time-stocks = Time left in stock: { $stocks }
time-stock = { $seat } { $time }
time-paused = The game is paused until { $until }
tables-your-turn-until = **your turn** · deadline { $when }
tables-your-turn-late = **your turn**, the time is up
tables-waiting-until = waiting for { $seats } · deadline { $when }
tables-waiting-late = waiting for { $seats }, whose time is up
tables-waiting-claim = waiting for { $seats }, whose time is up: **`overdue #{ $table }` claims the game**
tables-away = you are on leave until { $until }
tables-paused = paused until { $until }

# --- Claims
button-claim = Claim the game: { $seat }
claim-sure = { $seat }’s time is up at table #{ $table }. Do you claim the game? Then { $seat } resigns, and that can’t be taken back.
claim-button = Claim it

# --- Leave
vacation-how = Leave lasts whole days: `vacation 7d`, `vacation 2 weeks` or `vacation until monday`, with `#12` at the end for one table alone. `vacation back` ends it.
vacation-no-day = I don’t know a coming day called { $text }. Name a weekday, `vacation until monday`, or a date: `vacation until 24.12`, `vacation until 5 january`.
vacation-begun = you are on leave until { $until }; after that you have { $minutes ->
    [0] no more leave
   *[other] { $left } of leave left
}
vacation-ended = your leave is over; you have { $minutes ->
    [0] no more leave
   *[other] { $left } of leave left
}
vacation-head = Your leave:
vacation-away = on leave until { $until }; after that { $minutes ->
    [0] no more leave
   *[other] { $left } of leave left
}
vacation-left = { $minutes ->
    [0] none left
   *[other] { $left } left
}
vacation-none = none at this table
vacation-nowhere = You have no game in progress.
vacation-not-away = You are not on leave anywhere.
vacation-hidden = Not at { $tables }: names are hidden there, and a leave at all your tables at once would give you away. If you want it all the same: `vacation 7d #{ $first }`.

# --- Help
