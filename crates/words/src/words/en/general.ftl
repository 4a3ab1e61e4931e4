# The general sentences. Games have theirs in their own folders.

# --- Reading commands
new-which-game = Which game? For example: { $example }. Games: { $games }.
games-some = { $some } … `games` shows all { $count }
choice-others = The others
new-alone = Nobody can join a table that you open here. Write `{ $new } { $example }` in a channel of a server, or play all seats yourself: `{ $new } { $alone }`.
act-not-here = { $game } has no “{ $word }”. You can only ask the others for a `draw`, a `pause` or a `takeback`.
move-which = Which move? Type it in the game’s notation, for example: { $example }.
board-which = Type `board`, then a seat and an action number if you like: `board red at 17`.
letters-which = Letters on the pieces can be switched on or off: `letters on` or `letters off`.
signs-which = Signs on the men can be switched on or off: `signs on` or `signs off`.
command-near = I can’t read “{ $text }”. Did you mean the command `{ $near }`?
command-unknown = I can’t read “{ $text }”, and you have no game here in which it could be a move. `help` lists everything I understand.
greeting = Hello! I run slow games of chess and its odder cousins: type a move whenever you like, and I post the board.
    `{ $address }new { $game } @friend` starts a game, `{ $address }games` shows all { $count }, `{ $address }help` tells you the rest.

# --- New tables
game-near = { $name } (`{ $id }`)
game-family = “{ $typed }” is not one game but several: { $games }. Which one?
game-family-many = “{ $typed }” is not one game but many: { $games } … `games { $family }` shows all of them. Which one?
game-unlike = There is no game “{ $typed }” here. `games` shows all of them.
game-unknown = There is no game “{ $typed }” here. The nearest: { $games }. `help` names all of them.
seat-whose = Who plays { $seat }, you or { $who }? Write `{ $seat }=me` or `{ $seat }={ $who }`.
setting-unreadable = I can’t read “{ $word }”. Settings are written `name=value`, for example: { $example }.
setting-unknown = “{ $name }” is neither a seat nor an option of { $game }. Seats: { $seats }. Options: { $options }.
setting-value = “{ $name }” can’t be “{ $value }”. It is one of: { $allowed }.
setting-twice = “{ $name }” is set twice.
seats-too-many = { $game } has only { $count } seats.
person-unknown = I don’t know who “{ $name }” is. Name a member, or write `open` to leave the seat to anyone.
option-position-bad = This position can’t be set up. { $why }
table-made = Table #{ $table } is open: { $game }. The invitation is posted.
table-made-there = Table #{ $table } is open: { $game }. It has a post of its own in { $place }.
table-made-started = Table #{ $table } is open and every seat is taken: { $game } begins.

# --- Finding the table
table-unknown = There is no table #{ $table }.
table-elsewhere = Table #{ $table } is being played on another server.
table-others = Table #{ $table } is not one of yours, and I show other people’s tables only where they are played.
table-which = You have several tables. Which one?
table-which-move = “{ $text }” could be a move at several of your tables. Which one?
table-none = I don’t know which table you mean: you are not sitting at any. `tables` lists yours; `new` opens one.
table-none-yours-here = You hold no seat at table #{ $table }, so you can look but not move.
table-lobby-none = There is no open table here that you could join. `new` opens one.
table-button = #{ $table } { $game }

# --- Seats
joined = You sit at table #{ $table } as { $seat }. { $free ->
    [0] Everybody is here: the game begins.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
left = You have left table #{ $table }.
started = The game at table #{ $table } begins.
start-fill = Begin; those here also play the free seats

# --- Moves
played = Played at table #{ $table }: { $moves }.
played-next = Played at table #{ $table }: { $moves }. It is your turn again.
candidates-fit = These fit:
candidates-near = Did you mean one of these?
undecided-which = Choose:
draw-after-move = Offer the draw once the move is played: type `draw?`.
talk-unknown = “{ $text }” is neither a move nor a command. `help` says what I can do, `games` which games there are; `new { $game } @friend` opens a table.
question-dropped = All right: I did nothing.
stale = Something has happened at table #{ $table } since then, so I did nothing. Here is the position now.
stale-board = The game has gone on since that post; here is the position now.
race = Somebody was faster: the position at table #{ $table } has changed. Here it is; your “{ $text }” was not played.
not-started = Table #{ $table } has not begun: { $free ->
    [one] one seat is still free.
   *[other] { $free } seats are still free.
}
game-over = The game at table #{ $table } is over.
button-gone = This button no longer works. `tables` shows your games.
form-unseen = There is nothing to fill in here. Type it instead: `help` shows how.

