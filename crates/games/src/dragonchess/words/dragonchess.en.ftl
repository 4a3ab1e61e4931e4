# Dragonchess.

drc-name = Dragonchess
drc-about = By Gary Gygax (Dragon Magazine 100, 1985): chess on three boards, one above another.

drc-seat-gold = Gold
drc-seat-scarlet = Scarlet

## Moves

drc-froze = The Basilisk on { $basilisk } freezes { $victim } on { $square }.
drc-thawed = { $owner }’s { $piece } on { $square } is no longer frozen.

## Check and the end

drc-end-bare-kings = Only the two Kings are left: a draw.
    .plate = bare Kings
drc-end-quiet = { $moves ->
    [one] One move
   *[other] { $moves } moves
} of each side without a capture or a move of a Warrior: a draw.

## The position in short lines

drc-line-frozen = { $owner }’s { $piece } on { $square } is frozen by the Basilisk on { $basilisk }.
drc-line-hero = { $owner }’s Hero on { $square } can only return to { $origin }.

## Refusals: pieces and ways

drc-no-level = The { $piece } never goes to level { $level }.
drc-no-hero-bound = A Hero off the middle board can only return to the square it came from: from { $from } to { $origin }.
drc-no-king-away = A King off the middle board can only return to it: from { $from } to { $back }.
drc-no-frozen = The { $piece } on { $square } is frozen by the Basilisk on { $basilisk } and can’t move.
drc-list-frozen = The piece on { $square } is frozen by the Basilisk on { $basilisk } and can’t move.
drc-no-thaws = The Basilisk may not leave { $from }: what it freezes would thaw and attack { $seat }’s King on { $king } ({ $attackers }).

## Refusals: position strings

drc-position-levels = three boards are needed, separated by |; { $found } found.
drc-position-level = { $piece } on { $square }: this piece never stands on level { $level }.
drc-position-warrior = { $piece } on { $square }: a Warrior never stands on rank 1 or 8.
drc-position-kings = { $seat } has to have exactly one King, not { $found }.
drc-position-side = “{ $text }” is neither gold nor scarlet.
drc-position-origins = “{ $text }” is no Hero with its origin, like 3e5=2d4.
drc-position-order = “{ $text }” is repeated or out of order.
drc-position-origin-missing = the Hero on { $square } needs the square it came from.
drc-position-origin-nobody = no Hero stands on { $square } off the middle board.
drc-position-origin-far = { $origin } is not a square of level 2 one file and one rank from { $square }.
