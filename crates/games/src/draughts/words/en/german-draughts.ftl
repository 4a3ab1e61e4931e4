# German draughts.

ger-name = German draughts
ger-about = International draughts on a chessboard, with twelve men on each side.

ger-help =
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

ger-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-german-draughts-move = International draughts on a chessboard. A man goes one square ahead diagonally. Go from c3 to d4.
    .hint = From and to: `c3-d4`, also `c3 d4`.
    .done = The numbers of the squares are read as well: `22-18` is the same move.
lesson-german-draughts-most = Taking is compulsory, forward and backward, and of several captures you must make one that takes most pieces. Take with the man on e3.
    .hint = Backward it would take one, forward two: `e3:c5:a7`, or just `e3:a7`.
    .done = `e3:c1` would have been refused. Kings and men count alike.
lesson-german-draughts-king = A king flies: it takes from afar and lands on any empty square behind, but it has to take most. Take the man on c5 as the second one.
    .hint = Behind c3, from which square does it see c5? `a1:d4:b6`.
    .done = From e5 it would have taken f6: two as well, so you could choose.
lesson-german-draughts-passing = A man becomes a king only if its move ends on the last rank. If it only passes that rank in a capture, it stays a man. Take with the man on b6.
    .hint = Over c7 to d8, and back over e7: `b6:d8:f6`.
    .done = In Russian draughts it would have been a king from d8 on.
lesson-german-draughts-shot = Black must take as many pieces as possible: use that. Give up two men and win.
    .hint = Where can two captures lead the man on b8? To b4, before your men: `d6-c7`.
    .done = Black must play `b8:d6:b4`, and `a5:c3:e1:g3` takes everything.
