# Frisian draughts.

fri-name = Frisian draughts
    .typed = frysk dammen, frisian checkers
fri-about = On a hundred squares, with captures straight and sideways too; you must make the capture of greatest value.

fri-moves-king = Any distance diagonally. It captures in eight directions, diagonally and along ranks and files, by jumping over a piece to an empty square behind it.
fri-moves-man = One step ahead diagonally. It captures in eight directions, diagonally, forward, backward and sideways, by jumping over the next piece to the empty square behind it. On the last rank it becomes a king.

fri-help =
    White begins. { -drt-lead }
    • **A man** goes one square ahead diagonally. It takes in **eight directions**: diagonally, and straight ahead, straight back and sideways. There the next dark square is two squares away.
    • **A king** goes any distance diagonally. It takes in the eight directions, from any distance, and lands on any empty square behind what it jumps over.
    { -drt-rule-passes }
    { -drt-rule-take }
    • Of several captures you must make one of the **greatest value**: a king counts almost as much as two men. If a king can make one of these, a king must take.
    { -drt-rule-gone }
    • If you have a man left, you may not make more than **three moves in a row with one king**, captures aside. Then you must move another piece, or take.
    { -drt-rule-end }
    { -drt-rule-draws(quiet: 25) }
    • **Also a draw**, with nothing else on the board: king against king after 2 moves of each side without a capture or a promotion; two kings against one after 7.

fri-help-notation = { -drt-typed-numbers(quiet: "32-28", spaced: "32 28", take: "28x17x8", short: "28x8", to: "28", other: "d4-e5") }

## The lesson.

lesson-frisian-draughts-move = A man goes one square ahead diagonally, and moves are typed with the numbers in the picture. Go from 32 to 28.
    .hint = `32-28`, also `32 28`.
    .done = Files and ranks are read as well: `d4-e5` is the same move.
lesson-frisian-draughts-straight = Taking is compulsory, and it goes in eight directions: diagonally, but also ahead, back and sideways. Take the man on 18, straight ahead.
    .hint = On a file the dark squares are two squares apart. Over 18 to 8: `28x8`.
    .done = Sideways it would have taken the man on 27: `28x26`. Men and kings move diagonally, but they take straight as well.
lesson-frisian-draughts-value = You must make the capture of the greatest value. A king counts more than one man and less than two. Take 22 and 12.
    .hint = Over 22 to 17, then over 12 to 8: `28x17x8`, or just `28x8`.
    .done = You could not take the king on 29: two men count more. Two kings count more than three men, and less than four.
lesson-frisian-draughts-king = If a king can make a capture of the greatest value, a king must take. Take, and land as far away as you can.
    .hint = Behind 41 are 37 and 32: `46x32`.
    .done = The man on 35 could take one man too, but the king had to.
lesson-frisian-draughts-rest = If you have a man left, you may not make more than three moves in a row with one king. Yours on 46 has made three. Move the man to 44.
    .hint = From 50 to 44: `50-44`.
    .done = Now the king may move again, three times at most. After a capture the count begins anew.
lesson-frisian-draughts-shot = Black threatens the man on 27 from the side. Let it be taken, and win.
    .hint = A new king sees along ranks, files and diagonals: `10-5`.
    .done = Black must play `26x28`, and `5x2x35x5x32` takes everything.
