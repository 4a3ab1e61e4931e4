# Portuguese draughts.

por-name = Portuguese draughts
    .typed = portuguese checkers, damas clássicas, damas classicas
por-about = The moves of Spanish draughts, and draws that come sooner: a king against three has twelve moves to hold out.

por-help =
    White begins. The board is turned: each player has a playing corner at the right. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Of these, one that takes most kings.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Also a draw**, with nothing else on the board: a king against three kings after 12 moves of each side without a capture or a promotion; against one or two kings after 5.

por-help-notation = { -drt-typed-numbers(quiet: "10-14", spaced: "10 14", take: "10x19x26", short: "10x26", to: "14", other: "f3-e4") }

## The lesson.

lesson-portuguese-draughts-move = The board is turned: the corner at your right is played on, and the numbers begin there. Go from 10 to 14.
    .hint = `10-14`, also `10 14`. The picture shows the numbers.
    .done = Files and ranks are read as well: `f3-e4` is the same move.
lesson-portuguese-draughts-most = Taking is compulsory, men take forward only, and you must take as many pieces as you can. Take the men on 14 and 22.
    .hint = To the right it would take one man, to the left two: `10x19x26`, or just `10x26`.
    .done = `10x17` would have been refused, because two pieces can be taken.
lesson-portuguese-draughts-king = A king flies and takes from afar. Of captures of equally many pieces, you must make the one that takes most kings. Take, and land as far away as you can.
    .hint = On one side stands a man, on the other a king. Behind the king on 7 are 12 and 16: `3x16`.
    .done = You could not take the man on 10: the king counts first.
lesson-portuguese-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on 27.
    .hint = It lands on 30, beside 26, which it may not take yet: `23x30`.
    .done = From the next turn on it flies as a king.
lesson-portuguese-draughts-shot = Let Black take one man, and win.
    .hint = A new king sees far, and Black’s man comes within its reach: `26-30`.
    .done = Black must play `16x7`, and `30x17x3x12` takes everything. Three kings win against one only if they need no more than twelve moves.
