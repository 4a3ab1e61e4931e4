# Chapaev.

chp-name = Chapaev
chp-about = Flicked draughtsmen: knock the enemy’s discs off the table and keep your own on it. The bot computes every shot exactly.

chp-help =
    Each side has eight draughtsmen. On your turn you **flick** one of yours, by direction and power; whatever it hits is pushed on. A disc falls when its middle leaves the table, which is half a cell larger than the chessboard on every side.
    • If at least one enemy disc fell and none of your own, you **shoot again**; otherwise the turn passes.
    • **Round:** the side with the last discs on the table wins it and moves up one row, or two if it lost no disc. If the armies stand face to face, the loser is pushed back a row.
    • **Tour:** you win it by winning a round face to face with an enemy on its home row. Then arms change: infantry, cavalry, artillery, tanks, heavy tanks. By default the winner takes the next arm, and a tour won with the last arm wins the match.
    • **Weight:** in artillery and heavy tanks discs carry others; they have more rings and are harder to move.
    • After 60 shots of both together the round goes to the side with more weight on the table.
    • **Hands tremble:** a shot may go astray, and the harder it is, the further. By default its direction is off by up to 20 degrees at full power, by up to 10 at half, and its power by as much. The answer shows the shot you asked for and the shot that was made. `tremor=0` is for exact aim; `chain_limit=1` and `round_start=loser` help the side that is behind.

chp-help-notation =
    { "" }**A shot** is a disc, a direction and a power: `w3 90 50`, with spaces or commas.
    • **Disc:** `w3`, just `3`, or the cell where it lies: `c1`. To Black `b3` is a disc; the cell is `@b3`.
    • **Direction** in degrees: `0` towards the h-file, `90` towards rank 8, `180` towards the a-file, `270` towards rank 1; one decimal, `90.5`. Or name the target: `w3 >b5 80` aims at disc b5, `w3 >e8 80` at the middle of e8.
    • **Power:** from `1` to `100`.
    • `preview w3 90 50` draws the line of aim. It doesn’t show how the shot would end.
    { "" }In the record of a game angles are in tenths of a degree: `w3:905:50`.

chp-preset-fair = fair hands
chp-preset-steady = Steady hands
chp-preset-turns = One shot a turn
chp-preset-loser = The loser begins
chp-preset-round = One round

chp-option-arm_changes = who takes the next arm after a tour: winner, loser or both
chp-option-arms = the arms of the match in order, joined by +: infantry, cavalry, artillery, tanks, heavy; some may be left out or repeated
chp-option-chain_limit = how many shots in a row a player may make; 0 – any number
chp-option-earth_turns = whether the earth turns: yes – shots in any direction; no – players keep their seats and shoot only away from themselves
chp-option-length = what is played: match, tour (the first one won ends the game) or round
chp-option-round_start = who starts a round: white, winner or loser of the last one, or alternate
chp-option-shot_limit = how many shots a round has, of both players together; 0 – any number
chp-option-tremor = how far hands tremble: at full power a shot may be off by so many degrees, and by so much of its power; 0 – every shot is made as it is asked for

chp-power-25 = gentle
chp-power-50 = half
chp-power-75 = strong
chp-power-100 = full

## Arms

chp-kind-infantry = infantry
    .ins = infantry
chp-moves-infantry = Eight discs in a row, on the base row.
chp-kind-cavalry = cavalry
    .ins = cavalry
chp-moves-cavalry = Eight discs on the dark cells of two rows.
chp-kind-artillery = artillery
    .ins = artillery
chp-moves-artillery = Two guns on the base row, each of two carriages side by side and a gunner. The carriages carry a third disc on top, half its weight each: three rings, one and a half times as heavy.
chp-kind-tanks = tanks
    .ins = tanks
chp-moves-tanks = Two rhombi of four discs in three rows, an acute angle towards the enemy.
chp-kind-heavy = heavy tanks
    .ins = heavy tanks
chp-moves-heavy = Two triangles of three discs in two rows, a side towards the enemy. They carry a fourth disc on top, a third of its weight each: two rings, one and a third times as heavy.

## A shot

