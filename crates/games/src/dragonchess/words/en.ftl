# Dragonchess.

drc-name = Dragonchess
    .typed = dragon chess
drc-about = Chess on three boards, one above another. By Gary Gygax (Dragon Magazine 100, 1985).

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
drc-no-thaws = The Basilisk can’t leave { $from }: the piece that it freezes would thaw and attack { $seat }’s King on { $king } ({ $attackers }).

## Refusals: position strings

drc-position-levels = three boards are needed, separated by |; { $found } found.
drc-position-level = { $piece } on { $square }: this piece never stands on level { $level }.
drc-position-warrior = { $piece } on { $square }: a Warrior never stands on rank 1 or 8.
drc-position-kings = { $seat } must have exactly one King, not { $found }.
drc-position-side = “{ $text }” is neither gold nor scarlet.
drc-position-origins = “{ $text }” is not a Hero with its origin, like 3e5=2d4.
drc-position-order = “{ $text }” is repeated or out of order.
drc-position-origin-missing = the Hero on { $square } needs the square it came from.
drc-position-origin-nobody = no Hero stands on { $square } off the middle board.
drc-position-origin-far = { $origin } is not a square of level 2 one file and one rank away from { $square }.

## The lesson.

lesson-dragonchess-type = Three boards lie one above another: air (3), land (2), underworld (1). A square is level, file and rank. You are Gold: step ahead with the Warrior on 2f2.
    .hint = A Warrior is `W`, the square ahead is 2f3: `W2f3`.
    .done = 3f3 lies right above it, 1f3 right below. You can also write from and to: `2f2-2f3`.
lesson-dragonchess-griffon = In the air a Griffon leaps two squares by three. To land it goes one level down and one square diagonally. Take the piece that it can reach on land.
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
    .done = The distance doesn’t matter, nor do pieces on the way. Only the square itself has to be empty.
lesson-dragonchess-dwarf = A Dwarf steps ahead or sideways and takes diagonally ahead. In the underworld it also takes what stands right above it, on land. Take something.
    .hint = It stands on 1f4. Right above, on 2f4, is the Mage: `Dx2f4`.
    .done = It stays on land and may step straight down again to an empty square. It never goes back a rank.
lesson-dragonchess-paladin = Between boards the Paladin leaps like a knight in space: one level and two squares straight, or two levels and one square straight. Take a Basilisk.
    .hint = Two levels below 3f4 is 1f4, and one square straight from there stands a Basilisk: `P1f5`.
    .done = On land it moves like king and knight of chess together, on the other boards like a king.
lesson-dragonchess-freeze = An enemy on land right above your Basilisk is frozen: it can’t move and gives no check. End the check without moving your King.
    .hint = The Oliphant on 2g5 gives check. Bring the Basilisk right below it: `B1g5`.
    .done = It is frozen as long as the Basilisk stays there. Your own pieces stand above it unharmed.
lesson-dragonchess-frozen = Your Basilisk freezes the Oliphant on 2g8, and a frozen piece protects nothing. Take with your King.
    .hint = Nobody protects the Unicorn on 2g4 now: `Kx2g4`.
    .done = From now on the Basilisk has to stay: if it left, the Oliphant would thaw and give check.
lesson-dragonchess-hero = A Hero leaves the land by one level and one square diagonally, and then it can only return to the square it came from. Yours came from 2e4: return.
    .hint = A Unicorn has gone to 2e4 meanwhile, so the Hero takes it on its return: `Hx2e4`.
    .done = If a piece of your own stood there, the Hero couldn’t move at all. On land it goes one or two squares diagonally, over anything.
lesson-dragonchess-warrior = On the last rank a Warrior becomes a Hero at once, and a Hero on land goes one or two squares diagonally. Let it become one with check.
    .hint = From 2d8 the Hero wouldn’t reach the King on 2g6, from 2e8 it does: `Wx2e8`.
    .done = There is no choice: always a Hero. In full it is `W/2d7x2e8(H)`, but you may leave out the ending.
lesson-dragonchess-mate = A King may also step up or down a level, unless it is frozen. Scarlet’s King stands above your Basilisk: mate.
    .hint = It can’t step anywhere, so a check that nobody can take or block is enough: `O2e8`.
    .done = Not frozen, the King would have gone up to 3g8 and been safe.

# Dragonchess: the pieces and how they move.

drc-kind-sylph = Sylph
    .letter = S
drc-kind-griffon = Griffon
    .letter = G
    .typed = griffin
drc-kind-dragon = Dragon
    .letter = Dr
drc-kind-warrior = Warrior
    .letter = W
drc-kind-oliphant = Oliphant
    .letter = O
    .typed = elephant
drc-kind-unicorn = Unicorn
    .letter = U
drc-kind-hero = Hero
    .letter = H
drc-kind-thief = Thief
    .letter = T
drc-kind-cleric = Cleric
    .letter = C
drc-kind-mage = Mage
    .letter = M
drc-kind-king = King
    .letter = K
drc-kind-paladin = Paladin
    .letter = P
