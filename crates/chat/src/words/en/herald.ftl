# What stands between seats: offers, agreements, the ledger, private notices.

# --- Cards
herald-card = { $what }: { $state }
herald-card-short = -# { $state }
herald-waiting = waiting for { $who }
herald-waiting-until = waiting for { $who } until { $until }
herald-made = agreed
herald-refused = refused by { $seat }
herald-declined = declined
herald-withdrawn = taken back
herald-lapsed = lapsed without an answer
herald-expired = ran out without an answer
herald-void = void, since things have changed
herald-action-number = action { $number }
herald-button-accept = { $who }: accept
herald-button-refuse = { $who }: refuse
herald-button-agree = Agree
herald-button-decline = Decline
herald-button-withdraw = Take it back
herald-button-treaties = Treaties
button-allies = Private thread

# --- Answers
herald-done = Done at table #{ $table }.
herald-no-deal = At table #{ $table } there is no such offer for you.
herald-decided = This is already settled, so nothing has changed. { $what }: { $state }.
herald-ended-since = That agreement has ended since: { $action }.
herald-yours = That is your own offer ({ $what }): it is waiting for { $who }. You can only take it back.
herald-answered = You have already said yes ({ $what }); it is still waiting for { $who }.
herald-not-asked = You can’t answer that ({ $what }): it is waiting for { $who }.
herald-not-yours = Only the player who made the offer can take it back ({ $what }), and that is { $who }.
herald-which = Several proposals are waiting for your answer. Which one do you mean?
herald-series = { $what } For how many?
herald-series-none = That is no longer open to you at table #{ $table }. `acts` lists what you can do.

# --- Refusals
herald-because = Because of action { $number }: { $action } ({ $seat })
herald-because-told = Because of action { $number }: { $sentence }
herald-because-secret = Because: { $sentence }
herald-because-private = Because of { $action } ({ $seat })
herald-because-start = It has been like that since the start of the game.
herald-gives-away = At table #{ $table } nobody may learn who holds which seat, so I ignore messages that others can read. Write to me in a direct message, or use a slash command.
herald-moves-secret = At table #{ $table } agreements are secret, and a list of legal moves could give them away, so I show it only to the player who is to move.

# --- Posts
herald-digest-broken = { $seat } broke { $terms } (action { $number })
called-over = { $who }: your game is over.
called-claim = { $who }: you may claim the game now.
called-late = { $who }: you may still move.
called-turn = { $who }: it is your turn.
called-freed = { $who }: that seat is no longer yours.
called-table = { $who }: this is about your game.
member-left = { $who } has left the server, and it is their move at table #{ $table }. { $host }, you may free the seat, so that somebody else can play on.
member-left-host = { $who } has left the server, and it is their move at table #{ $table }, which they opened. A manager of the server may free the seat, so that somebody else can play on.
member-left-hidden = At table #{ $table } it is the move of a player who has left the server. `host #{ $table }` shows what can be done when their time is up.
herald-notice-head = Table #{ $table }, { $game }: only you read this
herald-seated = The game begins. By lot you play: { $seats }. Nobody else knows; the names are told at the end.
herald-answers-masked = How to move: write to me in a direct message, for example { $example }, or use the slash commands. Anything you type here would give your seat away.
herald-pointer = { $who }, there is a private message for you at table #{ $table }, but I can’t write to you directly. `/treaties`, `/acts` and `/whisper` show you what it is about.
herald-log-private = private

# --- Anonymous lobbies
herald-lobby-title = **{ $game }** · table #{ $table }
herald-lobby-seats = { $free ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
herald-by-lot = seats by lot
lobby-begun-there = The game has begun: { $place }
herald-lobby-begun = The game has begun.
herald-lobby-abandoned = This table was given up before the game began.
herald-invited = { $host } invites you to table #{ $table }: { $game }. Nobody learns who plays until the end, and the seats are dealt by lot.
herald-joined = Somebody sits down at table #{ $table }. { $free ->
    [0] Every seat is taken.
    [one] One seat is still free.
   *[other] { $free } seats are still free.
}
herald-left = Somebody has left table #{ $table }; a seat is free again.

# --- The ledger
herald-ledger = Table #{ $table }, { $game }: agreements
herald-ledger-none = There are no agreements now.
herald-ledger-open = Waiting for an answer
herald-ledger-earlier = Earlier
herald-since = Since { $action }.
herald-since-start = From the start.
herald-suspended = Suspended: { $action }.
herald-agreed = Agreed: { $action }.
herald-agreed-start = Agreed before the game began.
herald-earlier-ended = { $terms }: ended ({ $when })
herald-earlier-broken = { $terms }: **broken by { $seat }** ({ $when })
herald-ledger-cut = … and { $count ->
    [one] one more line
   *[other] { $count } more lines
}
herald-ledger-private = Here only the parties know of an offer until it is accepted.
herald-ledger-secret = Here only the parties know of an agreement, until it is broken or the game is over.
herald-ledger-disclosed = The game is over: this is everything that was offered and agreed, secret or not.
herald-sure = Do you really mean this at table #{ $table }: “{ $what }”? It can’t be taken back.

# --- Private threads of allies
allies-no-allies = You have no ally at table #{ $table } with whom you may talk in private now. Allies are partners and players with an agreement in force, and the table must carry notes and show its players’ names (`press=private`).
allies-nowhere = Table #{ $table } can’t have private threads: they exist only in text channels of a Discord server. `whisper` carries notes instead.
allies-lacks = I can’t open private threads in <#{ $channel }>: I lack the { $count ->
    [one] permission { $rights }. A person who manages the server can give it
   *[other] permissions { $rights }. A person who manages the server can give them
} to me.
allies-which = Table #{ $table }: you have several allies. With whom do you want to talk?
allies-opening = I am opening a private thread for { $seats } (table #{ $table }).
allies-open = Your private thread: { $thread }
allies-closing = Your earlier private thread at table #{ $table } is still being closed. Try again in a minute.
allies-failed = The private thread at table #{ $table } is not open. Try again in a minute.
allies-greeting = { $people }: only you, I and the moderators of this server can read this thread, and it ends when your alliance does.
allies-ended-alliance = The alliance has ended, and this thread with it.
allies-ended-game = The game is over, and this thread ends with it.
allies-ended-seats = The people at these seats have changed, so this thread ends here.