chp-and = { $first } and { $last }
chp-degrees = { $whole }{ $tenths ->
    [0] { "" }
   *[other] .{ $tenths }
}
chp-aim = { $seat } aims { $disc } at { $angle }°, power { $power }.
chp-shot-none = { $seat }: { $disc } at { $angle }°, power { $power }: no disc falls.
chp-shot-foes = { $seat }: { $disc } at { $angle }°, power { $power }: knocks off { $foes }{ $again ->
    [yes] ; shoots again.
   *[no] .
}
chp-shot-own = { $seat }: { $disc } at { $angle }°, power { $power }: loses { $own }.
chp-shot-both = { $seat }: { $disc } at { $angle }°, power { $power }: knocks off { $foes }, but loses { $own }.
chp-note-again = Shot { $count } in a row, of at most { $limit }.

## Rounds, tours, the match

chp-round-won = { $winner } wins the round.
chp-round-clean = { $winner } wins the round without losing a disc.
chp-round-heavier = No shots are left in this round: { $winner } wins it with more weight on the table.
chp-round-drawn = Nobody has a disc left: the round is drawn.
chp-round-even = No shots are left in this round, and both sides weigh the same: it is drawn.
chp-advance = { $winner } moves up { $rows ->
    [one] a row
   *[other] { $rows } rows
}, to rank { $rank }.
chp-advance-pushing = { $winner } moves up { $rows ->
    [one] a row
   *[other] { $rows } rows
}, to rank { $rank }, and pushes { $loser } back to rank { $back }.
chp-tour-won = { $winner } wins the tour! Tours { $white }–{ $black }.
chp-new-arm = { $seat } now fights with { $arm-ins }.
chp-new-round = A new round: { $starter } shoots first.
chp-end-won = { $winner } has won.
chp-end-drawn = A draw.

## The position in short lines

chp-line-army = { $seat }, { $arm }: { $discs }.
chp-line-formed = { $seat }, { $arm }: all { $count } discs in formation from rank { $rank }.
chp-line-none = { $seat }, { $arm }: no discs left.
chp-line-tours = tours { $white }–{ $black }
chp-line-shots = { $limit ->
    [0] Shots in this round: { $shots }.
   *[other] Shots in this round: { $shots } of { $limit }.
}
chp-disc-on = { $disc } { $cell }
chp-disc-border = { $disc } on the border
chp-plate = { $arm } { $count }/{ $most }

## Refusals

chp-no-form = “{ $text }” is not a shot in the form of a record.
chp-read-long = That is too long for a shot: at most { $most } characters are read. A shot is typed like this: `{ $example }`.
chp-read-nothing = There is nothing to read here. A shot is a disc, a direction and a power: `{ $example }`.
chp-read-many = { $count } items are too many: a shot is a disc, a direction and a power, like `{ $example }`.
chp-read-disc = “{ $text }” is not one of your discs. You have { $discs }; a shot is typed like this: `{ $example }`.
chp-read-fallen = { $disc } is not on the table. You have { $discs }.
chp-read-foreign = { $disc } belongs to { $owner }. You have { $discs }.
chp-read-cell-empty = None of your discs lies on { $cell }. Yours: { $discs }.
chp-read-cell-several = Several of your discs lie on { $cell }: { $discs }. Which one?
chp-read-both = { $text } is a disc and a cell where another disc of yours lies: { $discs }. Which one? (The cell is written @{ $text }.)
chp-read-no-aim = In which direction, and how hard? Like this: `{ $example }`: 90 is up the board, 0 to the right, power from 1 to 100.
chp-read-no-power = How hard? The power, from 1 to 100, stands at the end: `{ $example }`.
chp-read-comma = “{ $text }” can be one angle, or an angle and a power. Which one? With spaces it is clear: `{ $example }`.
chp-read-angle = “{ $text }” is not a direction: degrees with at most one decimal, like 90 or 90.5, or a target, like >e8. A whole shot: `{ $example }`.
chp-read-turn = { $text } degrees are more than a full turn: directions go from 0 to 359.9. A shot is typed like this: `{ $example }`.
chp-read-tenths = With colons and no spaces angles are in tenths of a degree, from 0 to 3599, not { $text }. In degrees: `{ $example }`.
chp-read-power = “{ $text }” is not a power: whole numbers from 1 to 100, at the end of a shot like `{ $example }`.
chp-read-target = “{ $text }” is not a target: name a cell, like >e8, or a disc on the table. A whole shot: `{ $example }`.
chp-read-target-fallen = { $text } is not on the table any more. A shot in degrees: `{ $example }`.
chp-read-target-self = { $disc } itself is there: nothing to aim at.
chp-read-half-white = The earth does not turn at this table: White shoots only from 0° to 180°, and { $angle }° is the other way.
chp-read-half-black = The earth does not turn at this table: Black shoots only from 180° to 360°, and { $angle }° is the other way.

