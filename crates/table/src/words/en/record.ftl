# Records of games, out and in; positions set up.

record-reopened = The game goes on from its record. All deadlines run from now.
record-goes-on = The game goes on. { $players }

# Commands, buttons, help.
record-button-export = Record
record-button-set-up = Set up a table from this
page-attach = Attach a file
console-file = file: { $path }
console-file-fault = The file could not be written to { $path }: { $why }
console-no-file = The file { $path } can’t be read: { $why }
discord-no-file = Discord did not give me that file. Please attach it again.

# Export.
record-exported = The record of table #{ $table }, { $game }: { $count ->
    [one] one action
   *[other] { $count } actions
}. `import` with this file attached brings it in again.
record-not-begun = The game of table #{ $table } has not begun: there is nothing to write down yet.
record-secret = At table #{ $table } people may deal in private or play unnamed, so its record is given when the game is over.
record-not-in = { $notation } has no way to write { $game }. Here is Liege’s own record.
record-export-how = Say `export`, with the number of a table (`export #12`) if need be.

# The position.
record-position-head = Table #{ $table }, { $game }, after action { $number }:
record-position-set-up = To set up a table from it: `new { $game } position=…`
record-position-secret = At table #{ $table } people may deal in private, and the position tells of that: you can have it when the game is over.
record-position-how = Say `position`, or `position at 17` for an earlier one.

# Import.
record-no-file = Attach the record to your message: the text file that `export` gave. Then say `import`.
record-several-files = One record at a time, please: attach a single file.
record-seats-how = I can’t read `{ $word }`. After `import` you may say for whom the seats are: `import red=@ada white=open`.
record-too-often = You have brought in { $count } records within a day. Try again tomorrow.
record-known = That game is here already: table #{ $table }. `import again` brings it in once more.
record-not-taken = Nothing was brought in. { $why }
record-brought-archived = Table #{ $table }: { $game }, { $count ->
    [one] one action
   *[other] { $count } actions
}. The game is over and kept: `board #{ $table }`, `log #{ $table }`.
record-brought-unfinished = Table #{ $table }: { $game }, { $count ->
    [one] one action
   *[other] { $count } actions
}. The game was never finished; it is kept as it is: `board #{ $table }`, `log #{ $table }`.
record-brought-resumed = Table #{ $table }: { $game } goes on after { $count ->
    [one] one action
   *[other] { $count } actions
} when its seats are taken.
record-brought-on = Table #{ $table }: { $game } goes on after { $count ->
    [one] one action
   *[other] { $count } actions
}.
record-kept-title = **{ $game }**, table #{ $table }, from a record
record-kept-count = { $count ->
    [one] One action
   *[other] { $count } actions
}; begun on { $day }. It counts for nobody.
record-kept-unfinished = The game was not finished.
record-kept-no-result = The game ended without a result.
record-resumed-count = It goes on from a record, after { $count ->
    [one] one action
   *[other] { $count } actions
}; it counts for nobody.
record-resumed-players = So far: { $players }.
record-resumed-seat = { $seat } { $who }

