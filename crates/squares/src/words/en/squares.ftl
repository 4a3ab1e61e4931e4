# Sentences for all games on squares.

sqr-text = { $text }
sqr-nothing = { "" }
    .letter = { "" }
    .acc = { "" }
    .gen = { "" }
sqr-seat = { $seat }
sqr-seat-white = White
sqr-seat-black = Black

## Pieces by whose they are

sqr-piece = { $owner }’s { $piece }
sqr-piece-on = { $piece } on { $square }
sqr-several = { $piece } ×{ $count }
sqr-reach-title = { $piece }: { $letters }

## Moves

sqr-san = { $piece-letter }{ $move }{ $becomes-letter }{ $mark }
sqr-played = { $seat }: { $move }
sqr-moved = { $seat }: { $piece } { $from }–{ $to }.
sqr-moved-up = { $seat }: { $piece } rises { $from }–{ $to }.
sqr-moved-down = { $seat }: { $piece } descends { $from }–{ $to }.
sqr-took = { $seat }: { $piece } { $from }×{ $to }, taking { $victim }.
sqr-took-up = { $seat }: { $piece } rises { $from }×{ $to }, taking { $victim }.
sqr-took-down = { $seat }: { $piece } descends { $from }×{ $to }, taking { $victim }.
sqr-took-afar = { $seat }: the { $piece } stays on { $from } and takes { $victim } on { $to } from afar.
sqr-promoted = The { $piece } becomes a { $becomes } on { $square }.
sqr-rolled = { $seat } rolls a { $number }: the { $piece } moves.
sqr-rolled-lost = Turn lost, no move for the roll: { $lost }.
sqr-lost-throw = { $seat } { $number } ({ $piece })
sqr-ended-turn = { $seat } ends the turn.

## Check and the end

sqr-check = { $king } is in check: { $by }.
sqr-check-discovered = { $king } is in check, discovered: { $by }.
sqr-check-double = { $king } is in double check: { $by }.
sqr-resigned = { $seat } resigns.
sqr-claim-draw = Claim a draw
sqr-claimed = { $seat } claims a draw.
sqr-end-mate = Checkmate! { $winner } { $count ->
    [one] has
   *[other] have
} won.
sqr-end-taken = { $seat } has lost the king: { $winner } { $count ->
    [one] has
   *[other] have
} won.
sqr-end-resigned = { $seat } has resigned: { $winner } { $count ->
    [one] has
   *[other] have
} won.
sqr-end-stalemate = { $seat } is not in check but has no legal move: stalemate, a draw.
sqr-end-spared = { $seat } has resigned, but the other side could never have won: a draw.
sqr-end-dead = Nobody can be mated with the pieces that are left: a draw.
sqr-end-repetition = The same position has occurred { $times } times: a draw.
sqr-end-quiet = { $moves ->
    [one] One move
   *[other] { $moves } moves
} of each side without a capture or a pawn move: a draw.
sqr-note-claim-repetition = The position has occurred { $times } times: a draw may be claimed (`claim`).
sqr-note-claim-quiet = 50 moves without a capture or a pawn move: a draw may be claimed (`claim`).

## The position in short lines

sqr-line-check = { $king } is in check: { $by }.
sqr-line-material = { $seat }: { $pieces }.
sqr-line-one = { $seat }: only the { $pieces }.
sqr-line-none = { $seat }: nothing on the board.
sqr-line-complete = { $seat }: all { $count } pieces.
sqr-line-all-complete = { $armies ->
    [2] Both armies are complete, { $count } pieces each.
   *[other] All armies are complete, { $count } pieces each.
}
sqr-line-hand = { $seat } in hand: { $pieces }.

## On the picture

sqr-title-move = move { $number }
sqr-caption-lost = { $seat } rolled a { $number }: turn lost
sqr-plate-turn = to move
sqr-plate-check = in check
sqr-plate-mated = checkmated
sqr-plate-taken = king taken
sqr-plate-spared = nobody can win
sqr-plate-resigned = has resigned
sqr-plate-won = has won
sqr-plate-lost = has lost
sqr-plate-stalemate = stalemate
sqr-plate-drawn = draw
sqr-plate-dead = dead position
sqr-plate-repetition = position ×{ $times }
sqr-plate-quiet = { $moves ->
    [one] one quiet move
   *[other] { $moves } quiet moves
}

