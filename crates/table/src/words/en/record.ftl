# Records of games, out and in; positions set up.

record-reopened = The game resumes from its record. All deadlines run from now.
record-goes-on = The game resumes. { $players }

# Commands, buttons, help.
record-button-export = Record
record-button-set-up = Open a table from here
page-attach = Attach a file
console-file = file: { $path }
console-file-fault = The file could not be written to { $path }: { $why }
console-no-file = The file { $path } can’t be read: { $why }
discord-no-file = Discord did not give me that file. Please attach it again.

# Export.
record-exported = The record of table #{ $table }, { $game }: { $count ->
    [one] one action
   *[other] { $count } actions
}. `import` with this file attached imports it again.
record-not-begun = The game at table #{ $table } has not begun: there is no record yet.
record-secret = At table #{ $table } players may negotiate in private or play unnamed, so you can have its record when the game is over.
record-not-in = { $notation } can’t record { $game }. Here is Liege’s own record.
record-export-how = Type `export`, with the number of the table if needed: `export #12`.

# The position.
record-position-head = Table #{ $table }, { $game }, after action { $number }:
record-position-set-up = To open a table from it: `new { $game } position=…`
record-position-secret = At table #{ $table } players may negotiate in private, and the position would show some of that. You can have it when the game is over.
record-position-how = Type `position`, or `position at 17` for an earlier one.

# Import.
record-no-file = Attach the record to your message (the text file that `export` gave), and type `import`.
record-several-files = One record at a time, please: attach a single file.
record-seats-how = I can’t read `{ $word }`. After `import` you may say who takes the seats: `import red=@ada white=open`.
record-too-often = You have imported { $count } records within a day. Try again tomorrow.
record-known = That game is here already: table #{ $table }. `import again` imports it once more.
record-not-taken = Nothing was imported. { $why }
record-brought-archived = Table #{ $table }: { $game }, { $count ->
    [one] one action
   *[other] { $count } actions
}. The game is over and kept: `board #{ $table }`, `log #{ $table }`.
record-brought-unfinished = Table #{ $table }: { $game }, { $count ->
    [one] one action
   *[other] { $count } actions
}. The game was never finished; it is kept as it is: `board #{ $table }`, `log #{ $table }`.
record-brought-resumed = Table #{ $table }: { $game } resumes after { $count ->
    [one] one action
   *[other] { $count } actions
} when its seats are taken.
record-brought-on = Table #{ $table }: { $game } resumes after { $count ->
    [one] one action
   *[other] { $count } actions
}.
record-kept-title = **{ $game }**, table #{ $table }, from a record
record-kept-count = { $count ->
    [one] One action
   *[other] { $count } actions
}; begun on { $day }. It doesn’t count.
record-kept-unfinished = The game was not finished.
record-kept-no-result = The game ended without a result.
record-resumed-count = It resumes from a record, after { $count ->
    [one] one action
   *[other] { $count } actions
}; it doesn’t count.
record-resumed-players = So far: { $players }.
record-resumed-seat = { $seat } { $who }