drc-kind-dwarf = Dwarf
    .letter = D
drc-kind-basilisk = Basilisk
    .letter = B
drc-kind-elemental = Elemental
    .letter = E

drc-moves-sylph = In the air it steps diagonally ahead to an empty square, and takes straight ahead or right below, on land, where it then stands. From land it only goes back up, to an empty square: right above, or any square where its side’s Sylphs start.
drc-moves-griffon = In the air it leaps two squares by three, over anything; on land it steps one square diagonally. Between air and land it changes level and goes one square diagonally.
drc-moves-dragon = Only in the air: any distance diagonally, or one step straight. It takes on land from afar, without leaving its place: right below it, or beside that square. Nothing blocks this.
drc-moves-warrior = One step straight ahead to an empty square; it takes one step diagonally ahead. No double step. On the last rank it becomes a Hero at once.
drc-moves-oliphant = Any distance along rank or file, like a rook. Only on land.
drc-moves-unicorn = It leaps like a knight. Only on land.
drc-moves-hero = On land one or two squares diagonally, over anything; or one level up or down and one square diagonally. From there it can only return to the very square it came from (at tables with `hero_return` any: to any square one diagonal step away).
drc-moves-thief = Any distance diagonally, like a bishop. Only on land.
drc-moves-cleric = One step in any direction on every board, or straight up or down one level.
drc-moves-mage = On land like a queen; on the other boards one step straight. On every board also straight up or down: one level, or two if the square between is empty.
drc-moves-king = On land one step in any direction, or straight up or down one level. From there it can only come straight back. There is no castling.
drc-moves-paladin = On land like king and knight together, elsewhere like a king. Between boards it leaps like a knight in space: one level and two squares straight, or two levels and one square straight.
drc-moves-dwarf = One step ahead or sideways to an empty square; it takes diagonally ahead. In the underworld it also takes what stands right above it, on land, and stays there. From land it may also step straight down to an empty square.
drc-moves-basilisk = Only in the underworld: one step ahead, straight or diagonally, or straight back to an empty square. An enemy right above it, on land, is frozen: it can’t move, gives no check and protects nothing.
drc-moves-elemental = In the underworld one or two squares straight, not over anything, or one diagonally to an empty square. It takes on land one step straight and then up, if the square it passes is empty; from there it only returns, straight down and then one step straight.

# Dragonchess: what is said about typed moves, and how to type them.

drc-option-hero_return = where a Hero on level 1 or 3 can go: origin – only back to the square it came from; any – to every square of level 2 one diagonal step away
drc-option-repetition = how many times a position must occur to make a draw; 0 – never
drc-option-quiet_limit = how many moves of each side without a capture or a move of a Warrior make a draw; 0 – never

drc-help =
    Three boards of 12×8 lie one above another: the air (3), the land (2), the underworld (1). Gold moves first. Checkmate wins; a stalemate is a draw. No castling, no double step, no en passant.
    • Air: Sylph `S`, Griffon `G`, Dragon `Dr`.
    • Land: Warrior `W`, Oliphant `O` (rook), Unicorn `U` (knight), Hero `H`, Thief `T` (bishop), Cleric `C`, Mage `M`, King `K`, Paladin `P`.
    • Underworld: Dwarf `D`, Basilisk `B`, Elemental `E`.
    • **Frozen:** an enemy on land right above a Basilisk can’t move, gives no check and protects nothing, as long as the Basilisk stays.
    • **From afar:** the Dragon takes on land right below itself, or beside that square, without leaving its place.
    • A Warrior on the last rank becomes a Hero. A Hero that left the land can only return to the square it came from.
    How a piece moves: ask for help with its name, `dragonchess griffon`.

drc-help-notation =
    { "" }**Squares:** level, file, rank: `2f3` is on land. `3f3` lies right above it, `1f3` below.
    { "" }**Moves**
    • `W2f3`, `Warrior 2f3`: the piece and where it goes
    • `S/3e2-3d3`, `3e2-3d3`, `S3e23d3`: from and to, where several pieces could go there
    • `Wx2e3`, `WxU2e3`, `WxU`: a capture; you may name the piece taken, and then you may even leave out the square
    • `Dr2c4`, `Drx2c4`, `DrxT`: the Dragon takes from afar
    • `W2f8(H)`: a Warrior becomes a Hero; you may leave out the mark
    • `ch`, `dbl ch`, `dis ch`, `mate`, `+` may follow a move
    Capitals, spaces and dashes don’t matter. You may shorten Russian and Ukrainian names: `Дракон x Сильф`, `Др3а7`, `Злод 2e3`.

# Dragonchess: what stands on the picture. Short: there is room for one or two words.

drc-plate-holds = freezes { $squares }
drc-plate-holds-several = freezes { $count } pieces

drc-level-air = Air
drc-level-land = Land
drc-level-underworld = Underworld

drc-layout-wide = three boards in a row
drc-layout-air = the air alone
drc-layout-land = the land alone
drc-layout-underworld = the underworld alone
