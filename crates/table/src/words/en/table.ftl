# What a table says when it refuses.

table-seat = { $seat }
table-not-started = The game has not begun: seats are still being taken.
table-already-started = The game has begun, so seats can no longer be taken or left.
table-over = This game is over.
table-abandoned = This table was given up.
table-no-such-seat = This game has no such seat.
table-dealing = The colours are still being chosen, and { $name } is to choose now.
table-by-dice = At this table dice decide: when everybody is here, all roll, and the highest chooses a colour first. Join without naming one.
table-place-yours = You already have a place at this table. When everybody is here, dice decide who chooses a colour first.
table-no-seat-free = No seat is free for you here.
table-seat-taken = { $seat }: { $name } already sits there.
table-seat-reserved = { $seat }: this seat is kept for { $name }.
table-seat-yours = { $seat }: you already sit there. To take another seat as well, name it.
table-not-seated = You have no seat at this table.
table-not-your-seat = { $seat }: this seat is not yours.
table-not-host = Only { $host }, who opened this table, can do that.
table-seats-free = These seats are still free: { $seats }.
table-nobody-sits = Nobody has sat down yet.
table-stale = That was shown after action { $seen }, and the game has moved on since: it now has { $now ->
    [one] { $now } action
   *[other] { $now } actions
}. Nothing was played.
table-not-your-action = You can’t enter `{ $action }`.
table-cannot-resign = None of your seats can resign now.
table-which-seat = For which of your seats: { $seats }?
table-several-readings = That could mean several things for the seats you hold. Which one do you mean?
table-unreadable = That looks like neither a move nor an offer.
table-wrong-seats = This game has { $needed ->
    [one] { $needed } seat
   *[other] { $needed } seats
}, but { $given } were named.
table-old-rules = This game uses version { $rules } of its rules, which this program no longer knows.
table-unplayable = The record of this game can’t be replayed: it stops at action { $number }. The people who run the bot should run `liege verify`.
table-endless-chance = The game keeps drawing lots without end: that is a bug in the program. Nothing was played.

# What it says when it refuses something beside the game.

table-seat-taken-unnamed = { $seat }: somebody already sits there.
table-seat-reserved-unnamed = { $seat }: this seat is kept for somebody else.
table-not-host-unnamed = Only the host of this table can do that.
table-no-such-deal = There is no such offer at this table.
table-decided-made = That has already been accepted.
table-decided-refused = That has already been refused.
table-decided-withdrawn = That is no longer offered: it was taken back.
table-decided-lapsed = That is no longer offered: the game went on without an answer.
table-decided-expired = That is no longer offered: its time ran out.
table-decided-void = That is no longer offered: the game has changed since.
table-not-asked = You can’t answer that. It is waiting for: { $waiting }.
table-not-asked-you = You can’t answer that: somebody else is asked.
table-your-proposal = That is your own proposal: others answer it ({ $waiting }). You can only take it back.
table-your-proposal-handed = That is your own proposal: the player you asked answers it. You can only take it back.
table-answered = You have already agreed. It is still waiting for: { $waiting }.
table-not-your-proposal = Only { $seat }, who proposed that, can take it back. If you are asked, you can accept or refuse it.
table-cannot-withdraw = This offer can’t be taken back.
table-several-deals = Several offers could be meant. Answer in words or by the button under the one you mean.
table-paused-no = The game is paused until { $until }. Until then you can only resign, or propose to resume sooner.
table-paused-already = The game is already paused, until { $until }.
table-not-paused = The game isn’t paused.
table-drawn-by-rules = This game has its own rules for offering a draw: `draw`.
table-answer-which = There are several ways to say yes: choose one.
table-bad-pause = A pause lasts from { $least } to { $most } days.
table-motion-open = There is already an open request (no. { $number }). It needs an answer first, or has to be taken back.
table-too-many-motions = You have asked the others { $most } times within a day, and that is the limit. You can ask again from { $from }.
table-refused-lately = That was refused a short while ago. You can propose it again after the next move, or else from { $from }.
table-nothing-to-take-back = There is nothing to take back.
table-past-chance = Lots have been drawn since then, and that can’t be taken back.
table-veiled = That can’t be done now. The reason may be an agreement that you don’t know of.
table-hand-to-nobody = Name the member who should take the seat.
table-seat-vacant = { $seat }: nobody sits there; anyone can sit down.
table-owes-nothing = { $seat }: the game isn’t waiting for this seat.
table-still-patient = { $seat }: this seat has until { $until }. After that it can be freed.
table-endless-patience = At this table nobody loses a seat for being slow: `patience` has no limit here.
table-not-at-table = Only the players and the host of this table can do that.
table-too-late = Two moves have been made, so it is too late to give up the table. Propose to end the game without a result: everybody still playing must agree.
table-no-talk = { $action }: this table has no negotiation, except where the rules themselves need it.

