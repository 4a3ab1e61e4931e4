# Contests: the standing message, the posts, and the answers to commands.

## The state of a contest

contest-title = 🏆 **{ $name }** (contest #{ $contest }) · { $game }
contest-unrated = unrated
contest-format-robin = round robin
contest-format-robin-double = double round robin
contest-format-swiss = Swiss, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
contest-format-swiss-open = Swiss
contest-format-knock-out = knock-out, { $games ->
    [one] one game a match
   *[other] { $games } games a match
}
contest-format-ladder = ladder, challenges up to { $range ->
    [one] one rung
   *[other] { $range } rungs
} above
contest-format-league = league, divisions of { $size }, seasons of { $weeks ->
    [one] one week
   *[other] { $weeks } weeks
}
contest-name-robin = round robin
contest-name-double = double round robin
contest-name-swiss = Swiss
contest-name-knock-out = knock-out
contest-name-ladder = ladder
contest-name-league = league
contest-state-announced = announced
contest-state-entries = entries open
contest-state-check-in = check-in
contest-state-running = running
contest-state-finished = finished
contest-state-cancelled = cancelled
contest-line = **#{ $contest }** { $name } · { $game } · { $state }
contest-opens-at = Entries open on { $until }.
contest-is-announced = Announced. Entries are not open yet.
contest-is-open = Entries are open. Entered: { $count }{ $most }
contest-is-open-until = Entries are open until { $until }. Entered: { $count }{ $most }
contest-is-checking = Check-in until { $until }: { $ready } of { $count } are ready.
contest-is-running = Round { $round } of { $rounds } · games over: { $over } of { $games }
contest-is-running-until = Round { $round } of { $rounds }, until { $until } · games over: { $over } of { $games }
contest-is-ladder = On the ladder: { $count } · open games: { $open }
contest-is-finished = The contest is over.
contest-is-cancelled = The contest is cancelled.
contest-is-paused = ⏸ Paused: no deadline passes.
contest-waiting = Waiting for a place: { $count }
contest-former = a former player
contest-part = **Division { $part }**
contest-struck = struck out
contest-byes = Without a game: { $who }

## Buttons

contest-button-join = Enter
contest-button-ready = I’m ready
contest-button-mine = My games
contest-button-table = Standing
contest-button-cross = Cross-table
contest-button-wide = All rounds
contest-button-accept = Accept
contest-button-refuse = Decline
contest-button-again = I play again
contest-button-cancel = Cancel the contest
contest-button-withdraw = Withdraw
contest-button-board = Board of #{ $table }

## Posts

contest-news-open = Entries for **{ $name }** are open.
contest-news-closing = Entries for **{ $name }** close on { $until }. There are free places.
contest-news-changed = The terms of **{ $name }** have changed. Press the button if you still play: { $who }
contest-news-checkin = **{ $name }** is about to start. Press the button before { $until }, or you lose your place: { $who }
contest-news-few = { $who }, **{ $name }** can’t start: entered { $count }, needed { $needed }. You can choose another format (`contest edit`), wait, or cancel it. After three days I cancel it.
contest-news-moved-up = A place has become free: you play in **{ $name }**.
contest-news-paired = **{ $name }**, round { $round }
contest-news-paired-rounds = **{ $name }**: rounds { $rounds } have begun
contest-news-paired-by-hand = **{ $name }**, round { $round } (paired by hand)
contest-news-deadline = All games end by { $until }.
contest-news-near = { $who }: round { $round } of **{ $name }** ends on { $until }, and you have open games.
contest-news-extended = Round { $round } of **{ $name }** now ends on { $until }.
contest-news-over = Round { $round } of **{ $name }** is over.
contest-news-stuck = No further round of **{ $name }** can be paired. The contest ends with round { $round }.
contest-news-challenged = { $by } challenges { $who }. Please answer before { $until }.
contest-news-refused = { $who }, your challenge was declined. { $reason }
contest-news-season = **{ $name }**: season { $season } is over. Champions: { $champions }. Up: { $up }. Down: { $down }.
contest-news-again = The next season begins on { $until }. Do you play again? { $who }
contest-news-paused = **{ $name }** is paused. No deadline passes.
contest-news-resumed = **{ $name }** goes on. All deadlines have moved by the length of the pause.
contest-news-organiser = { $who }, you now organise **{ $name }**: the organiser has not been here for two weeks.
contest-news-no-organiser = The organiser of **{ $name }** has not been here for two weeks. The staff of the server may decide; the rounds go on by themselves.
contest-news-finished = 🏆 **{ $name }** is over.
contest-news-corrected = A result of **{ $name }** was corrected. The standing now:
contest-news-cancelled-few = **{ $name }** is cancelled: too few entered.
contest-news-cancelled = **{ $name }** is cancelled. { $reason }
contest-parted-not-ready = You did not check in for **{ $name }**, so you don’t play in it.
contest-parted-not-agreed = You did not agree to the new terms of **{ $name }**, so you don’t play in it.
contest-parted-absent = You are out of **{ $name }**: you didn’t come to two games, or didn’t answer for three rounds.
contest-parted-excluded = You were excluded from **{ $name }**. { $reason }
contest-parted-left = You don’t play in **{ $name }** any more.
contest-warns-repeated = Note: { $one } and { $other } have met before.
contest-warns-colours = Note: { $who } gets the same colour too often.
contest-warns-forgotten = Note: { $who } has neither a game nor a bye, and gets no point.

## Answers

contest-on-server = Contests take place on a server. Write this in a channel there.
contest-none = There is no contest here. `contest new swiss chess, 5 rounds, 3 days a move` announces one.
contest-unknown = There is no contest #{ $contest } here. `contest` lists those of this server.
contest-which = Which contest do you mean? Add its number, for example `#3`:
contest-game-gone = The game of this contest is no longer available here.
contest-too-many = You organise { $count } contests that are not over. Close or cancel one first.
contest-made = **{ $name }** (contest #{ $contest }) is announced in { $place }.
contest-edited = The terms of contest #{ $contest } are changed.
contest-opened = Entries for contest #{ $contest } are open.
contest-closed = Contest #{ $contest }: closed.
contest-cancel-sure = Cancel contest #{ $contest }? Its open games end without a result.
contest-cancelled = Contest #{ $contest } is cancelled.
contest-reason-long = That reason is too long. Say it in fewer words.
contest-paused-now = Contest #{ $contest } is paused.
contest-resumed-now = Contest #{ $contest } goes on.
contest-joined = You have entered contest #{ $contest }. Entered so far: { $count }. I open your games as its rounds begin.
contest-joined-waiting = All places of contest #{ $contest } are taken. You are on the waiting list.
contest-blocked = You can’t enter contest #{ $contest }: somebody there has blocked you, or you them.
contest-program-stranger = Contest #{ $contest } is on a server where you have not played yet. Write `contest join` there, in the channel of the contest.
contest-left = You have left contest #{ $contest }.
contest-is-ready = You are ready for contest #{ $contest }.
contest-withdraw-sure = Withdraw from contest #{ $contest }? Your open games in it are lost.
contest-withdraw-sure-on = Withdraw from contest #{ $contest }? You finish your open games and get no new ones.
contest-withdrawn = You have withdrawn from contest #{ $contest }.
contest-holiday-begun = On the ladder of contest #{ $contest } your time stands still until { $until }.
contest-holiday-over = On the ladder of contest #{ $contest } your time runs again.
contest-bye-taken = You sit out round { $round } of contest #{ $contest }, without a point.
contest-bye-half = You sit out round { $round } of contest #{ $contest }, with half a point.
contest-not-in = { $who } doesn’t play in contest #{ $contest }.
contest-games-of = Contest #{ $contest }, games of { $who }:
contest-no-games = There are no games yet.
contest-round-head = Contest #{ $contest }, round { $round }:
contest-round-now = Contest #{ $contest }: the next round begins now.
contest-no-round = Contest #{ $contest } has no round { $round } yet. Rounds so far: { $rounds }.
contest-paired-by-hand = The round of contest #{ $contest } is paired as you said.
contest-decided-now = Contest #{ $contest }: the result of game { $game } is stored.
contest-no-deadline = Contest #{ $contest } has no round with a deadline now.
contest-extended = Round { $round } of contest #{ $contest } now ends on { $until }.
contest-entered-late = { $who } has entered contest #{ $contest }.
contest-dropped = { $who } no longer plays in contest #{ $contest }.
contest-arbiter-named = { $who } is an arbiter of contest #{ $contest } now.
contest-arbiter-off = { $who } is no longer an arbiter of contest #{ $contest }.
contest-substituted = In contest #{ $contest } { $comes } plays in the place of { $leaves } from now on.
contest-no-challenge = No challenge in contest #{ $contest } waits for your answer.
contest-challenge-made = Your challenge in contest #{ $contest } is made.
contest-accepted = You have accepted. I open the game.
contest-refused = You have declined the challenge in contest #{ $contest }.
contest-plays-again = You play the next season of contest #{ $contest }.
contest-plays-no-more = You don’t play the next season of contest #{ $contest }.
contest-files = Contest #{ $contest } for other programs:

## What is wrong, and what would be right

contest-how = I can’t read what comes after `contest`. `contest` alone shows the state; `contest join`, `contest table` and `contest round` are three more. `help contest` lists them all.
contest-new-how = Say the format and the game: `contest new swiss chess, 5 rounds, 3 days a move`. Formats: swiss, round robin, double round robin, knock-out, ladder, league.
contest-import-how = Attach one tournament report (TRF): `contest import`, or with the game and settings `contest import chess, 3 days a move`.
contest-import-unread = I can’t read this file. A tournament report is text in UTF-8, at most 512 KiB.
contest-import-players = A tournament report has from 1 to { $most } players, one a line that begins with 001.
contest-import-check-in = The players of a report have not said yet that they play, so the contest needs a check-in: leave out `checkin=off`.
contest-import-known = This report was imported before: **{ $name }** (contest #{ $contest }). `contest import again` imports it once more.
contest-imported = Entered from the report: { $count }. The check-in asks each of them.
contest-import-strangers = Not found among those who have played on this server: { $names }. They can enter by themselves.
contest-edit-how = Say what changes: `contest edit limit=16 round=14d`.
contest-cancel-how = Say why: `contest cancel nobody has time`.
contest-pause-how = `contest pause` stops all time, `contest pause off` lets it run again.
contest-bye-how = Say which round you sit out: `contest bye 3`, or `contest bye 3 half` for half a point.
contest-round-how = `contest round` shows the last round, `contest round 2` another, `contest round now` begins the next. By hand: `contest round 1-4 3-2 bye 5`, with the numbers of the entrants.
contest-result-how = Name the game, the result and the reason: `contest result 3.2 1-0 because …` (round 3, game 2). Results are 1-0, ½-½, 0-1, + -, - +, - -, void, or the points of each seat: 1 0.5 0.
contest-extend-how = Say how much longer, or until which day: `contest extend 3d`, `contest extend until friday`.
contest-late-how = Say who enters: `contest late @Bo`.
contest-drop-how = Say who, and why: `contest drop @Bo because …`.
contest-arbiter-how = Say who: `contest arbiter @Bo`, or `contest arbiter @Bo off`.
contest-substitute-how = Say who plays for whom, and why: `contest substitute @Bo for @Ada because …`.
contest-challenge-how = Say whom: `contest challenge @Bo`. To answer: `contest challenge yes`, `contest challenge no because …`.
contest-again-how = `contest again` if you play the next season, `contest again no` if you don’t.
contest-term-unfit = The setting { $name } doesn’t belong to this format.
contest-term-value = { $name } can’t be { $value }. `help contest new` lists what is possible.
contest-term-tie-breaks = Tie-breaks are these codes: { $all }.
contest-term-seats = In a contest the seats are paired, and games begin from their usual start: leave seats and positions out.
contest-term-players = In this contest { $count } play at a table, as agreed when it was announced. Leave out settings that change the seats, or announce a new contest.
contest-term-open = In a contest everybody knows who plays, and seats are paired: leave out `names=hidden` and dice.
contest-when = I don’t understand { $text } as a time. Write a length of time or a day: `3d`, `friday`, `24.12`.
