# Chapaev.

chp-name = Chapaev
chp-about = Flicked draughtsmen: knock the enemy’s discs off the table and keep your own on it. The bot computes every shot exactly.

chp-help =
    Each side has eight draughtsmen. On your turn you **flick** one of yours, by direction and power; whatever it hits is pushed on. A disc falls when its middle leaves the table, which is half a cell larger than the chessboard on every side.
    • If at least one enemy disc fell and none of your own, you **shoot again**; otherwise the turn passes.
    • **Round:** whoever has the last discs on the table wins it and moves up one row, two if no own disc was lost. Where the armies stand face to face, the loser is pushed back a row.
    • **Tour:** won by whoever wins a round face to face with an enemy on its home row. Then arms change: infantry, cavalry, artillery, tanks, heavy tanks. By default the winner takes the next arm, and a tour won with the last one wins the match.
    • **Weight:** in artillery and heavy tanks discs carry others; they have more rings and are harder to move.
    • After 60 shots of both together the round goes to the side with more weight on the table.
    • **Hands tremble:** a shot may go astray, the more the harder it is. By default its direction is off by up to 20 degrees at full power, by up to 10 at half, and its power by as much. The answer shows what was asked for and what was made. `tremor=0` is for exact aim, `chain_limit=1` and `round_start=loser` help whoever is behind.

chp-help-notation =
    { "" }**A shot** is a disc, a direction and a power: `w3 90 50`, with spaces or commas.
    • **Disc:** `w3`, just `3`, or the cell where it lies: `c1`. To Black `b3` is a disc; the cell is `@b3`.
    • **Direction** in degrees: `0` towards the h-file, `90` towards rank 8, `180` towards the a-file, `270` towards rank 1; one decimal, `90.5`. Or name the target: `w3 >b5 80` aims at disc b5, `w3 >e8 80` at the middle of e8.
    • **Power:** from `1` to `100`.
    • `preview w3 90 50` draws the line of aim. What would come of the shot is not foretold.
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
chp-shot-none = { $seat }: { $disc } at { $angle }°, power { $power }: nobody falls.
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

chp-no-form = “{ $text }” is not written out as a shot is recorded.
chp-read-long = That is too long for a shot: at most { $most } characters are read. A shot is typed like this: `{ $example }`.
chp-read-nothing = There is nothing to read here. A shot is a disc, a direction and a power: `{ $example }`.
chp-read-many = { $count } items are too many: a shot is a disc, a direction and a power, like `{ $example }`.
chp-read-disc = “{ $text }” is no disc of yours. You have { $discs }; a shot is typed like this: `{ $example }`.
chp-read-fallen = { $disc } is not on the table. You have { $discs }.
chp-read-foreign = { $disc } belongs to { $owner }. You have { $discs }.
chp-read-cell-empty = None of your discs lies on { $cell }. Yours: { $discs }.
chp-read-cell-several = Several of your discs lie on { $cell }: { $discs }. Which one?
chp-read-both = { $text } is a disc and a cell where another disc of yours lies: { $discs }. Which one? (The cell is written @{ $text }.)
chp-read-no-aim = In which direction, and how hard? Like this: `{ $example }`: 90 is up the board, 0 to the right, power from 1 to 100.
chp-read-no-power = How hard? The power, from 1 to 100, stands at the end: `{ $example }`.
chp-read-comma = “{ $text }” can be one angle, or an angle and a power. Which one? With spaces it is clear: `{ $example }`.
chp-read-angle = “{ $text }” is no direction: degrees with at most one decimal, like 90 or 90.5, or a target, like >e8. A whole shot: `{ $example }`.
chp-read-turn = { $text } degrees are more than a full turn: directions go from 0 to 359.9. A shot is typed like this: `{ $example }`.
chp-read-tenths = With colons and no spaces angles are in tenths of a degree, from 0 to 3599, not { $text }. In degrees: `{ $example }`.
chp-read-power = “{ $text }” is no power: whole numbers from 1 to 100, at the end of a shot like `{ $example }`.
chp-read-target = “{ $text }” is no target: name a cell, like >e8, or a disc on the table. A whole shot: `{ $example }`.
chp-read-target-fallen = { $text } is not on the table any more. A shot in degrees: `{ $example }`.
chp-read-target-self = { $disc } lies there itself: nothing to aim at.
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
chp-position-disc = “{ $text }” is no disc: it is written `w1@524288,524288`.
chp-position-no-disc = there is no { $disc }: { $side } has discs 1 to { $most }.
chp-position-off = { $disc } would lie beside the table: coordinates go from { $least } to { $most }, not { $text }.
chp-position-order = { $disc } is out of order: each disc once, w1 first, b1 after the white ones.
chp-position-options = all options have to stand here, in this order: { $names }.
chp-position-option = { $name } can’t be “{ $value }”; it is one of: { $allowed }.