# What is wrong with a record.
record-at = Line { $line }: { $why }
record-no-record = I can’t read that as a game. A record of Liege begins with `Liege record 1`; a PGN or PDN file begins with tags such as `[White "Ada"]` or with a move, such as `1. e4`.
record-newer = The record is of version { $version }, and I know only version { $known }: a newer Liege wrote it.
record-too-long = A record has at most { $most } KiB.
record-cut-off = The record is cut off: its last line should be `Check: sha256 …`.
record-after-check = nothing may follow the line `Check: …`.
record-damaged = The record was changed after it was written, or is damaged: its checksum does not fit. Ask for it again.
record-line = I can’t read `{ $line }` here: each line before the log is `Name: value`.
record-header-unknown = there is no header `{ $name }` here; a newer Liege may know it.
record-header-twice = the header `{ $name } { $key }` appears twice.
record-too-many-headers = a record has at most { $most } headers.
record-header-missing = The record lacks the line `{ $name }: …`.
record-number = `{ $name }` wants a whole number, not `{ $value }`.
record-time = `{ $name }` wants a time like `2026-11-02T12:00:00.000Z`, not `{ $value }`.
record-game = I don’t know the game `{ $value }`.
record-rules = the rules of version { $value } are not played here any more.
record-text = the text of the game is not the one of that version: its hash is another, or it has faults.
record-text-number = the lines of the text should be numbered 1, 2, 3 …; this one is `{ $key }`.
record-text-unknown = nobody plays `{ $value }` here as this text tells it. The bot’s host can bring the record in with `liege import`.
record-option = the option `{ $name }` can’t be `{ $value }`. Possible: { $allowed }.
record-term = `{ $key }` can’t be `{ $value }`. Possible: { $allowed }.
record-term-unknown = tables have no setting `{ $key }` here; a newer Liege may know it.
record-player-number = players are numbered from 1 without gaps: `Player 1: …`, `Player 2: …`.
record-name = `{ $value }` can’t be a name: it is one line of at most 100 characters.
record-nobody = `{ $name } { $key }` names a player whom the record does not list: `{ $value }`.
record-seat = this game has no seat `{ $key }`.
record-hash = `{ $name }` wants 64 hexadecimal digits.
record-seed-twice = the seed and its hash can’t both be given.
record-sealed = `Sealed` names an action that the log does not have.
record-too-many = a record has at most 5000 actions.
record-more-entries = the log says that it has { $count } actions, but there are more.
record-fewer-entries = The log says that it has { $count } actions, but there are only { $found }.
record-row = `{ $word }` is not a line of the log: a line has a number, a seat or `-`, a player or `-`, a time, and the action.
record-row-number = action { $expected } should be here, not `{ $word }`.
record-row-seat = there is no seat `{ $word }`; the seats are { $seats }.
record-row-player = `{ $word }` is not a player of this record.
record-row-time = `{ $word }` is not a time; a time looks like `2026-11-02T12:00:00.000Z`.
record-yet-to-come = `{ $time }` is in the future: nothing in a record can be later than now.
record-start = The start position is refused: { $why }
record-refused = action { $number }, `{ $action }`, can’t be played: { $why }
record-wrong-seat = only { $seat } can make it.
record-wrong-referee = only the referee can make it.
record-past-end = the game was over before it.
record-misplaced = it does not belong there.
record-position = the log leads to another position: `{ $leads }`.
record-result = the log leads to the result `{ $result }`, not `{ $given }`.
record-bent = action { $number } is not what the seed gives: the seed gives `{ $drawn }`.
record-is-over = This game is over: it can only be kept (`import archive`).
record-is-dealing = The seats of this game were still being dealt. It can’t be resumed; open a new table instead.

## Games of other programs (PGN)

record-pgn-unclosed-comment = a comment begins here and has no end: write a closing brace.
record-pgn-unclosed-variation = a variation begins here and has no end: write a closing bracket.
record-pgn-unclosed-tag = a tag begins here that is not `[Name "value"]`.
record-pgn-too-deep = variations are nested more than 64 deep: remove some.
record-pgn-too-many = too many games in one file.
record-pgn-stray = a bracket or brace closes here that was never opened.
record-kif-diagram = this line of the first position has a man or a square that shogi does not have.
record-kif-handicap = I don’t know this handicap: put a diagram of the first position in its place.
record-kif-second = a second game begins here: import the games one at a time.
record-pgn-several = The file has { $count } games; import them one at a time.
record-pgn-variant = I don’t know the game `{ $name }` that its Variant tag names.
record-pdn-type = I don’t know the game of draughts `{ $name }` that the GameType tag names.
record-pgn-move = `{ $move }` can’t be played: { $why }
record-pgn-over = the game is over here.
record-pgn-empty = There is no move in the file, so there is no game to import.
record-pgn-moves-in-comment = a `;` makes a comment of the rest of the line, and there are moves in it: remove the `;`.
record-pgn-null = `{ $word }` means that a side does not move, and nobody may pass in this game.
record-pgn-word = `{ $word }` is not a move, a move number, a result, a comment or a glyph such as `$1`.
record-pgn-date = the date `{ $date }` of this tag is in the future: correct it, or write `????.??.??`.
record-pgn-tag = the tag `{ $name }` is too long: it may have { $most } characters.
record-tags = there are more than { $most } tags here; remove some.
record-tag = `{ $key }` is not a tag with a value on one line.
