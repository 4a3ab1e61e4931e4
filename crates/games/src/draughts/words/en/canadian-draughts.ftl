# Canadian draughts.

can-name = Canadian draughts
can-about = International draughts on a board of 12 by 12, with thirty men on each side.

can-help =
    White begins. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

can-help-notation = { -drt-typed-numbers(quiet: "45-39", spaced: "45 39", take: "33x22x11", short: "33x11", to: "39", other: "e5-f6") }

## The lesson.

lesson-canadian-draughts-move = International draughts on twelve by twelve squares, thirty men a side. Moves are typed with the numbers in the picture. Go from 45 to 39.
    .hint = `45-39`, also `45 39`.
    .done = Files and ranks are read as well: `e5-f6` is the same move.
lesson-canadian-draughts-most = Men take forward and backward, and you must make a capture that takes most pieces. Take with the man on 56.
    .hint = One way takes a single man, the other two: `56x45x32`, or just `56x32`.
    .done = With this many men long captures are common: count before you let one happen.
lesson-canadian-draughts-king = A king flies, takes from afar and lands on any empty square behind. Take two with it.
    .hint = Behind 39, from which square does it see 41? `67x28x54`.
    .done = A king lands where it can take most in all, not where it likes.
lesson-canadian-draughts-shot = Give up a man and win.
    .hint = A man becomes a king on the last rank, even if another is taken next: `9-2`.
    .done = Black must play `19x8`, and `2x19x58x41` takes everything.
