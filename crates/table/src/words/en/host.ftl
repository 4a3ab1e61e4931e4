# The powers of hosts, and of those who manage a server.

# --- Reading commands
extend-how = How much more time, and for whom? For example `extend { $seat } 2d`, or `extend 12h` for everybody who is to move.
void-how = Why? The reason is told to everybody who played. For example: `void #12 one person held two seats`.

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
table-voided = { $who } has voided this game: “{ $reason }”. It has no result and counts for nothing.

# --- Refusals
table-nobody-owes = Nobody has to move just now.
table-own-time = You play here yourself, so you can’t give your own side more time. Propose a `pause`, or ask somebody who manages this server and doesn’t play.
table-plays-unnamed = You play at this table, and nobody may know who holds which seat: giving time to a seat would tell. Propose a `pause`, or ask somebody who manages this server and doesn’t play.
table-own-pause-long = You play here yourself, so alone you can pause the game for at most { $most } days. For longer, all have to agree: `pause 14`.
table-own-pause-used = You play here yourself and have paused this game alone before; that can be done once. Now all have to agree: `pause`.
table-own-pause-late = { $seat }: your time is up, so you can’t stop the clock alone. Make your move first, or propose a `pause`.
table-paused-by-all = The players agreed to this pause: it ends by itself, or when they agree to `resume`.
table-paused-by-other = Somebody else has paused the game, so you can only propose to resume: `resume`.
table-not-manager = Only those who manage the server can void a game. `abort` gives up a game that has hardly begun; later it proposes to all who play to end it without a result.
table-manager-plays = You play at this table, or did, so you can’t void its game. Ask somebody else who manages the server; or `abort` proposes to all to end it without a result.
table-voided-already = This game has been voided already.
table-nothing-to-void = This game has no result that counts, so there is nothing to void.
table-void-too-late = This game has been over for more than { $days } days, so its result stays.

# --- Answers
extended = More time at table #{ $table }: { $seats }.
extended-not-own = You play yourself, so your own side gets none.
pause-now-offer = You need not wait for the others: as host, or as somebody who manages the server, you can pause the game at once, for at most { $most } days and once a game.
pause-now-button = Pause at once: { $days ->
    [one] one day
   *[other] { $days } days
}
paused-now = The game at table #{ $table } is paused until { $until }.
resumed-now = The pause at table #{ $table } is over.
void-sure = Void the game at table #{ $table }? It ends without a result and counts for nothing. Everybody who plays is told, with your name and the reason: “{ $reason }”.
void-sure-over = Take its result from the game at table #{ $table }? It then counts for nothing, and all ratings in this game are worked out anew. Everybody who played is told, with your name and the reason: “{ $reason }”.
void-button = Void it
void-again = That was asked too long ago. Write `void #{ $table }` and the reason once more.
voided = The game at table #{ $table } is voided.

# --- The card
host-card = **Table #{ $table } ({ $game })**: what you may do here as { $role ->
    [host] its host
    [both] its host, who also manages the server
   *[manager] somebody who manages the server
}. Everybody is told of every use, and the log keeps it.
host-card-plays = You play here yourself: you give your own side no time, pause the game alone only once and for at most { $most } days, and can’t void it.
host-card-plays-unnamed = You play here yourself, and nobody may know who holds which seat: you give nobody time, and pause the game alone only once and for at most { $most } days.
host-card-extend = More time for everybody who is to move; for one of them: `extend { $seat } 2d #{ $table }`.
host-card-pause = Pause the game without asking: `pause 5 now #{ $table }`.
host-card-resume = End the pause: `resume now #{ $table }`.
host-card-vacate = Free a seat, so that somebody else can take it: { $seats }.
host-card-void = End the game without a result: `void #{ $table }` and the reason.
host-card-void-over = Take its result from the game: `void #{ $table }` and the reason.
host-button-void = Void…
form-void-why = Void the game
    .label = Why? Everybody at the table reads it
    .hint = Set up by mistake
host-card-lobby = Begin (those who are here play free seats as well), or give the table up.
host-card-nothing = There is nothing to do just now.
host-button-extend = +{ $days ->
    [one] { $days } day
   *[other] { $days } days
} for all who are to move
host-button-resume = End the pause
host-button-free = Free { $seat }
host-button-begin = Begin now
host-button-call-off = Call the ready check off
host-button-give-up = Give the table up
host-free-sure = Free the seat of { $seat } at table #{ $table }? Its player loses it, and anybody may take it.
host-give-up-sure = Give table #{ $table } up? It can’t be opened again.

# --- Help and slash commands