## Refusals: not a move

sqr-no-form = “{ $text }” is not a move in the form of a record.
sqr-no-square = “{ $text }” is not a square: { $level ->
    [1] a square has a file (a to { $file }) and a rank (1 to { $rank }), like { $example }.
   *[other] a square has a level (1 to { $level }), a file (a to { $file }) and a rank (1 to { $rank }), like { $example }.
}
sqr-no-square-level = There is no square { $text }: levels run from 1 ({ $lowest }) to { $level } ({ $highest }).
sqr-no-square-file = There is no square { $text }: files run from a to { $file }.
sqr-no-square-rank = There is no square { $text }: ranks run from 1 to { $rank }.
sqr-no-square-number = There is no square { $text }: they are numbered from 1 to { $count }.
sqr-no-over = The game is over.
sqr-no-turn = It is { $turn }’s turn, not { $seat }’s.
sqr-no-claim = On your turn you can claim a draw, when the same position has occurred { $times } times or after { $moves } moves of each side without a capture or a pawn move. You can’t claim one now.
sqr-no-claim-now = You can’t claim a draw now.

## Refusals: pieces and ways

sqr-no-piece = There is no piece on { $square }.
sqr-no-command = The piece on { $square } is { $piece }, and it is { $turn }’s turn.
sqr-no-idle = The piece on { $square } is { $piece }. { $reason }
sqr-no-other-piece = The piece on { $square } is the { $piece }; its letter is { $letter }.
sqr-no-other-pawn = The piece on { $square } is a { $piece }; it has no letter.
sqr-no-stay = A move has to end on another square.
sqr-no-way = The { $piece } does not move like that: { $from }–{ $to }.
sqr-no-way-now = The { $piece } on { $from } moves like a { $kind } there: not to { $to }.
sqr-no-own = Your own { $target } is on { $to }.
sqr-no-take = The { $piece } on { $from } can go to { $to } only when that square is empty: it doesn’t take there.
sqr-no-empty = The { $piece } on { $from } can go to { $to } only to take something, and that square is empty.
sqr-no-blocked = The way from { $from } to { $to } is blocked on { $square } by { $blocker }.
sqr-no-blocked-all = Every way from { $from } to { $to } is blocked.
sqr-no-sign-empty = { $to } is empty: there is nothing to take, so the move is written with a dash.
sqr-no-king-into = The King may not go to { $king }: it would be attacked there ({ $attackers }).
sqr-no-still-check = { $seat } is in check, and this move does not end it. The King on { $king } is attacked: { $attackers }.
sqr-no-exposes = This move would leave { $seat }’s King on { $king } attacked: { $attackers }.
sqr-no-route = { $from }–{ $to } is a legal move, but not that way: one of these jumps is not possible.
sqr-no-move = This move is not legal.
sqr-no-drop = The { $piece } can’t be put on { $square }.
sqr-no-drop-occupied = { $square } is not empty: { $piece } stands there.
sqr-no-drop-hand = You have no such piece in hand ({ $pieces }).
sqr-no-castling-right = This castling is gone for good: the king or that rook has moved, or the rook was taken.
sqr-no-castling-between = There is a piece between the king and the rook: { $square }.
sqr-no-castling-check = A king in check can’t castle: { $attackers }.
sqr-no-castling-through = The king would pass or reach { $square }, which is attacked: { $attackers }.

## Not understood

sqr-read-long = That is too long for a move: at most { $most } characters are read.
sqr-read-nothing = There is nothing to read here. A move is typed like this: `{ $example }`.
sqr-read-whole = I can’t read “{ $text }”. A move is typed like this: `{ $example }`.
sqr-read-no-pass = You can’t pass in this game: a player who cannot move is skipped automatically. You can move, for example: `{ $example }`.
sqr-read-no-castling = There is no castling in this game.
sqr-read-only-square = { $square } alone is not a move: name the piece too, or the square it starts from, like this: `{ $example }`.
sqr-read-no-seat = Only players with a seat can move here.
sqr-read-other-resigns = You can’t resign for the other side.
sqr-read-item = “{ $item }”: { $fault } Nothing of the message was played.
sqr-read-too-many = That is more than one move, and your turn has one left: { $move }.
sqr-read-one-of = That is more than one move, and you have only one. Which of them?
sqr-read-other-board = You play on board { $board }.
sqr-read-no-end = A turn is one move in this game: there is nothing to end.
sqr-read-end-early = You can end the turn only after a move.