# --- Looking
board-caption = Table #{ $table }, { $game }, after action { $number }.
board-caption-moves = Table #{ $table }, { $game }, after action { $number } (move { $moves }).
board-turn = { $seats } to move.
board-turn-you = It is your turn ({ $seats }).
board-future = Table #{ $table } has only { $count ->
    [one] one action
   *[other] { $count } actions
} so far; `board at { $count }` is the latest position.
seat-unknown = There is no seat “{ $typed }”. The seats are: { $seats }.
moves-of = { $count ->
    [one] One legal move:
   *[other] { $count } legal moves:
}
moves-others = It is not your turn at table #{ $table }: { $seats } to move.
moves-none = There is no legal move at table #{ $table } now.
moves-all = { $seat } has { $count ->
    [one] one legal move
   *[other] { $count } legal moves
} at table #{ $table }. `moves` with a piece or cell shows them on the board.
acts-list = You can do this at table #{ $table } now:
acts-proposals = There is no offer to answer at table #{ $table } now. You can propose this to the others:
acts-none = There is nothing for you to offer or answer at table #{ $table } now.
log-head = Table #{ $table }, { $game }, { $count ->
    [0] no action yet.
    [one] one action:
   *[other] { $count } actions:
}
log-cut = (actions 1–{ $count } are left out)
tables-none = You are not at any table. `new { $example }` opens one.
tables-head = Your tables, the most urgent first:
tables-your-turn = **your turn**
tables-waiting = waiting for { $seats }
tables-lobby = waiting for players
tables-lobby-you = **you are invited: `join #{ $table }`**
tables-host = you are the host
tables-since = last change { $when }
tables-line = #{ $table } { $game } ({ $seats }) · { $state }

# --- Pointing at the board
point-piece = Which piece?
point-target = { $piece }: where to?
point-which = { $piece } – { $to }: which move?
point-hand = { $piece } (in hand)
point-typed = Type any other aim yourself, for example { $example }.
point-back = Another piece
point-choose-piece = Choose a piece
point-choose-target = Choose where it goes
point-choose-which = Choose the move

# --- Resigning
resign-sure = Do you really want to resign at table #{ $table } ({ $seat })? That can’t be taken back.
resign-drawn = The other side can no longer win, so the game ends in a draw.
resign-partner = { $partner } loses too: that ends the whole game.
resign-button = Resign
resign-not = You can’t resign at table #{ $table } now.

# --- Members
language-set = I’ll speak English with you. Public posts are in the server’s language: `setup language en`.
language-is = I speak English with you. To change that: { $languages }. Public posts are in the server’s language: `setup language en`.
language-unknown = I don’t speak “{ $typed }”. I speak { $languages }.
confirm-which = I can ask you before I play each of your moves: `confirm on` or `confirm off`.
confirm-on = From now on I show you each of your moves and ask before I play it. To end that: `confirm off`.
confirm-off = I play your moves at once, without asking.
confirm-why = Not played yet: I ask you before every move (`confirm off` ends that).
confirm-cancel = Cancel
confirm-cancelled = Nothing is played at table #{ $table }.
letters-on = Your boards now show letters on the pieces and names in the empty cells.
letters-off = Your boards now show the pieces alone.
signs-on = The men of shogi, xiangqi and janggi now show you signs.
signs-off = The men of shogi, xiangqi and janggi now show you characters.

# --- Posts
lobby-title = **{ $game }** · table #{ $table }, opened by { $host }
lobby-options = Options: { $options }
lobby-position = From a set-up position.
lobby-seat-held = { $seat }: { $who }
lobby-seat-invited = { $seat }: { $who }, invited
lobby-seat-open = { $seat }: free for anyone
lobby-teams = Teams: { $teams }
lobby-how = Press a button, or type `{ $address }join #{ $table }`. The game begins when the last seat is taken.
lobby-joined = { $who } sits down at table #{ $table } as { $seat }. { $free ->
    [0] Every seat is taken.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
