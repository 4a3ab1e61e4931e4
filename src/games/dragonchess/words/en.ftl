# Dragonchess.

drc-name = Dragonchess
drc-about = By Gary Gygax (Dragon Magazine 100, 1985): chess on three boards, one above another.

drc-seat-gold = Gold
drc-seat-scarlet = Scarlet

## Pieces by whose they are

drc-piece = { $owner }’s { $piece }
drc-victim = { $owner }’s { $piece }
drc-piece-on = { $piece } on { $square }
drc-several = { $piece } ×{ $count }

## Moves

drc-moved = { $seat }: { $piece } { $from }–{ $to }.
drc-moved-up = { $seat }: { $piece } rises { $from }–{ $to }.
drc-moved-down = { $seat }: { $piece } descends { $from }–{ $to }.
drc-took = { $seat }: { $piece } { $from }×{ $to }, taking { $victim }.
drc-took-up = { $seat }: { $piece } rises { $from }×{ $to }, taking { $victim }.
drc-took-down = { $seat }: { $piece } descends { $from }×{ $to }, taking { $victim }.
drc-took-afar = { $seat }: the { $piece } stays on { $from } and takes { $victim } on { $to } from afar.
drc-promoted = The Warrior becomes a Hero on { $square }.
drc-froze = The Basilisk on { $basilisk } freezes { $victim } on { $square }.
drc-thawed = { $owner }’s { $piece } on { $square } is no longer frozen.

## Check and the end

drc-check = { $king } is in check: { $by }.
drc-check-discovered = { $king } is in check, discovered: { $by }.
drc-check-double = { $king } is in double check: { $by }.
drc-resigned = { $seat } resigns.
drc-end-mate = Checkmate! { $winner } has won.
drc-end-resigned = { $loser } has resigned: { $winner } has won.
drc-end-stalemate = { $seat } is not in check but has no legal move: stalemate, a draw.
drc-end-bare-kings = Only the two Kings are left: a draw.
drc-end-repetition = The same position has occurred { $times } times: a draw.
drc-end-quiet = { $moves ->
    [one] One move
   *[other] { $moves } moves
} of each side without a capture or a move of a Warrior: a draw.

## The position in short lines

drc-line-check = { $king } is in check: { $by }.
drc-line-frozen = { $owner }’s { $piece } on { $square } is frozen by the Basilisk on { $basilisk }.
drc-line-hero = { $owner }’s Hero on { $square } can only return to { $origin }.
drc-line-material = { $seat }: King, { $pieces }.
drc-line-king = { $seat }: only the King.
drc-line-complete = { $seat }: all { $count } pieces.
drc-line-all-complete = Both armies are complete, { $count } pieces each.

## Refusals: what is no move

drc-no-form = “{ $text }” is not written like a move: W/2f2-2f3, W/2d2x2e3, W/2f7-2f8(H).
drc-no-letter = There is no piece with the letter “{ $text }”. The letters are S G Dr W O U H T C M K P D B E.
drc-no-square = “{ $text }” is no square: a square has a level (1 to 3), a file (a to l) and a rank (1 to 8), like 2f3.
drc-no-square-level = There is no square { $text }: levels run from 1 (underworld) to 3 (air).
drc-no-square-file = There is no square { $text }: files run from a to l.
drc-no-square-rank = There is no square { $text }: ranks run from 1 to 8.
drc-no-over = The game is over.
drc-no-turn = It is { $turn }’s turn, not { $seat }’s.

## Refusals: pieces and ways

drc-no-piece = There is no piece on { $square }.
drc-no-command = On { $square } stands { $piece }, and it is { $turn }’s turn.
drc-no-other-piece = The piece on { $square } is the { $piece }; its letter is { $letter }.
drc-no-stay = A move has to end on another square.
drc-no-level = The { $piece } never goes to level { $level }.
drc-no-way = The { $piece } does not move like that: { $from }–{ $to }.
drc-no-hero-bound = A Hero off the middle board can only return to the square it came from: from { $from } to { $origin }.
drc-no-king-away = A King off the middle board can only return to it: from { $from } to { $back }.
drc-no-own = On { $to } stands your own { $target }.
drc-no-take = The { $piece } on { $from } can go to { $to } only when that square is empty: it doesn’t take there.
drc-no-empty = The { $piece } on { $from } can go to { $to } only to take something, and that square is empty.
drc-no-blocked = The way from { $from } to { $to } is blocked on { $square } by { $blocker }.
drc-no-sign-takes = On { $to } stands { $piece }: a capture is written with x.
drc-no-sign-empty = { $to } is empty: there is nothing to take, so the move is written with a dash.
drc-no-mark-hero = On { $to } the Warrior becomes a Hero: (H) belongs to the move.
drc-no-mark-none = Nothing becomes a Hero by this move: leave (H) out.
drc-no-frozen = The { $piece } on { $square } is frozen by the Basilisk on { $basilisk } and can’t move.
drc-no-king-into = The King may not go to { $king }: it would be attacked there ({ $attackers }).
drc-no-still-check = { $seat } is in check, and this move does not end it. The King on { $king } is attacked: { $attackers }.
drc-no-exposes = This move would leave { $seat }’s King on { $king } attacked: { $attackers }.
drc-no-thaws = The Basilisk may not leave { $from }: what it freezes would thaw and attack { $seat }’s King on { $king } ({ $attackers }).
drc-no-move = This move is not legal.

## Refusals: position strings

drc-position-field = Position string, field { $number } ({ $field }): { $fault }
drc-position-fields = A position string has 5 fields separated by single spaces; here { $found ->
    [one] there is one
   *[other] there are { $found }
}.
drc-position-levels = three boards are needed, separated by |; { $found } found.
drc-position-ranks = board { $level } needs eight ranks, separated by /; { $found } found.
drc-position-rank = rank { $rank } of board { $level } has { $found } squares, not 12.
drc-position-run = “{ $text }” is no number of empty squares: 1 to 12, without zeros before it.
drc-position-sign = “{ $text }” is no piece. The letters are S G R W O U H T C M K P D B E, upper case for Gold, lower case for Scarlet.
drc-position-level = { $piece } on { $square }: this piece never stands on level { $level }.
drc-position-warrior = { $piece } on { $square }: a Warrior never stands on rank 1 or 8.
drc-position-kings = { $seat } has to have exactly one King, not { $found }.
drc-position-side = “{ $text }” is neither gold nor scarlet.
drc-position-check = { $seat } is in check, but it is the other side’s turn.
drc-position-origins = “{ $text }” is no Hero with its origin, like 3e5=2d4.
drc-position-order = “{ $text }” is repeated or out of order.
drc-position-origin-missing = the Hero on { $square } needs the square it came from.
drc-position-origin-nobody = no Hero stands on { $square } off the middle board.
drc-position-origin-far = { $origin } is not a square of level 2 one file and one rank from { $square }.
drc-position-number = “{ $text }” is no whole number from { $least } on.