## No such move

sqr-read-castles-neither = Short castling: { $short } Long castling: { $long }
sqr-read-several = Several moves fit. Which one do you mean?
sqr-read-several-captures = Several captures fit: { $moves }. Which one do you mean?
sqr-takes = { $move } takes { $squares }
sqr-takes-many = { $move } takes { $count } pieces
sqr-takes-each = { $first }; { $then }
sqr-read-becomes = What does the pawn become?
sqr-read-put = Where do you put the captured { $piece }? Add the square after the move, like this: `{ $example }`.
sqr-read-never-becomes = In this game the only promotion is to a { $becomes }.
sqr-read-alike = As written this is not a legal move, but its letters look like one that is. Do you mean that one?
sqr-read-none = No legal move fits.
sqr-read-none-goes = No such legal move: { $pieces } to { $square }.
sqr-read-no-pawn = No pawn can go to { $square } now. (Other pieces need their letter.)
sqr-read-no-pawns = You have no pawn that could go to { $square }: other pieces need their letter.
sqr-read-no-pawn-file = No pawn of the { $file }-file can go to { $square } now.
sqr-read-no-man = None of your pieces can go to { $square } now.
sqr-read-none-takes = No such legal move: nothing of this kind can be taken now ({ $victims }).
sqr-read-own = Your own { $piece } is on { $square }.
sqr-read-other-victim = Another piece is on { $square }: { $piece }.
sqr-read-nothing-there = { $square } is empty: there is nothing to take.
sqr-read-not-becomes = No piece becomes a { $piece } on { $square }.

## Asking for moves

sqr-list-unread = Name a square, a piece or both, like this: `{ $example }`; or `all`.
sqr-list-empty = { $square } is empty.
sqr-list-empty-hand = { $square } is empty, and nothing can be put there now.
sqr-list-other = Another piece is on { $square }: { $piece }.
sqr-list-none = The piece on { $square } has no legal move now.
sqr-list-none-of = No piece of this kind has a legal move now: { $pieces }.
sqr-list-nothing = There is no legal move now.

## Refusals: position strings

sqr-position-field = Position string, field { $number } ({ $field }): { $fault }
sqr-position-fields = A position string has { $wanted } fields separated by single spaces; here { $found ->
    [one] there is one
   *[other] there are { $found }
}.
sqr-position-canonical = this must be written { $canonical }.
sqr-position-ranks = { $board ->
    [0] the board
   *[other] board { $board }
} needs { $wanted ->
    [8] eight
   *[other] { $wanted }
} ranks, separated by /; { $found } found.
sqr-position-rank = rank { $rank }{ $board ->
    [0] { "" }
   *[other] { " of board " }{ $board }
} has { $found } squares, not { $wanted }.
sqr-position-run = “{ $text }” is not a number of empty squares: 1 to { $most }, without zeros before it.
sqr-position-sign = “{ $text }” is not a piece. The letters are { $letters }, upper case for the side that begins, lower case for the other.
sqr-position-hands = “{ $text }” needs the pieces in hand in square brackets at its end; [] if there are none.
sqr-position-squares = “{ $text }” is neither - nor names of squares one after the other.
sqr-position-number = “{ $text }” is not a whole number from { $least } on.
sqr-position-side = “{ $text }” is neither w nor b.
sqr-position-castling = “{ $text }” is neither - nor letters of KQkq.
sqr-position-castling-place = for { $sign } the king has to stand on { $king } and the rook on { $rook }.
sqr-position-en-passant = no pawn has just passed over { $square }.
sqr-position-kings = { $seat } has to have exactly one king, not { $found }.
sqr-position-kings-most = { $seat } has at most one king, not { $found }.
sqr-position-pawn = a pawn never stands on { $square }.
sqr-position-check = { $seat } is in check, but it is the other side’s turn.
sqr-position-maharajah = there is at most one Maharajah, a black one; nothing else is black or in a hand.
sqr-position-men = { $seat } cannot have so many pieces of one kind in hand.
sqr-position-left = “{ $text }” is neither 1 nor 2.
sqr-position-disc = “{ $text }” is not a disc: a disc is { $first } or { $second }.