## Refusals: position strings

chp-position-phase = “{ $text }” is none of w, b, 1-0, 0-1, 1/2.
chp-position-range = “{ $text }” has to be from { $least } to { $most }.
chp-position-gap = the armies would stand in each other’s rows.
chp-position-chain = there cannot be more shots in a row than shots in the round.
chp-position-chain-over = that many shots in a row end the turn.
chp-position-shots-over = that many shots end the round.
chp-position-none-left = { $side } has no disc left: the round would be over.
chp-position-disc = “{ $text }” is not a disc: it is written `w1@524288,524288`.
chp-position-no-disc = there is no { $disc }: { $side } has discs 1 to { $most }.
chp-position-off = { $disc } would lie beside the table: coordinates go from { $least } to { $most }, not { $text }.
chp-position-order = { $disc } is out of order: each disc once, w1 first, b1 after the white ones.
chp-position-options = all options have to be here, in this order: { $names }.
chp-position-option = { $name } can’t be “{ $value }”; it is one of: { $allowed }.

## The lesson.

lesson-chapaev-shot = On your turn you flick one of your discs: its name, a direction in degrees, a power from 1 to 100. 90 is straight up the board. Shoot w3 straight up with power 50.
    .hint = Three items with spaces between: `w3 90 50`. Just `3 90 50` will do, too.
    .done = In a lesson every shot is exact. At a table hands tremble: the harder a shot is, the further it may go astray.
lesson-chapaev-aim = If you knock off an enemy disc and lose none, you shoot again. In place of degrees you may name the target, with `>` before it. Aim w2 at the disc b5, power 70.
    .hint = `w2 >b5 70`. A cell is aimed at in the same way: `>e8` is its middle.
    .done = The bot has worked out the angle. `preview` before a shot draws the line of aim and plays nothing.
lesson-chapaev-side = Degrees count from the right, anticlockwise: 0 is towards the h-file, 90 up, 180 towards the a-file, 270 down. Knock off b1 with w1, power 60.
    .hint = b1 lies on the same rank to the right: `w1 0 60`.
    .done = A disc has fallen when its middle leaves the table, which is half a cell larger than the board on every side.
lesson-chapaev-black = White’s shot was too weak, and the turn has passed. You are Black, with b1 to b8. Directions are those of the board, from either side of it: 270 is towards rank 1. Shoot b1 there, power 50.
    .hint = As White would type it: `b1 270 50`. Or name the target: `b1 >w1 50`.
    .done = For Black `b1` is a disc. To aim at the cell of that name, Black types `@b1`.
lesson-chapaev-pair = b4 and b5 lie side by side at the edge. Knock off both with one shot at full power.
    .hint = Which of your discs lies straight below the gap between them? `w2 90 100`.
    .done = Full power carries furthest, and at a table it trembles most: the direction by up to 20 degrees by default.
lesson-chapaev-weight = Black has artillery: discs with three rings carry another and are half as heavy again. With power 45 they stay on the table from here; a plain one falls. Knock one off with power 45, straight up.
    .hint = The plain ones are b3 and b4, straight above w4 and w5: `w4 90 45`.
    .done = After each tour arms change, by default for its winner: infantry, cavalry, artillery, tanks, heavy tanks.
lesson-chapaev-last = The side with the last discs on the table wins the round. Knock off b7: aim at it by name with any of your discs, power 60.
    .hint = From each of the three the way is free: `w6 >b7 60`.
    .done = The winner of a round moves up a row, or two if it lost no disc. Face to face with an army on its home row a round wins the tour.
