# Russian draughts.

rus-name = Russian draughts
    .typed = russian checkers, shashki
rus-about = Men take backward too, kings fly, and a man that reaches the last rank in a capture goes on as a king.

rus-help =
    White begins. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying } If it can take on from some of them, it must land on one of those.
    • A man that reaches the last rank in a capture becomes a king at once and **goes on as a king**.
    { -drt-rule-take } You may choose any capture, not only the longest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 15) }
    • **Also a draw**, if both sides have a king, after a number of moves of each side without a capture or a promotion: 5 with two or three pieces on the board, 30 with four or five, 60 with six or seven. A lone king on the main road (a1–h8) against three pieces off it, one of them a king, holds the draw in 5 moves.

rus-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }

## The lesson.

lesson-russian-draughts-move = A man goes one square ahead diagonally, on the dark squares. Go from c3 to d4.
    .hint = From and to: `c3-d4`, also `c3 d4`. The square alone is enough if only one move ends there.
    .done = The numbers of the squares are read as well: `22-18` is the same move.
lesson-russian-draughts-back = Taking is compulsory: a piece jumps over an enemy to the empty square behind. A man takes backward, too. Take the man on d2.
    .hint = Over d2 to c1: `e3:c1`.
    .done = You may choose any capture, but you must make one: no other move was legal here.
lesson-russian-draughts-chain = You may choose a capture of any length, but once begun it goes on while there is more to take. Take two.
    .hint = Over d4 to c5, then over b6: `e3:c5:a7`, or just `e3:a7`.
    .done = Captured pieces leave the board when the move is over; till then they stand in the way and are not jumped twice.
lesson-russian-draughts-king = A king flies: it takes from afar and lands on any empty square behind; if it can go on taking from one of them, it lands there. Take two with the king.
    .hint = From which square behind c3 does it see c5? `a1:d4:b6`.
    .done = Behind the last piece it chose freely between b6 and a7.
lesson-russian-draughts-passing = A man that reaches the last rank in a capture becomes a king at once and goes on taking as one. Take two that way.
    .hint = On d8 it is a king and sees b6: `f6:d8:a5`.
    .done = In international draughts it would have stayed a man. Here the last rank often decides a game in mid-move.
lesson-russian-draughts-shot = Since taking is compulsory, you can lead the enemy. Give up a man and win.
    .hint = Black has to take on the way to d6. Then one of your men takes three: `d6-e7`.
    .done = Black must play `f8:d6`, and `e5:c7:a5:c3` takes everything.