# What is wrong with a record.
record-at = Line { $line }: { $why }
record-no-record = That is not a game that I can read. A record of Liege begins with `Liege record 1`; a PGN or PDN file begins with tags such as `[White "Ada"]` or with a move, such as `1. e4`.
record-newer = The record is of version { $version }, and I know only version { $known }: it was written by a newer Liege.
record-too-long = A record has at most { $most } KiB.
record-cut-off = The record is cut off: its last line would be `Check: sha256 …`.
record-after-check = nothing may follow the line `Check: …`.
record-damaged = The record was changed after it was written, or damaged: its check does not fit. Ask for it anew.
record-line = I can’t read `{ $line }` here: each line before the log is `Name: value`.
record-header-unknown = there is no header `{ $name }` here; perhaps a newer Liege knows it.
record-header-twice = the header `{ $name } { $key }` stands twice.
record-too-many-headers = a record has at most { $most } headers.
record-header-missing = The record lacks the line `{ $name }: …`.
record-number = `{ $name }` wants a whole number, not `{ $value }`.
record-time = `{ $name }` wants a time like `2026-11-02T12:00:00.000Z`, not `{ $value }`.
record-game = I don’t know the game `{ $value }`.
record-rules = the rules of version { $value } are not played here any more.
record-option = the option `{ $name }` can’t be `{ $value }`. Possible: { $allowed }.
record-term = `{ $key }` can’t be `{ $value }`. Possible: { $allowed }.
record-term-unknown = tables have no setting `{ $key }` here; perhaps a newer Liege knows it.
record-player-number = players are numbered from 1 without gaps: `Player 1: …`, `Player 2: …`.
record-name = `{ $value }` can’t be a name: it is one line of at most 100 characters.
record-nobody = `{ $name } { $key }` names a player whom the record does not list: `{ $value }`.
record-seat = this game has no seat `{ $key }`.
record-hash = `{ $name }` wants 64 hexadecimal digits.
record-seed-twice = the seed and its hash can’t both be told.
record-sealed = `Sealed` names an action that the log does not have.
record-too-many = a record has at most 5000 actions.
record-more-entries = the log says that it has { $count } actions, but there are more.
record-fewer-entries = The log says that it has { $count } actions, but there are only { $found }.
record-row = `{ $word }` is no line of the log: it has a number, a seat or `-`, a player or `-`, a time, and the action.
record-row-number = action { $expected } should stand here, not `{ $word }`.
record-row-seat = there is no seat `{ $word }`; the seats are { $seats }.
record-row-player = `{ $word }` is no player of this record.
record-row-time = `{ $word }` is no time; one looks like `2026-11-02T12:00:00.000Z`.
record-yet-to-come = `{ $time }` lies in the future: nothing in a record can be later than now.
record-start = The start position is refused: { $why }
record-refused = action { $number }, `{ $action }`, can’t be played: { $why }
record-wrong-seat = that is { $seat }’s to make.
record-wrong-referee = nobody makes it but the referee.
record-past-end = the game is over before it.
record-misplaced = it can’t stand there.
record-position = the log leads to another position: `{ $leads }`.
record-result = the log leads to the result `{ $result }`, not `{ $given }`.
record-bent = action { $number } is not what the seed gives: that is `{ $drawn }`.
record-is-over = This game is over: it can only be kept (`import archive`).
record-is-dealing = The seats of this game were still being dealt. It can’t go on; open a new table instead.

## Games of other programs (PGN)

record-pgn-unclosed-comment = a comment begins here and has no end: write a closing brace.
record-pgn-unclosed-variation = a variation begins here and has no end: write a closing bracket.
record-pgn-unclosed-tag = a tag begins here that is not `[Name "value"]`.
record-pgn-too-deep = more than 64 variations within each other: take some out.
record-pgn-too-many = too many games in one file.
record-pgn-stray = a bracket or brace here closes what was never opened.
record-pgn-several = The file has { $count } games; bring them in one at a time.
record-pgn-variant = I don’t know the game `{ $name }` that its Variant tag names.
record-pdn-type = I don’t know the game of draughts `{ $name }` that the GameType tag names.
record-pgn-move = `{ $move }` can’t be played: { $why }
record-pgn-over = the game is over here.
record-pgn-empty = There is no move in the file, so there is no game to bring in.
record-pgn-moves-in-comment = a `;` makes a comment of the rest of the line, and that has moves in it: take the `;` out.
record-pgn-null = `{ $word }` says that a side does not move, and nobody may pass here.
record-pgn-word = `{ $word }` is not a move, a move number, a result, a comment or a glyph such as `$1`.
record-pgn-date = the date `{ $date }` of this tag is yet to come: correct it, or write `????.??.??`.
record-pgn-tag = the tag `{ $name }` is too long: it may have { $most } characters.
record-tags = there are more than { $most } tags here; take some out.
record-tag = `{ $key }` is not a tag with a value on one line.