lobby-left = { $who } has left table #{ $table }; { $seat } is free again.
lobby-join = Join
lobby-join-seat = Join as { $seat }
post-start = The game begins. { $players }
post-turn = { $seats } to move: { $who }
post-turn-free = { $seats } to move, but nobody sits there
post-until = , until { $until }
post-over = The game is over.
post-points = { $seat } ({ $who }): { $points }
post-points-free = { $seat }: { $points }
post-drawn = A draw calls for another game: `rematch` opens the table.
post-way-back = -# The invitation: { $link }
post-answers = How to move: reply to this message, for example { $example }.
button-board = Board for me
button-moves = Moves
button-acts = Offers
button-more = More
button-log = Log
button-recap = What happened
button-time = Clocks
button-plan = My plan
button-draw = Offer a draw
button-takeback = Take back
button-pause = Ask for a pause
button-help = Help
more-head = **Table #{ $table }, { $game }**
thread-name = { $game } #{ $table }: { $players }
thread-name-empty = { $game } #{ $table }
forum-open = Open
forum-playing = Playing
forum-paused = Paused
forum-over = Finished
fallback-moved = I can’t post where table #{ $table } is played, so the board is here now. To play on, just reply to me here.
notice-no-permission = I’m not allowed to post in <#{ $channel }> (table #{ $table }). { $count ->
    [0] Please let me see the channel, send messages there and in its threads, and attach files.
    [one] I need the permission { $rights }.
   *[other] I need the permissions { $rights }.
} Until then the game continues in direct messages; once that is fixed, I post there again.
notice-gone = The channel where table #{ $table } was played is gone. The game continues in direct messages.
notice-failed = I could not deliver a post of table #{ $table } after many tries. The game itself is safe: `board #{ $table }` shows it.
notice-no-thread = I’m not allowed to open threads in <#{ $channel }>, so table #{ $table } is played in the channel itself. If you want threads there, { $count ->
    [0] let me open them and write in them.
    [one] give me the permission { $rights }.
   *[other] give me the permissions { $rights }.
}
notice-no-files = I’m not allowed to attach files in <#{ $channel }>, so I can only describe the boards of table #{ $table } in words there. For pictures, give me the permission { $rights }.

# --- What somebody may be allowed in a channel, as Discord calls it
right-see = View Channel
right-write = Send Messages
right-write-in-threads = Send Messages in Threads
right-open-threads = Create Public Threads
right-open-private-threads = Create Private Threads
right-attach-files = Attach Files

# --- Pictures
alt-motion = { $game }, table #{ $table }: animation of move { $number }.
alt-head = { $game }, table #{ $table }, { $number ->
    [0] at the start
   *[other] move { $number }
}.
alt-turn = { $seats } to move.
alt-over = The game is over: { $points }.

# --- Faults
fault = Something went wrong, and nothing was changed. Please try again; if it happens again, tell the people who run this bot. (Mark { $mark })
fault-disk = I could not store that, so nothing was played and nothing was changed: the bot’s disk is full or can’t be written to. Please try again later, and tell the people who run this bot.
fault-lost = I can’t store anything any more, so nothing was played and nothing was changed: the bot’s data file is gone. The bot stops now; please tell the people who run it.
fault-superseded = Not played, and nothing was changed: this bot has just been restarted. If nothing happens within a minute, please try again.
fault-picture = (The picture could not be drawn: mark { $mark }. The position: `{ $position }`)

