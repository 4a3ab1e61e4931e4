# Dragonchess.

drc-name = Dragonchess
    .typed = dragon chess
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

## The lesson.

lesson-dragonchess-type = Three boards lie one above another: air (3), land (2), underworld (1). A square is level, file and rank. You are Gold: step ahead with the Warrior on 2f2.
    .hint = A Warrior is `W`, the square ahead is 2f3: `W2f3`.
    .done = 3f3 lies right above it, 1f3 right below. From and to is read as well: `2f2-2f3`.
lesson-dragonchess-griffon = In the air a Griffon leaps two squares by three. Down to land it goes one level and one square diagonally. Take what it can reach on land.
    .hint = The Oliphant on 2f4 is right below it, but not diagonally. The Unicorn is: `G2g5`.
    .done = On land it steps one square diagonally, or goes back up in the same way. Nothing can block a Griffon.
lesson-dragonchess-dragon = The Dragon never leaves the air. It takes on land from afar, without moving: right below itself, or on one of the four squares beside that. Take something.
    .hint = Right below 3f4 is 2f4, and beside that stands the Mage on 2f5: `Dr2f5`.
    .done = The Dragon is still on 3f4. Nothing can block this, and it gives check in the same way.
lesson-dragonchess-sylph = In the air a Sylph steps diagonally ahead, but takes straight ahead, or right below on land. Take something.
    .hint = The Sylph is on 3f5. Straight ahead there is nothing; right below, on 2f5, stands a Thief: `Sx2f5`.
    .done = Now it stands on land, where it attacks nothing. From there it can only go back up.
lesson-dragonchess-return = From land a Sylph goes back up to an empty square: right above it, or any square where its side’s Sylphs start. The one above is occupied: send yours to a start square.
    .hint = Gold’s Sylphs start on rank 2 of the air, on files a, c, e, g, i and k. One that is empty will do: `S3c2`.
    .done = The distance doesn’t matter, nor does what stands between. Only the goal has to be empty.
lesson-dragonchess-dwarf = A Dwarf steps ahead or sideways and takes diagonally ahead. In the underworld it also takes what stands right above it, on land. Take something.
    .hint = It stands on 1f4. Right above, on 2f4, is the Mage: `Dx2f4`.
    .done = It stays on land and may step straight down again to an empty square. It never goes back a rank.
lesson-dragonchess-paladin = Between boards the Paladin leaps like a knight in space: one level and two squares straight, or two levels and one square straight. Take a Basilisk.
    .hint = Two levels below 3f4 is 1f4, and one square straight from there stands a Basilisk: `P1f5`.
    .done = On land it moves like king and knight of chess together, on the other boards like a king.
lesson-dragonchess-freeze = An enemy on land right above your Basilisk is frozen: it can’t move and gives no check. End the check without moving your King.
    .hint = The Oliphant on 2g5 gives check. Bring the Basilisk right below it: `B1g5`.
    .done = It is frozen as long as the Basilisk stays there. Your own pieces stand above it unharmed.
lesson-dragonchess-frozen = Your Basilisk freezes the Oliphant on 2g8, and what is frozen protects nothing. Take with your King.
    .hint = Nobody protects the Unicorn on 2g4 now: `Kx2g4`.
    .done = From now on the Basilisk has to stay: if it left, the Oliphant would thaw and give check.
lesson-dragonchess-hero = A Hero leaves the land by one level and one square diagonally, and from there it can only return to the square it came from. Yours came from 2e4: return.
    .hint = A Unicorn has gone to 2e4 meanwhile, so returning takes it: `Hx2e4`.
    .done = If a piece of your own stood there, the Hero couldn’t move at all. On land it goes one or two squares diagonally, over anything.
lesson-dragonchess-warrior = On the last rank a Warrior becomes a Hero at once, and a Hero on land goes one or two squares diagonally. Let it become one with check.
    .hint = From 2d8 the Hero wouldn’t reach the King on 2g6, from 2e8 it does: `Wx2e8`.
    .done = There is no choice: always a Hero. In full it is `W/2d7x2e8(H)`, but the ending may be left out.
lesson-dragonchess-mate = A King may also step up or down a level, unless it is frozen. Scarlet’s King stands above your Basilisk: mate.
    .hint = It can’t step anywhere, so a check that nobody can take or block is enough: `O2e8`.
    .done = Not frozen, the King would have gone up to 3g8 and been safe.
