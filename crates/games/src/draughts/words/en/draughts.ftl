# The draughts family: what its games have in common.

drt-kind-king = king
    .letter = { "" }
drt-kind-man = man
    .letter = { "" }

drt-moves-king = One square in any direction in English and Italian draughts, any distance in the other games. It captures by jumping over a piece to an empty square behind it.
drt-moves-man = One step ahead: diagonally, in Turkish draughts straight or sideways. It captures by jumping over the next piece to the empty square behind it, in some games also backward. On the last rank it becomes a king.

## Why a move is refused

drt-objection-must-take = You must take: { $moves }.
drt-objection-goes-on = The capture is not complete, it has to continue: { $moves }.
drt-objection-more = This takes { $count }, but { $most } can be taken: { $moves }.
drt-objection-kings = Among the captures of most pieces you must choose the one that takes most kings: { $most }, not { $count }. { $moves }.
drt-objection-by-king = If a king can take as many pieces as a man, the king must take: { $moves }.
drt-objection-king-first = Among equal captures you must choose the one that meets a king earliest: { $moves }.
drt-objection-king-takes = A king can take, so a king must take: { $moves }.
drt-objection-value = You must make a capture of the greatest value: { $moves }.
drt-objection-by-king-equal = If a king can make a capture of the greatest value, a king must take: { $moves }.
drt-objection-rests = The king on { $square } has made { $most } moves in a row: now move another piece.
drt-objection-backward = A man does not go backward in this game.
drt-objection-king = A man does not take a king in this game.

## The end

drt-end-taken = { $seat } has no pieces left: { $winner } has won.
drt-end-blocked = { $seat } has no moves left: { $winner } has won.
drt-end-outranked = A king is left against a man: { $winner } has won.
drt-end-one-each = Each side has one piece of the same rank left: a draw.
    .plate = one against one
drt-end-quiet = { $moves } moves of each side by kings alone, without a capture: a draw.
drt-end-few = { $moves } moves of each side without a capture or a promotion, with so few pieces: a draw.
    .plate = few pieces
drt-end-road = A king has held the main road against three pieces for { $moves } moves of each side: a draw.
    .plate = main road held

## How near a draw is

drt-line-quiet = A draw after { $left ->
    [one] one more move of a king
   *[other] { $left } more moves of kings
} without a capture.
drt-line-few = A draw after { $left ->
    [one] one more move
   *[other] { $left } more moves
} without a capture or a promotion.
drt-line-twice = The position has occurred twice: the third time is a draw.
drt-line-rests = { $seat } may not move the king on { $square } this time: it has made { $most } moves in a row.

## Position strings

drt-position-turn = “{ $text }” does not begin with W: or B:, the side to move.
drt-position-sides = “{ $text }” has to give the pieces of both sides once each, like W:Wa3,Kc3:Bb8 or W:W21-32:B1-12.
drt-position-cell = “{ $text }” is not a square of this game, nor a range of squares.
drt-position-twice = there are two pieces on { $square }.
drt-position-last = a man never stands on { $square }: it is a king there.
drt-position-many = { $seat } has at most { $most } pieces, not { $found }.
drt-position-moves = “{ $text }” is not a move of a king that has led here.
drt-position-short = it is less than the number of moves of kings in the next field.
drt-position-runs = “{ $text }” has to give for each side the king of its last moves in a row and their number from 1 to { $most }, or -: 46*3/-.
drt-position-runs-moves = “{ $text }” does not fit the moves of kings in the third field.
drt-position-options = “{ $text }” is neither - nor options of this game, in alphabetical order and only those that differ from the default.

## A duty to take

drt-line-must = { $seat } must take.

## How moves are shown

drt-goes = { $from }-{ $to }
drt-jumps = { $from }x{ $to }

## The rules that games have in common

-drt-lead = The game is played on the dark squares; the men of each side fill its first ranks.
-drt-rule-take = • **Taking is compulsory:** a piece jumps over an enemy piece to an empty square behind it, and the same piece goes on jumping while there is more to take.
-drt-rule-end = • A player who cannot move, because everything is taken or blocked, loses.
-drt-rule-forward = • **A man** goes one square ahead diagonally, and takes forward only.
-drt-rule-around = • **A man** goes one square ahead diagonally, and takes both forward and backward.
-drt-rule-short = • **A king** goes and takes one square at a time, in all four directions.
-drt-rule-flying = • **A king** goes any distance. It takes from any distance, and lands on any empty square behind what it jumps over.
-drt-rule-gone = • Captured pieces leave the board when the move is over: until then they stand in the way, and no piece is jumped twice.
-drt-rule-stops = • A man that reaches the last rank becomes a king, and the move ends there.
-drt-rule-passes = • A man becomes a king on the last rank if its move ends there. If it only passes through it in a capture, it stays a man.
-drt-rule-most = • Of several captures you must make one that takes **most pieces**; kings and men count alike.
-drt-rule-draws = • **A draw:** the same position for the third time; { $quiet } moves of each side by kings alone, without a capture.
-drt-rule-few = • **Also a draw:** a king alone against a king and at most one more piece after 5 moves of each side without a capture or a promotion; against three pieces, one of them a king, after 16.

## How moves are typed

-drt-typed-letters =
    { "" }**Moves**
    • `{ $quiet }`, also `{ $spaced }` or without anything between
    • `{ $take }`: a capture with each square it lands on. `{ $short }` is enough if no other capture begins and ends there; any route is understood
    • `{ $to }`: just the square, if only one move ends there
    { "" }`-`, `:`, `x`, `×` and `*` mean the same. So do Cyrillic letters that look or sound alike, and the numbers of the squares: `{ $other }`. Move numbers and capitals don’t matter.
    If several captures fit, the bot lists what each takes and asks you.
-drt-typed-numbers =
    { "" }**Moves**: the playing squares are numbered, as you see in the picture.
    • `{ $quiet }`, also `{ $spaced }`
    • `{ $take }`: a capture with each square it lands on. `{ $short }` is enough if no other capture begins and ends there; any route is understood
    • `{ $to }`: just the square, if only one move ends there
    { "" }`-`, `:`, `x`, `×` and `*` mean the same. Files and ranks are understood too, Cyrillic letters among them: `{ $other }`. Move numbers don’t matter.
    If several captures fit, the bot lists what each takes and asks you.
