# Brazilian draughts.

bra-name = Brazilian draughts
    .typed = brazilian checkers, damas
bra-about = International rules on the chessboard with twelve men; endings with few kings are soon drawn.

bra-help =
    White begins. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying }
    { -drt-rule-passes }
    { -drt-rule-take }
    { -drt-rule-most }
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 20) }
    • **Also a draw** after 5 moves of each side without a capture or a promotion, if each side has a king and at most two pieces, and one side has no men.

bra-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-brazilian-draughts-move = A man goes one square ahead diagonally, on the dark squares. Go from e3 to f4.
    .hint = From and to: `e3-f4`, also `e3 f4`.
    .done = The numbers of the squares are read as well: `23-19` is the same move.
lesson-brazilian-draughts-take = Taking is compulsory. Men take forward and backward, and you must take as many pieces as you can. Take with the man on c5.
    .hint = Over b4 it would take one man. Over d6 and then back over f6 it takes two: `c5:e7:g5`, or just `c5:g5`.
    .done = `c5:a3` would have been refused. Kings and men count alike.
lesson-brazilian-draughts-king = A king flies: it takes from afar and lands on any empty square behind. Take the man on d4, and the one on c7 as the second.
    .hint = From e5, behind d4, the king sees c7: `a1:e5:b8`.
    .done = From e5 it could also take the man on f4. Both captures take two, so you could choose.
lesson-brazilian-draughts-passing = A man becomes a king only if its move ends on the last rank. Take two with the man on f6.
    .hint = Over e7 to d8, and back over c7: `f6:d8:b6`.
    .done = It only passed the last rank, so it is still a man. In Russian draughts it would have been a king from d8 on.
lesson-brazilian-draughts-shot = Black has to take wherever it can. Give up one man, and win.
    .hint = A new king sees far, and Black’s capture comes to d6: `e7-f8`.
    .done = Black must play `f4:d6`, and `f8:b4:e1:h4` takes everything. If kings remain, hurry: after 5 quiet moves of each side an ending of a king against two is a draw.
