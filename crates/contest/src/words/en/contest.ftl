# What a contest says when it refuses.

contest-not-organiser = Only the organiser of this contest can do that.
contest-not-arbiter = Only the organiser or an arbiter of this contest can do that.
contest-own-game = You play in this game yourself. An arbiter who doesn’t has to decide it; if there is none, the server’s staff can.
contest-not-yours = You can’t do that here.
contest-not-entrant = You don’t take part in this contest.
contest-no-such-entrant = This contest has no entrant with number { $number }.
contest-no-such-game = This contest has no game { $game }. Games are named by round and table, as in `3.2`.
contest-no-such-round = This contest has no round { $round } yet.
contest-no-such-part = This contest has no group or division { $part }.
contest-not-open = Entries are not open yet. The organiser opens them.
contest-entries-closed = Entries are closed.
contest-started = The contest has started, so that can’t be changed any more. To stop playing, withdraw.
contest-not-started = The contest has not started yet.
contest-over = The contest is over.
contest-paused = The contest is paused. It has to be resumed first.
contest-not-paused = The contest isn’t paused.
contest-entered-already = You take part in this contest already.
contest-left-already = Somebody who has left this contest can’t come back into it.
contest-team-size = { $needed ->
    [one] Here everybody enters alone.
   *[other] Here pairs of { $needed } enter: name your partner.
}
contest-no-machines = { $most ->
    [0] No machines play in this contest.
    [one] One machine at most plays in this contest.
   *[other] At most { $most } machines play in this contest.
}
contest-too-late = It is too late to enter this contest.
contest-no-check-in = There is nothing to confirm now.
contest-bye-too-late = That round can’t be sat out. The first one for which you can still ask is round { $first }.
contest-no-byes = Rounds can only be sat out in a Swiss.
contest-no-half-bye = { $most ->
    [0] In this contest there is no half point for a round that you sit out. Ask without one.
    [one] You get half a point for one round at most, and never for the last one. Ask without one.
   *[other] You get half a point for { $most } rounds at most, and never for the last one. Ask without one.
}
contest-round-open = { $games ->
    [one] One game is still open.
   *[other] { $games } games are still open.
}
contest-no-round-left = No round can be paired now.
contest-not-pairable = The next round can’t be paired: too many of those left have met already.
contest-bad-pairing = Number { $number } is named twice, or doesn’t play any more.
contest-bad-table = Each table needs { $needed } entrants.
contest-deadline-past = The new deadline has to lie ahead.
contest-bad-verdict = That result doesn’t fit the game. Give points for each seat, no more together than the game has.
contest-correction-late = A result can be corrected for { $days } days after the end. That time is over.
contest-no-reason = A reason is needed: everybody can read it.
contest-no-substitutes = There are substitutes only in leagues, for pairs, and in games of three and four.
contest-not-ladder = One can only challenge on a ladder.
contest-not-league = That is only asked in a league.
contest-not-asked = Nobody is asked about the next season now.
contest-bad-challenge = { $most ->
    [one] Challenge exactly one other player.
   *[other] Challenge other players, at most { $most }, and each only once.
}
contest-out-of-range = { $range ->
    [one] You can challenge the player on the rung above you.
   *[other] You can challenge players at most { $range } rungs above you.
}
contest-challenged-already = You two have a challenge or a game with each other already.
contest-met-lately = You two have played each other lately. You can again from { $from }.
contest-busy = { $most ->
    [one] One of you has a game or a challenge already; more are not allowed at a time.
   *[other] One of you has { $most } games or challenges already; more are not allowed at a time.
}
contest-on-holiday = One of you is on holiday. Challenge after it.
contest-no-holiday = The { $days } days of holidays of this year are used up.
contest-no-such-challenge = There is no challenge here that you could answer.
contest-not-due = It is not time for that yet.
contest-backwards = An entry can’t be older than the one before it.
contest-bad-log = Line { $line } of the contest’s log can’t be read, or doesn’t fit those before it.
contest-bad-file = Line { $line } of the file: { $fault }
contest-file-number = a number is missing or wrong in `{ $text }`.
contest-file-colour = `{ $text }` is no first colour; it has to be W or B.
contest-file-bye = `{ $text }` is no bye; it has to be a letter (F, H or Z), a round and numbers.
contest-file-twice = this player is there twice: `{ $text }`.
contest-file-result = a result can’t be read (player, round): `{ $text }`. Results are 1 = 0 + - W D L H F U Z.
contest-file-pair = the lines of two players contradict each other (player, round): `{ $text }`.
contest-terms-name = A contest needs a name.
contest-terms-game = A contest needs a game.
contest-terms-pairs = Pairs play as two sides: such a contest has two seats for entrants.
contest-terms-partners = Partners need a game of exactly four seats.
contest-terms-short = Shorter tables are possible only in games of three and four.
contest-terms-times = Entries have to open before they close, and close before the contest ends.
contest-terms-tie-breaks = Some of these tie-breaks don’t fit the number of seats.
contest-terms-cycles-tables = In games of three and four a plan has one cycle.
contest-terms-plan = Plans are for games of three and four.
contest-terms-whist = Changing partners need a round robin by the whist plan.
contest-terms-third = A game for third place is possible only with two seats.

# A number of the terms that is out of its range.

contest-terms-seats = The number of seats has to be from { $least } to { $most }, not { $value }.
contest-terms-least = The smallest number of players at a table has to be from { $least } to { $most }, not { $value }.
contest-terms-team = The number of members of an entrant has to be from { $least } to { $most }, not { $value }.
contest-terms-checkin = The check-in in hours has to be from { $least } to { $most }, not { $value }.
contest-terms-round = The length of a round in days has to be from { $least } to { $most }, not { $value }.
contest-terms-first-move = The time for the first move in hours has to be from { $least } to { $most }, not { $value }.
contest-terms-limit = The largest number of entrants has to be from { $least } to { $most }, not { $value }.
contest-terms-cycles = The number of cycles has to be from { $least } to { $most }, not { $value }.
contest-terms-together = The number of games at a time has to be from { $least } to { $most }, not { $value }.
contest-terms-rounds = The number of rounds has to be from { $least } to { $most }, not { $value }.
contest-terms-group = The size of a group has to be from { $least } to { $most }, not { $value }.
contest-terms-half-byes = The number of half-point byes has to be from { $least } to { $most }, not { $value }.
contest-terms-games = The number of games of a match has to be from { $least } to { $most }, not { $value }.
contest-terms-advance = The number of those who go on from a table has to be from { $least } to { $most }, not { $value }.
contest-terms-range = The number of rungs for challenges has to be from { $least } to { $most }, not { $value }.
contest-terms-at-once = The number of games at a time has to be from { $least } to { $most }, not { $value }.
contest-terms-answer = The time for an answer in days has to be from { $least } to { $most }, not { $value }.
contest-terms-idle = The time without a game in days has to be from { $least } to { $most }, not { $value }.
contest-terms-size = The size of a division has to be from { $least } to { $most }, not { $value }.
contest-terms-weeks = The length of a season in weeks has to be from { $least } to { $most }, not { $value }.
contest-terms-moves = The number of those who go up or down has to be from { $least } to { $most }, not { $value }.
contest-terms-gap = The pause between seasons in days has to be from { $least } to { $most }, not { $value }.
contest-terms-seasons = The number of seasons has to be from { $least } to { $most }, not { $value }.
