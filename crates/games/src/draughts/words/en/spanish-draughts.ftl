# Spanish draughts.

spa-name = Spanish draughts
spa-about = Men take forward only, kings fly; you must take most pieces, then most kings.

spa-help =
    White begins. The board is turned: each player has a playing corner at the right. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying }
    { -drt-rule-stops }
    { -drt-rule-take }
    { -drt-rule-most } Of these, one that takes most kings.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

spa-help-notation = { -drt-typed-numbers(quiet: "11-15", spaced: "11 15", take: "14x23x30", short: "14x30", to: "15", other: "d3-c4") }

## The lesson.

lesson-spanish-draughts-move = The board is turned: the corner at your right is played on, and squares are numbered from there. Go from 11 to 15.
    .hint = `11-15`, also `11 15`. The picture shows the numbers.
    .done = Files and ranks are read as well: `d3-c4` is the same move.
lesson-spanish-draughts-forward = Taking is compulsory, but men take forward only: the enemy behind yours is safe. Take the man on 15.
    .hint = Over 15 to 20: `11x20`.
    .done = Of several captures you must make one that takes most pieces; here both took one.
lesson-spanish-draughts-king = A king flies and takes from afar. Among equal captures you must make the one with most kings. Take, and land as far away as you can.
    .hint = On one diagonal stands a man, on the other a king. Behind the king on 15 are 20 and 24: `6x24`.
    .done = You could not take the man on 13: the king counts first.
lesson-spanish-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on 27.
    .hint = It lands on 31, beside 28, which it may not take yet: `22x31`.
    .done = As a king it flies from the next turn on.
lesson-spanish-draughts-shot = Let Black take one man, and win.
    .hint = A new king sees far, and Black’s capture clears its way: `26-30`.
    .done = Black must play `22x13`, and `30x23x10x17` takes everything.
