# What a table says when it refuses.

table-seat = { $seat }
table-not-started = The game has not begun: seats are still being taken.
table-already-started = The game has begun, so seats can no longer be taken or left.
table-over = This game is over.
table-abandoned = This table was given up before the game began.
table-no-such-seat = This game has no such seat.
table-no-seat-free = No seat is free for you here.
table-seat-taken = { $seat }: { $name } already sits there.
table-seat-reserved = { $seat }: this seat is kept for { $name }.
table-seat-yours = { $seat }: you already sit there. To take another seat as well, name it.
table-not-seated = You have no seat at this table.
table-not-your-seat = { $seat }: this seat is not yours.
table-not-host = Only { $host }, who laid this table, can do that.
table-seats-free = These seats are still free: { $seats }.
table-nobody-sits = Nobody has sat down yet.
table-stale = That was shown after action { $seen }, and the game has moved on since: it now has { $now ->
    [one] { $now } action
   *[other] { $now } actions
}. Nothing was played.
table-not-your-action = `{ $action }` is not for you to enter.
table-cannot-resign = None of your seats can resign now.
table-which-seat = For which of your seats? They are: { $seats }.
table-several-readings = That can be read in several ways for the seats you hold. Which one do you mean?
table-unreadable = That looks like neither a move nor an offer.
table-wrong-seats = This game has { $needed ->
    [one] { $needed } seat
   *[other] { $needed } seats
}, and { $given } were named.
table-old-rules = This game is played by version { $rules } of its rules, which this program no longer knows.
table-unplayable = The record of this game can’t be replayed: it stops at action { $number }. Whoever runs the bot should run `liege verify`.
table-endless-chance = The game keeps drawing lots without end: that is a fault in the program. Nothing was played.

table-no-such-deal = There is no such offer at this table.
