# Chapaev: discs are flicked at discs.

lesson-chapaev-shot = On your turn you flick one of your discs: its name, a direction in degrees, a power from 1 to 100. 90 is straight up the board. Shoot w3 straight up with power 50.
    .hint = Three items with spaces between: `w3 90 50`. Just `3 90 50` will do, too.
    .done = In a lesson every shot is exact. At a table hands tremble: the harder a shot, the further it may go astray.
lesson-chapaev-aim = A hit without loss keeps the turn. In place of degrees you may name the target, with `>` before it. Aim w2 at the disc b5, power 70.
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
lesson-chapaev-last = The round is won by whoever has the last discs on the table. Knock off b7: aim at it by name with any of your discs, power 60.
    .hint = From each of the three the way is free: `w6 >b7 60`.
    .done = The winner of a round moves up a row, two if no own disc was lost. Face to face with an army on its home row a round wins the tour.
