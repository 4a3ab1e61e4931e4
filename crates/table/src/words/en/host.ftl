# The powers of hosts, and of those who manage a server.

# --- Reading commands
extend-how = How much more time, and for whom? For example `extend { $seat } 2d`, or `extend 12h` for everybody who is to move.
void-how = Why? Everybody who played is told the reason. For example: `void #12 one person held two seats`.

# --- What happens
table-freed = { $by ->
    [host] { $who }, the host, has freed the seat of { $seat }.
    [manager] { $who }, who manages this server, has freed the seat of { $seat }.
    [somebody] { $who } has freed the seat of { $seat }.
   *[other] The seat of { $seat } has been freed.
} Anyone can take it and play on.
table-halted = { $by ->
    [host] { $who }, the host, has paused the game until { $until }.
    [manager] { $who }, who manages this server, has paused the game until { $until }.
    [somebody] { $who } has paused the game until { $until }.
   *[other] The game has been paused until { $until }.
}
table-resumed-by = { $by ->
    [host] { $who }, the host, has ended the pause:
    [manager] { $who }, who manages this server, has ended the pause:
    [somebody] { $who } has ended the pause:
   *[other] The pause has been ended:
} the game goes on.
table-voided = { $who } has voided this game: “{ $reason }”. It has no result and doesn’t count.
table-ended-by-contest = The contest “{ $contest }” ends this game: it has a result for it. The game doesn’t count for ratings.

# --- Refusals
table-nobody-owes = It is nobody’s turn right now.
table-own-time = You play here, so you can’t give your own side more time. Propose a `pause`, or ask a server manager who doesn’t play.
table-plays-unnamed = You play at this table, and names are hidden here: more time for a seat would show whose seat it is. Propose a `pause`, or ask a server manager who doesn’t play.
table-own-pause-long = You play here, so on your own you can pause the game for at most { $most } days. A longer pause needs everybody’s agreement: `pause 14`.
table-own-pause-used = You play here and have already paused this game once on your own. Now everybody has to agree: `pause`.
table-own-pause-late = { $seat }: your time is up, so you can’t stop the clock on your own. Make your move first, or propose a `pause`.
table-paused-by-all = The players agreed to this pause. It ends by itself, or sooner if they agree to `resume`.
table-paused-by-other = Somebody else has paused the game, so you can only propose to `resume`.
table-not-manager = Only server managers can void a game. `abort` gives up a game that has hardly begun; later it asks all players to end the game without a result.
table-manager-plays = You play at this table, or did, so you can’t void its game. Ask another server manager, or type `abort`: it asks all players to end the game without a result.
table-voided-already = This game has been voided already.
table-nothing-to-void = This game has no result that counts, so there is nothing to void.
table-void-too-late = This game has been over for more than { $days } days, so its result stays.

# --- Answers
extended = More time at table #{ $table }: { $seats }.
extended-not-own = You play here, so your own side gets no extra time.
pause-now-offer = You don’t have to wait for the others. As host or server manager you can pause the game at once, for at most { $most } days, once a game.
pause-now-button = Pause at once: { $days ->
    [one] one day
   *[other] { $days } days
}
paused-now = The game at table #{ $table } is paused until { $until }.
resumed-now = The pause at table #{ $table } is over.
void-sure = Void the game at table #{ $table }? It ends without a result and doesn’t count. All players will see your name and the reason: “{ $reason }”.
void-sure-over = Cancel the result of the game at table #{ $table }? The game will no longer count, and all ratings in this game are worked out again. All its players will see your name and the reason: “{ $reason }”.
void-button = Void it
void-again = That question is too old. Write `void #{ $table }` and the reason again.
voided = The game at table #{ $table } is voided.

# --- The card
host-card = **Table #{ $table } ({ $game })**: your powers here as { $role ->
    [host] its host
    [both] its host and a server manager
   *[manager] a server manager
}. Everybody is told when you use them, and the log keeps it.
host-card-plays = You play here: you can’t give your own side time or void the game, and you can pause it on your own only once, for at most { $most } days.
host-card-plays-unnamed = You play here, and names are hidden: you can’t give anybody time, and you can pause the game on your own only once, for at most { $most } days.
host-card-extend = More time for everybody who is to move; for one seat: `extend { $seat } 2d #{ $table }`.
host-card-pause = Pause the game without asking: `pause 5 now #{ $table }`.
host-card-resume = End the pause: `resume now #{ $table }`.
host-card-vacate = Free a seat, so that somebody else can take it: { $seats }.
host-card-void = End the game without a result: `void #{ $table }` and the reason.
host-card-void-over = Cancel the result of the game: `void #{ $table }` and the reason.
host-button-void = Void…
form-void-why = Void the game
    .label = Why? Everybody at the table reads it
    .hint = Opened by mistake
host-card-lobby = Begin now (those here also play the free seats), or give up the table.
host-card-nothing = There is nothing for you to do right now.
host-button-extend = +{ $days ->
    [one] { $days } day
   *[other] { $days } days
} for all who are to move
host-button-resume = End the pause
host-button-free = Free { $seat }
host-button-begin = Begin now
host-button-call-off = Cancel the ready check
host-button-give-up = Give up the table
host-free-sure = Free the seat of { $seat } at table #{ $table }? Its player loses it, and anybody may take it.
host-give-up-sure = Give up table #{ $table }? It can’t be opened again.

# --- Help and slash commands