# --- Help
help-head = I’m Liege: I run slow games of unusual chess, carry offers between players, and post the board after every turn.
help-how = Type to me { $address ->
    [none] here
   *[other] by mentioning me ({ $address }), by replying to one of my boards (with the ping on), or in a direct message
}. In a table’s own thread I know which table you mean; elsewhere put `#12` before or after a move.
help-all-games = **{ $count } games**: `games` shows them all.
help-line-game = `help { $game }` explains a game: its pieces, its notation, its diplomacy
help-line-command = `help new` explains a command
help-line-all = `help everything` lists everything I understand
help-beside-draw = `draw?` offers a draw, alone or after a move: `{ $example }; draw?`. `takeback` proposes to take your last move back, `resign` gives up the game.
help-beside = `takeback` proposes to take your last move back, `resign` gives up the game.
help-draw = **Draw.** `draw?` offers a draw, alone or after a move and a semicolon. The others accept or refuse by a button, or with `yes` or `no`. You take your own offer back by its button. A draw by the rules, for example when a position occurs three times, is claimed where `acts` lists it.
help-claim = **Claim.** `overdue` claims the game of a player whose time is up. `claim draw` claims a draw by the rules, where `acts` lists it. `acts` lists everything that you can claim, offer or answer now.
help-castling = **Castling.** `O-O` castles to the short side, `O-O-O` to the long one. You may also type `castle short`, `castle long` or the two squares of the king, or just `castle` if only one of them is possible. King and rook must not have moved, and nothing may stand between them. The king must not be in check, nor pass or reach an attacked square. `help GAME` says what is different in a game.
help-unknown = There is no help for “{ $typed }”. `help` shows all commands, `games` all games.
help-options = Options:
help-option-line = `{ $name }` = { $values } (default { $default }):
about = **Liege** { $version } is a free program, written in Rust, for slow games of unusual chess. The games belong to their authors:

# --- Help with pictures
kind-head = **{ $kind }** (`{ $letter }`) in { $game }
kind-head-plain = **{ $kind }** in { $game }
kind-which = Several games have a piece { $typed }. Which one?
kind-which-more = I show the first { $shown } of { $count }. For another, write its name before the piece: `help { $game } { $typed }`.
setup-button = Set-ups…
setup-head = **{ $game }**, `{ $option }={ $value }`. { $seats } to begin.
setup-lay = New table: { $value }
layout-usual = The whole board
side-unknown = { $typed } is neither a seat nor a way to show this board. Seats: { $seats }. Views: { $layouts }.

# The sign between whole numbers and their parts.
number-decimal = .

# --- How the engine plays
engine-character-even = even
    .about = weighs everything alike
engine-character-careful = careful
    .about = likes exchanges, and a draw better than a risk
engine-character-bold = bold
    .about = takes what there is, plays on where others agree to a draw, and breaks its word where that wins a piece or more
engine-character-patient = patient
    .about = would rather keep the tension than exchange

## Programs that speak for members

token-how = Write `token` to see your tokens, `token new NAME read play talk` to make one, or `token revoke NAME`.
token-name = { $name } can’t be the name of a token: it is one word of at most 32 letters, digits, “-”, “_” or “.”.
token-off = No program can reach me here: the people who run me have not set `[api] listen`.
token-scope = A token has no right called { $typed }. The rights are read (look), play (move), talk (negotiate), open (open tables) and hooks (be told by HTTP).
token-made = Your token **{ $name }**, with the rights { $scopes }:
    `{ $token }`
    It is shown only now. Anybody who has it speaks for you; `token revoke { $name }` takes it back.
token-taken = You already have a token called **{ $name }**. Choose another name, or `token revoke { $name }` first.
token-full = You have { $count } tokens already. `token revoke NAME` takes back one that you no longer need.
token-revoked = The token **{ $name }** no longer works, and nothing more is sent for it.
token-unknown = You have no token called **{ $name }**. `token` lists yours.
token-none = You have no token. `token new NAME` makes one; with it, a program of yours can play for you.
token-list = **Your tokens**
token-used = used last { $when }
token-unused = never used
program-scope = This token does not allow that: it needs the right `{ $scope }`.
program-stale = Table #{ $table } has moved on since you looked. Nothing was played: look again, and send the new number.
program-unfit = A program can’t ask for that at this table. It may move, offer and answer, resign, propose and take part in what its table needs; everything else is typed in the chat.
program-unfit-contest = A program can’t ask for that in a contest. It may join, leave, say that it is ready, ask for a bye, play again and withdraw; everything else is typed in the chat.
program-unfit-channel = A program can only open a table there: send `new GAME` or `seek GAME` with settings.
program-stranger = Programs can open and join tables only where their member has played before, in channels that everybody there sees. Open or join your first table there in the chat.
hook-failed = Nothing has arrived at your webhook { $url } for a day, so I have dropped everything that waited for it. I try again with the next event.
