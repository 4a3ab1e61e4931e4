# Czech draughts.

cze-name = Czech draughts
    .typed = czech checkers, česká dáma, ceska dama
cze-about = Men take forward only, kings fly, any capture may be chosen; but if a king can take, a king must.

cze-help =
    White begins. { -drt-lead }
    { -drt-rule-forward }
    { -drt-rule-flying } If it can take on from some of them, it must land on one of those.
    { -drt-rule-stops }
    { -drt-rule-take } You may choose any capture, not only the longest. But **if a king can take, a king must take**.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    { -drt-rule-few }

cze-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "a3:c5:e7", short: "a3:e7", to: "d4", other: "22-18") }

## The lesson.

lesson-czech-draughts-move = A man goes one square ahead diagonally, on the dark squares. Go from c3 to b4.
    .hint = From and to: `c3-b4`, also `c3 b4`.
    .done = The numbers of the squares are read as well: `22-17` is the same move.
lesson-czech-draughts-free = Taking is compulsory, and men take forward only. You may choose any capture, not only the longest. Take with the man on e5.
    .hint = Over d6 to c7: `e5:c7`.
    .done = The man on a3 could have taken two: `a3:c5:e7`. It did not have to. A capture that has begun must be completed.
lesson-czech-draughts-king = If a king can take, a king must take. Take with the king, and land as far away as you can.
    .hint = Behind f2 are g3 and h4: `e1:h4`.
    .done = The man on c3 was not allowed to take d4, because the king could take.
lesson-czech-draughts-chain = If a king can take on from one of the squares behind its victim, it must land there. Take three.
    .hint = From d4 the king sees e3, and then g3: `a1:d4:f2:h4`.
    .done = Over e5 it would have taken two. You could choose.
lesson-czech-draughts-crown = A man that reaches the last rank becomes a king, and its move ends there. Take the man on e7.
    .hint = It lands on d8, beside c7, which it may not take yet: `f6:d8`.
    .done = From the next turn on it must take before all men, if it can take.
lesson-czech-draughts-shot = The man on d8 will take yours on c7. Use your move so that you win afterwards.
    .hint = A new king on the long diagonal sees f6, and more behind it: `g7-h8`.
    .done = Black must play `d8:b6`, and `h8:e5:c7:a5` takes everything.
