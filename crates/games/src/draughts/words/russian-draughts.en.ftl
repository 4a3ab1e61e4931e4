# Russian draughts.

rus-name = Russian draughts
rus-about = Men take backward too, kings fly, and a man that reaches the last rank while taking goes on as a king.

rus-help =
    White begins. { -drt-lead }
    { -drt-rule-around }
    { -drt-rule-flying } If it can take on from some of them, it must land on one of those.
    • A man that reaches the last rank while taking becomes a king at once and **goes on as a king**.
    { -drt-rule-take } You may choose any capture, not only the longest.
    { -drt-rule-gone }
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 15) }
    • **Also a draw**, if both sides have a king, after so many moves of each side without a capture or a promotion: 5 with two or three pieces on the board, 30 with four or five, 60 with six or seven. A lone king on the main road (a1–h8) against three pieces off it, one of them a king, holds the draw in 5 moves.

rus-help-notation = { -drt-typed-letters(quiet: "c3-d4", spaced: "c3 d4", take: "c5:e7:g5", short: "c5:g5", to: "d4", other: "22-18") }