# What happens beside the game.

table-agreement = an agreement
table-terms-takeback = a takeback to action { $to }
table-terms-takeback-before = a takeback to the position before { $move }
table-terms-takeback-all = a takeback to the start of the game
table-text = { $text }
table-terms-pause = a pause of { $days ->
    [one] { $days } day
   *[other] { $days } days
}
table-terms-resume = resuming before the pause is over
table-terms-draw = a draw
table-terms-annul = ending the game without a result
table-terms-hand = handing the seat of { $seat } to { $who }
table-proposed = { $seat } proposes: { $terms }.
table-proposed-takeback = { $seat } asks for { $terms }.
table-proposed-hand = { $seat } wants to hand the seat over: { $who }, will you take it?
table-agreed = { $seat } agrees: { $terms }. Still to answer: { $waiting }.
table-declined = { $seat } declines: { $terms }. The proposal is dropped.
table-declined-unseated = Declined: { $terms }.
table-withdrawn = { $seat } takes the proposal back: { $terms }.
table-expired = Time ran out without an answer: { $terms }.
table-outrun = This request has lapsed: { $terms }.
table-ended = No longer in force: { $terms }.
table-taken-back = Agreed: back to action { $to }. { $gone ->
    [one] One action was
   *[other] { $gone } actions were
} taken back.
table-taken-back-all = Agreed: back to the start. { $gone ->
    [one] One action was
   *[other] { $gone } actions were
} taken back.
table-paused = Agreed: the game is paused until { $until }.
table-resumed = Agreed: the pause is over and the game resumes.
table-resumed-by-time = The pause is over: the game resumes.
table-drawn = Agreed: the game is drawn.
table-annulled = Agreed: the game ends without a result.
table-plate-drawn = draw
table-plate-no-result = no result
table-handed = { $who } takes over the seat of { $seat }.
table-handed-unnamed = Somebody else takes over the seat of { $seat }.
table-vacated = { $seat } has kept the others waiting too long, so the seat is free now{ $by ->
    [host] {" "}(freed by { $who }, the host)
    [manager] {" "}(freed by { $who }, who manages this server)
    [somebody] {" "}(freed by { $who })
   *[other] {""}
}. Anyone can take it and play on.
table-sat = { $who } takes the seat of { $seat } and plays on.
table-sat-unnamed = Somebody takes the seat of { $seat } and plays on.
table-aborted = { $by ->
    [host] { $who }, the host, gives up the table before the game has really begun.
    [manager] { $who }, who manages this server, gives up the table before the game has really begun.
   *[other] The table is given up before the game has really begun.
} It has no result.
table-seeds = Seeds added: { $seeds }.
table-seed = { $seat } { $seed }
table-seed-none = { $seat } none
table-rolled = { $who } rolls { $one } + { $other } = { $total }.
table-rolled-again = A tie: { $who } rolls again, { $one } + { $other } = { $total }.
table-chosen = { $who } chooses { $seat }.
table-chosen-last = { $who } gets what is left: { $seat }.
table-chosen-late = { $who } has not chosen in time and gets the first free colour: { $seat }.
