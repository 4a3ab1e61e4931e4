# The web pages.

web-home = Liege
web-home-about = Slow games of unusual chess, played in chat over days and weeks. On these pages you can watch.
web-home-how = Each game has an address of its own: you find it under the invitation in the chat, as “Watch”.
web-foot = a bot for slow games of unusual chess
web-missing = There is nothing here
web-missing-why = There is no page at this address, or it is not shown to everybody.
web-title = { $game } #{ $table }
web-server = Games of this server
web-server-about = Games that are being played, and games that are over.
web-open = Being played
web-over = Finished
web-none = None.
web-more = More
web-feed = Finished games as a feed
web-up = All games of this server
web-news = The game has gone on: show the board now
web-steps = Step through the game
web-first = To the start
web-back = One action back
web-next = One action on
web-last = To the present
web-games = Games you can play here
web-games-about = The games that this server offers: what each is, for how many players, how long it takes.
web-players = Players
web-to-move = to move
web-treaties = Agreements and offers
web-log = Log
web-log-cut = { $count ->
    [one] one more action
   *[other] { $count } more actions
}
web-terms = Settings
web-download = Take it with you:
web-record = record
web-changed = Last changed:
web-deadline = deadline:
web-state-lobby = open: waits for players
web-state-playing = { $count ->
    [one] one action so far
   *[other] { $count } actions so far
}
web-state-over = over
web-state-abandoned = called off
web-contests = Contests
web-standing = Standing
web-entrants = Entered
web-place = Place
web-player = Player
web-points = Points
web-cross = Cross-table
web-round = Round { $round }
web-contest-news = The contest has gone on: show its present state
calendar-alarm = Your time to move runs out

web-seat-about = Here you play at your own seat. This browser will be able to move for you at this table until the game is over: don’t open it on a computer that others use.
web-seat-open = Open my board
web-seat-gone = This browser can’t play at this table. The link was used before or is older than fifteen minutes, the game is over, or the seat is no longer yours. Write “link” to the bot for a new link.
web-seat-foreign = Only the page of the table may ask this.
web-seat-fault = That can’t be done now. Try again in a minute.
web-seat-request = A request has an id of 1 to 100 characters.
web-seat-leave = No longer play in this browser
web-seat-input = Your move, or what else you would type in the chat
web-seat-script = This page needs JavaScript.
web-seat-unfit = Here you can move, offer and answer, resign, propose, plan, and do what else your table needs. Type everything else in the chat.
